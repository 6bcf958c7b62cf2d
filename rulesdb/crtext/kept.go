package crtext

import "strings"

// checkKept sees to it that every line of the body and of the glossary is kept
// exactly once in the entry it stands in, and warns of those that are not.
func (d *Document) checkKept(all []string, body, glossary, credits int) {
	var unkept []int
	next := body
	for i, r := range d.Rules {
		end := glossary
		if i+1 < len(d.Rules) {
			end = d.Rules[i+1].Line - 1
		}
		unkept = append(unkept, missing(all, next, r.Line-1)...)
		k := keep(r.Text, strings.Join(r.Examples, "\n"))
		unkept = append(unkept, k.check(all, r.Line-1, end, true)...)
		next = end
	}
	next = min(glossary+1, credits)
	for i, t := range d.Glossary {
		end := credits
		if i+1 < len(d.Glossary) {
			end = d.Glossary[i+1].Line - 1
		}
		unkept = append(unkept, missing(all, next, t.Line-1)...)
		k := keep(t.Name+"\n"+strings.Join(t.Senses, "\n"), "")
		unkept = append(unkept, k.check(all, t.Line-1, end, false)...)
		next = end
	}
	for i, line := range unkept {
		if i == mostWarnings {
			d.warn("%d more lines are not kept whole.", len(unkept)-i)
			break
		}
		d.warn("Line %d is not kept whole.", line)
	}
}

// missing returns the lines with words on them that no entry begins before.
func missing(all []string, from, to int) []int {
	var found []int
	for i := from; i < to; i++ {
		if line := strings.TrimSpace(all[i]); line != "" && !isRuling(line) {
			found = append(found, i+1)
		}
	}
	return found
}

// keeper is what an entry keeps and no line has accounted for yet.
type keeper struct{ text, examples string }

// keep makes a keeper of what an entry has. The marks of italics do not count.
func keep(text, examples string) keeper {
	return keeper{strings.ReplaceAll(text, "_", ""), strings.ReplaceAll(examples, "_", "")}
}

// check takes the lines of an entry, first to before end, off what it keeps,
// and returns the numbers of those that were not there. What is left over at
// the end stands on no line, and is told by the number of the first.
func (k *keeper) check(all []string, first, end int, rules bool) []int {
	var unkept []int
	for i := first; i < end; i++ {
		line := strings.TrimSpace(all[i])
		if line == "" || isRuling(line) {
			continue
		}
		if rules && i == first {
			line = afterNumber(line)
		} else if rules {
			line, _ = cutExample(line)
		}
		if !takeWords(&k.text, line) && !takeWords(&k.examples, line) {
			unkept = append(unkept, i+1)
		}
	}
	if len(unkept) == 0 && strings.TrimSpace(k.text+k.examples) != "" {
		unkept = append(unkept, first+1)
	}
	return unkept
}

// afterNumber returns what an entry's first line says behind its number.
func afterNumber(line string) string {
	if _, rest, ok := cutNumber(line); ok {
		return rest
	}
	_, rest, _ := cutTitle(line)
	return rest
}

// takeWords takes a line off the front of a text, and reports whether it stood
// there; how much space is between words does not count.
func takeWords(text *string, line string) bool {
	rest := strings.TrimLeft(*text, " \n\t")
	for word := range strings.FieldsSeq(strings.ReplaceAll(line, "_", "")) {
		after, ok := strings.CutPrefix(rest, word)
		if !ok {
			return false
		}
		rest = strings.TrimLeft(after, " \n\t")
		if after != "" && len(rest) == len(after) {
			return false
		}
	}
	*text = rest
	return true
}
