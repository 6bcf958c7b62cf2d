package paragraph

import (
	"slices"
	"strings"

	"apnap/engine"
	"apnap/engine/lang/lexicon"
	"apnap/engine/oracle"
	"apnap/engine/oracle/inenglish"
	"apnap/engine/oracle/lex"
)

// told is how an event stands to the one before it.
type told uint8

const (
	anotherEvent told = iota
	sameEvent         // it says again what the one before does: "casts Divination and draws two cards"
	partOfEvent       // it may say again, or more exactly, what the one before does
)

// doing is what a player does: "you" "draw" "2 cards".
type doing struct{ verb, rest string }

// wordForWord reports whether a clause has the very words of the event told last, in a sentence of its own: nobody
// knows whether it is told again or happens again.
func (r *reader) wordForWord(from, to int) bool {
	a, b := r.events[len(r.events)-1].span, r.span(from, to)
	return a[1] <= b[0] && strings.EqualFold(r.q.Text[a[0]:a[1]], r.q.Text[b[0]:b[1]])
}

// twice compares an event with the one before it, whose consequence it may be.
func (r *reader) twice(text string, from int) told {
	if len(r.events) == 0 {
		return anotherEvent
	}
	before := r.events[len(r.events)-1].text
	if subject, _, enters := strings.Cut(text, " enters"); enters && strings.HasPrefix(before, subject+" enters") {
		if text == subject+" enters" {
			return sameEvent
		}
		return partOfEvent
	}
	if r.partAgain(before, text) && !r.saysMore(from) {
		return sameEvent
	}
	if r.ofOneSpell(before) && !r.saysMore(from) && passiveOf(before, text) {
		return sameEvent
	}
	if again := r.attackAgain(before, text, from); again != anotherEvent {
		return again
	}
	if r.ofOneSpell(before) && figures(before) == figures(text) && !r.saysMore(from) {
		return sameEvent
	}
	if i := r.spellTold(); i != nobody && strings.HasPrefix(text, r.called(i)+" ") && !r.saysMore(from) {
		return partOfEvent
	}
	who, does := r.doingOf(text)
	if maker, made, makes := strings.Cut(text, makesVerb); makes && strings.HasPrefix(before, possessive(maker)+" ") && r.ofOneSpell(before) {
		who, does = r.doingOf(made) // whoever casts a spell is said to make somebody do what it does
	}
	if who == "" {
		return anotherEvent
	}
	if c := r.spellOf(before); c != nil && c.Does != nil && len(c.Does.Then) > 1 && strings.Contains(inenglish.Effect(c.Does, nil), lexicon.ThirdPerson(does.verb)+" ") && !r.saysMore(from) {
		return partOfEvent // the spell has somebody do that too
	}
	if lexicon.Plays(does.verb, lexicon.GivesUp) && strings.Contains(before, makesVerb) && strings.Contains(before, " "+does.verb) && !r.saysMore(from) && r.ofOneSpell(before) {
		return partOfEvent // whoever is told to give something up for a spell, it is for that
	}
	if strings.Contains(before, " damage to ") && (does.verb == "gain" && r.lifelinks(before) || does.verb == "get") {
		return partOfEvent // a result of the damage, or something besides?
	}
	for _, c := range consequences(before, who) {
		switch {
		case c.verb != does.verb:
		case figures(c.rest) == figures(does.rest) && !r.saysMore(from):
			return sameEvent
		default:
			return partOfEvent
		}
	}
	if !r.saysMore(from) && r.resultOf(text) {
		return partOfEvent
	}
	return anotherEvent
}

// resultOf reports whether an event may be what an effect makes of the one before it: it is of another sort, and one that is
// among what can come of that for the same player.
func (r *reader) resultOf(text string) bool {
	q := r.soFar()
	q.Events = texts(r.events[len(r.events)-1:])
	asked := r.cards.along(&q)
	if asked.err != nil {
		return false
	}
	before := asked.read
	q.Events = append(q.Events, text)
	with, err := r.cards.read(q)
	if err != nil || len(with.Scenario.Events) != len(before.Scenario.Events)+1 {
		return false
	}
	x := asked.explored()
	if x == nil {
		return false
	}
	told := map[engine.EventKind]bool{}
	for i := range before.Scenario.Events {
		for k := range before.Scenario.Events[i].Events {
			told[endingIn(before.Scenario.Events[i].Events[k].Kind)] = true
		}
	}
	last := with.Scenario.Events[len(with.Scenario.Events)-1].Events
	for i := range x.Ends {
		for _, f := range x.Ends[i].Outcome.Facts {
			if !f.Nothing && !told[endingIn(f.Event.Kind)] && slices.ContainsFunc(last, func(ev engine.Event) bool {
				return endingIn(ev.Kind) == endingIn(f.Event.Kind) && ev.Player == f.Event.Player && ev.Player != engine.NoPlayer
			}) {
				return true
			}
		}
	}
	return false
}

