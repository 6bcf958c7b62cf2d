package inenglish

import (
	"strings"

	"apnap/engine"
	"apnap/engine/lang/lexicon"
	"apnap/engine/oracle/shape"
)

// list writes instructions joined by "and"; "you" is said once for those in a row
// that you carry out.
func (p *printer) list(ins []engine.Instruction) string {
	var parts []string
	you := p.may
	for i := range ins {
		in := &ins[i]
		if in.If != nil && !shape.DiscardsOr(in) {
			continue
		}
		said := p.instruction(in)
		subject := p.instructionSubject(in)
		if you && subject == "you" && !in.May {
			said = strings.TrimPrefix(said, "you ")
		}
		parts = append(parts, said)
		you = !in.May && (subject == "you" || you && subject == "")
	}
	return strings.Join(parts, " and ")
}

// conditional writes the instructions that have a condition, as sentences.
func (p *printer) conditionals(ins []engine.Instruction) string {
	s := ""
	for i := range ins {
		if shape.DiscardsOr(&ins[i]) {
			s += p.discardWays(&ins[i])
		} else if in := ins[i]; in.If != nil {
			s += ". " + Capital(p.steps([]engine.Instruction{in}))
		}
	}
	return s
}

// instruction writes one instruction with its subject.
func (p *printer) instruction(in *engine.Instruction) string {
	subject := p.instructionSubject(in)
	if in.Filter != nil && in.Filter.Targeted && p.aimed == nil {
		p.aimed = in.Filter
	}
	verb, rest := p.verbWords(shape.WithoutHand(in))
	s := ""
	switch {
	case in.Told:
		s = ToldOf(subject, verb)
	case in.May && shape.OfRevealedHand(in):
		s = p.you() + " may have " + subject + " " + verb
	case in.May && in.Verb == engine.Damage && in.Who != engine.NoRef:
		s = p.aims(in, in.Who) + " may have " + subject + " " + verb
	case in.May && in.Verb == engine.Damage:
		s = p.you() + " may have " + subject + " " + verb
	case in.May && subject == "":
		s = p.you() + " may " + verb
	case in.May:
		s = subject + " may " + verb
	case subject == "":
		s = verb
	case subject == "you":
		s = "you " + verb
	case in.Aim != nil && in.Aim.Targets != "" && (in.Who == engine.Target && in.Verb != engine.Damage || in.Source == engine.Target && in.Verb == engine.Damage):
		s, rest = subject+" each "+verb, strings.Replace(rest, " equal to its power", " equal to their power", 1)
	case in.Verb == engine.Alter && in.Filter != nil && in.Filter.Targets != "":
		s, rest = subject+" each "+verb, strings.Replace(rest, " and gains ", " and gain ", 1)
	default:
		s = subject + " " + lexicon.ThirdPerson(verb)
	}
	s += rest
	if shape.OfRevealedHand(in) {
		s += " from their revealed hand as " + p.you() + " choose"
	}
	if in.Unprev && in.Verb == engine.Damage {
		s += " and the damage can't be prevented"
	}
	if in.Unless != nil {
		s += " unless " + p.cond(in.Unless)
		if in.Verb == engine.CounterSpell && in.Amount != nil {
			s += p.forEach(in.Amount) // of what is to be paid
		}
	}
	return s
}

// instructionSubject is who does it; "" for an order.
func (p *printer) instructionSubject(in *engine.Instruction) string {
	if in.Verb == engine.Damage {
		return p.aims(in, in.Source)
	}
	if in.Verb == engine.SetLife {
		return p.your() + " life total"
	}
	if in.Verb == engine.Alter || in.Told && (in.What != engine.NoRef || in.Filter != nil) {
		return p.object(in)
	}
	if in.Word == engine.FightWord {
		return p.aims(in, in.What)
	}
	if in.Verb == engine.Explore_ || in.Verb == engine.Connive && in.What == engine.Target2 {
		return p.aims(in, in.What)
	}
	if a, ok := shape.KeywordNamed(in.Word); in.Verb == engine.Explore_ || in.Verb == engine.Connive || in.Verb == engine.PhaseOut || ok && a.Permanent {
		return p.object(in)
	}
	if in.Who == engine.NoRef {
		return ""
	}
	return p.aims(in, in.Who)
}

