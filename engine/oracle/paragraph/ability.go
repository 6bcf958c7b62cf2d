package paragraph

import (
	"slices"
	"strconv"
	"strings"

	"apnap/engine"
	"apnap/engine/lang/lexicon"
	"apnap/engine/lang/tree"
	"apnap/engine/oracle"
	"apnap/engine/oracle/inenglish"
	"apnap/engine/oracle/lex"
	"apnap/engine/say"
)

// use is the use of an ability of a permanent: of which, with what words say which ability it is
// ("" for none), and what else is said.
type use struct {
	of    *tree.Phrase
	which string
	rest  []tree.Arg
}

// abilityUsed is the use of an ability that a clause tells; false where it tells none.
func (t *claim) abilityUsed() (use, bool) {
	v := t.Verb
	if t.signAlone() {
		t = t.ofWalker()
	}
	if len(t.Args) == 0 || t.Args[0].Prep != "" || len(t.Args[0].Of) != 1 {
		return use{}, false
	}
	u := use{of: t.Args[0].Of[0], rest: t.Args[1:]}
	switch s := u.of.Stuff; {
	case s != nil && s.Unit == tree.OfAbility:
		u.of, u.which = u.of.Whose, s.Key
		return u, lexicon.Plays(v.Plain, lexicon.UsesAbility)
	case s != nil:
		return use{}, false
	case v.Word == tree.CostsX:
		u.which = v.Word
	case v.By > 0:
		u.which = v.Word + strconv.Itoa(v.By)
	case lexicon.Plays(v.Plain, lexicon.Ultimates):
		u.which = tree.Ultimate
	case v.Plain == toUptick || lexicon.Plays(v.Plain, lexicon.AddsLoyalty):
		u.which = tree.Adds
		if n := len(u.rest); n == 1 && u.rest[0].Prep == "for" && u.rest[0].Amount() != nil && u.rest[0].Amount().Unit == "" {
			u.which, u.rest = tree.Adds+strconv.Itoa(u.rest[0].Amount().N), nil
		}
	case lexicon.Plays(v.Plain, lexicon.CostsLoyalty):
		u.which = tree.Costs
	case !lexicon.Plays(v.Plain, lexicon.UsesAbility):
		return use{}, false
	}
	return u, true
}

// signAlone reports whether a clause has the cost of a loyalty ability for its verb and does not say whose ability it is: "and -3 on Bob",
// "and +1".
func (t *claim) signAlone() bool {
	if v := t.Verb; v.By <= 0 && v.Word != tree.CostsX || v.Passive || v.Neg {
		return false
	}
	if len(t.Args) == 0 || t.Args[0].Prep != "" || t.Args[0].Does != nil {
		return true
	}
	p := t.Args[0].Of
	return len(p) == 1 && isPlayer(p[0]) && !lexicon.Plays(p[0].Ref, lexicon.Gendered)
}

// ofWalker is such a claim with the planeswalker spoken of last, at whatever was said behind the cost.
func (t *claim) ofWalker() *claim {
	walker := tree.Arg{Span: tree.Span(t.Verb.Tokens), Of: []*tree.Phrase{{Ref: tree.Walker, Span: tree.Span(t.Verb.Tokens)}}}
	rest := slices.Clone(t.Args)
	if len(rest) > 0 && rest[0].Prep == "" && rest[0].Does == nil {
		rest[0].Prep = aimedBy
	}
	return t.withArgs(append([]tree.Arg{walker}, rest...))
}

// toUptick is the verb of the use of an ability that adds loyalty.
const toUptick = "uptick"

// strangeIn reports whether a word behind the first card in tokens is none that is known, or makes less of what they say:
// with one, nobody knows what an ability is used for, and on what.
func (r *reader) strangeIn(from, to int) bool {
	behind := false
	for i := from; i < to; i++ {
		if m, card := r.marks[i]; card {
			i, behind = i+m.length-1, true
			continue
		}
		t := r.toks[i]
		if behind && t.Kind == lex.WordToken && (!lexicon.Known(t.Text) && !t.Capital() && !isSubtype(t.Text) && r.seatOf(t.Raw) < 0 || lexicon.Plays(t.Text, lexicon.Lessens)) {
			return true
		}
	}
	return false
}

