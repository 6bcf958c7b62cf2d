package inenglish

import (
	"strings"

	"apnap/engine"
	"apnap/engine/lang/lexicon"
	"apnap/engine/oracle/shape"
)

// outcome writes what happens instead.
func (p *printer) outcome(e *engine.Effect) string {
	if e.Kind == engine.Prevention {
		s := ""
		for i := range e.Do {
			s += p.prevented(e, &e.Do[i])
		}
		return s + p.tail() + p.riders(e)
	}
	if n := len(e.Do); (e.When.Kind == engine.RollDice || e.When.Kind == engine.FlipCoin) && n > 0 && e.Do[n-1].Kind == engine.SetAmount {
		return "instead " + p.rolls(e) + p.tail()
	}
	if len(e.Do) == 1 && e.When.Kind == engine.CreateTokens {
		if s := p.tokensInstead(&e.Do[0]); s != "" {
			return "instead " + s + p.tail()
		}
	}
	if len(e.Do) == 1 && e.Do[0].Kind == engine.OneOf && e.When.Kind != engine.Enter {
		return p.modes(e, &e.Do[0]) + p.tail()
	}
	if n := len(e.Do); n > 0 && e.Do[n-1].Kind == engine.ManaInstead && (e.Do[n-1].Amount != nil || e.Do[n-1].What == engine.ChoiceOfMana) {
		return p.changes(e) + " instead of " + insteadOfMana(&e.Do[n-1]) + p.tail()
	}
	if len(e.Do) == 1 && e.Do[0].Kind == engine.ManaInstead && e.Do[0].Amount != nil {
		return p.changes(e) + " instead of any other type" + p.tail()
	}
	return p.changes(e) + " instead" + p.tail()
}

func (p *printer) prevented(e *engine.Effect, c *engine.Change) string {
	if e.May != engine.NoRef {
		return p.mayPrevent(c)
	}
	switch c.Kind {
	case engine.PreventUpTo:
		if c.Amount != nil && (c.Amount.Op == engine.HalfDown || c.Amount.Op == engine.HalfUp) && c.Amount.A != nil && c.Amount.A.Op == engine.That {
			return p.damageWord(c.Amount) + " is prevented"
		}
		return p.fit(c.Amount) + " of that damage is prevented"
	case engine.PreventAllBut:
		return "all but " + p.fit(c.Amount) + " of that damage is prevented"
	}
	return "that damage is prevented"
}

// mayPrevent is a prevention after "you may".
func (p *printer) mayPrevent(c *engine.Change) string {
	switch c.Kind {
	case engine.PreventUpTo:
		return "prevent " + p.fit(c.Amount) + " of that damage"
	case engine.PreventAllBut:
		return "prevent all but " + p.fit(c.Amount) + " of that damage"
	}
	return "prevent that damage"
}

// fit is an amount in its place, or a letter explained at the end.
func (p *printer) fit(e *engine.Expr) string {
	if shape.IsShort(e) {
		return p.amount(e)
	}
	return p.letter(e)
}

// Mode is what one of the outcomes says that an effect may have.
func Mode(e *engine.Effect) string { return (&printer{n: &Names{}, when: &e.When}).changes(e) }

// changes writes a list of changes joined by "and".
func (p *printer) changes(e *engine.Effect) string {
	var parts []string
	for i := range e.Do {
		if s := p.change(e, &e.Do[i]); s != "" {
			parts = append(parts, s)
		}
	}
	return strings.Join(parts, " and ")
}

// change writes one change.
func (p *printer) change(e *engine.Effect, c *engine.Change) string {
	switch c.Kind {
	case engine.SetAmount:
		return p.setAmount(e, c)
	case engine.RedirectTo:
		if c.Amount != nil {
			return p.fit(c.Amount) + " of that damage is dealt to " + p.receiver(c)
		}
		if e.May != engine.NoRef {
			return "have it deal that damage to " + p.receiver(c)
		}
		return "that damage is dealt to " + p.receiver(c)
	case engine.InsteadDo, engine.AlsoDo:
		p.may = e.May == engine.RefYou && c == &e.Do[0]
		return p.list(c.Do)
	case engine.Nothing:
		return p.nothing(e)
	case engine.MoveTo:
		return moveTo(c)
	case engine.TokensInstead:
		return p.specs(c.Tokens) + " are created"
	case engine.TokensPlus:
		return "those tokens plus " + p.specs(c.Tokens) + " are created"
	case engine.ManaInstead:
		if c.What == engine.ChoiceOfMana && c.Amount != nil {
			return "it produces mana of a color of your choice"
		}
		return "it produces " + manaWord(c.What)
	case engine.OneOf:
		if len(c.Options) == 2 && c.Options[0] == "top" {
			return "put it on " + p.your() + " choice of the top or bottom of its owner's library"
		}
	case engine.SearchTop:
		return p.eventPlayer(e) + " searches the top " + p.fit(c.Amount) + " cards of that library"
	case engine.ManaTimes:
		return "it produces " + timesWord(c.Amount) + " as much of that mana"
	case engine.EnterUnder:
		if e.When.Kind == engine.CreateTokens {
			return "those tokens are created under " + p.your() + " control"
		}
		return "it enters " + p.manner(c)
	case engine.EnterTapped, engine.EnterUntapped, engine.EnterCounters, engine.EnterFaceDown, engine.EnterBackFace:
		return "it enters " + p.manner(c)
	}
	return ""
}

