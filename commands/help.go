package commands

import (
	"context"
	"fmt"
	"strconv"
	"strings"
)

// helpSpec describes /help.
func helpSpec() Spec {
	return Spec{Name: "help", Description: "What this bot does, with three questions to try"}
}

// example is a worked example: a question that runs at a press.
type example struct {
	title   string
	options map[string]string
}

// examples are the questions that /help offers.
func examples() []example {
	return []example{
		{"A doubler and an armor", map[string]string{"event": "Alice's Lightning Bolt deals 3 damage to Bob",
			"effect1": "Alice: Furnace of Rath", "effect2": "Bob: Urza's Armor"}},
		{"Two doublers", map[string]string{"event": "Alice's Shock deals 2 damage to Bob",
			"effect1": "Alice: Furnace of Rath", "effect2": "Bob: Gratuitous = If a source would deal damage, it deals double that damage instead."}},
		{"Life that turns into cards", map[string]string{"event": "Alice gains 2 life",
			"effect1": "Alice: Cleric = If you would gain life, you gain that much life plus 1 instead.",
			"effect2": "Alice: Scroll = If you would gain life, draw that many cards instead."}},
	}
}

// help tells what there is.
func (d *Desk) help() Reply {
	r := Reply{Title: "Apnap", Private: true, Verdict: sayHelp, Body: strings.Join(helpSays(), "\n"),
		Notes: []string{sayHelpTry, sayUnofficial}}
	var row []Button
	for i, e := range examples() {
		row = append(row, Button{Label: fmt.Sprintf("%d. %s", i+1, e.title), Action: ActRunHelp, Value: strconv.Itoa(i + 1)})
	}
	r.Buttons = [][]Button{row}
	return r
}

// runExample asks one of the worked examples for the presser.
func (d *Desk) runExample(ctx context.Context, p Press) Reply {
	n, err := strconv.Atoi(p.Value)
	if err != nil || n < 1 || n > len(examples()) {
		return told(sayNoExample)
	}
	r := d.resolve(ctx, Request{Command: "resolve", Options: examples()[n-1].options, User: p.User, Place: p.Place, Locale: p.Locale})
	r.New = true
	return r
}