// usesText takes up that a player does something with a permanent that its activated abilities say.
func (r *reader) usesText(t *claim) (taken, ok bool) {
	switch v := t.Verb; {
	case v.Passive || t.who == nobody || r.strangeIn(t.from, t.Span[1]):
		return false, false
	case v.Plain == toPing:
		return r.pingsWithOne(t)
	case lexicon.Plays(v.Plain, lexicon.GivesUp):
		return r.sacrificesFor(t)
	}
	if taken, ok = r.removesFor(t); taken {
		return taken, ok
	}
	return r.usesActivated(t)
}

// usesActivated takes up that a player uses an ability of a permanent whose text is known. It
// reports whether it is such a use, and whether that was understood.
func (r *reader) usesActivated(t *claim) (taken, ok bool) {
	u, used := t.abilityUsed()
	if !used {
		return false, false
	}
	n, found := r.userMeant(t.who, &u)
	if r.err = nil; !found || n.who != nobody || n.card == nil || isSpell(n.card) || n.many > 1 || u.which == "" && makesOne(n.card) || onlyMana(n.card) {
		return false, false
	}
	return r.usesOf(t, &n, &u)
}

// usesOf takes up the use of an ability of a permanent.
func (r *reader) usesOf(t *claim, n *noun, u *use) (taken, ok bool) {
	if n.owner == nobody {
		n.owner = t.who
	}
	if finds, rest := lookedFor(u.rest); finds != nil && r.finds == nil && slices.ContainsFunc(n.card.Activated, func(a oracle.Activated) bool { return findsOnto(a.Does) != nil }) {
		as, done := *u, false
		as.rest = rest
		ok = r.finding(finds, func() bool { done, ok = r.usesOf(t, n, &as); return ok })
		return done || r.err != nil, ok
	}
	paid, rest := paidFor(u.rest)
	to, does, ok := r.aimedWith(rest, t.who)
	if !ok {
		return false, false
	}
	could := r.abilitiesMeant(n, u, &to, does)
	told := func(i int) bool { return r.toldBehind(t, &n.card.Activated[i]) }
	if u.which == "" && len(could) > 1 && slices.ContainsFunc(could, told) {
		could = slices.DeleteFunc(could, func(i int) bool { return !told(i) })
	}
	switch {
	case len(could) == 0:
		return r.err != nil, false
	case len(could) > 1:
		return true, r.certainly(r.whichAbility(n))
	case n.card.Activated[could[0]].Unread, n.card.Activated[could[0]].Does == nil:
		return false, false // only what is said of it can be told
	case len(to.list) > 0 && engine.AskedOf(n.card.Activated[could[0]].Does.Then, engine.Target) == nil:
		return true, r.notUnderstood(t) // it is aimed at nothing
	case told(could[0]):
		return true, r.causesTold(t, n, &n.card.Activated[could[0]])
	case loyal(&n.card.Activated[could[0]]) && len(to.list) == 0 && aimsOnly(&n.card.Activated[could[0]]) && r.asksLoyalty():
		return false, false // only its cost is asked about
	}
	return true, r.isCertain() && r.carriesOut(t, n, could[0], to, paid)
}

// userMeant is the permanent whose ability is used: a pronoun means the one spoken of last that has such.
func (r *reader) userMeant(who int, u *use) (noun, bool) {
	if u.of.Ref != tree.Walker && !lexicon.Plays(u.of.Ref, lexicon.ObjectPronoun) {
		return r.nounOf(u.of)
	}
	for i := len(r.things) - 1; i >= 0; i-- {
		if t := &r.things[i]; t.card != nil && !isSpell(t.card) && len(t.card.Activated) > 0 && (t.owner == who || t.owner == nobody) {
			n := r.nounFor(i, u.of.Span[0], u.of.Span[1])
			return n, len(r.abilitiesCalled(n.card, u.which)) > 0
		}
	}
	return noun{}, false
}

