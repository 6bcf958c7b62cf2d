package oracle

import (
	"slices"
	"strings"

	"apnap/engine"
	"apnap/engine/oracle/lex"
)

// SpellText is what a spell's text says of its resolving.
type SpellText struct {
	// Does are its instructions, in order.
	Does []engine.Instruction
	// Whole is set where every sentence that speaks of its resolving was understood, as
	// an instruction or as an effect that ParseCard gives.
	Whole bool
	// Costs is set where casting it has an additional cost, Triggers where its being cast triggers
	// something of its own: storm, "when you cast this spell".
	Costs, Triggers bool
	// Modes are its modes, of which Choose says how many are chosen; Whole is set where all
	// of them were understood.
	Modes  []ModeText
	Choose Choice
	// Makes is how many effects its sentences make besides, all of which ParseCard gives.
	Makes int
	// Refused is the first part that was not understood, where the grammar says which.
	Refused *lex.Error
}

// ParseSpell reads what a spell does when it resolves; what its text says of how, when
// and where from it is cast, and of other zones, is passed over.
func ParseSpell(name, text string) SpellText {
	var s SpellText
	var kept, modes []string
	text = strings.NewReplacer("[", "", "]", "").Replace(text) // the words that another cost takes out
	for paragraph := range strings.SplitSeq(text, "\n") {
		toks := dropReminders(lex.Scan(paragraph, selfNames(name, false)...))
		choose, choosing := choosesModes(toks)
		mode, isMode := modeWords(paragraph)
		optional, costs := additionalCost(toks)
		switch {
		case len(toks) <= 1:
		case costs:
			s.Costs = s.Costs || !optional
		case castTrigger(toks):
			s.Triggers = true
		case isMode:
			modes = append(modes, mode)
		case choosing && len(modes) == 0:
			s.Choose = choose
		case !ofCasting(toks):
			kept = append(kept, paragraph)
		}
	}
	if len(modes) > 0 {
		const entwine = "\nEntwine"
		if strings.Contains(text, entwine) {
			s.Choose.Most = AllModes
		}
		if s.Choose != (Choice{}) && len(kept) == 0 { // and it does nothing besides its modes
			s.Modes = modesOf(name, modes)
			for i := range s.Modes {
				s.Makes += s.Modes[i].made
			}
			unread := slices.IndexFunc(s.Modes, func(m ModeText) bool { return !m.Whole })
			if s.Whole = unread < 0; !s.Whole {
				s.Refused = s.Modes[unread].refused
			}
		} else {
			s.Refused = &lex.Error{Text: text, Span: [2]int{0, len(text)}}
		}
		return s
	}
	ins, made, refused := parseInstruction(selfNames(name, false), strings.Join(kept, "\n"), true)
	s.Makes = made
	if refused == nil && s.Choose == (Choice{}) && !asPermanent(ins) {
		s.Does, s.Whole = ins, true
	}
	s.Refused = refused
	return s
}

// additionalCost reports whether a paragraph is about a cost paid besides the mana cost, and whether it may be.
func additionalCost(toks []lex.Token) (optional, ok bool) {
	const may = "as an additional cost to cast this spell , you may"
	return begins(toks, may), begins(toks, "as an additional cost to cast")
}

// castTrigger reports whether a paragraph is about what the spell's being cast triggers.
func castTrigger(toks []lex.Token) bool {
	return beginsAny(toks, triggeringKeywords)
}

// triggersOnCast reports whether a keyword ability triggers whenever its spell is cast, with no cost to pay for that.
func triggersOnCast(keyword string) bool {
	return slices.Contains(strings.Split(alwaysTriggering, ";"), keyword)
}

// triggeringKeywords are the keyword abilities that trigger on their spell's being cast, alwaysTriggering those for which nothing has to
// be paid.
const (
	triggeringKeywords = "when you cast this spell;conspire;casualty;replicate;" + alwaysTriggering
	alwaysTriggering   = "storm;gravestorm;demonstrate;cascade;ripple"
)

