package paragraph

import (
	"slices"
	"strings"

	"apnap/engine/lang/lexicon"
	"apnap/engine/oracle"
	"apnap/engine/say"
)

// does reads what a player does, or is, or has:
//
//	Does = { Aux } ( Has Board | Casts | Attacks | Bolts | Takes | "is" State | Event ) .
func (r *reader) does(who int) bool {
	at := r.i
	r.acting = who
	r.adverbs()
	if r.attacked && r.says(lexicon.DoesNotBlock) {
		return true
	}
	if r.controls() {
		if r.i > 0 && in(r.toks[r.i-1].Text, "has have had already") && castVerb(r.peek().Text) && !r.cardHere() {
			return r.casts(who)
		}
		if r.i > 0 && in(r.toks[r.i-1].Text, "has have had") && r.participleHere() {
			return r.delegate(r.name(who), r.i)
		}
		return r.boardOf(who)
	}
	r.auxiliaries()
	return r.doesVerb(who, at)
}

func (r *reader) doesVerb(who, at int) bool {
	if r.is("would") || r.is("will") {
		r.i++
		r.auxiliaries()
	}
	w := r.peek().Text
	switch {
	case w == "at" && r.ahead(1).Kind == oracle.NumberToken:
		r.i++
		return r.atLife(who, at)
	case in(w, "use uses used using pay pays paid sacrifice sacrifices sacrificed pop pops popped") && (r.activates(who) || r.err != nil):
		return r.err == nil
	case castVerb(w):
		return r.casts(who)
	case lexicon.Plays(w, lexicon.AttackVerb):
		return r.attacks(who)
	case lexicon.Plays(w, lexicon.HitVerb):
		return r.hitsWith(who)
	case lexicon.Plays(w, lexicon.RemoveVerb) && r.withSpell():
		return r.hitsWith(who)
	case in(w, "cycle cycles cycled"):
		return r.cycles(who)
	case r.regenerateVerb(who) || r.err != nil:
		return r.err == nil
	case in(w, "enchant enchants enchanted equip equips equipped") && r.enchants(who):
		return true
	case in(w, "pay pays paid paying") && r.paysFor(who):
		return true
	case in(w, "plus + uptick upticks pluses") && r.plusses(who):
		return true
	case in(w, "bolt bolts shock shocks bolting bolted shocked"):
		return r.bolts(who)
	case in(w, "am is are was were"):
		return r.isState(who, at)
	case in(w, "activated activate activates use uses used tick ticks") && r.plussesOf(who):
		return true
	case in(w, "activated activate activates") && (r.regenerates(who) || r.err == nil && r.activates(who)):
		return true
	case in(w, "block blocks blocked blocking") && (r.blocksWith(who, at) || r.err != nil):
		return r.err == nil
	case in(w, "mill mills milled") && r.millsWhom(who):
		return true
	case in(w, "give gives gave") && r.gives(who):
		return true
	case in(w, "deal deals dealt") && (r.deals(who) || r.err != nil):
		return r.err == nil
	case in(w, "ping pings pinged pinging"):
		return r.pings(who)
	case in(w, "get gets got") && in(r.ahead(1).Text, "hit targeted burned domed bolted shocked"):
		r.i++
		return r.hitBy(who)
	case r.verbedNext():
		return r.cardAsVerb(who)
	}
	return r.delegate(r.name(who), at)
}

// doing reads a verb in "-ing" after "I'm".
func (r *reader) doing(who int) bool {
	if castVerb(r.peek().Text) {
		return r.casts(who)
	}
	return r.attacks(who)
}

// adverbs passes over words that say when or how often people do such things.
func (r *reader) adverbs() {
	for r.says(lexicon.Adverb) && !r.is("have") {
	}
}

// auxiliaries passes over "want to", "have to", "am about to": what follows happens.
func (r *reader) auxiliaries() {
	for r.says(lexicon.GoingTo) {
	}
}

func (r *reader) participleHere() bool {
	return in(r.peek().Text, "drawn gained lost cast died been sacrificed discarded")
}