// paidFor cuts off what is said to be given up for an ability: "sacrificing a Goblin".
func paidFor(args []tree.Arg) (paid *tree.Clause, rest []tree.Arg) {
	for i := range args {
		if does := args[i].Does; does != nil && does.Verb.Doing && lexicon.Plays(does.Verb.Plain, lexicon.GivesUp) {
			return does, slices.Delete(slices.Clone(args), i, i+1)
		}
	}
	return nil, args
}

// aimedWith is what an ability is aimed at, and what it is said to be used for: "to deal 1 damage to him".
func (r *reader) aimedWith(args []tree.Arg, who int) (targets, *tree.Clause, bool) {
	var does *tree.Clause
	if last := len(args) - 1; last >= 0 && args[last].Does != nil {
		does, args = args[last].Does, args[:last]
	}
	to, ok := r.aims(args, who)
	if to.list = once(to.list); ok && does != nil && len(to.list) == 0 {
		for i := range does.Args {
			a := &does.Args[i]
			if stuff := a.Amount(); stuff != nil || a.Of == nil || a.Prep != "" && lexicon.Phrase(lexicon.AimedAt, wordsOf(a.Prep)) == 0 {
				continue
			}
			list, ok := r.nounsOf(a.Of)
			if !ok || slices.ContainsFunc(list, func(n noun) bool { return n.who == nobody && n.card == nil }) {
				r.err = nil
				continue
			}
			to.list = append(to.list, list...)
		}
	}
	if !ok {
		r.err = nil
	}
	return to, does, ok
}

// abilitiesCalled are the abilities of a permanent that words can mean.
func (r *reader) abilitiesCalled(c *oracle.Card, which string) (list []int) {
	lowest := -1
	for i := range c.Activated {
		cost := &c.Activated[i].Cost
		if strings.HasPrefix(cost.Loyalty, tree.Costs) {
			lowest = i // cards print the greatest cost last
		}
		switch {
		case which == "" && !cost.Mana,
			which == cost.Loyalty && which != "",
			(which == tree.Adds || which == tree.Costs) && strings.HasPrefix(cost.Loyalty, which):
			list = append(list, i)
		}
	}
	if which == tree.Costs && len(list) > 1 { // the ultimate has a name of its own
		list = slices.DeleteFunc(list, func(i int) bool { return i == lowest })
	}
	nth := slices.Index(modeOrder[:], which)
	switch {
	case which == lastMode:
		nth = len(c.Activated) - 1
	case which == tree.Ultimate:
		nth = lowest
	}
	if nth >= 0 && nth < len(c.Activated) {
		return []int{nth}
	}
	return list
}

// abilitiesMeant are those of them that what they are aimed at and used for leaves.
func (r *reader) abilitiesMeant(n *noun, u *use, to *targets, does *tree.Clause) []int {
	list := r.abilitiesCalled(n.card, u.which)
	if len(list) > 1 {
		list = slices.DeleteFunc(list, func(i int) bool { return !r.couldMean(n, &n.card.Activated[i], to, does) })
	}
	if does == nil {
		return list
	}
	return r.doingSo(n, slices.DeleteFunc(list, func(i int) bool { // "uses Prodigal Pyromancer to block"
		a := &n.card.Activated[i]
		return a.Does == nil || !usedFor(a, does.Verb.Plain)
	}), does)
}

// couldMean reports whether an ability could be the one that is aimed at so and used for that.
func (r *reader) couldMean(n *noun, a *oracle.Activated, to *targets, does *tree.Clause) bool {
	if a.Unread || a.Does == nil {
		return !a.Cost.Mana
	}
	if does != nil && !usedFor(a, does.Verb.Plain) {
		return false
	}
	aimed := engine.AskedOf(a.Does.Then, engine.Target) != nil
	if len(to.list) > 0 {
		return aimed && r.fitsTarget(a.Does.Then, engine.Target, &to.list[0], n.owner)
	}
	return true
}

// loyal reports whether an ability is a loyalty ability.
func loyal(a *oracle.Activated) bool { return a.Cost.Loyalty != "" }

