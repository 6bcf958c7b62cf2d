package paragraph

import (
	"cmp"
	"slices"
	"strings"

	"apnap/engine/lang/lexicon"
	"apnap/engine/oracle"
	"apnap/engine/oracle/lex"
	"apnap/engine/say"
)

// outline is what a refused paragraph comes to by no more than its cards, its players, its numbers and the one event that a
// word of it names: the permanents are put on the battlefield, and of the events that the words may mean the likeliest is taken in
// which each card does something. It is only ever a reading to confirm, in which all words that nothing took up are shown.
type outline struct {
	*gist
	parties [2]party
	named   []mention
	// facts are sentences of what there is besides the cards on the battlefield.
	facts []string
	// totals are what the players have of life and cards.
	totals []total
	// shielding are the creatures of which one of them tells of a shield.
	shielding []string
	tries     int
}

// candidate is what a paragraph may tell that happens.
type candidate struct {
	says  string
	spans [][2]int
	// steps are the mentions of spells and abilities that happen besides it.
	steps []int
	// with are the cards that it happens with.
	with []*oracle.Card
	// preset is set where its number is none that is told.
	preset bool
	// sure is set where all that takes part is told, so that an effect named may do nothing.
	sure bool
	// alone is set where an effect named may do nothing whoever has it, as long as that is the same.
	alone bool
	// loose is set where its event may be what a spell or an ability that is named does.
	loose bool
	// guessed is set where nobody says who takes part in it, or whose a part of it is.
	guessed bool
	// weight is how much of it the words say.
	weight int
	clause gistClause
	// answered is set where all that it is told of is what a question that a yes or a no answers is about.
	answered bool
	// beside are the events of other clauses that happen as well.
	beside []step
}

// mostOutlined bounds how many cards an outline may have, mostOpen of how many nobody may say whose they are, and mostTries how
// many readings are tried.
const (
	mostOutlined = 6
	mostOpen     = 3
	mostTries    = 60
)

// outlineOf is the likeliest reading that a refused paragraph makes by its cards and one event.
func outlineOf(q Question, cards *index) (*Reading, bool) {
	o := &outline{gist: &gist{reader: newReader(q, cards), cards: cards}}
	if o.findPeople(q) != nil || o.beyond(true) || len(o.toks) > mostGist {
		return nil, false
	}
	o.markShort()
	o.unmark()
	o.used = make([]bool, len(o.toks))
	o.clauses = o.cut()
	o.believe()
	if o.unseat(); !o.seatParties() {
		return nil, false
	}
	if o.mentions(); len(o.named) == 0 || len(o.named) > mostOutlined || o.onlyBelieved() {
		return nil, false
	}
	o.tellFacts()
	o.tellShields()
	o.tellTurns()
	o.tellTotals()
	list := o.joined(o.candidates())
	for _, allowed := range [...]func(*candidate) bool{
		func(*candidate) bool { return true },
		func(c *candidate) bool { c.sure = o.sure(c); return c.sure },
		func(c *candidate) bool { c.alone = o.standsAlone(c); c.sure = c.alone; return c.alone },
	} {
		for _, c := range list {
			if !allowed(&c) {
				continue
			}
			if read, ok := o.with(&c); ok {
				return read, true
			}
		}
	}
	return nil, false
}

// candidates are what the words of the paragraph may tell that happens, the likeliest first.
func (o *outline) candidates() (list []candidate) {
	const told, asked, believed = 4, 2, 1
	for _, c := range o.clauses {
		if !slices.Contains(o.used[c.from:c.to], false) {
			continue // it is a fact
		}
		weight := told
		switch {
		case c.believed:
			weight = believed
		case c.asks:
			weight = asked
		}
		for _, one := range o.inClause(c) {
			one.weight, one.clause = one.weight+weight, c
			list = append(list, one)
		}
	}
	list = append(list, o.tapsForMana()...)
	slices.SortStableFunc(list, func(a, b candidate) int { return cmp.Compare(b.weight, a.weight) })
	return list
}

// with is the reading in which a candidate happens on the board that the other cards make.
func (o *outline) with(c *candidate) (*Reading, bool) {
	board, names, ok := o.boardFor(c)
	if !ok || len(names) == 0 && !c.sure && !o.meetsShield(c) || o.leaves(c) {
		return nil, false
	}
	open := kept(board, func(k int) bool { return o.named[k].who == nobodys })
	if len(open)+len(o.openTotals()) > mostOpen || c.loose && slices.ContainsFunc(c.steps, func(k int) bool { return !makesEffect(o.named[k].card) }) {
		return nil, false
	}
	ways, ok := o.waysOf(c.steps)
	if !ok {
		return nil, false
	}
	for _, way := range ways {
		if read, ok := o.inWay(c, way, board, open, names); ok {
			return read, true
		}
	}
	return nil, false
}

