package engine

import (
	"reflect"
	"testing"
)

// TestEveryFieldIsCompared: two effects that differ in one field alone are not equal.
func TestEveryFieldIsCompared(t *testing.T) {
	compared(t, (*Effect).Equal)
	compared(t, (*Pattern).Equal)
	compared(t, (*Filter).Equal)
	compared(t, (*Cond).Equal)
	compared(t, (*Change).Equal)
	compared(t, (*Instruction).Equal)
}

// TestTogether: tokens are counted together where they are alike in everything but their
// number, and what they were taken from stays as it was.
func TestTogether(t *testing.T) {
	groups := []Tokens{{Name: "Treasure", N: 1}, {Name: "Clue", N: 2}, {Name: "Treasure", N: 1, Tapped: true}, {Name: "Treasure", N: 3}}
	want := []Tokens{{Name: "Treasure", N: 4}, {Name: "Clue", N: 2}, {Name: "Treasure", N: 1, Tapped: true}}
	if got := Together(groups); !reflect.DeepEqual(got, want) || groups[0].N != 1 {
		t.Errorf("%+v of %+v", got, groups)
	}
}

// compared sets each field of a zero value and compares it with one.
func compared[T any](t *testing.T, equal func(a, b *T) bool) {
	t.Helper()
	typ := reflect.TypeFor[T]()
	for i := range typ.NumField() {
		var a, b T
		f := reflect.ValueOf(&b).Elem().Field(i)
		if !setOther(f) {
			t.Errorf("%s.%s: nothing to set", typ.Name(), typ.Field(i).Name)
			continue
		}
		if !equal(&a, new(T)) || equal(&a, &b) || equal(&b, &a) {
			t.Errorf("%s.%s is not compared", typ.Name(), typ.Field(i).Name)
		}
	}
}

// setOther makes a value another than its zero.
func setOther(v reflect.Value) bool {
	switch v.Kind() {
	case reflect.Bool:
		v.SetBool(true)
	case reflect.String:
		v.SetString("x")
	case reflect.Uint8, reflect.Uint16, reflect.Uint32:
		v.SetUint(1)
	case reflect.Int, reflect.Int8, reflect.Int16:
		v.SetInt(1)
	case reflect.Pointer:
		v.Set(reflect.New(v.Type().Elem()))
	case reflect.Slice:
		v.Set(reflect.MakeSlice(v.Type(), 1, 1))
	case reflect.Struct:
		return setOther(v.Field(0))
	default:
		return false
	}
	return true
}