// aimsOnly reports whether an ability has to be aimed at something.
func aimsOnly(a *oracle.Activated) bool {
	f := engine.AskedOf(a.Does.Then, engine.Target)
	const upTo = "up to"
	return f != nil && !strings.HasPrefix(f.Targets, upTo)
}

// doingSo are those of some abilities that do as much as a clause says that they are used for; where none does, that is refused.
func (r *reader) doingSo(n *noun, could []int, does *tree.Clause) []int {
	so := slices.DeleteFunc(slices.Clone(could), func(i int) bool {
		return slices.ContainsFunc(does.Args, func(arg tree.Arg) bool {
			s := arg.Amount()
			return s != nil && s.N > 0 && s.Unit != tree.OfAbility && !slices.ContainsFunc(n.card.Activated[i].Does.Then, func(in engine.Instruction) bool { return couldBeMuch(&in, s.N) })
		})
	})
	if so != nil && r.strange(does.Verb.Tokens[1], does.Span[1]) {
		so = nil
	}
	if len(so) == 0 && len(could) > 0 {
		const unclear = "not_understood"
		r.certainly(r.refuse(unclear, does.Span[0], does.Span[1], say.New("I do not see that the ability of %s does that.", n.card.Name)))
	}
	return so
}

// strange reports whether a word stands among tokens that nobody knows, and that is in no name.
func (r *reader) strange(from, to int) bool {
	for i := from; i < to; i++ {
		if t := r.toks[i]; t.Kind == lex.WordToken && !lexicon.Known(t.Text) && !r.inName(i) && !r.markedAt(i) && r.seatOf(t.Raw) == nobody && !isSubtype(t.Raw) {
			return true
		}
	}
	return false
}

// couldBeMuch reports whether an instruction does something so many times, or nobody knows how many before it is carried out.
func couldBeMuch(in *engine.Instruction, n int) bool {
	much := func(e *engine.Expr) bool { return e == nil && n == 1 || e != nil && (e.Op != engine.Lit || e.N == n) }
	return much(in.Amount) || slices.ContainsFunc(in.Tokens, func(t engine.TokenSpec) bool { return much(&t.N) }) ||
		slices.ContainsFunc(in.Then, func(one engine.Instruction) bool { return couldBeMuch(&one, n) })
}

// usedFor reports whether an ability does what a verb says that it is used for.
func usedFor(a *oracle.Activated, verb string) bool {
	kind := engine.NoEvent
	switch {
	case lexicon.Plays(verb, lexicon.TokenVerb):
		kind = engine.CreateTokens
	case lexicon.Plays(verb, lexicon.Damages):
		kind = engine.Damage
	default:
		return strings.Contains(strings.ToLower(inenglish.Effect(a.Does, nil)), verb)
	}
	return slices.ContainsFunc(a.Does.Then, func(in engine.Instruction) bool { return in.Verb == kind })
}

// makesOne reports whether an activated ability of a permanent makes effects that last.
func makesOne(c *oracle.Card) bool {
	return activated(c) && slices.ContainsFunc(c.Activated, func(a oracle.Activated) bool { return a.Does == nil && !a.Cost.Mana })
}

// toldBehind reports whether an ability has several players give something up, and the paragraph goes on
// to tell who gives up what.
func (r *reader) toldBehind(t *claim, a *oracle.Activated) bool {
	return a.Does != nil && slices.ContainsFunc(a.Does.Then, func(in engine.Instruction) bool {
		verb := givesVerb(in.Verb)
		return verb != "" && in.Who != engine.Target && slices.ContainsFunc(seq(t.Span[1], len(r.toks)), func(i int) bool {
			v, ok := lexicon.VerbOf(r.toks[i].Text)
			return ok && v.Plain == verb && !r.toSpell(i+1)
		})
	})
}

// toSpell reports whether what is given up from a token on is given up to a spell: "I discard to my Thrill of Possibility".
func (r *reader) toSpell(i int) bool {
	for ; i < len(r.toks) && !r.isStop(i); i++ {
		if m, card := r.marks[i]; card {
			return isSpell(m.card) && slices.ContainsFunc(seq(max(0, i-mostOwned), i), func(k int) bool { return lexicon.Plays(r.toks[k].Text, lexicon.CauseOf) })
		}
	}
	return false
}

