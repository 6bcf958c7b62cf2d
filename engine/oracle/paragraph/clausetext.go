package paragraph

import (
	"slices"
	"strings"

	"apnap/engine/lang/chart"
	"apnap/engine/lang/lexicon"
	"apnap/engine/lang/tree"
	"apnap/engine/oracle/lex"
)

// clauseText is a sentence as the grammar of clauses reads it.
type clauseText struct{ *phraseText }

// Words are what the tokens at a place can be.
func (t *clauseText) Words(i int) []chart.Word {
	if t.At(i) == "" {
		return nil
	}
	if m, ok := t.r.marks[i]; ok && m.length > 1 {
		return slices.Concat(t.named(i), t.spells(i))
	}
	list := t.phraseText.describe(i)
	if t.r.toks[i].Kind != lex.WordToken {
		return slices.Concat(list, t.named(i), t.people(i), t.tails(i), t.explained(i), t.quoted(i), t.glossed(i))
	}
	return slices.Concat(list, t.named(i), t.people(i), t.pronouns(i), t.mine(i), t.inventions(i), t.contractions(i), t.verbs(i), t.spells(i), t.little(i), t.tails(i), t.glossed(i))
}

// named is the card that stands at a token, for certain or as a name in small letters.
func (t *clauseText) named(i int) []chart.Word {
	sure := t.names(i, false)
	if len(sure) > 0 {
		return []chart.Word{{Cat: t.c.Name, Val: sure[0].Val, Len: sure[0].Len}}
	}
	if _, verb := lexicon.VerbOf(t.At(i)); !t.cast(i) && (verb || len(lexicon.Find(t.At(i))) > 0 || lexicon.Plays(t.At(i), lexicon.Preposition) || lexicon.Plays(t.At(i), lexicon.Denies) || lexicon.Plays(t.At(i), lexicon.Adverb) || talkWord(t.At(i)) || commonWord(t.At(i))) {
		return nil
	}
	for _, w := range t.names(i, true) {
		return []chart.Word{{Cat: t.c.SmallName, Val: w.Val, Len: w.Len}}
	}
	return nil
}

// cast reports whether what stands at a token is cast: "casts murder".
func (t *clauseText) cast(i int) bool {
	at := i - 1
	if at > 0 && lexicon.Plays(t.At(at), lexicon.Whose) {
		at--
	}
	return at >= 0 && lexicon.Plays(t.At(at), lexicon.SpellVerb)
}

// people is the player who stands at a token by name, with the part that the words give that
// player; "face" means one too.
func (t *clauseText) people(i int) []chart.Word {
	if n := lexicon.Phrase(lexicon.FaceWord, func(k int) string { return t.At(i + k) }); n > 0 {
		return []chart.Word{{Cat: t.c.Player, Val: &tree.Phrase{Ref: "face"}, Len: n}}
	}
	who, n := t.r.seatNamed(i)
	list := t.everybody(i)
	if across := lexicon.Phrase(lexicon.AcrossFrom, func(k int) string { return t.At(i + k) }); across > 0 {
		list = append(list, chart.Word{Cat: t.c.Player, Val: &tree.Phrase{Ref: "some player"}, Len: across})
	}
	if some := lexicon.Phrase(lexicon.SomePlayer, func(k int) string { return t.At(i + k) }); some > 0 && n == 0 {
		list = append(list, chart.Word{Cat: t.c.Player, Val: &tree.Phrase{Ref: "somebody"}, Len: some})
	}
	for _, w := range t.whose(i) {
		if in(t.At(i+w.Len), "face head dome") {
			list = append(list, chart.Word{Cat: t.c.Player, Val: &tree.Phrase{Ref: "'s"}, Len: w.Len + 1})
		}
	}
	if n == 0 {
		return list
	}
	name := func() *tree.Phrase {
		return &tree.Phrase{Name: &tree.Name{Kind: tree.PlayerName, Text: t.r.seats[who].name, At: i}}
	}
	list = append(list, chart.Word{Cat: t.c.Player, Val: name(), Len: n})
	for _, of := range []struct {
		key  string
		role lexicon.Role
	}{{"active", lexicon.ActivePlayer}, {"nonactive", lexicon.NonactivePlayer}} {
		if more := lexicon.Phrase(of.role, func(k int) string { return t.At(i + n + k) }); more > 0 {
			part := name()
			part.Mods = tree.Mods{{Slot: tree.State, Key: of.key}}
			list = append(list, chart.Word{Cat: t.c.Player, Val: part, Len: n + more})
		}
	}
	return list
}

