package paragraph

import (
	"slices"
	"strings"

	"apnap/engine"
	"apnap/engine/lang/lexicon"
	"apnap/engine/lang/tree"
	"apnap/engine/oracle/lex"
)

// Whether is a question that a ruling answers in a word or two: about what becomes of one player or of one
// thing, about an effect, or about who chooses.
type Whether struct {
	// Words are the question as it stands in the paragraph.
	Words string
	// Is is what it asks for.
	Is Asked
	// Player is whom it is asked of, by name; Thing and Owner say of what, as the flags call it,
	// and whose. Owner is empty where nobody says.
	Player, Thing, Owner string `json:",omitempty"`
	// Zone is where the thing would go.
	Zone engine.Zone `json:",omitempty"`
	// Counter is a kind of counter, and Token what tokens are called, empty for any.
	Counter string `json:",omitempty"`
	Token   string `json:",omitempty"`
	// Amount is how many or how much is asked for, engine.Unset for any, and Unit what it counts where
	// only a number is claimed.
	Amount int
	Unit   string `json:",omitempty"`
	// Unsure says that what is there has triggered abilities of which nobody knows when they trigger, so that
	// it is never certain that it does not happen.
	Unsure bool `json:",omitempty"`
	// Possible says that it is asked whether it can be so.
	Possible bool `json:",omitempty"`
	// Claims are what is claimed to be so, of a question for who is right, or for why.
	Claims []Claim `json:",omitempty"`
}

// Asked is what a question with a yes or a no for an answer asks for.
type Asked uint8

// What is asked for.
const (
	Dies              Asked = iota + 1 // it is put into a graveyard from the battlefield
	Survives                           // it does not die
	Goes                               // it is put into a zone
	Enters                             // it enters
	EntersTapped                       // so
	EntersUntapped                     // so
	Draws                              // the player draws cards
	Mills                              // so
	Discards                           // so
	GainsLife                          // so
	LosesLife                          // so
	TakesDamage                        // the player or thing is dealt damage
	GetsTokens                         // the player creates tokens
	GetsCounters                       // the player or thing gets counters
	Triggers                           // an ability of the thing triggers
	MayCommand                         // whose commander it is may put it into the command zone
	Loses                              // the player loses the game
	Wins                               // so
	Prevented                          // damage is prevented
	AllPrevented                       // all of it
	ComesTo                            // what happens comes to so much
	PaysLife                           // the player pays life
	MayPay                             // so may
	MustPay                            // so must
	MayUse                             // what the thing lets its player do can be done
	Applies                            // an effect of the thing is applied, of the only one where it is not named
	AppliesOrTriggers                  // so, of what somebody says triggers
	AllApply                           // each of several effects is applied
	TriggersOften                      // how often an ability of the thing triggers
	Chooses                            // the player chooses
	WhoChooses                         // who does
	OrderMatters                       // what is chosen changes the end
	Responds                           // a player can respond
	UsesStack                          // what changes the event triggers or uses the stack
	WhoIsRight                         // which of the claims are so
	Why                                // because of what effects the one claim is so
)

// askedWhether are the questions of a paragraph that a yes or a no answers.
func (r *reader) askedWhether() []Whether {
	var list []Whether
	asked := r.everythingAsked()
	slices.SortFunc(asked, func(a, b piece) int { return a.from - b.from })
	for _, p := range asked {
		if w, ok := r.whetherIn(p); ok {
			w.Unsure = r.unwatched(&w)
			w.Words = r.raw(p.from, min(p.to, len(r.toks)-1))
			list = append(list, w)
		}
	}
	return list
}

// whetherIn is what a stretch of the text asks for that a yes or a no answers.
func (r *reader) whetherIn(p piece) (Whether, bool) {
	kept, err := r.save(), r.err
	w, ok := r.whether(p)
	r.restore(kept)
	r.err = err
	return w, ok
}

