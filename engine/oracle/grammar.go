package oracle

import (
	"apnap/engine"
	"apnap/engine/oracle/lex"
)

// reader reads one ability: a cursor with what pronouns stand for and the
// expressions whose value the end of the sentence gives.
type reader struct {
	*cursor
	// it is what "it", "that creature" and the like mean at this place.
	it engine.Ref
	// player is what "that player" and "they" mean at this place.
	player engine.Ref
	// aimed is set when something earlier said "target".
	aimed bool
	// resolves is set while what a spell or ability does is read: a player who is its
	// target is then meant by "that player". An effect waits for an event, and means the
	// player whom that is about.
	resolves bool
	// saysSize is set behind an ability in quotation marks that says what power and toughness are.
	saysSize bool
	// madeEffect is set behind a sentence of a spell that makes an effect.
	madeEffect bool
	// ifDid is set behind a sentence about what is done "if you do", and those that go on about that.
	ifDid bool
	// brought is set behind a sentence that put something else onto the battlefield.
	brought bool
	// aimedTwice is set behind the sentences of a spell that have named two targets.
	aimedTwice bool
	// instead is set while what a spell or ability does otherwise is read.
	instead bool
	// two are what those have to be, nil for a player.
	two [2]*engine.Filter
	// aimedAt is where the first target of the ability was named, 0 when none was
	// but in a sentence passed over.
	aimedAt int
	// letters are the expressions written X, Y or Z, until "where X is …".
	letters map[string][]*engine.Expr
	// half is the "half that many" still waiting for "rounded up".
	half *engine.Expr
	// kind is the event a replacement waits for, once it is read.
	kind engine.EventKind
	when *engine.Pattern
	// until and every collect what adverbs said: "this turn", "during your turn".
	until engine.Duration
	conds []engine.Cond
	// spell is set when the text is that of an instant or sorcery, so that "this
	// way" and "that creature" speak of what it did before.
	spell bool
	// conditioned is the object that a condition before the main clause is about: "as long as ~
	// is untapped".
	conditioned engine.Ref
	// replaced is set when "instead of putting it anywhere else" was read.
	replaced bool
	// also is a second player that an instruction's subject named ("you and that player").
	also engine.Ref
	// alsoAim is what that player has to be where it is a target.
	alsoAim *engine.Filter
	// moreIns are instructions that the words of one named with it ("shuffles their hand and graveyard").
	moreIns []engine.Instruction
	// counts is set while what is counted is read, which may be what was done this way.
	counts bool
	// bound is set in a triggered ability: "that creature" is then what the
	// question says the effect is about.
	bound bool
	// chose is set when a sentence before chose something without a target.
	chose bool
	// playable is what a sentence before said that you may cast or play, and the mark of
	// what was: the card itself, or a target.
	playable engine.Ref
	playMark string
	// given are the effects of keywords that sentences give, which count beside others.
	given []engine.Effect
	// listed is whom "they" means in a list of nouns that names a player before:
	// "the chosen player or a permanent they control".
	listed *engine.Relation
	// joint is set while the subject of an instruction is read.
	joint bool
	// zones are further zones that a subject named ("in graveyards and libraries").
	zones []engine.Zone
	// oneOnly is set when the event is about one token: "if you would create a
	// Food token".
	oneOnly bool
	// looked is how many cards an instruction before looked at.
	looked *engine.Expr
	// sought is what an instruction before had cards revealed until, nil where none did.
	sought *sought
	// put are how many of those were put somewhere, by where in the words that stands.
	put map[int]*engine.Expr
	// asked is set while the condition of a self-replacement in a triggered
	// ability without a target is read: "that land" is then what it triggered on,
	// which the question tells.
	asked bool
	// ofSelf is set in a triggered ability that triggers on its own object: "it was
	// cast" then speaks of that.
	ofSelf bool
	// said is what the sentence before does, where that can be read, and its words.
	said saidBefore
	// selfSaid is set when the sentence before did something to the object alone.
	selfSaid bool
	// loose is set when what happened was read in words that no rule looks at.
	loose bool
	// granting is set while a keyword is read that something gives, whose cost may
	// stand in a sentence of its own.
	granting bool
	// happens is set while the event of a triggered ability is read, which is told
	// as happening rather than as what would happen.
	happens bool
	// whole is the text of the whole card.
	whole string
	depth int
}

// saidBefore is a sentence of a spell or ability that another one changes, with the
// words of those before it.
type saidBefore struct {
	does           []engine.Instruction
	words, earlier []lex.Token
}

func newReader(text string, toks []lex.Token) *reader {
	return &reader{cursor: newCursor(text, toks), whole: text, it: engine.This, player: engine.ThatPlayerRef}
}

// deepest is how far phrases may nest.
const deepest = 24

// enter guards recursion; every enter has its leave.
func (r *reader) enter() bool {
	r.depth++
	return r.depth <= deepest || r.fail()
}

func (r *reader) leave() { r.depth-- }
