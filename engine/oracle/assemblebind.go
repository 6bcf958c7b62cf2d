package oracle

import (
	"slices"
	"strings"

	"apnap/engine"
	"apnap/engine/oracle/lex"
	"apnap/engine/oracle/shape"
	"apnap/engine/say"
)

// part is a part of an effect, or several.
type part interface{ Visit(*engine.Visitor) }

// effectList and instructionList are several parts.
type (
	effectList      []engine.Effect
	instructionList []engine.Instruction
)

// Visit shows a visitor all that is in them.
func (l effectList) Visit(v *engine.Visitor) {
	for i := range l {
		l[i].Visit(v)
	}
}

// Visit shows a visitor all that is in them.
func (l instructionList) Visit(v *engine.Visitor) {
	for i := range l {
		l[i].Visit(v)
	}
}

// refsOf lists the references that a part of an effect uses.
func refsOf(p part) map[engine.Ref]bool {
	refs := map[engine.Ref]bool{}
	p.Visit(&engine.Visitor{
		Ref: func(x *engine.Ref) { refs[*x] = true },
		Relation: func(x *engine.Relation) {
			switch *x {
			case engine.ChosenOne:
				refs[engine.ChosenPlayer] = true
			case engine.TargetOne:
				refs[engine.Target] = true
			case engine.AttachedOne:
				refs[engine.Attached] = true
			}
		},
	})
	return refs
}

// boundTo binds an instance to what stands behind the flag's " @ ".
func (b *builder) boundTo(inst *engine.Instance, f *effectFlag) {
	if len(f.bound) == 0 {
		return
	}
	to := f.bound[0]
	switch boundAs(inst.Effect, f) {
	case slotAttached:
		inst.Attached = to
		if inst.Source != engine.NoObject {
			b.board.Objects[inst.Source].AttachedTo = to
		}
	case slotSource:
		inst.ChosenSrc = to.Object
	case slotChosen:
		inst.Chosen = to
	case slotThis:
		inst.Source = to.Object
		b.controlledBy(to.Object, inst.Controller)
	default:
		inst.Target = to
	}
}

// boundAs says as what an effect has what stands behind its flag's " @ ": as what it is
// attached to, targets, or was chosen for; or, where it speaks only of itself, as the object
// that has it.
func boundAs(e *engine.Effect, f *effectFlag) slot {
	to, refs := f.bound[0], refsOf(e)
	switch {
	case refs[engine.Attached] || refs[engine.AttachedController]:
		return slotAttached
	case refs[engine.Target] || refs[engine.AnyTarget]:
		return slotTarget
	case refs[engine.ChosenSource] && to.IsObject():
		return slotSource
	case refs[engine.ChosenPlayer] || refs[engine.ChosenObject]:
		return slotChosen
	case e.Self:
		return slotTarget // what the spell acts on, whose own effect this changes
	case f.card != nil && f.card.Types&(engine.Instant|engine.Sorcery) != 0:
		return slotTarget // what the spell is aimed at, of which this effect does not speak
	case to.IsObject():
		return slotThis
	}
	return slotTarget
}

// bindAll puts the facts' bindings into the instances of the effects they name,
// and refuses what stays unbound and can't be told.
func (b *builder) bindAll() *lex.Error {
	done := map[int]bool{}
	for i := range b.bindings {
		if done[i] {
			continue
		}
		same := []int{i}
		for j := i + 1; j < len(b.bindings); j++ {
			if b.bindings[j].effect == b.bindings[i].effect && b.bindings[j].slot == b.bindings[i].slot {
				same = append(same, j)
				done[j] = true
			}
		}
		if err := b.bindSame(same); err != nil {
			return err
		}
	}
	for _, s := range b.settled {
		if err := b.settle(&s); err != nil {
			return err
		}
	}
	for i := range b.sc.Effects {
		if err := b.unbound(i); err != nil {
			return err
		}
	}
	return nil
}

// settle puts what a fact says of using or paying for an effect into the effects
// it names.
func (b *builder) settle(s *settlement) *lex.Error {
	copies := b.copiesNamed(s.effect, binding{})
	if len(copies) == 0 {
		return noSuchEffect(s.text, s.effect.called)
	}
	for _, insts := range copies {
		for _, i := range insts {
			b.sc.Effects[i].Settled = append(b.sc.Effects[i].Settled, engine.Settled{By: s.player, Use: s.use})
		}
	}
	return nil
}

