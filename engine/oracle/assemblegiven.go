package oracle

import (
	"slices"

	"apnap/engine"
	"apnap/engine/lang/lexicon"
	"apnap/engine/oracle/lex"
	"apnap/engine/oracle/shape"
	"apnap/engine/say"
)

// givenCounted refuses an ability that resolves and counts what was given for it where nobody tells what that was: what was sacrificed this
// way, or what was tapped and is still there among all that it counts.
func (b *builder) givenCounted() *lex.Error {
	for i := range b.spells {
		r := &b.spells[i]
		card, ok := b.lookup(b.board.Objects[r.source].Name)
		if !ok || r.ability == 0 || r.ability > len(card.Activated) || card.Activated[r.ability-1].Does == nil {
			continue
		}
		a := &card.Activated[r.ability-1]
		for _, part := range a.Cost.Paid {
			if part.Aside && (countsGiven(a.Does, part) || b.countsTapped(r.source, a.Does, part)) {
				err := b.about(card.Name, say.New("What %s does counts what is given for it, and nobody tells what that is: \"%s\".", card.Name, part.Verb+" "+part.What))
				err.Code = "ambiguous"
				return err
			}
		}
	}
	return nil
}

// countsGiven reports whether an ability counts what is given "this way" for a part of its cost.
func countsGiven(does *engine.Effect, part CostPart) bool {
	const thisWay = " this way"
	verb, ok := lexicon.VerbOf(part.Verb)
	found := false
	does.Visit(&engine.Visitor{Filter: func(f *engine.Filter) { found = found || slices.Contains(f.Marks, verb.Done+thisWay) }})
	return ok && found && !slices.ContainsFunc(does.Then, func(in engine.Instruction) bool { return in.Verb == givenBy(part.Verb) })
}

// givenBy is the kind of event in which something is given by a verb.
func givenBy(verb string) engine.EventKind {
	switch verb {
	case "sacrifice":
		return engine.Sacrifice
	case "discard":
		return engine.Discard
	case "tap":
		return engine.Tap
	}
	return engine.Move
}

// countsTapped reports whether an ability counts permanents, and what is tapped for it may be one that nobody names.
func (b *builder) countsTapped(source engine.ObjectID, does *engine.Effect, part CostPart) bool {
	counts := false
	does.Visit(&engine.Visitor{Expr: func(x *engine.Expr) {
		counts = counts || x.Op == engine.CountOf && x.Filter != nil && !x.Filter.Players && (x.Filter.Zone == engine.AnyZone || x.Filter.Zone == engine.Battlefield)
	}})
	if !counts || givenBy(part.Verb) != engine.Tap {
		return false
	}
	phrase, ok := newReader(part.What, lex.Scan(part.What)).nounPhrase()
	kinds, who := append([]engine.Filter{phrase.Filter}, phrase.Or...), shape.Holder(&b.board.Objects[source])
	if len(phrase.Or) > 0 {
		kinds = phrase.Or
	}
	return !ok || !b.anything(func(id engine.ObjectID) bool {
		o := &b.board.Objects[id]
		return id != source && o.Zone == engine.Battlefield && shape.Holder(o) == who && slices.ContainsFunc(kinds, func(f engine.Filter) bool { return fitsTypes(o, &f) })
	})
}
