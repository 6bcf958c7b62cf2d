package paragraph

import (
	"slices"
	"strconv"

	"apnap/engine"
	"apnap/engine/explore"
	"apnap/engine/oracle"
	"apnap/engine/oracle/lex"
)

// readAlong is what came of a question that was read along with a paragraph: the same ones are
// asked again and again, for each reading of a clause, and with this and that of the paragraph left out.
type readAlong struct {
	read *oracle.Reading
	err  *lex.Error
	// walked is set once its ends were sought; ends are nil where they are not known.
	walked bool
	ends   *engine.Exploration
	// told are those ends in words, once they were put into any.
	told string
}

// read reads a question as [oracle.Read] does, once. The reading is shared and not to be changed.
func (x *index) read(q oracle.Question) (*oracle.Reading, *lex.Error) {
	along := x.along(&q)
	if along.err != nil {
		err := *along.err
		return nil, &err
	}
	return along.read, nil
}

// along is what came of a question.
func (x *index) along(asked *oracle.Question) *readAlong {
	key := questionKey(asked)
	known := x.asked[key]
	if known == nil {
		q := *asked // whose lists may grow behind what is kept
		q.Effects, q.Facts, q.Events = slices.Clone(q.Effects), slices.Clone(q.Facts), slices.Clone(q.Events)
		known = &readAlong{}
		known.read, known.err = oracle.Read(q, x.source())
		x.asked[key] = known
	}
	return known
}

// explored are the ends that a question has, sought once, nil where it is not understood or has no end that is known. They
// are shared and not to be changed.
func (a *readAlong) explored() *engine.Exploration {
	if !a.walked && a.err == nil {
		if x, err := explore.Explore(a.read.Scenario, nil, engine.Limits{States: mostStates}); err == nil {
			a.ends = x
		}
	}
	a.walked = true
	return a.ends
}

// Abilities are those of a text, read once.
func (x *index) Abilities(name, typeLine, text string) []oracle.Ability {
	key := [3]string{name, typeLine, text}
	list, read := x.abilities[key]
	if !read {
		list = oracle.ParseCard(name, typeLine, text)
		x.abilities[key] = list
	}
	return list
}

// questionKey is the same for two questions only where they ask the same.
func questionKey(q *oracle.Question) string {
	numbers := make([]string, len(q.Numbers))
	for i, n := range q.Numbers {
		numbers[i] = strconv.Itoa(n)
	}
	return textsKey(q.Players, []string{q.Active, q.Edition.ID}, q.Effects, q.Facts, q.Events, numbers)
}

// textsKey is the same for lists only where they hold the same.
func textsKey(lists ...[]string) string {
	const number = 4 // about what a number takes
	n := 0
	for _, list := range lists {
		n += number
		for _, text := range list {
			n += number + len(text)
		}
	}
	key := make([]byte, 0, n)
	for _, list := range lists {
		key = append(strconv.AppendInt(key, int64(len(list)), 10), ' ')
		for _, text := range list {
			key = append(append(strconv.AppendInt(key, int64(len(text)), 10), ' '), text...)
		}
	}
	return string(key)
}
