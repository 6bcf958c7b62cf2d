package oracle

import (
	"reflect"
	"strconv"
	"strings"

	"apnap/engine"
)

// Notation writes an effect in the project's own notation: every field that is
// set, by name, as "(kind:prevention when:(kind:damage affected:(players:yes player:you)) …)".
// The words it was read from and the standard sentence are left out.
func Notation(e *engine.Effect) string {
	c := *e
	c.Says, c.Text = "", ""
	return notationOf(&c)
}

// notationOf writes any of the engine's values: an effect, an event, a board.
func notationOf[T any](of *T) string {
	var b strings.Builder
	writeValue(&b, reflect.ValueOf(of).Elem())
	return b.String()
}

// writeValue writes one value; a struct is a list of its fields that are set.
func writeValue(b *strings.Builder, v reflect.Value) {
	if names := namesOf(v.Type()); names != nil {
		b.WriteString(wordsOf(names, v))
		return
	}
	switch v.Kind() {
	case reflect.Pointer:
		writeValue(b, v.Elem())
	case reflect.Struct:
		writeStruct(b, v)
	case reflect.Slice, reflect.Array:
		b.WriteByte('[')
		for i := range v.Len() {
			if i > 0 {
				b.WriteByte(' ')
			}
			writeValue(b, v.Index(i))
		}
		b.WriteByte(']')
	case reflect.String:
		b.WriteString(strconv.Quote(v.String()))
	case reflect.Bool:
		b.WriteString("yes")
	case reflect.Int, reflect.Int8, reflect.Int16, reflect.Int32, reflect.Int64:
		b.WriteString(strconv.FormatInt(v.Int(), 10))
	default:
		b.WriteString(strconv.FormatUint(v.Uint(), 10))
	}
}

func writeStruct(b *strings.Builder, v reflect.Value) {
	b.WriteByte('(')
	first := true
	for i := range v.NumField() {
		f := v.Field(i)
		if !v.Type().Field(i).IsExported() || f.IsZero() || f.Kind() == reflect.Slice && f.Len() == 0 {
			continue
		}
		if !first {
			b.WriteByte(' ')
		}
		first = false
		b.WriteString(fieldName(v.Type().Field(i).Name))
		b.WriteByte(':')
		writeValue(b, f)
	}
	b.WriteByte(')')
}

func fieldName(n string) string { return strings.ToLower(n[:1]) + n[1:] }

// ParseNotation reads what Notation writes; the error says at which byte it is
// no notation.
func ParseNotation(s string) (engine.Effect, error) {
	return readNotation[engine.Effect](s)
}

// readNotation reads what notationOf writes of a value of the same sort.
func readNotation[T any](s string) (T, error) {
	var of, none T
	if len(s) > 16*MaxText {
		return none, tooLarge(s)
	}
	p := &notationReader{text: s}
	p.value(reflect.ValueOf(&of).Elem(), 0)
	p.space()
	if p.bad == nil && p.pos < len(s) {
		p.fail()
	}
	if p.bad != nil {
		return none, p.bad
	}
	return of, nil
}

type notationReader struct {
	text string
	pos  int
	bad  *Error
}

func (p *notationReader) fail() {
	if p.bad == nil {
		end := min(len(p.text), p.pos+12)
		p.bad = notUnderstood(p.text, min(p.pos, len(p.text)), end)
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

// value reads one value into v.
func (p *notationReader) value(v reflect.Value, depth int) {
	if p.bad != nil {
		return
	}
	if depth > 64 {
		p.fail()
		return
	}
	if names := namesOf(v.Type()); names != nil {
		p.named(names, v)
		return
	}
	switch v.Kind() {
	case reflect.Pointer:
		n := reflect.New(v.Type().Elem())
		p.value(n.Elem(), depth+1)
		v.Set(n)
	case reflect.Struct:
		p.fields(v, depth)
	case reflect.Slice:
		p.list(v, depth)
	case reflect.Array:
		p.array(v, depth)
	case reflect.String:
		p.quoted(v)
	case reflect.Bool:
		if p.word() != "yes" {
			p.fail()
		}
		v.SetBool(true)
	case reflect.Int, reflect.Int8, reflect.Int16, reflect.Int32, reflect.Int64:
		n, err := strconv.ParseInt(p.word(), 10, v.Type().Bits())
		if err != nil {
			p.fail()
		}
		v.SetInt(n)
	default:
		n, err := strconv.ParseUint(p.word(), 10, v.Type().Bits())
		if err != nil {
			p.fail()
			return
		}
		v.SetUint(n)
	}
}

func (p *notationReader) fields(v reflect.Value, depth int) {
	if !p.eat('(') {
		p.fail()
		return
	}
	for !p.eat(')') {
		at := p.pos
		name := p.word()
		if name == "" || !p.eat(':') {
			p.fail()
			return
		}
		f := v.FieldByName(strings.ToUpper(name[:1]) + name[1:])
		if !f.IsValid() || !f.CanSet() || !f.IsZero() {
			p.pos = at
			p.fail()
			return
		}
		p.value(f, depth+1)
		if p.bad != nil {
			return
		}
	}
}

func (p *notationReader) list(v reflect.Value, depth int) {
	if !p.eat('[') {
		p.fail()
		return
	}
	for !p.eat(']') {
		n := reflect.New(v.Type().Elem()).Elem()
		p.value(n, depth+1)
		if p.bad != nil {
			return
		}
		v.Set(reflect.Append(v, n))
	}
}

// array reads as many values as there are places.
func (p *notationReader) array(v reflect.Value, depth int) {
	if !p.eat('[') {
		p.fail()
		return
	}
	for i := range v.Len() {
		p.value(v.Index(i), depth+1)
	}
	if p.bad == nil && !p.eat(']') {
		p.fail()
	}
}

func (p *notationReader) quoted(v reflect.Value) {
	p.space()
	q, err := strconv.QuotedPrefix(p.text[min(p.pos, len(p.text)):])
	if err != nil || q[0] != '"' {
		p.fail()
		return
	}
	p.pos += len(q)
	s, err := strconv.Unquote(q)
	if err != nil {
		p.fail()
		return
	}
	v.SetString(s)
}

// named reads the name of a constant, or several joined by "|".
func (p *notationReader) named(names []string, v reflect.Value) {
	at := p.pos
	w := p.word()
	var n uint64
	set := isSet(v.Type())
	for _, part := range strings.Split(w, "|") {
		k := indexOf(names, part)
		switch {
		case k < 0:
			p.pos = at
			p.fail()
			return
		case set:
			n |= 1 << k
		default:
			n = uint64(k)
		}
		if !set && part != w {
			p.pos = at
			p.fail()
			return
		}
	}
	v.SetUint(n)
}

func indexOf(names []string, w string) int {
	for i, n := range names {
		if n == w {
			return i
		}
	}
	return -1
}

// wordsOf is a constant's name, or the names in a set joined by "|".
func wordsOf(names []string, v reflect.Value) string {
	n := v.Uint()
	if !isSet(v.Type()) {
		return names[n]
	}
	var parts []string
	for k, name := range names {
		if n&(1<<k) != 0 {
			parts = append(parts, name)
		}
	}
	return strings.Join(parts, "|")
}

// isSet says that a type's values are sets of bits.
func isSet(t reflect.Type) bool {
	return t == reflect.TypeFor[engine.Types]() || t == reflect.TypeFor[engine.Colors]()
}
