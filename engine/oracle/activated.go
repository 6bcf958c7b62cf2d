package oracle

import (
	"slices"
	"strings"

	"apnap/engine"
	"apnap/engine/oracle/lex"
)

// Activated is an activated ability of a permanent as understood.
type Activated struct {
	Cost ActivationCost
	// Does is what it does when it resolves, as an instruction; nil where it only makes effects,
	// which are among the abilities, adds mana, or was not understood.
	Does *engine.Effect
	// Unread is set where it does more than Does holds.
	Unread bool
}

// ActivationCost is what activating an ability costs, as far as it may bear on a ruling.
type ActivationCost struct {
	// Loyalty is the loyalty that a loyalty ability costs, as cards print it: "+1", "-2", "-X",
	// "0"; "" where it is none.
	Loyalty string
	// Mana is set for a mana ability, Itself where the permanent is sacrificed for it, X where X
	// mana is paid, Taps where the permanent is tapped for it, and More where something else is given than mana and tapping.
	Mana, Itself, X, Taps, More bool
	// Paid are what is given besides, as far as an event can tell it without naming anything.
	Paid []CostPart
}

// CostPart is one part of a cost, as who activates the ability would do it: "pay", "1 life".
type CostPart struct {
	// Verb is in its plain form; behind What comes the permanent itself where From is set: "remove",
	// "a +1/+1 counter".
	Verb, What string
	From       bool
	// Aside is set where no event tells it: which one is given is not part of the question.
	Aside bool
}

// ActivatedText is what the text of an activated ability says.
type ActivatedText struct {
	Cost ActivationCost
	// Does are its instructions, in order; Whole is set where every sentence was understood, as an
	// instruction or, where Makes is set, as an effect that ParseCard gives.
	Does         []engine.Instruction
	Whole, Makes bool
}

// ParseActivated reads the activated abilities of a permanent.
func ParseActivated(name, typeLine, text string) []ActivatedText {
	var list []ActivatedText
	names := cardOf(name, typeLine).names
	for paragraph := range strings.SplitSeq(text, "\n") {
		cost, body, ok := cutCost(names, paragraph)
		if !ok {
			continue
		}
		a := ActivatedText{Cost: activationCost(names, cost)}
		a.Cost.Mana = a.Cost.Loyalty == "" && addsMana(body)
		a.Makes = slices.ContainsFunc(ParseCard(name, typeLine, paragraph), makesMore)
		ins, refused := doesAsAbility(names, withoutActivating(body))
		if fromElsewhere(cost) {
			continue
		}
		switch {
		case a.Cost.Mana:
			a.Whole = true
		case refused == nil && (a.Makes != (len(ins) > 0)):
			a.Does, a.Whole = ins, true
		}
		list = append(list, a)
	}
	return list
}

// makesMore reports whether an ability makes effects other than that what it destroys can't be
// regenerated, which is part of what it does.
func makesMore(a Ability) bool {
	return a.Matters() && (len(a.Effects) == 0 || slices.ContainsFunc(a.Effects, func(e engine.Effect) bool { return e.Kind != engine.NoRegenerate }))
}

// cutCost cuts a paragraph at the colon behind the cost of an activated ability.
func cutCost(names []string, paragraph string) (cost, body string, ok bool) {
	const colon, ends, dash = ":", ".\"•", "—"
	from := 0
	for _, t := range dropReminders(lex.Scan(paragraph, names...)) {
		switch {
		case t.Kind != lex.PunctToken:
		case t.Text == dash: // behind an ability word, or the chapters of a Saga
			from = t.End
		case t.Text == colon:
			return strings.TrimSpace(paragraph[from:t.Start]), strings.TrimSpace(paragraph[t.End:]), t.Start > from
		case strings.Contains(ends, t.Text):
			return "", "", false
		}
	}
	return "", "", false
}

// activationCost reads what an ability costs.
func activationCost(names []string, cost string) ActivationCost {
	const signs, minus, figures, x, tap = "+-−–0", "-", "0123456789xX", "{X}", "{T}"
	if loyalty := strings.NewReplacer("−", minus, "–", minus).Replace(cost); strings.Trim(strings.TrimLeft(loyalty, signs), figures) == "" && cost != "" {
		return ActivationCost{Loyalty: loyalty}
	}
	var c ActivationCost
	for part := range strings.SplitSeq(cost, ", ") {
		if from, too := strings.CutSuffix(part, andItself); too { // behind what is taken from it
			part, c.Itself = from, true
		}
		toks := lex.Scan(part, names...)
		switch {
		case !slices.ContainsFunc(toks, func(t lex.Token) bool { return t.Kind != lex.SymbolToken && t.Kind != lex.EndToken }):
			c.X, c.Taps = c.X || strings.Contains(part, x), c.Taps || strings.Contains(part, tap)
			if strings.Contains(part, energy) {
				c.More, c.Paid = true, append(c.Paid, CostPart{Verb: payVerb, What: part})
			}
		case sacrificesItself(toks):
			c.Itself = true
		default:
			c.More = true
			if given, ok := costPart(toks); ok {
				c.Paid = append(c.Paid, given)
			} else if given, ok := costAsidePart(toks); ok {
				c.Paid = append(c.Paid, given)
			}
		}
	}
	return c
}

