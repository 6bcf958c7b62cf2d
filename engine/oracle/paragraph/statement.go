package paragraph

import (
	"apnap/engine/lang/chart"
	"apnap/engine/lang/english"
	"apnap/engine/lang/lexicon"
	"apnap/engine/lang/tree"
	"apnap/engine/oracle/lex"
	"apnap/engine/say"
	"cmp"
	"slices"
	"strings"
)

// statement reads the longest clause at the cursor that means something here.
func (r *reader) statement() bool {
	at, end := r.i, r.end
	var first *lex.Error
	tries := map[int]int{}
	longest := at
	var begun *tree.Clause
	for _, reading := range r.statementsAt(at) {
		if reading.End > end {
			continue
		}
		if reading.End > longest {
			longest, begun = reading.End, reading.Val.(*tree.Clause)
		}
		if !r.endsAt(reading.End) {
			continue
		}
		if tries[reading.End]++; tries[reading.End] > mostMeant {
			continue
		}
		kept := r.save()
		ok := r.mean(reading.Val.(*tree.Clause)) || r.meanActive(reading.Val.(*tree.Clause), kept)
		if r.end = end; ok {
			r.lastSubject, r.lastActing = nobody, r.acting
			if c := reading.Val.(*tree.Clause); len(c.Subject) == 1 && c.Subject[0].Stuff == nil && len(r.named) > 0 && c.Subject[0].Ref == "" && (c.Subject[0].Name == nil || c.Subject[0].Name.Kind != tree.PlayerName) {
				r.lastSubject = r.named[0]
			}
			r.defined = nobody
			if v := reading.Val.(*tree.Clause).Verb; v != nil {
				if v.Plain == copulaPlain && !r.isAttached(r.lastSubject) {
					r.defined = r.lastSubject
				}
				r.third = v.Word == lexicon.ThirdPerson(v.Plain)
			}
			r.i = reading.End
			return true
		}
		if r.err != nil && r.certain {
			r.i = at
			return false
		}
		if first == nil {
			first = r.err
		}
		r.err = nil
		r.restore(kept)
	}
	r.i, r.err = at, first
	if longest == at {
		far, _ := r.sentenceChart().Missing()
		r.far = max(r.far, min(far, end)) // nothing here is a clause, as far as that
	}
	if longest > at && !r.endsAt(longest) {
		r.far = max(r.far, longest)
		r.unnamed(begun, longest)
	}
	return r.fail()
}

// copulaPlain is the verb of what something is.
const copulaPlain = "be"

// unnamed refuses what stands where a clause went no further: a name that several cards bear, or
// none.
func (r *reader) unnamed(c *tree.Clause, at int) {
	if r.err != nil {
		return
	}
	if err := r.nameErrs[at]; err != nil {
		r.stop(err)
		return
	}
	if v := c.Verb; v != nil && len(c.Args) == 0 && (controlVerb(v.Word) || castVerb(v.Word)) {
		i := r.i
		r.i = at
		r.unknownName()
		r.i = i
	}
}

// mostMeant bounds the readings of the same words that are tried for their meaning.
const mostMeant = 12

// endsAt reports whether a clause may end before a token.
func (r *reader) endsAt(i int) bool {
	return i >= r.end || r.bracketAt(i) || r.talkAt(i) || r.glossAt(i) || r.saysAt(i, lexicon.Trailer) || !r.inside[i] && (lexicon.Plays(r.toks[i].Text, lexicon.StatementEnd) || lexicon.Plays(r.toks[i].Text, lexicon.ClauseEnd) || r.saysAt(i, lexicon.AtOnce) || r.runOnAt(i) || r.phaseAhead(i) || r.nextSubjectAt(i))
}

// saysAt reports whether words of a role stand at a token.
func (r *reader) saysAt(i int, role lexicon.Role) bool {
	return lexicon.Phrase(role, func(n int) string { return r.toks[min(i+n, len(r.toks)-1)].Text }) > 0
}

