package oracle

import (
	"slices"
	"strings"

	"apnap/engine"
	"apnap/engine/oracle/lex"
	"apnap/engine/oracle/shape"
)

// orAll stands between two groups of which somebody chooses one.
const orAll = "or all"

// thing reads the object of a verb: one that is already known ("it", "that
// card"), or a number of those a phrase describes ("a creature you control").
func (r *reader) thing(in *engine.Instruction) bool {
	if r.halfOfThings(in) {
		return true
	}
	at := r.i
	p, ok := r.nounPhrase()
	if !ok || r.toks[at].Kind == lex.NumberToken && p.Is == engine.Those {
		return ok && r.fail() // "one of those cards" is not all of them
	}
	if targets(r.toks[at:r.i]) > 1 {
		return r.listOfTargets(in, at) || r.fail() // one target is all that an effect is bound to
	}
	if ref := refOf(p.Filter); ref != engine.NoRef && !p.Players {
		in.What, in.Filter = ref, aim(&p.Filter)
		r.names(&p.Filter)
		return r.countsTargets(&p) || r.fail()
	}
	if spoken(r.toks[at:r.i], orAll) {
		return r.eitherAll(in, at) || r.fail()
	}
	if p.Both && !p.Players && r.oneOfEach(in, at) {
		return true
	}
	if p.Players || p.Both {
		return r.fail()
	}
	f := p.Filter
	in.Filter, in.Amount = &f, p.Count
	if r.toks[at].Text == "any" && p.Count == nil && !p.Plural {
		in.Amount = shape.Lit(1)
	}
	if p.Each || p.Plural && p.Count == nil {
		in.Amount = nil
	}
	if p.UpTo && r.resolves && in.Amount != nil {
		in.Word = engine.UpTo
		return in.Verb == engine.Move || r.fail()
	}
	return p.Bound.Op == engine.NoCompare && !p.UpTo || r.fail()
}

// halfOfThings reads "half the creatures they control" as as many of them.
func (r *reader) halfOfThings(in *engine.Instruction) bool {
	const half = "half the"
	at := r.i
	if !r.resolves || in.Verb != engine.Sacrifice || !r.eatPhrase(half) {
		return false
	}
	p, ok := r.nounPhrase()
	if !ok || !p.Plural || p.Players || p.Both || p.Count != nil || p.Named {
		r.i = at
		return r.fail()
	}
	f, counted := p.Filter, p.Filter
	r.half = shape.Expr(engine.Expr{Op: engine.HalfDown, A: shape.Expr(engine.Expr{Op: engine.CountOf, Filter: &counted})})
	in.Filter, in.Amount = &f, r.half
	return true
}

// oneOfEach reads "an artifact and a land", from a place on, that somebody sacrifices as a sacrifice of each.
func (r *reader) oneOfEach(in *engine.Instruction, at int) bool {
	const and = "and"
	if !r.resolves || in.Verb != engine.Sacrifice || in.May {
		return false
	}
	r.i = at
	first, ok := r.simple()
	if !ok || !r.eatPhrase(and) {
		return false
	}
	second, ok := r.simple()
	if !ok || !ofOne(&first) || !ofOne(&second) {
		return false
	}
	in.Filter, in.Amount = &first.Filter, first.Count
	r.moreIns = append(r.moreIns, engine.Instruction{Verb: in.Verb, Who: in.Who, Filter: &second.Filter, Amount: second.Count})
	return true
}

// ofOne reports whether a phrase describes one thing, which somebody chooses.
func ofOne(p *Phrase) bool {
	return !p.Players && !p.UpTo && !p.Named && p.Count != nil && p.Count.Op == engine.Lit && p.Count.N == 1
}

