package commands

import (
	"slices"

	"apnap/engine/oracle/paragraph"
	"apnap/engine/say"
)

// CodeCheckReading refuses a paragraph of which words had to be left out that may bear
// on the ruling: what was read is proposed, for who asked to confirm.
const CodeCheckReading = "check_reading"

// toConfirm proposes the reading of a paragraph.
func toConfirm(text string, read *paragraph.Reading) *Refusal {
	no := &Refusal{Code: CodeCheckReading, Where: "question", Text: text, Span: &read.Left[0].Span, Proposed: readOf(read)}
	no.Says = say.New("I read it so: %s. I left out %s, which may change the ruling.", inARow(partsSay(read.Effects, read.Facts, read.Events)), say.All(eachQuoted(leftOut(read))))
	for _, l := range read.Left {
		no.Left = append(no.Left, l.Span)
		if l.Bears == paragraph.Doubtful {
			no.Doubt = append(no.Doubt, l.Span)
		}
	}
	return no
}

// partsSay are the parts of a question as they are proposed.
func partsSay(lists ...[]string) []say.Sayer {
	var parts []say.Sayer
	for _, w := range flagWords(slices.Concat(lists...)) {
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

// confirmedSays tells that a ruling is on the second reader's words, or leaves words out, as
// somebody confirmed.
func confirmedSays(l say.Language, second bool, words []string) []string {
	var says []string
	if second {
		says = append(says, l.Say("As you confirmed, in the parts that a language model made of your words."))
	}
	if len(words) > 0 {
		says = append(says, l.Say("As you confirmed, leaving out %s.", say.All(eachQuoted(words))))
	}
	return says
}

// eachQuoted puts each of several parts in quotation marks.
func eachQuoted(list []string) []say.Message {
	var out []say.Message
	for _, w := range list {
		out = append(out, quoted(w))
	}
	return out
}

// confirming is the remedy for a reading that was proposed: to take it as it is.
func (d *Desk) confirming(s *sheet, no *Refusal) []remedy {
	if no.Code != CodeCheckReading || s.Question == "" {
		return nil
	}
	return []remedy{{label: d.lang.Say("That's my question"), reading: notReading, words: words{question: s.Question, edition: s.Ask.Edition, asRead: true}}}
}
