package paragraph

import (
	"slices"
	"strings"

	"apnap/engine/cr"
	"apnap/engine/lang/lexicon"
	"apnap/engine/oracle"
	"apnap/engine/oracle/lex"
	"apnap/engine/say"
)

// said are a follow-up's tokens to the end of its only sentence; ok is false where there are
// more.
func (f *follower) said() (toks []lex.Token, from int, ok bool) {
	list := f.r.sentences()
	if len(list) == 0 || slices.ContainsFunc(list[1:], func(p piece) bool { return !p.asks }) {
		return nil, 0, false
	}
	return f.r.toks[list[0].from:list[0].to], list[0].from, true
}

// isSaid is the plain form of the verb that says what something is.
const isSaid = "be"

// numberIn is the place of the first number among tokens, and of the verb before it with its
// plain form; ok is false where there are none.
func numberIn(toks []lex.Token) (number, verb int, plain string, ok bool) {
	number = slices.IndexFunc(toks, func(t lex.Token) bool { return t.Kind == lex.NumberToken })
	for verb = number - 1; verb >= 0 && lexicon.Plays(toks[verb].Text, lexicon.Adverb); verb-- {
	}
	if verb < 0 {
		return 0, 0, "", false
	}
	if lexicon.Plays(toks[verb].Text, lexicon.Copula) {
		return number, verb, isSaid, true
	}
	v, isVerb := lexicon.VerbOf(toks[verb].Text)
	if !isVerb || having(toks[verb].Text) {
		return 0, 0, "", false
	}
	return number, verb, v.Plain, true
}

// number reads
//
//	Number = [ Subject ] Verb number [ what is counted ] | [ Subject ] "is" number [ what is counted ] .
//
// and changes the one number of an event that it can mean.
func (f *follower) number() (done bool, err *lex.Error) {
	toks, _, one := f.said()
	next, at, verb, ok := numberIn(toks)
	if !one || !ok {
		return false, nil
	}
	unit := toks[next+1:]
	if _, year := cr.Find(toks[next].Raw); year == nil && len(unit) == 0 {
		return false, nil // those whose rules are meant
	}
	var found []int
	var now string
	for i, text := range f.base.Events {
		event := lex.Scan(text)
		for k := 1; k < len(event)-1; k++ {
			if !counts(event[k]) || !f.sameSubject(toks[:at], text[:event[verbBefore(event, k)].Start], verb) || !sameVerb(event, k, verb, toks[:at]) || !sameUnit(event[k+1:], unit) {
				continue
			}
			found = append(found, i)
			now = withNumber(text, event, k, toks[next].N)
		}
	}
	switch {
	case len(found) == 0:
		return false, nil
	case len(found) > 1:
		return false, f.no(say.New("This could change several numbers; say which, with what it counts."))
	case now == f.base.Events[found[0]]:
		return false, f.nothingNew()
	}
	f.swap(&f.out.Question.Events, found[0], now)
	return true, nil
}

// having reports whether a verb says what somebody has.
func having(w string) bool { return lexicon.Plays(w, lexicon.HavingVerb) || controlVerb(w) }

// counts reports whether a token of an event says how much or how many.
func counts(t lex.Token) bool {
	return t.Kind == lex.NumberToken || lexicon.Plays(t.Text, lexicon.OneWord) && t.Text != "another"
}

// verbBefore is the place of the last verb before a token.
func verbBefore(toks []lex.Token, at int) int {
	for i := at - 1; i > 0; i-- {
		if _, ok := lexicon.VerbOf(toks[i].Text); ok {
			return i
		}
	}
	return 0
}

// sameVerb reports whether what a number in an event counts is done by a verb; being is said of
// any number, and of X what X is.
func sameVerb(event []lex.Token, at int, verb string, subject []lex.Token) bool {
	if event[at].Kind != lex.NumberToken && verb == isSaid {
		return false
	}
	ofX := at > 1 && event[at-1].Text == "=" && event[at-2].Text == "x"
	if saysX := len(subject) == 1 && subject[0].Text == "x"; saysX || ofX {
		return saysX && ofX && verb == isSaid
	}
	if verb == isSaid {
		return true
	}
	v, ok := lexicon.VerbOf(event[at-1].Text)
	return ok && v.Plain == verb
}

// sameUnit reports whether an event counts what a follow-up counts, where that says what.
func sameUnit(event, unit []lex.Token) bool {
	for i, t := range unit {
		if i >= len(event) || stemOf(event[i]) != stemOf(t) {
			return false
		}
	}
	return true
}

// withNumber is an event with another number at a token.
func withNumber(text string, event []lex.Token, at, n int) string {
	of := event[at+1]
	if event[at].Kind == lex.NumberToken || n == 1 {
		return text[:event[at].Start] + itoa(n) + text[event[at].End:]
	}
	return text[:event[at].Start] + itoa(n) + " " + text[of.Start:of.End] + "s" + text[of.End:]
}