// statementsAt are the clauses that begin at a token, the longest first. The sentence is read
// once.
func (r *reader) statementsAt(at int) []chart.Reading {
	list := r.sentenceChart().From(english.Clauses().Statement, at)
	slices.SortStableFunc(list, func(a, b chart.Reading) int {
		return cmp.Or(cmp.Compare(b.End, a.End), cmp.Compare(a.Cost, b.Cost), cmp.Compare(parts(a.Val.(*tree.Clause)), parts(b.Val.(*tree.Clause))))
	})
	return list
}

// nounHere reads the longest noun phrase at the cursor that means something here.
func (r *reader) nounHere() (noun, bool) {
	for _, found := range r.sentenceChart().From(english.Clauses().Nouns, r.i) {
		list := found.Val.([]*tree.Phrase)
		if found.End > r.end || len(list) > 1 {
			continue
		}
		kept := r.save()
		if n, ok := r.nounOf(list[0]); ok {
			r.i = found.End
			return n, true
		}
		r.restore(kept)
	}
	return noun{}, false
}

// sentenceChart holds the phrases of the sentence being read, which is read once.
func (r *reader) sentenceChart() *chart.Chart {
	end := r.end
	for end < len(r.toks)-1 && !r.isStop(end) && !r.lineEnd(end-1) {
		end++
	}
	if key := [2]int{end, len(r.seats)}; r.clauses == nil || r.clausesOf != key {
		g := english.Clauses()
		text := &clauseText{&phraseText{r: r, c: g.Categories, end: end}}
		r.clauses, r.clausesOf = g.ReadAfter(r.cards.room, text), key
		r.cards.room = nil
	}
	return r.clauses
}

// leaveRoom has the next sentence that is read, of whatever text, take the room of the one read last.
func (r *reader) leaveRoom() {
	if r.clauses != nil {
		r.cards.room, r.clauses = r.clauses, nil
	}
}

// parts counts the arguments of a clause: what can be said of a noun is said of it. Words that
// are told as they stand count double.
func parts(c *tree.Clause) int {
	n := len(c.Args)
	for i := range c.Args {
		if c.Args[i].Words != "" {
			n++
		}
		if c.Args[i].Does != nil {
			n += parts(c.Args[i].Does)
		}
	}
	return n
}

// claim is a clause with what its subject is here.
type claim struct {
	*tree.Clause
	// from is its first token.
	from int
	// who is the player whose doing it is, nobody where things do it; others are players besides.
	who    int
	others []int
	things []noun
	// doer is what does it and is neither: "state-based actions".
	doer string
	// life is set where it is told of a player's life, trigger of the triggered ability of the thing.
	life, trigger bool
	// triggers says which triggered ability, as tree.OfTrigger has it.
	triggers string
}

// mean makes of a clause what it tells, and reports whether it tells anything.
func (r *reader) mean(c *tree.Clause) bool {
	if used := usedUp(c); used != nil {
		c = used
	}
	r.prior, r.named, r.itWas, r.acting, r.prefixed, r.certain, r.subjects, r.assailed = r.object, nil, nobody, nobody, false, false, nil, false
	t := &claim{Clause: c, from: c.Span[0], who: nobody}
	if c.Aside != nil {
		if !r.mean(c.Aside) {
			return false
		}
		r.acting, r.certain, r.subjects = nobody, false, nil
	}
	if r.attackAgainTold(c) {
		return true
	}
	if taken, ok := r.kickedSaid(c); taken {
		return ok
	}
	if english.OwnsAll(c) || english.SameOwner(c) {
		return r.ownsAll(t)
	}
	switch {
	case c.Verb != nil && c.Verb.Plain == "lone":
		return r.onlyOnes(t)
	case c.Verb != nil && c.Verb.Plain == isChosenPlain:
		return r.isChosen(t)
	case c.Verb != nil && c.Verb.Plain == "say" && len(c.Args) == 1 && c.Args[0].Words != "":
		return r.textOf(t)
	}
	if !r.subjectOf(t) {
		return false
	}
	r.assailed = t.assails()
	switch aside, known := r.ownLife(t); {
	case aside:
		r.leave(t.from, t.Span[1])
		return true
	case !known:
		r.certain = true
		return r.stop(r.refuse("not_understood", t.from, t.Span[1], say.New("This may be what the event before it does already, or happen besides; say once what happens.")))
	case c.Verb == nil:
		return r.onlyNamed(t)
	case t.life:
		return r.lifeIs(t)
	case len(c.Subject) == 1 && c.Subject[0].Ref == somebodyElse && t.who == nobody:
		return r.has(nobody, c.Args)
	case c.Verb.Plain == "only":
		return r.onlyCards(t)
	case c.Verb.Plain == "there":
		return r.has(nobody, c.Args)
	case r.untapsAll(r.untapStepComes(t), t):
		return true
	case t.doer != "":
		return !t.Verb.Neg && r.happens(t) || r.notUnderstood(t)
	case t.trigger:
		return r.triggerResolves(t, &t.things[0])
	case len(t.things) > 0:
		return r.thingsDo(t)
	}
	return r.playersDo(t)
}

