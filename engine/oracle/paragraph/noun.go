package paragraph

import (
	"slices"
	"strings"

	"apnap/engine/lang/chart"
	"apnap/engine/lang/english"
	"apnap/engine/lang/lexicon"
	"apnap/engine/lang/tree"
	"apnap/engine/oracle"
)

// noun is a noun phrase: a player, a card by name, or a thing by description.
type noun struct {
	from, to int
	who      int // a player, nobody otherwise
	owner    int // whose it is, as far as the phrase says
	many     int
	plural   bool // several of which nobody says how many
	card     *oracle.Card
	words    string // the description of what has no name: "red spell"
	det      string // "a", "the" or "whose"
	detail   detail
	resolved bool // said to have resolved
	another  bool // said to be one more
	copy     bool // a copy of it is meant
}

// detail is what a phrase says of a thing besides.
type detail struct {
	// mods are what facts tell of it.
	mods      tree.Mods
	damage    int // "(3 damage)"
	x         int
	chosen    string // what was chosen for it: "Cat", "red"
	commander bool
	on        *noun  // what it is attached to
	worn      *noun  // what is attached to it
	shield    bool   // a regeneration shield waits
	ability   string // its text, given with it
}

func newNoun(at int) noun {
	return noun{from: at, who: nobody, owner: nobody, many: 1, detail: newDetail()}
}

// noun reads
//
//	Noun = Player | "it" | "him" | Phrase { Suffix } .
//
// where a phrase is one of the grammar of nouns. With small set a single word in small
// letters may be the name of a card.
func (r *reader) noun(small bool) (noun, bool) {
	n := newNoun(r.i)
	if who, ok := r.player(); ok {
		n.who, n.to = who, r.i
		return n, true
	}
	if r.err != nil {
		return n, false
	}
	if r.itNoun(&n) || r.himNoun(&n) || r.err != nil {
		return n, r.err == nil
	}
	if !r.phraseOf(&n, small) || !r.suffixes(&n) {
		r.fail()
		r.i = n.from
		return n, false
	}
	if n.card != nil && isSpell(n.card) && makesEffect(n.card) && r.says(lexicon.HasResolved) {
		n.resolved = true
	}
	n.to = r.i
	return n, true
}

// phraseOf reads the longest phrase that can be what the paragraph speaks of.
func (r *reader) phraseOf(n *noun, small bool) bool {
	if m, ok := r.explained(); ok {
		n.card = m.card
		return true
	}
	from := r.i
	found := r.phrasesAt(from, small)
	if len(found.list) == 0 {
		r.far = max(r.far, min(found.begun, r.end))
	}
	for _, reading := range found.list {
		if reading.End > r.end {
			continue
		}
		one := newNoun(from)
		r.i = reading.End
		if r.means(&one, reading.Val.(*tree.Phrase)) {
			r.i = reading.End
			if r.toks[r.i-1].Text == "," && !r.verbHere() && !r.done() {
				r.i-- // it joins what comes next
			}
			*n = one
			return true
		}
		if r.err != nil {
			break
		}
	}
	if r.i = from; r.err == nil && found.err != nil {
		r.stop(found.err)
	}
	return false
}

// phraseAt is where, and up to where, a noun phrase is looked for, and among how many players.
type phraseAt struct {
	from, end, seats int
	small            bool
}

// phrasesFound are the phrases that begin at a place.
type phrasesFound struct {
	list []chart.Reading
	// begun is the token up to which one was begun, err why a name is not certain.
	begun int
	err   *oracle.Error
}

// phrasesAt finds the noun phrases at a place, up to the end of the sentence; each place is
// read once, wherever the clause is then taken to end.
func (r *reader) phrasesAt(from int, small bool) *phrasesFound {
	end := r.end
	defer func() { r.end = end }()
	for r.end > from && r.end < len(r.toks)-1 && !r.isStop(r.end) && !r.lineEnd(r.end-1) {
		r.end++
	}
	key := phraseAt{from, r.end, len(r.seats), small}
	if found, ok := r.phrased[key]; ok {
		return found
	}
	g := english.Nouns()
	text := &phraseText{r: r, c: g.Categories, from: from, small: small, end: r.end}
	c := g.Read(text)
	found := &phrasesFound{list: c.From(g.Noun, from)}
	if begun := c.From(g.Start, from); len(begun) > 0 {
		found.begun = begun[0].End
	}
	found.err = text.err
	r.phrased[key] = found
	return found
}

// means takes up what a phrase says; it is false where it cannot mean a thing here.
func (r *reader) means(n *noun, p *tree.Phrase) bool {
	switch p.Det {
	case tree.Some:
		n.det = "a"
	case tree.Another:
		n.det, n.another = "a", true
	case tree.Known:
		n.det = "the"
	}
	n.many = max(1, p.Count)
	n.copy = p.Copy
	if p.Name != nil {
		n.card = r.cards.find(p.Name.Text)
	}
	mods, ok := r.related(n, p.Mods[p.Front:])
	if !ok {
		return false
	}
	mods = p.Mods[:p.Front:p.Front].And(mods)
	if p.Name != nil {
		n.many = max(n.many, p.Name.Number)
		mods = r.besides(n, mods)
		if p.Apart && (n.many > 1 || !r.done() && r.toks[r.i-1].Text != "," && r.peek().Text != "(") {
			return false
		}
	} else if !r.describes(n, mods[:p.Front]) {
		return false
	} else {
		mods = mods[p.Front:]
	}
	n.take(mods)
	if p.Whose != nil {
		at := r.i
		r.i = p.Whose.Span[0]
		who, ok := r.owner()
		r.i = at
		if !ok {
			return false
		}
		n.owner, n.det = who, "whose"
	}
	return true
}

