package paragraph

import (
	"slices"
	"strings"

	"apnap/engine"
	"apnap/engine/lang/lexicon"
	"apnap/engine/lang/tree"
	"apnap/engine/oracle"
	"apnap/engine/oracle/lex"
	"apnap/engine/oracle/shape"
)

// happens takes up a clause of which the words say what happens or is: it is told with
// everybody and everything by name.
func (r *reader) happens(t *claim) bool {
	if t.Verb == nil {
		return false
	}
	if castVerb(t.Verb.Word) && len(t.Args) > 0 && len(t.Args[0].Of) > 1 {
		return r.notUnderstood(t)
	}
	if castVerb(t.Verb.Word) && t.Verb.Plain != "play" && t.usesCard(r) || t.Verb.Plain == "copy" && t.aboutPermanent(r) || castVerb(t.Verb.Word) && len(t.Args) > 0 && t.Args[0].Words != "" {
		return r.notUnderstood(t) // what it does is told, and not that it is cast
	}
	if t.disagrees() {
		return r.notUnderstood(t) // the verb may be of the last alone
	}
	if amounts, combat := r.combatAmounts(t); combat {
		return r.dealtEach(t, amounts)
	}
	r.sharesObject(t)
	subject, ok := r.subjectSaid(t)
	if !ok {
		return false
	}
	r.subjects = slices.Clone(r.named)
	words := []string{subject, r.verbSaid(t)}
	if by := r.causing(t); by != "" {
		words = []string{by + " makes " + subject, t.Verb.Plain}
	}
	cost := ""
	if k, given := r.castForIt(t); given {
		cost = r.costOf(k)
	}
	for i := range t.Args {
		if r.toWhatMadeIt(t, &t.Args[i]) {
			continue
		}
		if k, given := r.givenUpTo(t, &t.Args[i]); given {
			words, cost = anotherThan(words, r.things[k].card), r.costOf(k)
			continue
		}
		if t.who != nobody && len(words) > 1 && r.causes(t, &t.Args[i]) {
			words = r.withTheRest(words, t, &t.Args[i])
			words = append([]string{r.causeSaid(t, &t.Args[i], t.Verb.Plain) + " makes " + subject, t.Verb.Plain}, words[2:]...)
			if r.certain = r.err != nil; r.certain {
				return false
			}
			continue
		}
		if t.Args[i].Words != "" && r.plays(&t.Args[i], lexicon.InResponse) {
			return r.stopAt(&t.Args[i])
		}
		if t.Args[i].Words == "once" || t.Args[i].Words != "" && r.plays(&t.Args[i], lexicon.FromSomething) || r.fromTop(t, &t.Args[i]) || r.onlyCauses(t, &t.Args[i]) {
			continue
		}
		if r.boardBehind(&t.Args[i]) || r.atOnceAlone(t, &t.Args[i]) {
			return r.stopAt(&t.Args[i])
		}
		says, ok := r.argSaid(t, &t.Args[i])
		if !ok {
			return r.stopAt(&t.Args[i])
		}
		words = append(words, says)
	}
	if t.Verb.Plain == "tap" && len(t.Args) == 1 && r.tapsBasic(t) {
		words = append(words, forMana) // for what else?
	}
	if err := r.whichMana(t, words); err != nil {
		return r.certainly(err)
	}
	r.i = t.Span[1]
	return r.tell(strings.Join(words, " ")+cost, t.from, t.Span[1])
}

// givenUpTo is the permanent for an ability of which a clause says that somebody sacrifices something: "to Viscera Seer". What is
// sacrificed is a cost then (cr.CostPaid).
func (r *reader) givenUpTo(t *claim, a *tree.Arg) (i int, ok bool) {
	if t.Verb.Plain != toSacrifice || t.Verb.Passive || t.who == nobody || !isFor(*a) {
		return 0, false
	}
	n, found := r.givenFor(t, a)
	if !found || able(n.card) || !slices.ContainsFunc(n.card.Activated, takesSacrifice) {
		return 0, false
	}
	return r.thingOf(&n)
}