// bindSame binds the effects of one name: one fact binds all of them, as many
// facts as copies bind one copy each.
func (b *builder) bindSame(same []int) *lex.Error {
	first := b.bindings[same[0]]
	copies := b.copiesNamed(first.effect, first)
	if len(copies) == 0 && first.must && !b.namesTrigger(first.effect.called) {
		return noSuchEffect(first.text, first.effect.called)
	}
	if len(copies) == 0 {
		return nil
	}
	if len(same) > 1 && len(same) != len(copies) {
		return &lex.Error{Code: "ambiguous", Where: "fact", Text: first.text, Span: [2]int{0, len(first.text)},
			Says: say.New("I can't tell which of the effects of %s each of these facts is about.", first.effect.called)}
	}
	for n, insts := range copies {
		use := first
		if len(same) > 1 {
			use = b.bindings[same[n]]
		}
		for _, i := range insts {
			if b.aPlayerAsSource(&b.sc.Effects[i], use) {
				return placed(noSource(use.text, b.board.Players[use.to.Player].Name, b.sc.Effects[i].Called()), "fact", use.text)
			}
			if err := b.badChoice(&b.sc.Effects[i], use); err != nil {
				return err
			}
			if err := b.untargetable(&b.sc.Effects[i], use); err != nil {
				return err
			}
			b.apply(&b.sc.Effects[i], use)
		}
	}
	return nil
}

// untargetable refuses what a fact says that an effect targets, where hexproof or shroud keeps it
// from being aimed at (cr.HexproofTargets, cr.ShroudTargets).
func (b *builder) untargetable(inst *engine.Instance, what binding) *lex.Error {
	if what.slot != slotTarget && what.slot != slotTarget2 || !inst.Created {
		return nil
	}
	has, theirs := func(string) bool { return false }, false
	if to := what.to; to.IsObject() {
		o, seen := &b.board.Objects[to.Object], &b.said[to.Object]
		has = func(word string) bool { return engine.HasWord(o.Keywords, word) && !engine.HasWord(seen.gained, word) }
		theirs = o.Controller != engine.NoPlayer && o.Controller != inst.Controller
	} else if to.IsPlayer() {
		marks := b.board.Players[to.Player].Marks
		has = func(word string) bool { return engine.HasWord(marks, "has "+word) }
		theirs = to.Player != inst.Controller
	}
	if !has("shroud") && !(theirs && has("hexproof")) {
		return nil
	}
	return &lex.Error{Code: "illegal_choice", Where: "fact", Text: what.text, Span: [2]int{0, len(what.text)},
		Says: say.New("%s can't be the target of %s.", shape.EntityName(&b.board, what.to), inst.Called())}
}

// aPlayerAsSource reports whether a fact has a player chosen as the source that an
// effect watches for.
func (b *builder) aPlayerAsSource(inst *engine.Instance, what binding) bool {
	if !what.to.IsPlayer() || what.slot != slotSource && what.slot != slotChosen {
		return false
	}
	refs := refsOf(inst.Effect)
	return refs[engine.ChosenSource] && (what.slot == slotSource || !refs[engine.ChosenPlayer] && !refs[engine.Target] && !refs[engine.AnyTarget])
}

// noSource is the refusal of a player chosen as a source: sources are objects.
func noSource(text, player string, effect say.Message) *lex.Error {
	at := max(strings.Index(text, player), 0)
	return &lex.Error{Code: "illegal_choice", Text: text, Span: [2]int{at, min(at+len(player), len(text))},
		Says: say.New("%s is a player, and no player can be chosen as the source for %s.", shape.PlayerName(player), effect)}
}

// targets says what an effect targets.
func (b *builder) targets(inst *engine.Instance, to engine.Entity) say.Message {
	if to.IsPlayer() && b.board.Players[to.Player].Name == engine.Speaker {
		return say.New("%s targets you", inst.Called())
	}
	return say.New("%s targets %s", inst.Called(), shape.EntityName(&b.board, to))
}

