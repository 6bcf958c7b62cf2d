package paragraph

import (
	"slices"
	"strings"

	"apnap/engine"
	"apnap/engine/oracle"
)

// noun is a noun phrase: a player, a card by name, or a thing by description.
type noun struct {
	from, to int
	who      int // a player, nobody otherwise
	owner    int // whose it is, as far as the phrase says
	many     int
	card     *oracle.Card
	words    string // the description of what has no name: "red spell"
	det      string // "a", "the" or "whose"
	detail   detail
	resolved bool // said to have resolved
}

// detail is what a phrase says of a thing besides.
type detail struct {
	pt string // "6/6"
	// adjectives are colors and the like said of a card.
	adjectives []string
	keywords   []string
	counters   []string // "ten loyalty"
	power      int      // engine.Unset where nobody says
	damage     int      // "(3 damage)"
	x          int
	tapped     bool
	commander  bool
	on         *noun  // what it is attached to
	ability    string // its text, given with it
}

func newNoun(at int) noun {
	return noun{from: at, who: nobody, owner: nobody, many: 1, detail: detail{power: engine.Unset, damage: engine.Unset, x: engine.Unset}}
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
	small = r.determiner(&n) || small
	at := r.i
	named := r.eat("commander")
	r.eat(",")
	if named && !r.cardHere() {
		r.i, named = at, false
	}
	if m, ok := r.card(small); ok {
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
	n.to = r.i
	return n, true
}

// determiner reads whose or which; it reports whether anything stood there.
func (r *reader) determiner(n *noun) bool {
	at := r.i
	r.eat("one of", "each of", "both of", "both", "all of")
	if who, ok := r.owner(); ok {
		n.owner, n.det = who, "whose"
		r.eat("own")
	} else if r.eat("a", "an", "another", "a single", "some") {
		n.det = "a"
	} else if r.eat("the", "this", "that", "these", "those") {
		n.det = "the"
	}
	if t := r.peek(); t.Kind == oracle.NumberToken && !r.cardHere() && t.N > 0 && t.N < 100 {
		n.many = t.N
		r.i++
		if r.peek().Text == "x" && r.peek().Glued {
			r.i++
		}
	} else if r.eat("x2") {
		n.many = 2
	}
	r.eat("copies of", "copy of", "of")
	n.resolved = r.eat("resolved")
	r.eat("other", "different", "lone")
	return r.i > at
}

func (r *reader) cardHere() bool { _, ok := r.marks[r.i]; return ok }

// described reads { Adjective } Head: "red spell", "2/2 green Bear creature token".
func (r *reader) described(n *noun) bool {
	from, head := r.i, false
	var words []string
	for {
		t := r.peek()
		switch {
		case t.Kind == oracle.PTToken && n.detail.pt == "":
			n.detail.pt = t.Text
		case keywordHead(t.Text) != "" && !head:
			head = true
			words = append(words, "creature")
			n.detail.keywords = append(n.detail.keywords, keywordHead(t.Text))
		case headWord(t) && !r.cardHere():
			head = true
			words = append(words, singular(t))
		case adjectiveWord(t.Text) && !head:
			words = append(words, t.Text)
		default:
			if !head {
				r.i = from
				return r.fail()
			}
			n.words = strings.Join(words, " ")
			return true
		}
		r.i++
	}
}

// keywordHead is the keyword of the creature that a word means: "trampler".
func keywordHead(w string) string {
	switch w {
	case "trampler":
		return "trample"
	case "lifelinker":
		return "lifelink"
	case "flier", "flyer":
		return "flying"
	case "deathtoucher":
		return "deathtouch"
	}
	return ""
}

// headWord reports whether a noun that things are described by stands there.
func headWord(t oracle.Token) bool {
	if in(t.Text, `creature creatures artifact artifacts enchantment enchantments land lands planeswalker planeswalkers permanent permanents
		token tokens spell spells source sources instant sorcery aura auras equipment commander battle dude guy walker effect ability`) {
		return true
	}
	return t.Kind == oracle.WordToken && isSubtype(t.Raw) && !in(t.Text, `turn ajani aminatou angrath arlinn ashiok bolas calix chandra daretti davriel domri dovin elspeth
		estrid freyalise garruk gideon huatli jace jared jaya jeska kaito karn kasmina kaya kiora koth liliana lolth lukka minsc mordenkainen nahiri narset niko nissa nixilis oko
		ral rowan saheeli samut sarkhan serra sorin szat tamiyo teferi teyo tezzeret tibalt tyvi ugin venser vivien vraska will windgrace wrenn xenagos yanggu yanling zariel`)
}

// adjectiveWord reports whether a word describes a thing.
func adjectiveWord(w string) bool {
	return in(w, `red blue green black white colorless legendary nontoken attacking blocking basic nonbasic snow multicolored
		noncreature nonland nonblack nonwhite nonred nongreen nonblue nonartifact vanilla regular random big large small`)
}

// isSubtype reports whether a word is a subtype, in the singular or plural.
func isSubtype(w string) bool {
	if len(w) < 3 {
		return false
	}
	_, ok := oracle.Subtype(strings.ToLower(w))
	return ok
}

// singular is a head in the singular, a subtype as it is printed.
func singular(t oracle.Token) string {
	switch t.Text {
	case "creatures", "artifacts", "enchantments", "lands", "planeswalkers", "permanents", "tokens", "spells", "sources", "auras":
		return t.Text[:len(t.Text)-1]
	case "dude", "guy":
		return "creature"
	case "walker":
		return "planeswalker"
	}
	if in(t.Text, "creature artifact enchantment land planeswalker permanent token spell source instant sorcery commander battle") {
		return t.Text
	}
	if s, ok := oracle.Subtype(t.Text); ok {
		return s
	}
	return t.Raw
}

// suffixes reads what stands behind a noun:
//
//	Suffix = "(" Inside ")" | [ "," ] ( "which" | "that" ) "has" Details | "with" Details | "of" Player | "of" Whose | Player "controls" |
//	         ( "attached to" | "enchanting" | "equipped to" | "on" ) Noun .
func (r *reader) suffixes(n *noun) bool {
	for {
		at := r.i
		switch {
		case r.peek().Text == "(":
			if !r.parenthesis(n) {
				return false
			}
		case r.relative(n), r.ofPlayer(n), r.attachment(n):
		default:
			r.i = at
			return r.err == nil
		}
	}
}

// relative reads "which has 10 loyalty", "with flying and lifelink".
func (r *reader) relative(n *noun) bool {
	at := r.i
	r.eat(",")
	if r.i > at && r.eat("a", "an") && (r.peek().Kind == oracle.PTToken) {
		if r.details(n) && (r.done() || r.eat(",") || r.joinsHere()) {
			return true
		}
		r.i = at
		return false
	}
	which := r.eat("which has", "that has", "which have", "who has", "which is a", "that is a", "that's a", "which is", "that's", "that is", "w", "w /")
	if !which && (r.i > at || !r.eat("with")) {
		r.i = at
		return false
	}
	if !r.details(n) {
		r.i = at
		return false
	}
	return true
}

// joinsHere reports whether a word that joins clauses stands next.
func (r *reader) joinsHere() bool { return in(r.peek().Text, "and at into while then") }

// details reads Detail { [ "," ] [ "and" ] Detail } .
func (r *reader) details(n *noun) bool {
	if !r.oneDetail(n) {
		return false
	}
	for {
		at := r.i
		r.eat(", and", ",", "and", "&", "+", "with", "w /")
		if r.peek().Kind == oracle.EndToken || !r.oneDetail(n) {
			r.i = at
			return true
		}
	}
}

// oneDetail reads
//
//	Detail = P/T [ "creature" ] | Keyword | Number ( "loyalty" | "power" | "damage" | Kind "counters" [ "on it" ] ) | "X" "=" Number | "tapped" .
func (r *reader) oneDetail(n *noun) bool {
	at := r.i
	t := r.peek()
	switch {
	case t.Kind == oracle.PTToken && t.Raw[0] != '+' && t.Raw[0] != '-':
		r.i++
		n.detail.pt = t.Text
		r.eat("creature", "body", "token")
		return true
	case r.eat("x =", "x is", "x ="):
		if v := r.peek(); v.Kind == oracle.NumberToken {
			r.i++
			n.detail.x = v.N
			return true
		}
	case r.eat("tapped"):
		n.detail.tapped = true
		return true
	case r.eat("untapped"):
		return true
	case r.numbered(n):
		return true
	}
	r.i = at
	return r.keywordDetail(n)
}

// numbered reads a detail that begins with a number.
func (r *reader) numbered(n *noun) bool {
	t := r.peek()
	count := t.N
	if t.Kind != oracle.NumberToken {
		if !r.is("a") && !r.is("an") && !r.is("power") {
			return false
		}
		count = 1
	}
	if r.eat("power") {
		if v := r.peek(); v.Kind == oracle.NumberToken {
			n.detail.power = v.N
			r.i++
			return true
		}
		return false
	}
	r.i++
	switch {
	case r.eat("power"):
		n.detail.power = count
		return true
	case r.eat("damage", "dmg"):
		n.detail.damage = count
		return true
	case r.eat("loyalty counters", "loyalty counter", "loyalty"):
		n.detail.counters = append(n.detail.counters, counted(count, "loyalty"))
	default:
		kind := r.peek()
		if kind.Kind != oracle.WordToken && kind.Kind != oracle.PTToken || !in(r.ahead(1).Text, "counter counters") {
			return false
		}
		r.i += 2
		n.detail.counters = append(n.detail.counters, counted(count, kind.Text))
	}
	r.eat("on it", "on them", "on him", "left", "already on it")
	return true
}

// keywordDetail reads a keyword ability: "first strike", "protection from red".
func (r *reader) keywordDetail(n *noun) bool {
	for _, k := range []string{"double strike", "first strike"} {
		if r.eat(k) {
			n.detail.keywords = append(n.detail.keywords, k)
			return true
		}
	}
	at := r.i
	t := r.peek()
	if in(t.Text, `flying lifelink deathtouch trample haste vigilance infect wither indestructible menace reach hexproof defender flash
		shroud prowess`) {
		r.i++
		n.detail.keywords = append(n.detail.keywords, t.Text)
		return true
	}
	if r.eat("protection from", "pro") && in(r.peek().Text, "red blue green black white artifacts creatures") {
		n.detail.keywords = append(n.detail.keywords, "protection from "+r.peek().Text)
		r.i++
		return true
	}
	if r.i = at; in(t.Text, "toxic absorb") && r.ahead(1).Kind == oracle.NumberToken {
		n.detail.keywords = append(n.detail.keywords, t.Text+" "+r.ahead(1).Raw)
		r.i += 2
		return true
	}
	return false
}

// counted is "ten loyalty counters", "a +1/+1 counter".
func counted(n int, kind string) string {
	if n == 1 {
		return "one " + kind + " counter"
	}
	words := []string{"zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"}
	if n < len(words) {
		return words[n] + " " + kind + " counters"
	}
	return itoa(n) + " " + kind + " counters"
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
	if n.owner == nobody && n.card == nil {
		r.eat("that")
		if who, ok := r.player(); ok && r.eat("controls", "control") {
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
