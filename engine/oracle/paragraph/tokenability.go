package paragraph

import (
	"slices"
	"strings"

	"apnap/engine"
	"apnap/engine/lang/lexicon"
	"apnap/engine/lang/tree"
	"apnap/engine/oracle/inenglish"
	"apnap/engine/say"
)

// cracksToken takes up that a player sacrifices tokens that the rules define for the ability that the rules
// give them (cr.PredefinedTokens): "cracks a Clue", "sacs two Food". Of one whose ability adds mana or is aimed no more is
// told than the sacrifice, where nobody asks what else.
func (r *reader) cracksToken(t *claim) (taken, ok bool) {
	n, kind, found := r.tokenGivenUp(t)
	if !found {
		return false, false
	}
	ability := engine.PredefinedAbility(kind)
	if ability == nil || ability.Mana {
		return r.cracksForMana(t, kind, ability)
	}
	args, forIt := r.withoutPurpose(t.Args, ability)
	switch {
	case !r.usesUp(t) && !forIt && !r.givenUpForIt(t, ability.Does) && !r.givenUpAlone(t, nil):
		return false, false
	case n.plural:
		return true, r.notUnderstood(t) // how many?
	}
	cost := *t.Clause
	cost.Args = args
	const discard, aCard = "discard", " a card"
	if ability.Discards && !r.addEvent(r.name(t.who)+" "+r.verb(t.who, discard)+aCard+asCost, t.from, t.Span[1]) {
		return true, false
	}
	if r.i = t.Span[1]; !r.happensAtCost(&claim{Clause: &cost, from: t.from, who: t.who}) {
		return true, false
	}
	return true, r.tokenDoes(t, &n, ability)
}

// cracksForMana takes up that a token is sacrificed whose ability adds mana, or does what is not told here; nil stands for the latter.
func (r *reader) cracksForMana(t *claim, kind string, ability *engine.TokenAbility) (taken, ok bool) {
	const purpose = "for "
	k := slices.IndexFunc(t.Args, func(a tree.Arg) bool { return strings.HasPrefix(a.Words, purpose) })
	switch {
	case k >= 0 && ability != nil:
	case !r.usesUp(t), r.asksWhere():
		return false, false
	case ability != nil:
		return true, r.certainly(r.refuse("not_understood", t.from, t.Span[1], say.New("Say which mana the %s adds, such as \"for {U}\".", kind)))
	default:
		return true, r.certainly(r.refuse("not_understood", t.from, t.Span[1], say.New("What the ability of a %s does here is not told; say in a sentence of its own what happens.", kind)))
	}
	for i := 1; i < len(t.Args); i++ {
		if i != k {
			return true, r.stopAt(&t.Args[i])
		}
	}
	const taps, tapsFor, a = "tap", " token for ", "a "
	mana := strings.TrimPrefix(t.Args[k].Words, purpose)
	if !manaWord(mana) {
		mana = a + strings.TrimPrefix(mana, a)
	}
	r.i = t.Span[1]
	if !ability.Taps {
		return true, r.tell(anAbilityOf+r.name(t.who)+" "+r.verb(t.who, toControl)+makesVerb+r.name(t.who)+" add "+mana, t.from, t.Span[1])
	}
	return true, r.tell(r.name(t.who)+" "+r.verb(t.who, taps)+" a "+kind+tapsFor+mana, t.from, t.Span[1])
}

// tokenGivenUp are the tokens that a player is told to sacrifice, and what the rules call such.
func (r *reader) tokenGivenUp(t *claim) (n noun, kind string, ok bool) {
	if len(t.Args) == 0 || t.Args[0].Prep != "" || len(t.Args[0].Of) != 1 {
		return n, "", false
	}
	k := t.Args[0].Of[0].Mods.Get(tree.Subtype)
	if k == nil || k.Neg || !alwaysToken(k.Key) || !engine.Predefined(k.Key) {
		return n, "", false
	}
	n, _, ok = r.objectOf(t)
	r.err = nil
	return n, k.Key, ok && n.card == nil && (n.owner == nobody || n.owner == t.who)
}

// withoutPurpose is what is said besides of tokens that are sacrificed: what it is done for may only be what their
// ability does, and forIt is set where it is.
func (r *reader) withoutPurpose(args []tree.Arg, ability *engine.TokenAbility) (rest []tree.Arg, forIt bool) {
	isPurpose := func(a tree.Arg) bool { return a.Does != nil && saysDoing(ability.Does, a.Does.Verb.Plain) }
	return slices.DeleteFunc(slices.Clone(args), isPurpose), slices.ContainsFunc(args, isPurpose)
}

// saysDoing reports whether a verb is among the words for what instructions do.
func saysDoing(list []engine.Instruction, verb string) bool {
	return slices.Contains(strings.Fields(strings.ToLower(inenglish.Effect(&engine.Effect{Kind: engine.InstructionOf, Class: engine.ClassOther, Then: list}, nil))), verb)
}

// givenUpForIt reports whether nothing told could be what something is sacrificed for but its own ability, of which the question
// speaks or for which a card that it names waits.
func (r *reader) givenUpForIt(t *claim, does []engine.Instruction) bool {
	if len(r.events) > 0 || r.cause.says != "" || slices.ContainsFunc(t.Args[1:], saysForWhat) {
		return false
	}
	spoken := func(i int) bool {
		v, verb := lexicon.VerbOf(r.toks[i].Text)
		return verb && saysDoing(does, v.Plain)
	}
	waits := func(e *engine.Effect) bool {
		return slices.ContainsFunc(does, func(in engine.Instruction) bool { return waitsFor(&e.When, in.Verb) })
	}
	if slices.ContainsFunc(seq(0, t.from), spoken) || slices.ContainsFunc(seq(t.Span[1], len(r.toks)), spoken) {
		return true
	}
	for _, m := range r.marks {
		if hasOneSuch(m.card, waits) {
			return true
		}
	}
	return false
}

// saysForWhat reports whether an argument says what something is given up for.
func saysForWhat(a tree.Arg) bool {
	first, _, _ := strings.Cut(a.Prep+a.Words, " ")
	return a.Does != nil || lexicon.Plays(first, lexicon.CostFor)
}

// tokenDoes has the abilities of tokens that were sacrificed for them do what they do, one after the other.
func (r *reader) tokenDoes(t *claim, n *noun, ability *engine.TokenAbility) bool {
	who := r.name(t.who)
	c := instructed{card: anAbilityOf + who + " " + r.verb(t.who, toControl), actor: t.who, who: who, t: targets{amount: engine.Unset, x: engine.Unset}}
	for range n.many {
		for k := range ability.Does {
			text, ok := c.says(&ability.Does[k])
			if !ok || !r.addEvent(text, t.from, t.Span[1]) {
				return false
			}
			r.drawsOutside(&ability.Does[k], t.who, t.from, t.Span[1])
		}
	}
	r.i = t.Span[1]
	return true
}

// anAbilityOf begins what events call an ability that somebody controls.
const anAbilityOf = "an ability "