// aims is who does an instruction, with what it has to be where that is a target.
func (p *printer) aims(in *engine.Instruction, who engine.Ref) string {
	if who == engine.Target && in.Aim != nil {
		p.aimed = in.Aim
		return p.bound(in.Aim)
	}
	if in.Aim != nil {
		p.aimed = in.Aim
		switch who {
		case engine.Target2:
			return p.bound(in.Aim)
		case engine.TargetController:
			return possessive(p.bound(in.Aim)) + " controller"
		case engine.TargetOwner:
			return possessive(p.bound(in.Aim)) + " owner"
		}
	}
	return p.ref(who)
}

// verbWords is an instruction's plain verb and what follows it.
func (p *printer) verbWords(in *engine.Instruction) (verb, rest string) {
	if in.Verb.LooksAtTop() {
		return plainWord(in.Verb), " " + p.fit(in.Amount)
	}
	switch in.Verb {
	case engine.DrawCards, engine.Draw:
		return "draw", " " + p.amountOf(in.Amount, "card", "cards")
	case engine.Mill:
		return "mill", " " + p.amountOf(in.Amount, "card", "cards")
	case engine.Discard:
		if in.What != engine.NoRef {
			return "discard", " " + p.ref(in.What)
		}
		if in.Amount != nil && in.Amount.Op == engine.AllOfIt {
			return "discard", " " + p.relPossessive2(in.Who) + " hand"
		}
		if in.Filter != nil {
			return "discard", " " + p.object(in)
		}
		rest = " " + p.amountOf(in.Amount, "card", "cards")
		if in.Position == shape.AtRandom {
			rest += " at random"
		}
		return "discard", rest
	case engine.GainLife:
		return "gain", " " + p.amountOf(in.Amount, "life", "life")
	case engine.LoseLife:
		return "lose", " " + p.amountOf(in.Amount, "life", "life")
	case engine.PayLife:
		return "pay", " " + p.amountOf(in.Amount, "life", "life")
	case engine.SetLife:
		if in.Amount != nil && in.Amount.Op == engine.NamedNumber {
			return "become", " equal to " + p.your() + " starting life total"
		}
		return "become", " " + p.fit(in.Amount)
	case engine.WinGame:
		return "win", " the game"
	case engine.LoseGame:
		return "lose", " the game"
	case engine.CreateTokens:
		rest = " " + p.specs(in.Tokens)
		if in.Under == engine.RefYou {
			rest += " under " + p.your() + " control"
		}
		return "create", rest
	case engine.PutCounters:
		if shape.Divided(in) {
			return "distribute", " " + p.counters(in) + " among " + p.amongWhat(in.Filter)
		}
		return "put", " " + p.counters(in) + " on " + p.onWhat(in)
	case engine.RemoveCounters:
		return "remove", " " + p.counters(in) + " from " + p.onWhat(in)
	case engine.Move:
		return p.moveWords(in)
	case engine.Damage:
		if shape.Divided(in) {
			return "deal", " " + p.dealt(in) + " " + p.amongSays(in)
		}
		return "deal", " " + p.dealt(in) + " to " + p.onWhat(in)
	case engine.ExtraTurn:
		return "take", " " + p.count(in.Amount, "extra turn") + " after this one"
	case engine.FlipCoin:
		return "flip", " " + p.amountOf(in.Amount, "coin", "coins")
	case engine.RollDice:
		return "roll", " " + p.amountOf(in.Amount, in.Word, pluralOf(in.Word))
	case engine.ProduceMana:
		if in.Amount != nil && in.Amount.Op != engine.Lit {
			return "add", " " + in.Mana + p.forEach(in.Amount)
		}
		return "add", " " + in.Mana
	case engine.Alter:
		return p.alterWords(in)
	case engine.AttachTo:
		return "attach", " " + p.ref(in.What) + " to " + p.onWhat(in)
	case engine.GainControl:
		rest = " control of " + p.object(in)
		if in.ThisTurn {
			rest += shape.UntilEnd
		}
		return "gain", rest
	case engine.ShuffleLibrary:
		return "shuffle", " " + p.relPossessive2(in.Who) + " library"
	case engine.Reveal:
		return p.revealWords(in)
	case engine.SearchLibrary:
		up := ""
		if in.Word == "up to" {
			up = "up to "
		}
		p.found = "them"
		if in.Amount != nil && in.Amount.Op == engine.Lit && in.Amount.N == 1 {
			p.found = "it"
		}
		where := " library"
		if in.Word == shape.OrGraveyard {
			where += " " + in.Word
		}
		return "search", " " + p.relPossessive2(in.Who) + where + " for " + up + p.object(in)
	case engine.OtherAction:
		return p.otherWords(in)
	}
	return p.objectWords(in)
}

