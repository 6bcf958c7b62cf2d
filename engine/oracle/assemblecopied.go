package oracle

import (
	"apnap/engine"
	"apnap/engine/oracle/lex"
	"apnap/engine/oracle/shape"
	"apnap/engine/say"
)

// copiedSpells refuses that somebody copies what is no spell (cr.CopySpell): what a permanent becomes a copy of, or
// enters as one of, is said in other words, and a land is never on the stack.
func (b *builder) copiedSpells() *lex.Error {
	cast := map[engine.ObjectID]bool{}
	for h := range b.sc.Events {
		for i := range b.sc.Events[h].Events {
			ev := &b.sc.Events[h].Events[i]
			switch {
			case ev.Kind == engine.CastSpell:
				cast[ev.Object] = true
			case ev.Kind == engine.CopySpell && ev.Object != engine.NoObject && !cast[ev.Object] && b.noSpell(ev.Object):
				return b.cantCopy(ev)
			}
		}
	}
	return nil
}

// noSpell reports whether an object that can be a permanent is said nowhere to be a spell.
func (b *builder) noSpell(id engine.ObjectID) bool {
	o := &b.board.Objects[id]
	return o.Types&engine.PermanentTypes != 0 && !o.Spell && (o.Zone != engine.Stack || o.Types&engine.Land != 0)
}

// cantCopy is the refusal of that.
func (b *builder) cantCopy(ev *engine.Event) *lex.Error {
	name := shape.ObjectName(&b.board, ev.Object)
	return b.about(b.board.Objects[ev.Object].Name, say.New("Only a spell or an ability is copied so, and nobody says that %s is a spell; say what becomes or enters as a copy of it.", name))
}