// receiver is to whom damage is redirected.
func (p *printer) receiver(c *engine.Change) string {
	if c.Filter != nil {
		return p.bound(c.Filter)
	}
	return p.ref(c.Ref)
}

// nothing is what is skipped or comes to nothing.
func (p *printer) nothing(e *engine.Effect) string {
	who := p.eventPlayer(e)
	verb := func(v string) string {
		if who == "you" {
			return "you " + v
		}
		return who + " " + lexicon.ThirdPerson(v)
	}
	if e.May != engine.NoRef {
		verb = func(v string) string { return v }
	}
	switch e.When.Kind {
	case engine.Draw:
		if e.May == engine.NoRef && who == "you" {
			return "skip that draw"
		}
		return verb("skip") + " that draw"
	case engine.BeginPhase:
		return verb("skip") + " that " + OrElse(e.When.What, "turn")
	case engine.LoseLife:
		return verb("lose") + " no life"
	}
	return verb("gain") + " no life"
}

// eventPlayer is the event's player: "you" or "that player".
func (p *printer) eventPlayer(e *engine.Effect) string {
	if shape.AboutYou(e) {
		return p.you()
	}
	return "that player"
}

func (p *printer) setAmount(e *engine.Effect, c *engine.Change) string {
	who := p.eventPlayer(e)
	do := func(v string) string {
		if who == "you" {
			return "you " + v
		}
		return who + " " + lexicon.ThirdPerson(v)
	}
	if e.May != engine.NoRef {
		do = func(v string) string { return v }
	}
	switch kind := e.When.Kind; {
	case e.Self && kind == engine.GainLife:
		return p.amountOf(c.Amount, "life", "life") + " is gained"
	case e.Self && kind == engine.DrawCards:
		return p.amountOf(c.Amount, "card", "cards") + " are drawn"
	case e.Self && kind == engine.OtherAction:
		return "the number is " + p.amount2(c.Amount)
	}
	switch e.When.Kind {
	case engine.Damage:
		if f := e.When.Affected; e.When.Whole && f != nil && f.Players && len(f.Or) == 0 && f.Is == engine.NoRef && c.Amount.Op == engine.Product {
			return "that player is dealt " + p.damageWord(c.Amount)
		} else if e.When.Whole && f != nil && !f.Players && len(f.Or) == 0 && c.Amount.Op == engine.Product {
			return "it's dealt " + p.damageWord(c.Amount)
		}
		return "it deals " + p.damageWord(c.Amount)
	case engine.GainLife:
		return do("gain") + " " + p.amountOf(c.Amount, "life", "life")
	case engine.LoseLife:
		return do("lose") + " " + p.amountOf(c.Amount, "life", "life")
	case engine.CreateTokens:
		return p.amount2(c.Amount) + " of those tokens are created"
	case engine.PutCounters:
		return p.amount2(c.Amount) + " of those counters are put on " + recipientWord(e)
	case engine.CopySpell:
		return do("copy") + " it " + map[bool]string{true: "that many times plus "}[c.Amount.Op == engine.Sum] + p.often(c.Amount)
	}
	return do(plainWord(e.When.Kind)) + " " + p.amountOf(c.Amount, "card", "cards")
}

func recipientWord(e *engine.Effect) string {
	if e.When.Affected != nil && shape.AboutObject(&e.When) && !shape.OnlyPlayers(e.When.Affected) {
		return "it"
	}
	return "that permanent or player"
}

// amount2 is an amount whose rounding is said at the end of the sentence.
func (p *printer) amount2(e *engine.Expr) string {
	switch {
	case e.Op == engine.HalfDown || e.Op == engine.HalfUp:
		p.round = ", rounded down"
		if e.Op == engine.HalfUp {
			p.round = ", rounded up"
		}
		return "half " + p.amount(e.A)
	case shape.IsShort(e):
		return p.amount(e)
	}
	return p.letter(e)
}

// damageWord is "double that damage", "that much damage plus 2".
func (p *printer) damageWord(e *engine.Expr) string {
	switch e.Op {
	case engine.That:
		return "that much damage"
	case engine.Product:
		if e.B != nil && e.B.Op == engine.That && e.A.Op == engine.Lit {
			switch e.A.N {
			case 2:
				return "double that damage"
			case 3:
				return "triple that damage"
			}
		}
		return timesWord(e.A) + " " + p.damageWord(e.B)
	case engine.HalfDown:
		return "half " + thatDamage(p.damageWord(e.A)) + ", rounded down"
	case engine.HalfUp:
		return "half " + thatDamage(p.damageWord(e.A)) + ", rounded up"
	case engine.Sum, engine.Diff:
		word := " plus "
		if e.Op == engine.Diff {
			word = " minus "
		}
		left := p.damageWord(e.A)
		if e.A.Op == engine.That {
			left = "that much damage"
		}
		return left + word + p.fit(e.B)
	}
	return p.fit(e) + " damage"
}