// unwatched reports whether something on the battlefield, or what is asked about where that may trigger, has triggered
// abilities that are not understood, and the question is one for what they may do.
func (r *reader) unwatched(w *Whether) bool {
	return slices.ContainsFunc(r.things, func(t thing) bool {
		if t.card == nil || t.card.Unwatched == 0 {
			return false
		}
		switch w.Is {
		case Loses, Wins, Dies, Survives:
			return w.Player != ""
		case Triggers, TriggersOften:
			return t.name == w.Thing
		}
		return false
	})
}

// whether reads a question that begins with its verb, "does it die", "is Memnite exiled", or has words of
// its own: "who picks", "am I right".
func (r *reader) whether(p piece) (w Whether, ok bool) {
	to := p.to
	for to > p.from && (r.isStop(to-1) || lexicon.Plays(r.toks[to-1].Text, lexicon.AnswerTail)) {
		to--
	}
	r.i, r.end, r.asking, r.subjects, r.named = p.from, to, true, nil, nil
	defer func() { r.asking = false }()
	for _, read := range [...]func(to int) (Whether, bool){r.asksOutright, r.asksChoice, r.asksLeave, r.asksWhy, r.asksOften, r.asksPrevented, r.asksApply} {
		r.i, r.end = p.from, to
		if w, ok := read(to); ok {
			return w, true
		}
		r.err = nil
	}
	r.i, r.end = p.from, to
	return r.asksPlainly(to)
}

// asksPlainly reads a question for what happens to or with one player or thing.
func (r *reader) asksPlainly(to int) (w Whether, ok bool) {
	switch {
	case r.done() || slices.ContainsFunc(r.toks[r.i:to], turnsRound):
		return w, false // one of two, or whether it is not so
	case r.roleAt(r.i, to, lexicon.MayAsk) > 0 && slices.ContainsFunc(r.toks[r.i:to], func(t lex.Token) bool { return t.Text == "command" }):
		return Whether{Is: MayCommand, Amount: engine.Unset}, true
	case r.says(lexicon.CanWord):
		w, ok = r.whetherDoes(to)
		w.Possible = true
		return w, ok
	case r.says(lexicon.AsksDoing):
		return r.whetherDoes(to)
	case r.says(lexicon.AsksBeing):
		return r.whetherIs(to)
	}
	return r.claimed(to)
}

// turnsRound reports whether a word in a question makes it one for one of two, or whether something
// is not so.
func turnsRound(t lex.Token) bool {
	return t.Text == "or" || t.Text == "and" || lexicon.Plays(t.Text, lexicon.Denies)
}

// whetherDoes reads who would do what behind "does".
func (r *reader) whetherDoes(to int) (Whether, bool) {
	from := r.i
	if w, ok := r.getsDone(to); ok {
		return w, true
	}
	for _, reading := range r.statementsAt(from) {
		c := reading.Val.(*tree.Clause)
		if reading.End > to || !r.endsAt(reading.End) || c.Verb == nil || c.Verb.Passive || len(c.Subject) != 1 {
			continue
		}
		tried := r.save()
		t := &claim{Clause: c, from: from, who: nobody}
		r.named, r.acting, r.certain = nil, nobody, false
		w, ok := Whether{Amount: engine.Unset}, r.subjectOf(t) && len(t.others) == 0
		if ok {
			w, ok = r.asksOfClause(t, w)
			ok = ok && (w.Is != Enters || reading.End == to) // how it enters is asked, not whether
		}
		if ok {
			return w, true
		}
		r.err = nil
		r.restore(tried)
	}
	return Whether{}, false
}

// getsDone reads what would be done to what: "does it get exiled".
func (r *reader) getsDone(to int) (Whether, bool) {
	kept := r.save()
	w := Whether{Amount: engine.Unset}
	n, ok := r.nounHere()
	if ok && r.ofNoun(&w, &n, false) && w.Thing != "" && r.says(lexicon.GetsDone) && r.i == to-1 {
		if w, ok := r.whetherDone(w); ok && w.Is == Goes {
			return w, true
		}
	}
	r.err = nil
	r.restore(kept)
	return w, false
}

