package engine

// Resolve replays the answers from the start of the scenario and returns the
// trace with either the next choice or the outcome.
func Resolve(s *Scenario, answers []Answer) (*Resolution, error) {
	return nil, &Unsupported{What: "anything yet"}
}

// Explore walks every way the choices after the given answers can go.
func Explore(s *Scenario, answers []Answer, limits Limits) (*Exploration, error) {
	return nil, &Unsupported{What: "anything yet"}
}
