package apply

import (
	"slices"
	"strings"

	"apnap/engine"
	"apnap/engine/happen"
	"apnap/engine/look"
	"apnap/engine/play"
	"apnap/engine/say"
)

// entry is the event's entry, made the rewriting's own so that it can be changed.
func (r *Rewriting) entry() *engine.Entry {
	e := engine.Entry{CopyOf: engine.NoObject, AttachedTo: engine.Nobody()}
	if r.Cur.Entry != nil {
		e = *r.Cur.Entry
	}
	r.Cur.Entry = &e
	r.V.Projected = nil
	if r.V.Entering != nil && r.Cur.Kind == engine.Enter && r.V.Entering.Object == r.Cur.Object {
		r.V.Entering = &r.Cur // what this effect has done already counts (cr.EntersLookahead)
	}
	r.A.Acted = true
	return &e
}

// enter changes how a permanent enters.
func (r *Rewriting) enter(c *engine.Change) {
	if c.Kind == engine.EnterUnder && r.Cur.Kind == engine.CreateTokens {
		r.createUnder(c)
		return
	}
	if r.Cur.Kind != engine.Enter && !(r.Cur.Kind == engine.TurnFaceUp && turnsWith(c.Kind)) {
		r.A.W.Fail(&engine.Unsupported{Effect: r.A.ID, What: say.New("a change of how something enters, on another event")})
		return
	}
	switch c.Kind {
	case engine.EnterTapped:
		r.entry().Tapped = true
	case engine.EnterUntapped:
		r.entry().Tapped = false
	case engine.EnterCounters:
		r.entersWith(c.Counter, r.Amount(c.Amount))
	case engine.EnterUnder:
		r.A.Acted = true
		if p := r.who(c.Ref); p != engine.NoPlayer {
			r.Cur.Under = p
		}
	case engine.EnterCopy:
		r.enterCopy(c)
	case engine.EnterBackFace:
		r.entry().BackFace = true
	case engine.EnterAs:
		r.enterAs(c)
	case engine.EnterChoose:
		r.enterChoose(c)
	case engine.EnterAttached:
		if to := r.V.Refer(c.Ref); len(to) == 1 {
			r.entry().AttachedTo = to[0]
		}
	case engine.EnterFaceDown:
		r.entry().FaceDown = true
	case engine.EnterPay:
		r.do(c.Do)
	default:
		r.A.W.Fail(&engine.Unsupported{Effect: r.A.ID, What: say.New("a kind of change")})
	}
}

// entersWith has it enter with so many counters (cr.CountersOnEntering).
func (r *Rewriting) entersWith(counter string, n int) {
	r.A.Acted = true
	if n <= 0 {
		return
	}
	e := r.entry()
	e.Counters = happen.AddCounters(e.Counters, counter, n)
	if r.giver != engine.NoPlayer && r.giver != r.Cur.Under {
		e.Given = append(e.Given[:len(e.Given):len(e.Given)], engine.GivenCounters{CounterCount: engine.CounterCount{Kind: counter, N: n}, By: r.giver})
	}
}

// putAsItEnters reports whether an instruction puts counters on what enters, which thereby enters with them.
func (r *Rewriting) putAsItEnters(in *engine.Instruction) bool {
	return r.Cur.Kind == engine.Enter && in.Verb == engine.PutCounters && in.On == engine.This && r.V.This == r.Cur.Object && in.Amount != nil
}

// createUnder has tokens created under another player's control, whose they
// then are (cr.TokenCreator).
func (r *Rewriting) createUnder(c *engine.Change) {
	r.A.Acted = true
	if who := r.V.Refer(c.Ref); len(who) == 1 && who[0].IsPlayer() {
		r.Cur.Under, r.Cur.Player = who[0].Player, who[0].Player
	}
}

// turnsWith reports whether what a change does as something enters can also be
// done as it is turned face up (cr.TurnedFaceUpMarks).
func turnsWith(k engine.ChangeKind) bool {
	switch k {
	case engine.EnterChoose, engine.EnterCopy, engine.EnterPay, engine.EnterCounters, engine.EnterAs:
		return true
	}
	return false
}

// enterAs adds types and keywords.
func (r *Rewriting) enterAs(c *engine.Change) {
	e := r.entry()
	r.added(e, c)
}