// payVerb is what is done with life and energy, putVerb with counters.
const payVerb, putVerb = "pay", "put"

// Where tells of a part of a cost where its counters go or come from.
func (p *CostPart) Where() string {
	if p.Verb == putVerb {
		return " on "
	}
	return " from "
}

// costPart reads a part of a cost that names nothing but the permanent itself:
//
//	Part = "pay" Number "life" | "discard" ( "a card" | Number "cards" ) | ( "remove" | "put" ) ( "a" | Number ) Kind "counter" [ "s" ] ( "from" | "on" ) Itself .
func costPart(toks []lex.Token) (CostPart, bool) {
	const life, discard, card, cards, remove, from, on = "life", "discard", "card", "cards", "remove", "from", "on"
	if n := len(toks); n > 0 && toks[n-1].Kind == lex.EndToken {
		toks = toks[:n-1]
	}
	if len(toks) < 3 {
		return CostPart{}, false
	}
	what := toks[1].Text + " " + toks[2].Text
	switch verb := toks[0].Text; verb {
	case payVerb:
		return CostPart{Verb: verb, What: what}, len(toks) == 3 && toks[2].Text == life && isCount(toks[1].Text)
	case discard:
		return CostPart{Verb: verb, What: what}, len(toks) == 3 && (toks[2].Text == card || toks[2].Text == cards) && isCount(toks[1].Text)
	case remove, putVerb:
		at := slices.IndexFunc(toks, func(t lex.Token) bool { return t.Text == from || t.Text == on })
		if at == 4 && (verb == remove) == (toks[at].Text == from) && isCount(toks[1].Text) && counterWords(toks[3].Text) && itself(toks[at+1:]) {
			return CostPart{Verb: verb, What: what + " " + toks[3].Text, From: true}, true
		}
	}
	return CostPart{}, false
}

// costAsidePart reads a part of a cost of which nobody tells what is given: "sacrifice a land",
// "discard a creature card", "exile two cards from your graveyard".
func costAsidePart(toks []lex.Token) (CostPart, bool) {
	const sacrifice, discard, exile, tap, put = "sacrifice", "discard", "exile", "tap", "return"
	verb := toks[0].Text
	if len(toks) < 3 || !slices.Contains([]string{sacrifice, discard, exile, tap, put}, verb) {
		return CostPart{}, false
	}
	var words []string
	for _, t := range toks[1:] {
		if t.Kind == lex.EndToken {
			break
		}
		words = append(words, t.Raw)
	}
	return CostPart{Verb: verb, What: strings.Join(words, " "), Aside: true}, true
}

// counterWords reports whether a word is "counter" or "counters".
func counterWords(word string) bool { return word == "counter" || word == "counters" }

// isCount reports whether a word is a number, or the article that stands for one.
func isCount(word string) bool {
	if word == "a" || word == "an" {
		return true
	}
	n, ok := lex.NumberWord(word)
	if !ok {
		n, ok = lex.WholeNumber(word)
	}
	return ok && n > 0
}

// doesAsAbility reads what an ability of a permanent does; the first target that is another one is another
// than the permanent itself.
func doesAsAbility(names []string, body string) ([]engine.Instruction, *lex.Error) {
	const another, target, other = "another target", "target", "any other target"
	lower := strings.ToLower(body)
	at := strings.Index(lower, another)
	if strings.Contains(lower, other) || at >= 0 && strings.Contains(lower[:at], target) || strings.Count(lower, another) > 1 {
		at = -1
	}
	if at < 0 {
		ins, _, refused := parseInstruction(names, body, true)
		if refused == nil && engine.AskedOf(ins, engine.Target2) != nil && engine.AskedOf(ins, engine.Target) == nil {
			return nil, &lex.Error{Text: body, Span: [2]int{0, len(body)}}
		}
		return ins, refused
	}
	ins, _, refused := parseInstruction(names, body[:at]+target+body[at+len(another):], true)
	if f := engine.AskedOf(ins, engine.Target); refused == nil && f != nil {
		f.Other = true
		return ins, nil
	}
	return nil, &lex.Error{Text: body, Span: [2]int{0, len(body)}}
}

