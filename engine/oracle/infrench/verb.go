package infrench

import (
	"strings"

	"apnap/engine/french"
)

// verb is a French verb in the forms that effects are written in.
type verb struct {
	plain string // the infinitive: "infliger"
	it    string // the present: "inflige"
	they  string // "infligent"
	you   string // "infligez", the imperative too
	done  string // the participle, masculine singular: "infligé"
}

// verbOf is the verb of an infinitive. Verbs in -er are formed by rule; a
// reflexive verb is given with its plain infinitive ("défausser").
func verbOf(plain string) verb {
	switch plain {
	case "être":
		return verb{plain, "est", "sont", "êtes", "été"}
	case "avoir":
		return verb{plain, "a", "ont", "avez", "eu"}
	case "pouvoir":
		return verb{plain, "peut", "peuvent", "pouvez", "pu"}
	case "faire":
		return verb{plain, "fait", "font", "faites", "fait"}
	case "mettre", "remettre":
		s := strings.TrimSuffix(plain, "mettre")
		return verb{plain, s + "met", s + "mettent", s + "mettez", s + "mis"}
	case "créer":
		return verb{plain, "crée", "créent", "créez", "créé"}
	case "battre":
		return verb{plain, "bat", "battent", "battez", "battu"}
	case "perdre":
		return verb{plain, "perd", "perdent", "perdez", "perdu"}
	case "mourir":
		return verb{plain, "meurt", "meurent", "mourez", "mort"}
	case "prendre", "apprendre":
		s := strings.TrimSuffix(plain, "prendre")
		return verb{plain, s + "prend", s + "prennent", s + "prenez", s + "pris"}
	case "acquérir":
		return verb{plain, "acquiert", "acquièrent", "acquérez", "acquis"}
	case "renvoyer":
		return verb{plain, "renvoie", "renvoient", "renvoyez", "renvoyé"}
	case "ouvrir", "découvrir":
		s := strings.TrimSuffix(plain, "rir")
		return verb{plain, s + "re", s + "rent", s + "rez", s + "ert"}
	case "prédire":
		return verb{plain, "prédit", "prédisent", "prédisez", "prédit"}
	case "prévenir", "devenir", "revenir", "contenir", "détenir":
		s := strings.TrimSuffix(plain, "enir")
		return verb{plain, s + "ient", s + "iennent", s + "enez", s + "enu"}
	case "choisir", "subir", "finir", "flétrir":
		s := strings.TrimSuffix(plain, "r")
		return verb{plain, s + "t", s + "ssent", s + "ssez", s}
	case "détruire", "produire", "réduire":
		s := strings.TrimSuffix(plain, "re")
		return verb{plain, s + "t", s + "sent", s + "sez", s + "t"}
	case "obtenir", "appartenir":
		s := strings.TrimSuffix(plain, "enir")
		return verb{plain, s + "ient", s + "iennent", s + "enez", s + "enu"}
	case "payer":
		return verb{plain, "paie", "paient", "payez", "payé"}
	case "jeter":
		return verb{plain, "jette", "jettent", "jetez", "jeté"}
	}
	return rarer(plain)
}

// regular is a verb in -er; an é before a mute ending opens ("révèle").
func regular(plain string) verb {
	stem := strings.TrimSuffix(plain, "er")
	open := stem
	if i := strings.LastIndex(stem, "é"); i >= 0 && i+len("é") < len(stem) && !strings.ContainsAny(stem[i+len("é"):], "aeiouyéèêîôû") {
		open = stem[:i] + "è" + stem[i+len("é"):]
	}
	return verb{plain, open + "e", open + "ent", stem + "ez", stem + "é"}
}

// present is the verb as the subject does it, without the subject.
func (v verb) present(n noun) string {
	switch {
	case n.you:
		return v.you
	case n.plural:
		return v.they
	}
	return v.it
}

// does is the subject with its verb: "vous piochez", "Bob pioche".
func (n noun) does(plain string) string { return n.text + " " + verbOf(plain).present(n) }

// doesNot is the subject with its verb denied: "vous ne piochez pas".
func (n noun) doesNot(plain string) string {
	return n.text + " " + french.Not(verbOf(plain).present(n)) + " pas"
}

// cannot is "X ne peut pas", with its subject.
func (n noun) cannot() string { return n.doesNot("pouvoir") }

// is is "X est détruit", the participle or adjective agreeing.
func (n noun) is(done string) string { return n.does("être") + " " + n.agreed(done) }

// mood is how the clause of an event is meant.
type mood uint8

// The moods of an event.
const (
	ifMood   mood = iota // after "si": "devait"
	timeMood             // after "la prochaine fois que": "devrait"
)

// would is "X devait" or "X devrait", with its subject.
func (n noun) would(m mood) string { return n.text + " " + m.must(n) }

// must is the verb "devoir" of a subject in the mood.
func (m mood) must(n noun) string { return n.was([...]string{"dev", "devr"}[m]) }

// was is a verb in the imperfect or the conditional, by its stem: "contrôliez",
// "contrôlait".
func (n noun) was(stem string) string {
	switch {
	case n.you:
		return stem + "iez"
	case n.plural:
		return stem + "aient"
	}
	return stem + "ait"
}
