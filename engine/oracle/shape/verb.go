package shape

import (
	"apnap/engine"
	"apnap/engine/lang/lexicon"
)

// verbs are the verbs by which events are told and instructions given, by their kinds: the first
// of a kind is the one that is printed, the first of a verb what it means where nothing else is said.
var verbs = [...]struct {
	kind  engine.EventKind
	plain string
}{
	{engine.Damage, "deal"},
	{engine.GainLife, "gain"},
	{engine.LoseLife, "lose"},
	{engine.PayLife, "pay"},
	{engine.DrawCards, "draw"},
	{engine.Draw, "draw"},
	{engine.Discard, "discard"},
	{engine.Discard, "cycle"},
	{engine.Mill, "mill"},
	{engine.Scry, "scry"},
	{engine.Surveil, "surveil"},
	{engine.Proliferate, "proliferate"},
	{engine.Investigate, "investigate"},
	{engine.RollDice, "roll"},
	{engine.FlipCoin, "flip"},
	{engine.SearchLibrary, "search"},
	{engine.ShuffleLibrary, "shuffle"},
	{engine.CreateTokens, "create"},
	{engine.PutCounters, "put"},
	{engine.RemoveCounters, "remove"},
	{engine.Sacrifice, "sacrifice"},
	{engine.Tap, "tap"},
	{engine.Untap, "untap"},
	{engine.Destroy, "destroy"},
	{engine.Move, "exile"},
	{engine.Move, "bounce"},
	{engine.Regenerate, "regenerate"},
	{engine.Transform, "transform"},
	{engine.PhaseOut, "phase"},
	{engine.Explore_, "explore"},
	{engine.Connive, "connive"},
	{engine.CastSpell, "cast"},
	{engine.CounterSpell, "counter"},
	{engine.CopySpell, "copy"},
}

// VerbTelling is the verb by which events of a kind are told; false where they have none of their own.
func VerbTelling(k engine.EventKind) (*lexicon.Verb, bool) {
	for _, row := range verbs {
		if row.kind == k {
			return lexicon.VerbOf(row.plain)
		}
	}
	return nil, false
}

// KindTold is the kind of the events that a verb tells, by its plain form.
func KindTold(plain string) (engine.EventKind, bool) {
	for _, row := range verbs {
		if row.plain == plain {
			return row.kind, true
		}
	}
	return engine.NoEvent, false
}
