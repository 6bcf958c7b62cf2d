package paragraph

import (
	"slices"
	"strings"

	"apnap/engine"
	"apnap/engine/lang/chart"
	"apnap/engine/lang/english"
	"apnap/engine/lang/lexicon"
	"apnap/engine/lang/tree"
	"apnap/engine/oracle"
	"apnap/engine/oracle/lex"
)

// phraseText is a paragraph as a chart reads it, up to the end of what is being read.
type phraseText struct {
	r *reader
	c *english.Categories
	// end is where the text ends.
	end int
}

// At is the token at a place.
func (t *phraseText) At(i int) string {
	if i >= t.end || i >= len(t.r.toks)-1 {
		return ""
	}
	return t.r.toks[i].Text
}

// describe are what the tokens at a place can be besides names.
func (t *phraseText) describe(i int) []chart.Word {
	switch tok := t.r.toks[i]; tok.Kind {
	case lex.NumberToken:
		return []chart.Word{{Cat: t.c.Number, Val: tok.N, Len: 1}}
	case lex.PTToken:
		if p, q, ok := oracle.SizeOf(tok.Text); ok {
			return []chart.Word{{Cat: t.c.Size, Val: tree.Mod{Slot: tree.Size, N: p, M: q}, Len: 1}}
		}
		return t.counters(i)
	case lex.WordToken:
		return slices.Concat(t.whose(i), t.counters(i), t.abilities(i), t.describing(i))
	}
	return nil
}

// whose is the possessive that stands at a token.
func (t *phraseText) whose(i int) []chart.Word {
	r, at := t.r, t.r.i
	defer func() { r.i = at }()
	r.i = i
	n := 1
	switch w := t.At(i); {
	case lexicon.Plays(w, lexicon.Article) && lexicon.Plays(t.At(i+1), lexicon.EnemyWord) && r.possessedAt(2): // "the enemy Thalia"
		return []chart.Word{{Cat: t.c.Possessive, Val: &tree.Phrase{Ref: tree.Across, Span: tree.Span{i, i + 2}}, Len: 2}}
	case lexicon.Plays(w, lexicon.EnemyWord) && r.possessedAt(1):
		return []chart.Word{{Cat: t.c.Possessive, Val: &tree.Phrase{Ref: tree.Across, Span: tree.Span{i, i + 1}}, Len: 1}}
	case in(w, "my your his their") || w == "her" && r.possessedAt(1):
		if who, length := r.roleAhead(); length > 0 && who != nobody && t.At(i+1+length) == "'s" {
			n = length + 2
		}
	default:
		if in(w, "the an our") {
			r.i++
		}
		_, length := r.keyed()
		if length == 0 || t.At(r.i+length) != "'s" {
			return nil
		}
		n = r.i + length + 1 - i
	}
	return []chart.Word{{Cat: t.c.Possessive, Val: &tree.Phrase{Ref: "'s", Span: tree.Span{i, i + n}}, Len: n}}
}

// names is the card whose name stands at a token. Behind the first word of a noun a name may
// be written small, where no other word is meant.
func (t *phraseText) names(i int, small bool) []chart.Word {
	r, at, far, err := t.r, t.r.i, t.r.far, t.r.err
	defer func() { r.i, r.far, r.err = at, far, err }()
	r.i, r.err = i, nil
	m, ok := r.card(small)
	if r.err != nil {
		r.nameErrs[i] = r.err
	}
	if !ok {
		return nil
	}
	return []chart.Word{{Cat: t.c.Name, Val: &tree.Name{Kind: tree.CardName, Text: m.card.Name, Number: m.many, At: i}, Len: r.i - i}}
}

// describing are the adjective and the noun that a word can be, and the name that begins
// with it.
func (t *phraseText) describing(i int) []chart.Word {
	var list []chart.Word
	if n := t.r.nameLength(i); n > 0 {
		list = append(list, chart.Word{Cat: t.c.AnyName, Val: &tree.Name{Text: t.r.raw(i, i+n)}, Len: n})
	}
	tok := t.r.toks[i]
	if lexicon.Plays(tok.Text, lexicon.EmptyAdjective) {
		return append(list, chart.Word{Cat: t.c.Adjective, Val: tree.Mods{}, Len: 1})
	}
	if tok.Text == "resolved" {
		return append(list, chart.Word{Cat: t.c.Adjective, Val: tree.Mods{{Slot: tree.State, Key: "resolved"}}, Len: 1})
	}
	if _, card := t.r.marks[i]; card || !describing(tok) || tok.Text == "mine" || i == 0 && t.r.markedAt(i+1) && pastForm(tok.Text) {
		return list
	}
	mods, head, ok := english.Describing(tok.Text)
	if s, thing := lexicon.Read(lexicon.Head, tok.Text); !ok && thing && s.Of == "thing" { // an ability or effect, which is no object
		mods, head, ok = tree.Mods{{Slot: tree.Kind, Key: s.Key}}, true, true
	}
	if !ok {
		return list
	}
	cat := t.c.Adjective
	if head {
		cat = t.c.Head
		if t.r.pluralAt(i) {
			mods = slices.Clone(mods)
			mods[0].M = several
		}
	}
	return append(list, chart.Word{Cat: cat, Val: mods, Len: 1})
}

// pastForm reports whether a word is what somebody did: "copied", before a name.
func pastForm(w string) bool {
	v, ok := lexicon.VerbOf(w)
	return ok && w == v.Past
}