// eitherAll reads two groups, from a place on, of which one is destroyed: who does not destroy the first destroys the
// second.
func (r *reader) eitherAll(in *engine.Instruction, at int) bool {
	const or = "or"
	r.i = at
	first, ok := r.simple()
	if !ok || !r.resolves || in.Verb != engine.Destroy || in.May || !r.eatPhrase(or) {
		return false
	}
	second, ok := r.simple()
	if !ok || !first.Each || !second.Each || first.Players || second.Players {
		return false
	}
	other := *in
	in.Filter, other.Filter = &first.Filter, &second.Filter
	in.May, in.Else = true, []engine.Instruction{other}
	return true
}

// countsTargets reports whether a phrase names one target, which is all that an effect is bound
// to; a spell's own words may be about several, which the question names.
func (r *reader) countsTargets(p *Phrase) bool {
	return p.Count == nil || p.Count.Op == engine.Lit && p.Count.N == 1 || r.resolves && (p.Is == engine.Target || p.Is == engine.Target2) && p.Targets != ""
}

// targets counts the targets that words name, not those of which they speak again.
func targets(toks []lex.Token) int {
	const target, again = "target", "that new the single"
	n, quoted := 0, false
	for i, t := range toks {
		if t.Text == "\"" {
			quoted = !quoted
		}
		if !quoted && t.Text == target && (i == 0 || !slices.Contains(strings.Fields(again), toks[i-1].Text)) && !ofAbility(toks[i+1:]) {
			n++
		}
	}
	return n
}

// ofAbility reports whether it is an ability that words behind "target" name, which is only told.
func ofAbility(toks []lex.Token) bool {
	const kinds, either = "activated triggered loyalty", "spell or ability with"
	return len(toks) > 1 && (slices.Contains(strings.Fields(kinds), toks[0].Text) || begins(toks, either))
}

// objectVerb reads "sacrifice a creature", "destroy it", "tap it", "reveal it".
func (r *reader) objectVerb(v string, in *engine.Instruction) bool {
	if v == "reveal" || v == "counter" {
		in.Verb = engine.Reveal
		if v == "counter" {
			in.Verb = engine.CounterSpell
		}
		if _, until := r.isPhrase(cardsFromTop); until && in.Verb == engine.Reveal {
			return r.revealsUntil(in)
		}
		if in.Verb == engine.Reveal && r.eatWords("the", "top") {
			ok := r.topCards(in) && in.Position == "top"
			if r.resolves && in.Amount.Op == engine.Lit && in.Amount.N > 1 {
				r.looked, r.put = in.Amount, nil
			}
			return ok
		}
		if at := r.i; in.Verb == engine.Reveal {
			if r.zoneOfDoer(in, engine.Hand) {
				in.Word, in.Amount = engine.Hand.String(), shape.Lit(1)
				return true
			}
			r.i = at
		}
	} else {
		in.Verb, _ = shape.KindTold(v)
	}
	if in.Verb == engine.CounterSpell && r.resolves {
		if ok, said := r.spellOrAbility(in); said {
			return ok
		}
	}
	if r.eatWords("that", "many") {
		p, ok := r.nounPhrase()
		in.Filter, in.Amount = &p.Filter, shape.Expr(engine.Expr{Op: engine.That})
		return ok
	}
	if !r.thing(in) {
		return false
	}
	if in.Verb == engine.Sacrifice && in.Filter != nil {
		_ = r.eatWords("of", "their", "choice") || r.eatWords("of", "your", "choice") // whose choice it is anyway
		for r.resolves && len(in.Filter.Or) == 0 && r.having(in.Filter) {
		}
		if r.resolves && givesUpOne(in) && (!r.aimed || r.aimedAtPlayers()) {
			r.it = engine.Those
		}
	}
	if in.Verb == engine.Reveal && in.Filter != nil {
		if r.is("from", "among") {
			return r.revealedFromAmong(in)
		}
		if r.eatWords("from", "your", "hand") {
			in.From = engine.Hand
		}
	}
	return true
}

