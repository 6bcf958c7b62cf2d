package oracle

import (
	"slices"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"

	"apnap/engine"
	"apnap/engine/lang/lexicon"
	"apnap/engine/oracle/inenglish"
	"apnap/engine/oracle/lex"
	"apnap/engine/oracle/shape"
	"apnap/engine/say"
)

// assemble makes the scenario of what was read: who controls what, where
// everything is, and one instance for each effect.
func (a *asker) assemble() (*Reading, *lex.Error) {
	if err := a.onePlayerMore(); err != nil {
		return nil, err
	}
	sc := &engine.Scenario{Edition: a.q.Edition, Events: a.moments}
	a.board.Edition = a.q.Edition
	b := &builder{asker: a, sc: sc}
	b.regenerated()
	if err := b.ownEffects(); err != nil {
		return nil, err
	}
	b.spellEffects()
	b.bringResolving()
	b.castCosts()
	if err := b.costsAlone(); err != nil {
		return nil, err
	}
	if err := b.unpayable(); err != nil {
		return nil, err
	}
	if err := b.givenCounted(); err != nil {
		return nil, err
	}
	if err := b.partlyRead(); err != nil {
		return nil, err
	}
	if err := b.controllers(); err != nil {
		return nil, err
	}
	if err := b.instances(); err != nil {
		return nil, err
	}
	if err := b.factStarts(); err != nil {
		return nil, err
	}
	b.begun()
	if err := b.resolveSpells(); err != nil {
		return nil, err
	}
	if err := b.playersAsSources(); err != nil {
		return nil, err
	}
	if err := b.bindAll(); err != nil {
		return nil, err
	}
	if err := b.copiedSpells(); err != nil {
		return nil, err
	}
	b.places()
	b.variableCosts()
	if err := b.existed(); err != nil {
		return nil, err
	}
	b.walkerRedirections()
	if err := b.changeTexts(); err != nil {
		return nil, err
	}
	b.counted()
	if err := b.affectedControllers(); err != nil {
		return nil, err
	}
	if err := b.combatOpen(); err != nil {
		return nil, err
	}
	if err := b.ownCombat(); err != nil {
		return nil, err
	}
	b.finishEvents()
	if err := b.aurasPut(); err != nil {
		return nil, err
	}
	b.namedAmong()
	if err := b.legalCopies(); err != nil {
		return nil, err
	}
	b.copiesAsTheySay()
	if err := b.tokenCommanders(); err != nil {
		return nil, err
	}
	b.enteredWith()
	b.enoughCounters()
	b.ownClauses()
	b.found()
	b.entersLater()
	b.dueInstances()
	if err := b.statics(); err != nil {
		return nil, err
	}
	if err := b.makes(); err != nil {
		return nil, err
	}
	if err := b.undamageable(); err != nil {
		return nil, err
	}
	if err := b.kindless(); err != nil {
		return nil, err
	}
	b.unsaid()
	b.nothingElse()
	b.commanders()
	b.ownRules()
	b.madness()
	b.triggers()
	b.asCopies()
	b.triggersLast()
	b.unsaidTimes()
	b.attackTriggers()
	if err := b.costForbidden(); err != nil {
		return nil, err
	}
	b.stepActions()
	if err := b.resolveTriggers(); err != nil {
		return nil, err
	}
	b.resolvedTerms()
	b.copiesAside()
	b.cyclingAside()
	b.unearthedAside()
	if err := b.countersSaid(); err != nil {
		return nil, err
	}
	b.drawsResolved()
	b.firstResolved()
	if err := b.bearing(); err != nil {
		return nil, err
	}
	b.identify()
	sc.Board = a.board
	if sc.TooMany() {
		return nil, tooManyEffects()
	}
	return &Reading{Scenario: sc, Understood: b.understood(), Assumptions: b.assumptions(),
		Flags: b.flagsOfEffects(), Sentences: b.sentences, Apart: b.assumptionsApart(), Unattacked: b.unattacked, Unweighed: b.unweighed}, nil
}

// builder turns what was read into a scenario.
type builder struct {
	*asker
	sc *engine.Scenario
	// from are the flag and the ability of each instance.
	from []origin
	// placed are the objects assumed to be on the battlefield.
	placed []engine.ObjectID
	// unknown says of each card that nobody knows that it does nothing by itself.
	unknown []say.Message
	// unpaid are the spells of whose additional cost nobody tells what was paid.
	unpaid []engine.ObjectID
	// hostless are the effects of which nobody tells what their source is attached to.
	hostless []int
	// unattacked are the abilities that trigger as creatures attack, where the question has no such event.
	unattacked []engine.EffectID
	// unweighed are the names of the things that may look at what is left aside.
	unweighed []string
}

// origin is where an instance comes from.
type origin struct {
	flag    int
	copy    int
	ability *Ability
}

