package apply

import (
	"strings"

	"apnap/engine"
	"apnap/engine/look"
	"apnap/engine/play"
)

// manaInstead makes the mana, or those of its symbols that the change is about,
// other mana (cr.ManaTappedForReplaced).
func (r *Rewriting) manaInstead(c *engine.Change) {
	what := c.What
	switch what {
	case engine.ChosenMana:
		if what = engine.ManaSymbol(r.V.ChosenWord()); what == "" {
			r.A.W.Fail(&engine.NeedFact{Effect: r.A.ID, Object: engine.NoObject, Player: engine.NoPlayer, Missing: look.WhichWasChosen("color", r.A.Inst.Label)})
			return
		}
	case engine.ChoiceOfMana:
		if what = r.colorOfChoice(); what == "" {
			return
		}
	}
	if len(c.Options) > 0 {
		r.Cur.Mana = replaceMana(r.Cur.Mana, c.Options[0], what)
		return
	}
	n := 1
	if c.Amount != nil {
		n = r.Cur.HowMuch()
	}
	r.Cur.Mana = strings.Repeat(what, n)
}

// replaceMana puts a symbol in place of those that are named: one symbol, or any
// colored one.
func replaceMana(mana, named, what string) string {
	var b strings.Builder
	for _, s := range strings.SplitAfter(mana, "}") {
		if s == named || named == engine.AnyColoredMana && len(s) == 3 && strings.ContainsAny(s, "WUBRG") {
			s = what
		}
		b.WriteString(s)
	}
	return b.String()
}

// colorOfChoice asks for a color and gives its mana symbol, "" while nobody has
// answered.
func (r *Rewriting) colorOfChoice() string {
	p := &play.Point{Kind: engine.ChooseObject, Chooser: r.A.Inst.Controller}
	words := [...]string{"white", "blue", "black", "red", "green"}
	for _, w := range words {
		p.Options = append(p.Options, engine.Option{ID: w, Label: w})
	}
	pick, ok := r.A.Ask(p)
	if !ok {
		return ""
	}
	return engine.ManaSymbol(words[pick])
}

// sameAbility adds the marks of the other effects of one ability on mana: "Plains
// produce {R}, Islands produce {G}" is one effect for a land that is both.
func sameAbility(w *play.Walker, m engine.Marks, inst *engine.Instance) engine.Marks {
	if inst.Source == engine.NoObject {
		return m
	}
	for i := range w.Scenario.Effects {
		if x := &w.Scenario.Effects[i]; x != inst && x.Source == inst.Source && x.Ability == inst.Ability && x.Effect.When.Kind == engine.ProduceMana {
			m = m.With(engine.EffectID(i))
		}
	}
	return m
}

// mana changes what mana is produced.
func (r *Rewriting) mana(c *engine.Change) {
	r.A.Acted = true
	switch c.Kind {
	case engine.ManaInstead:
		r.manaInstead(c)
	case engine.ManaTimes:
		n := r.Amount(c.Amount)
		if n*len(r.Cur.Mana) > maxMana {
			r.A.W.Fail(engine.ErrTooLarge)
			return
		}
		r.Cur.Mana = strings.Repeat(r.Cur.Mana, n)
	case engine.ManaPlus:
		r.Cur.Mana += c.What
	}
}

// maxMana bounds the text of the mana of one event.
const maxMana = 1 << 16