// topCards reads "[N] card(s) of your library" after "the top".
func (r *reader) topCards(in *engine.Instruction) bool {
	in.From, in.Position, in.Amount = engine.Library, "top", shape.Lit(1)
	if !r.eatWords("card") {
		e, ok := r.sum()
		if !ok || !r.eat("cards") {
			return false
		}
		in.Amount = e
	}
	r.it = engine.NoRef // of which nothing is known
	const shuffled = "shuffle your library"
	if r.resolves && r.endsHere() && spoken(r.toks[:r.i], shuffled) {
		in.Who = engine.RefYou
		return true
	}
	return r.eat("of") && r.libraryOf(in)
}

// libraryOf reads whose library it is: "your library", "their library".
func (r *reader) libraryOf(in *engine.Instruction) bool {
	at := r.i
	if r.zoneOfDoer(in, engine.Library) {
		return true
	}
	r.i = at
	return r.othersLibrary(in) || r.fail()
}

// othersLibrary reads "target opponent's library", "each player's library" as that of whoever the cards are taken from.
func (r *reader) othersLibrary(in *engine.Instruction) bool {
	const eachPlayers, eachOpponents, library = "each player 's", "each opponent 's", "library"
	if !r.resolves || in.Who != engine.NoRef && in.Who != engine.RefYou || in.Verb != engine.Move && in.Verb != engine.Reveal {
		return false
	}
	switch {
	case r.eatPhrase(eachPlayers):
		in.Who = engine.EachPlayer
	case r.eatPhrase(eachOpponents):
		in.Who = engine.EachOpponent
	default:
		rel, ok := r.possessor()
		if !ok || !ofTarget(rel) {
			return false
		}
		in.Who, in.Aim, r.player = engine.Target, targetPlayer(rel), engine.Target
	}
	return r.eatPhrase(library)
}

// targetPlayer is what the player has to be that is the target.
func targetPlayer(rel engine.Relation) *engine.Filter {
	f := &engine.Filter{Players: true, Is: engine.Target, Targeted: true}
	if rel == engine.TargetFoe {
		f.Player = engine.Opponent
	}
	return f
}

// zoneOfDoer reads a zone of the player who does what an instruction says: "your hand".
func (r *reader) zoneOfDoer(in *engine.Instruction, z engine.Zone) bool {
	rel, ok := r.possessor()
	return ok && r.is(z.String()) && r.ownZone(in, rel) && r.eat(z.String())
}

// ownZone takes a possessor for the player whose cards an instruction is about, who is
// the one that does it: what one player does with the cards of another is not read.
func (r *reader) ownZone(in *engine.Instruction, rel engine.Relation) bool {
	whose := r.player
	switch rel {
	case engine.You:
		whose = engine.RefYou
	case engine.ThatPlayer:
		if in.Who != engine.NoRef && in.Who != engine.RefYou && r.toks[r.i-1].Text == "their" {
			whose = in.Who
		}
	default:
		return r.fail()
	}
	if in.Who != engine.NoRef && in.Who != whose {
		return r.fail()
	}
	in.Who = whose
	return true
}

// exileVerb reads "exile it", "exile the top two cards of your library face
// down", "exile that many cards from your graveyard".
func (r *reader) exileVerb(in *engine.Instruction) bool {
	in.Verb, in.Dest = engine.Move, engine.Exile
	if r.exilesRevealed(in) || r.graveyardOf(in) {
		return true
	}
	if r.eatWords("the", "top") {
		if !r.topCards(in) {
			return false
		}
	} else if r.kind == engine.Draw && r.eatWords("that", "card") {
		in.From, in.Position, in.Amount = engine.Library, "top", shape.Lit(1)
	} else if !r.cardsEqualTo(in) && !r.manyFrom(in) && !r.thing(in) {
		return false
	}
	if !r.eatWords("face", "up") {
		in.FaceDown = r.eatWords("face", "down")
	}
	if in.Filter != nil && in.From == engine.AnyZone && r.is("from") && r.ahead(2).Text != shape.Revealed {
		if !r.fromPlace(in) || in.From == engine.Hand && in.Amount == nil {
			return r.fail() // all of a hand, whose cards nobody named
		}
	}
	r.insteadOf()
	return r.withCounters(in)
}

