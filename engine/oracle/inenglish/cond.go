package inenglish

import (
	"strings"

	"apnap/engine"
	"apnap/engine/oracle/shape"
)

// cond writes a condition.
func (p *printer) cond(c *engine.Cond) string {
	if c.Word == shape.AsCast {
		d := *c
		d.Word = ""
		return p.cond(&d) + " " + shape.AsCast
	}
	switch c.Kind {
	case engine.Controls:
		return p.controls(c)
	case engine.CountIs:
		return p.countIs(c)
	case engine.RefIs:
		return p.refIs(c)
	case engine.PlayerHas:
		return p.playerHas(c)
	case engine.TurnOf:
		return p.turnIs(c)
	case engine.GameHas:
		return GameWords(c.Word)
	case engine.AllOf:
		return p.subs(c, " and ")
	case engine.AnyOf:
		return p.subs(c, " or ")
	case engine.ThisWay:
		if c.Word == "destroyed" || c.Word == "exiled" || c.Word == "countered" {
			return p.some(c.Filter) + " is " + c.Word + " this way"
		}
		if c.Word == engine.DamageDealt {
			return p.some(c.Filter) + " is dealt damage this way"
		}
		return p.some(c.Filter) + " dies this way"
	}
	return "that is so"
}

func (p *printer) subs(c *engine.Cond, conj string) string {
	parts := make([]string, len(c.Subs))
	for i := range c.Subs {
		parts[i] = p.cond(&c.Subs[i])
	}
	return strings.Join(parts, conj)
}

// kindOf is the kind of the counters that are counted, behind a space; "" for those of any.
func kindOf(e *engine.Expr) string {
	if e.Word == "" {
		return ""
	}
	return " " + e.Word
}

// GameWords is a mark of the game as a condition says it.
func GameWords(word string) string {
	switch word {
	case "neither day nor night", "day", "night":
		return "it's " + word
	}
	return word
}

func (p *printer) turnIs(c *engine.Cond) string {
	if c.Who == engine.Opponent {
		return "it's an opponent's turn"
	}
	if c.Not || c.Who == engine.NotYou {
		return "it's not " + p.your() + " turn"
	}
	return "it's " + p.your() + " turn"
}

// player is the subject of a condition with the form of its verb.
func (p *printer) player(who engine.Relation, plain, third string) string {
	switch subject := p.related(who); subject {
	case "you":
		return "you " + plain
	default:
		return subject + " " + third
	}
}

func (p *printer) controls(c *engine.Cond) string {
	f := c.Filter
	if c.Who == engine.AnyRelation {
		return p.present(f)
	}
	if f.Noun == engine.CommanderNoun && f.Owner == engine.You {
		return p.player(c.Who, "control", "controls") + " your commander"
	}
	verb, v3 := "control ", "controls "
	if c.Not {
		verb, v3 = "don't control ", "doesn't control "
	}
	s := p.player(c.Who, verb, v3)
	if c.Range.Op == engine.NoCompare {
		return s + p.some(f)
	}
	return s + p.rangeWords(c.Range) + " " + p.all(f)
}

// present is "a creature is on the battlefield", "an artifact is attacking".
func (p *printer) present(f *engine.Filter) string {
	g := *f
	if n := len(g.Marks); n > 0 {
		last := g.Marks[n-1]
		g.Marks = g.Marks[:n-1]
		return p.some(&g) + " is " + last
	}
	g.Zone = engine.AnyZone
	return p.some(&g) + " is on the battlefield"
}

// rangeWords is "two or more", "exactly three", "fewer than two".
func (p *printer) rangeWords(r engine.Range) string {
	n := p.fit(r.N)
	switch r.Op {
	case engine.AtLeast:
		return n + " or more"
	case engine.AtMost:
		return n + " or fewer"
	case engine.MoreThan:
		return "more than " + n
	case engine.LessThan:
		return "fewer than " + n
	}
	if r.N.Op == engine.Lit && r.N.N == 0 {
		return "no"
	}
	return "exactly " + n
}