// onePlayerMore seats an opponent where only one player was named.
func (a *asker) onePlayerMore() *lex.Error {
	switch len(a.board.Players) {
	case 0:
		return &lex.Error{Code: "unknown_player", Where: "player", Says: say.New("No player is named.")}
	case 1:
		other, says := engine.Other, say.New("There is one other player, \"opponent\"")
		if nameKey(a.board.Players[0].Name) == engine.Other {
			other, says = engine.Speaker, say.New("There is one other player, \"you\"")
		}
		a.seat(other)
		a.assume(says)
	}
	if len(a.board.Players) > maxPlayers {
		return &lex.Error{Code: "too_large", Where: "player", Says: say.New("That is more players than I can seat.")}
	}
	for i := range a.board.Players {
		if name := a.board.Players[i].Name; !canBeCalled(name) {
			return &lex.Error{Code: "unknown_player", Where: "player", Text: name, Span: [2]int{0, len(name)}, Says: say.New("\"%s\" is no name that I can call a player by.", name)}
		}
	}
	return nil
}

// longestPlayer is how many characters a player's name may have.
const longestPlayer = 64

// canBeCalled reports whether a player can be called so in a sentence: by a name
// with a letter or a figure, on one line, without brackets and the like.
func canBeCalled(name string) bool {
	named := false
	for _, r := range name {
		if !unicode.IsPrint(r) || strings.ContainsRune("<>{}[]()\";:,\\|$`", r) || r == utf8.RuneError {
			return false
		}
		named = named || unicode.IsLetter(r) || unicode.IsDigit(r)
	}
	return named && utf8.RuneCountInString(name) <= longestPlayer
}

// maxPlayers bounds the seats of one question.
const maxPlayers = 12

// controllers says who controls the sources of effects whose flag names nobody:
// whoever facts or events say.
func (b *builder) controllers() *lex.Error {
	for i := range b.flags {
		f := &b.flags[i]
		if f.controller != engine.NoPlayer {
			continue
		}
		if len(f.sources) > 0 {
			f.controller = shape.Holder(&b.board.Objects[f.sources[0]])
		} else if len(f.bound) > 0 && f.bound[0].IsObject() {
			f.controller = shape.Holder(&b.board.Objects[f.bound[0].Object])
		}
		if f.controller == engine.NoPlayer {
			if err := b.anyController(f); err != nil {
				return err
			}
		}
		for _, id := range f.sources {
			b.controlledBy(id, f.controller)
		}
	}
	return nil
}

// choosesAmong reports whether an event affects the source of an effect, of which nobody is said to be the controller, and there are
// several effects: whoever controls it chooses among them (cr.AffectedPlayerChooses).
func (b *builder) choosesAmong(f *effectFlag) bool {
	return len(b.flags) > 1 && slices.ContainsFunc(b.sc.Events, func(h engine.Happening) bool {
		return slices.ContainsFunc(h.Events, func(ev engine.Event) bool {
			e := affectedBy(&ev)
			return e.IsObject() && slices.Contains(f.sources, e.Object) && holderTold(&ev) == engine.NoPlayer
		})
	})
}

// anyController gives an effect that nobody is said to control to the active
// player, if it is the same whoever controls it; else that must be said.
func (b *builder) anyController(f *effectFlag) *lex.Error {
	decides := speaksOfYou(f.makesAll()) || f.meansTriggers() && f.triggersSpeakOfYou()
	if decides || b.choosesAmong(f) {
		asks := say.New("Whose effect is \"%s\"? That decides what it does.", f.text)
		if !decides {
			asks = say.New("Whose effect is \"%s\"? That player chooses which of the effects comes first.", f.text)
		}
		err := &lex.Error{Code: "ambiguous", Where: "effect", Text: f.text, Span: [2]int{0, len(f.text)}, Says: asks}
		for i := range b.board.Players {
			who := b.board.Players[i].Name
			err.Readings = append(err.Readings, lex.Meaning{Says: shape.ControlsIt(who), Text: who + ": " + f.text})
		}
		return err
	}
	f.controller = b.board.Active
	label := say.Text(f.label)
	if f.label == "" {
		label = say.New("the effect without a controller")
	}
	b.assume(say.New("%s; whose it is changes nothing here", shape.Controls(b.board.Players[f.controller].Name, label)))
	return nil
}

// speaksOfYou reports whether any of the effects depends on who controls it.
func speaksOfYou(list []Ability) bool {
	for i := range list {
		for j := range list[i].Effects {
			e := &list[i].Effects[j]
			if slices.ContainsFunc(e.Then, doneByController) {
				return true
			}
			says := inenglish.Effect(e, &inenglish.Names{You: "A"})
			if says != inenglish.Effect(e, &inenglish.Names{You: "B"}) || e.May != engine.NoRef || strings.Contains(strings.ToLower(says), "opponent") {
				return true // an opponent is one of whoever controls it
			}
		}
	}
	return false
}

