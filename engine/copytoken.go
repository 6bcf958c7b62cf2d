package engine

// chooseCopied has the player choose the object that tokens will be copies of;
// false where it asks, or where there is nothing to choose.
func (r *rewriting) chooseCopied(f *Filter) bool {
	can := r.copyable(f)
	r.a.acted = true
	if len(can) == 0 || r.a.w.err != nil {
		return false
	}
	p := &point{kind: ChooseObject, chooser: r.who(NoRef), options: r.v.st.board.objectOptions(can, can)}
	pick, ok := r.a.ask(p)
	if ok {
		r.v.those = []ObjectID{can[pick]}
	}
	return ok
}
