package commands

import (
	"fmt"
	"regexp"
	"slices"
	"strings"

	"apnap/commands/ruling"
	"apnap/commands/talk"
	"apnap/engine/oracle"
	"apnap/engine/say"
)

// sheet is an open ruling as it is kept: the question, who sits where, and the
// choices made.
type sheet struct {
	Ask   ruling.Ask      `json:"ask"`
	Seats map[string]seat `json:"seats"` // by player name
	Made  []madeBy        `json:"made"`
	// Question is the question as it was typed, where it came in sentences.
	Question string `json:"question,omitempty"`
	// Alone says that the server lets nobody but who asked see the ruling.
	Alone bool `json:"alone,omitempty"`
	// Published says that who asked has made a page of the ruling.
	Published bool `json:"published,omitempty"`
	// Ping says that who is asked is pinged, as the server has settled.
	Ping bool `json:"ping,omitempty"`
	// Beside is what it says besides the parts that were made of it.
	Beside beside `json:"beside,omitzero"`
	// LeftOut are the words of it that are left out, as who asked confirmed.
	LeftOut []string `json:"left_out,omitempty"`
	// Second says that the second reader put it into parts, as who asked confirmed, and
	// Proposed is how it would put it, until they do.
	Second   bool           `json:"second,omitempty"`
	Proposed *proposedSheet `json:"proposed,omitempty"`
	// After is the ruling that it was asked after, with what changed; nil for none.
	After *followed `json:"after,omitempty"`
	// Asker is the name in the question that who asked is taken to bear.
	Asker string `json:"asker,omitempty"`
	// Language is what everybody sees the ruling in: that of who asked.
	Language say.Language `json:"language,omitempty"`
}

// beside is what a question in sentences says besides its parts.
type beside struct {
	LeftAside []string `json:"left_aside,omitempty"`
	Wanted    []string `json:"wanted,omitempty"`
	// Unanswered are its questions of another situation.
	Unanswered []string `json:"unanswered,omitempty"`
	// Year is the edition that it names, and Example says that it names no event.
	Year    string `json:"year,omitempty"`
	Example bool   `json:"example,omitempty"`
	// Undivided is the attacker whose damage among its blockers it leaves open.
	Undivided string `json:"undivided,omitempty"`
	// Mine are the cards that it takes to be whoever asks's.
	Mine []string `json:"mine,omitempty"`
}

// seat says which user is a player of the question.
type seat struct {
	User string `json:"user"`
	// Claimed is set when the user said so by a button, rather than being
	// mentioned or having asked as "me".
	Claimed bool `json:"claimed,omitempty"`
	// Given is set when somebody gave the user the seat by the menu.
	Given bool `json:"given,omitempty"`
	// Left is set of a seat that somebody left who had all about them forgotten: the
	// messages shown have no button to take it.
	Left bool `json:"left,omitempty"`
}

// loose reports whether who asked may give the seat away: nobody sits there, or
// somebody whom neither a mention nor the question itself put there.
func (s seat) loose() bool { return s.User == "" || s.Claimed || s.Given }

// madeBy is a choice made, and the user who made it.
type madeBy struct {
	Option string `json:"option"`
	User   string `json:"user"`
}

// unread reports whether the question came in sentences that were not
// understood.
func (s *sheet) unread() bool { return s.Question != "" && len(s.Ask.Events) == 0 }

// ask is the question with the choices made so far.
func (s *sheet) ask() ruling.Ask {
	a := s.Ask
	a.Choose = nil
	for _, m := range s.Made {
		a.Choose = append(a.Choose, m.Option)
	}
	return a
}

// sitting is the user bound to a player; in a terminal a user whose id is the
// player's name sits there without being asked.
func (s *sheet) sitting(player string, u talk.User) (id string, isUser bool) {
	id = s.Seats[player].User
	if id == "" && oracle.SameName(u.ID, player) {
		return u.ID, true
	}
	return id, id != "" && id == u.ID
}

// words are the parts of a question as typed.
type words struct {
	effects, facts, events []string
	edition, question      string
	// asRead confirms the reading of a question that leaves words out.
	asRead bool
}

// wordsOf takes a question out of a command's options.
func wordsOf(options map[string]string) words {
	w := words{facts: several(bare(options["facts"])), events: several(bare(options["event"])), edition: options["edition"],
		question: strings.TrimSpace(bare(options["question"]))}
	for i := 1; i <= maxEffectOptions; i++ {
		if e := strings.TrimSpace(bare(options[fmt.Sprintf("effect%d", i)])); e != "" {
			w.effects = append(w.effects, e)
		}
	}
	return w
}

