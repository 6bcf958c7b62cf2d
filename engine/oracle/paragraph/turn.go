package paragraph

import (
	"apnap/engine/lang/english"
	"apnap/engine/lang/lexicon"
	"apnap/engine/oracle/lex"
)

// turnStart is how a sentence begins that tells whose turn or step it is: "it's", "it isn't", "I go to", "during".
type turnStart struct{ says, not, reaches, on bool }

// turn reads
//
//	Turn = [ "on" | "during" | "in" ] ( "it's" | "it isn't" | … ) PartOfTurn [ "but" Whose ] | PartOfTurn .
//	PartOfTurn = Whose [ own ] Step [ [ "," ] Step ] | Step ( "of" | "," ) Whose "turn" .
//	Step = "turn" | "main phase" | "draw step" | "upkeep" | "end step" | "combat" .
func (r *reader) turn() bool {
	const is, isNot = "it is ", "it is not "
	at := r.i
	s := r.turnStart()
	who, step, ok := r.stepFirst()
	if !ok && !s.says && !s.on && !r.turnAlone() {
		r.i = at
		return false
	}
	if !ok {
		who, step, ok = r.whoseStep()
	}
	if !ok {
		r.i = at
		return false
	}
	r.says(lexicon.NowWord)
	if s.not {
		r.factFrom(isNot+r.own(who)+" "+step, at, r.i)
		if other, ok := r.butWhose(); ok {
			r.factFrom(is+r.own(other)+" "+step, at, r.i)
		}
	} else {
		r.factFrom(is+r.own(who)+" "+step, at, r.i)
	}
	if s.reaches {
		r.subject, r.acting, r.lastActing = r.speaker(), r.speaker(), r.speaker()
	}
	r.prefixed = (s.on || !lexicon.Plays(r.peek().Text, lexicon.ClauseEnd)) && !s.says
	return true
}

// turnStart reads the words before a part of a turn.
func (r *reader) turnStart() (s turnStart) {
	s.not = r.says(lexicon.ItIsNot)
	s.reaches = !s.not && r.says(lexicon.ReachesStep)
	s.says = s.not || s.reaches || r.says(lexicon.ItIs)
	s.on = !s.says && r.eat("on", "during", "in", "at", "this is during")
	r.eat("during", "on", "currently", "still", "now", "in")
	return s
}

// butWhose reads whose it is instead: "it's not my turn but Bob's".
func (r *reader) butWhose() (int, bool) {
	at := r.i
	if r.says(lexicon.ButRather) {
		if who, ok := r.owner(); ok && who != nobody && r.endsAt(r.i) {
			return who, true
		}
	}
	r.i = at
	return nobody, false
}

// whoseStep reads whose part of a turn it is, with the step of that turn where it is named behind it: "my turn, end step".
func (r *reader) whoseStep() (who int, step string, ok bool) {
	if who, ok = r.owner(); !ok {
		who, ok = r.ownPhase()
	}
	if !ok {
		return nobody, "", false
	}
	r.eat("own", "next", "current")
	if r.eat("go") {
		return who, turnStep, true
	}
	if step, ok = r.stepHere(); ok && step == turnStep {
		at := r.i
		r.eat(",", "'s")
		if exact, ok := r.stepHere(); ok && exact != turnStep && (r.endsAt(r.i) || r.toks[r.i].Text == "i") {
			return who, exact, true
		}
		r.i = at
	}
	return who, step, ok
}

// stepFirst reads a step before whose turn it is one of: "the draw step of my turn", "end step, my turn".
func (r *reader) stepFirst() (who int, step string, ok bool) {
	at := r.i
	r.eat("the", "a")
	if step, ok = r.stepHere(); ok && step != turnStep && r.says(lexicon.StepOf) {
		if who, ok = r.owner(); ok && who != nobody {
			if whole, ok := r.stepHere(); ok && whole == turnStep {
				return who, step, true
			}
		}
	}
	r.i = at
	return nobody, "", false
}

// turnStep is the turn as a whole.
const turnStep = "turn"

// stepHere reads a part of a turn of which facts can tell.
func (r *reader) stepHere() (string, bool) {
	const upkeep, upkeepStep = "upkeep", "upkeep step"
	s, n := lexicon.Longest(lexicon.Step, r.wordAt)
	if n == 0 {
		return "", false
	}
	step := s.Whole()
	if step == upkeepStep {
		step = upkeep
	} else if lexicon.Phrase(lexicon.ToldStep, wordsOf(step)) == 0 {
		return "", false
	}
	r.i += n
	return step, true
}

// firstOfStep takes up that the draw of the draw step that was told of is the first one in it: "first draw", "nothing drawn yet".
func (r *reader) firstOfStep() bool {
	const itIs, drawStep, notDrawn = "it is ", " draw step", " not drawn a card this draw step"
	at := r.i
	if !r.says(lexicon.FirstInStep) || !r.endsAt(r.i) {
		r.i = at
		return false
	}
	for who := range r.seats {
		for _, l := range r.facts {
			if l.text == itIs+r.own(who)+drawStep {
				r.factFrom(r.name(who)+" "+r.verb(who, toHave)+notDrawn, at, r.i)
				return true
			}
		}
	}
	r.i = at
	return false
}

// turnAlone reports whether only whose turn or step it is stands next, up to a comma, the end of the
// sentence or who does something then: "my turn,", "main phase I draw".
func (r *reader) turnAlone() bool {
	ends := func(n int) bool {
		next := r.ahead(n)
		return next.Kind == lex.EndToken || r.i+n >= r.end || lexicon.Plays(next.Text, lexicon.ClauseEnd) || next.Text == "i"
	}
	text := &phraseText{r: r, c: english.Clauses().Categories, end: r.end}
	for _, w := range text.whose(r.i) {
		_, n := lexicon.Longest(lexicon.Step, func(i int) string { return r.wordAt(w.Len + i) })
		return n > 0 && ends(w.Len+n)
	}
	step, n := lexicon.Longest(lexicon.Step, r.wordAt)
	return n > 0 && isOwnPhase(step) && ends(n)
}

// isOwnPhase reports whether a part of a turn is one in which whoever does something does it in his own turn.
func isOwnPhase(step lexicon.Sense) bool {
	return lexicon.Phrase(lexicon.OwnPhase, wordsOf(step.Whole())) > 0
}

// ownPhase is whose part of a turn is named without saying whose: of whoever asks, where the sentence
// speaks of nobody else ("in the main phase I draw a card").
func (r *reader) ownPhase() (int, bool) {
	kept := r.i
	r.eat("the", "a")
	step, n := lexicon.Longest(lexicon.Step, r.wordAt)
	me := r.speaker()
	if n == 0 || me == nobody || !isOwnPhase(step) || !r.speaksOfNobodyBut(me) {
		r.i = kept
		return nobody, false
	}
	return r.hear(me), true
}

// speaksOfNobodyBut reports whether the sentence at the cursor speaks of no player but one.
func (r *reader) speaksOfNobodyBut(who int) bool {
	from := r.i
	for from > 0 && !r.opens(from) {
		from--
	}
	for i := from; i < r.end; i++ {
		k := r.seatOf(r.toks[i].Raw)
		if k != nobody && k != who || lexicon.Plays(r.toks[i].Text, lexicon.OthersWord) {
			return false
		}
	}
	return true
}
