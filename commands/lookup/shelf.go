package lookup

import (
	"context"
	"strings"

	"apnap/commands/answer"
	"apnap/commands/cardindex"
	"apnap/commands/talk"
	"apnap/engine/cr"
	"apnap/engine/oracle"
	"apnap/engine/say"
	"apnap/rulesdb"
)

// Shelf is what rules and cards are looked up in, and the language that they are told in.
type Shelf struct {
	Cards     oracle.Cards
	Names     cardindex.CardNames
	OpenRules func(context.Context) (*rulesdb.DB, error)
	Program   Program
	Lang      say.Language // what it answers in
}

// Program is what /about tells of the program besides what is installed.
type Program struct {
	Version string
	Links   []ProgramLink
	// RulePage and CardPage are the addresses of a rule's and of a card's page, with
	// {number} and {name} for what they are of; empty for none. CardImage is that of a
	// card's picture.
	RulePage, CardPage, CardImage string
	// Web is the address at which rulings have pages, without a final slash; empty for
	// none.
	Web string
	// Updates tells, a sentence each, what came of the last updates of what is
	// installed; nil tells nothing.
	Updates func() []say.Message
}

// ProgramLink is an address that /about offers.
type ProgramLink struct {
	Label say.Message
	URL   string
}

// Footed sees to it that a refusal under rules that were asked for names them; other
// replies that need them have them.
func (d *Shelf) Footed(r talk.Reply, edition string) talk.Reply {
	if r.Footer != "" || r.Refused == "" || edition == "" {
		return r
	}
	e, err := answer.FindEdition(edition)
	if err != nil {
		e = cr.Current()
	}
	r.Footer = EditionSays(e).In(d.Lang)
	return r
}

// Fault answers when something of ours is broken: in words, without the cause.
func (d *Shelf) Fault() talk.Reply {
	return talk.Reply{Verdict: d.Lang.Say(sayFault), Private: true, Refused: answer.CodeFault}
}

// Page turns a page of a reply that is about no ruling.
func (d *Shelf) Page(ctx context.Context, value string) talk.Reply {
	kind, n, arg, ok := talk.Turned(value)
	if !ok {
		return talk.NothingNow(d.Lang)
	}
	edition := ""
	if at := strings.LastIndexByte(arg, '@'); at >= 0 {
		arg, edition = arg[:at], arg[at+1:]
	}
	switch kind {
	case "rule":
		return d.ruleAt(ctx, arg, edition, n, 0)
	case "text":
		return d.ruleAt(ctx, arg, edition, 0, n)
	case "search":
		return d.Search(ctx, arg, edition, n)
	case "history":
		return d.HistoryReply(ctx, arg, edition, n)
	case "compare":
		from, to, _ := strings.Cut(edition, "/")
		return d.CompareReply(ctx, arg, from, to, n)
	case "card":
		return d.cardReply(ctx, arg, n)
	case "rulings":
		return d.RulingsReply(ctx, arg, n)
	}
	return talk.NothingNow(d.Lang)
}
