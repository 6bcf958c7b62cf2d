package paragraph

import (
	"slices"
	"strings"

	"apnap/engine"
	"apnap/engine/explore"
	"apnap/engine/lang/lexicon"
	"apnap/engine/lang/tree"
	"apnap/engine/look"
	"apnap/engine/oracle"
	"apnap/engine/say"
)

// diesOf makes the event that a creature is destroyed for the damage that was told, where that is
// lethal as it stands; where it may not be, nobody knows whether the creature dies.
func (r *reader) diesOf(n *noun, t *claim) bool {
	n.det = "the" // which was spoken of just now
	r.ofThing(n)
	i, ok := r.thingOf(n)
	if !ok {
		return false
	}
	if r.fate(r.boardAfter(r.toldSoFar()), i) != dies {
		return r.stop(r.refuse("not_understood", t.from, t.Span[1], say.New("I can't tell whether %s dies of that here; say what happens.", r.things[i].name)))
	}
	return r.addEvent(r.called(i)+dies, t.from, t.Span[1])
}

// tellsLethal reports whether a clause says of one creature that it is dealt as much damage as kills it.
func (r *reader) tellsLethal(t *claim) bool {
	dealt := t.Verb.Plain == toDeal && t.Verb.Passive || !t.Verb.Passive && unitOf(t.Verb.Plain) == damageUnit && t.Verb.Plain != toDeal
	return dealt && !t.Verb.Neg && len(t.things) == 1 && t.things[0].isCreature() && t.things[0].many == 1 &&
		slices.ContainsFunc(t.Args, func(a tree.Arg) bool { return a.Words != "" && r.plays(&a, lexicon.LethalDamage) })
}

// dealtLethal takes up lethal damage: that of a spell, which has to be as much, or else as much as the creature's
// toughness. The creature is destroyed for it where nothing keeps it from being dealt.
func (r *reader) dealtLethal(t *claim) bool {
	n := &t.things[0]
	i, ok := r.thingOf(n)
	if !ok || !r.describe(i, n) || !r.bringEffects(i, n) {
		return false
	}
	r.things[i].on = true
	n.det = "the" // of which all that follows is told
	args := slices.DeleteFunc(slices.Clone(t.Args), func(a tree.Arg) bool { return a.Words != "" && r.plays(&a, lexicon.LethalDamage) })
	if len(args) > 0 {
		by, rest, ok := r.agent(args, dealtBy)
		return ok && len(rest) == 0 && by.card != nil && isSpell(by.card) && harms(by.card) && r.castUpon(&by, *n, nil, t) && r.killed(n, t)
	}
	lethal, known := r.lethalTo(n)
	if !known || lethal == 0 {
		return r.certainly(r.refuse("not_understood", n.from, n.to, say.New("How much toughness has \"%s\"?", r.things[i].name)))
	}
	r.i = t.Span[1]
	return r.addEvent(r.called(i)+" is dealt "+itoa(lethal)+" "+damageUnit, t.from, r.i) && r.killed(n, t)
}

// killed makes the event that a creature is destroyed for damage said to be lethal, unless that was prevented, or the creature
// can't be destroyed. What is not lethal by what is known of the creature is not understood.
func (r *reader) killed(n *noun, t *claim) bool {
	n.det = "the" // which was spoken of just now
	i, ok := r.thingOf(n)
	if !ok {
		return false
	}
	r.i = t.Span[1]
	board := r.boardAfter(r.toldSoFar())
	switch how := r.fate(board, i); {
	case how == dies || how == unsure:
		return r.addEvent(r.called(i)+dies, t.from, r.i)
	case how == isTaken:
		return r.addEvent(r.called(i)+isTaken, t.from, r.i)
	case board == nil || r.isHurt(board, i) || !slices.ContainsFunc(board.Objects, func(o engine.Object) bool { return isNamed(&o, r.things[i].name) }):
		return r.certainly(r.refuse("not_understood", t.from, t.Span[1], say.New("I can't tell whether %s dies of that here; say what happens.", r.things[i].name)))
	}
	return true
}

// isHurt reports whether damage is marked on a creature of a board.
func (r *reader) isHurt(board *engine.Board, i int) bool {
	return slices.ContainsFunc(board.Objects, func(o engine.Object) bool {
		return isNamed(&o, r.things[i].name) && o.Zone == engine.Battlefield && r.isOf(&o, board, r.things[i].owner) && o.Damage > 0
	})
}

// dealtBy stand before what deals damage that something is dealt.
const dealtBy = "by from"

// The ways in which state-based actions take a creature: for lethal damage
// (cr.LethalDamage), and for its toughness (cr.ZeroToughness), which nothing regenerates.
const (
	stays   = ""
	dies    = " is destroyed by state-based actions"
	isTaken = " is put into its owner's graveyard by state-based actions"
	unsure  = "?" // its toughness is not known
)