// noSuchEffect is the refusal of a fact about an effect that is not given.
func noSuchEffect(text, called string) *lex.Error {
	at := max(strings.Index(strings.ToLower(text), strings.ToLower(called)), 0)
	return &lex.Error{Code: "not_understood", Where: "fact", Text: text, Span: [2]int{at, min(at+len(called), len(text))},
		Says: say.New("None of the effects given is called \"%s\".", called)}
}

// copiesNamed lists the instances that a fact's name of an effect means, those
// of each copy together.
func (b *builder) copiesNamed(n effectCalled, what binding) [][]int {
	copies := b.copiesThat(func(i int) bool { return b.isNamed(&b.sc.Effects[i], n, what) })
	if n.number > 0 && n.number <= len(copies) {
		return copies[n.number-1 : n.number]
	}
	return copies
}

// copiesThat lists the instances that are meant, those of each copy of an effect
// together.
func (b *builder) copiesThat(meant func(i int) bool) [][]int {
	var copies [][]int
	at := map[[2]int]int{}
	for i := range b.sc.Effects {
		if !meant(i) {
			continue
		}
		key := [2]int{b.from[i].flag, b.from[i].copy}
		k, ok := at[key]
		if !ok {
			k = len(copies)
			at[key] = k
			copies = append(copies, nil)
		}
		copies[k] = append(copies[k], i)
	}
	return copies
}

// isNamed reports whether a fact's name of an effect means an instance.
func (b *builder) isNamed(inst *engine.Instance, n effectCalled, what binding) bool {
	if n.called == "" {
		to := what.to
		return to.IsObject() && (inst.Target == to || inst.Attached == to || inst.Chosen == to || inst.Source == to.Object && inst.Created)
	}
	if n.of != engine.NoPlayer && inst.Controller != n.of {
		return false
	}
	if strings.EqualFold(inst.Label, n.called) {
		return true
	}
	short, _, cut := strings.Cut(inst.Label, ", ")
	return cut && strings.EqualFold(short, n.called) ||
		inst.Source != engine.NoObject && strings.EqualFold(b.board.Objects[inst.Source].Name, n.called)
}

// apply puts one binding into one instance.
func (b *builder) apply(inst *engine.Instance, what binding) {
	switch what.slot {
	case slotAttached:
		refs := refsOf(inst.Effect)
		if refs[engine.Target] && !refs[engine.Attached] && !refs[engine.AttachedController] {
			return
		}
		inst.Attached = what.to
	case slotTarget:
		if inst.Target != engine.Nobody() && inst.Target != what.to && inst.Target2 == engine.Nobody() && refsOf(inst.Effect)[engine.Target2] {
			inst.Target2 = what.to
			return
		}
		inst.Target = what.to
	case slotTarget2:
		inst.Target2 = what.to
	case slotSource:
		inst.ChosenSrc = what.to.Object
	case slotChosen:
		b.applyChosen(inst, what)
	case slotWord:
		inst.ChosenWord = what.word
		if inst.Source != engine.NoObject {
			b.board.Objects[inst.Source].Chosen = what.word
		}
	case slotGone:
		inst.TargetGone = true
	}
}

// applyChosen binds what was chosen without saying as what, by what the effect
// asks for.
func (b *builder) applyChosen(inst *engine.Instance, what binding) {
	refs := refsOf(inst.Effect)
	switch {
	case refs[engine.ChosenSource] && what.to.IsObject():
		inst.ChosenSrc = what.to.Object
	case refs[engine.ChosenPlayer], refs[engine.ChosenObject]:
		inst.Chosen = what.to
	case refs[engine.Target], refs[engine.AnyTarget]:
		inst.Target = what.to
	default:
		inst.Chosen = what.to
	}
	if inst.Effect.May != engine.NoRef && copiesEntering(inst.Effect) {
		inst.Settled = append(inst.Settled, engine.Settled{By: inst.Controller, Use: true}) // who chose what to copy copies it
	}
}

