package oracle

import (
	"strings"

	"apnap/engine"
	"apnap/engine/oracle/lex"
	"apnap/engine/oracle/shape"
)

// after reads one phrase that follows a noun and narrows it: whose it is, what
// it has, where it is, what happened to it.
//
//	After = Whose | "with" Having | "without" Keyword | "of" Chosen | "named" Name
//	      | "other than" Phrase | Place | Past | [","] Relative | "attached to" … .
func (r *reader) after(f *engine.Filter) bool {
	at := r.i
	if r.is(",", "which") {
		if r.i++; !r.relative(f) {
			r.i = at
			return false
		}
		if r.is(",", "would") {
			r.i++ // the comma that closes it
		}
		return true
	}
	if r.whose(f) || r.having(f) || r.chosen(f) || r.place(f) || r.past(f) || r.relative(f) || r.excepted(f) || r.calledBy(f) || r.attachedBehind(f) {
		return true
	}
	r.i = at
	return false
}

// whose reads "you control", "an opponent owns", "your opponents control".
func (r *reader) whose(f *engine.Filter) bool {
	at := r.i
	rel, ok := r.owner()
	if !ok {
		r.i = at
		return r.fail()
	}
	r.eatWords("already")
	w := r.peek().Text
	if rel == engine.You && (r.eatWords("don't", "control") || r.eatWords("didn't", "control") || r.eatWords("don't", "own")) {
		f.Controller = engine.NotYou
		if r.toks[r.i-1].Text == "own" {
			f.Controller, f.Owner = engine.AnyRelation, engine.NotYou
		}
		return true
	}
	switch w {
	case "control", "controls", "controlled":
		f.Controller = rel
		if rel == engine.You && r.is(w, notOwned[0], notOwned[1], notOwned[2]) {
			f.Owner = engine.NotYou
			r.i += 3
		}
	case "cast", "casts":
		f.Controller = rel
		r.i++
		r.castOrigin(f)
		return true
	case "own", "owns":
		f.Owner = rel
	default:
		r.i = at
		return r.fail()
	}
	r.i++
	return true
}

// notOwned are the words for what you control and another player owns.
var notOwned = [...]string{"but", "don't", "own"}

// castOrigin reads where the spells were cast from: "from your hand".
func (r *reader) castOrigin(f *engine.Filter) {
	if w, ok := r.eatLongest([]string{"from your hand", "from a graveyard", "from your graveyard", "from exile", "from your library", "from anywhere other than your hand"}); ok {
		f.Marks = append(f.Marks, "cast "+w)
	}
}

// owner reads the subject of "you control".
func (r *reader) owner() (engine.Relation, bool) {
	switch {
	case r.resolves && targets(r.toks[:r.i]) == 1 && r.eatOneOf(eitherPlayer):
		return engine.TargetOne, true
	case r.eatWords("that", "player"), r.eatWords("they"), r.eatWords("that", "opponent"):
		if r.listed != nil {
			return *r.listed, true
		}
		if r.player == engine.Target {
			return engine.TargetOne, true
		}
		return engine.ThatPlayer, r.player != engine.AnOpponent
	case r.eatWords("target", "player"):
		r.aimsPlayer()
		return engine.TargetOne, true
	case r.eatWords("target", "opponent"):
		r.aimsPlayer()
		return engine.TargetFoe, true
	}
	return eatSaying(r.cursor, among([]saying[engine.Relation]{
		{"you;your team", engine.You},
		{"an opponent;your opponents;opponents;each opponent", engine.Opponent},
		{"enchanted player", engine.AttachedOne},
		{"the chosen player;the chosen opponent", engine.ChosenOne},
		{"defending player", engine.Defending},
		{"the active player", engine.ActiveOne},
	}...))
}

