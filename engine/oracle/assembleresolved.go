package oracle

import (
	"slices"
	"strconv"

	"apnap/engine"
	"apnap/engine/oracle/inenglish"
	"apnap/engine/say"
)

// resolved says how often what makes a flag's effects has resolved, nothing where
// it does not have to.
func (b *builder) resolved(i int) say.Message {
	f := &b.flags[i]
	modal, created, static, offered := false, false, false, false
	for j := range f.abilities {
		if ab := &f.abilities[j]; b.told(i) {
			return say.Message{}
		} else if ab.Matters() && ab.Err == nil {
			offered = offered || slices.ContainsFunc(ab.Effects, func(e engine.Effect) bool { return e.Offered != engine.NoOffer })
			created, static, modal = created || ab.Created, static || !ab.Created, modal || ab.Mode > 0
		}
	}
	if !created {
		return say.Message{}
	}
	who := say.Text(f.label)
	if f.label == "" {
		who = say.New("Effect %s", strconv.Itoa(b.q.number(i)))
	}
	says := hasResolved(who, b.howOften(i))
	if static || f.card != nil && f.card.Types&engine.PermanentTypes != 0 {
		says = abilityHasResolved(who, b.howOften(i))
	}
	if offered {
		return say.New("%s, and what it offers was answered so that it makes the effect", says)
	}
	if modal {
		return say.New("%s, in the mode that makes the effect", says)
	}
	return says
}

// hasResolved says how often something has resolved.
func hasResolved(who say.Message, n int) say.Message {
	switch n {
	case 1:
		return say.New("%s has resolved once", who)
	case 2:
		return say.New("%s has resolved twice", who)
	}
	return say.New("%s has resolved %s times", who, spelledNumber(n))
}

// abilityHasResolved says how often the ability of something has.
func abilityHasResolved(who say.Message, n int) say.Message {
	switch n {
	case 1:
		return say.New("The ability of %s that makes such an effect has resolved once", who)
	case 2:
		return say.New("The ability of %s that makes such an effect has resolved twice", who)
	}
	return say.New("The ability of %s that makes such an effect has resolved %s times", who, spelledNumber(n))
}

// spelledNumber is a number that English spells out and every other language
// writes in figures.
type spelledNumber int

// In writes it in a language.
func (n spelledNumber) In(l say.Language) string {
	if l == say.English {
		return inenglish.Spelled(int(n))
	}
	return strconv.Itoa(int(n))
}

// howOften counts the copies that flags with the same text give, one at least.
func (b *builder) howOften(i int) int {
	if b.flags[i].label == "" {
		return b.flags[i].times // its number tells it from the others
	}
	n := 0
	for j := range b.flags {
		if b.flags[j].label == b.flags[i].label && b.flags[j].ability == b.flags[i].ability && b.flags[j].controller == b.flags[i].controller {
			n += b.flags[j].times
		}
	}
	return max(n, 1)
}
