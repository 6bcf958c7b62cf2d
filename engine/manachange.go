package engine

import "strings"

// manaInstead makes the mana, or those of its symbols that the change is about,
// other mana (cr.ManaTappedForReplaced).
func (r *rewriting) manaInstead(c *Change) {
	what := c.What
	switch what {
	case ChosenMana:
		if what = ManaSymbol(r.v.chosenWord()); what == "" {
			r.a.w.fail(&NeedFact{Effect: r.a.id, Object: NoObject, Player: NoPlayer, Missing: whichWasChosen("color", r.a.inst.Label)})
			return
		}
	case ChoiceOfMana:
		if what = r.colorOfChoice(); what == "" {
			return
		}
	}
	if len(c.Options) > 0 {
		r.cur.Mana = replaceMana(r.cur.Mana, c.Options[0], what)
		return
	}
	n := 1
	if c.Amount != nil {
		n = r.cur.howMuch()
	}
	r.cur.Mana = strings.Repeat(what, n)
}

// replaceMana puts a symbol in place of those that are named: one symbol, or any
// colored one.
func replaceMana(mana, named, what string) string {
	var b strings.Builder
	for _, s := range strings.SplitAfter(mana, "}") {
		if s == named || named == AnyColoredMana && len(s) == 3 && strings.ContainsAny(s, "WUBRG") {
			s = what
		}
		b.WriteString(s)
	}
	return b.String()
}

// colorOfChoice asks for a color and gives its mana symbol, "" while nobody has
// answered.
func (r *rewriting) colorOfChoice() string {
	p := &point{kind: ChooseObject, chooser: r.a.inst.Controller}
	words := [...]string{"white", "blue", "black", "red", "green"}
	for _, w := range words {
		p.options = append(p.options, Option{ID: w, Label: w})
	}
	pick, ok := r.a.ask(p)
	if !ok {
		return ""
	}
	return ManaSymbol(words[pick])
}

// ManaSymbol is the mana symbol of a color or of "colorless", whatever its
// capitals; "" for other words.
func ManaSymbol(word string) string {
	switch strings.ToLower(word) {
	case "white":
		return "{W}"
	case "blue":
		return "{U}"
	case "black":
		return "{B}"
	case "red":
		return "{R}"
	case "green":
		return "{G}"
	case "colorless":
		return "{C}"
	}
	return ""
}

// sameAbility adds the marks of the other effects of one ability on mana: "Plains
// produce {R}, Islands produce {G}" is one effect for a land that is both.
func (w *walker) sameAbility(m Marks, inst *Instance) Marks {
	if inst.Source == NoObject {
		return m
	}
	for i := range w.sc.Effects {
		if x := &w.sc.Effects[i]; x != inst && x.Source == inst.Source && x.Ability == inst.Ability && x.Effect.When.Kind == ProduceMana {
			m = m.With(EffectID(i))
		}
	}
	return m
}
