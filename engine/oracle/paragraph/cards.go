package paragraph

import (
	"slices"
	"strings"
	"unicode"

	"apnap/engine"
	"apnap/engine/lang/chart"
	"apnap/engine/lang/lexicon"
	"apnap/engine/oracle"
	"apnap/engine/oracle/inenglish"
	"apnap/engine/oracle/lex"
	"apnap/engine/oracle/notation"
	"apnap/engine/say"
)

// index is the card index with what was already asked of it.
type index struct {
	cards     oracle.Cards
	found     map[string]*oracle.Card          // what Lookup has found, nil for nothing
	close     map[string][]string              // the names close to one that is not there
	short     map[string][]string              // the names that words are short for
	begun     map[string]bool                  // whether names begin with words
	spells    map[string]*oracle.Card          // the spells that words are the names of, or forms of them; nil for none
	asked     map[string]*readAlong            // what came of the questions that were read along
	abilities map[[3]string][]oracle.Ability   // what texts were read as, by name and type line
	texts     map[string]*reader               // texts whose words and names were found
	kept      int                              // how long those are together
	wholes    map[string]wholeRead             // what came of paragraphs
	own       map[*oracle.Card]map[string]bool // the words by which cards say what they are and do
	room      *chart.Chart                     // the clauses of a sentence that is read, nil for none
}

func newIndex(cards oracle.Cards) *index {
	return &index{cards: cards, found: map[string]*oracle.Card{}, close: map[string][]string{}, short: map[string][]string{}, begun: map[string]bool{}, spells: map[string]*oracle.Card{}, asked: map[string]*readAlong{}, abilities: map[[3]string][]oracle.Ability{},
		texts: map[string]*reader{}, wholes: map[string]wholeRead{}, own: map[*oracle.Card]map[string]bool{}}
}

// source is the index for questions that are read along with the paragraph, nil where there
// is none.
func (x *index) source() oracle.Cards {
	if x.cards == nil {
		return nil
	}
	return x
}

// Lookup implements [oracle.Cards].
func (x *index) Lookup(name string) (oracle.Card, bool) {
	if found := x.look(name); found != nil {
		return *found, true
	}
	return oracle.Card{}, false
}

// look is the card of a name, whatever its punctuation; nil if there is none.
func (x *index) look(name string) *oracle.Card {
	found, asked := x.found[name]
	if asked {
		return found
	}
	if c, ok := x.cards.Lookup(name); ok {
		kept := c
		found = &kept
	}
	x.found[name] = found
	return found
}

// Candidates implements [oracle.Cards].
func (x *index) Candidates(name string) []string {
	if found, asked := x.close[name]; asked {
		return found
	}
	return x.cards.Candidates(name)
}

// Begins implements [oracle.Cards].
func (x *index) Begins(words string) bool {
	if x.cards == nil {
		return false
	}
	begins, asked := x.begun[words]
	if !asked {
		begins = x.cards.Begins(words)
		x.begun[words] = begins
	}
	return begins
}

// ShortFor implements [oracle.Cards].
func (x *index) ShortFor(words string) []string {
	if x.cards == nil {
		return nil
	}
	return sought(x.short, words, x.cards.ShortFor)
}

// sought is what the index has of a name, asked once, and of few names.
func sought(known map[string][]string, name string, ask func(string) []string) []string {
	found, asked := known[name]
	if !asked && len(known) < mostSought {
		found = ask(name)
		known[name] = found
	}
	return found
}

// mostSought bounds the names whose neighbours are sought, for each takes a walk through
// the whole index; a paragraph with more of them is not one of this game's.
const mostSought = 60

// candidates are the names close to one that is not there.
func (x *index) candidates(name string) []string {
	if x.cards == nil {
		return nil
	}
	return sought(x.close, name, x.cards.Candidates)
}

// find is the card of a name, nil if there is none.
func (x *index) find(name string) *oracle.Card {
	if x.cards == nil {
		return nil
	}
	if found := x.look(name); found != nil && samePunctuation(name, found.Name) {
		return found
	}
	return nil
}

