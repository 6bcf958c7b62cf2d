package paragraph

import (
	"slices"
	"strconv"
	"strings"

	"apnap/engine/oracle/lex"
	"apnap/engine/say"
)

// gang is the combat of an attacker that several creatures block. They deal it their damage together
// (cr.CombatDamageStep); how its own is divided among them is for its controller to choose.
type gang struct {
	attacker striker
	blockers []striker
	// hits are what the blockers deal.
	hits []string
	// at is its place among the events, bout that among what its combat is told in.
	at, bout int
	// said are how a question can name the attacker and, behind it, each blocker.
	said []string
	// divided is set where it is told who is dealt how much of the attacker's damage.
	divided bool
}

// refuseBlock is a refusal of a block that is not understood as it is told.
func (r *reader) refuseBlock(from, to int, says say.Message) *lex.Error {
	return r.refuse("not_understood", from, to, says)
}

// What an event says of damage, behind its source and before whom it is dealt to.
const deals, damages = " deals ", " damage to "

// gangUp makes the event that several blockers deal combat damage to one attacker.
func (r *reader) gangUp(attacker *noun, blockers []noun, from int) bool {
	to := r.i
	g := gang{said: []string{r.sayable(attacker)}}
	var ok bool
	if g.attacker, ok = r.fighter(attacker); !ok {
		return false
	}
	for k := range blockers {
		list, ok := r.fightersOf(&blockers[k])
		if !ok {
			return false
		}
		g.blockers = append(g.blockers, list...)
		for range list {
			g.said = append(g.said, r.sayable(&blockers[k]))
		}
	}
	r.i = to
	things := []int{g.attacker.thing}
	for _, s := range slices.Concat([]striker{g.attacker}, g.blockers) {
		if s.first || s.beyond && s.thing == g.attacker.thing {
			return r.certainly(r.refuseBlock(from, to, say.New("I do not read several blockers where a creature strikes first or tramples; give the damage in its order.")))
		}
	}
	for k := range g.blockers {
		s := &g.blockers[k]
		if slices.Contains(things, s.thing) {
			return r.stop(r.refuseBlock(from, to, say.New("I can't tell these blockers apart; give what each of them does.")))
		}
		things, g.hits = append(things, s.thing), append(g.hits, s.hits(g.attacker.name)...)
	}
	switch {
	case r.gang != nil && !r.gang.divided, g.attacker.much == "":
		return r.certainly(r.refuseBlock(from, to, say.New("I can't tell what the attacker deals to its blockers here; give the damage.")))
	case len(g.hits) == 0 || !r.unattack(from, things...):
		return false
	}
	r.attackers, r.blockers = append(r.attackers, things[0]), append(r.blockers, things[1:]...)
	g.divided = g.attacker.power <= 0
	return r.dealsTogether(&g, from, to)
}

// sayable is how a question can name what a noun speaks of.
func (r *reader) sayable(n *noun) string {
	switch size := n.detail.size(); {
	case n.card != nil:
		return n.card.Name
	case size != "":
		return "the " + size
	}
	return r.raw(n.from, n.to)
}

// fightersOf are the creatures of a combat that a noun speaks of.
func (r *reader) fightersOf(n *noun) ([]striker, bool) {
	if n.many <= 1 {
		s, ok := r.fighter(n)
		return []striker{s}, ok
	}
	power, much, ok := r.muchBy(n)
	if !ok {
		return nil, false
	}
	list, ok := r.several(n)
	if !ok {
		return nil, false
	}
	fighters := make([]striker, len(list))
	for k, i := range list {
		fighters[k] = r.strikerOf(i, n, power, much)
		fighters[k].name = r.called(i)
	}
	return fighters, true
}

// dealsTogether makes the event of a gang's combat, of which the attacker's damage is still to be told.
func (r *reader) dealsTogether(g *gang, from, to int) bool {
	names := []string{g.attacker.name}
	for _, s := range g.blockers {
		names = append(names, s.name)
	}
	r.enters(from, names...)
	r.melee.newest().second = g.hits
	first, second := r.melee.dealt()
	if len(first) > 0 {
		return r.certainly(r.refuseBlock(from, to, say.New("I do not read several blockers where a creature strikes first or tramples; give the damage in its order.")))
	}
	g.at, g.bout = r.melee.at, len(r.melee.bouts)-1
	if !r.addEvent(atOnce(second), from, to) {
		return false
	}
	r.gang, r.fighters, r.fought = g, r.melee.fighters(), r.melee.at
	return r.settle()
}

