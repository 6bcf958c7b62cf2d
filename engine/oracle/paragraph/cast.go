package paragraph

import (
	"strings"

	"apnap/engine"
	"apnap/engine/lang/lexicon"
	"apnap/engine/oracle"
)

// castVerb reports whether a verb puts a spell on its way.
func castVerb(w string) bool {
	return lexicon.Plays(w, lexicon.CastVerb)
}

// targets is what stands behind a spell: what it is aimed at, and the numbers.
type targets struct {
	list   []noun
	amount int // engine.Unset where nobody says
	x      int
	kicked bool
	source *noun // the source that is chosen
}

// casts reads
//
//	Casts = Verb [ Whose ] Card { ( "at" | "on" | "targeting" ) Noun | "for" Number | "with X =" Number | "kicked" } .
func (r *reader) casts(who int) bool {
	from := r.i
	plays := in(r.peek().Text, "play plays playing played")
	r.i++
	r.eat("in", "down", "out")
	n, ok := r.noun(true)
	if !ok || n.card == nil {
		if r.err == nil && ok {
			r.i = n.from
		}
		if r.err == nil {
			r.i = from
			return r.delegateCast(who, from)
		}
		return false
	}
	if n.owner == nobody {
		n.owner = who
	}
	r.subject = who
	if !isSpell(n.card) {
		return r.castPermanent(&n, who, from, plays)
	}
	if verb := r.costVerb(n.card); verb != "" {
		return r.paysWith(&n, verb, who, from)
	}
	if verb := r.purpose(); verb != "" {
		return r.spellTo(&n, verb, who, from)
	}
	t, ok := r.targets(who)
	return ok && r.spellDoes(&n, t, who, from)
}

// costVerb reads ", sacrificing" and "by discarding" behind a spell that has an additional
// cost: what is paid, "" if that does not stand there.
func (r *reader) costVerb(c *oracle.Card) string {
	at := r.i
	r.eat(",")
	r.eat("and", "by")
	if w := r.peek().Text; c.Costs && in(w, "sacrificing saccing sacking discarding") {
		r.i++
		if w == "discarding" {
			return "discard"
		}
		return "sacrifice"
	}
	r.i = at
	return ""
}

// paysWith makes the events of a spell that is cast with an additional cost: the cost is
// paid as it is cast, before anything that it does.
func (r *reader) paysWith(n *noun, verb string, who, from int) bool {
	before := len(r.events)
	if !r.delegate(r.name(who)+" "+r.verb(who, verb), from) {
		return false
	}
	for i := before; i < len(r.events); i++ {
		r.events[i].text += " as a cost"
	}
	t, ok := r.targets(who)
	return ok && r.spellDoes(n, t, who, from)
}

// purpose reads "to put" and ", making" behind a spell: the verb, "" if none stands there.
func (r *reader) purpose() string {
	at := r.i
	r.eat(",")
	if r.eat("making", "which makes", "that makes", "and makes", "to make") {
		return "make"
	}
	if r.eat("to") && lexicon.Plays(r.peek().Text, lexicon.PurposeVerb) {
		r.i++
		return r.toks[r.i-1].Text
	}
	if v, ok := lexicon.VerbOf(r.peek().Text); ok && r.peek().Text == v.Doing && lexicon.Plays(v.Plain, lexicon.PurposeVerb) {
		r.i++
		return v.Plain
	}
	r.i = at
	return ""
}

// spellTo makes the event of a spell of which the words say what it is cast for.
func (r *reader) spellTo(n *noun, verb string, who, from int) bool {
	to := r.i
	i, ok := r.thingOf(n)
	if !ok {
		return false
	}
	r.ownEffects(i, n)
	r.i = to
	if in(verb, "draw gain mill discard sacrifice") {
		return r.delegate(r.called(i)+" makes "+r.name(who)+" "+verb, from)
	}
	return r.delegate(r.called(i)+" "+lexicon.ThirdPerson(verb), from)
}

// delegateCast reads a spell without a name: "casts a red spell", and refuses a name
// that no card has.
func (r *reader) delegateCast(who, from int) bool {
	r.i = from + 1
	if r.spellThat(who, from) {
		return true
	}
	r.unknownName()
	if r.err != nil {
		return false
	}
	r.i = from
	return r.delegate(r.name(who), from)
}

// castPermanent makes the event that the permanent enters.
func (r *reader) castPermanent(n *noun, who, from int, plays bool) bool {
	if attaches(n.card) && r.eat("on", "enchanting", "targeting", "onto") {
		on, ok := r.noun(false)
		if !ok {
			return false
		}
		n.detail.on = &on
		to := r.i
		if !r.place(n, who, "") {
			return false
		}
		r.i = to
		return true
	}
	if n.card.Types&engine.Land != 0 && plays {
		to := r.i
		i, ok := r.entering(n)
		r.i = to
		if !ok {
			return false
		}
		text := r.name(who) + " " + r.verb(who, "play") + " " + r.things[i].name
		if r.says(lexicon.LandDrop) {
			to = r.i
		}
		if r.is("from") || r.is("as") {
			return r.delegate(text, from)
		}
		return r.addEvent(text, from, to)
	}
	if r.eat("beforehand", "before that") || r.says(lexicon.InResponse) {
		to := r.i
		ok := r.place(n, who, "") // it is there when what was told before happens
		r.i = to
		return ok
	}
	zone := r.castOutOf()
	if x, ok := r.plainX(); ok {
		n.detail.x = engine.Unset
		to := r.i
		i, ok := r.entering(n)
		r.i = to
		if !ok || !r.addEvent(r.called(i)+" enters with X="+itoa(x), from, to) {
			return false
		}
	} else if !r.enters(n, from) {
		return false
	}
	if zone != "" {
		r.addFact(r.things[r.object].name+" was cast from "+zone, n)
	}
	return true
}

