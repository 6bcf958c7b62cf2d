package oracle

import (
	"strings"

	"apnap/engine"
	"apnap/engine/oracle/inenglish"
	"apnap/engine/oracle/lex"
)

// ParseAbility reads one ability of a card. Reminder text is left out of
// account. An ability in scope that is not wholly understood has Err; one that
// is no replacement, prevention or can't effect has Scope "other".
func ParseAbility(name, typeLine, text string) Ability {
	all := ParseCard(name, typeLine, text)
	if len(all) == 0 {
		return Ability{Text: text, Span: [2]int{0, len(text)}, Scope: "other"}
	}
	out := all[0]
	for _, a := range all[1:] {
		if a.Scope == "other" {
			continue
		}
		if out.Scope == "other" {
			out.Scope, out.Effects, out.Err = a.Scope, nil, a.Err
		}
		if out.Err == nil {
			out.Err = a.Err
		}
		out.Effects = append(out.Effects, a.Effects...)
		out.Created = out.Created || a.Created
		out.Mode = max(out.Mode, a.Mode)
	}
	out.Text, out.Span = text, [2]int{0, len(text)}
	if out.Err != nil {
		out.Effects = nil
	}
	return out
}

// ParseCard reads a card's whole text, one Ability for each paragraph; the modes
// of a modal spell or ability are abilities of their own. A text longer than
// MaxText is one Ability with an Error.
func ParseCard(name, typeLine, text string) []Ability {
	if lex.TooLong(text) {
		return []Ability{{Text: text, Scope: "replacement", Err: lex.TooLarge(text)}}
	}
	const choosing, spree, tiered = "hoose", "Spree", "Tiered" // what the line before modes says
	card := cardOf(name, typeLine)
	var out []Ability
	modal, mode, created, place := false, 0, card.spell, section{station: strings.Contains(text, "Station")}
	for start := 0; start <= len(text); {
		end := len(text)
		if i := strings.IndexByte(text[start:], '\n'); i >= 0 {
			end = start + i
		}
		part := strings.TrimSpace(text[start:end])
		if whole := wholeModal(text, part, end); whole > end {
			end, part = whole, strings.TrimSpace(text[start:whole])
		}
		if part != "" {
			at := start + strings.Index(text[start:end], part)
			bullet := strings.HasPrefix(part, "•") || strings.HasPrefix(part, "+ ")
			head := place.heads(part)
			card.within = place.cond
			toks := dropReminders(lex.Scan(text[at+head:at+len(part)], card.names...))
			a := card.ability(text, [2]int{at + head, at + len(part)}, toks, bullet && created || card.spell)
			if bullet {
				*card.said = saidBefore{}
				mode++
			}
			if bullet && modal {
				a.Mode = mode
			}
			if !card.spell && !bullet && a.Scope == "other" && len(a.Effects) == 0 && !a.Created {
				a.Makes = card.makes(a.Text, toks)
				a.Alters = len(a.Makes) == 0 && (!a.Triggered || a.Trigger == nil) && card.alters(a.Text, toks)
			}
			if !bullet {
				mode = 0
				modal = strings.Contains(part, choosing) || strings.HasPrefix(part, spree) || strings.HasPrefix(part, tiered)
				created = card.spell || a.Created
			}
			out = append(out, a)
		}
		start = end + 1
	}
	anchorWords(out)
	return out
}

// card is what reading an ability needs to know of its card.
type card struct {
	names []string
	spell bool
	// untyped is set when nobody says what the card is.
	untyped bool
	// said is what a paragraph before of the same spell does.
	said *saidBefore
	// within is the condition of the section in which an ability stands.
	within *engine.Cond
}

func cardOf(name, typeLine string) card {
	c := card{said: &saidBefore{}, spell: strings.Contains(typeLine, "Instant") || strings.Contains(typeLine, "Sorcery"), untyped: typeLine == ""}
	for _, face := range strings.Split(name, " // ") {
		c.names = append(c.names, selfNames(strings.TrimSpace(face), strings.Contains(typeLine, "Legendary"))...)
	}
	return c
}