// of names whom or what a question is about; it is false for several.
func (r *reader) of(w *Whether, t *claim) bool {
	if t.who != nobody {
		w.Player = r.name(t.who)
		return len(t.things) == 0
	}
	return len(t.things) == 1 && r.ofNoun(w, &t.things[0], t.Verb.Plain == "trigger")
}

// ofNoun names what a question is about: one thing to which something happens, or one that may trigger
// where that is asked.
func (r *reader) ofNoun(w *Whether, n *noun, mayTrigger bool) bool {
	if n.who != nobody {
		w.Player = r.name(n.who)
		return true
	}
	found := r.matching(n)
	if points := r.pointing(n); points && !mayTrigger && len(found) == 1 && !r.isNamed(found[0]) {
		found = r.metNow() // what nothing happens to is not what is asked about
	} else if points && mayTrigger && len(found) == 1 && !r.isNamed(found[0]) && r.severalTrigger() {
		return false
	}
	if n.many > 1 || n.plural || len(found) != 1 || r.things[found[0]].many > 1 {
		return false
	}
	t := &r.things[found[0]]
	if t.card != nil && isSpell(t.card) || !r.happensTo(t) && !(mayTrigger && len(cardTriggers(t)) > 0) {
		return false // what becomes of a spell, or of what nothing happened to, is not told for certain
	}
	w.Thing = t.name
	if t.owner != nobody {
		w.Owner = r.name(t.owner)
	}
	return true
}

// pointing reports whether a noun only points to what was spoken of: "it".
func (r *reader) pointing(n *noun) bool { return lexicon.Plays(r.toks[n.from].Text, lexicon.AnyEffect) }

// severalTrigger reports whether more than one thing has an ability that triggers.
func (r *reader) severalTrigger() bool {
	n := 0
	for i := range r.things {
		if len(cardTriggers(&r.things[i])) > 0 {
			n++
		}
	}
	return n > 1
}

// metNow are the things on which what happens acts: those that it names, spells left out; else the one creature
// where it is of all of them.
func (r *reader) metNow() []int {
	var list []int
	for i := range r.things {
		if t := &r.things[i]; (t.card == nil || !isSpell(t.card)) && r.isNamed(i) {
			list = append(list, i)
		}
	}
	if len(list) == 0 && r.meetsEveryone() {
		return r.onlyCreature()
	}
	return list
}

// isNamed reports whether what happens names a thing.
func (r *reader) isNamed(i int) bool {
	return slices.ContainsFunc(r.events, func(l line) bool { return strings.Contains(l.text, r.things[i].name) })
}

// happensTo reports whether what was told names a thing, or it is there, where it can be looked at.
func (r *reader) happensTo(t *thing) bool {
	return t.on && (t.flag || t.fact) || slices.ContainsFunc(r.events, func(l line) bool {
		return strings.Contains(l.text, t.name) || t.on && ofEveryone(l)
	})
}

// cardTriggers are the triggered abilities of a thing, as far as they are read.
func cardTriggers(t *thing) []engine.Effect {
	if t.card == nil {
		return nil
	}
	return t.card.Triggers
}

// asksOfClause is what a clause asks of its subject.
func (r *reader) asksOfClause(t *claim, w Whether) (Whether, bool) {
	if lexicon.Plays(t.Subject[0].Ref, lexicon.MineWord) || !r.of(&w, t) {
		return w, false
	}
	w, ok := r.asksOfSubject(t, w)
	return w, ok && !(w.Is == GetsCounters && w.Player != "" && w.Counter != poisonUnit && lexicon.Plays(t.Subject[0].Ref, lexicon.Gendered)) // who gets those may be a creature
}