// everybody are the players together whom words at a token mean.
func (t *clauseText) everybody(i int) []chart.Word {
	next := func(k int) string { return t.At(i + k) }
	for _, all := range []struct {
		ref  string
		role lexicon.Role
	}{{"each player", lexicon.BothPlayers}, {"my opponents", lexicon.MyOpponents}, {eachOpponent, lexicon.EachOpponent}} {
		if n := lexicon.Phrase(all.role, next); n > 0 {
			return []chart.Word{{Cat: t.c.Together, Val: &tree.Phrase{Ref: all.ref}, Len: n}}
		}
	}
	return nil
}

// seatNamed is the seat whose name or part stands at a token, with its length.
func (r *reader) seatNamed(at int) (who, length int) {
	i := r.i
	defer func() { r.i = i }()
	r.i = at
	if !r.says(lexicon.Possessive) && !r.says(lexicon.BeforePerson) {
		r.eat("the", "an", "one of my")
	}
	who, n := r.keyed()
	if n == 0 && r.i > at {
		who, n = r.charactered()
	}
	if n == 0 {
		return nobody, 0
	}
	r.i += n
	if next, more := r.keyed(); more > 0 && next == who && !r.seats[who].unnamed { // "my opponent Bob"
		r.i += more
	}
	return who, r.i - at
}

// charactered is the seat of somebody without a name of whom one word says what he is like: "some greedy opponent", with the
// length of both.
func (r *reader) charactered() (who, length int) {
	like := r.peek()
	if r.cardHere() || !lexicon.Plays(like.Text, lexicon.EmptyAdjective) {
		return nobody, 0
	}
	r.i++
	defer func() { r.i-- }()
	if who, n := r.keyed(); n > 0 && r.seats[who].unnamed {
		return who, n + 1
	}
	return nobody, 0
}

// pronouns are what a pronoun can stand for: a player, or a thing.
func (t *clauseText) pronouns(i int) []chart.Word {
	w := t.At(i)
	ref := &tree.Phrase{Ref: w}
	switch {
	case lexicon.Plays(w, lexicon.PersonPronoun):
		return []chart.Word{{Cat: t.c.Player, Val: ref, Len: 1}}
	case in(w, "they them"):
		return []chart.Word{{Cat: t.c.Player, Val: ref, Len: 1}, {Cat: t.c.Pronoun, Val: ref, Len: 1}}
	case w == "her" && !t.possessed(i+1):
		return []chart.Word{{Cat: t.c.Player, Val: ref, Len: 1}}
	case lexicon.Phrase(lexicon.Doer, func(k int) string { return t.At(i + k) }) > 0:
		n := lexicon.Phrase(lexicon.Doer, func(k int) string { return t.At(i + k) })
		return []chart.Word{{Cat: t.c.Pronoun, Val: &tree.Phrase{Ref: "~"}, Len: n}}
	case in(w, "it itself both"):
		return []chart.Word{{Cat: t.c.Pronoun, Val: ref, Len: 1}}
	}
	return nil
}

// possessed reports whether what stands at a token can be somebody's.
func (t *clauseText) possessed(i int) bool {
	at := t.r.i
	defer func() { t.r.i = at }()
	t.r.i = i
	return t.r.possessedAt(0)
}

// mine is what stands for a noun with its possessive.
func (t *clauseText) mine(i int) []chart.Word {
	if lexicon.Plays(t.At(i), lexicon.MineWord) {
		return []chart.Word{{Cat: t.c.Mine, Val: &tree.Phrase{Ref: t.At(i)}, Len: 1}}
	}
	return nil
}

// inventions are a thing whose ability is given with it, and the card that a word is said to
// stand for.
func (t *clauseText) inventions(i int) []chart.Word {
	if next := t.nextSign(i); next != "(" && next != "\"" {
		return nil
	}
	kept, far, err := t.r.save(), t.r.far, t.r.err
	defer func() { t.r.restore(kept); t.r.far, t.r.err = far, err }()
	t.r.i = i
	if m, ok := t.r.explained(); ok {
		return []chart.Word{{Cat: t.c.Name, Val: &tree.Name{Kind: tree.CardName, Text: m.card.Name, At: i}, Len: t.r.i - i}}
	}
	if _, ok := t.r.invented(); ok {
		return []chart.Word{{Cat: t.c.Noun, Val: &tree.Phrase{Name: &tree.Name{Kind: tree.NewName, At: i}}, Len: t.r.i - i}}
	}
	return nil
}

