package oracle

import (
	"strconv"
	"strings"

	"apnap/engine"
	"apnap/engine/say"
)

// byNumber reports whether a mention calls an effect by its number, as rulings do
// where it has no name ("Effect 1").
func (a *asker) byNumber(m *mention) bool {
	return m.number > 0 && strings.EqualFold(m.called, strings.TrimSpace(effectNumber)) && len(a.bearing(m.called, m.number, m.of)) == 0
}

// numbered is the source of the effect that a mention calls by its number: of one
// that something resolving makes, which may then be told to resolve. Of another it
// says why it can't be spoken of so.
func (a *asker) numbered(m *mention) (engine.ObjectID, say.Message) {
	n := strconv.Itoa(m.number)
	at := -1
	for i := range a.flags {
		if i < len(a.q.Effects) && a.q.number(i) == m.number {
			at = i
		}
	}
	if at < 0 {
		return engine.NoObject, say.New("There is no effect %s in the question.", n)
	}
	f := &a.flags[at]
	switch {
	case !onlyCreated(f.abilities):
		return engine.NoObject, say.New("Effect %s is a static ability's and does not resolve: give what it is printed on a name (\"Name = …\").", n)
	case f.times > 1:
		return engine.NoObject, say.New("There are several of effect %s: give them a name (\"Name = …\").", n)
	case len(f.sources) == 0:
		f.sources = []engine.ObjectID{a.numberedSource(f, effectNumber+n)}
	}
	return f.sources[0], say.Message{}
}

// numberedSource puts on the board what an effect without a name comes from, called
// as rulings call the effect.
func (a *asker) numberedSource(f *effectFlag, called string) engine.ObjectID {
	id := a.newObject(called, 0)
	o := &a.board.Objects[id]
	o.Controller, o.Owner = f.controller, f.controller
	a.said[id] = said{source: true, created: true, controller: f.controller != engine.NoPlayer}
	return id
}
