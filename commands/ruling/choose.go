package ruling

import (
	"strconv"
	"strings"

	"apnap/commands/answer"
	"apnap/commands/wording"
	"apnap/engine"
	"apnap/engine/explore"
	"apnap/engine/oracle"
	"apnap/engine/say"
)

// walk is a scenario with the answers given so far.
type walk struct {
	scenario *engine.Scenario
	answers  []engine.Answer
	made     []engine.Made // the same answers, as choices made
	bounds   *bounds
}

// chooseAll answers the choices in order.
func (w *walk) chooseAll(texts []string) error {
	for _, text := range texts {
		if err := w.choose(text); err != nil {
			return err
		}
	}
	return nil
}

// explore walks every way on from the answers given so far.
func (w *walk) explore() (*engine.Exploration, error) {
	ex, err := w.bounds.explore(w.scenario, w.answers)
	if err != nil {
		return nil, ofEngine(err, w.scenario)
	}
	return ex, nil
}

// answer gives an answer to the choice that an exploration found open.
func (w *walk) answer(ex *engine.Exploration, o engine.Option) {
	at := len(ex.Prefix)
	w.answers = append(ex.Prefix[:at:at], engine.Answer{At: at, Option: o.ID})
}

// choose answers the next choice that matters. An answer to a choice that was
// passed over is allowed and changes nothing.
func (w *walk) choose(text string) error {
	ex, err := w.explore()
	if err != nil {
		return err
	}
	if o, ok := Pick(ex.Choice, w.scenario, text); ok {
		w.answer(ex, o)
		w.made = append(w.made, engine.Made{Chooser: ex.Choice.Chooser, Kind: ex.Choice.Kind, Effect: ex.Choice.Effect, Option: o, Parts: ex.Choice.Parts})
		return nil
	}
	passed, err := w.passedOver(dropChooser(text, w.scenario))
	if err != nil || passed {
		return err
	}
	return IllegalChoice(text, ex.Choice, w.scenario)
}

// passedOver reports whether the text answers a choice that was made without
// asking, on the way to the next one that matters or to the end.
func (w *walk) passedOver(text string) (bool, error) {
	res, err := explore.Resolve(w.scenario, w.answers)
	if err != nil {
		return false, ofEngine(err, w.scenario)
	}
	want := strings.TrimPrefix(plain(text), "no:")
	for i := range res.Trace {
		for _, id := range res.Trace[i].Candidates {
			if inst := &w.scenario.Effects[id]; plain(inst.Label) == want || plain(inst.ID) == want || plain(wording.Called(w.scenario, id).In(say.English)) == want {
				return true, nil
			}
		}
	}
	if res.Choice != nil {
		return false, nil
	}
	answers := append(w.answers[:len(w.answers):len(w.answers)], engine.Answer{At: engine.NextThatMatters, Option: text})
	_, err = explore.Resolve(w.scenario, answers)
	return err == nil, nil
}

// Pick finds the option that a person means: by id, by label, by "no:LABEL", by the
// words that it is told in, by "#N" for the N-th, each with or without "CHOOSER: " before
// it.
func Pick(open *engine.Choice, s *engine.Scenario, text string) (engine.Option, bool) {
	if open == nil {
		return engine.Option{}, false
	}
	want := plain(dropChooser(text, s))
	if n, err := strconv.Atoi(strings.TrimPrefix(want, "#")); err == nil && strings.HasPrefix(want, "#") && n >= 1 && n <= len(open.Options) {
		return open.Options[n-1], true
	}
	for _, same := range []func(engine.Option) bool{
		func(o engine.Option) bool { return plain(o.ID) == want },
		func(o engine.Option) bool { return plain(madeLabel(open.Kind, open.Effect, o, s)) == want },
		func(o engine.Option) bool { return plain(o.Label) == want },
		func(o engine.Option) bool { return plain(wording.OptionAmong(s, open, o).In(say.English)) == want },
		func(o engine.Option) bool { return plain(wording.OptionAmong(s, open, o).In(say.French)) == want },
		func(o engine.Option) bool { return plain(optionNamed(say.English, s, open, o)) == want },
		func(o engine.Option) bool { return plain(optionNamed(say.French, s, open, o)) == want },
	} {
		for _, o := range open.Options {
			if same(o) {
				return o, true
			}
		}
	}
	if open.Kind == engine.ChooseDivide && len(open.Options) == 0 && isDivision(want, len(open.Parts), open.Total) {
		return engine.Option{ID: want, Label: want}, true
	}
	return engine.Option{}, false
}