// nextSign is the first sign from a token on, "" for none.
func (t *clauseText) nextSign(i int) string {
	for t.At(i) != "" && t.r.toks[i].Kind != lex.PunctToken {
		i++
	}
	return t.At(i)
}

// contractions are a pronoun and the verb written as one word with it.
func (t *clauseText) contractions(i int) []chart.Word {
	who, end, ok := strings.Cut(t.At(i), "'")
	if !ok || !in(who, "i you he she they it we") {
		return nil
	}
	ref := &tree.Phrase{Ref: who, Span: tree.Span{i, i + 1}}
	switch end {
	case "m", "re":
		return []chart.Word{{Cat: t.c.SubjectIs, Val: ref, Len: 1}}
	case "s":
		return []chart.Word{{Cat: t.c.SubjectIs, Val: ref, Len: 1}, {Cat: t.c.SubjectHas, Val: ref, Len: 1}}
	case "ve":
		return []chart.Word{{Cat: t.c.SubjectHas, Val: ref, Len: 1}, {Cat: t.c.SubjectOwns, Val: ref, Len: 1}}
	case "d", "ll":
		return []chart.Word{{Cat: t.c.SubjectWould, Val: ref, Len: 1}}
	}
	return nil
}

// verbs are the forms of a verb that a word can be.
func (t *clauseText) verbs(i int) []chart.Word {
	w := t.At(i)
	for _, of := range []struct {
		plain string
		role  lexicon.Role
	}{{"enter", lexicon.EntersVerb}, {"resolve", lexicon.ResolvesVerb}, {"wear", lexicon.WearsVerb}, {"block", lexicon.BlockVerb}, {"shield", lexicon.IsShielded}, {"destroy", lexicon.BlowsUp}, {"attack", lexicon.GetsIn}, {"uptick", lexicon.TicksUp}, {"downtick", lexicon.TicksDown}} {
		if n := lexicon.Phrase(of.role, func(k int) string { return t.At(i + k) }); n > 1 || n == 1 && of.plain == "enter" {
			return []chart.Word{{Cat: t.c.Finite, Val: &tree.Verb{Plain: of.plain, Word: t.At(i + n - 1)}, Len: n}}
		}
	}
	if n := lexicon.Phrase(lexicon.TakesHit, func(k int) string { return t.At(i + k) }); n > 0 {
		return []chart.Word{{Cat: t.c.Finite, Val: &tree.Verb{Plain: toHit, Word: toHit, Passive: true}, Len: n}}
	}
	if list := t.gangBlocks(i); list != nil {
		return list
	}
	v, ok := lexicon.VerbOf(w)
	if !ok || v.Plain == "be" {
		return nil
	}
	verb := &tree.Verb{Plain: v.Plain, Word: w}
	list := t.formsOf(verb, 1)
	if cat := t.causing(v, w); cat != nil {
		list = append(list, chart.Word{Cat: cat, Val: verb, Len: 1})
	}
	return list
}

// gangBlocks are the forms of a verb of blocking with a word before it for how many do: "double blocked", "triple-blocks".
func (t *clauseText) gangBlocks(i int) []chart.Word {
	many, w, n := t.At(i), t.At(i+1), 2
	if first, second, joined := strings.Cut(many, "-"); joined {
		many, w, n = first, second, 1
	}
	if v, ok := lexicon.VerbOf(w); ok && v.Plain == toBlock && lexicon.Plays(many, lexicon.HowManyBlock) {
		return t.formsOf(&tree.Verb{Plain: toBlock, Word: w}, n)
	}
	return nil
}

// toHit is the verb of hitting.
const toHit = "hit"

// causing is the category of a form of a verb that has somebody do something, nil for others.
func (t *clauseText) causing(v *lexicon.Verb, w string) *chart.Cat {
	switch {
	case !in(v.Plain, "make let"):
		return nil
	case w == v.Doing:
		return t.c.Causing
	case w == v.Plain:
		return t.c.Cause
	}
	return t.c.Causes
}

