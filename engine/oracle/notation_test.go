package oracle

import (
	"reflect"
	"strconv"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"apnap/engine"
	"apnap/engine/oracle/lex"
	"apnap/engine/oracle/notation"
)

// TestNotationWritesEveryField: what the generated code writes of any effect is what a walk
// over all its fields gives, and it reads back to the same.
func TestNotationWritesEveryField(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		var e engine.Effect
		arbitrary(t, reflect.ValueOf(&e).Elem(), 4)
		e.Says, e.Text = "", ""
		want := notationOf(&e)
		if got := notation.Of(&e); got != want {
			t.Fatalf("is   %s\nwant %s", got, want)
		}
		back, err := notation.Parse(want)
		if err != nil {
			t.Fatalf("%s: %v", want, err)
		}
		if again := notationOf(&back); again != want {
			t.Fatalf("read %s\nof   %s", again, want)
		}
	})
}

// TestNotationRefuses: what is no notation, with the byte at which it is none.
func TestNotationRefuses(t *testing.T) {
	deep := strings.Repeat("(when:(or:[", 40)
	for _, c := range []struct {
		text string
		at   int
	}{
		{"", 0}, {"(", 1}, {"(kind:replacement", 17}, {"(kind:replacement) x", 19}, {"(kind:nonsense)", 6}, {"(nothing:yes)", 1},
		{"(self:no)", 8}, {"(kind:prevention kind:prevention)", 17}, {"(says:plain)", 6}, {"(budget:(n:(n:x)))", 15}, {"(fromZone:hand|exile)", 10}, {deep, -1},
	} {
		_, err := notation.Parse(c.text)
		bad, ok := err.(*lex.Error)
		if !ok || c.at >= 0 && bad.Span[0] != c.at {
			t.Errorf("%q: %v, want a refusal at %d", c.text, err, c.at)
			if ok {
				t.Log(bad.Span)
			}
		}
	}
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

// namesOf are the names of a type's constants in the notation; nil for types that have none.
func namesOf(t reflect.Type) []string {
	f := reflect.ValueOf(notation.Constants()).Elem().FieldByName(t.Name())
	if t.PkgPath() == "" || !f.IsValid() {
		return nil
	}
	return f.Interface().([]string)
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
