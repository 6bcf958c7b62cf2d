package moment

import (
	"slices"
	"strconv"

	"apnap/engine"
	"apnap/engine/cr"
	"apnap/engine/happen"
	"apnap/engine/look"
	"apnap/engine/play"
	"apnap/engine/possible"
	"apnap/engine/say"
)

// keyword is what a keyword action consists of that has no kind of event of its own.
type keyword struct {
	what string
	// carry brings up what it consists of; false where the question says too little for that.
	carry func(*play.Walker, *play.State, int) bool
	// open lists what it may come to where it is not carried out: the ruling hangs on it where
	// an effect waits for that. It is nil where the rest is nothing that an effect could change.
	open func(*play.State, engine.Event) []engine.Event
	// on is what it is done to, of what its player has; nil where only an event of its own can
	// tell what it comes to.
	on *engine.Filter
}

// keywords lists them. Those that are not here, such as goading and voting, do nothing that
// a replacement or prevention effect could change.
func keywords() []keyword {
	return []keyword{
		{what: "adapt", carry: adapt},
		{what: "airbend", carry: airbend},
		{what: "amass", carry: amass},
		{what: "become monstrous", carry: monstrous, open: plusOnes},
		{what: "blight", carry: among(ownCreature(), 0), open: minusOnes, on: ownCreature()},
		{what: "bolster", carry: among(ownCreature(), 0), open: plusOnes, on: ownCreature()},
		{what: "cloak", carry: manifest},
		{what: "collect evidence", open: fromGraveyard},
		{what: "discover", open: fromLibrary},
		{what: "earthbend", carry: among(ownLand(), 0), open: plusOnes, on: ownLand()},
		{what: "endure", carry: endure},
		{what: "forage", carry: forage, open: foraged, on: food()},
		{what: "heist", open: fromLibrary},
		{what: "incubate", carry: incubate},
		{what: "learn", carry: learn},
		{what: "manifest", carry: manifest},
		{what: "manifest dread", carry: manifestDread},
		{what: "populate", carry: among(ownToken(), 1), open: copied, on: ownToken()},
		{what: "support", carry: supports, open: plusOnes, on: ownCreature()},
	}
}

// ownCreature, ownLand, ownToken and food describe what a keyword action is done to, of those
// that its player controls.
func ownCreature() *engine.Filter {
	return &engine.Filter{Types: engine.Creature, Controller: engine.You}
}
func ownLand() *engine.Filter { return &engine.Filter{Types: engine.Land, Controller: engine.You} }
func ownToken() *engine.Filter {
	return &engine.Filter{Types: engine.Creature, Controller: engine.You, Token: engine.Yes, Noun: engine.TokenNoun}
}
func food() *engine.Filter {
	return &engine.Filter{Subtypes: []string{"Food"}, Controller: engine.You}
}
func ownArmy() *engine.Filter {
	return &engine.Filter{Types: engine.Creature, Subtypes: []string{"Army"}, Controller: engine.You}
}

// unfoldKeyword brings up what a keyword action consists of. What the question says too
// little for is left to a remark, unless an effect waits for it.
func unfoldKeyword(w *play.Walker, st *play.State, i int) {
	ev := st.Moment[i].Ev
	for _, k := range keywords() {
		if k.what != ev.What {
			continue
		}
		before := len(st.Moment) + len(st.Agenda)
		if k.carry != nil && k.carry(w, st, i) {
			if st.Moment[i].Ev.Carried = true; len(st.Moment)+len(st.Agenda) > before {
				noteCarried(w, st, &ev)
			}
			return
		}
		if k.open == nil || w.Err != nil {
			return
		}
		asksWhatIsOpen(w, st, ev, k)
		return
	}
}

// noteCarried cites what a keyword action consists of.
func noteCarried(w *play.Walker, st *play.State, ev *engine.Event) {
	if r, ok := possible.ActionRule(ev); ok && r.InForce(w.Scenario.Edition) {
		w.Note(&engine.Step{Moment: st.Moment0 - 1, Kind: engine.StepExpand, Before: *ev, Chosen: engine.NoEffect, Chooser: engine.NoPlayer, Rules: []cr.Rule{r}})
	}
}

