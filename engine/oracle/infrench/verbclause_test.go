package infrench

import (
	"testing"

	"apnap/engine/oracle/shape"
)

// TestClauses: orders, statements and what somebody may do, with pronouns in
// their places.
func TestClauses(t *testing.T) {
	you, bob := noun{text: "vous", plural: true, you: true}, named("Bob")
	card, both := oneFeminine("une carte"), many("ces jetons")
	for _, c := range []struct{ got, want string }{
		{clause{verb: "exiler", it: card}.says(), "exilez-la"},
		{clause{verb: "retirer", to: both, rest: "un marqueur"}.says(), "retirez-leur un marqueur"},
		{clause{verb: "défausser", self: true, rest: "d'une carte"}.says(), "défaussez-vous d'une carte"},
		{clause{who: you, verb: "défausser", self: true, rest: "d'une carte"}.says(), "vous vous défaussez d'une carte"},
		{clause{who: bob, verb: "défausser", self: true, rest: "d'une carte"}.says(), "Bob se défausse d'une carte"},
		{clause{who: bob, verb: "aventurer", self: true, rest: "dans le donjon"}.says(), "Bob s'aventure dans le donjon"},
		{clause{who: bob, verb: "exiler", it: card}.says(), "Bob l'exile"},
		{clause{who: bob, verb: "infliger", to: you, rest: "2 blessures"}.says(), "Bob vous inflige 2 blessures"},
		{clause{who: bob, verb: "mettre", it: card, to: both}.says(), "Bob la leur met"},
		{clause{who: bob, verb: "mettre", it: card, to: you}.says(), "Bob vous la met"},
		{clause{who: bob, may: true, verb: "exiler", it: card}.says(), "Bob peut l'exiler"},
		{clause{may: true, verb: "mettre", it: both, rest: "dans votre main"}.says(), "vous pouvez les mettre dans votre main"},
		{clause{verb: "renvoyer", it: card, rest: "dans votre main"}.infinitive(you), "la renvoyer dans votre main"},
		{clause{verb: "défausser", self: true, rest: "d'une carte"}.infinitive(you), "vous défausser d'une carte"},
	} {
		if c.got != c.want {
			t.Errorf("got %q, want %q", c.got, c.want)
		}
	}
}

// TestActions: every keyword action has a verb of which all forms are known, and
// what its name says it needs.
func TestActions(t *testing.T) {
	for _, row := range shape.KeywordActions {
		what := row.What()
		a, ok := actionOf(what)
		if what == "vote" && !ok {
			continue
		}
		if v := verbOf(a.verb); !ok || v.it == "" || v.they == "" || v.you == "" || v.done == "" {
			t.Errorf("%s has no verb: %+v", what, a)
		}
	}
	for verb, want := range map[string]string{"acquérir": "acquièrent", "découvrir": "découvrent", "apprendre": "apprennent", "renvoyer": "renvoient", "prédire": "prédisent", "créer": "créent", "détruire": "détruisent", "choisir": "choisissent",
		"recevoir": "reçoivent", "revenir": "reviennent", "ouvrir": "ouvrent", "révéler": "révèlent"} {
		if got := verbOf(verb).they; got != want {
			t.Errorf("got %q, want %q", got, want)
		}
	}
}
