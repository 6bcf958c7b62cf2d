package inenglish

import (
	"strconv"
	"strings"

	"apnap/engine"
	"apnap/engine/era"
	"apnap/engine/lang/lexicon"
	"apnap/engine/oracle/shape"
)

// clause puts an event into words. Every kind has a form.
func (s *speaker) clause(ev *engine.Event) clause {
	if ev.Among != nil && ev.Among.Filter != nil {
		return s.among(ev)
	}
	switch ev.Kind {
	case engine.Damage:
		return s.damage(ev)
	case engine.GainLife, engine.LoseLife, engine.SetLife, engine.PayLife:
		return s.life(ev)
	case engine.DrawCards, engine.Draw, engine.Mill, engine.Discard:
		return s.cards(ev)
	case engine.PutCounters, engine.RemoveCounters:
		return s.counters(ev)
	case engine.CreateTokens:
		return s.tokens(ev)
	case engine.Destroy, engine.Sacrifice, engine.CounterSpell:
		return s.removal(ev)
	case engine.Move:
		return s.move(ev)
	case engine.Enter:
		return s.enter(ev)
	case engine.AttachTo:
		return act(s.object(ev.Object), "become", "attached to "+s.entity(ev.To))
	case engine.ProduceMana:
		return s.mana(ev)
	case engine.BeginPhase:
		return clause{PossessiveForm(s.player(ev.Player)) + " " + ev.What, "begins", "begin", ""}
	case engine.OtherAction:
		return s.other(ev)
	}
	if ev.Object != engine.NoObject && ofObject(ev.Kind) {
		return s.objectAction(ev)
	}
	return s.playerAction(ev)
}

// CountWords is a number of things in words: "a card", "three cards".
func CountWords(n int, noun string) string {
	if n == 1 {
		return ArticleOf(noun) + " " + noun
	}
	return Spelled(n) + " " + pluralOf(noun)
}

// ArticleOf is "a" or "an" as the noun begins.
func ArticleOf(noun string) string {
	if noun != "" && strings.ContainsRune("aeiouAEIOU8", rune(noun[0])) {
		return "an"
	}
	return "a"
}

// pluralOf is the plural of a noun phrase's last word.
func pluralOf(noun string) string {
	switch {
	case strings.HasSuffix(noun, "die"):
		return strings.TrimSuffix(noun, "die") + "dice"
	case strings.HasSuffix(noun, "y") && !strings.HasSuffix(noun, "ey"):
		return strings.TrimSuffix(noun, "y") + "ies"
	}
	return noun + "s"
}

// Spelled is a number in words up to twenty, in figures beyond.
func Spelled(n int) string {
	if n == 0 {
		return "no"
	}
	return inWords(n, 20)
}

// inWords is a number in words up to a limit, in figures beyond.
func inWords(n, most int) string {
	if e, ok := lexicon.Cardinal(n); ok && n <= most {
		return e.Key
	}
	return strconv.Itoa(n)
}

func (s *speaker) damage(ev *engine.Event) clause {
	amount := strconv.Itoa(ev.Amount) + " "
	if ev.Combat {
		amount += "combat "
	}
	amount += "damage"
	rest := "to " + s.entity(ev.To)
	if ev.Unpreventable {
		rest += " that can't be prevented"
	}
	if ev.Source == engine.NoObject {
		return passive(amount, "dealt", rest, false)
	}
	return act(s.object(ev.Source), "deal", amount+" "+rest)
}

func (s *speaker) life(ev *engine.Event) clause {
	who, amount := s.player(ev.Player), strconv.Itoa(ev.Amount)
	switch ev.Kind {
	case engine.GainLife:
		return act(who, "gain", amount+" life")
	case engine.LoseLife:
		return act(who, "lose", amount+" life")
	case engine.PayLife:
		return act(who, "pay", amount+" life")
	}
	return act(PossessiveForm(who)+" life total", "become", amount)
}

func (s *speaker) cards(ev *engine.Event) clause {
	what := CountWords(max(ev.Amount, 1), "card")
	if ev.Kind != engine.Draw && ev.Amount == 0 && ev.Object == engine.NoObject {
		what = "no cards"
	}
	verb := map[engine.EventKind]string{engine.DrawCards: "draw", engine.Draw: "draw", engine.Mill: "mill", engine.Discard: "discard"}[ev.Kind]
	if ev.Object != engine.NoObject && (ev.Kind == engine.Discard || ev.Kind == engine.Draw || ev.Kind == engine.Mill && ev.Amount == 1) {
		what = s.object(ev.Object)
	} else if ev.Kind == engine.Discard && ev.Position == shape.AtRandom {
		what += " at random"
	}
	if ev.Kind == engine.Mill && s.word(era.Mill) == "" {
		owner := PossessiveForm(s.player(ev.Player))
		if ev.Object == engine.NoObject {
			what = "the top " + countTop(ev.Amount) + " of " + owner + " library"
		}
		verb, what = "put", what+" into "+owner+" graveyard"
	}
	return act(s.player(ev.Player), verb, what+asCost(ev))
}

