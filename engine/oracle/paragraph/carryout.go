package paragraph

import (
	"slices"
	"strings"

	"apnap/engine"
	"apnap/engine/lang/lexicon"
	"apnap/engine/oracle"
	"apnap/engine/oracle/lex"
	"apnap/engine/say"
)

// mostLevels bounds how often what abilities do that triggered has others trigger.
const mostLevels = 3

// walked is a question with the ends it has.
type walked struct {
	scenario *engine.Scenario
	ends     []engine.End
	// unattacked are the abilities left out that trigger as creatures attack.
	unattacked []engine.EffectID
}

// carryTriggers has the abilities that trigger on what is told resolve where what is asked is what they do, or an effect
// of the question waits for that and for nothing else of what happens. Where what is asked can only come of one that is aimed at
// something, or that nobody understands, the question is refused.
func (r *reader) carryTriggers(out *Reading) *lex.Error {
	if q := out.Resolve(r.q.Edition); !mayTrigger(r.cards.along(&q).read) {
		return nil
	}
	before, ok := r.walk(out, r.events)
	if !ok {
		return nil
	}
	kinds := r.kindsAsked()
	if whose := before.attacksFor(kinds); whose != "" {
		return r.refuse("not_understood", 0, len(r.toks)-1, say.New("What is asked may be what %s does as creatures attack; say in a sentence of its own what that is.", whose))
	}
	if !before.triggers(func(engine.Trigger) bool { return true }) {
		return nil
	}
	if whose := before.passedOver(); whose != "" {
		return r.refuse("not_understood", 0, len(r.toks)-1, say.New("The trigger of %s may change what comes behind it, and I do not understand what it does; say in a sentence of its own what that is.", whose))
	}
	events := r.events
	for range mostLevels {
		next := r.resolving(out, events)
		if len(next) == len(events) {
			break
		}
		events = next
		after, ok := r.walk(out, events)
		waits := !ok && !asksTriggers(out) && r.waitsStill(out)
		if waits && r.onlyBehind(events) && r.lacksFact(out, events) {
			r.carried(out, events)
			return nil // and whoever rules on it asks for the fact
		}
		if list := before.triggered(); waits {
			return r.refuse("not_understood", 0, len(r.toks)-1, say.New("What the trigger of %s does may be what is asked, and more has to be known for that; say in a sentence of its own that it resolves.", before.holder(list[max(0, slices.IndexFunc(list, before.plain))])))
		}
		if !ok {
			break
		}
		if after.sum(kinds) > before.sum(kinds) || r.meetsMore(out, events) {
			r.carried(out, events)
			return nil
		}
	}
	if kinds != nil && before.sum(kinds) == 0 && before.triggers(func(t engine.Trigger) bool { return !before.plain(t) }) {
		return r.refuse("not_understood", 0, len(r.toks)-1, say.New("What is asked may be what the trigger of %s does; say in a sentence of its own what that is aimed at, or what it does.", before.firstAimed()))
	}
	return nil
}

// carried takes the events, with what triggered abilities do, for those of the question.
func (r *reader) carried(out *Reading, events []line) {
	r.events = events
	out.Events = texts(events)
}

// onlyBehind reports whether what triggered abilities do comes behind all that is told: what is told behind such an ability may be
// what it does.
func (r *reader) onlyBehind(events []line) bool {
	told := texts(r.events)
	return slices.Equal(texts(events)[:len(told)], told)
}

// lacksFact reports whether the question with the events given is understood, and has no end that is known: a fact is wanting.
func (r *reader) lacksFact(out *Reading, events []line) bool {
	q := out.Resolve(r.q.Edition)
	q.Events = texts(events)
	asked := r.cards.along(&q)
	return asked.err == nil && asked.explored() == nil
}

