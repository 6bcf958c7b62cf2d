package wording

import (
	"reflect"
	"testing"

	"apnap/engine/say"
)

// TestFactKeysTellEveryFieldApart: a fact that has anything else in any of its fields is
// spelled otherwise, and none of them like another's.
func TestFactKeysTellEveryFieldApart(t *testing.T) {
	var none Fact
	seen := map[string]string{none.Key(): "no field"}
	for i := range reflect.TypeFor[Fact]().NumField() {
		var f Fact
		name := reflect.TypeFor[Fact]().Field(i).Name
		switch field := reflect.ValueOf(&f).Elem().Field(i).Addr().Interface().(type) {
		case *string:
			*field = "word"
		case *bool:
			*field = true
		case **int:
			*field = Number(0)
		case **bool:
			*field = new(bool)
		case *map[string]int:
			*field = map[string]int{"charge": 1}
		case *say.Message:
			*field = say.Text("word")
		default:
			t.Fatalf("%s: what does its key tell of a %T?", name, field)
		}
		if other, known := seen[f.Key()]; known {
			t.Errorf("%s is spelled like %s", name, other)
		}
		seen[f.Key()] = name
	}
	if (&Fact{Kind: `a"|"`, Source: "b"}).Key() == (&Fact{Kind: "a", Source: `"|"b`}).Key() {
		t.Error("a word runs into the next")
	}
}
