package lexicon

import (
	_ "embed"
	"slices"
	"strings"
	"sync"
)

// Role is a part that words and phrases play in what people write about a game.
type Role string

// The roles; the list says what each is.
const (
	AbilityWord         Role = "AbilityWord"
	AccordingTo         Role = "AccordingTo"
	AcrossFrom          Role = "AcrossFrom"
	ActingVerb          Role = "ActingVerb"
	ActivePlayer        Role = "ActivePlayer"
	Addressed           Role = "Addressed"
	AddsLoyalty         Role = "AddsLoyalty"
	Adverb              Role = "Adverb"
	AfterCast           Role = "AfterCast"
	AfterWhat           Role = "AfterWhat"
	AimStart            Role = "AimStart"
	AimVerb             Role = "AimVerb"
	AimedAt             Role = "AimedAt"
	AlreadyHas          Role = "AlreadyHas"
	AmongThem           Role = "AmongThem"
	AmountOf            Role = "AmountOf"
	AmountTalk          Role = "AmountTalk"
	AndAlso             Role = "AndAlso"
	AndEnters           Role = "AndEnters"
	Announces           Role = "Announces"
	Another             Role = "Another"
	AnswerGot           Role = "AnswerGot"
	AnswerTail          Role = "AnswerTail"
	AnswerVerb          Role = "AnswerVerb"
	AnswerWord          Role = "AnswerWord"
	AnyCreature         Role = "AnyCreature"
	AnyMore             Role = "AnyMore"
	AnySuch             Role = "AnySuch"
	Article             Role = "Article"
	AsSource            Role = "AsSource"
	AskedPronoun        Role = "AskedPronoun"
	AskedSubject        Role = "AskedSubject"
	AskedWhom           Role = "AskedWhom"
	AskedWith           Role = "AskedWith"
	AskingVerb          Role = "AskingVerb"
	AskingWord          Role = "AskingWord"
	AsksBeing           Role = "AsksBeing"
	AsksDoing           Role = "AsksDoing"
	AsksVerb            Role = "AsksVerb"
	AsksWhat            Role = "AsksWhat"
	AsksWhere           Role = "AsksWhere"
	AsksWhether         Role = "AsksWhether"
	AsksWhich           Role = "AsksWhich"
	AtLife              Role = "AtLife"
	AtOnce              Role = "AtOnce"
	AtTable             Role = "AtTable"
	AtTheMoment         Role = "AtTheMoment"
	AttachVerb          Role = "AttachVerb"
	AttackAt            Role = "AttackAt"
	AttackVerb          Role = "AttackVerb"
	AttackedBy          Role = "AttackedBy"
	AttackingNow        Role = "AttackingNow"
	AttacksVerb         Role = "AttacksVerb"
	BackWord            Role = "BackWord"
	BareAction          Role = "BareAction"
	Because             Role = "Because"
	BeforeOwner         Role = "BeforeOwner"
	BeforePerson        Role = "BeforePerson"
	Beforehand          Role = "Beforehand"
	BesideVerb          Role = "BesideVerb"
	Besides             Role = "Besides"
	BetweenNames        Role = "BetweenNames"
	BlockVerb           Role = "BlockVerb"
	BlockedBy           Role = "BlockedBy"
	BlowsUp             Role = "BlowsUp"
	BoardHead           Role = "BoardHead"
	BoardTail           Role = "BoardTail"
	BothPlayers         Role = "BothPlayers"
	BracketTalk         Role = "BracketTalk"
	ByWord              Role = "ByWord"
	CallsThem           Role = "CallsThem"
	Cant                Role = "Cant"
	CantRegenerate      Role = "CantRegenerate"
	CardCalled          Role = "CardCalled"
	CastFrom            Role = "CastFrom"
	CastVerb            Role = "CastVerb"
	CauseOf             Role = "CauseOf"
	CausesNo            Role = "CausesNo"
	CausesNoTrigger     Role = "CausesNoTrigger"
	CausesTrigger       Role = "CausesTrigger"
	Changes             Role = "Changes"
	ChatStart           Role = "ChatStart"
	ChoiceVerb          Role = "ChoiceVerb"
	Choosing            Role = "Choosing"
	ClauseEnd           Role = "ClauseEnd"
	ClauseStart         Role = "ClauseStart"
	ClauseWord          Role = "ClauseWord"
	CombatDamage        Role = "CombatDamage"
	CombatPower         Role = "CombatPower"
	ComesOut            Role = "ComesOut"
	ComesTo             Role = "ComesTo"
	CommandChoice       Role = "CommandChoice"
	CommonWord          Role = "CommonWord"
	ControlVerb         Role = "ControlVerb"
	Copula              Role = "Copula"
	Corrects            Role = "Corrects"
	CostsLoyalty        Role = "CostsLoyalty"
	CounterOrToken      Role = "CounterOrToken"
	CounterWord         Role = "CounterWord"
	CreatesSome         Role = "CreatesSome"
	CreatureVerb        Role = "CreatureVerb"
	DamageWord          Role = "DamageWord"
	Damages             Role = "Damages"
	DeckWord            Role = "DeckWord"
	Denies              Role = "Denies"
	Describes           Role = "Describes"
	Doer                Role = "Doer"
	DoesNotBlock        Role = "DoesNotBlock"
	DoneToIt            Role = "DoneToIt"
	DrawsSome           Role = "DrawsSome"
	DyingNow            Role = "DyingNow"
	EachOpponent        Role = "EachOpponent"
	Earlier             Role = "Earlier"
	EffectWord          Role = "EffectWord"
	ElidedNoun          Role = "ElidedNoun"
	ElidedVerb          Role = "ElidedVerb"
	Elsewhere           Role = "Elsewhere"
	EmptyAdjective      Role = "EmptyAdjective"
	EndsNames           Role = "EndsNames"
	EndsUp              Role = "EndsUp"
	EnemyWord           Role = "EnemyWord"
	EnteringNow         Role = "EnteringNow"
	EntersAsked         Role = "EntersAsked"
	EntersVerb          Role = "EntersVerb"
	EveryMode           Role = "EveryMode"
	ExampleTalk         Role = "ExampleTalk"
	Expectation         Role = "Expectation"
	Expects             Role = "Expects"
	Face                Role = "Face"
	FaceWord            Role = "FaceWord"
	Faces               Role = "Faces"
	Fellow              Role = "Fellow"
	Filler              Role = "Filler"
	FirstName           Role = "FirstName"
	FollowLead          Role = "FollowLead"
	ForTheTurn          Role = "ForTheTurn"
	Format              Role = "Format"
	FromSomething       Role = "FromSomething"
	GainsSome           Role = "GainsSome"
	GameNoun            Role = "GameNoun"
	GameWord            Role = "GameWord"
	Gathering           Role = "Gathering"
	Gendered            Role = "Gendered"
	GetsIn              Role = "GetsIn"
	GetsVerb            Role = "GetsVerb"
	GistAnd             Role = "GistAnd"
	GistIdle            Role = "GistIdle"
	GistJoint           Role = "GistJoint"
	GivesUp             Role = "GivesUp"
	GlossStart          Role = "GlossStart"
	GlossWord           Role = "GlossWord"
	GoesOn              Role = "GoesOn"
	GoesTo              Role = "GoesTo"
	GoesUnblocked       Role = "GoesUnblocked"
	GoingTo             Role = "GoingTo"
	GoneWord            Role = "GoneWord"
	HandVerb            Role = "HandVerb"
	HarmVerb            Role = "HarmVerb"
	HarmlessToHave      Role = "HarmlessToHave"
	HasHere             Role = "HasHere"
	HasResolved         Role = "HasResolved"
	HaveA               Role = "HaveA"
	HavingVerb          Role = "HavingVerb"
	HeadingWord         Role = "HeadingWord"
	HitVerb             Role = "HitVerb"
	Holder              Role = "Holder"
	HowItEnters         Role = "HowItEnters"
	HurtSome            Role = "HurtSome"
	InHand              Role = "InHand"
	InLibrary           Role = "InLibrary"
	InPlace             Role = "InPlace"
	InPlaceOf           Role = "InPlaceOf"
	InResponse          Role = "InResponse"
	Interacts           Role = "Interacts"
	IsAsked             Role = "IsAsked"
	IsHitBy             Role = "IsHitBy"
	IsOverloaded        Role = "IsOverloaded"
	IsProtectedBy       Role = "IsProtectedBy"
	IsShielded          Role = "IsShielded"
	IsWornBy            Role = "IsWornBy"
	ItHas               Role = "ItHas"
	ItIs                Role = "ItIs"
	ItResolves          Role = "ItResolves"
	Joint               Role = "Joint"
	KeywordWord         Role = "KeywordWord"
	KillVerb            Role = "KillVerb"
	Knows               Role = "Knows"
	LandDrop            Role = "LandDrop"
	Lately              Role = "Lately"
	LeadWord            Role = "LeadWord"
	LeavesOpen          Role = "LeavesOpen"
	LedQuestion         Role = "LedQuestion"
	Lessens             Role = "Lessens"
	LifeIs              Role = "LifeIs"
	Limits              Role = "Limits"
	LimitsAll           Role = "LimitsAll"
	LittleWord          Role = "LittleWord"
	LosesLife           Role = "LosesLife"
	LosesSome           Role = "LosesSome"
	MakerVerb           Role = "MakerVerb"
	MakesAsked          Role = "MakesAsked"
	MayAsk              Role = "MayAsk"
	MayNot              Role = "MayNot"
	Meets               Role = "Meets"
	MillsSome           Role = "MillsSome"
	MineWord            Role = "MineWord"
	Misspelt            Role = "Misspelt"
	Modal               Role = "Modal"
	ModeChosen          Role = "ModeChosen"
	MyOpponents         Role = "MyOpponents"
	NameEnd             Role = "NameEnd"
	NameToo             Role = "NameToo"
	NamesMine           Role = "NamesMine"
	NamesTheirs         Role = "NamesTheirs"
	NoCreature          Role = "NoCreature"
	NoDeed              Role = "NoDeed"
	NoOpinion           Role = "NoOpinion"
	NobodysName         Role = "NobodysName"
	NonactivePlayer     Role = "NonactivePlayer"
	NoneWord            Role = "NoneWord"
	NothingBlocks       Role = "NothingBlocks"
	NothingMore         Role = "NothingMore"
	NothingThere        Role = "NothingThere"
	NumberTalk          Role = "NumberTalk"
	ObjectPronoun       Role = "ObjectPronoun"
	OfThem              Role = "OfThem"
	OfWhose             Role = "OfWhose"
	Offered             Role = "Offered"
	OldRules            Role = "OldRules"
	OneMore             Role = "OneMore"
	OnePlayer           Role = "OnePlayer"
	OneWord             Role = "OneWord"
	Opinion             Role = "Opinion"
	OpinionAdverb       Role = "OpinionAdverb"
	OpinionStart        Role = "OpinionStart"
	OpinionVerb         Role = "OpinionVerb"
	OrAsks              Role = "OrAsks"
	OrderedAction       Role = "OrderedAction"
	OrderedVerb         Role = "OrderedVerb"
	OtherPerson         Role = "OtherPerson"
	OtherQuestion       Role = "OtherQuestion"
	OtherWord           Role = "OtherWord"
	OthersWord          Role = "OthersWord"
	OutOther            Role = "OutOther"
	OutThere            Role = "OutThere"
	PartWord            Role = "PartWord"
	PassingPhrase       Role = "PassingPhrase"
	PaysVerb            Role = "PaysVerb"
	Person              Role = "Person"
	PersonPronoun       Role = "PersonPronoun"
	PlayedThing         Role = "PlayedThing"
	PlayerClause        Role = "PlayerClause"
	PlayerInstruction   Role = "PlayerInstruction"
	PlayerQuality       Role = "PlayerQuality"
	PlayerVerb          Role = "PlayerVerb"
	PlayersOne          Role = "PlayersOne"
	PlayersOwn          Role = "PlayersOwn"
	Playing             Role = "Playing"
	PlaysUnder          Role = "PlaysUnder"
	PointsBack          Role = "PointsBack"
	PopWord             Role = "PopWord"
	Possessive          Role = "Possessive"
	Premise             Role = "Premise"
	Preposition         Role = "Preposition"
	ProtectVerb         Role = "ProtectVerb"
	PurposeVerb         Role = "PurposeVerb"
	QuestionAbout       Role = "QuestionAbout"
	QuestionWord        Role = "QuestionWord"
	RegenerateVerb      Role = "RegenerateVerb"
	RegenerationAbility Role = "RegenerationAbility"
	Relative            Role = "Relative"
	RelativeStart       Role = "RelativeStart"
	RemoveVerb          Role = "RemoveVerb"
	Repeated            Role = "Repeated"
	Repeats             Role = "Repeats"
	Reported            Role = "Reported"
	ResolvesVerb        Role = "ResolvesVerb"
	ResultStart         Role = "ResultStart"
	RollWord            Role = "RollWord"
	RollsSome           Role = "RollsSome"
	Roughly             Role = "Roughly"
	Rulebook            Role = "Rulebook"
	RulesOf             Role = "RulesOf"
	SaysHalf            Role = "SaysHalf"
	SaysMore            Role = "SaysMore"
	SaysPlus            Role = "SaysPlus"
	SaysThrice          Role = "SaysThrice"
	SaysTwice           Role = "SaysTwice"
	SentenceStart       Role = "SentenceStart"
	SettingWord         Role = "SettingWord"
	Shield              Role = "Shield"
	ShieldNoun          Role = "ShieldNoun"
	ShortIs             Role = "ShortIs"
	ShortNot            Role = "ShortNot"
	SideOf              Role = "SideOf"
	Simple              Role = "Simple"
	SitsBehind          Role = "SitsBehind"
	SoWord              Role = "SoWord"
	SomePlayer          Role = "SomePlayer"
	Somebody            Role = "Somebody"
	Somewhere           Role = "Somewhere"
	SpeakersWord        Role = "SpeakersWord"
	SpellDoes           Role = "SpellDoes"
	SpellMoves          Role = "SpellMoves"
	SpellSpokenOf       Role = "SpellSpokenOf"
	SpellThat           Role = "SpellThat"
	SpellVerb           Role = "SpellVerb"
	StartWord           Role = "StartWord"
	StartedWith         Role = "StartedWith"
	StatementEnd        Role = "StatementEnd"
	StealVerb           Role = "StealVerb"
	SubjectVerb         Role = "SubjectVerb"
	Suffers             Role = "Suffers"
	SuffersGist         Role = "SuffersGist"
	Supposes            Role = "Supposes"
	SweepsToo           Role = "SweepsToo"
	TableOf             Role = "TableOf"
	TagWord             Role = "TagWord"
	TakesHit            Role = "TakesHit"
	TalkAdverb          Role = "TalkAdverb"
	TalkVerb            Role = "TalkVerb"
	TalkWord            Role = "TalkWord"
	TargetedBy          Role = "TargetedBy"
	TellsMore           Role = "TellsMore"
	TextSays            Role = "TextSays"
	ThatSide            Role = "ThatSide"
	TheSame             Role = "TheSame"
	ThereAre            Role = "ThereAre"
	ThereIs             Role = "ThereIs"
	ThingInstruction    Role = "ThingInstruction"
	ThingPronoun        Role = "ThingPronoun"
	Thrice              Role = "Thrice"
	TicksDown           Role = "TicksDown"
	TicksUp             Role = "TicksUp"
	TimePrep            Role = "TimePrep"
	TimeUnit            Role = "TimeUnit"
	ToPrevent           Role = "ToPrevent"
	ToTrigger           Role = "ToTrigger"
	TokenKind           Role = "TokenKind"
	TokenVerb           Role = "TokenVerb"
	ToldVerb            Role = "ToldVerb"
	Trailer             Role = "Trailer"
	TriesTo             Role = "TriesTo"
	TriggersMore        Role = "TriggersMore"
	TurnPart            Role = "TurnPart"
	TurnsAgo            Role = "TurnsAgo"
	Ultimates           Role = "Ultimates"
	Under               Role = "Under"
	Universal           Role = "Universal"
	UsesAbility         Role = "UsesAbility"
	Venue               Role = "Venue"
	VenueTail           Role = "VenueTail"
	Waits               Role = "Waits"
	WasWord             Role = "WasWord"
	WearsVerb           Role = "WearsVerb"
	Weekday             Role = "Weekday"
	WhatAsks            Role = "WhatAsks"
	WhenWord            Role = "WhenWord"
	WhichAsks           Role = "WhichAsks"
	WhichHas            Role = "WhichHas"
	WhichIs             Role = "WhichIs"
	WhichIsNoCreature   Role = "WhichIsNoCreature"
	WhoAsks             Role = "WhoAsks"
	WhoControls         Role = "WhoControls"
	WholeBoard          Role = "WholeBoard"
	Whose               Role = "Whose"
	WipesBoard          Role = "WipesBoard"
	WithBoard           Role = "WithBoard"
	WithBoardToo        Role = "WithBoardToo"
	WithEverything      Role = "WithEverything"
	WithFriends         Role = "WithFriends"
	WornBy              Role = "WornBy"
	WouldDo             Role = "WouldDo"
	WouldRather         Role = "WouldRather"
	XEquals             Role = "XEquals"
	ZoneIs              Role = "ZoneIs"
)

