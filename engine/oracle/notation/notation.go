package notation

import (
	"slices"
	"strconv"
	"strings"

	"apnap/engine"
	"apnap/engine/oracle/lex"
)

// Of writes an effect in the project's own notation: every field that is
// set, by name, as "(kind:prevention when:(kind:damage affected:(players:yes player:you)) …)".
// The words it was read from and the standard sentence are left out.
func Of(e *engine.Effect) string {
	c := *e
	c.Says, c.Text = "", ""
	s := &scribe{first: true}
	s.ofEffect(&c)
	return s.out.String()
}

// Parse reads what Of writes; the error says at which byte it is
// no notation.
func Parse(text string) (engine.Effect, error) {
	var of, none engine.Effect
	if len(text) > 16*lex.MaxText {
		return none, lex.TooLarge(text)
	}
	s := &scribe{notationReader: &notationReader{text: text}}
	s.ofEffect(&of)
	s.space()
	if s.bad == nil && s.pos < len(text) {
		s.fail()
	}
	if s.bad != nil {
		return none, s.bad
	}
	return of, nil
}

// scribe writes the notation of a value, or reads it where it has a reader. The code that
// shows it the fields of each type is generated.
type scribe struct {
	out   strings.Builder
	first bool // whether no field of the part has been written yet
	*notationReader
	// wanted is the field that is being read, empty once it was found.
	wanted string
	at     int // where its name stands
	depth  int
}

// shows reports whether a field is to be written, or is the one to be read; set tells
// whether it has a value.
func (s *scribe) shows(name string, set bool) bool {
	if s.notationReader == nil {
		if !set {
			return false
		}
		if !s.first {
			s.out.WriteByte(' ')
		}
		s.first = false
		s.out.WriteString(name)
		s.out.WriteByte(':')
		return true
	}
	if s.wanted != name || s.bad != nil {
		return false
	}
	s.wanted = ""
	if set { // twice
		s.pos = s.at
		s.fail()
		return false
	}
	return true
}

// mostNested is how deep parts may stand in one another.
const mostNested = 64

// enter goes into a part; false where that is too deep.
func (s *scribe) enter() bool {
	if s.depth++; s.depth > mostNested {
		s.fail()
		return false
	}
	return true
}

// part writes or reads a list of fields.
func (s *scribe) part(fields func()) {
	if s.notationReader == nil {
		s.out.WriteByte('(')
		s.first = true
		fields()
		s.first = false
		s.out.WriteByte(')')
		return
	}
	defer func() { s.depth-- }()
	if !s.enter() {
		return
	}
	if !s.eat('(') {
		s.fail()
		return
	}
	for !s.eat(')') {
		at := s.pos
		name := s.word()
		if name == "" || !s.eat(':') {
			s.fail()
			return
		}
		s.wanted, s.at = name, at
		if fields(); s.wanted != "" { // nothing is called that
			s.pos = at
			s.fail()
		}
		if s.bad != nil {
			return
		}
	}
}

// scribePointer writes or reads what a pointer points to.
func scribePointer[T any](s *scribe, x **T, element func(*scribe, *T)) {
	if s.notationReader != nil {
		*x = new(T)
	}
	element(s, *x)
}

// scribeList writes or reads a list.
func scribeList[T any](s *scribe, x *[]T, element func(*scribe, *T)) {
	if s.notationReader == nil {
		s.out.WriteByte('[')
		for i := range *x {
			if i > 0 {
				s.out.WriteByte(' ')
			}
			element(s, &(*x)[i])
		}
		s.out.WriteByte(']')
		return
	}
	defer func() { s.depth-- }()
	if !s.enter() {
		return
	}
	if !s.eat('[') {
		s.fail()
		return
	}
	for !s.eat(']') {
		var one T
		if element(s, &one); s.bad != nil {
			return
		}
		*x = append(*x, one)
	}
}

// text writes or reads a quoted text.
func (s *scribe) text(x *string) {
	if s.notationReader == nil {
		s.out.WriteString(strconv.Quote(*x))
		return
	}
	*x = s.quoted()
}

// truth writes or reads what is written only where it holds.
func (s *scribe) truth(x *bool) {
	if s.notationReader == nil {
		s.out.WriteString("yes")
		return
	}
	if s.word() != "yes" {
		s.fail()
	}
	*x = true
}

// scribeNumber writes or reads a number.
func scribeNumber[T ~int | ~int8 | ~int16 | ~uint8 | ~uint32](s *scribe, x *T) {
	if s.notationReader == nil {
		s.out.WriteString(strconv.FormatInt(int64(*x), 10))
		return
	}
	n, err := strconv.ParseInt(s.word(), 10, 64)
	if *x = T(n); err != nil || int64(*x) != n {
		s.fail()
	}
}

// scribeName writes or reads one of the values of which the notation has names.
func scribeName[T ~uint8](s *scribe, x *T, names []string) {
	if s.notationReader == nil {
		s.out.WriteString(names[*x])
		return
	}
	s.space()
	at := s.pos
	k := slices.Index(names, s.word())
	if k < 0 {
		s.pos = at
		s.fail()
		return
	}
	*x = T(k)
}

// scribeNames writes or reads a set of them, joined by "|".
func scribeNames[T ~uint8 | ~uint32](s *scribe, x *T, names []string) {
	if s.notationReader == nil {
		first := true
		for k, name := range names {
			if *x&(1<<k) == 0 {
				continue
			}
			if !first {
				s.out.WriteByte('|')
			}
			first = false
			s.out.WriteString(name)
		}
		return
	}
	at := s.pos
	for part := range strings.SplitSeq(s.word(), "|") {
		k := slices.Index(names, part)
		if k < 0 {
			s.pos = at
			s.fail()
			return
		}
		*x |= 1 << k
	}
}

type notationReader struct {
	text string
	pos  int
	bad  *lex.Error
}

func (p *notationReader) fail() {
	if p.bad == nil {
		end := min(len(p.text), p.pos+12)
		p.bad = lex.NotUnderstood(p.text, min(p.pos, len(p.text)), end)
	}
}

func (p *notationReader) space() {
	for p.pos < len(p.text) && p.text[p.pos] == ' ' {
		p.pos++
	}
}

// eat reads one sign.
func (p *notationReader) eat(c byte) bool {
	p.space()
	if p.pos < len(p.text) && p.text[p.pos] == c {
		p.pos++
		return true
	}
	return false
}

// word reads up to the next space or bracket.
func (p *notationReader) word() string {
	p.space()
	start := p.pos
	for p.pos < len(p.text) && !strings.ContainsRune(" ()[]:\"", rune(p.text[p.pos])) {
		p.pos++
	}
	return p.text[start:p.pos]
}

// quoted reads a text in quotation marks.
func (p *notationReader) quoted() string {
	p.space()
	q, err := strconv.QuotedPrefix(p.text[min(p.pos, len(p.text)):])
	if err != nil || q[0] != '"' {
		p.fail()
		return ""
	}
	p.pos += len(q)
	text, err := strconv.Unquote(q)
	if err != nil {
		p.fail()
	}
	return text
}