// attackAgainTold reports whether a clause only says again that attackers deal the combat damage
// of which the event before it tells.
func (r *reader) attackAgainTold(c *tree.Clause) bool {
	if !r.attacked || r.attack != len(r.events)-1 || c.Verb == nil || c.Verb.Plain != "deal" || len(c.Subject) != 1 || !in(c.Subject[0].Ref, "both they") {
		return false
	}
	for i := range c.Args {
		a := &c.Args[i]
		if a.Words != "combat damage" && a.Words != "their combat damage" && !(a.Words != "" && r.plays(a, lexicon.AtOnce)) && !(a.Prep == "to" && len(a.Of) == 1 && a.Of[0].Ref != "") {
			return false
		}
	}
	return len(c.Args) > 0
}

// subjectOf finds who or what the subject of a clause is; one that is left out is the player
// whom the clause before was about.
func (r *reader) subjectOf(t *claim) bool {
	if t.Verb == nil && slices.ContainsFunc(t.Subject, func(p *tree.Phrase) bool { return p.Stuff != nil && p.Stuff.Unit != "zone" }) {
		return true // amounts alone
	}
	if len(t.Subject) == 0 {
		if in(t.Verb.Plain, "there only") {
			return true
		}
		if done, ok := r.bare(t); done {
			return ok
		}
		if t.Verb.Passive && t.Verb.Plain == "block" && r.attacked && r.attacker != nobody {
			t.things = []noun{r.nounFor(r.attacker, t.from, t.from)}
			return true
		}
		if i := r.goesOn(t); i != nobody {
			t.things = []noun{r.nounFor(i, t.from, t.from)}
			return true
		}
		if r.i = t.from; t.Verb.Plain == "be" && len(t.Args) > 0 && (t.Args[0].Words == "hellbent" || t.Args[0].Amount() != nil && t.Args[0].Amount().Unit == "life") {
			t.who = r.elided()
		} else {
			t.who = r.elidedSubject()
		}
		r.acting = t.who
		return t.who != nobody
	}
	if p := t.Subject[0]; t.Verb != nil && p.Stuff != nil && p.Stuff.N > 0 {
		t.doer = r.amountSaid(t, p)
		return len(t.Subject) == 1
	}
	if p := t.Subject[0]; p.Stuff != nil && p.Stuff.Unit == tree.OfTrigger {
		n, ok := r.triggerHolder(p)
		t.trigger, t.triggers, t.things = true, p.Stuff.Key, []noun{n}
		return ok && len(t.Subject) == 1
	}
	if t.Subject[0].Ref == "~" {
		t.doer = strings.ToLower(r.raw(t.Subject[0].Span[0], t.Subject[0].Span[1]))
		return len(t.Subject) == 1
	}
	if p := t.Subject[0]; p.Stuff != nil && (p.Stuff.Unit == "zone" || p.Stuff.Unit == tree.OfTurn) {
		who, ok := r.whoseOf(p.Whose)
		if t.doer = r.own(who) + " " + p.Stuff.Key; p.Stuff.Key == "life" {
			t.doer, t.life, t.who = "", true, who
		}
		return ok && len(t.Subject) == 1
	}
	if ref := t.Subject[0].Ref; lexicon.Plays(ref, lexicon.MineWord) && t.Verb != nil && r.object != nobody {
		return r.anotherOf(t)
	}
	switch t.Subject[0].Ref {
	case "who":
		t.who = r.playerBefore(t.from)
		r.subject, r.acting = t.who, t.who
		return t.who != nobody
	case "each player":
		t.everyone(r, nobody)
		return len(t.others) == 1
	case "my opponents", eachOpponent:
		me := r.speaker()
		t.everyone(r, me)
		return r.countedOpponents(t.Subject[0]) && me != nobody && t.who != nobody && (t.Subject[0].Ref == "my opponents" || r.subject == nobody || r.subject == me)
	case somebodyElse:
		if t.Verb == nil || controlVerb(t.Verb.Word) {
			return t.Verb != nil
		}
		t.who = r.somebody(t.from)
		r.subject, r.acting = t.who, t.who
		return t.who != nobody
	case "some player":
		t.who = r.hear(r.somebody(t.from))
		r.subject, r.acting = t.who, t.who
		return t.who != nobody
	}
	if t.Subject[0].Ref == "both" && len(r.recent) < 2 && len(r.seats) == 2 && t.Verb != nil && t.Verb.Plain == "be" {
		t.everyone(r, nobody)
		return true
	}
	if t.Subject[0].Ref == "both" || t.Subject[0].Ref == "they" && r.severalMeant(t.Subject[0]) {
		return r.allMeant(t)
	}
	if p := t.Subject[0]; p.Ref == "it" && len(t.Subject) == 1 && t.Verb != nil && !t.Verb.Passive && lexicon.Plays(t.Verb.Plain, lexicon.SpellDoes) {
		if i := r.spellMeant(); i != nobody {
			t.things = []noun{r.nounFor(i, p.Span[0], p.Span[1])}
			return true
		}
	}
	if i := r.attackerMeant(t); i != nobody {
		t.things = []noun{r.nounFor(i, t.Subject[0].Span[0], t.Subject[0].Span[1])}
		return true
	}
	r.onlyCreatures = t.Verb != nil && lexicon.Plays(t.Verb.Plain, lexicon.CreatureVerb)
	list, ok := r.nounsOf(t.Subject)
	if r.onlyCreatures = false; !ok {
		return false
	}
	for _, n := range list {
		switch {
		case n.who == nobody:
			t.things = append(t.things, n)
		case t.who == nobody:
			t.who = n.who
		default:
			t.others = append(t.others, n.who)
		}
	}
	if p := t.Subject[0]; p.Ref == "it" && len(t.things) == 1 && t.Verb != nil && lexicon.Plays(t.Verb.Plain, lexicon.CreatureVerb) && !r.couldBeCreature(&t.things[0]) {
		return r.stopNoun(&t.things[0])
	}
	if t.who != nobody && len(t.things) > 0 {
		r.i = t.things[0].from
		return r.fail()
	}
	if n := t.things; len(n) == 1 && n[0].card == nil && n[0].owner != nobody && in(n[0].words, "effect ability") && t.Verb != nil && in(t.Verb.Plain, "put create") {
		t.who, t.things = n[0].owner, nil // who controls an effect does what it says
	}
	if t.who != nobody {
		r.subject, r.acting = t.who, t.who
	}
	return true
}

