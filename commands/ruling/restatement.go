package ruling

import (
	"regexp"
	"slices"
	"strings"

	"apnap/commands/answer"
	"apnap/commands/wording"
	"apnap/engine"
	"apnap/engine/oracle/paragraph"
	"apnap/engine/say"
)

// readSays restates in words what was read in a paragraph, and what was left aside.
func (c *Case) readSays() []string {
	if c.Ruling.Read == nil {
		return nil
	}
	lines := Restated(c.Lang, c.Ruling.Read, HappenRead(c.Lang, c.Ruling.Read.Events, c.Scenario), c.Ruling.LeftAside, c.Ruling.Asked, c.Ruling.Unanswered)
	return append(lines, ConfirmedSays(c.Lang, c.Ruling.Read.Second, c.Ruling.LeftOut)...)
}

// The forms of what was read in a paragraph, one for each sort of part.
const (
	sayYear       = "Rules: those of %s."
	sayEffects    = "Effects: %s."
	sayBoard      = "Board: %s."
	sayWhatHappen = "What happens: %s."
	sayAsExample  = "Nothing is said to happen; as an example: %s."
	sayLeftAside  = "Left aside: %s."
	sayUndivided  = "Left aside: how the combat damage of %s is divided among its blockers, which is not told."
	sayMine       = "Taken to be the asker's, as nobody says whose: %s."
	sayAsked      = "Asked: %s?"
	sayUnanswered = "Not answered here, but when it is asked by itself: %s?"
)

// Restated tells what was read, one line for each sort of part.
func Restated(lang say.Language, read *answer.Read, happen []say.Sayer, aside, asked, unanswered []string) []string {
	says, happens := []say.Message{}, say.New(sayWhatHappen, InARow(happen))
	if read.Example {
		happens = say.New(sayAsExample, InARow(happen))
	}
	if read.Edition != "" {
		says = append(says, say.New(sayYear, read.Edition))
	}
	for _, part := range []struct {
		form say.Message
		any  bool
	}{
		{say.New(sayEffects, InARow(EffectsRead(read))), len(read.Effects) > 0},
		{say.New(sayBoard, InARow(FactsRead(read.Facts))), len(read.Facts) > 0},
		{happens, len(happen) > 0},
		{say.New(sayLeftAside, InARow(FlagWords(aside))), len(aside) > 0},
		{say.New(sayUndivided, read.Undivided), read.Undivided != ""},
		{say.New(sayMine, InARow(say.Texts(read.Mine))), len(read.Mine) > 0},
		{say.New(sayAsked, InARow(say.Texts(asked))), len(asked) > 0},
		{say.New(sayUnanswered, InARow(say.Texts(unanswered))), len(unanswered) > 0},
	} {
		if part.any {
			says = append(says, part.form)
		}
	}
	lines := make([]string, len(says))
	for i := range says {
		lines[i] = says[i].In(lang)
	}
	return lines
}

// InARow puts parts beside each other.
func InARow[S say.Sayer](parts []S) say.List { return say.Joined(parts, say.New("; ")) }

// EnglishWords are words in the manner of the flags, which are English: quoted in another
// language.
type EnglishWords string

// In is the words.
func (w EnglishWords) In(l say.Language) string {
	if l == say.English {
		return string(w)
	}
	return l.Say("\"%s\"", string(w))
}

// sentenceWords is a sentence in the manner of the flags, about the players of a question.
type sentenceWords string

// In is the sentence; in English an opponent without a name is "the opponent".
func (w sentenceWords) In(l say.Language) string {
	if l != say.English {
		return EnglishWords(w).In(l)
	}
	return someOpponent.ReplaceAllStringFunc(string(w), func(m string) string {
		if m != engine.Other {
			return m
		}
		return say.New("the opponent").In(l)
	})
}

