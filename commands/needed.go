package commands

import (
	"apnap/engine"
	"apnap/engine/oracle"
	"apnap/engine/say"
)

// needed refuses a ruling that hangs on a fact nobody gave. Where the fact is
// one of a few, the readings are the sentences that would give it.
func needed(need *engine.NeedFact, s *engine.Scenario) *Refusal {
	r := &Refusal{Code: CodeAmbiguous, Where: "fact", Says: say.New("The ruling depends on %s; say it as a fact.", need.What)}
	if labelOf(s, need.Effect) != "" {
		r.Says = say.New("The ruling depends on %s, which %s looks at; say it as a fact.", need.What, s.Effects[need.Effect].Called())
	}
	for _, c := range claims(&need.Missing, s) {
		r.Readings = append(r.Readings, RefusedReading{Says: c.says, Text: c.text})
	}
	return r
}

// claim is a sentence that would give a missing fact: as the question takes it,
// and as people read it.
type claim struct {
	text string
	says say.Message
}

// claims are the sentences one of which answers what is not known.
func claims(need *engine.Missing, s *engine.Scenario) []claim {
	thing := need.Thing
	switch need.Asked {
	case engine.AskedColor:
		return []claim{
			{thing + " is white", say.New("%s is white.", thing)},
			{thing + " is blue", say.New("%s is blue.", thing)},
			{thing + " is black", say.New("%s is black.", thing)},
			{thing + " is red", say.New("%s is red.", thing)},
			{thing + " is green", say.New("%s is green.", thing)},
			{thing + " is colorless", say.New("%s is colorless.", thing)},
		}
	case engine.AskedType:
		return []claim{
			{thing + " is an artifact", say.New("%s is an artifact.", thing)},
			{thing + " is a creature", say.New("%s is a creature.", thing)},
			{thing + " is an enchantment", say.New("%s is an enchantment.", thing)},
			{thing + " is a land", say.New("%s is a land.", thing)},
			{thing + " is a planeswalker", say.New("%s is a planeswalker.", thing)},
		}
	case engine.AskedSolved:
		return []claim{
			{thing + " is solved", say.New("%s is solved.", thing)},
			{thing + " is not solved", say.New("%s is not solved.", thing)},
		}
	case engine.AskedController:
		var list []claim
		for i := range s.Board.Players {
			holds := oracle.Controls(s.Board.Players[i].Name, say.Text(thing))
			list = append(list, claim{holds.String(), say.New("%s.", holds.Raised())})
		}
		return list
	}
	return nil
}