// selfNames is what a card's text may call it: its name and, for legends, the
// part before the comma or the first word.
func selfNames(name string, legend bool) []string {
	if name == "" || name == "~" {
		return nil
	}
	names := []string{name}
	if short, _, ok := strings.Cut(name, ","); ok {
		names = append(names, short)
	}
	if legend {
		for _, cut := range []string{" of ", " the ", " "} {
			if short, _, ok := strings.Cut(name, cut); ok && len(short) > 3 && short != "The" {
				names = append(names, strings.TrimSuffix(short, ","))
			}
		}
	}
	return names
}

// ability reads the tokens of a part of a text.
func (c card) ability(text string, span [2]int, toks []lex.Token, created bool) Ability {
	part := text[span[0]:span[1]]
	a := Ability{Text: part, Span: span, Created: created, Scope: "other"}
	if isTriggered(toks) {
		a.Trigger = c.trigger(part, toks)
		a.Triggered = !c.spell || a.Trigger != nil // what a spell says so is mostly of its resolving
	}
	r := newReader(part, toks)
	r.spell, r.whole = c.spell, text
	if e, ok := r.onPrevented(); ok && r.done() {
		a.take([]engine.Effect{*e}, toks)
		return a
	}
	r.i, r.far = 0, 0
	r.abilityWord(&Ability{})
	if effects, ok := r.aboutTriggers(); ok && r.done() {
		for i := range effects {
			effects[i].If = append(c.given(nil), r.conds...)
		}
		a.Triggered, a.Trigger = false, nil
		a.take(effects, toks)
		return a
	}
	r.i, r.far, r.conds = 0, 0, nil
	if effects, ok := r.keywordLine(); ok {
		for i := range effects {
			effects[i].If = append(c.given(nil), effects[i].If...)
		}
		a.take(effects, toks)
		return a
	}
	r.i, r.far = 0, 0
	r.opening(&a)
	if c.untyped && !a.Created && r.instructs() {
		r.spell, a.Created = true, true
	}
	if r.done() {
		return a
	}
	if !a.Created {
		r.conds = c.given(r.conds)
	}
	body := r.i
	if c.spell && r.widensBefore(c.said.does) {
		return a
	}
	r.said = *c.said
	effects, err := r.body(&a)
	if *c.said = r.said; !c.spell {
		*c.said = saidBefore{}
	}
	if err == nil && len(effects) == 0 {
		r.given = lasting(r.given)
		if a.Created || len(r.given) == 0 {
			return a
		}
	}
	effects = append(effects, r.given...)
	a.Scope = scopeOf(effects)
	if err != nil {
		a.Scope = guessScope(toks[body:])
		if a.Scope == "other" {
			return a
		}
		err.Where = "effect"
		a.Err = err
		return a
	}
	for i := range effects {
		a.Created = a.Created || effects[i].Budget.Kind != engine.Static || effects[i].Until != engine.Forever
	}
	a.take(effects, toks)
	return a
}

// makes reads what a static ability makes of things; nothing where not all of it is that.
func (c card) makes(text string, toks []lex.Token) []engine.Effect {
	r := newReader(text, toks)
	r.abilityWord(&Ability{})
	r.conds = c.given(r.conds)
	all, ok := r.makings()
	if !ok {
		return nil
	}
	for i := range all {
		all[i].Text = text
	}
	return all
}

// take gives an ability its effects, with their words.
func (a *Ability) take(effects []engine.Effect, toks []lex.Token) {
	for i := range effects {
		effects[i].Text = a.Text
		effects[i].Says = inenglish.Effect(&effects[i], calledIn(toks, &effects[i]))
	}
	a.Scope, a.Effects = scopeOf(effects), effects
}