// isState reads "is at 5 life", "is hellbent", "am the monarch"; anything else is an event.
func (r *reader) isState(who, at int) bool {
	from := r.i
	r.i++
	r.eat("currently", "now", "still", "also", "down", "sitting", "only", "already")
	switch {
	case r.eat("at", "down to", "to", "on") && r.peek().Kind == oracle.NumberToken:
		return r.atLife(who, at)
	case r.eat("hellbent"):
		r.factFrom(r.name(who)+" "+r.verb(who, "have")+" no cards in hand", at, r.i)
		return true
	case r.eat("the monarch"):
		r.factFrom(r.name(who)+" "+r.verb(who, "are")+" the monarch", at, r.i)
		return true
	}
	if r.says(lexicon.SitsBehind) {
		return r.boardOf(who)
	}
	if castVerb(r.peek().Text) && strings.HasSuffix(r.peek().Text, "ing") || in(r.peek().Text, "attacking swinging") {
		return r.doing(who)
	}
	if in(r.peek().Text, "hit targeted burned bolted shocked attacked swung") && r.hitBy(who) {
		return true
	}
	if r.err != nil {
		return false
	}
	r.i = from
	return r.delegate(r.name(who), at)
}

// tell adds a sentence in the standard words as an event, or as a fact, whichever
// it reads as; one that reads as neither is not understood.
func (r *reader) tell(text string, from, to int) bool {
	q := r.soFar()
	stative := in(r.firstVerb(text), "is are has have was were")
	if (strings.HasSuffix(text, " is tapped") || strings.HasSuffix(text, " is untapped")) && r.reads(q, text, true) {
		r.factFrom(text, from, to)
		return true
	}
	if _, does := r.doingOf(text); does.verb == "activate" || does.verb == "use" {
		return false // what the ability does is not said
	}
	if joinsResult(text) {
		return false // two events, of which the second may be a result of the first
	}
	if r.reads(q, text, false) {
		return r.addEvent(text, from, to)
	}
	if stative && r.reads(q, text, true) {
		r.factFrom(text, from, to)
		return true
	}
	return false
}

// soFar is the question as far as it has been read.
func (r *reader) soFar() oracle.Question {
	q := r.base
	q.Players, q.Edition = r.names(), r.q.Edition
	q.Effects, q.Facts = slices.Concat(q.Effects, texts(r.effects)), slices.Concat(q.Facts, texts(r.facts))
	return q
}

// firstVerb is a stative verb that the sentence holds.
func (r *reader) firstVerb(text string) string {
	for w := range strings.FieldsSeq(text) {
		if in(w, "is are has have was were") {
			return w
		}
	}
	return ""
}

// reads reports whether a sentence reads as an event, or as a fact.
func (r *reader) reads(q oracle.Question, text string, fact bool) bool {
	where := "event"
	if fact {
		where = "fact"
		q.Facts = append(q.Facts, text)
		q.Events = []string{q.Players[0] + " gains 1 life"} // a question needs an event
	} else {
		q.Events = append(slices.Clone(q.Events), text)
	}
	_, err := oracle.Read(q, r.cards.cards)
	return err == nil || err.Where != where || err.Text != text || err.Code != "not_understood" && err.Code != "unknown_player"
}

// addEvent adds an event; one in response to another has no place in the order
// that is read here.
func (r *reader) addEvent(text string, from, to int) bool {
	if r.contrary && len(r.events) > 0 || len(r.events) > 0 && strings.Contains(text, " counters ") && !strings.Contains(text, "+1/+1") {
		return r.stop(r.refuse("not_understood", from, to, say.New("This may undo what was said before; say only what happens in the end.")))
	}
	if r.response && len(r.events) > 0 {
		return r.stop(r.refuse("not_understood", from, to, say.New("I do not read what happens in response to something; give the events in the order in which they happen.")))
	}
	switch r.twice(text, from) {
	case sameEvent:
		return true
	case partOfEvent:
		return r.stop(r.refuse("not_understood", from, to, say.New("This may be what the event before it does already, or happen besides; say once what happens.")))
	}
	r.events = append(r.events, line{text, r.span(from, to)})
	return true
}

func texts(lines []line) []string {
	out := make([]string, len(lines))
	for i, l := range lines {
		out[i] = l.text
	}
	return out
}

// names are the players' names in turn order.
func (r *reader) names() []string {
	var out []string
	for _, s := range r.seats {
		out = append(out, s.name)
	}
	if len(out) == 1 {
		out = append(out, "opponent")
	}
	if len(out) == 0 {
		out = append(out, "you", "opponent")
	}
	return out
}
