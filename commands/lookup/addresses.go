package lookup

import (
	"net/url"
	"strings"

	"apnap/commands/talk"
	"apnap/engine/cr"
)

// addressOf is an address with a card's name in it.
func addressOf(pattern, name string) string {
	return strings.ReplaceAll(pattern, "{name}", url.QueryEscape(name))
}

// RuleAddress is the page of a rule by a pattern of addresses: {number} is its number,
// 616.1e, and {undotted} the same without the dot, 6161e.
func RuleAddress(pattern, number string) string {
	return strings.NewReplacer("{number}", number, "{undotted}", strings.ReplaceAll(number, ".", "")).Replace(pattern)
}

// tellsRulesApart reports whether a pattern makes an address for each rule.
func tellsRulesApart(pattern string) bool { return RuleAddress(pattern, "616.1e") != pattern }

// RulePageOf is the pattern of the addresses of an edition's rules: none of an edition
// that is no longer in force, whose numbers may be of other rules today, nor where the
// pages are not told apart by number.
func (d *Shelf) RulePageOf(edition string) string {
	if edition < cr.Current().ID || !tellsRulesApart(d.Program.RulePage) {
		return ""
	}
	return d.Program.RulePage
}

// Addressed lets the numbers in a reply of an edition lead to their rules.
func (d *Shelf) Addressed(r talk.Reply, edition string) talk.Reply {
	r.RulePage = d.RulePageOf(edition)
	return r
}
