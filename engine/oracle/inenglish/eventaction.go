package inenglish

import (
	"strconv"
	"strings"

	"apnap/engine"
	"apnap/engine/era"
	"apnap/engine/lang/lexicon"
	"apnap/engine/oracle/shape"
)

// ofObject reports whether events of the kind are told of an object.
func ofObject(k engine.EventKind) bool {
	switch k {
	case engine.Regenerate, engine.Tap, engine.Untap, engine.Transform, engine.TurnFaceUp,
		engine.PhaseOut, engine.PhaseIn, engine.Explore_, engine.Connive, engine.Alter:
		return true
	}
	return false
}

// objectAction tells what an object does or undergoes.
func (s *speaker) objectAction(ev *engine.Event) clause {
	obj := s.object(ev.Object)
	switch ev.Kind {
	case engine.Alter:
		verb, rest := alterSays(ev.Traits)
		return act(obj, verb, rest)
	case engine.TurnFaceUp:
		c := passive(obj, "turned", "face up", false)
		if ev.Entry != nil && ev.Entry.CopyOf != engine.NoObject {
			c.rest += " as a copy of " + s.object(ev.Entry.CopyOf)
		}
		if ev.Entry != nil {
			c.rest += chosenSays(ev.Entry)
		}
		return c
	case engine.Explore_:
		return act(obj, "explore", times(ev.Amount))
	case engine.Connive:
		return act(obj, "connive", amountAbove(ev.Amount))
	}
	return plainly(obj, ev.Kind)
}

// plainly is the clause of an event that needs no more than its words.
func plainly(who string, k engine.EventKind) clause {
	does, _ := shape.Happens(k)
	verb, rest, _ := strings.Cut(OrElse(does, "do nothing"), " ")
	return act(who, verb, rest)
}

// times is "" for once, else "twice", "three times".
func times(n int) string {
	switch {
	case n <= 1:
		return ""
	case n == 2:
		return "twice"
	}
	return Spelled(n) + " times"
}

// amountAbove is a number where it is more than one.
func amountAbove(n int) string {
	if n <= 1 {
		return ""
	}
	return strconv.Itoa(n)
}

// playerAction tells what a player does.
func (s *speaker) playerAction(ev *engine.Event) clause {
	who := s.player(ev.Player)
	if ev.Kind.LooksAtTop() {
		return act(who, plainWord(ev.Kind), strconv.Itoa(ev.Amount))
	}
	switch ev.Kind {
	case engine.SearchLibrary:
		return act(who, "search", s.searched(ev))
	case engine.Reveal:
		if ev.Until != nil {
			return s.until(ev)
		}
		if ev.Object != engine.NoObject && ev.What == "" {
			return act(who, "reveal", s.object(ev.Object))
		}
		if ev.What == engine.Hand.String() {
			return act(who, "reveal", theirs(who)+" "+ev.What)
		}
		return act(who, "reveal", OrElse(ev.What, CountWords(max(ev.Amount, 1), "card")))
	case engine.RollDice:
		return act(who, "roll", CountWords(max(ev.Amount, 1), OrElse(ev.What, "die")))
	case engine.FlipCoin:
		return act(who, "flip", CountWords(max(ev.Amount, 1), "coin"))
	case engine.Proliferate:
		return act(who, "proliferate", times(ev.Amount))
	case engine.Investigate:
		return act(who, "investigate", times(ev.Amount))
	case engine.CastSpell:
		return act(who, s.word(era.Cast), s.object(ev.Object))
	case engine.CopySpell:
		return act(who, "copy", strings.TrimSpace(s.object(ev.Object)+" "+times(ev.Amount)))
	case engine.ExtraTurn:
		return act(who, "take", CountWords(max(ev.Amount, 1), "extra turn"))
	case engine.GainControl:
		what := "control of " + s.object(ev.Object)
		if ev.ThisTurn {
			what += shape.UntilEnd
		}
		return act(who, "gain", what)
	}
	return plainly(who, ev.Kind)
}

