package paragraph

import (
	"slices"
	"strings"

	"apnap/engine/lang/chart"
	"apnap/engine/lang/english"
	"apnap/engine/lang/lexicon"
	"apnap/engine/lang/tree"
	"apnap/engine/oracle"
	"apnap/engine/oracle/lex"
)

// longestQuote bounds the tokens between quotation marks.
const longestQuote = 80

// findQuotes notes what stands in quotation marks: no sentence ends inside.
func (r *reader) findQuotes() {
	r.quotes = map[int]int{}
	const mark = "\""
	for i := 0; i < len(r.toks); i++ {
		if r.toks[i].Text != mark {
			continue
		}
		shut := i + 1
		for shut < min(len(r.toks), i+longestQuote) && r.toks[shut].Text != mark && !strings.Contains(r.text[r.toks[shut-1].End:r.toks[shut].Start], "\n") {
			shut++
		}
		if shut >= len(r.toks) || r.toks[shut].Text != mark {
			continue
		}
		for k := i; k < shut; k++ {
			r.inside[k] = true
		}
		r.quotes[i] = shut
		i = shut
	}
}

// quoteEnds reports whether a quotation mark closes what ends in a stop, and another sentence
// begins behind it.
func (r *reader) quoteEnds(i int) bool {
	const mark = "\""
	_, opens := r.quotes[i]
	return i > 0 && i+1 < len(r.toks) && r.toks[i].Text == mark && !opens && !r.inside[i] && r.inside[i-1] && stopSign(r.toks[i-1]) && r.toks[i+1].Capital()
}

// quoted is what stands in quotation marks at a token.
func (t *clauseText) quoted(i int) []chart.Word {
	shut, ok := t.r.quotes[i]
	if !ok || shut == i+1 || shut >= t.end {
		return nil
	}
	if m, card := t.r.marks[i+1]; card && i+1+m.length == shut { // a name that is quoted
		return []chart.Word{{Cat: t.c.Name, Val: &tree.Name{Kind: tree.CardName, Text: m.card.Name, Number: m.many, At: i + 1}, Len: shut + 1 - i}}
	}
	return []chart.Word{{Cat: t.c.Quoted, Val: t.r.raw(i+1, shut), Len: shut + 1 - i}}
}

// quotesAbility reports whether a quotation begins at a token that may be the text of an ability which
// no card of the paragraph has.
func (r *reader) quotesAbility(i int) bool {
	shut, ok := r.quotes[i]
	return ok && slices.ContainsFunc(r.toks[i:shut], func(t lex.Token) bool { return lexicon.Plays(t.Text, lexicon.AbilityWord) }) &&
		!slices.ContainsFunc(r.cited, func(c cited) bool { return saysItself(c.card, r.raw(i+1, shut)) })
}

// saysItself reports whether words only say again what a card says of what it does: each of them
// stands there, or says nothing of the game.
func saysItself(c *oracle.Card, words string) bool {
	own, told := ownText(c), false
	for i, t := range lex.Scan(words) {
		known := (t.Kind == lex.NumberToken && own[itoa(t.N)] || own[stem(t.Text)]) && !(i == 0 && paysForWay(c, t.Text))
		told = told || known && !lexicon.Plays(t.Text, lexicon.LittleWord)
		if !known && t.Kind != lex.PunctToken && t.Kind != lex.EndToken && !lexicon.Plays(t.Text, lexicon.LittleWord) && !lexicon.Plays(t.Text, lexicon.ObjectPronoun) {
			return false
		}
	}
	return told
}

// quotes takes up the text that a noun is quoted to have: of a card that is known it must be its own.
func (n *noun) quotes(mods tree.Mods) (rest tree.Mods, ok bool) {
	for _, m := range mods {
		switch {
		case m.Slot != tree.Says:
			rest = append(rest, m)
		case n.card != nil && !saysItself(n.card, m.Key) && !english.InShort(&m), n.card == nil && english.InShort(&m), n.detail.ability != "":
			return nil, false
		case n.card == nil:
			n.detail.ability = strings.TrimSpace(m.Key)
		}
	}
	return rest, true
}

// untold takes up effects that somebody has and of which the text follows: "I have two effects."
func (r *reader) untold(t *claim) bool {
	p := t.Args[0].Of[0]
	if on := p.Mods.Get(tree.AttachedTo); on != nil {
		n, ok := r.nounOf(on.Who)
		if !ok || n.who != t.who {
			return false
		}
	}
	r.recent, r.placedNow = nil, nil
	for range max(1, p.Count) {
		word := p.Mods[0].Key
		r.things = append(r.things, thing{name: r.freshName(word), words: word, owner: t.who, many: 1, on: true, textless: true})
		r.note(len(r.things) - 1)
	}
	return true
}

// textOf takes up what the text of a thing is quoted to be: "It says …", "The other says …".
func (r *reader) textOf(t *claim) bool {
	if len(t.Args) == 0 || len(t.Subject) == 0 {
		return false
	}
	text := t.Args[0].Words
	if t.Subject[0].Ref == "one" {
		i := r.stillTextless()
		if i < 0 {
			i = slices.IndexFunc(r.things, r.canSay)
		}
		return i >= 0 && r.gets(i, text, t.from, t.Span[1])
	}
	list, ok := r.nounsOf(t.Subject)
	if !ok || len(list) != 1 || list[0].who != nobody || list[0].many > 1 {
		return false
	}
	n := &list[0]
	if n.card != nil {
		said := n.says(text)
		if besides := r.namedBesides(piece{t.from, t.Span[1], false}, n.card.Name); isSpell(n.card) || n.owner == nobody && besides {
			return said && besides
		}
		return said && r.place(n, nobody, "")
	}
	found := r.matching(n)
	if len(found) > 1 {
		return false
	}
	if len(found) == 0 {
		n.detail.ability = text
		return n.owner != nobody && r.place(n, nobody, "")
	}
	return r.gets(found[0], text, t.from, t.Span[1])
}

// canSay reports whether a thing may be one of those of which the words go on to say what their text is.
func (r *reader) canSay(t thing) bool {
	return t.card == nil && t.on && !t.flag && t.fact && t.words != "" && !strings.Contains(t.words, "creature")
}

// gets gives a thing the ability of which the text is quoted.
func (r *reader) gets(i int, text string, from, to int) bool {
	t := &r.things[i]
	if t.card != nil || t.flag || t.owner == nobody {
		return false
	}
	t.textless, t.flag = false, true
	r.object = i
	r.effects = append(r.effects, line{text: r.name(t.owner) + ": " + t.name + " = " + text, span: r.span(from, to)})
	return true
}

// stillTextless is an effect of which nobody says what its text is, nobody where there is none.
func (r *reader) stillTextless() int {
	return slices.IndexFunc(r.things, func(t thing) bool { return t.textless })
}