// inWay is the reading in which what else happens does so in one way, where nothing is left over that counts.
func (o *outline) inWay(c *candidate, way []step, board, open []int, names []string) (*Reading, bool) {
	const most, mostSure = 4, 2
	before := slices.Clone(o.used)
	o.usesUp(c, way)
	left := o.tellingLeft()
	if left <= most && (!c.sure || left <= mostSure) && !(c.alone && o.saysMore()) && !o.leavesDecisive() {
		if read, ok := o.whoever(c, way, board, open, names); ok {
			read.Left, read.LeftAside, read.Wanted = o.leftOver(), append(read.LeftAside, o.words(true)...), o.words(false)
			return read, true
		}
	}
	o.used = before
	return nil, false
}

// whoever is the likeliest reading of those in which either player has the cards of which nobody says whose they are.
func (o *outline) whoever(c *candidate, way []step, board, open []int, names []string) (*Reading, bool) {
	s, totals := &suppose{cards: o.cards}, o.openTotals()
	all := 1 << (len(open) + len(totals))
	for sides := range all {
		if o.tries++; o.tries > mostTries {
			return nil, false
		}
		var says []string
		for _, k := range board {
			who := o.named[k].who
			if at := slices.Index(open, k); at >= 0 {
				who = sides >> at & 1
			}
			says = append(says, o.puts(&o.named[k], who))
		}
		says = slices.Concat(says, o.attachments(board), o.facts, o.totalsFor(totals, sides>>len(open)))
		for _, told := range o.inOrders(c, way, says) {
			meant := o.q
			meant.Text = told()
			if meant.Text != "" && s.try(meant, []Taken{{Words: strings.TrimSpace(o.q.Text), For: meant.Text}}, names, false) {
				break
			}
		}
		if len(s.found) == 0 && c.clause.asks && all == 1 {
			o.asAnswered(s, strings.Join(append(says, o.inOrder(c, way, false)...), " "), names)
			c.answered = len(s.found) > 0
		}
	}
	if c.alone && len(s.found) < all {
		return nil, false
	}
	read, ok := s.likeliest(o.q)
	if !ok || len(read.Left) > 0 || !c.alone && !c.answered && !(&cover{q: o.q, cards: o.cards}).meets(read) {
		return nil, false
	}
	return o.andAsked(read), true
}

// asAnswered keeps the reading of a text in which cards do nothing that have to, where the paragraph asks of each of them what a no answers.
func (o *outline) asAnswered(s *suppose, told string, names []string) {
	q := o.q
	q.Text = told
	read, no := readWhole(q, o.cards)
	if no != nil {
		return
	}
	read.Taken = []Taken{{Words: strings.TrimSpace(o.q.Text), For: told}}
	read = o.andAsked(read)
	end, ok := endsOf(read.Resolve(o.q.Edition), o.cards)
	if !ok || len(names) == 0 {
		return
	}
	for _, name := range names {
		if !slices.ContainsFunc(read.Whether, func(w Whether) bool { return strings.HasSuffix(w.Thing, name) }) {
			return
		}
	}
	s.found, s.ends = append(s.found, read), append(s.ends, end)
}

// andAsked is a reading with what the paragraph asks behind it, where the reader takes that and nothing else comes of it but what follows.
func (o *outline) andAsked(read *Reading) *Reading {
	q := o.q
	q.Text = read.Taken[0].For
	for _, words := range o.words(false) {
		q.Text += " " + say.Capital(words) + asking
	}
	more, no := readWhole(q, o.cards)
	if no != nil || !slices.Equal(more.Effects, read.Effects) || !slices.Equal(more.Facts, read.Facts) || len(more.Events) < len(read.Events) || !slices.Equal(more.Events[:len(read.Events)], read.Events) {
		return read
	}
	if slices.ContainsFunc(more.Events[len(read.Events):], func(says string) bool { return !strings.HasSuffix(says, dies) && !strings.HasSuffix(says, isTaken) }) {
		return read
	}
	if _, ok := endsOf(more.Resolve(q.Edition), o.cards); !ok {
		return read
	}
	more.Taken = read.Taken
	return more
}

