package engine

import "apnap/engine/say"

// share is what of a divided amount is for one target: all of it where there is
// but one. How it falls on several is for the question to say.
func (v *view) share(e *Expr) (int, bool) {
	if v.ev != nil && v.ev.Kind == Damage && v.ev.Source == v.this {
		n := 0
		for i := range v.st.moment {
			if ev := &v.st.moment[i].ev; ev.Kind == Damage && ev.Source == v.this {
				n++
			}
		}
		if n > 1 {
			v.unknown(v.this, unsaid(say.New("how the damage is divided")))
			return 0, false
		}
	}
	return v.value(e.A)
}
