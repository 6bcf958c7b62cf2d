package oracle

import (
	"strconv"
	"strings"

	"apnap/engine"
	"apnap/engine/oracle/lex"
	"apnap/engine/oracle/shape"
)

// The words before what things are kept from.
const cant, andCant = "can't", "and can't"

// alters reads what things get and gain for the turn:
//
//	Alters = [ "until end of turn" "," ] Phrase Gets { [","] "and" Gets } [ "until end of turn" ] [ "where" Letter "is" Sum ] .
//	Gets   = ( "get" | "gets" ) Size | ( "gain" | "gains" ) Keywords | ( "can't" | "becomes unable to" ) ( "attack" | "block" | … )
//	       | ( "is" | "becomes" ) Shape | "loses" Keywords | "has base power and toughness" Size .
//
// What something becomes may last.
func (r *reader) alters() (in engine.Instruction, ok bool) {
	at, far, it, aimed := r.i, r.far, r.it, r.aimed
	defer func() {
		if !ok {
			r.i, r.far, r.it, r.aimed = at, max(far, r.far), it, aimed
		}
	}()
	in.Verb = engine.Alter
	first := r.turnLong() && r.eat(",")
	if !r.altered(&in) || r.resolves && in.What != engine.NoRef && r.eatPhrase(also) && !r.altersAhead() || !r.getsOrGains(&in) {
		return in, false
	}
	in.ThisTurn = in.Makes != nil && (first || r.turnLong())
	if !first && !in.ThisTurn && !r.lasts(&in) && !r.turnLong() {
		return in, r.fail()
	}
	if at := r.i; !r.eatPhrase(andCant) || !r.keeps(&in) || !r.turnLong() { // "gets +1/+0 until end of turn and can't be blocked this turn"
		r.i = at
	}
	for r.is("for", "each") || r.is(",", "where") {
		if r.where() {
			continue
		}
		n, ok := r.forEach()
		if !ok {
			return in, false
		}
		in.Power, in.Toughness = timesSize(in.Power, n), timesSize(in.Toughness, n)
	}
	return in, true
}

// altersAhead reports whether a verb stands next that says what something gets or gains.
func (r *reader) altersAhead() bool {
	verb, _ := verbOf(r.peek().Text)
	return verb == "get" || verb == "gain"
}

// lasts reports whether all that is said of something is what it becomes, for good.
func (r *reader) lasts(in *engine.Instruction) bool {
	if in.Makes == nil || in.Power != nil || len(in.Keywords) > 0 || !r.endsHere() {
		return false
	}
	const until, stop = "until", "."
	for i := r.i - 1; i >= 0 && r.toks[i].Text != stop; i-- {
		if r.toks[i].Text == until {
			return false // which the words before it say of this too
		}
	}
	return true
}

// becomes reads what something becomes, loses, or has as its base power and toughness.
func (r *reader) becomes(in *engine.Instruction) bool {
	if !r.resolves || !r.madeAhead() || r.is(cant) || r.is(doesnt) {
		return false
	}
	m := in.Makes
	if m == nil {
		m = &engine.Making{}
	}
	have, at := r.is("has") || r.is("have"), r.i
	if have && !spoken(r.toks[r.i+1:min(r.i+2, len(r.toks))], "base") || !r.made(m) || m.Chosen != "" || !makesAnything(m) {
		r.i = at
		return r.fail()
	}
	in.Makes = m
	return true
}

// stillThat reads "It's still a land." of what an instruction before made of something.
func (r *reader) stillThat(all []engine.Instruction) bool {
	n := len(all) - 1
	return n >= 0 && all[n].Makes != nil && r.stillSo([]engine.Effect{{Makes: all[n].Makes}})
}

// doublesSize reads "double target creature's power and toughness until end of turn", "double the power of target
// creature until end of turn", as what it gets (cr.Double).
func (r *reader) doublesSize(in *engine.Instruction) bool {
	const double, whose, power, both, powerOf, bothOf = "double", "'s", "power", "power and toughness", "the power of", "the power and toughness of"
	at := r.i
	if !r.eatPhrase(double) {
		return false
	}
	got := engine.Instruction{Verb: engine.Alter}
	sizes := r.eatPhrase(bothOf)
	before := sizes || r.eatPhrase(powerOf)
	ok := r.altered(&got) && got.What == engine.Target && (got.Filter == nil || got.Filter.Targets == "")
	if !before {
		ok = ok && r.eatPhrase(whose)
		sizes = ok && r.eatPhrase(both)
		ok = ok && (sizes || r.eatPhrase(power))
	}
	if !ok || !r.turnLong() {
		r.i = at
		return r.fail()
	}
	got.Power, got.Toughness = shape.Expr(engine.Expr{Op: engine.PowerOf, Ref: engine.Target}), shape.Lit(0)
	if sizes {
		got.Toughness = shape.Expr(engine.Expr{Op: engine.ToughnessOf, Ref: engine.Target})
	}
	*in = got
	return true
}

