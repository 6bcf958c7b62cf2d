package oracle

import (
	"apnap/engine"
	"apnap/engine/oracle/lex"
	"apnap/engine/say"
)

// afterwards is a fact about when an effect came into being: after an event.
type afterwards struct {
	source engine.ObjectID
	// event is the number of the event, from 1, or 0 for the first that thing
	// is about.
	event int
	thing engine.ObjectID
	text  string
}

// resolvedAfter reads
//
//	After = ( "resolved" | "resolves" | "was" ( "created" | "cast" | "activated" | "made" ) ) "after" What .
//	What = "the" Ordinal "event" | "the damage" [ "was dealt" ] | Object [ "'s damage" | "resolved" | "died" | "dealt" [ "its" ] "damage" | "was destroyed" ] .
func (s *factReader) resolvedAfter() bool {
	about := s.about
	f := afterwards{thing: engine.NoObject, text: s.text}
	switch {
	case s.eatWords("the", "damage"):
		f.event = 1
		s.eatWords("was", "dealt")
	case s.is("the") && ordinal(s.ahead(1).Text) > 0 && s.ahead(2).Text == "event":
		f.event = ordinal(s.ahead(1).Text)
		s.i += 3
	default:
		m, ok := s.noun()
		if !ok {
			return false
		}
		id, ok := s.object(&m)
		if !ok {
			return false
		}
		f.thing = id
		s.afterWhat()
	}
	for _, id := range about {
		if !s.a.makes(id) {
			return s.fail()
		}
		f.source = id
		s.a.after = append(s.a.after, f)
	}
	return len(about) > 0 || s.fail()
}

// afterWhat passes over what is said of the thing: the question's events tell it.
func (s *factReader) afterWhat() {
	switch {
	case s.eatWords("'s", "damage"), s.eatWords("resolved"), s.eatWords("died"), s.eatWords("entered"), s.eatWords("was", "destroyed"):
	case s.eatWords("dealt"):
		s.eatAny("its", "the")
		s.eatWords("damage")
	}
	s.eatWords("was", "dealt")
}

// ordinal is the number of "first", "second" and so on, 0 for other words.
func ordinal(w string) int {
	for i, name := range [...]string{"first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth"} {
		if w == name {
			return i + 1
		}
	}
	return 0
}

// factStarts turns the facts about when effects came into being into their
// beginnings.
func (b *builder) factStarts() *lex.Error {
	for _, f := range b.after {
		at := f.event
		for i := 0; at == 0 && i < len(b.sc.Events); i++ {
			for j := range b.sc.Events[i].Events {
				ev := &b.sc.Events[i].Events[j]
				if ev.Source == f.thing || ev.Object == f.thing || ev.To == engine.ObjectEntity(f.thing) {
					at = i + 1
				}
			}
		}
		if at == 0 || at > len(b.sc.Events) {
			return &lex.Error{Code: "not_understood", Where: "fact", Text: f.text, Span: [2]int{0, len(f.text)},
				Says: say.New("No event of the question is the one that this fact speaks of.")}
		}
		if at == len(b.sc.Events) {
			b.sc.Events = append(b.sc.Events, engine.Happening{Whose: engine.NoPlayer})
		}
		b.starts = append(b.starts, effectStart{source: f.source, at: at + 1, text: f.text})
	}
	return nil
}

// entersLater lets the abilities of a permanent that enters in the course of the
// question begin there (cr.MustExistBefore).
func (b *builder) entersLater() {
	for i := range b.sc.Effects {
		inst := &b.sc.Effects[i]
		if inst.Created || inst.Source == engine.NoObject || ownEntering(inst.Effect) || ofItsSpell(inst.Effect) || inst.Effect.FromZone != engine.AnyZone ||
			!b.said[inst.Source].entering || b.board.Objects[inst.Source].Zone == engine.Battlefield {
			continue
		}
		if m := b.firstEntering(inst.Source); m > 1 {
			inst.StartedIn = m
		}
	}
}

// firstEntering is the number of the moment in which an object first enters, 0
// for none.
func (b *builder) firstEntering(id engine.ObjectID) int {
	for m := range b.sc.Events {
		for j := range b.sc.Events[m].Events {
			if ev := &b.sc.Events[m].Events[j]; ev.Kind == engine.Enter && ev.Object == id {
				return m + 1
			}
		}
	}
	return 0
}
