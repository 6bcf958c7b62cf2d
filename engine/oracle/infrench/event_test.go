package infrench

import (
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"apnap/engine"
	"apnap/engine/cr"
	"apnap/engine/oracle"
	"apnap/engine/say/saytest"
	"apnap/engine/scenario"
)

// eventTable pairs questions' events, as people say them, with their French: as
// they happen, and after a slash as they are about to. Facts stand before a bar;
// what happens at one moment is joined by " + ".
const eventTable = `
Alice's Ember Bolt deals 3 damage to Bob => Ember Bolt inflige 3 blessures à Bob / Ember Bolt devrait infliger 3 blessures à Bob
Alice's Ember Bolt deals 1 damage to Alice => Ember Bolt inflige 1 blessure à Alice / Ember Bolt devrait infliger 1 blessure à Alice
Alice's creature Hill Ogre deals 3 combat damage to Bob => Hill Ogre inflige 3 blessures de combat à Bob / Hill Ogre devrait infliger 3 blessures de combat à Bob
Alice's Stern Word deals 3 damage to Bob that can't be prevented => Stern Word inflige 3 blessures à Bob, qui ne peuvent pas être prévenues / Stern Word devrait infliger 3 blessures à Bob, qui ne peuvent pas être prévenues
Bob's Dun Bear is a 2/2 creature | Alice's Dun Bear is a 2/2 creature | Alice's Quake deals 2 damage to Bob's Dun Bear => Quake inflige 2 blessures à Dun Bear de Bob / Quake devrait infliger 2 blessures à Dun Bear de Bob
Bob gains 3 life => Bob gagne 3 points de vie / Bob devrait gagner 3 points de vie
Bob loses 1 life => Bob perd 1 point de vie / Bob devrait perdre 1 point de vie
Bob pays 3 life => Bob paie 3 points de vie / Bob devrait payer 3 points de vie
Alice's life total becomes 10 => le total de points de vie d'Alice devient 10 / le total de points de vie d'Alice devrait devenir 10
Bob draws a card => Bob pioche une carte / Bob devrait piocher une carte
Bob discards two cards => Bob se défausse de deux cartes / Bob devrait se défausser de deux cartes
Alice's Grasp causes Bob to discard Old Elk => Bob se défausse d'Old Elk / Bob devrait se défausser d'Old Elk
Bob mills three cards => Bob meule trois cartes / Bob devrait meuler trois cartes
Bob scries 2 => Bob applique regard 2 / Bob devrait appliquer regard 2
Bob surveils 1 => Bob surveille 1 / Bob devrait surveiller 1
Bob proliferates twice => Bob prolifère deux fois / Bob devrait proliférer deux fois
Bob rolls two six-sided dice => Bob lance deux dés à six faces / Bob devrait lancer deux dés à six faces
Bob flips a coin => Bob joue à pile ou face / Bob devrait jouer à pile ou face
Bob shuffles his library => Bob mélange une bibliothèque / Bob devrait mélanger une bibliothèque
Two +1/+1 counters are put on Bob's Dun Bear => deux marqueurs +1/+1 sont mis sur Dun Bear / deux marqueurs +1/+1 devraient être mis sur Dun Bear
Bob gets two poison counters => Bob reçoit deux marqueurs poison / Bob devrait recevoir deux marqueurs poison
Alice's Leech removes three loyalty counters from Bob's Sage => Leech retire trois marqueurs loyauté de Sage / Leech devrait retirer trois marqueurs loyauté de Sage
Alice puts one loyalty counter on Alice's Sage as a cost => Alice met un marqueur loyauté sur Sage pour payer un coût / Alice devrait mettre un marqueur loyauté sur Sage pour payer un coût
Alice creates two 1/1 white Soldier creature tokens and a tapped Treasure token => Alice crée deux jetons de créature 1/1 blanche Soldat et un jeton Trésor engagé / Alice devrait créer deux jetons de créature 1/1 blanche Soldat et un jeton Trésor engagé
Alice creates a 4/4 red Dragon creature token with flying => Alice crée un jeton de créature 4/4 rouge Dragon avec le vol / Alice devrait créer un jeton de créature 4/4 rouge Dragon avec le vol
Alice creates two tokens that are copies of Dun Bear => Alice crée deux jetons qui sont des copies de Dun Bear / Alice devrait créer deux jetons qui sont des copies de Dun Bear
Alice's Doom destroys Bob's Dun Bear and it can't be regenerated => Doom détruit Dun Bear, qui ne peut pas être régénéré / Doom devrait détruire Dun Bear, qui ne peut pas être régénéré
Bob's Dun Bear is destroyed by lethal damage => Dun Bear est détruit par les actions basées sur un état / Dun Bear devrait être détruit par les actions basées sur un état
Bob's Dun Bear dies => Dun Bear meurt / Dun Bear devrait mourir
Alice's Edict makes Bob sacrifice Dun Bear => Bob sacrifie Dun Bear / Bob devrait sacrifier Dun Bear
Dun Bear is a creature Bob controls | Bob's Dun Bear is exiled => Dun Bear est exilé / Dun Bear devrait être exilé
Dun Bear is a creature Bob controls | Bob's Dun Bear is put on the bottom of Bob's library => Dun Bear est mis au-dessous de la bibliothèque de Bob / Dun Bear devrait être mis au-dessous de la bibliothèque de Bob
Bob's creature Dun Bear enters the battlefield tapped => Dun Bear arrive sur le champ de bataille engagé / Dun Bear devrait arriver sur le champ de bataille engagé
Dun Bear is a creature Bob controls | Dun Bear phases out => Dun Bear passe hors phase / Dun Bear devrait passer hors phase
Dun Bear is a creature Bob controls | Dun Bear is tapped => Dun Bear devient engagé / Dun Bear devrait devenir engagé
Dun Bear is a creature Bob controls | Dun Bear untaps => Dun Bear se dégage / Dun Bear devrait se dégager
Dun Bear is a creature Bob controls | Dun Bear connives => Dun Bear connive / Dun Bear devrait conniver
Alice's draw step begins => l'étape de pioche d'Alice commence / l'étape de pioche d'Alice devrait commencer
Bob takes an extra turn => Bob joue un tour supplémentaire / Bob devrait jouer un tour supplémentaire
Alice loses the game => Alice perd la partie / Alice devrait perdre la partie
Bob ventures into the dungeon => Bob s'aventure dans le donjon / Bob devrait s'aventurer dans le donjon
Bob amasses 2 => Bob amasse 2 / Bob devrait amasser 2
Bob adds {G}{G} => Bob ajoute {G}{G} / Bob devrait ajouter {G}{G}
you lose 1 life => vous perdez 1 point de vie / vous devriez perdre 1 point de vie
you draw two cards => vous piochez deux cartes / vous devriez piocher deux cartes
you discard a card => vous vous défaussez d'une carte / vous devriez vous défausser d'une carte
`

