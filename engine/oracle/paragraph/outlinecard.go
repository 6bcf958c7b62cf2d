package paragraph

import (
	"slices"

	"apnap/engine"
	"apnap/engine/lang/lexicon"
	"apnap/engine/oracle"
	"apnap/engine/oracle/lex"
)

// mention is a card that the paragraph names: where, the party whose the words around it say that it is, and how many there are.
type mention struct {
	card *oracle.Card
	at   []int
	who  int
	many int
	// told is set where a fact says where it is; used where somebody does something with it.
	told, used bool
	// odd is set where what somebody does with it is not known.
	odd bool
	// both is set where each of the two players has one.
	both bool
	// zone is where it is, in the words of the reader, where that is not the battlefield.
	zone string
}

// mostOfOne bounds how many of one card there may be.
const mostOfOne = 4

// mentions finds the cards that are named, each once.
func (o *outline) mentions() {
	for i := 0; i < len(o.toks); i++ {
		m, card := o.marks[i]
		if !card {
			continue
		}
		k := slices.IndexFunc(o.named, func(n mention) bool { return n.card == m.card })
		if k < 0 {
			k = len(o.named)
			o.named = append(o.named, mention{card: m.card, who: nobodys, many: o.countBefore(i)})
		}
		n := &o.named[k]
		n.at = append(n.at, i)
		who := o.whoseAt(i)
		if n.who == nobodys {
			n.who = who
		}
		n.odd = n.odd || who != nobodys && who != n.who && !o.onlyAskedAt(i) || o.oddly(i)
		n.both = n.both || o.bothHave(i) || o.likewiseHas(i+m.length)
		n.used = n.used || !isSpell(m.card) && o.usedBy(i)
		i += m.length - 1
	}
	o.hadBack()
	o.findZones()
	for k := range o.named {
		if n := &o.named[k]; n.who == nobodys && attaches(n.card) {
			if host, ok := o.host(n); ok {
				n.who = o.partyOf(&host) // who enchants a creature and says no more enchants his own
			}
		}
	}
}

// hadBack gives the cards that were spoken of before to the player of whom it is said that he has or casts them: "I have both", "he has
// it", "I cast it".
func (o *outline) hadBack() {
	const it = "it"
	for i := 1; i < len(o.toks)-1; i++ {
		cast := lexicon.Plays(o.toks[i-1].Text, lexicon.CastVerb)
		if !controlVerb(o.toks[i-1].Text) && !cast || i > 1 && lexicon.Plays(o.toks[i-2].Text, lexicon.Denies) || !lexicon.Plays(o.toks[i].Text, lexicon.BackWord) || lexicon.Plays(o.toks[i].Text, lexicon.Possessive) {
			continue
		}
		who, ok := o.subject(i)
		for k := len(o.named) - 1; ok && k >= 0; k-- {
			n := &o.named[k]
			if n.at[0] > i || isSpell(n.card) != cast {
				continue
			}
			n.odd = n.odd || n.who != nobodys && n.who != who.party
			n.who = who.party
			if o.toks[i].Text == it {
				break
			}
		}
		if ok {
			o.use(i, i+1)
		}
	}
}

// oddly reports whether a word that is not known stands between a player and the card at a token, or the card on something that is
// no Aura or Equipment.
func (o *outline) oddly(at int) bool {
	const on = "on"
	from, _ := o.sentenceOf(at)
	for i := at - 1; i >= from; i-- {
		t := o.toks[i]
		if i > 0 && o.cutAt(i) || o.inName(i) || o.seatOf(t.Raw) >= 0 || lexicon.Plays(t.Text, lexicon.Person) && !lexicon.Plays(t.Text, lexicon.Possessive) {
			break
		}
		if t.Kind == lex.WordToken && !lexicon.Known(t.Text) && !talkWord(t.Text) && i == at-1 {
			return true
		}
	}
	to := at + o.marks[at].length
	card := o.marks[at].card
	if o.deniesSide(to) || lexicon.Plays(o.toks[to].Text, lexicon.Relative) || at > 0 && lexicon.Plays(o.toks[at-1].Text, lexicon.NamesIt) || o.toks[to].Text == toWord && o.doesAt(to+1) {
		return true
	}
	return !attaches(card) && !isSpell(card) && o.toks[to].Text == on && lexicon.Plays(o.toks[min(to+1, len(o.toks)-1)].Text, lexicon.BackWord)
}

