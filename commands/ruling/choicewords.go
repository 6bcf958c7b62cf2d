package ruling

import (
	"slices"
	"strings"

	"apnap/commands/wording"
	"apnap/engine"
	"apnap/engine/cr"
	"apnap/engine/say"
)

// ChoiceSays words the open choice: the event, and why this player is asked.
func (c *Case) ChoiceSays() string { return c.choiceAsked().In(c.Lang) }

// choiceAsked is that as a message.
func (c *Case) choiceAsked() say.Message {
	open := c.Open
	would := wording.Raised{Said: wording.Happening{Event: &open.Event, Board: &c.Scenario.Board, Would: true}}
	cite := ""
	if choice := c.Ruling.Choice; len(choice.Rules)+len(choice.Also) > 0 {
		cite = " (" + strings.Join(slices.Concat(choice.Rules[:min(1, len(choice.Rules))], choice.Also[:min(1, len(choice.Also))]), ", ") + ")"
	}
	name := c.Ruling.Choice.Chooser
	who, you := wording.AtStart(name), wording.IsYou(name)
	switch open.Kind {
	case engine.ChooseOrder:
		if slices.Contains(open.Rules, cr.LoopBrokenByAffected) {
			if you {
				return say.New("%s. The effects on it form a loop, and you say where it stops%s.", would, cite)
			}
			return say.New("%s. The effects on it form a loop, and %s says where it stops%s.", would, wording.PlayerSays(name), cite)
		}
		return say.New("%s. %s, and %s%s.", would, wantingSays(open.Wanting), c.whyAsked(name), cite)
	case engine.ChooseMay:
		label := wording.Called(c.Scenario, open.Effect)
		if resolves := c.Scenario.Effects[open.Effect].Effect.Kind == engine.Triggered; resolves && you {
			return say.New("The trigger of %s resolves. You may do what it offers%s.", label, cite)
		} else if resolves {
			return say.New("The trigger of %s resolves. %s may do what it offers%s.", label, who, cite)
		}
		if you {
			return say.New("%s. You may use %s%s.", would, label, cite)
		}
		return say.New("%s. %s may use %s%s.", would, who, label, cite)
	case engine.ChooseDivide:
		return c.divisionAsked(cite)
	case engine.ChooseMode:
		if open.ByChance() {
			return say.New("%s. What comes of it decides what %s does%s.", would, c.asking(), cite)
		}
		if open.Effect == engine.NoEffect && you {
			return say.New("%s. You choose what happens%s.", would, cite)
		}
		if open.Effect == engine.NoEffect {
			return say.New("%s. %s chooses what happens%s.", would, who, cite)
		}
		if you {
			return say.New("%s. You choose what %s does%s.", would, c.asking(), cite)
		}
		return say.New("%s. %s chooses what %s does%s.", would, who, c.asking(), cite)
	case engine.ChooseAmount:
		if you {
			return say.New("%s. You choose a number for %s%s.", would, c.asking(), cite)
		}
		return say.New("%s. %s chooses a number for %s%s.", would, who, c.asking(), cite)
	case engine.ChooseDestination:
		if you {
			return say.New("%s. You choose where it goes%s.", would, cite)
		}
		return say.New("%s. %s chooses where it goes%s.", would, who, cite)
	}
	if open.Event.Kind == engine.Proliferate {
		if you {
			return say.New("%s. You choose who and what gets another counter%s.", would, cite)
		}
		return say.New("%s. %s chooses who and what gets another counter%s.", would, who, cite)
	}
	if you {
		return say.New("%s. You choose for %s%s.", would, c.asking(), cite)
	}
	return say.New("%s. %s chooses for %s%s.", would, who, c.asking(), cite)
}

// divisionAsked tells what is to be divided among what.
func (c *Case) divisionAsked(cite string) say.Message {
	name, total := c.Ruling.Choice.Chooser, c.Open.Total
	parts := say.All(c.PartsSaid())
	prevents := c.Scenario.Effects[c.Open.Effect].Effect.Kind == engine.Prevention
	switch you := wording.IsYou(name); {
	case you && prevents:
		return say.New("You say which damage %s prevents: %d in all, shared out among %s%s.", c.asking(), total, parts, cite)
	case you:
		return say.New("You say which damage %s redirects: %d in all, shared out among %s%s.", c.asking(), total, parts, cite)
	case prevents:
		return say.New("%s says which damage %s prevents: %d in all, shared out among %s%s.", wording.AtStart(name), c.asking(), total, parts, cite)
	}
	return say.New("%s says which damage %s redirects: %d in all, shared out among %s%s.", wording.AtStart(name), c.asking(), total, parts, cite)
}

// asking names the effect that asks.
func (c *Case) asking() say.Message {
	if effect := wording.Called(c.Scenario, c.Open.Effect); !effect.IsZero() {
		return effect
	}
	return say.New("this")
}

// whyAsked tells what makes that player the chooser.
func (c *Case) whyAsked(who string) say.Message {
	ev, board := &c.Open.Event, &c.Scenario.Board
	affected := ev.To
	if !affected.IsPlayer() && !affected.IsObject() && ev.Object != engine.NoObject {
		affected = engine.ObjectEntity(ev.Object)
	}
	you := wording.IsYou(who)
	if owner := engine.PlayerEntity(ev.Player); ev.Kind == engine.Move && !affected.IsObject() && !affected.IsPlayer() && owner.IsPlayer() {
		if you {
			return say.New("you own the card")
		}
		return say.New("%s owns the card", wording.PlayerSays(who))
	}
	if !affected.IsObject() {
		if you {
			return say.New("you are the player affected")
		}
		return say.New("%s is the player affected", wording.PlayerSays(who))
	}
	o := wording.Thing{Entity: affected, Board: board}
	owns := slices.Contains(c.Open.Rules, cr.OwnerChoosesWithoutController)
	switch {
	case ev.Kind == engine.Enter && you:
		return say.New("you would control %s", o)
	case ev.Kind == engine.Enter:
		return say.New("%s would control %s", wording.PlayerSays(who), o)
	case owns && you:
		return say.New("you own %s", o)
	case owns:
		return say.New("%s owns %s", wording.PlayerSays(who), o)
	case you:
		return say.New("you control %s", o)
	}
	return say.New("%s controls %s", wording.PlayerSays(who), o)
}

// wantingSays tells how many effects want an event.
func wantingSays(n int) say.Message {
	switch n {
	case 1:
		return say.New("One effect wants to change that")
	case 2:
		return say.New("Two effects want to change that")
	case 3:
		return say.New("Three effects want to change that")
	case 4:
		return say.New("Four effects want to change that")
	case 5:
		return say.New("Five effects want to change that")
	case 6:
		return say.New("Six effects want to change that")
	case 7:
		return say.New("Seven effects want to change that")
	case 8:
		return say.New("Eight effects want to change that")
	}
	return say.New("%d effects want to change that", n)
}
