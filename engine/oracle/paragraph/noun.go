package paragraph

import (
	"slices"
	"strings"

	"apnap/engine"
	"apnap/engine/lang/english"
	"apnap/engine/lang/lexicon"
	"apnap/engine/lang/tree"
	"apnap/engine/oracle"
	"apnap/engine/oracle/lex"
	"apnap/engine/oracle/shape"
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
	waits    bool // its effect is meant, which waits
	another  bool // said to be one more
	other    bool // said to be another than one spoken of
	copy     bool // a copy of it is meant
	ability  int  // the activated ability that its card stands for, counted from 1; 0 for none
}

// detail is what a phrase says of a thing besides.
type detail struct {
	// mods are what facts tell of it.
	mods      tree.Mods
	damage    int // "(3 damage)"
	x         int
	level     int    // of a Class, 0 where nobody says
	kicked    int    // how often it was kicked, where that is more than once
	chosen    string // what was chosen for it: "Cat", "red", "Bob"
	commander bool
	on        *noun  // what it is attached to
	source    *noun  // what was chosen as the source for it
	worn      *noun  // what is attached to it
	shield    bool   // a regeneration shield waits
	ability   string // its text, given with it
}

func newNoun(at int) noun {
	return noun{from: at, who: nobody, owner: nobody, many: 1, detail: newDetail()}
}

// nounFor is a noun phrase of tokens [from, to) that means a thing known.
func (r *reader) nounFor(i, from, to int) noun {
	t, n := &r.things[i], newNoun(from)
	n.card, n.words, n.owner, n.det, n.to = t.card, t.words, t.owner, "the", to
	return n
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
	case tree.Other:
		n.det, n.other = "the", true
	}
	n.many = max(1, p.Count)
	n.copy = p.Copy
	if p.Name != nil {
		n.card = r.cards.find(p.Name.Text)
	}
	p = kickedInShort(p)
	said, ok := n.quotes(p.Mods)
	if !ok {
		return false
	}
	for i := range p.Mods {
		if key := p.Mods[i].Key; english.InShort(&p.Mods[i]) && !slices.Contains(r.aside, key) {
			r.aside = append(r.aside, key)
		}
	}
	n.waits = slices.ContainsFunc(p.Mods[:p.Front], saidToWait)
	mods, ok := r.related(n, said[p.Front:])
	if !ok {
		return false
	}
	mods = said[:p.Front:p.Front].And(mods)
	if p.Name != nil {
		n.many = max(n.many, p.Name.Number)
		if mods = r.besides(n, mods); !kindsKnown(mods) {
			return false
		}
		if p.Apart && (n.many > 1 || !r.done() && r.toks[r.i-1].Text != "," && r.peek().Text != "(") {
			return false
		}
	} else if !r.describes(n, mods[:p.Front]) {
		return false
	} else {
		mods = mods[p.Front:]
	}
	if n.take(mods); !kindsKnown(n.detail.mods) {
		return false
	}
	if p.One {
		n.plural = false
	}
	if p.Whose != nil {
		who, ok := r.whoseOf(p.Whose)
		if !ok || n.owner != nobody && n.owner != who {
			return false // whose it is and who controls it are two
		}
		n.owner, n.det = who, "whose"
	}
	if p.Name == nil {
		r.byKind(n, p)
	}
	if p.One && p.Name == nil {
		if found := r.matching(n); len(found) == 1 && r.things[found[0]].many <= 1 {
			n.det = "a" // of several there is more than the one that was told of
		}
	}
	return true
}

// saidResolved reports whether something said of a spell is that it has resolved, saidToWait whether
// its effect is meant.
func saidResolved(m tree.Mod) bool { return m.Slot == tree.State && m.Key == "resolved" }
func saidToWait(m tree.Mod) bool   { return m.Slot == tree.State && m.Key == english.Waiting }

// besides is what is said of a card that its name does not say already.
func (r *reader) besides(n *noun, mods tree.Mods) tree.Mods {
	var more tree.Mods
	for _, m := range mods {
		switch {
		case saidResolved(m):
			n.resolved = true
		case saidToWait(m):
		case m.Slot == tree.Kind && m.Key == "commander":
			n.detail.commander = true
		case m.Slot == tree.Counters && !m.Neg && m.Key == "":
			m.Key = counterOf(n.card)
			more = append(more, m)
		case m.Slot == tree.Kind && m.Key != "token", saysOfItself(n.card, &m), colorOfName(n.card, &m):
		default:
			more = append(more, m)
		}
	}
	return more
}

// kindsKnown reports whether of all counters that are told the kind is known.
func kindsKnown(mods tree.Mods) bool {
	return !slices.ContainsFunc(mods, func(m tree.Mod) bool { return m.Slot == tree.Counters && !m.Neg && m.Key == "" })
}

