package oracle

import (
	"slices"

	"apnap/engine"
	"apnap/engine/oracle/lex"
	"apnap/engine/oracle/shape"
	"apnap/engine/say"
)

// statics takes what the cards of a question say all the time, and what is no effect that
// is ruled on, to change nothing, and says so. Where it changes what a ruling looks at,
// only a fact can tell what comes of it, and is asked for.
func (b *builder) statics() *lex.Error {
	for i := range b.flags {
		if card := b.flags[i].card; card != nil && card.Statics && !card.Alters {
			b.assume(say.New("What else %s says changes nothing here", card.Name))
		}
	}
	for i := range b.board.Objects {
		id, o := engine.ObjectID(i), &b.board.Objects[i]
		card, ok := b.lookup(o.Card)
		if !ok || o.Card == "" || o.NoAbilities || o.FaceDown || o.Zone != engine.Battlefield && !b.enters(id) || card.Types&engine.PermanentTypes == 0 {
			continue
		}
		if err := b.static(id, &card); err != nil {
			return err
		}
	}
	return nil
}

// static is statics for the card of one object.
func (b *builder) static(id engine.ObjectID, card *Card) *lex.Error {
	o := &b.board.Objects[id]
	flagged := slices.ContainsFunc(b.flags, func(f effectFlag) bool { return f.card != nil && f.card.Name == card.Name })
	switch {
	case card.Takes:
		return b.taken(id)
	case card.Alters && b.altered():
		b.assume(say.New("What %s says of what things are and can do is what the facts tell", card.Name))
	case card.Alters:
		return &lex.Error{Code: "out_of_scope", Where: "fact", Text: o.Name, Span: [2]int{0, len(o.Name)},
			Says: say.New("%s has an ability that changes what things are or can do, which I do not follow; say as a fact what comes of it here, such as \"%s\" or \"%s\".", card.Name, "nonbasic lands are Mountains", "creatures lose all abilities")}
	case card.Statics && !flagged:
		b.assume(say.New("What %s says all the time changes nothing here", card.Name))
	}
	return nil
}

// altered reports whether facts tell of anything what effects made of it.
func (b *builder) altered() bool {
	return len(b.board.Statements) > 0 || slices.ContainsFunc(b.board.Objects, func(o engine.Object) bool { return o.NoAbilities })
}

// taken asks who controls what an Aura gives to its controller, where the facts do not
// say that its controller does.
func (b *builder) taken(aura engine.ObjectID) *lex.Error {
	o := &b.board.Objects[aura]
	if !o.AttachedTo.IsObject() {
		return nil
	}
	of := &b.board.Objects[o.AttachedTo.Object]
	if of.Controller != engine.NoPlayer && of.Controller == o.Controller {
		return nil
	}
	whose := b.board.Players[b.board.Active].Name
	if o.Controller != engine.NoPlayer {
		whose = b.board.Players[o.Controller].Name
	}
	says := shape.Controls(whose, say.New("%s", of.Name))
	return &lex.Error{Code: "ambiguous", Where: "fact", Text: o.Name, Span: [2]int{0, len(o.Name)}, Hint: says.String(),
		Says: say.New("Whoever controls %s controls %s through it: say who does as a fact, such as \"%s\".", shape.ObjectName(&b.board, aura), shape.ObjectName(&b.board, o.AttachedTo.Object), says)}
}
