package oracle

import (
	"iter"
	"slices"

	"apnap/engine"
	"apnap/engine/oracle/lex"
	"apnap/engine/oracle/shape"
)

// would reads what follows "would", with its subject read before.
func (r *reader) would(pt *engine.Pattern, subj *Phrase) bool {
	r.subject(subj)
	if subj.Players || len(subj.Or) > 0 && shape.OnlyPlayers(&subj.Filter) {
		if r.playerWould(pt, subj) {
			return true
		}
	}
	if r.is("be") {
		return r.wouldBe(pt, subj)
	}
	if r.eatWords("die") {
		pt.Kind, pt.From, pt.Dest = engine.Move, engine.Battlefield, engine.Graveyard
		pt.Affected = &subj.Filter
		return true
	}
	if r.eatWords("leave", "the", "stack") {
		pt.Kind, pt.From, pt.Affected = engine.Move, engine.Stack, &subj.Filter
		return true
	}
	if r.eatWords("leave", "the", "battlefield") || r.eatWords("leave", "play") {
		pt.Kind, pt.From, pt.Affected = engine.Move, engine.Battlefield, &subj.Filter
		return true
	}
	if r.is("leave") && r.happens && r.leaves(pt, subj) {
		return true
	}
	if r.happens && r.fighting(pt, subj) {
		return true
	}
	if r.eatWords("enter") || r.eatWords("come", "into", "play") {
		r.eatWords("the", "battlefield")
		return r.wouldEnter(pt, subj)
	}
	if r.is("deal") {
		return r.wouldDeal(pt, subj)
	}
	if r.is("put") {
		return r.wouldPut(pt, subj)
	}
	if r.throughPermanent(pt, subj) {
		return true
	}
	if subj.Players {
		return r.fail()
	}
	if kind, ok := eatSaying(r.cursor, undergoes()); ok {
		pt.Kind, pt.Affected = kind, &subj.Filter
		return true
	}
	if r.peek().Kind == lex.WordToken && shape.KeywordVerb(r.peek().Text) {
		verb := r.peek().Text
		r.i++
		pt.Affected = &subj.Filter
		return r.keywordWould(pt, verb)
	}
	return r.fail()
}

// subject lets "it" mean the subject in the rest of the clause.
func (r *reader) subject(subj *Phrase) {
	if !subj.Players {
		r.it = engine.ThatObject
	}
}

// effectName marks the noun phrase "an effect" while it is read.
const effectName = "an effect"

// wouldBe reads the passive: "be destroyed", "be dealt damage", "be put into a
// graveyard", "be created under your control", "be exiled".
func (r *reader) wouldBe(pt *engine.Pattern, subj *Phrase) bool {
	r.i++
	f := subj.Filter
	pt.Affected = &f
	if kind, ok := eatSaying(r.cursor, undergone()); ok {
		pt.Kind = kind
		return true
	}
	switch {
	case r.eatWords("exiled"), r.eatWords("removed", "from", "the", "game"), r.eatWords("removed", "from", "play"):
		pt.Kind, pt.Dest = engine.Move, engine.Exile
		r.fromZone(pt)
	case r.eatWords("milled"):
		pt.Kind, pt.From, pt.Dest, pt.How = engine.Move, engine.Library, engine.Graveyard, "milled"
	case r.eatWords("returned", "to"), r.eatWords("put", "into"), r.eatWords("put", "in"):
		return r.wouldBePut(pt)
	case r.eatWords("dealt"):
		pt.Kind, pt.Whole = engine.Damage, true
		pt.Affected = recipient(f)
		return r.howMuchDamage(pt) && r.dealtTo(pt)
	case r.eatWords("created"), subj.Noun == engine.TokenNoun && r.eatWords("put", "onto", "the", "battlefield"),
		subj.Noun == engine.TokenNoun && r.eatWords("put", "into", "play"):
		return r.tokensWould(pt, subj)
	default:
		return r.fail()
	}
	return true
}

// undergoes are the phrases that tell what a permanent does by itself, with the events.
func undergoes() iter.Seq2[string, engine.EventKind] {
	return among([]saying[engine.EventKind]{
		{"transform", engine.Transform},
		{"become tapped", engine.Tap},
		{"untap;become untapped", engine.Untap},
		{"explore", engine.Explore_},
		{"connive", engine.Connive},
		{"phase out", engine.PhaseOut},
		{"phase in", engine.PhaseIn},
	}...)
}

// undergone are the participles that need nothing behind them, with the events they tell.
func undergone() iter.Seq2[string, engine.EventKind] {
	return among([]saying[engine.EventKind]{
		{"destroyed", engine.Destroy},
		{"sacrificed", engine.Sacrifice},
		{"regenerated", engine.Regenerate},
		{"countered", engine.CounterSpell},
		{"discarded", engine.Discard},
		{"tapped", engine.Tap},
		{"untapped", engine.Untap},
		{"transformed", engine.Transform},
		{"turned face up", engine.TurnFaceUp},
	}...)
}

// wouldBePut reads "a graveyard [from Zone]", "an opponent's graveyard", "its owner's hand".
func (r *reader) wouldBePut(pt *engine.Pattern) bool {
	pt.Kind = engine.Move
	rel, ok := r.possessor()
	if !ok {
		return r.fail()
	}
	zone, ok := r.zoneWord()
	if !ok {
		return false
	}
	pt.Dest = zone
	if !ownedBy(pt, rel) {
		return r.fail()
	}
	at := r.i
	if r.fromZone(pt) {
		return true
	}
	if r.i == at && onlyPermanents(pt.Affected) {
		pt.From = engine.Battlefield
	}
	return r.i == at || r.fail() // a zone that was read and could not be said is not passed over
}

