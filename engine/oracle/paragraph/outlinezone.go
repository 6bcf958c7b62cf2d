package paragraph

import (
	"slices"

	"apnap/engine"
	"apnap/engine/lang/lexicon"
	"apnap/engine/oracle"
)

// inZone stands between a card and the zone that it is in.
const inZone = "is in"

// findZones finds the cards that are said to be in another zone than the battlefield, behind which that stands, and those of which all that is
// ruled on works in a graveyard only.
func (o *outline) findZones() {
	for k := range o.named {
		n := &o.named[k]
		for _, at := range n.at {
			from := at + o.marks[at].length
			if zone, to, who := o.zoneBehind(from); zone != "" {
				if n.zone = zone; n.who == nobodys {
					n.who = who
				}
				o.use(from, to)
			}
		}
		if n.zone == "" && o.worksInGraveyard(n.card) {
			n.zone = graveyardWord
		}
	}
}

// graveyardWord is the zone of cards that died, in the words of the reader.
const graveyardWord = "graveyard"

// zoneBehind is the zone that words from a token on say something to be in, the token behind them, and whose it is: "in my yard".
func (o *outline) zoneBehind(i int) (zone string, to, who int) {
	const in = "in"
	if who = nobodys; o.toks[i].Text != in {
		return "", 0, who
	}
	for to = i + 1; to < len(o.toks)-1; to++ {
		w := o.toks[to].Text
		switch {
		case zoneOf(w) != "":
			return zoneOf(w), to + 1, who
		case lexicon.Plays(w, lexicon.Article), owning(w):
		case lexicon.Plays(w, lexicon.Possessive):
			who = o.ownerSaid(w)
		case o.seatOf(o.toks[to].Raw) >= 0:
			who = o.partyCalled(o.toks[to].Raw)
		default:
			return "", 0, nobodys
		}
	}
	return "", 0, nobodys
}

// zoneOf is the zone that a word names, besides the battlefield, in the words of the reader; "" for another word.
func zoneOf(w string) string {
	if z, ok := lexicon.Read(lexicon.Zone, w); ok && lexicon.Plays(w, lexicon.Elsewhere) {
		return z.Key
	}
	return ""
}

// worksInGraveyard reports whether all that is ruled on of a card works where the card is in a graveyard.
func (o *outline) worksInGraveyard(card *oracle.Card) bool {
	return len(card.Effects) > 0 && !isSpell(card) && !slices.ContainsFunc(card.Effects, func(a oracle.Ability) bool {
		return len(a.Effects) == 0 || slices.ContainsFunc(a.Effects, func(e engine.Effect) bool { return e.FromZone != engine.Graveyard })
	})
}