// asksOfSubject is what a clause asks of whom or what it is about.
func (r *reader) asksOfSubject(t *claim, w Whether) (Whether, bool) {
	verb, args := t.Verb.Plain, t.Args
	if w.Player != "" && (len(args) == 0 || len(args) == 1 && r.plays(&args[0], lexicon.TheGame)) {
		return asksOfPlayer(verb, w)
	}
	if w.Thing != "" && len(args) == 0 {
		switch verb {
		case "trigger":
			w.Is = Triggers
		case "enter":
			w.Is = Enters
		default:
			w.asksFate(verb)
		}
		return w, w.Is != 0
	}
	if len(args) == 2 && verb == "end" && r.toks[args[0].Span[0]].Text == "up" {
		args = args[1:]
	}
	if len(args) != 1 {
		return w, false
	}
	switch a := &args[0]; {
	case w.Thing != "" && a.Place != nil && lexicon.Plays(verb, lexicon.ComesTo):
		return r.asksPlace(a.Place, w)
	case a.Words != "":
		return asksWords(verb, a.Words, w)
	case a.Prep == "" && a.Amount() != nil && !a.Amount().None && a.Amount().N > 0:
		if w.Amount = a.Amount().N; a.Amount().Unit == "" && lexicon.Plays(verb, lexicon.GetsVerb) {
			w.Is = ComesTo
			return w, true
		}
		return asksAmount(verb, a.Amount().Unit, a.Amount().Key, w)
	case a.Prep == "" && len(a.Of) == 1:
		return asksThings(verb, a.Of[0], w)
	}
	return w, false
}

// asksFate asks for whether somebody or something dies, where a verb says so.
func (w *Whether) asksFate(verb string) {
	switch verb {
	case "die":
		w.Is = Dies
	case "survive", "live":
		w.Is = Survives
	}
}

// asksOfPlayer asks for what a player does, in a verb alone.
func asksOfPlayer(verb string, w Whether) (Whether, bool) {
	switch w.asksFate(verb); verb {
	case "lose":
		w.Is = Loses
	case "win":
		w.Is = Wins
	case "draw":
		w.Is = Draws
	case "mill":
		w.Is = Mills
	case "discard":
		w.Is = Discards
	}
	return w, w.Is != 0
}

// asksWords asks for what is no noun: "lose life", "take any damage", "enter tapped".
func asksWords(verb, words string, w Whether) (Whether, bool) {
	for _, in := range [...]string{"in ", "into play "} {
		if how, ok := strings.CutPrefix(words, in); ok && verb == "come" { // "come in tapped"
			verb, words = "enter", how
		}
	}
	switch last := words[strings.LastIndexByte(words, ' ')+1:]; {
	case w.Thing != "" && verb == "enter" && words == "tapped":
		w.Is = EntersTapped
	case w.Thing != "" && verb == "enter" && words == "untapped":
		w.Is = EntersUntapped
	case (last == "counter" || last == "counters") && w.Thing != "" && verb == "enter":
		w.Is = GetsCounters
	case words == poisonUnit+" counters":
		return asksAmount(verb, poisonUnit, "", w)
	case strings.Count(words, " ") > 1 || strings.Contains(words, " ") && !lexicon.Plays(words[:strings.IndexByte(words, ' ')], lexicon.AnySuch):
	case last == "counter" || last == "counters":
		return asksAmount(verb, countersUnit, "", w)
	case w.Player != "" && (last == "token" || last == "tokens") && lexicon.Plays(verb, lexicon.GetsVerb):
		w.Is = GetsTokens
	case last == "life" || last == "cards":
		return asksAmount(verb, last, "", w)
	case last == "damage" || last == "dmg":
		return asksAmount(verb, damageUnit, "", w)
	}
	return w, w.Is != 0
}

// asksThings asks for cards or tokens that are told like things: "a card", "two Zombies".
func asksThings(verb string, p *tree.Phrase, w Whether) (Whether, bool) {
	if p.Whose != nil || p.Name != nil || p.Ref != "" || len(p.Mods) == 0 {
		return w, false
	}
	if w.Amount = p.Count; p.Count == 0 {
		w.Amount = engine.Unset
	}
	if w.Player != "" && lexicon.Plays(verb, lexicon.GetsVerb) && tokenKind(p, &w) {
		return w, true
	}
	switch m := &p.Mods[0]; {
	case len(p.Mods) == 1 && m.Slot == tree.Kind && m.Key == "card" && !m.Neg:
		return asksAmount(verb, cardsUnit, "", w)
	case w.Player != "" && lexicon.Plays(verb, lexicon.GetsVerb) && len(p.Mods) == 1 && m.Slot == tree.Kind && m.Key == "token" && !m.Neg:
		w.Is = GetsTokens
	}
	return w, w.Is != 0
}

