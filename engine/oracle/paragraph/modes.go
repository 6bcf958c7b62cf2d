package paragraph

import (
	"slices"
	"strings"

	"apnap/engine"
	"apnap/engine/lang/lexicon"
	"apnap/engine/oracle"
	"apnap/engine/oracle/inenglish"
	"apnap/engine/oracle/lex"
	"apnap/engine/say"
)

// modeOrder are the words by which people say which mode of a spell they mean, in order.
var modeOrder = [...]string{"first", "second", "third", "fourth", "fifth"}

// lastMode is the word for the last of them.
const lastMode = "last"

// unreadMode is the code of a refusal of a mode.
const unreadMode = "out_of_scope"

// modesSaid are the modes that words name, counted from 0, of so many: "choosing the first and
// third modes", "choosing both modes", "entwined".
func modesSaid(words string, of int) []int {
	var list []int
	for w := range strings.FieldsSeq(words) {
		i := slices.Index(modeOrder[:], w)
		switch {
		case w == lastMode:
			i = of - 1
		case lexicon.Plays(w, lexicon.EveryMode):
			for k := range of {
				list = append(list, k)
			}
		}
		if i >= 0 {
			list = append(list, i)
		}
	}
	return list
}

// chosenMode is one mode of a spell, with what it is aimed at.
type chosenMode struct {
	mode int
	list []noun
}

// inModes has a spell do what the modes say that are chosen for it, one after the other.
func (r *reader) inModes(n *noun, t targets, who, from int) bool {
	chosen := r.modesChosen(n, &t)
	if mode := effectMode(n.card); chosen == nil && t.modes == "" && mode >= 0 {
		chosen = []chosenMode{{mode, t.list}} // which the ruling says
	}
	if chosen == nil {
		return r.stop(r.whichMode(n))
	}
	several := len(chosen) > 1
	if several && (t.source != nil || t.with != nil || r.fighters != nil || n.many > 1 || t.times > 1) {
		return r.stop(r.refuse(unreadMode, n.from, n.to, say.New("I do not read several modes of %s here; say what happens.", n.card.Name)))
	}
	to := r.i
	var told []string
	if several {
		t.told = &told
	}
	for _, c := range chosen {
		if n.card.Modes[c.mode].Unread || r.effectsElsewhere(n.card, c.mode) {
			return r.stop(r.refuse(unreadMode, n.from, n.to, say.New("I can't read what %s does in that mode; say what happens.", n.card.Name)))
		}
		card, one, its := n.card.InMode(c.mode), *n, t
		one.card, its.list = &card, c.list
		if several || len(c.list) > 0 {
			one.detail.on = nil
		}
		r.i = to
		if !r.spellDoes(&one, its, who, from) {
			return false
		}
	}
	return len(told) == 0 || r.addEvent(strings.Join(told, oneByOne), from, to)
}

// effectMode is the only mode of a spell that makes an effect that lasts, where it does nothing
// else and only one mode is chosen; -1 where there is none.
func effectMode(c *oracle.Card) int {
	found := -1
	for i := range c.Modes {
		mode := c.InMode(i)
		if makesEffect(&mode) && found >= 0 {
			return -1
		} else if makesEffect(&mode) {
			found = i
		}
	}
	if found < 0 || c.Modes[found].Does != nil || c.Choose.Least != 1 {
		return -1
	}
	return found
}

// effectsElsewhere reports whether a mode makes an effect that lasts and another mode of the spell
// does too: an effect is known by the name of its spell, which stands for both.
func (r *reader) effectsElsewhere(c *oracle.Card, mode int) bool {
	own, others := false, false
	for _, a := range c.Effects {
		lasts := a.Mode > 0 && (a.Scope != "other" || a.Err != nil)
		own, others = own || lasts && a.Mode == mode+1, others || lasts && a.Mode != mode+1
	}
	return own && others
}

// modesChosen are the modes of a spell that the question chooses: those that it names, or the only
// ones that could be aimed at what the spell is aimed at; nil where it does not tell.
func (r *reader) modesChosen(n *noun, t *targets) []chosenMode {
	list := t.list
	if n.detail.on != nil && len(list) == 0 {
		list = []noun{*n.detail.on}
	}
	modes := n.card.Modes
	if t.modes != "" {
		return r.modesNamed(n, modesSaid(t.modes, len(modes)), list)
	}
	if len(list) == 0 {
		return nil
	}
	var chosen []chosenMode
	for k := range list {
		mode := r.onlyMode(n, &list[k])
		if mode < 0 {
			return nil
		}
		at := slices.IndexFunc(chosen, func(c chosenMode) bool { return c.mode == mode })
		if at < 0 {
			at = len(chosen)
			chosen = append(chosen, chosenMode{mode: mode})
		}
		chosen[at].list = append(chosen[at].list, list[k])
	}
	if !n.card.Choose.Allows(len(chosen), len(modes)) {
		return nil
	}
	if n.card.Choose.Allows(len(chosen)+1, len(modes)) && slices.ContainsFunc(modes, func(m oracle.Mode) bool { return !aims(&m) }) {
		return nil // one that is aimed at nothing may be chosen besides
	}
	slices.SortFunc(chosen, func(a, b chosenMode) int { return a.mode - b.mode })
	return chosen
}