// samePunctuation reports whether every mark that could end a clause stands in
// the card's name too: "Fire. Ice" is not Fire // Ice.
func samePunctuation(written, name string) bool {
	if strings.Contains(name, "_") && !strings.Contains(written, "_") {
		return false // a blank in a name is written, so that "Goblin" is not "_____ Goblin"
	}
	for _, r := range written {
		if !strings.ContainsRune(".,:;!?()\"&+/\n", r) {
			continue
		}
		at := strings.IndexRune(name, r)
		if at < 0 {
			return false
		}
		name = name[at+1:]
	}
	return true
}

// able reports whether a card has a replacement, prevention or can't ability that is
// there by itself: an ability that has to be activated or to trigger is not.
func able(c *oracle.Card) bool {
	return len(c.Makes) > 0 && !isSpell(c) || slices.ContainsFunc(c.Effects, func(a oracle.Ability) bool { return a.Scope != "other" && (!a.Created || isSpell(c)) })
}

// worksOnBattlefield reports whether a permanent has such an ability that is about other things
// and works while it is on the battlefield.
func worksOnBattlefield(c *oracle.Card) bool {
	return !isSpell(c) && slices.ContainsFunc(c.Effects, func(a oracle.Ability) bool {
		return a.Scope != "other" && !a.Created && slices.ContainsFunc(a.Effects, func(e engine.Effect) bool {
			return e.FromZone == engine.AnyZone && !engine.AboutItself(&e)
		})
	})
}

// activated reports whether a card has such an ability that has to be activated, or to
// trigger.
func activated(c *oracle.Card) bool {
	return !isSpell(c) && slices.ContainsFunc(c.Effects, func(a oracle.Ability) bool { return a.Scope != "other" && a.Created })
}

// standing are the words of the abilities that are there by themselves, in the
// standard words; "" where the card has no others.
func standing(c *oracle.Card) (string, bool) {
	if !activated(c) {
		return "", true
	}
	var says, written []string
	for _, a := range c.Effects {
		if a.Scope == "other" || a.Created {
			continue
		}
		if a.Err != nil || a.Text == "" {
			return "", false
		}
		says = append(says, inWords(&a))
		for i := range a.Effects {
			written = append(written, notation.Of(&a.Effects[i]))
		}
	}
	text := strings.Join(says, " ")
	return text, slices.Equal(written, notationOf(c, text))
}

// inWords are the words of an ability that read as that ability; dredge, which alone works
// from a graveyard, has a word of its own for it.
func inWords(a *oracle.Ability) string {
	if len(a.Effects) == 1 && a.Effects[0].FromZone == engine.Graveyard && len(a.Effects[0].Do) == 1 && len(a.Effects[0].Do[0].Do) > 0 {
		if mill := a.Effects[0].Do[0].Do[0]; mill.Verb == engine.Mill && mill.Amount != nil {
			return "Dredge " + itoa(mill.Amount.N) + "."
		}
	}
	return a.Text
}

// notationOf is how words read as abilities of a card.
func notationOf(c *oracle.Card, text string) []string {
	var written []string
	for _, a := range oracle.ParseCard(c.Name, c.TypeLine, text) {
		for i := range a.Effects {
			written = append(written, notation.Of(&a.Effects[i]))
		}
	}
	return written
}

// saysOne reports whether the standard words of one of a card's effects are such.
func saysOne(c *oracle.Card, such func(says string) bool) bool {
	return hasOneSuch(c, func(e *engine.Effect) bool { return such(inenglish.Effect(e, nil)) })
}

// hasOneSuch reports whether one of a card's effects is such.
func hasOneSuch(c *oracle.Card, such func(*engine.Effect) bool) bool {
	return slices.ContainsFunc(c.Effects, func(a oracle.Ability) bool {
		return slices.ContainsFunc(a.Effects, func(e engine.Effect) bool { return such(&e) })
	})
}

// choosesPlayer reports whether a player is chosen as a card enters.
func choosesPlayer(c *oracle.Card) bool {
	const player, opponent = "player", "opponent"
	return hasOneSuch(c, func(e *engine.Effect) bool {
		return slices.ContainsFunc(e.Do, func(do engine.Change) bool {
			return do.Kind == engine.EnterChoose && (do.What == player || do.What == opponent)
		})
	})
}

