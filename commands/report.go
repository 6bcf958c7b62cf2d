package commands

import (
	"context"
	"errors"
	"strings"

	"apnap/engine/say"
)

// The bounds of reports.
const (
	maxReports      = 2000 // kept altogether
	maxReportsByOne = 50   // kept of one user
	maxRemark       = 500  // characters of what somebody says is wrong
)

// wrongButton offers to report a ruling.
func wrongButton(l say.Language) Button { return Button{Label: l.Say(labelWrong), Action: ActWrong} }

// wrongForm asks what looks wrong.
func (d *Desk) wrongForm(rec Record) Reply {
	return Reply{Ruling: rec.ID, Step: rec.Step, Private: true, Form: &Form{Title: d.lang.Say(labelWrong), Action: ActReport, Boxes: []Box{
		{Name: "remark", Label: d.lang.Say(labelRemark), Placeholder: d.lang.Say(labelRemarkHint), Long: true, MaxLength: maxRemark}}}}
}

// report keeps a ruling that somebody calls wrong, for those who run the bot. It
// changes nothing in the ruling.
func (d *Desk) report(ctx context.Context, p Press, rec Record, s *sheet) Reply {
	list, err := d.store.Reports(ctx)
	if err != nil {
		return d.fault()
	}
	mine := 0
	for _, r := range list {
		if r.Owner == p.User.ID {
			mine++
		}
	}
	if mine >= maxReportsByOne || len(list) >= maxReports {
		return told(d.lang.Say(sayManyReports))
	}
	notes := []string{cut(strings.TrimSpace(p.Values["remark"]), maxRemark)}
	if s.Question != "" {
		notes = append(notes, "asked as: "+s.Question)
	}
	ask, inEnglish := s.ask(), d.Speaking(say.English) // as every scenario file
	c, ruled := inEnglish.Rule(ask)
	if s.unread() {
		_, ruled = inEnglish.readParagraph(s.Question, unnamedAsker, s.Ask)
	}
	err = d.store.KeepReport(ctx, Report{ID: d.newID() + d.newID(), Owner: p.User.ID, At: d.now(),
		Scenario: scenarioOf("Reported as wrong: ruling "+rec.ID, notes, ask, asScenario(c, ruled))})
	if err != nil && !errors.Is(err, ErrRepeated) {
		return d.fault()
	}
	return told(d.lang.Say(sayReported))
}
