package oracle

import (
	"slices"
	"strings"

	"apnap/engine"
	"apnap/engine/oracle/lex"
	"apnap/engine/oracle/shape"
	"apnap/engine/say"
)

// asker builds one scenario from the parts of a question.
type asker struct {
	q        Question
	cards    Cards
	board    engine.Board
	said     []said // what was said of Board.Objects, by index
	names    map[string]name
	flags    []effectFlag
	bindings []binding
	settled  []settlement
	moments  []engine.Happening
	claims   []claim
	starts   []effectStart
	fired    []triggerResolves
	spells   []spellResolves
	// changers are the sources of the changes that events tell.
	changers []engine.ObjectID
	changes  []objectChange
	after    []afterwards
	dues     []dueFact
	// turnSaid is set once the question says whose turn it is.
	turnSaid bool
	// openCombat are hits that may be combat damage.
	openCombat []openCombat
	assumed    []say.Message
	// named counts the players given by flags: unknown names beyond them are
	// players only where nothing else fits.
	named int
	// x is the value of X that a fact gives for everything, Unset otherwise.
	x int
	// sentences are those of each fact flag, by its words.
	sentences map[string][]string
}

// said records what the question says of an object, so that only the rest is
// assumed.
type said struct {
	zone, types, colors, controller bool
	// source is set on the source of an effect flag; created where the effect
	// was made by something that resolved.
	source, created bool
	// sacrificed is set on one that was sacrificed as a cost of what made the effect.
	sacrificed bool
	// held is set where a fact has a player control it.
	held bool
	// there is set on what a fact speaks of as of a permanent, without saying where it is.
	there bool
	// entering is set on an object whose entering is an event.
	entering bool
	// acts are the moments, from 1, in which events say that an ability of it does
	// something.
	acts []int
	// size is set where the question tells its power or toughness.
	size bool
	// valued is set where the question tells its mana value.
	valued bool
	// used is set on an object that an event or a binding names.
	used bool
	// bound is set on what an effect is attached to, aimed at, or was chosen for: a permanent,
	// where nothing is said of where it is and nothing happens to it.
	bound bool
	// notTypes are types it is said not to have.
	notTypes engine.Types
	// counted is set on a card without a name of which a fact tells how many there are.
	counted bool
	// told are types it is said to have.
	told engine.Types
	// loyalty is its printed loyalty or defense, 0 where nobody gave it.
	loyalty int
	// loyaltyTold is set where an event tells with how much it enters.
	loyaltyTold bool
	// model is set on what the question names only as what something is a copy of.
	model bool
	// noCounters are the kinds of counters that it is said not to have, "" for any.
	noCounters []string
	// forMana is set where it is tapped for mana of which nobody says what it is.
	forMana bool
	// gained are keywords that another effect gave it.
	gained []string
}

// name is an entry of the names a question uses: a player, or a name that one
// or more objects bear.
type name struct {
	player engine.PlayerID // NoPlayer for the name of objects
	object string
}

func newAsker(q Question, cards Cards) *asker {
	return &asker{q: q, cards: cards, names: map[string]name{}, sentences: map[string][]string{}, x: engine.Unset}
}

// readPlayers seats the players that the flags name.
func (a *asker) readPlayers() *lex.Error {
	for _, p := range a.q.Players {
		p = strings.TrimPrefix(strings.TrimSpace(p), "@")
		if p == "" {
			return &lex.Error{Code: "unknown_player", Where: "player", Says: say.New("A player needs a name.")}
		}
		if _, ok := a.player(p); !ok {
			a.seat(p)
		}
	}
	a.named = len(a.board.Players)
	if a.q.Active == "" {
		return nil
	}
	active, ok := a.player(a.q.Active)
	if !ok {
		return &lex.Error{Code: "unknown_player", Where: "player", Text: a.q.Active, Span: [2]int{0, len(a.q.Active)},
			Says: say.New("\"%s\" is none of the players.", a.q.Active)}
	}
	a.board.Active, a.turnSaid = active, true
	return nil
}

// seat adds a player at the end of the turn order.
func (a *asker) seat(player string) engine.PlayerID {
	id := engine.PlayerID(len(a.board.Players))
	a.board.Players = append(a.board.Players, engine.Player{Name: player, Life: engine.Unset,
		Hand: engine.Unset, Library: engine.Unset, Graveyard: engine.Unset})
	a.names[nameKey(player)] = name{player: id}
	return id
}

// player finds a seated player.
func (a *asker) player(called string) (engine.PlayerID, bool) {
	n, ok := a.names[nameKey(strings.TrimPrefix(strings.TrimSpace(called), "@"))]
	if !ok || n.player == engine.NoPlayer {
		return engine.NoPlayer, false
	}
	return n.player, true
}

// nameKey folds a name so that case, typography and spacing do not matter.
func nameKey(s string) string {
	if word, ok := lex.OneWord(s); ok {
		return word
	}
	return tokensKey(lex.Scan(s))
}

