package inenglish

import (
	"strings"

	"apnap/engine"
	"apnap/engine/lang/lexicon"
	"apnap/engine/oracle/shape"
)

// printer writes one effect as a sentence.
type printer struct {
	n *Names
	// kind is the event the sentence is about, so that pronouns have a meaning.
	when *engine.Pattern
	// wheres are the amounts too long for their place, written as letters and
	// explained at the end.
	wheres []where
	// of is the effect that is written, nil for a part of one: where it has an X of
	// its own no other amount is called X.
	of *engine.Effect
	// self is set where a spell speaks of what it targeted before.
	self bool
	// half is a rounding still to be said.
	round string
	// may is set where "you may" stands before what is done.
	may bool
	// found are the cards that a library was searched for just before, "" for none.
	found string
	// sought is what cards were revealed until, nil where none were.
	sought *engine.Instruction
	// aimed is what the target that was written before has to be, nil before one was.
	aimed *engine.Filter
	// within is set where what is done follows on an action, whose sentence goes on to its end.
	within bool
}

type where struct {
	letter string
	e      *engine.Expr
}

// some is a noun phrase in the singular with its article.
func (p *printer) some(f *engine.Filter) string { return p.phrase(f, "a", false) }

// Some is a description in the singular with its article.
func Some(f *engine.Filter) string { return (&printer{n: &Names{}}).some(f) }

// All is a description in the plural without an article.
func All(f *engine.Filter) string { return (&printer{}).all(f) }

// all is a noun phrase in the plural without an article.
func (p *printer) all(f *engine.Filter) string { return p.phrase(f, "", true) }

// phrase writes a description with a determiner.
func (p *printer) phrase(f *engine.Filter, det string, plural bool) string {
	if f == nil {
		return "anything"
	}
	if f.Is != engine.NoRef {
		return p.bound(f)
	}
	if len(f.Or) > 0 {
		if f.AndOr {
			det, plural = "", true
		}
		parts := make([]string, len(f.Or))
		for i := range f.Or {
			parts[i] = p.phrase(&f.Or[i], det, plural)
		}
		if f.AndOr {
			return listed(parts, "and/or")
		}
		if plural || det == "each" {
			return listed(parts, "and")
		}
		return listed(parts, "or")
	}
	if f.Players && f.Types|f.AnyTypes == 0 {
		return p.players(f, det, plural)
	}
	return p.things(f, det, plural)
}

// listed joins words as English lists them.
func listed(parts []string, conj string) string {
	switch len(parts) {
	case 0:
		return ""
	case 1:
		return parts[0]
	case 2:
		return parts[0] + " " + conj + " " + parts[1]
	}
	return strings.Join(parts[:len(parts)-1], ", ") + ", " + conj + " " + parts[len(parts)-1]
}

func (p *printer) players(f *engine.Filter, det string, plural bool) string {
	s := p.playerWords(f, det, plural)
	p.marksBehind(f, plural, func(words ...string) { s += " " + strings.Join(words, " ") })
	return s
}

// playerWords names players by their relation to you.
func (p *printer) playerWords(f *engine.Filter, det string, plural bool) string {
	switch f.Player {
	case engine.You:
		return p.you()
	case engine.Opponent:
		if plural {
			return "your opponents"
		}
		if det == "each" {
			return "each opponent"
		}
		return "an opponent"
	case engine.NotYou:
		if plural {
			return "other players"
		}
		return "another player"
	}
	if plural {
		return "players"
	}
	if det == "each" {
		return "each player"
	}
	return "a player"
}

// bound writes what the effect is bound to.
func (p *printer) bound(f *engine.Filter) string {
	switch {
	case f.Is == engine.ChosenSource:
		if p.n != nil && p.n.Source != "" {
			return p.n.Source
		}
		g := *f
		g.Is = engine.NoRef
		base := p.things(&g, "a", false)
		return insertChoice(base)
	case f.Is == engine.Target || f.Is == engine.Target2:
		return p.target(f)
	case f.Is == engine.Those:
		return "those permanents"
	case f.Is == engine.Attached:
		if p.n != nil && p.n.Attached != "" {
			return p.n.Attached
		}
		if f.Players {
			return "enchanted player"
		}
		return "enchanted permanent"
	}
	return p.ref(f.Is)
}

