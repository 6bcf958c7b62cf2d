package paragraph

import (
	"strings"

	"apnap/engine/lang/english"
	"apnap/engine/lang/lexicon"
	"apnap/engine/lang/tree"
	"apnap/engine/oracle"
)

// controls reads a verb that says what is on somebody's side; "has to" is none.
func (r *reader) controls() bool {
	at := r.i
	r.eat("also", "already", "currently", "just", "both", "still", "only")
	if r.says(lexicon.StartedWith) {
		return true
	}
	if in(r.peek().Text, "is are am was were") && in(r.ahead(1).Text, "controlling running having") {
		r.i++
	}
	if !controlVerb(r.peek().Text) || in(r.ahead(1).Text, "to lost drawn gained") || in(r.peek().Text, "get gets got") && in(r.ahead(1).Text, "hit targeted burned domed bolted shocked") {
		r.i = at
		return false
	}
	r.i++
	r.eat("got")
	for r.says(lexicon.AlreadyHas) {
	}
	return true
}

// boardOf reads what somebody controls or has:
//
//	Board = Thing { Separator Thing } [ Place ] .
func (r *reader) boardOf(owner int) bool {
	var list []noun
	for {
		if owner != nobody && (r.possession(owner) || r.nothing() || r.countersOn(owner)) {
			if !r.nextItem() {
				break
			}
			continue
		}
		n, ok := r.boardItem()
		if !ok {
			return false
		}
		list = append(list, n)
		if !r.nextItem() {
			break
		}
	}
	behind := r.i
	side, zone := r.location(owner)
	of := owner
	if owner == nobody {
		of = side
	}
	if !r.placeAll(list, of, zone) {
		return false
	}
	if owner != nobody && (zone != "" && (r.nextItem() || r.possessionAhead()) || zone == "" && r.i > behind && r.possessionNext()) {
		return r.boardOf(owner)
	}
	return true
}

// nothing reads that somebody has nothing that could matter: "nothing relevant", "no blockers".
func (r *reader) nothing() bool {
	return r.says(lexicon.NothingThere)
}

// nextItem reads the separator before a further item.
func (r *reader) nextItem() bool {
	at := r.i
	if r.separator() && (r.possessionAhead() || r.itemAhead()) {
		return true
	}
	r.i = at
	return false
}

// boardItem reads one thing that somebody has; a single word in small letters may
// name a card there.
func (r *reader) boardItem() (noun, bool) {
	if n, ok := r.invented(); ok {
		return n, true
	}
	n, ok := r.noun(true)
	if ok && n.who != nobody {
		r.i = n.from
		return n, r.fail()
	}
	if !ok && r.err == nil {
		r.unknownName()
	}
	return n, ok
}

// unknownName refuses a name that the index does not have, with those close to it.
func (r *reader) unknownName() {
	at, to := r.i, r.i
	for to < r.end && !lexicon.Plays(r.toks[to].Text, lexicon.NameEnd) {
		if _, named := r.marks[to]; named {
			return // a card that is known, and words before it that are not
		}
		to++
	}
	if r.toks[at].Text == "a" || r.toks[at].Text == "an" || r.toks[at].Text == "the" {
		at++
	}
	if at >= to || r.cards.cards == nil {
		return
	}
	if r.plainSpell(at, to) {
		return
	}
	words := r.raw(at, to)
	found := r.cards.candidates(words)
	if len(found) == 0 && !nameLike(r.toks[at]) && !r.onlyName(at, to) {
		return
	}
	err := oracle.UnknownCard(words, words, found)
	err.Where, err.Text, err.Span = "question", r.text, r.span(at, to)
	r.stop(err)
}

// plainSpell reports whether words written small only say what sort of land or spell is
// meant: "a land", "a red spell".
func (r *reader) plainSpell(from, to int) bool {
	if !in(r.toks[to-1].Text, "land spell instant sorcery") {
		return false
	}
	for _, t := range r.toks[from:to] {
		if _, _, ok := english.Describing(t.Text); !ok || t.Capital() {
			return false
		}
	}
	return true
}

// onlyName reports whether words written small can be nothing but a name of two or three
// words: none of them is one of the game's.
func (r *reader) onlyName(from, to int) bool {
	if to-from < 2 || to-from > 3 {
		return false
	}
	for _, t := range r.toks[from:to] {
		if t.Kind != oracle.WordToken || commonWord(t.Text) || gameWord(t.Text) || talkWord(t.Text) || headWord(t) || adjectiveWord(t.Text) || keywordWord(t.Text) {
			return false
		}
	}
	return true
}

