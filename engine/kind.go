package engine

import "apnap/engine/cr"

// kind is what the rules and the contract say of a kind of event, once for all who ask.
type kind struct {
	name string  // the contract's verb for it, "" where that hangs on more than the kind
	rule cr.Rule // the rule that says what such an action is, 0 where none does
	// byPlayer is set where the event's player is who does it.
	byPlayer bool
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
	NoEvent:        {},
	Damage:         {name: "damage", much: asOne},
	GainLife:       {name: "life_gain", much: asOne},
	LoseLife:       {name: "life_loss", much: asOne, none: true},
	SetLife:        {name: "set_life", rule: cr.SetLife},
	PayLife:        {name: "pay_life", rule: cr.PayLife, much: asOne},
	DrawCards:      {name: "draw", byPlayer: true, none: true},
	Draw:           {name: "draw", byPlayer: true},
	PutCounters:    {name: "counters", byPlayer: true, much: whereTheyAre, none: true},
	RemoveCounters: {name: "remove_counters", much: whereTheyAre, none: true},
	CreateTokens:   {byPlayer: true, much: whereTheyAre},
	Destroy:        {name: "destroy"},
	Sacrifice:      {name: "sacrifice", rule: cr.Sacrifice},
	Discard:        {name: "discard", rule: cr.Discard, much: whereTheyAre, none: true},
	Mill:           {name: "mill", rule: cr.Mill, byPlayer: true, much: whereTheyAre, none: true},
	Move:           {name: "move"},
	Enter:          {name: "enter"},
	Regenerate:     {name: "regenerate"},
	Tap:            {name: "tap", rule: cr.TapUntap},
	Untap:          {name: "untap", rule: cr.TapUntap},
	AttachTo:       {name: "attach", rule: cr.Attach},
	Transform:      {name: "transform", rule: cr.Transform},
	TurnFaceUp:     {name: "turn_face_up"},
	PhaseOut:       {name: "phase_out", rule: cr.Phasing},
	PhaseIn:        {name: "phase_in", rule: cr.Phasing},
	Scry:           {name: "scry", rule: cr.Scry, byPlayer: true, much: asOne, none: true, noneBy: cr.ScryZero},
	Surveil:        {name: "surveil", rule: cr.Surveil, byPlayer: true, much: asOne, none: true, noneBy: cr.SurveilZero},
	SearchLibrary:  {name: "search", rule: cr.Search, byPlayer: true},
	ShuffleLibrary: {name: "shuffle", rule: cr.Shuffle},
	Reveal:         {name: "reveal", rule: cr.Reveal},
	ProduceMana:    {name: "mana", byPlayer: true},
	RollDice:       {name: "roll", none: true},
	FlipCoin:       {name: "flip", none: true},
	Proliferate:    {name: "proliferate", rule: cr.Proliferate},
	Explore_:       {name: "explore", rule: cr.Explore},
	Connive:        {name: "connive", rule: cr.Connive},
	Investigate:    {name: "investigate", rule: cr.Investigate},
	CastSpell:      {name: "cast", rule: cr.CastSpell, byPlayer: true},
	CopySpell:      {name: "copy_spell", rule: cr.CopySpell, byPlayer: true, none: true},
	CounterSpell:   {name: "counter_spell", rule: cr.CounterSpell},
	BeginPhase:     {name: "begin"},
	ExtraTurn:      {name: "extra_turn"},
	WinGame:        {name: "win_game"},
	LoseGame:       {name: "lose_game"},
	GainControl:    {name: "gain_control", byPlayer: true},
	Alter:          {name: "alter"},
	OtherAction:    {byPlayer: true},
}

// Name is what the contract calls what happened, "" where that hangs on more than the kind.
func (k EventKind) Name() string { return kinds[k].name }

// Rule is the rule that says what an action of the kind is; false where none does.
func (k EventKind) Rule() (cr.Rule, bool) { return kinds[k].rule, kinds[k].rule != 0 }

// ByPlayer reports whether the event's player is who does it.
func (k EventKind) ByPlayer() bool { return kinds[k].byPlayer }

// Much is "that much" of an event, for what looks at each or at all of them as one; 0 where
// there is no such amount.
func (ev *Event) Much(whole bool) int {
	if how := kinds[ev.Kind].much; how == asOne || how == whereTheyAre && whole {
		return ev.Amount
	}
	return 0
}

// NoneOfZero reports whether an amount of 0 of the kind is no event, and by which rule, 0
// where none says so.
func (k EventKind) NoneOfZero() (by cr.Rule, none bool) { return kinds[k].noneBy, kinds[k].none }
