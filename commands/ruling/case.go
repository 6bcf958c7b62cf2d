package ruling

import (
	"strings"

	"apnap/commands/answer"
	"apnap/commands/lookup"
	"apnap/commands/wording"
	"apnap/engine"
	"apnap/engine/cr"
	"apnap/engine/oracle"
	"apnap/engine/oracle/paragraph"
	"apnap/engine/say"
)

// Ask is a question, with the choices made so far.
type Ask struct {
	Players []string // in turn order
	Active  string   // whose turn it is; empty for the first player
	Effects []string
	Facts   []string
	Events  []string
	Edition string   // as people name it; empty for the newest
	Choose  []string // option ids, labels or words, in the order of the choices
	// NextOnly leaves out the walk through every choice: the answer has the
	// next choice and no outcomes.
	NextOnly bool
	// Speaker is the player who says "I", empty where nobody knows.
	Speaker string `json:",omitempty"`
	// First is what the verdict tells first.
	First paragraph.Topic `json:",omitempty"`
	// Whether are the questions that the verdict answers before anything else.
	Whether []paragraph.Whether `json:",omitempty"`
	// AsRead confirms the reading of a paragraph that leaves words out.
	AsRead bool `json:",omitempty"`
	// Numbers are what effects without a name are numbered by, where some were taken
	// away.
	Numbers []int
}

// Case is a question worked out: the answer, and what prose needs besides.
type Case struct {
	Ruling   *answer.Ruling
	Edition  cr.Edition
	Scenario *engine.Scenario
	// question is as it was put.
	question Ask
	// Open is the engine's form of Ruling.Choice.
	Open *engine.Choice
	// Told holds the facts of each outcome with the events they tell.
	Told [][]wording.Told
	// first is what the verdict tells first.
	first paragraph.Topic
	// Lang is what the answer is worded in.
	Lang say.Language
	// read is how each effect was understood.
	read []oracle.Understood
	// flags tells which effect flag each effect of the scenario comes from, and
	// sentences what each fact flag holds.
	flags     []int
	sentences map[string][]string
	// apart are the assumptions, a sentence for each thing.
	apart []say.Message
	// retold are the facts and events in people's words, and what they mean.
	retold []paragraph.Retold
	// applied are the effects that were applied, or declined, on the way to an end.
	applied map[engine.EffectID]bool
	// kept tells of the others what kept them out.
	kept map[engine.EffectID]engine.Clause
	// rulePage and cardPage are the patterns of addresses of the rules and cards that are
	// named, and effectCards the cards that effects are named after.
	rulePage, cardPage string
	effectCards        []string
	// Linkable says that a ruling can have a page.
	Linkable bool
	// remarked are the numbers of the rules behind remarks.
	remarked []string
	// unattacked are the abilities left out that trigger as creatures attack.
	unattacked []engine.EffectID
	// unweighed are the names of what may look at something that is left aside.
	unweighed []string
	// choices are the choices that lead to ends, in words.
	choices map[oneChoice]choiceWords
	// ends are the ends as the engine has them, and plays what took part on the way to each; plays
	// is empty where nothing is asked.
	ends  []*engine.Outcome
	plays []play
	// answer is what the ruling as a whole answers to what is asked, zero for nothing; depends says that
	// its ends answer that differently.
	answer  say.Message
	depends bool
	// states counts what was walked.
	states int
}

// Judge works questions out, with the cards and in the language of a shelf.
type Judge struct {
	lookup.Shelf
	bounds bounds
}

// NewJudge is a judge with a shelf: the first limits bound a walk, the others one where
// those do not suffice.
func NewJudge(shelf lookup.Shelf, everyday, heavy engine.Limits) Judge {
	return Judge{Shelf: shelf, bounds: newBounds(everyday, heavy)}
}

// Asked is the question in its parts, without the choices made.
func (c *Case) Asked() Ask { return WithoutChoices(c.question) }

// WithoutChoices is a question of which nothing is chosen yet.
func WithoutChoices(ask Ask) Ask {
	ask.Choose, ask.NextOnly = nil, false
	return ask
}

// AtNames reads "@Alice's X" as "Alice: X" in every effect.
func AtNames(effects []string) []string {
	list := make([]string, len(effects))
	for i, e := range effects {
		list[i] = AtName(e)
	}
	return list
}

// AtName reads "@Alice's X" and "@Alice: X" as "Alice: X".
func AtName(effect string) string {
	rest, found := strings.CutPrefix(strings.TrimSpace(effect), "@")
	if !found {
		return effect
	}
	for _, own := range []string{"'s ", "’s "} {
		if name, what, ok := strings.Cut(rest, own); ok && !strings.Contains(name, ":") {
			return name + ": " + what
		}
	}
	return rest
}
