package commands

import (
	"context"
	"errors"
	"strings"

	"apnap/commands/answer"
	"apnap/commands/lookup"
	"apnap/commands/ruling"
	"apnap/commands/talk"
	"apnap/engine/oracle"
	"apnap/engine/oracle/paragraph"
	"apnap/engine/say"
)

// The bounds of a question asked by command.
const (
	maxEffectOptions  = 8    // effect1 … effect8
	maxOptionLength   = 1000 // characters of one option
	maxQuestionLength = 2000 // characters of a question in sentences
	maxEffectsLength  = 4000 // characters of all effects in a form
	maxOpenRulings    = 200  // rulings kept for one user
)

// resolveSpec describes /resolve.
func resolveSpec() talk.Spec {
	s := talk.Spec{Name: say.New("resolve"), Description: say.New("Rule on what happens when several replacement and prevention effects want one event"),
		Options: []talk.OptionSpec{questionOption(),
			{Name: say.New("event"), Description: say.New("Or in parts. What happens: Lightning Bolt deals 3 damage to @Bob"), MaxLength: maxOptionLength}}}
	for i := 1; i <= maxEffectOptions; i++ {
		s.Options = append(s.Options, talk.OptionSpec{Name: say.New("effect%d", i), MaxLength: maxOptionLength, Autocomplete: true,
			Description: say.New("An effect: @Alice's Furnace of Rath, or the text of an ability")})
	}
	return withOptions(s,
		talk.OptionSpec{Name: say.New("facts"), Description: say.New("Facts of the board, separated by ;"), MaxLength: maxOptionLength},
		lookup.EditionOption(), privateOption())
}

// askSpec describes /ask.
func askSpec() talk.Spec {
	question := questionOption()
	question.Required = true
	return talk.Spec{Name: say.New("ask"), Description: say.New("Ask a whole question in a sentence or two"), Options: []talk.OptionSpec{question, lookup.EditionOption(), privateOption()}}
}

// questionOption is the option that holds a whole question.
func questionOption() talk.OptionSpec {
	return talk.OptionSpec{Name: say.New("question"), Description: say.New("The whole question: I control Furnace of Rath. I Bolt Bob. How much damage?"), MaxLength: maxQuestionLength}
}

// privateOption is the option that makes a ruling private.
func privateOption() talk.OptionSpec {
	return talk.OptionSpec{Name: say.New("private"), Description: say.New("Only you see the ruling"), Boolean: true}
}

// withOptions adds options to a command.
func withOptions(s talk.Spec, more ...talk.OptionSpec) talk.Spec {
	s.Options = append(s.Options, more...)
	return s
}

// resolve rules on a question asked by command; a form asks for it where there
// is none.
func (d *Desk) resolve(ctx context.Context, r talk.Request) talk.Reply {
	w, private := wordsOf(r.Options), r.Alone || isYes(r.Options["private"])
	if w.empty() {
		return talk.Reply{Form: d.questionForm(w, origin{Private: private}), Private: true}
	}
	return d.ask(ctx, w, asker{user: r.User, speaker: r.User, mentions: r.Mentions, at: r.Place, private: private, alone: r.Alone, ping: r.Ping})
}

// asker is who asks a question, and where.
type asker struct {
	user talk.User
	// speaker is who says "I" in a paragraph: the asker, or the author of the
	// message that the question was taken from.
	speaker  talk.User
	mentions map[string]string
	at       talk.Place
	private  bool
	alone    bool // nobody else can be shown it
	ping     bool // who is asked is pinged
}

// ask rules on a question that somebody has put into words.
func (d *Desk) ask(ctx context.Context, w words, a asker) talk.Reply {
	if w.both() {
		return talk.Told(d.Lang.Say(sayBoth))
	}
	if w.question != "" {
		return d.askParagraph(ctx, w, a)
	}
	d = d.remembering()
	return d.open(ctx, d.inParts(w, a), a)
}

