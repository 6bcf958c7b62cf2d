package engine

import (
	"slices"
	"strings"

	"apnap/engine/cr"
)

// formResults turns damage that has settled into its results, which then go
// through replacement themselves (cr.ResultsReplacedThen). It reports whether
// there was anything to turn.
func (w *walker) formResults(st *state) bool {
	found := false
	for i := 0; i < len(st.moment); i++ {
		n := &st.moment[i]
		if n.ev.Kind != Damage || n.spread {
			continue
		}
		n.spread, found = true, true
		results := w.resultsOf(st, &n.ev)
		w.note(Step{Before: n.ev, Kind: StepResult, Chosen: NoEffect, Chooser: NoPlayer, After: results, Rules: w.resultRules(st, &n.ev)})
		for _, r := range results {
			st.putAfter(i, r, st.moment[i].id)
			i++
		}
	}
	if found {
		w.gainedBesides(st)
	}
	return found
}

// resultsOf is what damage results in (cr.DamageToPlayer and the rules after it).
func (w *walker) resultsOf(st *state, ev *Event) []Event {
	var out []Event
	base := Event{Player: NoPlayer, Object: NoObject, To: Nobody(), Source: ev.Source, Doer: ev.Doer, Under: NoPlayer,
		Amount: ev.Amount, Cause: BySpecial, Result: true, By: NoEffect, Combat: ev.Combat}
	src := w.sourceKeywords(st, ev)
	owner := w.sourceController(st, ev)
	if ev.To.IsPlayer() {
		out = append(out, w.playerResults(base, ev, src, owner)...)
	} else {
		out = append(out, w.objectResults(st, base, ev, src, owner)...)
	}
	if hasWord(src, "lifelink") && owner != NoPlayer && w.rules.lifelinkIsResult {
		g := base
		g.Kind, g.Player = GainLife, owner
		out = append(out, g)
	}
	return out
}

// playerResults is what damage to a player results in.
func (w *walker) playerResults(base Event, ev *Event, src []string, owner PlayerID) []Event {
	r := base
	if hasWord(src, "infect") {
		r.Kind, r.To, r.Counter, r.Player, r.Doer = PutCounters, ev.To, "poison", owner, owner
		return []Event{r}
	}
	r.Kind, r.Player = LoseLife, ev.To.Player
	out := []Event{r}
	if n := toxicValue(src); n > 0 && ev.Combat {
		p := base
		p.Kind, p.To, p.Counter, p.Player, p.Doer, p.Amount = PutCounters, ev.To, "poison", owner, owner, n
		out = append(out, p)
	}
	return out
}

// objectResults is what damage to a permanent results in, besides being marked.
func (w *walker) objectResults(st *state, base Event, ev *Event, src []string, owner PlayerID) []Event {
	o := &st.board.Objects[ev.To.Object]
	var out []Event
	r := base
	r.To = ev.To
	if o.Types&Planeswalker != 0 {
		l := r
		l.Kind, l.Counter, l.Player = RemoveCounters, "loyalty", owner
		out = append(out, l)
	}
	if o.Types&Battle != 0 {
		d := r
		d.Kind, d.Counter, d.Player = RemoveCounters, "defense", owner
		out = append(out, d)
	}
	if isCreature(o) && withers(src) {
		c := r
		c.Kind, c.Counter, c.Player, c.Doer = PutCounters, "-1/-1", owner, owner
		out = append(out, c)
	}
	return out
}

// isCreature reports whether an object is a creature, as one is taken to be of which
// nothing is known.
func isCreature(o *Object) bool { return o.Types&Creature != 0 || !o.TypesKnown && o.Types == 0 }

// withers reports whether the keywords of a source have its damage put counters on
// creatures (cr.DamageWither).
func withers(src []string) bool { return hasWord(src, "wither") || hasWord(src, "infect") }

// marks reports whether damage stays marked on what it is dealt to: a creature, by a
// source without wither and infect (cr.DamageMarked).
func (w *walker) marks(st *state, ev *Event) bool {
	return ev.To.IsObject() && isCreature(&st.board.Objects[ev.To.Object]) && !withers(w.sourceKeywords(st, ev))
}