// having reads "with power 3 or greater", "with a +1/+1 counter on it",
// "with flying", "without flying", "with the chosen name".
func (r *reader) having(f *engine.Filter) bool {
	switch {
	case r.eatWords("without"):
		if w, ok := r.keyword(); ok {
			f.NotKeywords = append(f.NotKeywords, w)
			return true
		}
		var kind engine.Filter
		ok := r.withCounter(&kind)
		f.NoCounter = kind.Counter
		return ok
	case !r.eatWords("with"):
		return r.fail()
	case r.eatWords("the", "chosen", "name"):
		f.Chosen = "name"
		return true
	case r.resolves && r.eatPhrase(sameNameAs):
		p, ok := r.simple()
		f.SharesWith, f.SharesRef = "name", refOf(p.Filter)
		return ok && f.SharesRef == engine.Target && !p.Targeted || r.fail()
	case r.eatWords("a", "cycling", "ability"):
		f.Keywords = append(f.Keywords, "cycling")
		return true
	case r.eatWords("an", "adventure"):
		f.Marks = append(f.Marks, "has an adventure")
		return true
	case r.eatWords("no", "counters", "on", "it"), r.eatWords("no", "counters", "on", "them"):
		f.NoCounter = "any"
		return true
	case r.eatWords("counters", "on", "it"), r.eatWords("counters", "on", "them"):
		f.Counter = "any"
		return true
	case r.is("no") && r.ahead(2).Text == "counters":
		r.i++
		kind, ok := r.counterKind()
		f.NoCounter = kind
		return ok && r.eatWords("on") && (r.eatWords("it") || r.eat("them"))
	}
	if r.parity(f) {
		return true
	}
	if at := r.i; r.eatWords("the", "greatest") {
		e, ok := r.greatest(at)
		most := engine.Range{Op: engine.Exactly, N: e}
		switch {
		case ok && e.A.Op == engine.PowerOf:
			f.Power = most
		case ok && r.resolves && e.A.Op == engine.ManaValueOf:
			f.ManaValue = most
		default:
			r.i = at
			return r.fail()
		}
		return true
	}
	if w, ok := r.keyword(); ok {
		f.Keywords = append(f.Keywords, w)
		for r.is("and") && r.ahead(1).Text != "each" {
			r.i++
			w, ok := r.keyword()
			if !ok {
				return false
			}
			f.Keywords = append(f.Keywords, w)
		}
		return true
	}
	return r.measure(f) || r.withCounter(f)
}

func (r *reader) keyword() (string, bool) {
	n := keywordAbility(r.cursor)
	if n == 0 {
		return "", r.fail()
	}
	words := r.toks[r.i].Text
	for k := 1; k < n; k++ {
		words += " " + r.toks[r.i+k].Text
	}
	r.i += n
	if t := r.peek(); t.Kind == lex.NumberToken && (words == "vanishing" || words == "toxic" || words == "bushido" || words == "dredge") {
		r.i++
		words += " " + t.Raw
	}
	return words, true
}

// measure reads "power 3 or greater", "mana value 2 or less", "toughness 4".
func (r *reader) measure(f *engine.Filter) bool {
	at := r.i
	var dst *engine.Range
	switch {
	case r.eatWords("power"):
		dst = &f.Power
	case r.eatWords("toughness"):
		dst = &f.Toughness
	case r.eatWords("mana", "value"), r.eatWords("converted", "mana", "cost"):
		dst = &f.ManaValue
	default:
		return r.fail()
	}
	op := engine.Exactly
	switch {
	case r.eatWords("less", "than", "or", "equal", "to"):
		op = engine.AtMost
	case r.eatWords("greater", "than", "or", "equal", "to"):
		op = engine.AtLeast
	case r.eatWords("less", "than"):
		op = engine.LessThan
	case r.eatWords("greater", "than"):
		op = engine.MoreThan
	}
	e, ok := r.value()
	if !ok {
		r.i = at
		return false
	}
	if op == engine.Exactly {
		switch {
		case r.eatWords("or", "greater"), r.eatWords("or", "more"):
			op = engine.AtLeast
		case r.eatWords("or", "less"), r.eatWords("or", "fewer"):
			op = engine.AtMost
		}
	}
	*dst = engine.Range{Op: op, N: e}
	return true
}

