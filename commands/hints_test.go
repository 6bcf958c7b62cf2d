package commands

import (
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"

	"apnap/commands/answer"
	"apnap/commands/cardindex"
	"apnap/commands/ruling"
	"apnap/engine/say"
	"apnap/engine/scenario"
	"apnap/internal/every"
	"apnap/rulesdb/catalog"
)

// TestHints pastes back whatever a refusal offers to say: each reading, and the
// sentence it gives where it asks for a fact. Then that refusal is gone, and what
// was pasted is understood. A refusal that asks for a fact gives such a sentence. A
// share of the questions is asked, unless APNAP_EVERY says otherwise.
func TestHints(t *testing.T) {
	desk := New(Parts{Cards: cardindex.NewCards()})
	share := every.Nth(3)
	for i, ask := range slices.Concat(hintQuestions, scenarioQuestions(t), auditQuestions(t), catalogueQuestions(), castQuestions()) {
		if i < len(hintQuestions) || i%share == 0 {
			holdHints(t, desk, ask)
		}
	}
}

// hintQuestions hang on a fact of each sort that a ruling can hang on.
var hintQuestions = []ruling.Ask{
	{Players: []string{"Alice", "Bob"}, Facts: []string{"Bob controls Blood Moon"}, Events: []string{"Alice plays Steam Vents"}},
	{Players: []string{"Alice", "Bob"}, Effects: []string{"Bob: Dress Down"}, Events: []string{"Alice's Triskelion enters"}},
	{Players: []string{"Alice", "Bob"}, Facts: []string{"Control Magic is attached to Hill Giant", "Bob controls Control Magic", "Hill Giant is a creature Alice owns"}, Events: []string{"Hill Giant deals 3 damage to Alice"}},
	{Players: []string{"Alice", "Bob"}, Effects: []string{"Alice: If a creature would deal damage to you, prevent that damage."}, Facts: nil, Events: []string{"Bob's Spark deals 3 damage to Alice"}},
	{Players: []string{"Alice", "Bob"}, Effects: []string{"Alice: If a permanent would be destroyed by an artifact source, exile it instead."}, Facts: []string{"Ogre is a creature Alice controls"}, Events: []string{"Bob's Spark destroys Ogre"}},
	{Players: []string{"Alice", "Bob"}, Effects: []string{"Alice: If a red source would deal damage to you, prevent that damage."}, Facts: nil, Events: []string{"Bob's Spark deals 3 damage to Alice"}},
	{Players: []string{"Alice", "Bob"}, Effects: []string{"Alice: If a source that shares a color with Dark Hound would deal damage to you, prevent that damage."}, Facts: []string{"Dark Hound is a creature Alice controls"}, Events: []string{"Bob's Spark deals 3 damage to Alice"}},
	{Players: []string{"Alice", "Bob"}, Effects: []string{"Alice: If a creature with power 4 or greater would deal damage to you, prevent that damage."}, Facts: []string{"Ogre is a creature Bob controls"}, Events: []string{"Ogre deals 3 damage to Alice"}},
	{Players: []string{"Alice", "Bob"}, Effects: []string{"Alice: If a creature with toughness 4 or greater would deal damage to you, prevent that damage."}, Facts: []string{"Ogre is a creature Bob controls"}, Events: []string{"Ogre deals 3 damage to Alice"}},
	{Players: []string{"Alice", "Bob"}, Effects: []string{"Alice: If a source with mana value 2 or less would deal damage to you, prevent that damage."}, Facts: []string{"Ogre is a creature Bob controls"}, Events: []string{"Ogre deals 3 damage to Alice"}},
	{Players: []string{"Alice", "Bob"}, Effects: []string{"Alice: Dark Wall = If you would gain life, you gain life equal to the power of target creature instead. @ Ogre"}, Facts: []string{"Ogre is a creature Bob controls"}, Events: []string{"Alice gains 1 life"}},
	{Players: []string{"Alice", "Bob"}, Effects: []string{"Alice: Dark Wall = If you would gain life, you gain X life instead."}, Facts: nil, Events: []string{"Alice gains 1 life"}},
	{Players: []string{"Alice", "Bob"}, Effects: []string{"Alice: Dark Wall = If you would gain life, you gain life equal to your devotion to black instead."}, Facts: nil, Events: []string{"Alice gains 1 life"}},
	{Players: nil, Effects: []string{"you: Dark Wall = If you would gain life, you gain life equal to your devotion to black instead."}, Facts: nil, Events: []string{"you gain 1 life"}},
	{Players: []string{"Alice", "Bob"}, Effects: []string{"Alice: Dark Wall = If a source of the chosen color would deal damage to you, prevent that damage."}, Facts: nil, Events: []string{"Bob's Spark deals 3 damage to Alice"}},
	{Players: []string{"Alice", "Bob"}, Effects: []string{"Alice: Dark Wall = If a creature of the chosen type would die, exile it instead."}, Facts: []string{"Ogre is an Ogre creature Alice controls"}, Events: []string{"Ogre dies"}},
	{Players: []string{"Alice", "Bob"}, Effects: []string{"Alice: Dark Wall = If a source with the chosen name would deal damage to you, prevent that damage."}, Facts: nil, Events: []string{"Bob's Spark deals 3 damage to Alice"}},
	{Players: []string{"Alice", "Bob"}, Effects: []string{"Alice: If you would gain life and you have 5 or less life, you gain twice that much life instead."}, Facts: nil, Events: []string{"Alice gains 1 life"}},
	{Players: nil, Effects: []string{"you: If you would lose life, you lose that much life plus half your life total, rounded up, instead."}, Facts: nil, Events: []string{"you lose 1 life"}},
	{Players: []string{"Alice", "Bob"}, Effects: []string{"Alice: If you would gain life, you gain life equal to the number of cards in your hand instead."}, Facts: nil, Events: []string{"Alice gains 1 life"}},
	{Players: []string{"Alice", "Bob"}, Effects: []string{"Alice: If you would gain life, you gain life equal to the number of cards in your library instead."}, Facts: nil, Events: []string{"Alice gains 1 life"}},
	{Players: []string{"Alice", "Bob"}, Effects: []string{"Alice: If you would gain life, you gain life equal to the number of cards in your graveyard instead."}, Facts: nil, Events: []string{"Alice gains 1 life"}},
	{Players: []string{"Alice", "Bob"}, Effects: []string{"Alice: Fen Troll = Fen Troll enters with a +1/+1 counter on it for each creature card in your graveyard."}, Facts: []string{"Fen Troll is a creature spell Alice controls", "Alice's graveyard has seven cards in it"}, Events: []string{"Alice's Fen Troll enters the battlefield"}},
	{Players: []string{"Alice", "Bob", "Carol"}, Effects: []string{"Alice: Dark Wall = If you would draw a card, an opponent loses 1 life instead."}, Facts: []string{"Carol has 5 life"}, Events: []string{"Alice draws a card"}},
	{Players: []string{"Alice", "Bob"}, Effects: []string{"Alice: If you would lose life, sacrifice a creature instead."}, Facts: nil, Events: []string{"Alice loses 2 life"}},
	{Players: []string{"Alice", "Bob"}, Effects: []string{"Alice: If you would lose life, sacrifice two creatures instead."}, Facts: nil, Events: []string{"Alice loses 2 life"}},
	{Players: []string{"Alice", "Bob"}, Effects: []string{"Alice: If you would lose life, return a land you control to its owner's hand instead."}, Facts: nil, Events: []string{"Alice loses 2 life"}},
	{Players: []string{"Alice", "Bob"}, Effects: []string{"Alice: If you would lose life, sacrifice an artifact or creature instead."}, Facts: nil, Events: []string{"Alice loses 2 life"}},
	{Players: []string{"Alice", "Bob"}, Effects: []string{"Alice: If you would lose life, sacrifice a nonland permanent instead."}, Facts: nil, Events: []string{"Alice loses 2 life"}},
	{Players: []string{"Alice", "Bob"}, Effects: []string{"Alice: If you would lose life, sacrifice a Goblin instead."}, Facts: nil, Events: []string{"Alice loses 2 life"}},
	{Players: []string{"Alice", "Bob"}, Effects: []string{"Alice: If you would lose life, exile a creature card from your graveyard instead."}, Facts: nil, Events: []string{"Alice loses 2 life"}},
	{Players: []string{"Alice", "Bob"}, Effects: []string{"Alice: Dark Wall = If Dark Wall would die, sacrifice another creature instead."}, Facts: []string{"Dark Wall is a creature Alice controls"}, Events: []string{"Dark Wall dies"}},
	{Players: nil, Effects: []string{"you: If you would lose life, sacrifice a creature instead."}, Facts: nil, Events: []string{"you lose 2 life"}},
	{Players: []string{"Alice", "Bob"}, Effects: []string{"Alice: If you would lose life, discard a land card instead."}, Facts: nil, Events: []string{"Alice loses 2 life"}},
	{Players: []string{"Alice", "Bob"}, Effects: []string{"Alice: If an opponent would draw a card except the first one they draw in each of their draw steps, that player discards a card instead."}, Facts: []string{"it is Bob's turn"}, Events: []string{"Bob draws a card"}},
	{Players: []string{"Alice", "Bob"}, Effects: []string{"Alice: If a source would deal damage to you during your upkeep step, prevent that damage."}, Facts: nil, Events: []string{"Bob's Spark deals 3 damage to Alice"}},
	{Players: []string{"Alice", "Bob"}, Effects: []string{"Alice: If a player would gain life during combat, that player gains no life instead."}, Facts: nil, Events: []string{"Alice gains 1 life"}},
	{Players: []string{"Alice", "Bob"}, Effects: []string{"Alice: If one or more counters would be put on a permanent you control, twice that many of those counters are put on that permanent instead."}, Facts: []string{"Odd Walker is a planeswalker card"}, Events: []string{"Odd Walker enters under Alice's control"}},
	{Players: []string{"Alice", "Bob"}, Effects: []string{"Alice: If one or more counters would be put on a permanent you control, twice that many of those counters are put on that permanent instead."}, Facts: []string{"Odd Siege is a battle card"}, Events: []string{"Odd Siege enters under Alice's control"}},
	{Players: []string{"Alice", "Bob"}, Effects: []string{"Alice: Moonlit Gate = Werewolf creatures you control enter transformed.", "Bob: Creatures your opponents control enter tapped."}, Facts: []string{"Village Ironsmith is a Werewolf creature card"}, Events: []string{"Alice's Village Ironsmith enters"}},
	{Players: []string{"Alice", "Bob"}, Effects: []string{"Alice: If a permanent would be destroyed, sacrifice a land instead."}, Facts: []string{"Ogre is a creature Alice controls"}, Events: []string{"Ogre is destroyed"}},
	{Players: []string{"Alice", "Bob"}, Effects: []string{"Alice: If a creature would die, exile it instead."}, Facts: []string{"Alice controls two creatures", "Bob controls three creatures"}, Events: []string{"Alice sacrifices a creature"}},
	{Players: []string{"Alice", "Bob"}, Effects: []string{"Alice: If a creature would die, exile it instead."}, Facts: []string{"Ogre is a creature Alice controls", "Elf is a creature Alice controls"}, Events: []string{"Alice sacrifices a creature"}},
	{Players: []string{"Alice", "Bob"}, Effects: []string{"Alice: If a creature would die, exile it instead."}, Facts: []string{"Ogre is a creature Alice controls", "Elf is a creature Bob controls"}, Events: []string{"Bob's Spark destroys a creature"}},
	{Players: []string{"Alice", "Bob"}, Effects: []string{"Dark Wall = If you would gain life, you gain 1 more life instead."}, Facts: []string{"Alice has 3 life", "Bob has 3 life"}, Events: []string{"Alice gains 1 life"}},
	{Players: []string{"Alice", "Bob"}, Effects: []string{"Alice: If you would gain life, you gain life equal to the number of creatures that died this turn instead."}, Facts: nil, Events: []string{"Alice gains 1 life"}},
	{Players: []string{"Alice", "Bob"}, Effects: []string{"Alice: If excess damage would be dealt to a permanent an opponent controls, that damage is dealt to its controller instead."}, Facts: []string{"Odd Walker is a planeswalker Bob controls"}, Events: []string{"Alice's Spark deals 9 damage to Odd Walker"}},
	{Players: []string{"Alice", "Bob"}, Events: []string{"Alice discards her hand"}},
	{Events: []string{"you discard your hand"}},
	{Players: []string{"Alice", "Bob"}, Effects: []string{"Alice: Clay Champion"}, Events: []string{"Alice's Clay Champion enters the battlefield"}},
	{Players: []string{"Alice", "Bob"}, Effects: []string{"Alice: Serra's Emissary"}, Events: []string{"Alice's Serra's Emissary enters the battlefield"}},
	{Players: []string{"Alice", "Bob"}, Events: []string{"Alice's life total is doubled"}},
	{Players: []string{"Alice", "Bob"}, Events: []string{"Bob's Spark deals 2 damage to each creature"}},
	{Players: []string{"Alice", "Bob"}, Events: []string{"Bob's Spark deals 2 damage to Alice's creatures"}},
	{Players: []string{"Alice", "Bob"}, Facts: []string{"Alice drew from an empty library earlier this turn"}, Events: []string{"state-based actions are checked"}},
	{Players: []string{"Alice", "Bob"}, Events: []string{"Alice shuffles her hand into her library"}},
}

