package oracle

import (
	"strings"

	"apnap/engine"
	"apnap/engine/oracle/inenglish"
	"apnap/engine/oracle/lex"
	"apnap/engine/oracle/shape"
)

// measured reads an amount that the board gives:
//
//	Measured = "the number of" Counted | "the greatest" Quality "among" Phrase
//	         | Whose ("power" | "toughness" | "mana value") | "your life total" | Named .
func (r *reader) measured() (*engine.Expr, bool) {
	at := r.i
	if r.eatWords("the", "number", "of") || r.eatWords("the", "total", "number", "of") {
		if e, ok := r.counted1(); ok {
			return e, true
		}
		r.i = at
		return nil, false
	}
	for _, read := range [...]func(int) (*engine.Expr, bool){r.bestNumber, r.givenNumber} {
		if e, ok := read(at); ok {
			return e, true
		}
	}
	if r.eatWords("the", "greatest") {
		return r.greatest(at)
	}
	if e, ok := r.named(); ok {
		return e, true
	}
	if r.eatWords("the", "total") {
		return r.total(at)
	}
	if e, ok := r.named(); ok {
		return e, true
	}
	if e, ok := r.quality(); ok {
		return e, true
	}
	r.i = at
	if e, ok := r.qualityOf(); ok {
		return e, true
	}
	r.i = at
	return nil, r.fail()
}

// qualityOf reads "the power of target creature you control".
func (r *reader) qualityOf() (*engine.Expr, bool) {
	op := engine.Lit
	for _, q := range qualities {
		if r.eatPhrase(q.words) {
			op = q.op
			break
		}
	}
	if op == engine.Lit || !r.resolves {
		return nil, false
	}
	p, ok := r.simple()
	if !ok || p.Is != engine.Target || !p.Targeted || p.Targets != "" {
		return nil, r.fail()
	}
	f := p.Filter
	r.names(&f)
	return shape.Expr(engine.Expr{Op: op, Ref: engine.Target, Filter: &f}), true
}

// qualities are the numbers of a thing that a phrase names behind them.
var qualities = [...]struct {
	words string
	op    engine.ExprOp
}{{"the power of", engine.PowerOf}, {"the toughness of", engine.ToughnessOf}, {"the mana value of", engine.ManaValueOf}}

// quality reads "its power", "your life total", "that creature's mana value".
func (r *reader) quality() (*engine.Expr, bool) {
	at := r.i
	ref, ok := r.whoseRef()
	if !ok {
		r.i = at
		return nil, r.fail()
	}
	op, ok := eatSaying(r.cursor, shape.Qualities.All())
	if !ok {
		r.i = at
		return nil, r.fail()
	}
	return shape.Expr(engine.Expr{Op: op, Ref: ref}), true
}

// whoseRef reads "its", "your", "~'s", "that player's", "enchanted creature's".
func (r *reader) whoseRef() (engine.Ref, bool) {
	switch {
	case r.eatWords("its"), r.eatWords("his"), r.eatWords("her"):
		it := r.itself()
		return it, it != engine.NoRef
	case r.eatWords("your"):
		return engine.RefYou, true
	case r.eatWords("their"):
		return r.player, true
	case r.eatWords("the", "creature", "'s"), r.eatWords("the", "permanent", "'s"):
		return r.it, r.it != engine.NoRef
	}
	p, ok := r.simple()
	if !ok || !r.eatWords("'s") {
		return engine.NoRef, r.fail()
	}
	ref := refOf(p.Filter)
	return ref, ref != engine.NoRef || r.fail()
}

// refOf is the reference that a noun phrase comes down to, NoRef when it
// describes more than one bound thing.
func refOf(f engine.Filter) engine.Ref {
	switch {
	case f.Is != engine.NoRef:
		return f.Is
	case shape.Same(f, engine.Filter{Players: true, Player: engine.You}):
		return engine.RefYou
	}
	return engine.NoRef
}

