package lookup

import (
	"strings"
	"time"

	"apnap/commands/talk"
	"apnap/engine/cr"
	"apnap/engine/say"
	"apnap/rulesdb"
)

// isBare reports whether nothing but its title is told of a section, neither its text nor
// a rule below it.
func isBare(p *rulesdb.Rule) bool {
	return p.Source == rulesdb.Digest && isTitle(p) && len(p.Children) == 0
}

// onlyTitled says so, and how its text is installed.
func onlyTitled(p *rulesdb.Rule) say.Message {
	return say.New(sayOnlyTitle, howToInstall(p.Edition))
}

// pageSource says where a rule stands: in an edition of the Comprehensive Rules, or
// in the summary of rulings that was kept beside those of 1999 to 2001, with whose
// words it goes back to.
func pageSource(p *rulesdb.Rule) say.Sayer {
	if !strings.HasPrefix(p.Number, "T.") {
		return sourceSays(p.Edition, p.Source)
	}
	parts := []say.Message{say.New("D'Angelo's summary of rules and rulings, 1999 to 2001")}
	for from := range strings.SplitSeq(p.Provenance, "; ") {
		if whose, date, ok := cutLast(from, " "); ok {
			parts = append(parts, wordOf(whose, strings.ReplaceAll(date, "/", "-")))
		}
	}
	return say.Row(append(parts, say.New(sayOwnWords)), " · ")
}

// wordOf says whose word a rule of the summary is, and of which day.
func wordOf(whose, date string) say.Message {
	if whose == "CompRules" {
		return say.New("after the %s", EditionSays(cr.Edition{ID: date}))
	}
	return say.New("ruling by %s of %s", whose, DayOf(date))
}

// sourceSays names an edition, and whose words these are.
func sourceSays(edition, source string) say.Sayer {
	footer := EditionSays(cr.Edition{ID: edition})
	if source == rulesdb.Digest {
		return say.Row([]say.Message{footer, say.New(sayOwnWords)}, " · ")
	}
	return footer
}

// cutLast cuts a text at the last place of what parts it.
func cutLast(text, at string) (before, after string, ok bool) {
	i := strings.LastIndex(text, at)
	if i < 0 {
		return text, "", false
	}
	return text[:i], text[i+len(at):], true
}

// isTitle reports whether a rule is but the title of what stands below it.
func isTitle(p *rulesdb.Rule) bool {
	return p.Heading == "" || p.Heading == p.Text || !strings.Contains(p.Number, ".")
}

// DayOf is an ISO date as people write it.
func DayOf(date string) say.Sayer {
	day, err := time.Parse(time.DateOnly, date)
	if err != nil {
		return say.Text(date)
	}
	return say.Day(day)
}

// EditionSays is the edition as people name it.
func EditionSays(e cr.Edition) say.Message { return say.New(sayEdition, DayOf(e.Text().ID)) }

// EditionOption is the option that names an edition of the rules.
func EditionOption() talk.OptionSpec {
	return talk.OptionSpec{Name: say.New("edition"), Description: say.New("A year or a date; the newest rules if left out"), Autocomplete: true, MaxLength: talk.MaxEditionLength}
}
