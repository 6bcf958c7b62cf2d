package commands

import (
	"fmt"
	"strings"

	"apnap/commands/answer"
	"apnap/engine/say"
)

// Prose is the ruling as plain text for a terminal: the choice with its
// options, then every end with the reasoning that leads to it.
func (c *Case) Prose() string {
	var b strings.Builder
	says := c.readSays()
	if c.Ruling.After != nil {
		says = append([]string{c.Ruling.After.Says}, says...)
	}
	for _, one := range says {
		b.WriteString(one + "\n")
	}
	if b.Len() > 0 {
		b.WriteString("\n")
	}
	if choice := c.Ruling.Choice; choice != nil {
		fmt.Fprintf(&b, "%s. %s\n", say.Capital(c.choosesSays()), c.choiceSays())
		for i := range choice.Options {
			fmt.Fprintf(&b, "  %s\n", say.Capital(c.optionLabel(i)))
		}
		b.WriteString("\n")
	}
	for i := range c.Ruling.Outcomes {
		c.proseEnd(&b, &c.Ruling.Outcomes[i])
	}
	r := c.base()
	if len(c.Ruling.Outcomes) == 1 {
		r.Notes = append(r.Notes, c.oneEndSays()...)
	}
	if c.Ruling.ID != "" {
		r = c.numbered(r, c.Ruling.ID)
	}
	for _, note := range append(r.Notes, r.Footer) {
		b.WriteString(note + "\n")
	}
	return b.String()
}

// ToChoose tells how a terminal takes a choice, by the first way there is; empty where
// none is open.
func (c *Case) ToChoose() string {
	if c.open == nil || len(c.open.Options) == 0 {
		return ""
	}
	return c.lang.Say("To choose: --choose \"%s\".", madeLabel(c.open.Kind, c.open.Effect, c.open.Options[0], c.scenario))
}

// proseEnd writes one end.
func (c *Case) proseEnd(b *strings.Builder, o *answer.Outcome) {
	b.WriteString(o.Says)
	if len(o.Made) > 0 {
		fmt.Fprintf(b, "  (%s)", o.MadeSays(c.lang))
	}
	b.WriteString("\n")
	for i, step := range o.Trace {
		fmt.Fprintf(b, "  %d  %s", i+1, step.Told.In(c.lang))
		if len(step.Chief) > 0 {
			fmt.Fprintf(b, "  %s", strings.Join(step.Chief, ", "))
		}
		b.WriteString("\n")
	}
	if says := o.TriggersSay(c.lang); says != "" {
		fmt.Fprintf(b, "  %s  %s\n", says, strings.Join(o.Triggers[0].Rules, ", "))
	}
	for _, remark := range o.Remarks {
		fmt.Fprintf(b, "  %s\n", remark.Raised().In(c.lang))
	}
	b.WriteString("\n")
}

// JSON is the ruling as the contract has it, with a final newline.
func (c *Case) JSON() []byte { return answer.JSON(c.Ruling) }
