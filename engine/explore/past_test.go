package explore

import (
	"fmt"
	"testing"

	"pgregory.net/rapid"

	"apnap/engine"
	"apnap/engine/agenda"
)

// exploredApart explores a question, each play by itself where that is asked, and tells how
// many plays went on as another did.
func exploredApart(s *engine.Scenario, apart bool) (x *engine.Exploration, alike int, err error) {
	w, st, err := agenda.NewStepper(s)
	if err != nil {
		return nil, 0, err
	}
	by := newExplorer(w, engine.Limits{States: 5000})
	if apart {
		by.pasts = nil
	}
	if x, err = by.all(st, nil); by.pasts != nil {
		alike = by.pasts.alike
	}
	return x, alike, err
}

// toldWhole spells all that an exploration found.
func toldWhole(s *engine.Scenario, x *engine.Exploration) string {
	out := fmt.Sprintln(x.Orders, x.Complete, x.States, x.Prefix, x.Reach, x.Matters, x.Assured, x.Assumed)
	if c := x.Choice; c != nil {
		out += fmt.Sprintln(c.Kind, c.Chooser, c.Effect, c.Options)
	}
	for _, e := range x.Ends {
		out += fmt.Sprintln(e.Witness, e.Shown, spelled(s, e.Outcome))
		for i := range e.Outcome.Facts {
			f := &e.Outcome.Facts[i]
			out += fmt.Sprintln(" ", f.Moment, f.By, f.Amount, f.Event.Kind, f.Event.To)
		}
		for _, r := range e.Outcome.Remarks {
			out += fmt.Sprintln(" ", r.Says)
		}
	}
	return out
}

// TestPastsAlike: what is told of one play from what another came to is what it comes to by
// itself, to the last witness.
func TestPastsAlike(t *testing.T) {
	for _, f := range families() {
		t.Run(f.name, func(t *testing.T) {
			rapid.Check(t, func(t *rapid.T) {
				q := genQuestion(t, f, 3)
				if q.Edition.ID < "2001" {
					t.Skip("no moment but one")
				}
				for range rapid.IntRange(1, 3).Draw(t, "more") {
					h := engine.Happening{Events: f.event(t), Whose: engine.NoPlayer}
					if rapid.IntRange(0, 3).Draw(t, "again") > 0 {
						h = q.Events[0]
					}
					q.Events = append(q.Events, h)
				}
				a, _, errA := exploredApart(q, true)
				b, _, errB := exploredApart(q, false)
				if fmt.Sprint(errA) != fmt.Sprint(errB) {
					t.Fatalf("%s\nby itself: %v, as another: %v", describe(q), errA, errB)
				}
				if errA != nil || !a.Complete || !b.Complete {
					return
				}
				if x, y := toldWhole(q, a), toldWhole(q, b); x != y {
					t.Fatalf("%s\nby itself\n%s\nas another\n%s", describe(q), x, y)
				}
			})
		})
	}
}

// TestTimelineGoesOnAlike: of events one after the other each play that begins its next one
// otherwise goes on as another did, unless what happened is looked at in between: whether
// somebody is out of life, for one.
func TestTimelineGoesOnAlike(t *testing.T) {
	effects := []engine.Instance{instance("One", damageEffect(engine.Replacement, times(2))), instance("Two", damageEffect(engine.Prevention, minus(1)))}
	for _, c := range []struct {
		life int
		want bool
	}{{engine.Unset, true}, {1000, false}} {
		q := timelineOf(effects, bolt(3), bolt(3), bolt(3), bolt(3), bolt(3))
		q.Board.Players[1].Life = c.life
		alone, _, err := exploredApart(q, true)
		if err != nil {
			t.Fatal(err)
		}
		x, alike, err := exploredApart(q, false)
		if err != nil || len(x.Ends) != 6 || x.Orders.Int64() != 32 || (alike > 0) != c.want {
			t.Errorf("life %d: %d ends, %v orders, %d went on alike, %v", c.life, len(x.Ends), x.Orders, alike, err)
		}
		if a, b := toldWhole(q, alone), toldWhole(q, x); a != b {
			t.Errorf("life %d: by itself\n%s\nas another\n%s", c.life, a, b)
		}
	}
}