// isSpell reports whether a card does something once and is gone.
func isSpell(c *oracle.Card) bool {
	return c.Types&(engine.Instant|engine.Sorcery) != 0 && c.Types&engine.PermanentTypes == 0
}

// mark is a card that the paragraph names.
type mark struct {
	card   *oracle.Card
	length int // tokens
	many   int // how many the name's plural says: 1, or 2 for "Doubling Seasons"
}

// longestCard bounds the tokens of a card's name.
const longestCard = 12

// markCards finds the cards that are named without doubt: names of two words
// and more, and single words with a capital letter inside a sentence.
func (r *reader) markCards() {
	r.marks = map[int]mark{}
	for i := 0; i < len(r.toks)-1; i++ {
		if m, ok := r.cardAt(i); ok && (m.length > 1 && !r.ordinary(i, m.length) || m.length == 1 && r.surely(i)) {
			r.marks[i] = m
			i += m.length - 1
		}
	}
	r.cite()
}

// surely reports whether a single word is written as a name.
func (r *reader) surely(i int) bool {
	t := r.toks[i]
	return t.Capital() && len(t.Raw) > 2 && !commonWord(t.Text) && (i > 0 && !stopSign(r.toks[i-1]) || !startWord(t.Text))
}

// ordinary reports whether the words of a name are written small and mean
// something else in these questions: "get out", "in response".
func (r *reader) ordinary(i, n int) bool {
	for k := i; k < i+n; k++ {
		if r.toks[k].Capital() || !commonWord(r.toks[k].Text) {
			return false
		}
	}
	return true
}

// cardAt is the longest name of a card that stands at a token; each token is looked
// at once.
func (r *reader) cardAt(i int) (mark, bool) {
	l := &r.looked[i]
	if !l.seen {
		*l = lookedAt{r.lookAt(i), true}
	}
	return l.mark, l.card != nil
}

// lookedAt is the card that stands at a token, nothing included, once it was looked for.
type lookedAt struct {
	mark
	seen bool
}

// rolledAt reports whether a die that somebody rolls stands at a token, "a six-sided die",
// which as a name would be a card's.
func (r *reader) rolledAt(i int) bool {
	if !strings.HasSuffix(r.toks[i].Text, "-sided") || r.toks[i].Capital() {
		return false
	}
	for k := i - 1; k >= max(0, i-2); k-- {
		if v, ok := lexicon.VerbOf(r.toks[k].Text); ok && v.Plain == "roll" {
			return true
		}
	}
	return false
}

// lookAt looks for the longest name of a card that stands at a token.
func (r *reader) lookAt(i int) mark {
	if k := r.toks[i].Kind; k == lex.PunctToken || k == lex.EndToken || r.toks[i].Text == "'s" {
		return mark{}
	}
	if r.rolledAt(i) {
		return mark{}
	}
	if m := r.besideAt(i); m.card != nil {
		return m
	}
	longest, nickname := r.longestAt(i), lexicon.LongestNickname(r.toks[i].Text)
	for n := min(max(longest, nickname), len(r.toks)-1-i); n > 0; n-- {
		last := r.toks[i+n-1]
		if last.Kind == lex.PunctToken && last.Text != "!" || last.Text == "'s" || n > 1 && r.toks[i+n-1].Text == "and" {
			continue
		}
		name := r.raw(i, i+n)
		if n == 1 && !r.toks[i].Capital() && (keywordWord(r.toks[i].Text) || lexicon.Plays(r.toks[i].Text, lexicon.Denies)) {
			continue
		}
		if n == 1 && r.meansToken(i) {
			continue
		}
		if n <= longest {
			if c := r.cards.find(name); c != nil && !(n > 1 && r.personBefore(i)) && !r.oneOfLegend(c, name) {
				return mark{c, n, 1}
			}
			if c := r.plural(name); c != nil {
				return mark{c, n, 2}
			}
		}
		if n > 1 && n <= nickname {
			if c := r.nicknamed(name); c != nil {
				return mark{c, n, 1}
			}
		}
	}
	return mark{}
}

