package scenario

import (
	"fmt"
	"strings"
)

// Ruling is what the rules make of a question, as sentences.
type Ruling struct {
	// Refused is the refusal's code and sentence, "code: sentence", and then
	// nothing else is set.
	Refused string
	// Asks is the first choice that matters, "Bob (order): X | Y"; empty when
	// nobody is asked.
	Asks string
	// Orders is the number of different sequences of legal answers.
	Orders string
	// Assumed is what was taken for granted.
	Assumed []string
	// Idle is what the question names that changes nothing.
	Idle []string
	// Rules are the numbers cited, sorted.
	Rules []string
	// Ends are the distinct outcomes.
	Ends []End
}

// End is one distinct outcome.
type End struct {
	// Choices are the answers that mattered on a way there, "Bob: Mail of Salt".
	Choices []string
	// Happens is what finally happens.
	Happens []string
	// Steps are the steps that lead there.
	Steps []string
	// Triggers are the abilities that trigger on it, "Spiteful Sliver, once, for 4".
	Triggers []string
	// Remarks are what a reader should know besides.
	Remarks []string
}

// read reads a line of the ruling.
func (r *Ruling) read(line string) error {
	word, value, err := cut(line)
	if err != nil {
		return err
	}
	switch word {
	case "":
	case "refused":
		r.Refused = value
	case "asks":
		r.Asks = value
	case "orders":
		r.Orders = value
	case "assumed":
		r.Assumed = append(r.Assumed, value)
	case "idle":
		r.Idle = append(r.Idle, value)
	case "rules":
		r.Rules = append(r.Rules, list(value)...)
	case "end":
		r.Ends = append(r.Ends, End{Choices: choices(value)})
	default:
		return r.readEnd(word, value)
	}
	return nil
}

// readEnd reads a line that belongs to the last end.
func (r *Ruling) readEnd(word, value string) error {
	if len(r.Ends) == 0 {
		return fmt.Errorf("%q stands before any end", word)
	}
	end := &r.Ends[len(r.Ends)-1]
	switch word {
	case "happens":
		end.Happens = append(end.Happens, value)
	case "step":
		end.Steps = append(end.Steps, value)
	case "triggers":
		end.Triggers = append(end.Triggers, value)
	case "remark":
		end.Remarks = append(end.Remarks, value)
	default:
		return fmt.Errorf("the word %q is not known below the line", word)
	}
	return nil
}

// choiceSep stands between the choices of an end.
const choiceSep = " | "

func choices(value string) []string {
	if value == "" {
		return nil
	}
	return strings.Split(value, choiceSep)
}

// String is the ruling as it stands in a file.
func (r *Ruling) String() string {
	var b strings.Builder
	line(&b, "refused", r.Refused)
	line(&b, "asks", r.Asks)
	line(&b, "orders", r.Orders)
	lines(&b, "assumed", r.Assumed)
	lines(&b, "idle", r.Idle)
	line(&b, "rules", strings.Join(r.Rules, ", "))
	for _, end := range r.Ends {
		b.WriteString(strings.TrimRight("\nend: "+strings.Join(end.Choices, choiceSep), " ") + "\n")
		lines(&b, "happens", end.Happens)
		lines(&b, "step", end.Steps)
		lines(&b, "triggers", end.Triggers)
		lines(&b, "remark", end.Remarks)
	}
	return b.String()
}

func line(b *strings.Builder, word, value string) {
	if value != "" {
		b.WriteString(word + ": " + value + "\n")
	}
}

func lines(b *strings.Builder, word string, values []string) {
	for _, value := range values {
		line(b, word, value)
	}
}