// everyone makes a clause one about every player but one, those of whom only their number is told among them.
func (t *claim) everyone(r *reader, but int) {
	r.fillTable()
	for who := range r.seats {
		switch {
		case who == but:
		case t.who == nobody:
			t.who = who
		default:
			t.others = append(t.others, who)
		}
	}
}

// goesOn is the creature that the clause before was about and that does what a clause without a
// subject tells: "My Bear wears a Flail and blocks a 3/3".
func (r *reader) goesOn(t *claim) int {
	if r.alsoOfThing(t) {
		return r.lastSubject
	}
	if !lexicon.Plays(t.Verb.Plain, lexicon.CreatureVerb) || t.Verb.Passive || r.lastSubject == nobody || t.from == 0 || !lexicon.Plays(r.toks[t.from-1].Text, lexicon.ClauseEnd) || !r.couldBe(r.lastSubject) {
		return nobody
	}
	return r.lastSubject
}

// alsoOfThing reports whether a clause without a subject says in the third person what the one thing is, has or does that the
// clause before it was about: "Hill Giant is red and has 3 power". What only players have is not a thing's.
func (r *reader) alsoOfThing(t *claim) bool {
	first := r.toks[t.from].Text
	v, verb := lexicon.VerbOf(first)
	switch {
	case r.lastSubject == nobody || t.from == 0 || r.toks[t.from-1].Text != andWord || !verb && !lexicon.Plays(first, lexicon.Copula):
		return false
	case verb && first != v.Third || !lexicon.Plays(t.Verb.Plain, lexicon.AlsoOfThing) && !t.Verb.Passive, r.relativeBefore(t.from):
		return false
	}
	return t.Verb.Plain != toHave || !slices.ContainsFunc(t.Args, func(a tree.Arg) bool {
		return slices.ContainsFunc(a.Of, func(p *tree.Phrase) bool { return p.Stuff == nil || p.Stuff.Unit != countersUnit })
	})
}

