package oracle

import (
	"slices"
	"strconv"
	"strings"
	"unicode"

	"apnap/engine"
	"apnap/engine/cr"
	"apnap/engine/era"
	"apnap/engine/oracle/inenglish"
	"apnap/engine/oracle/lex"
	"apnap/engine/oracle/shape"
	"apnap/engine/say"
)

// identify gives every instance its id: the label as a slug; "-b", "-c" for a
// further effect of one source, "-2", "-3" for twins in the order given.
func (b *builder) identify() {
	taken := map[string]int{}
	for i := range b.sc.Effects {
		inst := &b.sc.Effects[i]
		base := slugOf(inst.Label)
		if k := b.nthEffect(i); k > 0 {
			base += "-" + string(rune('a'+min(k, 25)))
		}
		taken[base]++
		inst.ID = base
		if n := taken[base]; n > 1 {
			inst.ID += "-" + strconv.Itoa(n)
		}
	}
	for i := range b.sc.Effects {
		b.sc.Effects[i].Apart = b.apart(i)
		b.sc.Effects[i].Calls = LabelCalled(b.sc.Effects[i].Label)
	}
}

// nthEffect is how many effects of the same copy of the same flag stand before.
func (b *builder) nthEffect(i int) int {
	n := 0
	for j := range i {
		if b.from[j].flag == b.from[i].flag && b.from[j].copy == b.from[i].copy && !b.isTriggered(j) {
			n++
		}
	}
	return n
}

// isTriggered reports whether an instance is a triggered ability, which is only told.
func (b *builder) isTriggered(i int) bool { return b.sc.Effects[i].Effect.Kind == engine.Triggered }

// slugOf is a label as an id: small letters and figures, joined by hyphens.
func slugOf(label string) string {
	var out strings.Builder
	gap := false
	for _, r := range strings.ToLower(label) {
		switch {
		case unicode.IsLetter(r) || unicode.IsDigit(r):
			if gap && out.Len() > 0 {
				out.WriteByte('-')
			}
			gap = false
			out.WriteRune(r)
		case r != '\'' && r != '’':
			gap = true
		}
	}
	if out.Len() == 0 {
		return "effect"
	}
	return out.String()
}

// apart is the label of an instance told apart from others of the same label.
func (b *builder) apart(i int) string {
	inst := &b.sc.Effects[i]
	same, here, at := 0, 0, 0
	for j := range b.sc.Effects {
		other := &b.sc.Effects[j]
		if other.Label != inst.Label || b.isTriggered(j) != b.isTriggered(i) || b.nthEffect(j) != b.nthEffect(i) {
			continue
		}
		same++
		if other.Controller == inst.Controller {
			here++
			if j == i {
				at = here
			}
		}
	}
	label := inst.Label
	if here < same && inst.Controller != engine.NoPlayer {
		label = inenglish.PossessiveForm(b.board.Players[inst.Controller].Name) + " " + label
	}
	if here > 1 {
		label += " " + strconv.Itoa(at)
	}
	return label
}

// commanders adds the rules' own effect for each commander: its owner may have
// it go to the command zone in place of a hand or library, and until the
// state-based action came, of a graveyard or exile (cr.CommanderZone).
func (b *builder) commanders() {
	for id := range b.board.Objects {
		o := &b.board.Objects[id]
		if !slices.Contains(o.Marks, "commander") || o.Token == engine.Yes || b.sc.Edition.ID != "" && !cr.CommanderZone.InForce(b.sc.Edition) {
			continue
		}
		inst := blankInstance(commanderEffect(b.sc.Edition))
		inst.Label, inst.Controller, inst.Source = "Commander zone change", o.Owner, engine.ObjectID(id)
		inst.Ability, inst.Rules, inst.ByRule = -1, []cr.Rule{cr.CommanderZone}, true
		b.sc.Effects = append(b.sc.Effects, inst)
		b.from = append(b.from, origin{flag: -1 - id})
	}
}

