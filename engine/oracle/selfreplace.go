package oracle

import (
	"slices"
	"strings"

	"apnap/engine"
	"apnap/engine/oracle/lex"
	"apnap/engine/oracle/shape"
)

// selfReplacement reads what a resolving spell or ability says about its own
// effect:
//
//	"If" Condition "," ["instead"] Changed ["instead"] "." | Changed "instead" ("if" | "as long as") Condition "." .
func (r *reader) selfReplacement(a *Ability) ([]engine.Effect, bool) {
	r.until, r.half, r.letters, r.when, r.replaced = engine.Forever, nil, nil, nil, false
	const done, countered = "instead", "countered"
	if !r.stillSays(done) && !r.stillSays(countered) {
		return nil, r.fail()
	}
	given := r.conds
	r.conds = nil
	defer func() { r.conds = given }()
	e := engine.Effect{Self: true, Class: engine.ClassSelf, When: engine.Pattern{Source: &engine.Filter{Is: engine.This}}}
	instead, resolves := false, r.resolves
	it := r.it
	defer func() { r.it = it }()
	if it == engine.NoRef {
		r.it = engine.Those
	}
	if player := r.player; (player == engine.NoRef || player == engine.Target) && r.aimedAtPlayers() {
		r.player = engine.ThatPlayerRef
		defer func() { r.player = player }()
	}
	if words := r.said.words; !a.Created && !r.spell && len(words) > 0 && (words[0].Text == "equipped" || words[0].Text == "enchanted") {
		r.it = engine.Attached
	}
	if r.eatWords("if") {
		if e, ok := r.counteredThisWay(); ok && a.Created {
			return one(e, true)
		}
		r.asked = r.bound && !r.aimed
		c, ok := r.condition()
		r.asked = false
		if !ok || !r.eat(",") {
			return nil, false
		}
		e.If = []engine.Cond{c}
		instead = r.eatWords("instead")
	}
	r.instead = true
	defer func() { r.instead = false }()
	if at, plain := r.i, e; !r.changed(&e, r.said.does) {
		e, r.i, r.resolves = plain, at, true
		ok := r.changed(&e, r.said.does)
		r.resolves = resolves
		if !ok {
			return nil, false
		}
	}
	if !r.alsoChanged(&e) {
		return nil, false
	}
	if in := shape.LastInstruction(&e); in != nil && len(e.If) > 0 && in.If == nil && r.is("if") {
		r.i++
		c, ok := r.condition()
		if !ok {
			return nil, false
		}
		in.If = &c
	}
	r.where()
	r.rounded()
	instead = r.insteadCount() || r.eatWords("instead") || instead || r.replaced
	if r.eatPhrase(ofAllThat) {
		e.When.Whole = true
	}
	if len(e.If) == 0 && (r.eatWords("if") || r.eatWords("as", "long", "as")) {
		c, ok := r.condition()
		if !ok {
			return nil, false
		}
		e.If = []engine.Cond{c}
	}
	if !instead || len(e.If) == 0 || !a.Created && !r.spell && e.When.Kind != engine.OtherAction || !r.sentenceEnds() {
		return nil, r.fail()
	}
	if it == engine.NoRef && !ofTheEvent(&e) {
		return nil, r.fail()
	}
	r.buriesChanged(&e)
	eachAltered(&e)
	return []engine.Effect{e}, true
}

// eachAltered has each thing that something was to be made of be what is made otherwise: "those
// creatures get +2/+2 instead" is about the creature of each such event.
func eachAltered(e *engine.Effect) {
	for i := range e.Do {
		for k := range e.Do[i].Do {
			if in := &e.Do[i].Do[k]; e.When.Kind == engine.Alter && in.Verb == engine.Alter && in.What == engine.Those {
				in.What = engine.ThatObject
			}
		}
	}
}

// alsoChanged reads what is done besides, where the damage is another amount: "and you scry 1".
func (r *reader) alsoChanged(e *engine.Effect) bool {
	if e.When.Kind != engine.Damage || e.Do[0].Kind != engine.SetAmount || !r.eatWords("and") {
		return true
	}
	ins, ok := r.instructions()
	e.Do = append(e.Do, engine.Change{Kind: engine.AlsoDo, Do: ins})
	return ok
}

