package paragraph

import (
	"slices"
	"strings"
	"unicode"

	"apnap/engine"
	"apnap/engine/explore"
	"apnap/engine/lang/lexicon"
	"apnap/engine/lang/tree"
	"apnap/engine/oracle"
	"apnap/engine/oracle/inenglish"
	"apnap/engine/oracle/lex"
	"apnap/engine/oracle/shape"
	"apnap/engine/say"
)

// finish checks what the questions name, reads the event that one asks about where
// nothing else happens, and tries the whole.
func (r *reader) finish() (*Reading, *lex.Error) {
	if i := r.stillTextless(); i >= 0 {
		return nil, r.refuse("not_understood", 0, len(r.toks)-1, say.New("What does \"%s\" say? Quote it.", r.things[i].name))
	}
	for _, p := range r.pending {
		if len(r.events) == 0 && !r.askedEvent(p) && r.err != nil {
			return nil, r.err
		}
	}
	if len(r.events) == 0 && !r.asksDredge() && !r.interaction() && r.err != nil {
		return nil, r.err
	}
	if len(r.events) > 0 && !r.drawnToDredge() {
		return nil, r.err
	}
	r.placeInteracting()
	r.ownFlags()
	for _, p := range r.pending {
		if !r.placeAskedAbout(p) {
			return nil, r.err
		}
		if err := r.unknownIn(p); err != nil {
			return nil, err
		}
		if r.asked == NoTopic {
			r.asked = topicOf(r.raw(p.from, p.to))
		}
	}
	if len(r.events) == 0 {
		err := r.refuse("not_understood", 0, len(r.toks)-1, say.New("I find nothing that happens in this question; say what happens, in a sentence of its own."))
		err.Eventless = true
		return nil, err
	}
	if !r.askedSpent() {
		return nil, r.err
	}
	if err := r.blockedByNothing(); err != nil {
		return nil, err
	}
	undivided, err := r.undivided()
	if err != nil {
		return nil, err
	}
	if !r.sayFighting() {
		return nil, r.err
	}
	if !r.askedFate() {
		return nil, r.err
	}
	if err := r.skipsDraw(); err != nil {
		return nil, err
	}
	for _, open := range []func() *lex.Error{r.firstWhere, r.fromRevealedHand, r.discardUnsaid, r.restrictedAttack, r.compleatedFor} {
		if err := open(); err != nil {
			return nil, err
		}
	}
	if err := r.namedAside(); err != nil {
		return nil, err
	}
	if err := r.askedOfUnknown(); err != nil {
		return nil, err
	}
	if err := r.kickable(); err != nil {
		return nil, err
	}
	r.sayPhase()
	r.sayAttackersTurn()
	r.unseat()
	r.fillTable()
	if !r.unused() {
		return nil, r.err
	}
	out := &Reading{Players: r.turnOrder(), Effects: texts(r.effects), Facts: texts(r.facts), Events: texts(r.events), LeftAside: r.aside, Wanted: r.wanted, Asked: r.asked, Edition: r.edition, Supposed: r.supposed, Undivided: undivided, Whether: r.askedWhether()}
	if s := r.speaker(); s != nobody {
		out.Asker = r.seats[s].name
	}
	if err := r.check(out); err != nil {
		return out, err
	}
	if err := r.powerWanted(out); err != nil {
		return out, err
	}
	if err := r.carryTriggers(out); err != nil {
		return out, err
	}
	if err := r.uncountedTable(out); err != nil {
		return out, err
	}
	return out, r.askedNothing(out)
}

// namedAside refuses words that were left aside although a card's name begins with them: nothing named is silently
// nothing.
func (r *reader) namedAside() *lex.Error {
	for _, words := range r.aside {
		list := strings.Fields(words)
		if len(list) < 2 || len(list) > longestCard || !slices.ContainsFunc(list, func(w string) bool { return !lexicon.Known(strings.ToLower(w)) }) || len(r.cards.ShortFor(strings.ToLower(words))) == 0 {
			continue
		}
		if at := strings.Index(r.text, words); at >= 0 {
			from, to := r.tokenAt(at), r.tokenAt(at+len(words))
			return r.unread(from, to, words)
		}
	}
	return nil
}

