package commands

// What fits under a reply.
const (
	maxButtonLabel = 80
	maxRowButtons  = 5
	maxChoiceRows  = 2 // rows of options; more of them go into a menu
	maxMenuEntries = 25
	maxEntryText   = 100
)

// maxEditionLength is how many characters the name of an edition may have.
const maxEditionLength = 40