// mayTrigger reports whether a question that is understood holds an ability that triggers at all.
func mayTrigger(read *oracle.Reading) bool {
	return read != nil && (len(read.Unattacked) > 0 || slices.ContainsFunc(read.Scenario.Effects, func(i engine.Instance) bool { return i.Effect.Kind == engine.Triggered }))
}

// walk is the question with the events given, and every end of it; where it is not known, there is none at all unless
// there are too many ends.
func (r *reader) walk(out *Reading, events []line) (*walked, bool) {
	q := out.Resolve(r.q.Edition)
	q.Events = texts(events)
	return r.cards.walk(&q)
}

// walk is a question with every end of it, as a reader walks it.
func (x *index) walk(q *oracle.Question) (*walked, bool) {
	asked := x.along(q)
	ends := asked.explored()
	switch {
	case ends == nil:
		return nil, false
	case !ends.Complete:
		return &walked{}, false
	}
	return &walked{asked.read.Scenario, ends.Ends, asked.read.Unattacked}, true
}

// resolving are events with those behind them that the abilities which trigger on them resolve.
func (r *reader) resolving(out *Reading, events []line) []line {
	var told []line
	for k := range events {
		told = append(told, events[k])
		if k+1 < len(events) && !events[k].casts && events[k].span == events[k+1].span && !paidBefore(&events[k], &events[k+1]) {
			continue // one thing does both
		}
		w, ok := r.walk(out, told)
		if !ok && w != nil { // and with more events there are no fewer
			return append(told, events[k+1:]...)
		}
		if !ok || k+1 < len(events) && r.atOnce(out, events, k+1) {
			continue
		}
		for _, t := range w.triggered() {
			if aim, ok := r.aimOf(w, t); ok {
				told = append(told, line{text: possessive(w.scenario.Board.Players[t.Controller].Name) + " " + w.holder(t) + triggersResolving + aim, span: events[k].span})
			}
		}
	}
	return told
}

// paidBefore reports whether an event is the cost of what the next one tells: what triggers on that resolves before it
// (cr.TriggersOnEvent).
func paidBefore(l, next *line) bool {
	return strings.Contains(l.text, asCost) && !strings.Contains(next.text, asCost) && !next.casts
}

// atOnce reports whether an event comes of state-based actions, before which no ability resolves.
func (r *reader) atOnce(out *Reading, events []line, at int) bool {
	w, ok := r.walk(out, events)
	if !ok {
		return true
	}
	if len(w.scenario.Events) != len(events) { // some tell what happens one after the other
		before, ok := r.walk(out, events[:at])
		if !ok || !events[at-1].casts { // what triggers on a cast resolves before the spell does whatever that is (cr.TriggersOnEvent)
			return true
		}
		at = len(before.scenario.Events)
	}
	if at >= len(w.scenario.Events) {
		return true
	}
	h := &w.scenario.Events[at]
	return len(h.Events) > 0 && h.Events[0].Cause == engine.ByStateBased
}

// triggered are the abilities that trigger at some end, each once.
func (w *walked) triggered() (list []engine.Trigger) {
	for i := range w.ends {
		for _, t := range w.ends[i].Outcome.Triggers {
			if !slices.ContainsFunc(list, func(o engine.Trigger) bool { return o.Effect == t.Effect && o.Holder == t.Holder }) {
				list = append(list, t)
			}
		}
	}
	return list
}

// triggers reports whether an ability triggers of which something holds.
func (w *walked) triggers(is func(engine.Trigger) bool) bool {
	return slices.ContainsFunc(w.triggered(), is)
}

// plain reports whether an ability is understood and aimed at nothing.
func (w *walked) plain(t engine.Trigger) bool {
	does := w.scenario.Effects[t.Effect].Effect.Then
	return len(does) > 0 && engine.AskedOf(does, engine.Target) == nil && w.source(t) != engine.NoObject
}

