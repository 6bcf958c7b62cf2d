package catalog

import (
	"fmt"
	"strconv"
	"strings"
)

// A card is one line. A face is thirteen fields with tabs between them, the empty
// ones at its end left out:
//
//	name, type line, colors, numbers, keywords, abilities, instruction, marks, triggers, modes, mana, makes, activated
//
// where marks are "s" for a static ability out of scope, "u" for a spell that is not
// wholly read and "c" for an additional cost, capital letters for what static abilities bear on, triggers are triggered abilities,
// separated by abilitySep, "?" for one that could not be read, modes are how many are chosen
// at least and at most and what each of them does, separated likewise, makes what static abilities make of things, separated likewise,
// activated the activated abilities, separated likewise, each its cost, costSep and what it does,
//
// and a field "//split", "//adventure" or "//transform" stands between faces.
// Numbers are "mana value", "mana value power/toughness" or
// "mana value loyalty", with "*" for one that is not whole. Keywords are
// separated by ";". An ability is its scope's first letter, "+" if it is
// created, "?" and the number of its mode if it is of one, and its effects, each behind the separator
// effectSep, or that separator alone where they could not be read; abilities are separated by abilitySep.
const (
	fieldSep   = "\t"
	faceMark   = "//"
	abilitySep = "\x1e"
	effectSep  = "\x1f"
	costSep    = "\x1d"
)

// encode writes an entry as a line, without its end.
func encode(e *Entry) (string, error) {
	var b strings.Builder
	for i := range e.Faces {
		if i > 0 {
			b.WriteString(fieldSep + faceMark + e.Layout + fieldSep)
		}
		fields, err := e.Faces[i].fields()
		if err != nil {
			return "", fmt.Errorf("%s: %w", e.Name, err)
		}
		b.WriteString(strings.TrimRight(strings.Join(fields, fieldSep), fieldSep))
	}
	return b.String(), nil
}

// fields writes a face as fields.
func (f *Face) fields() ([]string, error) {
	abilities := make([]string, len(f.Abilities))
	for i, a := range f.Abilities {
		abilities[i] = a.encode()
	}
	fields := []string{f.Name, f.TypeLine, f.Colors, f.numbers(), strings.Join(f.Keywords, ";"), strings.Join(abilities, abilitySep), f.Instruction, f.marks(), f.triggers(), f.modes(), f.Mana, strings.Join(f.Makes, abilitySep), f.activated()}
	for _, field := range fields {
		if strings.ContainsAny(field, "\t\n") {
			return nil, fmt.Errorf("a field holds a tab or a line end: %q", field)
		}
	}
	return fields, nil
}

func (f *Face) marks() string {
	var marks string
	for _, m := range []struct {
		set  bool
		mark string
	}{{f.Statics, "s"}, {f.Unread, "u"}, {f.Costs, "c"}, {f.Restricts, "r"}, {f.CastTriggers, "t"}, {f.Alters, "a"}, {f.Takes, "k"},
		{f.GrowsOthers, "o"}, {f.GrowsHost, "h"}, {f.GrowsItself, "i"}} {
		if m.set {
			marks += m.mark
		}
	}
	return marks + f.Bears
}

// Unread stands for a mode that could not be read, and for a triggered ability.
const Unread = "?"

// modes writes how many modes are chosen, and each of them.
func (f *Face) modes() string {
	if len(f.Modes) == 0 {
		return ""
	}
	return strings.Join(append([]string{strconv.Itoa(f.Least), strconv.Itoa(f.Most)}, f.Modes...), abilitySep)
}

func (f *Face) decodeModes(text string) {
	if text == "" {
		return
	}
	list := strings.Split(text, abilitySep)
	f.Least, f.Most, f.Modes = number(list[0]), number(list[1]), list[2:]
}

func (f *Face) activated() string {
	list := make([]string, len(f.Activated))
	for i, a := range f.Activated {
		list[i] = a.Cost + costSep + a.Does
	}
	return strings.Join(list, abilitySep)
}

func decodeActivated(text string) (list []Activated) {
	if text == "" {
		return nil
	}
	for one := range strings.SplitSeq(text, abilitySep) {
		var a Activated
		a.Cost, a.Does, _ = strings.Cut(one, costSep)
		list = append(list, a)
	}
	return list
}

func (f *Face) triggers() string {
	list := make([]string, len(f.Triggers))
	for i, t := range f.Triggers {
		list[i] = t
		if t == "" {
			list[i] = Unread
		}
	}
	return strings.Join(list, abilitySep)
}

