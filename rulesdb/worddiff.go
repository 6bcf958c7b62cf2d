package rulesdb

import "strings"

// wordDiff tells how one text became another, word by word: what went stands
// in [-…-], what came in {+…+}.
func wordDiff(old, new string) string {
	a, b := strings.Fields(old), strings.Fields(new)
	common := longestCommon(a, b)
	var w diffWriter
	i, j := 0, 0
	for _, word := range common {
		for a[i] != word {
			w.put(removed, a[i])
			i++
		}
		for b[j] != word {
			w.put(added, b[j])
			j++
		}
		w.put(kept, word)
		i++
		j++
	}
	for ; i < len(a); i++ {
		w.put(removed, a[i])
	}
	for ; j < len(b); j++ {
		w.put(added, b[j])
	}
	w.put(kept, "")
	return strings.TrimSpace(w.text.String())
}

// What became of a word.
const (
	kept = iota
	removed
	added
)

// diffWriter writes runs of words of one sort.
type diffWriter struct {
	text strings.Builder
	sort int
	run  []string
}

// put adds a word.
func (w *diffWriter) put(sort int, word string) {
	if sort != w.sort && len(w.run) > 0 {
		marks := [...][2]string{{"", ""}, {"[-", "-]"}, {"{+", "+}"}}[w.sort]
		w.text.WriteString(marks[0] + strings.Join(w.run, " ") + marks[1] + " ")
		w.run = nil
	}
	w.sort = sort
	if word != "" {
		w.run = append(w.run, word)
	} else if sort == kept {
		w.text.WriteString(strings.Join(w.run, " "))
		w.run = nil
	}
}

// longestDiff bounds the table of longestCommon; longer texts are compared in
// their middle only.
const longestDiff = 2000

// longestCommon returns the longest common subsequence of words, a common
// beginning and end taken first.
func longestCommon(a, b []string) []string {
	start := 0
	for start < len(a) && start < len(b) && a[start] == b[start] {
		start++
	}
	end := 0
	for end < len(a)-start && end < len(b)-start && a[len(a)-1-end] == b[len(b)-1-end] {
		end++
	}
	head, tail := a[:start], a[len(a)-end:]
	a, b = a[start:len(a)-end], b[start:len(b)-end]
	var middle []string
	if len(a) <= longestDiff && len(b) <= longestDiff {
		middle = commonTable(a, b)
	}
	return append(append(append([]string{}, head...), middle...), tail...)
}

// commonTable is the textbook table for the longest common subsequence.
func commonTable(a, b []string) []string {
	table := make([][]int16, len(a)+1)
	for i := range table {
		table[i] = make([]int16, len(b)+1)
	}
	for i := len(a) - 1; i >= 0; i-- {
		for j := len(b) - 1; j >= 0; j-- {
			if a[i] == b[j] {
				table[i][j] = table[i+1][j+1] + 1
			} else {
				table[i][j] = max(table[i+1][j], table[i][j+1])
			}
		}
	}
	var common []string
	for i, j := 0, 0; i < len(a) && j < len(b); {
		switch {
		case a[i] == b[j]:
			common = append(common, a[i])
			i++
			j++
		case table[i+1][j] >= table[i][j+1]:
			i++
		default:
			j++
		}
	}
	return common
}
