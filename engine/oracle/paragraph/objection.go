package paragraph

import (
	"slices"
	"strings"

	"apnap/engine/lang/lexicon"
	"apnap/engine/oracle/lex"
)

// objected reports whether a reading is none to propose, by what the whole text says.
func (r *Reading) objected(q Question, cards *index) bool {
	return r.idle(q, cards) || r.castsOtherwise(q.Text) || r.outsideCombat(q.Text) || r.dropsLoyalty(q.Text) || r.dropsNumber(q, cards) || supposesOther(q.Text) || r.turnsSides(q.Text) || r.saidAsOpinion(q, cards) || comparesCards(q, cards)
}

// turnsSides reports whether a reading gives the speaker a card of which the text says that it is the other player's: "the enemy
// Thalia".
func (r *Reading) turnsSides(text string) bool {
	const mine = "you: "
	return slices.ContainsFunc(lex.Scan(text), func(t lex.Token) bool {
		if !lexicon.Plays(t.Text, lexicon.EnemyWord) {
			return false
		}
		behind := strings.ToLower(strings.TrimSpace(text[t.End:]))
		return slices.ContainsFunc(r.Effects, func(effect string) bool {
			name, speakers := strings.CutPrefix(effect, mine)
			first, _, _ := strings.Cut(strings.ToLower(name), " ")
			return speakers && strings.HasPrefix(behind, strings.Trim(first, ","))
		})
	})
}

// comparesCards reports whether a text asks which of two cards is worth more, which no ruling answers.
func comparesCards(q Question, cards *index) bool {
	whole := newReader(q, cards)
	end := len(whole.toks) - 1
	return slices.ContainsFunc(seq(0, end), func(i int) bool { return whole.roleAt(i, end, lexicon.Compares) > 0 })
}

// dropsLoyalty reports whether a text has the cost of a loyalty ability, "after the +2", or has such used, "plus her", and the reading tells
// nothing of such.
func (r *Reading) dropsLoyalty(text string) bool {
	const loyaltyCounter = "loyalty counter"
	told := r.told()
	if strings.Contains(told, loyaltyCounter) {
		return false
	}
	toks := lex.Scan(text)
	return slices.ContainsFunc(seq(0, len(toks)-1), func(i int) bool {
		t, next := toks[i], toks[i+1].Text
		return t.Kind == lex.NumberToken && signed(text, t) && !strings.Contains(told, text[t.Start-1:t.End]) ||
			lexicon.Plays(stem(t.Text), lexicon.UsesLoyalty) && (lexicon.Plays(next, lexicon.ObjectPronoun) || lexicon.Plays(next, lexicon.ThingPronoun))
	})
}

// drops reports whether a reading is none to propose, by words that it leaves out.
func (r *Reading) drops(text string, cards *index) bool {
	return slices.ContainsFunc(r.Left, func(l Left) bool {
		o := &omission{reader: newReader(Question{Text: l.Words}, cards), of: r, left: l, whole: text}
		return o.varies() || !l.Asks && l.as != asQuestion && o.matters()
	})
}

// omission is what a reading leaves out of a text: the reader is on its words.
type omission struct {
	*reader
	of    *Reading
	left  Left
	whole string
}

// varies reports whether it asks about another time, or what would be without something.
func (o *omission) varies() bool {
	return slices.ContainsFunc(seq(0, len(o.toks)-1), func(i int) bool {
		return o.takesAway(i) || (o.left.Asks || o.left.as == asQuestion) && lexicon.Plays(o.toks[i].Text, lexicon.NextTime) && o.otherTime(0, i)
	})
}

// matters reports whether what is left out changes what is asked for certain, so that it is not even one to confirm.
func (o *omission) matters() bool {
	objections := []func() bool{
		o.namesPermanent, o.namesCost, o.tellsOnce, o.saysOther, o.beginsName, o.choosesSome, o.namesStranger, o.saysSomebodys, o.otherSide, o.ownSide, o.doneBehind, o.onlyJoins, o.saysWho,
	}
	return slices.ContainsFunc(objections, func(objects func() bool) bool { return objects() })
}

// namesPermanent reports whether it names a permanent of which the reading does not speak.
func (o *omission) namesPermanent() bool {
	told := o.of.told()
	for _, m := range o.marks {
		if !isSpell(m.card) && !strings.Contains(told, m.card.Name) {
			return true
		}
	}
	return false
}

// namesCost reports whether it says what something costs, or has the cost of a loyalty ability.
func (o *omission) namesCost() bool {
	return slices.ContainsFunc(o.toks, func(t lex.Token) bool {
		t.Start += o.left.Span[0]
		return t.Kind == lex.NumberToken && signed(o.whole, t) || lexicon.Plays(t.Text, lexicon.CostWord)
	})
}

