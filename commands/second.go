package commands

import (
	"cmp"
	"context"
	"slices"
	"strings"

	"apnap/commands/answer"
	"apnap/commands/ruling"
	"apnap/commands/secondreader"
	"apnap/commands/talk"
	"apnap/engine/cr"
	"apnap/engine/oracle/paragraph"
	"apnap/engine/say"
)

// SecondReader puts a question that the grammar refuses into parts. What it gives is held
// to the question's own words, and is only ever a reading to confirm.
type SecondReader interface {
	// Read reads a question of a user. The error says in general words why it gives nothing.
	Read(ctx context.Context, user string, q secondreader.Question) (secondreader.Parts, error)
}

// Proposal is a reading by the second reader, for who asked to confirm.
type Proposal struct {
	// Text is the question as it was sent, without the names of users.
	Text string       `json:"text"`
	Read *answer.Read `json:"read"`
	// Left are the bytes of Text that the reading has nothing of.
	Left [][2]int `json:"left,omitempty"`
}

// refusal proposes the reading.
func (p *Proposal) refusal() *answer.Refusal {
	no := &answer.Refusal{Code: CodeCheckReading, Where: "question", Text: p.Text, Proposed: p.Read, Left: p.Left, Doubt: p.Left}
	parts := partsSay(p.Read.Effects, p.Read.Facts, p.Read.Events)
	if len(p.Left) == 0 {
		no.Says = say.New("I could not read this myself. A language model put it so: %s. Is that your question?", ruling.InARow(parts))
		return no
	}
	no.Span = &p.Left[0]
	no.Says = say.New("I could not read this myself. A language model put it so: %s. That has nothing of %s, which may change the ruling.", ruling.InARow(parts), say.All(ruling.EachQuoted(p.words())))
	return no
}

// words are those that the reading has nothing of.
func (p *Proposal) words() []string {
	var list []string
	for _, span := range p.Left {
		list = append(list, p.Text[span[0]:span[1]])
	}
	return list
}

// Ask is the question that the proposal amounts to, with the choices given besides.
func (p *Proposal) Ask(ask ruling.Ask) ruling.Ask {
	return ruling.Ask{Players: p.Read.Players, Effects: p.Read.Effects, Facts: p.Read.Facts, Events: p.Read.Events,
		Edition: cmp.Or(p.Read.Edition, ask.Edition), Choose: ask.Choose, NextOnly: ask.NextOnly}
}

// RuleProposal rules on a proposal that somebody confirmed.
func (d *Desk) RuleProposal(p *Proposal, ask ruling.Ask) (*ruling.Case, error) {
	c, err := d.Rule(p.Ask(ask))
	if err != nil {
		return nil, err
	}
	c.Ruling.Read, c.Ruling.LeftOut = p.Read, p.words()
	return c, nil
}

// Propose has the second reader read a paragraph that was refused, and gives its reading
// with the refusal that proposes it; nil, and the same refusal, where there is none.
func (d *Desk) Propose(ctx context.Context, user, text string, ask ruling.Ask, err error) (*Proposal, error) {
	if !d.unreadable(err) {
		return nil, err
	}
	read := d.secondly(ctx, user, text, "", ask)
	if read == nil {
		return nil, err
	}
	p := proposalOf(text, read)
	return p, p.refusal()
}

// unreadable reports whether an error is a refusal of a paragraph that a second reader may
// get on with: one that asks nothing back.
func (d *Desk) unreadable(err error) bool {
	no := answer.AsRefusal(err)
	return d.second != nil && no != nil && no.Where == "question" && no.Proposed == nil && len(no.Readings) == 0 && no.Code != answer.CodeTooLarge
}

// proposalOf keeps a reading of a text.
func proposalOf(text string, read *paragraph.Reading) *Proposal {
	p := &Proposal{Text: text, Read: readOf(read)}
	p.Read.Second = true
	for _, l := range read.Left {
		p.Left = append(p.Left, l.Span)
	}
	return p
}

