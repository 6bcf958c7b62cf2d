package paragraph

import (
	"slices"

	"apnap/engine"
	"apnap/engine/lang/lexicon"
	"apnap/engine/lang/tree"
	"apnap/engine/oracle/shape"
)

// doneTo is what a clause says that something does that which instructions have done: "returning Lightning Bolt to my hand", "dealing 3
// damage to Bob". It is false where they do no such thing, or the clause says anything else besides.
func (r *reader) doneTo(does []engine.Instruction, c *tree.Clause, who int) (on []noun, ok bool) {
	in := instructedSo(does, c.Verb.Plain)
	if in == nil || len(c.Subject) > 0 || c.Verb.Neg || c.Verb.Passive {
		return nil, false
	}
	for i := range c.Args {
		a := &c.Args[i]
		switch much := a.Amount(); {
		case a.Prep == "" && much != nil:
			if in.Verb != engine.Damage && (in.Verb != engine.PutCounters || much.Unit != countersUnit || much.Key != "" && much.Key != in.Counter) || much.N != amountOf(in) {
				return nil, r.certainly(r.unread(c.Span[0], c.Span[1], r.raw(c.Span[0], c.Span[1]))) // not so many
			}
		case a.Place != nil && a.Place.Prep != fromWord:
			if in.Verb != engine.Move || !goesTo(in, a.Place.Zone) {
				return nil, false
			}
		case a.Place != nil:
			if len(on) == 0 || on[len(on)-1].who != nobody {
				return nil, false
			}
			last := &on[len(on)-1]
			side, zone, ok := r.placeOf(a.Place, last.owner)
			if side == nobody {
				side = who
			}
			if !ok || zone == "" || !r.place(last, side, zone) {
				return nil, false
			}
		case len(a.Of) > 0 && much == nil && (a.Prep == "" || (in.Verb == engine.Damage || in.Verb == engine.PutCounters) && lexicon.Phrase(lexicon.AimedAt, wordsOf(a.Prep)) > 0):
			list, ok := r.nounsOf(a.Of)
			if on = append(on, list...); !ok {
				return nil, false
			}
		default:
			return nil, false
		}
	}
	return on, len(on) > 0
}

// instructedSo is the instruction that a verb tells of, nil where none does: by the kind of event that it is, where it has things go, or
// any that something is aimed at where the verb leaves open what is done.
func instructedSo(does []engine.Instruction, verb string) *engine.Instruction {
	kind, told := shape.KindTold(verb)
	at := slices.IndexFunc(does, func(in engine.Instruction) bool {
		switch {
		case in.Verb == engine.Move && in.Dest == engine.Exile:
			return lexicon.Plays(verb, lexicon.Exiles)
		case in.Verb == engine.Move && in.Dest == engine.Hand:
			return lexicon.Plays(verb, lexicon.BringsBack)
		case in.Verb == engine.Move && in.Dest == engine.Battlefield, in.Verb == engine.Enter:
			return lexicon.Plays(verb, lexicon.BringsBack) || lexicon.Plays(verb, lexicon.AimedToDo)
		}
		return told && in.Verb == kind
	})
	if at < 0 && lexicon.Plays(verb, lexicon.AimedToDo) {
		at = slices.IndexFunc(does, func(in engine.Instruction) bool {
			return engine.AskedOf([]engine.Instruction{in}, engine.Target) != nil
		})
	}
	if at < 0 {
		return nil
	}
	return &does[at]
}

// amountOf is the number that an instruction says, engine.Unset where that is none.
func amountOf(in *engine.Instruction) int {
	if in.Amount == nil || in.Amount.Op != engine.Lit {
		return engine.Unset
	}
	return in.Amount.N
}

// goesTo reports whether a zone as people call it is that to which an instruction has something go.
func goesTo(in *engine.Instruction, zone string) bool {
	z := shape.ZoneNamed(zone)
	return z != engine.AnyZone && z == in.Dest
}

// fromWord stands before where something comes from.
const fromWord = "from"
