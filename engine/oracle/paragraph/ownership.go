package paragraph

import (
	"slices"

	"apnap/engine/lang/english"
	"apnap/engine/oracle/lex"
	"apnap/engine/say"
)

// ownsAll takes up whose the permanents are that were named last: "both are mine", "the same player has both". Of
// the same player nobody says who that is; it is asked.
func (r *reader) ownsAll(t *claim) bool {
	list := r.placedNow
	if len(list) == 0 {
		list = r.recent
	}
	if len(list) < 2 || len(r.events) > 0 {
		r.i = t.from
		return r.fail()
	}
	if english.SameOwner(t.Clause) {
		if !slices.ContainsFunc(list, func(i int) bool { return r.things[i].owner == nobody }) {
			return r.oneOwner(list)
		}
		err := r.refuse("ambiguous", t.from, t.Span[1], say.New("Whose are they?"))
		const both, mine = " has both", "my side"
		for k := range r.seats {
			whose := r.meName(k)
			if r.seats[k].speaker {
				whose = mine
			}
			err.Readings = append(err.Readings, lex.Meaning{Says: say.New("%s has both", r.person(k)), Text: whose + both})
		}
		return r.certainly(err)
	}
	n, ok := r.nounOf(t.Subject[0])
	who := n.who
	if !ok || who == nobody {
		if who, ok = r.whoseOf(t.Subject[0]); !ok {
			return false
		}
	}
	for _, i := range list {
		if !r.owns(i, who) {
			r.i = t.from
			return r.fail()
		}
	}
	r.i = t.Span[1]
	return true
}

// oneOwner reports whether things are all of one player.
func (r *reader) oneOwner(list []int) bool {
	return !slices.ContainsFunc(list, func(i int) bool { return r.things[i].owner != r.things[list[0]].owner })
}

// owns makes somebody the one whose a thing is, of which nobody has said so; it is false where it is another's.
func (r *reader) owns(i, who int) bool {
	t := &r.things[i]
	if t.owner != nobody || !t.flag {
		return t.owner == who
	}
	old := r.flagOf(t)
	k := slices.IndexFunc(r.effects, func(l line) bool { return l.text == old })
	if k < 0 {
		return false
	}
	t.owner = who
	r.effects[k].text = r.flagOf(t)
	return true
}