// takesSacrifice reports whether something else than the permanent itself is sacrificed for an ability.
func takesSacrifice(a oracle.Activated) bool {
	return slices.ContainsFunc(a.Cost.Paid, func(p oracle.CostPart) bool { return p.Verb == toSacrifice })
}

// anotherThan has the words for what is sacrificed, where they only say of which type it is, mean another thing than the card whose
// ability it is for.
func anotherThan(words []string, card *oracle.Card) []string {
	const a, another = "a ", "another "
	for i, w := range words {
		if kind, ok := strings.CutPrefix(w, a); ok && i > 0 && card.Types&engine.TypeNamed(kind) != 0 {
			words[i] = another + kind
		}
	}
	return words
}

// fromTop reports whether an argument only says of cards that are drawn or milled where all such come from: "off the top".
func (r *reader) fromTop(t *claim, a *tree.Arg) bool {
	return unitOf(t.Verb.Plain) == "cards" && t.Verb.Plain != "discard" && a.Words != "" && r.plays(a, lexicon.OffTheTop)
}

// forMana is what a permanent is tapped for.
const forMana = "for mana"

// whichMana refuses that a player taps for mana what adds as much as more has to be known for.
func (r *reader) whichMana(t *claim, words []string) *lex.Error {
	card := t.objectCard(r)
	if t.Verb.Plain != "tap" || words[len(words)-1] != forMana || card == nil || card.Mana != oracle.SomeMana {
		return nil
	}
	return r.refuse("not_understood", t.from, t.Span[1], shape.WhichMana(card.Name))
}

// tapsBasic reports whether a player taps a basic land of theirs, or what is tapped for mana only where a card named changes what
// such taps give.
func (r *reader) tapsBasic(t *claim) bool {
	n, _, ok := r.objectOf(t)
	r.err = nil
	return ok && t.who != nobody && (n.owner == nobody || n.owner == t.who) && n.card != nil &&
		(n.card.Types&engine.Basic != 0 || n.card.Mana != "" && !usable(n.card) && r.changesMana())
}

// changesMana reports whether a card that the paragraph names changes what is tapped for mana gives.
func (r *reader) changesMana() bool {
	for _, m := range r.marks {
		if hasOneSuch(m.card, func(e *engine.Effect) bool { return e.When.Kind == engine.ProduceMana }) {
			return true
		}
	}
	return false
}

// disagrees reports whether several things are the subject of a verb in the singular: "Hardened
// Scales and Walking Ballista enters".
func (t *claim) disagrees() bool {
	return t.who == nobody && len(t.things) > 1 && !t.Verb.Passive && t.Verb.Plain != "be" && t.Verb.Word != t.Verb.Plain && t.Verb.Word == lexicon.ThirdPerson(t.Verb.Plain)
}

// aboutPermanent reports whether the object of a verb is a permanent by name, of which nobody
// says what a copy of it does.
func (t *claim) aboutPermanent(r *reader) bool {
	card := t.objectCard(r)
	return card != nil && !isSpell(card)
}

// causes reports whether an argument only says that a spell or an effect makes it happen: "from
// Harmonize".
func (r *reader) causes(t *claim, a *tree.Arg) bool {
	if len(a.Of) != 1 || t.Verb.Passive || in(t.Verb.Plain, "deal take") || lexicon.Phrase(lexicon.CauseOf, wordsOf(a.Prep)) == 0 || a.Prep == "to" && !in(t.Verb.Plain, "discard lose sacrifice") {
		return false
	}
	n, ok := r.nounOf(a.Of[0])
	r.err = nil
	switch {
	case !ok || n.who != nobody:
		return false
	case n.card != nil && isSpell(n.card) && len(n.card.Modes) > 0:
		return doesInMode(n.card, t.Verb.Plain)
	case n.card != nil && isSpell(n.card):
		return !able(n.card) && !n.card.Unread && !n.card.Costs && (n.card.Does == nil || len(n.card.Does.Then) == 1)
	case n.card != nil && lexicon.Plays(t.Verb.Plain, lexicon.TokenVerb):
		return !able(n.card)
	case n.card != nil:
		return !able(n.card) && lexicon.Plays(t.Verb.Plain, lexicon.GivesUp) && in(a.Prep, "to from")
	}
	return n.det != "the" && in(lastWord(n.words), "spell effect ability") && len(n.detail.mods) == 0
}