// dropReminders removes what stands in parentheses.
func dropReminders(toks []lex.Token) []lex.Token {
	out := toks[:0]
	depth := 0
	for _, t := range toks {
		switch {
		case t.Kind == lex.PunctToken && t.Text == "(":
			depth++
		case t.Kind == lex.PunctToken && t.Text == ")" && depth > 0:
			depth--
		case depth == 0 || t.Kind == lex.EndToken:
			out = append(out, t)
		}
	}
	return out
}

// opening reads what stands before the body of an ability: a bullet, an ability
// word, a cost or a trigger.
func (r *reader) opening(a *Ability) {
	r.eatWords("•")
	if r.abilityWord(a); a.Created {
		r.abilityWord(a) // a chapter may have a name
	}
	r.cost(a)
	r.skipTrigger(a)
}

// abilityWord skips "Hellbent —"; "Max speed —" is a condition.
func (r *reader) abilityWord(a *Ability) {
	for n := 0; n < 8; n++ {
		t := r.ahead(n)
		if t.Kind == lex.PunctToken && t.Text == "—" {
			if n == 2 && r.is("max", "speed") {
				r.conds = append(r.conds, engine.Cond{Kind: engine.PlayerHas, Who: engine.You, Word: "has max speed"})
			}
			if n == 1 && r.is("solved") {
				r.conds = append(r.conds, engine.Cond{Kind: engine.RefIs, Ref: engine.This, Filter: &engine.Filter{Marks: []string{"solved"}}})
			}
			if n > 0 && r.ahead(0).Kind == lex.WordToken && isChapter(r.ahead(0).Raw) {
				a.Created = true
			}
			r.i += n + 1
			return
		}
		if t.Kind == lex.EndToken || t.Kind == lex.PunctToken && t.Text != "," && t.Text != "'" && t.Text != "!" && !r.flourish(n) || t.Kind == lex.SymbolToken && t.Text != "{TK}" {
			return
		}
	}
}

// flourish says that a sign belongs to an ability word: "What Was That...? —".
func (r *reader) flourish(n int) bool {
	next := r.ahead(n + 1)
	return next.Kind == lex.PunctToken && next.Glued || r.ahead(n).Text == "?" && next.Text == "—"
}

// instructs reports whether a text begins as only that of a resolving spell
// does: "Counter target spell.", "Ember Bolt deals 3 damage to any target."
func (r *reader) instructs() bool {
	switch r.peek().Text {
	case "counter", "copy", "destroy", "return", "draw", "create", "search", "tap", "untap", "discard", "mill", "target":
		return true
	}
	_, letter := letterOf(r.ahead(2))
	return r.peek().Kind == lex.SelfToken && r.ahead(1).Text == "deals" && (letter || r.ahead(2).Kind == lex.NumberToken)
}

func isChapter(w string) bool { return strings.Trim(w, "IVX") == "" }

// cost skips the cost of an activated ability, up to its colon.
func (r *reader) cost(a *Ability) {
	for n := 0; ; n++ {
		t := r.ahead(n)
		if t.Kind == lex.EndToken || t.Kind == lex.PunctToken && (t.Text == "." || t.Text == "\"") {
			return
		}
		if t.Kind == lex.PunctToken && t.Text == ":" {
			r.i += n + 1
			a.Created = true
			return
		}
	}
}

// skipTrigger skips the condition of a triggered ability, up to the comma before
// its effect.
func (r *reader) skipTrigger(a *Ability) {
	if !r.is("when") && !r.is("whenever") && !r.is("at") {
		return
	}
	a.Created = true
	self := r.ahead(1).Kind == lex.SelfToken || r.is("when", "this") || r.is("whenever", "this") || r.is("when", "you", "cast", "this", "spell")
	r.it, r.ofSelf = engine.NoRef, self
	if self {
		r.it = engine.This
	}
	r.player = engine.NoRef
	r.bound = true
	for !r.done() && !r.is(".") {
		if w := r.peek().Text; w == "player" || w == "opponent" {
			r.player = engine.Target
		}
		if r.eatWords(",") {
			if r.is("if") && !r.wouldAhead() {
				continue
			}
			return
		}
		r.i++
	}
}

