package ruling

import (
	"slices"
	"strings"

	"apnap/commands/wording"
	"apnap/engine"
	"apnap/engine/oracle"
	"apnap/engine/oracle/paragraph"
	"apnap/engine/say"
)

// mostAnswered is how many questions are answered before an end.
const mostAnswered = 3

// answerAsked puts before each end what it answers to what was asked, and finds what the ruling as a whole
// does. Where nothing is certain nothing is said.
func (c *Case) answerAsked() {
	list := c.question.Whether
	if len(list) == 0 || len(list) > mostAnswered || len(c.plays) != len(c.ends) {
		return
	}
	if len(list) == 1 {
		if c.answerOne(&list[0]); c.Open != nil && (c.depends || !c.answer.IsZero()) {
			c.Ruling.Answer = c.Headline() + "."
		}
		return
	}
	for i := range c.ends {
		var says []string
		for k := range list {
			if answer := c.answerAt(i, &list[k]); !answer.IsZero() {
				says = append(says, c.Lang.Say("\"%s?\" %s", strings.TrimRight(list[k].Words, askMark), answer))
			}
		}
		c.begin(i, strings.Join(says, " "))
	}
}

// askMark ends a question.
const askMark = "?"

// answerOne answers the one question there is.
func (c *Case) answerOne(w *paragraph.Whether) {
	if c.ofRuling(w) {
		c.answer = c.answerWhole(w)
		if c.Open == nil {
			for i := range c.ends {
				c.begin(i, c.answer.In(c.Lang))
			}
		}
		return
	}
	answers := make([]say.Message, len(c.ends))
	for i := range c.ends {
		answers[i] = c.answerAt(i, w)
		c.begin(i, answers[i].In(c.Lang))
	}
	if c.Open == nil || slices.ContainsFunc(answers, say.Message.IsZero) {
		return
	}
	c.depends = true
	if !slices.ContainsFunc(answers, func(m say.Message) bool { return !m.Same(answers[0]) }) {
		c.answer, c.depends = answers[0], false
	}
}

// begin puts an answer before an end.
func (c *Case) begin(i int, answer string) {
	if answer != "" {
		c.Ruling.Outcomes[i].Says = answer + " " + c.Ruling.Outcomes[i].Says
	}
}

// ofRuling reports whether a question is about the ruling, rather than about how it ends.
func (c *Case) ofRuling(w *paragraph.Whether) bool {
	switch w.Is {
	case paragraph.MayCommand, paragraph.MayUse, paragraph.MayPay, paragraph.MustPay, paragraph.Chooses, paragraph.WhoChooses, paragraph.OrderMatters, paragraph.Responds, paragraph.UsesStack:
		return true
	}
	return w.Possible
}

// answerAt is what an end answers, zero where it does not.
func (c *Case) answerAt(i int, w *paragraph.Whether) say.Message {
	if c.ofRuling(w) {
		if c.Open != nil {
			return say.Message{}
		}
		return c.answerWhole(w)
	}
	a := c.answering(i, w)
	switch w.Is {
	case paragraph.WhoIsRight:
		return c.rightAt(i, w)
	case paragraph.TriggersOften:
		return a.often()
	case paragraph.Why:
		return c.becauseAt(i, w)
	case paragraph.AppliesOrTriggers:
		return a.noTrigger()
	case paragraph.AllApply:
		if w.Amount == 2 && a.sure() == engine.Yes {
			return say.New("Yes, both.")
		}
	}
	return yesOrNo(a.sure())
}

// answering looks in an end for what a question asks.
func (c *Case) answering(i int, w *paragraph.Whether) *answering {
	return &answering{board: wording.BoardOf(c.ends[i], c.Scenario), end: c.ends[i], told: c.Told[i], asked: w, effects: c.Scenario.Effects, play: &c.plays[i], plays: c.plays, moments: len(c.Scenario.Events)}
}

// sure is the answer, where whom or what it is about is found; of what triggered nobody knows what it will do yet.
func (a *answering) sure() engine.Tri {
	switch a.asked.Is {
	case paragraph.Applies, paragraph.AllApply, paragraph.ComesTo, paragraph.Prevented, paragraph.AllPrevented:
	default:
		if !a.find() {
			return engine.Unknown
		}
	}
	is := a.answer()
	if a.asked.Unsure && is == a.unhappened() {
		return engine.Unknown
	}
	if len(a.end.Triggers) > 0 && is == a.unhappened() && !a.ofWhatHappened() {
		return engine.Unknown
	}
	return is
}

// unhappened is the answer that says that nothing comes of it.
func (a *answering) unhappened() engine.Tri {
	if a.asked.Is == paragraph.Survives {
		return engine.Yes
	}
	return engine.No
}

// ofWhatHappened reports whether a question is about what has been done, which no trigger changes.
func (a *answering) ofWhatHappened() bool {
	switch a.asked.Is {
	case paragraph.Triggers, paragraph.Applies, paragraph.AllApply, paragraph.Prevented, paragraph.AllPrevented, paragraph.Chooses:
		return true
	}
	return false
}

// yesOrNo is an answer in a word, zero for none.
func yesOrNo(is engine.Tri) say.Message {
	switch is {
	case engine.Yes:
		return say.New("Yes.")
	case engine.No:
		return say.New("No.")
	}
	return say.Message{}
}

