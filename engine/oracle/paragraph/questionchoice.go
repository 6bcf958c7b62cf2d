package paragraph

import (
	"slices"

	"apnap/engine"
	"apnap/engine/lang/lexicon"
	"apnap/engine/oracle/lex"
)

// asksOutright reads a question that is asked in words of its own and names nobody and nothing: "does the order
// matter", "who picks", "do they stack", "who's right".
func (r *reader) asksOutright(to int) (Whether, bool) {
	w, from := Whether{Amount: engine.Unset}, r.i
	switch {
	case r.says(lexicon.AsksAll):
		const both = "both"
		if w.Is = AllApply; slices.ContainsFunc(r.toks[from:r.i], func(t lex.Token) bool { return t.Text == both }) {
			w.Amount = 2
		}
		return w, r.done()
	case r.says(lexicon.AsksOrder):
		w.Is = OrderMatters
	case r.says(lexicon.AsksChooser):
		w.Is = WhoChooses
	case r.says(lexicon.AsksIfTrigger):
		w.Is = UsesStack
		return w, r.done()
	case r.says(lexicon.AsksWhoIsRight):
		return r.asksRight(anybody)
	case r.says(lexicon.AsksIfIAmRight):
		return r.asksRight(theSpeaker)
	case r.says(lexicon.AsksIfHeIsRight):
		return r.asksRight(anotherHolder)
	case r.says(lexicon.AsksIfRight):
		return r.asksRight(anybody)
	default:
		return w, false
	}
	return w, r.ofTheChoice()
}

// ofTheChoice reports whether the rest of a question says nothing but what is chosen: "which one applies first".
func (r *reader) ofTheChoice() bool {
	for !r.done() {
		if !r.says(lexicon.ChoiceTalk) {
			return false
		}
	}
	return true
}

// asksChoice reads a question for whether somebody chooses: "do I get to pick", "is it his choice".
func (r *reader) asksChoice(int) (Whether, bool) {
	w := Whether{Is: Chooses, Amount: engine.Unset}
	if r.says(lexicon.AsksWhoseChoice) {
		const mine = "my"
		whose := r.toks[r.i-2].Text
		switch who := r.speaker(); {
		case whose == mine && who != nobody:
			w.Player = r.name(who)
		case whose != mine && len(r.seats) == 2 && who != nobody:
			w.Player = r.name(1 - who)
		}
		return w, w.Player != "" && r.ofTheChoice()
	}
	who, ok := r.whoMay()
	if !ok || !r.says(lexicon.PicksVerb) {
		return w, false
	}
	w.Player = r.name(who)
	return w, r.ofTheChoice()
}

// whoMay reads the player of whom a question asks what they do, may or have to do, up to the verb.
func (r *reader) whoMay() (int, bool) {
	if !r.says(lexicon.AsksOfPlayer) {
		return nobody, false
	}
	who, ok := r.player()
	for r.says(lexicon.GetsTo) || r.says(lexicon.Adverb) {
	}
	return who, ok && who != nobody
}

// asksLeave reads a question for whether somebody may do what an effect offers: "can I dredge it", "do I have
// to pay 2 life", "can he respond".
func (r *reader) asksLeave(int) (Whether, bool) {
	w, from := Whether{Amount: engine.Unset}, r.i
	who, ok := r.whoMay()
	if !ok {
		if r.i = from; !r.says(lexicon.AnybodyMay) || !r.says(lexicon.RespondsVerb) {
			return w, false
		}
		w.Is = Responds
		return w, r.ofTheResponse()
	}
	must := slices.ContainsFunc(r.toks[from:r.i], func(t lex.Token) bool { return lexicon.Plays(t.Text, lexicon.MustWord) })
	w.Player = r.name(who)
	switch {
	case r.says(lexicon.RespondsVerb):
		w.Is = Responds
		return w, r.ofTheResponse()
	case !must && r.says(lexicon.DredgesVerb):
		w.Is = MayUse
		return w, r.dredgedBy(&w, who)
	case r.says(lexicon.PaysLifeVerb):
		w.Is = MayPay
		if must {
			w.Is = MustPay
		}
		if t := r.peek(); t.Kind == lex.NumberToken {
			w.Amount = t.N
			r.i++
		}
		return w, r.i == r.end-1 && r.peek().Text == lifeUnit
	}
	return w, false
}

