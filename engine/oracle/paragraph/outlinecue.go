package paragraph

import (
	_ "embed"
	"slices"
	"strings"
	"sync"

	"apnap/engine/lang/lexicon"
	"apnap/engine/oracle"
	"apnap/engine/oracle/lex"
	"apnap/engine/say"
)

//go:embed outline.txt
var outlineList string

// outlineRows are the lines of the list.
var outlineRows = sync.OnceValue(func() []gistRow { return rowsOf(outlineList) })

// The parts of the patterns that are filled in.
const (
	actorPart  = "{A}"
	ownerPart  = "{A's}"
	victimPart = "{V}"
	otherPart  = "{O}"
	thingPart  = "{C}"
	beforePart = "{S}"
	holderPart = "{P}"
	behindPart = "{B}"
	aimedPart  = "{D}"
	kindPart   = "{K}"
	markPart   = "{M}"
	valuePart  = "{X}"
	numberPart = "{N"
	braces     = "{}"
)

// inClause are the events that the words of a clause may mean.
func (o *outline) inClause(c gistClause) (list []candidate) {
	list = o.asItStands(c)
	asked := o.asksAmount(c)
	c = o.wide(c)
	for i := c.from; i < c.to; i++ {
		if card, n := o.spellAt(i, c.to); card != nil {
			list = append(list, o.castAt(c, card, i, i+n)...)
			i += n - 1
			continue
		}
		if m, card := o.marks[i]; card {
			if o.usedBy(i) || o.loyal(c, m.card) {
				list = append(list, o.abilityAt(c, m.card, i, i+m.length)...)
			}
			list = append(list, o.triggerAt(c, m.card, i, i+m.length)...)
			i += m.length - 1
			continue
		}
		list = append(list, o.attackAt(c, i)...)
		w := o.toks[i].Text
		v, verb := lexicon.VerbOf(w)
		for _, row := range outlineRows() {
			if w == turnWord && !o.drawnFor(i) || verb && !c.asks && o.deniedAt(c, i) || asked && strings.Contains(row.pattern, numberPart) {
				continue
			}
			if slices.Contains(row.verbs, w) || verb && slices.Contains(row.verbs, v.Plain) {
				list = append(list, o.filled(c, i, row.pattern)...)
			}
		}
	}
	return list
}

// turnWord is what a card is drawn for.
const turnWord = "turn"

// drawnFor reports whether "for" stands before a turn, which is then what is drawn for: "my draw for the turn".
func (o *outline) drawnFor(i int) bool {
	const purpose = "for"
	for i--; i > 0 && (lexicon.Plays(o.toks[i].Text, lexicon.Article) || lexicon.Plays(o.toks[i].Text, lexicon.Possessive)); i-- {
	}
	return i >= 0 && o.toks[i].Text == purpose
}

// deniedAt reports whether a clause denies what a verb in it tells: a denial stands before it, and no other verb between.
func (o *outline) deniedAt(c gistClause, at int) bool {
	for i := at - 1; i >= c.from; i-- {
		if lexicon.Plays(o.toks[i].Text, lexicon.Denies) {
			return true
		}
		if _, verb := lexicon.VerbOf(o.toks[i].Text); verb && !controlVerb(o.toks[i].Text) || o.inName(i) {
			return false
		}
	}
	return false
}

// asItStands is a clause that says itself what happens.
func (o *outline) asItStands(c gistClause) []candidate {
	const whole = 6
	if c.asks || c.believed || c.within || lexicon.Plays(o.toks[c.from].Text, lexicon.Relative) || !o.doesIn(c.from, c.to) && o.spellIn(c) == nil {
		return nil
	}
	one := candidate{says: sentenceOfWords(o.raw(c.from, c.to)), spans: [][2]int{{c.from, c.to}}, weight: whole}
	if who, ok := o.subject(c.from); ok && o.startsElided(c) {
		p := &o.parties[who.party]
		one.says = sentenceOfWords(p.acts, o.raw(c.from, c.to))
	}
	for i := c.from; i < c.to; i++ {
		if m, card := o.marks[i]; card {
			one.with = append(one.with, m.card)
			i += m.length - 1
		} else if card, n := o.spellAt(i, c.to); card != nil {
			one.with = append(one.with, card)
			i += n - 1
		} else if w := o.toks[i].Text; lexicon.Plays(w, lexicon.BackWord) && !lexicon.Plays(w, lexicon.Possessive) && !lexicon.Plays(w, lexicon.Gendered) {
			return nil // what it stands for may be another thing on the board that is made
		}
	}
	return []candidate{one}
}

// wide is a clause with those behind it that only say with what it is done.
func (o *outline) wide(c gistClause) gistClause {
	for _, next := range o.clauses {
		if next.from > c.to-1 && next.from <= c.to+1 && !next.asks && lexicon.Plays(o.toks[next.from-1].Text, lexicon.WithBoard) {
			c.to = next.to
		}
	}
	return c
}