// leavesOpen reports whether a keyword action is one that consists of something, and the question says too little for that
// to be carried out.
func leavesOpen(ev *engine.Event) bool {
	return !ev.Carried && slices.ContainsFunc(keywords(), func(k keyword) bool { return k.what == ev.What })
}

// asksWhatIsOpen refuses a ruling that hangs on what an action consists of and the question
// leaves open.
func asksWhatIsOpen(w *play.Walker, st *play.State, ev engine.Event, k keyword) {
	board := st.Board
	defer func() { st.Board = board }() // without what stood for something that nobody named
	for _, one := range k.open(st, ev) {
		if !awaited(w, st, &one) {
			continue
		}
		missing := look.InEvent(say.New("what \"%s\" comes to (say the tokens, counters or cards of it in an event of their own)", ev.What))
		if k.on != nil {
			missing = look.ToChoose(&st.Board.Players[doerOf(w, st, &ev)], k.on)
		}
		w.Fail(&engine.NeedFact{Effect: engine.NoEffect, Object: engine.NoObject, Player: engine.NoPlayer, Missing: missing})
		return
	}
}

// awaited reports whether an effect of the question may wait for an event.
func awaited(w *play.Walker, st *play.State, ev *engine.Event) bool {
	for id := range (w.ByKind[ev.Kind] | w.Cants[ev.Kind]).All() {
		v := look.NewView(w, st, &w.Scenario.Effects[id], ev, nil)
		if fits, _ := v.PatternFits(&v.Inst.Effect.When); fits != engine.No && possible.Present(w, st, &v, id) {
			return true
		}
	}
	return false
}

// doerOf is the player who does a keyword action: the controller of the permanent that does it.
func doerOf(w *play.Walker, st *play.State, ev *engine.Event) engine.PlayerID {
	if ev.Player == engine.NoPlayer && ev.Object != engine.NoObject {
		return conniver(w, st, ev)
	}
	return ev.Player
}

// bare is an event of the player of a keyword action that it consists of.
func bare(ev engine.Event, kind engine.EventKind, p engine.PlayerID, n int) engine.Event {
	ev.Kind, ev.What, ev.Object, ev.To, ev.Amount, ev.Player, ev.Doer, ev.Tokens = kind, "", engine.NoObject, engine.Nobody(), n, p, p, nil
	if ev.Cause == engine.CauseUnknown {
		ev.Cause = engine.ByEffect
	}
	return ev
}

// put is that counters are put.
func put(ev engine.Event, p engine.PlayerID, on engine.Entity, counter string, n int) engine.Event {
	ev = bare(ev, engine.PutCounters, p, n)
	ev.To, ev.Counter = on, counter
	return ev
}

// moves is that cards nobody named are moved.
func moves(ev engine.Event, p engine.PlayerID, from, to engine.Zone, n int) engine.Event {
	ev = bare(ev, engine.Move, p, n)
	ev.From, ev.Dest = from, to
	return ev
}

// lineUp puts moments on the agenda that follow one another.
func lineUp(st *play.State, moments ...[]engine.Event) {
	for k := len(moments) - 1; k >= 0; k-- {
		st.Agenda = append(st.Agenda, play.Task{Events: moments[k]})
	}
}

// choosing is a keyword action as the choice that it is done by; of each chosen n are done.
func choosing(ev engine.Event, p engine.PlayerID, a *engine.Among, n int) engine.Event {
	a.Effect, a.Each = engine.NoEffect, n
	ev.Player, ev.Doer, ev.Among, ev.By, ev.Amount = p, p, a, engine.NoEffect, 1
	return ev
}

// among is that the player of an action chooses what it is done to; of each is how much,
// where that is not the number of the action.
func among(f *engine.Filter, of int) func(*play.Walker, *play.State, int) bool {
	return func(w *play.Walker, st *play.State, i int) bool {
		ev := st.Moment[i].Ev
		p := doerOf(w, st, &ev)
		if ev.Amount < 1 || p == engine.NoPlayer {
			return ev.Amount < 1
		}
		if !told(w, st, p, f) {
			return false
		}
		n := of
		if n == 0 {
			n = ev.Amount
		}
		lineUp(st, []engine.Event{choosing(ev, p, &engine.Among{Filter: f, Least: ev.What == "bolster"}, n)})
		return true
	}
}

