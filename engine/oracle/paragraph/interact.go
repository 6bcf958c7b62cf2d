package paragraph

import (
	_ "embed"
	"slices"
	"strings"

	"apnap/engine/lang/lexicon"
	"apnap/engine/oracle/lex"
	"apnap/engine/say"
)

// interaction makes the event of a question that names none and asks how effects get on with each
// other: the one that all of them watch. Of several sorts it is asked; ok is false where there is
// none.
func (r *reader) interaction() (ok bool) {
	asks := false
	for _, p := range r.pending {
		asks = asks || r.asksInteraction(p)
	}
	if !asks || !r.placeAsked() || len(r.effects) < 2 {
		return false
	}
	var found []string
	for _, sort := range r.examples() {
		if i := slices.IndexFunc(sort, r.allApply); i >= 0 {
			found = append(found, sort[i])
		}
	}
	switch len(found) {
	case 0:
		return false
	case 1:
		p := r.pending[0]
		r.supposed = found[0]
		if _, does := r.doingOf(found[0]); does.verb == "draw" {
			r.inMainPhase(p.from, p.to)
		}
		r.events = append(r.events, line{text: found[0], span: r.span(p.from, p.to)})
		return true
	}
	last := len(r.toks) - 1
	err := r.refuse("ambiguous", last, last, say.New("These effects watch several sorts of events; say what happens."))
	for _, event := range found {
		err.Readings = append(err.Readings, lex.Meaning{Says: say.Text(event), Text: " " + event + "."})
	}
	return r.stop(err)
}

// placeInteracting puts the permanents on the battlefield, under the speaker's control, of which a question asks how they get on
// with each other as something happens that is told, where each of them has to do with that.
func (r *reader) placeInteracting() {
	asks := func(p piece) bool {
		return r.unknownIn(p) != nil && (r.asksInteraction(p) || slices.ContainsFunc(r.toks[p.from:p.to], func(t lex.Token) bool { return lexicon.Plays(t.Text, lexicon.Interacts) }))
	}
	if len(r.events) == 0 || !slices.ContainsFunc(r.pending, asks) {
		return
	}
	kept, last := r.save(), r.events[len(r.events)-1].text
	if !r.placeAsked() || !r.allApply(last) {
		r.restore(kept)
		r.err = nil
	}
}

// asksInteraction reports whether a question only asks how things that it names get on with each
// other: it has a word for that, and else only names and little words.
func (r *reader) asksInteraction(p piece) bool {
	at, end := r.i, r.end
	defer func() { r.i, r.end = at, end }()
	r.i, r.end = p.from, p.to
	asks := false
	for !r.done() {
		if _, ok := r.card(false); ok {
			continue
		}
		r.err = nil
		w := r.peek().Text
		switch {
		case r.says(lexicon.Interacts):
			asks = true
		case lexicon.Plays(w, lexicon.LittleWord), interrogative(w), lexicon.Plays(w, lexicon.Adverb), lexicon.Plays(w, lexicon.BackWord), lexicon.Plays(w, lexicon.RollWord), lexicon.Plays(w, lexicon.NumberTalk), w == "each":
			r.i++
		default:
			return false
		}
	}
	return asks
}

// placeAsked puts the permanents that only the questions name on the battlefield; it is false where
// they name something else.
func (r *reader) placeAsked() bool {
	at, end := r.i, r.end
	defer func() { r.i, r.end = at, end }()
	for _, p := range r.pending {
		for r.i, r.end = p.from, p.to; !r.done(); {
			from := r.i
			m, ok := r.card(false)
			if r.err = nil; !ok {
				r.i++
				continue
			}
			if r.tellsOfCard(m.card) {
				continue
			}
			n := newNoun(from)
			n.card, n.owner, n.to = m.card, r.speaker(), r.i
			if isSpell(m.card) || !able(m.card) || n.owner == nobody || !r.place(&n, n.owner, "") {
				return false
			}
		}
	}
	return true
}

// allApply reports whether each effect of the question applies to an event, or stops it.
func (r *reader) allApply(event string) bool {
	q := r.soFar()
	q.Events = []string{event}
	if _, does := r.doingOf(event); does.verb == "draw" && !r.stepTold() {
		q.Facts = append(q.Facts, r.mainPhase())
	}
	met, _, ok := metIn(q, r.cards)
	for _, applies := range met {
		ok = ok && applies
	}
	return ok && len(met) > 1
}

// mainPhase is the moment of an event that is taken as an example: no draw step, of which effects
// on draws speak.
func (r *reader) mainPhase() string { return "it is " + possessive(r.turnOrder()[0]) + " main phase" }

// inMainPhase has an example happen in a main phase, unless the question tells in which step it is.
func (r *reader) inMainPhase(from, to int) {
	if !r.stepTold() {
		r.factFrom(r.mainPhase(), from, to)
	}
}

// stepTold reports whether a fact tells which step or phase it is, more than whose turn.
func (r *reader) stepTold() bool {
	const turn = "turn"
	return slices.ContainsFunc(r.facts, func(l line) bool {
		words := strings.Fields(l.text)
		for i := range words {
			s, n := lexicon.Longest(lexicon.Step, func(k int) string { return wordOf(words, i+k) })
			if n > 0 && i+n == len(words) && s.Key != turn {
				return true
			}
		}
		return false
	})
}

// wordOf is a word of a list, none behind its end.
func wordOf(words []string, i int) string {
	if i >= len(words) {
		return ""
	}
	return words[i]
}

//go:embed examples.txt
var exampleList string

// examples are simple events of each sort that effects watch.
func (r *reader) examples() (sorts [][]string) {
	names := r.names()
	me, other := names[0], names[1]
	if s := r.speaker(); s != nobody && len(r.seats) > 1 {
		me, other = r.name(s), r.name(r.otherThan(s))
	}
	named := strings.NewReplacer("<my>", possessive(me), "<I>", me, "<his>", possessive(other), "<he>", other)
	before := ""
	for line := range strings.Lines(exampleList) {
		sort, says, ok := strings.Cut(named.Replace(strings.TrimSpace(line)), ": ")
		if !ok || line[0] == '#' {
			continue
		}
		if sort != before {
			sorts, before = append(sorts, nil), sort
		}
		events := []string{says}
		if does, either := strings.CutPrefix(says, "* "); either {
			events = []string{said(me, does), said(other, does)}
		}
		last := len(sorts) - 1
		sorts[last] = append(sorts[last], events...)
	}
	return sorts
}

// said is a sentence about what somebody of a name does.
func said(name, does string) string {
	if name == "you" {
		return name + " " + does
	}
	return name + " " + lexicon.ThirdPerson(does)
}

// possessive is whose what somebody of a name has is.
func possessive(name string) string {
	if name == "you" {
		return "your"
	}
	return name + "'s"
}
