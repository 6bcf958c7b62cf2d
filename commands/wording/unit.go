package wording

import (
	"strconv"
	"strings"

	"apnap/engine/oracle/infrench"
	"apnap/engine/say"
)

// Unit tells the amounts that something may have, by what it counts: "5
// damage", "4 or 7 life gained", "1 card", "2 to 6 +1/+1 counters".
func Unit(f *Told, list []int) say.Message {
	if len(list) == 1 {
		return OneUnit(f, list[0])
	}
	n := amountsSaid(list)
	if kind, with := entersWith(&f.Fact); with > 0 {
		return say.New("%s %s counters", n, CounterKind(kind))
	}
	switch f.Kind {
	case "damage":
		return say.New("%s damage", n)
	case "life_gain":
		return say.New("%s life gained", n)
	case "life_loss", "pay_life":
		return say.New("%s life lost", n)
	case "set_life":
		return say.New("%s life", n)
	case "draw":
		return say.New("%s cards drawn", n)
	case "mill":
		return say.New("%s cards milled", n)
	case "discard":
		return say.New("%s cards discarded", n)
	case "move":
		return say.New("%s cards", n)
	case "counters", "remove_counters":
		return say.New("%s %s counters", n, CounterKind(f.Counter))
	case "create":
		return say.New("%s %s tokens", n, tokenName(f.Token))
	case "shield_left":
		return say.New("%s left of %s", n, f.effect)
	}
	return say.New("%s %s", n, kindWord(f.Kind))
}

// OneUnit tells one amount.
func OneUnit(f *Told, n int) say.Message {
	if kind, with := entersWith(&f.Fact); with > 0 {
		return say.New("%d %s counters", n, CounterKind(kind))
	}
	switch f.Kind {
	case "damage":
		return say.New("%d damage", n)
	case "life_gain":
		return say.New("%d life gained", n)
	case "life_loss", "pay_life":
		return say.New("%d life lost", n)
	case "set_life":
		return say.New("%d life", n)
	case "draw":
		return say.New("%d cards drawn", n)
	case "mill":
		return say.New("%d cards milled", n)
	case "discard":
		return say.New("%d cards discarded", n)
	case "move":
		return say.New("%d cards", n)
	case "counters", "remove_counters":
		return say.New("%d %s counters", n, CounterKind(f.Counter))
	case "create":
		return say.New("%d %s tokens", n, tokenName(f.Token))
	case "shield_left":
		return say.New("%d left of %s", n, f.effect)
	}
	return say.New("%s %s", strconv.Itoa(n), kindWord(f.Kind))
}

// amountsSaid lists up to three amounts, or tells a range.
func amountsSaid(list []int) say.Sayer {
	if len(list) > 3 {
		return say.New("%d to %d", list[0], list[len(list)-1])
	}
	words := make([]string, len(list))
	for i, n := range list {
		words[i] = strconv.Itoa(n)
	}
	return say.Any(say.Texts(words))
}

// CounterKind is a kind of counter.
type CounterKind string

// In is the kind without the word "counter".
func (k CounterKind) In(l say.Language) string {
	if l == say.French {
		return infrench.CounterSays(string(k))
	}
	return string(k)
}

// tokenName is what a token is called.
type tokenName string

// In is the name in a language.
func (n tokenName) In(l say.Language) string {
	if l == say.French {
		return infrench.TokenSays(string(n))
	}
	return string(n)
}

// kindWord is what an action without a unit of its own is counted by: "scry".
type kindWord string

// In is the action as a noun.
func (k kindWord) In(l say.Language) string {
	if l == say.French {
		return infrench.KindSays(string(k))
	}
	return strings.ReplaceAll(string(k), "_", " ")
}