// buriesChanged reads "It can't be regenerated", "Creatures destroyed this way can't be
// regenerated" after what is destroyed instead.
func (r *reader) buriesChanged(e *engine.Effect) {
	for i := range e.Do {
		if r.cantRegenerate(e.Do[i].Do) {
			return
		}
	}
}

// changed reads what the spell or ability does instead.
func (r *reader) changed(e *engine.Effect, before []engine.Instruction) bool {
	at := r.i
	if r.eatWords("only") {
		return r.fewer(e)
	}
	if r.shortDamage(e) || r.damageAgain(e, before) || r.thoseTokens(e) || r.manaAgain(e) || r.continuous(e) || r.choosesChanged(e) {
		return true
	}
	r.i = at
	if r.discardsChosen(e, before) {
		return true
	}
	if r.is("it", "deals") && dealtItself(before) {
		it := r.it
		r.it = engine.This
		defer func() { r.it = it }()
	}
	ins, ok := r.instructions()
	if !ok || aimsElsewhere(ins) || len(ins) > 1 && slices.ContainsFunc(ins, func(in engine.Instruction) bool { return in.Told }) { // which nothing carries out
		r.i = at
		return r.fail()
	}
	if !r.changes(e, &ins[0], before) || !r.dealsChanged(e, &ins[0]) {
		r.i = at
		return r.fail()
	}
	if len(ins) == 1 && len(before) == 1 && sameBut(before[0], ins[0]) {
		e.Do = []engine.Change{{Kind: engine.SetAmount, Amount: ins[0].Amount}}
		return true
	}
	e.Do = []engine.Change{{Kind: engine.InsteadDo, Do: ins}}
	if ofSeveral(ins, before) {
		e.When.Whole = true
		return r.foundMoves(ins) || r.fail()
	}
	return (r.foundMoves(ins) || r.fail()) && r.apiece(ins, before)
}

// discardsChosen reads "that player reveals their hand, you choose a nonland card from it, then that player discards that
// card" of cards that were discarded before.
func (r *reader) discardsChosen(e *engine.Effect, before []engine.Instruction) bool {
	at, resolves := r.i, r.resolves
	r.resolves = true
	in, ok := r.handChosen()
	r.resolves = resolves
	discards := func(in engine.Instruction) bool { return in.Verb == engine.Discard }
	if !ok || !discards(in) || !slices.ContainsFunc(before, discards) {
		r.i = at
		return false
	}
	e.When.Kind = in.Verb
	e.Do = []engine.Change{{Kind: engine.InsteadDo, Do: []engine.Instruction{in}}}
	return true
}

// aimsElsewhere reports whether instructions are about several targets that were not named before.
func aimsElsewhere(ins []engine.Instruction) bool {
	found := false
	instructionList(ins).Visit(&engine.Visitor{Filter: func(f *engine.Filter) { found = found || f.Is == engine.Target2 && f.Targets != "" }})
	return found
}

// changes tells what the spell or ability did before that is done otherwise now: what
// was read, else what its words say. False where neither tells.
func (r *reader) changes(e *engine.Effect, in *engine.Instruction, before []engine.Instruction) bool {
	switch {
	case slices.ContainsFunc(before, func(old engine.Instruction) bool { return old.Verb == in.Verb }):
		e.When.Kind = in.Verb
	case len(before) > 0 && !hasVerb(r.said.earlier, in.Verb):
		e.When.Kind = before[0].Verb
	case givesForATime(r.said.words):
		e.When.Kind, e.When.What = engine.OtherAction, "gets"
	case phasesOut(r.said.words):
		e.When.Kind = engine.PhaseOut
	default:
		e.When.Kind = in.Verb
		if len(r.said.words) == 0 {
			return !r.spokeOf("those") || in.What == engine.NoRef
		}
		return hasVerb(r.said.words, in.Verb) || hasVerb(r.said.earlier, in.Verb)
	}
	return true
}