// modesNamed gives the modes that were named what each could be aimed at; nil where they are not
// as many as may be chosen, or something is aimed at that none of them could be.
func (r *reader) modesNamed(n *noun, said []int, list []noun) []chosenMode {
	modes := n.card.Modes
	slices.Sort(said)
	if len(slices.Compact(said)) != len(said) || !n.card.Choose.Allows(len(said), len(modes)) || slices.ContainsFunc(said, func(i int) bool { return i >= len(modes) }) {
		return nil
	}
	if len(said) == 1 {
		return []chosenMode{{said[0], list}}
	}
	left := slices.Clone(list)
	var chosen []chosenMode
	for _, i := range said {
		c := chosenMode{mode: i}
		if at := slices.IndexFunc(left, func(to noun) bool { return r.fitsMode(&modes[i], &to, n.owner) }); at >= 0 {
			c.list, left = left[at:at+1:at+1], slices.Delete(slices.Clone(left), at, at+1)
		}
		chosen = append(chosen, c)
	}
	if len(left) > 0 {
		return nil
	}
	return chosen
}

// onlyMode is the only mode of a spell that could be aimed at something, -1 where none could or
// several.
func (r *reader) onlyMode(n, to *noun) int {
	only := -1
	for i := range n.card.Modes {
		m := &n.card.Modes[i]
		switch {
		case m.Unread || m.Does == nil && n.card.InMode(i).Effects != nil:
			return -1 // nobody knows what that one asks for
		case !r.fitsMode(m, to, n.owner):
		case only >= 0:
			return -1
		default:
			only = i
		}
	}
	return only
}

// aims reports whether a mode is aimed at something.
func aims(m *oracle.Mode) bool {
	return m.Does != nil && engine.AskedOf(m.Does.Then, engine.Target) != nil
}

// fitsMode reports whether nothing known keeps something from being what a mode is aimed at.
func (r *reader) fitsMode(m *oracle.Mode, to *noun, who int) bool {
	if !aims(m) {
		return false
	}
	return r.fitsTarget(m.Does.Then, engine.Target, to, who) || engine.AskedOf(m.Does.Then, engine.Target2) != nil && r.fitsTarget(m.Does.Then, engine.Target2, to, who)
}

// fitsTarget reports whether nothing known keeps something from being one of the targets of
// instructions: a permanent, a spell or a player, whichever it is.
func (r *reader) fitsTarget(list []engine.Instruction, target engine.Ref, to *noun, who int) bool {
	f := engine.AskedOf(list, target)
	if !r.couldAim(to, f, who) {
		return false
	}
	spell := to.card != nil && isSpell(to.card)
	if i := r.castLast(); i != nobody && slices.Contains(r.matching(to), i) {
		spell = true
	}
	damaged := slices.ContainsFunc(list, func(in engine.Instruction) bool { return in.Verb == engine.Damage && in.On == target })
	switch {
	case to.who != nobody:
		return damaged || f.Players || slices.ContainsFunc(f.Or, func(one engine.Filter) bool { return one.Players })
	case f.Zone != engine.AnyZone && f.Zone != engine.Battlefield && f.Zone != engine.Stack:
		return false // what lies elsewhere is said to, and in which mode
	case f.Noun == engine.SpellNoun || f.Zone == engine.Stack || countered(list, target):
		return spell
	case damaged && f.Types|f.AnyTypes == 0 && len(f.Or) == 0:
		return !spell && (to.card == nil || to.card.Types&(engine.Creature|engine.Planeswalker|engine.Battle) != 0)
	}
	return !spell
}

// countered reports whether instructions counter a target.
func countered(list []engine.Instruction, target engine.Ref) bool {
	return slices.ContainsFunc(list, func(in engine.Instruction) bool { return in.Verb == engine.CounterSpell && in.What == target })
}

// whichMode asks in which of its modes a spell is.
func (r *reader) whichMode(n *noun) *lex.Error {
	err := r.refuse("ambiguous", n.from, n.to, say.New("Which mode of %s is it? Say so: \"choosing the first mode\", \"choosing the second mode\".", n.card.Name))
	if n.card.Choose.Least != 1 {
		return err
	}
	for i := range n.card.Modes {
		if does := n.card.Modes[i].Does; does != nil && i < len(modeOrder) {
			err.Readings = append(err.Readings, lex.Meaning{Says: say.Text(inenglish.Effect(does, nil)), Effect: does, Text: r.raw(n.from, n.to) + " choosing the " + modeOrder[i] + " mode"})
		}
	}
	return err
}
