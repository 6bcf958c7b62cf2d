package oracle

import (
	"strings"

	"apnap/engine"
	"apnap/engine/oracle/lex"
	"apnap/engine/oracle/shape"
)

// names notes what a phrase names: "it" in the rest of the sentence is the permanent or
// spell that is the target, "that player" and "they" the player who is.
func (r *reader) names(f *engine.Filter) {
	switch {
	case r.resolves && f.Is == engine.Target2 && f.Targeted && !hasPlayers(f):
		r.namesSecond()
	case f.Is != engine.Target || !f.Targeted:
	case shape.OnlyPlayers(f):
		if r.resolves {
			r.player = engine.Target
		}
	case !hasPlayers(f):
		r.it = engine.Target
	}
}

// namesSecond has "it" and "that creature" be the second target in the rest of a sentence that names no other.
func (r *reader) namesSecond() {
	if targets(r.toks[r.lastSentence(r.i):r.i]) == 1 {
		r.aimedTwice, r.it = true, engine.Target2
	}
}

// The words between a target and whoever controls or owns it, and those before it.
const (
	itsController = "'s controller"
	itsOwner      = "'s owner"
	theOwnerOf    = "the owner of"
)

// belongsToTarget reads
//
//	Belongs = Target ( "'s controller" | "'s owner" ) | "the owner of" Target .
func (r *reader) belongsToTarget(in *engine.Instruction) bool {
	owner := r.eatPhrase(theOwnerOf)
	if !owner && !r.spokenAhead(itsController) && !r.spokenAhead(itsOwner) {
		return false
	}
	p, ok := r.boundNoun()
	if !ok || !p.Targeted || p.Targets != "" || p.Is != engine.Target || hasPlayers(&p.Filter) {
		return false
	}
	switch {
	case owner, r.eatPhrase(itsOwner):
		in.Who = engine.TargetOwner
	case r.eatPhrase(itsController):
		in.Who = engine.TargetController
	default:
		return false
	}
	f := p.Filter
	in.Aim = &f
	r.names(&f)
	r.player = in.Who
	return true
}

// spokenAhead reports whether words stand before the sentence goes on with a comma or ends.
func (r *reader) spokenAhead(words string) bool {
	sought := strings.Fields(words)
	for n := 0; ; n++ {
		switch t := r.ahead(n); {
		case t.Kind == lex.EndToken, t.Text == ".", t.Text == ",":
			return false
		case r.isAt(n, sought):
			return true
		}
	}
}

// aimsPlayer notes that a player is the target, "that player" from then on.
func (r *reader) aimsPlayer() {
	r.aimed = true
	if r.resolves {
		r.player = engine.Target
	}
}

// anyTargets reads "two targets", "up to three targets", "X targets" behind "each of".
func (r *reader) anyTargets() (Phrase, bool) {
	const upTo, targets = "up to", "targets"
	at := r.i
	p := Phrase{Named: true, Plural: true, UpTo: r.eatPhrase(upTo)}
	if letter, ok := letterOf(r.peek()); ok {
		r.i++
		p.Count = r.letter(letter)
	} else if n, ok := r.number(); ok {
		p.Count = shape.Lit(n)
	} else {
		r.i = at
		return p, false
	}
	p.Is, p.Targeted, p.Targets = engine.Target, true, r.howMany(at, r.i)
	if !r.eatPhrase(targets) {
		r.i = at
		return p, false
	}
	r.aim(at)
	return p, true
}

// spokeOfItself reports whether the words so far name the object that has the ability.
func (r *reader) spokeOfItself() bool {
	for _, t := range r.toks[:r.i] {
		if t.Kind == lex.SelfToken || t.Text == "this" {
			return true
		}
	}
	return false
}

// itself is what "it" and "its" stand for, NoRef where that is nothing.
func (r *reader) itself() engine.Ref {
	if r.it == engine.This && r.ofNothing() {
		return engine.NoRef
	}
	return r.it
}

// ofNothing reports whether "it" in what happens instead has nothing to stand for: the words
// before named no object.
func (r *reader) ofNothing() bool {
	return r.when != nil && !r.bound && !r.spell && !shape.AboutObject(r.when) && !r.spokeOfItself() && !r.spokeOf("enchanted") && !r.spokeOf("equipped")
}

// aimedAtSeveral reports whether "they" can be what was aimed at: two target creatures,
// any number of targets, or a thing that no word calls a target.
func (r *reader) aimedAtSeveral() bool {
	for i, t := range r.toks[:r.i] {
		if t.Text != "target" || i == 0 {
			continue
		}
		switch r.toks[i-1].Text {
		case "other", "number", "of", "two", "three", "four", "x":
			return true
		}
		return r.toks[i-1].Kind == lex.NumberToken
	}
	return true
}

// aimed is how many targets instructions tell apart: the one that an effect is bound to,
// and a second one.
func aimed(ins []engine.Instruction) int {
	var first, second int
	instructionList(ins).Visit(&engine.Visitor{Ref: func(r *engine.Ref) {
		switch *r {
		case engine.Target, engine.TargetController, engine.TargetOwner:
			first = max(first, 1)
		case engine.Target2:
			second = 1
		}
	}, Filter: func(f *engine.Filter) {
		switch {
		case shape.ListsTargets(f):
			first = len(f.Or)
		case ofTarget(f.Controller), ofTarget(f.Owner):
			first = max(first, 1)
		}
	}})
	return first + second
}

// ofTarget reports whether somebody is the player that is the target.
func ofTarget(rel engine.Relation) bool {
	return rel == engine.TargetOne || rel == engine.TargetFoe
}

// asPermanent reports whether instructions ask for the power or the like of the object that
// has them, which an instant or sorcery has none of, or do something with it that is done
// with permanents.
func asPermanent(ins []engine.Instruction) bool {
	found := false
	instructionList(ins).Visit(&engine.Visitor{Expr: func(e *engine.Expr) {
		found = found || e.Ref == engine.This && (e.Op == engine.PowerOf || e.Op == engine.ToughnessOf || e.Op == engine.ManaValueOf || e.Op == engine.CountersOn)
	}})
	for i := range ins {
		in := &ins[i]
		found = found || in.On == engine.This || in.What == engine.This && in.Verb != engine.Move && in.Verb != engine.CopySpell && in.Verb != engine.OtherAction
	}
	return found
}