// graveyardOf reads "target player's graveyard", "all graveyards" as all the cards there.
func (r *reader) graveyardOf(in *engine.Instruction) bool {
	const opponents = "each opponent 's;all opponents 's"
	at := r.i
	if !r.resolves {
		return false
	}
	rel, ok := engine.Opponent, r.eatOneOf(opponents)
	if !ok {
		rel, ok = r.possessor()
	}
	if z, zone := r.zoneWord(); !ok || !zone || z != engine.Graveyard || rel == engine.ThatPlayer && r.player != engine.Target {
		r.i = at
		return false
	}
	if rel == engine.ThatPlayer {
		rel = engine.TargetOne
	}
	in.Filter = &engine.Filter{Noun: engine.CardNoun, Zone: engine.Graveyard, Owner: rel}
	return true
}

// cardsEqualTo reads "cards from the top of your library equal to the damage
// prevented this way".
func (r *reader) cardsEqualTo(in *engine.Instruction) bool {
	at, was := r.i, *in
	if r.eatWords("cards", "from", "the", "top", "of") {
		in.From, in.Position = engine.Library, "top"
		if r.libraryOf(in) && r.is("equal") {
			e, ok := r.equalTo()
			in.Amount = e
			if ok {
				return true
			}
		}
	}
	r.i, *in = at, was
	return false
}

// manyFrom reads "that many cards from the top of your library", "a card from
// your graveyard": cards that nobody named.
func (r *reader) manyFrom(in *engine.Instruction) bool {
	at := r.i
	e, given, ok := r.quantity()
	if !ok || !given {
		r.i = at
		return false
	}
	_, ok = r.eatAny("card", "cards")
	const atRandom = "at random"
	random := r.resolves && r.eatPhrase(atRandom)
	if !ok || !r.is("from") {
		r.i = at
		return false
	}
	in.Amount = e
	if r.eatWords("from", "the", "top", "of") {
		in.From, in.Position = engine.Library, "top"
		return r.libraryOf(in)
	}
	if !r.fromPlace(in) {
		r.i = at
		return false
	}
	if random {
		in.Position = shape.AtRandom
	}
	return true
}

// graveyards are those of all players.
const graveyards = "graveyards"

// fromPlace reads "from your graveyard" as where cards come from.
func (r *reader) fromPlace(in *engine.Instruction) bool {
	if !r.eat("from") {
		return false
	}
	if r.eatWords("the", "battlefield") {
		in.From = engine.Battlefield
		return true
	}
	rel, ok := r.possessor()
	if ok = ok || r.resolves && r.is(graveyards); !ok {
		return r.fail()
	}
	if (rel == engine.You || rel == engine.ThatPlayer) && !r.ownZone(in, rel) || rel != engine.You && rel != engine.ThatPlayer && in.Filter == nil {
		return r.fail()
	}
	zone, ok := r.zoneWord()
	if !ok {
		return false
	}
	if in.Filter != nil && slices.ContainsFunc(in.Filter.Or, func(one engine.Filter) bool { return one.Noun == engine.Permanent }) {
		return r.fail() // some of which are elsewhere
	}
	if !ofTarget(rel) { // of whom the description tells
		in.From = zone
	}
	switch {
	case in.Filter == nil:
	case shape.ListsTargets(in.Filter):
		for i := range in.Filter.Or {
			in.Filter.Or[i].Zone, in.Filter.Or[i].Owner = zone, rel
		}
	default:
		in.Filter.Zone, in.Filter.Owner = zone, rel
	}
	return true
}

