package infrench

import "strings"

// rarer are the irregular verbs that only what happens is told with; every other
// verb is regular.
func rarer(plain string) verb {
	switch plain {
	case "acquérir":
		return verb{plain, "acquiert", "acquièrent", "acquérez", "acquis"}
	case "recevoir":
		return verb{plain, "reçoit", "reçoivent", "recevez", "reçu"}
	case "apprendre":
		return verb{plain, "apprend", "apprennent", "apprenez", "appris"}
	case "ouvrir", "découvrir":
		s := strings.TrimSuffix(plain, "rir")
		return verb{plain, s + "re", s + "rent", s + "rez", strings.TrimSuffix(s, "v") + "vert"}
	case "flétrir":
		return verb{plain, "flétrit", "flétrissent", "flétrissez", "flétri"}
	}
	return regular(plain)
}
