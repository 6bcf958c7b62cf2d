package paragraph

import (
	"strings"
	"unicode"

	"apnap/engine/lang/lexicon"
	"apnap/engine/oracle"
	"apnap/engine/oracle/lex"
)

// The bounds of a short name and of what is said behind it of which card it means, in words.
const (
	mostShort     = 3
	mostClarified = 6
)

// What stands between the parts of a name.
const (
	ofName      = " of "
	ofTheName   = " of the "
	ownerOfName = "'s "
)

// besideAt is the card at a token whose name is told by what stands beside words of it, or by letters with dots.
func (r *reader) besideAt(i int) mark {
	for _, look := range []func(*reader, int) mark{(*reader).faceAt, (*reader).clarifiedAt, (*reader).initialedAt, (*reader).dottedAt} {
		if m := look(r, i); m.card != nil {
			return m
		}
	}
	return mark{}
}

// clarifiedAt is the card that words of its name at a token stand for, with other words of it behind them that say which card
// of such a name is meant: "Thief (Notion)", "Kalitas, the Traitor of Ghet one", "the Cobra, Lotus Cobra".
func (r *reader) clarifiedAt(i int) mark {
	if lexicon.Plays(r.toks[i].Text, lexicon.Whose) || lexicon.Plays(r.toks[i].Text, lexicon.Possessive) {
		return mark{}
	}
	for n := 1; n <= mostShort && i+n < len(r.toks)-1 && r.toks[i+n-1].Kind == lex.WordToken; n++ {
		words := r.raw(i, i+n)
		if from, to, end := r.clarifier(i + n); end > 0 {
			if c := r.namedTogether(words, r.raw(from, to)); c != nil {
				return mark{c, end - i, 1}
			}
		}
		if m, ok := r.nameAgain(i+n, words); ok {
			return mark{m.card, n + 1 + m.length, 1}
		}
		if m := r.turnedRound(i, n, words); m.card != nil {
			return m
		}
	}
	return mark{}
}

// turnedRound is the card whose name has some words with capitals behind the one that follows them: "Mob Boss Krenko".
func (r *reader) turnedRound(i, n int, words string) mark {
	const comma = ", "
	t := r.toks[i+n]
	if t.Kind != lex.WordToken || !t.Capital() || !r.toks[i].Capital() || !r.toks[i+n-1].Capital() {
		return mark{}
	}
	if c := r.cards.find(t.Raw + comma + words); c != nil && lettersOf(c.Name) == lettersOf(t.Raw+words) {
		return mark{c, n + 1, 1}
	}
	return mark{}
}

// faceAt is the face of a card that is named at a token with the card it is of: "Fire from Fire // Ice", "Stomp (Bonecrusher Giant)", "Bonecrusher
// Giant's Stomp".
func (r *reader) faceAt(i int) mark {
	const of, open, shut = "'s", "(", ")"
	for n := 1; n <= mostShort && i+n < len(r.toks)-1 && r.toks[i+n-1].Kind == lex.WordToken; n++ {
		k := i + n
		words := r.raw(i, k)
		turned := r.toks[k].Text == of
		for k++; k < min(i+n+mostClarified, len(r.toks)-1) && lexicon.Plays(r.toks[k].Text, lexicon.FaceTalk); k++ {
		}
		if first := r.toks[i+n].Text; !turned && !lexicon.Plays(first, lexicon.FaceTalk) || k >= len(r.toks)-1 {
			continue
		}
		face, end := r.pairedFace(words, k, turned)
		if face == nil {
			continue
		}
		if r.toks[end].Text == shut && r.toks[i+n].Text == open {
			end++
		}
		return mark{face, end - i, 1}
	}
	return mark{}
}

// pairedFace is the spell that words or those from a token on name, where both are names of one card, and the token behind them; nil for none.
func (r *reader) pairedFace(words string, at int, turned bool) (face *oracle.Card, end int) {
	const faces = " // "
	for n := mostClarified; n > 0; n-- {
		if at+n >= len(r.toks) {
			continue
		}
		other := r.raw(at, at+n)
		name := words
		if turned {
			name = other
		}
		c := r.cards.find(name)
		if lettersOf(other) == "" || c == nil || !isSpell(c) || lettersOf(c.Name) != lettersOf(name) {
			continue
		}
		for _, whole := range []string{other, words + faces + other, other + faces + words} {
			if w := r.cards.look(whole); w != nil && strings.Contains(whole, faces[1:3]) && strings.Contains(lettersOf(whole), lettersOf(name)) && r.facesOf(whole, w.Name, words, other) {
				return c, at + n
			}
		}
	}
	return nil, 0
}

// facesOf reports whether a card of a name has faces of these names, of which one may be its whole name: the index finds
// one with other marks in its name too.
func (r *reader) facesOf(whole, card, words, other string) bool {
	const faces = "//"
	for _, name := range []string{card, words, other} {
		found := strings.Contains(name, faces)
		for face := range strings.SplitSeq(whole, faces) {
			found = found || lettersOf(face) == lettersOf(name)
		}
		if !found {
			return false
		}
	}
	return true
}

