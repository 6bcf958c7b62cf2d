package shape

import (
	"iter"
	"strings"

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

// LooksAtTop reports whether a verb, by its plain form, tells that a player looks at so many cards
// on top of a library: "scry", before a number.
func LooksAtTop(plain string) bool {
	k, told := KindTold(plain)
	return told && k.LooksAtTop()
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

// mood is which a predicate says: what would happen, what can't, or what does.
type mood uint8

const (
	would mood = 1 << iota
	cant
	happens // told as it happens
)

// predicates say of who does or undergoes an event, in the infinitive, what needs no more than
// these words; behind a semicolon stands how the same is said besides in English.
var predicates = [...]struct {
	mood            mood
	kind            engine.EventKind
	english, french string
}{
	{cant, engine.GainLife, "gain life", "gagner de points de vie"},
	{cant, engine.LoseLife, "lose life", "perdre de points de vie"},
	{cant, engine.PayLife, "pay life", "payer de points de vie"},
	{would | cant | happens, engine.LoseGame, "lose the game", "perdre la partie"},
	{would | cant | happens, engine.WinGame, "win the game", "gagner la partie"},
	{cant, engine.Draw, "draw cards", "piocher de cartes"},
	{cant, engine.Discard, "discard cards;be discarded", "se défausser de cartes"},
	{cant, engine.Mill, "mill cards", "meuler de cartes"},
	{would, engine.SearchLibrary, "search a library", "chercher dans une bibliothèque"},
	{cant, engine.SearchLibrary, "search libraries;search their libraries", "chercher dans une bibliothèque"},
	{would | happens, engine.ShuffleLibrary, "shuffle a library", "mélanger une bibliothèque"},
	{cant, engine.ShuffleLibrary, "shuffle libraries;shuffle their libraries", "mélanger de bibliothèque"},
	{cant, engine.Scry, "scry", "appliquer regard"},
	{cant, engine.Surveil, "surveil", "surveiller"},
	{would | cant, engine.Proliferate, "proliferate", "proliférer"},
	{would | cant, engine.Investigate, "investigate", "enquêter"},
	{would | cant, engine.Explore_, "explore", "explorer"},
	{would | cant, engine.Connive, "connive", "conniver"},
	{cant, engine.FlipCoin, "flip coins", "jouer à pile ou face"},
	{cant, engine.RollDice, "roll dice", "lancer de dés"},
	{would, engine.ExtraTurn, "take an extra turn", "jouer un tour supplémentaire"},
	{would | cant | happens, engine.PhaseOut, "phase out", "passer hors phase"},
	{would | cant | happens, engine.PhaseIn, "phase in", "passer en phase"},
	{would, engine.Tap, "be tapped", "être engagé"},
	{cant | happens, engine.Tap, "become tapped;be tapped", "devenir engagé"},
	{would | cant | happens, engine.Untap, "untap;become untapped;be untapped", "se dégager"},
	{would | cant | happens, engine.Transform, "transform;be transformed", "se transformer"},
	{would | cant, engine.TurnFaceUp, "be turned face up", "être retourné face visible"},
	{would, engine.Regenerate, "be regenerated", "être régénéré"},
	{happens, engine.Regenerate, "regenerate", "être régénéré"},
	{would | cant, engine.Destroy, "be destroyed", "être détruit"},
	{would | cant, engine.Sacrifice, "be sacrificed", "être sacrifié"},
	{would | cant, engine.CounterSpell, "be countered", "être contrecarré"},
	{cant, engine.CastSpell, "be cast", "être lancé"},
	{cant, engine.CopySpell, "be copied", "être copié"},
}

// Would says what would happen in an event of a kind, in English and in French; "" where
// more has to be said.
func Would(k engine.EventKind) (english, french string) { return predicate(would, k) }

// Cant says what can't.
func Cant(k engine.EventKind) (english, french string) { return predicate(cant, k) }

// Happens says what happens.
func Happens(k engine.EventKind) (english, french string) { return predicate(happens, k) }

func predicate(m mood, k engine.EventKind) (english, french string) {
	for _, row := range predicates {
		if row.mood&m != 0 && row.kind == k {
			english, _, _ = strings.Cut(row.english, ";")
			return english, row.french
		}
	}
	return "", ""
}

// CantDo gives every way to say in English what can't happen.
func CantDo() iter.Seq2[string, engine.EventKind] {
	return func(yield func(string, engine.EventKind) bool) {
		for _, row := range predicates {
			if row.mood&cant != 0 && !yield(row.english, row.kind) {
				return
			}
		}
	}
}
