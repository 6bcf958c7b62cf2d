package paragraph

import (
	"slices"
	"strings"

	"apnap/engine/lang/lexicon"
	"apnap/engine/oracle"
	"apnap/engine/oracle/lex"
)

// askedObject is what a question about an effect asks about: a card, a player, or what its words are called in the list of
// examples.
type askedObject struct {
	card   *oracle.Card
	player bool
	words  string
	whose  ownedBy
	// own is set where the question stresses whose it is, hurts where it is about damage that a card deals, tokens where about
	// those that it makes, and meetsMe where what happens meets the speaker.
	own, hurts, tokens, meetsMe bool
}

// askedObject reads what the question is about, up to the end.
func (r *reader) askedObject(q *askedEffect) bool {
	const own = "own"
	if r.objectRedirected(q) {
		return true
	}
	o := &q.object
	*o = askedObject{} // whatever was tried there
	for r.says(lexicon.Article) || r.says(lexicon.AnyOfThem) || r.says(lexicon.AboutDamage) && r.hurtsSaid(o) {
	}
	who, said := r.sideAhead()
	if o.whose = who; said && r.done() {
		o.player = true
		return true
	}
	if r.peek().Text == own {
		o.own = true
		r.i++
	}
	for r.says(lexicon.Article) {
	}
	if m, ok := r.card(true); ok {
		return r.objectCard(o, m)
	}
	r.err = nil
	return r.objectWords(q)
}

// hurtsSaid notes that what is asked about is damage.
func (r *reader) hurtsSaid(o *askedObject) bool {
	o.hurts = true
	return true
}

// objectRedirected reads whom an effect would save from what: "me from his Lightning Bolt"; what is behind "from" is what the
// question is about.
func (r *reader) objectRedirected(q *askedEffect) bool {
	const from = "from"
	at := r.i
	if who, said := r.sideAhead(); said && who == ownedByMe && r.peek().Text == from {
		if r.i++; r.askedObject(q) && q.object.whose != ownedByMe {
			q.object.whose, q.object.meetsMe = ownedByThem, true
			return true
		}
	}
	r.i = at
	return false
}

// objectCard takes a card as what the question is about, with what is said to come of it.
func (r *reader) objectCard(o *askedObject, m mark) bool {
	const owns = "'s"
	o.card = m.card
	if r.peek().Text == owns {
		r.i++
	}
	if r.peek().Kind == lex.NumberToken && signed(r.text, r.peek()) {
		return false // a loyalty ability is another matter
	}
	for !r.done() {
		switch {
		case r.says(lexicon.OutOfCard):
			if o.hurts = true; !lexicon.Plays(r.toks[r.i-1].Text, lexicon.SpeaksOfDamage) && !dealsDamage(m.card) {
				return false // its ability does something else
			}
		case r.says(lexicon.TokenNoun):
			o.tokens = true
		default:
			return false
		}
	}
	return m.many == 1 && !worksOnBattlefield(m.card) // else how two effects get on is asked
}

// objectWords takes the rest as what the object is called, a clause about it with its verb in the plain form.
func (r *reader) objectWords(q *askedEffect) bool {
	o := &q.object
	var words []string
	for !r.done() {
		if len(words) > 0 && o.whose == ownedByNobody {
			if who, ok := r.sideAhead(); ok {
				o.whose = who
				continue
			}
		}
		if r.roleAt(r.i, r.end, lexicon.PaidFor) > 0 && len(words) > 0 {
			q.aside = append(q.aside, r.raw(r.i, r.end))
			r.i = r.end
			break
		}
		if into := r.peek().Text; len(words) > 0 && lexicon.Plays(into, lexicon.TurnedInto) && r.ownWords(q.source) {
			r.i = r.end
			break
		}
		w := r.peek()
		said := strings.ToLower(w.Raw)
		if v, ok := lexicon.VerbOf(w.Text); ok && len(words) > 0 && o.whose != ownedByNobody && w.Text == v.Third {
			said = v.Plain
		}
		words = append(words, said)
		r.i++
	}
	o.words = strings.Join(words, " ")
	return len(words) > 0
}

// ownWords reports whether the rest stands in the text of a card.
func (r *reader) ownWords(c *oracle.Card) bool {
	own := ownText(c)
	return !slices.ContainsFunc(r.toks[r.i+1:r.end], func(t lex.Token) bool {
		return !own[t.Text] && !own[base(t.Text)] && !lexicon.Plays(t.Text, lexicon.LittleWord)
	})
}
