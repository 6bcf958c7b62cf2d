package infrench

import (
	"strconv"
	"strings"

	"apnap/engine"
	"apnap/engine/french"
	"apnap/engine/oracle/shape"
)

// other tells an action that has no kind of its own, by its English verb.
func (s *speaker) other(ev *engine.Event) telling {
	who := s.player(ev.Player)
	if shape.IsTold(ev) {
		return s.told(ev)
	}
	if which, ok := strings.CutPrefix(ev.What, "ignore "); ok {
		return active(who, "ignorer", ignoredTold(which, ev.Amount))
	}
	if hand, ok := handLookedAt(ev.What); ok {
		return active(who, "regarder", hand)
	}
	switch ev.What {
	case "look at":
		return active(who, "regarder", topCards(ev.Amount).text+" d'une bibliothèque")
	case "remove damage":
		return passive(manyFeminine("toutes les blessures"), "retiré", s.object(ev.Object).of())
	case "remove from combat":
		return passive(s.object(ev.Object), "retiré", "du combat")
	}
	a, ok := actionOf(ev.What)
	if !ok {
		return s.quoted(ev)
	}
	return s.keyworded(ev, a)
}

// handLookedAt is the hand that an action looks at.
func handLookedAt(what string) (string, bool) {
	n, ok := phraseOf(hands, strings.ReplaceAll(what, " 's", "'s"))
	return n.text, ok
}

// keyworded tells a keyword action.
func (s *speaker) keyworded(ev *engine.Event, a action) telling {
	rest := oftenTold(ev.Amount)
	if a.Then == shape.NumberComplement {
		rest = strings.TrimSpace(armies(ev.Tokens) + " " + strconv.Itoa(ev.Amount))
	} else if a.Then == shape.CardComplement && ev.Object == engine.NoObject {
		rest = inWords(max(ev.Amount, 1), oneFeminine("carte")).text
	}
	t := telling{who: s.player(ev.Player), verb: a.verb, self: a.self}
	if ev.Object != engine.NoObject && (ev.Player == engine.NoPlayer || a.Permanent) {
		t.who = s.object(ev.Object)
		if a.Then == shape.ObjectComplement || a.Then == shape.CardComplement {
			return passive(t.who, verbOf(a.verb).done, a.rest)
		}
	} else if ev.Object != engine.NoObject {
		rest = strings.TrimSpace(s.object(ev.Object).text + " " + rest)
	}
	t.rest = strings.TrimSpace(a.rest + " " + rest)
	if strings.HasSuffix(a.rest, " de") {
		t.rest = strings.TrimSuffix(a.rest, "de") + french.Of(rest)
	}
	return t
}

// armies are the creatures of whose type an Army is that is amassed, "" where no type is told.
func armies(makes []engine.Tokens) string {
	if len(makes) == 0 {
		return ""
	}
	return "des " + subtype(makes[0].Subtypes[0], true).text
}

// quoted tells an action that is known by its English words alone.
func (s *speaker) quoted(ev *engine.Event) telling {
	words := "« " + ev.What + " »"
	switch {
	case ev.Player == engine.NoPlayer && ev.Object != engine.NoObject:
		return active(s.object(ev.Object), "faire", "l'action "+words)
	case ev.Object != engine.NoObject:
		return active(s.player(ev.Player), "faire", "l'action "+words+" avec "+s.object(ev.Object).text)
	}
	return active(s.player(ev.Player), "faire", strings.TrimSpace("l'action "+words+" "+oftenTold(ev.Amount)))
}

// ignoredTold says which rolls are ignored, and how many: "les deux jets les plus bas".
func ignoredTold(which string, n int) string {
	n = max(n, 1)
	if which == "one" {
		if n == 1 {
			return "l'un d'eux"
		}
		return french.Number(n, false) + " d'entre eux"
	}
	rank := "bas"
	if strings.Contains(which, "high") {
		rank = "haut"
	}
	switch {
	case !strings.Contains(which, "low") && !strings.Contains(which, "high"):
		return "« " + which + " »"
	case n == 1:
		return "le jet le plus " + rank
	}
	return "les " + french.Number(n, false) + " jets les plus " + rank
}