// mostOwned is how many words stand before the name of what is given up to: "to my own".
const mostOwned = 3

// givesVerb is the verb of an instruction that has somebody give something up, "" for others.
func givesVerb(k engine.EventKind) string {
	const discard, sacrifice = "discard", "sacrifice"
	switch k {
	case engine.Discard:
		return discard
	case engine.Sacrifice:
		return sacrifice
	}
	return ""
}

// onlyMana reports whether all activated abilities of a permanent add mana.
func onlyMana(c *oracle.Card) bool {
	return !slices.ContainsFunc(c.Activated, func(a oracle.Activated) bool { return !a.Cost.Mana })
}

// asksLoyalty reports whether the paragraph speaks of loyalty or of counters.
func (r *reader) asksLoyalty() bool {
	const loyalty, counters = "loyalty", "counters"
	return slices.ContainsFunc(r.toks, func(t lex.Token) bool { return t.Text == loyalty || t.Text == counters })
}

// whichAbility asks which of several abilities of a permanent is used; nobody supposes one.
func (r *reader) whichAbility(n *noun) *lex.Error {
	const open = "ambiguous"
	return r.refuse(open, n.from, n.to, say.New("Which ability of %s is it? Say so: \"the first ability of %s\", \"the second ability of %s\".", n.card.Name, n.card.Name, n.card.Name))
}

// causesTold takes up the use of an ability of which the paragraph tells behind it what it makes whom give up.
func (r *reader) causesTold(t *claim, n *noun, a *oracle.Activated) bool {
	if !r.place(n, n.owner, "") {
		return false
	}
	r.cause = cause{says: r.called(r.object), at: t.from, told: true}
	return r.paysCostOf(t, r.object, a, &targets{x: engine.Unset}, nil) && r.after(t.Span[1])
}

// carriesOut has a permanent's ability do what it says: what it costs, and then its instructions.
func (r *reader) carriesOut(t *claim, n *noun, k int, to targets, paid *tree.Clause) bool {
	a := &n.card.Activated[k]
	if to.times > 1 || to.source != nil || to.modes != "" || to.kicked || to.with != nil {
		return r.notUnderstood(t)
	}
	if !r.place(n, n.owner, "") {
		return false
	}
	i := r.object
	from, end := t.from, t.Span[1]
	x := to.x
	if n.detail.x != engine.Unset && x == engine.Unset {
		x = n.detail.x
	}
	if to.x = x; x == engine.Unset && to.amount > 0 && (a.Cost.X || a.Cost.Loyalty == tree.CostsX) {
		to.x = to.amount
	}
	if r.i = end; !r.paysCostOf(t, i, a, &to, paid) {
		return false
	}
	one := n.card.InAbility(k)
	as := *n
	as.card, as.ability = &one, k+1
	r.i = end
	if !r.instruct(i, &as, to, t.who, from, end) {
		return false
	}
	r.i = end
	return true
}