// askedOfUnknown refuses a question about a card that nobody knows.
func (r *reader) askedOfUnknown() *lex.Error {
	for _, p := range r.sentences() {
		from, to, unknown := r.namesUnknown(p)
		if !unknown || !p.asks || r.cards.cards == nil {
			continue
		}
		words := r.raw(from, to)
		err := lex.UnknownCard(words, words, r.cards.candidates(words))
		err.Where, err.Text, err.Span = "question", r.text, r.span(from, to)
		return err
	}
	return nil
}

// skipsDraw refuses the draw of a turn whose draw step an effect would have skipped: whether
// it is, is another question than what becomes of the draw.
func (r *reader) skipsDraw() *lex.Error {
	for _, ev := range r.events {
		who, does := r.doingOf(ev.text)
		if does.verb != "draw" || !strings.Contains(ev.text, "for the turn") {
			continue
		}
		for i := range r.things {
			t := &r.things[i]
			if t.card == nil || !t.flag || t.owner == nobody || r.name(t.owner) != who {
				continue
			}
			if saysOne(t.card, skipsDrawStep) {
				return r.refuse("not_understood", r.tokenAt(ev.span[0]), r.tokenAt(ev.span[1]), say.New("%s has that draw step skipped; ask what happens as the draw step begins, with resolve.", t.name))
			}
		}
	}
	return nil
}

// tokenAt is the token that begins at a byte of the text, or the next.
func (r *reader) tokenAt(at int) int {
	for i, t := range r.toks {
		if t.Start >= at {
			return i
		}
	}
	return len(r.toks) - 1
}

// unseat takes away whoever only talks, without a name and without a part in what is told,
// where there are two players besides.
func (r *reader) unseat() {
	for _, l := range r.events {
		for w := range strings.FieldsSeq(l.text) {
			if in(w, "each all every players opponents") {
				return // everybody who sits there counts
			}
		}
	}
	for i := len(r.seats) - 1; i >= 0 && len(r.seats) > 2; i-- {
		s := &r.seats[i]
		if !s.speaker && !s.unnamed || s.name != "you" && !s.unnamed || r.tellsOf(s.name) {
			continue
		}
		r.leaveSeat(i)
	}
}

// leaveSeat takes a seat away, and has what is known of those behind it go on being known of them.
func (r *reader) leaveSeat(at int) {
	r.seats = slices.Delete(r.seats, at, at+1)
	moved := func(who int) int {
		switch {
		case who == at:
			return nobody
		case who > at:
			return who - 1
		}
		return who
	}
	for _, who := range []*int{&r.subject, &r.acting, &r.lastPlayer, &r.lastActing, &r.assailant, &r.turnOf} {
		*who = moved(*who)
	}
	for i := range r.heard {
		r.heard[i] = moved(r.heard[i])
	}
	r.heard = slices.DeleteFunc(r.heard, func(who int) bool { return who == nobody })
	for i := range r.things {
		r.things[i].owner = moved(r.things[i].owner)
	}
}

// tellsOf reports whether anything that was read speaks of a player.
func (r *reader) tellsOf(name string) bool {
	for _, l := range slices.Concat(r.effects, r.facts, r.events) {
		for w := range strings.FieldsFuncSeq(l.text, func(c rune) bool { return !unicode.IsLetter(c) }) {
			if oracle.SameName(w, name) || name == "you" && in(w, "your You Your") {
				return true
			}
		}
		if strings.Contains(name, " ") && strings.Contains(l.text, name) {
			return true
		}
	}
	return false
}