// greatest reads "the greatest power among creatures you control".
func (r *reader) greatest(at int) (*engine.Expr, bool) {
	op := engine.PowerOf
	switch {
	case r.eatWords("power"):
	case r.eatWords("toughness"):
		op = engine.ToughnessOf
	case r.eatWords("mana", "value"):
		op = engine.ManaValueOf
	default:
		r.i = at
		return nil, r.fail()
	}
	if !r.eat("among") {
		return nil, false
	}
	p, ok := r.nounPhrase()
	if !ok {
		return nil, false
	}
	return shape.Expr(engine.Expr{Op: engine.GreatestOf, A: shape.Expr(engine.Expr{Op: op, Ref: engine.Those}), Filter: &p.Filter}), true
}

// total reads "the total power of creatures you control" as an amount with that
// name, which a fact gives.
func (r *reader) total(at int) (*engine.Expr, bool) {
	what, ok := r.eatLongest([]string{"power", "toughness", "mana value"})
	if !ok || !r.eatWords("of") {
		r.i = at
		return nil, r.fail()
	}
	if of := r.i; r.givenNoun() {
		return shape.Expr(engine.Expr{Op: engine.NamedNumber, Word: "the total " + what + " of " + r.saidWords(of, r.i)}), true
	} else if r.i = of; r.is("other") {
		if e, ok := r.countName(); ok {
			return shape.Expr(engine.Expr{Op: engine.NamedNumber, Word: "the total " + what + " of " + e.Word}), true
		}
	}
	p, ok := r.nounPhrase()
	if !ok {
		return nil, false
	}
	words := inenglish.All(&p.Filter)
	return shape.Expr(engine.Expr{Op: engine.NamedNumber, Word: "the total " + what + " of " + words}), true
}

// counted1 reads what "the number of" or "for each" counts:
//
//	Counted = Kind "counters" "on" Phrase | "cards in your hand" | "times" Words
//	        | "colors of mana" Words | Phrase .
func (r *reader) counted1() (*engine.Expr, bool) {
	at := r.i
	if kind, ok := r.counterKind(); ok {
		if r.eatWords("on") || r.eatWords("among") {
			if p, ok := r.simple(); ok {
				if ref := refOf(p.Filter); ref != engine.NoRef {
					return shape.Expr(engine.Expr{Op: engine.CountersOn, Word: kind, Ref: ref}), true
				}
				return shape.Expr(engine.Expr{Op: engine.CountersOn, Word: kind, Filter: &p.Filter}), true
			}
		}
		r.i = at
		return nil, r.fail()
	}
	r.i = at
	if e, ok := r.handSize(); ok {
		return e, true
	}
	r.i = at
	if e, ok := r.countName(); ok {
		return e, true
	}
	if e, ok := r.historyCount(); ok {
		return e, true
	}
	r.counts = true
	p, ok := r.nounPhrase()
	r.counts = false
	if !ok {
		r.i = at
		return nil, false
	}
	return shape.Expr(engine.Expr{Op: engine.CountOf, Filter: &p.Filter}), true
}

// handSize reads "cards in your hand", "cards in that player's library".
func (r *reader) handSize() (*engine.Expr, bool) {
	if !r.eatWords("cards", "in") && !r.eatWords("card", "in") {
		return nil, false
	}
	ref, ok := r.whoseRef()
	if !ok {
		return nil, false
	}
	zone, ok := r.zoneWord()
	op := zoneCount(zone)
	if !ok || op == engine.Lit {
		return nil, r.fail()
	}
	return shape.Expr(engine.Expr{Op: op, Ref: ref}), true
}

func zoneCount(z engine.Zone) engine.ExprOp {
	switch z {
	case engine.Hand:
		return engine.HandOf
	case engine.Library:
		return engine.LibraryOf
	case engine.Graveyard:
		return engine.GraveyardOf
	}
	return engine.Lit
}

