package agenda

import (
	"slices"
	"strings"

	"apnap/engine"
	"apnap/engine/apply"
	"apnap/engine/moment"
	"apnap/engine/play"
)

// askResult has the result of a die or a coin be a way that the question can go, where what the same text does then hangs on
// it and no fact tells it. It reports whether it did.
func askResult(w *play.Walker, st *play.State, in *engine.Instruction, t play.Task) bool {
	if !in.ByChance() {
		return false
	}
	words := engine.Results(in, t.Ins[1:])
	told := func(word string) bool { return slices.Contains(w.Scenario.Board.Marks, word) }
	if len(words) == 0 || slices.ContainsFunc(words, told) {
		return false
	}
	v := apply.TaskView(w, st, &t)
	t.Ins, t.Results = []engine.Instruction{*in}, words
	st.Pend = &play.Pending{Effect: t.Ctx.Effect, Task: &t}
	p := &play.Point{Kind: engine.ChooseMode, Chooser: moment.Chooser(&v, in), Effect: t.Ctx.Effect}
	for _, word := range words {
		says := engine.ResultSays(word)
		p.Options = append(p.Options, engine.Option{ID: engine.Slug(says), Label: says})
	}
	st.Choice = p
	return true
}

// came puts on the board which result it was, in the place of those of the same die or coin before.
func came(st *play.State, t *play.Task, pick int) {
	b := st.Own()
	b.Marks = slices.DeleteFunc(slices.Clone(b.Marks), func(m string) bool { return slices.Contains(t.Results, m) })
	if word := t.Results[pick]; !strings.HasPrefix(word, engine.OtherResult) {
		b.Marks = append(b.Marks, word)
	}
}