// withCounter reads "a +1/+1 counter on it", "an ice counter on them".
func (r *reader) withCounter(f *engine.Filter) bool {
	at := r.i
	one := r.eatWords("a") || r.eatWords("an")
	kind, ok := r.counterKind()
	if !one && (!ok || r.toks[r.i-1].Text == "counter") {
		r.i = at
		return r.fail()
	}
	if !ok || !r.eat("on") || !(r.eatWords("it") || r.eatWords("them") || r.eatWords("him") || r.eatWords("her")) {
		r.i = at
		return r.fail()
	}
	f.Counter = kind
	if kind == "" {
		f.Counter = "any"
	}
	return true
}

// counterKind reads "+1/+1 counter", "ice counters", "counter". What "+1/+1" calls is a kind of
// its own: no word more belongs to it.
func (r *reader) counterKind() (string, bool) {
	at := r.i
	var words []string
	for n := 0; n < 3; n++ {
		t := r.peek()
		if t.Text == "counter" || t.Text == "counters" {
			r.i++
			return strings.Join(words, " "), true
		}
		switch {
		case len(words) > 0 && r.ahead(-1).Kind == lex.PTToken:
			n = 3
		case t.Kind == lex.PTToken && n == 0, t.Kind == lex.SymbolToken && t.Text == "{E}", t.Kind == lex.WordToken && !notCounter(t.Text):
			words = append(words, strings.ToLower(t.Text))
			r.i++
		default:
			n = 3
		}
	}
	r.i = at
	return "", r.fail()
}

// notCounter says that a word is never part of a counter's name.
func notCounter(w string) bool {
	switch w {
	case "on", "of", "a", "an", "the", "those", "that", "it", "and", "or", "no", "with", "those kinds", "kinds", "counters", "all", "each", "additional", "would":
		return true
	}
	return false
}

// chosen reads "of the chosen color", "of your choice", "of the color of your choice".
func (r *reader) chosen(f *engine.Filter) bool {
	const (
		chosenColor = "of the chosen color;of the last chosen color;of the color of your choice;of that color"
		chosenKind  = "of the chosen kind"
		chosenType  = "of the chosen type;of the chosen creature type;of the creature type of your choice;of that type"
	)
	switch {
	case r.eatPhrase(chosenKind):
		f.Chosen = engine.ChosenKind
	case r.eatOneOf(chosenColor):
		f.Chosen = "color"
	case r.eatOneOf(chosenType):
		f.Chosen = "type"
	case r.eatWords("that", "aren't", "of", "the", "chosen", "color"):
		f.NotChosen = "color"
	case r.eatWords("that", "aren't", "of", "the", "chosen", "type"):
		f.NotChosen = "type"
	case r.eatWords("of", "your", "choice"):
		f.Is = engine.ChosenSource
	default:
		return r.fail()
	}
	return true
}

// calledBy reads "named Gray Sentinel": words with capitals, and "of", "the" and
// "and" between two of them.
func (r *reader) calledBy(f *engine.Filter) bool {
	if !r.eatWords("named") {
		return r.fail()
	}
	one := !strings.HasSuffix(r.toks[r.i-2].Text, "s")
	f.Name = r.properName()
	for one && r.is("and") && r.ahead(1).Capital() { // "named Fire and Ice": one thing has one name
		r.i++
		f.Name += " and " + r.properName()
	}
	return f.Name != "" || r.fail()
}

// properName reads the words of a name.
func (r *reader) properName() string {
	var words []string
	for {
		t, next := r.peek(), r.ahead(1)
		small := (t.Text == "of" || t.Text == "the" || t.Text == "'s") && len(words) > 0
		if t.Kind == lex.PunctToken || t.Kind == lex.EndToken || !t.Capital() && t.Kind != lex.SelfToken && !(small && (next.Capital() || t.Text == "'s" || next.Text == "the")) {
			break
		}
		if t.Text == "'s" {
			words[len(words)-1] += t.Raw
		} else {
			words = append(words, t.Raw)
		}
		r.i++
	}
	return strings.Join(words, " ")
}

