package commands

import (
	"context"
	"errors"
	"strings"

	"apnap/commands/answer"
	"apnap/commands/ruling"
	"apnap/commands/talk"
	"apnap/engine/say"
)

// The bounds of reports.
const (
	maxReports      = 2000 // kept altogether
	maxReportsByOne = 50   // kept of one user
	maxRemark       = 500  // characters of what somebody says is wrong
)

// wrongButton offers to report a ruling.
func wrongButton(l say.Language) talk.Button {
	return talk.Button{Label: l.Say(labelWrong), Action: talk.ActWrong}
}

// wrongForm asks what looks wrong, and says who else will see it.
func (d *Desk) wrongForm(ctx context.Context, rec Record) talk.Reply {
	label := d.Lang.Say(labelRemark)
	if set, err := d.settingsOf(ctx, rec.Guild); err == nil && set.Reports != "" {
		label = d.Lang.Say(labelRemarkShown)
	}
	return talk.Reply{Ruling: rec.ID, Step: rec.Step, Private: true, Form: &talk.Form{Title: d.Lang.Say(labelWrong), Action: talk.ActReport, Boxes: []talk.Box{
		{Name: "remark", Label: label, Placeholder: d.Lang.Say(labelRemarkHint), Long: true, MaxLength: maxRemark}}}}
}

// report keeps a ruling that somebody calls wrong, for those who run the bot, and shows
// it in the channel that the server has for that. It changes nothing in the ruling.
func (d *Desk) report(ctx context.Context, p talk.Press, rec Record, s *sheet) talk.Reply {
	list, err := d.store.Reports(ctx)
	if err != nil {
		return d.Fault()
	}
	mine := 0
	for _, r := range list {
		if r.Owner == p.User.ID {
			mine++
		}
	}
	if mine >= maxReportsByOne || len(list) >= maxReports {
		return talk.Told(d.Lang.Say(sayManyReports))
	}
	remark := answer.Cut(strings.TrimSpace(p.Values["remark"]), maxRemark)
	notes := []string{remark}
	if s.Question != "" {
		notes = append(notes, "asked as: "+s.Question)
	}
	ask, inEnglish := s.ask(), d.Speaking(say.English) // as every scenario file
	c, ruled := inEnglish.Rule(ask)
	if s.unread() {
		_, ruled = inEnglish.readParagraph(s.Question, unnamedAsker, s.Ask)
	}
	err = d.store.KeepReport(ctx, Report{ID: d.newID() + d.newID(), Owner: p.User.ID, At: d.now(),
		Scenario: ruling.ScenarioOf("Reported as wrong: ruling "+rec.ID, notes, ask, ruling.AsScenario(c, ruled))})
	if err != nil && !errors.Is(err, ErrRepeated) {
		return d.Fault()
	}
	set, err := d.settingsOf(ctx, rec.Guild)
	if err != nil || set.Reports == "" {
		return talk.Told(d.Lang.Say(sayReported))
	}
	r := talk.Told(d.Lang.Say(sayReportedHere))
	l := say.For(set.Tongue)
	r.Posts = []talk.Post{{Guild: rec.Guild, Channel: set.Reports, Language: l, Reply: d.Speaking(l).reportReply(remark, rec, s)}}
	return r
}

// reportReply shows a ruling that is called wrong to those who look after a server:
// what was asked and answered, and what is wrong with it, but not who says so.
func (d *Desk) reportReply(remark string, rec Record, s *sheet) talk.Reply {
	other := *s
	other.Language = d.Lang
	r := d.show(rec, &other)
	r = talk.Reply{Title: d.Lang.Say(titleReported), Verdict: r.Verdict, Quote: r.Quote, Lines: r.Lines, Notes: r.Notes, Footer: r.Footer}
	if !rec.Private {
		r.Ruling, r.Step, r.Where = rec.ID, rec.Step, true
	}
	if remark != "" {
		r.Body = d.Lang.Say(sayRemark, remark)
	}
	return r
}
