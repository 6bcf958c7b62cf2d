package commands

import (
	"fmt"
	"slices"
	"strings"

	"apnap/engine"
	"apnap/engine/cr"
	"apnap/engine/oracle"
)

// choiceSays words the open choice: the event, and why this player is asked.
func (c *Case) choiceSays() string {
	board, open := &c.scenario.Board, c.open
	would := capital(oracle.WouldSay(&open.Event, board))
	cite := ""
	if len(c.Ruling.Choice.Rules) > 0 {
		cite = " (" + c.Ruling.Choice.Rules[0] + ")"
	}
	who := c.Ruling.Choice.Chooser
	switch open.Kind {
	case engine.ChooseOrder:
		if slices.Contains(open.Rules, cr.LoopBrokenByAffected) {
			return fmt.Sprintf("%s. The effects on it form a loop, and %s %s where it stops%s.", would, who, agree(who, "says"), cite)
		}
		return fmt.Sprintf("%s. %s want to change that, and %s%s.", would, countEffects(open.Options), c.whyAsked(who), cite)
	case engine.ChooseMay:
		return fmt.Sprintf("%s. %s may use %s%s.", would, capital(who), labelOf(c.scenario, open.Effect), cite)
	case engine.ChooseDivide:
		does := "prevents"
		if c.scenario.Effects[open.Effect].Effect.Kind != engine.Prevention {
			does = "redirects"
		}
		return fmt.Sprintf("%s %s which damage %s %s: %d in all, shared out among %s%s.", capital(who), agree(who, "says"), c.asking(), does, open.Total, joinAnd(open.Parts), cite)
	case engine.ChooseMode:
		return fmt.Sprintf("%s. %s %s what %s does%s.", would, capital(who), agree(who, "chooses"), c.asking(), cite)
	case engine.ChooseAmount:
		return fmt.Sprintf("%s. %s %s a number for %s%s.", would, capital(who), agree(who, "chooses"), c.asking(), cite)
	case engine.ChooseDestination:
		return fmt.Sprintf("%s. %s %s where it goes%s.", would, capital(who), agree(who, "chooses"), cite)
	}
	return fmt.Sprintf("%s. %s %s for %s%s.", would, capital(who), agree(who, "chooses"), c.asking(), cite)
}

// asking names the effect that asks.
func (c *Case) asking() string {
	if label := labelOf(c.scenario, c.open.Effect); label != "" {
		return label
	}
	return "this"
}

// whyAsked tells what makes that player the chooser.
func (c *Case) whyAsked(who string) string {
	ev, board := &c.open.Event, &c.scenario.Board
	affected := ev.To
	if !affected.IsPlayer() && !affected.IsObject() && ev.Object != engine.NoObject {
		affected = engine.ObjectEntity(ev.Object)
	}
	if !affected.IsObject() {
		return who + " " + agree(who, "is") + " the player affected"
	}
	o := names{board: board}.object(affected.Object)
	if int(affected.Object) < len(board.Objects) && board.Objects[affected.Object].Controller == engine.NoPlayer {
		return who + " " + agree(who, "owns") + " " + o
	}
	return who + " " + agree(who, "controls") + " " + o
}

// agree is a verb in the form that goes with a player's name: "you" takes no ending.
func agree(who, verb string) string {
	switch {
	case who != "you":
		return verb
	case verb == "is":
		return "are"
	case verb == "does":
		return "do"
	}
	return strings.TrimSuffix(verb, "s")
}

// countEffects is "Two effects": how many of the options are effects.
func countEffects(options []engine.Option) string {
	n := 0
	for _, o := range options {
		if o.ID != "none" {
			n++
		}
	}
	words := []string{"No effects", "One effect", "Two effects", "Three effects", "Four effects", "Five effects", "Six effects", "Seven effects", "Eight effects"}
	if n < len(words) {
		return words[n]
	}
	return fmt.Sprintf("%d effects", n)
}

// refuse answers a question that was not understood, with the words marked.
func (d *Desk) refuse(rec Record, s *sheet, err error) Reply {
	no := AsRefusal(err)
	if no == nil {
		return d.fault()
	}
	r := Reply{Ruling: rec.ID, Step: rec.Step, Private: rec.Private, Refused: no.Code,
		Verdict: fmt.Sprintf(sayCannotRule, no.Error()), Quote: marked(no)}
	for _, one := range no.Readings {
		r.Lines = append(r.Lines, Line{Text: fmt.Sprintf(sayCouldMean, one.Says)})
	}
	if len(no.Candidates) > 0 {
		r.Notes = append(r.Notes, fmt.Sprintf(sayDidYouMeanOne, joinWith(no.Candidates, "or")))
	}
	r.Notes = append(r.Notes, sayRephrase)
	if s != nil {
		r = d.footed(r, s.Ask.Edition)
	}
	r.Buttons = [][]Button{{{Label: labelEdit, Action: ActEdit}}}
	if rec.ID != "" {
		r.Buttons[0] = append(r.Buttons[0], wrongButton(d.lang))
	}
	return r
}

// marked quotes the text with the words not understood between ⟨ and ⟩, cut to
// what stands around them.
func marked(no *Refusal) string {
	if no.Span == nil || no.Text == "" || no.Span[0] > no.Span[1] || no.Span[1] > len(no.Text) {
		return no.Text
	}
	from, to := no.Span[0], no.Span[1]
	const around = 120 // bytes shown on either side
	before, after := no.Text[:from], no.Text[to:]
	if len(before) > around {
		at := len(before) - around + strings.IndexByte(before[len(before)-around:]+" ", ' ')
		before = "… " + strings.TrimLeft(before[min(at, len(before)):], " ")
	}
	if len(after) > around {
		at := strings.LastIndexByte(after[:around], ' ')
		after = after[:max(at, 0)] + " …"
	}
	return before + "⟨" + cut(no.Text[from:to], 2*around) + "⟩" + after
}
