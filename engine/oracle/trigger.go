package oracle

import (
	"slices"

	"apnap/engine"
	"apnap/engine/lang/lexicon"
	"apnap/engine/oracle/lex"
	"apnap/engine/oracle/shape"
)

// trigger reads a triggered ability: what it triggers on, in the words of the
// events that replacement effects wait for, but told as happening; a condition;
// and what it does, which need not be understood.
//
//	Trigger = ( ( "When" | "Whenever" ) Happens | "At" Beginning ) "," [ "if" Condition "," ] Instructions .
//	Happens = EventClause { [ "," ] ( "or" | "and" ) ( "when" | "whenever" ) EventClause | "," "or" EventClause } .
func (c card) trigger(part string, toks []lex.Token) *engine.Effect {
	if e := c.givenTrigger(part, toks); e != nil {
		return e
	}
	if e := c.chapterTrigger(part, toks); e != nil {
		return e
	}
	r := newReader(part, toks)
	r.whole, r.happens, r.bound = part, true, true
	r.toks = slices.Clone(toks)
	r.eatWords("•")
	r.abilityWord(&Ability{})
	if len(r.conds) > 0 {
		return nil // of "Max speed —" and the like
	}
	e := &engine.Effect{Kind: engine.Triggered, Class: engine.ClassOther, If: c.given(nil), Text: part}
	if !r.triggerEvent(e) || !r.eatWords(",") || r.eventsGoOn() || !r.intervening() {
		return nil
	}
	e.If = append(e.If, r.conds...)
	if r.happens = false; c.spell && !(e.When.Affected != nil && e.When.Affected.Is == engine.This) {
		return nil // made as the spell resolves
	}
	e.OncePerTurn = r.oncePerTurn()
	return r.resolving(e)
}

// resolving is a triggered ability with what it does, or, where that is not understood, what its words speak of.
func (r *reader) resolving(e *engine.Effect) *engine.Effect {
	said := r.toks[r.i:]
	if e.Then = r.triggerDoes(&e.When); len(e.Then) == 0 {
		e.Speaks = spokenOf(said)
		return e
	}
	countsAsked(e)
	return e
}

// countsAsked makes "that many" of an ability that triggers on nothing of which there is a number the number that its condition
// asks for: "if its mana value was 1 or greater, you may remove that many counters".
func countsAsked(e *engine.Effect) {
	if e.When.Kind.Counts() || len(e.If) != 1 || e.If[0].Kind != engine.CountIs || e.If[0].Expr == nil {
		return
	}
	if n := e.Then[0].Amount; n != nil && n.Op == engine.That {
		e.Then[0].Amount = e.If[0].Expr.Clone()
	}
}

// spokenOf are the kinds of events of which words that nobody understands may tell, or which they may change: how much
// damage a creature deals is told by its size too.
func spokenOf(toks []lex.Token) (kinds []engine.EventKind) {
	for _, spoken := range [...]struct {
		role  lexicon.Role
		kinds []engine.EventKind
	}{
		{lexicon.SpeaksOfDamage, []engine.EventKind{engine.Damage, engine.LoseLife}},
		{lexicon.SpeaksOfLife, []engine.EventKind{engine.GainLife, engine.SetLife}},
		{lexicon.SpeaksOfCounters, []engine.EventKind{engine.PutCounters, engine.RemoveCounters}},
		{lexicon.SpeaksOfDraws, []engine.EventKind{engine.Draw}},
		{lexicon.SpeaksOfMilling, []engine.EventKind{engine.Mill}},
		{lexicon.SpeaksOfDiscards, []engine.EventKind{engine.Discard}},
		{lexicon.SpeaksOfTokens, []engine.EventKind{engine.CreateTokens}},
		{lexicon.SpeaksOfMana, []engine.EventKind{engine.ProduceMana}},
	} {
		if slices.ContainsFunc(toks, func(t lex.Token) bool { return lexicon.Plays(t.Text, spoken.role) }) {
			kinds = append(kinds, spoken.kinds...)
		}
	}
	return kinds
}