// deniesSide reports whether words right behind a card deny whose it is, but for "(not mine)", once.
func (o *outline) deniesSide(to int) bool {
	const near = 4
	n := 0
	for i := to; i < min(to+near, len(o.toks)-1) && !o.isStop(i); i++ {
		w, next := o.toks[i].Text, o.toks[i+1].Text
		if lexicon.Plays(w, lexicon.Denies) && (lexicon.Plays(next, lexicon.Possessive) || lexicon.Plays(next, lexicon.MineWord) || lexicon.Plays(next, lexicon.Denies)) {
			n++
			if i != to+1 || o.toks[to].Text != opens {
				return true
			}
		}
	}
	return n > 1
}

// opens begins what stands in parentheses.
const opens = "("

// toWord stands before what somebody does something for.
const toWord = "to"

// bothHave reports whether each player is said to have the card at a token: "both players have X".
func (o *outline) bothHave(at int) bool {
	const near = 4
	for i := max(0, at-near); i < at; i++ {
		if n := o.roleAt(i, at, lexicon.BothPlayers); n > 0 && i+n < at && controlVerb(o.toks[i+n].Text) {
			o.use(i, i+n+1)
			return true
		}
	}
	return false
}

// likewiseHas reports whether words at a token say that the other player has the card before it as well.
func (o *outline) likewiseHas(at int) bool {
	const doForms = 2 // "so does"
	if !o.likewise(at) {
		return false
	}
	n, ok := o.nounAt(o.pastAnd(at)+doForms, len(o.toks)-1)
	if !ok || !n.player {
		return false
	}
	o.use(at, n.to)
	return true
}

// countBefore is the number that stands before a card, one where none does.
func (o *outline) countBefore(i int) int {
	if i > 0 && o.toks[i-1].Kind == lex.NumberToken && o.toks[i-1].N > 0 && o.toks[i-1].N <= mostOfOne && !o.markedAt(i-1) {
		return o.toks[i-1].N
	}
	return 1
}

// usedBy reports whether somebody uses an ability of the card at a token.
func (o *outline) usedBy(at int) bool {
	i := max(0, at-1)
	for i > 0 && (lexicon.Plays(o.toks[i].Text, lexicon.Possessive) || lexicon.Plays(o.toks[i].Text, lexicon.Article)) {
		i--
	}
	if v, verb := lexicon.VerbOf(o.toks[i].Text); verb && lexicon.Plays(v.Plain, lexicon.UsesAbility) || lexicon.Plays(stem(o.toks[i].Text), lexicon.PopsIt) {
		return true
	}
	to := at + o.marks[at].length
	for i := to + 1; owning(o.toks[to].Text) && i < min(to+4, len(o.toks)); i++ {
		if lexicon.Plays(o.toks[i].Text, lexicon.AbilityNoun) {
			return true
		}
	}
	return false
}

// whoseAt is the party whose the card at a token is: whom its noun says, to whose side the words behind it say that it belongs, or
// who has or does something with it.
func (o *outline) whoseAt(at int) int {
	const ahead = 5
	from, end := o.sentenceOf(at)
	to := at + o.marks[at].length
	for i := max(from, at-mostBefore); i < at; i++ {
		if n, ok := o.nounAt(i, len(o.toks)-1); ok && n.card != nil && n.to > at && (n.mine || n.theirs) {
			return o.partyOf(&n)
		}
	}
	for i := to; i < min(end, to+ahead) && !o.markedAt(i); i++ {
		if w := o.toks[i].Text; i == to+1 && o.toks[to].Text == opens && lexicon.Plays(w, lexicon.Denies) && lexicon.Plays(o.toks[i+1].Text, lexicon.MineWord) && o.parties[0].speaks() {
			o.use(i, i+2)
			return 1 - o.ownerSaid(o.toks[i+1].Text)
		}
		if w := o.toks[i]; i <= to+1 && owning(o.toks[i+1].Text) && o.toks[i+2].Kind == lex.PunctToken && (lexicon.Plays(w.Text, lexicon.OthersWord) || o.seatOf(w.Raw) >= 0) {
			o.use(i, i+2)
			return o.partyOf(&gistNoun{theirs: true, whose: w.Raw})
		}
		if v, verb := lexicon.VerbOf(o.toks[i].Text); o.doesAt(i) && !(verb && lexicon.Plays(v.Plain, lexicon.SaysOwned)) {
			break
		}
		if w := o.toks[i].Text; lexicon.Plays(w, lexicon.MineWord) && o.parties[0].speaks() {
			return o.ownerSaid(w)
		}
		if n, ok := o.nounAt(i, end); ok && (n.player || n.mine || n.theirs) && i > to && o.sideBefore(i) {
			return o.partyOf(&n)
		}
	}
	for i := to; i < end && !o.markedAt(i); i++ {
		if n, ok := o.sideAt(i); ok {
			return o.partyOf(&n)
		}
	}
	who := nobodys
	for _, n := range o.nouns(from, at) {
		if n.player && (!o.suffersAt(&n) || o.relative(n.to) || o.doesAt(n.to)) && o.hasBetween(n.to, at) {
			who = o.partyOf(&n)
		}
	}
	return who
}