// clarifier is where words stand, from a token on, that say which card of a name is meant, and the token behind all that says
// so: "(Notion)", ", the Sulfuric one". The token is 0 where none do.
func (r *reader) clarifier(at int) (from, to, end int) {
	const open, shut, comma = "(", ")", ","
	for k := at + 1; k < min(at+2+mostClarified, len(r.toks)-1); k++ {
		t := r.toks[k]
		switch inBrackets := r.toks[at].Text == open; {
		case inBrackets && t.Text == shut:
			from, to, end = at+1, k, k+1
		case r.toks[at].Text == comma && lexicon.Plays(t.Text, lexicon.OfThem):
			from, to, end = at+1, k, k+1
		case stopSign(t), !inBrackets && r.toks[at].Text != comma:
			return 0, 0, 0
		default:
			continue
		}
		break
	}
	if end == 0 {
		return 0, 0, 0
	}
	for from < to && lexicon.Plays(r.toks[from].Text, lexicon.Article) {
		from++
	}
	for from < to && lexicon.Plays(r.toks[to-1].Text, lexicon.OfThem) {
		to--
	}
	if from == to {
		return 0, 0, 0
	}
	return from, to, end
}

// nameAgain is the card named whole behind a comma at a token, of whose name the words before are a part and no name of their own.
func (r *reader) nameAgain(at int, words string) (mark, bool) {
	const comma = ","
	if r.toks[at].Text != comma || !r.toks[at-1].Capital() || r.cards.find(words) != nil {
		return mark{}, false
	}
	m, ok := r.cardAt(at + 1)
	if !ok || m.length < 2 || !shortens(strings.ToLower(words), strings.ToLower(m.card.Name)) {
		return mark{}, false
	}
	if end := at + 1 + m.length; r.toks[end].Text == comma && r.roleAt(end+1, len(r.toks)-1, lexicon.AlreadyHas) > 0 {
		m.length++
	}
	return m, true
}

// namedTogether is the card whose name some words and others that tell it from its like make together, in either order; nil for none.
func (r *reader) namedTogether(words, others string) *oracle.Card {
	for _, name := range []string{others + spaceMark + words, words + spaceMark + others, words + ofName + others, words + ofTheName + others, others + ofName + words, others + ofTheName + words, others + ownerOfName + words} {
		if c := r.cards.find(name); c != nil && lettersOf(c.Name) == lettersOf(name) {
			return c
		}
	}
	if c := r.cards.find(others); c != nil && shortens(strings.ToLower(words), strings.ToLower(c.Name)) {
		return c
	}
	return nil
}

// lettersOf are the letters of a name alone, so that what is found for a name and is only a face of it is told from it.
func lettersOf(name string) string {
	return strings.Map(func(c rune) rune {
		if unicode.IsLetter(c) {
			return unicode.ToLower(c)
		}
		return -1
	}, name)
}

// initialedAt is the one card whose name a letter and its last word stand for: "N. Thief". Where players are called by letters, that is none.
func (r *reader) initialedAt(i int) mark {
	const dot, initial = ".", 3
	if t := r.toks[i]; len(t.Raw) != 1 || !t.Capital() || i+initial >= len(r.toks) || r.toks[i+1].Text != dot || !r.toks[i+1].Glued || !r.toks[i+2].Capital() || r.lettersPlayers() {
		return mark{}
	}
	word := strings.ToLower(r.toks[i+2].Raw)
	var found *oracle.Card
	for _, name := range r.cards.ShortFor(word) {
		l := strings.ToLower(name)
		c := r.cards.find(name)
		if c == nil || !strings.HasPrefix(l, r.toks[i].Text) || !strings.HasSuffix(l, spaceMark+word) {
			continue
		}
		if found != nil {
			return mark{}
		}
		found = c
	}
	if found == nil {
		return mark{}
	}
	return mark{found, initial, 1}
}

// dottedAt is the card that initials with dots stand for at a token: "R.I.P." A dot that ends the sentence is none of the name.
func (r *reader) dottedAt(i int) mark {
	const dot, fewest, pair = ".", 2, 2
	letters, at := "", i
	for ; at+1 < len(r.toks) && len(r.toks[at].Raw) == 1 && r.toks[at].Capital() && r.toks[at+1].Text == dot && r.toks[at+1].Glued && (at == i || r.toks[at].Glued); at += pair {
		letters += r.toks[at].Text
	}
	if len(letters) < fewest {
		return mark{}
	}
	if next := r.toks[at]; next.Kind == lex.EndToken || next.Capital() {
		at--
	}
	for _, c := range []*oracle.Card{r.nicknamed(letters), r.initials(letters)} {
		if c != nil {
			return mark{c, at - i, 1}
		}
	}
	return mark{}
}

// lettersPlayers reports whether a text calls players by letters: "player A".
func (r *reader) lettersPlayers() bool {
	const player = "player"
	for i := range r.toks {
		if r.toks[i].Text == player && i+1 < len(r.toks) && len(r.toks[i+1].Raw) == 1 {
			return true
		}
	}
	return false
}
