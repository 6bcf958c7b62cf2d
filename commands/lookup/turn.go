package lookup

import (
	"context"
	"strings"

	"apnap/commands/talk"
)

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