// bare takes the brackets off cards that stand in them: "[[Furnace of Rath]]".
func bare(text string) string { return bracketed.ReplaceAllString(text, "$1") }

// bracketed is a card in brackets, as people write it where a bot looks it up.
var bracketed = regexp.MustCompile(`\[\[\s*([^\[\]|]+?)\s*(?:\|[^\[\]]*)?\]\]`)

// several splits what may hold more than one sentence, separated by ";".
func several(text string) []string {
	var list []string
	for part := range strings.SplitSeq(text, ";") {
		if part = strings.TrimSpace(part); part != "" {
			list = append(list, part)
		}
	}
	return list
}

// empty reports whether nothing was asked.
func (w words) empty() bool {
	return len(w.effects)+len(w.facts)+len(w.events) == 0 && w.question == ""
}

// typed is all the words, without the mentions.
func (w words) typed() string {
	all := strings.Join(slices.Concat(w.effects, w.facts, w.events, []string{w.question}), " ")
	return mentionWords.ReplaceAllString(all, " ")
}

// both reports whether a question was asked in sentences and in parts.
func (w words) both() bool {
	return w.question != "" && len(w.effects)+len(w.facts)+len(w.events) > 0
}

// reader turns words into a sheet: mentions and "me" into players with seats.
type reader struct {
	user     talk.User
	mentions map[string]string // names by user id
	players  []string
	seats    map[string]seat
	// plain gives everybody new a number for a name.
	plain bool
	// typed is what was typed, without the mentions.
	typed string
	// assumed is the name typed that the asker is taken to bear, empty for none.
	assumed string
}

// read turns typed words into a question with seats; plainly, with numbers for the names
// of users.
func read(w words, user talk.User, mentions map[string]string, plain bool) *sheet {
	rd := &reader{user: user, mentions: mentions, seats: map[string]seat{}, typed: w.typed(), plain: plain}
	return &sheet{Ask: rd.ask(w), Seats: rd.seats, Asker: rd.assumed}
}

// ask reads every part of a question.
func (rd *reader) ask(w words) ruling.Ask {
	a := ruling.Ask{Edition: w.edition}
	for _, e := range w.effects {
		a.Effects = append(a.Effects, rd.effect(e))
	}
	for _, f := range w.facts {
		a.Facts = append(a.Facts, rd.sentence(f))
	}
	for _, e := range w.events {
		a.Events = append(a.Events, rd.sentence(e))
	}
	a.Players, a.Speaker = rd.players, rd.called(rd.user)
	return a
}

// called is what a user who speaks is called: as seated, or by a name that nobody
// else has; empty where there is none.
func (rd *reader) called(u talk.User) string {
	for player, s := range rd.seats {
		if s.User == u.ID {
			return player
		}
	}
	name := rd.named(u.Name)
	if name != "" && rd.taken(name) {
		return rd.another(name)
	}
	return name
}

// named is the name that a user gets in a question: the first word of what they are
// called where that was typed, else all of what they are called that can be a name.
func (rd *reader) named(name string) string {
	if first := playerName(name); first != "" && rd.wasTyped(first) {
		return first
	}
	return fullName(name, rd.typed)
}

// wasTyped reports whether a name stands in the words typed.
func (rd *reader) wasTyped(name string) bool {
	return name != "" && slices.ContainsFunc(strings.FieldsFunc(rd.typed, betweenNames), func(w string) bool { return oracle.SameName(w, name) })
}

// taken reports whether a player of the question has a name already.
func (rd *reader) taken(name string) bool {
	return slices.ContainsFunc(rd.players, func(p string) bool { return oracle.SameName(p, name) })
}

// unclear reports whether a name stands in the words typed that more than one of
// the users of the question has: neither has it then, and who is meant takes the seat.
func (rd *reader) unclear(name string) bool {
	bearers := 0
	if _, mentioned := rd.mentions[rd.user.ID]; !mentioned && oracle.SameName(playerName(rd.user.Name), name) {
		bearers++
	}
	for _, other := range rd.mentions {
		if oracle.SameName(playerName(other), name) {
			bearers++
		}
	}
	return bearers > 1 && rd.wasTyped(name)
}

// effect reads an effect: mentions become players, and "my X", "@Bob's X" and
// the like become "PLAYER: X", "2x my X" becomes "PLAYER: 2x X". The ability's own "you"
// is left alone.
func (rd *reader) effect(text string) string {
	text = rd.aimed(rd.mention(text))
	times := howMany.FindString(text)
	rest := text[len(times):]
	lower := strings.ToLower(rest)
	for _, own := range []string{"my opponent's ", "my opponent: ", "my ", "me: ", "mine: "} {
		if strings.HasPrefix(lower, own) {
			who := rd.me()
			if strings.HasPrefix(own, "my opponent") {
				who = rd.opponent()
			}
			return who + ": " + times + rest[len(own):]
		}
	}
	return ruling.AtName(text)
}

