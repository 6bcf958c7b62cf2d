package rulesdb

// Where a text comes from.
const (
	Official = "official" // an imported text of the publisher
	Digest   = "digest"   // the project's own words
)

// Place is a rule in an edition.
type Place struct {
	Edition string `json:"edition"`
	Number  string `json:"number"`
}

// Rule is a numbered rule as an edition has it. Lists are never nil.
type Rule struct {
	Number     string   `json:"number"`
	Edition    string   `json:"edition"`   // effective date, ISO
	Effective  string   `json:"effective"` // the same
	Heading    string   `json:"heading"`   // title of the keyword or section it stands in
	Text       string   `json:"text"`      // paragraphs, one a line
	Examples   []string `json:"examples"`
	Children   []string `json:"children"`
	Parent     string   `json:"parent"`
	See        []string `json:"see"`          // the rules its text sends the reader to
	SameRuleIn []Place  `json:"same_rule_in"` // where it stood under other numbers
	Source     string   `json:"source"`       // Official or Digest
	Provenance string   `json:"provenance,omitempty"`
	Previous   string   `json:"previous,omitempty"` // neighbours in order of numbers
	Next       string   `json:"next,omitempty"`
}

// Term is a glossary entry.
type Term struct {
	Term    string   `json:"term"`
	Edition string   `json:"edition"`
	Senses  []string `json:"senses"`
	See     []string `json:"see"`
	Source  string   `json:"source"`
}

// Hit is a rule found by search; a higher score is a better match.
type Hit struct {
	Number  string  `json:"number"`
	Edition string  `json:"edition"`
	Snippet string  `json:"snippet"`
	Score   float64 `json:"score"`
	Source  string  `json:"source"` // Official or Digest
	// Untold is set for a rule of which neither an installed text nor the digest has
	// words: the snippet is what people call it.
	Untold bool `json:"untold,omitempty"`
}

// Installed is an edition that can be looked up.
type Installed struct {
	ID        string   `json:"id"`
	Effective string   `json:"effective"`
	Rules     int      `json:"rules"`
	Examples  int      `json:"examples"`
	Glossary  int      `json:"glossary"`
	Partial   bool     `json:"partial"`
	Warnings  []string `json:"warnings"`
	Source    string   `json:"source"`
}

// Report says what an import did.
type Report struct {
	Installed
	Name     string `json:"name"`     // of the file
	Replaced bool   `json:"replaced"` // the edition was there before
}
