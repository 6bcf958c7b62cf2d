package paragraph

// suffixes reads what stands behind a noun:
//
//	Suffix = "(" Inside ")" | [ "," ] ( "which" | "that" ) "has" Details | "with" Details | "of" Player | "of" Whose | Player "controls" |
//	         ( "attached to" | "enchanting" | "equipped to" | "on" ) Noun .
func (r *reader) suffixes(n *noun) bool {
	for {
		at := r.i
		switch {
		case r.peek().Text == "(":
			if !r.parenthesis(n) {
				return false
			}
		case r.worn(n), r.relative(n), r.ofPlayer(n), r.attachment(n):
		default:
			r.i = at
			return r.err == nil
		}
	}
}
