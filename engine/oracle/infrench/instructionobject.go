package infrench

import (
	"strings"

	"apnap/engine"
	"apnap/engine/french"
	"apnap/engine/oracle/shape"
)

// it is the thing of the event that the sentence is about, for the pronouns that
// stand for it.
func (p *printer) it() noun {
	switch f := p.when.Affected; {
	case f == nil:
		return one("un permanent ou un joueur")
	case p.when.Kind == engine.Discard && shape.OnlyPlayers(f):
		return oneFeminine("une carte")
	default:
		return p.some(f)
	}
}

// antecedent is what a pronoun stands for where a reference is said by one;
// false where it has a name or words of its own.
func (p *printer) antecedent(r engine.Ref) (noun, bool) {
	switch r {
	case engine.ThatObject:
		return p.it(), true
	case engine.Those:
		if p.last.text != "" {
			return p.last, true
		}
		return p.it(), true
	}
	return noun{}, false
}

// pointsAt is a reference behind a preposition: "elle", "~", "ce joueur".
func (p *printer) pointsAt(r engine.Ref) noun {
	n, ok := p.antecedent(r)
	if !ok {
		return p.ref(r)
	}
	return n.written(n.pointed())
}

// object is what an instruction concerns.
func (p *printer) object(in *engine.Instruction) noun {
	switch {
	case in.Filter == nil:
		return p.pointsAt(in.What)
	case in.What != engine.NoRef:
		return p.bound(in.Filter)
	case in.Amount == nil:
		return p.each(in.Filter)
	case in.Verb == engine.Move && in.Word == engine.UpTo:
		all := p.several(in.Amount, in.Filter)
		return all.written("jusqu'à " + all.text)
	}
	if shape.HalfOfThem(in) {
		p.rounded(in.Amount)
		return p.bare(in.Filter).written("la moitié " + french.Of("les "+p.bare(in.Filter).text))
	}
	return p.several(in.Amount, in.Filter)
}

// subject is what an instruction concerns where that stands before the verb.
func (p *printer) subject(in *engine.Instruction) noun {
	if in.Filter == nil {
		if n, ok := p.antecedent(in.What); ok {
			return n.pronoun()
		}
	}
	return p.object(in)
}

// several is an amount of what a filter describes: "deux créatures", "n'importe
// quel nombre de terrains".
func (p *printer) several(e *engine.Expr, f *engine.Filter) noun {
	if e.Op == engine.Lit && e.N == 1 {
		return p.some(f)
	}
	many := p.bare(f)
	switch e.Op {
	case engine.Lit:
		return many.written(french.Number(e.N, many.feminine) + " " + many.text)
	case engine.AnyAmount:
		return many.written("n'importe quel nombre " + p.of(f))
	}
	return p.count(e, many)
}

// acts is a verb with its object: a pronoun, or a phrase behind the verb.
func (p *printer) acts(verb string, in *engine.Instruction, rest string) clause {
	if in.Filter == nil {
		if n, ok := p.antecedent(in.What); ok {
			return clause{verb: verb, it: n, rest: rest}
		}
	}
	what := p.object(in)
	p.last = what
	return clause{verb: verb, rest: strings.TrimSpace(what.text + " " + rest)}
}

// objectClause writes the verbs that take an object: destroy, sacrifice, tap, …
func (p *printer) objectClause(in *engine.Instruction) clause {
	verb := plainVerb(in.Verb)
	switch in.Verb {
	case engine.Proliferate, engine.Investigate, engine.Explore_, engine.Connive:
		return clause{verb: verb, rest: p.often(in.Amount)}
	case engine.PhaseOut:
		return clause{verb: "passer", rest: "hors phase"}
	case engine.CopySpell:
		return p.acts(verb, &engine.Instruction{What: in.What, Filter: in.Filter}, p.often(in.Amount))
	}
	if verb == "" {
		return clause{verb: p.miss("an instruction")}
	}
	rest := ""
	if in.Word == shape.OrAbility {
		rest = "ou une capacité"
	}
	if in.NoRegen {
		rest = "(sans régénération possible)"
	}
	return p.acts(verb, in, rest)
}

// points are points of life: "3 points de vie", "autant de points de vie".
func (p *printer) points(e *engine.Expr) string {
	if e != nil && e.Op == engine.Lit {
		if e.N == 1 {
			return "1 point de vie"
		}
		return p.amount(e) + " points de vie"
	}
	return p.count(e, one("point de vie")).text
}

// mana is mana that is added, in symbols or words.
func (p *printer) mana(what string) string {
	if strings.HasPrefix(what, "{") {
		return what
	}
	number, kind, _ := strings.Cut(what, " ")
	n, ok := numberNamed(number)
	if !ok {
		return p.miss(what)
	}
	mana := " manas"
	if number == "one" {
		mana = " mana"
	}
	switch kind {
	case "mana of any one color":
		return n + mana + " d'une même couleur " + p.choice()
	case "mana of any color":
		if number == "one" {
			return n + mana + " de la couleur " + p.choice()
		}
		return n + mana + " de n'importe quelle couleur"
	case "mana in any combination of colors":
		return n + mana + " de n'importe quelle combinaison de couleurs"
	}
	return p.miss(what)
}

// reveals is what is shown.
func (p *printer) reveals(in *engine.Instruction) clause {
	if in.Cards == engine.UntilFound {
		return p.revealsUntil(in)
	}
	if in.Position == "top" {
		cards := p.topOf(in)
		p.last = cards
		return clause{verb: "révéler", rest: cards.text}
	}
	if in.Word != "" {
		return clause{verb: "révéler", rest: p.belongs(in.Who, zone(engine.Hand)).text}
	}
	from := ""
	if in.From == engine.Hand {
		from = p.belongs(in.Who, oneFeminine("main")).of()
	}
	return p.acts("révéler", in, from)
}

// searches is a search of a library.
func (p *printer) searches(in *engine.Instruction) clause {
	what := p.object(in)
	p.last, p.searched = what, true
	text := what.text
	if in.Word == "up to" {
		text = "jusqu'à " + text
	}
	where := p.belongs(in.Who, oneFeminine("bibliothèque")).text
	if in.Word == shape.OrGraveyard {
		where += " et/ou " + p.belongs(in.Who, one("cimetière")).text
	}
	return clause{verb: "chercher", rest: "dans " + where + " " + text}
}

// topOf is "les deux cartes du dessus de votre bibliothèque".
func (p *printer) topOf(in *engine.Instruction) noun {
	of := p.belongs(in.Who, oneFeminine("bibliothèque")).of()
	if in.Who == engine.ThatPlayerRef {
		of = "de la bibliothèque de ce joueur"
	}
	switch e := in.Amount; {
	case e == nil || e.Op == engine.Lit && e.N == 1:
		return oneFeminine("la carte du dessus " + of)
	case e.Op == engine.Lit:
		return manyFeminine("les " + french.Number(e.N, true) + " cartes du dessus " + of)
	case e.Op == engine.XValue:
		return manyFeminine("les " + p.fit(e) + " cartes du dessus " + of)
	}
	cards := p.count(in.Amount, oneFeminine("carte"))
	return cards.written(cards.text + " du dessus " + of)
}
