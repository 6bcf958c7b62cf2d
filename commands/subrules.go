package commands

import (
	"context"
	"regexp"
	"strings"

	"apnap/commands/answer"
	"apnap/engine/cr"
	"apnap/rulesdb"
)

// subRules are the sub-rules of a rule, as its page shows them.
type subRules struct {
	lines []Line
	menu  []Menu // none, or one that leads to them
}

// maxHeading is how much of a rule is told where a section lists its rules.
const maxHeading = 80

// childrenOf tells the sub-rules of a rule: with their whole text, where the rule is
// numbered itself (616.1 tells 616.1a to 616.1g), else what each is about. Of more
// than a menu holds none are told; they are turned by pages.
func (d *Shelf) childrenOf(ctx context.Context, page *rulesdb.Rule) subRules {
	if len(page.Children) == 0 || len(page.Children) > maxMenuEntries {
		return subRules{}
	}
	var sub subRules
	m := Menu{Placeholder: d.lang.Say(labelSubRules), Action: ActShowRule}
	for _, n := range page.Children {
		text := d.textOf(ctx, n, page.Edition)
		m.Entries = append(m.Entries, MenuEntry{Label: n, Value: n + "@" + page.Edition, Description: answer.Cut(text, maxEntryText)})
		if !strings.Contains(page.Number, ".") {
			text = cutWords(text, maxHeading)
		}
		sub.lines = append(sub.lines, Line{Text: strings.TrimSpace(n + "  " + text), Option: true})
	}
	sub.menu = []Menu{m}
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

// textOf is the text of a rule, or of a section its heading; empty where there is
// none.
func (d *Shelf) textOf(ctx context.Context, number, edition string) string {
	answer, err := d.Lookup(ctx, number, edition)
	switch {
	case err != nil || answer.Rule == nil:
		return ""
	case !strings.Contains(answer.Rule.Number, ".") && answer.Rule.Heading != "":
		return answer.Rule.Heading
	}
	return answer.Rule.Text
}

// aboutRule is what a rule is about, short enough for a list: in our own words where
// we have any.
func (d *Shelf) aboutRule(ctx context.Context, number, edition string) string {
	e, err := cr.On(edition)
	if err != nil {
		e = cr.Current()
	}
	if about := aboutNumber(d.lang, number, e); about != "" {
		return about
	}
	return answer.Cut(d.textOf(ctx, number, edition), maxEntryText)
}

// askedOf is what stands around the words of a question about the rules, in English
// and in French.
var askedOf = regexp.MustCompile(`(?i)^\s*(?:(?:what|which|how|when|where|why|does|do|can|is|are|tell me about|explain|define|rules? (?:for|of|about|on)|the|an?|work[s]?|mean|means|` +
	`qu['’]est[- ]ce (?:que|qu['’])|c['’]est quoi|que signifie|comment|quelle?s?|est|sont|fonctionne(?:nt)?|marche(?:nt)?|les?|la|l['’]|une?|des?|du|d['’]|règles? (?:de|du|sur))(?:\s+|$|(?:['’])))+|\s+(?:work[s]?|mean[s]?|do|fonctionne(?:nt)?|marche(?:nt)?)?\s*\?*\s*$`)

// insteadOf answers words that were asked for in the place of a number: with the term
// of the glossary that they name, else with the rules that have them.
func (d *Shelf) insteadOf(ctx context.Context, words, edition string) Reply {
	bare := strings.TrimSpace(askedOf.ReplaceAllString(askedOf.ReplaceAllString(words, ""), ""))
	if bare == "" {
		bare = words
	}
	if answer, err := d.Lookup(ctx, bare, edition); err == nil && answer.Term != nil {
		return d.termReply(ctx, answer.Term)
	}
	hits, err := d.SearchHits(ctx, bare, edition, 1)
	if err == nil && len(hits) == 0 {
		r := d.define(ctx, bare, edition)
		r.Verdict = d.lang.Say(sayNoHits)
		return r
	}
	if err != nil {
		return d.refuseRule(err, edition)
	}
	return d.search(ctx, bare, edition, 0)
}

// rulePages are the links to where a rule of an edition stands.
func (d *Shelf) rulePages(number, edition string) []Link {
	switch page := d.rulePageOf(edition); {
	case page != "":
		return []Link{{Label: d.lang.Say(labelRulePage), URL: RuleAddress(page, number)}}
	case d.program.RulePage == "" || tellsRulesApart(d.program.RulePage):
		return nil
	}
	return []Link{{Label: d.lang.Say(labelOfficial), URL: d.program.RulePage}}
}
