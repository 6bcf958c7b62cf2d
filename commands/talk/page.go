package talk

import (
	"fmt"
	"strconv"
	"strings"

	"apnap/engine/say"
	"apnap/rulesdb"
)

// What a page of a reply holds. Costs are in characters, a character that the
// transport may have to escape counted twice, so that no page is ever cut.
const (
	pageCost  = 1800 // some two screens of a phone
	pieceCost = 900  // of one paragraph before it is split at a sentence
)

// onePage is what stands on a page.
type onePage struct {
	body  []string
	lines []Line
	cost  int
}

// pagesOf lays a reply's body and lines out on pages.
func pagesOf(r Reply) []onePage {
	pages := []onePage{{}}
	room := func(cost int) *onePage {
		last := &pages[len(pages)-1]
		if last.cost > 0 && last.cost+cost > pageCost {
			pages = append(pages, onePage{})
			last = &pages[len(pages)-1]
		}
		last.cost += cost
		return last
	}
	for _, paragraph := range strings.Split(r.Body, "\n\n") {
		for _, piece := range splitText(paragraph) {
			p := room(costOf(piece))
			p.body = append(p.body, piece)
		}
	}
	for _, line := range r.Lines {
		for _, piece := range splitLine(line) {
			p := room(lineCost(piece))
			p.lines = append(p.lines, piece)
		}
	}
	return pages
}

// costOf is what a text takes up at most.
func costOf(text string) int {
	n := 0
	for _, r := range text {
		switch {
		case strings.ContainsRune("\\*_~`|[]<>@#-+:.", r), r > 0xFFFF:
			n += 2
		default:
			n++
		}
	}
	return n
}

// lineCost is what a line takes up at most, with its number and its marks.
func lineCost(l Line) int {
	n := 12 + costOf(l.Text) + costOf(strings.Join(l.Rules, ", "))
	for _, s := range l.Words {
		n += costOf(s.Text) + 5
	}
	return n
}

// splitText splits a paragraph that is too long at the end of a sentence, else
// of a word.
func splitText(text string) []string {
	var out []string
	for costOf(text) > pieceCost {
		at, sentence := 0, 0
		for i, r := range text {
			if r == ' ' && i > 0 && costOf(text[:i]) <= pieceCost {
				at = i
				if strings.IndexByte(".;?!)", text[i-1]) >= 0 {
					sentence = i
				}
			}
		}
		if sentence > at/2 {
			at = sentence
		}
		if at == 0 {
			break // one word without end: the transport splits it
		}
		out = append(out, text[:at])
		text = text[at+1:]
	}
	return append(out, text)
}

// splitLine splits a line that is too long; the rules stand behind its end.
func splitLine(l Line) []Line {
	if lineCost(l) <= pieceCost {
		return []Line{l}
	}
	var out []Line
	if len(l.Words) == 0 {
		for _, piece := range splitText(l.Text) {
			out = append(out, Line{Text: piece})
		}
	}
	if len(l.Words) > 0 {
		out = splitWords(l)
	}
	out[len(out)-1].Rules = l.Rules
	return out
}

// splitWords splits a comparison between its runs, and long runs within.
func splitWords(l Line) []Line {
	out := []Line{{Text: l.Text}}
	for _, s := range l.Words {
		for _, piece := range splitText(s.Text) {
			span := rulesdb.Span{Text: piece, Mark: s.Mark}
			last := &out[len(out)-1]
			if len(last.Words) > 0 && lineCost(*last)+costOf(piece)+5 > pieceCost {
				out = append(out, Line{})
				last = &out[len(out)-1]
			}
			last.Words = append(last.Words, span)
		}
	}
	return out
}

// maxPage bounds the number of a page that a press may ask for.
const maxPage = 1000

// Turned reads what turns a page: "KIND:PAGE:ARGUMENT".
func Turned(value string) (kind string, n int, arg string, ok bool) {
	parts := strings.SplitN(value, ":", 3)
	if len(parts) != 3 {
		return "", 0, "", false
	}
	n, err := strconv.Atoi(parts[1])
	return parts[0], n, parts[2], err == nil && n >= 0 && n <= maxPage
}

// Paged shows the n-th page of a reply's body and lines, counted from 0. Of what
// fits one page nothing changes. arg is what turns the pages: "KIND" and
// "ARGUMENT" of an ActPage value.
func Paged(l say.Language, r Reply, n int, kind, arg string) Reply {
	pages := pagesOf(r)
	if len(pages) < 2 {
		return r
	}
	n = min(max(n, 0), len(pages)-1)
	for _, before := range pages[:n] {
		r.From += len(before.lines)
	}
	r.Body, r.Lines = strings.Join(pages[n].body, "\n\n"), pages[n].lines
	var turn []Button
	add := func(label string, to int) {
		turn = append(turn, Button{Label: label, Action: ActPage, Value: fmt.Sprintf("%s:%d:%s", kind, to, arg)})
	}
	if n > 0 {
		add(l.Say(labelPageBack, n), n-1)
	}
	if n+1 < len(pages) {
		add(l.Say(labelPageOn, n+2), n+1)
	}
	r.Buttons = append([][]Button{turn}, r.Buttons...)
	r.Footer = strings.TrimPrefix(r.Footer+" · "+l.Say(sayPage, n+1, len(pages)), " · ")
	return r
}

// The labels of buttons, menus and boxes.
const (
	labelPageBack = "← Page %d"
	labelPageOn   = "Page %d →"
)

// What the commands say besides rulings, each a whole sentence, or the form of
// one.
const (
	sayPage = "page %d of %d"
)

// What the picture of the outcomes says.
const (
	sayTreeEnd = "%s: %s."
)
