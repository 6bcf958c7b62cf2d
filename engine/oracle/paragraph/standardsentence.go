package paragraph

import (
	"slices"
	"strconv"
	"strings"

	"apnap/engine/lang/lexicon"
	"apnap/engine/oracle"
	"apnap/engine/oracle/lex"
	"apnap/engine/say"
)

// stativeVerbs say what is so, not what happens.
const stativeVerbs = "is are has have was were"

// isCastWith tells of a thing with what it was cast, which is no state of it.
const isCastWith = " is cast with "

// tell adds a sentence in the standard words as an event, or as a fact, whichever
// it reads as; one that reads as neither is not understood.
func (r *reader) tell(text string, from, to int) bool {
	q := r.soFar()
	stative := in(r.firstVerb(text), stativeVerbs)
	if (strings.HasSuffix(text, " is tapped") || strings.HasSuffix(text, " is untapped")) && r.reads(q, text, true) {
		r.factFrom(text, from, to)
		return true
	}
	if !r.flagged && kindless(text) {
		return r.certainly(r.refuse("not_understood", from, to, say.New("What kind of counter is that?")))
	}
	if _, does := r.doingOf(text); does.verb == "activate" || does.verb == "use" || strings.Contains(text, makesVerb) && strings.Contains(text, " cast ") {
		return false // what the ability or the spell does is not said
	}
	if strings.Contains(text, isCastWith) {
		return false // it enters so, and whose it is has to be known
	}
	if r.ofTheTurn(q, from, to) {
		r.factFrom(r.raw(from, to), from, to)
		return true
	}
	if joinsResult(text) {
		return false // two events, of which the second may be a result of the first
	}
	if before, ok := r.doneBefore(q, text, from, to); before {
		return ok
	}
	if r.reads(q, text, false) {
		return r.addEvent(text, from, to)
	}
	if stative && r.reads(q, text, true) {
		told, ok := r.sizeAfter(text, from, to)
		if !told {
			r.factFrom(text, from, to)
		}
		return ok
	}
	return false
}

// doneBefore takes up what a player did before all that is told, as a fact, where there is one for it. Of anything else it is not known
// whether what works now had a part in it.
func (r *reader) doneBefore(q oracle.Question, text string, from, to int) (before, ok bool) {
	const have = "have"
	who, does := r.doingOf(text)
	if who == "" || !r.alreadyTold(from, to) {
		return false, false
	}
	if does.verb == toDraw && drawn(does.rest) {
		done := " drawn a card" + thisTurn
		if first, _, _ := strings.Cut(does.rest, " "); lexicon.Plays(first, lexicon.NoneWord) {
			done = " not" + done
		}
		r.factFrom(who+" "+r.verb(r.seatOf(who), have)+done, from, to)
		return true, true
	}
	if v, known := lexicon.VerbOf(does.verb); known {
		if fact := who + " " + v.Past + " " + strings.TrimSuffix(does.rest, thisTurn) + thisTurn; r.reads(q, fact, true) {
			r.factFrom(fact, from, to)
			return true, true
		}
	}
	return true, r.certainly(r.unread(from, to, r.raw(from, to)))
}

// thisTurn says of what was done that it was done in the turn that goes on.
const thisTurn = " this turn"

// drawn reports whether words behind "draws" say no more than how many cards, and that it is this turn, or for it.
func drawn(rest string) bool {
	const forTheTurn, card, cards = "for the turn", "card", "cards"
	words := strings.Fields(strings.TrimSuffix(strings.TrimSuffix(" "+rest, thisTurn), forTheTurn))
	if len(words) == 0 {
		return true
	}
	first := lex.Scan(words[0])[0]
	return len(words) == 2 && in(words[1], card+" "+cards) && (isCount(first) || lexicon.Plays(first.Text, lexicon.Article) || lexicon.Plays(first.Text, lexicon.NoneWord))
}