// meansToken reports whether a word that names what only tokens are means such a token, and no card of that name: "a Blood token".
func (r *reader) meansToken(i int) bool {
	if !alwaysToken(r.toks[i].Text) {
		return false
	}
	return lexicon.Plays(r.toks[i+1].Text, lexicon.TokenNoun) || i > 0 && (lexicon.Plays(r.toks[i-1].Text, lexicon.Article) || r.toks[i-1].Kind == lex.NumberToken)
}

// longestAt is how many tokens the name of a card that stands at a token can have at most: as far
// as names begin so, perhaps with one of the words in the plural.
func (r *reader) longestAt(i int) int {
	end := len(r.toks) - 1 - i
	plain, singular := true, []string(nil)
	n := 0
	for ; n < min(longestCard, end) && (plain || len(singular) > 0); n++ {
		t := r.toks[i+n]
		upTo := r.text[r.toks[i].Start:t.End]
		if n > 0 {
			word := r.text[r.toks[i+n-1].End:t.End]
			kept := singular[:0]
			for _, begun := range singular {
				if begun += word; r.cards.Begins(begun) {
					kept = append(kept, begun)
				}
			}
			singular = kept
		}
		if one, ok := strings.CutSuffix(upTo, "s"); ok && plain && r.cards.Begins(one) {
			singular = append(singular, one)
		}
		plain = plain && r.cards.Begins(upTo)
	}
	return n
}

// personBefore reports whether a pronoun or article that belongs to no name
// stands at the token.
func (r *reader) personBefore(i int) bool {
	switch r.toks[i].Raw {
	case "i", "my", "a", "his", "their":
		return true
	}
	return false
}

// plural is the card of which a name speaks in the plural: "Doubling Seasons",
// "Furnaces of Rath".
func (r *reader) plural(name string) *oracle.Card {
	words := strings.Fields(name)
	if len(words) < 2 {
		return nil
	}
	for i, w := range words {
		stem, ok := strings.CutSuffix(w, "s")
		if !ok || len(stem) < 4 || strings.HasSuffix(stem, "'") || strings.HasSuffix(stem, "’") {
			continue
		}
		if i != len(words)-1 && !(i+1 < len(words) && words[i+1] == "of") {
			continue
		}
		if c := r.cards.find(strings.Join(slices.Concat(words[:i], []string{stem}, words[i+1:]), " ")); c != nil {
			return c
		}
	}
	return nil
}

// card reads
//
//	Card = name of the index | short form of a card named elsewhere in the paragraph | short form that one card alone has .
//
// A single word in small letters is taken for a card only where nothing else
// could stand, as asked by the caller.
func (r *reader) card(small bool) (mark, bool) {
	if m, ok := r.marks[r.i]; ok && r.i+m.length <= r.end {
		r.i += m.length
		return m, true
	}
	t := r.peek()
	if t.Kind != lex.WordToken && t.Kind != lex.NumberToken {
		return mark{}, false
	}
	if m, ok := r.cardAt(r.i); ok && r.i+m.length <= r.end && (m.length > 1 && !r.ordinary(r.i, m.length) || t.Capital() && !commonWord(t.Text) || small && !commonWord(t.Text)) {
		r.i += m.length
		return m, true
	}
	return r.shortForm(small)
}

// shortForm reads the short form of a card: of one the paragraph names in full,
// or of the one card that it can mean.
func (r *reader) shortForm(small bool) (mark, bool) {
	for n := min(3, r.end-r.i); n > 0; n-- {
		if r.toks[r.i+n-1].Kind != lex.WordToken || n == 1 && commonWord(r.peek().Text) {
			continue
		}
		if c := r.namedElsewhere(r.i, n); c != nil {
			r.i += n
			return mark{c, n, 1}, true
		}
	}
	t := r.peek()
	if t.Kind != lex.WordToken || commonWord(t.Text) || !t.Capital() && !small {
		return mark{}, false
	}
	for _, c := range []*oracle.Card{r.nicknamed(t.Text), r.initials(t.Raw)} {
		if c != nil {
			r.i++
			return mark{c, 1, 1}, true
		}
	}
	if t.Capital() || len(t.Text) > 4 && !gameWord(t.Text) {
		return r.onlyMeant(t.Capital())
	}
	return mark{}, false
}