func (p *printer) countIs(c *engine.Cond) string {
	have, has := "have", "has"
	if c.Not {
		have, has = "don't have", "doesn't have"
	}
	owner := p.refPlayer(c.Expr.Ref, have, has)
	if n := c.Range.N; n != nil && n.Op == c.Expr.Op && n.Ref != engine.NoRef && (n.Op == engine.LifeOf || n.Op == engine.HandOf) {
		more, what := map[bool]string{true: "more ", false: "fewer "}[c.Range.Op == engine.MoreThan], "cards in hand"
		if n.Op == engine.LifeOf {
			more, what = strings.Replace(more, "fewer", "less", 1), "life"
		}
		than := "you"
		if n.Ref != engine.RefYou {
			than = "an opponent"
		} else if p.n != nil && p.n.You != "" {
			than = p.n.You
		}
		return owner + " " + more + what + " than " + than
	}
	switch c.Expr.Op {
	case engine.LibraryOf:
		whose := p.your()
		if c.Expr.Ref != engine.RefYou {
			whose = "their"
		}
		n := p.rangeWords(c.Range)
		if c.Range.Op == engine.AtLeast {
			n = "at least " + p.fit(c.Range.N)
		}
		if c.Range.N != nil && c.Range.N.Op == engine.Lit && c.Range.N.N == 1 {
			return whose + " library has " + n + " card in it"
		}
		return whose + " library has " + n + " cards in it"
	case engine.HandOf:
		return owner + " " + p.rangeWords(c.Range) + " cards in hand"
	case engine.LifeOf:
		return owner + " " + p.rangeWords(c.Range) + " life"
	case engine.GraveyardOf:
		return owner + " " + p.rangeWords(c.Range) + " cards in " + whoseGrave(c.Expr.Ref) + " graveyard"
	case engine.CountersOn:
		if c.Expr.Filter != nil {
			return "there are " + p.rangeWords(c.Range) + kindOf(c.Expr) + " counters among " + p.all(c.Expr.Filter)
		}
		return p.ref(c.Expr.Ref) + " has " + p.rangeWords(c.Range) + kindOf(c.Expr) + " counters on it"
	case engine.CountOf:
		if c.Expr.Filter.Players && c.Expr.Filter.Player == engine.Opponent {
			return p.player(engine.You, have, has) + " " + p.rangeWords(c.Range) + " opponents"
		}
		return "there are " + p.rangeWords(c.Range) + " " + p.all(c.Expr.Filter)
	case engine.XValue:
		return p.amount(c.Expr) + " is " + strings.Replace(p.rangeWords(c.Range), "fewer", "less", 1)
	case engine.NamedNumber:
		if kind, ok := strings.CutSuffix(c.Expr.Word, " spent to cast it"); ok {
			return p.rangeWords(c.Range) + " " + kind + " was spent to cast it"
		}
		if shape.OwnNumber(c.Expr) || strings.HasPrefix(c.Expr.Word, "the ") {
			break
		}
		return "there are " + p.rangeWords(c.Range) + " " + c.Expr.Word
	}
	if c.Expr.Op == engine.Prevented {
		return "damage is prevented this way"
	}
	return p.measure(c.Expr) + " is " + strings.Replace(p.rangeWords(c.Range), "fewer", "less", 1)
}

func whoseGrave(r engine.Ref) string {
	if r == engine.RefYou {
		return "your"
	}
	return "their"
}

func (p *printer) refPlayer(r engine.Ref, plain, third string) string {
	switch r {
	case engine.RefYou:
		return p.player(engine.You, plain, third)
	case engine.AnOpponent:
		return p.player(engine.Opponent, plain, third)
	case engine.ThatPlayerRef:
		return p.player(engine.ThatPlayer, plain, third)
	}
	if r == engine.TargetController || r == engine.AttachedController || r == engine.ThatController {
		return "its controller " + third
	}
	return p.player(engine.AnyRelation, plain, third)
}

func (p *printer) playerHas(c *engine.Cond) string {
	word := c.Word
	switch {
	case word == "is the monarch" && c.Who == engine.You && (p.n == nil || p.n.You == ""):
		if c.Not {
			return "you are not the monarch"
		}
		return "you're the monarch"
	case strings.HasPrefix(word, "has ") && (word == "has the city's blessing" || word == "has the initiative" || word == "has max speed" || word == "has a full party" || word == "has drawn a card this turn"):
		word = strings.TrimPrefix(word, "has ")
		if c.Not {
			return p.player(c.Who, "don't have ", "doesn't have ") + word
		}
		return p.player(c.Who, "have ", "has ") + word
	case strings.HasPrefix(word, "drawn ") && !c.Not:
		if c.Who == engine.You && (p.n == nil || p.n.You == "") {
			return "you've " + word
		}
		return p.player(c.Who, "have ", "has ") + word
	case c.Not:
		return p.player(c.Who, "didn't ", "didn't ") + word
	}
	if c.Who == engine.You && (p.n == nil || p.n.You == "") {
		word = strings.ReplaceAll(word, " their ", " your ")
	}
	return p.player(c.Who, word, word)
}