// castOutOf reads from where a permanent spell is cast, "" where nobody says: what is cast does
// not enter from there, but from the stack.
func (r *reader) castOutOf() string {
	at := r.i
	if r.eat("from") {
		if who, ok := r.owner(); ok {
			for _, zone := range []string{"hand", "graveyard"} {
				if r.zone(zone) {
					return r.own(who) + " " + zone
				}
			}
		} else if r.zone("exile") {
			return "exile"
		}
	}
	r.i = at
	return ""
}

// plainX reads "for 2" behind a permanent spell.
func (r *reader) plainX() (int, bool) {
	at := r.i
	if r.eat("for") && r.peek().Kind == oracle.NumberToken && !in(r.ahead(1).Text, "mana") {
		r.i++
		return r.toks[r.i-1].N, true
	}
	r.i = at
	return 0, false
}

// targets reads what stands behind a spell.
func (r *reader) targets(who int) (targets, bool) {
	t := targets{amount: engine.Unset, x: engine.Unset}
	for {
		at := r.i
		if x, ok := r.valueOfX(); ok {
			t.x = x
			continue
		}
		if !r.eat(",") && r.is("and") && in(r.ahead(1).Text, "targeting choosing naming") {
			r.i++
		}
		switch {
		case r.is("at the same time"), r.is("at once"):
			r.i = at
			return t, true
		case t.source == nil && r.says(lexicon.Choosing):
			n, ok := r.noun(true)
			if !ok || n.who != nobody || n.many > 1 {
				return t, r.fail()
			}
			r.says(lexicon.AsSource)
			t.source = &n
		case r.inFace(&t):
		case r.says(lexicon.AimedAt):
			if who, ok := r.ownFace(); ok {
				n := newNoun(at)
				n.who, n.to = who, r.i
				t.list = append(t.list, n)
				continue
			}
			if r.eat("face", "the face", "the dome", "the head") {
				n := newNoun(at)
				if n.who, n.to = r.otherThan(who), r.i; n.who == nobody || who == nobody {
					return t, r.stop(r.whoseFace(r.i - 1))
				}
				t.list = append(t.list, n)
				continue
			}
			list, ok := r.nouns()
			if !ok {
				return t, false
			}
			t.list = append(t.list, list...)
		case r.eat("for", "dealing", "doing") && r.peek().Kind == oracle.NumberToken:
			t.amount = r.peek().N
			r.i++
			r.eat("damage", "dmg", "points", "points of damage")
		case len(t.list) == 0 && t.amount == engine.Unset && r.damageTo(&t):
		case len(t.list) > 0 && t.amount == engine.Unset && r.damageBehind(&t):
		case r.eat("with kicker", "kicked"):
			t.kicked = true
		case r.says(lexicon.AfterCast):
		default:
			r.i = at
			return t, r.err == nil
		}
	}
}

// damageTo reads "three damage to NAP" behind a spell that resolves.
func (r *reader) damageTo(t *targets) bool {
	at := r.i
	if n, ok := r.damageSaid(); ok && r.eat("to") {
		if list, ok := r.nouns(); ok {
			t.amount, t.list = n, list
			return true
		}
	}
	r.i = at
	return false
}

// damageBehind reads ", 3 noncombat damage" behind what a spell is cast on.
func (r *reader) damageBehind(t *targets) bool {
	at := r.i
	if n, ok := r.damageSaid(); ok && (r.done() || in(r.peek().Text, ", and so")) {
		t.amount = n
		return true
	}
	r.i = at
	return false
}

// damageSaid reads "3 noncombat damage".
func (r *reader) damageSaid() (int, bool) {
	n := r.peek()
	if n.Kind != oracle.NumberToken {
		return 0, false
	}
	r.i++
	r.eat("noncombat", "points of")
	return n.N, r.eat("damage", "dmg")
}

// inFace reads "in his face".
func (r *reader) inFace(t *targets) bool {
	at := r.i
	if r.eat("in") {
		if who, ok := r.ownFace(); ok {
			n := newNoun(at)
			n.who, n.to = who, r.i
			t.list = append(t.list, n)
			return true
		}
	}
	r.i = at
	return false
}

// ownFace reads "my face", "his head".
func (r *reader) ownFace() (int, bool) {
	at := r.i
	who, ok := r.owner()
	if ok && r.eat("face", "head", "dome") {
		return who, true
	}
	r.i = at
	return nobody, false
}

// otherThan is the only other player.
func (r *reader) otherThan(who int) int {
	found := nobody
	for i := range r.seats {
		if i == who {
			continue
		}
		if found != nobody {
			return nobody
		}
		found = i
	}
	return found
}

// bolts reads "bolts me for 3": the verb that is a card's name.
func (r *reader) bolts(who int) bool {
	from := r.i
	w := r.peek().Text
	for _, end := range []string{"ing", "ed", "s"} {
		w = strings.TrimSuffix(w, end)
	}
	r.i++
	card := r.cards.find(nickname(w))
	if w == "shock" {
		card = r.cards.find("Shock")
	}
	if card == nil {
		r.i = from
		return r.fail()
	}
	list, ok := r.victims(who)
	if !ok {
		return false
	}
	t, ok := r.targets(who)
	if !ok {
		return false
	}
	t.list = once(append(list, t.list...))
	n := newNoun(from)
	n.card, n.owner, n.to = card, who, r.i
	if r.peek().Text == "(" && !r.parenthesis(&n) {
		return false
	}
	return r.spellDoes(&n, t, who, from)
}