// answerWhole is what the ruling answers.
func (c *Case) answerWhole(w *paragraph.Whether) say.Message {
	if w.Possible {
		return yesOrNo(c.possible(w))
	}
	switch w.Is {
	case paragraph.MayCommand:
		return yesOrNo(c.mayCommand())
	case paragraph.MayUse:
		a := c.answering(0, w)
		if c.usable(a) == engine.No {
			return c.tooFew(a)
		}
		return yesOrNo(c.usable(a))
	case paragraph.MayPay, paragraph.MustPay:
		return yesOrNo(c.pays(w))
	case paragraph.Chooses:
		return c.choosesAnswer(w)
	case paragraph.WhoChooses:
		if c.Open == nil && c.untouched() {
			return say.New("Nobody: there is no choice that changes the end.")
		}
	case paragraph.OrderMatters:
		switch {
		case c.Open != nil && c.Open.Kind == engine.ChooseOrder:
			return yesOrNo(engine.Yes)
		case c.Open == nil && c.untouched():
			return yesOrNo(engine.No)
		}
	case paragraph.UsesStack:
		if !slices.ContainsFunc(c.Scenario.Effects, func(e engine.Instance) bool { return e.Effect.Kind == engine.Triggered }) {
			return say.New("No: replacement and prevention effects are no triggers and don't use the stack.")
		}
	case paragraph.Responds:
		return say.New("Players can respond to spells and abilities, but not to what replacement and prevention effects do: those don't use the stack.")
	}
	return say.Message{}
}

// possible reports whether something is so at some end: at none only where every way was walked.
func (c *Case) possible(w *paragraph.Whether) engine.Tri {
	is := engine.No
	for i := range c.ends {
		is = is.Or(c.answering(i, w).sure())
	}
	if is == engine.No && !c.Ruling.Complete {
		return engine.Unknown
	}
	return is
}

// untouched reports whether nobody has chosen anything yet, and every way was walked.
func (c *Case) untouched() bool { return len(c.question.Choose) == 0 && c.Ruling.Complete }

// choosesAnswer answers whether a player chooses. Where several do, it is not one player's choice.
func (c *Case) choosesAnswer(w *paragraph.Whether) say.Message {
	chooses := func(by string) bool { return oracle.SameName(by, w.Player) }
	switch {
	case c.Open == nil && c.untouched():
		return say.New("No: there is no choice that changes the end.")
	case c.Open == nil:
	case chooses(c.Ruling.Choice.Chooser):
		return yesOrNo(engine.Yes)
	case c.Ruling.Complete && !slices.ContainsFunc(c.choosers(), chooses):
		return yesOrNo(engine.No)
	}
	return say.Message{}
}

// choosers are the players who choose on the way to the ends.
func (c *Case) choosers() []string {
	var list []string
	for i := range c.Ruling.Outcomes {
		for _, made := range c.Ruling.Outcomes[i].Made {
			if !slices.Contains(list, made.By) {
				list = append(list, made.By)
			}
		}
	}
	return list
}

// pays reports whether a player can pay life, or has to, for what happens: whether some end has it
// paid, or each.
func (c *Case) pays(w *paragraph.Whether) engine.Tri {
	if !c.Ruling.Complete || len(c.question.Choose) > 0 {
		return engine.Unknown
	}
	paid := 0
	for i := range c.ends {
		asked := *w
		asked.Is = paragraph.PaysLife
		switch c.answering(i, &asked).sure() {
		case engine.Unknown:
			return engine.Unknown
		case engine.Yes:
			paid++
		}
	}
	if w.Is == paragraph.MustPay {
		return tri(paid == len(c.ends))
	}
	return tri(paid > 0)
}

// Headline is what a ruling with an open choice begins with: what it answers, and who chooses.
func (c *Case) Headline() string {
	switch {
	case c.depends:
		return c.byChoice(say.New("It depends on what you choose"), say.New("It depends on what is chosen"), func(who say.Message) say.Message {
			return say.New("It depends on what %s chooses", who)
		})
	case c.answer.IsZero():
		return c.ChoosesSays()
	case c.ofChoice():
		return c.Lang.Say("%s %s", c.answer, say.Text(c.ChoosesSays()))
	}
	return c.byChoice(say.New("%s That is so whatever you choose", c.answer), say.New("%s That is so whatever is chosen", c.answer), func(who say.Message) say.Message {
		return say.New("%s That is so whatever %s chooses", c.answer, who)
	})
}

// byChoice is what is said of what you choose, of what several choose, or of what one other does.
func (c *Case) byChoice(you, several say.Message, other func(who say.Message) say.Message) string {
	switch who := c.Ruling.Choice.Chooser; {
	case len(c.choosers()) > 1:
		return several.In(c.Lang)
	case wording.IsYou(who):
		return you.In(c.Lang)
	default:
		return other(wording.PlayerSays(who)).In(c.Lang)
	}
}

// ofChoice reports whether what was asked is about the choice itself.
func (c *Case) ofChoice() bool {
	return len(c.question.Whether) == 1 && c.ofRuling(&c.question.Whether[0])
}
