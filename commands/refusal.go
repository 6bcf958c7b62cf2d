package commands

import (
	"slices"
	"strings"

	"apnap/commands/answer"
	"apnap/commands/talk"
	"apnap/engine/say"
)

// refuse answers a question that was not understood, with the words marked. Only who
// asked sees that, however they asked, so that nobody's words stand there as wrong.
func (d *Desk) refuse(rec Record, s *sheet, err error) talk.Reply {
	no := answer.AsRefusal(err)
	if no == nil {
		return d.Fault()
	}
	r := talk.Reply{Ruling: rec.ID, Step: rec.Step, Private: true, Refused: no.Code,
		Verdict: d.Lang.Say(sayCannotRule, no), Quote: marked(no)}
	if no.Proposed != nil && no.Proposed.Second {
		r.Quote = "" // what was sent has no names of users
	}
	var remedies []remedy
	if s != nil && rec.ID != "" {
		remedies = d.remedies(s, no)
	}
	for i, one := range no.Readings {
		if !slices.ContainsFunc(remedies, func(m remedy) bool { return m.reading == i }) {
			r.Lines = append(r.Lines, talk.Line{Text: d.Lang.Say(sayCouldMean, one.Says)})
		}
	}
	if len(no.Candidates) > 0 && no.Code != answer.CodeUnknownCard { // of a card, the sentence names them
		r.Notes = append(r.Notes, d.Lang.Say(sayDidYouMeanOne, say.Any(say.Texts(no.Candidates))))
	}
	if no.Code == CodeCheckReading && no.Proposed != nil {
		d.propose(&r, no)
	} else {
		r.Notes = append(r.Notes, d.Lang.Say(sayRephrase))
	}
	if s != nil {
		r = d.Footed(r, s.Ask.Edition)
	}
	last := []talk.Button{{Label: d.Lang.Say(labelEdit), Action: talk.ActEdit}}
	if rec.ID != "" {
		last = append(last, talk.Button{Label: d.Lang.Say(labelCancel), Action: talk.ActDelete}, wrongButton(d.Lang))
	}
	r.Buttons = append(remedyButtons(remedies), last)
	return r
}

// maxQuoted is how much is quoted of a text of which no words are marked.
const maxQuoted = 300

// marked quotes the text with the words not understood between ⟨ and ⟩, cut to
// what stands around them.
func marked(no *answer.Refusal) string {
	if no.Span == nil || no.Text == "" || no.Span[0] > no.Span[1] || no.Span[1] > len(no.Text) {
		return no.Text
	}
	from, to := no.Span[0], no.Span[1]
	if from == to {
		return answer.Cut(no.Text, maxQuoted) // it is about no words of it
	}
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
	return before + "⟨" + answer.Cut(no.Text[from:to], 2*around) + "⟩" + after
}