// relative reports whether words behind a player begin to say more of him: ", who has".
func (o *outline) relative(i int) bool {
	const comma = ","
	if o.toks[i].Text == comma {
		i++
	}
	return o.toks[i].Text == whoWord
}

// sideAt is whose side words speak of: "the opponent's side", "my side of the table".
func (o *outline) sideAt(i int) (n gistNoun, ok bool) {
	w, owns := o.toks[i], owning(o.toks[min(i+1, len(o.toks)-1)].Text)
	at := i + 1
	if owns {
		at++
	}
	if at >= len(o.toks) || !lexicon.Plays(o.toks[at].Text, lexicon.SideWord) {
		return n, false
	}
	switch {
	case lexicon.Plays(w.Text, lexicon.Possessive):
		n.mine = lexicon.Plays(w.Text, lexicon.SpeakersWord)
		n.theirs = !n.mine
	case owns && o.seatOf(w.Raw) >= 0:
		n.whose = w.Raw
	case owns && lexicon.Plays(w.Text, lexicon.OthersWord):
		n.theirs = true
	default:
		return n, false
	}
	return n, true
}

// sideBefore reports whether the word before a player says that something is on his side: "under my control", "belongs to him".
func (o *outline) sideBefore(i int) bool {
	const on, at = "on", "at"
	w := o.toks[i-1].Text
	return lexicon.Plays(w, lexicon.Preposition) && w != on && w != at
}

// hasBetween reports whether a player has or does something with what stands behind him: a verb stands between, or a colon.
func (o *outline) hasBetween(from, to int) bool {
	const colon = ":"
	for i := max(0, from-1); i < to; i++ {
		if t := o.toks[i]; i >= from && (o.doesAt(i) || t.Text == colon || lexicon.Plays(t.Text, lexicon.Copula) || lexicon.Plays(t.Text, lexicon.WithBoard)) || o.phraseAt(lexicon.ControlVerb, i) {
			return true
		}
	}
	return false
}

// puts says that the cards of a mention are on the battlefield in a party's control.
func (o *outline) puts(n *mention, who int) string {
	p := &o.parties[who]
	name := n.card.Name
	if n.zone != "" {
		return sentenceOfWords(name, inZone, p.own, n.zone)
	}
	if n.many > 1 {
		name = itoa(n.many) + " " + name
	}
	if other := &o.parties[1-who]; n.both {
		return p.doing(toControl, name) + " " + other.doing(toControl, name)
	}
	return p.doing(toControl, name)
}

// attachments say to what the Auras and Equipment of the board are attached: the creature that stands nearest to one.
func (o *outline) attachments(board []int) (says []string) {
	for _, k := range board {
		if n := &o.named[k]; attaches(n.card) {
			says = append(says, n.card.Name+attachedTo+o.carrier(n)+".")
		}
	}
	return says
}

// carrier is what an Aura or Equipment is attached to: the creature that is named nearest to it.
func (o *outline) carrier(n *mention) string {
	host, ok := o.host(n)
	if !ok {
		return o.parties[0].own + " " + exampleCreature
	}
	if who := o.partyOf(&host); host.card == nil && who >= 0 {
		return o.parties[who].own + " " + o.plain(&host)
	}
	return o.plain(&host)
}

// host is the creature that is named nearest to an Aura or Equipment.
func (o *outline) host(n *mention) (host gistNoun, ok bool) {
	far := len(o.toks)
	for _, one := range o.nouns(0, len(o.toks)-1) {
		if one.player || one.says == itWord || one.card != nil && (one.card.Types&engine.Creature == 0 || attaches(one.card)) {
			continue
		}
		if d := max(one.from-n.at[0], n.at[0]-one.from); d < far {
			host, far, ok = one, d, true
		}
	}
	return host, ok
}