// scenarioQuestions are those of the scenario files.
func scenarioQuestions(t *testing.T) []ruling.Ask {
	t.Helper()
	files, _ := filepath.Glob("testdata/scenarios/*.txt")
	cards, _ := filepath.Glob("testdata/cards/*.txt")
	files = append(files, cards...)
	if len(files) == 0 {
		t.Fatal("no scenarios")
	}
	var asks []ruling.Ask
	for _, path := range files {
		raw, err := os.ReadFile(path)
		if err != nil {
			t.Fatal(err)
		}
		file, err := scenario.Parse(string(raw))
		if err != nil {
			t.Fatal(err)
		}
		q := file.Question
		asks = append(asks, ruling.Ask{Players: q.Players, Active: q.Active, Effects: q.Effects, Facts: q.Facts, Events: q.Events, Edition: q.Edition.ID, Choose: file.Answers})
	}
	return asks
}

// auditQuestions are those of the audit's table, where it is there.
func auditQuestions(t *testing.T) []ruling.Ask {
	t.Helper()
	raw, err := os.ReadFile("../../shared/scenarios/audit.tsv")
	if err != nil {
		return nil
	}
	var asks []ruling.Ask
	for line := range strings.Lines(string(raw)) {
		if fields := strings.Split(line, "\t"); len(fields) > 3 {
			asks = append(asks, flagsIn(shellWords(fields[3])))
		}
	}
	return asks
}

