package ruling

// The labels of buttons, menus and boxes.
const (
	labelRules = "Text of the rules"
	labelSay   = "Say how"
	labelUnder = "Under the rules of…"
)

// The sentences of rulings and look-ups that stand around what was worked out.
const (
	sayAssumed     = "Assumed: %s."
	sayIdle        = "Changes nothing here: %s."
	sayIncomplete  = "There are more ways to order this than I walked; other ends may exist."
	sayMoreEnds    = "… and %d more ends."
	sayOption      = "%s: %s"
	sayMoreOptions = "… and %d more ways to choose."
	sayOneEnd      = "%s orders, one end."
	saySameAs      = "The %s give the same."
	sayNotAs       = "That is not what the %s give; ends that they do not give stand out."
)

// What presses on a ruling say.
const (
	sayRulingID = "ruling %s"
)

// What *Why these?* says of an effect: its name, and what it does.
const (
	sayEffect      = "%s: %s"
	sayEffectApart = "%s: %s It is not one of the options here."
)

// What forms for answers say.
const (
	sayChooses = "%s chooses"
)

// What the picture of the outcomes says.
const (
	sayTreeMore = "And %d more options."
)