// withTheRest has the words for who discards what for a spell tell as many cards as the spell has that player discard: named cards
// are some of them.
func (r *reader) withTheRest(words []string, t *claim, by *tree.Arg) []string {
	const discard, head = "discard", 2
	n, ok := r.nounOf(by.Of[0])
	r.err = nil
	if !ok || n.card == nil || n.card.Does == nil || len(n.card.Does.Then) != 1 || t.Verb.Plain != discard || len(words) <= head {
		return words
	}
	in := &n.card.Does.Then[0]
	names := strings.Join(words[head:], " ")
	named := slices.ContainsFunc(r.named, func(i int) bool { return r.things[i].card != nil && strings.Contains(names, r.things[i].name) })
	if in.Verb != engine.Discard || in.Amount == nil || in.Amount.Op != engine.Lit || !named {
		return words
	}
	all, ok := r.allGiven(cardsOf(in.Amount.N, false), names)
	if !ok {
		return words
	}
	return append(slices.Clone(words[:head]), all)
}

// doesInMode reports whether a mode of a spell that makes no effect which lasts does what a verb says, so that this is
// the mode that was chosen: "gains 3 life with Healing Salve".
func doesInMode(c *oracle.Card, verb string) bool {
	kind, ok := shape.KindTold(verb)
	for i := range c.Modes {
		mode := c.InMode(i)
		if ok && !makesEffect(&mode) && mode.Does != nil && len(mode.Does.Then) == 1 && mode.Does.Then[0].Verb == kind {
			return true
		}
	}
	return false
}

// causeSaid names the spell that makes something happen where it is known whose it is, and else
// only "an effect".
func (r *reader) causeSaid(t *claim, a *tree.Arg, verb string) string {
	n, ok := r.nounOf(a.Of[0])
	if ok && lexicon.Plays(verb, lexicon.TokenVerb) {
		return "an effect" // whose, changes nothing
	}
	r.ofThing(&n)
	outlet := ok && n.card != nil && verb == toSacrifice && len(r.outlets(n.card)) > 0
	if ok && n.card != nil && n.owner == nobody && t.who != nobody && verb == toSacrifice && (n.card.Types&(engine.Creature|engine.Artifact) != 0 || outlet) {
		n.owner = t.who // one sacrifices to what one has
		if outlet {
			r.thingOf(&n) // what it does may be told behind it
		}
	}
	if ok && n.card != nil && n.owner == nobody && !isSpell(n.card) {
		r.stop(r.whose(&n))
	}
	if !ok || n.card == nil || n.owner == nobody {
		return "an effect"
	}
	return r.own(n.owner) + " " + n.card.Name
}

// toSacrifice is the verb of sacrificing.
const toSacrifice = "sacrifice"

// onlyCauses reports whether an argument only says that somebody makes another do something by an
// effect of which nothing is said: "with an effect".
func (r *reader) onlyCauses(t *claim, a *tree.Arg) bool {
	if t.Verb == nil || !lexicon.Plays(t.Verb.Plain, lexicon.MakerVerb) || !lexicon.Plays(a.Prep, lexicon.ByWord) || len(a.Of) != 1 || a.Of[0].Name != nil || a.Of[0].Stuff != nil || a.Of[0].Ref != "" {
		return false
	}
	mods := a.Of[0].Mods
	return len(mods) == 1 && mods[0].Slot == tree.Kind && in(mods[0].Key, "effect ability spell")
}

