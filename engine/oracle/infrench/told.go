package infrench

import (
	"strings"

	"apnap/engine"
	"apnap/engine/lang/lexicon"
	"apnap/engine/oracle/shape"
)

// toldSays tells a subject what a row tells: of a thing as it stands, of a player with the verb
// that fits.
func toldSays(who noun, row *lexicon.Told) string {
	if row.Of == lexicon.ToldOfThing {
		if done, ok := strings.CutPrefix(row.French, "est "); ok {
			return who.is(done)
		}
		return who.text + " " + row.French
	}
	verb, rest, _ := strings.Cut(row.French, " ")
	return who.text + " " + verbOf(verb).present(who) + " " + rest
}

// tells is an instruction that only tells something.
func (p *printer) tells(in *engine.Instruction) string {
	row, _ := lexicon.ToldBy(in.Word)
	if row.Of == lexicon.ToldOfThing {
		return toldSays(p.subject(in), &row)
	}
	who := p.doer(in)
	if who.text == "" && in.Who != engine.NoRef {
		who = p.you()
	}
	return strings.TrimSpace(toldSays(who, &row))
}

// told tells what an event only tells, of an object or a player.
func (s *speaker) told(ev *engine.Event) telling {
	row, _ := lexicon.ToldBy(ev.What)
	who := s.player(ev.Player)
	if shape.ToldOfObject(ev) {
		who = s.object(ev.Object)
	}
	return telling{who: who, verb: "avoir", told: toldSays(who, &row)}
}