func (p *printer) relPossessive2(who engine.Ref) string {
	if who == engine.NoRef || who == engine.RefYou {
		return p.your()
	}
	return "their"
}

// objectWords writes the verbs that take an object: destroy, sacrifice, tap, …
func (p *printer) objectWords(in *engine.Instruction) (verb, rest string) {
	verb = plainWord(in.Verb)
	if in.Verb == engine.CopySpell {
		return "copy", strings.TrimRight(" "+p.object(in)+" "+p.often(in.Amount), " ")
	}
	if in.NoRegen {
		verb = "bury"
	}
	switch in.Verb {
	case engine.CounterSpell:
		if in.Word == shape.OrAbility {
			return verb, " " + p.object(in) + " " + shape.OrAbility
		}
	case engine.Proliferate, engine.Investigate, engine.Explore_, engine.Connive:
		if often := p.often(in.Amount); often != "" {
			return verb, " " + often
		}
		return verb, ""
	case engine.PhaseOut:
		return verb, " out"
	}
	return verb, " " + p.object(in)
}

// object writes what an instruction concerns.
func (p *printer) object(in *engine.Instruction) string {
	switch {
	case in.Filter == nil:
		return p.ref(in.What)
	case in.What != engine.NoRef:
		return p.bound(in.Filter)
	case in.Amount == nil:
		return p.phrase(in.Filter, "each", false)
	case in.Amount.Op == engine.Lit && in.Amount.N == 1 && (in.Verb != engine.Move || in.Word != engine.UpTo):
		return p.some(in.Filter)
	case in.Verb == engine.Move && in.Word == engine.UpTo:
		if in.Amount.Op == engine.Lit {
			return engine.UpTo + " " + number(in.Amount.N) + " " + p.phraseMany(in.Filter)
		}
		return engine.UpTo + " " + p.amount2(in.Amount) + " " + p.all(in.Filter)
	case shape.HalfOfThem(in):
		p.round = rounded(in.Amount)
		return "half the " + p.all(in.Filter)
	case in.Amount.Op == engine.Lit:
		return number(in.Amount.N) + " " + p.phraseMany(in.Filter)
	}
	return p.amount2(in.Amount) + " " + p.all(in.Filter)
}

func (p *printer) phraseMany(f *engine.Filter) string { return p.all(f) }

func (p *printer) counters(in *engine.Instruction) string {
	noun := strings.TrimSpace(in.Counter + " counter")
	if in.Verb == engine.RemoveCounters && in.Amount != nil && in.Amount.Op == engine.CountersOn && in.Amount.Word == in.Counter && in.Amount.Ref == in.On {
		return "all " + noun + "s"
	}
	return p.count(in.Amount, noun)
}