// boardBehind reports whether an argument only says what is on the battlefield while something
// happens: "with Root Maze out".
func (r *reader) boardBehind(a *tree.Arg) bool {
	if a.Prep != "with" || len(a.Of) != 1 || a.Of[0].Name == nil {
		return false
	}
	card := r.cards.find(a.Of[0].Name.Text)
	return card != nil && !isSpell(card) && able(card)
}

// combatAmounts are the several amounts of combat damage that a player or a thing is dealt at once: "I'm dealt 5 and 2
// combat damage".
func (r *reader) combatAmounts(t *claim) (amounts []int, ok bool) {
	if len(t.others) > 0 || len(t.things) > 1 || t.Verb.Neg || !t.Verb.Passive || t.Verb.Plain != "deal" {
		return nil, false
	}
	combat := false
	for i := range t.Args {
		a := &t.Args[i]
		switch {
		case a.Words != "" && r.plays(a, lexicon.AtOnce):
			continue
		case a.Prep != "" || len(a.Of) == 0:
			return nil, false
		}
		for _, p := range a.Of {
			if p.Stuff == nil || p.Stuff.N <= 0 || p.Stuff.Unit != "" && !strings.HasSuffix(p.Stuff.Unit, damageUnit) {
				return nil, false
			}
			combat = combat || p.Stuff.Unit == inCombat
			amounts = append(amounts, p.Stuff.N)
		}
	}
	return amounts, combat && len(amounts) > 1
}

// dealtEach makes the event that a player or a thing is dealt each of several amounts of combat damage.
func (r *reader) dealtEach(t *claim, amounts []int) bool {
	subject, ok := r.subjectSaid(t)
	if !ok {
		return false
	}
	var clauses []string
	for _, n := range amounts {
		clauses = append(clauses, subject+" "+r.verbSaid(t)+" "+itoa(n)+" "+inCombat)
	}
	r.i = t.Span[1]
	return r.addEvent(atOnce(clauses), t.from, r.i)
}

// atOnceAlone reports whether words say of a single thing that it happens at once with others.
func (r *reader) atOnceAlone(t *claim, a *tree.Arg) bool {
	return a.Words != "" && r.plays(a, lexicon.AtOnce) && len(t.things)+len(t.others) < 2
}

// subjectSaid names the subject of a clause.
func (r *reader) subjectSaid(t *claim) (string, bool) {
	switch {
	case t.doer != "":
		return t.doer, true
	case t.who == nobody && len(t.things) == 0:
		return "", r.notUnderstood(t)
	case t.who == nobody && len(t.things) == 1 && t.things[0].copy:
		name, ok := r.ref(&t.things[0])
		return "a copy of " + name, ok
	case t.who == nobody:
		return r.refs(t.things)
	}
	names := []string{r.name(t.who)}
	for _, who := range t.others {
		names = append(names, r.name(who))
	}
	return listed(names), true
}

// listed joins names.
func listed(names []string) string {
	if len(names) == 1 {
		return names[0]
	}
	last := len(names) - 1
	return strings.Join(names[:last], ", ") + " and " + names[last]
}

// verbSaid is the verb in the form that goes with the subject, as something that happens now.
func (r *reader) verbSaid(t *claim) string {
	plural := strings.HasSuffix(t.doer, "s") || len(t.others) > 0 || len(t.things) > 1 || t.who != nobody && r.name(t.who) == "you" || len(t.things) == 1 && (t.things[0].plural || t.things[0].many > 1)
	is := "is"
	if plural {
		is = "are"
	}
	v, known := lexicon.VerbOf(t.Verb.Plain)
	switch {
	case t.Verb.Plain == "be":
		return is
	case t.Verb.Passive && known:
		return is + " " + v.Done
	case plural:
		return t.Verb.Plain
	}
	return lexicon.ThirdPerson(t.Verb.Plain)
}