// placeAll puts things where the words say.
func (r *reader) placeAll(list []noun, owner int, zone string) bool {
	i := r.i
	for k := range list {
		if !r.place(&list[k], owner, zone) {
			return false
		}
	}
	r.i = i
	return true
}

// location reads
//
//	Place = { "out" | "in play" | "on the battlefield" | "on my side" | "under his control" | "already" | … | "in" Whose Zone } .
func (r *reader) location(owner int) (side int, zone string) {
	side = owner
	for {
		at := r.i
		switch {
		case r.says(lexicon.OutThere):
		case r.eat("on", "under"):
			who, ok := r.owner()
			if !ok || !r.says(lexicon.SideOf) {
				r.i = at
				return side, zone
			}
			side = who
		case r.eat("in"):
			who, ok := r.owner()
			if !ok {
				r.eat("the", "a")
				who = owner
			}
			switch {
			case who != nobody && r.zone("graveyard"):
				zone = "graveyard"
			case who != nobody && r.zone("hand"):
				zone = "hand"
			case who != nobody && r.zone("library"):
				zone = "library"
			default:
				r.i = at
				return side, zone
			}
			side = who
		default:
			r.i = at
			return side, zone
		}
	}
}

// possession reads what a player has that is no thing:
//
//	Possession = Number "life" | ( "no" | Number ) "cards" [ "left" ] "in" [ Whose ] ( "hand" | "library" | "graveyard" ) | "an empty" Zone | Number Kind "counters" .
func (r *reader) possession(who int) bool {
	at := r.i
	says := r.possessed(who)
	if says == "" {
		r.i = at
		return false
	}
	r.factFrom(r.name(who)+" "+says, at, r.i)
	return true
}

// countersOn reads "a shield counter on her Serra Angel": what somebody's permanent has.
func (r *reader) countersOn(who int) bool {
	at := r.i
	t := r.peek()
	count := t.N
	if t.Kind != oracle.NumberToken {
		count = 1
	}
	if kind := r.ahead(1); (t.Kind == oracle.NumberToken || in(t.Text, "a an")) && (kind.Kind == oracle.WordToken || kind.Kind == oracle.PTToken) && in(r.ahead(2).Text, "counter counters") && r.ahead(3).Text == "on" {
		r.i += 4
		n, ok := r.noun(true)
		if ok && n.who == nobody && n.many == 1 {
			to := r.i
			if n.owner == nobody {
				n.owner = who
			}
			n.take(tree.Mods{{Slot: tree.Counters, N: count, Key: kind.Text}})
			if ok = r.place(&n, who, ""); ok {
				r.i = to
				return true
			}
		}
	}
	r.i = at
	return false
}

// possessionNext reads the comma or "and" before what else a player has that is no thing.
func (r *reader) possessionNext() bool {
	at := r.i
	if r.separator() && r.possessionAhead() {
		return true
	}
	r.i = at
	return false
}

func (r *reader) possessionAhead() bool {
	at := r.i
	defer func() { r.i = at }()
	return r.subject != nobody && r.possessed(r.subject) != ""
}

func (r *reader) possessed(who int) string {
	have := r.verb(who, "have") + " "
	if r.eat("an empty", "no") {
		if r.says(lexicon.InHand) {
			return have + "no cards in hand"
		}
		if r.says(lexicon.InLibrary) {
			return have + "no cards in " + r.hisOrHer(who) + " library"
		}
		return ""
	}
	r.says(lexicon.Roughly)
	t := r.peek()
	if t.Kind != oracle.NumberToken {
		return ""
	}
	r.i++
	switch {
	case r.eat("life left", "life", "life total"):
		return have + itoa(t.N) + " life"
	case r.eat("poison counters", "poison counter", "poison"):
		return have + strings.Replace(counted(t.N, "poison"), "one", "a", 1)
	case r.typedCards():
		from := r.i - 1
		for in(r.toks[from-1].Text, cardTypes) {
			from--
		}
		what := r.raw(from, r.i)
		if r.eat("in") && r.ofTheirs() && r.zone("graveyard") {
			return have + itoa(t.N) + " " + strings.ToLower(what) + " in " + r.hisOrHer(who) + " graveyard"
		}
		return ""
	case r.eat("cards", "card"):
		r.eat("left", "remaining")
		if !r.eat("in") {
			return ""
		}
		r.ofTheirs()
		noun := "cards"
		if t.N == 1 {
			noun = "card"
		}
		switch {
		case r.zone("library"):
			return have + itoa(t.N) + " " + noun + " in " + r.hisOrHer(who) + " library"
		case r.zone("hand"):
			return have + itoa(t.N) + " " + noun + " in hand"
		case r.zone("graveyard"):
			return have + itoa(t.N) + " " + noun + " in " + r.hisOrHer(who) + " graveyard"
		}
	}
	return ""
}