// eventsGoOn reports whether another event of the same subject stands behind a comma,
// and no instruction: "scries, surveils, or …".
func (r *reader) eventsGoOn() bool {
	v, ok := lexicon.VerbOf(r.peek().Text)
	return ok && r.peek().Text == v.Third
}

// triggerEvent reads what the ability triggers on.
func (r *reader) triggerEvent(e *engine.Effect) bool {
	if r.eatWords("at") {
		return r.beginningOf(&e.When)
	}
	if _, ok := r.eatAny("when", "whenever"); !ok {
		return false
	}
	pt, ok := r.eventClause()
	if !ok {
		return false
	}
	e.When = *pt
	for r.anotherEvent() {
		if len(r.conds) > 0 {
			return r.fail() // what was said of the first alone
		}
		r.it = engine.This
		other, ok := r.eventClause()
		if !ok || len(r.conds) > 0 {
			return r.fail()
		}
		e.When.Or = append(e.When.Or, *other)
	}
	return r.until == engine.Forever || r.fail()
}

// anotherEvent reads what stands before a further event of its own subject: "or whenever", and
// "or" behind a comma, which no instruction begins with.
func (r *reader) anotherEvent() bool {
	const or = "or"
	at := r.i
	comma := r.eatWords(",")
	_, joined := r.eatAny(or, "and")
	if _, when := r.eatAny("when", "whenever"); joined && when {
		return true
	}
	if joined && comma && r.toks[at+1].Text == or {
		r.i = at + 2
		return true
	}
	r.i = at
	return false
}

// orElse reads a further verb of the same subject: "enters or attacks", "gains or
// loses life".
func (r *reader) orElse(pt *engine.Pattern, subject *Phrase) bool {
	for r.happens && (r.is("or") || r.is("and") && r.ahead(1).Kind == lex.WordToken) && verbForm(r.ahead(1).Text) != "" {
		r.i++
		other := engine.Pattern{}
		if !r.wouldOr() || !r.would(&other, subject) {
			return false
		}
		pt.Or = append(pt.Or, other)
	}
	return true
}

// wouldOr reads "would" before the verb of an event; in a triggered ability, where
// the verb stands in the form of what happens, it makes it the plain form.
func (r *reader) wouldOr() bool {
	if !r.happens {
		return r.eat("would")
	}
	plain := verbForm(r.peek().Text)
	if plain == "" {
		return r.fail()
	}
	r.toks[r.i].Text = plain
	return true
}

// verbForm is the plain form of a verb that tells an event, "" for other words.
func verbForm(w string) string {
	switch w {
	case "is", "are", "'s", "'re":
		return "be"
	}
	v, ok := lexicon.Finite(w)
	switch {
	case !ok:
		return ""
	case v.Instruction, shape.KeywordVerb(v.Plain):
		return v.Plain
	}
	switch v.Plain {
	case "die", "leave", "attack", "block", "come", "begin":
		return v.Plain
	}
	return ""
}

// intervening reads "if Condition ," behind the event (cr.InterveningIf).
func (r *reader) intervening() bool {
	if !r.is("if") || r.wouldAhead() {
		return true
	}
	at := r.i
	r.i++
	c, ok := r.condition()
	if !ok || !r.eat(",") {
		r.i = at
		return r.fail()
	}
	r.conds = append(r.conds, c)
	return true
}

