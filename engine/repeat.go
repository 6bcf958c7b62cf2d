package engine

// repeats reports whether an event's amount says how often something is done,
// one time after another, so that each time is an event of its own.
func repeats(ev *Event) bool {
	switch ev.Kind {
	case Proliferate, Investigate, Explore_:
		return true
	case OtherAction:
		return !Numbered(ev.What) && ev.Object == NoObject
	}
	return false
}

// Numbered reports whether the amount of an action that has no kind of its own
// is a number that belongs to it ("bolster 2") rather than how often it is done.
func Numbered(what string) bool {
	switch what {
	case "adapt", "amass", "blight", "bolster", "collect evidence", "discover", "earthbend", "endure", "fateseal", "incubate", "support", "remove damage", "look at", "pay":
		return true
	}
	return len(what) > 7 && what[:7] == "ignore "
}

// maxTimes bounds how often one event can be repeated.
const maxTimes = 64

// separate makes an event that is done several times as many events. It reports
// whether it did.
func (w *walker) separate(st *state, i int) bool {
	n := st.moment[i]
	if n.ev.Amount < 2 || !repeats(&n.ev) {
		return false
	}
	if n.ev.Amount > maxTimes {
		w.fail(ErrTooLarge)
		return true
	}
	times := n.ev.Amount
	st.moment[i].ev.Amount = 1
	for range times - 1 {
		one := st.moment[i].ev
		st.putAfter(i, one, n.parent)
		c := &st.moment[i+1]
		c.changed, c.seen, c.looked, c.within = n.changed, n.seen, n.looked, n.within
	}
	return true
}
