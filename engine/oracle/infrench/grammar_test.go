package infrench

import (
	"testing"

	"apnap/engine"
	"apnap/engine/oracle/inenglish"
)

// TestVerbs: the forms of verbs, regular and not, with subjects of each sort.
func TestVerbs(t *testing.T) {
	you := noun{text: "vous", plural: true, you: true}
	she, they := oneFeminine("la source"), many("les joueurs")
	for _, c := range []struct{ got, want string }{
		{she.does("infliger"), "la source inflige"}, {they.does("révéler"), "les joueurs révèlent"}, {you.does("révéler"), "vous révélez"},
		{they.does("proliférer"), "les joueurs prolifèrent"}, {she.does("régénérer"), "la source régénère"}, {she.does("défausser"), "la source défausse"},
		{you.does("être"), "vous êtes"}, {they.does("mourir"), "les joueurs meurent"}, {she.does("prévenir"), "la source prévient"},
		{you.does("remettre"), "vous remettez"}, {she.does("détruire"), "la source détruit"}, {they.does("choisir"), "les joueurs choisissent"},
		{you.cannot(), "vous ne pouvez pas"}, {she.doesNot("arriver"), "la source n'arrive pas"}, {she.is("contrecarré"), "la source est contrecarrée"},
		{they.is("détruit"), "les joueurs sont détruits"}, {you.would(ifMood), "vous deviez"}, {they.would(timeMood), "les joueurs devraient"},
		{she.would(ifMood), "la source devait"}, {verbOf("mettre").done, "mis"}, {verbOf("révéler").done, "révélé"}, {verbOf("prendre").they, "prennent"},
	} {
		if c.got != c.want {
			t.Errorf("got %q, want %q", c.got, c.want)
		}
	}
}

// TestNouns: articles, possessives, pronouns and adjectives agree.
func TestNouns(t *testing.T) {
	you, bob := noun{text: "vous", plural: true, you: true}, named("Bob")
	hand, grave, step := oneFeminine("main"), one("cimetière"), oneFeminine("étape de pioche")
	she, they := oneFeminine("la créature"), many("les joueurs")
	for _, c := range []struct{ got, want string }{
		{you.own(hand).text, "votre main"}, {bob.own(hand).text, "la main de Bob"}, {they.own(grave).text, "le cimetière des joueurs"},
		{bob.its(step).text, "son étape de pioche"}, {they.its(step).text, "leur étape de pioche"}, {bob.its(hand).text, "sa main"},
		{you.its(pluralOf(hand)).text, "vos mains"}, {step.the().text, "l'étape de pioche"}, {one("artefact").this().text, "cet artefact"},
		{she.object("exiler"), "l'exiler"}, {she.object("détruire"), "la détruire"}, {they.order(), "-les"}, {they.dative(), "leur"},
		{she.pronoun().text, "elle"}, {they.pronoun().text, "ils"}, {she.agreed("blanc"), "blanche"}, {they.agreed("neigeux"), "neigeux"},
		{she.agreed("bloqueur"), "bloqueuse"}, {she.agreed("attaquant"), "attaquante"}, {manyFeminine("x").agreed("non-bloqué"), "non-bloquées"},
		{they.to(), "aux joueurs"}, {bob.of(), "de Bob"}, {she.agreed("rouge"), "rouge"}, {she.adjective("de base"), "de base"},
		{pluralOf(one("terrain de base")).text, "terrains de base"}, {pluralOf(oneFeminine("créature-artefact")).text, "créatures-artefacts"},
		{pluralOf(one("marqueur +1/+1")).text, "marqueurs +1/+1"}, {pluralOf(one("tour supplémentaire")).text, "tours supplémentaires"},
		{pluralOf(oneFeminine("phase principale")).text, "phases principales"}, {pluralOf(one("point de vie")).text, "points de vie"},
	} {
		if c.got != c.want {
			t.Errorf("got %q, want %q", c.got, c.want)
		}
	}
}