// thatDamage is how "that much damage" is said after "half".
func thatDamage(words string) string {
	if words == "that much damage" {
		return "that damage"
	}
	return words
}

// amountOf is an amount with its noun: "twice that many cards", "that much life plus 1".
func (p *printer) amountOf(e *engine.Expr, one, many string) string {
	that := "that many "
	if many == "life" {
		that = "that much "
	}
	if e == nil {
		return "a " + one
	}
	switch e.Op {
	case engine.Lit:
		if e.N == 1 && many != "life" {
			return article(one)
		}
		if many == "life" {
			return p.amount(e) + " life"
		}
		return number(e.N) + " " + many
	case engine.That:
		return that + many
	case engine.Product:
		if e.A != nil && e.A.Op == engine.Lit && shape.IsShort(e.B) && e.B.Op != engine.Sum {
			return timesWord(e.A) + " " + p.amountOf(e.B, one, many)
		}
	case engine.HalfDown:
		return "half " + p.amountOf(e.A, one, many) + ", rounded down"
	case engine.HalfUp:
		return "half " + p.amountOf(e.A, one, many) + ", rounded up"
	case engine.Sum:
		if shape.IsShort(e.A) && e.A.Op != engine.Lit {
			return p.amountOf(e.A, one, many) + " plus " + p.fit(e.B)
		}
	case engine.Diff:
		if shape.IsShort(e.A) && e.A.Op != engine.Lit {
			return p.amountOf(e.A, one, many) + " minus " + p.fit(e.B)
		}
	}
	return p.fit(e) + " " + many
}

// moveTo is where the moving object goes.
func moveTo(c *engine.Change) string {
	down := ""
	if c.What == "face down" {
		down = " face down"
	}
	return putInto("it", c.Dest, c.Position) + down
}

// putInto is "exile it", "return it to its owner's hand", …
func putInto(what string, dest engine.Zone, position string) string {
	switch dest {
	case engine.Exile:
		return "exile " + what
	case engine.Hand:
		return "return " + what + " to its owner's hand"
	case engine.Battlefield:
		return "put " + what + " onto the battlefield"
	case engine.Library:
		switch position {
		case "shuffled":
			return "shuffle " + what + " into its owner's library"
		case "bottom":
			return "put " + what + " on the bottom of its owner's library"
		case "top":
			return "put " + what + " on top of its owner's library"
		}
		return "put " + what + " into its owner's library"
	}
	return "put " + what + " into its owner's " + dest.String()
}

// specs writes groups of tokens.
func (p *printer) specs(specs []engine.TokenSpec) string {
	parts := make([]string, len(specs))
	for i := range specs {
		s := &specs[i]
		if s.CopyOf != engine.NoRef {
			parts[i] = p.copies(s)
			continue
		}
		tokens := s.Tokens.Text + " token"
		if s.Size != nil {
			tokens = strings.Replace(tokens, "X/X", p.sizeLetters(s.Size), 1)
		}
		if s.N.Op == engine.Lit && s.N.N == 1 {
			parts[i] = article(tokens)
		} else {
			parts[i] = p.count(&s.N, tokens)
		}
		for k, w := range s.Tokens.Keywords {
			parts[i] += []string{" with ", " and "}[min(k, 1)] + w
		}
	}
	return listed(parts, "and")
}

// sizeLetters writes power and toughness that have to be worked out.
func (p *printer) sizeLetters(e *engine.Expr) string {
	x := p.fit(e)
	if e.Op != engine.Lit && e.Op != engine.XValue {
		x = p.letter(e)
	}
	return x + "/" + x
}

// copies writes tokens that are copies of something.
func (p *printer) copies(s *engine.TokenSpec) string {
	of := p.ref(s.CopyOf)
	if s.Aim != nil {
		of = p.bound(s.Aim)
		p.aimed = s.Aim
	}
	if s.N.Op == engine.Lit && s.N.N == 1 {
		return "a token that's a copy of " + of + p.except(shape.Exceptions(&s.Tokens))
	}
	return p.count(&s.N, "token") + " that are copies of " + of + p.except(shape.Exceptions(&s.Tokens))
}

// tokensInstead writes other tokens that are created instead, "" for other
// changes.
func (p *printer) tokensInstead(c *engine.Change) string {
	switch c.Kind {
	case engine.TokensInstead:
		if c.Filter != nil {
			return "choose " + p.some(c.Filter) + " and create that many tokens that are copies of that permanent"
		}
		return "create " + p.specs(c.Tokens)
	case engine.OneOf:
		var ways []string
		for i := range c.Modes {
			if c.Modes[i][0].Kind != engine.TokensInstead {
				return ""
			}
			ways = append(ways, p.specs(c.Modes[i][0].Tokens))
		}
		return "create " + strings.Join(ways, " or ")
	}
	return ""
}
