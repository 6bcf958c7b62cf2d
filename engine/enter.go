package engine

import (
	"strings"

	"apnap/engine/say"
)

// entry is the event's entry, made the rewriting's own so that it can be changed.
func (r *rewriting) entry() *Entry {
	e := Entry{CopyOf: NoObject, AttachedTo: Nobody()}
	if r.cur.Entry != nil {
		e = *r.cur.Entry
	}
	r.cur.Entry = &e
	r.v.projected = nil
	if r.v.entering != nil && r.cur.Kind == Enter && r.v.entering.Object == r.cur.Object {
		r.v.entering = &r.cur // what this effect has done already counts (cr.EntersLookahead)
	}
	r.a.acted = true
	return &e
}

// enter changes how a permanent enters.
func (r *rewriting) enter(c *Change) {
	if c.Kind == EnterUnder && r.cur.Kind == CreateTokens {
		r.createUnder(c)
		return
	}
	if r.cur.Kind != Enter && !(r.cur.Kind == TurnFaceUp && turnsWith(c.Kind)) {
		r.a.w.fail(&Unsupported{Effect: r.a.id, What: say.New("a change of how something enters, on another event")})
		return
	}
	switch c.Kind {
	case EnterTapped:
		r.entry().Tapped = true
	case EnterUntapped:
		r.entry().Tapped = false
	case EnterCounters:
		if n := r.amount(c.Amount); n > 0 {
			e := r.entry()
			e.Counters = addCounters(e.Counters, c.Counter, n)
			if r.giver != NoPlayer && r.giver != r.cur.Under {
				e.Given = append(e.Given[:len(e.Given):len(e.Given)], GivenCounters{CounterCount{c.Counter, n}, r.giver})
			}
		}
		r.a.acted = true
	case EnterUnder:
		r.a.acted = true
		if p := r.who(c.Ref); p != NoPlayer {
			r.cur.Under = p
		}
	case EnterCopy:
		r.enterCopy(c)
	case EnterBackFace:
		r.entry().BackFace = true
	case EnterAs:
		r.enterAs(c)
	case EnterChoose:
		r.enterChoose(c)
	case EnterAttached:
		if to := r.v.refer(c.Ref); len(to) == 1 {
			r.entry().AttachedTo = to[0]
		}
	case EnterFaceDown:
		r.entry().FaceDown = true
	case EnterPay:
		r.do(c.Do)
	default:
		r.a.w.fail(&Unsupported{Effect: r.a.id, What: say.New("a kind of change")})
	}
}

// createUnder has tokens created under another player's control, whose they
// then are (cr.TokenCreator).
func (r *rewriting) createUnder(c *Change) {
	r.a.acted = true
	if who := r.v.refer(c.Ref); len(who) == 1 && who[0].IsPlayer() {
		r.cur.Under, r.cur.Player = who[0].Player, who[0].Player
	}
}

// turnsWith reports whether what a change does as something enters can also be
// done as it is turned face up (cr.TurnedFaceUpMarks).
func turnsWith(k ChangeKind) bool {
	switch k {
	case EnterChoose, EnterCopy, EnterPay, EnterCounters, EnterAs:
		return true
	}
	return false
}

// enterAs adds types and keywords.
func (r *rewriting) enterAs(c *Change) {
	e := r.entry()
	r.added(e, c)
}

// added gives an entry the types, keywords, power and toughness of a change.
func (r *rewriting) added(e *Entry, c *Change) {
	if c.Replaces {
		e.AddTypes, e.OnlyTypes = 0, true
	}
	e.AddTypes |= c.Types
	e.AddSubtypes = join(e.AddSubtypes, c.Subtypes)
	e.AddKeywords = join(e.AddKeywords, c.Keywords)
	if c.Power != nil && c.Toughness != nil {
		e.Shape = &[2]int{r.amount(c.Power), r.amount(c.Toughness)}
	}
}

// enterCopy makes it enter as a copy of what is named, or of something chosen
// (cr.EntersAsCopyNow, cr.EntersChoiceBefore).
func (r *rewriting) enterCopy(c *Change) {
	var can []ObjectID
	if c.Ref != NoRef {
		for _, e := range r.v.refer(c.Ref) {
			if e.IsObject() {
				can = append(can, e.Object)
			}
		}
	} else {
		can = r.copyable(c.Filter)
	}
	r.a.acted = true
	if len(can) == 0 {
		_, _ = r.preferred(can)
		return
	}
	p := &point{kind: ChooseObject, chooser: r.who(NoRef), options: r.v.st.board.objectOptions(can, can)}
	pick, ok := r.preferred(can)
	if !ok {
		pick, ok = r.a.ask(p)
	}
	if !ok || r.a.w.err != nil {
		return
	}
	e := r.entry()
	e.CopyOf = can[pick]
	r.added(e, c)
}

// copyable lists what could be copied: objects that are there as the choice is made,
// which is before anything enters (cr.EntersChoiceBefore).
func (r *rewriting) copyable(f *Filter) []ObjectID {
	var out []ObjectID
	for i := range r.v.st.board.Objects {
		id := ObjectID(i)
		o := &r.v.st.board.Objects[i]
		zone := Battlefield
		if f != nil && f.Zone != AnyZone {
			zone = f.Zone
		}
		if o.Zone != zone || id == r.cur.Object {
			continue
		}
		switch r.v.match(f, ObjectEntity(id)) {
		case Yes:
			out = append(out, id)
		case Unknown:
			r.a.w.fail(r.v.need(r.a.id))
		}
	}
	return out
}