// countNames are the counts that are no objects but that a fact may give.
const countNames = "time it was kicked;times it was kicked;time ~ was kicked;times ~ was kicked;time its squad cost was paid;" +
	"times its replicate cost was paid;color of mana spent to cast it;colors of mana spent to cast it;" +
	"color of mana spent to cast them;colors of mana spent to cast them;color of mana used to cast it;mana spent to cast it;" +
	"mana from a treasure spent to cast it;mana from a treasure spent to cast them;mana spent on x;" +
	"basic land type among lands you control;basic land types among lands you control;color among permanents you control;" +
	"colors among permanents you control;card type among cards in your graveyard;card types among cards in your graveyard;" +
	"different powers among creatures you control;creature in your party;creatures in your party;opponent you have;" +
	"opponents you have;creature that died this turn;creatures that died this turn;" +
	"creature that died under your control this turn;creatures that died under your control this turn;" +
	"spell you've cast this turn;spells you've cast this turn;spell cast this turn;other spell you've cast this turn;" +
	"card you've drawn this turn;cards you've drawn this turn;opponent who lost life this turn;" +
	"opponents who lost life this turn;opponent that lost life this turn;spell cast before it this turn;creature it devoured;" +
	"creatures attacking you;players being attacked;other spells you've cast this turn;{E} paid this way;" +
	"instant and sorcery cards you own in exile and in your graveyard;basic land type among lands they control;card exiled from their hand this way;opponent who drew a card this way;" +
	"spell you've cast this turn from anywhere other than your hand;card exiled with it;cards exiled with it;" +
	"card exiled with ~;cards exiled with ~;other spell cast this turn;other spells cast this turn;creature that convoked it;" +
	"creatures that convoked it;instant and sorcery spell you've cast this turn;" +
	"instant and sorcery spells you've cast this turn;instant and sorcery card exiled with it;" +
	"instant and sorcery cards exiled with it;time you've cast your commander from the command zone this game;" +
	"times you've cast your commander from the command zone this game;" +
	"time you've cast a commander from the command zone this game;" +
	"times you've cast a commander from the command zone this game;times it 's been cast from the command zone this game;" +
	"white mana spent to cast it;blue mana spent to cast it;black mana spent to cast it;red mana spent to cast it;" +
	"green mana spent to cast it;mana of the same color spent to cast it"

// countName reads the counts that are no objects but that a fact may give.
func (r *reader) countName() (*engine.Expr, bool) {
	n, ok := r.countWords(strings.Split(countNames, ";"))
	if !ok {
		return nil, false
	}
	if n == "spell you've cast this turn from anywhere other than your hand" {
		n = "spells you've cast from anywhere other than your hand this turn"
	}
	if n == "times it 's been cast from the command zone this game" {
		n = "times you've cast your commander from the command zone this game"
	}
	return shape.Expr(engine.Expr{Op: engine.NamedNumber, Word: pluralCount(n)}), true
}

// countWords reads the longest of several names of counts; the spell that is cast may be called "this spell".
func (r *reader) countWords(names []string) (string, bool) {
	const it, thisSpell = " cast it", " cast this spell"
	said := names
	for _, n := range names {
		if before, ok := strings.CutSuffix(n, it); ok {
			said = append(said, before+thisSpell)
		}
	}
	n, ok := r.eatLongest(said)
	if before, this := strings.CutSuffix(n, thisSpell); this {
		n = before + it
	}
	return n, ok
}