// added gives an entry the types, keywords, power and toughness of a change.
func (r *Rewriting) added(e *engine.Entry, c *engine.Change) {
	if c.Replaces {
		e.AddTypes, e.OnlyTypes = 0, true
	}
	e.AddTypes |= c.Types
	e.AddSubtypes = engine.Join(e.AddSubtypes, c.Subtypes)
	e.AddKeywords = engine.Join(e.AddKeywords, c.Keywords)
	if c.Power != nil && c.Toughness != nil {
		e.Shape = &[2]int{r.Amount(c.Power), r.Amount(c.Toughness)}
	}
}

// enterCopy makes it enter as a copy of what is named, or of something chosen
// (cr.EntersAsCopyNow, cr.EntersChoiceBefore).
func (r *Rewriting) enterCopy(c *engine.Change) {
	var can []engine.ObjectID
	if c.Ref != engine.NoRef {
		for _, e := range r.V.Refer(c.Ref) {
			if e.IsObject() {
				can = append(can, e.Object)
			}
		}
	} else {
		can = r.copyable(c.Filter)
	}
	r.A.Acted = true
	if len(can) == 0 {
		_, _ = r.preferred(can)
		if r.A.Eff.May != engine.NoRef {
			r.Cur.Entry = r.A.Before.Entry // "tapped as a copy" is one offer, which nobody can take where there is nothing to copy
		}
		return
	}
	p := &play.Point{Kind: engine.ChooseObject, Chooser: r.who(engine.NoRef), Options: ObjectOptions(r.V.St.Board, can, can)}
	pick, ok := r.preferred(can)
	if !ok {
		pick, ok = r.A.Ask(p)
	}
	if !ok || r.A.W.Err != nil {
		return
	}
	e := r.entry()
	e.CopyOf = can[pick]
	if slices.Contains(c.Options, engine.NotLegendary) {
		e.NotTypes |= engine.Legendary
	}
	r.added(e, c)
}

// copyable lists what could be copied: objects that are there as the choice is made,
// which is before anything enters (cr.EntersChoiceBefore).
func (r *Rewriting) copyable(f *engine.Filter) []engine.ObjectID {
	var out []engine.ObjectID
	for i := range r.V.St.Board.Objects {
		id := engine.ObjectID(i)
		o := &r.V.St.Board.Objects[i]
		zone := engine.Battlefield
		if f != nil && f.Zone != engine.AnyZone {
			zone = f.Zone
		}
		if o.Zone != zone || id == r.Cur.Object {
			continue
		}
		switch r.V.Match(f, engine.ObjectEntity(id)) {
		case engine.Yes:
			out = append(out, id)
		case engine.Unknown:
			r.A.W.Fail(r.V.Need(r.A.ID))
		}
	}
	return out
}

// enteringToo reports whether an object enters at the same time
// (cr.EntersNotCoEntrants).
func enteringToo(a *play.Application, id engine.ObjectID) bool {
	for i := range a.St.Moment {
		if a.St.Moment[i].Ev.Kind == engine.Enter && a.St.Moment[i].Ev.Object == id {
			return true
		}
	}
	return false
}

// enterChoose has a color, a type or the like chosen as the permanent enters. A
// choice that no effect of the question looks at is walked as one.
func (r *Rewriting) enterChoose(c *engine.Change) {
	words := c.Options
	if c.What == "object" && c.Filter != nil && !c.Filter.Players {
		words = r.objectNames(c.Filter)
		if len(words) == 0 {
			r.A.Acted = true
			return
		}
	}
	if len(words) == 0 {
		words = r.choosable(c.What)
	}
	p := &play.Point{Kind: engine.ChooseObject, Chooser: r.who(c.Who)}
	for _, w := range words {
		p.Options = append(p.Options, engine.Option{ID: engine.Slug(w), Label: w})
	}
	pick, ok := r.A.Ask(p)
	if !ok {
		return
	}
	e := r.entry()
	e.Chosen = engine.Join(e.Chosen, []string{words[pick]})
}

// objectNames lists the objects that can be chosen, by name.
func (r *Rewriting) objectNames(f *engine.Filter) []string {
	var out []string
	for _, id := range r.copyable(f) {
		out = append(out, r.V.St.Board.NameOf(id))
	}
	return out
}

// choosable lists the words that can be chosen, as far as they matter.
func (r *Rewriting) choosable(what string) []string {
	named := r.chosenBefore(what)
	if named != "" && !r.again() {
		return []string{named}
	}
	if !looksAtChoice(r.A.W, r.Cur.Object) {
		return []string{"any " + what}
	}
	if words := r.listed(what); words != nil {
		return words
	}
	if named != "" {
		return r.oneOrAnother(what, named)
	}
	r.A.W.Fail(&engine.NeedFact{Effect: r.A.ID, Object: r.Cur.Object, Player: engine.NoPlayer, Missing: look.WhichIsChosen(what, r.V.Object(r.Cur.Object))})
	return []string{"any " + what}
}