func asCost(ev *engine.Event) string {
	if ev.Cause == engine.ByCost {
		return " as a cost"
	}
	return ""
}

// asDone tells that counters are put as a cost or as a turn-based action.
func asDone(ev *engine.Event) string {
	if ev.Cause == engine.ByTurnBased {
		return " as a turn-based action"
	}
	return asCost(ev)
}

func (s *speaker) counters(ev *engine.Event) clause {
	noun := "counter"
	if ev.Counter != "" {
		noun = ev.Counter + " counter"
	}
	what := CountWords(ev.Amount, noun)
	verb, participle, prep := "put", "put", "on "
	if ev.Kind == engine.RemoveCounters {
		verb, participle, prep = "remove", "removed", "from "
	}
	where := prep + s.entity(ev.To) + asDone(ev)
	switch {
	case ev.Source != engine.NoObject && ev.To == engine.ObjectEntity(ev.Source):
		return passive(what, participle, where, ev.Amount != 1) // nothing acts upon itself
	case ev.Source != engine.NoObject:
		return act(s.object(ev.Source), verb, what+" "+where)
	case ev.Kind == engine.PutCounters && ev.To.IsPlayer() && ev.Player == ev.To.Player:
		return act(s.player(ev.Player), "get", what)
	case ev.Player != engine.NoPlayer:
		return act(s.player(ev.Player), verb, what+" "+where)
	}
	return passive(what, participle, where, ev.Amount != 1)
}

func (s *speaker) tokens(ev *engine.Event) clause {
	var parts []string
	for _, group := range engine.Together(ev.Tokens) {
		parts = append(parts, s.tokenGroup(&group))
	}
	if len(parts) == 0 {
		parts = []string{"no tokens"}
	}
	verb, rest := s.word(era.Create), JoinAnd(parts)
	if verb == "" {
		verb, rest = "put", rest+" "+s.word(era.Onto)
	}
	if ev.Under != engine.NoPlayer && ev.Under != ev.Player {
		rest += " under " + PossessiveForm(s.player(ev.Under)) + " control"
	}
	who := s.player(ev.Player)
	if ev.Player == engine.NoPlayer && ev.Source != engine.NoObject {
		who = s.object(ev.Source)
	}
	return act(who, verb, rest)
}

// tokenGroup is "two tapped 1/1 white Soldier creature tokens".
func (s *speaker) tokenGroup(t *engine.Tokens) string {
	noun := strings.TrimSpace(t.Text + " token")
	if t.Text == "" && t.CopyOf == engine.NoObject {
		noun = strings.TrimSpace(t.Name + " token")
	}
	if t.Tapped {
		noun = "tapped " + noun
	}
	out := CountWords(t.N, noun)
	switch {
	case t.CopyOf != engine.NoObject && t.Text == "" && t.N == 1:
		out += " that's a copy of " + s.object(t.CopyOf)
	case t.CopyOf != engine.NoObject && t.Text == "":
		out += " that are copies of " + s.object(t.CopyOf)
	case len(t.Keywords) > 0 && !strings.Contains(t.Text, t.Keywords[0]):
		out += " with " + JoinAnd(t.Keywords)
	}
	if t.CopyOf != engine.NoObject && t.Text == "" {
		out += (&printer{}).except(shape.Exceptions(t))
	}
	return out + tokenCountersSay(t)
}

// tokenCountersSay is " with two +1/+1 counters on it", "" where there are none.
func tokenCountersSay(t *engine.Tokens) string {
	var parts []string
	for _, c := range t.Counters {
		if c.N > 0 {
			parts = append(parts, CountWords(c.N, c.Kind+" counter"))
		}
	}
	switch {
	case len(parts) == 0:
		return ""
	case t.N == 1:
		return " with " + JoinAnd(parts) + " on it"
	}
	return " with " + JoinAnd(parts) + " on each"
}

// JoinAnd lists things: "A", "A and B", "A, B and C".
func JoinAnd(parts []string) string {
	if len(parts) < 2 {
		return strings.Join(parts, "")
	}
	last := len(parts) - 1
	return strings.Join(parts[:last], ", ") + " and " + parts[last]
}