// sayPhase tells the phase in which a sorcery is cast, where nothing else says when things happen.
func (r *reader) sayPhase() {
	turn := slices.IndexFunc(r.facts, func(l line) bool {
		return r.main.text != "" && l.text == strings.Replace(r.main.text, "main phase", "turn", 1)
	})
	if turn >= 0 {
		r.facts[turn] = r.main // a sorcery is cast in a main phase of its player's turn
		return
	}
	const step, notIn = " step", "it is not "
	told := func(l line) bool { return strings.HasPrefix(l.text, "it is ") }
	when := func(l line) bool { return strings.Contains(l.text, "turn") || strings.Contains(l.text, step) }
	if strings.HasPrefix(r.main.text, notIn) { // in whose turn that is decides nothing
		told = func(l line) bool { return strings.HasPrefix(l.text, "it is ") && !strings.HasSuffix(l.text, " turn") }
		when = func(l line) bool { return strings.Contains(l.text, step) }
	}
	if r.main.text == "" || slices.ContainsFunc(r.facts, told) || slices.ContainsFunc(r.events, when) {
		return
	}
	r.facts = append(r.facts, r.main)
}

// sayAttackersTurn tells whose turn it is where somebody attacks, an effect speaks of turns and
// nobody says.
func (r *reader) sayAttackersTurn() {
	if r.assailant == nobody || slices.ContainsFunc(r.facts, func(l line) bool { return strings.HasPrefix(l.text, "it is ") }) {
		return
	}
	for i := range r.things {
		t := &r.things[i]
		if t.card != nil && t.flag && saysOne(t.card, speaksOfTurns) {
			r.facts = append(r.facts, line{text: "it is " + r.own(r.assailant) + " turn"})
			return
		}
	}
}

// speaksOfTurns reports whether an effect works on somebody's turn only, or not then.
func speaksOfTurns(says string) bool {
	return strings.Contains(says, "your turn") || strings.Contains(says, "'s turn") || strings.Contains(says, "their turn")
}

// unused names as left aside what was named and brings no effect, of which no fact
// tells, and to which nothing happens. Where something happens to a creature without a name, it
// may be that creature.
func (r *reader) unused() bool {
	for i := range r.things {
		t := &r.things[i]
		told := func(l line) bool { return strings.Contains(strings.ToLower(l.text), strings.ToLower(t.name)) }
		if (t.card != nil || t.on && t.owner == nobody) && !t.flag && !t.fact && !slices.ContainsFunc(r.events, told) && !slices.ContainsFunc(r.facts, told) && !slices.ContainsFunc(r.effects, told) {
			if t.card == nil || t.card.Types&engine.Creature != 0 && (t.on && t.owner == nobody || slices.ContainsFunc(r.events, ofEveryone)) {
				return r.stop(r.meetsAny(0, len(r.toks)-1, t.name))
			}
			if k := r.withoutCard(); k != nobody && t.card.Types&engine.Creature != 0 {
				return r.stop(r.refuse("not_understood", 0, len(r.toks)-1, say.New("I can't tell what \"%s\" has to do with %s.", t.card.Name, r.called(k))))
			}
			r.aside = append(r.aside, t.card.Name)
		}
	}
	return true
}

// meetsAny refuses what is there without anybody's being said to control it.
func (r *reader) meetsAny(from, to int, called string) *lex.Error {
	return r.refuse("not_understood", from, to, say.New("I can't tell whether what happens meets \"%s\"; say where it is and whose.", called))
}

// ofEveryone reports whether an event is of all things of a kind.
func ofEveryone(l line) bool {
	const each, all = " each ", " all "
	return strings.Contains(l.text, each) || strings.Contains(l.text, all)
}

// withoutCard is the first thing without a card to which something happens, nobody for none.
func (r *reader) withoutCard() int {
	return slices.IndexFunc(r.things, func(t thing) bool {
		return t.card == nil && slices.ContainsFunc(r.events, func(l line) bool { return strings.Contains(l.text, t.name) })
	})
}

