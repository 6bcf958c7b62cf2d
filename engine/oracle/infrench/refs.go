package infrench

import (
	"strings"

	"apnap/engine"
	"apnap/engine/lang/lexicon"
	"apnap/engine/oracle/inenglish"
	"apnap/engine/oracle/shape"
)

// named is a noun phrase that is a name of the question; the one who asks is
// spoken to.
func named(name string) noun {
	if name == "vous" || name == "you" {
		return noun{text: "vous", plural: true, you: true}
	}
	return noun{text: name, name: true}
}

// you is the effect's controller: "vous", or a name.
func (p *printer) you() noun {
	if p.n != nil && p.n.You != "" {
		return named(p.n.You)
	}
	return named("vous")
}

// this is the object the ability is printed on: "~", or a name.
func (p *printer) this() noun {
	if p.n != nil && p.n.This != "" {
		return named(p.n.This)
	}
	return named("~")
}

// names are the question's names, empty ones where there are none.
func (p *printer) names() inenglish.Names {
	if p.n == nil {
		return inenglish.Names{}
	}
	return *p.n
}

// orName is a name, or a phrase where there is none.
func (p *printer) orName(name string, otherwise noun) noun {
	if name == "" {
		return otherwise
	}
	return called(name)
}

// called is a name, or in French what an ability's own words call something:
// "equipped creature", "that spell".
func called(name string) noun {
	word, kind, _ := strings.Cut(name, " ")
	n, ok := calledKind(kind)
	if !ok {
		return named(name)
	}
	switch word {
	case "that":
		return n.this()
	case "enchanted":
		return n.written(n.text + " " + n.agreed("enchanté")).the()
	case "equipped":
		return n.written(n.text + " " + n.agreed("équipé")).the()
	case "fortified":
		return n.written(n.text + " " + n.agreed("fortifié")).the()
	}
	return named(name)
}

// calledKind is a kind of thing, by its English word.
func calledKind(word string) (noun, bool) {
	if e, ok := lexicon.Of(lexicon.Type, word); ok && e.Of == "permanent" {
		return typeWord(word), true
	}
	return term(lexicon.Head, word)
}

// attached is what the ability's object is attached to.
func (p *printer) attached(player bool) noun {
	if player {
		return p.orName(p.names().Attached, one("le joueur enchanté"))
	}
	return p.orName(p.names().Attached, one("le permanent enchanté"))
}

// anyTarget is "n'importe quelle cible", or what was targeted before.
func (p *printer) anyTarget() noun {
	switch {
	case p.self:
		return oneFeminine("cette cible")
	case p.e != nil && p.e.Kind == engine.InstructionOf:
		return oneFeminine("la cible")
	}
	return oneFeminine("n'importe quelle cible")
}

// ref writes what a reference stands for: "ce joueur", "cette source".
func (p *printer) ref(r engine.Ref) noun {
	n := p.names()
	switch r {
	case engine.This, engine.GrantedBy:
		return p.this()
	case engine.RefYou:
		return p.you()
	case engine.Attached:
		return p.attached(false)
	case engine.Target, engine.AnyTarget:
		return p.orName(n.Target, p.anyTarget())
	case engine.ChosenSource:
		return p.orName(n.Source, oneFeminine("une source "+p.choice()))
	case engine.AnOpponent:
		return one("un adversaire " + p.choice())
	case engine.Those:
		return p.those()
	}
	return p.thatRef(r)
}

// thatRef writes the references that belong to the event, and the players of
// other references.
func (p *printer) thatRef(r engine.Ref) noun {
	switch r {
	case engine.ThatEntity:
		if f := p.when.Affected; f != nil && (shape.OnlyPlayers(f) || shape.AboutObject(p.when) && len(f.Or) == 0) {
			return p.that()
		}
	case engine.ThatObject:
		return p.that()
	case engine.ThisOwner:
		return one("le propriétaire " + p.this().of())
	case engine.ThisController:
		return one("le contrôleur " + p.this().of())
	case engine.AttachedController:
		return one("le contrôleur " + p.attached(false).of())
	}
	words, ok := phraseOf(people, shape.Refs.Words(r))
	if !ok {
		return p.missNoun("a reference")
	}
	return p.orName(p.n.Of(r), words)
}

// that is the thing that the event is about, as a demonstrative: "cette
// créature", "ce sort"; the object itself and what is named go by their names.
func (p *printer) that() noun {
	f := p.when.Affected
	switch {
	case f == nil:
		return one("ce permanent")
	case f.Is == engine.This:
		return p.this()
	case f.Is == engine.Target && p.names().Target != "":
		return called(p.names().Target)
	case f.Is == engine.Target && f.Noun == engine.AnyThing && f.Types|f.AnyTypes == 0 && len(f.Or) == 0 && !f.Players:
		return oneFeminine("cette cible")
	case f.Is == engine.Attached:
		return p.attached(f.Players)
	case shape.OnlyPlayers(f):
		return one("ce joueur")
	}
	return p.kind(f).this()
}

// kind is the kind of thing a description is of, as a bare noun.
func (p *printer) kind(f *engine.Filter) noun {
	if len(f.Or) > 0 {
		first := p.kind(&f.Or[0])
		for i := range f.Or[1:] {
			if p.kind(&f.Or[i+1]).text != first.text {
				if p.when.Kind == engine.Move && p.when.From != engine.Battlefield {
					return oneFeminine("carte")
				}
				return one("permanent")
			}
		}
		return first
	}
	if n, ok := nounWord(f.Noun); ok {
		return n
	}
	if types := f.Types &^ superTypes; types != 0 {
		list := eachType(types)
		return list[len(list)-1]
	}
	if list := eachType(f.AnyTypes); len(list) == 1 {
		return list[0]
	}
	return one("permanent")
}

// those are the things that an earlier instruction of the same text made or
// moved: what it spoke of last.
func (p *printer) those() noun {
	if p.last.text == "" {
		return one("cet objet")
	}
	return p.last.again()
}

// again is one thing that was spoken of, as what follows calls it: "cette carte" of "une carte",
// "cet artefact ou cette créature".
func (n noun) again() noun {
	if n.plural {
		return n
	}
	parts := strings.Split(n.text, " ou ")
	for i, part := range parts {
		if bare, ok := strings.CutPrefix(part, "un "); ok {
			parts[i] = one(bare).this().text
		} else if bare, ok := strings.CutPrefix(part, "une "); ok {
			parts[i] = oneFeminine(bare).this().text
		}
	}
	return n.written(strings.Join(parts, " ou "))
}

// bound writes what a description is bound to: a target, a chosen source.
func (p *printer) bound(f *engine.Filter) noun {
	switch f.Is {
	case engine.ChosenSource:
		if p.names().Source != "" {
			return named(p.names().Source)
		}
		g := *f
		g.Is = engine.NoRef
		return p.things(&g, form{det: indef, choice: true})
	case engine.Target, engine.Target2:
		return p.target(f)
	case engine.Those:
		if p.last.text != "" {
			return p.last
		}
		return many("ces permanents")
	case engine.Attached:
		return p.attached(f.Players)
	case engine.ThatObject:
		return p.that()
	}
	return p.ref(f.Is)
}
