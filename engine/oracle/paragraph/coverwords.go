package paragraph

import (
	"slices"
	"strings"

	"apnap/engine/lang/lexicon"
	"apnap/engine/oracle/lex"
)

// asksTail reports whether tokens are a question at the end of a sentence: what it asks tells
// nothing, but it may suppose something.
func (r *reader) asksTail(from, to int) bool {
	i := slices.IndexFunc(r.sentences(), func(p piece) bool { return from >= p.from && to == p.to })
	if i < 0 {
		return false
	}
	p := r.sentences()[i]
	if p.asks && to-from > 2 && r.clauseAt(from) && r.toks[to-2].Text == "," && lexicon.Plays(r.toks[to-1].Text, lexicon.TagWord) {
		return !r.supposes(from, to)
	}
	at := r.behindJoints(from, to)
	if at == to || !interrogative(r.toks[at].Text) && !lexicon.Plays(r.toks[at].Text, lexicon.Modal) && !lexicon.Plays(r.toks[at].Text, lexicon.AskingVerb) {
		return false
	}
	if at > p.from && interrogative(r.toks[p.from].Text) && !lexicon.Plays(r.toks[at-1].Text, lexicon.Joint) && r.toks[at-1].Text != "or" {
		return false
	}
	if at > p.from && !r.runOnAt(at) && !(p.asks && r.toks[at-1].Text != "," && r.invertedAt(at)) && !(p.asks && r.inverts(at)) {
		return false
	}
	return (p.asks || r.runOnAt(at) && !lexicon.Plays(r.toks[at].Text, lexicon.AskingVerb)) && (!r.supposes(at, to) || r.askedBefore(from))
}

// inverts reports whether a verb stands before its subject at a token, as in questions.
func (r *reader) inverts(i int) bool {
	t := r.toks[i].Text
	return !lexicon.Plays(t, lexicon.AskingVerb) && !lexicon.Plays(t, lexicon.Modal) || r.invertedAt(i)
}

// invertedAt reports whether what follows a token can be the subject of the question it begins.
func (r *reader) invertedAt(at int) bool {
	i, end := r.i, r.end
	defer func() { r.i, r.end = i, end }()
	r.i, r.end = at, len(r.toks)-1
	return r.subjectAt(1)
}

// askedBefore reports whether a question ends before a token.
func (r *reader) askedBefore(at int) bool {
	for _, p := range r.sentences() {
		if at > p.from && p.asks && (at >= p.to || interrogative(r.toks[p.from].Text)) {
			return true
		}
	}
	return false
}

// supposes reports whether a question takes something for granted that bears on what it asks: what
// happens or is there besides.
func (r *reader) supposes(from, to int) bool {
	for i := from + 1; i < to; i++ {
		t := r.toks[i]
		if !lexicon.Plays(t.Text, lexicon.Supposes) {
			continue
		}
		if t.Text == "after" && i+2 < to {
			return true
		}
		for k := i + 1; k < to; k++ {
			if _, verb := lexicon.VerbOf(r.toks[k].Text); verb && !lexicon.Plays(r.toks[k].Text, lexicon.TalkVerb) || r.markedAt(k) || !plainWord(r.toks[k]) || lexicon.Plays(r.toks[k].Text, lexicon.HavingVerb) {
				return true
			}
		}
	}
	return false
}

// plainWord reports whether a token is no number, size or symbol.
func plainWord(t lex.Token) bool {
	return t.Kind == lex.WordToken || t.Kind == lex.PunctToken && t.Text != "\""
}

// behindJoints is the first of tokens that joins nothing.
func (r *reader) behindJoints(from, to int) int {
	for from < to && (lexicon.Plays(r.toks[from].Text, lexicon.Joint) || lexicon.Plays(r.toks[from].Text, lexicon.OpinionStart) || r.toks[from].Text == "or") {
		from++
	}
	return from
}

