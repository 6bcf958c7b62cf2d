package ruling

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
		fmt.Fprintf(&b, "%s. %s\n", say.Capital(c.Headline()), c.ChoiceSays())
		for i := range choice.Options {
			fmt.Fprintf(&b, "  %s\n", say.Capital(c.OptionLabel(i)))
		}
		b.WriteString("\n")
	}
	for i := range c.Ruling.Outcomes {
		c.proseEnd(&b, &c.Ruling.Outcomes[i])
	}
	r := c.Base()
	if len(c.Ruling.Outcomes) == 1 {
		r.Notes = append(r.Notes, c.OneEndSays()...)
	}
	if c.Ruling.ID != "" {
		r = c.Numbered(r, c.Ruling.ID)
	}
	for _, note := range append(r.Notes, r.Footer) {
		b.WriteString(note + "\n")
	}
	return b.String()
}

// ToChoose tells how a terminal takes a choice, by the first way there is; empty where
// none is open.
func (c *Case) ToChoose() string {
	if c.Open == nil || len(c.Open.Options) == 0 {
		return ""
	}
	return c.Lang.Say("To choose: --choose \"%s\".", madeLabel(c.Open.Kind, c.Open.Effect, c.Open.Options[0], c.Scenario))
}

// proseEnd writes one end.
func (c *Case) proseEnd(b *strings.Builder, o *answer.Outcome) {
	b.WriteString(o.Says)
	if len(o.Made) > 0 {
		fmt.Fprintf(b, "  (%s)", o.MadeSays(c.Lang))
	}
	b.WriteString("\n")
	for i, step := range o.Trace {
		fmt.Fprintf(b, "  %d  %s", i+1, step.Told.In(c.Lang))
		if len(step.Chief) > 0 {
			fmt.Fprintf(b, "  %s", strings.Join(step.Chief, ", "))
		}
		b.WriteString("\n")
	}
	if says := o.TriggersSay(c.Lang); says != "" {
		fmt.Fprintf(b, "  %s  %s\n", says, strings.Join(o.Triggers[0].Rules, ", "))
	}
	for _, remark := range o.Remarks {
		fmt.Fprintf(b, "  %s\n", remark.Raised().In(c.Lang))
	}
	b.WriteString("\n")
}

// JSON is the ruling as the contract has it, with a final newline.
func (c *Case) JSON() []byte { return answer.JSON(c.Ruling) }