//go:embed roles.txt
var roleList string

// cast are the words and phrases of one role.
type cast struct {
	words map[string]bool
	// phrases are the tokens of words and phrases by the first of them, longest first.
	phrases map[string][][]string
}

var roles = sync.OnceValue(func() map[Role]*cast {
	all := map[Role]*cast{}
	var c *cast
	for line := range strings.Lines(roleList) {
		line = strings.TrimSpace(line)
		switch {
		case line == "" || line[0] == '#':
		case line[0] == '[':
			name, _, _ := strings.Cut(line[1:], "]")
			c = &cast{map[string]bool{}, map[string][][]string{}}
			all[Role(name)] = c
		case line[0] == '|':
			for phrase := range strings.SplitSeq(line[1:], "|") {
				c.add("", strings.TrimSpace(phrase))
			}
		default:
			for word := range strings.FieldsSeq(line) {
				c.words[word] = true
				c.add("", word)
			}
		}
	}
	for _, c := range all {
		for _, list := range c.phrases {
			slices.SortFunc(list, func(a, b []string) int { return len(b) - len(a) })
		}
	}
	return all
})

// parts are the roles that a word plays, and those of which a word or phrase begins with it.
type parts struct{ plays, begins []Role }

// partsOf has them by the word, since there are more roles than a word has.
var partsOf = sync.OnceValue(func() map[string]parts {
	all := map[string]parts{}
	for r, c := range roles() {
		for word := range c.words {
			p := all[word]
			p.plays = append(p.plays, r)
			all[word] = p
		}
		for word := range c.phrases {
			p := all[word]
			p.begins = append(p.begins, r)
			all[word] = p
		}
	}
	return all
})

