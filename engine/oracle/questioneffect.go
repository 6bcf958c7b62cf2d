package oracle

import (
	"strings"

	"apnap/engine"
	"apnap/engine/oracle/lex"
)

// effectFlag is one effect of a question, cut into its parts.
type effectFlag struct {
	text       string
	controller engine.PlayerID
	unsettled  string // whose it is, in words that are not yet a player's
	times      int
	label      string // "" when neither a card nor a name was given
	card       *Card
	ability    string // the ability's text when it was given in words
	abilities  []Ability
	on         string // what stands behind " @ "
	bound      []engine.Entity
	sources    []engine.ObjectID
}

// readEffect reads
//
//	Effect = [ Times ] [ Controller ":" | Controller "'s" ] [ Times ] ( Card | [ Name "=" ] Ability ) [ " @ " Object ] .
//	Times = Number "x" .
//
// The number of copies stands once, before the controller or after.
func (a *asker) readEffect(text string) *lex.Error {
	f := effectFlag{text: text, controller: engine.NoPlayer, times: 1}
	rest := strings.TrimSpace(text)
	if body, on, ok := cutLast(rest, " @ "); ok {
		rest, f.on = strings.TrimSpace(body), strings.TrimSpace(on)
	}
	rest = cutTimes(&f, rest)
	rest = a.cutController(&f, rest)
	if f.times == 1 {
		rest = cutTimes(&f, rest)
	}
	if rest == "" {
		return lex.NotUnderstood(text, len(text), len(text))
	}
	rest = a.peel(&f, rest)
	if err := a.settle(&f, rest); err != nil {
		return err
	}
	if err := a.what(&f, rest); err != nil {
		return err
	}
	a.flags = append(a.flags, f)
	return nil
}

// cutLast cuts a text at the last place where sep stands.
func cutLast(text, sep string) (before, after string, ok bool) {
	i := strings.LastIndex(text, sep)
	if i < 0 {
		return text, "", false
	}
	return text[:i], text[i+len(sep):], true
}

// cutController takes the controller off the front of an effect: what stands
// before the first ": " is a player; or the card whose name the whole is; or
// the cost that an ability begins with; or else a new player.
func (a *asker) cutController(f *effectFlag, text string) string {
	if head, rest, ok := strings.Cut(text+" ", ": "); ok {
		if p, seated := a.player(head); seated {
			f.controller = p
			return strings.TrimSpace(rest)
		}
		if !a.isCard(text) && !abilityBefore(head) {
			f.unsettled = a.roleOf(strings.TrimPrefix(strings.TrimSpace(head), "@"))
			return strings.TrimSpace(rest)
		}
		return text
	}
	return a.cutPossessive(f, text)
}

// isCard reports whether a text, but for a leading number of copies, is the
// name of a card.
func (a *asker) isCard(text string) bool {
	_, ok := a.lookup(cutTimes(&effectFlag{}, text))
	return ok
}

// abilityBefore reports whether what stands before a colon is the beginning of
// an ability's text rather than a player: it holds a symbol, a comma, an equals
// sign, or more than three words.
func abilityBefore(head string) bool {
	return strings.ContainsAny(head, "{,=") || len(strings.Fields(head)) > 3
}

// cutPossessive takes "Alice's" or "@Alice's" off the front of an effect.
func (a *asker) cutPossessive(f *effectFlag, text string) string {
	bare := strings.TrimPrefix(text, "@")
	if bare == text && a.isCard(text) {
		return text
	}
	toks := lex.Scan(bare)
	for i, t := range toks {
		if t.Text != "'s" || i == 0 || i > 4 {
			continue
		}
		head, rest := bare[:toks[i-1].End], strings.TrimSpace(bare[t.End:])
		if p, ok := a.player(head); ok {
			f.controller = p
			return rest
		}
		if role := a.roleOf(head); bare != text || (toks[0].Capital() || role != head) && a.isCard(rest) {
			f.unsettled = role
			return rest
		}
	}
	return bare
}

// cutTimes takes "2x" off the front.
func cutTimes(f *effectFlag, text string) string {
	toks := lex.Scan(text)
	if len(toks) > 2 && toks[0].Kind == lex.NumberToken && toks[1].Text == "x" && toks[1].Glued && toks[0].N > 0 {
		f.times = min(toks[0].N, engine.MaxEffects+1)
		return strings.TrimSpace(text[toks[1].End:])
	}
	return text
}

