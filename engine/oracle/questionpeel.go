package oracle

import (
	"strings"

	"apnap/engine"
	"apnap/engine/oracle/lex"
	"apnap/engine/oracle/shape"
	"apnap/engine/say"
)

// peel takes off a card's name what people write around it:
//
//	Worded = [ Player ( "controls" | "has" ) | "my" ] [ "a" | "an" | "the" ] [ Number [ "x" ] ] Card
//	         [ "x" Number ] [ "(" Player ")" | "under" Player "'s control" | "controlled by" Player ] [ ( "on" | "targeting" | "attached to" | … ) Object ] .
//
// It gives the card's name, or the text as it was where no card is left.
func (a *asker) peel(f *effectFlag, text string) string {
	if _, named := a.lookup(text); named || a.cards == nil || strings.ContainsAny(text, "=\n") || len(text) > maxWorded {
		return text
	}
	p := peeled{card: text, times: f.times, on: f.on, whose: f.unsettled}
	if !a.peelOne(&p, maxPeels) || p.whose != "" && f.controller != engine.NoPlayer && !a.isSeat(p.whose, f.controller) {
		return text // no card, or one of two controllers
	}
	f.times, f.on = p.times, p.on
	if f.controller == engine.NoPlayer {
		f.unsettled = p.whose
	}
	return p.card
}

// isSeat reports whether a name is a player's.
func (a *asker) isSeat(name string, p engine.PlayerID) bool {
	own, ok := a.player(name)
	return ok && own == p
}

// The bounds of what stands around a card's name.
const (
	maxWorded = 200 // bytes
	maxPeels  = 6
)

// peeled is a card's name and what stood around it.
type peeled struct {
	card, whose, on string
	times           int
}

// peelOne takes one thing off, and the rest off what is left.
func (a *asker) peelOne(p *peeled, left int) bool {
	if _, ok := a.lookup(p.card); ok {
		return true
	}
	if left == 0 {
		return false
	}
	for _, take := range []func(*peeled) bool{a.takeAim, takeArticle, takeCount, takeTimes, a.takeWhose, a.takeController} {
		one := *p
		if take(&one) && a.peelOne(&one, left-1) {
			*p = one
			return true
		}
	}
	return false
}

// takeAim takes what the effect is for: "on Grizzly Bears", "targeting Bob".
func (a *asker) takeAim(p *peeled) bool {
	if p.on != "" {
		return false
	}
	for _, link := range []string{" targeting ", " attached to ", " enchanting ", " equipped to ", " equipping ", " protecting ", " cast on ", " put on ", " on "} {
		before, after, ok := cutLast(p.card, link)
		if ok && strings.TrimSpace(before) != "" && strings.TrimSpace(after) != "" && !strings.HasPrefix(after, "the battlefield") {
			p.card, p.on = strings.TrimSpace(before), strings.TrimSpace(after)
			return true
		}
	}
	return false
}

// takeArticle takes "a", "an" or "the".
func takeArticle(p *peeled) bool {
	for _, w := range []string{"a ", "an ", "the "} {
		if rest, ok := strings.CutPrefix(strings.ToLower(p.card), w); ok {
			p.card = p.card[len(p.card)-len(rest):]
			return true
		}
	}
	return false
}

// takeCount takes the number of copies before the name: "two", "3".
func takeCount(p *peeled) bool {
	toks := lex.Scan(p.card)
	if p.times != 1 || len(toks) < 3 || toks[0].Kind != lex.NumberToken || toks[0].N < 1 {
		return false
	}
	from := toks[1].Start
	if (toks[1].Text == "x" || toks[1].Text == "copies" && toks[2].Text == "of") && len(toks) > 3 {
		if from = toks[2].Start; toks[1].Text == "copies" {
			from = toks[3].Start
		}
	}
	p.times, p.card = min(toks[0].N, engine.MaxEffects+1), p.card[from:]
	return true
}

