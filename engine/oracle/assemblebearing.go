package oracle

import (
	"slices"
	"strings"

	"apnap/engine"
	"apnap/engine/oracle/lex"
	"apnap/engine/say"
)

// Bearing is on what a static ability bears that is no effect to rule on.
type Bearing byte

// The bearings. Those that are not here decide nothing that a question tells of: what is paid for
// spells and abilities, what may be cast or looked at besides, who can attack and block.
const (
	OnSizes      Bearing = 'Z' // power and toughness, as Sizes tells
	OnOwnSize    Bearing = 'W' // its own power and toughness
	OnCasting    Bearing = 'C' // which spells can be cast, and how
	OnActivating Bearing = 'V' // which abilities can be activated
	OnTriggering Bearing = 'T' // how often abilities trigger
	OnUntapping  Bearing = 'U' // what untaps in an untap step
	OnMana       Bearing = 'X' // which abilities there are to activate, for mana too
	OnFights     Bearing = 'G' // what combat damage is dealt
	OnAttacks    Bearing = 'A' // what triggers in combat
	OnBeginnings Bearing = 'E' // what happens in a step or phase
	OnMoves      Bearing = 'M' // what comes into being, enters or leaves
	OnEntering   Bearing = 'I' // what triggers as it enters
	OnLosses     Bearing = 'F' // what comes of life that is lost
)

// Unclear reports whether a permanent has a static ability of which nobody knows on what it bears.
func (c *Card) Unclear() bool { return c.Statics && c.Bears == "" }

// bears reports whether the static abilities of a card bear on that.
func (c *Card) bears(on Bearing) bool { return strings.IndexByte(c.Bears, byte(on)) >= 0 }

// bearing refuses a question in which a permanent says all the time something that is no effect to
// rule on and bears on what happens; only facts can tell what comes of that.
func (b *builder) bearing() *lex.Error {
	if err := b.hosts(); err != nil {
		return err
	}
	happens := b.kindsThere(nil)
	measured := b.measured(happens)
	for i := range b.board.Objects {
		id, o := engine.ObjectID(i), &b.board.Objects[i]
		card, ok := b.lookup(o.Card)
		if !ok || o.Card == "" || o.NoAbilities || o.FaceDown || o.Zone != engine.Battlefield && !b.enters(id) || card.Types&engine.PermanentTypes == 0 {
			continue
		}
		if err := b.sized(id, &card, measured); err != nil {
			return err
		}
		if b.bearsHere(id, &card, happens) || card.bears(OnEntering) && b.enters(id) {
			return &lex.Error{Code: "out_of_scope", Where: "fact", Text: o.Name, Span: [2]int{0, len(o.Name)},
				Says: say.New("%s has an ability that is no replacement, prevention or can't effect and may bear on the ruling; say what it does as a fact, with resolve.", card.Name)}
		}
	}
	return nil
}

// bearsHere reports whether what a card says all the time bears on what happens.
func (b *builder) bearsHere(id engine.ObjectID, card *Card, happens map[engine.EventKind]bool) bool {
	step := happens[engine.BeginPhase] || b.during()
	switch {
	case card.bears(OnCasting) && b.castsBesides(id),
		card.bears(OnActivating) && b.activates(),
		card.bears(OnTriggering) && b.triggersHere(happens),
		card.bears(OnUntapping) && (step || happens[engine.Untap]),
		card.bears(OnMana) && happens[engine.ProduceMana],
		card.bears(OnFights) && b.fights(),
		card.bears(OnAttacks) && b.fights(),
		card.bears(OnBeginnings) && (step || happens[engine.Discard]):
		return true
	}
	for kind := range happens {
		if card.bears(OnMoves) && moves(kind) || card.bears(OnLosses) && loses(kind) {
			return true
		}
	}
	return false
}

