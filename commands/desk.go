package commands

import (
	"context"
	"crypto/rand"
	"encoding/base32"
	"strings"
	"sync/atomic"
	"time"
	"unicode"

	"apnap/commands/answer"
	"apnap/commands/cardindex"
	"apnap/commands/lookup"
	"apnap/commands/ruling"
	"apnap/commands/talk"
	"apnap/engine"
	"apnap/engine/oracle"
	"apnap/engine/say"
	"apnap/rulesdb"
)

// Parts are what a Desk works with. Cards, Rules and Store must be set.
type Parts struct {
	Cards oracle.Cards
	Names cardindex.CardNames // completes card names as one types; nil completes none
	// Rules opens the rules index; it is asked each time and may keep it open.
	Rules func(context.Context) (*rulesdb.DB, error)
	Store Store
	// Second reads what the grammar refuses; nil for none.
	Second SecondReader
	// Limits bound the walk through a question's choices; the zero value means
	// the engine's own bounds.
	Limits engine.Limits
	// Heavy bound it where Limits do not suffice, one question at a time; the zero
	// value leaves such a walk incomplete.
	Heavy   engine.Limits
	Program lookup.Program // what /about tells
	// Keep is how long an open ruling is kept after it was last touched; 0 for ever.
	Keep  time.Duration
	Now   func() time.Time // the clock; nil for the system's
	NewID func() string    // makes ids; nil for random ones
}

// Desk answers every command. It is safe for concurrent use.
type Desk struct {
	ruling.Judge
	store   Store
	second  SecondReader
	keepFor time.Duration
	now     func() time.Time
	newID   func() string
	// lastNews is the text of which every server has been told; nil before the first.
	lastNews *atomic.Pointer[string]
}

var _ talk.Service = (*Desk)(nil)

// New returns a Desk made of its parts.
func New(p Parts) *Desk {
	d := &Desk{Judge: ruling.NewJudge(lookup.Shelf{Cards: p.Cards, Names: p.Names, OpenRules: p.Rules, Program: p.Program}, p.Limits, p.Heavy), store: p.Store, second: p.Second, keepFor: p.Keep, now: p.Now, newID: p.NewID,
		lastNews: &atomic.Pointer[string]{}}
	if d.now == nil {
		d.now = time.Now
	}
	if d.newID == nil {
		d.newID = randomID
	}
	return d
}

// idLetters is how long the ids of rulings are: short enough to be read out, and
// nothing follows from guessing one.
const idLetters = 6

// randomID is 30 random bits in six letters and digits.
func randomID() string {
	var b [5]byte
	rand.Read(b[:]) // never fails, by its documentation
	return strings.ToLower(base32.StdEncoding.EncodeToString(b[:]))[:idLetters]
}

// Speaking is the desk as it answers in a language.
func (d *Desk) Speaking(l say.Language) *Desk {
	other := *d
	other.Lang = l
	return &other
}

// Specs implements Service.
func (d *Desk) Specs() []talk.Spec {
	list := d.commands()
	specs := make([]talk.Spec, len(list))
	for i := range list {
		specs[i] = list[i].spec
	}
	return specs
}

// Run implements Service.
func (d *Desk) Run(ctx context.Context, r talk.Request) talk.Reply {
	d = d.Speaking(say.For(r.Locale))
	reply := d.run(ctx, r)
	if d.isSort(r.Command, aboutUs) {
		return reply // what rules are in force has nothing to do with it
	}
	return d.Footed(reply, r.Options["edition"])
}

// run carries a command out as the server wants it. When nobody knows how that is,
// since the store does not answer, what needs no store is still answered, to who
// asked alone.
func (d *Desk) run(ctx context.Context, r talk.Request) talk.Reply {
	set, err := d.settingsOf(ctx, r.Place.Guild)
	if err != nil {
		alone := d.carryOut(ctx, withDefaults(r, "", true))
		alone.Private = true
		return alone
	}
	if set.Language != "" {
		d = d.Speaking(say.For(set.Language))
	}
	if refused := d.outside(&set, r); refused != nil {
		return *refused
	}
	r.Ping, r.Images = set.Ping, set.Images
	reply := d.carryOut(ctx, withDefaults(r, set.Edition, set.Private))
	reply.Private = reply.Private || set.Quiet && d.isSort(r.Command, looksUp)
	return reply
}

// carryOut carries a command out.
func (d *Desk) carryOut(ctx context.Context, r talk.Request) talk.Reply {
	c, known := d.commandCalled(r.Command)
	switch {
	case !known:
		return d.unknownCommand(r.Command)
	case givesNothing(&c.spec, r):
		return talk.Told(d.Lang.Say(sayNothingGiven))
	}
	return c.run(d, ctx, r)
}

// givesNothing reports whether what a command cannot do without is missing, or has
// nothing in it that can be seen.
func givesNothing(s *talk.Spec, r talk.Request) bool {
	visible := func(c rune) bool { return unicode.IsGraphic(c) && !unicode.IsSpace(c) }
	for _, o := range s.Options {
		if name := o.Name.String(); o.Required && name != "from" && !strings.ContainsFunc(r.Options[name], visible) {
			return true
		}
	}
	return false
}

// unknownCommand answers a command that is not one of ours.
func (d *Desk) unknownCommand(name string) talk.Reply {
	return talk.Reply{Verdict: d.Lang.Say(sayNoCommand, name), Private: true, Refused: answer.CodeNotUnderstood}
}