// TestAmounts: expressions of every sort, alone and with things they count.
func TestAmounts(t *testing.T) {
	n := func(n int) *engine.Expr { e := engine.Number(n); return &e }
	that, x := &engine.Expr{Op: engine.That}, &engine.Expr{Op: engine.XValue}
	twice := &engine.Expr{Op: engine.Product, A: n(2), B: that}
	half := &engine.Expr{Op: engine.HalfDown, A: that}
	plus := &engine.Expr{Op: engine.Sum, A: that, B: n(1)}
	power := &engine.Expr{Op: engine.PowerOf, Ref: engine.This}
	card := oneFeminine("carte")
	for _, c := range []struct {
		write func(p *printer) string
		want  string
	}{
		{func(p *printer) string { return p.count(n(1), card).text }, "une carte"},
		{func(p *printer) string { return p.count(n(3), card).text }, "trois cartes"},
		{func(p *printer) string { return p.count(that, card).text }, "ce nombre de cartes"},
		{func(p *printer) string { return p.count(twice, card).text }, "deux fois ce nombre de cartes"},
		{func(p *printer) string { return p.count(plus, card).text }, "ce nombre de cartes plus une"},
		{func(p *printer) string { return p.count(half, card).text + p.tail() }, "la moitié de ce nombre de cartes, arrondie à l'unité inférieure"},
		{func(p *printer) string { return p.count(x, card).text }, "X cartes"},
		{func(p *printer) string { return p.count(power, card).text + p.tail() }, "X cartes, X étant la force de ~"},
		{func(p *printer) string { return p.damage(twice).text }, "le double de ces blessures"},
		{func(p *printer) string { return p.damage(plus).text }, "autant de blessures plus 1"},
		{func(p *printer) string { return p.damage(half).text + p.tail() }, "la moitié de ces blessures, arrondie à l'unité inférieure"},
		{func(p *printer) string { return p.damage(n(1)).text }, "1 blessure"},
		{func(p *printer) string { return p.amount(twice) }, "deux fois ce nombre"},
		{func(p *printer) string { return p.often(n(2)) }, "deux fois"},
		{func(p *printer) string {
			return p.amount(&engine.Expr{Op: engine.LifeOf, Ref: engine.RefYou})
		}, "votre total de points de vie"},
		{func(p *printer) string {
			return p.amount(&engine.Expr{Op: engine.CountersOn, Word: "charge", Ref: engine.This})
		}, "le nombre de marqueurs charge sur ~"},
	} {
		p := &printer{when: &engine.Pattern{}}
		if got := c.write(p); got != c.want || len(p.missing) > 0 {
			t.Errorf("got %q, want %q (missing %q)", got, c.want, p.missing)
		}
	}
}

// TestMissing: what has no French is shown in its English sentence, in quotation
// marks, with nothing left out.
func TestMissing(t *testing.T) {
	e := &engine.Effect{Kind: engine.Replacement, When: engine.Pattern{Kind: engine.Draw, Affected: &engine.Filter{Players: true, Player: engine.You}},
		If: []engine.Cond{{Kind: engine.GameHas, Word: "the moon is full"}}, Do: []engine.Change{{Kind: engine.Nothing}}}
	want := "«\u00a0" + inenglish.Effect(e, nil) + "\u00a0»"
	for _, n := range []*inenglish.Names{nil, {You: "vous"}} {
		if got := Effect(e, n); got != want {
			t.Errorf("got %q, want %q", got, want)
		}
	}
}

// TestTerms: keyword abilities and kinds of counters have their French words, and what
// is not known stands in quotation marks.
func TestTerms(t *testing.T) {
	p := &printer{}
	for _, c := range []struct{ got, want string }{
		{p.keyword("flying"), "le vol"}, {p.keyword("first strike"), "l'initiative"}, {p.keyword("\"Frob.\""), "« Frob. »"},
		{p.counter("+1/+1").text, "marqueur +1/+1"}, {p.counter("flying").text, "marqueur vol"}, {p.counter("ice").text, "marqueur glace"},
		{p.counter("frob").text, "marqueur « frob »"}, {p.counter("").text, "marqueur"},
	} {
		if c.got != c.want {
			t.Errorf("got %q, want %q", c.got, c.want)
		}
	}
	if p.keyword("frobbing"); len(p.missing) != 1 {
		t.Error("a keyword that is not known is not missed")
	}
}
