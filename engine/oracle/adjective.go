package oracle

import (
	"strings"

	"apnap/engine"
	"apnap/engine/oracle/lex"
	"apnap/engine/oracle/shape"
)

// adjective reads a word that stands before types: a color or colors, a state,
// "3/3", "nontoken", "non-Human", "token", "multicolored".
func (r *reader) adjective(g *nounGroup) bool {
	t := r.peek()
	if r.colors(g) {
		g.adj = true
		return true
	}
	switch {
	case t.Text == "multicolored":
		g.f.Multicolored = true
	case t.Kind == lex.PTToken:
		p, q, ok := powerAndToughness(t.Text)
		if !ok {
			return r.fail()
		}
		g.f.Power, g.f.Toughness = engine.Range{Op: engine.Exactly, N: shape.Lit(p)}, engine.Range{Op: engine.Exactly, N: shape.Lit(q)}
	case t.Text == "nontoken":
		g.f.Token = engine.No
	case t.Text == "attacking" && r.ahead(1).Text == "or" && r.ahead(2).Text == "blocking":
		g.f.Marks = append(g.f.Marks, "attacking or blocking")
		r.i += 2
	case shape.IsState(t.Text):
		g.f.Marks = append(g.f.Marks, t.Text)
	case strings.HasPrefix(t.Text, "non"):
		if !without(&g.f, t) {
			return r.fail()
		}
	default:
		return false
	}
	r.i++
	g.adj = true
	if r.is(",") && strings.HasPrefix(r.ahead(1).Text, "non") {
		r.i++
	}
	return true
}

// without reads "noncreature", "nonbasic", "nonblack", "non-Human".
func without(f *engine.Filter, t lex.Token) bool {
	const non = "non"
	if !strings.HasPrefix(t.Text, non) {
		return false
	}
	w := strings.TrimPrefix(strings.TrimPrefix(t.Text, "non"), "-")
	if types, _, ok := shape.TypeWord(w); ok {
		f.NotTypes |= types
		return true
	}
	if c, ok := shape.ColorWord(w); ok {
		f.NotColors |= c
		return true
	}
	if sub, ok := shape.Subtype(w); ok {
		f.NotSubtypes = append(f.NotSubtypes, sub)
		return true
	}
	if shape.IsState(w) {
		f.NotMarks = append(f.NotMarks, w)
		return true
	}
	return false
}

// colors reads "red", "black or red", "white and/or blue", "white, blue, or black":
//
//	Colors = Color { [","] ["or" | "and" | "and/or"] Color } .
func (r *reader) colors(g *nounGroup) bool {
	c, ok := shape.ColorWord(r.peek().Text)
	if !ok {
		return false
	}
	r.i++
	all, n := c, 1
	for {
		at := r.i
		comma := r.eatWords(",")
		conj := r.eatWords("or") || r.eatWords("and/or")
		next, ok := shape.ColorWord(r.peek().Text)
		if !ok || !comma && !conj {
			r.i = at
			break
		}
		r.i++
		all |= next
		n++
	}
	if n > 1 {
		g.f.AnyColors |= all
	} else {
		g.f.Colors |= all
	}
	return true
}

func lowerFirst(s string) string { return strings.ToLower(s) }