// told reports whether the question names something that a description takes in and a player
// controls, or says that there is nothing of the kind.
func told(w *play.Walker, st *play.State, p engine.PlayerID, f *engine.Filter) bool {
	ev := engine.Event{Player: p, Object: engine.NoObject, To: engine.Nobody(), Source: engine.NoObject, Doer: p, Under: engine.NoPlayer, By: engine.NoEffect}
	v := look.NewView(w, st, nil, &ev, nil)
	v.You = p
	for i := range st.Board.Objects {
		if st.Board.Objects[i].Zone == engine.Battlefield && v.Match(f, engine.ObjectEntity(engine.ObjectID(i))) != engine.No {
			return true
		}
	}
	return st.Board.HasNone(p, f)
}

// supports has up to so many creatures chosen (cr.Support); what supports is none of them.
func supports(w *play.Walker, st *play.State, i int) bool {
	ev := st.Moment[i].Ev
	some := &engine.Filter{Types: engine.Creature, Other: ev.Source != engine.NoObject && st.Board.Objects[ev.Source].Zone == engine.Battlefield}
	if ev.Player == engine.NoPlayer || !told(w, st, ev.Player, some) {
		return false
	}
	lineUp(st, []engine.Event{choosing(ev, ev.Player, &engine.Among{Filter: some, Any: true, Most: ev.Amount}, 1)})
	return true
}

// amass makes an Army where there is none, and puts the counters on one (cr.Amass).
func amass(w *play.Walker, st *play.State, i int) bool {
	ev, id := st.Moment[i].Ev, st.Moment[i].ID
	if ev.Player == engine.NoPlayer {
		return true
	}
	v := look.NewView(w, st, nil, &ev, nil)
	v.You = ev.Player
	army := false
	for k := range st.Board.Objects {
		army = army || st.Board.Objects[k].Zone == engine.Battlefield && v.Match(ownArmy(), engine.ObjectEntity(engine.ObjectID(k))) == engine.Yes
	}
	if !army {
		st.PutAfter(i, creating(bare(ev, engine.CreateTokens, ev.Player, 1), armyOf(&ev)), id)
	}
	if ev.Amount > 0 {
		lineUp(st, []engine.Event{choosing(ev, ev.Player, &engine.Among{Filter: ownArmy()}, ev.Amount)})
	}
	return true
}

// armyOf is the token of an event that amasses.
func armyOf(ev *engine.Event) engine.Tokens {
	if len(ev.Tokens) > 0 {
		return ev.Tokens[0]
	}
	return engine.Army(engine.UsualArmy)
}

// adapt puts counters on a permanent that has none (cr.Adapt).
func adapt(w *play.Walker, st *play.State, i int) bool {
	ev := st.Moment[i].Ev
	if ev.Object == engine.NoObject {
		return true
	}
	if o := &st.Board.Objects[ev.Object]; o.Zone == engine.Battlefield && engine.CountersOfKind(o.Counters, "+1/+1") == 0 {
		c := ev
		c.Kind, c.To, c.Counter, c.Player, c.What = engine.PutCounters, engine.ObjectEntity(ev.Object), "+1/+1", look.ControllerOf(w, st, ev.Object), ""
		st.PutAfter(i, c, st.Moment[i].ID)
	}
	return true
}

// airbend exiles what it is done to (cr.Airbend).
func airbend(w *play.Walker, st *play.State, i int) bool {
	ev := st.Moment[i].Ev
	if ev.Object == engine.NoObject {
		return true
	}
	o := &st.Board.Objects[ev.Object]
	c := bare(ev, engine.Move, o.Owner, 1)
	c.Doer, c.Object, c.From, c.Dest = ev.Player, ev.Object, o.Zone, engine.Exile
	st.PutAfter(i, c, st.Moment[i].ID)
	return true
}

