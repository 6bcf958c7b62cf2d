package cardindex

import (
	"fmt"
	"slices"
	"strings"

	"apnap/engine"
)

// ParseCount counts abilities: all, and those in scope by what they are about.
type ParseCount struct {
	all    int
	groups map[string]*tally
	unread tally // of the texts that nobody reads who works on the grammar
	// Missing is where the refused ones stopped.
	Missing WorkQueue
}

// tally counts abilities in scope that were and were not understood.
type tally struct{ read, refused int }

// Add counts the abilities of one text.
func (n *ParseCount) Add(p Parsed) {
	if n.groups == nil {
		n.groups = map[string]*tally{}
	}
	for i := range p.Abilities {
		a := &p.Abilities[i]
		n.all++
		if a.Scope == "other" {
			continue
		}
		t := n.groups[a.group]
		if t == nil {
			t = &tally{}
			n.groups[a.group] = t
		}
		t.count(a.OK)
		if Unread(p.Name) {
			n.unread.count(a.OK)
		}
		if !a.OK {
			n.Missing.Add(p.Name, a.Text, a.stopped)
		}
	}
}

// count counts one ability.
func (t *tally) count(read bool) {
	if read {
		t.read++
	} else {
		t.refused++
	}
}

// String is the count as a table, the largest groups first, and a line for all.
func (n *ParseCount) String() string {
	names := make([]string, 0, len(n.groups))
	var total tally
	for name, t := range n.groups {
		names = append(names, name)
		total.read += t.read
		total.refused += t.refused
	}
	slices.SortFunc(names, func(a, b string) int {
		if d := n.groups[b].all() - n.groups[a].all(); d != 0 {
			return d
		}
		return strings.Compare(a, b)
	})
	var b strings.Builder
	for _, name := range names {
		t := n.groups[name]
		fmt.Fprintf(&b, "%-20s %5d read %5d refused %6.1f%%\n", name, t.read, t.refused, t.share())
	}
	fmt.Fprintf(&b, "%d abilities, %d in scope, %d of them understood (%.1f%%); of the unread fifth %d, %d understood (%.1f%%)\n",
		n.all, total.all(), total.read, total.share(), n.unread.all(), n.unread.read, n.unread.share())
	return b.String()
}

func (t *tally) all() int { return t.read + t.refused }

// share is how many of a hundred were understood.
func (t *tally) share() float64 { return Percent(t.read, t.all()) }

// The groups of events that abilities are counted by.
const (
	groupDamage  = "damage"
	groupEnter   = "enters"
	groupMove    = "dies and zones"
	groupDestroy = "destroy, regenerate"
	groupDraw    = "draw, discard, mill"
	groupLife    = "life"
	groupCounter = "counters"
	groupToken   = "tokens"
	groupMana    = "mana"
	groupTurn    = "turns and steps"
	groupSpell   = "spells"
	groupOther   = "other"
)

// groupOf is the group of the event that an effect is about.
func groupOf(e *engine.Effect) string {
	if e.Kind == engine.NoRegenerate {
		return groupDestroy
	}
	switch e.When.Kind {
	case engine.Damage:
		return groupDamage
	case engine.Enter, engine.Transform, engine.TurnFaceUp:
		return groupEnter
	case engine.Move, engine.Sacrifice:
		return groupMove
	case engine.Destroy, engine.Regenerate:
		return groupDestroy
	case engine.DrawCards, engine.Draw, engine.Discard, engine.Mill:
		return groupDraw
	case engine.GainLife, engine.LoseLife, engine.SetLife, engine.PayLife:
		return groupLife
	case engine.PutCounters, engine.RemoveCounters:
		return groupCounter
	case engine.CreateTokens:
		return groupToken
	case engine.ProduceMana:
		return groupMana
	case engine.CastSpell, engine.CopySpell, engine.CounterSpell:
		return groupSpell
	case engine.BeginPhase, engine.ExtraTurn, engine.Untap:
		return groupTurn
	}
	return groupOther
}

// roughGroup is the group that the words of an ability speak of which was not
// understood: what stands nearest behind "would", else anywhere.
func roughGroup(text string) string {
	text = strings.ToLower(text)
	if _, after, ok := strings.Cut(text, "would "); ok {
		if g := spokenOf(after[:min(len(after), 60)]); g != groupOther {
			return g
		}
	}
	return spokenOf(text)
}

// spokenOf is the group whose word stands first in a text.
func spokenOf(text string) string {
	group, first := groupOther, len(text)
	for _, g := range [][]string{
		{groupDamage, "damage", "prevent"}, {groupEnter, "enter", "come into play", "comes into play"}, {groupMove, " die", "graveyard", "exile", "leave"},
		{groupDestroy, "destroy", "regenerat"}, {groupDraw, "draw", "discard", "mill"}, {groupLife, " life"}, {groupCounter, "counter"},
		{groupToken, "token"}, {groupMana, "mana"}, {groupSpell, "be cast", "be countered", "be copied"}, {groupTurn, "skip", "turn begin", "step", "phase"},
	} {
		for _, word := range g[1:] {
			if i := strings.Index(text, word); i >= 0 && i < first {
				group, first = g[0], i
			}
		}
	}
	return group
}

// Percent is how many of a hundred; of none, all.
func Percent(some, all int) float64 {
	if all == 0 {
		return 100
	}
	return 100 * float64(some) / float64(all)
}
