package lookup

import (
	"context"
	"regexp"
	"strings"

	"apnap/commands/answer"
	"apnap/commands/talk"
	"apnap/engine/cr"
	"apnap/rulesdb"
)

// subRules are the sub-rules of a rule, as its page shows them.
type subRules struct {
	lines []talk.Line
	menu  []talk.Menu // none, or one that leads to them
}

// maxHeading is how much of a rule is told where a section lists its rules.
const maxHeading = 80

// childrenOf tells the sub-rules of a rule: with their whole text, where the rule is
// numbered itself (616.1 tells 616.1a to 616.1g), else what each is about. Of more
// than a menu holds none are told; they are turned by pages.
func (d *Shelf) childrenOf(ctx context.Context, page *rulesdb.Rule) subRules {
	if len(page.Children) == 0 || len(page.Children) > talk.MaxMenuEntries {
		return subRules{}
	}
	var sub subRules
	m := talk.Menu{Placeholder: d.Lang.Say(labelSubRules), Action: talk.ActShowRule}
	for _, n := range page.Children {
		text := d.TextOf(ctx, n, page.Edition)
		m.Entries = append(m.Entries, talk.MenuEntry{Label: n, Value: n + "@" + page.Edition, Description: answer.Cut(text, talk.MaxEntryText)})
		if !strings.Contains(page.Number, ".") {
			text = cutWords(text, maxHeading)
		}
		sub.lines = append(sub.lines, talk.Line{Text: strings.TrimSpace(n + "  " + text), Option: true})
	}
	sub.menu = []talk.Menu{m}
	return sub
}

// cutWords shortens a text to so many characters, after a word.
func cutWords(text string, most int) string {
	short := answer.Cut(text, most)
	if at := strings.LastIndexByte(short, ' '); short != text && at > most/2 {
		return strings.TrimRight(short[:at], " ,;:") + " …"
	}
	return short
}

// TextOf is the text of a rule, or of a section its heading; empty where there is
// none.
func (d *Shelf) TextOf(ctx context.Context, number, edition string) string {
	answer, err := d.Lookup(ctx, number, edition)
	switch {
	case err != nil || answer.Rule == nil:
		return ""
	case !strings.Contains(answer.Rule.Number, ".") && answer.Rule.Heading != "":
		return answer.Rule.Heading
	}
	return answer.Rule.Text
}

// AboutRule is what a rule is about, short enough for a list: in our own words where
// we have any.
func (d *Shelf) AboutRule(ctx context.Context, number, edition string) string {
	e, err := cr.On(edition)
	if err != nil {
		e = cr.Current()
	}
	if about := AboutNumber(d.Lang, number, e); about != "" {
		return about
	}
	return answer.Cut(d.TextOf(ctx, number, edition), talk.MaxEntryText)
}

// askedOf is what stands around the words of a question about the rules, in English
// and in French.
var askedOf = regexp.MustCompile(`(?i)^\s*(?:(?:what|which|how|when|where|why|does|do|can|is|are|tell me about|explain|define|rules? (?:for|of|about|on)|the|an?|work[s]?|mean|means|` +
	`qu['’]est[- ]ce (?:que|qu['’])|c['’]est quoi|que signifie|comment|quelle?s?|est|sont|fonctionne(?:nt)?|marche(?:nt)?|les?|la|l['’]|une?|des?|du|d['’]|règles? (?:de|du|sur))(?:\s+|$|(?:['’])))+|\s+(?:work[s]?|mean[s]?|do|fonctionne(?:nt)?|marche(?:nt)?)?\s*\?*\s*$`)

// insteadOf answers words that were asked for in the place of a number: with the term
// of the glossary that they name, else with the rules that have them.
func (d *Shelf) insteadOf(ctx context.Context, words, edition string) talk.Reply {
	bare := strings.TrimSpace(askedOf.ReplaceAllString(askedOf.ReplaceAllString(words, ""), ""))
	if bare == "" {
		bare = words
	}
	if answer, err := d.Lookup(ctx, bare, edition); err == nil && answer.Term != nil {
		return d.termReply(ctx, answer.Term)
	}
	hits, err := d.SearchHits(ctx, bare, edition, 1)
	if err == nil && len(hits) == 0 {
		r := d.Define(ctx, bare, edition)
		r.Verdict = d.NoHits(ctx, edition).In(d.Lang)
		return r
	}
	if err != nil {
		return d.RefuseRule(err, edition)
	}
	return d.Search(ctx, bare, edition, 0)
}

// rulePages are the links to where a rule of an edition stands.
func (d *Shelf) rulePages(number, edition string) []talk.Link {
	switch page := d.RulePageOf(edition); {
	case page != "":
		return []talk.Link{{Label: d.Lang.Say(labelRulePage), URL: RuleAddress(page, number)}}
	case d.Program.RulePage == "" || tellsRulesApart(d.Program.RulePage):
		return nil
	}
	return []talk.Link{{Label: d.Lang.Say(labelOfficial), URL: d.Program.RulePage}}
}
