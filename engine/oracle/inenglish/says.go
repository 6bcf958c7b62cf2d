package inenglish

import (
	"strings"

	"apnap/engine"
	"apnap/engine/oracle/shape"
)

// Effect writes an effect as a standard sentence. Without names it is worded as on
// a card, and ParseAbility reads it back to the same effect; with names "you",
// "this creature" and the like are what n calls them.
func Effect(e *engine.Effect, n *Names) string {
	p := &printer{n: n, when: &e.When, of: e}
	s := p.offered(e) + p.effect(e)
	return Capital(strings.TrimSpace(s)) + "."
}

// offered writes how an offer was met: "if no one does, ".
func (p *printer) offered(e *engine.Effect) string {
	met := shape.Offers[e.Offered]
	switch {
	case met == "":
		return ""
	case e.Offered == engine.YouDid && p.you() != "you":
		met = p.you() + " does"
	case e.Offered == engine.YouDidNot && p.you() != "you":
		met = p.you() + " doesn't"
	}
	return "if " + met + ", "
}

// Capital is a text with a capital letter at its beginning.
func Capital(s string) string {
	if s == "" || s[0] < 'a' || s[0] > 'z' {
		return s
	}
	return strings.ToUpper(s[:1]) + s[1:]
}

// effect chooses the form of the sentence by the sort of effect.
func (p *printer) effect(e *engine.Effect) string {
	if f := e.When.Affected; f != nil && f.Is == engine.Target && !f.Targeted {
		p.self = true
	}
	switch {
	case e.Kind == engine.InstructionOf:
		return p.steps(e.Then)
	case e.Kind == engine.Cant && shape.IsLimited(e):
		return p.cant(e) + p.until(e)
	case shape.StaysTapped(e):
		others, yours, _ := shape.StaysDuring(e.If)
		return p.prefixes(others) + p.stays(e, yours) + p.until(e)
	case e.Kind == engine.Scheduled:
		return p.scheduled(e)
	case e.Kind == engine.NoTriggers || e.Kind == engine.MoreTriggers:
		return p.prefixes(e.If) + p.onTriggers(e)
	case e.Kind == engine.AsThough:
		return p.prefixes(e.If) + p.asThoughSays(e) + p.until(e)
	case e.Kind == engine.Continuous:
		return p.makingSays(e)
	case e.Kind == engine.Triggered:
		return p.triggeredSays(e)
	case e.Kind == engine.PreventedTrigger:
		return p.onPreventedSays(e)
	case e.Kind == engine.Cant || e.Kind == engine.Unprevented || e.Kind == engine.NoRegenerate:
		return p.prefixes(e.If) + p.cant(e) + p.until(e) + p.tail() + marks(e)
	case e.Budget.Kind == engine.NextN:
		return p.nextN(e)
	case e.Budget.Each && e.When.Kind == engine.Destroy:
		return p.prefixes(e.If) + "regenerate " + p.eachOf(e.When.Affected)
	case len(e.Do) == 1 && e.Do[0].Kind == engine.LifeFloor:
		return p.prefixes(e.If) + p.early(e) + p.endOfTurn(e) + "damage that would reduce " + p.your() + " life total to less than " + p.amount(e.When.LifeBelow) +
			" reduces it to " + p.amount(e.Do[0].Amount) + " instead"
	case shape.IsSkip(e):
		return p.skip(e)
	case e.When.Kind == engine.Enter && shape.EntersItself(e), shape.IsTurning(e):
		return p.entering(e)
	case e.Self:
		return p.selfSays(e) + marks(e)
	}
	return p.conditional(e)
}

// endOfTurn is "until end of turn," where no other place is left for it.
func (p *printer) endOfTurn(e *engine.Effect) string {
	if e.Until == engine.ThisTurn {
		return "until end of turn, "
	}
	return ""
}

// conditional is "If …, … instead", with "the next time" for shields.
func (p *printer) conditional(e *engine.Effect) string {
	before, during := shape.SplitConds(e.If)
	s := p.prefixes(before) + p.early(e)
	switch {
	case e.Budget.Kind != engine.NextTime:
		s += "if "
	case e.Budget.N == nil:
		s += "the next time "
	default:
		s += "the next " + number(e.Budget.N.N) + " times "
	}
	s += p.event(&e.When) + p.late(e)
	for i := range during {
		s += p.whileCond(&during[i])
	}
	s += ", "
	if e.May != engine.NoRef {
		s += p.ref(e.May) + " may "
	}
	if len(e.Cost) > 0 {
		p.may = e.May == engine.RefYou
		s += p.list(e.Cost) + ". If " + p.does(e.May) + ", "
		plain := *e
		plain.May, e = engine.NoRef, &plain
	}
	return s + p.outcome(e) + p.branches(e)
}

