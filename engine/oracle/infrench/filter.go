package infrench

import "apnap/engine"

// phrase writes a description in a form.
func (p *printer) phrase(f *engine.Filter, how form) noun { return p.missNoun("phrase") }

// ref writes what a reference stands for: "ce joueur", "cette source".
func (p *printer) ref(r engine.Ref) noun { return p.missNoun("ref") }

// bound writes what a description is bound to: a target, a chosen source.
func (p *printer) bound(f *engine.Filter) noun { return p.missNoun("bound") }

// receiver is to whom damage is redirected.
func (p *printer) receiver(c *engine.Change) noun {
	if c.Filter != nil {
		return p.bound(c.Filter)
	}
	return p.ref(c.Ref)
}

// keyword is a keyword ability: "vol", "initiative".
func (p *printer) keyword(word string) string { return p.miss(word) }

// counter is a kind of counter: "marqueur +1/+1", in the singular.
func (p *printer) counter(kind string) noun { return one("marqueur " + kind) }

// relOwn is what belongs to a relation: "votre main", "la main d'un adversaire",
// "une main" of anybody.
func (p *printer) relOwn(rel engine.Relation, thing noun) noun { return p.missNoun("relation") }

// remark is a sentence of English words that the reader kept (MarkEvent).
func (p *printer) remark(words string) string { return p.miss(words) }