// believed reports whether tokens only say what somebody knows, thinks or says of the answer, what
// should come of it, or why something was done.
func (r *reader) believed(from, to int) bool {
	i, end := r.i, r.end
	defer func() { r.i, r.end = i, end }()
	r.i, r.end = from, to
	because := r.says(lexicon.Because)
	r.i = r.behindJoints(r.i, to)
	at := r.i
	switch {
	case r.says(lexicon.TextSays):
		return !r.namesNew(from, to)
	case r.holds():
	case r.startsAt(at, lexicon.Knows):
	case because && lexicon.Plays(r.peek().Text, lexicon.Person):
	case r.clauseAt(from) && r.expected(at, to):
		r.i = at
	default:
		return false
	}
	return r.onlyOfTheAnswer(piece{from, to, false}) && !r.namesNew(from, to)
}

// startsAt reads the words of a role that stand at a token.
func (r *reader) startsAt(at int, role lexicon.Role) bool {
	r.i = at
	return r.says(role)
}

// clauseAt reports whether a clause can begin at a token.
func (r *reader) clauseAt(i int) bool {
	return i == 0 || r.isStop(i-1) || lexicon.Plays(r.toks[i-1].Text, lexicon.Joint) || lexicon.Plays(r.toks[i].Text, lexicon.Joint)
}

// expected reports whether tokens say what should come of something.
func (r *reader) expected(from, to int) bool {
	for i := from; i < to; i++ {
		if lexicon.Plays(r.toks[i].Text, lexicon.Expectation) {
			return true
		}
	}
	return false
}

// namesNew reports whether tokens tell of a size, or of somebody of whom nothing is known.
func (r *reader) namesNew(from, to int) bool {
	return slices.ContainsFunc(r.toks[from:to], func(t lex.Token) bool {
		return t.Kind == lex.PTToken || t.Kind == lex.SymbolToken || t.Text == "\""
	})
}

// resulting reports whether tokens tell what comes of what stands before them; whether it does,
// the reading shows.
func (r *reader) resulting(from, to int) bool {
	return r.endsClause(to) && to-from > 1 && (r.concludes(from, to) || from > 0 && r.roleAt(from-1, to, lexicon.ResultStart) > 0)
}

// roleAt is how many tokens the words of a role have that stand at one.
func (r *reader) roleAt(at, to int, role lexicon.Role) int {
	return lexicon.Phrase(role, func(k int) string { return r.within(at+k, to) })
}

// noMore reports whether tokens say that there is nothing besides what is told.
func (r *reader) noMore(from, to int) bool {
	nothing := false
	for i := from; i < to; i++ {
		if n := r.roleAt(i, to, lexicon.NothingMore); n > 0 {
			nothing = true
			i += n - 1
			continue
		}
		t := r.toks[i]
		v, verb := lexicon.VerbOf(t.Text)
		if r.markedAt(i) || r.newName(i, from) || !plainWord(t) && t.Text != "one" || lexicon.Plays(t.Text, lexicon.Supposes) || lexicon.Plays(t.Text, lexicon.Denies) || verb && v.Event && !controlVerb(t.Text) {
			return false
		}
	}
	return nothing && (r.clauseAt(from) || r.toks[from].Text == "(")
}

// within is the text of a token, empty behind the last of several.
func (r *reader) within(i, to int) string {
	if i >= to {
		return ""
	}
	return r.toks[i].Text
}

// detail reports whether tokens inside a clause only say how, when or where what it tells is done, in
// words of which none is one by which it would be another: a number, a denial, a condition, somebody
// or something it is done to, or a verb.
func (r *reader) detail(from, to int) bool {
	if to > from && r.passing(from) == to && r.endsClause(to) {
		return true
	}
	does := r.purpose(from, to)
	aim, first := does > from, from == 0 || r.clauseAt(from) && r.toks[from-1].Text != ","
	if !r.endsClause(to) || !aim && !r.adverb(from) || first && !(aim && r.clauseStartsAt(to)) || !first && !r.tellsBefore(from) {
		return false
	}
	for i := from; i < to; i++ {
		t := r.toks[i]
		v, verb := lexicon.VerbOf(t.Text)
		switch {
		case r.markedAt(i), !plainWord(t), lexicon.Plays(t.Text, lexicon.Denies), lexicon.Plays(t.Text, lexicon.TellsMore), lexicon.Plays(t.Text, lexicon.SaysMore), lexicon.Plays(t.Text, lexicon.Changes),
			lexicon.Plays(t.Text, lexicon.Premise), lexicon.Plays(t.Text, lexicon.HavingVerb), lexicon.Plays(t.Text, lexicon.Modal):
			return false
		case aim && (i <= does || i == does+1 && lexicon.Plays(t.Text, lexicon.Person)):
		case verb && (v.Event || v.Instruction || v.Player) || lexicon.Plays(t.Text, lexicon.TalkVerb) && to-from > 1:
			return false
		case !aim && r.bears(i, from), lexicon.Plays(t.Text, lexicon.BackWord), i > from && nameLike(t):
			return false
		case r.seatOf(t.Raw) >= 0, lexicon.Plays(t.Text, lexicon.Person):
			return false
		}
	}
	return true
}

