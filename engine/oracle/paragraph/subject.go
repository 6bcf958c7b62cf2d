package paragraph

import (
	"apnap/engine/lang/lexicon"
)

// separator reads what stands between the nouns of a list.
func (r *reader) separator() bool {
	at := r.i
	r.says(lexicon.AndAlso)
	return r.i > at
}
