package wording

import (
	"strconv"
	"strings"

	"apnap/engine"
	"apnap/engine/say"
)

// SharesSaid words a division: by who is dealt the damage, where each part is of
// another, else by the parts.
func SharesSaid(division string, parts []string, b *engine.Board) say.Sayer {
	var to []say.Message
	seen := map[string]bool{}
	for _, part := range parts {
		if _, who, ok := pairOf(part, b); ok && !seen[who] {
			seen[who], to = true, append(to, PlayerSays(who))
		}
	}
	if len(to) < len(parts) || len(to) < 2 {
		return Shares(division, PartsSaid(parts, b), FromPart)
	}
	return Shares(division, to, forWhom)
}

// FromPart and forWhom are a share of a division.
func FromPart(n string, part say.Message) say.Message { return say.New("%s from %s", n, part) }

func forWhom(n string, who say.Message) say.Message {
	share, err := strconv.Atoi(n)
	if err != nil {
		return FromPart(n, who)
	}
	return say.New("%d for %s", share, who)
}

// Shares words a division such as "2+1": "2 from Shock, 1 from Spark". One that
// does not fit the parts stays as it is.
func Shares(division string, parts []say.Message, each func(n string, part say.Message) say.Message) say.Sayer {
	amounts := strings.Split(division, "+")
	if len(amounts) != len(parts) {
		return say.Text(division)
	}
	var says []say.Message
	for i, n := range amounts {
		if n != "0" {
			says = append(says, each(n, parts[i]))
		}
	}
	return say.Row(says, ", ")
}

// PartsSaid are the parts of a division.
func PartsSaid(parts []string, b *engine.Board) []say.Message {
	list := make([]say.Message, len(parts))
	for i, part := range parts {
		list[i] = partSaid(part, b)
	}
	return list
}

// partSaid is a part of a division: a source of damage, who it is dealt to, or
// both.
func partSaid(part string, b *engine.Board) say.Message {
	if part == "the damage" {
		return say.New("the damage")
	}
	if from, to, ok := pairOf(part, b); ok {
		if from == "the damage" {
			return say.New("the damage to %s", PlayerSays(to))
		}
		return say.New("%s to %s", from, PlayerSays(to))
	}
	return PlayerSays(part)
}

// pairOf splits "X to Y" where both are names of the board.
func pairOf(text string, b *engine.Board) (from, to string, ok bool) {
	n := Names{Board: b}
	for at := 0; ; {
		i := strings.Index(text[at:], " to ")
		if i < 0 {
			return "", "", false
		}
		from, to = text[:at+i], text[at+i+len(" to "):]
		if (from == "the damage" || n.isName(from)) && n.isName(to) {
			return from, to, true
		}
		at += i + len(" to ")
	}
}