// adverb reports whether a word only says how something is done.
func (r *reader) adverb(i int) bool {
	w := r.toks[i].Text
	return strings.HasSuffix(w, "ly") || lexicon.Plays(w, lexicon.TalkAdverb) || lexicon.Plays(w, lexicon.PassingPhrase)
}

// purpose is the verb of tokens that say what something is done for: "to make surprise blockers"; the first of
// them where they do not.
func (r *reader) purpose(from, to int) int {
	n := r.roleAt(from, to, lexicon.AimStart)
	if n == 0 || to-from-n < 2 || !lexicon.Plays(r.toks[from+n].Text, lexicon.AimVerb) {
		return from
	}
	return from + n
}

// apposed reports whether tokens between two commas only say of somebody what he is besides the game: ", a real
// rules lawyer,".
func (r *reader) apposed(from, to int) bool {
	if to-from < 4 || from == 0 || r.toks[from].Text != "," || r.toks[to-1].Text != "," || !lexicon.Plays(r.toks[from+1].Text, lexicon.Article) || !r.clauseStartsAt(from-1) {
		return false
	}
	for i := from + 1; i < to-1; i++ {
		t := r.toks[i]
		if _, verb := lexicon.VerbOf(t.Text); verb || t.Kind != lex.WordToken || r.wordBears(i, from) > Idle || adjectiveWord(t.Text) && !lexicon.Plays(t.Text, lexicon.EmptyAdjective) || r.newName(i, from) {
			return false
		}
	}
	return true
}

// tellsBefore reports whether the clause that tokens stand in has a verb before them, so that
// they are not what its subject does.
func (r *reader) tellsBefore(at int) bool {
	for i := at - 1; i >= 0 && !r.isStop(i) && !lexicon.Plays(r.toks[i].Text, lexicon.ClauseEnd); i-- {
		if r.doesAt(i) {
			return true
		}
	}
	return false
}

// doesAt reports whether a token is a verb.
func (r *reader) doesAt(i int) bool {
	w := r.toks[i].Text
	_, verb := lexicon.VerbOf(w)
	return verb || controlVerb(w) || actingVerb(w) || castVerb(w)
}

// endsClause reports whether a clause or what a verb is about ends before a token.
func (r *reader) endsClause(at int) bool {
	return at >= len(r.toks)-1 || r.isStop(at) || r.clauseStartsAt(at) || lexicon.Plays(r.toks[at].Text, lexicon.ClauseEnd) || lexicon.Plays(r.toks[at].Text, lexicon.Preposition)
}

// clauseStartsAt reports whether a player or what is his begins a clause at a token.
func (r *reader) clauseStartsAt(at int) bool {
	return at < len(r.toks)-1 && (lexicon.Plays(r.toks[at].Text, lexicon.Person) || r.seatOf(r.toks[at].Raw) >= 0)
}

// passing is the token behind words at one that say in which part of a turn something is done, or
// in passing how: "before damage", "in my untap step", "at instant speed"; the token itself where
// none stand there.
func (r *reader) passing(from int) int {
	i, end := r.i, r.end
	defer func() { r.i, r.end = i, end }()
	r.i, r.end = from, len(r.toks)-1
	r.eat(",")
	at := r.i
	if r.says(lexicon.PassingPhrase) {
		return r.i
	}
	if r.i = at; r.says(lexicon.WhenWord) {
		r.says(lexicon.Whose)
		r.says(lexicon.TheSame)
		if r.says(lexicon.TurnPart) {
			return r.i
		}
	}
	return from
}
