package oracle

import (
	"slices"
	"strings"

	"apnap/engine"
	"apnap/engine/oracle/lex"
	"apnap/engine/oracle/shape"
)

// shuffleVerb reads "shuffle it into its owner's library", "shuffle your library".
func (r *reader) shuffleVerb(in *engine.Instruction) bool {
	if r.eatWords("your", "library") || r.eatWords("their", "library") {
		in.Verb = engine.ShuffleLibrary
		return true
	}
	if r.endsHere() || r.is("instead") || r.is(",") || r.is("and") {
		in.Verb = engine.ShuffleLibrary
		return true
	}
	at, was := r.i, *in
	if r.shufflesZones(in) {
		return true
	}
	r.i, *in, r.moreIns = at, was, nil
	in.Verb, in.Dest, in.Position = engine.Move, engine.Library, shape.Shuffled
	if !r.ofRevealed(in) && !(r.resolves && r.manyFrom(in)) && !r.thing(in) || in.From == engine.AnyZone && r.resolves && r.is("from") && !r.fromPlace(in) || !r.eat("into") {
		return false
	}
	if _, ok := r.possessor(); !ok {
		return r.fail()
	}
	_, ok := r.eatAny("library", "libraries")
	return ok
}

// removeVerb reads "remove a +1/+1 counter from it", "remove it from combat",
// "remove all damage from it".
func (r *reader) removeVerb(in *engine.Instruction) bool {
	at := r.i
	if r.eatWords("all", "damage", "from") || r.eatWords("all", "damage", "marked", "on") {
		p, ok := r.simple()
		in.Verb, in.Word, in.What = engine.OtherAction, "remove damage", refOf(p.Filter)
		return ok && in.What != engine.NoRef
	}
	in.Verb = engine.RemoveCounters
	if r.is("one", "from") && r.when != nil && r.when.Affected != nil && r.when.Affected.Counter != "" {
		r.i += 2
		in.Counter, in.Amount = r.when.Affected.Counter, shape.Lit(1)
		return r.counted2(in)
	}
	if r.countersOf(in) && r.eat("from") {
		return r.counted2(in)
	}
	r.i = at
	if kind, ok := r.allCounters(); ok {
		in.Counter = kind
		ok := r.counted2(in)
		in.Amount = shape.Expr(engine.Expr{Op: engine.CountersOn, Word: kind, Ref: in.On})
		return ok && in.On != engine.NoRef || r.fail()
	}
	r.i = at
	in.Counter, in.Amount = "", nil
	if r.manyFrom(in) && in.From != engine.Battlefield {
		// "remove a card from your library", with "from the game" or without.
		in.Verb, in.Dest = engine.Move, engine.Exile
		r.eatWords("from", "the", "game")
		return true
	}
	r.i = at
	in.Amount, in.From, in.Position, in.Who = nil, engine.AnyZone, "", engine.NoRef
	p, ok := r.simple()
	if !ok || !r.eat("from") {
		return false
	}
	in.What = refOf(p.Filter)
	switch {
	case r.eatWords("combat"):
		in.Verb, in.Word = engine.OtherAction, "remove from combat"
	case r.eatWords("the", "game"), r.eatWords("play"):
		in.Verb, in.Dest = engine.Move, engine.Exile
	default:
		return r.fail()
	}
	return in.What != engine.NoRef || r.fail()
}

// counted2 reads on what counters are put, or from what they are removed.
func (r *reader) counted2(in *engine.Instruction) bool {
	r.eachOfTargets()
	p, ok := r.nounPhrase()
	if !ok {
		return false
	}
	if p.Each && shape.Same(p.Filter, engine.Filter{Players: true, Player: engine.Opponent}) {
		in.On = engine.EachOpponent
		return true
	}
	if in.On = refOf(p.Filter); in.On == engine.NoRef {
		in.Filter = &p.Filter
		return p.Each || p.Plural || r.oneChosen(in, &p) || r.fail()
	}
	in.Filter = aim(&p.Filter)
	r.names(&p.Filter)
	return p.Targets == "" || r.resolves || r.fail()
}

// oneChosen takes "a creature you control" for the one that counters are put on, which is chosen then.
func (r *reader) oneChosen(in *engine.Instruction, p *Phrase) bool {
	if !r.resolves || in.Verb != engine.PutCounters || p.Players || p.Both || p.UpTo || p.Count == nil || p.Count.Op != engine.Lit || p.Count.N != 1 {
		return false
	}
	in.On, r.it = engine.ChosenObject, engine.NoRef
	return true
}