// onWhat writes on what counters are put, or to whom damage is dealt.
func (p *printer) onWhat(in *engine.Instruction) string {
	switch {
	case in.Filter != nil && in.On == engine.ChosenObject:
		return p.some(in.Filter)
	case in.Filter != nil && in.On == engine.TargetController:
		return possessive(p.bound(in.Filter)) + " controller"
	case in.Filter != nil && in.On == engine.TargetOwner:
		return possessive(p.bound(in.Filter)) + " owner"
	case in.Filter != nil && in.On != engine.NoRef:
		return p.bound(in.Filter)
	case in.Filter != nil && in.Source == engine.Target:
		return p.phrase(shape.OtherThanSource(in.Filter), "each", false)
	case in.Filter != nil:
		return p.phrase(in.Filter, "each", false)
	}
	return p.ref(in.On)
}

func (p *printer) dealt(in *engine.Instruction) string {
	if shape.BySourcePower(in) {
		return "damage equal to its power"
	}
	if !shape.IsShort(in.Amount) {
		return p.letter(in.Amount) + " damage"
	}
	return p.damageWord(in.Amount)
}

func (p *printer) revealWords(in *engine.Instruction) (verb, rest string) {
	if in.Cards == engine.UntilFound {
		return p.untilWords(in)
	}
	if in.Position == "top" {
		return "reveal", " " + p.topOf(in)
	}
	if in.Word != "" {
		return "reveal", " " + p.relPossessive2(in.Who) + " " + in.Word
	}
	s := " " + p.object(in)
	if in.From == engine.Hand {
		s += " from " + p.your() + " hand"
	}
	return "reveal", s
}

func (p *printer) otherWords(in *engine.Instruction) (verb, rest string) {
	switch in.Word {
	case engine.FightWord:
		return in.Word, " " + p.onWhat(in)
	case "pay":
		if in.Amount != nil {
			return "pay", " " + in.Mana + p.forEach(in.Amount)
		}
		return "pay", " " + in.Mana
	case "remove damage":
		return "remove", " all damage from " + p.ref(in.What)
	case "remove from combat":
		return "remove", " " + p.ref(in.What) + " from combat"
	}
	if in.Word == "look at" {
		return "look", " at the top " + p.fit(in.Amount) + " cards of " + p.relPossessive2(in.Who) + " library"
	}
	if _, ok := shape.KeywordNamed(in.Word); ok {
		return p.keywordWords(in)
	}
	return in.Word, ""
}

// topOf is "the top two cards of your library".
func (p *printer) topOf(in *engine.Instruction) string {
	whose := p.your()
	switch in.Who {
	case engine.NoRef, engine.RefYou:
	case engine.ThatPlayerRef:
		whose = "that player's"
	default:
		whose = "their"
	}
	if in.Amount == nil || in.Amount.Op == engine.Lit && in.Amount.N == 1 {
		return "the top card of " + whose + " library"
	}
	if !in1(in.Amount, engine.Lit, engine.XValue) {
		return p.amountOf(in.Amount, "card", "cards") + " from the top of " + whose + " library"
	}
	return "the top " + p.fit(in.Amount) + " cards of " + whose + " library"
}

func in1(e *engine.Expr, ops ...engine.ExprOp) bool {
	for _, op := range ops {
		if e.Op == op {
			return true
		}
	}
	return false
}