// OrElse is a word, and another where there is none.
func OrElse(word, other string) string {
	if word == "" {
		return other
	}
	return word
}

func (s *speaker) searched(ev *engine.Event) string {
	where := "a library"
	if n, ok := strings.CutPrefix(ev.Position, "top "); ok {
		where = "the top " + n + " cards of a library"
	}
	if ev.What == "" {
		return where
	}
	return where + " for " + ev.What
}

func (s *speaker) mana(ev *engine.Event) clause {
	who := s.player(ev.Player)
	if ev.Object != engine.NoObject {
		return act(who, "tap", s.object(ev.Object)+" for "+ev.Mana)
	}
	return act(who, "add", ev.Mana)
}

// other tells an action that has no kind of its own, by its verb.
func (s *speaker) other(ev *engine.Event) clause {
	who := s.player(ev.Player)
	switch {
	case shape.ToldOfObject(ev):
		return toldClause(s.object(ev.Object), ev.What)
	case shape.IsTold(ev):
		return toldClause(who, ev.What)
	}
	if which, ok := strings.CutPrefix(ev.What, "ignore "); ok {
		return act(who, "ignore", ignoredRolls(which, ev.Amount))
	}
	switch ev.What {
	case "remove damage":
		return passive("all damage", "removed", "from "+s.object(ev.Object), false)
	case "remove from combat":
		return passive(s.object(ev.Object), "removed", "from combat", false)
	}
	if ev.What == "look at" {
		return act(who, "look", "at "+topOfLibrary(ev.Amount))
	}
	a, keyword := shape.KeywordNamed(ev.What)
	rest := amountAbove(ev.Amount)
	switch {
	case !keyword:
	case a.Then == shape.NumberComplement:
		rest = strings.TrimSpace(armies(ev.Tokens) + " " + strconv.Itoa(ev.Amount))
	case a.Then == shape.CardComplement && ev.Object == engine.NoObject:
		rest = CountWords(max(ev.Amount, 1), "card")
	default:
		rest = times(ev.Amount)
	}
	if ev.Object != engine.NoObject && (ev.Player == engine.NoPlayer || a.Permanent) {
		if a.Done != "" {
			return passive(s.object(ev.Object), a.Done, "", false)
		}
		return act(s.object(ev.Object), ev.What, rest)
	}
	if ev.Object != engine.NoObject {
		rest = strings.TrimSpace(s.object(ev.Object) + " " + rest)
	}
	return act(who, shape.ActionWords(ev.What), rest)
}

// armies are the creatures of whose type an Army is that is amassed, "" where no type is told.
func armies(makes []engine.Tokens) string {
	if len(makes) == 0 {
		return ""
	}
	return pluralOf(makes[0].Subtypes[0])
}

// ignoredRolls says which rolls are ignored, and how many: "the two lowest
// rolls", "three rolls".
func ignoredRolls(which string, n int) string {
	if which == "one" {
		return Spelled(max(n, 1)) + " of them"
	}
	if n > 1 {
		which = "the " + Spelled(n) + strings.TrimPrefix(which, "the") + "s"
	}
	return which
}

// topOfLibrary is "the top three cards of a library".
func topOfLibrary(n int) string {
	if n == 1 {
		return "the top card of a library"
	}
	return "the top " + Spelled(n) + " cards of a library"
}

// toldClause is what is told of a subject.
func toldClause(subject, says string) clause {
	verb, _, _ := strings.Cut(says, " ")
	rest, plain := says[len(verb):], lexicon.ToldPlain(verb)
	if subject == "you" {
		verb = plain
	}
	return clause{subject, verb, plain, rest}
}

// ToldOf is what is told of the subject of an instruction.
func ToldOf(subject, says string) string {
	if subject == "you" {
		verb, rest, _ := strings.Cut(says, " ")
		says = lexicon.ToldPlain(verb) + " " + rest
	}
	return strings.TrimSpace(subject + " " + says)
}
