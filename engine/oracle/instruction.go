package oracle

import (
	"apnap/engine"
	"apnap/engine/oracle/lex"
	"apnap/engine/oracle/shape"
)

// instructions reads what is done:
//
//	Instructions = Instruction { [","] ["and" | "then"] Instruction } .
func (r *reader) instructions() ([]engine.Instruction, bool) {
	first, ok := r.instruction(engine.NoRef)
	if !ok {
		return nil, false
	}
	list := append([]engine.Instruction{first}, r.alsoBy(first)...)
	joined := make([]bool, len(list))
	for {
		if more, ok := r.damageBesides(list); ok {
			list = more
			continue
		}
		if r.putOff(list) {
			continue
		}
		at := r.i
		r.drawn(&list[len(list)-1])
		if !r.link() {
			break
		}
		_, goesOn := verbOf(r.peek().Text)
		next, ok := r.goesOnTold(&list[len(list)-1])
		if !ok {
			next, ok = r.instruction(list[len(list)-1].Who)
		}
		if !ok {
			r.i = at
			break
		}
		list = append(append(list, next), r.alsoBy(next)...)
		for len(joined) < len(list) {
			joined = append(joined, goesOn)
		}
	}
	if len(list) == 1 {
		r.unlessDone(&list[0])
	}
	if !r.foundMoves(list) {
		return list, r.fail()
	}
	return r.withOffer(list, joined), true
}

// foundMoves makes the cards that a library was searched for cards of it that nobody
// named. It is false where cards are put onto the battlefield instead of what would happen, since
// what enters has to be known; of several that a resolving spell finds, the question tells none.
func (r *reader) foundMoves(list []engine.Instruction) bool {
	var search *engine.Instruction
	for i := range list {
		in := &list[i]
		switch {
		case in.Verb == engine.SearchLibrary:
			search = in
		case search == nil || in.Verb != engine.Move || in.What != engine.Those || in.Filter != nil:
		case in.Dest == engine.Battlefield:
			if r.when != nil || !findsOne(search) && !r.findsSeveral(search) {
				return false
			}
			if !findsOne(search) {
				in.What, in.From, in.Amount, in.Word = engine.NoRef, engine.Library, search.Amount, shape.ThoseCards
			}
		case search.Word == "" && search.Amount != nil && !search.May:
			in.What, in.From, in.Amount, in.Word = engine.NoRef, engine.Library, search.Amount, shape.ThoseCards
		case r.when != nil:
			return false
		}
	}
	return true
}

// findsSeveral reports whether a resolving spell searches one library for a number of cards, and does so in any case.
func (r *reader) findsSeveral(search *engine.Instruction) bool {
	return r.resolves && search.Filter != nil && search.Amount != nil && (search.Word == "" || search.Word == engine.UpTo)
}

// findsOne reports whether a search is for one card. One that somebody may make is offered, and
// what comes of it is left out.
func findsOne(search *engine.Instruction) bool {
	n := search.Amount
	return search.May || (search.Word == "" || search.Cards == engine.UntilFound) && search.Filter != nil && (n == nil || n.Op == engine.Lit && n.N == 1)
}

// drawn makes "it" mean the one card that an instruction draws.
func (r *reader) drawn(in *engine.Instruction) {
	if n := in.Amount; in.Verb == engine.DrawCards && n != nil && n.Op == engine.Lit && n.N == 1 && r.it == engine.This {
		r.it = engine.Those
	}
}

// alsoBy are the instructions that the words of one name besides, and the same one for the second
// player that its subject named.
func (r *reader) alsoBy(in engine.Instruction) []engine.Instruction {
	more := r.moreIns
	r.moreIns = nil
	if r.also == engine.NoRef {
		return more
	}
	in.Who, in.Aim = r.also, r.alsoAim
	r.also, r.alsoAim = engine.NoRef, nil
	return append(more, in)
}

// link reads what joins two instructions.
func (r *reader) link() bool {
	comma := r.eatWords(",")
	and := r.eatWords("and")
	then := r.eatWords("then")
	return comma || and || then
}