// beginningOf reads
//
//	Beginning = "the beginning of" ( "your" | "each [other] player's" | "each opponent's" | "the" | "each" ) Step [ "on your turn" ] .
func (r *reader) beginningOf(pt *engine.Pattern) bool {
	if !r.eat("the", "beginning", "of") {
		return false
	}
	pt.Kind = engine.BeginPhase
	who := func(rel engine.Relation) { pt.Affected = &engine.Filter{Players: true, Player: rel} }
	switch {
	case r.eatWords("your"):
		who(engine.You)
	case r.eatWords("each", "opponent", "'s"):
		who(engine.Opponent)
	case r.eatWords("each", "other", "player", "'s"):
		who(engine.NotYou)
	case r.eatWords("each", "player", "'s"), r.eatWords("the"), r.eatWords("each"):
	}
	r.eatAny("first", "precombat")
	switch {
	case r.eatWords("upkeep"):
		r.eatWords("step")
		pt.What = "upkeep step"
	case r.eatWords("combat"):
		pt.What = "combat phase"
		if r.eatWords("on", "your", "turn") {
			who(engine.You)
		}
	default:
		what, ok := r.stepName()
		if !ok {
			return false
		}
		pt.What = what
	}
	r.player = engine.ThatPlayerRef
	return true
}

// oncePerTurn reports whether the ability says that it triggers only once each turn.
func (r *reader) oncePerTurn() bool {
	for n := r.i; n+5 < len(r.toks); n++ {
		if probe := (&cursor{toks: r.toks, i: n}); probe.is("this", "ability", "triggers", "only", "once", "each", "turn") {
			return true
		}
	}
	return false
}

// triggerDoes reads what the ability does as it resolves; nil where that is not
// understood.
func (r *reader) triggerDoes(pt *engine.Pattern) []engine.Instruction {
	r.antecedents(pt)
	if source := pt.Source; pt.Kind == engine.Damage && source != nil && source.Is == engine.NoRef && (pt.Affected == nil || shape.OnlyPlayers(pt.Affected)) {
		r.it = engine.ThatSource
	}
	r.conds, r.until = nil, engine.Forever
	from := r.i
	r.resolves = true
	defer func() { r.resolves = false }()
	var all []engine.Instruction
	for !r.done() {
		if r.eatWords("this", "ability", "triggers", "only", "once", "each", "turn", ".") {
			continue
		}
		if r.aimed {
			r.it = r.aimedIt()
		}
		start, it, last := r.i, r.it, lastList(all)
		if r.spokenOfDone(all); r.it == it {
			it = engine.NoRef
		}
		if r.aboutFaceDown(last) {
			return nil
		}
		if r.cantRegenerate(last) || r.tokensHave(last) || r.restEitherWay(all) || r.ifDone(all) {
			continue
		}
		ins, ok := r.conditional()
		if !ok {
			return nil
		}
		if it != engine.NoRef && r.it == engine.Those { // which the next sentence need not mean
			r.it = it
		}
		if !r.hangs(all, ins, start) {
			all = append(all, ins...)
		}
	}
	if n := targets(r.toks[from:r.i]); n > 1 && n > aimed(all) || n == 0 && aimed(all) > 0 {
		return nil
	}
	return all
}

// isTriggered reports whether an ability begins, behind an ability word, as a
// triggered ability does.
func isTriggered(toks []lex.Token) bool {
	r := newReader("", toks)
	r.eatWords("•")
	r.abilityWord(&Ability{})
	return r.triggered() || givesTrigger(toks) || changesTriggers(toks) || len(chaptersOf(toks)) > 0
}

// givesTrigger reports whether a static ability gives others a triggered one.
func givesTrigger(toks []lex.Token) bool {
	for i := 1; i+1 < len(toks); i++ {
		inner := cursor{toks: toks, i: i + 1}
		if w := toks[i-1].Text; toks[i].Text == "\"" && (inner.is("when") || inner.is("whenever") || inner.is("at", "the", "beginning")) {
			return w == "has" || w == "have" || w == "and"
		}
	}
	return false
}

// changesTriggers reports whether an ability changes how often others trigger, or
// keeps them from it, which is not understood.
func changesTriggers(toks []lex.Token) bool {
	for i := range toks {
		c := cursor{toks: toks, i: i}
		if c.is("triggers", "an", "additional", "time") || c.is("abilities", "to", "trigger") || c.is("triggers", "additional", "times") {
			return true
		}
	}
	return false
}

