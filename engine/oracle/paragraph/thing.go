package paragraph

import (
	"apnap/engine/lang/english"
	"apnap/engine/lang/tree"
	"apnap/engine/oracle/lex"
	"cmp"
	"slices"
	"strings"

	"apnap/engine"
	"apnap/engine/lang/lexicon"
	"apnap/engine/oracle"
	"apnap/engine/say"
)

// thing is something of the question that can be spoken of again.
type thing struct {
	name  string // what the flags call it
	card  *oracle.Card
	words string
	owner int
	many  int
	flag  bool // an effect flag is its own
	fact  bool // a fact tells of it
	on    bool // it is on the battlefield
	// mods are what the paragraph said of it.
	mods tree.Mods
	// active is set where an ability of it has been activated.
	active bool
	// cast is set on a spell that has been cast and waits to be countered.
	cast bool
	// textless is set on an effect of which the text is still to be told.
	textless bool
	// altered is set where something attached to it may change what it is.
	altered bool
	// sized is set where a spell that the engine carries out may change its power, which is
	// worked out as damage is dealt.
	sized bool
	// grown is what its power got more or less of for the turn, and gains the keywords it
	// gained.
	grown int
	gains []string
}

// thingOf is the thing that a noun speaks of: one known, or a new one.
func (r *reader) thingOf(n *noun) (int, bool) {
	found := r.oneOfGang(n, r.matching(n))
	if len(found) > 1 && n.other {
		r.i = n.from
		return nobody, r.fail()
	}
	if len(found) > 1 {
		return nobody, r.stop(r.which(n, found))
	}
	if len(found) == 1 && !r.anotherOne(n, &r.things[found[0]]) {
		t := &r.things[found[0]]
		if t.owner == nobody {
			t.owner = n.owner
		}
		r.note(found[0])
		return found[0], true
	}
	if n.other && (n.owner == nobody || n.card != nil && r.tellsOfCard(n.card)) {
		r.i = n.from // nobody said that there is another, or whose
		return nobody, r.fail()
	}
	t := thing{card: n.card, words: n.words, owner: n.owner, many: n.many}
	if n.card != nil {
		t.name = n.card.Name
	} else {
		t.name = thingName(n.words)
		if n.tellsMore() && (plainKind(n.words) || n.isCreature() && r.sizesSaid() > 1) || plainKind(n.words) && (r.oneOfSeveral(n) || n.isCreature() && r.sizesSaid() > 0) {
			t.name = r.nameless(withoutColors(n.words))
		}
	}
	mistaken := n.card == nil && n.isCreature() && (n.tellsMore() && r.isCalled(&t) || r.wouldMeanAnother(&t))
	if mistaken {
		t.name = r.nameless(withoutColors(n.words))
	}
	r.things = append(r.things, t)
	r.sizeByName(n)
	r.note(len(r.things) - 1)
	if n.other || mistaken && !n.tellsMore() {
		r.placeFact(r.object, n) // nothing else was told of it
	}
	return r.object, true
}

// oneOfSeveral reports whether a noun means a thing beside others that its words fit too, or that may come: "one
// creature", "another creature" beside a Grizzly Bears.
func (r *reader) oneOfSeveral(n *noun) bool {
	return r.toks[n.from].Kind == lex.NumberToken && n.to == n.from+2 ||
		n.owner != nobody && slices.ContainsFunc(r.things, func(t thing) bool { return t.card != nil && t.owner == n.owner && r.fits(&t, n.words) })
}

// mistaken reports whether a noun speaks of somebody's creature of which nothing was told yet, and as it stands would mean another.
func (r *reader) mistaken(n *noun) bool {
	return n.isCreature() && n.owner != nobody && n.det != "a" && len(r.matching(n)) == 0 && r.wouldMeanAnother(&thing{name: thingName(n.words), words: n.words, owner: n.owner})
}

// isCalled reports whether another thing of the same player is called what one would be.
func (r *reader) isCalled(t *thing) bool {
	return slices.ContainsFunc(r.things, func(o thing) bool { return o.name == t.name && o.owner == t.owner })
}

// wouldMeanAnother reports whether what a creature is called would mean a card as well that is named anywhere and is of that kind:
// "My creature hits Bob, and I have Torbran".
func (r *reader) wouldMeanAnother(t *thing) bool {
	if !strings.EqualFold(t.name, t.words) {
		return false // it has a name of its own
	}
	for _, m := range r.marks {
		if card := (thing{card: m.card, on: true}); !isSpell(m.card) && r.fitsEach(&card, t.words) {
			return true
		}
	}
	return false
}