// tokenKind reads what tokens are called that somebody gets: "a Zombie", "two Zombie tokens".
func tokenKind(p *tree.Phrase, w *Whether) bool {
	const token = "token"
	m := &p.Mods[0]
	if m.Slot != tree.Subtype || m.Neg || len(p.Mods) > 2 || len(p.Mods) == 2 && (p.Mods[1].Key != token || p.Mods[1].Neg) {
		return false
	}
	w.Is, w.Token = GetsTokens, m.Key
	return true
}

// asksPlace asks whether a thing goes to a place.
func (r *reader) asksPlace(at *tree.Place, w Whether) (Whether, bool) {
	for z := range engine.Stack {
		if z > engine.Battlefield && z.String() == at.Zone {
			w.Is, w.Zone = Goes, z
		}
	}
	return w, w.Is != 0
}

// asksAmount asks whether so much of something is drawn, taken, gained or got.
func asksAmount(verb, unit, kind string, w Whether) (Whether, bool) {
	if w.Counter = kind; lexicon.Plays(verb, lexicon.GetsVerb) {
		switch unit {
		case poisonUnit:
			w.Is, w.Counter = GetsCounters, unit
		case "counters":
			w.Is = GetsCounters
		}
		return w, w.Is != 0
	}
	if does := verb + " " + unit; w.Player != "" {
		switch does {
		case "draw cards", "draw ":
			w.Is = Draws
		case "mill cards", "mill ":
			w.Is = Mills
		case "discard cards":
			w.Is = Discards
		case "gain life", "gain ":
			w.Is = GainsLife
		case "lose life", "lose ":
			w.Is = LosesLife
		}
	}
	if verb == "take" && (unit == damageUnit || unit == "") {
		w.Is = TakesDamage
	}
	return w, w.Is != 0
}

// The units of amounts, as the grammar calls them.
const (
	damageUnit   = "damage"
	cardsUnit    = "cards"
	countersUnit = "counters"
	poisonUnit   = "poison"
	lifeUnit     = "life"
)

// whetherIs reads what would be done to what behind "is".
func (r *reader) whetherIs(to int) (w Whether, ok bool) {
	w.Amount = engine.Unset
	if who, ok := r.player(); ok && r.i == to-1 && r.peek().Text == isDead {
		w.Player, w.Is = r.name(who), Dies
		return w, true
	}
	r.err = nil
	n, ok := r.nounHere()
	if !ok || !r.ofNoun(&w, &n, false) || w.Thing == "" || r.i != to-1 {
		return w, false
	}
	return r.whetherDone(w)
}

// isDead is what somebody or something is that has died.
const isDead = "dead"

// whetherDone reads what would have been done to a thing.
func (r *reader) whetherDone(w Whether) (Whether, bool) {
	switch r.peek().Text {
	case "exiled":
		w.Is, w.Zone = Goes, engine.Exile
	case isDead:
		w.Is = Dies
	case "tapped":
		w.Is = EntersTapped
	case "untapped":
		w.Is = EntersUntapped
	}
	return w, w.Is != 0
}

// met are the things of a list to which something happens in what was told, the whole list where
// that is none of them.
func (r *reader) met(list []int) []int {
	var met []int
	for _, i := range list {
		if slices.ContainsFunc(r.events, func(l line) bool {
			return strings.Contains(l.text, r.things[i].name) && !strings.HasPrefix(l.text, r.called(i)+" deals")
		}) {
			met = append(met, i)
		}
	}
	if len(met) == 0 {
		return list
	}
	return met
}
