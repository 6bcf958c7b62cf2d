package commands

import (
	"context"
	"encoding/json"
	"fmt"
	"strings"
)

// The bounds of a question asked by command.
const (
	maxEffectOptions = 8    // effect1 … effect8
	maxOptionLength  = 1000 // characters of one option
	maxOpenRulings   = 200  // rulings kept for one user
)

// resolveSpec describes /resolve.
func resolveSpec() Spec {
	s := Spec{Name: "resolve", Description: "Rule on what happens when several replacement and prevention effects want one event",
		Options: []OptionSpec{{Name: "event", Description: "What happens: Lightning Bolt deals 3 damage to @Bob", MaxLength: maxOptionLength}}}
	for i := 1; i <= maxEffectOptions; i++ {
		s.Options = append(s.Options, OptionSpec{Name: fmt.Sprintf("effect%d", i), MaxLength: maxOptionLength, Autocomplete: true,
			Description: "An effect: @Alice's Furnace of Rath, or the text of an ability"})
	}
	return withOptions(s,
		OptionSpec{Name: "facts", Description: "Facts of the board, separated by ;", MaxLength: maxOptionLength},
		editionOption(),
		OptionSpec{Name: "private", Description: "Only you see the ruling", Boolean: true},
		OptionSpec{Name: "question", Description: "The whole question in a sentence or two instead", MaxLength: maxOptionLength})
}

// withOptions adds options to a command.
func withOptions(s Spec, more ...OptionSpec) Spec {
	s.Options = append(s.Options, more...)
	return s
}

// editionOption is the option that names an edition of the rules.
func editionOption() OptionSpec {
	return OptionSpec{Name: "edition", Description: "A year or a date; the newest rules if left out", Autocomplete: true, MaxLength: 40}
}

// resolve rules on a question asked by command.
func (d *Desk) resolve(ctx context.Context, r Request) Reply {
	w := wordsOf(r.Options)
	if strings.TrimSpace(r.Options["question"]) != "" {
		return d.resolveQuestion(ctx, r)
	}
	if w.empty() {
		return Reply{Form: questionForm(w), Private: true}
	}
	return d.open(ctx, read(w, r.User, r.Mentions), r.User, r.Place, isYes(r.Options["private"]))
}

// isYes reads a boolean option.
func isYes(text string) bool {
	switch strings.ToLower(strings.TrimSpace(text)) {
	case "true", "yes", "1", "on":
		return true
	}
	return false
}

// open keeps a new ruling and shows it. A question that is refused is kept
// too, so that it can be edited.
func (d *Desk) open(ctx context.Context, s *sheet, u User, at Place, private bool) Reply {
	if n, err := d.store.CountOpen(ctx, u.ID); err != nil {
		return fault()
	} else if n >= maxOpenRulings {
		return Reply{Verdict: "You have very many open rulings; the oldest go away by themselves after a while.", Private: true, Refused: CodeTooLarge}
	}
	body, err := json.Marshal(s)
	if err != nil {
		return fault()
	}
	now := d.now()
	rec := Record{ID: d.newID(), Guild: at.Guild, Channel: at.Channel, Owner: u.ID, Private: private, Body: body, Created: now, Updated: now}
	if err := d.store.Put(ctx, rec); err != nil {
		return fault()
	}
	return d.show(rec, s)
}

// show rules on what a record holds and words the reply.
func (d *Desk) show(rec Record, s *sheet) Reply {
	c, err := d.Rule(s.ask())
	if err != nil {
		return d.refuse(rec, s, err)
	}
	return d.present(rec, s, c)
}

// present words a ruling: the open choice, or the end.
func (d *Desk) present(rec Record, s *sheet, c *Case) Reply {
	if c.Ruling.Choice == nil {
		return endReply(rec, s, c)
	}
	if owner := s.Seats[c.Ruling.Choice.Chooser].User; rec.Private && owner != rec.Owner && !strings.EqualFold(rec.Owner, c.Ruling.Choice.Chooser) {
		return elsewhereReply(rec, s, c)
	}
	return choiceReply(rec, s, c)
}

// questionForm asks for a question in boxes; what is known fills them.
func questionForm(w words) *Form {
	return &Form{Title: "Ask for a ruling", Action: ActForm, Boxes: []Box{
		{Name: "event", Label: "What happens", Placeholder: "Lightning Bolt deals 3 damage to Bob", Value: strings.Join(w.events, "; "),
			Required: true, MaxLength: maxOptionLength},
		{Name: "effects", Label: "The effects, one a line", Placeholder: "Alice: Furnace of Rath", Value: strings.Join(w.effects, "\n"),
			Long: true, MaxLength: 4000},
		{Name: "facts", Label: "The board, one fact a line", Placeholder: "Bob has 5 life", Value: strings.Join(w.facts, "\n"),
			Long: true, MaxLength: 2000},
	}}
}

// formWords takes a question out of a form's boxes.
func formWords(values map[string]string) words {
	w := words{events: several(values["event"])}
	for line := range strings.Lines(values["effects"]) {
		if line = strings.TrimSpace(line); line != "" {
			w.effects = append(w.effects, line)
		}
	}
	w.facts = several(strings.ReplaceAll(values["facts"], "\n", ";"))
	return w
}