// what reads the card or the ability that is left.
func (a *asker) what(f *effectFlag, text string) *lex.Error {
	if card, ok := a.lookup(text); ok {
		f.label, f.card, f.abilities = card.Name, &card, card.Effects
		return nil
	}
	name, ability := "", text
	if before, after, ok := strings.Cut(text, " = "); ok && !strings.ContainsAny(before, ".") && len(strings.Fields(before)) <= 10 {
		name, ability = strings.TrimSpace(before), strings.TrimSpace(after)
	}
	f.label, f.ability = name, ability
	typeLine := ""
	if card, ok := a.lookup(name); ok && name != "" {
		f.card, f.label, typeLine = &card, card.Name, card.TypeLine
	}
	f.abilities = a.abilitiesOf(f.selfName(), typeLine, ability)
	if name == "" && !hasScope(f.abilities) && !f.onlyTriggers() && a.looksLikeName(ability) {
		return a.unknownCard(f.text, ability)
	}
	return nil
}

// selfName is what the ability's text may call the object that has it: the name
// given, or, without one, the object that stands behind " @ ".
func (f *effectFlag) selfName() string {
	if f.label == "" {
		return f.on
	}
	return f.label
}

// hasScope reports whether any ability is a replacement, prevention or can't effect.
func hasScope(list []Ability) bool {
	for i := range list {
		if list[i].Matters() {
			return true
		}
	}
	return false
}

// looksLikeName reports whether a text is written as the name of a card, or is
// close to one.
func (a *asker) looksLikeName(text string) bool {
	if strings.HasSuffix(text, ".") || len(strings.Fields(text)) > 8 {
		return false
	}
	if a.cards != nil && len(a.cards.Candidates(text)) > 0 {
		return true
	}
	for _, t := range lex.Scan(text) {
		if t.Kind == lex.WordToken && !t.Capital() && !nameLink(t.Text) && t.Text != "'s" && t.Text != "and" {
			return false
		}
	}
	return true
}

func (a *asker) unknownCard(text, called string) *lex.Error {
	if a.cards == nil {
		return lex.UnknownCard(text, called, nil)
	}
	return lex.UnknownCard(text, called, a.cards.Candidates(called))
}

// sourceFlags puts the sources of the effects on the board, so that facts and
// events find them: one for each copy of each flag. Two flags of one name that
// give different abilities are about one object.
func (a *asker) sourceFlags() {
	for i := range a.flags {
		f := &a.flags[i]
		if f.label == "" {
			continue
		}
		for n := range f.times {
			f.sources = append(f.sources, a.sourceOf(i, n))
		}
	}
}

// sourceOf is the object that the nth copy of a flag's effects comes from.
func (a *asker) sourceOf(i, n int) engine.ObjectID {
	f := &a.flags[i]
	for j := range i {
		other := &a.flags[j]
		if strings.EqualFold(other.label, f.label) && other.controller == f.controller && other.ability != f.ability && n < len(other.sources) {
			return other.sources[n]
		}
	}
	number := 0
	if f.times > 1 {
		number = n + 1
	}
	id := a.newObject(f.label, number)
	o := &a.board.Objects[id]
	o.Controller, o.Owner = f.controller, f.controller
	a.said[id] = said{source: true, created: onlyCreated(f.abilities), sacrificed: f.sacrificesItself(), controller: f.controller != engine.NoPlayer}
	return id
}

// onlyCreated reports whether all of the abilities make their effects when they
// resolve.
func onlyCreated(list []Ability) bool {
	for i := range list {
		if list[i].Matters() && !list[i].Created {
			return false
		}
	}
	return len(list) > 0
}

// bindFlags finds what stands behind each " @ ".
func (a *asker) bindFlags() *lex.Error {
	for i := range a.flags {
		f := &a.flags[i]
		if f.on == "" {
			continue
		}
		s := a.sentence(f.on, "effect")
		if f.controller != engine.NoPlayer {
			s.subject.who = []engine.Entity{engine.PlayerEntity(f.controller)} // of "himself"
		}
		s.aimed = f.card != nil && !subset([]string{"Aura"}, f.card.Subtypes) && !subset([]string{"Equipment"}, f.card.Subtypes)
		m, ok := s.noun()
		if !ok || !s.done() {
			s.fail()
			return s.refuse()
		}
		es, ok := s.entity(&m, false)
		if !ok {
			return s.refuse()
		}
		f.bound = es
		if es[0].IsObject() {
			a.boundObject(es[0].Object)
		}
	}
	return nil
}
