package oracle

import (
	"apnap/engine"
	"apnap/engine/oracle/inenglish"
	"apnap/engine/oracle/lex"
	"apnap/engine/oracle/shape"
)

// calledIn is what an ability's own words call what it is attached to, and what
// "that creature" was, where no target was named.
func calledIn(toks []lex.Token, e *engine.Effect) *inenglish.Names {
	n := &inenglish.Names{}
	aimed, token, spell, typed, player := false, false, false, "", "that player"
	for i, t := range toks[:max(len(toks)-1, 0)] {
		next := toks[i+1].Text
		types, plural, isType := shape.TypeWord(next)
		switch t.Text {
		case "target", "targets":
			aimed = aimed || i == 0 || toks[i-1].Text != "that"
		case "enchanted", "equipped", "fortified":
			if n.Attached == "" && (isType || next == "permanent" || next == "player") {
				n.Attached = t.Text + " " + next
			}
		case "that", "the":
			if isType && !plural && types&engine.PermanentTypes != 0 && typed == "" {
				typed = "that " + next
			}
			if next == "opponent" {
				player = "that opponent"
			}
		}
		token = token || t.Text == "token"
		spell = spell || next == "spell" && (t.Text == "that" || t.Text == "the") || next == "spells" && t.Text == "those"
	}
	switch {
	case aimed, shape.IsNextCast(e.When.Affected):
	case targetsPlayer(e):
		n.Target = player
	case spell && typed == "", onStack(&e.When):
		n.Target = "that spell"
	case typed != "":
		n.Target = typed
	case describesTarget(e.When.Affected), describesTarget(e.When.Source):
	case token:
		n.Target = "that token"
	default:
		n.Target = "that permanent"
	}
	if *n == (inenglish.Names{}) {
		return nil
	}
	return n
}

// targetsPlayer reports whether what an effect is bound to is a player.
func targetsPlayer(e *engine.Effect) bool {
	for _, f := range [...]*engine.Filter{e.When.Affected, e.When.Source, e.When.Doer} {
		if f == nil {
			continue
		}
		for i := range f.Or {
			if f.Or[i].Is == engine.Target && f.Or[i].Players {
				return true
			}
		}
		if f.Is == engine.Target {
			return f.Players
		}
	}
	return false
}

// describesTarget reports whether a filter says what the thing it is bound to is.
func describesTarget(f *engine.Filter) bool {
	return f != nil && f.Is == engine.Target && (len(f.Subtypes)+len(f.AnySubtypes) > 0 || f.Targets != "")
}

// onStack reports whether an event is about a spell.
func onStack(pt *engine.Pattern) bool {
	return pt.From == engine.Stack || pt.Kind == engine.CounterSpell || pt.Kind == engine.CastSpell || pt.Kind == engine.CopySpell
}

// howMany are the words that say how many targets there may be, a letter as it
// is written.
func (r *reader) howMany(from, to int) string {
	if _, letter := letterOf(r.toks[from]); letter && to == from+1 {
		return r.toks[from].Raw
	}
	return r.saidWords(from, to)
}

// CalledIn is what the words that an effect was read from call what it is attached to
// and what it is bound to: "equipped creature", "that spell"; nil where they call
// it nothing, or are not known.
func CalledIn(e *engine.Effect) *inenglish.Names {
	if e.Text == "" {
		return nil
	}
	return calledIn(dropReminders(lex.Scan(e.Text)), e)
}