// someOpponent is the word "opponent" with what says whose, or which, where that is said.
var someOpponent = regexp.MustCompile(`(?:\b(?i:the|an|each|every|any|no|my|your|our|his|her|their|its|whose|that|this|one|two|other|another|only|sole|first|second|third|target) )?\bopponent\b`)

// FlagWords are several such.
func FlagWords(list []string) []EnglishWords {
	out := make([]EnglishWords, len(list))
	for i, w := range list {
		out[i] = EnglishWords(w)
	}
	return out
}

// EffectsRead tells whose effects were read; the words of an ability are English.
func EffectsRead(read *answer.Read) []say.Sayer {
	var out []say.Sayer
	for _, text := range read.Effects {
		who, rest := OwnerRead(text, read.Players)
		var what say.Sayer = say.Text(rest)
		if strings.Contains(rest, " = ") || strings.HasSuffix(rest, ".") || strings.Contains(rest, ". ") {
			what = EnglishWords(strings.TrimSuffix(rest, ".")) // another follows
		}
		if who != "" {
			what = say.New("%s: %s", (&engine.Player{Name: who}).Called(), what)
		}
		out = append(out, what)
	}
	return out
}

// OwnerRead cuts off whose an effect is, as "Bob: " or "Bob's "; empty where that is not
// said.
func OwnerRead(text string, players []string) (who, rest string) {
	if who, rest, owned := strings.Cut(text, ": "); owned && slices.Contains(players, who) {
		return who, rest
	}
	for _, who := range players {
		for _, of := range []string{"'s ", "’s "} {
			if rest, owned := strings.CutPrefix(text, who+of); owned {
				return who, rest
			}
		}
	}
	return "", text
}

// HappenRead tells the events that were read: in English as they stand, in another
// language as the scenario has them.
func HappenRead(l say.Language, events []string, s *engine.Scenario) []say.Sayer {
	var out []say.Sayer
	if s != nil && l != say.English {
		for h := range s.Events {
			together := wording.Happenings(s.Events[h].Events, &s.Board)
			for i := range together {
				together[i] = withX(together[i], &s.Events[h].Events[i], &s.Board)
			}
			if len(together) > 1 {
				out = append(out, say.New("%s at the same time", say.All(together)))
				continue
			}
			out = append(out, together...)
		}
		return out
	}
	for _, w := range events {
		out = append(out, sentenceWords(w))
	}
	return out
}

// withX is an event with the X that was told of what it is about, where one was.
func withX(says say.Sayer, ev *engine.Event, b *engine.Board) say.Sayer {
	for _, o := range []engine.ObjectID{ev.Object, ev.Source} {
		if o >= 0 && int(o) < len(b.Objects) && b.Objects[o].X != engine.Unset {
			return say.New("%s with X=%d", says, b.Objects[o].X)
		}
	}
	return says
}

// FactsRead tells the facts that were read.
func FactsRead(facts []string) []say.Sayer {
	out := make([]say.Sayer, len(facts))
	for i, fact := range facts {
		out[i] = sentenceWords(fact)
	}
	return out
}

// retoldSays tells how facts and events in people's words were read.
func retoldSays(list []paragraph.Retold) []say.Message {
	says := []say.Message{}
	for _, r := range list {
		says = append(says, say.New("\"%s\" means: %s", r.Said, say.Joined(say.Texts(r.As), say.New("; "))))
	}
	return says
}

// ConfirmedSays tells that a ruling is on the second reader's words, or leaves words out, as
// somebody confirmed.
func ConfirmedSays(l say.Language, second bool, words []string) []string {
	var says []string
	if second {
		says = append(says, l.Say("As you confirmed, in the parts that a language model made of your words."))
	}
	if len(words) > 0 {
		says = append(says, l.Say("As you confirmed, leaving out %s.", say.All(EachQuoted(words))))
	}
	return says
}

// EachQuoted puts each of several parts in quotation marks.
func EachQuoted(list []string) []say.Message {
	var out []say.Message
	for _, w := range list {
		out = append(out, quoted(w))
	}
	return out
}
