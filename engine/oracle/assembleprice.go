package oracle

import (
	"slices"
	"strconv"
	"strings"

	"apnap/engine"
	"apnap/engine/oracle/shape"
)

// offersPrices offers life to pay to whoever may keep something from being done by it: "that player discards it
// unless they pay 3 life". Where a fact tells whether they pay, that holds.
func (b *builder) offersPrices() {
	for i := range b.sc.Effects {
		inst := &b.sc.Effects[i]
		if !hasPrice(inst.Effect) {
			continue
		}
		e := inst.Effect.Clone()
		for k := range e.Do {
			b.offerPrices(e.Do[k].Do)
		}
		b.offerPrices(e.Then)
		inst.Effect = e
	}
}

// hasPrice reports whether an effect has something done that life may be paid for.
func hasPrice(e *engine.Effect) bool {
	found := false
	e.Visit(&engine.Visitor{Instruction: func(in *engine.Instruction) {
		_, priced := priceOf(in)
		found = found || priced
	}})
	return found
}

// priceOf is the life that the player whom an instruction names may pay so that it is not carried out.
func priceOf(in *engine.Instruction) (int, bool) {
	const pay, pays, life = "they pay ", "that player pays ", " life"
	if in.Unless == nil || in.Unless.Kind != engine.GameHas || in.Unless.Not || in.Who != engine.ThatPlayerRef || in.May {
		return 0, false
	}
	for _, before := range [...]string{pay, pays} {
		if of, ok := strings.CutPrefix(in.Unless.Word, before); ok {
			of, ok = strings.CutSuffix(of, life)
			n, err := strconv.Atoi(of)
			return n, ok && err == nil
		}
	}
	return 0, false
}

// offerPrices makes of each of some instructions that have a price that it is paid, and of the instruction what comes
// of its not being paid; what asks whether anything is to be done at all asks it of both.
func (b *builder) offerPrices(list []engine.Instruction) {
	for i := range list {
		in := &list[i]
		b.offerPrices(in.Then)
		b.offerPrices(in.Else)
		n, priced := priceOf(in)
		if !priced || slices.Contains(b.board.Marks, in.Unless.Word) {
			continue
		}
		done := *in
		done.Unless = nil
		*in = engine.Instruction{Verb: engine.PayLife, Who: in.Who, Amount: shape.Lit(n), May: true, If: in.If, Else: []engine.Instruction{done}}
	}
}
