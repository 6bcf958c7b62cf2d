package paragraph

import (
	"apnap/engine/lang/lexicon"
	"apnap/engine/oracle/lex"
)

// listHead reads what only says that a list of the board follows: "two replacement effects are in play:".
func (r *reader) listHead() bool {
	at := r.i
	r.eat("there are", "we have", "the")
	if r.peek().Kind == lex.NumberToken {
		r.i++
	}
	r.eat("relevant", "different", "replacement", "prevention")
	r.says(lexicon.BoardHead)
	r.eat("are", "is")
	r.says(lexicon.BoardTail)
	if r.i > at && r.eat(":") {
		return true
	}
	r.i = at
	return false
}

// sideLabel reads whose side a list is of: "my board:".
func (r *reader) sideLabel() (int, bool) {
	at := r.i
	who, ok := r.owner()
	if ok && r.says(lexicon.ThatSide) && r.eat(":") {
		return who, true
	}
	r.i = at
	return nobody, false
}