// Begun are the roles of which a word or phrase begins with a word.
func Begun(word string) []Role { return partsOf()[word].begins }

// add takes in a phrase of which the beginning is told, in each way that it can be said.
func (c *cast) add(told, rest string) {
	before, choice, ok := strings.Cut(rest, "[")
	told += before
	if !ok {
		tokens := split(told)
		c.phrases[tokens[0]] = append(c.phrases[tokens[0]], tokens)
		return
	}
	choice, rest, _ = strings.Cut(choice, "]")
	for word := range strings.FieldsSeq(choice) {
		if word == "-" {
			word = ""
		}
		c.add(told+word, rest)
	}
}

// split are the tokens of a phrase: a possessive is a word and its ending.
func split(phrase string) []string {
	var tokens []string
	for word := range strings.FieldsSeq(phrase) {
		if stem, owns := strings.CutSuffix(word, "'s"); owns && stem != "" {
			tokens = append(tokens, stem, "'s")
			continue
		}
		tokens = append(tokens, word)
	}
	return tokens
}

// Plays reports whether a word plays a part.
func Plays(word string, r Role) bool { return slices.Contains(partsOf()[word].plays, r) }

// Phrase is how many tokens the longest word or phrase of a role has that next, the
// tokens from some place on, begins with; 0 if there is none.
func Phrase(r Role, next func(i int) string) int {
	first := next(0)
	if !slices.Contains(Begun(first), r) {
		return 0
	}
	for _, tokens := range roles()[r].phrases[first] {
		n := 1
		for n < len(tokens) && tokens[n] == next(n) {
			n++
		}
		if n == len(tokens) {
			return n
		}
	}
	return 0
}