// paysCostOf tells what the use of an ability costs, as far as it may bear on the ruling.
func (r *reader) paysCostOf(t *claim, i int, a *oracle.Activated, to *targets, paid *tree.Clause) bool {
	from, end := t.from, t.Span[1]
	const put, remove, sacrifice, unsaid = "put", "remove", "sacrifice", "not_understood"
	who := r.name(t.who)
	if l := a.Cost.Loyalty; strings.HasPrefix(l, tree.Adds) {
		if !r.addEvent(who+" "+r.verb(t.who, put)+" "+l[1:]+" loyalty "+counterWord(l[1:])+" on "+r.called(i)+r.costOf(i), from, end) {
			return false
		}
	} else if strings.HasPrefix(l, tree.Costs) && r.loyaltyKnown(i) {
		n := l[1:]
		if l == tree.CostsX {
			if to.x == engine.Unset {
				return r.stop(r.refuse(unsaid, from, end, say.New("Say how much X is.")))
			}
			n = strconv.Itoa(to.x)
		}
		if !r.addEvent(who+" "+r.verb(t.who, remove)+" "+n+" loyalty "+counterWord(n)+" from "+r.called(i)+r.costOf(i), from, end) {
			return false
		}
	}
	if paid != nil {
		if !a.Cost.More {
			return r.stopAt(&tree.Arg{Span: paid.Span})
		}
		given := *paid
		given.Span = t.Span
		before := len(r.events)
		if !r.happensAtCost(&claim{Clause: &given, from: from, who: t.who}) {
			return false
		}
		for k := before; k < len(r.events); k++ {
			r.events[k].text = strings.TrimSuffix(r.events[k].text, asCost) + r.costOf(i)
		}
	}
	for _, part := range a.Cost.Paid {
		if part.Aside || paid != nil && paid.Verb.Plain == part.Verb {
			continue // it was told what, or is not part of the question
		}
		text := who + " " + r.verb(t.who, part.Verb) + " " + part.What
		if part.From {
			text += part.Where() + r.called(i)
		}
		if !r.addEvent(text+r.costOf(i), from, end) {
			return false
		}
	}
	if paid != nil && !a.Cost.Itself && r.givenUp(i) { // another is meant than the one whose ability it is
		return r.stopAt(&tree.Arg{Span: paid.Span})
	}
	if a.Cost.Itself && !r.givenUp(i) {
		return r.addEvent(who+" "+r.verb(t.who, sacrifice)+" "+r.called(i)+r.costOf(i), from, end)
	}
	return true
}

// costOf ends an event that is the cost of an ability of a thing.
func (r *reader) costOf(i int) string { return asCost + " of " + r.called(i) + "'s ability" }

// counterWord is "counter", in the plural where there are several.
func counterWord(n string) string {
	const one, counter, counters = "1", "counter", "counters"
	if n == one {
		return counter
	}
	return counters
}

// loyaltyKnown reports whether a fact tells how much loyalty a planeswalker has.
func (r *reader) loyaltyKnown(i int) bool {
	const loyalty = "loyalty"
	return slices.ContainsFunc(r.facts, func(l line) bool {
		return strings.Contains(l.text, r.things[i].name) && strings.Contains(l.text, loyalty)
	})
}

// givenUp reports whether the event told last is that a thing is sacrificed.
func (r *reader) givenUp(i int) bool {
	const sacrifice = "sacrifice"
	if len(r.events) == 0 {
		return false
	}
	text, _, _ := strings.Cut(r.events[len(r.events)-1].text, asCost) // without what it is the cost of
	return strings.Contains(text, sacrifice) && strings.Contains(text, r.things[i].name)
}

// pingsWithOne takes up that a player has a permanent deal damage by its ability: "pings him with Prodigal
// Pyromancer".
func (r *reader) pingsWithOne(t *claim) (taken, ok bool) {
	src, rest, found := r.agent(t.Args, byMeans)
	if r.err = nil; !found {
		src, rest, found = r.outletBefore(t), t.Args, true
	}
	if !found || src.card == nil || isSpell(src.card) || len(rest) == 0 {
		return false, false
	}
	deals := func(a oracle.Activated) bool { return a.Does != nil && usedFor(&a, toDeal) }
	if !slices.ContainsFunc(src.card.Activated, deals) {
		return false, false
	}
	with := *t.Clause
	at := tree.Arg{Span: rest[0].Span, Of: rest[0].Of, Prep: rest[0].Prep}
	if at.Prep == "" {
		at.Prep = aimedBy
	}
	with.Args = append([]tree.Arg{at}, rest[1:]...)
	one := &claim{Clause: &with, from: t.from, who: t.who}
	return r.usesFor(one, &src, deals)
}

// The verbs of damage, and what stands before a target; who hits with a creature may attack with it.
const toPing, aimedBy = "ping", "on"