// partAgain reports whether a text tells in other words what one part of an event does: of what a spell does, or of what
// the same thing is said to do.
func (r *reader) partAgain(before, text string) bool {
	spell := r.ofOneSpell(before)
	who, _ := r.doingOf(text)
	for part := range strings.SplitSeq(before, oneByOne) {
		if spell && part == text {
			return true
		}
		source, _, does := strings.Cut(part, dealsTo)
		for _, verb := range partVerbs {
			if !does {
				source, _, does = strings.Cut(part, verb)
			}
		}
		if does && part != text && (strings.HasPrefix(text, source+" ") || spell && who != "") && r.comesToSame(part, text) {
			return true
		}
	}
	return false
}

// dealsTo stands between a source and the damage that it deals.
const dealsTo = " deals "

// makesVerb stands in an event between what causes it and who does it.
const makesVerb = " makes "

// partVerbs are the verbs by which the parts of an event are told, besides that of damage.
var partVerbs = []string{" pings ", " makes ", " creates ", " destroys "}

// comesToSame reports whether two events come to the same where each is all that happens. Of what comes to nothing alone,
// as what is done to somebody else's creature before it is taken over, that can't be told.
func (r *reader) comesToSame(one, other string) bool {
	q := r.soFar()
	q.Events = []string{one}
	end, ok := endsOf(q, r.cards)
	if !ok || !comesAbout(r.cards.along(&q).explored()) {
		return false
	}
	q.Events = []string{other}
	again, ok := endsOf(q, r.cards)
	return ok && end == again
}

// comesAbout reports whether anything happens in some end.
func comesAbout(x *engine.Exploration) bool {
	return slices.ContainsFunc(x.Ends, func(end engine.End) bool {
		return slices.ContainsFunc(end.Outcome.Facts, func(f engine.Fact) bool { return !f.Nothing })
	})
}

// endingIn is the sort of event that is told in the end of one that contains it.
func endingIn(kind engine.EventKind) engine.EventKind {
	switch kind {
	case engine.CreateTokens:
		return engine.Enter
	case engine.DrawCards:
		return engine.Draw
	}
	return kind
}

// attackAgain compares what an attacker is said to deal with the damage that its attack became.
func (r *reader) attackAgain(before, text string, from int) told {
	source, _, damage := strings.Cut(before, dealsTo)
	switch {
	case !r.attacked || r.attack != len(r.events)-1 || !damage || !strings.HasPrefix(text, source+" deals "):
		return anotherEvent
	case figures(text) == figures(before) && !r.saysMore(from):
		return sameEvent
	}
	return partOfEvent
}

// passiveOf reports whether an event says what a spell's event does, told of what it is done to:
// "all creatures are destroyed".
func passiveOf(event, text string) bool {
	for _, be := range []string{" is ", " are "} {
		object, done, ok := strings.Cut(text, be)
		if !ok {
			continue
		}
		word, rest, _ := strings.Cut(done, " ")
		v, known := lexicon.VerbOf(word)
		_, active, found := strings.Cut(event, " "+lexicon.ThirdPerson(word)+" ")
		if known {
			_, active, found = strings.Cut(event, " "+v.Third+" ")
		}
		says := strings.TrimSpace(object + " " + rest)
		if found && (all(active) == all(says) || all(strings.TrimSuffix(active, " and they can't be regenerated")) == all(says)) {
			return true
		}
	}
	return false
}

// all are words with "each", "every" and "all" taken for the same.
func all(text string) string {
	var words []string
	for w := range strings.FieldsSeq(strings.ToLower(figures(text))) {
		if in(w, "each every all") {
			w = "all"
		}
		words = append(words, w)
	}
	return strings.Join(words, " ")
}