// givesForATime says that a sentence gives something to a creature, rather than doing
// something with it.
func givesForATime(words []lex.Token) bool {
	for i, t := range words {
		switch t.Text {
		case "gets", "get", "gains", "gain", "becomes", "become":
			next := words[min(i+1, len(words)-1)]
			return next.Kind != lex.NumberToken && next.Text != "life" && next.Text != "control"
		case "has", "have":
			if words[min(i+1, len(words)-1)].Text == "base" {
				return true
			}
		case "damage", "destroy", "return", "put", "create", "draw", "life":
			return false
		}
	}
	return false
}

// phasesOut says that a sentence has something phase out.
func phasesOut(words []lex.Token) bool {
	return slices.ContainsFunc(words, func(t lex.Token) bool { return t.Text == "phases" || t.Text == "phase" })
}

// hasVerb says that the words of a sentence have a verb of that kind.
func hasVerb(words []lex.Token, kind engine.EventKind) bool {
	about := map[engine.EventKind][]string{engine.Move: {"put", "return", "shuffle"}, engine.ProduceMana: {"add"},
		engine.Reveal: {"reveal"}, engine.GainControl: {"gain"}, engine.OtherAction: {"look", "choose", "manifest", "learn", "amass"}}
	return slices.ContainsFunc(words, func(t lex.Token) bool {
		v, ok := verbOf(t.Text)
		plain, known := shape.KindTold(v)
		return ok && (known && plain == kind || slices.Contains(about[kind], v))
	})
}

// dealsChanged tells what deals the damage that is dealt otherwise, where an
// instruction says: the one target, or the object itself.
func (r *reader) dealsChanged(e *engine.Effect, in *engine.Instruction) bool {
	if in.Verb != engine.Damage || in.Source != engine.Target || e.When.Kind != engine.Damage {
		return true
	}
	e.When.Source = &engine.Filter{Is: engine.Target}
	return r.dealer() == engine.Target
}

// dealer is what deals the damage that the sentence before speaks of: the object
// itself, the one target, or something that is neither.
func (r *reader) dealer() engine.Ref {
	words := r.said.words
	at := slices.IndexFunc(words, func(t lex.Token) bool { return t.Text == "deals" || t.Text == "deal" })
	switch {
	case len(words) == 0:
		return engine.This
	case at < 1:
		return engine.NoRef
	case words[at-1].Kind == lex.SelfToken, at > 1 && words[at-2].Text == "this":
		return engine.This
	case slices.Contains([]string{"it", "he", "she"}, words[at-1].Text) && targets(words[:at]) == 0 && (r.ofSelf || !r.bound):
		return engine.This
	case targets(words) == 1 && targets(words[:at]) == 1:
		return engine.Target
	}
	return engine.NoRef
}

// dealtItself says that the object itself dealt damage before, so that "it deals" is
// said of that object.
func dealtItself(before []engine.Instruction) bool {
	for i := range before {
		if before[i].Verb == engine.Damage && before[i].Source == engine.This {
			return true
		}
	}
	return false
}

// apiece makes what is done instead something done for each of those for whom
// the text did it before; false where it is no such thing.
func (r *reader) apiece(ins, before []engine.Instruction) bool {
	for i := range ins {
		in := &ins[i]
		if i == 0 && in.On == engine.Those {
			in.On = engine.ThatEntity
		}
		if i == 0 && in.What == engine.Those && in.Verb != engine.Move {
			in.What = engine.ThatObject
		}
		if in.Verb != engine.Move || in.What != engine.Those {
			continue
		}
		if i > 0 && ins[i-1].Verb == engine.SearchLibrary {
			continue
		}
		in.What = engine.ThatObject
	}
	if ins[0].Verb == engine.Move && ins[0].What == engine.ThatObject && (aimed(before) > 1 || targets(r.said.earlier)+targets(r.said.words) > 1) {
		return r.fail() // nobody says with which of two
	}
	for k := range before {
		old := &before[k]
		if old.Verb != ins[0].Verb {
			continue
		}
		if old.Filter != nil && old.On == engine.NoRef && old.What == engine.NoRef && old.Amount == nil || old.Verb == engine.Damage && old.On == engine.NoRef {
			return r.fail()
		}
		if old.Who != engine.EachOpponent && old.Who != engine.EachPlayer {
			continue
		}
		for i := range ins {
			if ins[i].Who != old.Who {
				return r.fail()
			}
			ins[i].Who = engine.ThatPlayerRef
		}
	}
	return true
}

