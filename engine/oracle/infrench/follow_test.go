package infrench

import (
	"testing"

	"apnap/engine/oracle/inenglish"
	"apnap/engine/oracle/notation"
)

// TestSteps: what a spell does is told in the order in which it is done, with each condition before
// all that it holds for, and of things by pronouns and names that are theirs.
func TestSteps(t *testing.T) {
	bob := &inenglish.Names{You: "Bob"}
	for _, c := range []struct {
		tree string
		n    *inenglish.Names
		want string
	}{
		{`(kind:instruction class:other then:[(verb:surveil amount:(n:3) if:(kind:game-has word:"night")) (verb:draw-cards amount:(n:2))])`, nil,
			"S'il fait nuit, surveillez 3. Piochez deux cartes."},
		{`(kind:instruction class:other then:[(verb:draw-cards amount:(n:2)) (verb:scry amount:(n:3) if:(kind:game-has word:"day")) (verb:investigate if:(kind:game-has word:"day"))])`, nil,
			"Piochez deux cartes. S'il fait jour, appliquez regard 3 et enquêtez."},
		{`(kind:instruction class:other then:[(verb:discard who:you amount:(n:1) may:yes then:[(verb:draw-cards amount:(n:2))]) (verb:scry amount:(n:2))])`, nil,
			"Vous pouvez vous défausser d'une carte. Si vous faites ainsi, piochez deux cartes. Appliquez regard 2."},
		{`(kind:instruction class:other then:[(verb:create-tokens tokens:[(tokens:(name:"Wicked Role" types:enchantment subtypes:["Aura" "Role"] power:-2147483648 toughness:-2147483648 copyOf:-1 text:"Wicked Role") n:(n:1))]) (verb:attach what:those filter:(is:target types:creature targeted:yes) on:target)])`, nil,
			"Créez un jeton Aura et Rôle nommé Wicked Role et attachez-le à la créature ciblée."},
		{`(kind:instruction class:other then:[(verb:create-tokens tokens:[(tokens:(name:"Goblin" types:creature subtypes:["Goblin"] colors:red power:1 toughness:1 copyOf:-1 text:"1/1 red Goblin creature") n:(n:2))]) (verb:alter what:those keywords:["haste"])])`, nil,
			"Créez deux jetons de créature 1/1 rouge Gobelin et ils acquièrent la célérité jusqu'à la fin du tour."},
		{`(kind:instruction class:other then:[(verb:damage who:target aim:(is:target players:yes targeted:yes) on:target source:this amount:(n:4) may:yes)])`, nil,
			"Le joueur ciblé peut faire que ~ inflige 4 blessures à la cible."},
		{`(kind:instruction class:other then:[(verb:other what:target filter:(is:target types:creature targeted:yes) word:"is chosen" told:yes)])`, nil,
			"La créature ciblée est choisie."},
		{`(kind:instruction class:other then:[(verb:sacrifice who:target aim:(is:target players:yes targeted:yes) filter:(anyTypes:artifact|creature) amount:(n:1)) (verb:gain-life who:you amount:(op:mana-value ref:those))])`, nil,
			"Le joueur ciblé sacrifie un artefact ou une créature et vous gagnez X points de vie, X étant la valeur de mana de cet artefact ou cette créature."},
		{`(kind:instruction class:other then:[(verb:destroy filter:(types:creature marks:["has dealt damage to you this turn"]))])`, bob,
			"Bob détruit chaque créature qui a infligé des blessures à Bob ce tour-ci."},
		{`(kind:instruction class:other then:[(verb:destroy filter:(types:creature marks:["attacked you this turn"]))])`, bob,
			"Bob détruit chaque créature qui a attaqué Bob ce tour-ci."},
		{`(kind:instruction class:other then:[(verb:destroy filter:(types:creature marks:["attacked you this turn"]))])`, nil,
			"Détruisez chaque créature qui vous a attaqué ce tour-ci."},
		{`(kind:instruction class:other then:[(verb:counter-spell what:target filter:(is:target marks:["targets a permanent you control"] noun:spell targeted:yes))])`, nil,
			"Contrecarrez le sort ciblé qui cible un permanent que vous contrôlez."},
		{`(kind:instruction class:other then:[(verb:counter-spell what:target filter:(is:target marks:["targets you"] noun:spell targeted:yes))])`, nil,
			"Contrecarrez le sort ciblé qui vous cible."},
	} {
		e, err := notation.Parse(c.tree)
		if err != nil {
			t.Fatalf("%s: %v", c.tree, err)
		}
		if got, missing := effect(&e, c.n); got != c.want || len(missing) > 0 {
			t.Errorf("%s\n got %s (without %q)\nwant %s", c.tree, got, missing, c.want)
		}
	}
}