// cited is a card that the paragraph names, where first, and whether again.
type cited struct {
	card  *oracle.Card
	name  string // of the card, in small letters
	at    int
	again bool
}

// cite lists the cards that are marked.
func (r *reader) cite() {
	seen := map[string]int{}
	for at := range r.toks {
		m, marked := r.marks[at]
		if !marked {
			continue
		}
		if i, known := seen[m.card.Name]; known {
			r.cited[i].again = true
			continue
		}
		seen[m.card.Name] = len(r.cited)
		r.cited = append(r.cited, cited{card: m.card, name: strings.ToLower(m.card.Name), at: at})
	}
}

// namedElsewhere is the one card that the paragraph names in full and that the
// words shorten: its first words, its last, or its initials.
func (r *reader) namedElsewhere(from, n int) *oracle.Card {
	key := [2]int{from, n}
	if found, sought := r.short[key]; sought {
		return found
	}
	words := strings.ToLower(r.raw(from, from+n))
	var found *oracle.Card
	for _, c := range r.cited {
		if !c.again && c.at == from || !shortens(words, c.name) {
			continue
		}
		if found != nil {
			found = nil
			break
		}
		found = c.card
	}
	r.short[key] = found
	return found
}

// shortens reports whether words are the beginning, the end or the initials of
// a name.
func shortens(words, name string) bool {
	if len(words) < 3 || words == name {
		return false
	}
	if rest, begins := strings.CutPrefix(name, words); begins && (rest[0] == ' ' || rest[0] == ',') {
		return true
	}
	if before, ends := strings.CutSuffix(name, words); ends && strings.HasSuffix(before, " ") {
		return true
	}
	if rest, begins := strings.CutPrefix(strings.ReplaceAll(name, "'s", "s"), words); begins && strings.HasPrefix(rest, " ") {
		return true
	}
	return abbreviates(words, name)
}

// abbreviates reports whether letters are those that the words of a name in small letters begin with, hyphens parting them too.
func abbreviates(letters, name string) bool {
	for w := range strings.FieldsFuncSeq(name, func(c rune) bool { return !unicode.IsLetter(c) && c != '\'' }) {
		if letters == "" || w[0] != letters[0] {
			return false
		}
		letters = letters[1:]
	}
	return letters == ""
}

// initials is the one card with a replacement, prevention or can't effect that initials
// mean: "RIP". They are written large, or begin no other card's name.
func (r *reader) initials(word string) *oracle.Card {
	if len(word) < 3 || len(word) > 6 || word != strings.ToUpper(word) && word != strings.ToLower(word) {
		return nil
	}
	var found *oracle.Card
	for _, name := range r.cards.ShortFor(word) {
		c := r.cards.find(name)
		if c == nil || !isInitials(strings.ToLower(word), name) || !able(c) {
			continue
		}
		if found != nil {
			return nil
		}
		found = c
	}
	return found
}

// isInitials reports whether letters are those that the words of a name begin with,
// all of them.
func isInitials(letters, name string) bool {
	words := strings.Fields(strings.ToLower(name))
	if len(words) != len(letters) {
		return false
	}
	for i, w := range words {
		if w[0] != letters[i] {
			return false
		}
	}
	return true
}