// formsOf are a verb in the forms that its word can be, in so many tokens.
func (t *clauseText) formsOf(v *tree.Verb, n int) []chart.Word {
	w, said := v.Word, lexicon.Said(v.Word)
	return t.forms(v, n, w == said.Plain || w == said.Past || w != said.Done && w != said.Doing, w == said.Plain, w == said.Doing, w == said.Done)
}

// forms are a verb in the forms that it stands in.
func (t *clauseText) forms(v *tree.Verb, n int, finite, plain, doing, done bool) (list []chart.Word) {
	for _, form := range []struct {
		cat *chart.Cat
		is  bool
	}{{t.c.Finite, finite}, {t.c.Plain, plain}, {t.c.Doing, doing}, {t.c.Done, done}} {
		if form.is {
			list = append(list, chart.Word{Cat: form.cat, Val: v, Len: n})
		}
	}
	return list
}

// spells are the forms of a verb that the name of a spell can be: "bolts", "Murdered".
func (t *clauseText) spells(i int) []chart.Word {
	card, n := t.r.verbedAt(i)
	if card == nil || n == 1 && !t.r.toks[i].Capital() && (lexicon.Plays(t.At(i), lexicon.OpinionVerb) || lexicon.Plays(t.At(i), lexicon.TalkVerb)) {
		return nil // what people say and think is no spell
	}
	last := t.At(i + n - 1)
	base := strings.HasSuffix(strings.ToLower(card.Name), last) || last == "bolt"
	past, doing := strings.HasSuffix(last, "d"), strings.HasSuffix(last, "ing")
	return t.forms(&tree.Verb{Plain: strings.ToLower(card.Name), Word: last, Card: card.Name}, n, base || !doing, base, doing && !base, past && !base)
}

// little are the small words: prepositions, adverbs, words of intent and of place.
func (t *clauseText) little(i int) []chart.Word {
	var list []chart.Word
	next := func(k int) string { return t.At(i + k) }
	begun := lexicon.Begun(t.At(i))
	add := func(cat *chart.Cat, n int) {
		if n > 0 {
			list = append(list, chart.Word{Cat: cat, Val: strings.ToLower(t.r.raw(i, i+n)), Len: n})
		}
	}
	for _, of := range []struct {
		cat  *chart.Cat
		role lexicon.Role
	}{{t.c.Prep, lexicon.Preposition}, {t.c.Prep, lexicon.AimedAt}, {t.c.Prep, lexicon.Choosing}, {t.c.Adverb, lexicon.Adverb}, {t.c.Intent, lexicon.GoingTo},
		{t.c.There, lexicon.OutThere}, {t.c.Aside, lexicon.GoesUnblocked}, {t.c.Aside, lexicon.OthersUnblocked}, {t.c.Aside, lexicon.WithEverything}, {t.c.Aside, lexicon.AfterCast}, {t.c.Aside, lexicon.RightAway}, {t.c.Aside, lexicon.LandDrop}, {t.c.Aside, lexicon.ForTheTurn}, {t.c.Aside, lexicon.FirstOfDraws}, {t.c.Aside, lexicon.SecondOfDraws}, {t.c.Aside, lexicon.AsSource}, {t.c.Aside, lexicon.TurnsAgo}, {t.c.Aside, lexicon.FromSomething}, {t.c.Aside, lexicon.OffTheTop}, {t.c.Aside, lexicon.Repeated}, {t.c.Aside, lexicon.Thrice}, {t.c.Aside, lexicon.LethalDamage}, {t.c.Aside, lexicon.ModeChosen}, {t.c.Aside, lexicon.CantRegenerate}, {t.c.Shield, lexicon.RegenerationAbility}, {t.c.Shield, lexicon.Shield}, {t.c.Waiting, lexicon.Waits}, {t.c.Unnamed, lexicon.ShieldNoun}, {t.c.HasHere, lexicon.HasHere}, {t.c.Somebody, lexicon.OnePlayer}, {t.c.Nothing, lexicon.NothingThere}, {t.c.Aside, lexicon.InResponse}, {t.c.Aside, lexicon.BackBy}, {t.c.Aside, lexicon.Beforehand}, {t.c.Side, lexicon.SideOf}, {t.c.Side, lexicon.ThatSide}} {
		if slices.Contains(begun, of.role) {
			add(of.cat, lexicon.Phrase(of.role, next))
		}
	}
	if lexicon.Phrase(lexicon.AtOnce, next) > 0 {
		list = slices.DeleteFunc(list, func(w chart.Word) bool { return w.Cat == t.c.There })
	}
	if s, n := lexicon.Longest(lexicon.Zone, next); n > 0 {
		list = append(list, chart.Word{Cat: t.c.Zone, Val: s.Key, Len: n})
	}
	if s, n := lexicon.Longest(lexicon.Step, next); n > 0 {
		list = append(list, chart.Word{Cat: t.c.Step, Val: s.Whole(), Len: n})
	}
	return append(list, t.spent(i)...)
}