// aimed puts the asker, or the opponent, in the place of the words for them at which an
// effect is aimed: "Healing Salve @ me".
func (rd *reader) aimed(text string) string {
	at := strings.LastIndex(text, " @ ")
	if at < 0 {
		return text
	}
	switch what := text[:at+len(" @ ")]; strings.ToLower(strings.TrimSpace(text[len(what):])) {
	case "me":
		return what + rd.me()
	case "my opponent":
		return what + rd.opponent()
	}
	return text
}

// howMany tells before an effect how many of it there are: "2x ".
var howMany = regexp.MustCompile(`^(?i:\d+ ?[x×]|[x×]\d+) +`)

// sentence reads an event or a fact, where "me", "my" and "I" are the asker.
func (rd *reader) sentence(text string) string {
	text = strings.ReplaceAll(rd.mention(text), "@", "")
	text = contracted.ReplaceAllStringFunc(text, func(m string) string { return "I " + uncontracted(m[len("I"):]) })
	text = opponentWords.ReplaceAllStringFunc(text, func(string) string { return rd.opponent() })
	text = askerVerb.ReplaceAllStringFunc(text, func(m string) string { return rd.me() + " " + ofThird(m[2:]) })
	return askerWords.ReplaceAllStringFunc(text, func(m string) string {
		if strings.EqualFold(m, "my") {
			return rd.me() + "'s"
		}
		return rd.me()
	})
}

// What stands for a person in what people type.
var (
	opponentWords = regexp.MustCompile(`(?i)\bmy opponent\b`)
	contracted    = regexp.MustCompile(`\bI['’](?:m|ve|d|ll)\b`)
	askerVerb     = regexp.MustCompile(`\bI (?:(?:also|just|already|only|still|then|now|currently|both|each|never) )*[a-z]+(?:['’]t\b)?`)
	askerWords    = regexp.MustCompile(`\b(?:[Mm]e|[Mm]y|I)\b`)
	mentionWords  = regexp.MustCompile(`@?<@!?(\d+)>`)
)

// uncontracted is the verb in "I'm", "I've", "I'd" and "I'll", given from the mark on.
func uncontracted(end string) string {
	switch {
	case strings.HasSuffix(end, "m"):
		return "am"
	case strings.HasSuffix(end, "ve"):
		return "have"
	case strings.HasSuffix(end, "ll"):
		return "will"
	}
	return "would"
}

// mention puts the players' names in the place of mentions, and seats them.
func (rd *reader) mention(text string) string {
	return mentionWords.ReplaceAllStringFunc(text, func(m string) string {
		id := mentionWords.FindStringSubmatch(m)[1]
		name := rd.seated(id, rd.mentions[id])
		if strings.HasPrefix(text, m) {
			return "@" + name
		}
		return name
	})
}

// me is the asker's player name; the asker has a seat from now on. Where the name
// was typed too, that they are one is taken for granted.
func (rd *reader) me() string {
	me := rd.seated(rd.user.ID, rd.user.Name)
	if rd.wasTyped(me) {
		rd.assumed = me
	}
	return me
}

// seated is the player name of a user, who gets a seat.
func (rd *reader) seated(id, name string) string {
	for player, s := range rd.seats {
		if s.User == id {
			return player
		}
	}
	player := rd.named(name)
	switch {
	case rd.plain || player == "":
		player = fmt.Sprintf("Player %d", len(rd.players)+1)
	case rd.taken(player) || rd.unclear(player):
		player = rd.another(player)
	}
	rd.players = append(rd.players, player)
	rd.seats[player] = seat{User: id}
	return player
}

// another is a name with a number that nobody of the question has.
func (rd *reader) another(name string) string {
	for n := 2; ; n++ {
		if numbered := fmt.Sprintf("%s %d", name, n); !rd.taken(numbered) {
			return numbered
		}
	}
}

// opponent is the one other player named so far, or a player called Opponent.
func (rd *reader) opponent() string {
	me, other := rd.me(), ""
	for _, p := range rd.players {
		if p != me {
			if other != "" {
				return "Opponent"
			}
			other = p
		}
	}
	if other == "" {
		other = "Opponent"
		rd.players = append(rd.players, other)
	}
	return other
}