// aimOf is what is said of an ability that resolves about what it is aimed at: nothing where it is aimed at nothing, else the other
// player of whom the question asks how much is done to him, as only then that can be what is asked.
func (r *reader) aimOf(w *walked, t engine.Trigger) (says string, ok bool) {
	does := w.scenario.Effects[t.Effect].Effect.Then
	switch {
	case t.Controller == engine.NoPlayer: // nobody says whose it is
		return "", false
	case w.plain(t):
		return "", true
	case len(does) == 0 || w.source(t) == engine.NoObject || engine.AskedOf(does, engine.Target) == nil || engine.AskedOf(does, engine.Target2) != nil:
		return "", false
	}
	who := r.playerAsked()
	if who == nobody || r.seatOf(w.scenario.Board.Players[t.Controller].Name) == who {
		return "", false
	}
	return aimedBehind + r.name(who), true
}

// playerAsked is the one other player than whoever asks of whom what is asked speaks: "how much does Bob take".
func (r *reader) playerAsked() int {
	const of = "'s"
	asked := nobody
	for _, p := range r.pending {
		for i := p.from; i < p.to; i++ {
			who, n := r.seatNamed(i)
			if n == 0 && len(r.seats) == 2 && lexicon.Plays(r.toks[i].Text, lexicon.Gendered) && !lexicon.Plays(r.toks[i].Text, lexicon.Possessive) {
				who, n = r.otherThan(r.speaker()), 1
			}
			switch {
			case n == 0 || who == nobody || r.seats[who].speaker || r.toks[i+n].Text == of:
			case asked != nobody && asked != who:
				return nobody
			default:
				asked = who
			}
			i += max(0, n-1)
		}
	}
	return asked
}

// source is the object that has an ability.
func (w *walked) source(t engine.Trigger) engine.ObjectID {
	if t.Holder != engine.NoObject {
		return t.Holder
	}
	return w.scenario.Effects[t.Effect].Source
}

// holder is what the object is called that has an ability.
func (w *walked) holder(t engine.Trigger) string {
	if at := w.source(t); at != engine.NoObject && int(at) < len(w.scenario.Board.Objects) {
		return w.scenario.Board.NameOf(at)
	}
	return w.scenario.Effects[t.Effect].Label
}

// firstAimed names what has the first ability that can't be carried out as it stands.
func (w *walked) firstAimed() string {
	list := w.triggered()
	return w.holder(list[slices.IndexFunc(list, func(t engine.Trigger) bool { return !w.plain(t) })])
}

// attacksFor names what has an ability that triggers as creatures attack and may do what is asked, empty for none: where
// nothing else does that, or it is known to, or nobody understands what it does.
func (w *walked) attacksFor(kinds []engine.EventKind) string {
	for _, id := range w.unattacked {
		inst := &w.scenario.Effects[id]
		does := slices.ContainsFunc(inst.Effect.Then, func(in engine.Instruction) bool { return slices.Contains(kinds, in.Verb) })
		if does || kinds != nil && (w.sum(kinds) == 0 || len(inst.Effect.Then) == 0 && slices.ContainsFunc(inst.Effect.Speaks, func(k engine.EventKind) bool { return slices.Contains(kinds, k) })) {
			return inst.Label
		}
	}
	return ""
}

// passedOver names what has an ability that triggers before the last of what is told and may change that by its words, which
// nobody understands; empty for none.
func (w *walked) passedOver() string {
	if len(w.scenario.Events) < 2 {
		return ""
	}
	last := w.scenario.Events[len(w.scenario.Events)-1].Events
	for _, t := range w.triggered() {
		e := w.scenario.Effects[t.Effect].Effect
		if len(e.Then) == 0 && slices.ContainsFunc(last, func(ev engine.Event) bool { return slices.Contains(e.Speaks, ev.Kind) && e.When.Kind != ev.Kind }) {
			return w.holder(t)
		}
	}
	return ""
}