// TestEventTable: events and their French.
func TestEventTable(t *testing.T) {
	for line := range strings.Lines(eventTable) {
		said, want, ok := strings.Cut(strings.TrimSpace(line), " => ")
		if !ok {
			continue
		}
		parts := strings.Split(said, " | ")
		last := len(parts) - 1
		players := []string{"Alice", "Bob"}
		if strings.HasPrefix(parts[last], "you ") {
			players[1] = "you"
		}
		r, err := oracle.Read(oracle.Question{Players: players, Facts: parts[:last], Events: parts[last:], Edition: cr.Current()}, nil)
		if err != nil {
			t.Errorf("%q: %s", said, err.Says)
			continue
		}
		var does, would []string
		for _, ev := range r.Scenario.Events[0].Events {
			does = append(does, EventSays(&ev, &r.Scenario.Board))
			would = append(would, WouldSay(&ev, &r.Scenario.Board))
		}
		if got := strings.Join(does, " + ") + " / " + strings.Join(would, " + "); got != want {
			t.Errorf("%s\ngot  %s\nwant %s", said, got, want)
		}
	}
}

// TestScenarioEvents: the events of every scenario, and the things they speak of,
// have a French that is French through and through.
func TestScenarioEvents(t *testing.T) {
	paths, err := filepath.Glob(filepath.Join("..", "..", "..", "commands", "testdata", "scenarios", "*.txt"))
	if err != nil || len(paths) == 0 {
		t.Fatalf("no scenarios: %v", err)
	}
	rules, n := faults(), 0
	for _, path := range paths {
		text, err := os.ReadFile(path)
		if err != nil {
			t.Fatal(err)
		}
		file, err := scenario.Parse(string(text))
		if err != nil {
			t.Fatal(err)
		}
		r, no := oracle.Read(file.Question, nil)
		if no != nil {
			continue
		}
		b := &r.Scenario.Board
		for _, moment := range r.Scenario.Events {
			for i := range moment.Events {
				for _, says := range []string{EventSays(&moment.Events[i], b), WouldSay(&moment.Events[i], b)} {
					n++
					if words := saytest.English(says, namesOn(b, &moment.Events[i])...); len(words) > 0 {
						t.Errorf("%s: %q in %s", filepath.Base(path), words, says)
					}
					for what, rule := range rules {
						if rule.MatchString(says) {
							t.Errorf("%s: %s: %s", filepath.Base(path), what, says)
						}
					}
				}
			}
		}
	}
	if n == 0 {
		t.Error("no event was told")
	}
}

