package lexicon

// byWord are numbers by words: a table that never changes once it is filled, and is asked so often that a map takes too long.
type byWord struct {
	slots []slotOf
	count int
}

// slotOf is a place of the table, free where the word is empty.
type slotOf struct {
	word string
	at   int32
}

// place is where a word stands, or would.
func (b *byWord) place(word string) *slotOf {
	hash := uint32(len(word))
	for i := range len(word) {
		hash = (hash ^ uint32(word[i])) * 16777619
	}
	last := uint32(len(b.slots) - 1)
	for k := (hash ^ hash>>15) & last; ; k = (k + 1) & last {
		if s := &b.slots[k]; s.word == word || s.word == "" {
			return s
		}
	}
}

// of is the number of a word.
func (b *byWord) of(word string) (at int32, there bool) {
	if word == "" || b.count == 0 {
		return 0, false
	}
	s := b.place(word)
	return s.at, s.word != ""
}

// put gives a word its number.
func (b *byWord) put(word string, at int32) {
	const fewest = 1 << 10
	if 2*b.count >= len(b.slots) {
		old := b.slots
		b.slots = make([]slotOf, max(fewest, 2*len(old)))
		for _, s := range old {
			if s.word != "" {
				*b.place(s.word) = s
			}
		}
	}
	s := b.place(word)
	if s.word == "" {
		b.count++
	}
	*s = slotOf{word, at}
}