// remembering is the desk with cards that remember what was read of them, and with the readings of questions, for one that is ruled on
// several times: with what users are called, with numbers for that, and to be shown.
func (d *Desk) remembering() *Desk {
	if d.Cards == nil {
		return d
	}
	other := *d
	other.Cards = paragraph.Remember(d.Cards)
	return &other
}

// isYes reads a boolean option.
func isYes(text string) bool {
	switch strings.ToLower(strings.TrimSpace(text)) {
	case "true", "yes", "1", "on":
		return true
	}
	return false
}

// open keeps a new ruling and shows it. A question that is refused is kept
// too, so that it can be edited.
func (d *Desk) open(ctx context.Context, s *sheet, a asker) talk.Reply {
	rec, refused := d.keep(ctx, s, a)
	if refused != nil {
		return *refused
	}
	return d.show(rec, s)
}

// keep makes a record of a new ruling, or says why that cannot be.
func (d *Desk) keep(ctx context.Context, s *sheet, a asker) (Record, *talk.Reply) {
	s.Language, s.Alone, s.Ping = d.Lang, a.alone, a.ping
	no := d.Fault()
	if n, err := d.store.CountOpen(ctx, a.user.ID); err != nil {
		return Record{}, &no
	} else if n >= maxOpenRulings {
		return Record{}, &talk.Reply{Verdict: d.Lang.Say(sayManyOpen), Private: true, Refused: answer.CodeTooLarge}
	}
	now := d.now()
	rec := Record{ID: d.newID(), Guild: a.at.Guild, Channel: a.at.Channel, Owner: a.user.ID, Private: a.private, Created: now, Updated: now}
	if err := rec.holds(s); err != nil {
		return Record{}, &no
	}
	err := d.store.Put(ctx, rec)
	for n := 1; errors.Is(err, ErrRepeated) && n < maxIDTries; n++ {
		rec.ID = d.newID()
		err = d.store.Put(ctx, rec)
	}
	if err != nil {
		return Record{}, &no
	}
	return rec, nil
}

// maxIDTries is how many ids are tried until one is free.
const maxIDTries = 8

// show rules on what a record holds and words the reply.
func (d *Desk) show(rec Record, s *sheet) talk.Reply { return d.showPage(rec, s, 0) }

// showPage shows a page of a ruling, from 0.
func (d *Desk) showPage(rec Record, s *sheet, n int) talk.Reply {
	d = d.Speaking(s.Language)
	if s.Proposed != nil {
		return d.refuse(rec, s, s.Proposed.refusal())
	}
	if s.unread() {
		if _, err := d.readParagraph(s.Question, unnamedAsker, s.Ask); err != nil {
			return d.refuse(rec, s, err)
		}
	}
	if !s.unread() && len(s.Ask.Events) == 0 {
		return d.refuse(rec, s, &answer.Refusal{Code: answer.CodeNotUnderstood, Where: "event", Says: say.New(sayNoEvent)})
	}
	c, err := d.Rule(s.ask())
	if err != nil {
		return d.refuse(rec, s, err)
	}
	if s.Asker != "" {
		c.Ruling.Assumptions = append(c.Ruling.Assumptions, say.New(sayAsker, s.Asker))
	}
	r := d.present(rec, s, c)
	if s.After != nil {
		r.Notes = append([]string{d.after(s.After.Before, s.After.ID, s.After.Changes, c).Says}, r.Notes...)
	}
	r.Notes = append(ruling.ConfirmedSays(d.Lang, s.Second, s.LeftOut), r.Notes...)
	return talk.Paged(d.Lang, r, n, "ruling", "")
}

// present words a ruling: the open choice, or the end.
func (d *Desk) present(rec Record, s *sheet, c *ruling.Case) talk.Reply {
	if c.Ruling.Choice == nil {
		return endReply(rec, s, c)
	}
	if owner := s.Seats[c.Ruling.Choice.Chooser].User; rec.Private && owner != rec.Owner && !oracle.SameName(rec.Owner, c.Ruling.Choice.Chooser) {
		return elsewhereReply(rec, s, c)
	}
	return choiceReply(rec, s, c)
}
