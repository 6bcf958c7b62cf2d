package commands

import (
	"maps"
	"regexp"
	"slices"
	"strings"

	"apnap/commands/ruling"
	"apnap/commands/talk"
	"apnap/engine/oracle"
)

// renamed gives the players of a question that was read with numbers for names what
// they are called, where that is such a name and the question ends as before.
func (d *Desk) renamed(s *sheet, a asker, w words, such func(name string) bool) {
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
		now.Ask.Speaker = renamedIn([]string{s.Ask.Speaker}, player, called)[0]
		if !d.alike(s.ask(), now.ask(), player, called) {
			continue
		}
		now.Seats = maps.Clone(s.Seats)
		delete(now.Seats, player)
		now.Seats[called] = held
		*s = now
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

// beginAlike reports whether two answers are the same but for what players are called, as
// far as what is asked first: what was understood, and the choice, or the only end.
func beginAlike(before, after *ruling.Case, called map[string]string) bool {
	said := []string{string(before.JSON())}
	for was, is := range called {
		said = renamedIn(said, was, is)
	}
	return said[0] == string(after.JSON())
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

// anyName takes every name.
func anyName(string) bool { return true }

// differing are the names that the players of a sheet have in another, in which it is
// asked with numbers for the names of users. One that was typed for a player besides is
// that player's: then there is nothing to compare.
func (s *sheet) differing(plain *sheet, players []string, typed func(name string) bool) (called map[string]string, same bool) {
	called = map[string]string{}
	for name, held := range s.Seats {
		for player, other := range plain.Seats {
			switch {
			case other.User != held.User || player == name:
			case typed(name) && slices.ContainsFunc(players, func(p string) bool { return oracle.SameName(p, name) }):
				return nil, true
			default:
				called[player] = name
			}
		}
	}
	return called, false
}

// means reports whether a paragraph read with what its players are called says the same
// as with numbers for names: a user who is called as a card, or as a word of the
// question, must not become a part of it.
func (s *sheet) means(plain *sheet, typed func(name string) bool) bool {
	parts := func(s *sheet) []string {
		return slices.Concat(s.Ask.Players, s.Ask.Effects, s.Ask.Facts, s.Ask.Events)
	}
	called, same := s.differing(plain, plain.Ask.Players, typed)
	was := parts(plain)
	for player, name := range called {
		was = renamedIn(was, player, name)
	}
	return same || slices.Equal(parts(s), was)
}

// inParts is a question asked in parts, with what its players are called; with numbers for
// names where it cannot be ruled on with these, or would be ruled on otherwise.
func (d *Desk) inParts(w words, a asker) *sheet {
	rd := &reader{user: a.user, mentions: a.mentions, typed: w.typed()}
	s, plain := read(w, a.user, a.mentions, false), read(w, a.user, a.mentions, true)
	if len(plain.Seats) == 0 {
		return s // nobody has a name that could mean something
	}
	first := func(s *sheet) ruling.Ask {
		ask := s.ask()
		ask.NextOnly = true // what it would lead to is worked out once, when it is shown
		return ask
	}
	before, err := d.Rule(first(plain))
	if err != nil {
		return s
	}
	var players []string
	for i := range before.Scenario.Board.Players {
		players = append(players, before.Scenario.Board.Players[i].Name)
	}
	called, same := s.differing(plain, players, rd.wasTyped)
	after, err := d.Rule(first(s))
	if err == nil && (same || beginAlike(before, after, called)) {
		return s
	}
	d.renamed(plain, a, w, anyName)
	return plain
}