// someone is a player or a permanent that may fill a part of a pattern, with the tokens that name it.
type someone struct {
	party int
	says  string
	card  *oracle.Card
	span  [2]int
	// said is set where the words say which player it is, or whose.
	said bool
}

// either is what may be either player.
func either() []someone { return []someone{{party: 0}, {party: 1}} }

// actors are the players who may act at a token: who stands before it in its sentence, or else either.
func (o *outline) actors(at int) []someone {
	if who, ok := o.subject(at); ok {
		return []someone{who}
	}
	return either()
}

// victims are the players to whom something may be done at a token: who stands behind it, or the other one than who does it.
func (o *outline) victims(c gistClause, at int) []someone {
	if who, ok := o.subject(at); ok && o.passive(at) {
		return []someone{who}
	}
	for _, n := range o.nouns(at+1, c.to) {
		if who := o.partyOf(&n); n.player && who >= 0 && !lexicon.Plays(o.toks[n.from-1].Text, lexicon.CastFrom) {
			return []someone{{party: who, span: [2]int{n.from, n.to}, said: true}}
		}
	}
	if n, ok := o.nounAt(at+1, c.to); ok && !n.player && n.says != itWord && (n.card == nil || !isSpell(n.card)) {
		return nil // it is done to that
	}
	if who, ok := o.subject(at); ok && !lexicon.Plays(o.toks[at].Text, lexicon.DamageWord) {
		who.party = 1 - who.party
		return []someone{who}
	}
	return either()
}

// passive reports whether what a verb at a token says is done to who stands before it: "he gets milled".
func (o *outline) passive(at int) bool {
	if at == 0 {
		return false
	}
	w := o.toks[at-1].Text
	return lexicon.Plays(w, lexicon.Copula) || lexicon.Plays(w, lexicon.GetsDone) || lexicon.Plays(w, lexicon.AnswerGot)
}

// things are the permanents that may be meant at a token, the nearest before it first.
func (o *outline) things(c gistClause, at int) (list []someone) {
	if n, ok := o.nounAt(at+1, c.to); ok && !n.player {
		if n = o.meantBy(n); n.card != nil && !isSpell(n.card) {
			return o.thing(&n)
		}
	}
	return o.thingsAround(c, at)
}

// itWord stands for one thing that was spoken of.
const itWord = "it"

// meantBy is what a noun stands for: where that is "it" or "the same creature", the permanent that was named last before it.
func (o *outline) meantBy(n gistNoun) gistNoun {
	same := slices.ContainsFunc(o.toks[n.from:n.to], func(t lex.Token) bool { return t.Text == sameWord })
	if n.says != itWord && !same {
		return n
	}
	for _, one := range slices.Backward(o.nouns(0, n.from)) {
		if !one.player && one.says != itWord && (one.card == nil || !isSpell(one.card)) {
			return one
		}
	}
	return n
}

// thingsAround are all permanents that a clause names around a token, the nearest before it first.
func (o *outline) thingsAround(c gistClause, at int) (list []someone) {
	for _, n := range slices.Concat(backward(o.nouns(c.from, at)), o.nouns(at+1, c.to)) {
		if !n.player && n.says != itWord && (n.card == nil || !isSpell(n.card)) {
			list = append(list, o.thing(&n)...)
		}
	}
	return list
}

// fighters are the permanents that may fight with what a clause names: those that it names itself, or else the attackers of the sentence
// before it, with the verb by which they attack.
func (o *outline) fighters(c gistClause, at int) (list []someone) {
	own := o.thingsAround(c, at)
	from, _ := o.sentenceOf(at)
	for _, before := range o.clauses {
		if before.from < from || before.to > c.from || before.asks {
			continue
		}
		for i := before.from; i < before.to; i++ {
			if !lexicon.Plays(o.toks[i].Text, lexicon.AttackVerb) {
				continue
			}
			for _, one := range o.thingsAround(before, i) {
				if one.span[0] > i && !slices.ContainsFunc(o.toks[i+1:one.span[0]], func(t lex.Token) bool { return !lexicon.Plays(t.Text, lexicon.DoneWith) }) {
					one.span[0] = i
				}
				list = append(list, one)
			}
		}
	}
	return append(own, list...)
}

// thing is a permanent that a noun names, in the control of whose it is, or of either player.
func (o *outline) thing(n *gistNoun) (list []someone) {
	who := o.partyOf(n)
	if k := slices.IndexFunc(o.named, func(m mention) bool { return m.card == n.card }); who < 0 && n.card != nil && k >= 0 {
		who = o.named[k].who
	}
	for _, one := range either() {
		if who < 0 || one.party == who {
			one.said, one.says = who >= 0, o.parties[one.party].own+" "+o.plain(n)
			one.card, one.span = n.card, [2]int{n.from, n.to}
			list = append(list, one)
		}
	}
	return list
}