// sizesSaid is how many sizes of creatures are said: of several creatures their kind and color may not tell them apart, and beside one
// of which only its size is said there may be another.
func (r *reader) sizesSaid() (n int) {
	for _, t := range r.toks {
		if t.Kind == lex.PTToken {
			n++
		}
	}
	return n
}

// withoutColors are the words for a kind of things without those for colors.
func withoutColors(words string) string {
	kept := slices.DeleteFunc(strings.Fields(words), func(w string) bool { return lexicon.Is(lexicon.Color, w) })
	if len(kept) == 0 {
		return words
	}
	return strings.Join(kept, " ")
}

// fitsEach reports whether each of some words can describe a thing, whatever its colors.
func (r *reader) fitsEach(t *thing, words string) bool {
	for w := range strings.FieldsSeq(words) {
		if !lexicon.Is(lexicon.Color, w) && !r.fits(t, w) {
			return false
		}
	}
	return words != ""
}

// tellsOfCard reports whether a card is a thing of which something was told.
func (r *reader) tellsOfCard(c *oracle.Card) bool {
	return slices.ContainsFunc(r.things, func(t thing) bool { return t.card != nil && t.card.Name == c.Name })
}

// anotherOne reports whether a noun tells of another thing than the one of its name of which nobody has said
// whose it is: "X is out, and my opponent also has an X".
func (r *reader) anotherOne(n *noun, t *thing) bool {
	return n.det == "a" && n.owner != nobody && t.owner == nobody && slices.ContainsFunc(r.toks[min(r.joined, r.end):r.end], func(t lex.Token) bool { return lexicon.Plays(t.Text, lexicon.OneMore) })
}

// plainKind reports whether words only say what type a thing is, so that as a name they
// would mean any card of the type.
func plainKind(words string) bool {
	for w := range strings.FieldsSeq(words) {
		if !in(w, "creature token permanent artifact enchantment land planeswalker") && !isSubtype(w) {
			return false
		}
	}
	return words != ""
}

// nameless is what a thing is called that only its type and what it has tell of: "Creature" and
// "2/2 creature with flying" would mean any such creature.
func (r *reader) nameless(words string) string {
	if !plainKind(words) {
		words = lastWord(words)
	}
	kind := strings.ToUpper(words[:1]) + words[1:]
	for _, word := range []string{"Nameless ", "Unnamed ", "Anonymous ", "Unknown "} {
		if !slices.ContainsFunc(r.things, func(t thing) bool { return t.name == word+kind }) {
			return word + kind
		}
	}
	return "Further " + kind
}

// note remembers that a thing was spoken of.
func (r *reader) note(i int) {
	r.object = i
	if !slices.Contains(r.named, i) {
		r.named = append(r.named, i)
	}
	if !slices.Contains(r.mentioned, i) {
		r.mentioned = append(r.mentioned, i)
	}
}

// matching are the things that a noun may speak of: of a player's those that are the player's, or
// else those that the player has gained control of.
func (r *reader) matching(n *noun) []int {
	found := r.matchingWhere(n, func(i int) bool { return r.things[i].owner == n.owner })
	if len(found) == 0 && n.owner != nobody {
		found = r.matchingWhere(n, func(i int) bool { return r.taken(i, n.owner) })
	}
	if len(found) > 1 && n.card == nil && n.owner != nobody && n.owner != r.speaker() {
		found = slices.DeleteFunc(found, func(i int) bool { return r.things[i].owner == nobody }) // who names cards without more has them
	}
	same := r.ofSize(n, found)
	switch {
	case n.other && len(same) > 1:
		return r.notSpokenOf(same)
	case n.other:
		return r.notSpokenOf(found)
	}
	return same
}

// ofSize are those of several things of which the size was said that a noun says, if there are any: "the 5/5".
func (r *reader) ofSize(n *noun, found []int) []int {
	m := n.detail.mods.Get(tree.Size)
	if m == nil || len(found) < 2 {
		return found
	}
	same := slices.DeleteFunc(slices.Clone(found), func(i int) bool {
		of := r.things[i].mods.Get(tree.Size)
		return of == nil || of.N != m.N || of.M != m.M || r.changed(i)
	})
	if len(same) == 0 {
		return found
	}
	return same
}