// flagsIn is the question of a command line.
func flagsIn(words []string) ruling.Ask {
	var ask ruling.Ask
	for i := 0; i+1 < len(words); i++ {
		value := words[i+1]
		switch words[i] {
		case "--player":
			ask.Players = append(ask.Players, value)
		case "--effect":
			ask.Effects = append(ask.Effects, value)
		case "--fact":
			ask.Facts = append(ask.Facts, value)
		case "--event":
			ask.Events = append(ask.Events, value)
		case "--choose":
			ask.Choose = append(ask.Choose, value)
		case "--edition":
			ask.Edition = value
		default:
			continue
		}
		i++
	}
	return ask
}

// shellWords are the words of a command line, with what stands between quotation marks as it is.
func shellWords(line string) (words []string) {
	var word strings.Builder
	open, quote := false, rune(0)
	for _, c := range line {
		switch {
		case quote != 0 && c == quote:
			quote = 0
		case quote == 0 && (c == '\'' || c == '"'):
			quote, open = c, true
		case quote == 0 && c == ' ':
			if open {
				words = append(words, word.String())
			}
			word.Reset()
			open = false
		default:
			word.WriteRune(c)
			open = true
		}
	}
	if open {
		words = append(words, word.String())
	}
	return words
}

// castQuestions have a share of the cards cast, and what may happen to a creature or player besides.
func castQuestions() []ruling.Ask {
	n := 0
	var asks []ruling.Ask
	for e := range catalog.BuiltIn().All() {
		if n++; n%(3*hintShare()) != 0 {
			continue
		}
		for _, event := range []string{"Alice casts %s", "Alice casts %s targeting Hill Giant", "Alice casts %s targeting Bob", "Alice's %s's trigger resolves", "Alice activates %s", "%s enters under Alice's control", "Bob exiles %s"} {
			asks = append(asks, ruling.Ask{Players: []string{"Alice", "Bob"}, Facts: []string{"Hill Giant is a creature Bob controls"}, Events: []string{fmt.Sprintf(event, e.Name)}})
		}
	}
	return asks
}

