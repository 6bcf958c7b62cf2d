package commands

import (
	"fmt"
	"strings"

	"apnap/engine"
	"apnap/engine/say"
)

// needed refuses a ruling that hangs on a fact nobody gave. Where the fact is
// one of a few, the readings are the sentences that would give it.
func needed(need *engine.NeedFact, s *engine.Scenario) *Refusal {
	r := &Refusal{Code: CodeAmbiguous, Where: "fact", Says: say.Raw(fmt.Sprintf("The ruling depends on %s; say it as a fact.", need.What))}
	if label := labelOf(s, need.Effect); label != "" {
		r.Says = say.Raw(fmt.Sprintf("The ruling depends on %s, which %s looks at; say it as a fact.", need.What, label))
	}
	for _, claim := range claims(need.What) {
		r.Readings = append(r.Readings, RefusedReading{Says: say.Raw(claim + "."), Text: claim})
	}
	return r
}

// claims are the sentences one of which answers what is not known: "what color
// Spark is", "what type Spark is", "whether Spark is attacking".
func claims(what string) []string {
	if thing, ok := between(what, "what color ", " is"); ok {
		return eachIs(thing, "white", "blue", "black", "red", "green", "colorless")
	}
	if thing, ok := between(what, "what type ", " is"); ok {
		return eachIs(thing, "an artifact", "a creature", "an enchantment", "a land", "a planeswalker")
	}
	claim, _ := strings.CutPrefix(what, "whether ")
	thing, quality, split := strings.Cut(claim, " is ")
	if claim == what || !split {
		return nil
	}
	return eachIs(thing, quality, "not "+quality)
}

// between is what stands between a beginning and an end.
func between(text, begin, end string) (string, bool) {
	rest, begins := strings.CutPrefix(text, begin)
	thing, ends := strings.CutSuffix(rest, end)
	return thing, begins && ends
}

// eachIs says of a thing, in turn, that it has each quality.
func eachIs(thing string, qualities ...string) []string {
	var list []string
	for _, q := range qualities {
		list = append(list, thing+" is "+q)
	}
	return list
}