// onlyPermanents reports whether a description by a card type or subtype, which does not
// say "card" or "spell", means permanents on the battlefield.
func onlyPermanents(f *engine.Filter) bool {
	switch {
	case f == nil || f.Players || f.Is != engine.NoRef || f.Zone != engine.AnyZone:
		return false
	case len(f.Or) > 0:
		return !slices.ContainsFunc(f.Or, func(or engine.Filter) bool { return !onlyPermanents(&or) })
	case f.Noun == engine.Permanent:
		return true
	}
	return f.Noun == engine.AnyThing && f.Types|f.AnyTypes != 0 || f.Noun == engine.AnyThing && len(f.Subtypes)+len(f.AnySubtypes) > 0
}

// ownedBy narrows what an event is about to what the player in whose zone it is or would
// be owns; false where another owner was said.
func ownedBy(pt *engine.Pattern, rel engine.Relation) bool {
	f := engine.Filter{}
	if pt.Affected != nil {
		f = *pt.Affected
	}
	if rel == engine.AnyRelation || f.Is != engine.NoRef || f.Owner == rel {
		return true
	}
	if f.Owner != engine.AnyRelation {
		return false
	}
	f.Owner = rel
	pt.Affected = &f
	return true
}

// fromZone reads "from anywhere", "from the battlefield", "from anywhere other
// than the battlefield".
func (r *reader) fromZone(pt *engine.Pattern) bool {
	switch {
	case r.eatWords("from", "anywhere", "other", "than", "the", "battlefield"):
		pt.NotFrom = engine.Battlefield
	case r.eatWords("from", "anywhere"):
	case r.eatWords("from", "the", "battlefield"), r.eatWords("from", "play"):
		pt.From = engine.Battlefield
	case r.is("from"):
		at := r.i
		r.i++
		rel, ok := r.possessor()
		if !ok {
			r.i = at
			return false
		}
		zone, ok := r.zoneWord()
		if !ok || !ownedBy(pt, rel) && rel != engine.ThatPlayer {
			return r.fail() // "their" is the player whose other zone was said before
		}
		pt.From = zone
	default:
		return false
	}
	return true
}

// tokensWould reads "[would be] created [under your control]", or as it was called before,
// "put onto the battlefield".
func (r *reader) tokensWould(pt *engine.Pattern, subj *Phrase) bool {
	if subj.Noun != engine.TokenNoun {
		return r.fail()
	}
	pt.Kind, pt.Affected = engine.CreateTokens, nil
	pt.Token, pt.Amount = tokenKind(subj.Filter), moreThanOne(subj.Bound)
	r.under(pt)
	return true
}

// tokenKind is what sort of tokens is meant; nil for any.
func tokenKind(f engine.Filter) *engine.Filter {
	f.Noun = engine.AnyThing
	if shape.Same(f, engine.Filter{}) {
		return nil
	}
	return &f
}

// under reads "under your control" as the player under whose control tokens
// would be created or a permanent would enter.
func (r *reader) under(pt *engine.Pattern) bool {
	at := r.i
	rel, ok := r.underControl()
	if !ok {
		return false
	}
	if pt.Kind == engine.CreateTokens {
		pt.Affected = &engine.Filter{Players: true, Player: rel}
		return true
	}
	f := engine.Filter{}
	if pt.Affected != nil {
		f = *pt.Affected
	}
	if f.Controller != engine.AnyRelation && f.Controller != rel {
		r.i = at
		return r.fail()
	}
	f.Controller = rel
	pt.Affected = &f
	return true
}

func (r *reader) underControl() (engine.Relation, bool) {
	return eatSaying(r.cursor, among([]saying[engine.Relation]{
		{"under your control", engine.You},
		{"under an opponent 's control;under your opponents 's control", engine.Opponent},
		{"under that player 's control", engine.ThatPlayer},
	}...))
}

// wouldEnter reads "[under your control] [from exile]" after "would enter".
func (r *reader) wouldEnter(pt *engine.Pattern, subj *Phrase) bool {
	pt.Kind = engine.Enter
	f := subj.Filter
	pt.Affected = &f
	r.under(pt)
	r.fromZone(pt)
	return true
}

// wouldDeal reads "deal [combat] damage [to Phrase]", "deal 3 or less damage".
func (r *reader) wouldDeal(pt *engine.Pattern, subj *Phrase) bool {
	r.i++
	pt.Kind, pt.Source = engine.Damage, sourceOf(subj.Filter)
	if !r.howMuchDamage(pt) {
		return false
	}
	r.it = engine.NoRef
	if refOf(subj.Filter) == engine.This {
		r.it = engine.This
	}
	return r.dealtTo(pt)
}

// howMuchDamage reads
//
//	[ Number [ "or more" | "or less" ] ] ["combat" | "noncombat"] "damage"
//	| "an amount of" ["combat" | "noncombat"] "damage" ( "less" | "greater" ) "than" Sum .
func (r *reader) howMuchDamage(pt *engine.Pattern) bool {
	const amountOf = "an amount of"
	if r.peek().Kind == lex.NumberToken {
		q := Phrase{}
		r.counted(&q)
		pt.Amount = q.Bound
		if q.Count != nil {
			pt.Amount = engine.Range{Op: engine.Exactly, N: q.Count}
		}
	}
	bounded := r.eatPhrase(amountOf)
	r.combat(pt)
	if !r.eat("damage") || !bounded {
		return !bounded && r.toks[r.i-1].Text == "damage"
	}
	switch {
	case r.eatWords("less", "than"):
		pt.Amount.Op = engine.LessThan
	case r.eatWords("greater", "than"):
		pt.Amount.Op = engine.MoreThan
	default:
		return r.fail()
	}
	n, ok := r.sum()
	pt.Amount.N = n
	return ok
}
