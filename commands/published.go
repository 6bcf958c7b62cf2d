package commands

import (
	"context"
	"errors"
	"slices"
	"strings"

	"apnap/commands/answer"
	"apnap/commands/ruling"
	"apnap/commands/talk"
	"apnap/engine/say"
)

// Published is a ruling that who asked it has made a page of: nothing on it comes from a
// user but what they typed.
type Published struct {
	ID       string
	Language say.Language
	Question []string   // what was asked, as it was typed or in its parts
	Reply    talk.Reply // as it stands: who chooses, or how it ends
	Ends     []PublishedEnd
	Tree     *talk.Tree // nil where there is nothing to choose
	Rules    []PublishedRule
	JSON     []byte // the ruling as the contract has it
}

// PublishedEnd is one way that it ends, with the reasons.
type PublishedEnd struct {
	Says, Choices string
	Reasons       []talk.Line
}

// PublishedRule is a rule that is cited, with its text as it is installed.
type PublishedRule struct{ Number, Text string }

// maxPublishedEnds is how many ends a page tells with their reasons.
const maxPublishedEnds = 50

// link makes a page of a ruling, if who asked wants that, and gives its address.
func (d *Desk) link(ctx context.Context, p talk.Press, rec Record, s *sheet) talk.Reply {
	switch {
	case d.Program.Web == "":
		return talk.NothingNow(d.Lang)
	case p.User.ID != rec.Owner:
		return talk.Told(d.Lang.Say(sayOnlyAskerShares))
	case rec.Private || s.Alone:
		return talk.Told(d.Lang.Say(sayNoPage))
	}
	if !s.Published {
		s.Published = true
		if no := d.keepAsIs(ctx, p, rec, s); no != nil {
			return *no
		}
	}
	r := talk.Told(d.Lang.Say(sayPageMade))
	r.Ruling, r.Step = rec.ID, rec.Step
	r.Body = d.Program.Web + "/r/" + rec.ID
	r.Links = []talk.Link{{Label: d.Lang.Say(labelPage), URL: r.Body}}
	return r
}

// keepAsIs keeps what a sheet holds besides the question and the choices: the ruling
// stays at its step, so that the buttons shown go on working.
func (d *Desk) keepAsIs(ctx context.Context, p talk.Press, rec Record, s *sheet) *talk.Reply {
	no := d.Fault()
	if err := rec.holds(s); err != nil {
		return &no
	}
	switch err := d.store.Swap(ctx, rec, rec.Step, p.Interaction); {
	case errors.Is(err, ErrStale), errors.Is(err, ErrRepeated):
		no = d.moved(rec)
		return &no
	case err != nil:
		return &no
	}
	return nil
}

// Published gives a ruling that has a page; ErrNotFound where there is none, so that
// nobody learns which rulings there are.
func (d *Desk) Published(ctx context.Context, id string) (*Published, error) {
	rec, s, gone := d.load(ctx, id)
	if gone != nil || rec.Private || s.Alone || !s.Published {
		return nil, ErrNotFound
	}
	d = d.Speaking(s.Language)
	s.anonymous()
	c, err := d.Rule(s.ask())
	if err != nil {
		return nil, ErrNotFound
	}
	ask := s.ask()
	ask.Choose = nil
	all, err := d.Rule(ask)
	if err != nil {
		return nil, ErrNotFound
	}
	page := &Published{ID: rec.ID, Language: s.Language, Question: questionTyped(all, s), Reply: d.present(Record{}, s, c), Tree: d.TreeOf(ask, all), JSON: all.JSON()}
	for i := range all.Ruling.Outcomes[:min(len(all.Ruling.Outcomes), maxPublishedEnds)] {
		o := &all.Ruling.Outcomes[i]
		page.Ends = append(page.Ends, PublishedEnd{Says: o.Says, Choices: o.MadeSays(d.Lang), Reasons: ruling.Reasons(o, d.Lang)})
	}
	for _, n := range all.Ruling.Rules {
		page.Rules = append(page.Rules, PublishedRule{n, d.TextOf(ctx, n, all.Edition.ID)})
	}
	return page, nil
}

// anonymousPlayer stands for the name of a user.
const anonymousPlayer = "Player %d"

// anonymous puts numbers in the place of the names of users, which nobody typed.
func (s *sheet) anonymous() {
	s.Asker = ""
	n := 0
	for _, player := range slices.Clone(s.Ask.Players) {
		held := s.Seats[player]
		if held.User == "" || held.Claimed || held.Given {
			continue
		}
		n++
		name := s.Language.Say(anonymousPlayer, n)
		for slices.Contains(s.Ask.Players, name) && name != player {
			n++
			name = s.Language.Say(anonymousPlayer, n)
		}
		s.Ask.Players, s.Ask.Effects = renamedIn(s.Ask.Players, player, name), renamedIn(s.Ask.Effects, player, name)
		s.Ask.Facts, s.Ask.Events = renamedIn(s.Ask.Facts, player, name), renamedIn(s.Ask.Events, player, name)
		for i := range s.Made {
			s.Made[i].Option = renamedIn([]string{s.Made[i].Option}, player, name)[0]
		}
		s.Question = strings.NewReplacer("<@"+held.User+">", name, "<@!"+held.User+">", name).Replace(s.Question)
		delete(s.Seats, player)
		s.Seats[name] = held
	}
	s.Question = mentionWords.ReplaceAllString(s.Question, "…")
}

// questionTyped is the question as the page has it.
func questionTyped(c *ruling.Case, s *sheet) []string {
	if s.Question != "" {
		return []string{s.Question}
	}
	var parts []string
	for _, e := range ruling.HappenRead(c.Lang, s.Ask.Events, c.Scenario) {
		parts = append(parts, e.In(c.Lang))
	}
	for _, e := range ruling.EffectsRead(&answer.Read{Players: c.PlayerNames(), Effects: s.Ask.Effects}) {
		parts = append(parts, e.In(c.Lang))
	}
	for _, f := range ruling.FactsRead(s.Ask.Facts) {
		parts = append(parts, f.In(c.Lang))
	}
	return parts
}
