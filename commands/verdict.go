package commands

import (
	"strings"

	"apnap/engine"
	"apnap/engine/oracle/infrench"
	"apnap/engine/say"
)

// verdict tells an end in one sentence or a few: what happened, without what
// goes without saying (life lost to damage that is told already).
func verdict(l say.Language, told []toldFact, b *engine.Board) string {
	var parts []string
	for _, f := range worthTelling(told) {
		parts = append(parts, say.Capital(factSays(f, b).In(l))+".")
	}
	if len(parts) == 0 {
		return l.Say("Nothing happens.")
	}
	return strings.Join(parts, " ")
}

// worthTelling leaves out the life that is lost to what is told already.
func worthTelling(told []toldFact) []toldFact {
	var list []toldFact
	why := false // whether something is told that loses life by itself
	for _, f := range told {
		why = why || f.Kind == "damage" || f.Kind == "pay_life"
		if !f.Result || f.Kind != "life_loss" || !why {
			list = append(list, f)
		}
	}
	return list
}

// factSays tells one fact, without a final stop.
func factSays(f toldFact, b *engine.Board) say.Sayer {
	switch f.Kind {
	case "nothing":
		return nothingSays(f.Because)
	case "shield_left":
		return shieldSays(f, b)
	case "skip":
		return skipping{f: f, board: b}
	}
	says := happening{event: &f.event, board: b}
	if f.event.OwnWay {
		return say.New("%s (%s, and may be cast)", says, howSays(f.How))
	}
	if f.How != "" && f.To != "graveyard" {
		return say.New("%s (%s)", says, howSays(f.How))
	}
	return says
}

// howSays is how something moved, as it stands in brackets.
func howSays(how string) say.Message {
	switch how {
	case "destroyed":
		return say.New("destroyed")
	case "sacrificed":
		return say.New("sacrificed")
	case "milled":
		return say.New("milled")
	case "discarded":
		return say.New("discarded")
	case "countered":
		return say.New("countered")
	}
	return say.Text(how)
}

// nothingSays tells why nothing happened.
func nothingSays(because say.Message) say.Message {
	if because.IsZero() {
		return say.New("nothing happens")
	}
	return say.New("nothing happens: %s", because)
}

// skipping is a turn, phase or step that a player skips.
type skipping struct {
	f     toldFact
	board *engine.Board
}

// In tells that it is skipped.
func (s skipping) In(l say.Language) string {
	if l == say.French {
		return infrench.SkipSays(s.f.event.What, s.f.event.Player, s.board)
	}
	what := "the " + s.f.What
	switch {
	case isYou(s.f.Player):
		return "you skip your " + s.f.What
	case s.f.What == "turn":
		what = "a turn"
	}
	return s.f.Player + " skips " + what
}

// shieldSays tells what an effect still holds.
func shieldSays(f toldFact, b *engine.Board) say.Message {
	n, effect := amountOf(f.Fact), f.effect
	switch {
	case f.On != "" && f.moves:
		return say.New("%s can still redirect %d from %s", effect, n, thing{f.event.To, b})
	case f.On != "":
		return say.New("%s can still prevent %d for %s", effect, n, thing{f.event.To, b})
	case f.Uses == nil && f.moves:
		return say.New("%s can still redirect %d", effect, n)
	case f.Uses == nil:
		return say.New("%s can still prevent %d", effect, n)
	case *f.Uses == 1:
		return say.New("%s can still be used once", effect)
	case *f.Uses == 2:
		return say.New("%s can still be used twice", effect)
	}
	return say.New("%s can still be used %d times", effect, *f.Uses)
}

// amountOf is a fact's amount, 0 where it has none.
func amountOf(f Fact) int {
	if f.Amount == nil {
		return 0
	}
	return *f.Amount
}