// sameSubject reports whether the subject of a follow-up can be that of an event.
func (f *follower) sameSubject(said []lex.Token, subject, verb string) bool {
	said = slices.DeleteFunc(slices.Clone(said), func(t lex.Token) bool {
		return lexicon.Plays(t.Text, lexicon.Adverb) || lexicon.Plays(t.Text, lexicon.Article)
	})
	subject = strings.TrimSpace(subject)
	isPlayer := f.r.seatOf(subject) != nobody
	switch {
	case len(said) == 0:
		return true
	case len(said) == 1 && lexicon.Plays(said[0].Text, lexicon.ThingPronoun):
		return verb == isSaid || !isPlayer
	case len(said) == 1 && said[0].Text == "x":
		return verb == isSaid
	}
	if who := f.playerOf(said); who != "" {
		return verb != isSaid && oracle.SameName(who, subject)
	}
	words := make([]string, len(said))
	for i, t := range said {
		words[i] = t.Text
	}
	return verb == isSaid && f.unitWord(said) || !isPlayer && hasWords(strings.Fields(strings.ToLower(subject)), words)
}

// hasWords reports whether words stand in a row among others.
func hasWords(all, row []string) bool {
	for from := range all {
		if from+len(row) <= len(all) && slices.Equal(all[from:from+len(row)], row) {
			return true
		}
	}
	return false
}

// unitWord reports whether a subject is only what is counted: "the damage is 5".
func (f *follower) unitWord(said []lex.Token) bool {
	return len(said) == 1 && lexicon.Plays(said[0].Text, lexicon.PartWord)
}

// playerOf is the player whom words mean, empty where they mean none or several.
func (f *follower) playerOf(said []lex.Token) string {
	text := ""
	for _, t := range said {
		text += " " + t.Raw
	}
	text = strings.TrimSpace(text)
	if s := f.r.seatOf(text); s != nobody {
		return f.r.name(s)
	}
	if len(said) == 0 || len(said) > 2 || len(said) == 2 && !lexicon.Plays(said[0].Text, lexicon.Whose) {
		return ""
	}
	speaker := f.r.speaker()
	word := said[len(said)-1].Text
	switch {
	case len(said) == 1 && slices.Contains(speakerWords(), word):
		if speaker != nobody {
			return f.r.name(speaker)
		}
	case len(said) == 1 && lexicon.Plays(word, lexicon.Person), roleWord(word):
		var others []string
		for i := range f.r.seats {
			if i != speaker {
				others = append(others, f.r.name(i))
			}
		}
		if len(others) == 1 {
			return others[0]
		}
	}
	return ""
}

// howMuch is how many of something a player is said to have: so many in all, or so many more.
type howMuch struct {
	who   string
	total int
	more  int
	card  string // empty where only "them" is said
}

// count reads
//
//	Count = Player Having ( number | number "more" | "another" | "a second" ) [ "one" | "of them" | Card ] .
//
// and changes how many of one of the player's effects there are.
func (f *follower) count() (done bool, err *lex.Error) {
	c, ok := f.counted()
	if !ok {
		return false, nil
	}
	found := f.effectsOf(c.who, c.card)
	switch {
	case len(found) == 0 && c.card != "":
		return false, nil // it is new
	case len(found) != 1, c.card == "" && c.total > 0 && f.numbered(c.who):
		return false, f.no(say.New("Of what? Say of which card there are so many."))
	case c.total > 0 && f.besides:
		return false, f.no(say.New("Is that how many there are in all, or how many more?"))
	}
	is := found[0]
	if is.many += c.more; c.total > 0 {
		is.many = c.total
	}
	if is.many == found[0].many {
		return false, f.nothingNew()
	}
	f.recount(found[0], is)
	return true, nil
}

// counted reads what is said of how many a player has; ok is false where it is something else.
func (f *follower) counted() (c howMuch, ok bool) {
	toks, from, one := f.said()
	at := slices.IndexFunc(toks, func(t lex.Token) bool { return having(t.Text) })
	if !one || at < 1 {
		return c, false
	}
	c.who = f.playerOf(slices.DeleteFunc(slices.Clone(toks[:at]), func(t lex.Token) bool { return lexicon.Plays(t.Text, lexicon.Adverb) }))
	rest := slices.DeleteFunc(slices.Clone(toks[at+1:]), func(t lex.Token) bool { return lexicon.Plays(t.Text, lexicon.Adverb) })
	eat := func(role lexicon.Role) bool {
		n := lexicon.Phrase(role, func(k int) string {
			if k >= len(rest) {
				return ""
			}
			return rest[k].Text
		})
		rest = rest[n:]
		return n > 0
	}
	switch {
	case c.who == "" || len(rest) == 0:
		return c, false
	case eat(lexicon.Another):
		c.more = 1
	case rest[0].Kind == lex.NumberToken && rest[0].N > 0:
		c.total = rest[0].N
		if rest = rest[1:]; eat(lexicon.SaysMore) {
			c.total, c.more = 0, c.total
		}
	default:
		return c, false
	}
	if eat(lexicon.OfThem); len(rest) > 0 {
		c.card, ok = f.cardIn(from+len(toks)-len(rest), from+len(toks), c.who)
		return c, ok
	}
	return c, true
}