// incubate makes an Incubator with counters on it (cr.Incubate).
func incubate(_ *play.Walker, st *play.State, i int) bool {
	ev := st.Moment[i].Ev
	t := engine.Tokens{Name: "Incubator", N: 1, Types: engine.Artifact, Subtypes: []string{"Incubator"}, Power: engine.Unset, Toughness: engine.Unset, CopyOf: engine.NoObject, Text: "Incubator"}
	t.Counters = happen.AddCounters(nil, "+1/+1", ev.Amount)
	st.PutAfter(i, creating(ev, t), st.Moment[i].ID)
	return true
}

// endure makes a Spirit or puts counters on what endures, as its controller chooses (cr.Endure).
func endure(w *play.Walker, st *play.State, i int) bool {
	ev := st.Moment[i].Ev
	p := doerOf(w, st, &ev)
	if ev.Amount < 1 || p == engine.NoPlayer {
		return true
	}
	size := strconv.Itoa(ev.Amount)
	spirit := engine.Tokens{Name: "Spirit", N: 1, Types: engine.Creature, Subtypes: []string{"Spirit"}, Colors: engine.White, Power: ev.Amount, Toughness: ev.Amount, CopyOf: engine.NoObject,
		Text: size + "/" + size + " white Spirit creature"}
	ways := []engine.Way{{Name: "a token", Do: [][]engine.Event{{creating(bare(ev, engine.CreateTokens, p, 1), spirit)}}}}
	if ev.Object != engine.NoObject && st.Board.Objects[ev.Object].Zone == engine.Battlefield {
		ways = append(ways, engine.Way{Name: "counters", Do: [][]engine.Event{{put(ev, p, engine.ObjectEntity(ev.Object), "+1/+1", ev.Amount)}}})
	}
	lineUp(st, []engine.Event{oneOf(ev, p, ways)})
	return true
}

// oneOf is a keyword action as the choice of what is done.
func oneOf(ev engine.Event, p engine.PlayerID, ways []engine.Way) engine.Event {
	n := ev.Amount
	ev = choosing(ev, p, &engine.Among{Ways: ways}, 1)
	ev.Amount = n
	return ev
}

// learn discards a card to draw one, or takes a Lesson, as the player chooses (cr.Learn).
func learn(_ *play.Walker, st *play.State, i int) bool {
	ev := st.Moment[i].Ev
	p := ev.Player
	if p == engine.NoPlayer {
		return true
	}
	var ways []engine.Way
	if st.Board.Players[p].Hand != 0 {
		discard := bare(ev, engine.Discard, p, 1)
		discard.From = engine.Hand
		ways = append(ways, engine.Way{Name: "discard and draw", Do: [][]engine.Event{{discard}, {bare(ev, engine.DrawCards, p, 1)}}})
	}
	ways = append(ways, engine.Way{Name: "a Lesson", Do: [][]engine.Event{{moves(ev, p, engine.OutsideGame, engine.Hand, 1)}}}, engine.Way{Name: "neither"})
	lineUp(st, []engine.Event{oneOf(ev, p, ways)})
	return true
}

// forage exiles cards or sacrifices a Food, as the player chooses among what there is (cr.Forage).
func forage(w *play.Walker, st *play.State, i int) bool {
	const cards = 3
	ev := st.Moment[i].Ev
	p := ev.Player
	if p == engine.NoPlayer || !told(w, st, p, food()) {
		return false
	}
	var ways []engine.Way
	if n := st.Board.Players[p].Graveyard; n == engine.Unset || n >= cards {
		ways = append(ways, engine.Way{Name: "three cards", Do: [][]engine.Event{{moves(ev, p, engine.Graveyard, engine.Exile, cards)}}})
	}
	if !st.Board.HasNone(p, food()) {
		give := bare(ev, engine.Sacrifice, p, 1)
		give.From, give.Among = engine.Battlefield, &engine.Among{Filter: food(), Effect: engine.NoEffect}
		ways = append(ways, engine.Way{Name: "a Food", Do: [][]engine.Event{{give}}})
	}
	if len(ways) > 0 {
		lineUp(st, []engine.Event{oneOf(ev, p, ways)})
	}
	return true
}

