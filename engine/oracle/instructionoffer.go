package oracle

import (
	"slices"
	"strings"

	"apnap/engine"
	"apnap/engine/oracle/lex"
	"apnap/engine/oracle/shape"
)

// withOffer has what a sentence joins to what somebody may do be done only where that is done: "you may exile it, then
// return it". Joined is for each of the instructions whether it has no subject of its own, so that "may" is said of it too.
// What comes of a search is gathered where the cards are known that it finds (hangsOnSearch).
func (r *reader) withOffer(list []engine.Instruction, joined []bool) []engine.Instruction {
	k := slices.IndexFunc(list, func(in engine.Instruction) bool { return in.May })
	if !r.resolves || k < 0 || list[k].Verb == engine.SearchLibrary {
		return list
	}
	to := k + 1
	for to < len(list) && joined[to] && !list[to].May {
		to++
	}
	list[k].Then = append(list[k].Then, list[k+1:to]...)
	return slices.Delete(list, k+1, to)
}

// lastSaid is the last instruction that was read, one that is done only with another among them; nil for none.
func lastSaid(all []engine.Instruction) *engine.Instruction {
	if last := lastList(all); len(last) > 0 {
		return &last[len(last)-1]
	}
	return nil
}

// lastList is the list that ends with the last instruction that was read.
func lastList(all []engine.Instruction) []engine.Instruction {
	if hanging := hangingOn(all); hanging != nil {
		return *hanging
	}
	return all
}

// beginsBack is how a sentence begins that speaks of a thing that was named before it.
const beginsBack = "it;it's;they;they're;that creature;that token;that card;that permanent;those;the token;the creature"

// aboutFaceDown reports whether a sentence goes on about what was put onto the battlefield face down: that has no more than it
// says, which is not understood.
func (r *reader) aboutFaceDown(last []engine.Instruction) bool {
	at := r.i
	about := len(last) > 0 && last[len(last)-1].FaceDown && r.eatOneOf(beginsBack)
	if r.i = at; about {
		r.fail()
	}
	return about
}

// hangs has the instructions of a sentence done only where that is done of which it goes on to speak, and reports whether it
// does: "If you do, create a token. It gains haste."
func (r *reader) hangs(all, ins []engine.Instruction, start int) bool {
	const then = "then"
	list := hangingOn(all)
	switch n := len(all) - 1; {
	case n < 0 || len(ins) == 0:
		return false
	case list != nil && r.ifDid && (r.toks[start].Text != then && r.pointsBack(start) || ofThose(&ins[0])):
	case r.ifDid || !all[n].May || !r.aboutDone(&all[n], &ins[0], start):
		r.ifDid = false
		return false
	case list == nil:
		list = &all[n].Then
		aboutPut(&all[n], ins)
	}
	*list = append(*list, ins...)
	return true
}

// aboutPut has instructions that go on about what somebody may put onto the battlefield be about that, and not about a target before it.
func aboutPut(done *engine.Instruction, ins []engine.Instruction) {
	if done.Verb != engine.Move || done.What != engine.NoRef || done.Dest != engine.Battlefield {
		return
	}
	for i := range ins {
		if in := &ins[i]; in.What == engine.Target && in.Filter == nil {
			in.What = engine.Those
		}
	}
}

// hangingOn is where those instructions stand that are done only with the last one, nil where none are.
func hangingOn(all []engine.Instruction) *[]engine.Instruction {
	if len(all) == 0 {
		return nil
	}
	last := &all[len(all)-1]
	if n := len(last.Then); n == 0 || last.Then[n-1].Word == shape.TheRestOfThose {
		return nil
	}
	if deeper := hangingOn(last.Then); deeper != nil {
		return deeper
	}
	return &last.Then
}

// aboutDone reports whether an instruction of the sentence that begins at a token is about what comes of one before it, which
// somebody may do: what that moves, copies or finds.
func (r *reader) aboutDone(done, in *engine.Instruction, start int) bool {
	switch {
	case ofThose(in):
		return in.Word != shape.TheRestOfThose || done.Verb == engine.Reveal
	case done.Verb == engine.CopySpell:
		return in.Told && r.pointsBack(start)
	case done.Verb != engine.Move:
		return false
	case done.What == engine.NoRef:
		begins := cursor{toks: r.toks, i: start}
		return done.Dest == engine.Battlefield && begins.eatOneOf(beginsBack)
	}
	return in.What == done.What || in.On == done.What || in.Told && r.pointsBack(start)
}

// ofThose reports whether an instruction is about what others before it made, moved or found.
func ofThose(in *engine.Instruction) bool {
	return in.What == engine.Those || in.On == engine.Those || in.Word == shape.ThoseCards || in.Word == shape.TheRestOfThose || in.Cards != engine.NoRevealed && in.Verb == engine.Move
}

// pointsBack reports whether the sentence that begins at a token speaks of something that was named before it.
func (r *reader) pointsBack(start int) bool {
	const back = "it;it's;its;they're;they;them;those;that card;that creature;that token;that permanent;that land;that artifact;that copy;the copy;the copies;the token;the tokens;the rest;this way"
	said := cursor{toks: r.toks, i: start}
	for ; !said.is(".") && said.peek().Kind != lex.EndToken; said.i++ {
		for words := range strings.SplitSeq(back, ";") {
			if said.is(strings.Fields(words)...) {
				return true
			}
		}
	}
	return false
}

// spokenOfDone makes "it" mean what the instruction before made, gave up or showed, or what it brought back that has the ability.
func (r *reader) spokenOfDone(all []engine.Instruction) {
	switch last := lastSaid(all); {
	case last == nil:
	case last.Verb == engine.Reveal && last.From == engine.Library:
		r.it = engine.NoRef
	case last.Verb == engine.CreateTokens && len(last.Tokens) == 1, givesUpOne(last), last.What == engine.Those, last.On == engine.Those:
		r.it = engine.Those
	case last.Verb == engine.Move && last.What == engine.This && last.Dest == engine.Battlefield:
		r.it = engine.This
	}
}