// kindless reports whether a sentence has somebody put counters of which it does not say the kind.
func kindless(text string) bool {
	const puts, counters = "put", "counters"
	toks := lex.Scan(text)
	return slices.ContainsFunc(toks, func(t lex.Token) bool { return stem(t.Text) == puts }) && slices.ContainsFunc(toks[:len(toks)-1], func(t lex.Token) bool {
		i := slices.Index(toks, t)
		before := toks[max(0, i-1)]
		return stem(t.Text)+"s" == counters && toks[i+1].Text == "on" && (before.Kind == lex.NumberToken || lexicon.Plays(before.Text, lexicon.Article))
	})
}

// ofTheTurn reports whether a clause tells of something that was not spoken of what happened to
// it: "a creature died this turn".
func (r *reader) ofTheTurn(q oracle.Question, from, to int) bool {
	const indefinite, thisTurn = "a an another no", " this turn"
	said := r.raw(from, to)
	return strings.HasSuffix(said, thisTurn) && in(r.toks[from].Text, indefinite) && r.reads(q, said, true)
}

// alreadyTold reports whether a clause says of what it tells that it was done before: "already drew", "have drawn a
// card this turn", "drew for the turn".
func (r *reader) alreadyTold(from, to int) bool {
	past := strings.HasSuffix(r.raw(from, to), thisTurn)
	for i := from; i < to; i++ {
		v, ok := lexicon.VerbOf(r.toks[i].Text)
		if !ok {
			continue
		}
		had := lexicon.Plays(r.toks[max(0, i-1)].Text, lexicon.Perfect)
		if past && (r.toks[i].Text == v.Done && had || v.Plain == toDraw && (r.toks[i].Text == v.Past || r.toks[i].Text == v.Done)) {
			return true
		}
		if lexicon.Plays(r.toks[max(0, i-1)].Text, lexicon.Beforehand) || v.Plain == toDraw && lexicon.Plays(r.toks[to-1].Text, lexicon.Beforehand) {
			return v.Plain != "be"
		}
	}
	return false
}

// soFar is the question as far as it has been read.
func (r *reader) soFar() oracle.Question {
	q := r.base
	q.Players, q.Edition = r.turnOrder(), r.q.Edition
	q.Effects, q.Facts = slices.Concat(q.Effects, texts(r.effects)), slices.Concat(q.Facts, texts(r.facts))
	return q
}

