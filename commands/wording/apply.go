package wording

import (
	"slices"

	"apnap/engine"
	"apnap/engine/oracle/infrench"
	"apnap/engine/say"
)

// applied words the application of an effect: "Urza's Armor prevents 1 of that
// damage: 2 is left.", and, where somebody chose it, "Bob chose Urza's Armor:
// it prevents 1 of that damage, …".
func (t *Tracer) applied(st *engine.Step) (says string, told say.Message) {
	label := Called(t.Scenario, st.Chosen)
	if label.IsZero() {
		label = say.New("The effect")
	}
	says = t.Lang.Say("%s.", t.did(st, label))
	if t.chosen == nil || !t.asked || t.label(st) == "" {
		return says, say.Text(says)
	}
	who, did := t.chooser(t.chosen), t.did(st, say.New("it"))
	if IsYou(who) {
		return says, say.New("You chose %s: %s.", t.what(label), did)
	}
	return says, say.New("%s chose %s: %s.", AtStart(who), t.what(label), did)
}

// what is what was chosen of an effect: the effect itself, as the next to apply,
// or an answer to what it asks.
func (t *Tracer) what(label say.Message) say.Message {
	if t.chosen.Decides == engine.ChooseOrder {
		return label
	}
	return say.New("%s for %s", t.answer(t.chosen), label)
}

// did is what an effect, as it is called, did to an event, and besides.
func (t *Tracer) did(st *engine.Step, effect say.Message) say.Message {
	does := t.does(st, effect)
	switch {
	case len(st.Extra) > 0 && t.allSaid(st.Extra) && (len(st.After) > 0 || st.Before.Kind == engine.BeginPhase):
		return does
	case len(st.Extra) > 0 && t.allSaid(st.Extra):
		return say.New("%s replaces that", effect)
	case len(st.Extra) > 0 && len(st.After) == 0 && st.Before.Kind != engine.BeginPhase:
		return say.New("%s replaces that: instead, %s", effect, t.events(st.Extra))
	case len(st.Extra) > 0 && st.Extra[0].Kind == engine.Reveal: // which comes first
		return say.New("%s turns that into this: %s", effect, t.events(slices.Concat(st.Extra, st.After)))
	case len(st.Extra) > 0:
		return say.New("%s; besides, %s", does, t.events(st.Extra))
	}
	return does
}

// does is what an effect did to an event.
func (t *Tracer) does(st *engine.Step, effect say.Message) say.Message {
	switch {
	case st.Prevented > 0 && t.isPrevention(st.Chosen):
		return prevents(st, effect)
	case len(st.After) == 0 && st.Before.Kind == engine.BeginPhase:
		who, part := (Names{Board: t.Board}).Player(st.Before.Player), thatPart(st.Before.What)
		if IsYou(who) {
			return say.New("%s makes you skip %s", effect, part)
		}
		return say.New("%s makes %s skip %s", effect, PlayerSays(who), part)
	case len(st.After) == 0:
		return say.New("%s replaces that with nothing", effect)
	case len(st.After) == 1:
		return t.rewrites(&st.Before, &st.After[0], st.Chosen, effect)
	}
	switch above, damage := t.allSaid(st.After), t.redirects(st); {
	case above && damage:
		return say.New("%s redirects damage", effect)
	case above:
		return say.New("%s replaces that", effect)
	case damage:
		return say.New("%s redirects damage: now %s", effect, t.events(st.After))
	}
	return say.New("%s turns that into this: %s", effect, t.events(st.After))
}

// thatPart is a turn, phase or step that was spoken of.
type thatPart string

// In is what it is called in a language.
func (p thatPart) In(l say.Language) string {
	if l == say.French {
		return infrench.ThatPart(string(p))
	}
	return "that " + string(p)
}

// isPrevention reports whether an effect prevents damage.
func (t *Tracer) isPrevention(id engine.EffectID) bool {
	return id >= 0 && int(id) < len(t.Scenario.Effects) && t.Scenario.Effects[id].Effect.Kind == engine.Prevention
}

