package commands

import (
	"cmp"
	"context"
	"maps"
	"strings"

	"apnap/commands/answer"
	"apnap/commands/ruling"
	"apnap/commands/talk"
	"apnap/engine/cr"
	"apnap/engine/oracle/paragraph"
	"apnap/engine/say"
)

// RuleParagraph works out a whole question told in a paragraph. Players, edition
// and choices are those of ask; its effects, facts and events are not looked at.
// The error is a *Refusal unless something is broken.
func (d *Desk) RuleParagraph(text string, ask ruling.Ask) (*ruling.Case, error) {
	read, err := d.readParagraph(text, "", ask)
	if err != nil {
		return nil, err
	}
	c, err := d.Rule(askOf(read, ask))
	if err != nil {
		return nil, err
	}
	setRead(c, read)
	return c, nil
}

// readParagraph reads a paragraph; the speaker is called as given, "you" without a name.
func (d *Desk) readParagraph(text, speaker string, ask ruling.Ask) (*paragraph.Reading, error) {
	edition, err := answer.FindEdition(ask.Edition)
	if err != nil {
		return nil, err
	}
	read, refused := paragraph.Read(paragraph.Question{Text: text, Speaker: speaker, Players: ask.Players, Active: ask.Active, Edition: edition}, d.Cards)
	if refused != nil {
		return nil, answer.OfReading(refused)
	}
	if given := ask.Edition; read.Edition != "" && !cr.MeansCurrent(given) && given != read.Edition {
		return nil, &answer.Refusal{Code: answer.CodeAmbiguous, Where: "edition", Text: given, Span: &[2]int{0, len(given)},
			Says: say.New("The question names the rules of %s, and besides it those of \"%s\" are asked for; say one.", read.Edition, given)}
	}
	if (len(read.Left) > 0 || len(read.Taken) > 0) && !ask.AsRead {
		return nil, toConfirm(text, read)
	}
	return read, nil
}

// InParts reads a paragraph into the parts of a question, with the edition and the
// choices given besides.
func (d *Desk) InParts(text string, ask ruling.Ask) (ruling.Ask, error) {
	c, err := d.RuleParagraph(text, ask)
	if err != nil {
		return ruling.Ask{}, err
	}
	read := c.Ruling.Read
	return ruling.Ask{Players: read.Players, Effects: read.Effects, Facts: read.Facts, Events: read.Events, Edition: cmp.Or(read.Edition, ask.Edition), Choose: ask.Choose}, nil
}

// askOf is the question that a paragraph amounts to, with the edition and the
// choices given besides.
func askOf(read *paragraph.Reading, ask ruling.Ask) ruling.Ask {
	return ruling.Ask{First: read.Asked, Whether: read.Whether, Players: read.Players, Effects: read.Effects, Facts: read.Facts, Events: read.Events,
		Edition: cmp.Or(read.Edition, ask.Edition), Choose: ask.Choose, NextOnly: ask.NextOnly}
}

// readOf is what was found in a paragraph, as the contract has it.
func readOf(read *paragraph.Reading) *answer.Read {
	return &answer.Read{Asker: read.Asker, Players: full(read.Players), Effects: full(read.Effects), Facts: full(read.Facts), Events: full(read.Events), Edition: read.Edition, Example: read.Supposed != "", Undivided: read.Undivided, Mine: read.Mine}
}

// full is a list that is never null in JSON.
func full(list []string) []string { return append([]string{}, list...) }

// setRead adds what was read to an answer.
func setRead(c *ruling.Case, read *paragraph.Reading) {
	c.Ruling.Read = readOf(read)
	c.Ruling.LeftAside, c.Ruling.Asked = full(read.LeftAside), read.Wanted
	c.Ruling.Unanswered, c.Ruling.LeftOut = read.Unanswered, leftOut(read)
}

// unnamedAsker is what the one who speaks in a paragraph is called whose own
// name cannot stand in a sentence.
const unnamedAsker = "Asker"

// askParagraph rules on a whole question told in a paragraph.
func (d *Desk) askParagraph(ctx context.Context, w words, a asker) talk.Reply {
	s, err := d.sheetOf(w, a, nil)
	if err != nil {
		unread := &sheet{Question: w.question, Ask: ruling.Ask{Edition: w.edition}}
		rec, refused := d.keep(ctx, unread, a)
		if refused != nil {
			return *refused
		}
		return d.reread(ctx, rec, unread, w, a, err)
	}
	return d.open(ctx, s, a)
}

// sheetOf reads a paragraph into a sheet; the seats taken before stay. Users are
// called all sorts of things, and some of their names mean something in a sentence
// ("Will", "Wizard", "bolt"): where it is not understood with them, or says something
// else than with numbers, numbers take their place.
func (d *Desk) sheetOf(w words, a asker, seats map[string]seat) (*sheet, error) {
	fresh := func(plain bool) *reader {
		return &reader{user: a.user, mentions: a.mentions, seats: maps.Clone(seats), plain: plain}
	}
	rd := fresh(false)
	s, err := d.sheetWith(w, a, rd)
	for _, speaker := range []talk.User{a.speaker, {ID: a.speaker.ID}} {
		if len(a.mentions) == 0 && speaker == a.speaker {
			continue // it would be read no otherwise
		}
		plainly := a
		plainly.speaker = speaker
		plain, no := d.sheetWith(w, plainly, fresh(true))
		switch {
		case no != nil:
			continue
		case err == nil && s.means(plain, rd.wasTyped):
			return s, nil
		case err == nil && speaker == a.speaker:
			continue // it may be the name of who speaks
		}
		d.renamed(plain, a, w, ofWords)
		return plain, nil
	}
	return s, err
}

// sheetWith reads a paragraph with the players' names that a reader gives them.
func (d *Desk) sheetWith(w words, a asker, rd *reader) (*sheet, error) {
	if rd.seats == nil {
		rd.seats = map[string]seat{}
	}
	rd.typed = w.typed()
	text := strings.ReplaceAll(rd.mention(w.question), "@", "")
	read, err := d.readParagraph(text, cmp.Or(rd.called(a.speaker), unnamedAsker), ruling.Ask{Players: rd.players, Edition: w.edition, AsRead: w.asRead})
	if err != nil {
		return nil, err
	}
	return rd.sheet(w, a, read), nil
}

// sheet is a paragraph that was read, with the seats that its reader has given.
func (rd *reader) sheet(w words, a asker, read *paragraph.Reading) *sheet {
	s := &sheet{Ask: askOf(read, ruling.Ask{Edition: w.edition}), Seats: rd.seats, Question: w.question, LeftOut: leftOut(read),
		Beside: beside{LeftAside: read.LeftAside, Wanted: read.Wanted, Unanswered: read.Unanswered, Year: read.Edition, Example: read.Supposed != "", Undivided: read.Undivided, Mine: read.Mine}}
	if read.Asker != "" {
		rd.seats[read.Asker] = seat{User: a.speaker.ID}
		if rd.wasTyped(read.Asker) {
			s.Asker = read.Asker
		}
	}
	return s
}