// ofTheResponse reports whether the rest of a question for a response says nothing of what is done in it.
func (r *reader) ofTheResponse() bool {
	if m, named := r.marks[r.i+1]; named && r.is(toThat) && r.tellsOfCard(m.card) && !isSpell(m.card) {
		r.i += 1 + m.length
	}
	for !r.done() {
		if r.markedAt(r.i) || lexicon.Plays(r.peek().Text, lexicon.SaysMore) {
			return false
		}
		r.i++
	}
	return true
}

// toThat stands before what somebody responds to.
const toThat = "to"

// dredgedBy finds the one card in a player's graveyard that could be dredged.
func (r *reader) dredgedBy(w *Whether, who int) bool {
	found := nobody
	for i := range r.things {
		t := &r.things[i]
		if n := (noun{card: t.card}); t.card != nil && t.owner == who && dredges(&n) {
			if found != nobody {
				return false
			}
			found = i
		}
	}
	if found == nobody {
		return false
	}
	t := &r.things[found]
	if m, named := r.marks[r.i]; named && m.card.Name == t.card.Name {
		r.i += m.length
	} else {
		r.says(lexicon.AnyEffect)
	}
	w.Thing, w.Player = t.name, ""
	return r.done() || r.is(toReplace) && r.i == r.end-1
}

// toReplace says that something is done in place of what would happen.
const toReplace = "instead"

// asksOften reads a question for how often something triggers.
func (r *reader) asksOften(int) (Whether, bool) {
	w := Whether{Is: TriggersOften, Amount: engine.Unset}
	if !r.says(lexicon.HowOften) || !r.says(lexicon.AsksDoing) {
		return w, false
	}
	n, ok := r.nounHere()
	if !ok || !r.ofNoun(&w, &n, true) || w.Thing == "" {
		return w, false
	}
	v, verb := lexicon.VerbOf(r.peek().Text)
	return w, verb && v.Plain == toTrigger && r.i == r.end-1
}

// toTrigger is the verb of abilities that trigger.
const toTrigger = "trigger"

// asksPrevented reads a question for whether damage is prevented.
func (r *reader) asksPrevented(int) (Whether, bool) {
	w := Whether{Is: AllPrevented, Amount: engine.Unset}
	if r.says(lexicon.AsksPartPrevented) {
		w.Is = Prevented
		return w, r.done()
	}
	return w, r.says(lexicon.AsksAllPrevented) && r.done()
}

// asksWhy reads a question for why something is so: "why is it exiled".
func (r *reader) asksWhy(to int) (Whether, bool) {
	w := Whether{Is: Why, Amount: engine.Unset}
	if !r.says(lexicon.WhyWord) || r.done() {
		return w, false
	}
	from := r.i
	is, ok := r.asksPlainly(to)
	w.Claims = []Claim{{Words: r.raw(from, to), Whether: is}}
	return w, ok && is.Is != MayCommand
}

// asksApply reads a question for whether an effect applies: "does Hardened Scales count", "does it work".
func (r *reader) asksApply(to int) (Whether, bool) {
	w := Whether{Is: Applies, Amount: engine.Unset}
	if len(r.events) != 1 || !r.says(lexicon.AsksDoing) {
		return w, false
	}
	if r.says(lexicon.AnyEffect) {
		return w, r.says(lexicon.AppliesVerb) && r.ofTheEvent()
	}
	n, ok := r.nounHere()
	if !ok {
		return w, false
	}
	for r.says(lexicon.Adverb) {
	}
	v, verb := lexicon.VerbOf(r.peek().Text)
	switch {
	case r.says(lexicon.AppliesVerb):
	case verb && v.Plain == toTrigger:
		r.i++
		w.Is = AppliesOrTriggers
	default:
		return w, false
	}
	return w, r.ofTheEvent() && r.effectNamed(&w, &n)
}

// ofTheEvent reports whether the rest of a question only points to what happens: "on it", "to that damage".
func (r *reader) ofTheEvent() bool {
	for !r.done() {
		if !r.says(lexicon.ToTheEvent) {
			return false
		}
	}
	return true
}

// effectNamed names the one thing with an effect of which a question speaks; one that is asked to trigger has
// no ability that does.
func (r *reader) effectNamed(w *Whether, n *noun) bool {
	if n.who != nobody || n.many > 1 || n.plural {
		return false
	}
	found := slices.DeleteFunc(r.matching(n), func(i int) bool { return r.things[i].card == nil || !r.things[i].flag })
	if len(found) != 1 || r.things[found[0]].many > 1 {
		return false
	}
	t := &r.things[found[0]]
	if w.Is == AppliesOrTriggers && len(cardTriggers(t)) > 0 {
		return false
	}
	if w.Thing = t.name; t.owner != nobody {
		w.Owner = r.name(t.owner)
	}
	return true
}