// refIs is "it's a creature", "~ is tapped", "it has flying", "it wasn't cast".
func (p *printer) refIs(c *engine.Cond) string {
	s, f := p.ref(c.Ref), c.Filter
	is, has := " is ", " has "
	if c.Not {
		is, has = " isn't ", " doesn't have "
	}
	switch {
	case len(f.Marks) == 1 && strings.HasSuffix(f.Marks[0], "cost was paid"):
		if c.Not {
			return possessive(s) + " " + strings.Replace(f.Marks[0], "was paid", "wasn't paid", 1)
		}
		return possessive(s) + " " + f.Marks[0]
	case len(f.Marks) == 1 && strings.HasSuffix(f.Marks[0], " was spent to cast it"):
		return f.Marks[0]
	case len(f.Marks) == 1 && (f.Marks[0] == "gift was promised" || f.Marks[0] == "evidence was collected"):
		said := strings.Replace("the "+f.Marks[0], "the evidence", "evidence", 1)
		if c.Not {
			said = strings.Replace(said, " was ", " wasn't ", 1)
		}
		return said
	case len(f.Marks) == 1 && strings.HasPrefix(f.Marks[0], "targets "):
		return s + " " + f.Marks[0]
	case f.SharesWith != "":
		return s + " shares a " + f.SharesWith + " with " + p.ref(f.SharesRef)
	case f.NoCounter != "":
		return s + has + "no counters on it"
	case f.Counter == "any":
		return s + has + "counters on it"
	case f.Counter != "" && f.Types|f.AnyTypes == 0:
		return s + has + article(f.Counter) + " counter on it"
	case len(f.Keywords) == 1 && f.Types|f.AnyTypes == 0:
		return s + has + f.Keywords[0]
	case f.Zone == engine.Graveyard:
		return s + is + "in your graveyard"
	case f.Zone != engine.AnyZone:
		return s + is + strings.TrimSpace(p.place(f.Zone))
	case f.Power.Op != engine.NoCompare && f.Types|f.AnyTypes == 0, f.Toughness.Op != engine.NoCompare && f.Types|f.AnyTypes == 0, f.ManaValue.Op != engine.NoCompare && f.Types|f.AnyTypes == 0:
		words := ""
		p.measures(f, func(ws ...string) { words = strings.Join(ws[1:], " ") })
		return s + has + words
	case len(f.Marks) == 1 && shape.Same(*f, engine.Filter{Marks: f.Marks}):
		if m := f.Marks[0]; !shape.IsState(m) && !strings.HasPrefix(m, "attached to ") && !strings.HasPrefix(m, "attacking ") && !strings.HasPrefix(m, "level ") {
			is = strings.Replace(strings.Replace(is, "isn't", "wasn't", 1), " is ", " was ", 1)
		}
		if strings.HasPrefix(f.Marks[0], "entered ") && !c.Not {
			is = " "
		}
		return s + is + f.Marks[0]
	case shape.Same(*f, engine.Filter{Colors: f.Colors}), shape.Same(*f, engine.Filter{AnyColors: f.AnyColors}):
		return s + is + listed(shape.ColorNames(f.Colors|f.AnyColors), "or")
	case shape.Same(*f, engine.Filter{Types: f.Types}) && f.Types&(f.Types-1) == 0 && f.Types&(engine.PermanentTypes|engine.Instant|engine.Sorcery) == 0:
		return s + is + shape.TypeNames(f.Types)[0]
	}
	return s + is + p.some(f)
}

func (p *printer) place(z engine.Zone) string {
	switch z {
	case engine.Battlefield:
		return "on the battlefield"
	case engine.Exile:
		return "in exile"
	case engine.Stack:
		return "on the stack"
	}
	return "in your " + z.String()
}