// does is "you do", "they do", "Ann does".
func (p *printer) does(r engine.Ref) string {
	switch who := p.ref(r); who {
	case "you", "they":
		return who + " do"
	default:
		return who + " does"
	}
}

// branches are what follows from doing or not doing what happens instead.
func (p *printer) branches(e *engine.Effect) string {
	s := ""
	for i := range e.Do {
		s += p.conditionals(e.Do[i].Do)
	}
	s += marks(e)
	if shape.MayBeSkipped(e) && len(e.Then) > 0 {
		s += ". If " + p.does(e.May) + ", " + p.steps(e.Then)
	}
	in := shape.LastInstruction(e)
	if in == nil || in.If != nil {
		return s
	}
	if len(in.Then) > 0 {
		s += ". If you do, " + p.steps(in.Then)
	}
	if len(in.Else) > 0 {
		s += ". If you don't, " + p.steps(in.Else)
	}
	return s
}

// drawers is "you" or "they" of whose draw an effect waits for.
func (p *printer) drawers() string {
	if f := p.when.Affected; f != nil && f.Player == engine.You {
		return p.you()
	}
	return "they"
}

// whileCond is a condition said within the event.
func (p *printer) whileCond(c *engine.Cond) string {
	switch c.Kind {
	case engine.EventIs:
		if shape.AsItResolves(c) {
			return " as it resolves"
		}
	case engine.FirstTime:
		if c.Not {
			return " except the first one " + p.drawers() + " draw each turn"
		}
		return " for the first time each turn"
	case engine.TurnOf:
		if !c.Not && (c.Who == engine.You || c.Who == engine.Opponent) {
			return " during " + p.relPossessive(c.Who) + " turn"
		}
		if !c.Not && c.Who == engine.NotYou {
			return " during turns other than yours"
		}
	case engine.DuringStep:
		if c.Word == "combat" {
			return " during combat"
		}
		return " during " + p.relPossessive(c.Who) + " " + c.Word
	}
	return " while " + p.cond(c)
}

// prefixes are conditions before the sentence.
func (p *printer) prefixes(cs []engine.Cond) string {
	s := ""
	for i := range cs {
		if k := cs[i].Kind; k == engine.DuringStep || k == engine.TurnOf {
			s += strings.TrimPrefix(p.whileCond(&cs[i]), " ") + ", "
			continue
		}
		s += "as long as " + p.cond(&cs[i]) + ", "
	}
	return s
}

// early is a duration that stands before the sentence, late one within it.
func (p *printer) early(e *engine.Effect) string {
	if !shape.LastsUntil(e.Until) {
		return ""
	}
	return shape.Durations.Words(e.Until) + ", "
}

func (p *printer) late(e *engine.Effect) string {
	if shape.LastsUntil(e.Until) {
		return ""
	}
	return p.until(e)
}

// until is a duration behind the sentence, with its space.
func (p *printer) until(e *engine.Effect) string {
	words := shape.Durations.Words(e.Until)
	return strings.TrimSuffix(" "+words, " ")
}

// nextN is "prevent the next 3 damage that would be dealt to …" or "the next 3
// damage that would be dealt to … is dealt to … instead".
func (p *printer) nextN(e *engine.Effect) string {
	n := ""
	if shape.IsShort(e.Budget.N) {
		n = p.amount(e.Budget.N)
	} else {
		n = p.letter(e.Budget.N)
	}
	body := "the next " + n + p.combatWord(&e.When) + " damage that would be dealt"
	if e.Budget.N != nil && e.Budget.N.Op == engine.ShareOf {
		body += " to any number of " + p.anyTargets(e.When.Affected)
	} else if e.When.Affected != nil && e.Budget.Each {
		body += " to " + p.eachOf(e.When.Affected)
	} else if e.When.Affected != nil {
		body += " to " + p.some(e.When.Affected)
	}
	if e.When.Source != nil {
		body += " by " + p.some(e.When.Source)
	}
	before, during := shape.SplitConds(e.If)
	body += p.late(e)
	if n := len(before) - 1; n >= 0 && before[n].Kind == engine.RefIs && before[n].Ref == engine.Target && len(during) == 0 {
		during, before = before[n:], before[:n]
		body += " if it" + strings.TrimPrefix(p.cond(&during[0]), p.ref(engine.Target))
		during = nil
	}
	for i := range during {
		body += p.whileCond(&during[i])
	}
	s := p.prefixes(before) + p.early(e)
	if e.Kind != engine.Prevention {
		return s + body + " is dealt to " + p.receiver(&e.Do[0]) + " instead" + p.tail()
	}
	s += "prevent " + body
	if e.Budget.N != nil && e.Budget.N.Op == engine.ShareOf {
		s += ", divided as " + p.you() + " choose"
	}
	s += p.tail()
	return s + p.riders(e)
}

