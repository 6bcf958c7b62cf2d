package commands

import (
	"apnap/engine/oracle/paragraph"
)

// Read is what was found in a whole question told in a paragraph: each string is
// what the flag of `apnap resolve` with that name takes.
type Read struct {
	Asker   string   `json:"asker"`
	Players []string `json:"players"`
	Effects []string `json:"effects"`
	Facts   []string `json:"facts"`
	Events  []string `json:"events"`
}

// RuleParagraph works out a whole question told in a paragraph. Players, edition
// and choices are those of ask; its effects, facts and events are not looked at.
// The error is a *Refusal unless something is broken.
func (d *Desk) RuleParagraph(text string, ask Ask) (*Case, error) {
	read, err := d.readParagraph(text, "", ask)
	if err != nil {
		return nil, err
	}
	c, err := d.Rule(askOf(read, ask))
	if err != nil {
		return nil, err
	}
	c.setRead(read)
	return c, nil
}

// readParagraph reads a paragraph; the speaker is called as given, "you" without a name.
func (d *Desk) readParagraph(text, speaker string, ask Ask) (*paragraph.Reading, error) {
	edition, err := findEdition(ask.Edition)
	if err != nil {
		return nil, err
	}
	read, refused := paragraph.Read(paragraph.Question{Text: text, Speaker: speaker, Players: ask.Players, Active: ask.Active, Edition: edition}, d.cards)
	if refused != nil {
		return nil, ofReading(refused)
	}
	return read, nil
}

// askOf is the question that a paragraph amounts to, with the edition and the
// choices given besides.
func askOf(read *paragraph.Reading, ask Ask) Ask {
	return Ask{Players: read.Players, Effects: read.Effects, Facts: read.Facts, Events: read.Events,
		Edition: ask.Edition, Choose: ask.Choose, NextOnly: ask.NextOnly}
}

// setRead adds what was read to an answer.
func (c *Case) setRead(read *paragraph.Reading) {
	full := func(list []string) []string { return append([]string{}, list...) }
	c.Ruling.Read = &Read{Asker: read.Asker, Players: full(read.Players), Effects: full(read.Effects), Facts: full(read.Facts), Events: full(read.Events)}
	c.Ruling.LeftAside = full(read.LeftAside)
}