// notSpokenOf are those of some things that "the other" may mean: a single one is what it is not, and who has named the card
// of one of two means the one of which nobody did.
func (r *reader) notSpokenOf(found []int) []int {
	if len(found) == 1 {
		return nil
	}
	nameless := slices.DeleteFunc(slices.Clone(found), func(i int) bool { return r.things[i].card != nil })
	if len(found) == 2 && len(nameless) == 1 {
		return nameless
	}
	return found
}

// taken reports whether an event told before has a player gain control of a thing.
func (r *reader) taken(i, who int) bool {
	const makes, gain, control = " makes ", "gain", " control of "
	if !slices.ContainsFunc(r.events, func(l line) bool { return strings.Contains(l.text, control) }) {
		return false // as nearly always
	}
	takes, made := r.name(who)+" "+r.verb(who, gain)+control+r.called(i), makes+r.name(who)+" "+gain+control+r.called(i)
	return slices.ContainsFunc(r.events, func(l line) bool { return strings.Contains(l.text, takes) || strings.Contains(l.text, made) })
}

// matchingWhere are the things that a noun may speak of, of those that a player has.
func (r *reader) matchingWhere(n *noun, has func(i int) bool) []int {
	var found []int
	for i := range r.things {
		t := &r.things[i]
		if n.owner != nobody && t.owner != nobody && !has(i) {
			continue
		}
		switch {
		case n.card != nil && t.card != nil && n.card.Name == t.card.Name:
			found = append(found, i)
		case n.card == nil && n.det != "a" && r.fits(t, n.words) && !otherSize(t, n) && !otherwiseAble(t, n) && !nobodysNamed(t, n):
			found = append(found, i)
		}
	}
	return found
}

// nobodysNamed reports whether a noun says only what sort of thing of somebody it means, and a thing is a card with effects of which nobody
// said whose it is: who means that one names it.
func nobodysNamed(t *thing, n *noun) bool {
	return n.owner != nobody && t.owner == nobody && t.card != nil && able(t.card) && lexicon.Plays(n.words, lexicon.AnyCreature)
}

// fits reports whether words can describe a thing: its own words, or the type or a
// subtype of its card.
func (r *reader) fits(t *thing, words string) bool {
	if strings.EqualFold(t.words, words) || strings.EqualFold(t.name, words) {
		return true
	}
	if t.card == nil {
		return t.words != "" && (strings.HasSuffix(t.words, " "+words) || strings.HasPrefix(t.words, words+" "))
	}
	if words == commanderWord {
		return r.isCommander(t)
	}
	if slices.ContainsFunc(t.card.Subtypes, func(s string) bool { return strings.EqualFold(s, words) }) {
		return true
	}
	for _, one := range []struct {
		word string
		bit  engine.Types
	}{{"creature", engine.Creature}, {"planeswalker", engine.Planeswalker}, {"land", engine.Land}, {"artifact", engine.Artifact}, {"enchantment", engine.Enchantment},
		{"spell", engine.Instant | engine.Sorcery}} {
		if words == one.word {
			return t.card.Types&one.bit != 0 && (one.word == "spell" || t.on)
		}
	}
	return false
}

// otherwiseAble reports whether a noun says that it has a keyword that the card of a thing has not and that nothing gave it: "my 2/2 with
// persist" is not my Containment Priest.
func otherwiseAble(t *thing, n *noun) bool {
	if t.card == nil || n.card != nil {
		return false
	}
	return slices.ContainsFunc(n.detail.mods, func(m tree.Mod) bool {
		return m.Slot == tree.Keyword && !m.Neg && !hasOne(t, &noun{}, func(k string) bool { return k == m.Key })
	})
}

// otherSize reports whether a noun says another size than its card gives a thing.
func otherSize(t *thing, n *noun) bool {
	m := n.detail.mods.Get(tree.Size)
	return m != nil && t.card != nil && t.mods.Get(tree.Size) == nil && (t.card.Power != m.N || t.card.Toughness != m.M)
}

