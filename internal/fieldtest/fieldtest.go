// Package fieldtest holds generated comparisons to every field of a type, for tests.
package fieldtest

import (
	"reflect"
	"testing"
)

// Compared sets each field of a zero value and demands that it is no longer equal to one.
func Compared[T any](t *testing.T, equal func(a, b *T) bool) {
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

// setOther makes a value another than its zero; false where it can't.
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
	case reflect.Array:
		return setOther(v.Index(0))
	default:
		return false
	}
	return true
}