// namesOn are the names that an event may speak of.
func namesOn(b *engine.Board, ev *engine.Event) []string {
	var names []string
	for i := range b.Players {
		names = append(names, b.Players[i].Name)
	}
	for i := range b.Objects {
		names = append(names, b.Objects[i].Name)
	}
	for _, t := range ev.Tokens {
		names = append(append(names, t.Name), t.Subtypes...)
	}
	return names
}

// TestEveryKind: whatever its kind, an event of nobody's and of nothing has words.
func TestEveryKind(t *testing.T) {
	rules := faults()
	for k := engine.Damage; k <= engine.OtherAction; k++ {
		for n := range 3 {
			ev := engine.Event{Kind: k, Player: engine.NoPlayer, Object: engine.NoObject, To: engine.Nobody(), Source: engine.NoObject,
				Doer: engine.NoPlayer, Under: engine.NoPlayer, By: engine.NoEffect, Amount: n, What: "turn", From: engine.Hand, Dest: engine.Graveyard}
			if k == engine.RollDice {
				ev.What = "die"
			}
			for _, says := range []string{EventSays(&ev, nil), WouldSay(&ev, &engine.Board{})} {
				if words := saytest.English(says); len(words) > 0 {
					t.Errorf("%d: %q in %s", k, words, says)
				}
				for what, rule := range rules {
					if rule.MatchString(says) {
						t.Errorf("%s: %s", what, says)
					}
				}
			}
		}
	}
}

// faults are what no clause of French has.
func faults() map[string]*regexp.Regexp {
	const vowel = `[aeiouyéèêàâîôœAEIOUÉÈÊÀÂÎÔ]`
	return map[string]*regexp.Regexp{
		"not contracted":     regexp.MustCompile(`(^| )(de|à) les? `),
		"a vowel not elided": regexp.MustCompile(`(^| )(de|que|ne|le|se) ` + vowel + `[^x]`),
		"la before a vowel":  regexp.MustCompile(`(^| )la ` + vowel),
		"a space too many":   regexp.MustCompile("[ \u00a0][ \u00a0]|[ \u00a0][,.]"),
		"left out":           regexp.MustCompile(`…|%!`),
	}
}