// boardFor are the mentions that are put on the battlefield for a candidate, and the names of those that have to do something; ok
// is false where a spell that is named takes no part.
func (o *outline) boardFor(c *candidate) (board []int, names []string, ok bool) {
	c.steps = nil
	for k := range o.named {
		n := &o.named[k]
		switch {
		case slices.Contains(c.with, n.card):
			if n.odd {
				return nil, nil, false
			}
			if !c.sure && able(n.card) && aboutItself(n.card) {
				names = append(names, n.card.Name)
			}
			continue
		case n.told:
		case isSpell(n.card) && (o.asideOf(n) && !n.in(c.clause) || o.causeIn(n, c.clause)):
			continue
		case n.odd:
			return nil, nil, false
		case isSpell(n.card):
			c.steps = append(c.steps, k)
		case n.used:
			c.steps, board = append(c.steps, k), append(board, k)
		default:
			board = append(board, k)
		}
		if able(n.card) && (!c.sure || c.alone && aboutItself(n.card) && !isSpell(n.card)) {
			names = append(names, n.card.Name)
		}
	}
	return board, names, true
}

// usesUp marks the tokens that a candidate and the board take up, with the words by which somebody has a card.
func (o *outline) usesUp(c *candidate, way []step) {
	for _, s := range c.spans {
		o.use(s[0], s[1])
	}
	for _, one := range way {
		for _, s := range one.spans {
			o.use(s[0], s[1])
		}
	}
	for k := range o.named {
		for _, at := range o.named[k].at {
			o.use(at, at+o.marks[at].length)
		}
	}
	for i, t := range o.toks {
		if t.Kind == lex.PTToken && o.ownSize(t) {
			o.use(i, i+1) // as printed
		}
	}
	for i := len(o.toks) - 2; i >= 0; i-- {
		w := o.toks[i].Text
		if !o.used[i] && o.used[i+1] && (controlVerb(w) || o.seatOf(o.toks[i].Raw) >= 0 || lexicon.Plays(w, lexicon.Person) || lexicon.Plays(w, lexicon.OthersWord) || lexicon.Plays(w, lexicon.LittleWord) || lexicon.Plays(w, lexicon.CastVerb) || lexicon.Plays(w, lexicon.Joint)) {
			o.used[i] = true
		}
	}
	for i := 1; i < len(o.toks); i++ {
		if w := o.toks[i].Text; !o.used[i] && o.used[i-1] && (lexicon.Plays(w, lexicon.Somewhere) || lexicon.Plays(w, lexicon.LittleWord)) {
			o.used[i] = true
		}
	}
}

// sure reports whether a candidate is told outside of questions with who does it and whose all cards are.
func (o *outline) sure(c *candidate) bool {
	const told = 6
	return c.weight >= told && !c.clause.asks && !c.clause.believed && !slices.ContainsFunc(o.named, func(n mention) bool { return n.who == nobodys || n.in(c.clause) && !slices.Contains(c.with, n.card) })
}

// standsAlone reports whether a candidate says of a card that is named, or in words that are not preset, what happens.
func (o *outline) standsAlone(c *candidate) bool {
	const told = 3
	if c.weight < told || c.preset || c.guessed || c.clause.believed || len(c.with) == 0 {
		return false
	}
	return !slices.ContainsFunc(o.toks[c.clause.from:c.clause.to], func(t lex.Token) bool {
		return lexicon.Plays(t.Text, lexicon.BackWord) && !lexicon.Plays(t.Text, lexicon.Possessive) && !lexicon.Plays(t.Text, lexicon.Gendered)
	})
}

// asideOf reports whether only what is believed names a card.
func (o *outline) asideOf(n *mention) bool {
	return !slices.ContainsFunc(n.at, func(at int) bool {
		return !slices.ContainsFunc(o.clauses, func(c gistClause) bool { return c.believed && at >= c.from && at < c.to })
	})
}

// causeIn reports whether a clause names a card for why something happens: "discards Progenitus to Faithless Looting".
func (o *outline) causeIn(n *mention, c gistClause) bool {
	return slices.ContainsFunc(n.at, func(at int) bool {
		i := at - 1
		for i > c.from && (lexicon.Plays(o.toks[i].Text, lexicon.Possessive) || lexicon.Plays(o.toks[i].Text, lexicon.Article) || o.toks[i].Text == own) {
			i--
		}
		return at >= c.from && at < c.to && i >= c.from && lexicon.Plays(o.toks[i].Text, lexicon.Preposition)
	})
}

// own may stand between "my" and what is mine.
const own = "own"
