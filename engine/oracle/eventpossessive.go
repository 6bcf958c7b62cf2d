package oracle

import (
	"strconv"

	"apnap/engine"
	"apnap/engine/oracle/inenglish"
	"apnap/engine/oracle/lex"
	"apnap/engine/oracle/shape"
	"apnap/engine/say"
)

// theirCreatures has the players whom a clause is about stand for a creature that each of
// them controls, where only a permanent does what is told: "Alice connives"
// (cr.Connive).
func (s *eventReader) theirCreatures() bool {
	for i, e := range s.subject.who {
		if !e.IsPlayer() {
			continue
		}
		id, ok := s.creatureOf(e.Player)
		if !ok {
			return false
		}
		s.subject.who[i] = engine.ObjectEntity(id)
	}
	return true
}

// creatureOf is the one creature that a player controls; a new one where the question tells
// of none.
func (s *eventReader) creatureOf(p engine.PlayerID) (engine.ObjectID, bool) {
	var found []engine.ObjectID
	creature := engine.Filter{Types: engine.Creature}
	for i := range s.a.board.Objects {
		if o := &s.a.board.Objects[i]; onBattlefield(o) && shape.Holder(o) == p && fitsFilter(o, &creature) && !s.a.said[i].entering {
			found = append(found, engine.ObjectID(i))
		}
	}
	switch {
	case len(found) > 1:
		return engine.NoObject, s.stop(s.whichCreature(found))
	case len(found) == 1:
		return found[0], true
	}
	id := s.a.newObject("Creature", 0)
	d := newDescription()
	d.types = engine.Creature
	s.a.controlledBy(id, p)
	s.a.describe(id, &d)
	return id, true
}

// whichCreature asks which of a player's creatures does what only one of them can.
func (s *eventReader) whichCreature(found []engine.ObjectID) *lex.Error {
	verb := s.toks[s.i-1]
	err := &lex.Error{Code: "ambiguous", Where: s.where, Text: s.text, Span: [2]int{s.toks[0].Start, verb.End},
		Says: say.New("\"%s\" may mean %s different things; say which.", s.text[s.toks[0].Start:verb.End], strconv.Itoa(len(found)))}
	for _, id := range found {
		err.Readings = append(err.Readings, lex.Meaning{Says: shape.ObjectName(&s.a.board, id), Text: inenglish.Object(&s.a.board, id) + " " + verb.Raw + s.text[verb.End:]})
	}
	return err
}
