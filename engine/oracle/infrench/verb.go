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

// verbOf is the verb of an infinitive: as the first model says with which it ends, else by rule. A
// reflexive verb is given with its plain infinitive ("défausser").
func verbOf(plain string) verb {
	for _, m := range [...]verb{
		{"être", "est", "sont", "êtes", "été"},
		{"pouvoir", "peut", "peuvent", "pouvez", "pu"},
		{"avoir", "a", "ont", "avez", "eu"},
		{"cevoir", "çoit", "çoivent", "cevez", "çu"},
		{"faire", "fait", "font", "faites", "fait"},
		{"uire", "uit", "uisent", "uisez", "uit"},
		{"dire", "dit", "disent", "disez", "dit"},
		{"mettre", "met", "mettent", "mettez", "mis"},
		{"battre", "bat", "battent", "battez", "battu"},
		{"perdre", "perd", "perdent", "perdez", "perdu"},
		{"prendre", "prend", "prennent", "prenez", "pris"},
		{"mourir", "meurt", "meurent", "mourez", "mort"},
		{"quérir", "quiert", "quièrent", "quérez", "quis"},
		{"vrir", "vre", "vrent", "vrez", "vert"},
		{"enir", "ient", "iennent", "enez", "enu"},
		{"ir", "it", "issent", "issez", "i"},
		{"voyer", "voie", "voient", "voyez", "voyé"},
		{"payer", "paie", "paient", "payez", "payé"},
		{"créer", "crée", "créent", "créez", "créé"},
		{"jeter", "jette", "jettent", "jetez", "jeté"},
	} {
		if stem, ok := strings.CutSuffix(plain, m.plain); ok {
			return verb{plain, stem + m.it, stem + m.they, stem + m.you, stem + m.done}
		}
	}
	return regular(plain)
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

// doing is a predicate in the infinitive as the phrase has it: "être détruites", "vous défausser".
func (n noun) doing(predicate string) string {
	verb, rest, _ := strings.Cut(predicate, " ")
	switch {
	case verb == "se":
		return n.itself(rest)
	case verb == "être", verb == "devenir":
		done, behind, _ := strings.Cut(rest, " ")
		return verb + " " + n.agreed(done) + spaced(behind)
	}
	return predicate
}

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