// askedEvent reads the event inside what is asked: "does Steam Vents enter tapped?"
func (r *reader) askedEvent(p piece) bool {
	for i := p.from; i < p.to; i++ {
		if !lexicon.Plays(r.toks[i].Text, lexicon.AsksDoing) {
			continue
		}
		if r.askedAct(i+1, p.to) || r.err != nil {
			return r.err == nil
		}
		kept := r.save()
		r.i, r.end = i+1, p.to
		n, ok := r.nounHere()
		if ok && n.card != nil && !isSpell(n.card) && r.says(lexicon.EntersAsked) && r.harmless() {
			if n.owner == nobody {
				n.owner = r.speaker()
			}
			r.i = r.end
			if r.entersSo(&claim{Clause: &tree.Clause{Verb: &tree.Verb{Plain: "enter"}, Span: tree.Span{i, p.to}}, from: i, who: nobody}, &n, nil) {
				r.end = kept.end
				return true
			}
		}
		if ok && n.card != nil && isSpell(n.card) && (n.detail.on != nil && !r.bringsMore(r.i, p.to) || r.says(lexicon.MakesAsked) && r.done()) {
			if n.owner == nobody && len(r.seats) == 1 {
				n.owner = 0
			}
			if r.i = p.to; n.owner != nobody && r.spellDoes(&n, targets{amount: engine.Unset, x: engine.Unset}, n.owner, i) {
				r.end = kept.end
				return true
			}
		}
		err := r.err
		r.restore(kept)
		if r.err = nil; err != nil && err.Code == "ambiguous" {
			r.err = err
			return false
		}
	}
	return false
}

// bringsMore reports whether tokens of a question name a card or a size, or begin a condition.
func (r *reader) bringsMore(from, to int) bool {
	return slices.ContainsFunc(r.toks[from:to], func(t lex.Token) bool {
		return t.Kind == lex.PTToken || lexicon.Plays(t.Text, lexicon.Premise) || lexicon.Plays(t.Text, lexicon.SaysMore)
	}) || r.marksWithin(from, to)
}

// askedAct reads what a question asks about as something that happens: "does Wrath of God kill my
// Bear?", "how many cards do I draw off Divination?"
func (r *reader) askedAct(from, to int) bool {
	kept := r.save()
	r.i, r.end = from, to
	for _, reading := range r.statementsAt(from) {
		c := reading.Val.(*tree.Clause)
		if reading.End > to || !r.endsAt(reading.End) || c.Verb == nil || len(c.Subject) != 1 || c.Verb.Plain == "be" {
			continue
		}
		tried := r.save()
		t := &claim{Clause: c, from: from, who: nobody}
		r.named, r.acting, r.certain = nil, nobody, false
		if r.subjectOf(t) && (len(t.things) == 1 && r.spellAsked(t) || t.who != nobody && r.drawAsked(t)) {
			r.i, r.end = kept.i, kept.end
			return true
		}
		if r.err != nil && r.err.Code == "ambiguous" {
			r.restore(kept)
			return false
		}
		r.err = nil
		r.restore(tried)
	}
	r.restore(kept)
	return false
}

// spellAsked makes the events of a spell of which a question asks what it does, and to what.
func (r *reader) spellAsked(t *claim) bool {
	n := &t.things[0]
	if n.card == nil || !isSpell(n.card) {
		return false
	}
	to := targets{amount: engine.Unset, x: engine.Unset}
	if lexicon.Plays(t.Verb.Plain, lexicon.Suffers) && len(t.Args) > 0 { // "does Glimpse mill my opponent"
		on, _, ok := r.objectOf(t)
		if !ok || on.who == nobody || len(t.Args) > 1 {
			return false
		}
		to.list = []noun{on}
		if n.owner == nobody {
			n.owner = r.against(on.who, t.from)
		}
		return n.owner != nobody && r.spellDoes(n, to, n.owner, t.from)
	}
	if v := t.Verb.Word; lexicon.Plays(v, lexicon.HarmVerb) || lexicon.Plays(v, lexicon.HitVerb) || lexicon.Plays(t.Verb.Plain, lexicon.ThingInstruction) {
		on, rest, ok := r.objectOf(t)
		if !ok || len(rest) > 0 || on.who != nobody {
			return false
		}
		if n.owner == nobody && on.owner != nobody {
			n.owner = r.otherThan(on.owner)
		}
		if n.card.Does != nil && strings.Contains(strings.ToLower(inenglish.Effect(n.card.Does, nil)), "target") {
			to.list = []noun{on}
		} else if !r.place(&on, nobody, "") {
			return false
		}
	}
	if n.owner == nobody {
		n.owner = r.speaker()
	}
	return n.owner != nobody && r.spellDoes(n, to, n.owner, t.from)
}