// relativeBefore reports whether a clause on a noun stands in the sentence before a token, which what follows may belong to.
func (r *reader) relativeBefore(at int) bool {
	for i := at - 1; i >= 0 && !r.isStop(i); i-- {
		if lexicon.Plays(r.toks[i].Text, lexicon.Relative) {
			return true
		}
	}
	return false
}

// andWord joins what is said of the same.
const andWord = "and"

// somebody is who does something to the speaker and is not said to be anybody: the only other
// player there is.
func (r *reader) somebody(at int) int {
	switch {
	case in(r.toks[at].Text, "one"):
		return nobody
	case len(r.seats) == 0:
		r.addSeat(seat{name: "somebody", keys: []string{"somebody"}, unnamed: true, at: at})
		return 0
	case len(r.seats) == 1 && r.seats[0].name == "somebody":
		return 0
	case len(r.seats) == 1 && r.speaker() != nobody:
		r.addSeat(seat{name: "opponent", keys: []string{"opponent"}, unnamed: true, at: at})
	case r.speaker() == nobody:
		return nobody
	}
	return r.otherThan(r.speaker())
}

// anotherOf takes somebody's thing of the kind spoken of last for the subject: "mine has a counter".
func (r *reader) anotherOf(t *claim) bool {
	n := r.nounFor(r.object, t.from, t.Subject[0].Span[1])
	who, ok := r.whoseOf(t.Subject[0])
	if !ok || n.owner != nobody && n.owner != who {
		return false
	}
	r.things[r.object].owner, n.owner = who, who
	t.things = []noun{n}
	return true
}

// spellTold is the spell of which the event told last says what it does, in the sentence being
// read.
func (r *reader) spellTold() int { return r.spellAmong(r.mentioned) }

// spellMeant is the spell of which the event told last says what it does, in the sentence being read or the one before.
func (r *reader) spellMeant() int { return r.spellAmong(slices.Concat(r.mentioned, r.mentionedBefore)) }

// spellAmong is the one of the things given that is the spell of which the event told last says what it does, nobody for
// none.
func (r *reader) spellAmong(things []int) int {
	if len(r.events) == 0 {
		return nobody
	}
	for _, i := range things {
		if t := &r.things[i]; t.card != nil && isSpell(t.card) && !pumps(t.card) && t.many == 1 && strings.HasPrefix(r.events[len(r.events)-1].text, r.called(i)+" ") {
			return i
		}
	}
	return nobody
}

// severalMeant reports whether "they" at a phrase speaks of things.
func (r *reader) severalMeant(p *tree.Phrase) bool {
	r.i = p.Span[0]
	return r.thingsMeant() && len(r.recent) > 1
}