// excepted reads "other than ~", "other than target creature", "other than an Elf or
// a Goblin".
func (r *reader) excepted(f *engine.Filter) bool {
	const exceptFor = "except for"
	if r.resolves && f.Not == nil && r.eatPhrase(exceptFor) {
		p, ok := r.nounPhrase()
		if !ok || p.Players || !p.Plural || targets(r.toks[:r.i]) > 0 {
			return r.fail()
		}
		f.Not = &p.Filter
		return true
	}
	if !r.eatWords("other", "than") {
		return r.fail()
	}
	p, ok := r.simple()
	if !ok {
		return false
	}
	if shape.Same(p.Filter, engine.Filter{Is: engine.This}) {
		f.Other = true
		return true
	}
	if f.Not != nil {
		return r.fail()
	}
	not := []engine.Filter{p.Filter}
	for p.Count != nil && r.is("or") && (r.ahead(1).Text == "a" || r.ahead(1).Text == "an") {
		r.i++
		if p, ok = r.simple(); !ok {
			return r.fail()
		}
		not = append(not, p.Filter)
	}
	g := shape.AnyOf(not)
	f.Not = &g
	return true
}

// place reads "on the battlefield", "in your graveyard", "in exile".
func (r *reader) place(f *engine.Filter) bool {
	switch {
	case r.eatWords("on", "the", "battlefield"), r.eatWords("in", "play"):
		f.Zone = engine.Battlefield
		return true
	case r.eatWords("not", "on", "the", "battlefield"):
		f.Not = &engine.Filter{Zone: engine.Battlefield}
		return true
	case r.eatWords("in", "exile"):
		f.Zone = engine.Exile
		return true
	case r.eatWords("on", "the", "stack"):
		f.Zone = engine.Stack
		return true
	}
	at := r.i
	if !r.eatWords("in") {
		return r.fail()
	}
	w := r.peek().Text
	rel, ok := r.possessor()
	ok = ok || w == "graveyards" || w == "hands" || w == "libraries"
	zone, zoned := r.zoneWord()
	if !ok || !zoned {
		r.i = at
		return r.fail()
	}
	f.Zone, f.Owner = zone, rel
	return true
}

// possessor reads "your", "an opponent's", "their", "its owner's", "a", "all".
func (r *reader) possessor() (engine.Relation, bool) {
	switch {
	case r.resolves && r.eatPhrase(ofTargetPlayer):
		r.aimsPlayer()
		return engine.TargetOne, true
	case r.resolves && r.eatPhrase(ofTargetOpponent):
		r.aimsPlayer()
		return engine.TargetFoe, true
	}
	return eatSaying(r.cursor, among([]saying[engine.Relation]{
		{"your", engine.You},
		{"an opponent 's;your opponents 's", engine.Opponent},
		{"enchanted player 's", engine.AttachedOne},
		{"their;that player 's;his or her;his;her", engine.ThatPlayer},
		{"all players 's;their owners 's;their owner 's;its owner 's;a single;a;any;all;the", engine.AnyRelation},
	}...))
}

// The words for whose zone it is where the player is the target.
const ofTargetPlayer, ofTargetOpponent = "target player 's", "target opponent 's"

// sameNameAs stands before the one thing whose name others have.
const sameNameAs = "the same name as"

// zoneWord reads the name of a zone that players have.
func (r *reader) zoneWord() (engine.Zone, bool) {
	z, ok := eatSaying(r.cursor, among([]saying[engine.Zone]{
		{"graveyard;graveyards", engine.Graveyard},
		{"hand;hands", engine.Hand},
		{"library;libraries", engine.Library},
		{"battlefield", engine.Battlefield},
		{"stack", engine.Stack},
		{"exile", engine.Exile},
	}...))
	return z, ok || r.fail()
}