// leaves reads "leaves your graveyard", "leave a library".
func (r *reader) leaves(pt *engine.Pattern, subject *Phrase) bool {
	at := r.i
	r.i++
	whose, ok := r.possessor()
	zone := engine.AnyZone
	if ok {
		zone, ok = r.zoneWord()
	}
	if !ok {
		r.i = at
		return r.fail()
	}
	f := subject.Filter
	f.Owner = whose
	pt.Kind, pt.From, pt.Affected = engine.Move, zone, &f
	return true
}

// fighting reads what creatures do in combat. Questions tell that only as facts,
// so that nothing of it happens in one, whom it is done to left aside.
func (r *reader) fighting(pt *engine.Pattern, subject *Phrase) bool {
	what := ""
	switch {
	case r.eatWords("attack"):
		what = "attack"
	case r.eatWords("block"):
		what = "block"
	case r.eatWords("become", "blocked"), r.eatWords("be", "blocked"):
		what = "become blocked"
	default:
		return false
	}
	pt.Kind, pt.What, pt.Affected = engine.OtherAction, what, &subject.Filter
	for !r.done() && !r.is(",") && !r.is("or") && !r.is("and") && !r.is(".") {
		r.i++
	}
	return true
}

// givenTrigger reads a static ability that gives others a triggered one:
//
//	Given = Phrase [ "gets" PT "and" ] ( "has" | "have" ) [ Keywords "and" ] "\"" Trigger "\"" "." .
func (c card) givenTrigger(part string, toks []lex.Token) *engine.Effect {
	r := newReader(part, slices.Clone(toks))
	r.whole = part
	p, ok := r.nounPhrase()
	if !ok || p.Players || p.Is != engine.NoRef && p.Is != engine.Attached {
		return nil
	}
	r.passPT()
	if _, ok := r.eatAny("has", "have"); !ok {
		return nil
	}
	for !r.done() && !r.is("\"") && !r.is(".") {
		r.i++ // keywords
	}
	if !r.eatWords("\"") || !r.triggered() {
		return nil
	}
	from, to := r.i, r.i
	for to < len(r.toks)-1 && r.toks[to].Text != "\"" {
		to++
	}
	inner := append(slices.Clone(r.toks[from:to]), r.toks[len(r.toks)-1])
	e := card{names: c.names}.trigger(part, inner)
	if e == nil {
		return nil
	}
	f := p.Filter
	e.Holder, e.If = &f, append(c.given(nil), e.If...)
	return e
}

// onPrevented reads the condition of a triggered ability about prevented damage,
// what it does then being told by nobody:
//
//	("whenever" | "when") "damage" ["from" Phrase] ["that would be dealt" To] "is prevented" ["this way"] ["this turn"] .
func (r *reader) onPrevented() (*engine.Effect, bool) {
	if !r.eatWords("whenever", "damage") && !r.eatWords("when", "damage") {
		return nil, r.fail()
	}
	e := &engine.Effect{Kind: engine.PreventedTrigger, Class: engine.ClassOther, When: engine.Pattern{Kind: engine.Damage}}
	if r.eatWords("from") {
		p, ok := r.nounPhrase()
		if !ok {
			return nil, false
		}
		e.When.Source = sourceOf(p.Filter)
	}
	if r.eatWords("that", "would", "be", "dealt") && !r.dealtTo(&e.When) {
		return nil, false
	}
	if !r.eat("is", "prevented") {
		return nil, false
	}
	e.Self = r.eatWords("this", "way")
	if r.eatWords("this", "turn") {
		e.Until = engine.ThisTurn
	}
	if !r.is(",") && !r.sentenceEnds() {
		return nil, r.fail()
	}
	for r.is(",") {
		r.skipSentence()
	}
	return e, true
}
