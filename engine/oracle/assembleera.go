package oracle

import (
	"strings"

	"apnap/engine"
	"apnap/engine/cr"
	"apnap/engine/oracle/inenglish"
	"apnap/engine/oracle/lex"
	"apnap/engine/say"
)

// existed refuses what the question's edition does not know: planeswalkers and
// battles before they were made (cr.DamageToPlaneswalker, cr.DamageToBattle).
func (b *builder) existed() *lex.Error {
	for i := range b.board.Objects {
		o := &b.board.Objects[i]
		if o.Types&engine.Planeswalker != 0 && !cr.DamageToPlaneswalker.InForce(b.edition()) {
			return b.notYet(o.Name, cr.DamageToPlaneswalker, say.New("planeswalkers"))
		}
		if o.Types&engine.Battle != 0 && !cr.DamageToBattle.InForce(b.edition()) {
			return b.notYet(o.Name, cr.DamageToBattle, say.New("battles"))
		}
		for _, k := range o.Keywords {
			word, _, _ := strings.Cut(k, " ")
			if rule := keywordRule(word); rule != 0 && !rule.InForce(b.edition()) {
				return b.notYet(o.Name, rule, keywordSays(word))
			}
		}
		for _, c := range o.Counters {
			if rule := counterRule(c.Kind); rule != 0 && !rule.InForce(b.edition()) {
				return b.notYet(o.Name, rule, countersSays(c.Kind))
			}
		}
	}
	for i := range b.sc.Effects {
		inst := &b.sc.Effects[i]
		word, rule := abilityRule(strings.ToLower(inst.Effect.Text))
		if rule != 0 && !rule.InForce(b.edition()) {
			return b.notYet(inst.Label, rule, keywordSays(word))
		}
	}
	if err := b.nameable(); err != nil {
		return err
	}
	return b.legalSources()
}

// abilityRule is a keyword ability's word and the rule that gave it its meaning,
// 0 for other texts.
func abilityRule(text string) (string, cr.Rule) {
	switch {
	case strings.HasPrefix(text, "dredge "):
		return "dredge", cr.Dredge
	case strings.HasPrefix(text, "absorb "):
		return "absorb", cr.Absorb
	case strings.HasPrefix(text, "umbra armor"), strings.HasPrefix(text, "totem armor"):
		return "totem armor", cr.UmbraArmor
	}
	return "", 0
}

// keywordRule is the rule that gave a keyword its meaning for damage, 0 for
// others.
func keywordRule(word string) cr.Rule {
	switch word {
	case "lifelink":
		return cr.DamageLifelink
	case "wither":
		return cr.DamageWither
	case "infect":
		return cr.DamageInfectPlayer
	case "toxic":
		return cr.DamageToxic
	}
	return 0
}

// counterRule is the rule that gave a kind of counter its meaning, 0 for others.
func counterRule(kind string) cr.Rule {
	switch kind {
	case "shield":
		return cr.ShieldCounters
	case "stun":
		return cr.StunCounters
	case "finality":
		return cr.FinalityCounters
	}
	return 0
}

// nameable refuses a chosen source of damage that the edition did not let a
// player choose (cr.SourceChoices and the rules that widened it).
func (b *builder) nameable() *lex.Error {
	for i := range b.sc.Effects {
		id := b.sc.Effects[i].ChosenSrc
		if id == engine.NoObject || b.edition().Before(firstSourceRule) {
			continue
		}
		o := &b.board.Objects[id]
		combat, other := b.damageBy(id)
		switch {
		case o.Zone == engine.Command && !cr.SourceCommandZone.InForce(b.edition()):
			return b.notNameable(o.Name, say.New("it is in the command zone"), cr.SourceCommandZone)
		case o.Zone != engine.Graveyard && o.Zone != engine.Exile || other:
		case combat && cr.CombatDamageOnStack.InForce(b.edition()) && !cr.SourceCombatStack.InForce(b.edition()):
			return b.notNameable(o.Name, say.New("it is gone, though its combat damage waits"), cr.SourceCombatStack)
		case !combat && !cr.SourceWaitingEffects.InForce(b.edition()):
			return b.notNameable(o.Name, say.New("it is gone, and only an effect that waits speaks of it"), cr.SourceWaitingEffects)
		}
	}
	return nil
}

// firstSourceRule is the first edition that said which sources may be chosen;
// the one before it let a player name any card or token.
const firstSourceRule = "1999-11-01"

// damageBy reports whether an object deals combat and other damage in the
// question's events.
func (b *builder) damageBy(id engine.ObjectID) (combat, other bool) {
	for _, h := range b.sc.Events {
		for _, ev := range h.Events {
			if ev.Kind == engine.Damage && ev.Source == id {
				combat, other = combat || ev.Combat, other || !ev.Combat
			}
		}
	}
	return combat, other
}

