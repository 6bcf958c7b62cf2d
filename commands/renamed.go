package commands

import (
	"maps"
	"regexp"
	"slices"
	"strings"

	"apnap/commands/ruling"
	"apnap/commands/talk"
	"apnap/engine/oracle/paragraph"
)

// renamed gives the players of a paragraph that was read with numbers for names what
// they are called, where that is such a name and the question is read as before.
func (d *Desk) renamed(s *sheet, read *paragraph.Reading, a asker, w words, such func(name string) bool) {
	rd := &reader{user: a.user, mentions: a.mentions, players: slices.Clone(s.Ask.Players), typed: w.typed()}
	for _, player := range slices.Sorted(maps.Keys(s.Seats)) {
		held := s.Seats[player]
		called := rd.named(a.nameOf(held.User))
		if called == "" || !such(called) || rd.taken(called) {
			continue
		}
		now := *s
		now.Ask.Players, now.Ask.Effects = renamedIn(s.Ask.Players, player, called), renamedIn(s.Ask.Effects, player, called)
		now.Ask.Facts, now.Ask.Events = renamedIn(s.Ask.Facts, player, called), renamedIn(s.Ask.Events, player, called)
		if !d.alike(s.ask(), now.ask(), player, called) {
			continue
		}
		now.Seats = maps.Clone(s.Seats)
		delete(now.Seats, player)
		now.Seats[called] = held
		*s = now
		read.Players, read.Effects, read.Facts, read.Events = s.Ask.Players, s.Ask.Effects, s.Ask.Facts, s.Ask.Events
		rd.players = append(rd.players, called)
	}
}

// ofWords reports whether a name has several words, which no sentence takes for anything else.
func ofWords(name string) bool { return strings.ContainsFunc(name, betweenNames) }

// alike reports whether a question ends as another does in which a player has another name.
func (d *Desk) alike(a, b ruling.Ask, was, is string) bool {
	before, err := d.Rule(a)
	if err != nil {
		return false
	}
	after, err := d.Rule(b)
	if err != nil || after.Chooser() != renamedIn([]string{before.Chooser()}, was, is)[0] {
		return false
	}
	ends := renamedIn(ruling.EndKeys(before), was, is)
	slices.Sort(ends)
	return slices.Equal(ends, ruling.EndKeys(after))
}

// nameOf is what a user of the question is called, empty where nobody knows.
func (a asker) nameOf(id string) string {
	for _, u := range []talk.User{a.speaker, a.user} {
		if u.ID == id {
			return u.Name
		}
	}
	return a.mentions[id]
}

// renamedIn puts another name into sentences.
func renamedIn(list []string, was, is string) []string {
	word := regexp.MustCompile(`\b` + regexp.QuoteMeta(was) + `\b`)
	out := make([]string, len(list))
	for i, text := range list {
		out[i] = word.ReplaceAllLiteralString(text, is)
	}
	return out
}