// insertChoice puts "of your choice" behind the noun, before what narrows it.
func insertChoice(base string) string {
	for _, cut := range []string{" of the chosen", " with ", " that ", " you ", " an opponent", " your opponents"} {
		if i := strings.Index(base, cut); i > 0 {
			return base[:i] + " of your choice" + base[i:]
		}
	}
	return base + " of your choice"
}

func (p *printer) target(f *engine.Filter) string {
	if p.n != nil {
		if f.Is == engine.Target && p.n.Target != "" {
			return p.n.Target
		}
		if f.Is == engine.Target2 && p.n.Target2 != "" {
			return p.n.Target2
		}
	}
	if shape.Same(*f, engine.Filter{Is: f.Is, Targeted: true}) && f.Is == engine.Target && !p.self {
		return "any target"
	}
	if !f.Targeted {
		switch f.Targets {
		case "":
		case shape.NextCast:
			g := *f
			g.Is, g.Targets, g.Noun = engine.NoRef, "", engine.SpellNoun
			return "the next " + p.things(&g, "", false) + " you cast this turn"
		default:
			if f.Players {
				return f.Targets + " players"
			}
			return f.Targets + " permanents"
		}
		if f.Players {
			return "that target player"
		}
		if f.Noun == engine.SpellNoun && f.Types|f.AnyTypes != 0 {
			g := *f
			g.Is, g.Other = engine.NoRef, false
			return p.things(&g, "that", false)
		}
		if f.Noun == engine.SpellNoun || f.Noun == engine.TokenNoun {
			return "that target " + nounWord(f.Noun)
		}
		if f.Types == engine.Planeswalker {
			return "that target planeswalker"
		}
		if g := *f; len(f.Subtypes)+len(f.AnySubtypes) > 0 || f.Types|f.AnyTypes != 0 {
			g.Is, g.Other = engine.NoRef, false
			return p.things(&g, "that", false)
		}
		return "that target"
	}
	if shape.ListsTargets(f) {
		return p.listedTargets(f)
	}
	g := *f
	g.Is, g.Targeted, g.Other = engine.NoRef, false, false
	distinct := f.Is == engine.Target2 && f.Not != nil && shape.Same(*f.Not, engine.Filter{Is: engine.Target})
	if distinct {
		g.Not = nil
	}
	many := g
	many.Targets = ""
	switch bare := shape.Same(g, engine.Filter{}); {
	case f.Targets != "" && shape.Same(many, engine.Filter{}):
		return f.Targets + " targets"
	case bare && (f.Other || distinct):
		return "any other target"
	case bare && f.Is == engine.Target2:
		return "any second target"
	case f.Targets != "":
		g.Targets = ""
		if g.Players {
			return f.Targets + " target " + pluralOf(p.targetPlayer(&g))
		}
		return f.Targets + " target " + p.things(&g, "", true)
	}
	if f.Player == engine.Opponent && !f.Players {
		h := *f
		h.Player = engine.AnyRelation
		return p.target(&h) + " of an opponent's choice"
	}
	det := "target"
	if distinct && shape.NamesTarget(p.when) {
		det = "another target"
	} else if f.Is == engine.Target2 {
		det = "a second target"
	} else if f.Other {
		det = "another target"
	}
	if len(f.Or) > 0 {
		parts := make([]string, len(f.Or))
		for i := range f.Or {
			parts[i] = p.things(&f.Or[i], "", false)
			if f.Or[i].Players {
				parts[i] = p.targetPlayer(&f.Or[i])
			}
		}
		return det + " " + listed(parts, "or")
	}
	if g.Players {
		return det + " " + p.targetPlayer(&g)
	}
	return det + " " + p.things(&g, "", false)
}

// listedTargets is "target artifact and target land", "up to one target artifact and up to one
// target creature".
func (p *printer) listedTargets(f *engine.Filter) string {
	parts := make([]string, len(f.Or))
	for i := range f.Or {
		one := f.Or[i]
		one.Targeted = false
		parts[i] = "target " + p.things(&one, "", false)
		if strings.HasPrefix(f.Targets, shape.UpTo) {
			parts[i] = "up to one " + parts[i]
		}
	}
	return listed(parts, "and")
}

func (p *printer) targetPlayer(f *engine.Filter) string {
	if f.Player == engine.Opponent {
		return "opponent"
	}
	return "player"
}