// notNameable is the refusal of such a choice.
func (b *builder) notNameable(called string, why say.Message, since cr.Rule) *lex.Error {
	could := say.New("that could be done from the rules of %s", since.Since())
	if since.Until() != "" {
		could = say.New("that could be done from the rules of %s until those of %s", since.Since(), since.Until())
	}
	return b.about(called, say.New("%s could not be chosen as a source under the rules of %s: %s; %s.", called, b.edition().ID, why, could))
}

// notYet is the refusal of a thing of a kind that came with a later edition.
func (b *builder) notYet(called string, since cr.Rule, kind say.Message) *lex.Error {
	return b.about(called, say.New("The rules of %s know no %s, so I can't rule on %s under them: that came with those of %s.", b.edition().ID, kind, called, since.Since()))
}

// keywordSays names a keyword that came with a later edition.
func keywordSays(word string) say.Message {
	switch word {
	case "lifelink":
		return say.New("lifelink")
	case "wither":
		return say.New("wither")
	case "infect":
		return say.New("infect")
	case "toxic":
		return say.New("toxic")
	case "dredge":
		return say.New("dredge")
	case "absorb":
		return say.New("absorb")
	}
	return say.New("totem armor")
}

// countersSays names counters that came with a later edition.
func countersSays(kind string) say.Message {
	switch kind {
	case "shield":
		return say.New("shield counters")
	case "stun":
		return say.New("stun counters")
	}
	return say.New("finality counters")
}

// about is a refusal that points at where the question names a thing.
func (b *builder) about(called string, says say.Message) *lex.Error {
	err := &lex.Error{Code: "out_of_scope", Where: "fact", Text: called, Span: [2]int{0, len(called)}, Says: says}
	for _, list := range [][]string{b.q.Facts, b.q.Events, b.q.Effects} {
		for _, text := range list {
			if at := strings.Index(strings.ToLower(text), strings.ToLower(called)); at >= 0 {
				err.Text, err.Span = text, [2]int{at, at + len(called)}
				return err
			}
		}
	}
	return err
}

// walkerRedirections adds what the rules once let an opponent do with noncombat
// damage to a player who controls planeswalkers (cr.PlaneswalkerRedirection).
func (b *builder) walkerRedirections() {
	if !cr.PlaneswalkerRedirection.InForce(b.edition()) {
		return
	}
	for id := range b.board.Objects {
		o := &b.board.Objects[id]
		if o.Types&engine.Planeswalker == 0 || o.Zone != engine.Battlefield || o.Controller == engine.NoPlayer {
			continue
		}
		inst := blankInstance(walkerRedirection())
		inst.Label, inst.Controller, inst.Target = redirectionTo+inenglish.Object(&b.board, engine.ObjectID(id)), o.Controller, engine.ObjectEntity(engine.ObjectID(id))
		inst.Rules = []cr.Rule{cr.PlaneswalkerRedirection}
		b.sc.Effects = append(b.sc.Effects, inst)
		b.from = append(b.from, origin{flag: -1 - len(b.board.Objects) - len(b.sc.Effects)})
	}
}

// walkerRedirection is that effect: the opponent who controls the source says
// whether the damage goes to the planeswalker.
func walkerRedirection() *engine.Effect {
	return &engine.Effect{Kind: engine.Replacement, Class: engine.ClassOther, May: engine.ThatSourceCtrl,
		When: engine.Pattern{Kind: engine.Damage, Combat: engine.No, Source: &engine.Filter{Noun: engine.SourceNoun, Controller: engine.Opponent},
			Affected: &engine.Filter{Players: true, Player: engine.You}},
		Do: []engine.Change{{Kind: engine.RedirectTo, Ref: engine.Target}}}
}

// madness makes the exiling of a discarded madness card optional where the
// edition has it so (cr.Madness).
func (b *builder) madness() {
	if b.edition().AtLeast(madnessMandatory) {
		return
	}
	for i := range b.sc.Effects {
		e := b.sc.Effects[i].Effect
		if e.When.How != "discarded" || e.When.Affected == nil || e.When.Affected.Is != engine.This || !strings.HasPrefix(strings.ToLower(e.Text), "madness") {
			continue
		}
		optional := *e
		optional.May = engine.RefYou
		b.sc.Effects[i].Effect = &optional
	}
}

// madnessMandatory is the first date from which a discarded madness card goes to
// exile whether or not its owner wants to cast it.
const madnessMandatory = "2016-04-08"