// commanderEffect is that effect under the rules of an edition.
func commanderEffect(e cr.Edition) *engine.Effect {
	self := &engine.Filter{Is: engine.This}
	going := func(z engine.Zone) engine.Pattern {
		return engine.Pattern{Kind: engine.Move, Affected: self, Dest: z}
	}
	when := going(engine.Hand)
	when.Or = []engine.Pattern{going(engine.Library)}
	repeats := true
	switch {
	case e.ID == "" || cr.CommanderStateBased.InForce(e):
	case cr.CommanderRepeats.InForce(e):
		when.Or = append(when.Or, going(engine.Graveyard), going(engine.Exile))
	default:
		when, repeats = going(engine.Graveyard), false
		when.Or = []engine.Pattern{going(engine.Exile)}
	}
	return &engine.Effect{Kind: engine.Replacement, Class: engine.ClassOther, When: when, May: engine.ThatOwner,
		Do: []engine.Change{{Kind: engine.MoveTo, Dest: engine.Command}}, Repeats: repeats}
}

// understood says how each effect was read, one entry for each effect of each
// flag's text.
func (b *builder) understood() []Understood {
	var out []Understood
	for i := range b.sc.Effects {
		if b.from[i].flag < 0 || b.from[i].copy > 0 || b.isTriggered(i) && !b.flags[b.from[i].flag].meansTriggers() {
			continue
		}
		inst := &b.sc.Effects[i]
		u := Understood{Effect: inst.Label, Of: engine.EffectID(i), Controller: b.board.Players[inst.Controller].Name,
			Class: inst.Effect.Class.String(), Prevention: inst.Effect.Kind == engine.Prevention, Scope: scopeWord(inst.Effect.Kind), Read: inst.Effect,
			Called: func(call func(*engine.Board, engine.Entity) string) *inenglish.Names { return b.namesFor(inst, call) }}
		if inst.Effect.Kind == engine.Scheduled {
			u.Class = "scheduled"
		}
		switch {
		case inst.Effect.Kind == engine.InstructionOf:
			u.Class, u.Says, u.Words = "instruction", inst.Effect.Text, true
		case inst.Effect.Kind == engine.Triggered && inst.Effect.Text != "":
			u.Class, u.Says, u.Words = "triggered", inst.Effect.Text, true
		case inst.Effect.Kind == engine.Triggered:
			u.Class, u.Says, u.Words = "triggered", inenglish.Effect(inst.Effect, u.Called(inenglish.Entity)), true
		default:
			u.Says = inenglish.Effect(inst.Effect, u.Called(inenglish.Entity))
		}
		out = append(out, u)
	}
	return out
}

// flagsOfEffects tells which flag each effect comes from.
func (b *builder) flagsOfEffects() []int {
	list := make([]int, len(b.from))
	for i := range b.from {
		list[i] = b.from[i].flag
	}
	return list
}

// scopeWord is the contract's word for a sort of effect.
func scopeWord(k engine.EffectKind) string {
	switch k {
	case engine.Replacement:
		return "replacement"
	case engine.Prevention:
		return "prevention"
	case engine.InstructionOf:
		return "instruction"
	case engine.Scheduled:
		return "scheduled"
	case engine.AsThough, engine.PreventedTrigger, engine.NoTriggers, engine.MoreTriggers:
		return "other"
	case engine.Triggered:
		return "triggered"
	}
	return "cant"
}

// namesFor is what things are called in the words of one instance.
func (b *builder) namesFor(inst *engine.Instance, call func(*engine.Board, engine.Entity) string) *inenglish.Names {
	n := &inenglish.Names{Word: inst.ChosenWord}
	if inst.Controller != engine.NoPlayer {
		n.You = b.board.Players[inst.Controller].Name
	}
	name := func(e engine.Entity) string {
		if e == engine.Nobody() {
			return ""
		}
		return call(&b.board, e)
	}
	if inst.Source != engine.NoObject {
		n.This = name(engine.ObjectEntity(inst.Source))
	}
	n.Attached, n.Target, n.Target2, n.Chosen = name(inst.Attached), name(inst.Target), name(inst.Target2), name(inst.Chosen)
	if inst.ChosenSrc != engine.NoObject {
		n.Source = name(engine.ObjectEntity(inst.ChosenSrc))
	}
	return n
}

