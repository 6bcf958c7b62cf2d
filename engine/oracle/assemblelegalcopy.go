package oracle

import (
	"slices"

	"apnap/engine"
	"apnap/engine/oracle/inenglish"
	"apnap/engine/oracle/lex"
	"apnap/engine/say"
)

// legalCopies refuses an entering as a copy of something that what enters can't copy by its
// own words: a Clone copies creatures (cr.CopyObject). Where the thing changes in between,
// nobody can tell yet.
func (b *builder) legalCopies() *lex.Error {
	for h := range b.sc.Events {
		for i := range b.sc.Events[h].Events {
			ev := &b.sc.Events[h].Events[i]
			if ev.Kind != engine.Enter || ev.Entry == nil || ev.Entry.CopyOf == engine.NoObject || ev.Entry.Created || b.changesBefore(ev.Entry.CopyOf, h) {
				continue
			}
			if b.copiesNone(ev) {
				text := b.sc.Events[h].Text
				return &lex.Error{Code: "illegal_choice", Where: "event", Text: text, Span: [2]int{0, len(text)},
					Says: say.New("%s can't enter as a copy of %s: its own words don't let it copy that.", inenglish.Object(&b.board, ev.Object), inenglish.Object(&b.board, ev.Entry.CopyOf))}
			}
		}
	}
	return nil
}

// copiesAsTheySay has what is told to enter as a copy of something do that by its own ability, where that does more
// than make it a copy (cr.EntersAsCopyNow): what it enters with besides comes of it.
func (b *builder) copiesAsTheySay() {
	entered := map[engine.ObjectID]int{}
	for h := range b.sc.Events {
		for i := range b.sc.Events[h].Events {
			if ev := &b.sc.Events[h].Events[i]; ev.Kind == engine.Enter {
				entered[ev.Object]++
			}
		}
	}
	for h := range b.sc.Events {
		for i := range b.sc.Events[h].Events {
			ev := &b.sc.Events[h].Events[i]
			if ev.Kind != engine.Enter || ev.Entry == nil || ev.Entry.CopyOf == engine.NoObject || ev.Entry.Created || entered[ev.Object] > 1 {
				continue
			}
			for k := range b.sc.Effects {
				if inst := &b.sc.Effects[k]; inst.Source == ev.Object && inst.Chosen == engine.Nobody() && copiesWithMore(inst.Effect) {
					b.applyChosen(inst, binding{slot: slotChosen, to: engine.ObjectEntity(ev.Entry.CopyOf)})
					ev.Entry.CopyOf = engine.NoObject
					break
				}
			}
		}
	}
}

// copiesWithMore reports whether an effect by which something enters as a copy says more of how it enters.
func copiesWithMore(e *engine.Effect) bool {
	at := slices.IndexFunc(e.Do, func(c engine.Change) bool { return c.Kind == engine.EnterCopy })
	if at < 0 {
		return false
	}
	c := &e.Do[at]
	return len(e.Do) > 1 || c.Types != 0 || len(c.Subtypes)+len(c.Keywords)+len(c.Do)+len(c.Yes) > 0 || c.Power != nil || c.Toughness != nil
}

// tokenCommanders refuses a token that a fact calls a commander: a commander is a card
// (cr.CommanderZone).
func (b *builder) tokenCommanders() *lex.Error {
	for id := range b.board.Objects {
		if o := &b.board.Objects[id]; o.Token == engine.Yes && slices.Contains(o.Marks, "commander") {
			err := b.about(o.Name, say.New("%s is said to be a token and a commander; a commander is a card.", inenglish.Object(&b.board, engine.ObjectID(id))))
			err.Contrary = true
			return err
		}
	}
	return nil
}

// changesBefore reports whether the question changes an object before a moment.
func (b *builder) changesBefore(id engine.ObjectID, before int) bool {
	return slices.ContainsFunc(b.sc.Events[:before+1], func(h engine.Happening) bool {
		return slices.ContainsFunc(h.Change, func(c engine.BoardChange) bool { return c.Object == id })
	})
}

// copiesNone reports whether what enters has effects that make it a copy, none of which
// fits what it is to copy.
func (b *builder) copiesNone(ev *engine.Event) bool {
	found, fits := false, false
	for i := range b.sc.Effects {
		inst := &b.sc.Effects[i]
		if inst.Source != ev.Object {
			continue
		}
		inst.Effect.Visit(&engine.Visitor{Change: func(c *engine.Change) {
			if c.Kind == engine.EnterCopy && c.Filter != nil {
				found = true
				fits = fits || b.described(inst, c.Filter, engine.ObjectEntity(ev.Entry.CopyOf))
			}
		}})
	}
	return found && !fits
}
