package paragraph

import (
	"slices"
	"strings"

	"apnap/engine"
	"apnap/engine/oracle/lex"
	"apnap/engine/say"
)

// fought keeps the events of combat damage that a flag became which speaks of no damage: of an attack or a block.
func (t *teller) fought(said string, events []string) {
	if strings.Contains(strings.ToLower(said), damageWord) {
		return
	}
	for _, text := range events {
		if strings.Contains(text, " combat "+damageWord) {
			if t.fights == nil {
				t.fights = map[string]bool{}
			}
			t.fights[text] = true
		}
	}
}

// damageWord is what an event calls what creatures deal.
const damageWord = "damage"

// tellAttacked leaves out the damage that the flag of an attack or a block became where a later flag, of the same
// combat, tells of the combat damage of the same creatures: a creature deals that once. What two attacks in a row
// became is dealt at the same time. It reports whether there was such a flag; where only some of its creatures are
// told of later, the question is refused.
func (t *teller) tellAttacked(s *engine.Scenario) (bool, *lex.Error) {
	of := t.flagsOf(s)
	for at, text := range t.q.Events {
		h := slices.Index(of, at)
		if h < 0 || !t.fights[text] {
			continue
		}
		all, left := strikers(&s.Events[h]), strikers(&s.Events[h])
		var as []string
		for k := h + 1; k < len(of) && !beginsStep(&s.Events[k]); k++ {
			if rest := without(left, strikers(&s.Events[k])); of[k] > at && len(rest) < len(left) {
				left, as = rest, append(as, t.q.Events[of[k]])
			}
		}
		switch {
		case len(left) == 0 && len(all) > 0:
			t.retold(at, 1, as)
			return true, nil
		case len(left) < len(all):
			return false, &lex.Error{Where: "event", Code: "ambiguous", Text: text, Span: [2]int{0, len(text)}, Says: say.New("What some of these creatures deal is told in another event; tell there what each of them deals.")}
		case at+1 < len(t.q.Events) && t.fights[t.q.Events[at+1]] && h+1 < len(of) && of[h+1] == at+1 && (h+2 == len(of) || of[h+2] > at+1):
			both := strings.TrimSuffix(text, togetherSaid) + " and " + strings.TrimSuffix(t.q.Events[at+1], togetherSaid) + togetherSaid
			t.retold(at, 2, []string{both})
			t.q.Events = slices.Insert(t.q.Events, at, both)
			t.fights[both], t.done[both] = true, true
			return true, nil
		}
	}
	return false, nil
}

// retold takes out so many event flags from a place on, of which what was told is told as others tell it.
func (t *teller) retold(at, n int, as []string) {
	gone := slices.Clone(t.q.Events[at : at+n])
	t.q.Events = slices.Delete(t.q.Events, at, at+n)
	for i := range t.told {
		var list []string
		for _, text := range t.told[i].As {
			switch {
			case !slices.Contains(gone, text):
				list = append(list, text)
			case !slices.Contains(list, as[0]):
				list = append(list, as...)
			}
		}
		t.told[i].As = list
	}
}

// flagsOf is the event flag that each moment comes from.
func (t *teller) flagsOf(s *engine.Scenario) []int {
	of, flag, from := make([]int, len(s.Events)), 0, 0
	for h := range s.Events {
		for k := flag; k < len(t.q.Events); k++ {
			if k > flag {
				from = 0
			}
			if at := strings.Index(t.q.Events[k][from:], s.Events[h].Text); at >= 0 {
				flag, from = k, from+at+len(s.Events[h].Text)
				break
			}
		}
		of[h] = flag
	}
	return of
}

// beginsStep reports whether a turn, phase or step begins in a moment.
func beginsStep(h *engine.Happening) bool {
	return slices.ContainsFunc(h.Events, func(ev engine.Event) bool { return ev.Kind == engine.BeginPhase })
}

// strikers are the creatures that deal combat damage in a moment.
func strikers(h *engine.Happening) (list []engine.ObjectID) {
	for i := range h.Events {
		if ev := &h.Events[i]; ev.Kind == engine.Damage && ev.Combat && !slices.Contains(list, ev.Source) {
			list = append(list, ev.Source)
		}
	}
	return list
}

// without are those of a list that are not in another.
func without(list, other []engine.ObjectID) (rest []engine.ObjectID) {
	for _, id := range list {
		if !slices.Contains(other, id) {
			rest = append(rest, id)
		}
	}
	return rest
}