// doneByController reports whether an instruction has whoever controls the spell or ability do something that players do, though its
// words name nobody: "draw two cards".
func doneByController(in engine.Instruction) bool {
	words := strings.Fields(strings.ToLower(inenglish.Effect(&engine.Effect{Kind: engine.InstructionOf, Class: engine.ClassOther, Then: []engine.Instruction{in}}, nil)))
	if len(words) == 0 {
		return false
	}
	v, known := lexicon.VerbOf(words[0])
	return lexicon.Plays(words[0], lexicon.PlayerInstruction) || in.Verb == engine.CreateTokens && known && words[0] == v.Plain
}

// instances makes one instance of every effect of every copy of every flag.
func (b *builder) instances() *lex.Error {
	for i := range b.flags {
		f := &b.flags[i]
		if err := b.flagInstances(i); err != nil {
			return placed(err, "effect", f.text)
		}
	}
	return nil
}

func (b *builder) flagInstances(i int) *lex.Error {
	f := &b.flags[i]
	if err := b.whichAbility(f); err != nil {
		return err
	}
	made := 0
	for j := range f.abilities {
		own := ofItself(f.abilities[j])
		ability := &own
		if !ability.Matters() {
			if e, ok := ParseScheduled(f.selfName(), ability.Text); ok {
				for copy := range f.times {
					b.instance(i, copy, j, &Ability{Created: true, Scope: "other"}, &e)
					made++
				}
			}
			continue
		}
		if ability.Err != nil {
			return b.moved(ability.Err, f)
		}
		for copy := range f.times {
			for k := range ability.Effects {
				b.instance(i, copy, j, ability, &ability.Effects[k])
				made++
			}
		}
	}
	if n, err := b.instruction(i); err != nil || n > 0 {
		return err
	}
	if made > 0 || b.entersByRule(f) || f.onlyTriggers() || f.making() {
		return nil
	}
	return b.noEffect(f)
}

// moved is an error about an ability's text as one about the flag that holds it.
func (b *builder) moved(err *lex.Error, f *effectFlag) *lex.Error {
	out := *err
	if f.ability == "" {
		out.Where = "effect"
		return &out
	}
	at := len(f.text) - len(trimLeftOf(f.text, f.ability))
	out.Text = f.text
	out.Span = [2]int{min(err.Span[0]+at, len(f.text)), min(err.Span[1]+at, len(f.text))}
	return &out
}

// noEffect is the refusal of an effect that is no replacement, prevention or
// can't effect.
func (b *builder) noEffect(f *effectFlag) *lex.Error {
	if words, ok := f.unreadTrigger(); ok {
		at := max(strings.Index(f.text, words), 0)
		return &lex.Error{Code: "not_understood", Where: "effect", Text: f.text, Span: [2]int{at, min(at+len(words), len(f.text))},
			Says: say.New("I do not understand what this ability triggers on: \"%s\".", words)}
	}
	err := &lex.Error{Code: "out_of_scope", Text: f.text, Span: [2]int{0, len(f.text)},
		Says: say.New("This ability has no replacement, prevention or can't effect that I know of; what it does goes into a fact.")}
	if f.label != "" {
		err.Says = say.New("%s has no replacement, prevention or can't effect that I know of; what it does goes into a fact.", f.label)
	}
	return err
}

// blankInstance is an instance bound to nothing.
func blankInstance(e *engine.Effect) engine.Instance {
	return engine.Instance{Effect: e, Source: engine.NoObject, Attached: engine.Nobody(), Target: engine.Nobody(),
		Target2: engine.Nobody(), ChosenSrc: engine.NoObject, Chosen: engine.Nobody(), X: engine.Unset}
}

// instance adds one effect of one copy of a flag.
func (b *builder) instance(flag, copy, ability int, from *Ability, e *engine.Effect) {
	f := &b.flags[flag]
	inst := blankInstance(inItsZone(e))
	inst.Controller, inst.Ability, inst.Created = f.controller, ability, from.Created
	inst.Label = f.label
	if inst.Label == "" {
		inst.Label = effectNumber + strconv.Itoa(b.q.number(flag))
	}
	inst.Calls = LabelCalled(inst.Label)
	if copy < len(f.sources) {
		inst.Source = f.sources[copy]
		inst.X = b.board.Objects[inst.Source].X
	}
	if inst.X == engine.Unset && b.x != engine.Unset {
		inst.X = b.x
	}
	inst.Granted = grantsEntering(inst.Effect)
	b.boundTo(&inst, f)
	b.sc.Effects = append(b.sc.Effects, inst)
	b.from = append(b.from, origin{flag: flag, copy: copy, ability: from})
}
