package commands

import (
	"context"
	"strings"
)

// page turns a page of a reply that is about no ruling.
func (d *Shelf) page(ctx context.Context, value string) Reply {
	kind, n, arg, ok := turned(value)
	if !ok {
		return nothingNow(d.lang)
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
		return d.search(ctx, arg, edition, n)
	case "history":
		return d.historyReply(ctx, arg, edition, n)
	case "compare":
		from, to, _ := strings.Cut(edition, "/")
		return d.compareReply(ctx, arg, from, to, n)
	case "card":
		return d.cardReply(ctx, arg, n)
	case "rulings":
		return d.rulingsReply(ctx, arg, n)
	}
	return nothingNow(d.lang)
}