// hosts asks what the source of an effect is attached to, where nobody tells and something happens that the effect is about,
// or triggers on.
func (b *builder) hosts() *lex.Error {
	happens := b.kindsThere(b.hostless)
	for _, i := range b.hostless {
		inst := &b.sc.Effects[i]
		watches := false
		engine.Kinds(&inst.Effect.When, func(engine.EventKind) { watches = true })
		if !watches || mayHappen(&inst.Effect.When, happens) {
			return hostAsked("effect", b.flags[b.from[i].flag].text, inst.Called())
		}
		b.assume(say.New("What %s is attached to changes nothing here", inst.Called()))
	}
	for i := range b.sc.Effects {
		if inst := &b.sc.Effects[i]; b.mayTrigger(i, happens) && b.hostOpen(inst) && b.bearerTold(inst) {
			return hostAsked("fact", b.board.Objects[inst.Source].Name, inst.Called())
		}
	}
	return nil
}

// hostAsked asks what something is attached to.
func hostAsked(where, text string, called say.Message) *lex.Error {
	return &lex.Error{Code: "ambiguous", Where: where, Text: text, Span: [2]int{0, len(text)}, Says: say.New("I can't tell what %s is attached to; say it.", called)}
}

// hostOpen reports whether an effect speaks of what its source is attached to, and nobody tells what that is.
func (b *builder) hostOpen(inst *engine.Instance) bool {
	if inst.Source == engine.NoObject || inst.Attached != engine.Nobody() || b.board.Objects[inst.Source].AttachedTo != engine.Nobody() || b.attachedLater(inst.Source) {
		return false
	}
	watched := refsOf(&inst.Effect.When)
	return watched[engine.Attached] || watched[engine.AttachedController]
}

// kindsThere are the kinds of all that happens in a question, or may by one of its effects but for some.
func (b *builder) kindsThere(but []int) map[engine.EventKind]bool {
	kinds := map[engine.EventKind]bool{}
	for h := range b.sc.Events {
		for i := range b.sc.Events[h].Events {
			kinds[b.sc.Events[h].Events[i].Kind] = true
		}
	}
	v := &engine.Visitor{Instruction: func(in *engine.Instruction) { kinds[in.Verb] = true }}
	for i := range b.sc.Effects {
		if b.carriedOut(i) && !slices.Contains(but, i) {
			b.sc.Effects[i].Effect.Visit(v)
		}
	}
	return kinds
}

// carriedOut reports whether an effect does something in a question: one that triggers does where it
// is said to resolve.
func (b *builder) carriedOut(i int) bool {
	if b.sc.Effects[i].Effect.Kind != engine.Triggered {
		return true
	}
	return slices.ContainsFunc(b.sc.Events, func(h engine.Happening) bool {
		return slices.ContainsFunc(h.Resolve, func(r engine.Resolving) bool { return int(r.Effect) == i })
	})
}

// mayTrigger reports whether an effect triggers on something of a kind that happens.
func (b *builder) mayTrigger(i int, happens map[engine.EventKind]bool) bool {
	e := b.sc.Effects[i].Effect
	return e.Kind == engine.Triggered && mayHappen(&e.When, happens)
}

// mayHappen reports whether something happens of a kind that a pattern asks for, or that holds such.
func mayHappen(when *engine.Pattern, happens map[engine.EventKind]bool) bool {
	may := false
	engine.Kinds(when, func(kind engine.EventKind) {
		may = may || happens[kind] || kind == engine.Enter && happens[engine.CreateTokens] || kind == engine.Draw && happens[engine.DrawCards] ||
			kind == engine.Move && (happens[engine.Destroy] || happens[engine.Sacrifice] || happens[engine.Discard] || happens[engine.Mill] || happens[engine.CounterSpell])
	})
	return may
}

