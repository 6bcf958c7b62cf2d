package paragraph

import (
	"slices"
	"strings"
)

// bout is what one attack or block is told to deal in the two combat damage steps.
type bout struct {
	first, second, fighters []string
	// open is set on an attack that nothing is told to block.
	open bool
}

// melee is the combat told last: all its creatures deal their damage together (cr.CombatDamageStep), however
// many clauses tell of them.
type melee struct {
	bouts []bout
	// at is where its events begin, told what they are and span where its first bout stands.
	at   int
	told []string
	span [2]int
}

// enters begins a bout, of the combat told last where nothing was told since and none of its creatures
// fights in that already; else of another one. The events of that combat are taken back, to be told with it.
func (r *reader) enters(from int, fighters ...string) {
	m := &r.melee
	last := texts(r.events[min(m.at, len(r.events)):])
	known := slices.ContainsFunc(m.bouts, func(b bout) bool {
		return slices.ContainsFunc(fighters, func(name string) bool { return slices.Contains(b.fighters, name) })
	})
	if len(m.bouts) == 0 || r.response || known || r.sequel(from) || !slices.Equal(last, m.told) {
		r.melee = melee{at: len(r.events), span: r.span(from, r.i)}
	} else {
		r.events = r.events[:m.at]
	}
	r.melee.bouts = append(r.melee.bouts, bout{fighters: fighters})
}

// hitsOnly reports whether all that it is told to deal ends in some words.
func (b *bout) hitsOnly(whom string) bool {
	return !slices.ContainsFunc(slices.Concat(b.first, b.second), func(says string) bool { return !strings.HasSuffix(says, whom) })
}

// newest is the bout begun last.
func (m *melee) newest() *bout { return &m.bouts[len(m.bouts)-1] }

// dealt are what all its creatures deal in the first combat damage step and in the second.
func (m *melee) dealt() (first, second []string) {
	for _, b := range m.bouts {
		first, second = append(first, b.first...), append(second, b.second...)
	}
	return first, second
}

// fighters are all its creatures.
func (m *melee) fighters() (names []string) {
	for _, b := range m.bouts {
		names = append(names, b.fighters...)
	}
	return names
}

// withdraw takes back the bout told last; what the combat was before it stays.
func (r *reader) withdraw() {
	m := &r.melee
	m.bouts = m.bouts[:len(m.bouts)-1]
	first, second := m.dealt()
	r.events, r.fighters, m.told = r.events[:m.at], nil, nil
	if len(m.bouts) > 0 {
		r.events = append(r.events, line{text: inSteps(first, second), span: m.span})
		m.told = texts(r.events[m.at:])
	}
}

// settle keeps as what events the combat was told.
func (r *reader) settle() bool {
	r.melee.told = texts(r.events[r.melee.at:])
	return true
}