// assumptions are the sentences of what was assumed: where permanents are, what
// resolved, and the rest in order.
func (b *builder) assumptions() []say.Message {
	var out []say.Message
	if len(b.placed) > 0 {
		var called []say.Message
		for _, id := range b.placed {
			if owner := b.board.Objects[id].Owner; owner != engine.NoPlayer && b.board.Players[owner].Left {
				continue // it left with its owner
			}
			called = append(called, shape.ObjectName(&b.board, id))
		}
		switch len(called) {
		case 0:
		case 1:
			out = append(out, b.isThere(called[0]))
		default:
			out = append(out, say.New("%s are %s", say.All(called), era.Of(b.edition(), era.On)))
		}
	}
	return slices.Concat(out, b.besidesPlaces(), b.unknown)
}

// isThere says that something is on the battlefield.
func (b *builder) isThere(called say.Message) say.Message {
	return say.New("%s is %s", called, era.Of(b.edition(), era.On))
}

// assumptionsApart are the assumptions with a sentence for each thing, but for what
// any unknown card is taken for.
func (b *builder) assumptionsApart() []say.Message {
	var out []say.Message
	for _, id := range b.placed {
		out = append(out, b.isThere(shape.ObjectName(&b.board, id)))
	}
	return append(out, b.besidesPlaces()...)
}

// besidesPlaces are the assumptions about other things than what is on the battlefield.
func (b *builder) besidesPlaces() []say.Message {
	var out []say.Message
	for i := range b.flags {
		if sentence := b.resolved(i); !sentence.IsZero() && !slices.ContainsFunc(out, sentence.Same) {
			out = append(out, sentence)
		}
	}
	return append(out, b.assumed...)
}

// instruction adds the flag's own text as the instruction of the event whose
// source it is; it says how many instances it added.
func (b *builder) instruction(i int) (int, *lex.Error) {
	f := &b.flags[i]
	if len(f.sources) == 0 || !b.causesEvent(f.sources[0]) && !b.resolving(f.sources[0]) {
		return 0, nil
	}
	if e := keptInstruction(f.abilities); e != nil {
		b.instance(i, 0, 0, &Ability{Created: true, Scope: "other"}, e)
		return 1, nil
	}
	text := f.ability
	if text == "" {
		text = cardText(f.abilities)
	}
	if text == "" || hasScope(f.abilities) && f.card != nil && f.ability == "" && f.card.Types&engine.PermanentTypes != 0 {
		return 0, nil
	}
	if hasScope(f.abilities) && allUnderstood(f.abilities) {
		return 0, nil
	}
	moments := []int{0}
	if ofTrigger(f.abilities) {
		if moments = b.saidToAct(f); len(moments) == 0 {
			return 0, nil
		}
	}
	ins, err := ParseInstruction(f.label, text)
	if err != nil {
		return 0, b.moved(err, f)
	}
	e := &engine.Effect{Kind: engine.InstructionOf, Class: engine.ClassOther, Then: ins, Text: text}
	for _, at := range moments {
		b.instance(i, 0, 0, &Ability{Created: true, Scope: "other"}, e)
		b.sc.Effects[len(b.sc.Effects)-1].StartedIn = at
	}
	return len(moments), nil
}

// keptInstruction is what a spell does as its card index keeps it, nil where it
// keeps nothing of the kind.
func keptInstruction(list []Ability) *engine.Effect {
	for i := range list {
		if effects := list[i].Effects; len(effects) == 1 && effects[0].Kind == engine.InstructionOf {
			return &effects[0]
		}
	}
	return nil
}

// allUnderstood reports whether no ability in scope was refused.
func allUnderstood(list []Ability) bool {
	return !slices.ContainsFunc(list, func(a Ability) bool { return a.Scope != "other" && a.Err != nil })
}

// causesEvent reports whether an object is the source of some event.
func (b *builder) causesEvent(id engine.ObjectID) bool {
	for _, h := range b.sc.Events {
		for i := range h.Events {
			if h.Events[i].Source == id {
				return true
			}
		}
	}
	return false
}

// cardText is the text of a card's abilities.
func cardText(list []Ability) string {
	var parts []string
	for i := range list {
		parts = append(parts, list[i].Text)
	}
	return strings.Join(parts, "\n")
}

// trimLeftOf is text from where part begins in it.
func trimLeftOf(text, part string) string {
	if at := strings.Index(text, part); at >= 0 {
		return text[at:]
	}
	return text
}