// moves reports whether what happens may bring something into being, onto the battlefield or away.
func moves(kind engine.EventKind) bool {
	switch kind {
	case engine.NoEvent, engine.Damage, engine.GainLife, engine.LoseLife, engine.SetLife, engine.PayLife, engine.DrawCards, engine.Draw, engine.PutCounters, engine.RemoveCounters,
		engine.Tap, engine.Untap, engine.Scry, engine.Reveal, engine.ProduceMana, engine.BeginPhase, engine.CastSpell, engine.Alter:
		return false
	}
	return true
}

// loses reports whether somebody may lose life by what happens.
func loses(kind engine.EventKind) bool {
	return kind == engine.Damage || kind == engine.LoseLife || kind == engine.SetLife || kind == engine.PayLife || kind == engine.OtherAction
}

// during reports whether a question says in which turn, phase or step something happens.
func (b *builder) during() bool {
	return slices.ContainsFunc(b.sc.Events, func(h engine.Happening) bool { return h.During != "" })
}

// castsBesides reports whether a question has a spell that was cast, or may have been, besides a permanent that says something of
// spells as soon as it is on the battlefield.
func (b *builder) castsBesides(but engine.ObjectID) bool {
	spell := func(id engine.ObjectID) bool {
		return id != engine.NoObject && id != but && (b.board.Objects[id].Spell || b.board.Objects[id].Zone == engine.Stack || b.board.Objects[id].Types&(engine.Instant|engine.Sorcery) != 0)
	}
	return len(b.spells) > 0 || b.anyEvent(func(ev *engine.Event) bool {
		return ev.Object != but && ev.Kind == engine.CastSpell || ev.Kind == engine.CopySpell || ev.Kind == engine.CounterSpell || ev.Object != but && ev.Entry != nil && ev.Entry.WasCast == engine.Yes || spell(ev.Source) || spell(ev.Object)
	})
}

// activates reports whether something happens that an ability of a permanent may do.
func (b *builder) activates() bool {
	for h := range b.sc.Events {
		if len(b.sc.Events[h].Pays) > 0 {
			return true
		}
	}
	return b.anyEvent(func(ev *engine.Event) bool {
		return ev.Kind == engine.ProduceMana || ev.Source != engine.NoObject && !ev.Combat && b.board.Objects[ev.Source].Types&(engine.Instant|engine.Sorcery) == 0
	})
}

// triggersHere reports whether a question has abilities that may trigger.
func (b *builder) triggersHere(happens map[engine.EventKind]bool) bool {
	for i := range b.sc.Effects {
		if b.mayTrigger(i, happens) || b.sc.Effects[i].Effect.Kind == engine.Triggered && b.carriedOut(i) {
			return true
		}
	}
	return false
}

// fights reports whether a question tells of combat.
func (b *builder) fights() bool {
	for i := range b.board.Objects {
		if o := &b.board.Objects[i]; o.Attacking || o.Blocking {
			return true
		}
	}
	return b.anyEvent(func(ev *engine.Event) bool { return ev.Combat })
}

// anyEvent reports whether one of the events of a question is such.
func (b *builder) anyEvent(such func(*engine.Event) bool) bool {
	for h := range b.sc.Events {
		for i := range b.sc.Events[h].Events {
			if such(&b.sc.Events[h].Events[i]) {
				return true
			}
		}
	}
	return false
}

// readsSizes reports whether an effect of a question looks at how large something is.
func (b *builder) readsSizes(happens map[engine.EventKind]bool) bool {
	reads := false
	v := &engine.Visitor{
		Expr: func(e *engine.Expr) { reads = reads || e.Op == engine.PowerOf || e.Op == engine.ToughnessOf },
		Filter: func(f *engine.Filter) {
			reads = reads || f.Power.Op != engine.NoCompare || f.Toughness.Op != engine.NoCompare
		},
	}
	for i := range b.sc.Effects {
		if e := b.sc.Effects[i].Effect; b.carriedOut(i) {
			e.Visit(v)
		} else if b.mayTrigger(i, happens) {
			e.When.Visit(v)
		}
	}
	return reads
}
