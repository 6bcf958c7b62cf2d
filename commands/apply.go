package commands

import (
	"fmt"

	"apnap/engine"
	"apnap/engine/oracle"
)

// applied words the application of an effect: "Urza's Armor prevents 1 of that
// damage: 2 is left.", and, where somebody chose it, "Bob chose Urza's Armor:
// it prevents 1 of that damage, …".
func (t *tracer) applied(st *engine.Step) (says, told string) {
	label, does := t.label(st), t.does(st)
	if label == "" {
		says = capital(does) + "."
		return says, says
	}
	says = label + " " + does + "."
	if t.chosen == nil || !t.asked {
		return says, says
	}
	return says, capital(fmt.Sprintf("%s chose %s: it %s.", t.chooser(t.chosen), t.what(label), does))
}

// what is what was chosen of an effect: the effect itself, as the next to apply,
// or an answer to what it asks.
func (t *tracer) what(label string) string {
	if t.chosen.Decides == engine.ChooseOrder {
		return label
	}
	return fmt.Sprintf("%s for %s", t.answer(t.chosen), label)
}

// does is what an effect did to an event, as a predicate.
func (t *tracer) does(st *engine.Step) string {
	extra := ""
	if len(st.Extra) > 0 {
		extra = "; besides, " + t.events(st.Extra)
	}
	switch {
	case st.Prevented > 0 && t.isPrevention(st.Chosen):
		return prevents(st) + extra
	case len(st.After) == 0 && st.Before.Kind == engine.BeginPhase:
		return "makes " + names{board: t.board}.player(st.Before.Player) + " skip that " + st.Before.What + extra
	case len(st.After) == 0:
		return "replaces that event, and nothing is left of it" + extra
	case len(st.After) == 1:
		return t.rewrites(&st.Before, &st.After[0], st.Chosen) + extra
	}
	if t.redirects(st) {
		return "redirects damage: now " + t.events(st.After) + extra
	}
	return "turns that into this: " + t.events(st.After) + extra
}

// isPrevention reports whether an effect prevents damage.
func (t *tracer) isPrevention(id engine.EffectID) bool {
	return id >= 0 && int(id) < len(t.scenario.Effects) && t.scenario.Effects[id].Effect.Kind == engine.Prevention
}

// redirects reports whether damage became damage of several recipients.
func (t *tracer) redirects(st *engine.Step) bool {
	for i := range st.After {
		if st.After[i].Kind != engine.Damage {
			return false
		}
	}
	return st.Before.Kind == engine.Damage
}

// prevents is what a prevention effect did.
func prevents(st *engine.Step) string {
	left := 0
	for i := range st.After {
		if st.After[i].Kind == engine.Damage {
			left += st.After[i].Amount
		}
	}
	switch {
	case left == 0 && st.Prevented == 1:
		return "prevents that 1 damage"
	case left == 0:
		return fmt.Sprintf("prevents all %d of that damage", st.Prevented)
	}
	return fmt.Sprintf("prevents %d of that damage: %d is left", st.Prevented, left)
}

// rewrites is what changed between an event and the one it became.
func (t *tracer) rewrites(before, after *engine.Event, by engine.EffectID) string {
	says := oracle.EventSays(after, t.board)
	switch {
	case before.Kind != after.Kind:
		return "replaces that: instead, " + says
	case before.To != after.To || before.Player != after.Player:
		return "redirects that: now " + says
	case before.Amount != after.Amount && (len(after.Tokens) == 0 || t.amountOf(by) != nil):
		return fmt.Sprintf("%s: %d becomes %d", t.arithmetic(by, after.Amount), before.Amount, after.Amount)
	}
	return "changes that: now " + says
}

// arithmetic names the way an effect sets an amount.
func (t *tracer) arithmetic(by engine.EffectID, amount int) string {
	e := t.amountOf(by)
	switch {
	case e == nil:
		return fmt.Sprintf("makes that %d", amount)
	case e.Op == engine.Product && literal(e.A, 2) || e.Op == engine.Product && literal(e.B, 2):
		return "doubles that"
	case e.Op == engine.Product && literal(e.A, 3) || e.Op == engine.Product && literal(e.B, 3):
		return "triples that"
	case e.Op == engine.HalfUp || e.Op == engine.HalfDown:
		return "halves that"
	case e.Op == engine.Sum && e.B != nil && e.B.Op == engine.Lit:
		return fmt.Sprintf("adds %d to that", e.B.N)
	case e.Op == engine.Diff && e.B != nil && e.B.Op == engine.Lit:
		return fmt.Sprintf("takes %d away from that", e.B.N)
	}
	return fmt.Sprintf("makes that %d", amount)
}

// amountOf is the expression by which an effect sets the amount, nil if it does
// not simply set it.
func (t *tracer) amountOf(by engine.EffectID) *engine.Expr {
	if by < 0 || int(by) >= len(t.scenario.Effects) {
		return nil
	}
	do := t.scenario.Effects[by].Effect.Do
	if len(do) != 1 || do[0].Kind != engine.SetAmount {
		return nil
	}
	return do[0].Amount
}

// literal reports whether an expression is the number n.
func literal(e *engine.Expr, n int) bool { return e != nil && e.Op == engine.Lit && e.N == n }