// sum is how much of what is asked happens at all ends together.
func (w *walked) sum(kinds []engine.EventKind) (n int) {
	for i := range w.ends {
		for k := range w.ends[i].Outcome.Facts {
			if f := &w.ends[i].Outcome.Facts[k]; !f.Nothing && slices.ContainsFunc(kinds, func(kind engine.EventKind) bool { return isOf(f, kind) }) {
				n += max(1, f.Amount)
			}
		}
	}
	return n
}

// isOf reports whether a fact is of a kind of events: what enters with counters has them put on it, and a token enters, made
// or a copy of a spell.
func isOf(f *engine.Fact, kind engine.EventKind) bool {
	ev := &f.Event
	switch entered := ev.Kind == engine.Enter && ev.Entry != nil; {
	case entered && kind == engine.PutCounters:
		return len(ev.Entry.Counters) > 0
	case entered && kind == engine.CreateTokens:
		return true
	}
	return ev.Kind == kind
}

// kindsAsked are the kinds of events of which the paragraph wants to know how much of them happens, nil where it asks for none.
func (r *reader) kindsAsked() []engine.EventKind {
	switch r.asked {
	case AskedDamage:
		return []engine.EventKind{engine.Damage, engine.LoseLife}
	case AskedLife:
		return r.lifeAsked()
	case AskedCounters:
		return []engine.EventKind{engine.PutCounters, engine.RemoveCounters}
	case AskedCards:
		return []engine.EventKind{engine.Draw, engine.Mill, engine.Discard}
	case AskedTokens:
		return []engine.EventKind{engine.CreateTokens}
	case AskedMana:
		return []engine.EventKind{engine.ProduceMana}
	case NoTopic:
		if r.countsTokens() {
			return []engine.EventKind{engine.CreateTokens}
		}
	}
	return nil
}

// lifeAsked are the kinds of events by which life changes as a question asks: gained, lost, or either.
func (r *reader) lifeAsked() []engine.EventKind {
	gains, loses := false, false
	for _, p := range r.pending {
		for _, t := range r.toks[p.from:p.to] {
			if v, ok := lexicon.VerbOf(t.Text); ok {
				gains, loses = gains || v.Plain == "gain", loses || v.Plain == "lose"
			}
		}
	}
	switch {
	case gains && !loses:
		return []engine.EventKind{engine.GainLife}
	case loses && !gains:
		return []engine.EventKind{engine.LoseLife}
	}
	return []engine.EventKind{engine.GainLife, engine.LoseLife, engine.SetLife}
}

// countsTokens reports whether a question wants to know how many things of a type there are: "how many Angels".
func (r *reader) countsTokens() bool {
	return slices.ContainsFunc(r.everythingAsked(), func(p piece) bool {
		return slices.ContainsFunc(seq(p.from, p.to), func(i int) bool {
			return i > p.from && r.toks[i-1].Text == "many" && isSubtype(r.toks[i].Raw)
		})
	})
}

// asksTriggers reports whether all that is asked is whether abilities trigger, or how often.
func asksTriggers(out *Reading) bool {
	return len(out.Whether) > 0 && !slices.ContainsFunc(out.Whether, func(w Whether) bool { return w.Is != Triggers && w.Is != TriggersOften })
}

// waitsStill reports whether an effect of the question applies to nothing of what is told.
func (r *reader) waitsStill(out *Reading) bool {
	met, _, ok := metIn(out.Resolve(r.q.Edition), r.cards)
	if !ok {
		return false
	}
	for _, applies := range met {
		if !applies {
			return true
		}
	}
	return false
}

// meetsMore reports whether with the events given something applies to what happens whose effects do not otherwise.
func (r *reader) meetsMore(out *Reading, events []line) bool {
	q := out.Resolve(r.q.Edition)
	before, board, ok := metIn(q, r.cards)
	if !ok {
		return false
	}
	q.Events = texts(events)
	after, _, ok := metIn(q, r.cards)
	if !ok {
		return false
	}
	for at, met := range after {
		if met && !before[at] && int(at) < len(board.Objects) {
			return true
		}
	}
	return false
}
