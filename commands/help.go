package commands

import (
	"context"
	"fmt"
	"strconv"
	"strings"

	"apnap/commands/talk"
	"apnap/engine/say"
)

// helpSpec describes /help.
func helpSpec() talk.Spec {
	return talk.Spec{Name: say.New("help"), Description: say.New("What this bot does, with three questions to try")}
}

// example is a worked example: a question that runs at a press.
type example struct {
	title   say.Message
	options map[string]string
}

// examples are the questions that /help offers.
func examples() []example {
	return []example{
		{say.New("A doubler and an armor"), map[string]string{"event": "Alice's Lightning Bolt deals 3 damage to Bob",
			"effect1": "Alice: Furnace of Rath", "effect2": "Bob: Urza's Armor"}},
		{say.New("Two doublers"), map[string]string{"event": "Alice's Shock deals 2 damage to Bob",
			"effect1": "Alice: Furnace of Rath", "effect2": "Bob: Gratuitous = If a source would deal damage, it deals double that damage instead."}},
		{say.New("Life that turns into cards"), map[string]string{"event": "Alice gains 2 life",
			"effect1": "Alice: Cleric = If you would gain life, you gain that much life plus 1 instead.",
			"effect2": "Alice: Scroll = If you would gain life, draw that many cards instead."}},
	}
}

// help tells what there is.
func (d *Desk) help() talk.Reply {
	r := talk.Reply{Title: "Apnap", Private: true, Verdict: d.Lang.Say(sayHelp), Body: strings.Join(d.helpSays(), "\n"),
		Notes: []string{d.Lang.Say(sayHelpTry), d.Lang.Say(sayUnofficial)}}
	var row []talk.Button
	for i, e := range examples() {
		row = append(row, talk.Button{Label: fmt.Sprintf("%d. %s", i+1, e.title.In(d.Lang)), Action: talk.ActRunHelp, Value: strconv.Itoa(i + 1)})
	}
	r.Buttons = [][]talk.Button{row}
	return r
}

// helpSays tells each command in a line.
func (d *Desk) helpSays() []string {
	return []string{
		d.Lang.Say("/ask question: … takes a whole question in a sentence or two and says how it read it; /resolve alone opens a form."),
		d.Lang.Say("/resolve event: … effect1: … takes it in parts. Name cards, or write the ability; @mention the players, so that each makes their own choices."),
		d.Lang.Say("A ruling is for everybody unless you ask for a private one; what I could not rule on, you alone see."),
		d.Lang.Say("Apps → Rule on this, on any message, puts its words into the form."),
		d.Lang.Say("/rule, /search, /define, /history and /compare look into the rules of any edition since 1999; /card and /ruling into cards."),
		d.Lang.Say("/settings is for those who manage a server. /forget deletes what I keep of you. /about tells versions and sources."),
		d.Lang.Say("Whatever I do not understand I say, with the words; I never guess. If a ruling looks wrong, say so with the button under it."),
	}
}

// runExample asks one of the worked examples for the presser, as the server has settled
// that questions are asked.
func (d *Desk) runExample(ctx context.Context, p talk.Press) talk.Reply {
	n, err := strconv.Atoi(p.Value)
	if err != nil || n < 1 || n > len(examples()) {
		return talk.Told(d.Lang.Say(sayNoExample))
	}
	r := d.run(ctx, talk.Request{Command: "resolve", Options: examples()[n-1].options, User: p.User, Place: p.Place, Locale: p.Locale, Alone: p.Alone})
	r.New = true
	return r
}
