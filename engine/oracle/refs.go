package oracle

import (
	"reflect"

	"apnap/engine"
)

// replaceThis puts another reference wherever an effect says "this"; it is
// false when there is one and nothing to put there.
func replaceThis(e *engine.Effect, to engine.Ref) bool {
	ok := true
	walkRefs(reflect.ValueOf(e).Elem(), func(v reflect.Value) {
		if engine.Ref(v.Uint()) != engine.This {
			return
		}
		if to == engine.NoRef {
			ok = false
			return
		}
		v.SetUint(uint64(to))
	})
	return ok
}

// walkRefs visits every reference inside a value.
func walkRefs(v reflect.Value, visit func(reflect.Value)) {
	switch v.Kind() {
	case reflect.Pointer:
		if !v.IsNil() {
			walkRefs(v.Elem(), visit)
		}
	case reflect.Slice:
		for i := range v.Len() {
			walkRefs(v.Index(i), visit)
		}
	case reflect.Struct:
		for i := range v.NumField() {
			walkRefs(v.Field(i), visit)
		}
	case reflect.Uint8:
		if v.Type() == reflect.TypeOf(engine.NoRef) && v.CanSet() {
			visit(v)
		}
	}
}
