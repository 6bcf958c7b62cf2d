package paragraph

import (
	"slices"
	"strings"

	"apnap/engine/lang/lexicon"
	"apnap/engine/lang/tree"
	"apnap/engine/oracle/lex"
	"apnap/engine/say"
)

// ordersDraw reports whether a phrase says which card of a turn is drawn: "my first card", "her second card this turn".
func (r *reader) ordersDraw(t *claim, a *tree.Arg) bool {
	return a.Words != "" && t.Verb.Plain == toDraw && (r.plays(a, lexicon.FirstOfDraws) || r.plays(a, lexicon.SecondOfDraws))
}

// orderedDraw tells the draw of a card of which it is said which one of somebody's turn it is: before a second one is drawn,
// another has been.
func (r *reader) orderedDraw(t *claim, a *tree.Arg) (says string, ok bool) {
	const card, drawn = "a card", " drawn a card this turn"
	if t.who == nobody || len(t.others) > 0 || r.drewBefore() {
		return "", false
	}
	if r.plays(a, lexicon.FirstOfDraws) {
		r.firstDraw = a.Span
		return card, true
	}
	r.factFrom(r.name(t.who)+" "+r.verb(t.who, toHave)+drawn, a.Span[0], a.Span[1])
	return card, true
}

// firstWhere refuses the first draw of somebody's turn where nobody tells in which step that is and a card named spares the first
// one of a draw step.
func (r *reader) firstWhere() *lex.Error {
	if r.firstDraw[1] == 0 || r.stepTold() || !r.sparesFirstDraw() {
		return nil
	}
	return r.refuse(notRead, r.firstDraw[0], r.firstDraw[1], say.New("In which step is that drawn? Say so, such as \"it is my draw step\"."))
}

// tellsWhichDraw reports whether words at a token tell of a draw step, or which card of a turn is drawn.
func (r *reader) tellsWhichDraw(i int) bool {
	first := func(role lexicon.Role) bool { return i > 0 && r.roleAt(i-1, len(r.toks)-1, role) > 1 }
	return first(lexicon.FirstOfDraws) || first(lexicon.SecondOfDraws) || r.roleAt(i, len(r.toks)-1, lexicon.DrawStep) > 0
}

// drewBefore reports whether a draw has been told, as what happens or as what has happened.
func (r *reader) drewBefore() bool {
	const drawn = " drawn "
	for _, l := range r.events {
		if _, does := r.doingOf(l.text); does.verb == toDraw {
			return true
		}
	}
	for _, l := range r.facts {
		if strings.Contains(l.text, drawn) {
			return true
		}
	}
	return false
}

// drawsOne takes up that somebody draws and of what nobody says: one card. Behind the end of another's turn it is that of the turn.
func (r *reader) drawsOne(t *claim) bool {
	const passing = " the turn"
	if r.i = t.Span[1]; slices.ContainsFunc(r.events, func(l line) bool { return strings.HasSuffix(l.text, passing) }) {
		r.firstDraw = t.Span
	}
	return r.addEvent(r.name(t.who)+" "+r.verb(t.who, toDraw)+" a card", t.from, r.i)
}
