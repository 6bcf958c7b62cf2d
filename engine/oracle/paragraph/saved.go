package paragraph

import (
	"slices"
	"strings"

	"apnap/engine"
	"apnap/engine/lang/lexicon"
	"apnap/engine/oracle"
	"apnap/engine/oracle/lex"
)

// savedAsked is a question that names what protects a permanent, the permanent and the spell, and asks whether the one saves the
// other from the third: "does a shield counter save my Bear from Doom Blade?"
type savedAsked struct {
	// has is what the permanent has as it is said, and card what protects it where that is a card.
	has  string
	card *oracle.Card
	// object is the permanent without whose it is, and whose tells that.
	object string
	whose  ownedBy
	// spell is what it is saved from, and caster who casts that.
	spell  *oracle.Card
	caster ownedBy
}

// saved reads a paragraph that only asks so. What it asks about is what there is and what happens, which is told as an example.
func saved(q Question, x *index) (*Reading, bool) {
	r := newReader(q, x)
	if r.findPeople(q) != nil || r.speaker() == nobody {
		return nil, false
	}
	asked, ok := r.askedToSave()
	if !ok {
		return nil, false
	}
	meant := q
	meant.Text = asked.tells()
	read, no := readWhole(meant, x)
	if no != nil || len(read.Left) > 0 || len(read.Whether) != 1 || read.Whether[0].Is != Survives {
		return nil, false
	}
	if end, known := endsOf(read.Resolve(q.Edition), x); !known || asked.card != nil && !attaches(asked.card) && !doesSomething(read, asked.card.Name, end, q, x) {
		return nil, false // it may do something else that nobody tells
	}
	const ends, between = "?! .", "; "
	text := strings.TrimRight(q.Text, ends)
	read.Wanted, read.Whether[0].Words, read.Supposed = []string{text}, text, strings.Join(read.Events, between)
	return read, true
}

// askedToSave reads
//
//	SavedAsked = Auxiliary Shield ProtectVerb Permanent "from" Spell .
func (r *reader) askedToSave() (*savedAsked, bool) {
	const from = "from"
	if len(r.sentences()) != 1 {
		return nil, false
	}
	to := len(r.toks) - 1
	for to > 0 && (r.isStop(to-1) || lexicon.Plays(r.toks[to-1].Text, lexicon.AnswerTail)) {
		to--
	}
	r.i, r.end = 0, to
	if !r.says(lexicon.AsksDoing) && !r.says(lexicon.CanWord) {
		return nil, false
	}
	begins := r.i
	for verb := to - 1; verb > begins; verb-- {
		if !lexicon.Plays(r.toks[verb].Text, lexicon.ProtectVerb) {
			continue
		}
		behind := slices.IndexFunc(r.toks[verb:to], func(t lex.Token) bool { return t.Text == from })
		if behind < 0 {
			continue
		}
		q := &savedAsked{}
		if r.savedBy(q, begins, verb) && r.savedThing(q, verb+1, verb+behind) && r.savedFrom(q, verb+behind+1, to) {
			return q, true
		}
	}
	return nil, false
}

// savedBy reads what protects the permanent.
func (r *reader) savedBy(q *savedAsked, from, to int) bool {
	const regeneration = "a regeneration shield"
	r.i, r.end = from, to
	if from == to {
		return false
	}
	if m, ok := r.soleCard(); ok {
		q.card = m
		return true
	}
	if r.i = from; r.says(lexicon.Shield) && r.done() {
		q.has = regeneration
		return true
	}
	if r.i = from; lexicon.Plays(r.peek().Text, lexicon.RegenerationWord) && to == from+1 {
		q.has = regeneration
		return true
	}
	q.has = r.raw(from, to)
	return true
}

// soleCard reads a card, whoever's, with nothing behind it.
func (r *reader) soleCard() (*oracle.Card, bool) {
	r.sideAhead()
	for r.says(lexicon.Article) {
	}
	m, ok := r.card(true)
	r.err = nil
	return m.card, ok && m.many == 1 && r.done()
}

// savedThing reads the one permanent that is protected: whoever asks speaks of his own where he does not say whose.
func (r *reader) savedThing(q *savedAsked, from, to int) bool {
	const it, creature = "it", "creature"
	r.i, r.end = from, to
	whose, said := r.sideAhead()
	if q.whose = whose; !said {
		q.whose = ownedByMe
	}
	for r.says(lexicon.Article) {
	}
	at := r.i
	switch {
	case at >= to:
		return false
	case !said && r.peek().Text == it && to == at+1:
		q.object = creature
		return true
	}
	q.object = r.raw(at, to)
	last := r.toks[to-1].Text
	_, named := r.soleCard()
	return named || base(last) == last && !lexicon.Plays(last, lexicon.AskedPronoun)
}

// savedFrom reads the spell; whose it is nobody has to say who speaks of what is done to his own.
func (r *reader) savedFrom(q *savedAsked, from, to int) bool {
	r.i, r.end = from, to
	caster, said := r.sideAhead()
	if q.caster = caster; !said {
		q.caster = ownedByThem
		if q.whose == ownedByThem {
			q.caster = ownedByMe
		}
	}
	r.i = from
	card, ok := r.soleCard()
	q.spell = card
	return ok && isSpell(card)
}

// What such a question tells, with the players put in; a spell that protects resolves before what it protects from.
const (
	savedThere   = "<Own> {it} is on the battlefield. "
	savedHas     = savedThere + "<Own> {it} has {shield}. "
	savedByCard  = byOne + "control {card}. " + savedThere
	savedCarries = byOne + "control {card}. {card} is attached to <my> {it}. "
	savedAsks    = "Does <my> {it} survive?"
	savedOn      = " on <my> {it}"
)

// tells tells what there is and what happens, and asks whether the permanent is there behind that.
func (q *savedAsked) tells() string {
	board, name := savedHas, ""
	if q.card != nil {
		name = q.card.Name
	}
	switch {
	case q.card == nil:
	case isSpell(q.card):
		board = savedThere + castSentence(castsIt, q.card)
	case attaches(q.card):
		board = savedCarries
	default:
		board = savedByCard
	}
	caster := castsIt
	if q.caster != q.whose {
		caster = othersCast
	}
	filled := strings.NewReplacer("{it}", q.object, "{shield}", q.has, "{card}", name)
	return (&filling{q.whose}).in(filled.Replace(board + castSentence(caster, q.spell) + savedAsks))
}

// othersCast says that the other player casts something.
const othersCast = byOther + "cast "

// castSentence says that a player casts a spell, on the permanent where it has a target.
func castSentence(caster string, spell *oracle.Card) string {
	if spell.Does != nil && engine.AskedOf(spell.Does.Then, engine.Target) == nil {
		return caster + spell.Name + nextSentence
	}
	return caster + spell.Name + savedOn + nextSentence
}
