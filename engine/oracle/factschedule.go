package oracle

import (
	"apnap/engine"
)

// dueFact is something that a fact says is due at the beginning of a turn, phase
// or step to come.
type dueFact struct {
	player engine.PlayerID // engine.NoPlayer for anybody's
	what   string
	events []engine.Event
	text   string
}

// isDue reads
//
//	Due = "at the beginning of" ( Whose "next" Step | "the next" Step ) "," Clause .
func (s *factReader) isDue() bool {
	if !s.eatWords("at", "the", "beginning", "of") {
		return s.fail()
	}
	d := dueFact{player: engine.NoPlayer, text: s.text}
	if p, n, ok := s.possessive(); ok {
		d.player = p
		s.i += n
	} else if !s.eatWords("the") {
		return s.fail()
	}
	if !s.eat("next") {
		return false
	}
	what, ok := s.stepName()
	if !ok || !s.eat(",") {
		return false
	}
	d.what = what
	where := s.where
	s.where = "event"
	r := &eventReader{sentence: s.sentence}
	ok = r.moment()
	s.where = where
	if !ok || len(r.then) != 1 || len(r.then[0].Events) == 0 {
		return s.fail()
	}
	d.events = r.then[0].Events
	s.a.dues = append(s.a.dues, d)
	return true
}

// dueInstances adds what the facts say is due (cr.NextWaitsForUnskipped).
func (b *builder) dueInstances() {
	for i := range b.dues {
		d := &b.dues[i]
		one := engine.Number(1)
		e := &engine.Effect{Kind: engine.Scheduled, Class: engine.ClassOther, Budget: engine.Budget{Kind: engine.NextTime, N: &one},
			When: engine.Pattern{Kind: engine.BeginPhase, What: d.what}, Text: d.text}
		inst := blankInstance(e)
		inst.Label, inst.Created, inst.Due = "the fact", true, d.events
		inst.Controller = b.board.Active
		if d.player != engine.NoPlayer {
			inst.Controller = d.player
			e.When.Affected = &engine.Filter{Players: true, Player: engine.You}
		}
		for j := range d.events {
			b.foundBy(&d.events[j])
			b.finish(&d.events[j])
		}
		b.sc.Effects = append(b.sc.Effects, inst)
		b.from = append(b.from, origin{flag: -1 - len(b.board.Objects) - len(b.sc.Effects)})
	}
}
