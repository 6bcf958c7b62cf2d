package commands

import (
	"net/url"
	"strings"

	"apnap/commands/answer"
	"apnap/commands/talk"
)

// origin is what a form has to remember of the command that opened it. It
// comes back from the person who fills the form in, and is not trusted: all it
// does is to make a ruling private, and to say who speaks in a question.
type origin struct {
	Private bool
	Author  talk.User // of the message that the question was taken from
}

// longestName is how much of an author's name a form remembers.
const longestName = 20

// String is the origin as a form carries it.
func (o origin) String() string {
	v := url.Values{}
	if o.Private {
		v.Set("p", "1")
	}
	if o.Author.ID != "" {
		v.Set("a", o.Author.ID)
		v.Set("n", answer.Cut(playerName(o.Author.Name), longestName))
	}
	return v.Encode()
}

// originOf reads what a form carried; what cannot be read says nothing.
func originOf(form string) origin {
	v, err := url.ParseQuery(form)
	if err != nil {
		return origin{}
	}
	return origin{Private: v.Get("p") != "", Author: talk.User{ID: v.Get("a"), Name: v.Get("n")}}
}

// questionForm asks for a question in boxes; what is known fills them.
func (d *Desk) questionForm(w words, from origin) *talk.Form {
	return &talk.Form{Title: d.Lang.Say(titleAsk), Action: talk.ActForm, Value: from.String(), Boxes: []talk.Box{
		{Name: "question", Label: d.Lang.Say("The question, in a sentence or two"), Placeholder: d.Lang.Say("I control Furnace of Rath. I Bolt Bob, who has Urza's Armor. How much?"),
			Value: w.question, Long: true, MaxLength: maxQuestionLength},
		{Name: "event", Label: d.Lang.Say("Or in parts: what happens"), Placeholder: d.Lang.Say("Lightning Bolt deals 3 damage to Bob"), Value: strings.Join(w.events, "; "),
			MaxLength: maxOptionLength},
		{Name: "effects", Label: d.Lang.Say("The effects, one a line"), Placeholder: "Alice: Furnace of Rath", Value: strings.Join(w.effects, "\n"),
			Long: true, MaxLength: maxEffectsLength},
		{Name: "facts", Label: d.Lang.Say("The board, one fact a line"), Placeholder: d.Lang.Say("Bob has 5 life"), Value: strings.Join(w.facts, "\n"),
			Long: true, MaxLength: maxQuestionLength},
		{Name: "edition", Label: d.Lang.Say("The rules of which year"), Placeholder: d.Lang.Say("Today's if left empty; 2008, or 2008-02-01"), Value: w.edition, MaxLength: talk.MaxEditionLength},
	}}
}

// formWords takes a question out of a form's boxes.
func formWords(values map[string]string) words {
	w := words{events: several(bare(values["event"])), question: strings.TrimSpace(bare(values["question"])), edition: strings.TrimSpace(values["edition"])}
	for line := range strings.Lines(bare(values["effects"])) {
		if line = strings.TrimSpace(line); line != "" {
			w.effects = append(w.effects, line)
		}
	}
	w.facts = several(strings.ReplaceAll(bare(values["facts"]), "\n", ";"))
	return w
}

// onMessage answers the command on a message: the form, filled with what the
// message says, so that nobody's words become a ruling without a look.
func (d *Desk) onMessage(r talk.Request) talk.Reply {
	if strings.TrimSpace(r.Text) == "" {
		return talk.Told(d.Lang.Say(sayNoText))
	}
	w := words{question: answer.Cut(strings.TrimSpace(r.Text), maxQuestionLength), edition: r.Options["edition"]}
	return talk.Reply{Form: d.questionForm(w, origin{Author: r.Author, Private: isYes(r.Options["private"])}), Private: true}
}