// turnLong reads that something lasts for the turn.
func (r *reader) turnLong() bool {
	at, until := r.i, r.until
	lasts := r.duration() && r.until == engine.ThisTurn
	if r.until = until; !lasts {
		r.i = at
	}
	return lasts
}

// timesSize is how much is got for each of n; nothing stays nothing.
func timesSize(size, n *engine.Expr) *engine.Expr {
	if size == nil || size.Op == engine.Lit && size.N == 0 {
		return size
	}
	return times1(size, n)
}

// altered reads what is changed: what is known already, a target, or all that a phrase
// describes.
func (r *reader) altered(in *engine.Instruction) bool {
	at := r.i
	p, ok := r.nounPhrase()
	if ok && r.resolves && targets(r.toks[at:r.i]) > 1 {
		r.i = at
		p, ok = r.simple() // the first of two
	}
	if !ok || p.Players || p.Both || targets(r.toks[at:r.i]) > 1 || p.Bound.Op != engine.NoCompare {
		return false
	}
	if ref := refOf(p.Filter); ref != engine.NoRef {
		in.What, in.Filter = ref, aim(&p.Filter)
		r.names(&p.Filter)
		r.eatWords("each")
		return r.countsTargets(&p) || r.fail()
	}
	if !p.Each && !p.Plural || p.Count != nil || p.UpTo {
		return r.fail()
	}
	f := p.Filter
	in.Filter = &f
	return true
}

// getsOrGains reads the things that are got and gained, one at least.
func (r *reader) getsOrGains(in *engine.Instruction) bool {
	for n := 0; ; n++ {
		at := r.i
		if n > 0 {
			r.eatWords(",")
			if !r.eatWords("and") {
				r.i = at
				return true
			}
		}
		verb, _ := verbOf(r.peek().Text)
		switch {
		case verb != "get" && verb != "gain" && !r.becomesUnableAhead() && r.becomes(in):
		case verb == "get" && in.Power == nil && r.size(in):
		case r.eatPhrase(cant):
			if !r.keeps(in) {
				return false
			}
		case verb == "become":
			what, ok := r.becomesUnable()
			if !ok {
				return r.fail()
			}
			in.Keywords = append(in.Keywords, what)
		case verb == "gain":
			r.i++
			words, ok := r.keywordsGained()
			if !ok {
				return false
			}
			in.Keywords = append(in.Keywords, words...)
		case n == 0:
			return r.fail()
		default:
			r.i = at
			return true
		}
	}
}

// becomesUnableAhead reports whether "becomes unable to" stands next.
func (r *reader) becomesUnableAhead() bool {
	at := r.i
	_, unable := r.becomesUnable()
	r.i = at
	return unable
}

// keeps reads what things are kept from behind "can't".
func (r *reader) keeps(in *engine.Instruction) bool {
	what, ok := r.kept()
	if ok {
		in.Keywords = append(in.Keywords, what)
	}
	return ok || r.fail()
}

// keywordsGained reads the keywords behind "gains", up to another verb.
func (r *reader) keywordsGained() ([]string, bool) {
	var words []string
	for {
		w, ok := r.protectionWords()
		if !ok {
			w, ok = r.keyword()
		}
		if !ok {
			w, ok = r.abilityGained()
		}
		if !ok {
			return nil, false
		}
		words = append(words, w)
		at := r.i
		comma := r.eatWords(",")
		and := r.eatWords("and")
		if !comma && !and || keywordAbility(r.cursor) == 0 && !r.is("protection") && !r.is("\"") && !r.is("an", "ability") {
			r.i = at
			return words, true
		}
	}
}

// abilityGained reads an ability in quotation marks that something gains: none that says how large it is, or what
// can't be done with it, which a ruling looks at.
func (r *reader) abilityGained() (string, bool) {
	at := r.i
	w, ok := r.ownAbility()
	return w, ok && !r.saysSize && !spoken(r.toks[at:r.i], cant)
}

// size reads "gets +2/-1", "+X/+X", of which a letter stands for a number yet to be said.
func (r *reader) size(in *engine.Instruction) bool {
	if r.ahead(1).Kind != lex.PTToken {
		return r.fail()
	}
	r.i++
	power, toughness, _ := strings.Cut(strings.ToUpper(r.peek().Text), "/")
	var ok, also bool
	in.Power, ok = r.signed(power)
	in.Toughness, also = r.signed(toughness)
	r.i++
	return ok && also
}

// signed is a number behind its sign, "X" for the value of a letter.
func (r *reader) signed(s string) (*engine.Expr, bool) {
	if s == "" || s[0] != '+' && s[0] != '-' {
		return nil, r.fail()
	}
	if n, err := strconv.Atoi(s); err == nil {
		return shape.Lit(n), true
	}
	if s[1:] != "X" && s[1:] != "Y" {
		return nil, r.fail()
	}
	x := r.letter(s[1:])
	if s[0] == '-' {
		return shape.Expr(engine.Expr{Op: engine.Product, A: shape.Lit(-1), B: x}), true
	}
	return x, true
}
