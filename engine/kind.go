package engine

import "apnap/engine/cr"

// kind is what the rules and the contract say of a kind of event, once for all who ask.
type kind struct {
	word string  // the notation's, which no other kind has
	name string  // the contract's verb for it, "" where that hangs on more than the kind
	rule cr.Rule // the rule that says what such an action is, 0 where none does
	// byPlayer is set where the event's player is who does it.
	byPlayer bool
	// atTop is set where the event's player looks at so many cards on top of a library.
	atTop bool
	// much is how "that much" of it is counted.
	much counting
	// none is set where an amount of 0 is no such event, by the rule noneBy where one says so.
	none   bool
	noneBy cr.Rule
}

// counting is how "that much" of an event is counted.
type counting uint8

const (
	uncounted    counting = iota
	asOne                 // its amount
	whereTheyAre          // its amount where all of them are looked at as one, "one or more"
)

// kinds say it of each kind; who adds a kind begins here.
var kinds = [EventKinds]kind{
	NoEvent:        {word: "none"},
	Damage:         {word: "damage", name: "damage", much: asOne},
	GainLife:       {word: "gain-life", name: "life_gain", much: asOne},
	LoseLife:       {word: "lose-life", name: "life_loss", much: asOne, none: true},
	SetLife:        {word: "set-life", name: "set_life", rule: cr.SetLife},
	PayLife:        {word: "pay-life", name: "pay_life", rule: cr.PayLife, much: asOne},
	DrawCards:      {word: "draw-cards", name: "draw", byPlayer: true, none: true},
	Draw:           {word: "draw", name: "draw", byPlayer: true},
	PutCounters:    {word: "put-counters", name: "counters", byPlayer: true, much: whereTheyAre, none: true},
	RemoveCounters: {word: "remove-counters", name: "remove_counters", much: whereTheyAre, none: true},
	CreateTokens:   {word: "create-tokens", byPlayer: true, much: whereTheyAre},
	Destroy:        {word: "destroy", name: "destroy"},
	Sacrifice:      {word: "sacrifice", name: "sacrifice", rule: cr.Sacrifice, byPlayer: true},
	Discard:        {word: "discard", name: "discard", rule: cr.Discard, much: whereTheyAre, none: true},
	Mill:           {word: "mill", name: "mill", rule: cr.Mill, byPlayer: true, much: whereTheyAre, none: true},
	Move:           {word: "move", name: "move"},
	Enter:          {word: "enter", name: "enter"},
	Regenerate:     {word: "regenerate", name: "regenerate"},
	Tap:            {word: "tap", name: "tap", rule: cr.TapUntap},
	Untap:          {word: "untap", name: "untap", rule: cr.TapUntap},
	AttachTo:       {word: "attach", name: "attach", rule: cr.Attach},
	Transform:      {word: "transform", name: "transform", rule: cr.Transform},
	TurnFaceUp:     {word: "turn-face-up", name: "turn_face_up"},
	PhaseOut:       {word: "phase-out", name: "phase_out", rule: cr.Phasing},
	PhaseIn:        {word: "phase-in", name: "phase_in", rule: cr.Phasing},
	Scry:           {word: "scry", name: "scry", rule: cr.Scry, byPlayer: true, atTop: true, much: asOne, none: true, noneBy: cr.ScryZero},
	Surveil:        {word: "surveil", name: "surveil", rule: cr.Surveil, byPlayer: true, atTop: true, much: asOne, none: true, noneBy: cr.SurveilZero},
	SearchLibrary:  {word: "search", name: "search", rule: cr.Search, byPlayer: true},
	ShuffleLibrary: {word: "shuffle", name: "shuffle", rule: cr.Shuffle},
	Reveal:         {word: "reveal", name: "reveal", rule: cr.Reveal},
	ProduceMana:    {word: "mana", name: "mana", byPlayer: true},
	RollDice:       {word: "roll", name: "roll", none: true},
	FlipCoin:       {word: "flip", name: "flip", none: true},
	Proliferate:    {word: "proliferate", name: "proliferate", rule: cr.Proliferate},
	Explore_:       {word: "explore", name: "explore", rule: cr.Explore},
	Connive:        {word: "connive", name: "connive", rule: cr.Connive},
	Investigate:    {word: "investigate", name: "investigate", rule: cr.Investigate},
	CastSpell:      {word: "cast", name: "cast", rule: cr.CastSpell, byPlayer: true},
	CopySpell:      {word: "copy-spell", name: "copy_spell", rule: cr.CopySpell, byPlayer: true, none: true},
	CounterSpell:   {word: "counter-spell", name: "counter_spell", rule: cr.CounterSpell},
	BeginPhase:     {word: "begin", name: "begin"},
	ExtraTurn:      {word: "extra-turn", name: "extra_turn"},
	WinGame:        {word: "win", name: "win_game"},
	LoseGame:       {word: "lose", name: "lose_game"},
	GainControl:    {word: "gain-control", name: "gain_control", byPlayer: true},
	Alter:          {word: "alter", name: "alter"},
	OtherAction:    {word: "other", byPlayer: true},
}

// Word is what the notation of effects calls a kind.
func (k EventKind) Word() string { return kinds[k].word }

// Name is what the contract calls what happened, "" where that hangs on more than the kind.
func (k EventKind) Name() string { return kinds[k].name }

// Rule is the rule that says what an action of the kind is; false where none does.
func (k EventKind) Rule() (cr.Rule, bool) { return kinds[k].rule, kinds[k].rule != 0 }

// ByPlayer reports whether the event's player is who does it.
func (k EventKind) ByPlayer() bool { return kinds[k].byPlayer }

// LooksAtTop reports whether the event's player looks at so many cards on top of a library and
// puts them where they please: "scries 2".
func (k EventKind) LooksAtTop() bool { return kinds[k].atTop }

// Much is "that much" of an event, for what looks at each or at all of them as one; 0 where
// there is no such amount.
func (ev *Event) Much(whole bool) int {
	if how := kinds[ev.Kind].much; how == asOne || how == whereTheyAre && whole {
		return ev.Amount
	}
	return 0
}

// Counts reports whether an event of the kind is about a number of something, which "that many" may mean.
func (k EventKind) Counts() bool {
	switch k {
	case Damage, GainLife, LoseLife, SetLife, PayLife, Draw, DrawCards, PutCounters, RemoveCounters, CreateTokens, Mill, Discard, ProduceMana, RollDice, FlipCoin, Reveal, Proliferate:
		return true
	}
	return false
}

// NoneOfZero reports whether an amount of 0 of the kind is no event, and by which rule, 0
// where none says so.
func (k EventKind) NoneOfZero() (by cr.Rule, none bool) { return kinds[k].noneBy, kinds[k].none }
