package bot

// Discord's limits, in characters unless said otherwise.
const (
	maxTitle       = 256
	maxDescription = 4096
	maxEmbedTotal  = 6000 // of all embeds of a message together
	maxRows        = 5
	maxRowButtons  = 5
	maxButtonLabel = 80
	maxCustomID    = 100
	maxEntries     = 25
	maxEntryText   = 100
	maxPlaceholder = 150
	maxFormTitle   = 45
	maxFormBoxes   = 5
	maxBoxLabel    = 45
	maxBoxHint     = 100
	maxBoxText     = 4000
	maxSuggestions = 25
	maxCommandText = 100
	maxOptions     = 25
	maxURL         = 512
	maxAlt         = 1024 // of a file's description
)

// Limits of our own, for the sake of readers and of the engine.
const (
	maxName        = 32   // of a person
	maxFooter      = 500  // of the 2,048 allowed
	maxNotes       = 1500 // of all notes together
	maxPiece       = 1500 // of one paragraph before it is split
	maxGiven       = 4000 // of one option's or box's text as handed on
	maxMentionsGet = 8    // names looked up for one request
)