// drawAsked makes the events of what a question asks about a player's draw: that of the turn, or
// those of a spell.
func (r *reader) drawAsked(t *claim) bool {
	if t.Verb.Plain != "draw" || len(t.Args) == 0 {
		return false
	}
	for i := range t.Args {
		a := &t.Args[i]
		if a.Words != "" && r.plays(a, lexicon.ForTheTurn) || a.Place != nil && in(a.Place.Zone, "turn draw-step") {
			continue
		}
		spell, rest, ok := r.agent(t.Args, "from off with via by")
		if !ok || len(rest) > 0 || spell.card == nil || !isSpell(spell.card) {
			return false
		}
		spell.owner = t.who
		return r.spellDoes(&spell, targets{amount: engine.Unset, x: engine.Unset}, t.who, t.from)
	}
	return r.addEvent(r.name(t.who)+" "+r.verb(t.who, "draw")+" a card for the turn", t.from, t.Span[1])
}

// harmless reports whether what is left of a question about something that enters
// says nothing of how it does.
func (r *reader) harmless() bool {
	r.says(lexicon.HowItEnters)
	if last := r.toks[max(r.i, r.end-1)].Text; isCount(r.peek()) && in(last, "counter counters") {
		r.i = r.end // so many are asked about
	}
	r.eat("then", "now")
	return r.done()
}

// unknownIn refuses a question that names a card of which nothing else is said.
func (r *reader) unknownIn(p piece) *lex.Error {
	for i := p.from; i < p.to; i++ {
		m, ok := r.marks[i]
		if !ok && i > p.from && r.unknownAt(i) {
			to := i + 1
			for to < p.to && r.toks[to].Capital() && !r.markedAt(to) {
				to++
			}
			err := r.unknownCard(i, to, r.cards.candidates(r.raw(i, to)))
			err.Unread = true
			return err
		}
		if !ok {
			continue
		}
		called := strings.ToLower(r.raw(i, i+m.length))
		known := slices.ContainsFunc(r.things, func(t thing) bool {
			return t.card != nil && (t.card.Name == m.card.Name || m.length == 1 && slices.Contains(strings.Fields(strings.ToLower(strings.ReplaceAll(t.card.Name, ",", ""))), called))
		})
		if !known {
			err := r.refuse("not_understood", i, i+m.length, say.New("The question asks about %s, but nothing says whose it is or what it does here.", m.card.Name))
			err.Eventless = len(r.events) == 0
			return err
		}
	}
	return nil
}

// unknownAt reports whether a word stands at a token that is written as a name is and that nobody knows: no player, and in the name of
// nothing that was told of.
func (r *reader) unknownAt(i int) bool {
	t := r.toks[i]
	if t.Kind != lex.WordToken || !t.Capital() || t.Raw == strings.ToUpper(t.Raw) || r.inName(i) || r.seatOf(t.Raw) != nobody || lexicon.Known(t.Text) || isSubtype(t.Text) {
		return false
	}
	return !slices.ContainsFunc(r.things, func(known thing) bool {
		return strings.Contains(strings.ToLower(known.name+" "+known.words), base(t.Text)) || known.card != nil && strings.Contains(strings.ToLower(known.card.Name), base(t.Text))
	}) && !slices.ContainsFunc(slices.Concat(r.effects, r.facts, r.events), func(l line) bool { return strings.Contains(strings.ToLower(l.text), base(t.Text)) })
}

// nothingToRule reports whether a question has no effect at all, and nothing that
// triggers on what happens in it.
func nothingToRule(sc *engine.Scenario) bool {
	if slices.ContainsFunc(sc.Effects, func(i engine.Instance) bool { return i.Effect.Kind != engine.Triggered }) {
		return false
	}
	end, err := explore.Resolve(sc, nil)
	if err != nil || end.Outcome == nil {
		return true
	}
	impossible := slices.ContainsFunc(end.Outcome.Facts, func(f engine.Fact) bool { return f.Nothing })
	return !impossible && len(end.Outcome.Triggers) == 0
}