// allMeant takes the things that the sentence before put in place for the subject.
func (r *reader) allMeant(t *claim) bool {
	if n := len(r.recent); n < 2 || t.Subject[0].Ref == "both" && n != 2 {
		r.i = t.from
		return r.fail()
	}
	for _, i := range r.recent {
		t.things = append(t.things, r.nounFor(i, t.from, t.Subject[0].Span[1]))
	}
	return true
}

// nounsOf are what noun phrases speak of.
func (r *reader) nounsOf(list []*tree.Phrase) ([]noun, bool) {
	var nouns []noun
	for _, p := range tree.Members(list) {
		n, ok := r.nounOf(p)
		if !ok {
			return nil, false
		}
		nouns = append(nouns, n)
	}
	return nouns, true
}

// nounOf is what a noun phrase speaks of.
func (r *reader) nounOf(p *tree.Phrase) (noun, bool) {
	n := newNoun(p.Span[0])
	r.i = p.Span[0]
	switch {
	case p.Stuff != nil:
		return n, r.fail()
	case p.Ref == "'s", p.Ref == tree.Across:
		if n.who, _ = r.whoseOf(p); n.who == nobody {
			return n, false
		}
	case p.Ref == somebodyElse:
		if n.who = r.somebody(p.Span[0]); n.who == nobody || n.who == r.acting {
			return n, r.fail()
		}
		r.hear(n.who)
	case p.Ref != "" && r.creatureHe(&n):
	case p.Ref != "":
		if who, ok := r.meantBy(p.Ref); ok {
			n.who = who
		} else if r.err != nil || !r.itNoun(&n) && !r.himNoun(&n) {
			r.certain = r.err != nil // whom or what it means is to be said, however the clause is read
			return n, r.err == nil && r.fail()
		}
	case p.Name != nil && p.Name.Kind == tree.PlayerName && p.Mods.Get(tree.CardNamed) != nil:
		return n, r.fail() // nobody is called by a card: it says what was named before
	case p.Name != nil && p.Name.Kind == tree.PlayerName:
		n.who = r.hear(r.seatOf(p.Name.Text))
		r.part(n.who, p)
	case p.Name != nil && p.Name.Kind == tree.NewName:
		invented, ok := r.invented()
		return invented, ok
	default:
		if r.i = p.Span[1]; !r.means(&n, p) {
			r.i = p.Span[0]
			return n, r.fail()
		}
	}
	n.to = p.Span[1]
	return n, true
}

// somebodyElse stands for a player of whom nothing is said.
const somebodyElse = "somebody"

// part makes the fact of the part that a phrase gives a player: the active player, or not.
func (r *reader) part(who int, p *tree.Phrase) {
	if len(p.Mods) == 0 {
		return
	}
	if p.Mods[0].Key == "nonactive" {
		who = r.otherThan(who)
	}
	if who != nobody {
		r.factFrom("it is "+r.own(who)+" turn", p.Span[0], p.Span[1])
	}
}

// meantBy is the player for whom a pronoun stands at the cursor.
func (r *reader) meantBy(ref string) (who int, ok bool) {
	at := r.i
	switch ref {
	case "you", "yourself", "yours":
		who = r.youMean()
		return r.hear(who), who != nobody
	case "i", "me", "myself", "mine":
		who = r.speaker()
		return r.hear(who), who != nobody
	case "himself", "herself", "themself", "themselves":
		return r.acting, r.acting != nobody
	case "him", "her", "them":
		who, _, ok = r.objectMeant()
		return who, ok && who != nobody
	case "he", "she", "they":
		if ref == "they" && r.thingsMeant() {
			return nobody, false
		}
		if who, ok = r.demanded(), true; who == nobody {
			who, ok = r.meant(at)
		}
		if ok {
			r.hear(who)
		}
		return who, ok
	case "his", "hers", "theirs":
		return r.meant(at)
	case "face":
		switch who = nobody; {
		case r.acting != nobody && lexicon.Plays(r.toks[r.began].Text, lexicon.Person):
			who = r.against(r.acting, at)
		case r.alone && !r.flagged && (r.acting == nobody || r.acting == r.speaker()) && r.onlyMine():
			who = r.hear(r.against(r.speaker(), at)) // "Bolt to face" is what whoever asks does, to the only other one
		case r.acting != nobody:
			who = r.otherThan(r.acting)
		}
		return who, who != nobody || r.stop(r.whoseFace(at))
	}
	return nobody, false
}