// ofCasting reports whether a paragraph is about the spell's being cast, or about its card
// in other zones, and says nothing of what it does when it resolves.
func ofCasting(toks []lex.Token) bool {
	toks = withoutLabel(toks)
	if begins(toks, "strive —") || begins(toks, "flashback") && !spoken(toks, "instead") {
		return true
	}
	if begins(toks, "when you cycle this card") || begins(toks, "when you discard this card") {
		return true // a trigger of another event
	}
	if elsewhere(toks) {
		return true // an ability of the card in other zones
	}
	if sentences(toks) > 1 {
		return false
	}
	if beginsAny(toks, castingRules) {
		return true
	}
	if beginsAny(toks, castingPermits) {
		return slices.ContainsFunc(strings.Split(castingOtherwise, ";"), func(words string) bool { return spoken(toks, words) })
	}
	return castingKeyword(toks)
}

// withoutLabel is a paragraph without the ability word before it.
func withoutLabel(toks []lex.Token) []lex.Token {
	const dash = "—"
	for i := 1; i < min(4, len(toks)-1); i++ {
		if toks[i].Text == dash && !toks[i].Glued && toks[i+1].Capital() {
			return toks[i+1:]
		}
	}
	return toks
}

// The beginnings of what is said of how a spell is cast, and of what lets it be cast otherwise.
const (
	castingRules     = "cast this spell only;this spell costs;spend only;this spell has flash;this spell can't be countered;this spell can't be copied;~ can't be countered"
	castingPermits   = "you may;if;as long as"
	castingOtherwise = "rather than pay this spell's mana cost;cast this spell without paying its mana cost;cast this spell as though it had flash;cast this card from your graveyard"
)

// castingKeyword reports whether a paragraph is a list of keyword abilities that let the
// spell be cast in another way, or that work elsewhere than on the stack.
func castingKeyword(toks []lex.Token) bool {
	if toks[len(toks)-2].Text == "." && !begins(toks, "flashback") && !begins(toks, "escape") && !costBehind(toks) {
		return false
	}
	return beginsAny(toks, castingKeywords)
}

// costBehind reports whether a paragraph is a keyword with a cost that is more than mana:
// "Kicker—Sacrifice a land."
func costBehind(toks []lex.Token) bool {
	const dash = "—"
	return toks[1].Text == dash && toks[1].Glued
}

// beginsAny reports whether tokens begin with one of a list of words.
func beginsAny(toks []lex.Token, list string) bool {
	for words := range strings.SplitSeq(list, ";") {
		if begins(toks, strings.TrimSpace(words)) {
			return true
		}
	}
	return false
}

// elsewhere reports whether a paragraph is an activated ability of the card, which it has in a
// hand or a graveyard alone: an instant or sorcery is never on the battlefield.
func elsewhere(toks []lex.Token) bool {
	if begins(toks, "forecast") {
		return true
	}
	for i := range toks {
		switch toks[i].Text {
		case ":":
			return i > 0
		case ".", "\"", "•", "—":
			return false
		}
	}
	return false
}

// castingKeywords are the keyword abilities that change nothing of what a spell does that
// is cast for its mana cost.
const castingKeywords = `flashback;cycling;basic landcycling;plainscycling;islandcycling;swampcycling;mountaincycling;forestcycling;landcycling;wizardcycling;
	kicker;multikicker;convoke;devoid;fuse;foretell;buyback;rebound;aftermath;overload;madness;splice onto;retrace;delve;split second;suspend;bargain;miracle;
	jump-start;harmonize;plot;affinity for;improvise;freerunning;changeling;awaken;transmute;assist;surge;recover;spectacle;undaunted;prowl;flash;mayhem;dredge;
	reinforce;escape;emerge;web-slinging;sneak;warp;entwine;escalate;gift;cleave;ascend`

// begins reports whether tokens begin with words; "~" is the card itself.
func begins(toks []lex.Token, words string) bool {
	n := 0
	for _, w := range lex.Scan(words) {
		if w.Kind == lex.EndToken {
			break
		}
		if n >= len(toks) || toks[n].Text != w.Text && !(w.Text == "~" && toks[n].Kind == lex.SelfToken) {
			return false
		}
		n++
	}
	return n > 0
}

// spoken reports whether words stand anywhere in tokens.
func spoken(toks []lex.Token, words string) bool {
	for i := range toks {
		if begins(toks[i:], words) {
			return true
		}
	}
	return false
}

// sentences counts the full stops.
func sentences(toks []lex.Token) int {
	n := 0
	for _, t := range toks {
		if t.Kind == lex.PunctToken && t.Text == "." {
			n++
		}
	}
	return n
}