// instruction reads one instruction; its subject is the one of the instruction
// before where it has none of its own:
//
//	Instruction = [Subject ["may" ["have" Subject]]] Verb … .
func (r *reader) instruction(before engine.Ref) (engine.Instruction, bool) {
	in := engine.Instruction{Who: before}
	if !r.enter() {
		r.leave()
		return in, false
	}
	defer r.leave()
	at := r.i
	if r.eatWords("your", "life", "total", "becomes") {
		return in, r.lifeBecomes(&in)
	}
	if chosen, ok := r.handChosen(); ok {
		return chosen, true
	}
	if told, ok := r.tells(); ok {
		if at := r.i; !r.where() { // of a number before it
			r.i = at
		}
		return told, true
	}
	if r.restRevealed(&in) {
		return in, true
	}
	if r.is("look", "at") || r.lookedAt() {
		return in, r.looks(&in)
	}
	if alters, ok := r.alters(); ok {
		r.instructionIf(&alters)
		return alters, true
	}
	if r.resolves && (r.doublesLife(&in) || r.doublesSize(&in)) || r.doublesCounters(&in) {
		return in, true
	}
	_, chooses := r.isPhrase(choosingKind)
	if _, verb := verbOf(r.peek().Text); !verb && !chooses || r.peek().Kind == lex.SelfToken {
		if !r.doer(&in) {
			r.i = at
			return in, false
		}
		if r.eatWords("may") {
			in.May = true
			if in.Who == engine.RefYou && r.eatWords("have") && !r.haveDeal(&in) {
				r.i = at
				return in, false
			}
		}
	}
	if r.resolves {
		r.eatPhrase(also)
	}
	chooses = r.eatPhrase(choosingKind)
	v, ok := verbOf(r.peek().Text)
	if !ok {
		r.fail()
		r.i = at
		return in, false
	}
	r.i++
	if !r.verb(v, &in) || upToHidden(&in) || r.leftRevealed(&in) || chooses != seeksChosen(&in) {
		r.i = at
		return in, false
	}
	r.instructionTail(&in)
	return in, true
}

// upToHidden reports whether somebody chooses up to several cards that only they see.
func upToHidden(in *engine.Instruction) bool {
	return in.Verb == engine.Move && in.Word == engine.UpTo && (in.From == engine.Hand || in.From == engine.Library || in.Filter.Zone == engine.Hand)
}

// also before a verb says that what was said before is done besides.
const also = "also"

// haveDeal reads what you may have deal damage, or whom discard or exile a card that you choose, up to the verb.
func (r *reader) haveDeal(in *engine.Instruction) bool {
	const deal, discard, exile = "deal", "discard", "exile"
	in.Who = engine.NoRef
	return r.doer(in) && (r.is(deal) || r.spokenAhead(asYouChoose) && (r.is(discard) || r.is(exile)) || r.fail())
}

// instructionTail reads "for each …", "unless …", "if …" and "where X is …".
func (r *reader) instructionTail(in *engine.Instruction) {
	for {
		at := r.i
		switch {
		case r.is("for", "each"):
			n, ok := r.forEach()
			if !ok {
				r.i = at
				return
			}
			r.multiply(in, n)
		case r.is("unless"):
			r.i++
			c, ok := r.condition()
			if !ok || r.mayPay(&c) {
				r.i = at
				return
			}
			in.Unless = &c
		case r.instructionIf(in):
		case r.where(), r.rounded():
		case r.eatPhrase(asYouChoose):
			in.From, in.Word = engine.Hand, shape.RevealedHand
			if in.Filter != nil && shape.Same(*in.Filter, engine.Filter{Noun: engine.CardNoun}) {
				in.Filter = nil
			}
		default:
			r.i = at
			return
		}
	}
}

// instructionIf reads "if …" behind an instruction of a resolving spell or ability.
func (r *reader) instructionIf(in *engine.Instruction) bool {
	const ifWord, instead = "if", "instead"
	at := r.i
	if !r.resolves || in.If != nil || !r.eatPhrase(ifWord) {
		return false
	}
	c, ok := r.condition()
	if _, changed := r.isPhrase(instead); !ok || changed {
		r.i = at
		return false
	}
	in.If = &c
	return true
}

// multiply makes an instruction happen for each of n.
func (r *reader) multiply(in *engine.Instruction, n *engine.Expr) {
	if in.Verb != engine.CreateTokens {
		in.Amount = times1(in.Amount, n)
		return
	}
	for i := range in.Tokens {
		times := in.Tokens[i].N
		in.Tokens[i].N = *times1(&times, n)
	}
}

// eitherPlayer is the player who is the target, or who controls the permanent that is.
const eitherPlayer = "that player or that permanent 's controller;that player or that planeswalker 's controller"

