package talk

// The labels of buttons, menus and boxes.
const (
	labelPageBack = "← Page %d"
	labelPageOn   = "Page %d →"
)

// What the commands say besides rulings, each a whole sentence, or the form of
// one.
const (
	sayPage = "page %d of %d"
)

// What the picture of the outcomes says.
const (
	sayTreeEnd = "%s: %s."
)
