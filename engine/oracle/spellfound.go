package oracle

import (
	"slices"

	"apnap/engine"
	"apnap/engine/say"
)

// findFor gives a spell that has a library searched for a card, and puts it onto the battlefield,
// that card, as found does for an event. Of more cards than one, and of what nobody names and is
// only shown, it leaves out what is done.
func (b *builder) findFor(inst *engine.Instance) {
	does := inst.Effect.Then
	at := slices.IndexFunc(does, func(in engine.Instruction) bool { return looksFor(&in) })
	if at < 0 {
		return
	}
	if !slices.ContainsFunc(does[at:], ofFound) {
		if e := *inst.Effect; does[at].May {
			e.Then = hangsOnSearch(slices.Clone(does), at)
			inst.Effect = &e
		}
		return
	}
	e := *inst.Effect
	e.Then = slices.Clone(does)
	enters := slices.ContainsFunc(does[at:], entersUnnamed)
	if who := b.searcher(inst, &does[at]); !enters && findsOne(&does[at]) && who != engine.NoPlayer && b.putsFound(inst.Source) != nil {
		ev := engine.Event{Player: who, Source: inst.Source}
		b.find(&ev, does[at].Filter)
		e.Then[at].What, inst.Chosen = engine.ChosenObject, engine.ObjectEntity(ev.Object)
	} else if does[at].Cards != engine.UntilFound || !b.waitsForEntering() { // for which several would have to be known
		e.Then = slices.DeleteFunc(e.Then, ofFound)
		if enters = enters || b.putsFound(inst.Source) != nil; enters {
			b.assume(say.New("What %s finds and puts onto the battlefield is not part of the question", inst.Label))
			b.wouldSee(does[at].Filter)
		} else if who := b.searcher(inst, &does[at]); who != engine.NoPlayer && does[at].Verb == engine.SearchLibrary {
			b.finds(&engine.Event{Player: who, Source: inst.Source})
		}
	}
	if e.Then[at].May {
		e.Then = hangsOnSearch(e.Then, at)
	}
	inst.Effect = &e
}

// wouldSee notes which effects and abilities of the question would look at such a card as it enters, which is left aside.
func (b *builder) wouldSee(f *engine.Filter) {
	var found engine.Types
	if f != nil {
		found = f.Types | typesOfAll(f)
	}
	for i := range b.sc.Effects {
		inst := &b.sc.Effects[i]
		if slices.ContainsFunc(engine.Alternatives(&inst.Effect.When), func(p *engine.Pattern) bool { return p.Kind == engine.Enter && mayTake(p.Affected, found) }) {
			b.unweighed = append(b.unweighed, inst.Label)
		}
	}
}

// mayTake reports whether a class takes in something of which no more is known than card types that it has, none where it may have any.
func mayTake(class *engine.Filter, has engine.Types) bool {
	if class == nil || len(class.Or) > 0 || has == 0 {
		return true
	}
	return class.Is == engine.NoRef && class.Types&^has == 0 && (class.AnyTypes == 0 || class.AnyTypes&has != 0) && class.NotTypes&has == 0
}

// waitsForEntering reports whether an effect of the question may change how something enters.
func (b *builder) waitsForEntering() bool {
	return slices.ContainsFunc(b.sc.Effects, func(inst engine.Instance) bool {
		return slices.ContainsFunc(engine.Alternatives(&inst.Effect.When), func(p *engine.Pattern) bool { return p.Kind == engine.Enter })
	})
}

// hangsOnSearch has what a search is offered with hang on it, up to the shuffling: who does not search does not shuffle either.
func hangsOnSearch(does []engine.Instruction, at int) []engine.Instruction {
	k := slices.IndexFunc(does[at:], func(in engine.Instruction) bool { return in.Verb == engine.ShuffleLibrary })
	if k < 0 {
		return does
	}
	search := does[at]
	search.Then = slices.Concat(search.Then, does[at+1:at+k+1])
	does[at] = search
	return slices.Delete(does, at+1, at+k+1)
}

// searcher is who searches a library as a spell has somebody do, NoPlayer where that is several.
func (b *builder) searcher(inst *engine.Instance, in *engine.Instruction) engine.PlayerID {
	switch {
	case in.Who == engine.NoRef, in.Who == engine.RefYou:
		return inst.Controller
	case in.Who == engine.Target && inst.Target.IsPlayer():
		return inst.Target.Player
	case in.Cards != engine.UntilFound: // who need not search
	case in.Who == engine.TargetController && inst.Target.IsObject():
		return b.board.Objects[inst.Target.Object].Controller
	case in.Who == engine.TargetOwner && inst.Target.IsObject():
		return b.board.Objects[inst.Target.Object].Owner
	}
	return engine.NoPlayer
}

// ofFound reports whether an instruction behind a search is about cards that were found, and needs
// them named.
func ofFound(in engine.Instruction) bool {
	return entersFound(&in) || entersUnnamed(in) || in.Verb == engine.Reveal && in.What == engine.Those
}

// entersUnnamed reports whether an instruction puts cards onto the battlefield that nobody named.
func entersUnnamed(in engine.Instruction) bool {
	return in.Verb == engine.Move && in.Dest == engine.Battlefield && in.From == engine.Library && in.What == engine.NoRef && in.Cards != engine.FoundCards
}
