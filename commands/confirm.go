package commands

import (
	"slices"

	"apnap/commands/answer"
	"apnap/commands/ruling"
	"apnap/commands/talk"
	"apnap/engine/oracle/paragraph"
	"apnap/engine/say"
)

// CodeCheckReading refuses a paragraph of which words had to be left out that may bear
// on the ruling: what was read is proposed, for who asked to confirm.
const CodeCheckReading = "check_reading"

// toConfirm proposes the reading of a paragraph.
func toConfirm(text string, read *paragraph.Reading) *answer.Refusal {
	no := &answer.Refusal{Code: CodeCheckReading, Where: "question", Text: text, Proposed: readOf(read)}
	parts := ruling.InARow(partsSay(read.Effects, read.Facts, read.Events))
	var taken []say.Message
	for _, t := range read.Taken {
		taken = append(taken, t.Says())
	}
	if read.Without != nil {
		instead := answer.OfReading(read.Without)
		no.Span, no.Readings = instead.Span, instead.Readings
	}
	if len(read.Left) == 0 {
		no.Says = say.New("I read it so: %s. I suppose: %s.", parts, say.Joined(taken, say.Text("; ")))
		return no
	}
	no.Span = &read.Left[0].Span
	no.Says = say.New("I read it so: %s. I left out %s, which may change the ruling.", parts, say.All(ruling.EachQuoted(leftOut(read))))
	for _, l := range read.Left {
		no.Left = append(no.Left, l.Span)
		if l.Bears == paragraph.Doubtful {
			no.Doubt = append(no.Doubt, l.Span)
		}
	}
	return no
}

// propose asks whether a reading is what was meant: part by part, then what it leaves out, of which
// stands out what may well change the ruling.
func (d *Desk) propose(r *talk.Reply, no *answer.Refusal) {
	var words []string
	for _, span := range no.Left {
		left := no.Text[span[0]:span[1]]
		if slices.Contains(no.Doubt, span) {
			left = "⟨" + left + "⟩"
		}
		words = append(words, left)
	}
	left := say.All(ruling.EachQuoted(words))
	asks, without := say.New("Is this your question?"), say.New("I left out %s, which may change the ruling.", left)
	if no.Proposed.Second {
		asks = say.New("I could not read this myself. A language model put it so; is that your question?")
		without = say.New("That has nothing of %s, which may change the ruling.", left)
	}
	r.Verdict = asks.In(d.Lang)
	for _, part := range ruling.Restated(d.Lang, no.Proposed, ruling.HappenRead(d.Lang, no.Proposed.Events, nil), nil, nil, nil) {
		r.Lines = append(r.Lines, talk.Line{Text: part, Option: true})
	}
	if len(words) > 0 {
		r.Lines = append(r.Lines, talk.Line{Text: without.In(d.Lang)})
	}
}

// partsSay are the parts of a question as they are proposed.
func partsSay(lists ...[]string) []say.Sayer {
	var parts []say.Sayer
	for _, w := range ruling.FlagWords(slices.Concat(lists...)) {
		parts = append(parts, w)
	}
	return parts
}

// leftOut are the words that a reading leaves out.
func leftOut(read *paragraph.Reading) []string {
	var list []string
	for _, l := range read.Left {
		list = append(list, l.Words)
	}
	return list
}

// confirming is the remedy for a reading that was proposed: to take it as it is.
func (d *Desk) confirming(s *sheet, no *answer.Refusal) []remedy {
	if no.Code != CodeCheckReading || s.Question == "" {
		return nil
	}
	return []remedy{{label: d.Lang.Say("That's my question"), reading: notReading, words: words{question: s.Question, edition: s.Ask.Edition, asRead: true}}}
}
