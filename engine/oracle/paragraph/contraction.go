package paragraph

import (
	"apnap/engine/lang/lexicon"
)

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
