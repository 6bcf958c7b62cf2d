package infrench

import (
	"slices"
	"strings"

	"apnap/engine"
	"apnap/engine/french"
	"apnap/engine/lang/lexicon"
	"apnap/engine/oracle/shape"
)

// marksBehind are what the marks of a description say behind its noun, each with its
// space: " lancé depuis votre main", " qui cible ~".
func (p *printer) marksBehind(f *engine.Filter, n noun) string {
	s := ""
	if slices.Contains(f.NotMarks, "cast") {
		s = " " + n.written("qui").doesNot("avoir") + " été " + n.agreed("lancé")
	}
	for _, m := range f.Marks {
		switch {
		case shape.IsState(m), m == "attacking or blocking":
		case m == "cast" && f.Controller == engine.Opponent:
			s += " " + n.agreed("lancé") + " " + p.you().own(many("adversaires")).by()
		default:
			s += " " + p.mark(m, n)
		}
	}
	return s
}

// mark is a mark of an object behind its noun: "lancée depuis votre main".
func (p *printer) mark(m string, n noun) string {
	switch m {
	case "blocked by ~":
		return french.That(p.this().does("bloquer"))
	case "blocking ~":
		return "qui " + verbOf("bloquer").present(n) + " " + p.this().text
	case "has an adventure":
		return "avec une aventure"
	case "attacking a battle":
		return "qui " + verbOf("attaquer").present(n) + " une bataille"
	case "blocked this turn", "attacked this turn":
		done := map[string]string{"blocked this turn": "bloqué", "attacked this turn": "attaqué"}[m]
		return "qui " + verbOf("avoir").present(n) + " " + done + " ce tour-ci"
	case shape.AttachedToTarget:
		return n.agreed("attaché") + " à cette cible"
	case "attacked you this turn":
		return p.toYou(n, "attaqué", p.you().text)
	case "entered since your last turn ended":
		return n.agreed("arrivé") + " depuis la fin " + p.you().own(one("dernier tour")).of()
	case "has dealt damage this turn":
		return "qui " + verbOf("avoir").present(n) + " infligé des blessures ce tour-ci"
	case "has dealt damage to you this turn":
		return p.toYou(n, "infligé des blessures", p.you().to())
	case "was put there from the battlefield this turn":
		return n.putThere() + " depuis le champ de bataille ce tour-ci"
	case "was put there from your library this turn":
		return n.putThere() + " depuis " + p.you().own(oneFeminine("bibliothèque")).text + " ce tour-ci"
	}
	if what, ok := strings.CutPrefix(m, "targets "); ok && what == "you" && p.you().you {
		return "qui vous " + verbOf("cibler").present(n)
	} else if ok {
		return "qui " + verbOf("cibler").present(n) + " " + p.targeted(what)
	}
	if rest, ok := dealtDamage(m); ok {
		return n.toWhich() + " des blessures ont été infligées" + p.circumstance(rest)
	}
	return p.participle(m, n)
}

// toYou is that something did a thing to you this turn: "qui vous a attaqué ce tour-ci", "qui a attaqué Bob ce tour-ci".
func (p *printer) toYou(n noun, done, named string) string {
	if p.you().you {
		return "qui vous " + verbOf("avoir").present(n) + " " + done + " ce tour-ci"
	}
	return "qui " + verbOf("avoir").present(n) + " " + done + " " + named + " ce tour-ci"
}

// putThere is that something was put where it is: "qui y a été mis".
func (n noun) putThere() string {
	return "qui y " + verbOf("avoir").present(n) + " été " + n.agreed("mis")
}

// dealtDamage reports whether a mark is that damage was dealt to something, and
// how, when or by what.
func dealtDamage(m string) (rest string, ok bool) {
	rest, ok = strings.CutPrefix(strings.TrimPrefix(m, "was "), "dealt damage")
	return strings.TrimSpace(rest), ok
}

// toWhich is "auquel", "à laquelle" and so on.
func (n noun) toWhich() string {
	switch {
	case n.plural && n.feminine:
		return "auxquelles"
	case n.plural:
		return "auxquels"
	case n.feminine:
		return "à laquelle"
	}
	return "auquel"
}

// participle is a mark that begins with a participle: "détruites de cette
// manière", "lancé avec le flashback".
func (p *printer) participle(m string, n noun) string {
	done, rest, ok := p.deed(m)
	if !ok {
		return p.miss(m)
	}
	return n.agreed(done) + rest
}

// targeted is what a mark says that something targets.
func (p *printer) targeted(what string) string {
	switch what {
	case "~":
		return p.this().text
	case "attached":
		return p.orName(p.names().Attached, oneFeminine("la créature enchantée")).text
	}
	if said, ok := p.spoken(aimed, what); ok {
		return said
	}
	return p.miss(what)
}

// deed is a mark that begins with a participle, masculine and singular, and what
// follows it: "lancé", " depuis votre main".
func (p *printer) deed(m string) (done, rest string, ok bool) {
	words := strings.Fields(m)
	for i := len(words); i > 0; i-- {
		if done, ok := doneIn(strings.Join(words[:i], " ")); ok {
			rest = p.circumstance(strings.Join(words[i:], " "))
			if done == "arrivé" {
				rest = " sur le champ de bataille" + rest
			}
			return done, rest, true
		}
	}
	return "", "", false
}

// doneIn is the participle of a mark's first words.
func doneIn(words string) (done string, ok bool) {
	if n, ok := phraseOf(participles, words); ok {
		return n.text, true
	}
	v, ok := lexicon.VerbOf(words)
	if !ok || words != v.Done || v.French == "" {
		return "", false
	}
	return verbOf(v.French).done, true
}

// circumstance is how, when or by what something of a mark was done, with its
// space.
func (p *printer) circumstance(words string) string {
	if said, ok := p.spoken(howDone, words); ok || words == "" {
		return spaced(said)
	}
	if words == "by attached this turn" {
		return " " + p.orName(p.names().Attached, oneFeminine("la créature enchantée")).by() + " ce tour-ci"
	}
	if from, ok := strings.CutPrefix(words, "from your "); ok {
		if z, ok := map[string]engine.Zone{"hand": engine.Hand, "library": engine.Library, "graveyard": engine.Graveyard}[from]; ok {
			return " depuis " + p.you().own(zone(z)).text
		}
	}
	if word, ok := strings.CutPrefix(words, "with its "); ok {
		if cost, ok := strings.CutSuffix(word, " kicker"); ok {
			return " avec son kick " + cost
		}
	}
	if word, ok := strings.CutPrefix(words, "with "); ok {
		return " avec " + p.keyword(word)
	}
	return p.miss(words)
}