// things writes a description of objects.
func (p *printer) things(f *engine.Filter, det string, plural bool) string {
	words := p.before(f)
	words = append(words, p.head(f, plural)...)
	body := strings.Join(words, " ")
	if f.Other {
		switch {
		case det == "a":
			det = "another"
		case det == "":
			det = "other"
		default:
			det += " other"
		}
	}
	if det == "a" && strings.ContainsRune("aeiou", rune(body[0])) {
		det = "an"
	} else if det == "a" && strings.ContainsRune("AEIO", rune(body[0])) {
		det = "an"
	}
	if det != "" {
		body = det + " " + body
	}
	return body + p.behind(f, plural)
}

// before lists the adjectives.
func (p *printer) before(f *engine.Filter) []string {
	var words []string
	if f.Token == engine.No {
		words = append(words, "nontoken")
	}
	for _, m := range f.NotMarks {
		if m == "cast" {
			continue // that is said behind the noun
		}
		words = append(words, "non"+m)
	}
	for _, t := range shape.TypeNames(f.NotTypes) {
		words = append(words, "non"+t)
	}
	for _, s := range f.NotSubtypes {
		words = append(words, "non-"+s)
	}
	for _, c := range shape.ColorNames(f.NotColors) {
		words = append(words, "non"+c)
	}
	if f.Multicolored {
		words = append(words, "multicolored")
	}
	for _, m := range f.Marks {
		if shape.IsState(m) || m == "attacking or blocking" {
			words = append(words, m)
		}
	}
	if f.AnyColors != 0 {
		words = append(words, listed(shape.ColorNames(f.AnyColors), "or"))
	}
	return append(words, shape.ColorNames(f.Colors)...)
}

// head lists subtypes, types and the noun.
func (p *printer) head(f *engine.Filter, plural bool) []string {
	noun := nounWord(f.Noun)
	many := func(w string, last bool) string {
		if plural && last {
			return lexicon.Plural(w)
		}
		return w
	}
	var words []string
	subs, any := f.Subtypes, shape.TypeNames(f.AnyTypes)
	if f.AnyTypes == engine.PermanentTypes {
		any = []string{"permanent"}
	}
	super := f.Types & shape.Supertypes
	words = append(words, shape.TypeNames(super)...)
	types := shape.TypeNames(f.Types &^ shape.Supertypes)
	if noun == "" && len(subs)+len(types)+len(any)+len(f.AnySubtypes) == 0 {
		noun = "object"
		if len(words) > 0 || f.Types == 0 {
			noun = "permanent"
		}
	}
	for i, s := range subs {
		words = append(words, many(s, noun == "" && i == len(subs)-1 && len(types)+len(any)+len(f.AnySubtypes) == 0))
	}
	if n := len(f.AnySubtypes); n > 0 {
		list := make([]string, n)
		for i, s := range f.AnySubtypes {
			list[i] = many(s, noun == "" && len(types)+len(any) == 0)
		}
		words = append(words, listed(list, "or"))
	}
	for i, t := range types {
		words = append(words, many(t, noun == "" && i == len(types)-1 && len(any) == 0))
	}
	if len(any) > 0 {
		for i := range any {
			any[i] = many(any[i], noun == "")
		}
		words = append(words, listed(any, orAnd(plural && noun == "")))
	}
	if noun == "card or token" {
		return append(words, noun)
	}
	if noun != "" {
		words = append(words, many(noun, true))
	}
	return words
}

func orAnd(plural bool) string {
	if plural {
		return "and"
	}
	return "or"
}

func nounWord(n engine.Noun) string { return shape.Nouns.Words(n) }

// Kind is what a filter asks of an object by itself, wherever it is and whoever
// has it: one such thing, with its article, and that there are none.
func Kind(f *engine.Filter) (one, none string) {
	p := &printer{n: &Names{}}
	article, no := "a", "no "
	if f.Other {
		article, no = "another", "no other "
	}
	var all []string
	for _, kind := range f.Kinds() {
		kind.Controller, kind.Owner, kind.Zone, kind.Other = engine.AnyRelation, engine.AnyRelation, engine.AnyZone, false
		if one == "" {
			one = p.phrase(&kind, article, false)
		}
		all = append(all, no+p.all(&kind))
	}
	return one, strings.Join(all, " and ")
}
