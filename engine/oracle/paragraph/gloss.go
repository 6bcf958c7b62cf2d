package paragraph

import (
	"slices"
	"strings"

	"apnap/engine/lang/chart"
	"apnap/engine/lang/lexicon"
	"apnap/engine/oracle"
	"apnap/engine/oracle/lex"
)

// glossed are the words that begin at a token and only say in short what the card before them says: in
// parentheses directly behind it, or behind a "says", as far as a clause goes.
func (t *clauseText) glossed(i int) []chart.Word {
	const open, colon = "(", ":"
	if i == 0 {
		return nil
	}
	r := t.r
	before := r.toks[i-1].Text
	if before == colon && i > 1 {
		before = r.toks[i-2].Text
	}
	card := r.cardBefore(i)
	if card == nil || before != open && !lexicon.Plays(before, lexicon.GlossStart) {
		return nil
	}
	if before == open {
		shut := r.closing(i - 1)
		if shut == nobody || shut <= i || !r.behindCard(i-1) || !glosses(card, r.toks[i:shut]) {
			return nil
		}
		return []chart.Word{{Cat: t.c.Gloss, Val: r.raw(i, shut), Len: shut - i}}
	}
	var list []chart.Word
	for to := i + 1; to <= t.end && t.At(to-1) != ""; to++ {
		if (to == t.end || t.At(to) == "" || lexicon.Plays(t.At(to), lexicon.ClauseEnd)) && glosses(card, r.toks[i:to]) {
			list = append(list, chart.Word{Cat: t.c.Gloss, Val: r.raw(i, to), Len: to - i})
		}
	}
	return list
}

// behindCard reports whether the name of a card ends before a token.
func (r *reader) behindCard(at int) bool {
	for i := at - 1; i >= 0 && i >= at-longestCard; i-- {
		if m, ok := r.marks[i]; ok {
			return i+m.length == at
		}
	}
	return false
}

// glosses reports whether words say in short what a card says of what it does: those that tell something
// stand there, or words that people say for them, and there is one at least that names no zone, no
// kind of thing and no number. What was done to the card they do not say, and how many there are.
func glosses(c *oracle.Card, toks []lex.Token) bool {
	if countsCounters(toks) {
		return false
	}
	own, told := ownWords(c), false
	for i, t := range toks {
		w := stemOf(t)
		v, verb := lexicon.VerbOf(t.Text)
		tells := verb && (t.Text == v.Plain || t.Text == v.Third || t.Text == v.Doing)
		if i == 0 && (lexicon.Plays(t.Text, lexicon.Copula) || len(toks) == 1 && !tells) {
			return false
		}
		if i == 0 && paysForWay(c, t.Text) {
			return false
		}
		_, zone := lexicon.Read(lexicon.Zone, t.Text)
		switch alike := saidFor(own, t.Text); {
		case alike, own[w], own[t.Text], t.Kind == lex.NumberToken && own[itoa(t.N)]:
			told = told || !zone && (t.Kind == lex.WordToken || alike) && !lexicon.Plays(t.Text, lexicon.LittleWord) && !headWord(t) && !adjectiveWord(t.Text) && !isSubtype(t.Raw)
		case byHowMuch(t.Text), t.Text == "\"":
			return false
		case t.Kind == lex.PunctToken, t.Kind == lex.EndToken:
		case tells && (lexicon.Plays(w, lexicon.Describes) || lexicon.Plays(w, lexicon.ComesOut)):
		case t.Text == "one", lexicon.Plays(t.Text, lexicon.LittleWord), lexicon.Plays(t.Text, lexicon.ObjectPronoun), lexicon.Plays(t.Text, lexicon.GlossWord):
		default:
			return false
		}
	}
	return told
}

// paysForWay reports whether a word is the verb of a way to cast a card that is one of its keywords: words that begin with
// it say that this was done, which is no part of what the card does.
func paysForWay(c *oracle.Card, word string) bool {
	v, verb := lexicon.VerbOf(word)
	return verb && slices.ContainsFunc(c.Keywords, func(k string) bool {
		k = strings.ToLower(k)
		return lexicon.Plays(k, lexicon.CastWay) && strings.HasPrefix(k, v.Plain)
	})
}

// countsCounters reports whether words are no more than a number of counters, which tells what is on a permanent now, whatever its
// text says of them.
func countsCounters(toks []lex.Token) bool {
	return len(toks) == 2 && isCount(toks[0]) && lexicon.Plays(toks[1].Text, lexicon.CounterWord)
}

// saidFor reports whether people say a word for one of a card's: "twice" for "double".
func saidFor(own map[string]bool, word string) bool {
	for _, role := range append(factors(), lexicon.SaysPlus, lexicon.Universal, lexicon.DamageWord) {
		if !lexicon.Plays(word, role) {
			continue
		}
		for w := range own {
			if lexicon.Plays(w, role) {
				return true
			}
		}
	}
	return false
}

// factors are the parts of words that say by how much an amount is multiplied.
func factors() []lexicon.Role {
	return []lexicon.Role{lexicon.SaysTwice, lexicon.SaysThrice, lexicon.SaysHalf}
}

// byHowMuch reports whether a word says by how much an amount is multiplied.
func byHowMuch(word string) bool {
	return slices.ContainsFunc(factors(), func(role lexicon.Role) bool { return lexicon.Plays(word, role) })
}

// says reports whether words that a card is quoted with are its own, or say them in short.
func (n *noun) says(text string) bool {
	return saysItself(n.card, text) || glosses(n.card, slices.DeleteFunc(lex.Scan(text), func(t lex.Token) bool { return t.Kind == lex.PunctToken }))
}

// glossAt reports whether parentheses begin at a token that only say in short what the card that was named
// last before them says.
func (r *reader) glossAt(i int) bool {
	const open = "("
	if i == 0 || r.toks[i].Text != open {
		return false
	}
	card, shut := r.cardBefore(i), r.closing(i)
	return card != nil && shut != nobody && !r.likewise(i+1) && glosses(card, r.toks[i+1:shut])
}