// unbound takes what an effect protects or watches for the only thing it can
// be in the question, and refuses where that can't be told.
func (b *builder) unbound(i int) *lex.Error {
	inst := &b.sc.Effects[i]
	when, whole := refsOf(&inst.Effect.When), refsOf(inst.Effect)
	if inst.Effect.Kind == engine.InstructionOf {
		return nil
	}
	if whole[engine.ChosenSource] && inst.ChosenSrc == engine.NoObject {
		if at := b.from[i].flag; at >= 0 && len(b.flags[at].bound) > 0 && b.aPlayerAsSource(inst, binding{slot: slotChosen, to: b.flags[at].bound[0]}) {
			f := &b.flags[at]
			return placed(noSource(f.text, b.board.Players[f.bound[0].Player].Name, inst.Called()), "effect", f.text)
		}
		src, ok := b.onlySource()
		if !ok {
			return b.needs(i, say.New("I can't tell which source was chosen for %s.", inst.Called()))
		}
		inst.ChosenSrc = src
		b.assume(say.New("The source chosen for %s is %s", inst.Called(), shape.ObjectName(&b.board, src)))
	}
	if (whole[engine.ChosenObject] || whole[engine.ChosenPlayer]) && inst.Chosen == engine.Nobody() && (inst.Source == engine.NoObject || !b.enters(inst.Source)) {
		return b.needs(i, say.New("I can't tell what was chosen for %s.", inst.Called()))
	}
	if whole[engine.Target] && inst.Target == engine.Nobody() && b.anyCard(inst) {
		return b.unbound(i)
	}
	if whole[engine.Target] && inst.Target == engine.Nobody() {
		to, ok := b.aimedAt(inst.Source)
		if !ok {
			to, ok = b.onlyMeant(&inst.Effect.When)
			ok = ok && when[engine.Target]
		}
		if !ok || !b.couldBe(inst, engine.Target, to) {
			return b.needs(i, say.New("I can't tell what is the target of %s.", inst.Called()))
		}
		inst.Target = to
		b.assume(b.targets(inst, to))
	}
	if inst.Target.IsPlayer() && !b.couldBe(inst, engine.Target, inst.Target) {
		return b.misaimed(i, say.New("%s can't target %s, a player.", inst.Called(), shape.EntityName(&b.board, inst.Target)))
	}
	if inst.Target.IsObject() && !b.typesFit(inst) {
		return b.misaimed(i, say.New("%s can't target %s, whose card types do not fit.", inst.Called(), shape.EntityName(&b.board, inst.Target)))
	}
	if whole[engine.Target2] && inst.Target2 == engine.Nobody() {
		return b.needs(i, say.New("I can't tell what is the other target of %s.", inst.Called()))
	}
	if (whole[engine.Attached] || whole[engine.AttachedController]) && inst.Attached == engine.Nobody() {
		return b.unattached(inst, i, when[engine.Attached])
	}
	return nil
}

// onlyMeant is the only thing that the target of an effect can be by what it watches for:
// the source of the events, where that is the target, or what they befall.
func (b *builder) onlyMeant(when *engine.Pattern) (engine.Entity, bool) {
	if s := when.Source; s != nil && s.Is == engine.Target && (when.Affected == nil || when.Affected.Is != engine.Target) {
		src, ok := b.onlySource()
		return engine.ObjectEntity(src), ok
	}
	return b.onlyAffected(when.Kind)
}

// misaimed refuses an effect whose target is nothing that its words name.
func (b *builder) misaimed(i int, says say.Message) *lex.Error {
	text := b.flags[b.from[i].flag].text
	return &lex.Error{Code: "not_understood", Where: "effect", Text: text, Span: [2]int{0, len(text)}, Says: says}
}

// anyCard makes "target card from your graveyard", where a replacement effect
// says so and no fact names the card, a card that nobody named. It reports
// whether it changed the effect.
func (b *builder) anyCard(inst *engine.Instance) bool {
	e := *inst.Effect
	changed := false
	for i := range e.Do {
		c := e.Do[i]
		if c.Kind != engine.InsteadDo && c.Kind != engine.AlsoDo {
			continue
		}
		c.Do = slices.Clone(c.Do)
		for j := range c.Do {
			in := &c.Do[j]
			if in.Verb != engine.Move || in.What != engine.Target || in.Filter == nil || in.Dest == engine.Battlefield || in.Filter.Noun != engine.CardNoun ||
				in.From != engine.Graveyard || in.Filter.Types|in.Filter.AnyTypes != 0 || len(in.Filter.Subtypes) > 0 || in.Filter.Owner != engine.You {
				continue
			}
			in.What, in.Filter, in.Amount, in.Who = engine.NoRef, nil, shape.Lit(1), engine.RefYou
			changed = true
		}
		e.Do = slices.Clone(e.Do)
		e.Do[i] = c
	}
	if changed {
		inst.Effect = &e
	}
	return changed
}

