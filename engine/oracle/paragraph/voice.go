package paragraph

import (
	"apnap/engine/lang/lexicon"
	"apnap/engine/lang/tree"
)

// meanActive takes a clause of what is done by a player for one of what that player does: "a card is drawn by me".
func (r *reader) meanActive(c *tree.Clause, kept state) bool {
	does := active(c)
	if does == nil {
		does = milled(c)
	}
	if does == nil {
		return false
	}
	err := r.err
	r.err = nil
	r.restore(kept)
	if r.mean(does) {
		return true
	}
	if err != nil {
		r.err = err
	}
	return false
}

// active is what a player does, told of what it is done to, with that player behind "by"; nil where
// others than players may do it, who is named for the effect that does.
func active(c *tree.Clause) *tree.Clause {
	if c.Verb == nil || !c.Verb.Passive || len(c.Subject) == 0 || !playersDoIt(c.Verb.Plain) {
		return nil
	}
	what := tree.Arg{Span: tree.Span{c.Subject[0].Span[0], c.Subject[len(c.Subject)-1].Span[1]}, Of: c.Subject}
	verb := *c.Verb
	verb.Passive, verb.Word = false, lexicon.ThirdPerson(verb.Plain)
	does := tree.Clause{Span: c.Span, Verb: &verb, Args: []tree.Arg{what}}
	for _, a := range c.Args {
		if a.Prep == byWord && len(a.Of) == 1 && isPlayer(a.Of[0]) && does.Subject == nil {
			does.Subject = a.Of
			continue
		}
		does.Args = append(does.Args, a)
	}
	if does.Subject == nil {
		return nil
	}
	return &does
}

// milled is that a player mills, told as what is done to him: "I get milled for 4".
func milled(c *tree.Clause) *tree.Clause {
	const mill = "mill"
	if c.Verb == nil || !c.Verb.Passive || c.Verb.Plain != mill || len(c.Subject) != 1 || !isPlayer(c.Subject[0]) || len(c.Args) == 0 || c.Args[0].Amount() == nil {
		return nil
	}
	does, verb := *c, *c.Verb
	verb.Passive, verb.Word = false, lexicon.ThirdPerson(mill)
	does.Verb, does.Args = &verb, append([]tree.Arg{c.Args[0]}, c.Args[1:]...)
	does.Args[0].Prep = ""
	return &does
}

// byWord stands before whoever does what is told of what it is done to.
const byWord = "by"

// playersDoIt reports whether a verb tells what nobody but players does.
func playersDoIt(plain string) bool {
	v, ok := lexicon.VerbOf(plain)
	return ok && v.Player || unitOf(plain) == lifeUnit
}

// usedUp is that somebody uses the ability for which a permanent is given up, told of the permanent: "my Delta gets cracked".
func usedUp(c *tree.Clause) *tree.Clause {
	if c.Verb == nil || !c.Verb.Passive || len(c.Subject) != 1 || !lexicon.Plays(c.Verb.Word, lexicon.UsesUp) {
		return nil
	}
	if does := active(c); does != nil {
		return does
	}
	who := c.Subject[0].Whose
	if who == nil || len(c.Args) > 0 {
		return nil
	}
	verb := *c.Verb
	verb.Passive, verb.Word = false, lexicon.ThirdPerson(verb.Plain)
	return &tree.Clause{Span: c.Span, Subject: []*tree.Phrase{who}, Verb: &verb, Args: []tree.Arg{{Span: c.Subject[0].Span, Of: c.Subject}}}
}