// which asks which of several things is meant.
func (r *reader) which(n *noun, found []int) *lex.Error {
	err := r.refuse("ambiguous", n.from, n.to, say.New("Which one is meant by \"%s\"?", r.raw(n.from, n.to)))
	for _, i := range found {
		t := &r.things[i]
		is := r.owned(t.owner, t.name)
		meant := is.String()
		if t.owner != nobody && r.seats[t.owner].speaker && !r.flagged {
			meant = r.mineOr(r.name(t.owner)) + " " + t.name // "your" could be whoever is spoken to
		}
		err.Readings = append(err.Readings, lex.Meaning{Says: isMeant(r.raw(n.from, n.to), is), Text: meant})
	}
	return err
}

// thingName is what a thing without a name is called: its kind, with a capital.
func thingName(words string) string {
	var kept []string
	list := strings.Fields(words)
	for _, w := range list {
		if isSubtype(w) && w[:1] == strings.ToUpper(w[:1]) || w == "token" {
			kept = append(kept, w)
		}
	}
	if len(kept) == 0 || len(kept) == 1 && kept[0] == "token" {
		kept = list
	}
	name := strings.Join(kept, " ")
	if name == "" {
		return name
	}
	return strings.ToUpper(name[:1]) + name[1:]
}

// called is how a sentence names a thing: with whose it is, where that is known.
func (r *reader) called(i int) string {
	t := &r.things[i]
	return strings.TrimSpace(r.own(t.owner) + " " + t.name)
}

// ref is how a sentence names what a noun speaks of.
func (r *reader) ref(n *noun) (string, bool) {
	if n.who != nobody {
		return r.name(n.who), true
	}
	if n.many > 1 || n.plural {
		r.i = n.from
		return "", r.fail()
	}
	i, ok := r.thingOf(n)
	if !ok {
		return "", false
	}
	if t := &r.things[i]; t.card != nil && able(t.card) && !t.flag && (!r.mustBeOwned(i, n) || !r.canStand(t, n)) {
		return "", false
	}
	r.ownEffects(i, n)
	return r.called(i), r.describe(i, n)
}

// mustBeOwned settles whose a thing is to which something happens: where nobody says,
// it is the only player's of whom the paragraph speaks; with more, nobody knows.
func (r *reader) mustBeOwned(i int, n *noun) bool {
	t := &r.things[i]
	if t.owner != nobody {
		return true
	}
	if len(r.seats) == 1 {
		t.owner = 0
		return true
	}
	if r.alone && !againstOthers(t.card) {
		t.owner = r.speaker()
		return true
	}
	if t.card != nil && isSpell(t.card) && r.acting != nobody && n.from > 0 && in(r.toks[n.from-1].Text, "with using via") {
		t.owner = r.acting // who does something with a spell has cast it
		return true
	}
	return r.stop(r.whose(n))
}

// whose asks whose a thing is.
func (r *reader) whose(n *noun) *lex.Error {
	name := thingName(n.words)
	switch {
	case n.card != nil:
		name = n.card.Name
	case n.tellsMore() && r.raw(n.from, n.to) != "": // with all that is said of it
		at := n.from
		for at+1 < n.to && lexicon.Plays(r.toks[at].Text, lexicon.Article) {
			at++
		}
		name = r.raw(at, n.to)
	}
	err := r.refuse("ambiguous", n.from, n.to, say.New("Whose is \"%s\"?", cmp.Or(strings.Trim(r.raw(n.from, n.to), "\""), name)))
	for k := range r.seats {
		whose := r.owned(k, name)
		if r.seats[k].speaker {
			whose = say.New("my %s", name)
		}
		err.Readings = append(err.Readings, lex.Meaning{Says: whose, Text: whose.String()})
	}
	if len(r.seats) == 1 && r.seats[0].speaker {
		theirs := say.New("my opponent's %s", name)
		err.Readings = append(err.Readings, lex.Meaning{Says: theirs, Text: theirs.String()})
	}
	return err
}

// ownEffects brings in the effects of a card that something happens to or that does
// something, wherever it is.
func (r *reader) ownEffects(i int, n *noun) {
	t := &r.things[i]
	if t.card == nil || t.flag || !able(t.card) || isSpell(t.card) && !makesEffect(t.card) {
		return
	}
	t.flag = true
	r.effects = append(r.effects, line{text: r.flagOf(t), span: r.span(n.from, n.to)})
}