// usesFor takes up the use of the one ability of a permanent that is such.
func (r *reader) usesFor(t *claim, n *noun, such func(oracle.Activated) bool) (taken, ok bool) {
	if n.owner == nobody {
		n.owner = t.who
	}
	could := slices.DeleteFunc(r.abilitiesCalled(n.card, ""), func(i int) bool { return !such(n.card.Activated[i]) })
	to, ok := r.aims(t.Args, t.who)
	to.list = once(to.list)
	if !ok || len(could) != 1 {
		r.err = nil
		return false, false
	}
	return true, r.isCertain() && r.carriesOut(t, n, could[0], to, nil)
}

// sacrificesFor takes up that a player sacrifices a permanent for its own ability: "sacrifices Mogg Fanatic
// to hit him".
func (r *reader) sacrificesFor(t *claim) (taken, ok bool) {
	const sacrifice = "sacrifice"
	if taken, ok = r.cracksToken(t); taken {
		return taken, ok
	}
	last := len(t.Args) - 1
	if last == 0 && r.usesUp(t) {
		return r.cracks(t)
	}
	if finds, rest := lookedFor(t.Args); finds != nil && r.finds == nil && len(rest) == 1 && r.usesUp(t.withArgs(rest)) {
		done := false
		ok = r.finding(finds, func() bool { done, ok = r.cracks(t.withArgs(rest)); return ok })
		return done || r.err != nil, ok
	}
	if taken, ok = r.sacrificesTo(t); taken {
		return taken, ok
	}
	if t.Verb.Plain != sacrifice || r.strangeIn(t.from, t.Span[1]) {
		return false, false
	}
	if taken, ok = r.sacrificesAt(t); taken {
		return taken, ok
	}
	if taken, ok = r.sacrificesAlone(t); taken || last < 1 {
		return taken, ok
	}
	n, rest, found := r.objectOf(t)
	if r.err = nil; !found || n.card == nil || isSpell(n.card) || n.many > 1 {
		return false, false
	}
	to, does, ok := r.aimedWith(rest, t.who)
	if !ok || does == nil || does.Verb.Doing {
		return false, false
	}
	if n.owner == nobody {
		n.owner = t.who
	}
	could := slices.DeleteFunc(r.abilitiesCalled(n.card, ""), func(i int) bool {
		a := &n.card.Activated[i]
		return !a.Cost.Itself || a.Does == nil || !usedFor(a, does.Verb.Plain)
	})
	if could = r.doingSo(&n, could, does); len(could) != 1 {
		return r.err != nil, false
	}
	return true, r.isCertain() && r.carriesOut(t, &n, could[0], to, nil)
}

// sacrificesTo takes up that a player sacrifices something for the ability of another permanent: "sacs a token to
// Goblin Bombardment, targeting him". Where nobody says what that does, no more is told than the sacrifice.
func (r *reader) sacrificesTo(t *claim) (taken, ok bool) {
	at := slices.IndexFunc(t.Args, isFor)
	if at < 1 {
		return false, false
	}
	n, found := r.givenFor(t, &t.Args[at])
	if !found {
		return false, false
	}
	could := r.outlets(n.card)
	to, does, aimed := r.aimedWith(t.Args[at+1:], t.who)
	if r.err = nil; !aimed || len(could) != 1 || len(to.list) == 0 || does != nil && !usedFor(&n.card.Activated[could[0]], does.Verb.Plain) {
		return false, false
	}
	paid := &tree.Clause{Span: t.Span, Verb: t.Verb, Args: t.Args[:at]}
	return true, r.isCertain() && r.carriesOut(t, &n, could[0], to, paid)
}

// isFor reports whether an argument tells for whose ability something is given up: "to Viscera Seer".
func isFor(a tree.Arg) bool {
	return lexicon.Plays(a.Prep, lexicon.CostFor) && len(a.Of) == 1 && a.Of[0].Stuff == nil
}

// givenFor is the permanent of a player that such an argument of a clause names: one gives up what one has for what one has.
func (r *reader) givenFor(t *claim, a *tree.Arg) (noun, bool) {
	n, found := r.nounOf(a.Of[0])
	if r.err = nil; !found || n.card == nil || isSpell(n.card) || n.many > 1 || n.owner != nobody && n.owner != t.who {
		return n, false
	}
	n.owner = t.who
	return n, true
}