// enteringToo reports whether an object enters at the same time
// (cr.EntersNotCoEntrants).
func (a *application) enteringToo(id ObjectID) bool {
	for i := range a.st.moment {
		if a.st.moment[i].ev.Kind == Enter && a.st.moment[i].ev.Object == id {
			return true
		}
	}
	return false
}

// enterChoose has a color, a type or the like chosen as the permanent enters. A
// choice that no effect of the question looks at is walked as one.
func (r *rewriting) enterChoose(c *Change) {
	words := c.Options
	if c.What == "object" && c.Filter != nil && !c.Filter.Players {
		words = r.objectNames(c.Filter)
		if len(words) == 0 {
			r.a.acted = true
			return
		}
	}
	if len(words) == 0 {
		words = r.choosable(c.What)
	}
	p := &point{kind: ChooseObject, chooser: r.who(c.Who)}
	for _, w := range words {
		p.options = append(p.options, Option{ID: slug(w), Label: w})
	}
	pick, ok := r.a.ask(p)
	if !ok {
		return
	}
	e := r.entry()
	e.Chosen = join(e.Chosen, []string{words[pick]})
}

// objectNames lists the objects that can be chosen, by name.
func (r *rewriting) objectNames(f *Filter) []string {
	var out []string
	for _, id := range r.copyable(f) {
		out = append(out, r.v.st.board.nameOf(id))
	}
	return out
}

// choosable lists the words that can be chosen, as far as they matter.
func (r *rewriting) choosable(what string) []string {
	if named := r.chosenBefore(what); named != "" {
		return []string{named}
	}
	if !r.a.w.looksAtChoice(r.cur.Object) {
		return []string{"any " + what}
	}
	if words := r.listed(what); words != nil {
		return words
	}
	r.a.w.fail(&NeedFact{Effect: r.a.id, Object: r.cur.Object, Player: NoPlayer, Missing: whichIsChosen(what, r.v.object(r.cur.Object))})
	return []string{"any " + what}
}

// listed are the words of a sort of which there are few, nil for any other.
func (r *rewriting) listed(what string) []string {
	switch {
	case what == "color":
		return []string{"white", "blue", "black", "red", "green"}
	case strings.Contains(what, "opponent"), strings.Contains(what, "player"):
		return r.playerNames(strings.Contains(what, "opponent"))
	}
	return nil
}

// chosenBefore is what a fact says was chosen. What was chosen for a permanent that
// enters again was chosen for another object (cr.NewObject): it chooses anew, where that
// can be asked.
func (r *rewriting) chosenBefore(what string) string {
	if id := r.cur.Object; id != NoObject && int(id) < len(r.a.w.sc.Board.Objects) && r.a.w.sc.Board.Objects[id].Zone == Battlefield && r.listed(what) != nil {
		return ""
	}
	inst := r.a.inst
	if !inst.Chosen.IsPlayer() || what != "player" && what != "opponent" {
		return inst.ChosenWord
	}
	name := r.v.st.board.Players[inst.Chosen.Player].Name
	if what == "opponent" && inst.Chosen.Player == r.v.you {
		r.a.w.fail(&IllegalChoice{Answer: Answer{Option: name}})
	}
	return name
}

// playerNames lists the players that can be chosen.
func (r *rewriting) playerNames(opponents bool) []string {
	var out []string
	for _, e := range r.v.eachPlayer(opponents) {
		out = append(out, r.v.st.board.Players[e.Player].Name)
	}
	return out
}

// looksAtChoice reports whether an effect of the question asks what was chosen
// for an object.
func (w *walker) looksAtChoice(o ObjectID) bool {
	for i := range w.sc.Effects {
		inst := &w.sc.Effects[i]
		if inst.Source == o && usesChoice(&inst.Effect.When) {
			return true
		}
	}
	return false
}

// usesChoice reports whether a pattern asks what was chosen.
func usesChoice(p *Pattern) bool {
	for _, f := range []*Filter{p.Source, p.Affected, p.Doer, p.Token} {
		if filterUsesChoice(f) {
			return true
		}
	}
	for i := range p.Or {
		if usesChoice(&p.Or[i]) {
			return true
		}
	}
	return false
}

func filterUsesChoice(f *Filter) bool {
	if f == nil {
		return false
	}
	for i := range f.Or {
		if filterUsesChoice(&f.Or[i]) {
			return true
		}
	}
	return f.Chosen != "" || f.NotChosen != "" || filterUsesChoice(f.Not)
}

// OptionID is the id of the option that a name or a word is.
func OptionID(name string) string { return slug(name) }

// slug is a name as an option id.
func slug(name string) string {
	var b strings.Builder
	dash := false
	for _, c := range strings.ToLower(name) {
		switch {
		case c >= 'a' && c <= 'z' || c >= '0' && c <= '9':
			if dash && b.Len() > 0 {
				b.WriteByte('-')
			}
			dash = false
			b.WriteRune(c)
		case c == '\'' || c == '’':
		default:
			dash = true
		}
	}
	return b.String()
}
