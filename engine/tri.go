package engine

// and is the conjunction of facts that may be unknown.
func (t Tri) and(u Tri) Tri {
	switch {
	case t == No || u == No:
		return No
	case t == Unknown || u == Unknown:
		return Unknown
	}
	return Yes
}

// or is the disjunction of facts that may be unknown.
func (t Tri) or(u Tri) Tri {
	switch {
	case t == Yes || u == Yes:
		return Yes
	case t == Unknown || u == Unknown:
		return Unknown
	}
	return No
}

// not is the opposite.
func (t Tri) not() Tri {
	switch t {
	case Yes:
		return No
	case No:
		return Yes
	}
	return Unknown
}

func tri(b bool) Tri {
	if b {
		return Yes
	}
	return No
}
