package ruling

import (
	"slices"
	"strconv"
	"strings"

	"apnap/engine"
	"apnap/engine/oracle/inenglish"
	"apnap/engine/oracle/shape"
	"apnap/engine/say"
)

// toPaste is a claim that people read as the sentence they can paste.
func toPaste(sentence string) claim { return claim{sentence, say.New("\"%s\"", sentence)} }

// playerClaims are the sentences about an object of which one names each player.
func playerClaims(need *engine.Missing, s *engine.Scenario) []claim {
	var list []claim
	if need.Asked == engine.AskedTargets && slices.ContainsFunc(s.Board.Objects, func(o engine.Object) bool { return o.Name == need.With }) {
		list = append(list, toPaste(need.Thing+" targets "+need.With))
	}
	for i := range s.Board.Players {
		who := s.Board.Players[i].Name
		switch need.Asked {
		case engine.AskedController:
			holds := shape.Controls(who, say.Text(need.Thing))
			list = append(list, claim{holds.String(), say.New("%s.", holds.Raised())})
		case engine.AskedOpponent:
			if chooser := whoChooses(need.Thing, s); chooser != who {
				list = append(list, toPaste(shape.Does(chooser, "chose", "chose")+" "+who+" for "+need.Thing))
			}
		case engine.AskedTargets:
			list = append(list, toPaste(need.Thing+" targets "+who))
		}
	}
	return list
}

// whoChooses is the player who chooses for the effect of a label: who controls it,
// else who is the active player.
func whoChooses(label string, s *engine.Scenario) string {
	for i := range s.Effects {
		if e := &s.Effects[i]; e.Label == label && e.Controller != engine.NoPlayer {
			return s.Board.Players[e.Controller].Name
		}
	}
	return s.Board.Players[s.Board.Active].Name
}

// chosenColors are the sentences that give the color chosen for an effect.
func chosenColors(label string, s *engine.Scenario) []claim {
	var list []claim
	for _, color := range [...]string{"white", "blue", "black", "red", "green"} {
		list = append(list, toPaste(chose(label, color, s)))
	}
	return list
}

// chose is the sentence that a word was chosen for an effect.
func chose(label, word string, s *engine.Scenario) string {
	return whoChooses(label, s) + " chose " + word + " for " + label
}

// givable are the sentences that say whether a player has what could be given up.
func givable(need *engine.Missing) []claim {
	one, none := inenglish.Kind(need.Fits)
	if need.Fits.Zone == engine.Graveyard {
		return []claim{toPaste(shape.Has(need.Thing) + " 1 creature card in the graveyard"), toPaste(engine.OwnName(need.Thing, "graveyard").String() + " is empty")}
	}
	return []claim{toPaste(shape.Does(need.Thing, "control", "controls") + " " + one), toPaste(shape.Does(need.Thing, "control", "controls") + " " + none)}
}

// markClaims are the sentences that say whether a mark holds of an object.
func markClaims(need *engine.Missing) []claim {
	if rest, has := strings.CutPrefix(need.With, "has "); has {
		return []claim{toPaste(need.Thing + " has " + rest), toPaste(need.Thing + " doesn't have " + rest)}
	}
	return []claim{toPaste(need.Thing + " was " + need.With), toPaste(need.Thing + " was not " + need.With)}
}

// exampleFor is a sentence that would give a fact of which there are too many to list
// them, empty where they are listed or no fact can say it.
func exampleFor(need *engine.Missing, s *engine.Scenario) string {
	thing := need.Thing
	switch need.Asked {
	case engine.AskedPower:
		return thing + " has power 2"
	case engine.AskedToughness:
		return thing + " has toughness 2"
	case engine.AskedManaValue:
		return thing + " has mana value 2"
	case engine.AskedLevel:
		return thing + " is level 2"
	case engine.AskedLoyalty:
		return thing + " has 3 loyalty counters"
	case engine.AskedDefense:
		return thing + " has 3 defense counters"
	case engine.AskedBackFace:
		return thing + "'s back face is a 2/2 red creature"
	case engine.AskedLandType:
		return thing + " is a Forest"
	case engine.AskedX:
		return "X is 2 for " + thing
	case engine.AskedNumber:
		if speaksOfOther(need.With) {
			return "" // outside the effect nobody knows whom or what it means
		}
		return numberNamed(need.With) + " is 2"
	case engine.AskedNumberOf:
		return engine.OwnName(thing, need.With).String() + " is 2"
	case engine.AskedChosenCreature:
		return chose(thing, "Goblin", s)
	case engine.AskedChosenType:
		return chose(thing, "artifact", s)
	case engine.AskedChosenLand:
		return chose(thing, "Forest", s)
	case engine.AskedChosenName:
		return chose(thing, "the name Grizzly Bears", s)
	}
	return playerExample(need)
}

// speaksOfOther reports whether the name of a number means somebody or something by a word that stands for them.
func speaksOfOther(words string) bool {
	return slices.ContainsFunc(strings.Fields(words), func(w string) bool {
		return slices.Contains([]string{"it", "its", "they", "they've", "their", "that"}, w)
	})
}

// numberNamed is a number's name as the beginning of a sentence.
func numberNamed(name string) string {
	first, _, _ := strings.Cut(name, " ")
	switch {
	case first == "the":
		return name
	case strings.HasSuffix(first, "s"):
		return "the number of " + name
	}
	return "the " + name
}

// playerExample is such a sentence about a player.
func playerExample(need *engine.Missing) string {
	has := shape.Has(need.Thing)
	switch need.Asked {
	case engine.AskedLife:
		return has + " 20 life"
	case engine.AskedHand:
		return has + " 2 cards in hand"
	case engine.AskedLibrary:
		return has + " 40 cards in the library"
	case engine.AskedGraveyard:
		return has + " 2 cards in the graveyard"
	case engine.AskedLands:
		return shape.Does(need.Thing, "control", "controls") + " 3 lands"
	case engine.AskedGraveyardCards:
		return has + " " + need.With + " creature cards in the graveyard"
	case engine.AskedHandCards:
		return "Grizzly Bears is a card in " + engine.OwnName(need.Thing, "hand").String()
	case engine.AskedDrawn:
		if n, err := strconv.Atoi(need.With); err == nil {
			return topCards(n, need.Thing)
		}
		return "Grizzly Bears is the top card of " + engine.OwnName(need.Thing, "library").String()
	}
	return ""
}

// topCards is such a sentence about as many cards on top of a player's library, "" where that would be a long one.
func topCards(n int, player string) string {
	cards := [...]string{"Grizzly Bears", "Hill Giant", "Forest", "Murder"}
	if n > len(cards) {
		return ""
	}
	return "the top " + strconv.Itoa(n) + " cards of " + engine.OwnName(player, "library").String() + " are " + strings.Join(cards[:n-1], ", ") + " and " + cards[n-1]
}
