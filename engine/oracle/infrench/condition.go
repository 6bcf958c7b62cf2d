package infrench

import "apnap/engine"

// cond writes a condition as a clause: "vous contrôlez une créature".
func (p *printer) cond(c *engine.Cond) string { return p.miss("condition") }

// whileCond is a condition said within the event, with its space.
func (p *printer) whileCond(c *engine.Cond) string { return " " + p.miss("condition") }

// prefixes are conditions before the sentence.
func (p *printer) prefixes(cs []engine.Cond) string {
	s := ""
	for i := range cs {
		s += p.cond(&cs[i]) + ", "
	}
	return s
}

// part is a turn, phase or step, without an article.
func (p *printer) part(what string) noun { return one(p.miss(what)) }

// early is a duration that stands before the sentence, late one within it.
func (p *printer) early(e *engine.Effect) string { return "" }

func (p *printer) late(e *engine.Effect) string { return "" }

// until is a duration behind the sentence.
func (p *printer) until(e *engine.Effect) string { return p.late(e) }

// zone is a zone without an article: "champ de bataille", "main".
func zone(z engine.Zone) noun { return one("zone") }