// fewer reads what is done to fewer things, or by fewer players, than before: "instead only you draw a card". It is
// done once, in place of all that.
func (r *reader) fewer(e *engine.Effect) bool {
	e.When.Whole = true
	if at := r.i; !r.continuous(e) {
		r.i = at
		ins, ok := r.instructions()
		if !ok || slices.ContainsFunc(ins, speaksBack) || !hasVerb(r.said.words, ins[0].Verb) {
			return r.fail()
		}
		e.When.Kind, e.Do = ins[0].Verb, []engine.Change{{Kind: engine.InsteadDo, Do: ins}}
		return true
	}
	e.When.Whole = true
	return true
}

// ofAllThat says behind "instead" that all that is done at once is replaced once.
const ofAllThat = "of all that"

// ofSeveral reports whether what was done before happens to several things or players at once, and what is done
// instead speaks of none of them apart, so that it is done once in place of all of that.
func ofSeveral(ins, before []engine.Instruction) bool {
	at := slices.IndexFunc(before, func(old engine.Instruction) bool { return old.Verb == ins[0].Verb })
	if at < 0 || slices.ContainsFunc(ins, speaksBack) {
		return false
	}
	old := &before[at]
	each := old.Who == engine.EachPlayer || old.Who == engine.EachOpponent
	group := old.Filter != nil && old.On == engine.NoRef && old.What == engine.NoRef && old.Amount == nil
	return each && ins[0].Who != old.Who || group
}

// speaksBack reports whether an instruction speaks of what was spoken of before.
func speaksBack(in engine.Instruction) bool {
	back := false
	in.Visit(&engine.Visitor{Ref: func(r *engine.Ref) {
		switch *r {
		case engine.Those, engine.ThatObject, engine.ThatEntity, engine.ThatController, engine.ThatPlayerRef, engine.Target:
			back = true
		}
	}})
	return back
}

// shortDamage reads "it deals 5 damage", without saying again to whom.
func (r *reader) shortDamage(e *engine.Effect) bool {
	at := r.i
	if !r.damageSource(e) || !r.eatWords("deals") {
		r.i = at
		return false
	}
	amount, ok := r.damageAmount()
	if !ok || r.is("to") && !r.toThat() || r.is("and") || r.is("divided") {
		r.i = at
		return false
	}
	e.When.Kind = engine.Damage
	e.Do = []engine.Change{{Kind: engine.SetAmount, Amount: amount}}
	return true
}

// toThat reads "to that creature", "to that permanent or player".
func (r *reader) toThat() bool {
	r.eatWords("to")
	for _, w := range [...][]string{{"that", "permanent", "or", "player"}, {"that", "player", "or", "planeswalker"}, {"that", "creature", "or", "planeswalker"}, {"that", "creature"}, {"that", "player"}, {"that", "permanent"}} {
		if r.is(w...) && !(len(w) == 2 && r.ahead(2).Text == "'s") {
			r.i += len(w)
			return true
		}
	}
	return false
}

// thoseTokens reads "create two of those tokens", "create that token and a Treasure token".
func (r *reader) thoseTokens(e *engine.Effect) bool {
	at := r.i
	const thatToken = "that token and"
	if !r.eatWords("create") {
		return false
	}
	if r.eatPhrase(thatToken) {
		specs, ok := r.tokenSpecs()
		e.When.Kind = engine.CreateTokens
		e.Do = []engine.Change{{Kind: engine.TokensPlus, Tokens: specs}}
		return ok
	}
	n, ok := r.sum()
	if !ok || !r.eatWords("of", "those", "tokens") {
		r.i = at
		return false
	}
	e.When.Kind = engine.CreateTokens
	e.Do = []engine.Change{{Kind: engine.SetAmount, Amount: n}}
	return true
}