// secondly is a paragraph as the second reader reads it, nil where it does not or where its
// reading cannot be taken.
func (d *Desk) secondly(ctx context.Context, user, text, speaker string, ask ruling.Ask) *paragraph.Reading {
	edition, err := answer.FindEdition(ask.Edition)
	if err != nil {
		return nil
	}
	q := paragraph.Question{Text: text, Speaker: speaker, Players: ask.Players, Active: ask.Active, Edition: edition}
	grounds := paragraph.GroundsOf(q, d.Cards)
	parts, err := d.second.Read(ctx, user, secondreader.Question{Text: text, Players: grounds.Players()})
	if err != nil {
		return nil // the refusal stands
	}
	read := &paragraph.Reading{Players: parts.Players, Effects: parts.Effects, Facts: parts.Facts, Events: parts.Events, Edition: parts.Edition}
	if given := ask.Edition; read.Edition != "" && !cr.MeansCurrent(given) && given != read.Edition {
		return nil
	}
	if _, err := answer.FindEdition(read.Edition); err != nil || !grounds.Accept(read) {
		return nil
	}
	now := askOf(read, ask)
	now.Choose, now.NextOnly = nil, true
	if _, err := d.Rule(now); err != nil {
		return nil
	}
	return read
}

// reread is the refusal of a ruling's question, with what the second reader may propose
// instead still to come.
func (d *Desk) reread(ctx context.Context, rec Record, s *sheet, w words, a asker, err error) talk.Reply {
	refused := d.refuse(rec, s, err)
	if !d.unreadable(err) || !d.allowsSecond(ctx, a.at.Guild) {
		return refused
	}
	alone := refused // nothing more comes with it
	refused.Later = func(ctx context.Context) talk.Reply {
		p := d.proposed(ctx, w, a, s.Seats)
		if p == nil {
			return alone
		}
		s.Proposed = p
		r := d.change(ctx, talk.Press{}, rec, s)
		if r.Ruling == "" {
			return alone
		}
		return r
	}
	return refused
}

// allowsSecond reports whether a server lets questions go to the second reader.
func (d *Desk) allowsSecond(ctx context.Context, guild string) bool {
	set, err := d.settingsOf(ctx, guild)
	return err == nil && !set.NoSecond
}

// proposedSheet is what the second reader proposes, with the sheet that it makes once who
// asked has confirmed it.
type proposedSheet struct {
	Proposal
	Then *sheet `json:"then"`
}

// proposed has the second reader read a question, nil where it does not. It is told numbers
// in the place of users' names.
func (d *Desk) proposed(ctx context.Context, w words, a asker, seats map[string]seat) *proposedSheet {
	rd := &reader{user: a.user, mentions: a.mentions, seats: map[string]seat{}, plain: true, typed: w.typed()}
	unnamed := a
	unnamed.speaker = talk.User{ID: a.speaker.ID}
	text := strings.ReplaceAll(rd.mention(w.question), "@", "")
	read := d.secondly(ctx, a.user.ID, text, cmp.Or(rd.called(unnamed.speaker), unnamedAsker), ruling.Ask{Players: rd.players, Edition: w.edition})
	if read == nil {
		return nil
	}
	p := &proposedSheet{Proposal: *proposalOf(text, read), Then: rd.sheet(w, unnamed, read)}
	d.renamed(p.Then, a, w, anyName)
	read.Players, read.Effects, read.Facts, read.Events = p.Then.Ask.Players, p.Then.Ask.Effects, p.Then.Ask.Facts, p.Then.Ask.Events
	p.Read = proposalOf(text, read).Read
	p.Then.Second = true
	for player, held := range seats {
		if _, taken := p.Then.Seats[player]; !taken && slices.Contains(read.Players, player) {
			p.Then.Seats[player] = held
		}
	}
	return p
}

// confirmed rules on what the second reader proposed.
func (d *Desk) confirmed(ctx context.Context, p talk.Press, rec Record, s *sheet) talk.Reply {
	now := s.Proposed.Then
	now.Language, now.Alone, now.Ping = s.Language, s.Alone, s.Ping
	return d.change(ctx, p, rec, now)
}
