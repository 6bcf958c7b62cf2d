package oracle

import (
	"slices"

	"apnap/engine"
	"apnap/engine/oracle/lex"
	"apnap/engine/oracle/shape"
	"apnap/engine/say"
)

// Sizes tells of whom the static abilities of a card say that they get more or less power and
// toughness: of others there are, of what it is attached to, of itself.
type Sizes struct{ Others, Host, Own bool }

// sized refuses a question whose creatures a permanent makes larger or smaller where that decides
// what damage does to them, or how much they deal: only a fact can tell how large they are. The measured
// creatures are those of the whole question.
func (b *builder) sized(id engine.ObjectID, card *Card, measured []engine.ObjectID) *lex.Error {
	host, sizes := b.board.Objects[id].AttachedTo, card.Sizes
	sizes.Own = sizes.Own || card.bears(OnOwnSize)
	sizes.Others = sizes.Others || sizes == Sizes{} && card.bears(OnSizes) // it does not tell of whom it says so
	for _, c := range measured {
		if sizes.Host && host == engine.Nobody() && !b.attachedLater(id) && b.mayBear(id, b.board.Objects[id].Controller, c) {
			return hostAsked("fact", b.board.Objects[id].Name, shape.ObjectName(&b.board, id))
		}
		if sizes.Others || sizes.Host && host == engine.ObjectEntity(c) || sizes.Own && c == id {
			called := shape.ObjectName(&b.board, c)
			return &lex.Error{Code: "out_of_scope", Where: "fact", Text: card.Name, Span: [2]int{0, len(card.Name)},
				Says: say.New("%s changes power and toughness, which I do not follow; say as a fact how large %s is, such as \"%s is a 3/3 creature\".", card.Name, called, b.board.Objects[c].Name)}
		}
	}
	return nil
}

// measured are the creatures whose power or toughness decides something that happens, as printed
// for all that the question says: what damage is dealt to, what deals combat damage as much
// as its printed power, and every one where an effect looks at sizes.
func (b *builder) measured(happens map[engine.EventKind]bool) []engine.ObjectID {
	var list []engine.ObjectID
	add := func(e engine.Entity) {
		if e.IsObject() && b.sizeAsPrinted(e.Object) && !slices.Contains(list, e.Object) {
			list = append(list, e.Object)
		}
	}
	for h := range b.sc.Events {
		for i := range b.sc.Events[h].Events {
			ev := &b.sc.Events[h].Events[i]
			if ev.Kind != engine.Damage {
				continue
			}
			add(ev.To)
			if src := ev.Source; src != engine.NoObject && (ev.ByPower || ev.Combat && ev.Amount == b.board.Objects[src].Power) {
				add(engine.ObjectEntity(src))
			}
		}
	}
	if b.readsSizes(happens) {
		for i := range b.board.Objects {
			add(engine.ObjectEntity(engine.ObjectID(i)))
		}
	}
	for i := range b.sc.Effects {
		if inst := &b.sc.Effects[i]; engine.Redirects(inst.Effect) {
			add(inst.Attached)
			add(inst.Target)
		}
	}
	return list
}

// sizeAsPrinted reports whether an object is a creature whose size nobody told.
func (b *builder) sizeAsPrinted(id engine.ObjectID) bool {
	o := &b.board.Objects[id]
	return o.Types&engine.Creature != 0 && !b.said[id].size && o.Toughness != engine.Unset
}