// onlyMeant reads a short form that the index has for one card alone; one for
// several is ambiguous. Of a word in small letters only legends are thought.
func (r *reader) onlyMeant(capital bool) (mark, bool) {
	if r.isPersonAt(r.i) || isSubtype(r.peek().Raw) {
		return mark{}, false
	}
	n := 1
	for capital && r.i+n < r.end && r.ahead(n).Kind == lex.WordToken && r.ahead(n).Capital() && n < 4 {
		n++
	}
	for r.i+n+1 < r.end && in(r.ahead(n).Text, "of the") && (r.ahead(n+1).Capital() || in(r.ahead(n+1).Text, "the")) {
		for n += 2; r.i+n < r.end && r.ahead(n).Kind == lex.WordToken && r.ahead(n).Capital(); n++ {
		}
	}
	words := strings.ToLower(r.raw(r.i, r.i+n))
	meant := r.begunBy(words, capital)
	ending := r.endedBy(words, capital)
	if one := r.ofOneLegend(words, meant); one != "" {
		meant, ending = []string{one}, nil
	}
	if len(ending) == 0 && len(meant) == 1 && len(words) > 3 {
		told := n > 1 && strings.HasPrefix(strings.ToLower(meant[0]), words+" of ") // "Gray Merchant"
		if c := r.cards.find(meant[0]); c == nil || c.Types&engine.Legendary == 0 && !told {
			return mark{}, false // what only begins like it may be another card
		}
	}
	if meant = slices.Concat(ending, meant); len(meant) == 1 && (len(ending) == 0 || r.epithet(words, meant[0])) {
		if c := r.cards.find(meant[0]); c != nil {
			r.i += n
			return mark{c, n, 1}, true
		}
	}
	if len(meant) > 0 {
		err := r.refuse("ambiguous", r.i, r.i+n, say.New("\"%s\" may be %s; say which.", r.raw(r.i, r.i+n), lex.Offer(meant)))
		for _, c := range meant {
			err.Readings = append(err.Readings, lex.Meaning{Says: say.Text(c), Text: c})
		}
		r.stop(err)
	}
	return mark{}, false
}

// begunBy are the names that words begin, of those in small letters the legends'.
func (r *reader) begunBy(words string, capital bool) (names []string) {
	for _, name := range r.cards.ShortFor(words) {
		if l := strings.ToLower(name); (strings.HasPrefix(l, words+" ") || strings.HasPrefix(l, words+",")) && (capital || r.legend(name)) {
			names = append(names, name)
		}
	}
	return names
}

// endedBy are the names that words with a capital end, of permanents with an effect on other things: those are asked about here.
func (r *reader) endedBy(words string, capital bool) (names []string) {
	for _, name := range r.cards.ShortFor(words) {
		if c := r.cards.find(name); capital && c != nil && strings.HasSuffix(strings.ToLower(name), " "+words) && worksOnBattlefield(c) {
			names = append(names, name)
		}
	}
	return names
}

// epithet reports whether words are all that stands behind the comma of a name: "Mayhem Dominus".
func (r *reader) epithet(words, name string) bool {
	return strings.Contains(words, spaceMark) && strings.HasSuffix(strings.ToLower(name), ", "+words)
}

// oneOfLegend reports whether a card without an effect is a legend whose whole name other cards of that legend begin with, as
// people shorten theirs: "Vorinclex". A single other without an effect either is no reason to ask.
func (r *reader) oneOfLegend(c *oracle.Card, words string) bool {
	if c.Types&engine.Legendary == 0 || able(c) || strings.Contains(c.Name, ",") {
		return false
	}
	others := 0
	for _, name := range r.cards.ShortFor(strings.ToLower(words)) {
		if !strings.HasPrefix(strings.ToLower(name), strings.ToLower(words)+",") || !r.legend(name) {
			continue
		}
		if others++; others > 1 || able(r.cards.find(name)) {
			return true
		}
	}
	return false
}

// ofOneLegend is the one card with a replacement, prevention or can't effect among several of one legend, whose name alone stands there;
// "" where not one alone has such: as with initials, that is the one that people ask about here.
func (r *reader) ofOneLegend(words string, meant []string) (found string) {
	for _, name := range meant {
		c := r.cards.find(name)
		switch {
		case c == nil, !strings.HasPrefix(strings.ToLower(name), words+","), c.Types&engine.Legendary == 0:
			return ""
		case !slices.ContainsFunc(c.Effects, func(a oracle.Ability) bool { return a.Scope != "other" && !a.Created }):
		case found != "":
			return ""
		default:
			found = name
		}
	}
	return found
}

// legend reports whether a card is legendary.
func (r *reader) legend(name string) bool {
	c := r.cards.find(name)
	return c != nil && c.Types&engine.Legendary != 0
}

// nicknamed is the card that words mean to everybody who plays, nil for none.
func (r *reader) nicknamed(words string) *oracle.Card {
	name := lexicon.Nickname(strings.ToLower(words))
	if name == "" {
		return nil
	}
	return r.cards.find(name)
}