// besides is what is said of a card that its name does not say already.
func (r *reader) besides(n *noun, mods tree.Mods) tree.Mods {
	var more tree.Mods
	for _, m := range mods {
		switch {
		case m.Slot == tree.State && m.Key == "resolved":
			n.resolved = true
		case m.Slot == tree.Kind && m.Key == "commander":
			n.detail.commander = true
		case m.Slot == tree.Kind, saysOfItself(n.card, &m):
		default:
			more = append(more, m)
		}
	}
	return more
}

// saysOfItself reports whether what is said of a card is one of its own types, or abilities.
func saysOfItself(c *oracle.Card, m *tree.Mod) bool {
	if m.Neg {
		return false
	}
	switch m.Slot {
	case tree.Keyword: // of what need not be on the battlefield: "dredge 5"
		own := ownWords(c)
		return strings.ContainsAny(m.Key, "0123456789") && !slices.ContainsFunc(strings.Fields(m.Key), func(w string) bool { return !own[base(w)] })
	case tree.Type, tree.Supertype, tree.Subtype:
		return slices.ContainsFunc(strings.Fields(c.TypeLine), func(w string) bool { return strings.EqualFold(w, m.Key) })
	}
	return false
}

// describes takes up the description of what has no name: "red spell", "2/2 green Bear
// creature token".
func (r *reader) describes(n *noun, mods tree.Mods) bool {
	if mods = slices.Clone(mods); !mods.Heads() {
		mods = append(mods, tree.Mod{Slot: tree.Type, Key: "creature"})
	}
	if k := mods.Get(tree.Subtype); k != nil && alwaysToken(k.Key) && mods.Get(tree.Kind) == nil {
		mods = append(mods, tree.Mod{Slot: tree.Kind, Key: "token"})
	}
	var called tree.Mods
	for i := range mods {
		m := &mods[i]
		switch {
		case m.Slot == tree.State && m.Key == "resolved":
			return false
		case named(m):
			n.plural = n.plural || n.many == 1 && m.M == several
			called = append(called, *m)
		default:
			n.take(mods[i : i+1])
		}
	}
	n.words = english.Before(called)
	return true
}

// several marks the word of a noun that stands in the plural.
const several = 2

// explained reads a word that is no name, with the card that it stands for behind it:
// "DSeason (Doubling Season)".
func (r *reader) explained() (mark, bool) {
	m, ok := r.marks[r.i+2]
	if !ok || r.cardHere() || r.peek().Kind != oracle.WordToken || r.ahead(1).Text != "(" || r.ahead(2+m.length).Text != ")" || headWord(r.peek()) || adjectiveWord(r.peek().Text) {
		return mark{}, false
	}
	r.i += 3 + m.length
	return m, true
}

// tells reports whether a phrase about somebody's thing says more of it than its name.
func (n *noun) tells() bool { return n.owner != nobody && n.tellsMore() }

// tellsMore reports whether a phrase says of a thing what a fact has to tell.
func (n *noun) tellsMore() bool { return len(n.detail.mods) > 0 }

func (r *reader) cardHere() bool { return r.markedAt(r.i) }

func (r *reader) markedAt(i int) bool { _, ok := r.marks[i]; return ok }

// headWord reports whether a noun that things are described by stands there.
func headWord(t oracle.Token) bool {
	_, head, ok := english.Describing(t.Text)
	s, thing := lexicon.Read(lexicon.Head, t.Text)
	return ok && head && describing(t) || thing && s.Of == "thing"
}

// adjectiveWord reports whether a word describes a thing.
func adjectiveWord(w string) bool {
	_, head, ok := english.Describing(w)
	return ok && !head || lexicon.Plays(w, lexicon.EmptyAdjective)
}

// isSubtype reports whether a word is a subtype, in the singular or plural.
func isSubtype(w string) bool {
	if len(w) < 3 {
		return false
	}
	_, ok := oracle.Subtype(strings.ToLower(w))
	return ok
}

// ofPlayer reads "of my opponent", "of mine", "my opponent controls", "under his control".
func (r *reader) ofPlayer(n *noun) bool {
	at := r.i
	if n.owner == nobody && r.eat("of") {
		if r.eat("mine") {
			n.owner = r.speaker()
			return true
		}
		if who, ok := r.anyPlayer(); ok {
			r.eat("'s")
			n.owner = who
			return true
		}
	}
	r.i = at
	if n.owner == nobody {
		r.eat("that")
		who, ok := r.player()
		if ok && r.eat("controls", "control") && (n.card == nil || r.done() || r.verbHere() || in(r.peek().Text, ", and")) {
			n.owner = who
			return true
		}
	}
	r.i = at
	return false
}

// attachment reads what a thing is attached to.
func (r *reader) attachment(n *noun) bool {
	at := r.i
	if n.detail.on != nil || n.card == nil || !attaches(n.card) {
		return false
	}
	r.eat("that is", "which is", "that's")
	if !r.eat("attached to", "enchanting", "equipped to", "equipping", "on") {
		r.i = at
		return false
	}
	if in(r.peek().Text, "board") || r.is("the battlefield") || r.is("my side") || r.is("the board") || r.is("the table") {
		r.i = at
		return false
	}
	on, ok := r.noun(false)
	if !ok {
		r.i = at
		return false
	}
	n.detail.on = &on
	return true
}

// attaches reports whether a card is an Aura or Equipment.
func attaches(c *oracle.Card) bool {
	return slices.Contains(c.Subtypes, "Aura") || slices.Contains(c.Subtypes, "Equipment")
}