// belonging reads "its controller" and "its owner"; NoRef where nobody is meant.
func (r *reader) belonging() (engine.Ref, bool) {
	of := engine.NoRef
	if r.resolves && r.aimed && r.eatOneOf(eitherPlayer) {
		return engine.TargetController, true
	}
	switch {
	case r.is("its", "controller"), r.is("their", "controller"):
		of = controllerOf(r.itself())
	case r.is("its", "owner") && r.resolves && !r.bound && r.it == engine.This && !r.spokeOfItself(): // of what nobody named
	case r.is("its", "owner"):
		of = ownerOf(r.itself())
	case r.resolves:
		return r.targetsOwn()
	default:
		return engine.NoRef, false
	}
	if of != engine.NoRef {
		r.i += 2
	}
	return of, true
}

// targetsOwn reads "the creature's controller", "that land's owner" of the one target.
func (r *reader) targetsOwn() (engine.Ref, bool) {
	const the, things = "the;that", "permanent;spell;card"
	at := r.i
	if !r.aimed || r.aimedTwice || r.it == engine.Those || targets(r.toks[:at]) != 1 || r.aimedAtPlayers() || !r.eatOneOf(the) {
		return engine.NoRef, false
	}
	_, plural, isType := shape.TypeWord(r.peek().Text)
	_, isSub := shape.Subtype(r.peek().Text)
	if isType && !plural || isSub {
		r.i++
	} else if !r.eatOneOf(things) {
		r.i = at
		return engine.NoRef, false
	}
	switch {
	case r.eatPhrase(itsController):
		return engine.TargetController, true
	case r.eatPhrase(itsOwner):
		return engine.TargetOwner, true
	}
	r.i = at
	return engine.NoRef, false
}

// anOpponent is one whom you choose as the spell or ability resolves.
const anOpponent = "an opponent"

// doer reads the subject of an instruction. A permanent as the subject is what
// the verb is about ("it deals 2 damage", "it enters tapped").
func (r *reader) doer(in *engine.Instruction) bool {
	if r.eatWords("an", "opponent", "of", "your", "choice") {
		in.Who = engine.AnOpponent
		return true
	}
	if at := r.i; r.resolves && r.player != engine.AnOpponent && r.eatPhrase(anOpponent) { // and not a second one
		if _, verb := verbOf(r.peek().Text); verb || r.is(may) || r.endsHere() {
			in.Who, r.player = engine.AnOpponent, engine.AnOpponent
			return true
		}
		r.i = at
	}
	if of, ok := r.belonging(); ok {
		in.Who = of
		return in.Who != engine.NoRef || r.fail()
	}
	if r.eatWords("the", "source", "'s", "controller") {
		in.Who = engine.ThatSourceCtrl
		return true
	}
	const thosePlayers, thePlayer = "each of those players", "the player"
	if r.sought != nil && r.eatPhrase(thePlayer) {
		in.Who = r.sought.who
		return true
	}
	if r.eatWords("they") || r.eatPhrase(thosePlayers) {
		in.Who = r.player
		return r.player != engine.NoRef && !r.noOtherPlayer() || r.fail()
	}
	at := r.i
	if r.resolves && r.belongsToTarget(in) {
		return true
	}
	r.i = at
	r.joint = true
	p, ok := r.nounPhrase()
	r.joint = false
	if !ok {
		return false
	}
	switch {
	case len(p.Or) == 2 && refOf(p.Or[0]) == engine.RefYou && refOf(p.Or[1]) != engine.NoRef && (r.resolves || aim(&p.Or[1]) == nil) && r.is("each"):
		r.i++
		in.Who, r.also, r.alsoAim = engine.RefYou, refOf(p.Or[1]), aim(&p.Or[1])
		r.names(&p.Or[1])
		return true
	case len(p.Or) > 0:
		r.i = at
		return r.fail()
	case p.Each && shape.Same(p.Filter, engine.Filter{Players: true, Player: engine.Opponent}), r.resolves && p.Each && shape.Same(p.Filter, engine.Filter{Players: true, Player: engine.NotYou}):
		in.Who = engine.EachOpponent
	case shape.Same(p.Filter, engine.Filter{Players: true, Player: engine.Opponent}) && p.Plural:
		in.Who = engine.EachOpponent
	case shape.Same(p.Filter, engine.Filter{Players: true}) && p.Each:
		in.Who = engine.EachPlayer
	default:
		in.Who, in.Aim = refOf(p.Filter), aim(&p.Filter)
		r.names(&p.Filter)
	}
	if r.resolves && in.Who == engine.Target && !p.Players && (p.Targets != "" || r.severalTargets(r.i)) && r.eachDeals() {
		return true
	}
	if r.resolves && p.Targets != "" && in.Who == engine.Target && p.Players {
		const each = "each"
		r.eatPhrase(each)
		return true
	}
	return in.Who != engine.NoRef && p.Targets == "" || r.fail()
}