// effectsOf are a player's effects that are cards, or those of one card, each with how many there
// are of it.
func (f *follower) effectsOf(who, card string) []ofEffect {
	var found []ofEffect
	for _, text := range f.base.Effects {
		e := effectOf(text, f.board.Players)
		same := slices.IndexFunc(found, func(o ofEffect) bool { return o.what == e.what })
		switch {
		case !oracle.SameName(e.owner, who), card != "" && e.what != card, f.r.cards.find(e.what) == nil:
		case same >= 0:
			found[same].many += e.many
		default:
			found = append(found, e)
		}
	}
	return found
}

// cardIn is the card that tokens name: in full, or in short, and in the plural, for one that the
// question has of a player.
func (f *follower) cardIn(from, to int, who string) (name string, ok bool) {
	f.r.i, f.r.end = from, to
	m, named := f.r.card(true)
	f.r.err = nil
	if named && f.r.i == to {
		return m.card.Name, true
	}
	words := strings.ToLower(f.r.raw(from, to))
	for _, text := range f.base.Effects {
		e := effectOf(text, f.board.Players)
		if oracle.SameName(e.owner, who) && (f.names(words, e.what) || f.names(base(words), e.what)) {
			return e.what, true
		}
	}
	return "", false
}

// numbered reports whether a fact of the question counts something that a player has.
func (f *follower) numbered(who string) bool {
	return slices.ContainsFunc(f.base.Facts, func(text string) bool {
		return strings.HasPrefix(text, who+" ") && slices.ContainsFunc(lex.Scan(text), func(t lex.Token) bool { return t.Kind == lex.NumberToken })
	})
}

// cardAt is the card that is named at a token, and how many tokens its name has: the longest name,
// or what is short for one that the question has; 0 for none.
func (f *follower) cardAt(from, end int) (name string, length int) {
	for to := end; to > from; to-- {
		words := f.r.raw(from, to)
		if at := slices.IndexFunc(f.base.Effects, func(text string) bool { return f.names(words, f.cardOf(text)) }); at >= 0 {
			return f.cardOf(f.base.Effects[at]), to - from
		}
	}
	f.r.i, f.r.end = from, end
	m, ok := f.r.card(true)
	f.r.err = nil
	if !ok {
		return "", 0
	}
	return m.card.Name, f.r.i - from
}

// cardOf is the card of an effect flag, or its words.
func (f *follower) cardOf(text string) string {
	what, _, _ := strings.Cut(effectOf(text, f.board.Players).what, onWhat)
	return what
}

// recount puts an effect in the place of those of its card and player.
func (f *follower) recount(was, is ofEffect) {
	q := &f.out.Question
	same := func(text string) bool {
		e := effectOf(text, f.board.Players)
		return oracle.SameName(e.owner, was.owner) && e.what == was.what
	}
	at := slices.IndexFunc(q.Effects, same)
	rest := slices.DeleteFunc(slices.Clone(q.Effects), same)
	q.Effects = slices.Insert(rest, at, is.text())
	f.out.Instead = append(f.out.Instead, Swap{was.text(), is.text()})
}

// removal reads
//
//	Removal = a denial, one card of the question, and else only people, little words and having .
//
// and takes the effect of that card away.
func (f *follower) removal() (done bool, err *lex.Error) {
	toks, from, ok := f.said()
	if !ok {
		return false, nil
	}
	card, denied, who := "", false, ""
	for i := 0; i < len(toks); i++ {
		if name, length := f.cardAt(from+i, from+len(toks)); length > 0 && card == "" && i > 0 {
			card = name
			i += length - 1
			continue
		}
		t := toks[i]
		player := f.playerOf(toks[i : i+1])
		switch {
		case lexicon.Plays(t.Text, lexicon.GoneWord):
			denied = true
		case player != "" && who == "" && card == "":
			who = player
		case having(t.Text), lexicon.Plays(t.Text, lexicon.Article), lexicon.Plays(t.Text, lexicon.Whose), lexicon.Plays(t.Text, lexicon.Copula), lexicon.Plays(t.Text, lexicon.AnyMore), t.Text == "there":
		default:
			return false, nil
		}
	}
	if card == "" || !denied {
		return false, nil
	}
	q := &f.out.Question
	goes := func(text string) bool {
		return f.cardOf(text) == card && (who == "" || oracle.SameName(effectOf(text, f.board.Players).owner, who))
	}
	for _, text := range q.Effects {
		if goes(text) {
			f.out.Without.Effects = append(f.out.Without.Effects, text)
		}
	}
	if len(f.out.Without.Effects) != 1 {
		return false, f.no(say.New("I do not find the one %s of the question that this means.", card))
	}
	q.Effects = slices.DeleteFunc(slices.Clone(q.Effects), goes)
	return true, nil
}
