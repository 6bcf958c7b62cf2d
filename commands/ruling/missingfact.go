package ruling

import (
	"apnap/commands/answer"
	"apnap/commands/wording"
	"apnap/engine"
	"apnap/engine/oracle/inenglish"
	"apnap/engine/say"
)

// needed refuses a ruling that hangs on a fact nobody gave, with a sentence that
// would give it. Where the fact is one of a few, the readings are the sentences.
func needed(need *engine.NeedFact, s *engine.Scenario) *answer.Refusal {
	r := &answer.Refusal{Code: answer.CodeAmbiguous, Where: "fact"}
	missing := need.Missing
	if o := need.Object; o >= 0 && int(o) < len(s.Board.Objects) && s.Board.Objects[o].Name == missing.Thing {
		missing.Thing = inenglish.Object(&s.Board, o)
	}
	for _, c := range claims(&missing, s) {
		r.Readings = append(r.Readings, answer.RefusedReading{Says: c.says, Text: c.text})
	}
	r.Hint = exampleFor(&missing, s)
	if r.Hint == "" && len(r.Readings) > 0 {
		r.Hint = r.Readings[0].Text
	}
	r.Says = hangsOn(need, s, r.Hint)
	return r
}

// hangsOn says what the ruling depends on, and how to say it.
func hangsOn(need *engine.NeedFact, s *engine.Scenario, hint string) say.Message {
	by := wording.LabelOf(s, need.Effect)
	var called say.Message
	if by != "" {
		called = s.Effects[need.Effect].Called()
	}
	switch {
	case need.Asked == engine.AskedInEvent && by == "":
		return say.New("The ruling depends on %s; say it in the event.", need.What)
	case need.Asked == engine.AskedInEvent:
		return say.New("The ruling depends on %s, which %s looks at; say it in the event.", need.What, called)
	case hint == "" && by == "":
		return say.New("The ruling depends on %s, and no fact says that yet.", need.What)
	case hint == "":
		return say.New("The ruling depends on %s, which %s looks at, and no fact says that yet.", need.What, called)
	case by == "":
		return say.New("The ruling depends on %s; say it as a fact, such as \"%s\".", need.What, hint)
	}
	return say.New("The ruling depends on %s, which %s looks at; say it as a fact, such as \"%s\".", need.What, called, hint)
}

// claim is a sentence that would give a missing fact: as the question takes it,
// and as people read it.
type claim struct {
	text string
	says say.Message
}

// claims are the sentences one of which answers what is not known, where they are
// few.
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
	case engine.AskedAttacker:
		return []claim{
			{thing + " is attacking", say.New("%s is attacking.", thing)},
			{thing + " is blocking", say.New("%s is blocking.", thing)},
		}
	case engine.AskedChosenColor:
		return chosenColors(thing, s)
	case engine.AskedController, engine.AskedOpponent, engine.AskedTargets:
		return playerClaims(need, s)
	case engine.AskedGivable:
		return givable(need)
	case engine.AskedMark:
		return markClaims(need)
	case engine.AskedStep:
		step := engine.OwnName(thing, need.With).String()
		return []claim{toPaste("it is " + step), toPaste("it is not " + step)}
	}
	return nil
}