// counterOf is the kind of counter that a card speaks of, empty where it speaks of several or of none. Those on a planeswalker that nobody
// calls otherwise are its loyalty.
func counterOf(c *oracle.Card) (kind string) {
	const loyalty = "loyalty"
	if c.Types&engine.Planeswalker != 0 && c.Types&engine.Creature == 0 {
		return loyalty
	}
	before := ""
	for _, says := range textsOf(c) {
		for _, t := range lex.Scan(says) {
			if lexicon.Plays(t.Text, lexicon.CounterWord) && before != "" && !lexicon.Plays(before, lexicon.LittleWord) && !lexicon.Plays(before, lexicon.SaysPlus) {
				if kind != "" && kind != before {
					return ""
				}
				kind = before
			}
			before = t.Text
		}
	}
	return kind
}

// atCounters reports whether what a permanent is at or on is a number of its counters: "on 3 counters", "at 4".
func atCounters(n *noun, a *tree.Arg) bool {
	amount := a.Amount()
	return n.card != nil && n.many <= 1 && lexicon.Plays(a.Prep, lexicon.AtLife) && amount != nil && amount.N > 0 && counterOf(n.card) != "" &&
		(amount.Unit == "" || amount.Unit == countersUnit && in(amount.Key+".", ". "+counterOf(n.card)+"."))
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

// colorOfName reports whether a color that is said of a card is a word of its name, of which the rest stands behind it as
// a short name: "the black Gate" is a card, and no color.
func colorOfName(c *oracle.Card, m *tree.Mod) bool {
	return m.Slot == tree.Color && !m.Neg && slices.ContainsFunc(strings.Fields(c.Name), func(w string) bool { return strings.EqualFold(w, m.Key) })
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
		case saidResolved(*m), saidToWait(*m):
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
	if !ok || r.cardHere() || r.peek().Kind != lex.WordToken || r.ahead(1).Text != "(" || r.ahead(2+m.length).Text != ")" || headWord(r.peek()) || adjectiveWord(r.peek().Text) || r.seatOf(r.peek().Raw) != nobody || lexicon.Plays(r.peek().Text, lexicon.Person) {
		return mark{}, false
	}
	r.i += 3 + m.length
	return m, true
}

// tells reports whether a phrase about somebody's thing says more of it than its name.
func (n *noun) tells() bool { return n.owner != nobody && n.tellsMore() }

// tellsMore reports whether a phrase says of a thing what a fact has to tell.
func (n *noun) tellsMore() bool { return len(n.detail.mods) > 0 || n.detail.ability != "" }

func (r *reader) cardHere() bool { return r.markedAt(r.i) }

func (r *reader) markedAt(i int) bool { _, ok := r.marks[i]; return ok }

// headWord reports whether a noun that things are described by stands there.
func headWord(t lex.Token) bool {
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
	_, ok := shape.Subtype(strings.ToLower(w))
	return ok
}

// attaches reports whether a card is an Aura or Equipment.
func attaches(c *oracle.Card) bool {
	return slices.Contains(c.Subtypes, "Aura") || slices.Contains(c.Subtypes, "Equipment")
}

// onCreatures reports whether a card is Equipment, which is never on a player.
func onCreatures(c *oracle.Card) bool {
	const equipment = "Equipment"
	return slices.Contains(c.Subtypes, equipment)
}

// isCreature reports whether a phrase speaks of a creature.
func (n *noun) isCreature() bool {
	const aCommander = "commander" // of which nobody says that it is anything else

	if n.card != nil {
		return n.card.Types&engine.Creature != 0
	}
	return n.detail.size() != "" || n.words == aCommander || strings.HasSuffix(n.words, "creature") || n.words != "" && ofCreature(n.words) != ""
}

// couldBeCreature reports whether what a noun speaks of may be a creature: nobody says that it is
// none, or a fact makes it one.
func (r *reader) couldBeCreature(n *noun) bool {
	if n.card == nil || n.isCreature() {
		return true
	}
	return slices.ContainsFunc(r.matching(n), r.couldBe)
}

// couldBe reports whether a thing may be a creature.
func (r *reader) couldBe(i int) bool {
	t := &r.things[i]
	return t.card == nil || t.card.Types&engine.Creature != 0 || (&detail{mods: t.mods}).size() != "" || t.mods.Get(tree.Type) != nil
}

// struckBy are creatures of the other player's that deal their combat damage to a player.
func (r *reader) struckBy(list []noun, who, from int) bool {
	for k := range list {
		n := &list[k]
		if n.owner == nobody && len(r.seats) == 1 {
			r.addSeat(seat{name: "opponent", keys: []string{"opponent", "opp"}, unnamed: true, at: r.toks[from].Start})
		}
		if n.owner == nobody {
			n.owner = r.otherThan(who)
		}
		if n.owner == nobody {
			return r.stop(r.whose(n))
		}
	}
	at := newNoun(from)
	at.who, at.to = who, from
	return r.combat(list, &at, engine.Unset, from)
}

// sizeByName gives the creature that people call a bear the size for which they call it so, where nobody says another.
func (r *reader) sizeByName(n *noun) {
	if !r.flagged && n.card == nil && n.detail.size() == "" && lexicon.Plays(strings.ToLower(n.words), lexicon.TwoTwo) {
		n.detail.mods = n.detail.mods.And(tree.Mods{{Slot: tree.Size, N: 2, M: 2}})
	}
}
