package infrench

import (
	"strconv"
	"strings"

	"apnap/engine"
	"apnap/engine/era"
	"apnap/engine/french"
	"apnap/engine/oracle/shape"
)

// objectAction tells what an object does or undergoes; false for what is told of
// players.
func (s *speaker) objectAction(ev *engine.Event) (telling, bool) {
	obj := s.object(ev.Object)
	switch ev.Kind {
	case engine.Alter:
		return altered(obj, ev.Traits), true
	case engine.TurnFaceUp:
		t := passive(obj, "retourné", "face visible")
		if ev.Entry != nil && ev.Entry.CopyOf != engine.NoObject {
			t.rest += " " + s.copyOf(ev.Entry.CopyOf)
		}
		if ev.Entry != nil && len(ev.Entry.Chosen) > 0 {
			t.rest += ", avec " + choicesTold(ev.Entry.Chosen)
		}
		return t, true
	case engine.Explore_:
		return active(obj, "explorer", oftenTold(ev.Amount)), true
	case engine.Connive:
		return active(obj, "conniver", aboveOne(ev.Amount)), true
	case engine.Regenerate, engine.Tap, engine.Untap, engine.Transform, engine.PhaseOut, engine.PhaseIn:
		return plainly(obj, ev.Kind), true
	}
	return telling{}, false
}

// plainly tells an event that needs no more than its words.
func plainly(who noun, k engine.EventKind) telling {
	_, does := shape.Happens(k)
	switch verb, rest, _ := strings.Cut(does, " "); verb {
	case "":
		return telling{who: who, verb: "faire", none: true, rest: "rien"}
	case "se":
		return telling{who: who, verb: rest, self: true}
	case "être":
		return passive(who, rest, "")
	case "devenir":
		return active(who, verb, who.agreed(rest))
	default:
		return active(who, verb, rest)
	}
}

// oftenTold is "" for once, else "deux fois".
func oftenTold(n int) string {
	if n <= 1 {
		return ""
	}
	return french.Number(n, true) + " fois"
}

// aboveOne is a number where it is more than one.
func aboveOne(n int) string {
	if n <= 1 {
		return ""
	}
	return strconv.Itoa(n)
}

// playerAction tells what a player does.
func (s *speaker) playerAction(ev *engine.Event) telling {
	who, n := s.player(ev.Player), max(ev.Amount, 1)
	if ev.Kind.LooksAtTop() {
		verb, rest := lookingAt(ev.Kind, strconv.Itoa(ev.Amount), false)
		return active(who, verb, rest)
	}
	switch ev.Kind {
	case engine.SearchLibrary:
		return active(who, "chercher", searchTold(ev))
	case engine.Reveal:
		if ev.Until != nil {
			return s.until(ev)
		}
		if ev.What == engine.Hand.String() {
			return active(who, "révéler", who.its(zone(engine.Hand)).text)
		}
		return active(who, "révéler", s.revealed(ev))
	case engine.RollDice:
		return active(who, "lancer", inWords(n, dieOf(ev.What)).text)
	case engine.FlipCoin:
		return active(who, "jouer", strings.TrimSpace("à pile ou face "+oftenTold(n)))
	case engine.Proliferate:
		return active(who, "proliférer", oftenTold(ev.Amount))
	case engine.Investigate:
		return active(who, "enquêter", oftenTold(ev.Amount))
	case engine.CastSpell:
		return active(who, s.word(era.Cast), s.object(ev.Object).text)
	case engine.CopySpell:
		return active(who, "copier", strings.TrimSpace(s.object(ev.Object).text+" "+oftenTold(ev.Amount)))
	case engine.ExtraTurn:
		if n == 1 {
			return active(who, "jouer", "un tour supplémentaire")
		}
		return active(who, "jouer", french.Number(n, false)+" tours supplémentaires")
	case engine.GainControl:
		what := "le contrôle " + s.object(ev.Object).of()
		if ev.ThisTurn {
			what += untilEnd
		}
		return active(who, "acquérir", what)
	}
	return plainly(who, ev.Kind)
}

// revealed is what a player reveals; words of the question's are quoted.
func (s *speaker) revealed(ev *engine.Event) string {
	switch {
	case ev.Object != engine.NoObject && ev.What == "":
		return s.object(ev.Object).text
	case ev.What == "":
		return inWords(max(ev.Amount, 1), oneFeminine("carte")).text
	}
	if n, ok := phraseOf(shown, ev.What); ok {
		return n.text
	}
	return "« " + ev.What + " »"
}

// searchTold is where a player searches and what for, in the question's words.
func searchTold(ev *engine.Event) string {
	what := ""
	if ev.What != "" {
		what = "« " + ev.What + " » "
	}
	if n, ok := strings.CutPrefix(ev.Position, "top "); ok {
		return what + "dans les " + n + " cartes du dessus d'une bibliothèque"
	}
	return what + "dans une bibliothèque"
}

// dieOf is a die without its article: "dé", "dé à vingt faces", "d20".
func dieOf(what string) noun {
	switch {
	case what == "" || what == "die":
		return one("dé")
	case what == "planar die":
		return one("dé planaire")
	case strings.HasSuffix(what, "-sided die"):
		sides := strings.TrimSuffix(what, "-sided die")
		if n, ok := numberNamed(sides); ok {
			return one("dé à " + n + " faces")
		}
		return one("dé à " + sides + " faces")
	}
	return one(what) // "d20"
}
