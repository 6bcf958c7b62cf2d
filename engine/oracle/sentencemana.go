package oracle

import (
	"apnap/engine"
	"apnap/engine/oracle/shape"
)

// landsProduce reads
//
//	"if tapped for mana," Lands "produce" Mana { ["and"] Lands "produce" Mana } "instead of any other type" ,
//
// which is an effect for each kind of land.
func (r *reader) landsProduce(e *engine.Effect) ([]engine.Effect, bool) {
	r.i += 5
	var all []engine.Effect
	for {
		p, ok := r.simple()
		if !ok || !r.eat("produce") {
			return nil, false
		}
		m := r.symbols()
		if m == "" {
			return nil, r.fail()
		}
		one := *e
		f := p.Filter
		one.When = engine.Pattern{Kind: engine.ProduceMana, TappedForMana: true, Source: &f}
		one.Do = []engine.Change{{Kind: engine.ManaInstead, What: m, Amount: shape.Expr(engine.Expr{Op: engine.That})}}
		all = append(all, one)
		if !r.link() {
			break
		}
	}
	return all, r.eat("instead", "of", "any", "other", "type")
}

// landsOfColor reads "lands tapped for mana produce mana of the chosen color
// instead of any other color": colorless mana has no color and stays.
func (r *reader) landsOfColor(e *engine.Effect) bool {
	if !r.eat("lands", "tapped", "for", "mana", "produce", "mana", "of", "the", "chosen", "color") || !r.eat("instead", "of", "any", "other", "color") {
		return false
	}
	e.When = engine.Pattern{Kind: engine.ProduceMana, TappedForMana: true, Source: &engine.Filter{Types: engine.Land}}
	e.Do = []engine.Change{{Kind: engine.ManaInstead, What: engine.ChosenMana, Options: []string{engine.AnyColoredMana}, Amount: shape.Expr(engine.Expr{Op: engine.That})}}
	return true
}
