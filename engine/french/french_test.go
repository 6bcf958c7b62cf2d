package french

import "testing"

// TestJoined: words that meet others lose vowels or take their articles in.
func TestJoined(t *testing.T) {
	for _, c := range []struct{ got, want string }{
		{Of("Alice"), "d'Alice"}, {Of("Bob"), "de Bob"}, {Of("le joueur"), "du joueur"}, {Of("les cartes"), "des cartes"},
		{Of("des cartes"), "de cartes"}, {Of("Élan"), "d'Élan"}, {Of("la main"), "de la main"}, {Of("l'exil"), "de l'exil"},
		{Of("Hans"), "de Hans"}, {Of("humain"), "d'humain"}, {Of("héros"), "de héros"}, {Of("hôte"), "d'hôte"}, {Of("Les Cartes"), "de Les Cartes"},
		{To("le joueur"), "au joueur"}, {To("les créatures"), "aux créatures"}, {To("Alice"), "à Alice"}, {To("la source"), "à la source"},
		{That("il"), "qu'il"}, {That("Bob"), "que Bob"}, {Not("arrive"), "n'arrive"}, {Not("meurt"), "ne meurt"},
		{If("il meurt"), "s'il meurt"}, {If("elle meurt"), "si elle meurt"}, {If("Ilse gagne"), "si Ilse gagne"},
		{List([]string{"A", "B", "C"}, "et"), "A, B et C"}, {List([]string{"A"}, "et"), "A"}, {List(nil, "et"), ""},
		{Number(1, true), "une"}, {Number(1, false), "un"}, {Number(21, true), "21"}, {Number(-3, true), "-3"},
		{Capital("étape"), "Étape"}, {Capital("2 blessures"), "2 blessures"}, {Capital(""), ""},
		{Typeset("Qui ? « Bob » : oui ; non !"), "Qui\u00a0? «\u00a0Bob\u00a0»\u00a0: oui\u00a0; non\u00a0!"},
	} {
		if c.got != c.want {
			t.Errorf("got %q, want %q", c.got, c.want)
		}
	}
}

// TestCapital: a sentence begins with a capital, and a name as its bearer writes it.
func TestCapital(t *testing.T) {
	for text, want := range map[string]string{
		"the opponent": "The opponent", "l'adversaire": "L'adversaire", "d'Alice": "D'Alice", "élan": "Élan", "": "", "+1": "+1",
		"xX_Bolt_Xx chose": "xX_Bolt_Xx chose", "bob_smith": "bob_smith", "iMage": "iMage", "b0b": "b0b", "McCoy": "McCoy", "bob.smith chose": "bob.smith chose", "so. Then": "So. Then",
	} {
		if got := Capital(text); got != want {
			t.Errorf("%q becomes %q, want %q", text, got, want)
		}
	}
}