// askedFate adds what becomes of a creature that what was told last kills, where the question
// asks for that, since other effects may look at it.
func (r *reader) askedFate() bool {
	last := r.events[len(r.events)-1]
	if strings.HasSuffix(last.text, finishesResolving) && len(r.events) > 1 {
		last = r.events[len(r.events)-2]
	}
	const damages, dealt, gets, lasts, everyone, fights, enters, does = " damage to ", " is dealt ", " gets ", " until end of turn", " each ", " fight", " enters", " resolves"
	asked := r.asksWhere() || slices.ContainsFunc(r.pending, func(p piece) bool { return topicOf(r.raw(p.from, p.to)) == AskedFate })
	if !asked && !r.awaitsDeath() || !slices.ContainsFunc([]string{damages, dealt, gets, fights, does}, func(of string) bool { return strings.Contains(last.text, of) }) && !strings.Contains(last.text, enters) && !strings.HasSuffix(last.text, lasts) {
		return true
	}
	board := r.boardAfter(r.toldSoFar())
	var dying []line
	for i := range r.things {
		t := &r.things[i]
		meant := strings.Contains(last.text, t.name) || strings.Contains(last.text, everyone)
		if (meant || strings.Contains(last.text, does)) && (t.card == nil || t.card.Types&engine.Creature != 0) {
			how := r.fate(board, i)
			if how == unsure && asked && meant {
				return r.stop(r.refuse("not_understood", 0, len(r.toks)-1, say.New("How much toughness has \"%s\"?", r.things[i].name)))
			}
			if how == isTaken && !meant && t.card != nil && t.card.Toughness <= 0 {
				how = stays // it lives by counters of which nobody tells, and which nothing took
			}
			if how != stays && how != unsure {
				dying = append(dying, line{text: r.called(i) + how, span: last.span})
			}
		}
	}
	if len(dying) > 0 {
		r.events = append(r.events, line{text: atOnce(texts(dying)), span: last.span})
	}
	return true
}

// awaitsDeath reports whether something of the question waits for what dies or is destroyed, and
// no number is asked for that was settled before.
func (r *reader) awaitsDeath() bool {
	switch r.asked {
	case NoTopic, AskedFate, AskedTokens:
	default:
		return false
	}
	return slices.ContainsFunc(r.things, func(t thing) bool {
		return t.card != nil && (t.flag && hasOneSuch(t.card, ofDeath) || slices.ContainsFunc(t.card.Triggers, func(e engine.Effect) bool { return ofDeath(&e) }))
	})
}

// ofDeath reports whether an effect or a triggered ability is about what dies or is destroyed.
func ofDeath(e *engine.Effect) bool {
	return e.When.Kind == engine.Destroy || e.When.Kind == engine.Move && (e.When.From == engine.Battlefield || e.When.Dest == engine.Graveyard)
}

// boardAfter is the board once all of a question has happened, nil where that hangs on a choice. What can't be cast does
// nothing there, though nobody has told yet that it is cast.
func (r *reader) boardAfter(q oracle.Question) *engine.Board {
	read, err := r.cards.read(q)
	if err == nil && len(r.casts) > 0 && waits(read.Scenario, engine.CastSpell) {
		q.Events = r.withCasts(q.Events)
		read, err = r.cards.read(q)
	}
	if err != nil {
		return nil
	}
	end, failed := explore.Resolve(read.Scenario, nil)
	if failed != nil || end.Outcome == nil {
		return nil
	}
	return end.Outcome.Board
}

// toldSoFar is the question as it has been told, with its events.
func (r *reader) toldSoFar() oracle.Question {
	q := r.soFar()
	q.Events = texts(r.events)
	return q
}

// fate is how state-based actions take a creature that is on a board; it stays where nothing
// says that they do.
func (r *reader) fate(board *engine.Board, i int) string {
	if board == nil {
		return stays
	}
	for id := range board.Objects {
		o := &board.Objects[id]
		if !isNamed(o, r.things[i].name) || o.Zone != engine.Battlefield || !r.isOf(o, board, r.things[i].owner) {
			continue
		}
		switch t := look.Boosted(o.Toughness, o); explore.Doomed(o) {
		case engine.Unknown:
			return unsure
		case engine.Yes:
			if t <= 0 {
				return isTaken
			}
			return dies
		}
	}
	return stays
}

// isOf reports whether an object may be controlled by the player of a seat.
func (r *reader) isOf(o *engine.Object, board *engine.Board, seat int) bool {
	return seat == nobody || o.Controller == engine.NoPlayer || strings.EqualFold(board.Players[o.Controller].Name, r.name(seat))
}

// isNamed reports whether an object is called by a name, with its number where it has one.
func isNamed(o *engine.Object, name string) bool {
	return strings.EqualFold(o.Name, name) || o.Number > 0 && strings.EqualFold(o.Name+" "+itoa(o.Number), name)
}