// told is all that a reading tells, a flag a line.
func (r *Reading) told() string {
	return strings.Join(slices.Concat(r.Effects, r.Facts, r.Events), "\n")
}

// ofWhole reports whether a reading is taken for the whole of a text rather than for words of it.
func (r *Reading) ofWhole(text string) bool {
	return slices.ContainsFunc(r.Taken, func(t Taken) bool { return t.Words == strings.TrimSpace(text) })
}

// dropsNumber reports whether a text asks what is so with so many, "with two of them", and the reading is taken for the whole of it: such
// tell what the clauses say, and not what questions take for granted.
func (r *Reading) dropsNumber(q Question, cards *index) bool {
	const with = "with"
	if !r.ofWhole(q.Text) {
		return false
	}
	whole := newReader(q, cards)
	return slices.ContainsFunc(whole.sentences(), func(p piece) bool {
		return p.asks && interrogative(whole.toks[p.from].Text) && slices.ContainsFunc(seq(p.from+1, p.to-1), func(i int) bool {
			return whole.toks[i].Text == with && isCount(whole.toks[i+1]) && !lexicon.Plays(whole.toks[i-1].Text, lexicon.AskedWith)
		})
	})
}

// outsideCombat reports whether a text speaks of combat, and of all damage of a reading that takes its event as an example, or in
// place of the whole, none is combat damage.
func (r *Reading) outsideCombat(text string) bool {
	told := strings.Join(r.Events, "\n")
	if !r.ofWhole(text) || !strings.Contains(told, damageUnit) || strings.Contains(told, combatWord) {
		return false
	}
	return slices.ContainsFunc(lex.Scan(text), func(t lex.Token) bool { return lexicon.Plays(t.Text, lexicon.SpeaksOfCombat) })
}

// signed reports whether a sign stands alone before a number, as before the cost of a loyalty ability: "+1".
func signed(text string, t lex.Token) bool {
	const signs = "+-−–"
	before := strings.TrimRight(text[:t.Start], signs)
	return len(before) < t.Start && (before == "" || strings.HasSuffix(before, " "))
}

// otherSide reports whether it speaks of the side of whoever is across the table, and the reading of no effect of his.
func (o *omission) otherSide() bool {
	const other = "other"
	return o.of.allAskers() && slices.ContainsFunc(seq(1, max(1, len(o.toks)-1)), func(i int) bool { return o.toks[i-1].Text == other && lexicon.Plays(o.toks[i].Text, lexicon.SideOf) })
}

// ownSide reports whether it speaks of the side of whoever asks, "My board", and the reading has effects of others.
func (o *omission) ownSide() bool {
	return !o.of.allAskers() && slices.ContainsFunc(seq(1, max(1, len(o.toks)-1)), func(i int) bool {
		owner := o.toks[i-1].Text
		return lexicon.Plays(owner, lexicon.SpeakersWord) && lexicon.Plays(owner, lexicon.Possessive) && lexicon.Plays(o.toks[i].Text, lexicon.SideOf)
	})
}

// tellsOnce reports whether words that a reading leaves out say that what it tells happens together, or by somebody whom
// nobody knows: "at once", "Bob".
func (o *omission) tellsOnce() bool {
	const mostNamed = 2
	o.end = len(o.toks) - 1
	first := o.toks[0]
	if o.end <= mostNamed && first.Kind == lex.WordToken && first.Capital() && len(first.Text) > 1 && !lexicon.Known(first.Text) && !o.markedAt(0) {
		return true
	}
	return slices.ContainsFunc(seq(0, o.end), func(i int) bool { return o.saysAt(i, lexicon.AtOnce) })
}

// namesStranger reports whether words that a reading leaves out name something that nobody knows, or speak of power.
func (o *omission) namesStranger() bool {
	const power, fewest = "power", 3
	o.end = len(o.toks) - 1
	for i := 0; i < o.end; i++ {
		if m, card := o.marks[i]; card {
			i += m.length - 1
			continue
		}
		t := o.toks[i]
		if t.Kind == lex.WordToken && t.Capital() && len(t.Text) > fewest && t.Raw != strings.ToUpper(t.Raw) && !lexicon.Known(t.Text) && !isSubtype(t.Text) || strings.HasSuffix(t.Text, power) {
			return true
		}
	}
	return false
}