// argSaid tells one argument in standard words.
func (r *reader) argSaid(t *claim, a *tree.Arg) (string, bool) {
	switch {
	case r.ordersDraw(t, a):
		return r.orderedDraw(t, a)
	case a.Words != "":
		return r.wordsSaid(a), true
	case a.Place != nil && t.Verb.Plain == "be":
		return "", false
	case a.Place != nil:
		return r.placeSaid(a)
	case a.Does != nil:
		return r.caused(t, a)
	case a.Mods != nil:
		return strings.ToLower(r.raw(a.Span[0], a.Span[1])), true
	}
	if !t.Verb.Passive && lexicon.Plays(t.Verb.Plain, lexicon.GivesUp) && slices.ContainsFunc(a.Of, isPlayer) {
		return "", false // nobody gives up a player: another clause begins there
	}
	if (a.Prep != "" || len(t.Args) > 1) && slices.ContainsFunc(a.Of, func(p *tree.Phrase) bool { return p.Stuff != nil && p.Stuff.Unit == tree.OfTurn }) {
		return "", false // when it happens
	}
	var names []string
	for _, p := range a.Of {
		says, ok := r.itemSaid(t, p)
		if !ok {
			return "", false
		}
		names = append(names, says)
	}
	return strings.TrimSpace(a.Prep + " " + listed(names)), true
}

// isPlayer reports whether a phrase means a player.
func isPlayer(p *tree.Phrase) bool {
	return p.Name != nil && p.Name.Kind == tree.PlayerName || lexicon.Plays(p.Ref, lexicon.PersonPronoun)
}

// wordsSaid are words as they stand, with X and symbols as they are written.
func (r *reader) wordsSaid(a *tree.Arg) string {
	switch {
	case r.plays(a, lexicon.CantRegenerate):
		return "and it can't be regenerated"
	case r.plays(a, lexicon.ForTheTurn):
		return "a card for the turn"
	}
	var words []string
	for i := a.Span[0]; i < a.Span[1]; i++ {
		t := r.toks[i]
		switch n := r.roleAt(i, a.Span[1], lexicon.EachOpponent); {
		case n > 0:
			words = append(words, eachOpponent)
			i += n - 1
		case t.Kind == lex.SymbolToken:
			words = append(words, t.Raw)
		case t.Text == "x":
			words = append(words, "X")
		default:
			words = append(words, t.Text)
		}
	}
	return strings.ReplaceAll(joinWords(words), "X = ", "X=")
}

// eachOpponent is how an event tells of each opponent.
const eachOpponent = "each opponent"

// caused tells what somebody is made to do.
func (r *reader) caused(t *claim, a *tree.Arg) (string, bool) {
	if !in(t.Verb.Plain, "make let") || castVerb(a.Does.Verb.Word) { // what is cast does something
		return "", false
	}
	who := nobody
	if len(t.Args) > 0 && len(t.Args[0].Of) == 1 {
		if n, ok := r.nounOf(t.Args[0].Of[0]); ok {
			who = n.who
		}
	}
	says, ok := r.doneBy(t, a.Does, who)
	return strings.TrimSpace(a.Does.Verb.Plain + " " + says), ok
}

// placeSaid tells a place in standard words.
func (r *reader) placeSaid(a *tree.Arg) (string, bool) {
	p := a.Place
	if p.Whose == nil {
		return strings.ToLower(r.raw(a.Span[0], a.Span[1])), true
	}
	who, ok := r.whoseOf(p.Whose)
	switch {
	case !ok:
		return "", false
	case p.Zone == "turn":
		return "on " + r.own(who) + " turn", true
	case lexicon.Is(lexicon.Step, p.Zone):
		return "", false
	case p.Side:
		return "under " + r.own(who) + " control", true
	}
	return p.Prep + " " + r.own(who) + " " + p.Zone, true
}

