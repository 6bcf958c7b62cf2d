package oracle

import (
	"apnap/engine"
	"apnap/engine/oracle/shape"
)

// shufflesZones reads
//
//	Zones = Zone { "," Zone } [","] "and" Zone "into your library" ; Zone = "your hand" | "your graveyard" | "all permanents you own" .
//
// What is named first is the instruction, the rest follows it.
func (r *reader) shufflesZones(in *engine.Instruction) bool {
	var all []engine.Instruction
	for {
		one := engine.Instruction{Verb: engine.Move, Who: in.Who, Dest: engine.Library, Position: "shuffled"}
		switch {
		case r.eatWords("your", "hand"):
			one.From, one.Amount = engine.Hand, shape.Expr(engine.Expr{Op: engine.HandOf, Ref: engine.RefYou})
		case r.eatWords("your", "graveyard"):
			one.From, one.Amount = engine.Graveyard, shape.Expr(engine.Expr{Op: engine.GraveyardOf, Ref: engine.RefYou})
		case r.eatWords("all", "permanents", "you", "own"):
			one.Filter = &engine.Filter{Noun: engine.Permanent, Owner: engine.You}
		default:
			return r.fail()
		}
		all = append(all, one)
		if !r.link() {
			break
		}
	}
	*in = all[0]
	in.Then = all[1:]
	return r.eat("into", "your", "library")
}