// plain is what a noun names, without whose it is.
func (o *outline) plain(n *gistNoun) string {
	if n.card != nil {
		return n.card.Name
	}
	for i := n.from; i < n.to; i++ {
		if o.toks[i].Kind == lex.PTToken {
			return o.toks[i].Text + " creature"
		}
	}
	if lexicon.Plays(o.toks[n.to-1].Text, lexicon.AnyCreature) {
		return "creature"
	}
	return o.toks[n.to-1].Text
}

// slots are what fills the parts of a pattern in.
type slots struct{ actor, victim, thing, behind *someone }

// chosen are the slots in every way in which the words around a token fill the parts of a pattern.
func (o *outline) chosen(c gistClause, at int, pattern string) []slots {
	list := []slots{{}}
	const acts = "{A"
	things := func() []someone { return o.things(c, at) }
	around := func() []someone { return o.thingsAround(c, at) }
	each := func(part string, with func(slots, someone) (slots, bool), who func() []someone) {
		if !strings.Contains(pattern, part) {
			return
		}
		var next []slots
		fill := who()
		for _, s := range list {
			for _, one := range fill {
				if filled, ok := with(s, one); ok {
					next = append(next, filled)
				}
			}
		}
		list = next
	}
	each(acts, func(s slots, one someone) (slots, bool) { s.actor = &one; return s, true }, func() []someone { return o.actors(at) })
	each(victimPart, func(s slots, one someone) (slots, bool) { s.victim = &one; return s, true }, func() []someone { return o.victims(c, at) })
	each(thingPart, func(s slots, one someone) (slots, bool) {
		s.thing = &one
		if strings.Contains(pattern, valuePart) && (one.card == nil || !saysX(one.card)) {
			return s, false
		}
		return s, s.actor == nil || s.actor.party == one.party || strings.Contains(pattern, markPart)
	}, things)
	each(beforePart, func(s slots, one someone) (slots, bool) {
		s.thing = &one
		return s, one.span[1] == o.behindHave(at)
	}, around)
	each(behindPart, func(s slots, one someone) (slots, bool) {
		s.behind = &one
		return s, one.span != s.thing.span && one.party != s.thing.party
	}, func() []someone { return o.fighters(c, at) })
	each(aimedPart, func(s slots, one someone) (slots, bool) {
		s.behind = &one
		return s, (s.thing == nil || one.span != s.thing.span) && one.span[0] > at
	}, around)
	if strings.Contains(pattern, otherPart) {
		v := o.victims(c, at)
		list = slices.DeleteFunc(list, func(s slots) bool { return len(v) == 1 && v[0].party == s.thing.party && !s.thing.said })
	}
	return list
}

// behindHave is the token behind which what does something at one stands: there are only forms of "be" and "have", "would" and
// adverbs between.
func (o *outline) behindHave(at int) int {
	for at > 0 {
		w := o.toks[at-1].Text
		if !lexicon.Plays(w, lexicon.Copula) && !controlVerb(w) && !lexicon.Plays(w, lexicon.WouldDo) && !lexicon.Plays(w, lexicon.Adverb) && !owning(w) && !lexicon.Plays(w, lexicon.Modal) {
			break
		}
		at--
	}
	return at
}

// filled are the events that a pattern makes of the words around a token.
func (o *outline) filled(c gistClause, at int, pattern string) (list []candidate) {
	for _, s := range o.chosen(c, at, pattern) {
		one := candidate{spans: [][2]int{{at, at + 1}}, weight: o.stepWeight(at, pattern), loose: s.thing == nil || s.actor == nil && strings.Contains(pattern, numberPart) && !strings.Contains(pattern, combatWord)}
		if says, ok := o.fillIn(c, at, pattern, &s, &one); ok {
			one.says, one.loose = says, one.loose || one.preset
			list = append(list, one)
		}
	}
	return list
}

// combatWord stands in the patterns of what happens in combat.
const combatWord = "combat"

// stepWeight is how much the words of a sentence speak for a pattern in which a step begins.
func (o *outline) stepWeight(at int, pattern string) int {
	const begins, step, turn, this, much = "step.", "step", "turn", "this", 3
	from, to := o.sentenceOf(at)
	for i := from; strings.Contains(pattern, begins) && i < to; i++ {
		if w := o.toks[i].Text; w == step || w == turn && i > 0 && o.toks[i-1].Text != this {
			return much
		}
	}
	return 0
}

