package oracle

import (
	"apnap/engine"
	"apnap/engine/oracle/lex"
	"apnap/engine/oracle/shape"
)

// transitives are the words for what a player would do to something beyond that player,
// with the event that it is and where things go.
var transitives = [...]struct {
	words string
	kind  engine.EventKind
	dest  engine.Zone
}{
	{"exile", engine.Move, engine.Exile},
	{"return", engine.Move, engine.AnyZone},
	{"gain control of", engine.GainControl, engine.AnyZone},
	{"reveal your hand", engine.Reveal, engine.Hand},
	{"reveal their hand", engine.Reveal, engine.Hand},
	{"take an extra turn", engine.ExtraTurn, engine.AnyZone},
	{"add", engine.ProduceMana, engine.AnyZone},
}

// transitiveWould reads
//
//	Transitive = "exile" Phrase [ From ] | "return" Phrase "to" Zone [ From ] | "gain control of" Phrase
//	           | "reveal your hand" | "take an extra turn" | "add" ( "one or more" | Number ) "mana" .
func (r *reader) transitiveWould(pt *engine.Pattern, subj *Phrase) bool {
	for _, t := range transitives {
		n := r.phraseLength(t.words)
		if n == 0 {
			continue
		}
		at, doer := r.i, subj.Filter
		r.i += n
		pt.Kind, pt.Doer = t.kind, &doer
		read := true
		switch t.kind {
		case engine.Reveal, engine.ExtraTurn:
			pt.Affected, pt.Doer = &doer, nil
			if t.kind == engine.Reveal {
				pt.What = t.dest.String()
			}
		case engine.ProduceMana:
			read = r.manaWould(pt)
		case engine.GainControl:
			read = r.objectWould(pt)
		default:
			read = r.objectWould(pt) && r.whereWould(pt, t.dest)
		}
		return read || r.back(at, pt)
	}
	return false
}

// whereWould reads where what a player moves would go, unless the verb said so, and where
// it comes from: what is returned comes from no library, where it has not been before.
func (r *reader) whereWould(pt *engine.Pattern, dest engine.Zone) bool {
	if dest != engine.AnyZone {
		pt.Dest = dest
		r.fromZone(pt)
		return true
	}
	if !r.eat("to") || !r.wouldBePut(pt) {
		return false
	}
	if pt.From == engine.AnyZone && pt.NotFrom == engine.AnyZone {
		pt.NotFrom = engine.Library
	}
	return true
}

// objectWould reads the description of what an event would be done to.
func (r *reader) objectWould(pt *engine.Pattern) bool {
	p, ok := r.nounPhrase()
	if !ok || p.Players {
		return false
	}
	pt.Affected = &p.Filter
	return true
}

// manaWould reads how much mana would be added: "one or more mana", "two mana".
func (r *reader) manaWould(pt *engine.Pattern) bool {
	q := Phrase{}
	if r.peek().Kind == lex.NumberToken {
		r.counted(&q)
	}
	pt.Amount = moreThanOne(q.Bound)
	if q.Count != nil {
		pt.Amount = engine.Range{Op: engine.Exactly, N: q.Count}
	}
	return r.eat("mana")
}

// throughPermanent reads what only permanents do, said of the player for whom one does it:
// "you would connive" (cr.Connive, cr.Explore).
func (r *reader) throughPermanent(pt *engine.Pattern, subj *Phrase) bool {
	k, ok := shape.KindTold(r.peek().Text)
	if !ok || k != engine.Connive && k != engine.Explore_ || !subj.Players || len(subj.Or) > 0 || !shape.Same(subj.Filter, engine.Filter{Players: true, Player: subj.Player}) {
		return false
	}
	r.i++
	pt.Kind, pt.Affected = k, &engine.Filter{Noun: engine.Permanent, Controller: subj.Player}
	return true
}
