package crtext

import "strings"

// readGlossary reads the entries: a line with the term, the lines after it
// with its senses, a blank line between entries. The oldest editions indent
// the senses and may have blank lines among them.
func readGlossary(part []string, at int) []Term {
	var terms []Term
	part = outdented(part)
	for i := 0; i < len(part); i++ {
		line := strings.TrimSpace(part[i])
		if line == "" || isRuling(line) {
			continue
		}
		afterBlank := i == 0 || strings.TrimSpace(part[i-1]) == "" || isRuling(strings.TrimSpace(part[i-1]))
		if afterBlank && beginsTerm(part, i) || len(terms) == 0 {
			terms = append(terms, Term{Name: clean(line), Line: at + i})
			continue
		}
		addSense(&terms[len(terms)-1], part, i)
	}
	for _, term := range terms {
		for i, says := range term.Senses {
			term.Senses[i] = clean(says)
		}
	}
	return terms
}

// outdented returns the lines without the spaces that all of them begin with.
func outdented(part []string) []string {
	least := -1
	for _, line := range part {
		if line != "" && (least < 0 || indent(line) < least) {
			least = indent(line)
		}
	}
	if least <= 0 {
		return part
	}
	out := make([]string, len(part))
	for i, line := range part {
		out[i] = line[min(least, len(line)):]
	}
	return out
}

// beginsTerm reports whether line i is a term: not indented, short, no
// sentence, with a definition directly below it.
func beginsTerm(part []string, i int) bool {
	line := part[i]
	if line != strings.TrimLeft(line, " \t") || len(line) > 100 || i+1 >= len(part) || strings.TrimSpace(part[i+1]) == "" {
		return false
	}
	if strings.HasSuffix(line, ".") && strings.Contains(line, " ") && !strings.Contains(line, `"`) {
		return false
	}
	return !strings.HasPrefix(line, "See ") && !sense().MatchString(line)
}

// sense matches the number of a sense.
var sense = onceRegexp(`^\d{1,2}\.\s`)

// addSense adds line i to the entry: as a sense of its own, or to the last
// one where the text is wrapped.
func addSense(term *Term, part []string, i int) {
	line := strings.TrimSpace(part[i])
	last := len(term.Senses) - 1
	prev := strings.TrimSpace(part[i-1])
	wrapped := last >= 0 && prev != "" && len(prev) > 55 && len(prev) <= wrapWidth && !sense().MatchString(line) &&
		!strings.HasPrefix(line, "See ") && indent(part[i]) <= indent(part[i-1])
	if wrapped {
		term.Senses[last] += " " + line
		return
	}
	term.Senses = append(term.Senses, line)
}

// indent counts the spaces before a line.
func indent(line string) int { return len(line) - len(strings.TrimLeft(line, " \t")) }
