package shape

import (
	"iter"
	"strings"

	"apnap/engine"
)

// saying is a fixed phrase and what it means; behind semicolons stands how the same is said besides.
type saying[T any] struct {
	words string
	means T
}

// Sayings are fixed phrases, one for each thing that they mean.
type Sayings[T comparable] []saying[T]

// All gives every phrase with what it means, the ways to say one thing with semicolons between them.
func (s Sayings[T]) All() iter.Seq2[string, T] {
	return func(yield func(string, T) bool) {
		for _, one := range s {
			if !yield(one.words, one.means) {
				return
			}
		}
	}
}

// Words is the phrase that is printed; "" for what has none.
func (s Sayings[T]) Words(means T) string {
	for _, one := range s {
		if one.means == means {
			words, _, _ := strings.Cut(one.words, ";")
			return words
		}
	}
	return ""
}

// Means is what the printed phrase means, nothing for any other.
func (s Sayings[T]) Means(words string) (means T) {
	for _, one := range s {
		if one.words == words {
			return one.means
		}
	}
	return means
}

// Players are the players of relations who are told by a fixed phrase.
var Players = Sayings[engine.Relation]{
	{"a player", engine.AnyRelation},
	{"an opponent", engine.Opponent},
	{"another player", engine.NotYou},
	{"that player", engine.ThatPlayer},
	{"enchanted player", engine.AttachedOne},
	{"the chosen player", engine.ChosenOne},
	{"target player", engine.TargetOne},
	{"target opponent", engine.TargetFoe},
	{"defending player", engine.Defending},
	{"the active player", engine.ActiveOne},
}

// Refs are what references stand for, where they have neither a name nor a pronoun.
var Refs = Sayings[engine.Ref]{
	{"enchanted permanent", engine.Attached},
	{"any other target", engine.Target2},
	{"the chosen player", engine.ChosenPlayer},
	{"the chosen permanent", engine.ChosenObject},
	{"that permanent or player", engine.ThatEntity},
	{"that player", engine.ThatPlayerRef},
	{"that source", engine.ThatSource},
	{"that source's controller", engine.ThatSourceCtrl},
	{"its controller", engine.TargetController},
	{"its controller", engine.ThatController},
	{"its owner", engine.ThatOwner},
	{"its owner", engine.TargetOwner},
	{"each opponent", engine.EachOpponent},
	{"each player", engine.EachPlayer},
	{"the active player", engine.ActivePlayerRef},
	{"that permanent", engine.Copied},
}

// Nouns are the nouns that close a description.
var Nouns = Sayings[engine.Noun]{
	{"permanent", engine.Permanent},
	{"card", engine.CardNoun},
	{"spell", engine.SpellNoun},
	{"source", engine.SourceNoun},
	{"token", engine.TokenNoun},
	{"commander", engine.CommanderNoun},
	{"card or token", engine.CardOrToken},
}

// Qualities are the numbers that a thing or a player has.
var Qualities = Sayings[engine.ExprOp]{
	{"power", engine.PowerOf},
	{"toughness", engine.ToughnessOf},
	{"mana value;converted mana cost", engine.ManaValueOf},
	{"life total;life", engine.LifeOf},
}

// Durations are how long an effect lasts.
var Durations = Sayings[engine.Duration]{
	{"this turn;until end of turn", engine.ThisTurn},
	{"this combat", engine.ThisCombat},
	{"until end of combat", engine.UntilEndOfCombat},
	{"until your next turn", engine.UntilYourNextTurn},
	{"during your next turn", engine.NextTurnOnly},
	{"for the rest of the game;for the rest of this game", engine.RestOfGame},
}

// LastsUntil reports whether a duration is told by its end, before the sentence if there is room.
func LastsUntil(d engine.Duration) bool {
	return d == engine.UntilEndOfCombat || d == engine.UntilYourNextTurn
}

// Manners are how something enters, where nothing follows.
var Manners = Sayings[engine.ChangeKind]{
	{"tapped", engine.EnterTapped},
	{"untapped", engine.EnterUntapped},
	{"face down", engine.EnterFaceDown},
	{"transformed;with its back face up", engine.EnterBackFace},
}
