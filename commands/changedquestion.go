package commands

import (
	"cmp"
	"context"
	"encoding/json"
	"slices"
	"strings"

	"apnap/commands/answer"
	"apnap/commands/ruling"
	"apnap/engine"
	"apnap/engine/cr"
	"apnap/engine/oracle"
	"apnap/engine/oracle/paragraph"
	"apnap/engine/say"
)

// changed reads what somebody says after the ruling on a question: the question as it is then,
// and what changed. The error is a *Refusal.
func (d *Desk) changed(before ruling.Ask, said string) (ruling.Ask, answer.Changes, error) {
	edition, err := answer.FindEdition(before.Edition)
	if err != nil {
		return ruling.Ask{}, answer.Changes{}, err
	}
	now, refused := paragraph.Follow(oracle.Question{Players: before.Players, Active: before.Active, Effects: ruling.AtNames(before.Effects), Facts: before.Facts, Events: before.Events,
		Edition: edition, Numbers: before.Numbers}, said, before.Speaker, d.Cards)
	if refused != nil {
		return ruling.Ask{}, answer.Changes{}, answer.OfReading(refused)
	}
	q := now.Question
	changes := answer.Changes{Said: said, Effects: now.Also.Effects, Facts: now.Also.Facts, Events: now.Also.Events, Without: now.Without.Effects}
	for _, s := range now.Instead {
		changes.Instead = append(changes.Instead, answer.Replaced(s))
	}
	asked := ruling.Ask{Players: q.Players, Active: q.Active, Effects: q.Effects, Facts: q.Facts, Events: q.Events, Edition: cmp.Or(now.Edition, before.Edition),
		Speaker: before.Speaker, First: before.First, Whether: before.Whether}
	if len(now.Whether) > 0 || now.Asked != paragraph.NoTopic {
		asked.First, asked.Whether = now.Asked, now.Whether // something else is asked
	}
	return asked, changes, nil
}

// RuleAfter rules on what somebody says after the ruling of an id on another question. Of what
// is asked besides, its choices count and whether it wants the next choice alone.
func (d *Desk) RuleAfter(before ruling.Ask, id, said string, ask ruling.Ask) (*ruling.Case, error) {
	now, changes, err := d.changed(before, said)
	if err != nil {
		return nil, err
	}
	now.Choose, now.NextOnly = ask.Choose, ask.NextOnly
	if !cr.MeansCurrent(ask.Edition) {
		now.Edition = ask.Edition
	}
	c, err := d.Rule(now)
	if err != nil {
		return nil, inWordsOf(said, err)
	}
	c.Ruling.Read = &answer.Read{Asker: before.Speaker, Players: full(c.PlayerNames()), Effects: full(now.Effects), Facts: full(now.Facts), Events: full(now.Events)}
	c.Ruling.After = d.after(before, id, changes, c)
	return c, nil
}

// inWordsOf is a refusal of parts as one of the words that they were read from.
func inWordsOf(said string, err error) error {
	no := answer.AsRefusal(err)
	if no == nil || no.Code == answer.CodeIllegalChoice {
		return err
	}
	told := *no
	told.Where, told.Text, told.Span, told.Readings = "question", said, &[2]int{0, len(said)}, nil
	return &told
}

// after compares a ruling with the earlier one that it changes.
func (d *Desk) after(before ruling.Ask, id string, changes answer.Changes, now *ruling.Case) *answer.After {
	a := &answer.After{ID: id, Changes: changes, Differs: true, Outcomes: []answer.Outcome{}}
	says := changesSaid(&changes, now.PlayerNames())
	asksElse := len(says) == 0 // or is put under other rules
	before.Whether = nil       // how it ended is told, not what that answered
	was, err := d.Rule(ruling.WithoutChoices(before))
	if err == nil && asksElse && was.Edition == now.Edition {
		a.Differs = false
	} else if err == nil {
		if a.Outcomes = was.Ruling.Outcomes; was.Ruling.Choice != nil {
			a.Chooser = &was.Ruling.Choice.Chooser
		}
		a.Differs = was.Chooser() != now.Chooser() || !slices.Equal(ruling.EndKeys(was), ruling.EndKeys(now))
		says = append(says, was.BeforeSays(a.Differs)...)
	}
	a.Says = say.Row(says, " ").In(d.Lang)
	return a
}

// changesSaid tells the changes of a question with these players.
func changesSaid(ch *answer.Changes, players []string) []say.Message {
	var list []say.Message
	var also []say.Sayer
	for _, text := range ch.Effects {
		also = append(also, controlledBy(text, players))
	}
	for _, text := range slices.Concat(ch.Facts, ch.Events) {
		also = append(also, ruling.EnglishWords(text))
	}
	if len(also) > 0 {
		list = append(list, say.New("Now also: %s.", ruling.InARow(also)))
	}
	for _, text := range ch.Without {
		list = append(list, say.New("No longer: %s.", controlledBy(text, players)))
	}
	for _, s := range ch.Instead {
		list = append(list, say.New("Instead of %s: %s.", controlledBy(s.Was, players), controlledBy(s.Is, players)))
	}
	return list
}

// controlledBy tells an effect with who controls it; a fact or an event has its words.
func controlledBy(text string, players []string) say.Sayer {
	who, what := ruling.OwnerRead(text, players)
	if who == "" || !strings.Contains(text, ": ") {
		return ruling.EnglishWords(text)
	}
	return say.New("%s, controlled by %s", what, (&engine.Player{Name: who}).Called())
}

// Kept is the question of a ruling of an id that is kept, without its choices; ErrNotFound
// where there is none, or it was not understood.
func (d *Desk) Kept(ctx context.Context, id string) (ruling.Ask, error) {
	rec, err := d.store.Get(ctx, id)
	if err != nil {
		return ruling.Ask{}, err
	}
	var s sheet
	if err := json.Unmarshal(rec.Body, &s); err != nil {
		return ruling.Ask{}, err
	}
	if s.unread() || d.expired(rec) {
		return ruling.Ask{}, ErrNotFound
	}
	return s.before(rec), nil
}

// before is the question of a sheet as it is gone on with: without its choices, by who asked it.
func (s *sheet) before(rec Record) ruling.Ask {
	ask := ruling.WithoutChoices(s.Ask)
	for player, held := range s.Seats {
		if held.User == rec.Owner {
			ask.Speaker = player
		}
	}
	return ask
}

// followed is what a ruling that was asked after another keeps of it.
type followed struct {
	ID      string         `json:"id"`
	Before  ruling.Ask     `json:"before"`
	Changes answer.Changes `json:"changes"`
}
