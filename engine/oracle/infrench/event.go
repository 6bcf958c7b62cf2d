package infrench

import (
	"strconv"
	"strings"

	"apnap/engine"
	"apnap/engine/cr"
	"apnap/engine/era"
	"apnap/engine/french"
	"apnap/engine/oracle/shape"
)

// EventSays tells an event in the indicative: "Lightning Bolt inflige 3 blessures
// à Bob". It has no final stop; it is the pendant of oracle.EventSays.
func EventSays(ev *engine.Event, b *engine.Board) string {
	return french.Typeset((&speaker{b: b, of: ev}).tell(ev).says())
}

// WouldSay tells an event that has not happened yet: "Lightning Bolt devrait
// infliger 3 blessures à Bob". It has no final stop.
func WouldSay(ev *engine.Event, b *engine.Board) string {
	return french.Typeset((&speaker{b: b, of: ev}).tell(ev).would())
}

// EntitySays names a player, or an object so that no other object of the board is meant:
// "Metallic Sliver", "Metallic Sliver de Bob", "votre Metallic Sliver 2".
func EntitySays(b *engine.Board, e engine.Entity) string {
	return (&speaker{b: b}).entity(e).text
}

// PlayerSays names a player as a subject: "vous" of the one called "you".
func PlayerSays(b *engine.Board, id engine.PlayerID) string {
	return (&speaker{b: b}).player(id).text
}

// speaker names things of one board, as the event of which it tells concerns them.
type speaker struct {
	b  *engine.Board
	of *engine.Event
}

// word is what the rules of the board's time call something, "" where they have
// no word for it.
func (s *speaker) word(key era.Key) string {
	var e cr.Edition
	if s.b != nil {
		e = s.b.Edition
	}
	return era.Of(e, key).French
}

// telling is a sentence in parts, so that one table serves both moods.
type telling struct {
	who  noun
	verb string // the infinitive
	// self is set on a reflexive verb; none where the verb is denied by what
	// follows it ("aucune carte").
	self, none bool
	// done is what was done to the subject, its verb being "être" then.
	done string
	rest string
	// told is the whole of what is told as it stands (lexicon.Told), "" for a verb.
	told string
	// toYou is set where what is done is done to the one who is addressed: "vous
	// inflige".
	toYou bool
}

// active is a telling of an active verb, passive one of what is done to somebody or
// something.
func active(who noun, verb, rest string) telling {
	return telling{who: who, verb: verb, rest: rest}
}

func passive(who noun, done, rest string) telling {
	return telling{who: who, verb: "être", done: done, rest: rest}
}

// says tells that it happens.
func (t telling) says() string {
	if t.told != "" {
		return t.told
	}
	return t.whole(t.pronouns(verbOf(t.verb).present(t.who)))
}

// would tells that it is about to happen.
func (t telling) would() string {
	verb := t.pronouns(t.verb)
	if t.none {
		return t.who.text + " ne " + timeMood.must(t.who) + " " + t.behind(verb)
	}
	return t.who.would(timeMood) + " " + t.behind(verb)
}

// pronouns is a verb with the pronouns before it.
func (t telling) pronouns(verb string) string {
	switch {
	case t.self:
		return t.who.itself(verb)
	case t.toYou:
		return "vous " + verb
	}
	return verb
}

// whole is the sentence with its verb as it stands.
func (t telling) whole(verb string) string {
	if t.none {
		verb = french.Not(verb)
	}
	return t.who.text + " " + t.behind(verb)
}

// behind is the verb with what follows it.
func (t telling) behind(verb string) string {
	if t.done != "" {
		verb += " " + t.who.agreed(t.done)
	}
	return verb + spaced(t.rest)
}

// player is a player's name, "vous" of the one called "you" and "l'adversaire" of
// the one who has no other name.
func (s *speaker) player(p engine.PlayerID) noun {
	switch {
	case p < 0 || s.b == nil || int(p) >= len(s.b.Players):
		return one("un joueur")
	case s.b.Players[p].Name == "you":
		return noun{text: "vous", plural: true, you: true}
	case s.b.Players[p].Name == "opponent":
		return one("l'adversaire")
	}
	return noun{text: s.b.Players[p].Name, name: true}
}

// entity is a player's or an object's name.
func (s *speaker) entity(e engine.Entity) noun {
	if e.IsObject() {
		return s.object(e.Object)
	}
	return s.player(e.Player)
}

// object is an object's name, with whose it is where that must be said.
func (s *speaker) object(id engine.ObjectID) noun {
	if id < 0 || s.b == nil || int(id) >= len(s.b.Objects) {
		return one("quelque chose")
	}
	name, of := s.b.Called(id)
	n := noun{text: name, name: true}
	if ev := s.of; ev != nil && ev.Each > 0 && (id == ev.Object || ev.To == engine.ObjectEntity(id)) {
		return tokensMade(ev.Each, s.b.Objects[id].Name)
	}
	if thing, ok := s.unnamed(&s.b.Objects[id], name); ok {
		return thing
	}
	if of == engine.NoPlayer {
		return n
	}
	if who := s.player(of); who.you {
		return who.its(n)
	} else {
		n.text += " " + who.of()
	}
	return n
}

// tokensMade names tokens that one object stands for.
func tokensMade(n int, name string) noun {
	if n == 1 {
		return one("le jeton " + name)
	}
	return one("chacun des " + french.Number(n, false) + " jetons " + name)
}

// unnamed is an object that stands for something without a name of its own: a
// card nobody named, or all that were exiled with something.
func (s *speaker) unnamed(o *engine.Object, name string) (noun, bool) {
	if with, ok := strings.CutPrefix(name, "each card exiled with "); ok {
		return oneFeminine("chaque carte exilée avec " + with), true
	}
	if o.Name == "card" || o.Name == "the card" {
		return oneFeminine("la carte" + strings.TrimPrefix(name, o.Name)), true
	}
	kind, number, _ := strings.Cut(name, " ")
	if types, _, ok := shape.TypeWord(kind); ok && o.Card == "" && strings.Trim(number, "0123456789") == "" {
		n := typeNoun(types).the()
		return n.written(strings.TrimSuffix(n.text+" "+number, " ")), true
	}
	return noun{}, false
}

// inFigures is a number of things in figures: "1 blessure", "3 blessures". Zero is
// singular.
func inFigures(n int, thing noun) noun {
	if n > 1 || n < -1 {
		thing = manyOf(thing)
	}
	return thing.written(strconv.Itoa(n) + " " + thing.text)
}

// inWords is a number of things in words: "une carte", "trois cartes".
func inWords(n int, thing noun) noun {
	if n == 1 {
		return thing.a()
	}
	if n > 1 {
		thing = manyOf(thing)
	}
	return thing.written(french.Number(n, thing.feminine) + " " + thing.text)
}

// manyOf is a thing in the plural, which its first word shows: "marqueurs +1/+1".
func manyOf(thing noun) noun {
	head, rest, _ := strings.Cut(thing.text, " ")
	thing.plural, thing.text = true, head+"s"+spaced(rest)
	return thing
}

// wordOr is what a printer of effects calls a thing, its English word in
// quotation marks where it has none.
func wordOr(word string, call func(p *printer) string) string {
	p := &printer{when: &engine.Pattern{}, e: &engine.Effect{}}
	if said := call(p); len(p.missing) == 0 {
		return said
	}
	return "« " + word + " »"
}
