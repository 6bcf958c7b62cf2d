package paragraph

import (
	"apnap/engine/lang/english"
	"apnap/engine/lang/tree"
	"slices"
	"strings"

	"apnap/engine/lang/lexicon"
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
}

// detail is what a phrase says of a thing besides.
type detail struct {
	// mods are what facts tell of it.
	mods      tree.Mods
	damage    int // "(3 damage)"
	x         int
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
//	Noun = Player | [ Whose | Article ] [ Number [ "x" | "copies of" ] ] ( Card | { Adjective } Head ) { Suffix } .
//
// With small set a single word in small letters may be the name of a card.
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
	small = r.determiner(&n) || small
	at := r.i
	named := r.eat("commander")
	r.eat(",")
	if named && !r.cardHere() {
		r.i, named = at, false
	}
	if t := r.peek(); t.Kind == oracle.PTToken && r.i+1 < r.end {
		if p, q, ok := oracle.SizeOf(t.Text); ok && r.markedAt(r.i+1) {
			n.take(tree.Mods{{Slot: tree.Size, N: p, M: q}})
			r.i++
		}
	}
	if m, ok := r.explained(); ok {
		n.card = m.card
	} else if m, ok := r.card(small); ok {
		n.detail.commander = named
		n.card = m.card
		n.many = max(n.many, m.many)
		r.eat("token", "tokens")
	} else if r.err != nil || !r.described(&n) {
		r.fail()
		r.i = n.from
		return n, false
	}
	if !r.suffixes(&n) {
		r.i = n.from
		return n, false
	}
	if n.card != nil && isSpell(n.card) && makesEffect(n.card) && r.says(lexicon.HasResolved) {
		n.resolved = true
	}
	n.to = r.i
	return n, true
}

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

// determiner reads whose or which; it reports whether anything stood there.
func (r *reader) determiner(n *noun) bool {
	at := r.i
	r.eat("one of", "each of", "both of", "both", "all of")
	if who, ok := r.owner(); ok {
		n.owner, n.det = who, "whose"
		r.eat("own")
	} else if r.says(lexicon.Another) {
		n.det, n.another = "a", true
	} else if r.eat("a", "an", "a single", "some") {
		n.det = "a"
	} else if r.eat("the", "this", "that", "these", "those") {
		n.det = "the"
	}
	if t := r.peek(); t.Kind == oracle.NumberToken && !r.cardHere() && t.N > 0 && t.N < 100 && !in(r.ahead(1).Text, "- power") {
		n.many = t.N
		r.i++
		if r.peek().Text == "x" && r.peek().Glued {
			r.i++
		}
	} else if r.eat("x2") {
		n.many = 2
	}
	was := r.i
	if r.says(lexicon.CardCalled) && !r.cardHere() {
		r.i = was
	}
	r.eat("copies of", "copy of", "of")
	n.resolved = r.eat("resolved")
	r.eat("other", "different", "lone")
	return r.i > at
}

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
