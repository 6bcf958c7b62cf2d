package wording

import (
	"iter"
	"slices"
	"strings"

	"apnap/engine"
	"apnap/engine/era"
	"apnap/engine/oracle/infrench"
	"apnap/engine/say"
)

// Verdict tells an end in one sentence or a few: what happened, without what
// goes without saying (life lost to damage that is told already).
func Verdict(l say.Language, told []Told, b *engine.Board) string {
	var parts []string
	for f := range worthTelling(told, b) {
		parts = append(parts, say.Capital(FactSays(f, b).In(l))+".")
	}
	if len(parts) == 0 {
		return l.Say("Nothing happens.")
	}
	return strings.Join(parts, " ")
}

// worthTelling leaves out the life that is lost to what is told already, where it is as
// much as that says, and where the rules have no word for milling that cards were put into the graveyard which none
// of them came to.
func worthTelling(told []Told, b *engine.Board) iter.Seq[*Told] {
	return func(yield func(*Told) bool) {
		why := false // whether something is told that loses life by itself
		for i := range told {
			f := &told[i]
			why = why || f.Kind == "damage" || f.Kind == "pay_life"
			if f.Result && f.Kind == "life_loss" && why && lostBesides(told, f.Player) == 0 {
				continue
			}
			if f.Kind == "mill" && era.Of(b.Edition, era.Mill).Unused() {
				if f = onlyBuried(f, milledElsewhere(told[i+1:], f.Player)); f == nil {
					continue
				}
			}
			if !yield(f) {
				return
			}
		}
	}
}

// onlyBuried is, of cards that were milled, those that came to the graveyard; nil where none did.
func onlyBuried(f *Told, elsewhere int) *Told {
	left := AmountOf(&f.Fact) - elsewhere
	switch {
	case elsewhere == 0:
		return f
	case left <= 0:
		return nil
	}
	rest := *f
	rest.SetAmount(left)
	rest.Event.Kind, rest.Event.From, rest.Event.Dest, rest.Event.What, rest.Event.Object = engine.Move, engine.Library, engine.Graveyard, engine.ThoseCards, engine.NoObject
	return &rest
}

// milledElsewhere is how many of the cards that a player milled came to another place than the graveyard.
func milledElsewhere(told []Told, player string) int {
	n := 0
	for i := range told {
		switch f := &told[i]; {
		case f.Kind == "mill":
			return n
		case f.Kind == "move" && f.How == "milled" && f.To != "graveyard" && (f.Player == player || f.Event.Player != engine.NoPlayer && f.Event.Object != engine.NoObject):
			n += max(1, AmountOf(&f.Fact))
		}
	}
	return n
}

// lostBesides is how much more life a player loses as a result than what is told besides says.
func lostBesides(told []Told, player string) int {
	n := 0
	for i := range told {
		switch f := &told[i]; {
		case f.Kind == "damage" && f.To == player, f.Kind == "pay_life" && f.Player == player:
			n -= AmountOf(&f.Fact)
		case f.Result && f.Kind == "life_loss" && f.Player == player:
			n += AmountOf(&f.Fact)
		}
	}
	return n
}

// Spared are the players who lose no life although they are dealt damage: what would have
// come of it was nothing, or cannot be.
func Spared(trace []engine.Step, told []Told, b *engine.Board) []string {
	var list []string
	for i := range trace {
		st := &trace[i]
		if st.Kind != engine.StepNoEvent && st.Kind != engine.StepCant || st.Before.Kind != engine.LoseLife || !st.Before.Result {
			continue
		}
		player := Names{Board: b}.Player(st.Before.Player)
		loses := func(f Told) bool { return f.Kind == "life_loss" && f.Player == player }
		if !slices.Contains(list, player) && !slices.ContainsFunc(told, loses) {
			list = append(list, player)
		}
	}
	return list
}

// LosesNoLife says that of a player.
func LosesNoLife(player string) say.Message {
	if IsYou(player) {
		return say.New("You lose no life.")
	}
	return say.New("%s loses no life.", AtStart(player))
}

// FactSays tells one fact, without a final stop.
func FactSays(f *Told, b *engine.Board) say.Sayer {
	switch f.Kind {
	case FactNothing:
		return nothingSays(f.Because)
	case "shield_left":
		return shieldSays(f, b)
	case "skip":
		return skipping{f: f, board: b}
	}
	says := Happening{Event: &f.Event, Board: b}
	if f.Event.OwnWay {
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
	f     *Told
	board *engine.Board
}

// In tells that it is skipped.
func (s skipping) In(l say.Language) string {
	if l == say.French {
		return infrench.SkipSays(s.f.Event.What, s.f.Event.Player, s.board)
	}
	what := "the " + s.f.What
	switch {
	case IsYou(s.f.Player):
		return "you skip your " + s.f.What
	case s.f.What == "turn":
		what = "a turn"
	}
	return s.f.Player + " skips " + what
}

// shieldSays tells what an effect still holds.
func shieldSays(f *Told, b *engine.Board) say.Message {
	n, effect := AmountOf(&f.Fact), f.effect
	switch {
	case f.On != "" && f.moves:
		return say.New("%s can still redirect %d from %s", effect, n, Thing{f.Event.To, b})
	case f.On != "":
		return say.New("%s can still prevent %d for %s", effect, n, Thing{f.Event.To, b})
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

// AmountOf is a fact's amount, 0 where it has none.
func AmountOf(f *Fact) int {
	if f.Amount == nil {
		_, n := entersWith(f)
		return n
	}
	return *f.Amount
}