// manifestDread manifests one of two cards and puts the other into the graveyard (cr.ManifestDread).
func manifestDread(_ *play.Walker, st *play.State, i int) bool {
	ev := st.Moment[i].Ev
	lineUp(st, []engine.Event{moves(ev, ev.Player, engine.Library, engine.Graveyard, 1)})
	st.Moment[i].Ev.Amount = 1
	unfoldManifest(st, i)
	return true
}

// manifest puts cards onto the battlefield face down.
func manifest(w *play.Walker, st *play.State, i int) bool {
	if st.Moment[i].Ev.Object == engine.NoObject {
		unfoldManifest(st, i)
		return !barred(w, st, i)
	}
	return true
}

// barred takes a keyword action away that would only put onto the battlefield what can't enter (cr.ImpossibleIgnored); it reports
// whether it did.
func barred(w *play.Walker, st *play.State, i int) bool {
	ev := st.Moment[i].Ev
	id, because := possible.Forbidden(w, st, i+1)
	if because.IsZero() {
		return false
	}
	w.Note(&engine.Step{Moment: st.Moment0 - 1, Before: ev, Kind: engine.StepCant, Chosen: id, Chooser: engine.NoPlayer, Rules: possible.CantRules(w, st, &st.Moment[i+1].Ev, id)})
	for range min(ev.Amount, play.MaxTimes) {
		st.Drop(i + 1)
	}
	possible.Impossible(w, st, ev, because)
	st.Drop(i)
	return true
}

// keywordOn is what a keyword action does to one of those chosen for it.
func keywordOn(b *engine.Board, ev engine.Event, e engine.Entity) []engine.Event {
	p := ev.Player
	switch ev.What {
	case "populate":
		t := engine.Tokens{Name: b.Objects[e.Object].Name, N: 1, Power: engine.Unset, Toughness: engine.Unset, CopyOf: e.Object}
		return []engine.Event{creating(bare(ev, engine.CreateTokens, p, 1), t)}
	case "blight":
		return []engine.Event{put(ev, p, e, "-1/-1", ev.Amount)}
	case "earthbend":
		none := &engine.Expr{Op: engine.Lit}
		return []engine.Event{made(b, ev, e, &engine.Making{AddTypes: engine.Creature, AddKeywords: []string{"haste"}, Power: none, Toughness: none})}
	case "amass":
		events := []engine.Event{put(ev, p, e, "+1/+1", ev.Amount)}
		if sort := armyOf(&ev).Subtypes[0]; !engine.HasWord(b.Objects[e.Object].Subtypes, sort) {
			events = append(events, made(b, ev, e, &engine.Making{AddSubtypes: []string{sort}}))
		}
		return events
	}
	return []engine.Event{put(ev, p, e, "+1/+1", ev.Amount)}
}

// keywordThen is what a keyword action does next to one of those chosen for it: the counters of
// earthbending are put on what is a creature by then (cr.Earthbend).
func keywordThen(ev engine.Event, e engine.Entity) []engine.Event {
	if ev.What == "earthbend" {
		return []engine.Event{put(ev, ev.Player, e, "+1/+1", ev.Amount)}
	}
	return nil
}

// made is that an object becomes something.
func made(b *engine.Board, ev engine.Event, e engine.Entity, m *engine.Making) engine.Event {
	ev = bare(ev, engine.Alter, ev.Player, 1)
	ev.Object = e.Object
	ev.Traits = look.Becomes(m, &b.Objects[e.Object])
	ev.Traits.Made = m
	return ev
}

// monstrous has what becomes monstrous be so (cr.Monstrosity). How many counters are put on it is the number of the ability, which the
// question leaves open.
func monstrous(_ *play.Walker, st *play.State, i int) bool {
	const mark = "monstrous"
	if ev := &st.Moment[i].Ev; ev.Object != engine.NoObject && st.Board.Objects[ev.Object].Zone == engine.Battlefield {
		o := &st.Own().Objects[ev.Object]
		o.Marks = engine.Join(o.Marks, []string{mark})
	}
	return false
}