// note takes a slot up into a candidate.
func (c *candidate) note(s *someone) {
	const said, named = 2, 1
	if s == nil {
		return
	}
	if s.said {
		c.weight += said
	} else {
		c.guessed = true
	}
	if s.card != nil {
		c.weight += named
		c.with = append(c.with, s.card)
	}
	if s.span[1] > 0 {
		c.spans = append(c.spans, s.span)
	}
}

// fillIn is a pattern with its parts filled in; ok is false where one is missing.
func (o *outline) fillIn(c gistClause, at int, pattern string, s *slots, one *candidate) (string, bool) {
	one.note(s.actor)
	one.note(s.victim)
	one.note(s.thing)
	one.note(s.behind)
	var words []string
	parts := strings.Fields(pattern)
	for i, part := range parts {
		word, dot := strings.CutSuffix(part, stop)
		begins := i == 0 || strings.HasSuffix(parts[i-1], stop)
		switch {
		case word == actorPart:
			word = o.parties[s.actor.party].acts
		case word == victimPart:
			word = o.parties[s.victim.party].acts
		case word == ownerPart:
			word = o.parties[s.actor.party].own
		case word == otherPart:
			word = o.parties[1-s.thing.party].suffers
		case word == holderPart:
			word = o.parties[s.thing.party].suffers
		case word == thingPart, word == beforePart:
			word = s.thing.says
		case word == behindPart, word == aimedPart:
			word = s.behind.says
		case word == kindPart:
			kind := o.kindOfTokens(at+1, c.to)
			if word = o.raw(kind[0], kind[1]); word == "" {
				return "", false
			}
			one.spans = append(one.spans, kind)
		case word == valuePart:
			x, at := o.valueOfX()
			if word = x; x == "" {
				return "", false
			}
			one.spans = append(one.spans, at)
			one.weight += 2
		case word == markPart:
			if word = o.kindOfCounter(at); word == "" {
				return "", false
			}
			one.spans = append(one.spans, [2]int{at - 1, at})
		case strings.HasPrefix(word, numberPart):
			n, ok := o.count(c, at, word, strings.NewReplacer(stop, "", plural, "").Replace(strings.Join(parts[i+1:], " ")), one)
			if !ok {
				return "", false
			}
			word = n
		case strings.HasSuffix(word, plural):
			word = strings.TrimSuffix(word, plural)
			if !slices.Contains(words, itoa(1)) {
				word += "s"
			}
		case i > 0 && (parts[i-1] == actorPart || parts[i-1] == victimPart) && !strings.ContainsAny(word, braces):
			word = agree(word, words[i-1])
		}
		if begins {
			word = say.Capital(word)
		}
		if dot {
			word += stop
		}
		words = append(words, word)
	}
	return strings.Join(words, " "), true
}

// stop ends the sentences of a pattern.
const stop = "."

// plural ends a word of a pattern that is told of several.
const plural = "(s)"

// kindOfCounter is the kind of the counters that a token names: the size before it, or the word before it where a card named
// speaks of such; empty where that is none.
func (o *outline) kindOfCounter(at int) string {
	if at == 0 || o.markedAt(at-1) {
		return ""
	}
	t := o.toks[at-1]
	own := func(m mention) bool { return o.cards.ownWords(m.card)[t.Text] }
	if t.Kind != lex.PTToken && (t.Kind != lex.WordToken || lexicon.Plays(t.Text, lexicon.LittleWord) || !slices.ContainsFunc(o.named, own)) {
		return ""
	}
	return t.Raw
}

// agree is the form of a verb, plain or "is", that goes with a subject.
func agree(verb, subject string) string {
	switch v, ok := lexicon.VerbOf(verb); {
	case subject == speakerActs && verb == copula:
		return copulaOfSpeaker
	case subject != speakerActs && ok:
		return v.Third
	}
	return verb
}

// count fills a number in: the nearest in the clause that may count what stands behind it in the pattern, or the number that the
// pattern has.
func (o *outline) count(c gistClause, at int, part, behind string, one *candidate) (string, bool) {
	const said = 2
	for _, i := range nearest(at, c.from, c.to) {
		if o.mayCount(i, behind) {
			one.spans = append(one.spans, [2]int{i, i + 1})
			one.weight += said
			return itoa(o.toks[i].N), true
		}
	}
	const is, end = "=", "}"
	_, preset, has := strings.Cut(strings.TrimSuffix(part, end), is)
	if one.preset = has; has && preset != itoa(1) && o.endsInCard(at) {
		return "", false // how much that is says the card
	}
	return preset, has
}

// nearest are the tokens of a clause around one, those behind it first.
func nearest(at, from, to int) (list []int) {
	for i := at + 1; i < to; i++ {
		list = append(list, i)
	}
	for i := at - 1; i >= from; i-- {
		list = append(list, i)
	}
	return list
}

// sentenceOfWords is a sentence of words.
func sentenceOfWords(words ...string) string { return say.Capital(strings.Join(words, " ")) + stop }