// itemSaid tells a noun in standard words: what is known by its name, what is not as it stands.
func (r *reader) itemSaid(t *claim, p *tree.Phrase) (string, bool) {
	if p.Stuff != nil && (p.Stuff.Unit == "zone" || p.Stuff.Unit == tree.OfTurn) {
		if t.Verb.Plain == "be" {
			return "", false
		}
		who, ok := r.whoseOf(p.Whose)
		return r.own(who) + " " + p.Stuff.Key, ok
	}
	if p.Stuff != nil {
		return r.amountSaid(t, p), p.Stuff.Unit != tree.OfAbility || p.Stuff.Key != ""
	}
	if p.Ref == "~" {
		return strings.ToLower(r.raw(p.Span[0], p.Span[1])), true
	}
	if p.Ref == "it" || p.Ref == "itself" {
		r.i = p.Span[0]
		return r.itWord(in(t.Verb.Plain, "have be"))
	}
	n, ok := r.nounOf(p)
	switch {
	case !ok:
		return "", false
	case n.who != nobody:
		return r.name(n.who), true
	case t.Verb.Plain == "sacrifice" && n.card == nil && strings.HasSuffix(n.words, "token") && !strings.Contains(strings.ToLower(r.raw(p.Span[0], p.Span[1])), "token"):
		says, ok := r.asItStands(&n, p)
		return says + " token", ok
	case n.many > 1 || n.plural || n.card == nil && !n.tells() && !r.mistaken(&n) && (n.det == "a" || n.det == "" || len(r.matching(&n)) == 0):
		return r.asItStands(&n, p)
	}
	if n.owner == nobody && (lexicon.Plays(t.Verb.Word, lexicon.HandVerb) || lexicon.Plays(t.Verb.Plain, lexicon.HandVerb)) {
		n.owner = t.who
	}
	return r.ref(&n)
}

// asItStands tells a noun in its own words, with whose it is.
func (r *reader) asItStands(n *noun, p *tree.Phrase) (string, bool) {
	if n.card != nil {
		r.i = p.Span[0]
		return "", r.fail()
	}
	from, whose := p.Span[0], ""
	if p.Whose != nil {
		from, whose = p.Whose.Span[1], r.own(n.owner)+" "
	}
	return whose + r.raw(from, p.Span[1]), true
}

// amountSaid tells an amount, with the unit that people leave out.
func (r *reader) amountSaid(t *claim, p *tree.Phrase) string {
	s := p.Stuff
	from := p.Span[0]
	if in(r.toks[from].Text, "the those all") {
		from++
	}
	number := strings.ToLower(r.raw(from, from+1))
	switch unit := unitOf(t.Verb.Plain); {
	case s.Unit == countersUnit && s.Key == "" && s.N > 0 && len(t.things) == 1 && t.things[0].card != nil && counterOf(t.things[0].card) != "":
		return counted(s.N, counterOf(t.things[0].card))
	case s.Unit == "" && unit == "cards" && s.N == 1:
		return "a card"
	case s.Unit == "" && !s.None:
		return strings.TrimSpace(itoa(s.N) + " " + unit)
	case s.Unit == "damage", s.Unit == "combat damage", s.Unit == "noncombat damage":
		return number + " " + s.Unit
	case s.Unit == countersUnit && (in(r.toks[from+1].Text, "single lone one") || lexicon.Plays(r.toks[p.Span[0]].Text, lexicon.Whose) && !lexicon.Plays(r.toks[p.Span[0]].Text, lexicon.OneWord)):
		return counted(s.N, s.Key)
	}
	return strings.ToLower(r.raw(from, p.Span[1]))
}

// unitOf is what a verb is about where only a number stands behind it.
func unitOf(verb string) string {
	switch verb {
	case "gain", "lose":
		return "life"
	case "mill", "draw", "discard":
		return "cards"
	case "take", "deal":
		return "damage"
	}
	return ""
}

// joinWords puts words into a sentence.
func joinWords(words []string) string {
	var b strings.Builder
	for i, w := range words {
		if i > 0 && w != "," && w != "'s" && w != "." && !(i > 0 && words[i-1] == "{") {
			b.WriteByte(' ')
		}
		b.WriteString(w)
	}
	return b.String()
}