// getsSubject reads what gets it: what the sentence before was about.
func (r *reader) getsSubject() bool {
	if r.eatWords("it") || r.eatWords("that", "creature") || r.eatWords("those", "creatures") || r.eatWords("they") || r.eatWords("enchanted", "creature") {
		return true
	}
	_, ok := r.nounPhrase()
	return ok
}

// choosesChanged reads "you may choose both", "choose any number" of a modal spell.
func (r *reader) choosesChanged(e *engine.Effect) bool {
	at := r.i
	may := r.eatWords("you", "may")
	w, ok := r.eatLongest([]string{"choose both", "choose two", "choose three", "choose any number", "choose one or both", "choose one or more", "choose all three"})
	if !ok {
		r.i = at
		return false
	}
	if may {
		w = "you may " + w
	}
	e.When = engine.Pattern{Kind: engine.OtherAction, What: "choose", Source: e.When.Source}
	e.Do = []engine.Change{{Kind: engine.InsteadDo, Do: []engine.Instruction{{Verb: engine.OtherAction, Word: strings.TrimSpace(w)}}}}
	return true
}

// sameBut says that two instructions differ only in their amount.
func sameBut(a, b engine.Instruction) bool {
	if a.On != engine.NoRef {
		a.Filter = b.Filter // which says again what the one target is
	}
	return a.Verb == b.Verb && a.Who == b.Who && a.What == b.What && a.On == b.On && a.Counter == b.Counter &&
		a.Position == b.Position && a.From == b.From && a.May == b.May && a.NoRegen == b.NoRegen &&
		a.Verb != engine.CreateTokens && a.Verb != engine.Move && a.Verb != engine.SearchLibrary && (a.Filter == nil) == (b.Filter == nil) &&
		(a.Filter == nil || shape.Same(*a.Filter, *b.Filter)) && a.Amount != nil && b.Amount != nil
}

// counteredThisWay reads "that spell is countered this way, exile it instead of
// putting it into its owner's graveyard".
func (r *reader) counteredThisWay() (*engine.Effect, bool) {
	at := r.i
	p, ok := r.simple()
	if !ok || !r.eatWords("is", "countered", "this", "way", ",") {
		r.i = at
		return nil, false
	}
	f := p.Filter
	if f.Is == engine.This {
		f.Is = engine.Target
	}
	e := &engine.Effect{Self: true, Class: engine.ClassSelf}
	e.When = engine.Pattern{Kind: engine.Move, From: engine.Stack, Dest: engine.Graveyard, How: "countered", Affected: &f}
	r.when, r.it = &e.When, engine.ThatObject
	if !r.topOrBottom(e) && !r.moveChange(e) {
		r.i = at
		return nil, false
	}
	if r.is("instead", "of", "putting") {
		if !r.insteadOf() {
			r.i = at
			return nil, false
		}
	} else if r.eatWords("instead", "of") {
		if !r.intoGraveyard() {
			r.i = at
			return nil, false
		}
	} else if !r.eatWords("instead") && r.toks[r.i-1].Text != "graveyard" {
		r.i = at
		return nil, r.fail()
	}
	return e, r.sentenceEnds() || r.fail()
}

// intoGraveyard reads "into that player's graveyard" after "instead of".
func (r *reader) intoGraveyard() bool {
	r.eatWords("into")
	if _, ok := r.possessor(); !ok {
		return r.fail()
	}
	return r.eat("graveyard")
}

// topOrBottom reads "put that card on your choice of the top or bottom of its
// owner's library".
func (r *reader) topOrBottom(e *engine.Effect) bool {
	at := r.i
	if !r.eatWords("put", "that", "card", "on", "your", "choice", "of", "the", "top", "or", "bottom", "of") && !r.eatWords("put", "it", "on", "your", "choice", "of", "the", "top", "or", "bottom", "of") {
		return false
	}
	if _, ok := r.possessor(); !ok || !r.eat("library") {
		r.i = at
		return false
	}
	to := func(end string) []engine.Change {
		return []engine.Change{{Kind: engine.MoveTo, Dest: engine.Library, Position: end}}
	}
	e.Do = []engine.Change{{Kind: engine.OneOf, Who: engine.RefYou, Options: []string{"top", "bottom"}, Modes: [][]engine.Change{to("top"), to("bottom")}}}
	return true
}
