package oracle

import (
	"strings"

	"apnap/engine"
	"apnap/engine/oracle/lex"
)

// unlessDone reads what somebody may do so that an instruction is not carried out:
//
//	UnlessDone = Instruction "unless" Subject ( Instruction | "has" Self Instruction ) .
//
// It is that action which is offered, and the instruction what comes of its not being taken.
func (r *reader) unlessDone(in *engine.Instruction) bool {
	const unless = "unless"
	at, far := r.i, r.far
	if !r.resolves || in.May || in.If != nil || in.Unless != nil || len(in.Then)+len(in.Else) > 0 || !r.eatPhrase(unless) {
		return false
	}
	done, ok := r.actionOf(in)
	if !ok || done.May || done.Told || done.Filter != nil && aim(done.Filter) != nil {
		r.i, r.far = at, max(far, r.far)
		return false
	}
	if done.Who == in.Who {
		done.Aim, in.Aim = in.Aim, nil
	}
	done.May, done.Else = true, []engine.Instruction{*in}
	*in = done
	return true
}

// mayPay reports whether a condition is that you pay what is known, which you choose as the instruction before it is carried
// out (cr.IfYouDoMandatory); how much others pay stands in the condition's words alone.
func (r *reader) mayPay(c *engine.Cond) bool {
	const youPay, forEach = "you pay ", " for each "
	return r.resolves && c.Kind == engine.GameHas && strings.HasPrefix(c.Word, youPay) && !strings.Contains(c.Word, forEach)
}

// actionOf reads what somebody does whom an instruction names, or who has what it is about.
func (r *reader) actionOf(of *engine.Instruction) (engine.Instruction, bool) {
	const has, have, deal, damageToThem = "has", "have", "deal", "damage to them"
	var done engine.Instruction
	if !r.payer(&done, of) {
		return done, false
	}
	who := done.Who
	if r.is(has) || r.is(have) {
		if r.i++; r.peek().Kind != lex.SelfToken {
			return done, r.fail()
		}
		r.i++
		done.Verb, done.Source, done.On = engine.Damage, engine.This, who
		return done, r.eatPhrase(deal) && r.damageMuch(&done) && r.eatPhrase(damageToThem) || r.fail()
	}
	v, ok := verbOf(r.peek().Text)
	if !ok {
		return done, r.fail()
	}
	r.i++
	return done, r.verb(v, &done) && (done.Amount != nil || done.Pay)
}

// payer reads who may do it: one player, who is the one that an instruction names, or the one that has what it is about.
func (r *reader) payer(done, of *engine.Instruction) bool {
	const they, you = "they", "you"
	switch {
	case r.eatPhrase(they):
		if done.Who = of.Who; of.Who == engine.NoRef {
			done.Who = r.player
		}
	case r.eatPhrase(you):
		done.Who = engine.RefYou
	default:
		if !r.doer(done) || done.Aim != nil {
			return r.fail()
		}
	}
	switch done.Who {
	case engine.RefYou, engine.Target, engine.TargetController, engine.TargetOwner:
		return true
	}
	return r.fail()
}