// fromElsewhere reports whether a cost says that the ability is one of a card that is no permanent.
func fromElsewhere(cost string) bool {
	const this = "this card"
	return strings.Contains(cost, this)
}

// energy is the symbol of an energy counter.
const energy = "{E}"

// andItself ends a part of a cost that sacrifices the permanent it takes counters from.
const andItself = " and sacrifice it"

// sacrificesItself reports whether a part of a cost is that the permanent itself is sacrificed.
func sacrificesItself(toks []lex.Token) bool {
	const sacrifice = "sacrifice"
	return len(toks) > 2 && toks[0].Text == sacrifice && itself(toks[1:len(toks)-1])
}

// itself reports whether words mean the permanent whose ability it is: "this creature".
func itself(toks []lex.Token) bool {
	const this = "this"
	return len(toks) == 1 && toks[0].Kind == lex.SelfToken || len(toks) == 2 && toks[0].Text == this
}

// addsMana reports whether an ability adds mana first of all.
func addsMana(body string) bool {
	const add = "Add "
	return strings.HasPrefix(body, add)
}

// withoutActivating is what an ability does, without the sentences that say when and by whom it is activated.
func withoutActivating(body string) string {
	if open := strings.IndexByte(body, '('); open >= 0 && strings.HasSuffix(body, ")") {
		body = strings.TrimSpace(body[:open]) // without its reminder
	}
	const rules, stop = "Activate only;Activate this ability only;Activate no more than;Any player may activate this ability;Only your opponents may activate this ability;Spend only", ". "
	var kept []string
	for sentence := range strings.SplitSeq(body, stop) {
		if !slices.ContainsFunc(strings.Split(rules, ";"), func(rule string) bool { return strings.HasPrefix(sentence, rule) }) {
			kept = append(kept, strings.TrimSuffix(sentence, "."))
		}
	}
	if len(kept) == 0 {
		return ""
	}
	return strings.Join(kept, stop) + "."
}

// InAbility is a permanent as though all it did was to resolve as one of its activated abilities,
// counted from 0.
func (c *Card) InAbility(i int) Card {
	one := *c
	one.Does, one.Unread, one.Modes, one.Effects = c.Activated[i].Does, c.Activated[i].Unread, nil, nil
	return one
}

// CarriesOutAbility reports whether the engine can carry out by itself what an activated ability of
// a permanent does, counted from 0, once it is known what it is aimed at.
func CarriesOutAbility(c *Card, i int) bool {
	if i >= len(c.Activated) || c.Activated[i].Does == nil {
		return false
	}
	one := c.InAbility(i)
	return carriesOut(&one)
}

// activatedWord is what an ability is called that is the only one.
const activatedWord = "activated"

// nthWords are what abilities are called by their place.
var nthWords = [...]string{"first", "second", "third", "fourth", "fifth", "sixth"}

// CallsAbility is what an event calls an activated ability of a card, counted from 0: "+1",
// "activated", "second".
func (c *Card) CallsAbility(i int) string {
	loyalty := c.Activated[i].Cost.Loyalty
	same := func(a Activated) bool { return a.Cost.Loyalty == loyalty }
	only := slices.IndexFunc(c.Activated, same) == i && !slices.ContainsFunc(c.Activated[i+1:], same)
	switch {
	case only && loyalty != "":
		return loyalty
	case len(c.Activated) == 1:
		return activatedWord
	}
	return nthWords[min(i, len(nthWords)-1)]
}

// abilityCalled is the ability of a card that an event calls so, counted from 1; 0 for none.
func (c *Card) abilityCalled(called string) int {
	for i := range c.Activated {
		if called == c.CallsAbility(i) || called == nthWords[min(i, len(nthWords)-1)] {
			return i + 1
		}
	}
	return 0
}

// abilityResolves reads what an activated ability that resolves is aimed at; called is what the event calls it.
func (s *eventReader) abilityResolves(called string) bool {
	id := s.subject.who[0].Object
	card, ok := s.a.lookup(s.a.board.Objects[id].Name)
	nth := card.abilityCalled(called)
	if !ok || nth == 0 || !CarriesOutAbility(&card, nth-1) || slices.ContainsFunc(s.a.spells, func(r spellResolves) bool { return r.source == id && r.ability != nth }) {
		return s.fail()
	}
	starts := s.now.starts
	s.now.starts = []effectStart{{}}
	ok = s.aims()
	s.now.spells = append(s.now.spells, spellResolves{source: id, ability: nth, text: s.text, bound: s.now.starts[0].bound})
	s.now.starts = starts
	return ok
}