// divides takes up how an attacker's damage is divided among its blockers, told behind their block; ok is false
// where an event tells something else.
func (r *reader) divides(text string, from, to int) (done, ok bool) {
	g := r.gang
	if !r.openTold() || r.sequel(from) {
		return false, false
	}
	subject := g.attacker.name + deals
	shares, ok := strings.CutPrefix(text, subject)
	if !ok {
		return false, false
	}
	const and = " and "
	told := make([]int, len(g.blockers))
	sum := 0
	for part := range strings.SplitSeq(strings.TrimSuffix(shares, togetherSaid), and) {
		n, whom := shareOf(strings.TrimPrefix(part, subject))
		k := slices.IndexFunc(g.blockers, func(s striker) bool { return s.name == whom })
		if n <= 0 || k < 0 || told[k] > 0 {
			return false, false
		}
		told[k] = n
		sum += n
	}
	if sum != g.attacker.power {
		return false, r.certainly(r.refuseBlock(from, to, say.New("%s has %d damage to divide among its blockers; say how much each of them is dealt.", r.things[g.attacker.thing].name, g.attacker.power)))
	}
	return true, r.divide(told)
}

// divide puts the shares of an attacker's damage into the event of its combat.
func (r *reader) divide(shares []int) bool {
	g := *r.gang
	g.divided = true
	r.melee.bouts = r.boutsWith(&g, shares)
	_, second := r.melee.dealt()
	r.events = slices.Clone(r.events)
	r.events[g.at].text, r.gang = atOnce(second), &g
	return r.settle()
}

// openTold reports whether the event told last is the combat of a gang of which the attacker's damage is still to be told,
// and that all its creatures deal their damage at once.
func (r *reader) openTold() bool {
	g := r.gang
	return g != nil && !g.divided && g.at == len(r.events)-1 && r.isTold(g)
}

// isTold reports whether the combat of a gang stands among the events as it was told.
func (r *reader) isTold(g *gang) bool {
	first, second := r.melee.dealt()
	return r.melee.at == g.at && g.bout < len(r.melee.bouts) && slices.Contains(r.melee.bouts[g.bout].fighters, g.attacker.name) &&
		len(first) == 0 && g.at < len(r.events) && r.events[g.at].text == atOnce(second)
}

// boutsWith are what the combat of a gang is told in, with some shares of the attacker's damage.
func (r *reader) boutsWith(g *gang, shares []int) []bout {
	bouts := slices.Clone(r.melee.bouts)
	bouts[g.bout].second = g.dealt(shares)
	return bouts
}

// dealt are the clauses of what all of a gang's combat deal, with some shares of the attacker's damage.
func (g *gang) dealt(shares []int) []string {
	clauses := slices.Clone(g.hits)
	for k, n := range shares {
		if n > 0 {
			share := g.attacker
			share.power, share.much = n, itoa(n)+" "
			clauses = append(clauses, share.hits(g.blockers[k].name)...)
		}
	}
	return clauses
}

// oneOfGang is the next of several blockers of one kind, of which it makes no difference which is meant, where a noun
// means one of them and then the other: "3 damage to one Grizzly Bears and 2 damage to the other Grizzly Bears".
func (r *reader) oneOfGang(n *noun, found []int) []int {
	if len(found) < 2 || !r.openTold() || !n.other && r.toks[n.from].Kind != lex.NumberToken {
		return found
	}
	if slices.ContainsFunc(found, func(i int) bool { return r.gang.saidFor(i) != r.gang.saidFor(found[0]) || r.gang.saidFor(i) == "" }) {
		return found
	}
	left := slices.DeleteFunc(slices.Clone(found), func(i int) bool { return slices.Contains(r.named, i) })
	if len(left) == 0 || n.other && len(left) > 1 {
		return found
	}
	return left[:1]
}

// saidFor is how a question can name a blocker, empty for what is none.
func (g *gang) saidFor(thing int) string {
	k := slices.IndexFunc(g.blockers, func(s striker) bool { return s.thing == thing })
	if k < 0 {
		return ""
	}
	return g.said[k+1]
}

// shareOf is how much a share of damage is and to whom it is dealt; it is nothing where a text is none.
func shareOf(text string) (n int, whom string) {
	const combat = " combat"
	amount, whom, _ := strings.Cut(text, damages)
	n, err := strconv.Atoi(strings.TrimSuffix(amount, combat))
	if err != nil {
		return 0, ""
	}
	return n, whom
}
