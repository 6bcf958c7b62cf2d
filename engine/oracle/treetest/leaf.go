// Package treetest takes the trees of effects apart for tests that hold a printer
// to all of a tree.
package treetest

import (
	"reflect"

	"apnap/engine"
)

// Leaf is a place in a tree that holds something and can be emptied.
type Leaf struct {
	Path  string // the type and field: "Cond.Not"
	Value reflect.Value
}

// Leaves are the places of an effect that hold something.
func Leaves(e *engine.Effect) []Leaf { return leaves(reflect.ValueOf(e).Elem(), "Effect", nil) }

func leaves(v reflect.Value, path string, out []Leaf) []Leaf {
	switch v.Kind() {
	case reflect.Pointer:
		if !v.IsNil() {
			out = append(leaves(v.Elem(), path, out), Leaf{path, v})
		}
	case reflect.Struct:
		for i := range v.NumField() {
			out = leaves(v.Field(i), v.Type().Name()+"."+v.Type().Field(i).Name, out)
		}
	case reflect.Slice:
		for i := range v.Len() {
			out = leaves(v.Index(i), path, out)
		}
		if v.Len() > 0 {
			out = append(out, Leaf{path, v})
		}
	default:
		if !v.IsZero() {
			out = append(out, Leaf{path, v})
		}
	}
	return out
}

// Without does something while a place is empty.
func (l Leaf) Without(do func()) {
	old := reflect.New(l.Value.Type()).Elem()
	old.Set(l.Value)
	l.Value.SetZero()
	defer l.Value.Set(old)
	do()
}

// NoSentence stands for the sentence of a tree that there is none for.
const NoSentence = "no sentence"

// Written is a sentence, or NoSentence for a tree that is maimed too much.
func Written(e *engine.Effect, write func(*engine.Effect) string) (s string) {
	defer func() {
		if recover() != nil {
			s = NoSentence
		}
	}()
	return write(e)
}
