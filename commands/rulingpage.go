package commands

import "apnap/commands/talk"

// rulingPage turns a page of a reply about a ruling.
func (d *Desk) rulingPage(p talk.Press, rec Record, s *sheet) talk.Reply {
	switch kind, n, _, ok := talk.Turned(p.Value); {
	case ok && kind == "orders":
		return d.orders(rec, s, n)
	case ok && kind == "ruling":
		return d.showPage(rec, s, n)
	}
	return talk.NothingNow(d.Lang)
}