// pluralCount gives the one form in which a counted name is kept.
func pluralCount(n string) string {
	first, rest, _ := strings.Cut(n, " ")
	rest = strings.ReplaceAll(rest, "~", "it")
	rest = strings.Replace(rest, "to cast them", "to cast it", 1)
	rest = strings.Replace(rest, "used to", "spent to", 1)
	switch first {
	case "mana", "{E}", "different", "white", "blue", "black", "red", "green":
		return strings.TrimSpace(first + " " + rest)
	case "basic":
		return "basic land types" + strings.TrimPrefix(strings.TrimPrefix(rest, "land types"), "land type")
	case "card", "cards":
		if strings.HasPrefix(rest, "type") {
			return "card types" + strings.TrimPrefix(strings.TrimPrefix(rest, "types"), "type")
		}
	case "instant":
		return "instant and sorcery " + strings.NewReplacer("spells", "spells", "spell", "spells", "cards", "cards", "card", "cards").Replace(strings.TrimPrefix(rest, "and sorcery "))
	case "other":
		return "other spells" + strings.TrimPrefix(strings.TrimPrefix(rest, "spells"), "spell")
	}
	if strings.HasSuffix(first, "s") {
		return first + " " + rest
	}
	return first + "s " + rest
}

// named reads the amounts with a name of their own.
func (r *reader) named() (*engine.Expr, bool) {
	if r.eatWords("your", "devotion", "to") {
		colors, ok := devotionTo(r.cursor)
		return shape.Expr(engine.Expr{Op: engine.NamedNumber, Word: "your devotion to " + colors}), ok || r.fail()
	}
	for _, n := range [...]string{"the amount of mana spent to cast it", "the amount of mana spent to cast ~", "your starting life total",
		"the number chosen", "the chosen number", "the life you lost this turn", "the amount of life you gained this turn",
		"the amount of life you lost this turn", "the amount of {E} paid this way", "the amount of life paid this way",
		"the life paid this way", "the total life lost by your opponents this turn", "the amount of mana that player paid this way", "the total amount of mana paid this way",
		"that result", "the chosen result", "the other result", "the result", "the damage dealt to your opponents this turn", "the damage dealt to you this turn", "the amassed Army 's power", "the amount of {S} spent to cast this spell",
		"the amount of excess damage dealt to that creature this way", "the amount of excess damage dealt this way", damageToOpponents} {
		if words := r.phraseLength(n); words > 0 { // some of them may be symbols
			r.i += words
			switch n {
			case "the damage dealt to your opponents this turn":
				n = damageToOpponents
			case "that result":
				n = "the chosen result"
			}
			return shape.Expr(engine.Expr{Op: engine.NamedNumber, Word: strings.NewReplacer("~", "it", " 's", "'s").Replace(n)}), true
		}
	}
	return nil, false
}

// devotionTo reads the one or two colors that a devotion is to, and gives them in the game's order.
func devotionTo(c *cursor) (string, bool) {
	one, ok := shape.ColorWord(c.peek().Text)
	if !ok {
		return "", false
	}
	c.i++
	if other, two := shape.ColorWord(c.ahead(1).Text); two && c.is(plainAnd) {
		c.i += 2
		one |= other
	}
	return strings.Join(shape.ColorNames(one), " "+plainAnd+" "), true
}

// forEach reads "for each Counted" and gives what it counts; of is what
// "for each of" counts ("for each 1 damage prevented this way").
func (r *reader) forEach() (*engine.Expr, bool) {
	if !r.eatWords("for", "each") {
		return nil, r.fail()
	}
	if t := r.peek(); t.Kind == lex.NumberToken && t.N == 1 {
		r.i++
		if r.eatWords("damage", "prevented", "this", "way") || r.eatWords("damage", "prevented") {
			return shape.Expr(engine.Expr{Op: engine.Prevented}), true
		}
		if r.eatWords("damage") || r.eatWords("life") {
			return shape.Expr(engine.Expr{Op: engine.That}), true
		}
		return nil, r.fail()
	}
	if r.eatWords("damage", "prevented", "this", "way") {
		return shape.Expr(engine.Expr{Op: engine.Prevented}), true
	}
	return r.counted1()
}

// times1 multiplies an amount by a count, leaving out a factor of one.
func times1(a, n *engine.Expr) *engine.Expr {
	if a == nil || a.Op == engine.Lit && a.N == 1 {
		return n
	}
	return shape.Expr(engine.Expr{Op: engine.Product, A: a, B: n})
}