// onlyMine reports whether nothing is told of that is somebody's but whoever asks's, so that nobody else can be said to do
// something.
func (r *reader) onlyMine() bool {
	me := r.speaker()
	return me != nobody && !slices.ContainsFunc(r.things, func(t thing) bool { return t.owner != nobody && t.owner != me })
}

// related takes up what a thing stands in a relation to, and gives back what else is said.
func (r *reader) related(n *noun, mods tree.Mods) (tree.Mods, bool) {
	var rest tree.Mods
	for i := range mods {
		m := &mods[i]
		switch m.Slot {
		case tree.Controlled, tree.Owned:
			who, ok := r.nounOf(m.Who)
			if !ok || who.who == nobody || n.owner != nobody && n.owner != who.who {
				return nil, false
			}
			n.owner = who.who
		case tree.AttachedTo, tree.Wears:
			if !r.relates(n, m) {
				return nil, false
			}
		case tree.FromSource:
			source, ok := r.nounOf(m.Who)
			if n.detail.source = &source; !ok || !n.waits {
				return nil, false
			}
		case tree.Chosen:
			if m.Who == nil && (n.card == nil || !choosesOne(n.card)) {
				return nil, false // what would it be chosen for?
			}
			if m.Who == nil {
				rest = append(rest, *m)
				continue
			}
			who, ok := r.nounOf(m.Who)
			if !ok || who.who == nobody || n.card == nil || !choosesPlayer(n.card) {
				return nil, false
			}
			n.detail.chosen = r.name(who.who)
		case tree.Named: // "my Stuffy Doll named Bob"
			k := r.seatOf(m.Key)
			if k == nobody || n.card == nil || !choosesPlayer(n.card) {
				rest = append(rest, *m)
				continue
			}
			n.detail.chosen = r.name(k)
		case tree.CardNamed:
			if n.card != nil && n.card.Name != m.Key && !isSpell(n.card) && choosesOne(n.card) {
				n.detail.chosen = english.TheName + m.Key
				continue
			}
			if n.card != nil && n.card.Name != m.Key {
				return nil, false
			}
			n.card = r.cards.find(m.Key)
		default:
			rest = append(rest, *m)
		}
	}
	return rest, true
}

// relates takes up what a thing is attached to, or wears.
func (r *reader) relates(n *noun, m *tree.Mod) bool {
	other, ok := noun{}, true
	if ofHolder := (n.waits || n.detail.ability != "") && m.Slot == tree.AttachedTo && r.acting != nobody && in(m.Who.Ref, "him her them"); ofHolder {
		other = newNoun(m.Who.Span[0])
		other.who = r.acting // who has it, has it on himself
	} else {
		r.sourceSought = n.card != nil && isSpell(n.card) && saysOne(n.card, ofChosenSource)
		other, ok = r.nounOf(m.Who)
		if r.sourceSought = false; !ok {
			return false
		}
	}
	if m.Slot == tree.AttachedTo {
		n.detail.on = &other
		return n.waits || n.detail.ability != "" || n.card != nil && (attaches(n.card) || isSpell(n.card))
	}
	n.detail.worn = &other
	return other.card != nil && attaches(other.card) && other.detail.on == nil
}

// playerBefore is the player of whom a relative clause that begins at a token says more: whose name stands right before it, or else
// who was spoken of last.
func (r *reader) playerBefore(at int) int {
	const comma, longest = ",", 3
	if at > 0 && r.toks[at-1].Text == comma {
		at--
	}
	for n := min(longest, at); n > 0; n-- {
		if k := r.seatOf(r.raw(at-n, at)); k >= 0 {
			return k
		}
	}
	return r.lastPlayer
}