// isDivision reports whether the text divides a total among parts: "2+1".
func isDivision(text string, parts, total int) bool {
	shares := strings.Split(text, "+")
	sum := 0
	for _, share := range shares {
		n, err := strconv.Atoi(strings.TrimSpace(share))
		if err != nil || n < 0 {
			return false
		}
		sum += n
	}
	return len(shares) == parts && sum == total
}

// dropChooser takes "Bob: " off where Bob is a player of the question.
func dropChooser(text string, s *engine.Scenario) string {
	before, after, found := strings.Cut(text, ": ")
	if !found {
		return text
	}
	for _, p := range s.Board.Players {
		if oracle.SameName(p.Name, before) {
			return after
		}
	}
	return text
}

// plain folds case, outer space and typographic quotes.
func plain(s string) string {
	return strings.ToLower(strings.ReplaceAll(strings.TrimSpace(s), "’", "'"))
}

// oneChoice is a choice made, in a form that compares.
type oneChoice struct {
	chooser engine.PlayerID
	kind    engine.ChoiceKind
	effect  engine.EffectID
	option  engine.Option
	parts   string
}

// choiceWords are a choice made as --choose takes it back and as people read it.
type choiceWords struct {
	taken string
	said  answer.Made
}

// choiceWords words a choice made; many ends are reached by the same ones.
func (c *Case) choiceWords(made engine.Made) choiceWords {
	key := oneChoice{made.Chooser, made.Kind, made.Effect, made.Option, strings.Join(made.Parts, "\n")}
	words, ok := c.choices[key]
	if !ok {
		words = choiceWords{taken: c.choiceMade(made), said: c.madeSaid(made)}
		c.choices[key] = words
	}
	return words
}

// choiceMade tells a choice as "CHOOSER: OPTION", which --choose takes back.
func (c *Case) choiceMade(made engine.Made) string {
	return wording.Names{Board: &c.Scenario.Board}.Player(made.Chooser) + ": " + madeLabel(made.Kind, made.Effect, made.Option, c.Scenario)
}

// madeSaid is a choice made as people read it.
func (c *Case) madeSaid(made engine.Made) answer.Made {
	s, o := c.Scenario, made.Option
	by := wording.Names{Board: &s.Board}.Player(made.Chooser)
	who := wording.PlayerSays(by)
	says := answer.Made{By: by}
	switch {
	case made.Kind == engine.ChooseOrder && o.ID == "none":
		says.Says = say.New("%s: none of them", who)
		return says
	case strings.HasPrefix(o.ID, "no:"):
		says.Says = say.New("%s: without %s", who, wording.EffectCalled(s, strings.TrimPrefix(o.ID, "no:")))
		return says
	case made.Kind == engine.ChooseMay:
		says.Says = say.New("%s: with %s", who, wording.Called(s, made.Effect))
		return says
	case made.Kind == engine.ChooseDivide:
		says.Option = wording.SharesSaid(o.ID, made.Parts, &s.Board)
	default:
		o.Label = madeLabel(made.Kind, made.Effect, o, s)
		says.Option = wording.SaidOption(s, made.Kind, made.Effect, o)
	}
	says.Says = say.New("%s: %s", who, says.Option)
	return says
}

// madeLabel is an option as it stands in a list of choices, and as it is taken back:
// the effect's name, "no:NAME" for an effect not used, else the option's own words.
func madeLabel(kind engine.ChoiceKind, effect engine.EffectID, o engine.Option, s *engine.Scenario) string {
	switch kind {
	case engine.ChooseOrder:
		return optionTold(kind, o, s)
	case engine.ChooseMay:
		label := wording.Called(s, effect).In(say.English)
		if label == "" {
			return o.ID
		}
		if strings.HasPrefix(o.ID, "no:") {
			return "no:" + label
		}
		return label
	}
	if o.Label != "" {
		return o.Label
	}
	return o.ID
}

// optionTold is the label of an option, which is told apart from others of its name.
func optionTold(kind engine.ChoiceKind, o engine.Option, s *engine.Scenario) string {
	if kind == engine.ChooseOrder {
		effect, about := wording.Wanting(s, o)
		switch {
		case about != "":
			return effect.In(say.English) + " (" + about + ")"
		case !effect.IsZero():
			return effect.In(say.English)
		}
	}
	if o.Label != "" {
		return o.Label
	}
	return o.ID
}