// eachDeals reads "each" where each of several deals damage by its own power.
func (r *reader) eachDeals() bool {
	const byPower = "each deal damage equal to their power to"
	if _, ok := r.isPhrase(byPower); !ok {
		return false
	}
	r.i++
	return true
}

// verb reads what follows a verb.
func (r *reader) verb(v string, in *engine.Instruction) bool {
	if shape.LooksAtTop(v) {
		return r.countVerb(v, in)
	}
	switch v {
	case "draw", "mill", "discard":
		return r.countVerb(v, in)
	case "gain", "lose", "win", "pay":
		return r.lifeVerb(v, in)
	case "create":
		return r.createVerb(in)
	case "put":
		return r.putVerb(in) && !(r.resolves && takesExiled(in)) || r.fail()
	case "exile":
		return r.exileVerb(in)
	case "return":
		return r.returnVerb(in)
	case "shuffle":
		return r.shuffleVerb(in)
	case "remove":
		return r.removeVerb(in)
	case "bury":
		in.NoRegen = true
		return r.objectVerb("destroy", in)
	case "tap":
		if r.resolves && r.eatPhrase(orUntap) {
			return r.tapsOrUntaps(in)
		}
		return r.objectVerb(v, in)
	case "sacrifice", "destroy", "untap", "regenerate", "transform", "reveal", "counter":
		return r.objectVerb(v, in)
	case "deal":
		return r.dealVerb(in)
	case "distribute":
		return r.distributes(in)
	case "take":
		return r.takeVerb(in)
	case "add":
		return r.addVerb(in)
	case "copy":
		return r.copyVerb(in)
	case "search":
		return r.searchVerb(in)
	case "flip", "roll":
		return r.rollVerb(v, in)
	case "look":
		r.i--
		return r.looks(in)
	case "get":
		return r.getVerb(in)
	case "proliferate", "investigate", "explore", "connive":
		return r.plainVerb(v, in)
	case "fight":
		return r.fightVerb(in)
	case "phase":
		in.Verb, in.What, in.Who = engine.PhaseOut, in.Who, engine.NoRef
		if r.resolves {
			in.Filter, in.Aim = in.Aim, nil
		}
		return r.eat("out") && in.Aim == nil || r.fail()
	}
	if shape.KeywordVerb(v) {
		return r.keywordInstruction(v, in)
	}
	return r.fail()
}

// orUntap is what else may be done than to tap something.
const orUntap = "or untap"

// tapsOrUntaps reads "target creature" behind "tap or untap": who does not tap it untaps it.
func (r *reader) tapsOrUntaps(in *engine.Instruction) bool {
	may := in.May
	if !r.objectVerb("tap", in) || in.What != engine.Target || in.Filter != nil && in.Filter.Targets != "" {
		return r.fail()
	}
	in.May, in.Else = true, []engine.Instruction{{Verb: engine.Untap, Who: in.Who, What: engine.Target, May: may}}
	return true
}

// fightVerb reads "fights target creature you don't control", "fight each other" being none.
func (r *reader) fightVerb(in *engine.Instruction) bool {
	in.Verb, in.Word = engine.OtherAction, engine.FightWord
	in.What, in.Who = in.Who, engine.NoRef
	p, ok := r.nounPhrase()
	if !ok || in.What != engine.Target && in.What != engine.ThatObject {
		return r.fail()
	}
	if in.On = refOf(p.Filter); in.On != engine.Target2 {
		return r.fail()
	}
	in.Filter = aim(&p.Filter)
	return true
}

// plainVerb reads a verb that needs nothing after it.
func (r *reader) plainVerb(v string, in *engine.Instruction) bool {
	in.Verb, _ = shape.KindTold(v)
	if v == "explore" || v == "connive" {
		in.What, in.Who = in.Who, engine.NoRef
	}
	return r.keywordTimes(in)
}