// eachOfTargets reads "each of" before several targets, or before what they are called again.
func (r *reader) eachOfTargets() {
	const eachOf, upTo, xTarget, anyNumber, again = "each of", "up to", "x target", "any number", "them;those creatures;those permanents"
	at := r.i
	if !r.resolves || !r.eatPhrase(eachOf) {
		return
	}
	from := r.i
	if several := r.aimed && r.severalTargets(at) && r.eatOneOf(again); several {
		r.i = from
		return
	}
	if t := r.peek(); t.Kind != lex.NumberToken && !r.is(strings.Fields(upTo)...) && !r.is(strings.Fields(xTarget)...) && !r.is(strings.Fields(anyNumber)...) {
		r.i = at
	}
}

// severalTargets reports whether words before a place name several things as one target of a
// spell, and no other: what "them" and "those creatures" then mean.
func (r *reader) severalTargets(to int) bool {
	const target = "target"
	if targets(r.toks[:to]) != 1 {
		return false
	}
	for i, t := range r.toks[:to] {
		if t.Text == target && i > 0 {
			before := r.toks[i-1]
			return before.Kind == lex.NumberToken && before.N > 1 || before.Text == "of" && i > 1 && r.toks[i-2].Text == "number" || before.Text == "x" || i > 2 && r.toks[i-2].Text == "or" && before.Kind == lex.NumberToken
		}
	}
	return false
}

// countersOf reads how many counters of what kind: "a +1/+1 counter", "that many
// -1/-1 counters", "X ice counters", "a number of +1/+1 counters equal to …".
func (r *reader) countersOf(in *engine.Instruction) bool {
	e, given, ok := r.quantity()
	if !ok {
		return false
	}
	r.eatWords("additional")
	kind, ok := r.counterKind()
	if !ok {
		return false
	}
	in.Counter, in.Amount = kind, e
	if given {
		return r.completed(&in.Amount, true)
	}
	if r.is("equal") {
		return r.completed(&in.Amount, false)
	}
	return true
}

// doublesCounters reads "double the number of +1/+1 counters on that creature" as putting as many
// more on it as it has (cr.DoublingCountersPutsCounters).
func (r *reader) doublesCounters(in *engine.Instruction) bool {
	const double = "double the number of"
	at := r.i
	if !r.eatPhrase(double) {
		return false
	}
	kind, ok := r.counterKind()
	if ok = ok && kind != "" && r.eat("on"); ok {
		p, found := r.simple()
		in.On, ok = refOf(p.Filter), found
	}
	if !ok || in.On == engine.NoRef {
		r.i, in.On = at, engine.NoRef
		return false
	}
	in.Verb, in.Counter = engine.PutCounters, kind
	in.Amount = shape.Expr(engine.Expr{Op: engine.CountersOn, Word: kind, Ref: in.On})
	return true
}

// putVerb reads "put a +1/+1 counter on it", "put it onto the battlefield", "put
// it on the bottom of its owner's library", "put it into its owner's hand".
func (r *reader) putVerb(in *engine.Instruction) bool {
	at := r.i
	who := in.Who
	in.Verb = engine.PutCounters
	if ok := r.countersOf(in); ok {
		besides := r.countersBesides(in)
		if ok = r.eat("on"); ok {
			missing := in.Amount == nil
			if !r.counted2(in) || len(besides) > 0 && missing {
				return false
			}
			r.putBesides(in, besides)
			if missing {
				return r.completed(&in.Amount, false)
			}
			return r.putAlso(in)
		}
	}
	r.i = at
	*in = engine.Instruction{Verb: engine.Move, Who: who, Aim: in.Aim, May: in.May}
	if r.ofRevealed(in) {
		return r.putsRevealed(in)
	}
	if r.putTokens(in) {
		return true
	}
	if r.eatWords("the", "top") {
		if !r.topCards(in) {
			return false
		}
		in.Position = ""
	} else if !r.cardFound(in) && !r.someOfThose(in) && !r.manyFrom(in) && !r.thing(in) {
		return false
	}
	if !r.fromAmong(in) && in.From == engine.AnyZone && r.is("from") && !r.fromPlace(in) {
		return false
	}
	switch {
	case in.Word == shape.ThoseCards && in.Filter != nil && !r.is("into"):
		return r.fail() // nobody named what enters
	case r.eatWords("onto", "the", "battlefield"), r.eatWords("into", "play"):
		in.Dest = engine.Battlefield
		return r.entering(in) && (in.Filter == nil || in.Filter.Noun != engine.TokenNoun || r.fail()) // which would be created
	case r.resolves && r.eatOneOf(bothAtEnd):
		in.Dest = engine.Library // of cards that nobody named it decides nothing here
	case r.resolves && r.eatOneOf(eitherEnd):
		in.Dest, in.Position = engine.Library, engine.EitherEnd
	case r.resolves && r.eatPhrase(onTop):
		r.i-- // the full stop
		in.Dest, in.Position = engine.Library, "top"
	case r.eatWords("into"), r.eatWords("in"):
		if !r.destination(in) {
			return false
		}
	case r.eatWords("on"), r.eatWords("back", "on"):
		if !r.libraryEnd(in) {
			return false
		}
	default:
		return r.fail()
	}
	r.insteadOf()
	return true
}

