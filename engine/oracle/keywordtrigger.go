package oracle

import (
	"slices"
	"strings"

	"apnap/engine"
	"apnap/engine/oracle/lex"
	"apnap/engine/say"
)

// keywordTriggers are the triggered abilities that a keyword stands for, and whether there is
// one whose event no words here tell.
func keywordTriggers(keyword string) (list []*engine.Effect, unread bool) {
	name, n, _ := strings.Cut(keyword, " ")
	for _, text := range triggerWords(name) {
		text = strings.ReplaceAll(text, "N", n)
		if e := (card{}).trigger(text, lex.Scan(text)); e != nil {
			list = append(list, e)
		} else {
			unread = true
		}
	}
	return list, unread || triggersOtherwise(name)
}

// triggerWords are the triggered abilities that a keyword stands for, in words of our own; N is
// the number behind it.
func triggerWords(keyword string) []string {
	switch keyword {
	case "prowess":
		return []string{"Whenever you cast a noncreature spell, ~ gets +1/+1 until end of turn."}
	case "extort":
		return []string{"Whenever you cast a spell, each opponent loses 1 life."}
	case "afterlife":
		return []string{"When ~ dies, create N 1/1 white and black Spirit creature tokens with flying."}
	case "persist":
		return []string{"When ~ dies, if it had no -1/-1 counters on it, put it onto the battlefield with a -1/-1 counter on it under its owner's control."}
	case "undying":
		return []string{"When ~ dies, if it had no +1/+1 counters on it, put it onto the battlefield with a +1/+1 counter on it under its owner's control."}
	case "soulshift":
		return []string{"When ~ dies, return a card from your graveyard to your hand."}
	case "modular":
		return []string{"When ~ dies, you may put a +1/+1 counter on target artifact creature for each +1/+1 counter on ~."}
	case "fabricate":
		return []string{"When ~ enters, create N 1/1 colorless Servo artifact creature tokens."}
	case "evoke":
		return []string{"When ~ enters, if it was evoked, you sacrifice it."}
	case "exploit":
		return []string{"When ~ enters, you sacrifice a creature."}
	case "living":
		return []string{"When ~ enters, create a 0/0 black Phyrexian Germ creature token."}
	case "ingest":
		return []string{"Whenever ~ deals combat damage to a player, that player exiles a card."}
	case "poisonous":
		return []string{"Whenever ~ deals combat damage to a player, they get N poison counters."}
	case "renown":
		return []string{"When ~ deals combat damage to a player, put N +1/+1 counters on ~."}
	case "annihilator":
		return []string{"Whenever ~ attacks, defending player sacrifices N permanents."}
	case "exalted":
		return []string{"Whenever a creature you control attacks, it gets +1/+1 until end of turn."}
	case "melee", "mentor", "training", "dethrone", "myriad", "mobilize", "provoke", "firebending", "battle", "rampage":
		return []string{"Whenever ~ attacks, ~ gets +1/+1 until end of turn."}
	case "bushido", "flanking":
		return []string{"Whenever ~ blocks, ~ gets +1/+1 until end of turn."}
	}
	return nil
}

// triggersOtherwise reports whether a keyword stands for a triggered ability that is not told
// because it hangs on more than what happens.
func triggersOtherwise(keyword string) bool {
	switch keyword {
	case "evolve", "graft", "soulbond", "backup", "squad", "offspring", "hideaway", "champion", "haunt", "recover":
		return true
	}
	return false
}

// byKeyword adds the triggered abilities that the keywords of an object stand for, and those that it is told to gain. It
// reports whether there is one that is not told and may have triggered on what happens.
func (b *builder) byKeyword(id engine.ObjectID) (unread bool) {
	o := &b.board.Objects[id]
	for _, keyword := range slices.Concat(o.Keywords, b.gained(id)) {
		if keyword == evokes && !slices.Contains(o.Marks, evoked) {
			continue
		}
		list, more := keywordTriggers(keyword)
		for _, e := range list {
			b.cardTrigger(id, e)
		}
		unread = unread || more && (b.happensTo(id) || b.anyEnters())
	}
	return unread
}

// byGiven adds the triggered abilities of the keywords that static abilities of the question give to what they may reach:
// each triggers while its object has the keyword.
func (b *builder) byGiven() {
	for _, m := range b.madeHere() {
		for _, keyword := range m.e.Makes.AddKeywords {
			list, _ := keywordTriggers(keyword)
			for id := range b.board.Objects {
				if id := engine.ObjectID(id); b.mayReach(&m, id) && !engine.HasWord(b.board.Objects[id].Keywords, keyword) {
					for _, e := range list {
						b.cardTrigger(id, whileHaving(e, keyword))
					}
				}
			}
		}
	}
}

// whileHaving is a triggered ability of a keyword that its object may have, and not have.
func whileHaving(e *engine.Effect, keyword string) *engine.Effect {
	own := e.Clone()
	own.If = append(own.If, engine.Cond{Kind: engine.RefIs, Ref: engine.This, Filter: &engine.Filter{Keywords: []string{keyword}}})
	return own
}

// The keyword whose triggered ability asks how its permanent was cast, and what a fact calls that.
const evokes, evoked = "evoke", "evoked"

// gained are the keywords that the question has an object gain as it goes on.
func (b *builder) gained(id engine.ObjectID) (list []string) {
	gains := func(object engine.ObjectID, t *engine.Traits) {
		if object == id && t != nil {
			list = append(list, t.AddKeywords...)
		}
	}
	for i := range b.moments {
		for k := range b.moments[i].Change {
			gains(b.moments[i].Change[k].Object, b.moments[i].Change[k].Traits)
		}
		for k := range b.moments[i].Events {
			gains(b.moments[i].Events[k].Object, b.moments[i].Events[k].Traits)
		}
	}
	return list
}

// anyEnters reports whether something enters in the question's own events.
func (b *builder) anyEnters() bool {
	return slices.ContainsFunc(b.moments, func(h engine.Happening) bool {
		return slices.ContainsFunc(h.Events, func(ev engine.Event) bool { return ev.Kind == engine.Enter })
	})
}

// attackTriggers says whose abilities may have triggered as creatures attacked that deal combat
// damage here, since no event of the question is that attack.
func (b *builder) attackTriggers() {
	var whose []say.Message
	for i := range b.sc.Effects {
		inst := &b.sc.Effects[i]
		if b.isTriggered(i) && inst.Source != engine.NoObject && b.board.Objects[inst.Source].Zone == engine.Battlefield && b.sawAttack(inst) {
			whose = append(whose, inst.Called())
			b.unattacked = append(b.unattacked, engine.EffectID(i))
		}
	}
	whose = slices.CompactFunc(whose, say.Message.Same)
	if len(whose) > 0 {
		b.assume(say.New("What triggers as creatures attack is left out (%s)", say.All(whose)))
	}
}

// sawAttack reports whether a triggered ability waits for an attack that combat damage of the
// question tells of: of its own object, or of any.
func (b *builder) sawAttack(inst *engine.Instance) bool {
	for _, p := range engine.Alternatives(&inst.Effect.When) {
		if p.Kind != engine.OtherAction || p.What != attackWord {
			continue
		}
		own := p.Affected != nil && p.Affected.Is == engine.This
		for h := range b.moments {
			for k := range b.moments[h].Events {
				if ev := &b.moments[h].Events[k]; ev.Kind == engine.Damage && ev.Combat && ev.To.IsPlayer() && (!own || ev.Source == inst.Source) {
					return true
				}
			}
		}
	}
	return false
}

// attackWord is what attacking is called among the actions that have no kind of their own.
const attackWord = "attack"