// redirects reports whether damage became damage of several recipients.
func (t *Tracer) redirects(st *engine.Step) bool {
	for i := range st.After {
		if st.After[i].Kind != engine.Damage {
			return false
		}
	}
	return st.Before.Kind == engine.Damage
}

// prevents is what a prevention effect did.
func prevents(st *engine.Step, effect say.Message) say.Message {
	left := 0
	for i := range st.After {
		if st.After[i].Kind == engine.Damage {
			left += st.After[i].Amount
		}
	}
	switch {
	case left == 0 && st.Prevented == 1:
		return say.New("%s prevents that 1 damage", effect)
	case left == 0:
		return say.New("%s prevents all %d of that damage", effect, st.Prevented)
	}
	return say.New("%s prevents %d of that damage: %d is left", effect, st.Prevented, left)
}

// rewrites is what changed between an event and the one it became.
func (t *Tracer) rewrites(before, after *engine.Event, by engine.EffectID, effect say.Message) say.Message {
	now, above := t.event(after), t.said(after)
	switch {
	case above && before.Kind != after.Kind:
		return say.New("%s replaces that", effect)
	case before.Kind != after.Kind:
		return say.New("%s replaces that: instead, %s", effect, now)
	case before.Kind == engine.Alter, before.Kind == engine.Move && before.Object != engine.NoObject:
	case above && (before.To != after.To || before.Player != after.Player):
		return say.New("%s redirects that", effect)
	case before.To != after.To || before.Player != after.Player:
		return say.New("%s redirects that: now %s", effect, now)
	case before.Amount != after.Amount && (len(after.Tokens) == 0 || t.amountOf(by) != nil):
		return t.arithmetic(by, before.Amount, after.Amount, effect)
	}
	if above {
		return say.New("%s changes that", effect)
	}
	return say.New("%s changes that: now %s", effect, now)
}

// arithmetic tells how an effect sets an amount: by its operation where that is
// what happened to the whole of the amount, else by the amount alone.
func (t *Tracer) arithmetic(by engine.EffectID, was, is int, effect say.Message) say.Message {
	e := t.amountOf(by)
	switch {
	case e == nil:
	case is == 2*was && (e.Op == engine.Product && literal(e.A, 2) || e.Op == engine.Product && literal(e.B, 2)):
		return say.New("%s doubles that: %d becomes %d", effect, was, is)
	case is == 3*was && (e.Op == engine.Product && literal(e.A, 3) || e.Op == engine.Product && literal(e.B, 3)):
		return say.New("%s triples that: %d becomes %d", effect, was, is)
	case is == was/2 && e.Op == engine.HalfDown, is == (was+1)/2 && e.Op == engine.HalfUp:
		return say.New("%s halves that: %d becomes %d", effect, was, is)
	case e.Op == engine.Sum && e.B != nil && e.B.Op == engine.Lit && is == was+e.B.N:
		return say.New("%s adds %d to that: %d becomes %d", effect, e.B.N, was, is)
	case e.Op == engine.Diff && e.B != nil && e.B.Op == engine.Lit && is == max(was-e.B.N, 0):
		return say.New("%s takes %d away from that: %d becomes %d", effect, e.B.N, was, is)
	}
	return say.New("%s makes that %d: %d becomes %d", effect, is, was, is)
}

// amountOf is the expression by which an effect sets the amount, nil if it does
// not simply set it.
func (t *Tracer) amountOf(by engine.EffectID) *engine.Expr {
	if by < 0 || int(by) >= len(t.Scenario.Effects) {
		return nil
	}
	do := t.Scenario.Effects[by].Effect.Do
	if len(do) != 1 || do[0].Kind != engine.SetAmount {
		return nil
	}
	return do[0].Amount
}

// literal reports whether an expression is the number n.
func literal(e *engine.Expr, n int) bool { return e != nil && e.Op == engine.Lit && e.N == n }
