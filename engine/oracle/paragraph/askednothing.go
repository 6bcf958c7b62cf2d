package paragraph

import (
	"cmp"
	"slices"
	"strings"

	"apnap/engine"
	"apnap/engine/lang/lexicon"
	"apnap/engine/oracle"
	"apnap/engine/oracle/lex"
	"apnap/engine/say"
)

// askedNothing refuses a question about how much of something there is, or who has it, where nothing told does any of that and no
// effect applies to anything: what would do it was then not understood.
func (r *reader) askedNothing(out *Reading) *lex.Error {
	if err := r.askedOfUntold(out); err != nil {
		return err
	}
	kinds := r.kindsAsked()
	if kinds == nil || !slices.ContainsFunc(r.everythingAsked(), r.asksAmount) {
		return nil
	}
	q := withoutSpent(out.Resolve(r.q.Edition))
	w, ok := r.cards.walk(&q)
	if !ok || w.sum(kinds) > 0 || w.tells(kinds) {
		return nil
	}
	met, _, ok := metIn(q, r.cards)
	if !ok {
		return nil
	}
	for _, applies := range met {
		if applies {
			return nil
		}
	}
	return r.nothingDoes()
}

// withoutSpent is a question without where its spells go as they finish resolving, which answers nothing that is asked of other things.
func withoutSpent(q oracle.Question) oracle.Question {
	q.Events = slices.DeleteFunc(slices.Clone(q.Events), func(event string) bool { return strings.HasSuffix(event, finishesResolving) })
	return q
}

// nothingDoes refuses a question that nothing told answers.
func (r *reader) nothingDoes() *lex.Error {
	err := r.refuse("not_understood", 0, len(r.toks)-1, say.New("Nothing that I understood here does what is asked about; say in a sentence of its own what does."))
	err.Unread = true
	return err
}

// askedOfUntold refuses a question about somebody's creatures of which nothing is told, where nothing happens because of that: "Wrath
// of God resolves. My creatures go where?"
func (r *reader) askedOfUntold(out *Reading) *lex.Error {
	if slices.ContainsFunc(r.things, func(t thing) bool {
		return (t.on || r.hasFact(&t)) && (t.card == nil || t.card.Types&engine.Creature != 0)
	}) || !slices.ContainsFunc(r.pending, r.asksOfCreatures) {
		return nil
	}
	q := withoutSpent(out.Resolve(r.q.Edition))
	w, ok := r.cards.walk(&q)
	if !ok || slices.ContainsFunc(w.ends, func(e engine.End) bool {
		return slices.ContainsFunc(e.Outcome.Facts, func(f engine.Fact) bool { return !f.Nothing })
	}) {
		return nil
	}
	return r.nothingDoes()
}

// hasFact reports whether a fact is told of a thing.
func (r *reader) hasFact(t *thing) bool {
	return slices.ContainsFunc(r.facts, func(f line) bool { return strings.Contains(f.text, t.name) })
}

// asksOfCreatures reports whether a question is about somebody's creatures, as a kind.
func (r *reader) asksOfCreatures(p piece) bool {
	for i := p.from; i+1 < p.to; i++ {
		kind := r.toks[i+1]
		if lexicon.Plays(r.toks[i].Text, lexicon.Possessive) && !r.markedAt(i+1) && (lexicon.Plays(base(kind.Text), lexicon.AnyCreature) || isSubtype(kind.Raw)) {
			return true
		}
	}
	return false
}

// idle reports whether nothing in a reading that leaves words out does what the paragraph asks about.
func (r *Reading) idle(q Question, cards *index) bool {
	whole := newReader(q, cards)
	whole.asked = r.Asked
	for _, p := range whole.sentences() {
		if p.asks {
			whole.pending = append(whole.pending, p)
			whole.asked = cmp.Or(whole.asked, topicOf(whole.raw(p.from, p.to)))
		}
	}
	return whole.askedNothing(r) != nil
}

// tells reports whether an event of some kinds is told to happen.
func (w *walked) tells(kinds []engine.EventKind) bool {
	return slices.ContainsFunc(w.scenario.Events, func(h engine.Happening) bool {
		return slices.ContainsFunc(h.Events, func(e engine.Event) bool { return slices.Contains(kinds, e.Kind) })
	})
}

// asksAmount reports whether a question wants to know how much or how many, or who.
func (r *reader) asksAmount(p piece) bool {
	return slices.ContainsFunc(r.toks[p.from:p.to], func(t lex.Token) bool { return lexicon.Plays(t.Text, lexicon.AsksAmount) })
}
