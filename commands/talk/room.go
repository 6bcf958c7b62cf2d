package talk

// What fits under a reply.
const (
	MaxButtonLabel = 80
	MaxRowButtons  = 5
	MaxChoiceRows  = 2 // rows of options; more of them go into a menu
	MaxMenuEntries = 25
	MaxEntryText   = 100
)

// MaxEditionLength is how many characters the name of an edition may have.
const MaxEditionLength = 40
