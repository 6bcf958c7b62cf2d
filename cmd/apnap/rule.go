package main

import (
	"context"
	"fmt"
	"regexp"
	"slices"
	"strings"

	"github.com/spf13/cobra"

	"apnap/commands"
	"apnap/commands/answer"
	"apnap/commands/lookup"
	"apnap/rulesdb"
)

// ruleCommand is apnap rule.
func (s *session) ruleCommand() *cobra.Command {
	edition, all := "", false
	c := &cobra.Command{Use: "rule NUMBER", Aliases: []string{"define"}, Short: "Show one rule, or a term of the glossary, or the rules with these words", Args: cobra.MinimumNArgs(1),
		Example: "  apnap rule 614.5\n  apnap rule 419.6a --edition 2008\n  apnap rule 614 --all\n  apnap rule 614.12-614.17\n  apnap rule prevention effects", ValidArgsFunction: s.completingRule}
	c.RunE = s.begin(func(ctx context.Context, args []string) error {
		if several := severalNumbers(args); several != nil {
			return usageError{"apnap rule takes one number, or a range such as " + several[0] + "-" + several[len(several)-1]}
		}
		d, done := s.readerDesk()
		defer done()
		words := strings.Join(args, " ")
		if from, to, isRange := rangeOf(words); isRange || all {
			list, err := d.Rules(ctx, from, to, edition)
			if err != nil {
				return err
			}
			return s.printList(list, lookup.RulesProse(list))
		}
		answer, err := d.Lookup(ctx, words, edition)
		if err != nil {
			return s.orSearch(ctx, d, words, edition, err)
		}
		if s.json {
			_, err = s.out.Write(lookup.AnswerJSON(answer))
			return err
		}
		s.titled(d.AnswerProse(ctx, answer))
		return nil
	})
	c.Flags().StringVar(&edition, "edition", "current", "the rules to look in: current, a year or a date")
	c.Flags().BoolVar(&all, "all", false, "the rule with all that stands below it")
	return s.jsonFlag(c, "rule", "rules", "term")
}

// severalNumbers are the words of a question for rules where there are several, each of
// them a rule's number.
func severalNumbers(args []string) []string {
	words := strings.Fields(strings.Join(args, " "))
	isNone := func(word string) bool {
		_, is := rulesdb.NumberOf(word)
		return !is || !strings.Contains(word, ".")
	}
	if len(words) < 2 || slices.ContainsFunc(words, isNone) {
		return nil
	}
	return words
}

// Ranges whose end is said without what it shares with the beginning: 614.12-17 and
// 614.1c-d, as rules refer to each other.
var (
	shortRange  = regexp.MustCompile(`^(\d{3}\.)\d+[a-z]?-\d{1,2}[a-z]?$`)
	letterRange = regexp.MustCompile(`^(\d{3}\.\d+)[a-z]-[a-z]$`)
)

// rangeOf takes 614.12-614.17 apart; of what is no range both ends are the whole.
func rangeOf(text string) (from, to string, ok bool) {
	from, to, ok = strings.Cut(strings.NewReplacer("–", "-", "..", "-").Replace(text), "-")
	from, to = strings.TrimSpace(from), strings.TrimSpace(to)
	if short := shortRange.FindStringSubmatch(from + "-" + to); short != nil {
		to = short[1] + to
	} else if short = letterRange.FindStringSubmatch(from + "-" + to); short != nil {
		to = short[1] + to
	}
	_, isFirst := rulesdb.NumberOf(from)
	_, isLast := rulesdb.NumberOf(to)
	if !ok || !isFirst || !isLast {
		return text, text, false
	}
	return from, to, true
}

// orSearch prints, for what is no rule's number and no term, the rules with these
// words; where there are none the refusal stands, and in JSON, which promises one rule,
// it names them.
func (s *session) orSearch(ctx context.Context, d *commands.Desk, words, edition string, refused error) error {
	hits := foundInstead(ctx, d, words, edition, refused)
	if len(hits) == 0 {
		return refused
	}
	if s.json {
		return naming(hits, refused)
	}
	no := answer.AsRefusal(refused)
	const found = " a search finds these rules."
	switch _, isTitle := rulesdb.NumberOf(strings.Join(no.Nearest, " ")); {
	case isTitle: // of a rule, which the refusal names
		s.aside(strings.TrimSuffix(refusalLine(no, s.language()), ".") + ";" + found)
	case hits[0].Source == rulesdb.Digest:
		s.aside(fmt.Sprintf("%q is no number, and no term that is explained in our own words;", words) + found)
	default:
		s.aside(fmt.Sprintf("%q is no number and no term;", words) + found)
	}
	return s.printHits(hits, "")
}

// foundInstead are the rules with the words of what is no rule's number and no term;
// none where it was refused for another reason.
func foundInstead(ctx context.Context, d *commands.Desk, words, edition string, refused error) []rulesdb.Hit {
	no := answer.AsRefusal(refused)
	if _, isNumber := rulesdb.NumberOf(words); no == nil || no.Code != answer.CodeUnknownRule || isNumber {
		return nil
	}
	hits, err := d.SearchHits(ctx, words, edition, mostInstead)
	if err != nil {
		return nil // the refusal stands
	}
	return hits
}

// naming is a refusal that names what was found instead.
func naming(hits []rulesdb.Hit, refused error) error {
	if len(hits) == 0 {
		return refused
	}
	told := *answer.AsRefusal(refused)
	for _, h := range hits {
		if !slices.Contains(told.Nearest, h.Number) {
			told.Nearest = append(slices.Clip(told.Nearest), h.Number)
		}
	}
	return &told
}

// mostInstead is how many rules are shown in the place of one.
const mostInstead = 5

// searchCommand is apnap search.
func (s *session) searchCommand() *cobra.Command {
	edition, limit := "", 10
	c := &cobra.Command{Use: "search WORDS…", Short: "Find rules by their words", Args: cobra.MinimumNArgs(1),
		Example: "  apnap search one opportunity\n  apnap search --edition 2008 --limit 3 lethal damage"}
	c.RunE = s.begin(func(ctx context.Context, args []string) error {
		if limit < 1 {
			return usageError{"--limit must be at least 1"}
		}
		d, done := s.readerDesk()
		defer done()
		hits, err := d.SearchHits(ctx, strings.Join(args, " "), edition, limit)
		if err != nil {
			return err
		}
		return s.printHits(hits, d.NoHits(ctx, edition).String())
	})
	c.Flags().StringVar(&edition, "edition", "current", "the rules to look in: current, a year or a date")
	c.Flags().IntVar(&limit, "limit", limit, "how many at most")
	return s.jsonFlag(c, "search")
}

// printHits prints what a search found, or what is said where it found nothing.
func (s *session) printHits(hits []rulesdb.Hit, nothing string) error {
	if s.json {
		_, err := s.out.Write(lookup.SearchJSON(hits))
		return err
	}
	p := newPage(s.out)
	p.put(hitsProse(p, hits, nothing))
	return nil
}

// hitsProse words what a search found, a rule a line, or what is said where it found
// nothing.
func hitsProse(p *page, hits []rulesdb.Hit, nothing string) string {
	if len(hits) == 0 {
		return nothing
	}
	var lines []string
	for _, h := range hits {
		lines = append(lines, p.in(bold, h.Number)+"  "+oneLine(h.Snippet))
	}
	return strings.Join(lines, "\n")
}