// takesExiled reports whether an instruction moves what the same text exiled by what it is: nobody named those cards.
func takesExiled(in *engine.Instruction) bool {
	const exiled = "exiled this way"
	return in.Verb == engine.Move && in.Filter != nil && slices.Contains(in.Filter.Marks, exiled)
}

// countersBesides reads more counters that are put on the same thing:
//
//	Besides = { ( "," | "and" | ", and" ) Counters } .
func (r *reader) countersBesides(in *engine.Instruction) (more []engine.Instruction) {
	for r.resolves && in.Amount != nil && in.Amount.Op == engine.Lit {
		at := r.i
		next := engine.Instruction{Verb: engine.PutCounters}
		if !r.link() || !r.countersOf(&next) || next.Amount == nil || next.Amount.Op != engine.Lit {
			r.i = at
			break
		}
		more = append(more, next)
	}
	return more
}

// putBesides adds the instructions for counters that are put on the same thing.
func (r *reader) putBesides(in *engine.Instruction, more []engine.Instruction) {
	for i := range more {
		more[i].Who, more[i].On = in.Who, in.On
		if in.On == engine.NoRef {
			more[i].Filter = in.Filter
		}
	}
	r.moreIns = append(r.moreIns, more...)
}

// putAlso reads what is put on another target: "and two +1/+1 counters on another target creature".
func (r *reader) putAlso(in *engine.Instruction) bool {
	const and = "and"
	at, far := r.i, r.far
	if !r.resolves || in.On != engine.Target || !r.eatPhrase(and) {
		return true
	}
	next := engine.Instruction{Verb: engine.PutCounters, Who: in.Who}
	if !r.countersOf(&next) || next.Amount == nil || !r.eat("on") || !r.counted2(&next) || next.On != engine.Target2 {
		r.i, r.far = at, max(far, r.far)
		return true // of something else
	}
	r.moreIns = append(r.moreIns, next)
	return true
}

// The words for a library's top, and for an end of it that somebody chooses.
const (
	onTop     = "on top ."
	bothAtEnd = "both on top of your library or both on the bottom of your library"
	eitherEnd = "on their choice of the top or bottom of their library;on your choice of the top or bottom of its owner 's library"
)

// cardFound reads "the card" of the one that was looked for.
func (r *reader) cardFound(in *engine.Instruction) bool {
	const theCard = "the card"
	if !r.resolves || r.it != engine.Those || !r.eatPhrase(theCard) {
		return false
	}
	in.What = engine.Those
	return true
}

// libraryEnd reads "top of its owner's library", "the bottom of your library".
func (r *reader) libraryEnd(in *engine.Instruction) bool {
	r.eatWords("the")
	w, ok := r.eatAny("top", "bottom")
	if !ok || !r.eat("of") {
		return false
	}
	rel, ok := r.possessor()
	if !ok || !goesHome(in, rel) {
		return r.fail()
	}
	in.Dest, in.Position = engine.Library, w
	_, ok = r.eatAny("library", "libraries")
	if ok && in.What == engine.NoRef && in.From == engine.Hand {
		const inAnyOrder = "in any order"
		r.eatPhrase(inAnyOrder) // which decides nothing of cards that nobody named
	}
	return ok
}