// plusOnes, minusOnes, copied, foraged, fromGraveyard and fromLibrary are what actions may
// come to that are not carried out.
func plusOnes(st *play.State, ev engine.Event) []engine.Event { return counted(st, ev, "+1/+1") }

func minusOnes(st *play.State, ev engine.Event) []engine.Event { return counted(st, ev, "-1/-1") }

// counted are counters on the object of an action, or on some object of its player.
func counted(st *play.State, ev engine.Event, counter string) []engine.Event {
	if ev.Object != engine.NoObject {
		return []engine.Event{put(ev, st.Board.Objects[ev.Object].Controller, engine.ObjectEntity(ev.Object), counter, max(ev.Amount, 1))}
	}
	some := anything(st, ev)
	return []engine.Event{put(ev, ev.Player, engine.ObjectEntity(some), counter, max(ev.Amount, 1))}
}

func copied(_ *play.State, ev engine.Event) []engine.Event {
	c := creating(bare(ev, engine.CreateTokens, ev.Player, 1), engine.Tokens{N: 1, Types: engine.Creature, CopyOf: engine.NoObject})
	return []engine.Event{c}
}

func foraged(st *play.State, ev engine.Event) []engine.Event {
	give := bare(ev, engine.Sacrifice, ev.Player, 1)
	give.Object, give.From = anything(st, ev), engine.Battlefield
	gone := give
	gone.Kind, gone.Dest, gone.How = engine.Move, engine.Graveyard, "sacrificed"
	return append(fromGraveyard(st, ev), give, gone)
}

func fromGraveyard(_ *play.State, ev engine.Event) []engine.Event {
	return []engine.Event{moves(ev, ev.Player, engine.Graveyard, engine.Exile, 1)}
}

func fromLibrary(_ *play.State, ev engine.Event) []engine.Event {
	return []engine.Event{moves(ev, ev.Player, engine.Library, engine.Exile, 1), moves(ev, ev.Player, engine.Exile, engine.Hand, 1)}
}

// anything is a permanent of an action's player that stands for one that nobody named.
func anything(st *play.State, ev engine.Event) engine.ObjectID {
	b := st.Own()
	b.Objects = append(b.Objects, engine.Object{Name: "permanent", Controller: ev.Player, Owner: ev.Player, Zone: engine.Battlefield, Power: engine.Unset, Toughness: engine.Unset,
		ManaValue: engine.Unset, X: engine.Unset, AttachedTo: engine.Nobody()})
	return engine.ObjectID(len(b.Objects) - 1)
}

// keywordable leaves out of what an action could be done to what can't be chosen for it: what
// can't be a target, and all but those with the least toughness.
func keywordable(w *play.Walker, st *play.State, ev *engine.Event, can []engine.ObjectID) []engine.ObjectID {
	var out []engine.ObjectID
	for _, id := range can {
		if targets(ev.What) {
			if _, why := shielded(w, st, ev, id, ev.Player); !why.IsZero() {
				continue
			}
		}
		out = append(out, id)
	}
	if ev.Among.Least && len(out) > 1 {
		return leastTough(w, st, out)
	}
	return out
}

// targets reports whether an action is done to targets (cr.Support, cr.Earthbend).
func targets(what string) bool { return what == "support" || what == "earthbend" }

// leastTough are the objects with the least toughness of some (cr.Bolster).
func leastTough(w *play.Walker, st *play.State, some []engine.ObjectID) []engine.ObjectID {
	var out []engine.ObjectID
	least := 0
	for _, id := range some {
		o := &st.Board.Objects[id]
		if o.Toughness == engine.Unset {
			w.Fail(&engine.NeedFact{Effect: engine.NoEffect, Object: id, Player: engine.NoPlayer, Missing: look.ToughnessOf(o)})
			return some
		}
		n := look.Boosted(o.Toughness, o)
		if len(out) == 0 || n < least {
			out, least = nil, n
		}
		if n == least {
			out = append(out, id)
		}
	}
	return out
}
