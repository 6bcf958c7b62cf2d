package commands

import (
	"context"
	"encoding/json"
	"errors"
	"maps"
	"slices"
	"time"

	"apnap/commands/talk"
	"apnap/engine/say"
)

// forgetSpec describes /forget.
func forgetSpec() talk.Spec {
	return talk.Spec{Name: say.New("forget"), Description: say.New("Delete everything I keep of you: your rulings, your reports, your seats")}
}

// askForget asks whether what is kept of a user shall be deleted.
func (d *Desk) askForget(ctx context.Context, u talk.User) talk.Reply {
	n, err := d.store.CountOpen(ctx, u.ID)
	if err != nil {
		return d.Fault()
	}
	return talk.Reply{Verdict: d.Lang.Say(sayForget, n), Private: true, Buttons: [][]talk.Button{{{Label: d.Lang.Say(labelForget), Action: talk.ActForget, Style: talk.StyleDanger}}}}
}

// forget deletes what is kept of a user: what they asked and reported, and their
// seats in what others asked.
func (d *Desk) forget(ctx context.Context, u talk.User) talk.Reply {
	if err := d.store.Forget(ctx, u.ID); err != nil {
		return d.Fault()
	}
	held, err := d.store.Sitting(ctx, u.ID)
	if err != nil {
		return d.Fault()
	}
	n, r := 0, talk.Reply{Private: true}
	for _, rec := range held {
		left, err := d.unseat(ctx, rec, u.ID)
		if err != nil {
			return d.Fault()
		}
		if left == nil {
			continue
		}
		n++
		if d.now().Sub(rec.Updated) < freshFor && len(r.Changed) < maxChanged {
			r.Changed = append(r.Changed, d.Footed(d.show(rec, left), left.Ask.Edition))
		}
	}
	r.Verdict = d.Lang.Say(sayForgotten, n)
	return r
}

// What can be shown of rulings that somebody left: Discord lets the messages of those of
// the last quarter of an hour be changed.
const (
	freshFor   = 15 * time.Minute
	maxChanged = 10
)

// holds puts a ruling into its record, with who is in it.
func (r *Record) holds(s *sheet) error {
	body, err := json.Marshal(s)
	if err != nil {
		return err
	}
	in := map[string]bool{}
	for _, held := range s.Seats {
		in[held.User] = true
	}
	for _, made := range s.Made {
		in[made.User] = true
	}
	delete(in, "")
	r.Body, r.Seated = body, slices.Sorted(maps.Keys(in))
	return nil
}

// maxUnseatTries is how often a ruling that others press meanwhile is tried.
const maxUnseatTries = 5

// unseat takes a user out of a ruling of somebody else's, and returns it without them;
// nil where they were not in it. The ruling stays where it stands, so that the buttons
// shown go on working.
func (d *Desk) unseat(ctx context.Context, rec Record, user string) (*sheet, error) {
	for range maxUnseatTries {
		s := &sheet{}
		if err := json.Unmarshal(rec.Body, s); err != nil {
			return nil, err
		}
		if !s.without(user) {
			return nil, nil
		}
		if err := rec.holds(s); err != nil {
			return nil, err
		}
		err := d.store.Swap(ctx, rec, rec.Step, "")
		if err == nil {
			return s, nil
		}
		if !errors.Is(err, ErrStale) {
			return nil, err
		}
		if rec, err = d.store.Get(ctx, rec.ID); err != nil {
			return nil, err
		}
	}
	return nil, ErrStale
}

// without removes a user from a ruling, and reports whether they were in it.
func (s *sheet) without(user string) bool {
	was := false
	for player, held := range s.Seats {
		if held.User == user {
			s.Seats[player], was = seat{Left: true}, true
		}
	}
	for i := range s.Made {
		if s.Made[i].User == user {
			s.Made[i].User, was = "", true
		}
	}
	return was
}
