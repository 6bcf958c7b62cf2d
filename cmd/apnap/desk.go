package main

import (
	"log/slog"

	"apnap/commands"
	"apnap/commands/cardindex"
	"apnap/commands/lookup"
	"apnap/engine"
	"apnap/engine/say"
)

// readerDesk is a desk for commands that only read: nothing is kept, and the
// rules index is opened when it is asked.
func (s *session) readerDesk() (*commands.Desk, func()) {
	return s.desk(commands.NewMemory(), engine.Limits{States: 2_000_000, Outcomes: 8000}, engine.Limits{}, nil)
}

// desk puts the commands together on a store; the log, which may be nil, is told what comes
// of the second reader. What is returned besides closes what was opened.
func (s *session) desk(store commands.Store, limits, heavy engine.Limits, log *slog.Logger) (*commands.Desk, func()) {
	cards := cardindex.OpenCards(s.settings.dataDir())
	index := &index{dir: s.settings.dataDir(), tell: s.tell}
	return commands.New(commands.Parts{Cards: cards, Names: cards, Rules: index.open, Store: store, Second: secondOf(s.second(log)), Limits: limits, Heavy: heavy,
		Program: s.program(), Keep: s.settings.kept()}), func() { index.close(); _ = cards.Close() }
}

// program is what /about tells of this program.
func (s *session) program() lookup.Program {
	web, err := s.settings.webURL()
	if err != nil {
		web = "" // serve says why
	}
	return lookup.Program{Web: web, Version: buildOf().version(), Updates: s.updatesSay, Links: s.links(), RulePage: s.settings.get("rules.page"),
		CardPage: s.settings.get("cards.page"), CardImage: s.settings.get("cards.image")}
}

// links are the addresses that /about offers: those of whoever runs the bot first.
func (s *session) links() []lookup.ProgramLink {
	var links []lookup.ProgramLink
	for _, one := range []lookup.ProgramLink{
		{Label: say.New("Invite me"), URL: s.settings.get("about.invite")},
		{Label: say.New("Help"), URL: s.settings.get("about.support")},
		{Label: say.New("Source"), URL: s.settings.get("about.source")},
		{Label: say.New("Privacy"), URL: s.settings.get("about.privacy")},
		{Label: say.New("The official rules"), URL: s.settings.get("rules.url")},
		{Label: say.New("Card files"), URL: s.settings.get("cards.url")},
	} {
		if one.URL != "" {
			links = append(links, one)
		}
	}
	return links
}