// describing reports whether a word may describe a thing: short words are no subtypes here,
// where people write as they talk.
func describing(t lex.Token) bool {
	_, ok := lexicon.Read(lexicon.Subtype, t.Text)
	return !ok || len(t.Text) > 2
}

// nameLength is how many capitalised words a name at a token has, with small words
// between them.
func (r *reader) nameLength(i int) int {
	if m, ok := r.marks[i]; ok {
		return m.length
	}
	n, last := 0, 0
	for i+n < r.end && r.toks[i+n].Kind == lex.WordToken && (r.toks[i+n].Capital() || n > 0 && in(r.toks[i+n].Text, "of the")) {
		if n++; r.toks[i+n-1].Capital() {
			last = n
		}
	}
	return last
}

// abilities is the keyword ability that stands at a token, with what belongs to it.
func (t *phraseText) abilities(i int) []chart.Word {
	s, n := lexicon.Longest(lexicon.Ability, func(k int) string { return t.At(i + k) })
	if n == 0 || s.People {
		return t.protection(i)
	}
	key := s.Key
	if in(key, "toxic absorb bushido vanishing dredge") && t.r.toks[i+n].Kind == lex.NumberToken {
		key += " " + t.r.toks[i+n].Raw
		n++
	}
	return []chart.Word{{Cat: t.c.Keyword, Val: tree.Mod{Slot: tree.Keyword, Key: key}, Len: n}}
}

// protection is "protection from red", "pro red".
func (t *phraseText) protection(i int) []chart.Word {
	n := 0
	switch {
	case t.At(i) == "protection" && t.At(i+1) == "from":
		n = 2
	case t.At(i) == "pro":
		n = 1
	}
	quality := t.At(i + n)
	mods, _, ok := english.Describing(quality)
	if n == 0 || !ok && quality != "everything" || ok && mods[0].Neg {
		return nil
	}
	return []chart.Word{{Cat: t.c.Keyword, Val: tree.Mod{Slot: tree.Keyword, Key: "protection from " + quality}, Len: n + 1}}
}

// counters is the kind of counter that stands at a token, before the word.
func (t *phraseText) counters(i int) []chart.Word {
	_, n := lexicon.Longest(lexicon.Ability, func(k int) string { return t.At(i + k) })
	n = max(n, 1)
	if !in(t.At(i+n), "counter counters") || lexicon.Plays(t.At(i), lexicon.SaysPlus) {
		return nil
	}
	var kind []string
	for k := range n {
		kind = append(kind, t.At(i+k))
	}
	return []chart.Word{{Cat: t.c.Counter, Val: strings.Join(kind, " "), Len: n}}
}

// take takes what is said of a thing into its phrase.
func (n *noun) take(mods tree.Mods) {
	for _, m := range mods {
		switch m.Slot {
		case tree.ValueOfX:
			n.detail.x = m.N
		case tree.Level:
			n.detail.level = m.N
		case tree.KickedTimes:
			n.detail.kicked = m.N
		case tree.Chosen:
			n.detail.chosen = m.Key
		case tree.Shielded:
			n.detail.shield = true
		case tree.Loyalty:
			n.detail.mods = append(n.detail.mods, tree.Mod{Slot: tree.Counters, Key: "loyalty", N: m.N})
		case tree.Marked:
			if n.card == nil || isSpell(n.card) {
				n.detail.damage = m.N
				continue
			}
			n.detail.mods = append(n.detail.mods, m)
		default:
			n.detail.mods = append(n.detail.mods, m)
		}
	}
}

// named reports whether something said is part of what a thing without a name is called
// by; the rest only facts tell.
func named(m *tree.Mod) bool {
	switch m.Slot {
	case tree.Color, tree.Hues, tree.Supertype, tree.Subtype, tree.Type, tree.Kind:
		return true
	case tree.State:
		return in(m.Key, "attacking blocking")
	}
	return false
}

// pluralAt reports whether the noun at a token is in the plural and in no other form.
func (r *reader) pluralAt(i int) bool {
	plural := false
	for _, s := range lexicon.Find(r.toks[i].Text) {
		switch s.Class {
		case lexicon.Type, lexicon.Head, lexicon.Subtype:
			if !s.Plural || s.English.One == s.English.Many {
				return false
			}
			plural = true
		}
	}
	return plural
}

// alwaysToken reports whether a word names what only tokens are: "Clue".
func alwaysToken(w string) bool {
	return lexicon.Plays(strings.ToLower(w), lexicon.TokenKind)
}

// size is the size that is said, "" where none is.
func (d *detail) size() string {
	if m := d.mods.Get(tree.Size); m != nil {
		return english.Before(tree.Mods{*m})
	}
	return ""
}

// power is the power that is said.
func (d *detail) power() (int, bool) {
	if m := d.mods.Get(tree.Size); m != nil {
		return m.N, true
	}
	if m := d.mods.Get(tree.Power); m != nil && m.Op == tree.Exactly {
		return m.N, true
	}
	return 0, false
}

// hasKeyword reports whether a keyword ability is said of a thing.
func hasKeyword(mods tree.Mods, fits func(string) bool) bool {
	for i := range mods {
		if mods[i].Slot == tree.Keyword && !mods[i].Neg && fits(mods[i].Key) {
			return true
		}
	}
	return false
}

// counted is "ten loyalty counters", "one +1/+1 counter".
func counted(n int, kind string) string {
	return english.CountersOf(&tree.Mod{Slot: tree.Counters, N: n, Key: kind})
}

func newDetail() detail { return detail{damage: engine.Unset, x: engine.Unset} }