// listed are the words of a sort of which there are few, nil for any other.
func (r *Rewriting) listed(what string) []string {
	switch {
	case what == "color":
		return []string{"white", "blue", "black", "red", "green"}
	case strings.Contains(what, "opponent"), strings.Contains(what, "player"):
		return r.playerNames(strings.Contains(what, "opponent"))
	}
	return nil
}

// again reports whether a permanent enters again. What was chosen for it then was chosen for another object
// (cr.NewObject): it chooses anew.
func (r *Rewriting) again() bool {
	id := r.Cur.Object
	return id != engine.NoObject && int(id) < len(r.A.W.Scenario.Board.Objects) && r.A.W.Scenario.Board.Objects[id].Zone == engine.Battlefield
}

// oneOrAnother are the words that can be chosen where there are too many of a sort to list: one that was chosen, what the
// creatures there are, where that is asked, and any other.
func (r *Rewriting) oneOrAnother(what, named string) []string {
	words := []string{named}
	add := func(subtypes []string) {
		for _, word := range subtypes {
			if !engine.HasWord(words, word) {
				words = append(words, word)
			}
		}
	}
	if strings.HasPrefix(what, "creature type") {
		for i := range r.V.St.Board.Objects {
			if o := &r.V.St.Board.Objects[i]; o.Types&engine.Creature != 0 && engine.ObjectID(i) != r.Cur.Object {
				add(o.Subtypes)
			}
		}
		for h := range r.A.W.Scenario.Events {
			for _, ev := range r.A.W.Scenario.Events[h].Events {
				for _, t := range ev.Tokens {
					add(t.Subtypes)
				}
			}
		}
	}
	return append(words, "another "+what)
}

// chosenBefore is what a fact says was chosen for what enters; what was chosen for a permanent that it copies is none of it.
func (r *Rewriting) chosenBefore(what string) string {
	inst := r.A.Inst
	if id := r.Cur.Object; id != engine.NoObject && inst.Source != engine.NoObject && inst.Source != id {
		k := slices.IndexFunc(r.A.W.Scenario.Effects, func(own engine.Instance) bool { return own.Source == id && own.ChosenWord != "" })
		if k < 0 {
			return ""
		}
		return r.A.W.Scenario.Effects[k].ChosenWord
	}
	if !inst.Chosen.IsPlayer() || what != "player" && what != "opponent" {
		return inst.ChosenWord
	}
	name := r.V.St.Board.Players[inst.Chosen.Player].Name
	if what == "opponent" && inst.Chosen.Player == r.V.You {
		r.A.W.Fail(&engine.IllegalChoice{Answer: engine.Answer{Option: name}})
	}
	return name
}

// playerNames lists the players that can be chosen.
func (r *Rewriting) playerNames(opponents bool) []string {
	var out []string
	for _, e := range r.V.EachPlayer(opponents) {
		out = append(out, r.V.St.Board.Players[e.Player].Name)
	}
	return out
}

// looksAtChoice reports whether an effect of the question asks what was chosen
// for an object.
func looksAtChoice(w *play.Walker, o engine.ObjectID) bool {
	for i := range w.Scenario.Effects {
		inst := &w.Scenario.Effects[i]
		if inst.Source == o && usesChoice(&inst.Effect.When) {
			return true
		}
	}
	return false
}

// usesChoice reports whether a pattern asks what was chosen.
func usesChoice(p *engine.Pattern) bool {
	for _, f := range []*engine.Filter{p.Source, p.Affected, p.Doer, p.Token} {
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

func filterUsesChoice(f *engine.Filter) bool {
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

// chooseCopied has the player choose the object that tokens will be copies of;
// false where it asks, or where there is nothing to choose.
func (r *Rewriting) chooseCopied(f *engine.Filter) bool {
	can := r.copyable(f)
	r.A.Acted = true
	if len(can) == 0 || r.A.W.Err != nil {
		return false
	}
	p := &play.Point{Kind: engine.ChooseObject, Chooser: r.who(engine.NoRef), Options: ObjectOptions(r.V.St.Board, can, can)}
	pick, ok := r.A.Ask(p)
	if ok {
		r.V.Those = []engine.ObjectID{can[pick]}
	}
	return ok
}
