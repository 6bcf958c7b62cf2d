package ruling

import (
	"bytes"
	"encoding/json"
	"fmt"
	"strings"

	"apnap/commands/answer"
	"apnap/commands/wording"
	"apnap/engine/say"
	"apnap/engine/scenario"
)

// Scenario rules on the question of a scenario file, in the words of such files.
func (d *Judge) Scenario(f *scenario.File) scenario.Ruling {
	return AsScenario(d.Rule(ScenarioAsk(f)))
}

// ScenarioAsk is the question of a scenario file.
func ScenarioAsk(f *scenario.File) Ask {
	q := f.Question
	return Ask{Players: q.Players, Active: q.Active, Effects: q.Effects, Facts: q.Facts, Events: q.Events, Edition: q.Edition.ID, Choose: f.Answers}
}

// AsScenario puts an answer, or a refusal, into the words of a scenario file.
func AsScenario(c *Case, err error) scenario.Ruling {
	if err != nil {
		return scenario.Ruling{Refused: refusedAs(err)}
	}
	r := c.Ruling
	told := scenario.Ruling{Asks: asks(r.Choice), Orders: r.Orders.String(), Assumed: english(r.Assumptions), Idle: english(r.Idle), Rules: r.Rules}
	for _, o := range r.Outcomes {
		end := scenario.End{Choices: o.Choices, Remarks: english(o.Remarks)}
		for _, t := range o.Triggers {
			end.Triggers = append(end.Triggers, t.Says.String())
		}
		for _, f := range o.Facts {
			end.Happens = append(end.Happens, factLine(f))
		}
		for _, s := range o.Trace {
			end.Steps = append(end.Steps, strings.TrimSuffix(fmt.Sprintf("%s [%s]", s.Says, strings.Join(s.Rules, ", ")), " []"))
		}
		told.Ends = append(told.Ends, end)
	}
	return told
}

// english says messages as tests and files have them.
func english(list []say.Message) []string {
	var says []string
	for _, m := range list {
		says = append(says, m.String())
	}
	return says
}

// ScenarioOf writes a question and its answer as a scenario file. The notes say
// what is wrong with it.
func ScenarioOf(title string, notes []string, ask Ask, answer scenario.Ruling) string {
	var b strings.Builder
	line := func(word string, values ...string) {
		for _, v := range values {
			if v = strings.Join(strings.Fields(v), " "); v != "" {
				fmt.Fprintf(&b, "%s: %s\n", word, v)
			}
		}
	}
	line("title", title)
	line("note", notes...)
	line("edition", ask.Edition)
	line("player", ask.Players...)
	line("active", ask.Active)
	line("effect", ask.Effects...)
	line("fact", ask.Facts...)
	line("event", ask.Events...)
	line("answer", ask.Choose...)
	return b.String() + "---\n" + answer.String()
}

// refusedAs is a refusal's code and sentence.
func refusedAs(err error) string {
	if r, ok := err.(*answer.Refusal); ok {
		return r.Code + ": " + r.Says.String()
	}
	return "fault: " + err.Error()
}

// asks tells the open choice: "Bob (order): X | Y".
func asks(c *answer.OpenChoice) string {
	if c == nil {
		return ""
	}
	options := make([]string, len(c.Options))
	for i, o := range c.Options {
		options[i] = o.ID
		if !strings.EqualFold(o.ID, o.Label) {
			options[i] = o.Label
		}
	}
	return fmt.Sprintf("%s (%s): %s", c.Chooser, c.Kind, strings.Join(options, " | "))
}

// factLine tells a fact of the contract in one line, its fields in the
// contract's order: "damage: source Spark, to Bob, amount 4".
func factLine(f wording.Fact) string {
	text, _ := json.Marshal(f) // a Fact is plain data
	fields := fieldsOf(text)
	return strings.TrimPrefix(fields[0], "kind ") + strings.TrimSuffix(": "+strings.Join(fields[1:], ", "), ": ")
}

// fieldsOf lists the fields of an object in their order; those of an object
// inside it stand in its place.
func fieldsOf(object []byte) []string {
	dec := json.NewDecoder(bytes.NewReader(object))
	dec.UseNumber()
	var fields []string
	key := ""
	for {
		token, err := dec.Token()
		_, bracket := token.(json.Delim)
		switch {
		case err != nil:
			return fields
		case bracket:
			key = ""
		case key == "":
			key = fmt.Sprint(token)
		default:
			fields = append(fields, field(key, token))
			key = ""
		}
	}
}

// field is one field of a fact; a true one is its name alone.
func field(key string, value any) string {
	switch value {
	case true:
		return key
	case false:
		return "not " + key
	}
	return fmt.Sprintf("%s %v", key, value)
}