// ofOneSpell reports whether an event is what one spell does, which it does once.
func (r *reader) ofOneSpell(event string) bool { return r.spellOf(event) != nil }

// spellOf is the one spell that an event is what it does, nil where it is of none.
func (r *reader) spellOf(event string) *oracle.Card {
	i := slices.IndexFunc(r.things, func(t thing) bool {
		return t.card != nil && isSpell(t.card) && t.many == 1 && strings.HasPrefix(event, strings.TrimSpace(r.own(t.owner)+" "+t.name)+" ")
	})
	if i < 0 {
		return nil
	}
	return r.things[i].card
}

// lifelinks reports whether the source of an event of damage has lifelink.
func (r *reader) lifelinks(event string) bool {
	source, _, _ := strings.Cut(event, dealsTo)
	for i := range r.things {
		t := &r.things[i]
		has := hasKeyword(t.mods, func(k string) bool { return k == "lifelink" }) || t.card != nil && slices.ContainsFunc(t.card.Keywords, func(k string) bool { return strings.EqualFold(k, "lifelink") })
		if has && source == r.called(i) {
			return true
		}
	}
	return false
}

// joinsResult reports whether one sentence tells of damage and of what may be its result.
func joinsResult(text string) bool {
	_, after, damage := strings.Cut(text, " damage to ")
	_, result, and := strings.Cut(after, " and ")
	return damage && and && (strings.Contains(result, " life") && strings.Contains(result, " gain") || strings.Contains(result, " get")) && !strings.Contains(result, " deal")
}

// doingOf cuts what a player does into its parts.
func (r *reader) doingOf(text string) (string, doing) {
	for _, name := range r.names() {
		if rest, ok := strings.CutPrefix(text, name+" "); ok {
			verb, rest, _ := strings.Cut(rest, " ")
			return name, doing{base(verb), rest}
		}
	}
	return "", doing{}
}

// consequences are what an event makes a player do.
func consequences(event, who string) []doing {
	var list []doing
	for clause := range strings.SplitSeq(event, ", then ") {
		if _, after, ok := strings.Cut(clause, " makes "+who+" "); ok {
			verb, rest, _ := strings.Cut(after, " ")
			list = append(list, doing{base(verb), rest})
		}
		if head, ok := strings.CutSuffix(clause, " damage to "+who); ok {
			_, amount, _ := strings.Cut(strings.TrimSuffix(head, " combat"), " deals ")
			list = append(list, doing{"take", amount + " damage"}, doing{"lose", amount + " life"})
		}
		if _, what, ok := strings.Cut(clause, " creates "); ok {
			list = append(list, doing{"create", what})
		}
		if after, ok := strings.CutPrefix(clause, who+" "); ok {
			if verb, rest, _ := strings.Cut(after, " "); in(base(verb), "discard sacrifice") {
				list = append(list, doing{base(verb), rest})
			}
		}
	}
	return list
}

// base is a word without the ending of the third person, or of the plural.
func base(verb string) string { return strings.TrimSuffix(verb, "s") }

// figures are words with their numbers in figures, and without the little words.
func figures(text string) string {
	var words []string
	for _, t := range lex.Scan(text) {
		switch {
		case t.Kind == lex.EndToken || in(t.Text, "the combat"):
		case t.Kind == lex.NumberToken:
			words = append(words, itoa(t.N))
		case in(t.Text, "a an"):
			words = append(words, "1")
		default:
			words = append(words, strings.TrimSuffix(t.Text, "s"))
		}
	}
	return strings.Join(words, " ")
}

// saysMore reports whether words before or in a clause say that it happens besides.
func (r *reader) saysMore(from int) bool {
	for i := max(0, from-2); i < r.i; i++ {
		if lexicon.Plays(r.toks[i].Text, lexicon.SaysMore) && !r.concludesAt(i, from) {
			return true
		}
	}
	return false
}

// concludesAt reports whether a word ends a clause, behind what it tells, by which that may be what comes of something: "I lose 3 then".
func (r *reader) concludesAt(i, from int) bool {
	return i > from && lexicon.Plays(r.toks[i].Text, lexicon.AnswerTail) && (i+1 >= r.end || r.toks[i+1].Kind == lex.PunctToken)
}