// moveWords writes what moves where.
func (p *printer) moveWords(in *engine.Instruction) (verb, rest string) {
	if zones := p.shuffledZone(in); zones != "" {
		return "shuffle", zones
	}
	what := p.moving(in)
	if in.Position == shape.AtRandom {
		what += " at random"
	}
	verb, rest = "put", " "+what
	switch {
	case in.Dest == engine.Exile:
		verb = "exile"
	case in.Dest == engine.Library && in.Cards != engine.NoRevealed && in.Position == shape.Shuffled:
		verb, rest = "shuffle", rest+" into "+p.relPossessive2(in.Who)+" library"
	case in.Dest == engine.Library && (shape.OfThose(in) || in.Cards != engine.NoRevealed):
		at := map[string]string{"top": " on top of ", "bottom": " on the bottom of "}[in.Position]
		rest += OrElse(at, " into ") + p.relPossessive2(in.Who) + " library"
	case in.Dest == engine.Library && in.Position == engine.EitherEnd && (in.Who == engine.NoRef || in.Who == engine.RefYou):
		rest += " on " + p.your() + " choice of the top or bottom of its owner's library"
	case in.Dest == engine.Library && in.Position == engine.EitherEnd:
		rest += " on their choice of the top or bottom of their library"
	case in.Dest == engine.Library && in.Position == "shuffled":
		verb, rest = "shuffle", rest+" into its owner's library"
	case in.Dest == engine.Library && in.Position != "" && in.Position != "top" || in.Dest == engine.Library && in.Position == "top" && in.From != engine.Library:
		on := " on top of"
		if in.Position == "bottom" {
			on = " on the bottom of"
		}
		rest += on + " its owner's library"
	case in.Dest == engine.Battlefield:
		rest += " onto the battlefield"
	case in.Dest == engine.Hand && in.Filter != nil && (in.Filter.Noun == engine.Permanent || in.What == engine.NoRef && in.From == engine.AnyZone && in.Filter.Zone == engine.AnyZone && in.Filter.Noun != engine.CardNoun):
		verb, rest = "return", rest+" to its owner's hand"
	case in.Dest == engine.Hand && in.What == engine.Those && p.found != "":
		rest += " into " + p.relPossessive2(in.Who) + " hand"
	case in.Dest == engine.Hand && in.What != engine.NoRef:
		verb, rest = "return", rest+" to "+p.destination(in)
	default:
		rest += " into " + p.destination(in)
	}
	if in.FaceDown {
		rest += " face down"
	}
	if in.Tapped {
		rest += " tapped"
	}
	switch in.Under {
	case engine.RefYou:
		rest += " under " + p.your() + " control"
	case engine.ThatOwner, engine.ThisOwner:
		rest += " under its owner's control"
	}
	for i, c := range in.Enter {
		rest += []string{" with ", " and "}[min(i, 1)] + p.count(c.Amount, strings.TrimSpace(c.Counter+" counter")) + " on it"
	}
	return verb, rest
}

func (p *printer) destination(in *engine.Instruction) string {
	if in.What != engine.NoRef {
		return "its owner's " + in.Dest.String()
	}
	return p.relPossessive2(in.Who) + " " + in.Dest.String()
}

// moving writes the cards or objects that move.
func (p *printer) moving(in *engine.Instruction) string {
	switch {
	case in.What == engine.Those && p.found != "" && in.Filter == nil:
		return p.found
	case in.What != engine.NoRef:
		s := p.object(in)
		if in.From != engine.AnyZone && (in.Filter == nil || in.Filter.Zone != in.From) {
			s += " from " + p.your() + " " + in.From.String()
		}
		return s
	case in.Cards != engine.NoRevealed:
		return p.revealedCards(in)
	case in.Word == shape.TheRestOfThose:
		return "the rest"
	case in.Word == shape.ThoseCards && in.Filter != nil:
		return p.object(in) + " from among them"
	case in.Word == shape.ThoseCards && p.found != "":
		return p.found
	case in.Word == shape.ThoseCards:
		return p.amount2(in.Amount) + " of those cards"
	case in.From == engine.Library && in.Filter == nil:
		return p.topOf(in)
	case in.Filter == nil:
		return p.amountOf(in.Amount, "card", "cards") + " from " + p.relPossessive2(in.Who) + " " + in.From.String()
	}
	f := *in.Filter
	if in.From != engine.AnyZone {
		f.Zone, f.Owner = engine.AnyZone, engine.AnyRelation
		g := *in
		g.Filter = &f
		if in.Filter.Owner == engine.AnyRelation {
			return p.object(&g) + " from a " + in.From.String()
		}
		return p.object(&g) + " from " + p.relPossessive2(in.Who) + " " + in.From.String()
	}
	return p.object(in)
}
