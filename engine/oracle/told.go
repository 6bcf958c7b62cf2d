package oracle

import (
	"apnap/engine"
	"apnap/engine/lang/lexicon"
	"apnap/engine/oracle/lex"
)

// tells reads what is told of things or players as it stands (lexicon.Told):
//
//	Told = [ Words ] ( Phrase | Player | ) Words .
func (r *reader) tells() (engine.Instruction, bool) {
	at, far, it, aimed, player := r.i, r.far, r.it, r.aimed, r.player
	rows := lexicon.AllTold()
	for i := range rows {
		if in, ok := r.toldBy(&rows[i]); ok {
			return in, true
		}
		r.i, r.far, r.it, r.aimed, r.player = at, max(far, r.far), it, aimed, player
	}
	return engine.Instruction{}, false
}

// toldBy reads one of them.
func (r *reader) toldBy(row *lexicon.Told) (engine.Instruction, bool) {
	in := engine.Instruction{Verb: engine.OtherAction, Word: row.Says, Told: true}
	if len(row.After)+len(row.Before) == 0 || !r.saidLater(row.After) || !r.eatWords(row.Before...) {
		return in, false
	}
	switch row.Of {
	case lexicon.ToldOfThing:
		if !r.altered(&in) {
			return in, false
		}
	case lexicon.ToldOfPlayer:
		if at := r.i; r.is(row.After...) && at < len(r.toks) && row.After[0] != may {
			in.Who = engine.RefYou // an order
		} else if !r.doer(&in) {
			return in, false
		} else if r.resolves && in.Who != engine.RefYou {
			r.player = in.Who
		}
	case lexicon.ToldOfNobody:
		in.Who = engine.RefYou
	}
	return in, r.eatWords(row.After...) && (row.Of != lexicon.ToldOfThing || !r.goesOn())
}

// goesOn reports whether more is said of how long something lasts, or of what is gained.
func (r *reader) goesOn() bool {
	const until, and, comma = "until", "and", ","
	next := *r.cursor
	next.i++
	return r.is(until) || (r.is(and) || r.is(comma)) && keywordAbility(&next) > 0
}

// may begins what somebody is allowed to do.
const may = "may"

// saidLater reports whether words stand somewhere before the sentence ends, so that no phrase
// is read in vain.
func (r *reader) saidLater(words []string) bool {
	for n := 0; ; n++ {
		t := r.ahead(n)
		if t.Kind == lex.EndToken || t.Text == "." && n > 0 {
			return len(words) == 0
		}
		if len(words) > 0 && t.Text == words[0] && r.isAt(n, words) {
			return true
		}
	}
}

// goesOnTold reads what is told besides of what an instruction is about: "and must be blocked
// this turn if able".
func (r *reader) goesOnTold(of *engine.Instruction) (engine.Instruction, bool) {
	in := engine.Instruction{Verb: engine.OtherAction, Told: true, What: of.What, Filter: of.Filter}
	if of.Verb == engine.CopySpell && of.May && of.Who != engine.NoRef {
		return r.choosesToldToo(of.Who)
	}
	if of.Verb != engine.Alter && of.Verb != engine.OtherAction && of.Verb != engine.Untap && of.Verb != engine.Tap || in.What == engine.NoRef && in.Filter == nil {
		return in, false
	}
	if in.What != engine.NoRef {
		in.Filter = nil
	}
	rows := lexicon.AllTold()
	for i := range rows {
		if rows[i].Of == lexicon.ToldOfThing && len(rows[i].Before) == 0 && r.eatWords(rows[i].After...) {
			in.Word = rows[i].Says
			return in, true
		}
	}
	return in, false
}

// choosesToldToo reads what is told of a player besides what the player may do: "may copy this spell and may
// choose a new target for that copy".
func (r *reader) choosesToldToo(who engine.Ref) (engine.Instruction, bool) {
	rows := lexicon.AllTold()
	for i := range rows {
		if row := &rows[i]; row.Of == lexicon.ToldOfPlayer && len(row.Before) == 0 && len(row.After) > 0 && row.After[0] == may && r.eatWords(row.After...) {
			return engine.Instruction{Verb: engine.OtherAction, Told: true, Who: who, Word: row.Says}, true
		}
	}
	return engine.Instruction{}, false
}

// ToldThird is the verb of what is told of you, of another.
func ToldThird(verb string) string {
	const are, is, cant = "are", "is", "can't"
	switch verb {
	case are:
		return is
	case may, cant:
		return verb
	}
	return lexicon.ThirdPerson(verb)
}