// describe makes facts of what a noun says of a thing besides naming it.
func (r *reader) describe(i int, n *noun) bool {
	if !r.namelessFlashback(i, n) {
		return false
	}
	t := &r.things[i]
	d := &n.detail
	t.mods = t.mods.And(d.mods)
	if len(d.mods) > 0 {
		fact := r.thingFact(i, d)
		r.addFact(fact, n)
		t.fact = true
	}
	if t.owner != nobody && t.card == nil && t.words == "commander" {
		r.placeFact(i, n)
	} else if d.commander && t.owner != nobody {
		r.addFact(t.name+" is "+r.own(t.owner)+" commander", n)
		r.placeFact(i, n)
	}
	if d.chosen != "" && !r.describeChoice(i, n) {
		return false
	}
	if d.x != engine.Unset {
		r.addFact("X is "+itoa(d.x)+" for "+t.name, n)
	}
	const level, kicked = " is level ", "the number of times it was kicked is "
	if d.level > 0 {
		r.addFact(r.called(i)+level+itoa(d.level), n)
	}
	if d.kicked > 0 {
		r.addFact(kicked+itoa(d.kicked), n)
	}
	if d.ability != "" && !t.flag { // it has that ability wherever it is spoken of
		ability := d.ability
		d.ability = ""
		return r.mustBeOwned(i, n) && r.gets(i, ability, n.from, n.to)
	}
	if aura := d.worn; aura != nil {
		d.worn = nil
		return r.mustBeOwned(i, n) && r.wear(i, aura)
	}
	if d.shield {
		d.shield = false
		if n.card != nil {
			return r.mustBeOwned(i, n) && r.shieldOn(t.owner, n)
		}
		it := r.nounFor(i, n.from, n.to) // and no other of its kind
		return r.mustBeOwned(i, n) && r.shieldOn(r.things[i].owner, &it)
	}
	return true
}

// placeFact tells that a thing is there, and what it is.
func (r *reader) placeFact(i int, n *noun) {
	t := &r.things[i]
	if !t.flag && !t.fact && t.owner != nobody {
		r.addFact(r.thingFact(i, &detail{}), n)
		t.fact = true
	}
}

// thingFact is the fact that tells what a thing is.
func (r *reader) thingFact(i int, d *detail) string {
	t := &r.things[i]
	fact := t.name + " is a "
	if words := english.Before(d.mods); words != "" {
		fact += words + " "
	}
	fact += r.kindOf(t, d)
	if t.owner != nobody {
		fact += " " + r.name(t.owner) + " " + r.verb(t.owner, "control")
	}
	fact += english.Behind(d.mods)
	for _, vowel := range []string{"a", "e", "i", "o", "u"} {
		fact = strings.Replace(fact, " is a "+vowel, " is an "+vowel, 1)
	}
	return fact
}

// kindOf is the noun that tells what a thing is.
func (r *reader) kindOf(t *thing, d *detail) string {
	if kind, ok := strings.CutSuffix(t.words, " token"); ok && t.card == nil && ofCreature(kind) != "" {
		return kind + " creature token"
	}
	switch {
	case t.card == nil && t.words == "commander": // of which nobody says that it is anything else
		return "commander creature"
	case t.card == nil:
		return t.words + ofCreature(t.words)
	}
	switch ty := t.card.Types; {
	case ty&engine.Creature != 0 || d.size() != "":
		return "creature"
	case ty&engine.Planeswalker != 0:
		return "planeswalker"
	case ty&engine.Artifact != 0:
		return "artifact"
	case ty&engine.Enchantment != 0:
		return "enchantment"
	case ty&engine.Land != 0:
		return "land"
	case ty&(engine.Instant|engine.Sorcery) != 0:
		return "spell"
	}
	return "permanent"
}

// ofCreature is " creature" for words that only name a kind of creature.
func ofCreature(words string) string {
	for w := range strings.FieldsSeq(strings.ToLower(words)) {
		kind, creature := lexicon.Read(lexicon.Subtype, w)
		if creature = creature && kind.Of == ""; !creature && !adjectiveWord(w) {
			return ""
		}
	}
	return " creature"
}

// addFact adds a fact once.
func (r *reader) addFact(text string, n *noun) { r.factFrom(text, n.from, n.to) }

func (r *reader) factFrom(text string, from, to int) {
	r.facts = addLine(r.facts, line{text: text, span: r.span(from, to)})
}

func addLine(list []line, l line) []line {
	if slices.ContainsFunc(list, func(o line) bool { return o.text == l.text }) {
		return list
	}
	return append(list, l)
}