// check tries the whole question. A refusal is told with the words of the paragraph
// that the part was read from.
func (r *reader) check(out *Reading) *lex.Error {
	read, err := r.cards.read(out.Resolve(r.q.Edition))
	if err == nil {
		if r.tellCasts(read.Scenario) || r.tellSpent(read.Scenario) || r.tellValues(read.Scenario) {
			out.Effects, out.Facts, out.Events = texts(r.effects), texts(r.facts), texts(r.events)
			return r.check(out)
		}
		if nothingToRule(read.Scenario) {
			return r.refuse("out_of_scope", 0, len(r.toks)-1, say.New("I find no replacement or prevention effect in this question, so there is nothing to rule on."))
		}
		return nil
	}
	at := line{span: [2]int{0, len(r.text)}}
	for _, list := range [][]line{r.effects, r.facts, r.events} {
		for _, l := range list {
			if l.text == err.Text && l.span[1] > 0 {
				at = l
			}
		}
	}
	told := &lex.Error{Code: err.Code, Where: "question", Text: r.text, Span: at.span, Says: err.Says, Hint: err.Hint, Readings: err.Readings, Candidates: err.Candidates}
	if err.Code == "ambiguous" {
		switch err.Where {
		case "effect":
			told.Readings = r.owners(at, err.Readings)
		case "event":
			r.insteadInEvent(told, at, err)
		}
	}
	if err.Code == "ambiguous" && len(told.Readings) == 0 && err.Where == "effect" && !strings.Contains(err.Text, ": ") {
		r.whoseReadings(told, err.Text)
	}
	return told
}

// owners puts readings that only say whose an effect is, as flags do, into words that can
// stand where the paragraph names it.
func (r *reader) owners(at line, readings []lex.Meaning) []lex.Meaning {
	out := slices.Clone(readings)
	for i := range out {
		for _, name := range r.names() {
			if strings.HasPrefix(out[i].Text, name+": ") {
				out[i].Text = r.mineOr(name) + " " + r.text[at.span[0]:at.span[1]]
			}
		}
	}
	return out
}

// insteadInEvent puts readings that say what words of an event can mean in place of those words
// where the paragraph has them. Where it only points to what they name, nothing is known that could
// stand there.
func (r *reader) insteadInEvent(told *lex.Error, at line, err *lex.Error) {
	before, called, behind := err.Text[:err.Span[0]], err.Text[err.Span[0]:err.Span[1]], err.Text[err.Span[1]:]
	told.Readings = nil
	for i, last := r.tokenAt(at.span[0]), r.tokenAt(at.span[1]); i <= last; i++ {
		m, named := r.marks[i]
		if !named || !strings.EqualFold(m.card.Name, called) {
			continue
		}
		told.Span = r.span(i, i+m.length)
		for _, meant := range err.Readings {
			instead, is := strings.CutPrefix(meant.Text, before)
			instead, ends := strings.CutSuffix(instead, behind)
			if !is || !ends {
				continue
			}
			for _, name := range r.names() {
				for _, own := range []string{possessive(name), "the " + possessive(name)} {
					if thing, owns := strings.CutPrefix(instead, own+" "); owns {
						instead = r.mineOr(name) + " " + thing
					}
				}
			}
			told.Readings = append(told.Readings, lex.Meaning{Says: meant.Says, Text: instead})
		}
		return
	}
}

// mineOr is the possessive of a player as it stands in a paragraph.
func (r *reader) mineOr(name string) string {
	switch name {
	case "you":
		return "my"
	case "opponent":
		return "my opponent's"
	}
	return possessive(name)
}

// whoseReadings offers every player as the controller of an effect.
func (r *reader) whoseReadings(err *lex.Error, card string) {
	for _, name := range r.names() {
		whose := say.New("%s controls %s", shape.PlayerName(name), card)
		if name == "you" {
			whose = say.New("I control %s", card)
		}
		err.Readings = append(err.Readings, lex.Meaning{Says: whose, Text: whose.String()})
	}
}

// skipsDrawStep reports whether an effect is one that has a draw step skipped.
func skipsDrawStep(says string) bool {
	const skip, step = "skip", "draw step"
	return strings.Contains(says, skip) && strings.Contains(says, step)
}