// insteadOf reads "instead of putting it anywhere else", which says again what
// the event was.
func (r *reader) insteadOf() bool {
	at := r.i
	if r.eatWords("instead", "of", "into") {
		if !r.intoGraveyard() {
			r.i = at
			return false
		}
		r.replaced = true
		return true
	}
	if !r.eatWords("instead", "of", "putting") {
		return false
	}
	if p, ok := r.simple(); !ok || p.Players {
		r.i = at
		return false
	}
	r.replaced = true
	if r.eatWords("anywhere", "else") {
		return true
	}
	r.eatWords("into")
	if _, ok := r.possessor(); !ok {
		r.i = at
		return false
	}
	if z, ok := r.zoneWord(); !ok || z != engine.Graveyard && (z != engine.Hand || r.when != nil) {
		r.i, r.replaced = at, false
		return false
	}
	return true
}

// withCounters reads "with three egg counters on it" after something is moved.
func (r *reader) withCounters(in *engine.Instruction) bool {
	if !r.is("with") {
		return true
	}
	r.i++
	c := engine.Instruction{Verb: engine.PutCounters}
	if !r.countersOf(&c) || !r.eat("on") {
		return false
	}
	if _, ok := r.eatAny("it", "them", "him", "her"); !ok {
		return false
	}
	in.Enter = append(in.Enter, engine.Change{Kind: engine.EnterCounters, Counter: c.Counter, Amount: c.Amount})
	return true
}

// returnVerb reads "return it to its owner's hand", "return a card from your
// graveyard to your hand", "return it to the battlefield tapped".
func (r *reader) returnVerb(in *engine.Instruction) bool {
	const exiled = "the exiled cards;the exiled card"
	in.Verb = engine.Move
	if r.resolves && (r.it == engine.Target || r.it == engine.NoRef) && r.spokeOf("exile") && r.eatOneOf(exiled) {
		if in.What = r.it; in.What == engine.NoRef {
			in.What = engine.Those
		}
	} else if !r.manyFrom(in) && !r.thing(in) {
		return false
	}
	if in.From == engine.AnyZone && r.is("from") && !r.fromPlace(in) {
		return false
	}
	if _, ok := r.eatAny("to", "onto"); !ok {
		return false
	}
	return r.destination(in)
}

// destination reads where something goes: "the battlefield tapped under your
// control", "its owner's hand", "your hand", "exile".
func (r *reader) destination(in *engine.Instruction) bool {
	if r.eatWords("the", "battlefield") || r.eatWords("play") {
		in.Dest = engine.Battlefield
		return r.entering(in)
	}
	if r.eatWords("exile") {
		in.Dest = engine.Exile
		return true
	}
	rel, ok := r.possessor()
	if !ok || !goesHome(in, rel) {
		return r.fail()
	}
	zone, ok := r.zoneWord()
	in.Dest = zone
	return ok
}

// goesHome reports whether cards that nobody named go to a zone of the player whose cards
// they are, as every card does (cr.ZoneOwner).
func goesHome(in *engine.Instruction, rel engine.Relation) bool {
	if in.What != engine.NoRef || in.Who == engine.NoRef {
		return true
	}
	switch rel {
	case engine.You:
		return in.Who == engine.RefYou
	case engine.ThatPlayer:
		return in.Who != engine.RefYou
	}
	return true
}

// underOwners are the words for things that enter under the control of whoever owns them.
const underOwners = "under its owner 's control;under their owners 's control;under their owner 's control"

// entering reads how something is put onto the battlefield.
func (r *reader) entering(in *engine.Instruction) bool {
	for {
		switch {
		case r.eatWords("tapped"):
			in.Tapped = true
		case r.eatWords("face", "down"):
			in.FaceDown = true
		case r.eatWords("under", "your", "control"):
			in.Under = engine.RefYou
		case r.eatOneOf(underOwners):
			if in.What != engine.Target && in.What != engine.Those { // which anyway do so
				in.Under = ownerOf(r.it)
			}
		case r.is("with"):
			if !r.withCounters(in) {
				return false
			}
		case r.insteadOf():
		case in.What != engine.NoRef && in.From == engine.AnyZone && r.is("from", "your", "graveyard"):
			if !r.fromPlace(in) {
				return false
			}
		default:
			return true
		}
	}
}
