package oracle

import (
	"slices"
	"strings"

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
	var room [8]int
	for _, i := range r.mayTell(rows, room[:0]) {
		if in, ok := r.toldBy(&rows[i]); ok {
			return in, true
		}
		r.i, r.far, r.it, r.aimed, r.player = at, max(far, r.far), it, aimed, player
	}
	return engine.Instruction{}, false
}

// mayTell adds to a list the places of the rows whose words stand where they have to: those before what the row is of
// come next, and those behind it before the sentence ends, so that no phrase is read in vain.
func (r *reader) mayTell(rows []lexicon.Told, list []int) []int {
	for n := 0; ; n++ {
		t := r.at(n)
		if t.Kind == lex.EndToken || t.Text == "." && n > 0 {
			break
		}
		for _, i := range lexicon.ToldFrom(t.Text) {
			row := &rows[i]
			if len(row.Before) == 0 && r.isAt(n, untilAny(row.After)) || n == 0 && len(row.Before) > 0 && r.isAt(0, row.Before) && r.saidLater(untilAny(row.After)) {
				list = append(list, i)
			}
		}
	}
	slices.Sort(list)
	list = slices.Compact(list)
	said := func(i int) int { return len(rows[i].Before) + len(rows[i].After) }
	slices.SortStableFunc(list, func(a, b int) int { return said(b) - said(a) }) // what says more
	return list
}

// toldBy reads one of them, behind whose first words.
func (r *reader) toldBy(row *lexicon.Told) (engine.Instruction, bool) {
	in := engine.Instruction{Verb: engine.OtherAction, Word: row.Says, Told: true}
	r.i += len(row.Before)
	switch row.Of {
	case lexicon.ToldOfThing:
		if !r.altered(&in) {
			return in, false
		}
	case lexicon.ToldOfPlayer:
		if at := r.i; len(row.After) > 0 && r.is(row.After...) && at < len(r.toks) && row.After[0] != may {
			in.Who = engine.RefYou // an order
		} else if !r.doer(&in) {
			return in, false
		} else if r.resolves && in.Who != engine.RefYou {
			r.player = in.Who
		}
	case lexicon.ToldOfNobody:
		in.Who = engine.RefYou
	}
	if !r.eatTold(row.After) || row.Of == lexicon.ToldOfThing && r.goesOn() || row.Of == lexicon.ToldOfNobody && (r.orAnother() || r.namesMore()) {
		return in, false
	}
	return in, r.andAnother(in)
}

// orAnother reports whether what is told could be of something else that the words name.
func (r *reader) orAnother() bool {
	const or, another = "or", ", triggered ability"
	return r.is(or) || r.is(strings.Fields(another)...)
}

// namesMore reports whether more is named of what is done than is told: "you may shuffle target card".
func (r *reader) namesMore() bool {
	const target, upTo = "target", "up to"
	_, number := r.isPhrase(upTo)
	return number || r.is(target)
}

// toldAhead reports whether what is told of a thing stands next.
func (r *reader) toldAhead() bool {
	if !r.resolves {
		return false
	}
	rows := lexicon.AllTold()
	return slices.ContainsFunc(lexicon.ToldFrom(r.peek().Text), func(i int) bool {
		return rows[i].Of == lexicon.ToldOfThing && len(rows[i].Before) == 0 && r.is(untilAny(rows[i].After)...)
	})
}

// countsTold reports whether instructions look at what was exiled, where that is only told.
func countsTold(all []engine.Instruction) bool {
	const exiles, exiled = "exiled from", "exiled this way"
	if !slices.ContainsFunc(all, func(in engine.Instruction) bool { return in.Told && strings.Contains(in.Word, exiles) }) {
		return false
	}
	counts := false
	instructionList(all).Visit(&engine.Visitor{Filter: func(f *engine.Filter) { counts = counts || slices.Contains(f.Marks, exiled) }})
	return counts
}

// anyOf stands in a row for things that words describe, without a target among them.
const anyOf = "*"

// untilAny are the words of a row before the first description.
func untilAny(words []string) []string {
	if i := slices.Index(words, anyOf); i >= 0 {
		return words[:i]
	}
	return words
}

// eatTold reads the words of a row with its descriptions.
func (r *reader) eatTold(words []string) bool {
	first := untilAny(words)
	if !r.eatWords(first...) {
		return false
	}
	if len(first) == len(words) {
		return true
	}
	at := r.i
	p, ok := r.nounPhrase()
	return ok && !p.Players && targets(r.toks[at:r.i]) == 0 && r.eatTold(words[len(first)+1:])
}

// andAnother reads the second target of whom the same is told: "choose target creature you control and target creature
// you don't control".
func (r *reader) andAnother(in engine.Instruction) bool {
	const and, target = "and", "target"
	if !r.resolves || in.What != engine.Target || in.Filter == nil || !r.is(and, target) {
		return true
	}
	r.i++
	in.What, in.Filter = engine.NoRef, nil
	if !r.altered(&in) || in.What != engine.Target2 {
		return false
	}
	r.moreIns = append(r.moreIns, in)
	return true
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

// saidLater reports whether words stand somewhere before the sentence ends.
func (r *reader) saidLater(words []string) bool {
	for n := 0; ; n++ {
		t := r.at(n)
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
