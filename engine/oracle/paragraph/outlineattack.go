package paragraph

import (
	"strings"

	"apnap/engine"
	"apnap/engine/lang/lexicon"
	"apnap/engine/oracle/lex"
)

// attackers are the creatures of a list around a token, as the reader takes them, with its tokens and the cards in it: "3 unblocked 1/1 red
// Goblin tokens and a Bear" without "unblocked"; "" where no list stands there that tells of several.
func (o *outline) attackers(c gistClause, at int) (says string, span [2]int, whose int) {
	for i := c.from; i < c.to; i++ {
		if i > c.from && o.listable(i-1) {
			continue
		}
		if to, several := o.listFrom(i, c.to); several && (to > at-mostBefore && i < at+mostBefore) {
			return o.listWords(i, to), [2]int{i, to}, o.ownerSaidIn(i, to)
		}
	}
	return "", span, nobodys
}

// listFrom is the token behind a list of creatures that begins at one, and whether it tells of several.
func (o *outline) listFrom(i, end int) (to int, several bool) {
	creatures, number := 0, false
	for to = i; to < end && o.listable(to); to++ {
		switch m, card := o.marks[to]; {
		case card:
			to += m.length - 1
			creatures++
		case o.toks[to].Kind == lex.PTToken:
			creatures++
		case o.toks[to].Kind == lex.NumberToken && o.toks[to].N > 1:
			number = true
		}
	}
	return to, creatures > 0 && (number || creatures > 1)
}

// listable reports whether a token may stand in a list of attackers.
func (o *outline) listable(i int) bool {
	if i >= len(o.toks)-1 {
		return false
	}
	if m, card := o.marks[i]; card {
		return m.card.Types&engine.Creature != 0
	}
	t := o.toks[i]
	return t.Kind == lex.PTToken || t.Kind == lex.NumberToken || lexicon.Plays(t.Text, lexicon.Article) || lexicon.Plays(t.Text, lexicon.GistAnd) && t.Text != withWord || lexicon.Plays(t.Text, lexicon.NotBlocked) || headWord(t) || isSubtype(t.Text) || adjectiveWord(t.Text) || lexicon.Plays(t.Text, lexicon.Possessive) || lexicon.Plays(t.Text, lexicon.AnyCreature)
}

// withWord may stand for "and", but brings in what an attacker has.
const withWord = "with"

// listWords is a list of attackers in words, without whose they are and that nobody blocks them.
func (o *outline) listWords(from, to int) string {
	var words []string
	for i := from; i < to; i++ {
		if m, card := o.marks[i]; card {
			words = append(words, m.card.Name)
			i += m.length - 1
			continue
		}
		switch w := o.toks[i]; {
		case lexicon.Plays(w.Text, lexicon.NotBlocked), lexicon.Plays(w.Text, lexicon.Possessive):
		case w.Glued && len(words) > 0:
			words[len(words)-1] += w.Raw
		default:
			words = append(words, w.Raw)
		}
	}
	return strings.Join(words, " ")
}

// ownerSaidIn is the party whom a word among tokens says to be the owner.
func (o *outline) ownerSaidIn(from, to int) int {
	for i := from; i < to; i++ {
		if w := o.toks[i].Text; lexicon.Plays(w, lexicon.Possessive) {
			return o.ownerSaid(w)
		}
	}
	return nobodys
}

// attackAt are the attacks of a list of creatures of which a verb at a token tells.
func (o *outline) attackAt(c gistClause, at int) (list []candidate) {
	if !lexicon.Plays(o.toks[at].Text, lexicon.AttackVerb) && !lexicon.Plays(o.toks[at].Text, lexicon.NotBlocked) && o.roleAt(at, c.to, lexicon.GetsIn) == 0 {
		return nil
	}
	says, span, whose := o.attackers(c, at)
	if says == "" {
		return nil
	}
	who := o.actors(at)
	if whose != nobodys {
		who = []someone{{party: whose, said: true}}
	}
	if target := o.victims(c, at); len(target) == 1 && target[0].span[1] > 0 {
		who = []someone{{party: 1 - target[0].party, span: target[0].span, said: true}}
	}
	for _, one := range who {
		attack := candidate{spans: [][2]int{{at, at + 1}, span}, weight: 3}
		attack.note(&one)
		for i := span[0]; i < span[1]; i++ {
			if m, card := o.marks[i]; card {
				attack.with = append(attack.with, m.card)
			}
		}
		attack.says = o.parties[one.party].doing(toAttack, o.parties[1-one.party].suffers+" with "+says)
		list = append(list, attack)
	}
	return list
}

// toAttack is what a player who attacks does.
const toAttack = "attack"
