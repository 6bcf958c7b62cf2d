package commands

import (
	"context"
	"slices"
	"strconv"
	"strings"

	"apnap/commands/answer"
	"apnap/commands/talk"
	"apnap/engine/say"
)

// mostReadings is how many readings of a refused question are buttons: two rows.
const mostReadings = 10

// notReading marks a remedy that is a name.
const notReading = -1

// mostNames is how many names close to an unknown one are buttons: one row.
const mostNames = 5

// remedy is one way to ask a refused question so that it says more: a reading of
// what was ambiguous, or a name close to one that nobody bears.
type remedy struct {
	label   string
	reading int // its place among the refusal's readings, notReading for a name
	words   words
}

// remedies lists them, in the order of the refusal's readings and names. One that
// ends in the same refusal is none.
func (d *Desk) remedies(s *sheet, no *answer.Refusal) []remedy {
	list := d.confirming(s, no)
	add := func(label, instead string, reading int) {
		w, ok := s.saying(no, instead, reading != notReading)
		if ok && d.leadsOn(s, w, no) {
			list = append(list, remedy{say.Capital(label), reading, w})
		}
	}
	for i, one := range no.Readings[:min(len(no.Readings), mostReadings)] {
		add(strings.TrimSuffix(one.Says.In(d.Lang), "."), one.Text, i)
	}
	for _, name := range no.Candidates[:min(len(no.Candidates), mostNames)] {
		add(name, name, notReading)
	}
	return list
}

// saying is the question with other words where it was refused: in place of the
// words that the refusal marks or, of an effect, a fact or an event, of the whole;
// a fact that was missing comes besides.
func (s *sheet) saying(no *answer.Refusal, instead string, whole bool) (words, bool) {
	marked := no.Span != nil && no.Span[0] <= no.Span[1] && no.Span[1] <= len(no.Text)
	if no.Where == "question" {
		if !marked {
			return words{}, false
		}
		return words{question: no.Text[:no.Span[0]] + instead + no.Text[no.Span[1]:], edition: s.Ask.Edition}, true
	}
	w := words{effects: slices.Clone(s.Ask.Effects), facts: slices.Clone(s.Ask.Facts), events: slices.Clone(s.Ask.Events), edition: s.Ask.Edition}
	if no.Where == "fact" && no.Text == "" {
		w.facts = append(w.facts, instead)
		return w, true
	}
	if !whole {
		if !marked {
			return words{}, false
		}
		instead = no.Text[:no.Span[0]] + instead + no.Text[no.Span[1]:]
	}
	for _, list := range [][]string{w.effects, w.facts, w.events} {
		if at := slices.Index(list, no.Text); at >= 0 {
			list[at] = instead
			return w, true
		}
	}
	if no.Where == "effect" && whole { // an effect that an event brings
		w.effects = append(w.effects, instead)
		return w, true
	}
	return words{}, false
}

// leadsOn reports whether other words for a refused question are not refused for
// the same reason again.
func (d *Desk) leadsOn(s *sheet, w words, no *answer.Refusal) bool {
	ask := s.Ask
	var err error
	if w.question != "" {
		var now *sheet
		if now, err = d.sheetOf(w, asker{}, s.Seats); err == nil {
			ask = now.Ask
		}
	} else {
		ask.Effects, ask.Facts, ask.Events = w.effects, w.facts, w.events
	}
	if err == nil {
		ask.NextOnly = true
		_, err = d.Rule(ask)
	}
	again := answer.AsRefusal(err)
	return err == nil || again != nil && !again.Says.Same(no.Says)
}

// refusal is why the question of a sheet is refused, nil where it is not.
func (d *Desk) refusal(p talk.Press, s *sheet) *answer.Refusal {
	if s.Proposed != nil {
		return s.Proposed.refusal()
	}
	var err error
	if s.unread() {
		_, err = d.sheetOf(words{question: s.Question, edition: s.Ask.Edition}, asker{user: p.User, speaker: p.User}, s.Seats)
	} else {
		ask := s.ask()
		ask.NextOnly = true
		_, err = d.Rule(ask)
	}
	return answer.AsRefusal(err)
}

// meant asks a refused question as one of its readings has it.
func (d *Desk) meant(ctx context.Context, p talk.Press, rec Record, s *sheet) talk.Reply {
	if p.User.ID != rec.Owner {
		return talk.Told(d.Lang.Say(sayOnlyAskerEdits))
	}
	no := d.refusal(p, s)
	if no == nil {
		return talk.NothingNow(d.Lang)
	}
	list := d.remedies(s, no)
	at, err := strconv.Atoi(p.Value)
	if err != nil || at < 0 || at >= len(list) {
		return talk.NothingNow(d.Lang)
	}
	if s.Proposed != nil {
		return d.confirmed(ctx, p, rec, s)
	}
	return d.reworded(ctx, p, rec, s, list[at].words)
}

// remedyButtons are the remedies as rows of buttons.
func remedyButtons(list []remedy) [][]talk.Button {
	var row []talk.Button
	for i, one := range list {
		row = append(row, talk.Button{Label: answer.Cut(one.label, talk.MaxButtonLabel), Action: talk.ActMean, Value: strconv.Itoa(i)})
	}
	return slices.Collect(slices.Chunk(row, 5))
}