// aimedAt is the only thing that a spell or ability of the source acts on in the
// question.
func (b *builder) aimedAt(source engine.ObjectID) (engine.Entity, bool) {
	found := engine.Nobody()
	if source == engine.NoObject {
		return found, false
	}
	for _, h := range b.sc.Events {
		for i := range h.Events {
			to := affectedBy(&h.Events[i])
			if h.Events[i].Source != source || to == engine.Nobody() || to == found {
				continue
			}
			if found != engine.Nobody() {
				return found, false
			}
			found = to
		}
	}
	return found, found != engine.Nobody()
}

// unattached takes the object that the source is attached to, or the only one
// affected.
func (b *builder) unattached(inst *engine.Instance, i int, protects bool) *lex.Error {
	if inst.Source != engine.NoObject {
		if to := b.board.Objects[inst.Source].AttachedTo; to != engine.Nobody() {
			inst.Attached = to
			return nil
		}
	}
	if b.attachedLater(inst.Source) {
		return nil
	}
	if !b.bearerTold(inst) {
		b.assume(say.New("%s is attached to nothing that is told of here", inst.Called()))
		return nil
	}
	to, ok := b.onlyAffected(inst.Effect.When.Kind)
	if !ok || !protects || !b.couldBe(inst, engine.Attached, to) || !b.attachable(inst.Source, to) || to.IsPlayer() != attachesToPlayers(inst.Effect) {
		b.hostless = append(b.hostless, i)
		return nil
	}
	inst.Attached = to
	b.assume(say.New("%s is attached to %s", inst.Called(), shape.EntityName(&b.board, to)))
	return nil
}

// attachedLater reports whether an event attaches the source to something, as it
// enters or where it is.
func (b *builder) attachedLater(id engine.ObjectID) bool {
	for h := range b.sc.Events {
		for i := range b.sc.Events[h].Events {
			ev := &b.sc.Events[h].Events[i]
			if id != engine.NoObject && ev.Object == id && (ev.Kind == engine.AttachTo || ev.Entry != nil && ev.Entry.AttachedTo != engine.Nobody()) {
				return true
			}
		}
	}
	return false
}

// needs is the refusal of an effect of which something must be said.
func (b *builder) needs(i int, says say.Message) *lex.Error {
	text := b.flags[b.from[i].flag].text
	return &lex.Error{Code: "ambiguous", Where: "effect", Text: text, Span: [2]int{0, len(text)}, Says: says}
}

// onlySource is the only source of damage in the question.
func (b *builder) onlySource() (engine.ObjectID, bool) {
	found := engine.NoObject
	for _, h := range b.sc.Events {
		for i := range h.Events {
			src := h.Events[i].Source
			if h.Events[i].Kind != engine.Damage || src == engine.NoObject || src == found {
				continue
			}
			if found != engine.NoObject {
				return engine.NoObject, false
			}
			found = src
		}
	}
	return found, found != engine.NoObject
}

// onlyAffected is the only thing that the events of a kind affect.
func (b *builder) onlyAffected(kind engine.EventKind) (engine.Entity, bool) {
	found := engine.Nobody()
	for _, h := range b.sc.Events {
		for i := range h.Events {
			e := affectedBy(&h.Events[i])
			if h.Events[i].Kind != kind || e == engine.Nobody() || e == found {
				continue
			}
			if found != engine.Nobody() {
				return engine.Nobody(), false
			}
			found = e
		}
	}
	return found, found != engine.Nobody()
}

// affectedBy is who or what an event happens to.
func affectedBy(ev *engine.Event) engine.Entity {
	switch {
	case ev.To != engine.Nobody():
		return ev.To
	case ev.Object != engine.NoObject:
		return engine.ObjectEntity(ev.Object)
	case ev.Player != engine.NoPlayer:
		return engine.PlayerEntity(ev.Player)
	}
	return engine.Nobody()
}
