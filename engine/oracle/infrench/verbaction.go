package infrench

import "strings"

// action is a keyword action: its verb and the words that belong to it.
type action struct {
	verb string // the infinitive
	rest string // "le donjon"
	// card is set where a card it is done to is not described; object where what
	// it is done to is named, permanent where a permanent does it.
	card, object, permanent bool
	// number is set where a number stands behind: "amasser 2"; self on a reflexive
	// verb.
	number, self bool
}

// plain is the action in the infinitive, as somebody does it: "s'aventurer dans
// le donjon".
func (a action) plain(n noun) string {
	verb := a.verb
	if a.self {
		verb = n.itself(verb)
	}
	return strings.TrimSpace(verb + " " + a.rest)
}

// actionOf is the keyword action that an event or an instruction names.
func actionOf(what string) (action, bool) {
	for _, a := range [...]struct {
		what string
		action
	}{
		{"adapt", action{verb: "adapter", number: true, permanent: true}},
		{"airbend", action{verb: "maîtriser", rest: "l'air de", object: true}},
		{"amass", action{verb: "amasser", number: true}},
		{"assemble a contraption", action{verb: "assembler", rest: "un bidule"}},
		{"become the monarch", action{verb: "devenir", rest: "le monarque"}},
		{"behold", action{verb: "contempler", object: true}},
		{"blight", action{verb: "flétrir", number: true}},
		{"bolster", action{verb: "appliquer", rest: "renforcement", number: true}},
		{"clash", action{verb: "confronter", rest: "avec un adversaire"}},
		{"cloak", action{verb: "dissimuler", card: true}},
		{"collect evidence", action{verb: "collecter", rest: "des preuves", number: true}},
		{"detain", action{verb: "détenir", object: true}},
		{"discover", action{verb: "découvrir", number: true}},
		{"earthbend", action{verb: "maîtriser", rest: "la terre", number: true}},
		{"endure", action{verb: "endurer", number: true, permanent: true}},
		{"exert", action{verb: "surmener", object: true}},
		{"face a villainous choice", action{verb: "subir", rest: "un choix infâme"}},
		{"fateseal", action{verb: "sceller", rest: "le destin", number: true}},
		{"forage", action{verb: "fourrager"}},
		{"foretell", action{verb: "prédire", card: true}},
		{"goad", action{verb: "inciter", object: true}},
		{"heist", action{verb: "cambrioler"}},
		{"incubate", action{verb: "incuber", number: true}},
		{"learn", action{verb: "apprendre"}},
		{"manifest", action{verb: "manifester", card: true}},
		{"manifest dread", action{verb: "manifester", rest: "l'effroi"}},
		{"meld", action{verb: "assembler", object: true}},
		{"open an attraction", action{verb: "ouvrir", rest: "une attraction"}},
		{"planeswalk", action{verb: "arpenter", rest: "les plans"}},
		{"plot", action{verb: "fomenter", card: true}},
		{"populate", action{verb: "peupler"}},
		{"support", action{verb: "appliquer", rest: "soutien", number: true}},
		{"suspect", action{verb: "suspecter", object: true}},
		{"take the initiative", action{verb: "prendre", rest: "l'initiative"}},
		{"venture", action{verb: "aventurer", self: true, rest: "dans le donjon"}},
	} {
		if a.what == what {
			return a.action, true
		}
	}
	return action{}, false
}
