package oracle

import (
	"strings"

	"apnap/engine"
	"apnap/engine/oracle/shape"
)

// amongHowMany are how many targets damage may be divided among, as the game words it.
var amongHowMany = [...]string{"any number of", "one or two", "one, two, or three", "up to two", "up to three"}

// dividedAmong reads
//
//	Divided = ( "divided as you choose" | "divided evenly, rounded down," ) "among" HowMany ( "targets" | "target" Nouns ) .
//
// behind the amount of the damage.
func (r *reader) dividedAmong(in *engine.Instruction) bool {
	const divided, evenly = "divided as you choose among", "divided evenly , rounded down , among"
	if r.eatPhrase(evenly) {
		in.Word = shape.Evenly
	} else if !r.eatPhrase(divided) {
		return false
	}
	return r.amongTargets(in)
}

// distributes reads "two +1/+1 counters among one or two target creatures".
func (r *reader) distributes(in *engine.Instruction) bool {
	const among = "among"
	in.Verb = engine.PutCounters
	return r.resolves && r.countersOf(in) && in.Amount != nil && r.eat(among) && r.amongTargets(in) || r.fail()
}

// amongTargets reads among which targets an amount is divided.
func (r *reader) amongTargets(in *engine.Instruction) bool {
	const targets, target = "targets", "target"
	f, many := engine.Filter{}, ""
	for _, words := range amongHowMany {
		if r.eatPhrase(strings.ReplaceAll(words, ",", " ,")) {
			many = words
			break
		}
	}
	if many == "" {
		return r.fail()
	}
	if !r.eatPhrase(targets) {
		var p Phrase
		if !r.eatPhrase(target) || !r.nouns(&p) {
			return r.fail()
		}
		f = p.Filter
	}
	f.Is, f.Targeted, f.Targets, r.aimed = engine.Target, true, many, true
	in.On, in.Filter, in.Amount = engine.Target, &f, shape.Expr(engine.Expr{Op: engine.ShareOf, A: in.Amount})
	return true
}
