package infrench

import (
	"strings"

	"apnap/engine"
	"apnap/engine/era"
	"apnap/engine/french"
	"apnap/engine/oracle/shape"
)

// move tells a change of zones that is not onto the battlefield.
func (s *speaker) move(ev *engine.Event) telling {
	if ev.Object == engine.NoObject {
		return s.moveCards(ev)
	}
	obj := s.object(ev.Object)
	if shape.SeveralTokens(ev, s.b) {
		several := inWords(ev.Amount, one("jeton"))
		several.text += " " + obj.text
		obj = several
	}
	owner := s.player(ev.Player)
	if s.has(ev.Object) {
		owner = s.player(s.b.Objects[ev.Object].Owner)
	}
	from := ""
	if ev.From != engine.AnyZone && ev.From != engine.Battlefield && ev.From != engine.Stack && ev.From != engine.OutsideGame {
		from = "depuis " + zoneOf(owner, ev.From)
	}
	switch ev.Dest {
	case engine.Graveyard:
		if ev.From == engine.Battlefield && s.has(ev.Object) && s.b.Objects[ev.Object].Types&engine.Creature != 0 {
			if die := s.word(era.Die); die != "" {
				return active(obj, die, "")
			}
			from = s.word(era.From)
		}
		return passive(obj, "mis", strings.TrimSpace("dans "+zoneOf(owner, engine.Graveyard)+" "+from))
	case engine.Exile:
		return s.exiled(obj, from)
	case engine.Library:
		return intoLibrary(obj, ev.Position, owner)
	case engine.Hand:
		return passive(obj, "mis", strings.TrimSpace("dans "+zoneOf(owner, engine.Hand)+" "+from))
	case engine.Command:
		return passive(obj, "mis", "dans la zone de commandement")
	}
	if ev.From == engine.Battlefield {
		return active(obj, "quitter", s.word(era.Place))
	}
	return active(obj, "quitter", zoneOf(owner, ev.From))
}

// exiled tells that something is exiled, or removed from the game.
func (s *speaker) exiled(what noun, from string) telling {
	done, rest, _ := strings.Cut(s.word(era.Exiled), " ")
	return passive(what, done, strings.TrimSpace(rest+" "+from))
}

// intoLibrary tells that something is put into somebody's library.
func intoLibrary(what noun, position string, owner noun) telling {
	library := owner.own(oneFeminine("bibliothèque"))
	switch position {
	case "shuffled":
		return passive(what, "mélangé", "dans "+library.text)
	case "top":
		return passive(what, "mis", "au-dessus "+library.of())
	case "bottom":
		return passive(what, "mis", "au-dessous "+library.of())
	}
	return passive(what, "mis", "dans "+library.text)
}

// moveCards tells the moving of cards that have no name; those of a library that were found
// or looked at there need not be its top cards.
func (s *speaker) moveCards(ev *engine.Event) telling {
	owner := s.player(ev.Player)
	what := inWords(max(ev.Amount, 1), oneFeminine("carte"))
	if ev.Uncounted() {
		what = uncounted(ev, owner)
	} else if ev.From == engine.Library && ev.What == "" {
		what = topCards(ev.Amount)
		what.text += " " + owner.own(oneFeminine("bibliothèque")).of()
	} else if ev.From == engine.OutsideGame {
		what.text += " en dehors de la partie"
	} else if ev.From != engine.AnyZone {
		what.text += " " + french.Of(zoneOf(owner, ev.From))
	}
	switch ev.Dest {
	case engine.Exile:
		return s.exiled(what, withCounter(ev.Counter, ev.Amount > 1))
	case engine.Library:
		return intoLibrary(what, ev.Position, owner)
	case engine.Command:
		return passive(what, "mis", "dans la zone de commandement")
	}
	return passive(what, "mis", "dans "+zoneOf(owner, ev.Dest))
}

// withCounter tells of a counter that is put on each of the cards that go somewhere.
func withCounter(kind string, several bool) string {
	switch {
	case kind == "":
		return ""
	case several:
		return "avec " + inWords(1, counterNamed(kind)).text + " sur chacune"
	}
	return "avec " + inWords(1, counterNamed(kind)).text + " dessus"
}

// topCards is "la carte du dessus", "les trois cartes du dessus".
func topCards(n int) noun {
	if n <= 1 {
		return oneFeminine("la carte du dessus")
	}
	return manyFeminine("les " + french.Number(n, true) + " cartes du dessus")
}

// has reports whether an object is on the board.
func (s *speaker) has(id engine.ObjectID) bool {
	return s.b != nil && id >= 0 && int(id) < len(s.b.Objects)
}

// zoneOf is a zone with its article, and whose it is where each player has one:
// "le cimetière de Bob", "l'exil".
func zoneOf(owner noun, z engine.Zone) string {
	switch z {
	case engine.Graveyard, engine.Hand, engine.Library:
		return owner.own(zone(z)).text
	}
	return zone(z).the().text
}

// enter tells how a permanent enters the battlefield.
func (s *speaker) enter(ev *engine.Event) telling {
	verb, where, _ := strings.Cut(s.word(era.Enter), " ")
	rest := []string{where}
	if shape.UnderAnother(ev, s.b) {
		rest = append(rest, s.under(ev.Under))
	}
	t := active(s.object(ev.Object), verb, "")
	tail := ""
	if e := ev.Entry; e != nil {
		rest = append(rest, s.entered(t.who, e)...)
		if len(e.Chosen) > 0 {
			tail = ", avec " + choicesTold(e.Chosen)
		}
	}
	t.rest = strings.Join(rest, " ") + tail
	return t
}

// under is "sous le contrôle de Bob".
func (s *speaker) under(p engine.PlayerID) string {
	return "sous " + s.player(p).own(one("contrôle")).text
}

// entered is how something enters, in the order of the English words.
func (s *speaker) entered(who noun, e *engine.Entry) []string {
	var rest []string
	if e.Tapped {
		rest = append(rest, who.agreed("engagé"))
	}
	if e.BackFace {
		rest = append(rest, who.agreed("transformé"))
	}
	if e.CopyOf != engine.NoObject {
		rest = append(rest, s.copyOf(e.CopyOf))
	}
	if e.AttachedTo.IsObject() || e.AttachedTo.IsPlayer() {
		rest = append(rest, who.agreed("attaché")+" "+s.entity(e.AttachedTo).to())
	}
	var counters []string
	for _, n := range e.Counters {
		counters = append(counters, inWords(n.N, counterNamed(n.Kind)).text)
	}
	if len(counters) > 0 {
		rest = append(rest, "avec "+french.List(counters, "et")+" sur "+who.pointed())
	}
	return rest
}

// copyOf is "comme copie de Grizzly Bears".
func (s *speaker) copyOf(id engine.ObjectID) string { return "comme copie " + s.object(id).of() }

// choicesTold is what was chosen as something entered: "blanc choisi".
func choicesTold(words []string) string {
	said := make([]string, len(words))
	for i, w := range words {
		said[i] = Choosable(w)
	}
	if len(said) == 1 {
		return "pour choix " + said[0]
	}
	return "pour choix " + french.List(said, "et")
}
