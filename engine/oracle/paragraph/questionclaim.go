package paragraph

import (
	"slices"

	"apnap/engine"
	"apnap/engine/lang/lexicon"
	"apnap/engine/oracle/lex"
	"apnap/engine/say"
)

// Claim is what somebody claims the answer to be.
type Claim struct {
	// Player is who claims it, empty for somebody who does not play or whom nobody knows.
	Player string `json:",omitempty"`
	// Words are the claim as it stands in the paragraph.
	Words string
	// Whether is what is claimed.
	Whether Whether
}

// holder is whose claim a question is about.
type holder uint8

// Whose claims there are.
const (
	anybody holder = iota
	theSpeaker
	anotherHolder
)

// asksRight reads a question for whether a claim is right, or which of several.
func (r *reader) asksRight(whose holder) (Whether, bool) {
	w := Whether{Is: WhoIsRight, Amount: engine.Unset}
	if !r.done() {
		return w, false
	}
	claims, ok := r.claims()
	if !ok {
		return w, false
	}
	for _, c := range claims {
		if me := c.Player != "" && r.speaker() != nobody && c.Player == r.name(r.speaker()); whose == anybody || me == (whose == theSpeaker) {
			w.Claims = append(w.Claims, c)
		}
	}
	switch {
	case len(w.Claims) == 0 || whose != anybody && len(w.Claims) > 1:
		return w, false
	case len(w.Claims) == 1:
		return w.Claims[0].Whether, true
	}
	return w, true
}

// claims are what people are told to claim of the answer; it is false where one of them is not understood.
func (r *reader) claims() (list []Claim, ok bool) {
	kept := r.save()
	defer func() { r.restore(kept); r.err = nil }()
	for _, p := range r.sentences() {
		r.i, r.end = p.from, p.to
		if interrogative(r.toks[p.from].Text) {
			continue
		}
		if !r.opinion(p) {
			if p.from = r.thinksFrom(p); p.from == nobody {
				continue
			}
		}
		starts := r.claimsBegin(p)
		for k, s := range starts {
			if slices.ContainsFunc(r.toks[s.from:s.to], func(t lex.Token) bool { return lexicon.Plays(t.Text, lexicon.Denies) }) {
				return nil, false // "I don't think it's 6" claims nothing else
			}
			end := p.to
			if k+1 < len(starts) {
				end = starts[k+1].from
			}
			w, ok := r.claimIn(s.to, end)
			if !ok {
				return nil, false
			}
			w.Unsure = r.unwatched(&w)
			c := Claim{Words: r.raw(s.to, r.end), Whether: w}
			if s.who != nobody {
				c.Player = r.name(s.who)
			}
			list = append(list, c)
		}
	}
	return list, true
}

// claimStart is where a claim begins: the tokens that say who holds it, and whose it is.
type claimStart struct {
	from, to int
	who      int
}

// claimsBegin finds where the claims of a sentence begin.
func (r *reader) claimsBegin(p piece) []claimStart {
	var list []claimStart
	for r.i, r.end = p.from, p.to; r.i < p.to; {
		from := r.i
		for r.says(lexicon.OpinionStart) {
		}
		at := r.i
		if at > p.from && at == from && !lexicon.Plays(r.toks[at-1].Text, lexicon.Joint) || !r.holds() {
			r.i = from + 1
			continue
		}
		to := r.i
		if last := to - 1; r.toks[last].Kind == lex.NumberToken {
			to = last // "I got 7"
		}
		s := claimStart{from: from, to: to, who: nobody}
		if r.i = at; lexicon.Plays(r.peek().Text, lexicon.AsksHimself) {
			s.who = r.speaker()
		} else if who, n := r.keyed(); n > 0 {
			s.who = who
		} else if lexicon.Plays(r.peek().Text, lexicon.AskedPronoun) && len(r.seats) == 2 && r.speaker() != nobody && !r.outsiders() {
			s.who = 1 - r.speaker()
		}
		list = append(list, s)
		r.i = max(to, from+1)
	}
	return list
}

// outsiders reports whether the text speaks of somebody who does not play and may hold an opinion.
func (r *reader) outsiders() bool {
	return slices.ContainsFunc(r.toks, func(t lex.Token) bool { return lexicon.Plays(t.Text, lexicon.Outsider) })
}

// claimIn reads what is claimed in tokens.
func (r *reader) claimIn(from, to int) (Whether, bool) {
	for from < to && lexicon.Plays(r.toks[from].Text, lexicon.ClaimStart) {
		from++
	}
	for to > from && (r.isStop(to-1) || lexicon.Plays(r.toks[to-1].Text, lexicon.Joint) || lexicon.Plays(r.toks[to-1].Text, lexicon.AnswerTail)) {
		to--
	}
	r.i, r.end, r.asking = from, to, true
	defer func() { r.end = to }()
	defer func() { r.asking = false }()
	return r.claimed(to)
}

// numberClaimed reads a number by itself, with what it counts perhaps: "5", "it's 5 damage".
func (r *reader) numberClaimed(to int) (Whether, bool) {
	w := Whether{Is: ComesTo}
	r.says(lexicon.NumberClaim)
	r.says(lexicon.Limits)
	t := r.peek()
	if t.Kind != lex.NumberToken || r.done() {
		return w, false
	}
	w.Amount = t.N
	if r.i++; !r.done() {
		if w.Unit = r.peek().Text; !lexicon.Plays(w.Unit, lexicon.UnitClaimed) {
			return w, false
		}
		r.i++
	}
	return w, r.i == to
}

// claimed reads a sentence that tells what would come of what happens: "he takes 18, correct".
func (r *reader) claimed(to int) (Whether, bool) {
	for to > r.i && (lexicon.Plays(r.toks[to-1].Text, lexicon.TagWord) || r.toks[to-1].Text == ",") {
		to--
	}
	for r.i < to && (lexicon.Plays(r.peek().Text, lexicon.SentenceStart) || lexicon.Plays(r.peek().Text, lexicon.ResultStart)) {
		r.i++
	}
	r.end = to
	from := r.i
	if w, ok := r.numberClaimed(to); ok {
		return w, true
	}
	r.i = from
	if slices.ContainsFunc(r.toks[r.i:to], turnsRound) || r.done() || interrogative(r.peek().Text) {
		return Whether{}, false // "who gets the tokens" claims nothing
	}
	return r.whetherDoes(to)
}

// claimsOfSpell refuses tokens of a question that tell of a spell that it does some number of what it does not say itself: whoever
// asks so tells what comes of it, "my Lightning Bolt deals 6 damage to him?", and not what happens.
func (r *reader) claimsOfSpell(from, to int) bool {
	const variable = "x"
	for i := from; i < to; i++ {
		m, card := r.marks[i]
		if !card || !isSpell(m.card) {
			continue
		}
		at := i + m.length
		for at < to && lexicon.Plays(r.toks[at].Text, lexicon.Modal) {
			at++
		}
		v, verb := lexicon.VerbOf(r.toks[at].Text)
		if n, known := r.toks[at+1], r.cards.ownWords(m.card); verb && lexicon.Plays(v.Plain, lexicon.Befalls) && n.Kind == lex.NumberToken && !known[itoa(n.N)] && !known[n.Text] && !known[variable] {
			r.certainly(r.refuse("not_understood", i, to, say.New("%s does not say %d itself. Say what happens, and ask how much comes of it.", m.card.Name, n.N)))
			return true
		}
	}
	return false
}