// SameName reports whether two names of players mean one player in a question.
// It is how every part of the product compares them, so that no two users whom a
// question takes for one player have a seat each.
func SameName(a, b string) bool { return a == b || nameKey(a) == nameKey(b) }

func tokensKey(toks []lex.Token) string {
	var b strings.Builder
	for _, t := range toks {
		if t.Kind == lex.EndToken {
			break
		}
		if b.Len() > 0 {
			b.WriteByte(' ')
		}
		b.WriteString(t.Text)
	}
	return b.String()
}

// learn makes a name one that objects bear, with the short form of a
// legendary name.
func (a *asker) learn(object string) {
	key := nameKey(object)
	if _, ok := a.names[key]; !ok {
		a.names[key] = name{player: engine.NoPlayer, object: object}
	}
	if short, _, ok := strings.Cut(object, ", "); ok {
		if _, taken := a.names[nameKey(short)]; !taken {
			a.names[nameKey(short)] = name{player: engine.NoPlayer, object: object}
		}
	}
}

// newObject puts an object of the name on the board. What the card index knows
// of it is known.
func (a *asker) newObject(called string, number int) engine.ObjectID {
	o := engine.Object{Name: called, Number: number, Controller: engine.NoPlayer, Owner: engine.NoPlayer,
		Power: engine.Unset, Toughness: engine.Unset, ManaValue: engine.Unset, X: engine.Unset, AttachedTo: engine.Nobody()}
	loyalty := 0
	if card, ok := a.lookup(called); ok {
		loyalty = max(card.Loyalty, 0)
		o.Name = card.Name
		describeFromCard(&o, card)
	} else if types := engine.PredefinedTypes(called); types != 0 {
		o.Token, o.Types, o.TypesKnown, o.ColorsKnown = engine.Yes, types, true, true // no card has that for its name
	}
	a.board.Objects = append(a.board.Objects, o)
	a.said = append(a.said, said{loyalty: loyalty})
	a.learn(o.Name)
	return engine.ObjectID(len(a.board.Objects) - 1)
}

// lookup asks the card index, which may be missing.
func (a *asker) lookup(called string) (Card, bool) {
	if a.cards == nil {
		return Card{}, false
	}
	card, ok := a.cards.Lookup(called)
	if strings.Contains(card.Name, "_") && !strings.Contains(called, "_") {
		return Card{}, false // a blank in a name is written, so that "Goblin" is not "_____ Goblin"
	}
	return card, ok
}

func describeFromCard(o *engine.Object, c Card) {
	o.Card = c.Name
	o.Types, o.TypesKnown = c.Types, c.Types != 0
	o.Colors, o.ColorsKnown = c.Colors, c.Types != 0 && !c.ColorUnknown
	o.Subtypes = slices.Clone(c.Subtypes)
	o.Keywords = slices.Clone(c.Keywords)
	o.Power, o.Toughness, o.ManaValue = c.Power, c.Toughness, c.ManaValue
	if c.Adventure {
		o.Marks = append(o.Marks, "has an adventure")
	} else {
		o.NotMarks = append(o.NotMarks, "has an adventure")
	}
}

// bearing lists the objects that a mention may mean: of that name, with that
// number if one is given, and of that player if one is named.
func (a *asker) bearing(called string, number int, of engine.PlayerID) []engine.ObjectID {
	var found []engine.ObjectID
	for i := range a.board.Objects {
		o := &a.board.Objects[i]
		if !strings.EqualFold(o.Name, called) || number != 0 && o.Number != number {
			continue
		}
		free := o.Controller == engine.NoPlayer && (!a.said[i].zone || (o.Spell || o.Zone == engine.Battlefield) && o.Owner == engine.NoPlayer)
		if of != engine.NoPlayer && shape.Holder(o) != of && !free && o.Owner != of {
			continue
		}
		found = append(found, engine.ObjectID(i))
	}
	if len(found) == 0 && number > 0 {
		return a.inPlace(called, number, of)
	}
	return found
}

// inPlace is the object that a number means where flags give several of one name, each for
// itself: the one in that place.
func (a *asker) inPlace(called string, number int, of engine.PlayerID) []engine.ObjectID {
	given := slices.DeleteFunc(a.bearing(called, 0, of), func(id engine.ObjectID) bool {
		return !a.said[id].source || a.board.Objects[id].Number != 0
	})
	if len(given) < 2 || number > len(given) {
		return nil
	}
	return given[number-1 : number]
}

// controlledBy says whose an object is, where nothing said so yet.
func (a *asker) controlledBy(id engine.ObjectID, p engine.PlayerID) {
	o := &a.board.Objects[id]
	if p == engine.NoPlayer || a.said[id].controller {
		return
	}
	if o.Controller == engine.NoPlayer && (o.Owner == engine.NoPlayer || !a.said[id].zone) {
		o.Controller = p
	}
	if o.Owner == engine.NoPlayer {
		o.Owner = p
	}
}

// assume lists a sentence once.
func (a *asker) assume(sentence say.Message) {
	if !slices.ContainsFunc(a.assumed, sentence.Same) {
		a.assumed = append(a.assumed, sentence)
	}
}