// catalogueQuestions are an event of each kind for a share of the cards, one in 200
// or in what the environment variable APNAP_HINTS says.
func catalogueQuestions() []ruling.Ask {
	share, n := hintShare(), 0
	var asks []ruling.Ask
	for e := range catalog.BuiltIn().All() {
		if !e.Able() {
			continue
		}
		if n++; n%share != 0 {
			continue
		}
		for _, event := range everyEvent {
			if strings.Contains(event, "%s") {
				event = fmt.Sprintf(event, e.Name)
			}
			asks = append(asks, ruling.Ask{Players: []string{"Alice", "Bob"}, Effects: []string{"Alice: " + e.Name}, Events: []string{event}})
		}
	}
	return asks
}

// hintShare is of how many cards one is asked about.
func hintShare() int {
	if given, err := strconv.Atoi(os.Getenv("APNAP_HINTS")); err == nil && given > 0 {
		return given
	}
	return 200
}

// holdHints pastes back what the refusal of a question offers, if it is refused.
func holdHints(t *testing.T, desk *Desk, ask ruling.Ask) {
	t.Helper()
	no := refusalOf(desk, ask)
	if no == nil {
		return
	}
	says := no.Says.In(say.English)
	asksFact := strings.Contains(says, "as a fact, such as") || strings.Contains(says, "in a fact")
	if asksFact && no.Hint == "" {
		t.Errorf("%+v: %s: no sentence to paste", ask, says)
	}
	if no.Hint != "" && !slices.ContainsFunc(no.Readings, func(r answer.RefusedReading) bool { return r.Text == no.Hint }) {
		asked := ask
		asked.Facts = append(slices.Clone(ask.Facts), no.Hint)
		leadsOn(t, desk, ask, asked, no, no.Hint)
	}
	s := &sheet{Ask: ask}
	for _, r := range no.Readings {
		w, ok := s.saying(no, r.Text, true)
		if !ok {
			t.Errorf("%+v: %s: the reading %q can't be pasted", ask, says, r.Text)
			continue
		}
		asked := ask
		asked.Effects, asked.Facts, asked.Events = w.effects, w.facts, w.events
		leadsOn(t, desk, ask, asked, no, r.Text)
	}
}

// leadsOn holds that a question in other words is not refused as before, nor for
// those words.
func leadsOn(t *testing.T, desk *Desk, ask, asked ruling.Ask, no *answer.Refusal, pasted string) {
	t.Helper()
	again := refusalOf(desk, asked)
	if again == nil {
		return
	}
	if again.Says.Same(no.Says) || again.Code == answer.CodeNotUnderstood && again.Text == pasted {
		t.Errorf("%+v\n %s\n pasted %q: %s", ask, no.Says.In(say.English), pasted, again.Says.In(say.English))
	}
}

// refusalOf is why a question is refused, nil where it is ruled.
func refusalOf(desk *Desk, ask ruling.Ask) *answer.Refusal {
	_, err := desk.Rule(ask)
	return answer.AsRefusal(err)
}
