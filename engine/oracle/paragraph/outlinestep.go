package paragraph

import (
	"cmp"
	"slices"
	"strings"

	"apnap/engine"
	"apnap/engine/explore"
	"apnap/engine/lang/lexicon"
	"apnap/engine/oracle"
	"apnap/engine/oracle/lex"
)

// toActivate is what a player does with an ability.
const toActivate = "activate"

// mostWays bounds in how many ways what else happens is taken.
const mostWays = 12

// step is something that happens besides the event of a candidate: a spell that is cast or an ability that is used.
type step struct {
	candidate
	at int
}

// abilityAt are the ways in which an ability of the permanent that is named at tokens may be used.
func (o *outline) abilityAt(c gistClause, card *oracle.Card, from, to int) (list []candidate) {
	says := card.Name
	spans := [][2]int{{from, to}}
	cast := false
	if cost, at := o.loyaltyIn(c, card); cost != "" {
		says += possessing + " " + cost + " ability"
		spans = append(spans, at)
		cast = from > 0 && lexicon.Plays(o.toks[from-1].Text, lexicon.CastVerb)
	}
	for _, who := range o.users(card, from) {
		p := &o.parties[who.party]
		for _, t := range o.targetsOf(c, nil, from, to, who.party) {
			one := candidate{spans: slices.Clone(spans), with: []*oracle.Card{card}, weight: 3}
			one.note(&who)
			one.note(&t)
			one.says = p.doing(toActivate, says+strings.Replace(t.says, onWord, targetingWord, 1))
			if cast {
				one.says = p.doing(toCast, card.Name) + " " + one.says
				one.spans = append(one.spans, [2]int{from - 1, from})
			}
			list = append(list, one)
		}
	}
	return list
}

// triggerAt are the ways in which the triggered ability of the permanent that is named at tokens may resolve, where a word behind it
// speaks of that.
func (o *outline) triggerAt(c gistClause, card *oracle.Card, from, to int) (list []candidate) {
	at := to
	if owning(o.toks[at].Text) {
		at++
	}
	if len(card.Triggers) == 0 || !lexicon.Plays(o.toks[at].Text, lexicon.TriggerWord) {
		return nil
	}
	for at < c.to && (lexicon.Plays(o.toks[at].Text, lexicon.TriggerWord) || lexicon.Plays(o.toks[at].Text, lexicon.ResolvesVerb)) {
		at++
	}
	for _, who := range o.users(card, from) {
		targets := []someone{{}}
		if slices.ContainsFunc(card.Triggers, func(e engine.Effect) bool { return engine.AskedOf(e.Then, engine.Target) != nil }) {
			targets = o.targetsOf(c, nil, from, at, who.party)
		}
		for _, t := range targets {
			one := candidate{spans: [][2]int{{from, at}}, with: []*oracle.Card{card}, weight: 3}
			one.note(&who)
			one.note(&t)
			one.says = sentenceOfWords(o.parties[who.party].own, card.Name+triggersResolving+strings.Replace(t.says, onWord, aimedBehind, 1))
			list = append(list, one)
		}
	}
	return list
}

// The words before what an ability and a spell are aimed at.
const (
	targetingWord = " targeting "
	onWord        = " on "
)

// users are the players who may use an ability of a card: whose it is, who stands before it, or either.
func (o *outline) users(card *oracle.Card, at int) []someone {
	if k := slices.IndexFunc(o.named, func(n mention) bool { return n.card == card }); k >= 0 && o.named[k].who != nobodys {
		return []someone{{party: o.named[k].who, said: true}}
	}
	return o.actors(at)
}

// loyaltyIn is the cost of a loyalty ability in a clause, with its tokens: "+1", "-3".
func (o *outline) loyaltyIn(c gistClause, card *oracle.Card) (cost string, span [2]int) {
	if card.Loyalty < 0 {
		return "", span
	}
	for i := c.from; i+1 < c.to; i++ {
		if o.signAt(i) {
			return o.toks[i].Text + itoa(o.toks[i+1].N), [2]int{i, i + 2}
		}
	}
	return "", span
}

// loyal reports whether a clause has the cost of a loyalty ability of a card.
func (o *outline) loyal(c gistClause, card *oracle.Card) bool {
	cost, _ := o.loyaltyIn(c, card)
	return cost != ""
}

// signAt reports whether a sign stands at a token right before a number, and behind no number or size.
func (o *outline) signAt(i int) bool {
	const signs = "+-"
	t := o.toks[i]
	return len(t.Text) == 1 && strings.Contains(signs, t.Text) && !t.Glued && i+1 < len(o.toks) && o.toks[i+1].Kind == lex.NumberToken && o.toks[i+1].Glued
}

