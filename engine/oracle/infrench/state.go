package infrench

// stateWord is a state that a thing is in, masculine; false where it is none
// that is known here.
func stateWord(m string) (string, bool) {
	switch m {
	case "attacking":
		return "attaquant", true
	case "blocking":
		return "bloqueur", true
	case "tapped":
		return "engagé", true
	case "untapped":
		return "dégagé", true
	case "enchanted":
		return "enchanté", true
	case "equipped":
		return "équipé", true
	case "modified":
		return "modifié", true
	case "historic":
		return "historique", true
	case "unblocked":
		return "non-bloqué", true
	case "blocked":
		return "bloqué", true
	case "kicked":
		return "kické", true
	case "suspected":
		return "suspecté", true
	case "face-down":
		return "face cachée", true
	case "face-up":
		return "face visible", true
	case "goaded":
		return "incité", true
	case "saddled":
		return "sellé", true
	case "renowned":
		return "renommé", true
	case "monocolored":
		return "monocolore", true
	case "outlaw":
		return "hors-la-loi", true
	case "copied":
		return "copié", true
	case "solved":
		return "résolu", true
	case "crewed":
		return "piloté", true
	}
	return "", false
}

// state is a state as a phrase has it.
func (p *printer) state(m string, n noun) string {
	if m == "attacking or blocking" {
		return p.state("attacking", n) + " ou " + p.state("blocking", n)
	}
	w, ok := stateWord(m)
	if !ok {
		return p.miss(m)
	}
	return n.adjective(w)
}
