package paragraph

import (
	"strings"

	"apnap/engine"
	"apnap/engine/lang/english"
	"apnap/engine/lang/lexicon"
	"apnap/engine/oracle"
)

// isChosenPlain is the verb of clauses that only tell what was chosen for a permanent as it entered.
const isChosenPlain = "chosen"

// isChosen takes up what was chosen for a permanent: the one that is named, or the only one that was told of for which anything is chosen.
func (r *reader) isChosen(t *claim) bool {
	if len(t.Subject) > 0 {
		n, ok := r.nounOf(t.Subject[0])
		if t.who = n.who; !ok || t.who == nobody {
			return r.notUnderstood(t)
		}
	}
	var n noun
	if len(t.Args) > 1 {
		of, ok := r.nounOf(t.Args[1].Of[0])
		if n = of; !ok {
			return false
		}
	} else if i := r.choosesHere(t.who); i != nobody {
		n = r.nounFor(i, t.from, t.Span[1])
	} else {
		return r.notUnderstood(t)
	}
	if n.card == nil || !choosesOne(n.card) || t.who != nobody && n.owner != nobody && n.owner != t.who {
		return r.notUnderstood(t)
	}
	if _, ok := r.related(&n, t.Args[0].Mods); !ok {
		return r.notUnderstood(t)
	}
	if n.take(t.Args[0].Mods); n.owner == nobody {
		n.owner = t.who
	}
	if !r.place(&n, n.owner, "") {
		return false
	}
	r.i = t.Span[1]
	return true
}

// choosesHere is the one thing told of for which something is chosen, of a player where one is said; nobody where there are
// several.
func (r *reader) choosesHere(who int) int {
	found := nobody
	for i := range r.things {
		t := &r.things[i]
		if t.card == nil || isSpell(t.card) || !choosesOne(t.card) || who != nobody && t.owner != nobody && t.owner != who {
			continue
		}
		if found != nobody {
			return nobody
		}
		found = i
	}
	return found
}

// choosesOne reports whether a word or a player is chosen for a permanent as it enters, or its effects look at one that was.
func choosesOne(c *oracle.Card) bool {
	const object = "object"
	return hasOneSuch(c, func(e *engine.Effect) bool {
		chooses := false
		e.Visit(&engine.Visitor{
			Change: func(do *engine.Change) { chooses = chooses || do.Kind == engine.EnterChoose && do.What != object },
			Filter: func(f *engine.Filter) { chooses = chooses || f.Chosen != "" || f.NotChosen != "" },
		})
		return chooses
	})
}

// describeChoice makes the fact of what was chosen for a thing. Whose it is need not be known where it is a word.
func (r *reader) describeChoice(i int, n *noun) bool {
	const chose, theChosen, of, is = " chose ", "the chosen ", " for ", " is "
	t, chosen := &r.things[i], n.detail.chosen
	if kind := choiceOf(chosen); kind != "" && t.owner == nobody {
		r.addFact(theChosen+kind+of+t.name+is+strings.TrimPrefix(chosen, english.TheName), n)
		return true
	}
	if !r.mustBeOwned(i, n) {
		return false
	}
	r.addFact(r.name(t.owner)+chose+chosen+of+t.name, n)
	return true
}

// choiceOf is what sort of word was chosen, "" where that is none.
func choiceOf(chosen string) string {
	const color, kind, name = "color", "type", "name"
	switch {
	case lexicon.Is(lexicon.Color, chosen):
		return color
	case strings.HasPrefix(chosen, english.TheName):
		return name
	case isSubtype(chosen) || lexicon.Is(lexicon.Type, chosen):
		return kind
	}
	return ""
}