// outlets are the abilities of a permanent for which something else is sacrificed and that do something.
func (r *reader) outlets(c *oracle.Card) []int {
	return slices.DeleteFunc(r.abilitiesCalled(c, ""), func(i int) bool {
		a := &c.Activated[i]
		return a.Cost.Itself || a.Does == nil || !slices.ContainsFunc(a.Cost.Paid, func(p oracle.CostPart) bool { return lexicon.Plays(p.Verb, lexicon.GivesUp) })
	})
}

// outletBefore is the permanent of a player to which this sentence says that something was sacrificed, the empty noun for none.
func (r *reader) outletBefore(t *claim) noun {
	for _, i := range slices.Backward(r.mentioned) {
		if o := &r.things[i]; o.card != nil && (o.owner == t.who || o.owner == nobody) && len(r.outlets(o.card)) == 1 {
			return r.nounFor(i, t.from, t.from)
		}
	}
	return noun{}
}

// usesUp reports whether a clause has a word for the use of the ability for which a permanent is
// sacrificed.
func (r *reader) usesUp(t *claim) bool {
	return slices.ContainsFunc(r.toks[t.from:t.Span[1]], func(tok lex.Token) bool { return lexicon.Plays(tok.Text, lexicon.UsesUp) })
}

// cracks takes up that a player cracks a permanent: its one ability for which it is sacrificed is used.
func (r *reader) cracks(t *claim) (taken, ok bool) {
	n, rest, found := r.objectOf(t)
	if r.err = nil; !found || len(rest) > 0 || n.card == nil || isSpell(n.card) || n.many > 1 {
		return false, false
	}
	could := r.ownCosts(n.card)
	switch {
	case len(could) > 1 && !r.asksWhere():
		return true, r.certainly(r.whichAbility(&n))
	case len(could) != 1 || aimless(&n.card.Activated[could[0]]):
		return false, false
	}
	return r.cracksFor(t, &n, could[0])
}

// sacrificesAlone takes up that a player sacrifices a permanent for no reason told, where the question is about what the
// ability does for which it can be sacrificed, or tells nothing else that it could be sacrificed for.
func (r *reader) sacrificesAlone(t *claim) (taken, ok bool) {
	n, _, found := r.objectOf(t)
	if r.err = nil; !found || n.card == nil || isSpell(n.card) || n.many > 1 {
		return false, false
	}
	could := slices.DeleteFunc(r.ownCosts(n.card), func(i int) bool {
		a := &n.card.Activated[i]
		return a.Does == nil || !r.givenUpForIt(t, a.Does.Then) && !r.givenUpAlone(t, n.card)
	})
	switch {
	case len(could) == 0, len(could) == 1 && aimless(&n.card.Activated[could[0]]) && !r.givenUpForIt(t, n.card.Activated[could[0]].Does.Then):
		return false, false // what is more is left out
	case len(could) > 1:
		return true, r.certainly(r.whichAbility(&n))
	case aimless(&n.card.Activated[could[0]]):
		return true, r.certainly(r.refuse("not_understood", t.from, t.Span[1], say.New("What is the ability of %s aimed at? Say so.", n.card.Name)))
	}
	return r.cracksFor(t, &n, could[0])
}

// ownCosts are the abilities of a permanent for which it is sacrificed itself.
func (r *reader) ownCosts(c *oracle.Card) []int {
	return slices.DeleteFunc(r.abilitiesCalled(c, ""), func(i int) bool { return !c.Activated[i].Cost.Itself })
}

// aimless reports whether nobody can tell what an ability does without saying what it is aimed at, or at all.
func aimless(a *oracle.Activated) bool {
	return a.Does == nil || engine.AskedOf(a.Does.Then, engine.Target) != nil
}

// cracksFor has a permanent sacrificed for one of its abilities.
func (r *reader) cracksFor(t *claim, n *noun, k int) (taken, ok bool) {
	if n.owner == nobody {
		n.owner = t.who
	}
	return true, r.isCertain() && r.carriesOut(t, n, k, targets{x: engine.Unset}, nil)
}