// cardsThere reads "ten cards left in my library" behind "there are".
func (r *reader) cardsThere(from int) bool {
	at := r.i
	if count, ok := r.cardsCounted(); ok {
		if who, ok := r.owner(); ok {
			for _, zone := range []string{"library", "hand", "graveyard"} {
				if r.zone(zone) {
					r.factFrom(r.name(who)+" "+r.verb(who, "have")+" "+count+" in "+r.hisOrHer(who)+" "+zone, from, r.i)
					return true
				}
			}
		}
	}
	r.i = at
	return false
}

// cardsCounted reads "no cards in", "ten cards left in", up to the zone.
func (r *reader) cardsCounted() (string, bool) {
	none := r.eat("no")
	r.says(lexicon.Roughly)
	n := r.peek()
	switch {
	case none:
	case n.Kind == oracle.NumberToken:
		r.i++
	default:
		return "", false
	}
	if !r.eat("cards", "card") {
		return "", false
	}
	r.eat("left", "remaining")
	return cardsOf(n.N, none), r.eat("in")
}

// cardsOf is a number of cards in words.
func cardsOf(n int, none bool) string {
	switch {
	case none:
		return "no cards"
	case n == 1:
		return "1 card"
	}
	return itoa(n) + " cards"
}

// cardTypes are the types by which people count cards.
const cardTypes = "creature land artifact enchantment instant sorcery planeswalker"

// typedCards reads "creature cards" behind a number.
func (r *reader) typedCards() bool {
	n := 0
	for in(r.ahead(n).Text, cardTypes) {
		n++
	}
	if n == 0 || !in(r.ahead(n).Text, "cards card") {
		return false
	}
	r.i += n + 1
	return true
}

// ofTheirs reads whose hand, library or graveyard is meant, where it is that of whom the
// clause is about; it always succeeds.
func (r *reader) ofTheirs() bool {
	r.eat("my", "his", "her", "their", "the", "your")
	return true
}

// lifeIs reads "my life is at" before a number.
func (r *reader) lifeIs() (int, bool) {
	at := r.i
	if who, ok := r.owner(); ok && r.says(lexicon.LifeIs) && r.peek().Kind == oracle.NumberToken {
		return who, true
	}
	r.i = at
	return nobody, false
}

// atLife reads "5 life" behind "is at".
func (r *reader) atLife(who, from int) bool {
	t := r.peek()
	if t.Kind != oracle.NumberToken {
		return r.fail()
	}
	r.i++
	r.eat("life")
	r.factFrom(r.name(who)+" "+r.verb(who, "have")+" "+itoa(t.N)+" life", from, r.i)
	if r.eat("with") {
		return r.boardOf(who)
	}
	return true
}

// turn reads
//
//	Turn = [ "on" | "during" | "in" ] ( "it's" | "it is" ) Whose [ own ] Step | Whose Step .
//	Step = "turn" | "main phase" | "draw step" | "upkeep" | "end step" | "combat" .
func (r *reader) turn() bool {
	at := r.i
	says := r.says(lexicon.ItIs)
	on := !says && r.eat("on", "during", "in", "at", "this is during")
	r.eat("during", "on", "currently", "still", "now", "in")
	if !says && !on {
		return false
	}
	who, ok := r.owner()
	if !ok {
		r.i, r.err = at, keepAmbiguous(r.err)
		return false
	}
	r.eat("own", "next", "current")
	step := ""
	if r.eat("go") {
		step = "turn"
	} else if s, n := lexicon.Longest(lexicon.Step, r.wordAt); n > 0 {
		step = s.Whole()
		r.i += n
	}
	switch step {
	case "turn", "main phase", "draw step", "end step":
	case "upkeep step":
		step = "upkeep"
	default:
		r.i = at
		return false
	}
	r.factFrom("it is "+r.own(who)+" "+step, at, r.i)
	r.prefixed = on && !says
	return true
}

func keepAmbiguous(err *oracle.Error) *oracle.Error { return err }