// scopeOf is the scope of the first effect.
func scopeOf(effects []engine.Effect) string {
	if len(effects) == 0 {
		return "other"
	}
	return ScopeOf(&effects[0])
}

// ScopeOf is the contract's word for an effect's sort.
func ScopeOf(e *engine.Effect) string {
	switch e.Kind {
	case engine.Prevention:
		return "prevention"
	case engine.Cant, engine.Unprevented, engine.NoRegenerate:
		return "cant"
	case engine.AsThough, engine.PreventedTrigger, engine.InstructionOf, engine.Triggered, engine.NoTriggers, engine.MoreTriggers:
		return "other"
	}
	return "replacement"
}

// guessScope says what sort of effect an ability that was not understood has,
// by the words that such effects are made with.
func guessScope(toks []lex.Token) string {
	would, instead, lost := false, false, false
	if len(toks) > 1 && toks[0].Text == "protection" && toks[1].Text == "from" {
		return "prevention"
	}
	for i, t := range toks {
		next := toks[min(i+1, len(toks)-1)]
		if t.Text == "\"" && (lost || i > 0 && (toks[i-1].Text == "loses" || toks[i-1].Text == "lose")) {
			lost = !lost
		}
		if lost {
			continue
		}
		switch t.Text {
		case "prevent", "prevented":
			return "prevention"
		case "would":
			would = would || next.Text != "cost"
		case "instead":
			instead = true
		case "have", "has", "gain", "gains", "and":
			if keywordOfAClass(t, next) {
				return "replacement"
			}
			if next.Text == "protection" {
				return "prevention"
			}
		case "regenerate", "skip", "skips":
			return "replacement"
		case "enters", "enter":
			if hadBefore(toks[:i]) {
				continue
			}
			if next.Text == "tapped" || next.Text == "prepared" || next.Text == "transformed" || next.Text == "with" || next.Text == "as" || next.Text == "untapped" || next.Text == "under" {
				return "replacement"
			}
		case "as":
			if i == 0 && enterAhead(toks[i:]) {
				return "replacement"
			}
		case "doesn't":
			if i > 0 && toks[i-1].Text == "damage" && next.Text == "cause" {
				return "cant"
			}
		case "can't":
			if cantWord(toks[i+1:]) {
				return "cant"
			}
		}
	}
	if instead || would {
		return "replacement"
	}
	return "other"
}

// enterAhead says that what "as" begins with is that something enters or is turned
// face up.
func enterAhead(toks []lex.Token) bool {
	for i, t := range toks {
		switch t.Text {
		case ",":
			return false
		case "enters", "enter":
			return true
		case "turned":
			return begins(toks[i:], "turned face up")
		}
	}
	return false
}

// cantWord says that what can't happen is an event rather than an attack, a
// block, a cast or an activation.
func cantWord(toks []lex.Token) bool {
	if len(toks) == 0 {
		return false
	}
	w := toks[0].Text
	if w == "be" && len(toks) > 1 {
		w = toks[1].Text
		return w == "cast" || w == "turned" || w == "tapped" || w == "untapped" || w == "destroyed" || w == "sacrificed" || w == "regenerated" || w == "prevented" || w == "put" || w == "removed" || w == "countered"
	}
	switch w {
	case "gain", "draw", "lose", "win", "get", "enter", "search", "pay", "come", "change", "phase":
		return true
	}
	return false
}

// hadBefore says that what "enter" tells of is past: "had a creature enter under
// your control this turn", "whenever a creature enters under your control".
func hadBefore(toks []lex.Token) bool {
	for i := len(toks) - 1; i >= 0; i-- {
		switch toks[i].Text {
		case "had", "when", "whenever":
			return true
		case ",":
			return false
		}
	}
	return false
}
