package commands

import (
	"fmt"
	"strings"

	"apnap/engine"
	"apnap/engine/oracle"
	"apnap/engine/say"
)

// verdict tells an end in one sentence or a few: what happened, without what
// goes without saying (life lost to damage that is told already).
func verdict(told []toldFact, b *engine.Board) string {
	var parts []string
	why := false // whether something is told that loses life by itself
	for _, f := range told {
		why = why || f.Kind == "damage" || f.Kind == "pay_life"
		if f.Result && f.Kind == "life_loss" && why {
			continue
		}
		if says := factSays(f, b); says != "" {
			parts = append(parts, says)
		}
	}
	if len(parts) == 0 {
		return "Nothing happens."
	}
	for i := range parts {
		parts[i] = capital(parts[i]) + "."
	}
	return strings.Join(parts, " ")
}

// factSays tells one fact, without a final stop; empty for a shield that is left.
func factSays(f toldFact, b *engine.Board) string {
	switch f.Kind {
	case "nothing":
		return nothingSays(f.Because)
	case "shield_left":
		return shieldSays(f.Fact)
	case "skip":
		return f.Player + " skips " + f.What
	}
	says := oracle.EventSays(&f.event, b)
	if f.How != "" && f.To != "graveyard" {
		says += " (" + f.How + ")"
	}
	return says
}

// nothingSays tells why nothing happened.
func nothingSays(because say.Message) string {
	if because.IsZero() {
		return "nothing happens"
	}
	return "nothing happens: " + because.String()
}

// shieldSays tells what an effect still holds.
func shieldSays(f Fact) string {
	if f.On != "" {
		return fmt.Sprintf("%s can still prevent %d for %s", f.Effect, amountOf(f), f.On)
	}
	if f.Uses != nil {
		return fmt.Sprintf("%s can still be used %s", f.Effect, timesWord(*f.Uses))
	}
	return fmt.Sprintf("%s can still prevent %d", f.Effect, amountOf(f))
}

// timesWord is "once", "twice" or "N times".
func timesWord(n int) string {
	switch n {
	case 1:
		return "once"
	case 2:
		return "twice"
	}
	return fmt.Sprintf("%d times", n)
}

// amountOf is a fact's amount, 0 where it has none.
func amountOf(f Fact) int {
	if f.Amount == nil {
		return 0
	}
	return *f.Amount
}

// capital is the text with its first letter in upper case.
func capital(s string) string {
	if s == "" {
		return s
	}
	return strings.ToUpper(s[:1]) + s[1:]
}

// joinAnd lists things: "A", "A and B", "A, B and C".
func joinAnd(parts []string) string { return joinWith(parts, "and") }

// joinWith lists things with a word before the last.
func joinWith(parts []string, word string) string {
	if len(parts) < 2 {
		return strings.Join(parts, "")
	}
	last := len(parts) - 1
	return strings.Join(parts[:last], ", ") + " " + word + " " + parts[last]
}