// spent says of a spell that it goes to a graveyard when it has resolved.
func (t *clauseText) spent(i int) []chart.Word {
	n := lexicon.Phrase(lexicon.GoesTo, func(k int) string { return t.At(i + k) })
	if n == 0 {
		return nil
	}
	for _, w := range t.whose(i + n) {
		n += w.Len
	}
	if in(t.At(i+n), "the its") {
		n++
	}
	if t.At(i+n) == "owner" && t.At(i+n+1) == "'s" {
		n += 2
	}
	if s, ok := lexicon.Read(lexicon.Zone, t.At(i+n)); ok && s.Key == "graveyard" {
		return []chart.Word{{Cat: t.c.Aside, Val: "graveyard", Len: n + 1}}
	}
	return nil
}

// mostTail bounds the words that are told as they stand.
const mostTail = 6

// standsFor reports whether a pronoun stands at a token that is to be resolved.
func (t *clauseText) standsFor(i int) bool {
	list := t.pronouns(i)
	return len(list) > 0 && t.At(i) != "it" && list[0].Val.(*tree.Phrase).Ref != "~"
}

// thirdPerson reports whether a word is a verb in the third person.
func thirdPerson(w string) bool {
	v, ok := lexicon.VerbOf(w)
	return ok && w == v.Third && w != v.Plain && w != "counters"
}

// explained is a card in parentheses, behind the verb that its name is.
func (t *clauseText) explained(i int) []chart.Word {
	m, ok := t.r.marks[i+1]
	if !ok || t.At(i) != "(" || t.At(i+1+m.length) != ")" {
		return nil
	}
	return []chart.Word{{Cat: t.c.Aside, Val: "(" + m.card.Name + ")", Len: m.length + 2}}
}

// tails are words that name nobody and nothing, and are told as they stand.
func (t *clauseText) tails(i int) []chart.Word {
	var list []chart.Word
	if n := lexicon.Phrase(lexicon.AtOnce, func(k int) string { return t.At(i + k) }); n > 0 {
		return []chart.Word{{Cat: t.c.Tail, Val: strings.ToLower(t.r.raw(i, i+n)), Len: n}}
	}
	if _, verb := lexicon.VerbOf(t.At(i)); verb && i > 1 && lexicon.Plays(t.At(i-1), lexicon.PersonPronoun) && lexicon.Plays(t.At(i-2), lexicon.Joint) {
		return nil // what they do is a clause of its own
	}
	for n := 0; n < mostTail; n++ {
		tok := t.r.toks[i+n]
		if t.At(i+n) == "it" && t.r.hurting[i+n] {
			break // nothing deals damage to itself by that word
		}
		if n > 0 && (t.At(i+n-1) == "it" || lexicon.Phrase(lexicon.AtOnce, func(k int) string { return t.At(i + n + k) }) > 0) {
			break
		}
		if tok.Text == "'s" || lexicon.Plays(tok.Text, lexicon.Denies) && tok.Text != "can't" || t.At(i+n) == "" || tok.Kind == lex.PunctToken || tok.Capital() && !(manaWord(tok.Text) && i+n > 0 && in(t.At(i+n-1), "pay paid pays paying")) || t.r.markedAt(i+n) || lexicon.Plays(tok.Text, lexicon.ClauseEnd) && !(n == 0 && in(tok.Text, "as with") || tok.Text == "after" && t.At(i+n+1) == "this") || tok.Kind == lex.WordToken && (t.standsFor(i+n) || in(tok.Text, "my your his her their that which who") || thirdPerson(tok.Text)) {
			break
		}
		list = append(list, chart.Word{Cat: t.c.Tail, Val: strings.ToLower(t.r.raw(i, i+n+1)), Len: n + 1})
	}
	return list
}