// takeTimes takes the number of copies behind the name: "x2", "(x2)".
func takeTimes(p *peeled) bool {
	at := strings.LastIndexAny(p.card, " (")
	if p.times != 1 || at < 1 {
		return false
	}
	digit := strings.TrimLeft(strings.TrimSuffix(p.card[at+1:], ")"), "xX×")
	if len(digit) != 1 || digit[0] < '1' || digit[0] > '9' || digit == p.card[at+1:] {
		return false
	}
	p.times, p.card = int(digit[0]-'0'), strings.TrimSpace(strings.TrimSuffix(p.card[:at+1], "("))
	return true
}

// takeWhose takes a player behind the name: "(Alice)", "(Alice's)", "under Alice's
// control", "controlled by Alice".
func (a *asker) takeWhose(p *peeled) bool {
	name := ""
	if before, after, ok := cutLast(p.card, " ("); ok && strings.HasSuffix(after, ")") {
		p.card, name = before, strings.TrimSuffix(after, ")")
	} else if before, after, ok := cutLast(p.card, " under "); ok && strings.HasSuffix(after, " control") {
		p.card, name = before, strings.TrimSuffix(after, " control")
	} else if before, after, ok := cutLast(p.card, " controlled by "); ok {
		p.card, name = before, after
	} else {
		return false
	}
	return a.nameWhose(p, name)
}

// takeController takes a player before the name: "Alice controls", "Bob has", "my".
func (a *asker) takeController(p *peeled) bool {
	if rest, ok := strings.CutPrefix(strings.ToLower(p.card), "my "); ok && !strings.HasPrefix(rest, "opponent") {
		p.card = p.card[len(p.card)-len(rest):]
		return a.nameWhose(p, "my")
	}
	toks := lex.Scan(p.card)
	for i := 1; i < len(toks)-2 && i < 4; i++ {
		switch toks[i].Text {
		case "controls", "control", "has", "have", "'s":
			name := p.card[:toks[i-1].End]
			p.card = p.card[toks[i+1].Start:]
			return a.nameWhose(p, name)
		}
	}
	return false
}

// nameWhose notes whose the card is, where that can be a player.
func (a *asker) nameWhose(p *peeled, name string) bool {
	name = strings.TrimSpace(name)
	for _, own := range []string{"'s", "’s"} {
		name = strings.TrimSuffix(name, own)
	}
	name = a.roleOf(name)
	toks := lex.Scan(name)
	if _, seated := a.player(name); p.whose != "" || name == "" || !seated && name != theAsker && name != theOpponent && (len(toks) > 3 || !toks[0].Capital()) {
		return false
	}
	p.whose = name
	return true
}

// What the players are called who have no other name: whoever asks, and who plays
// against them.
const (
	theAsker    = "you"
	theOpponent = "opponent"
)

// roleOf is what somebody is called who is spoken of without a name; a name stays as
// it is.
func (a *asker) roleOf(name string) string {
	if _, seated := a.player(name); seated {
		return name
	}
	switch nameKey(name) {
	case "i", "me", "my", "mine", "you", "your":
		return theAsker
	case "opponent", "opp", "oppo", "my opponent", "my opp", "the opponent":
		return theOpponent
	}
	return name
}

// settle gives an effect to the player whose it is said to be. Whoever asks, or plays
// against them, is one of the players named where their names are given.
func (a *asker) settle(f *effectFlag, what string) *lex.Error {
	if f.unsettled == "" {
		return nil
	}
	if p, seated := a.player(f.unsettled); seated {
		f.controller = p
		return nil
	}
	if f.unsettled != theAsker && f.unsettled != theOpponent || a.named < 2 {
		f.controller = a.seat(strings.TrimPrefix(f.unsettled, "@"))
		return nil
	}
	err := &lex.Error{Code: "ambiguous", Text: f.text, Span: [2]int{0, len(f.text)}, Says: say.New("Which of the players is the opponent?")}
	if f.unsettled == theAsker {
		err.Says = say.New("Which of the players speaks here?")
	}
	if f.on != "" {
		what += " @ " + f.on
	}
	for i := range a.board.Players {
		who := a.board.Players[i].Name
		err.Readings = append(err.Readings, lex.Meaning{Says: shape.ControlsIt(who), Text: who + ": " + what})
	}
	return err
}