// saysSomebodys reports whether words that a reading leaves out say that something is somebody's whom nobody names.
func (o *omission) saysSomebodys() bool {
	return slices.ContainsFunc(seq(0, len(o.toks)-1), func(i int) bool {
		return lexicon.Plays(o.toks[i].Text, lexicon.SomeHolder) && owning(o.toks[i+1].Text)
	})
}

// saysOther reports whether words that a reading leaves out say, of what stands behind them, that it is another.
func (o *omission) saysOther() bool {
	last := len(o.toks) - 2 // before the end
	return last >= 0 && lexicon.Plays(o.toks[last].Text, lexicon.OtherWord)
}

// beginsName reports whether words that a reading leaves out begin with a word that nobody knows the name of a card: who writes in small
// letters names cards so too.
func (o *omission) beginsName() bool {
	for i := 0; i+2 < len(o.toks); i++ {
		if t := o.toks[i]; t.Kind == lex.WordToken && o.toks[i+1].Kind == lex.WordToken && !o.markedAt(i) && !lexicon.Known(t.Text) && o.cards.Begins(o.raw(i, i+2)) {
			return true
		}
	}
	return false
}

// choosesSome reports whether words that a reading leaves out say what is chosen.
func (o *omission) choosesSome() bool {
	return slices.ContainsFunc(seq(0, len(o.toks)-1), func(i int) bool { return o.saysAt(i, lexicon.Choosing) })
}

// doneBehind reports whether it says of what stands behind it, the name of a spell, that it is done to what stands
// before, or who does it: "gets bolted", "Bob Beast Withins my Forest".
func (o *omission) doneBehind() bool {
	toks := o.toks[:len(o.toks)-1]
	named := toks[0].Capital() && !lexicon.Plays(toks[0].Text, lexicon.Person) && !lexicon.Plays(toks[0].Text, lexicon.OthersWord)
	if len(toks) > 1 || !named && !lexicon.Plays(toks[0].Text, lexicon.AnswerGot) {
		return false
	}
	r := newReader(Question{Text: o.whole[o.left.Span[1]:]}, o.cards)
	r.end = len(r.toks) - 1
	return r.end > 0 && r.verbsSpell(0)
}

// onlyJoins reports whether it is no more than a preposition, which says what the words behind it have to do with those before.
func (o *omission) onlyJoins() bool {
	return len(o.toks) == 2 && lexicon.Plays(o.toks[0].Text, lexicon.Preposition)
}

// saysWho reports whether it stands before a player of whom it says that it is he who does what follows: "it's me casting".
func (o *omission) saysWho() bool {
	behind := lex.Scan(o.whole[o.left.Span[1]:])
	is := o.toks[max(0, len(o.toks)-2)].Text
	return (lexicon.Plays(is, lexicon.Copula) || is == possessing) && (lexicon.Plays(behind[0].Text, lexicon.Person) || lexicon.Plays(behind[0].Text, lexicon.ObjectPronoun))
}

// castsOtherwise reports whether a text says in which other way, or from which zone, something is cast, and the reading has it
// cast and nothing of that.
func (r *Reading) castsOtherwise(text string) bool {
	const from, cast, kick = "from", "cast", "kick"
	told := strings.ToLower(r.told())
	toks := lex.Scan(text)
	for i := 1; i < len(toks); i++ {
		w, before := toks[i].Text, toks[i-1].Text
		spell := castVerb(before) || i > 1 && castVerb(toks[i-2].Text) && lexicon.Plays(before, lexicon.Article)
		way := lexicon.Plays(w, lexicon.CastWay) && (lexicon.Plays(before, lexicon.BeforeWay) || spell)
		zone := lexicon.Plays(w, lexicon.Elsewhere) && i > 1 && (before == from || toks[i-2].Text == from) && strings.Contains(told, cast)
		if (way || zone) && !strings.Contains(told, w) || strings.HasPrefix(w, kick) && !strings.Contains(told, kick) {
			return true
		}
	}
	return false
}

// supposesOther reports whether a text asks what would have come of something else in the place of what it
// tells: both are not to be told as what happens.
func supposesOther(text string) bool {
	const had, been, instead = "had", "been", "instead"
	toks := lex.Scan(text)
	for i := range toks {
		if toks[i].Text != had || toks[i+1].Text != been {
			continue
		}
		return slices.ContainsFunc(toks[i:], func(t lex.Token) bool { return t.Text == instead })
	}
	return false
}

// allAskers reports whether each effect of a reading is of whoever asks.
func (r *Reading) allAskers() bool {
	return !slices.ContainsFunc(r.Effects, func(effect string) bool { return !strings.HasPrefix(effect, r.Asker+": ") })
}
