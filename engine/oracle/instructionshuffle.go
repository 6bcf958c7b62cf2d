package oracle

import (
	"slices"

	"apnap/engine"
	"apnap/engine/oracle/shape"
)

// shufflesZones reads
//
//	Zones = Zone { "," Zone } [","] "and" Zone "into" Whose "library" ;
//	Zone = Whose ( "hand" | "graveyard" ) | ("hand" | "graveyard") | "the cards from" Whose "hand" | "all permanents you own" .
//
// of whoever does it. Each zone is an instruction of its own.
func (r *reader) shufflesZones(in *engine.Instruction) bool {
	const permanents, into, library = "all permanents you own", "into", "library"
	var all []engine.Instruction
	for {
		one := engine.Instruction{Verb: engine.Move, Who: in.Who, Dest: engine.Library, Position: shape.Shuffled}
		if r.eatPhrase(permanents) {
			one.Filter = &engine.Filter{Noun: engine.Permanent, Owner: engine.You}
		} else if !r.zoneShuffled(&one, len(all) > 0 && r.resolves) {
			return r.fail()
		}
		all = append(all, one)
		if !r.link() {
			break
		}
	}
	all[0].Aim, all[0].May = in.Aim, in.May
	*in, r.moreIns = all[0], all[1:]
	return (!in.May || len(all) == 1) && r.eatPhrase(into) && r.ofDoer(in.Who) && r.eatPhrase(library) || r.fail()
}

// shufflesSearched reads "If you search your library this way, shuffle." behind the search of a library.
func (r *reader) shufflesSearched(all *[]engine.Instruction) bool {
	const shuffles = "if you search your library this way , shuffle .;if you searched your library this way , shuffle ."
	if !slices.ContainsFunc(*all, func(in engine.Instruction) bool {
		return in.Verb == engine.SearchLibrary && in.Word == shape.OrGraveyard
	}) || !r.eatOneOf(shuffles) {
		return false
	}
	*all = append(*all, engine.Instruction{Verb: engine.ShuffleLibrary, Who: engine.RefYou})
	return true
}

// zoneShuffled reads a zone of whoever shuffles it, or its cards; whose it is may have been said.
func (r *reader) zoneShuffled(one *engine.Instruction, said bool) bool {
	const cardsFrom, hand, graveyard = "the cards from;all cards from", "hand", "graveyard"
	r.eatOneOf(cardsFrom)
	if !r.ofDoer(one.Who) && !said {
		return false
	}
	one.From, one.Amount = engine.Hand, shape.Expr(engine.Expr{Op: engine.AllOfIt})
	if r.eatPhrase(graveyard) {
		one.From = engine.Graveyard
		return true
	}
	return r.eatPhrase(hand) || r.fail()
}

// ofDoer reads whose something is that belongs to whoever does an instruction.
func (r *reader) ofDoer(who engine.Ref) bool {
	const your, their = "your", "their"
	if who == engine.NoRef || who == engine.RefYou {
		return r.eatPhrase(your) || r.fail()
	}
	return r.eatPhrase(their) || r.fail()
}