// waysOf are the ways in which what else happens may be taken: for each spell and ability one of those that its clause allows.
func (o *outline) waysOf(steps []int) (ways [][]step, ok bool) {
	ways = [][]step{nil}
	for _, k := range steps {
		list := o.stepsOf(&o.named[k])
		var next [][]step
		for _, way := range ways {
			for _, one := range list {
				next = append(next, append(slices.Clone(way), one))
			}
		}
		if ways = next; len(ways) > mostWays {
			ways = ways[:mostWays]
		}
	}
	return ways, len(ways) > 0
}

// stepsOf are the ways in which a spell that is named is cast, or an ability used, the likeliest first.
func (o *outline) stepsOf(n *mention) (list []step) {
	const most = 4
	for _, c := range o.clauses {
		if !n.in(c) || c.believed {
			continue
		}
		at := n.at[slices.IndexFunc(n.at, func(at int) bool { return at >= c.from && at < c.to })]
		wide := o.wide(c)
		found := o.abilityAt(wide, n.card, at, at+o.marks[at].length)
		if isSpell(n.card) {
			found = o.castAt(wide, n.card, at, at+o.marks[at].length)
		}
		for _, one := range found {
			list = append(list, step{one, at})
		}
	}
	slices.SortStableFunc(list, func(a, b step) int { return cmp.Compare(b.weight, a.weight) })
	return list[:min(len(list), most)]
}

// inOrder are the sentences of the steps and of a candidate in the order in which they happen: as they are told, but what answers
// something before it, and with answers what makes an effect for it too.
func (o *outline) inOrder(c *candidate, way []step, answers bool) []string {
	all := slices.Concat(way, c.beside, []step{{*c, c.clause.from}})
	slices.SortStableFunc(all, func(a, b step) int { return cmp.Compare(a.at, b.at) })
	var order []step
	for _, one := range all {
		at := len(order)
		if at > 0 && (o.answersAt(one.at) || answers && o.protects(&one)) {
			at--
		}
		order = slices.Insert(order, at, one)
	}
	says := make([]string, len(order))
	for i := range order {
		says[i] = order[i].says
	}
	return says
}

// inOrders are the texts of what is there and what happens in the orders in which that may be, and last with what triggers on it
// carried out; "" is none.
func (o *outline) inOrders(c *candidate, way []step, there []string) []func() string {
	text := func(answers bool) string {
		return strings.Join(slices.Concat(there, o.inOrder(c, way, answers)), " ")
	}
	return []func() string{
		func() string { return text(false) },
		func() string {
			if told := text(true); told != text(false) {
				return told
			}
			return ""
		},
		func() string { return o.carriedOut(text(false)) },
	}
}

// carriedOut is a text with the abilities of cards named that trigger on what it tells resolving behind it; "" where none does, or
// one has a target.
func (o *outline) carriedOut(text string) string {
	if !slices.ContainsFunc(o.named, func(n mention) bool { return !isSpell(n.card) && len(n.card.Triggers) > 0 }) {
		return ""
	}
	q := o.q
	q.Text = text
	read, no := readWhole(q, o.cards)
	if no != nil {
		return ""
	}
	whole, no := o.cards.read(read.Resolve(q.Edition))
	if no != nil {
		return ""
	}
	end, err := explore.Resolve(whole.Scenario, nil)
	if err != nil || end.Outcome == nil {
		return ""
	}
	told := text
	for _, t := range end.Outcome.Triggers {
		e := whole.Scenario.Effects[t.Effect]
		if engine.AskedOf(e.Effect.Then, engine.Target) != nil || len(e.Effect.Then) == 0 {
			return ""
		}
		told += " " + sentenceOfWords(whole.Scenario.Board.Objects[e.Source].Name+triggersResolving)
	}
	if told == text {
		return ""
	}
	return told
}

// protects reports whether a step is a spell that makes an effect, which is cast for what was told before it or for nothing.
func (o *outline) protects(s *step) bool {
	return len(s.with) > 0 && isSpell(s.with[0]) && makesEffect(s.with[0])
}

// answersAt reports whether what stands at a token is said to answer something: "in response".
func (o *outline) answersAt(at int) bool {
	from, to := o.sentenceOf(at)
	return slices.ContainsFunc(o.toks[from:to], func(t lex.Token) bool { return lexicon.Plays(t.Text, lexicon.AnswersIt) })
}
