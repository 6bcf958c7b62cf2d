package infrench

import (
	"strconv"
	"strings"

	"apnap/engine"
	"apnap/engine/french"
	"apnap/engine/lang/lexicon"
	"apnap/engine/oracle/shape"
)

// target writes what is targeted, or was.
func (p *printer) target(f *engine.Filter) noun {
	n := p.names()
	if f.Is == engine.Target && n.Target != "" {
		return called(n.Target)
	}
	if f.Is == engine.Target2 && n.Target2 != "" {
		return called(n.Target2)
	}
	if !f.Targeted {
		return p.earlierTarget(f)
	}
	if shape.ListsTargets(f) {
		return p.listedTargets(f)
	}
	g := *f
	g.Is, g.Targeted, g.Other = engine.NoRef, false, false
	distinct := f.Is == engine.Target2 && f.Not != nil && shape.Same(*f.Not, engine.Filter{Is: engine.Target})
	if distinct {
		g.Not = nil
	}
	if shape.Same(g, engine.Filter{}) {
		return p.bareTarget(f, distinct)
	}
	if f.Targets != "" {
		g.Targets = ""
		how := p.anyTargets(&g)
		return how.written(p.howMany(f.Targets, how))
	}
	if g.Player == engine.Opponent && !g.Players {
		g.Player = engine.AnyRelation
		t := p.phrase(&g, form{det: def, mark: "ciblé"})
		return t.written(t.text + " au choix d'un adversaire")
	}
	return p.targetPhrase(&g, f.Other || distinct && shape.NamesTarget(p.when), f.Is == engine.Target2)
}

// listedTargets is "l'artefact ciblé et le terrain ciblé".
func (p *printer) listedTargets(f *engine.Filter) noun {
	parts := make([]noun, len(f.Or))
	for i := range f.Or {
		one := f.Or[i]
		one.Targeted = false
		parts[i] = p.targetPhrase(&one, false, false)
		if strings.HasPrefix(f.Targets, shape.UpTo) {
			n := p.phrase(&one, form{det: indef, mark: "ciblé"})
			parts[i] = n.written("au plus " + n.text)
		}
	}
	return joined(parts, "et")
}

// targetPhrase is "la créature ciblée", "une autre créature ciblée".
func (p *printer) targetPhrase(g *engine.Filter, another, second bool) noun {
	if g.Players && g.Types|g.AnyTypes == 0 && len(g.Or) == 0 {
		n := one(playerWord(g) + " ciblé")
		if !another && !second {
			return n.the()
		}
		return n.written(targetDet(another, second) + n.text)
	}
	if !another && !second {
		return p.phrase(g, form{det: def, mark: "ciblé"})
	}
	n := p.phrase(g, form{mark: "ciblé"})
	det, first := targetDet(another, second), g
	if len(g.Or) > 0 {
		first = &g.Or[0]
	}
	if p.heads(first, false)[0].feminine {
		det = strings.Replace(strings.Replace(det, "un ", "une ", 1), "second ", "seconde ", 1)
	}
	return n.written(det + n.text)
}

// targetDet is the determiner of a target that is a player.
func targetDet(another, second bool) string {
	switch {
	case another:
		return "un autre "
	case second:
		return "un second "
	}
	return "le "
}

// playerWord is "adversaire" or "joueur".
func playerWord(f *engine.Filter) string {
	if f.Player == engine.Opponent {
		return "adversaire"
	}
	return "joueur"
}

// bareTarget is a target that may be anything.
func (p *printer) bareTarget(f *engine.Filter, distinct bool) noun {
	switch {
	case f.Other || distinct:
		return oneFeminine("n'importe quelle autre cible")
	case f.Is == engine.Target2:
		return oneFeminine("n'importe quelle seconde cible")
	}
	return p.anyTarget()
}

// earlierTarget is what was targeted before, by what it is called.
func (p *printer) earlierTarget(f *engine.Filter) noun {
	switch g := *f; {
	case shape.IsNextCast(f):
		g.Is, g.Targets, g.Noun = engine.NoRef, "", engine.SpellNoun
		n := p.things(&g, form{})
		return n.written("le prochain " + n.text + " " + p.whose(engine.You, "lancer") + " ce tour-ci")
	case f.Targets != "":
		return many(p.howMany(f.Targets, many("permanents")))
	case f.Players:
		return one("ce joueur ciblé")
	case f.Noun == engine.SpellNoun && f.Types|f.AnyTypes == 0:
		return one("ce sort ciblé")
	case f.Noun == engine.TokenNoun:
		return one("ce jeton ciblé")
	case len(f.Subtypes)+len(f.AnySubtypes) > 0 || f.Types|f.AnyTypes != 0:
		g.Is, g.Other = engine.NoRef, false
		return p.things(&g, form{det: that, mark: "ciblé"})
	}
	return oneFeminine("cette cible")
}

// howMany puts the words that say how many targets there may be before a phrase.
func (p *printer) howMany(words string, n noun) string {
	switch words {
	case "those":
		return n.this().text
	case "any number of":
		return "n'importe quel nombre " + n.of()
	case "one, two, or three":
		return french.Number(1, n.feminine) + ", deux ou trois " + n.text
	case "one or two":
		return french.Number(1, n.feminine) + " ou deux " + n.text
	}
	if rest, ok := strings.CutPrefix(words, "up to "); ok {
		return "jusqu'à " + p.howMany(rest, n)
	}
	if number, ok := numberNamed(words); ok {
		return number + " " + n.text
	}
	return p.miss(words) + n.text
}

// numberNamed is a number in words, or a letter, by its English words.
func numberNamed(w string) (string, bool) {
	if e, ok := lexicon.Of(lexicon.Number, w); ok {
		n, err := strconv.Atoi(e.Of)
		return french.Number(n, false), err == nil
	}
	return w, len(w) == 1 && w >= "X" && w <= "Z"
}
