package infrench

import (
	"strings"

	"apnap/engine"
)

// onTriggers is the sentence about how often abilities trigger on something.
func (p *printer) onTriggers(e *engine.Effect) string {
	more := e.Kind == engine.MoreTriggers
	happens := make([]string, 0, 1+len(e.When.Or))
	for _, pt := range engine.Alternatives(&e.When) {
		happens = append(happens, happening(pt, !more))
	}
	when := " qui " + strings.Join(happens, " ou ")
	if more {
		return "si " + p.some(e.When.Affected).text + when + " fait se déclencher une capacité " + p.some(e.Holder).of() + ", cette capacité se déclenche une fois de plus"
	}
	whose := ""
	if e.Holder != nil {
		whose = " " + p.all(e.Holder).of()
	}
	return p.all(e.When.Affected).text + when + " ne font se déclencher aucune capacité" + whose
}

// happening is what happens to one thing, or to several, that abilities trigger on.
func happening(pt *engine.Pattern, several bool) string {
	one, many := "attaque", "attaquent"
	switch pt.Kind {
	case engine.Enter:
		one, many = "arrive"+onto, "arrivent"+onto
	case engine.Move:
		one, many = "meurt", "meurent"
	}
	if several {
		return many
	}
	return one
}