// sourceKeywords are the keywords of the source of damage.
func (w *walker) sourceKeywords(st *state, ev *Event) []string {
	var words []string
	if ev.Source != NoObject {
		words = st.board.Objects[ev.Source].Keywords
	}
	for _, id := range w.asThough {
		if !w.holdsFor(st, id, ev) {
			continue
		}
		for i := range w.sc.Effects[id].Effect.Do {
			if c := &w.sc.Effects[id].Effect.Do[i]; c.Kind == LoseKeywords {
				words = lacking(words, c.Keywords)
			} else {
				words = join(words, c.Keywords)
			}
		}
	}
	return words
}

// lacking is a list of keywords without some of them, and without their numbers: what
// loses toxic loses "toxic 2".
func lacking(words, lost []string) []string {
	return slices.DeleteFunc(slices.Clone(words), func(w string) bool {
		return slices.ContainsFunc(lost, func(l string) bool { return w == l || strings.HasPrefix(w, l+" ") })
	})
}

// holdsFor reports whether an effect that is neither applied nor offered, such
// as a rule about how damage is dealt, is there and fits an event.
func (w *walker) holdsFor(st *state, id EffectID, ev *Event) bool {
	v := w.newView(st, &w.sc.Effects[id], ev, nil)
	if !w.present(st, &v, id) {
		return false
	}
	fits, _ := v.patternFits(&v.inst.Effect.When)
	fits = fits.and(v.all(v.inst.Effect.If))
	if fits == Unknown {
		w.fail(v.need(id))
	}
	return fits == Yes
}

// sourceController is who controls the source of damage.
func (w *walker) sourceController(st *state, ev *Event) PlayerID {
	if ev.Source == NoObject {
		return ev.Doer
	}
	return w.controllerOf(st, ev.Source)
}

// toxicValue is the total of the source's toxic abilities.
func toxicValue(keywords []string) int {
	total := 0
	for _, k := range keywords {
		if len(k) > 6 && k[:6] == "toxic " {
			n := 0
			for _, c := range k[6:] {
				n = n*10 + int(c-'0')
			}
			total += n
		}
	}
	return total
}

// resultRules are the rules by which the damage turns into its results.
func (w *walker) resultRules(st *state, ev *Event) []cr.Rule {
	rules := []cr.Rule{cr.DamageReplacedFirst, cr.ResultsReplacedThen}
	src := w.sourceKeywords(st, ev)
	if ev.Combat && w.rules.combatOnStack && st.hasLeft(ev.Source) {
		rules = append(rules, cr.CombatDamageOnStack)
	}
	if ev.Source != NoObject && st.board.Objects[ev.Source].Switched {
		rules = append(rules, cr.SwitchPowerToughness)
	}
	if ev.To.IsPlayer() {
		rules = append(rules, pick(hasWord(src, "infect"), cr.DamageInfectPlayer, cr.DamageToPlayer))
	} else {
		o := &st.board.Objects[ev.To.Object]
		switch {
		case o.Types&Planeswalker != 0:
			rules = append(rules, cr.DamageToPlaneswalker)
		case o.Types&Battle != 0:
			rules = append(rules, cr.DamageToBattle)
		default:
			rules = append(rules, pick(withers(src), cr.DamageWither, cr.DamageMarked))
		}
	}
	for _, k := range [...]string{"lifelink", "wither", "infect"} {
		if hasWord(src, k) && !hasRule(rules, cr.DamageFourParts) {
			rules = append(rules, cr.DamageFourParts)
		}
	}
	if hasWord(src, "lifelink") {
		rules = append(rules, cr.DamageLifelink)
	}
	if toxicValue(src) > 0 && ev.Combat {
		rules = append(rules, cr.DamageToxic)
	}
	return rules
}

// pick is the one of two rules that a condition selects.
func pick(first bool, a, b cr.Rule) cr.Rule {
	if first {
		return a
	}
	return b
}