func decodeTriggers(text string) []string {
	if text == "" {
		return nil
	}
	list := strings.Split(text, abilitySep)
	for i := range list {
		if list[i] == Unread {
			list[i] = ""
		}
	}
	return list
}

// variable stands behind a mana value once for each {X} in the mana cost.
const variable = "x"

func (f *Face) numbers() string {
	text := strconv.Itoa(f.ManaValue) + strings.Repeat(variable, f.Variable)
	switch {
	case f.Loyalty != Unset:
		return text + " " + strconv.Itoa(f.Loyalty)
	case f.Power != Unset || f.Toughness != Unset:
		return text + " " + printed(f.Power) + "/" + printed(f.Toughness)
	}
	return text
}

// decode reads a line back. Lines come from encode, so nothing is checked.
func decode(line string) Entry {
	fields := strings.Split(line, fieldSep)
	var e Entry
	for len(fields) > 0 {
		end := len(fields)
		for i, field := range fields {
			if i > 0 && len(field) > len(faceMark) && strings.HasPrefix(field, faceMark) {
				end, e.Layout = i, field[len(faceMark):]
				break
			}
		}
		e.Faces = append(e.Faces, decodeFace(fields[:end]))
		fields = fields[min(end+1, len(fields)):]
	}
	names := make([]string, len(e.Faces))
	for i := range e.Faces {
		names[i] = e.Faces[i].Name
	}
	e.Name = strings.Join(names, " // ")
	return e
}

func decodeFace(fields []string) Face {
	at := func(i int) string {
		if i < len(fields) {
			return fields[i]
		}
		return ""
	}
	f := Face{Name: at(0), TypeLine: at(1), Colors: at(2), Instruction: at(6), Triggers: decodeTriggers(at(8)), Power: Unset, Toughness: Unset, Loyalty: Unset}
	f.Restricts = strings.Contains(at(7), "r")
	f.Alters, f.Takes = strings.Contains(at(7), "a"), strings.Contains(at(7), "k")
	f.GrowsOthers, f.GrowsHost, f.GrowsItself = strings.Contains(at(7), "o"), strings.Contains(at(7), "h"), strings.Contains(at(7), "i")
	f.Bears = strings.Trim(at(7), "abcdefghijklmnopqrstuvwxyz")
	f.decodeModes(at(9))
	f.Mana, f.Activated = at(10), decodeActivated(at(12))
	if at(11) != "" {
		f.Makes = strings.Split(at(11), abilitySep)
	}
	f.CastTriggers = strings.Contains(at(7), "t")
	f.Statics, f.Unread, f.Costs = strings.Contains(at(7), "s"), strings.Contains(at(7), "u"), strings.Contains(at(7), "c")
	value, rest, _ := strings.Cut(at(3), " ")
	f.ManaValue, f.Variable = number(strings.TrimRight(value, variable)), strings.Count(value, variable)
	if power, toughness, ok := strings.Cut(rest, "/"); ok {
		f.Power, f.Toughness = number(power), number(toughness)
	} else {
		f.Loyalty = number(rest)
	}
	if at(4) != "" {
		f.Keywords = strings.Split(at(4), ";")
	}
	if at(5) != "" {
		for text := range strings.SplitSeq(at(5), abilitySep) {
			f.Abilities = append(f.Abilities, decodeAbility(text))
		}
	}
	return f
}

func (a *Ability) encode() string {
	text := a.Scope[:1]
	if a.Created {
		text += "+"
	}
	if a.Mode > 0 {
		text += "?" + strconv.Itoa(a.Mode)
	}
	return text + effectSep + strings.Join(a.Effects, effectSep)
}

func decodeAbility(text string) Ability {
	marks, effects, _ := strings.Cut(text, effectSep)
	a := Ability{Scope: scope(marks[0]), Created: strings.Contains(marks, "+")}
	if _, mode, modal := strings.Cut(marks, "?"); modal {
		a.Mode = number(mode)
	}
	if effects != "" {
		a.Effects = strings.Split(effects, effectSep)
	}
	return a
}

// scope returns the scope whose first letter that is.
func scope(letter byte) string {
	for _, s := range []string{"prevention", "cant", "other"} {
		if s[0] == letter {
			return s
		}
	}
	return "replacement"
}

func printed(n int) string {
	if n == Unset {
		return "*"
	}
	return strconv.Itoa(n)
}

func number(text string) int {
	n, err := strconv.Atoi(text)
	if err != nil {
		return Unset
	}
	return n
}