// anyTargets is "targets", "target creatures".
func (p *printer) anyTargets(f *engine.Filter) string {
	g := *f
	if g.Is, g.Targeted = engine.NoRef, false; shape.Same(g, engine.Filter{}) {
		return "targets"
	}
	return "target " + p.all(&g)
}

// eachOf is "each creature and each player", a target among them by its name.
func (p *printer) eachOf(f *engine.Filter) string {
	if len(f.Or) == 0 {
		if f.Is != engine.NoRef {
			return p.some(f)
		}
		return p.phrase(f, "each", false)
	}
	parts := make([]string, len(f.Or))
	for i := range f.Or {
		g := f.Or[i]
		g.Other = g.Other || i > 0 && f.Or[0].Is == engine.Target
		parts[i] = p.eachOf(&g)
	}
	return listed(parts, "and")
}

func (p *printer) combatWord(pt *engine.Pattern) string {
	switch pt.Combat {
	case engine.Yes:
		return " combat"
	case engine.No:
		return " noncombat"
	}
	return ""
}

// riders are the additional effects of a prevention.
func (p *printer) riders(e *engine.Effect) string {
	always, later := shape.Riders(e.Then)
	s := ""
	for i := range always {
		s += ", and " + p.instruction(&always[i])
	}
	s += p.tail()
	for i := range later {
		in := later[i]
		from := ""
		if in.If.Kind == engine.AllOf && len(in.If.Subs) == 2 && in.If.Subs[1].Ref == engine.ThatSource {
			from = " from " + p.some(in.If.Subs[1].Filter)
		}
		in.If = nil
		s += ". If damage" + from + " is prevented this way, " + p.instruction(&in) + p.tail()
	}
	return s
}

// skip is "you skip your next draw step".
func (p *printer) skip(e *engine.Effect) string {
	who, whose, verb := "each player", "their", "skips"
	if f := e.When.Affected; f != nil {
		who = p.some(f)
		if shape.Same(*f, engine.Filter{Players: true, Player: engine.Opponent}) {
			who = "each opponent"
		}
		if who == "you" {
			whose, verb = "your", "skip"
		}
	}
	next := ""
	if e.Budget.Kind == engine.NextTime {
		next = "next "
		if e.Budget.N != nil {
			next += number(e.Budget.N.N) + " "
		}
	}
	before, during := shape.SplitConds(e.If)
	what := e.When.What
	if e.Budget.N != nil {
		what += "s"
	}
	s := p.prefixes(before) + who + " " + verb + " " + whose + " " + next + what + p.until(e)
	for i := range during {
		s += p.whileCond(&during[i])
	}
	return s
}

// selfSays is what a resolving spell says about its own effect.
func (p *printer) selfSays(e *engine.Effect) string {
	p.self = true
	if shape.MovesExcess(e) {
		return p.excessSays(e)
	}
	if e.When.How == "countered" {
		who := "that spell"
		if f := e.When.Affected; f != nil && f.Is == engine.NoRef {
			who = p.some(f)
		}
		return "if " + who + " is countered this way, " + p.changes(e) + " instead"
	}
	s := "if "
	for i := range e.If {
		s += p.cond(&e.If[i]) + ", "
	}
	if in := shape.LastInstruction(e); in != nil && in.If != nil && len(e.Do) == 1 && len(e.Do[0].Do) == 1 {
		return s + p.instruction(in) + " if " + p.cond(in.If) + " instead" + p.tail()
	}
	s += p.changes(e) + " instead"
	if e.When.Whole {
		s += ofAllThat
	}
	if shape.IsShared(e) {
		s += ", divided as " + p.you() + " choose"
	}
	return s + p.tail()
}

// ofAllThat stands behind what is done once in place of all that a spell or ability does to several things at once.
const ofAllThat = " of all that"

// Names says what things are called in prose. A nil *Names, or an empty
// field, gives the wording of cards ("you", "this permanent").
type Names struct {
	You      string // the effect's controller
	This     string // the object the ability is printed on
	Attached string // what it is attached to
	Target   string // what it targets
	Target2  string // its second target
	Source   string // the source chosen
	Chosen   string // the player or object chosen
	Word     string // the color, type or name chosen
}