// firstVerb is a stative verb that the sentence holds.
func (r *reader) firstVerb(text string) string {
	for w := range strings.FieldsSeq(text) {
		if in(w, stativeVerbs) {
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
	_, err := r.cards.read(q)
	return err == nil || err.Where != where || err.Text != text || err.Code != "not_understood" && err.Code != "unknown_player"
}

// countersSpell reports whether an event is that a spell is countered, rather than about counters.
func countersSpell(text string) bool {
	const counters, size = " counters ", "+1/+1"
	return strings.Contains(text, counters) && !strings.Contains(text, size) && !strings.Contains(text, asCost)
}

// addEvent adds an event; one in response to another has no place in the order
// that is read here.
func (r *reader) addEvent(text string, from, to int) bool {
	n := len(r.events)
	cast := r.castLast()
	ofCast := cast != nobody && strings.Contains(text, r.called(cast)) // what counters a spell comes behind its cast
	if n > 0 && (r.contrary || countersSpell(text)) && !ofCast {
		return r.stop(r.refuse("not_understood", from, to, say.New("This may undo what was said before; say only what happens in the end.")))
	}
	r.stacked = r.stacked && !r.sequel(from)
	if (r.response || r.stacked) && !ofCast && (n == 1 || r.responded > 0) {
		r.responded++
		return r.addBefore(text, from, to)
	}
	if r.response && !ofCast && n > 0 {
		return r.stop(r.refuse("not_understood", from, to, say.New("I do not read what happens in response to something; give the events in the order in which they happen.")))
	}
	if n > 0 && r.unsaid != nil && strings.HasSuffix(r.events[n-1].text, finishesResolving) && !strings.HasSuffix(text, finishesResolving) {
		return r.stop(r.unsaid) // this may be what the spell does, of which nothing was told
	}
	if done, ok := r.divides(text, from, to); done || r.err != nil {
		return ok
	}
	switch r.twice(text, from) {
	case sameEvent:
		if r.wordForWord(from, to) {
			return r.stop(r.refuse("not_understood", from, to, say.New("This is told twice in the same words; say how often it happens.")))
		}
		return true
	case partOfEvent:
		if r.moreExactly(text, from, to) {
			return true
		}
		return r.stop(r.refuse("not_understood", from, to, say.New("This may be what the event before it does already, or happen besides; say once what happens.")))
	}
	if r.fighters != nil && r.fought == n-1 && !r.sequel(from) && slices.ContainsFunc(r.fighters, func(name string) bool { return strings.Contains(text, name) }) {
		return r.certainly(r.refuse("not_understood", from, to, say.New("Is that before the combat damage or after it? Say \"then\" if it is after; before it, say only what damage is dealt in the end.")))
	}
	r.events = append(r.events, line{text: text, span: r.span(from, to)})
	return true
}

// moreExactly puts what a player is told to discard or sacrifice in the place of the one card or
// permanent that the event before makes that player give up; ok is false where it is something else.
func (r *reader) moreExactly(text string, from, to int) bool {
	last := &r.events[len(r.events)-1]
	who, does := r.doingOf(text)
	if maker, made, makes := strings.Cut(text, makesVerb); makes && (strings.HasPrefix(last.text, maker+" ") || strings.HasPrefix(last.text, possessive(maker)+" ")) {
		who, does = r.doingOf(made)
	}
	if who == "" || !lexicon.Plays(does.verb, lexicon.GivesUp) || r.saysMore(from) {
		return false
	}
	does.rest = strings.TrimSuffix(does.rest, " from "+r.own(r.seatOf(who))+" hand") // from where else?
	head, rest, ok := strings.Cut(last.text, " makes "+who+" "+does.verb+" ")
	rest, behind, more := strings.Cut(rest, oneByOne)
	given, counted := r.allGiven(rest, does.rest)
	if !ok || !counted || strings.Contains(rest, ",") {
		return false
	}
	exact := head + " makes " + who + " " + does.verb + " " + given
	if more {
		exact += oneByOne + behind
	}
	q := r.soFar()
	q.Events = texts(r.events[:len(r.events)-1])
	if !r.reads(q, exact, false) {
		return false
	}
	*last = line{text: exact, span: r.span(from, to)}
	return true
}

// allGiven is what somebody gives up for an event that has a number of things given up, where some are
// named: those, and as many as are left. It is false where more are named.
func (r *reader) allGiven(number, names string) (string, bool) {
	const and, card, oneCard = " and ", " card", "a card"
	first, kind, _ := strings.Cut(figures(number), " ")
	n, err := strconv.Atoi(first)
	given := 0
	for _, i := range r.named {
		if strings.Contains(names, r.things[i].name) {
			given++
		}
	}
	named := max(1+strings.Count(names, and), given)
	switch left := n - named; {
	case err != nil || left < 0 || left > 0 && !strings.HasPrefix(" "+kind, card):
		return "", false
	case left == 0:
		return names, true
	case left == 1:
		return names + and + oneCard, true
	default:
		return names + and + cardsOf(left, false), true
	}
}

// addBefore adds an event that happens before the one told last, to which it is a response.
func (r *reader) addBefore(text string, from, to int) bool {
	last := len(r.events) - 1
	r.events = slices.Insert(r.events, last, line{text: text, span: r.span(from, to)})
	if r.attacked && r.attack == last {
		r.attack++
	}
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
