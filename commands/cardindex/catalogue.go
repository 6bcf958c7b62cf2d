package cardindex

import (
	"cmp"
	"fmt"
	"io"
	"slices"
	"strings"

	"apnap/engine"
	"apnap/engine/oracle"
	"apnap/engine/oracle/notation"
	"apnap/rulesdb/cardfile"
	"apnap/rulesdb/catalog"
)

// CatalogueCounts says what a catalogue holds.
type CatalogueCounts struct {
	// Cards is the number of cards, Able of those with an ability in scope.
	Cards int `json:"cards"`
	Able  int `json:"able"`
	// Read and Unread count abilities in scope that could and could not be read.
	Read   int `json:"read"`
	Unread int `json:"unread"`
	// Spells counts instants and sorceries, Whole those of which all that they do when they
	// resolve was read; an import leaves both at 0, since it does not read that.
	Spells int `json:"spells,omitempty"`
	Whole  int `json:"whole,omitempty"`
	// Everyday counts those of them that do what most spells do (cardfile.Everyday), and EverydayWhole
	// the whole ones of these.
	Everyday      int `json:"everyday,omitempty"`
	EverydayWhole int `json:"everyday_whole,omitempty"`
	// Missing is where reading the others stopped.
	Missing *WorkQueue `json:"-"`
}

// WriteCatalogue reads a card file, as people download it, and writes the
// catalogue of it: characteristics and the notation of every effect, without
// any sentence of a card. What an earlier catalogue knows and the file does not is kept.
func WriteCatalogue(w io.Writer, cards io.Reader, earlier *catalog.Catalogue) (CatalogueCounts, error) {
	counts := CatalogueCounts{Missing: &WorkQueue{}}
	var entries []catalog.Entry
	known := map[string]bool{}
	for card, err := range cardfile.Read(cards) {
		if err != nil {
			return counts, fmt.Errorf("reading the cards: %w", err)
		}
		known[card.Name] = true
		e := entryOf(&card)
		counts.add(&e)
		for i := range card.Faces {
			counts.addSpell(&card.Faces[i], &e.Faces[i])
		}
		entries = append(entries, e)
	}
	for e := range earlier.All() {
		if !known[e.Name] {
			knowLittle(&e)
			counts.add(&e)
			entries = append(entries, e)
		}
	}
	return counts, catalog.Write(w, func(yield func(catalog.Entry) bool) {
		for i := range entries {
			if !yield(entries[i]) {
				return
			}
		}
	})
}

// knowLittle marks a card of which the text isn't at hand, so that nobody takes it for one that says nothing: a permanent may have
// triggered abilities that are not understood, and a spell that nothing is known of does what is not read.
func knowLittle(e *catalog.Entry) {
	for i := range e.Faces {
		f := &e.Faces[i]
		if isSpell(f.TypeLine) {
			f.Unread = f.Unread || f.Instruction == "" && len(f.Modes)+len(f.Abilities) == 0
		} else if len(f.Triggers) == 0 && f.Mana == "" {
			f.Triggers = []string{""}
		}
	}
}

func (n *CatalogueCounts) add(e *catalog.Entry) {
	n.Cards++
	if e.Able() {
		n.Able++
	}
	for i := range e.Faces {
		if types := e.Faces[i].Types(); slices.Contains(types, "Instant") || slices.Contains(types, "Sorcery") {
			n.Spells++
			if !e.Faces[i].Unread {
				n.Whole++
			}
		}
		for _, a := range e.Faces[i].Abilities {
			if len(a.Effects) > 0 {
				n.Read++
			} else {
				n.Unread++
			}
		}
	}
}

// addSpell counts a spell by what its text says that it does.
func (n *CatalogueCounts) addSpell(f *cardfile.Face, as *catalog.Face) {
	if !isSpell(f.TypeLine) {
		return
	}
	if cardfile.Everyday(f.Text) {
		n.Everyday++
		if !as.Unread {
			n.EverydayWhole++
		}
	}
	if as.Unread {
		if no := spellText(f).Refused; no != nil {
			n.Missing.Add(f.Name, no.Text, no.Span)
		} else {
			n.Missing.Add(f.Name, f.Text, [2]int{})
		}
	}
}

// entryOf is a card of a file as the catalogue keeps it.
func entryOf(card *cardfile.Card) catalog.Entry {
	e := catalog.Entry{Name: card.Name, Layout: card.Layout}
	for i := range card.Faces {
		f := &card.Faces[i]
		e.Faces = append(e.Faces, catalog.Face{Name: f.Name, TypeLine: f.TypeLine, Colors: f.Colors,
			Keywords: cardfile.Keywords(f.Text), ManaValue: f.ManaValue, Variable: cardfile.Variables(f.ManaCost),
			Power: f.Power, Toughness: f.Toughness, Loyalty: max(f.Loyalty, f.Defense),
			Abilities: abilitiesOf(f)})
		e.Faces[i].Statics, e.Faces[i].Restricts = staticsOf(f, cardfile.IsStatic), restricts(f)
		e.Faces[i].Bears = bearsOf(f)
		if !isSpell(f.TypeLine) {
			e.Faces[i].Mana = cardfile.TapsFor(f.Text)
			sizes := cardfile.SizesOf(f.Name, f.Text)
			e.Faces[i].GrowsOthers, e.Faces[i].GrowsHost, e.Faces[i].GrowsItself = sizes.Others, sizes.Host, sizes.Own
		}
		e.Faces[i].Takes = staticsOf(f, cardfile.TakesControl)
		makesOf(f, &e.Faces[i])
		Resolving(f, &e.Faces[i])
		e.Faces[i].Triggers = triggersOf(f)
		e.Faces[i].Activated = activatedOf(f)
	}
	return e
}

// Resolving notes what a spell does when it resolves, as an effect in notation, and
// whether that is all.
func Resolving(f *cardfile.Face, to *catalog.Face) {
	if !isSpell(f.TypeLine) {
		return
	}
	spell := spellText(f)
	to.Costs, to.CastTriggers = spell.Costs, spell.Triggers
	to.Unread = !spell.Whole || givenEffects(f) < spell.Makes
	to.Least, to.Most = spell.Choose.Least, spell.Choose.Most
	for i := range spell.Modes {
		said := catalog.Unread
		if m := &spell.Modes[i]; m.Whole {
			said = instructionOf(m.Does)
		}
		to.Modes = append(to.Modes, said)
		to.Unread = to.Unread || said == catalog.Unread
	}
	if to.Unread || len(spell.Does) == 0 {
		return
	}
	if to.Instruction = instructionOf(spell.Does); to.Instruction == catalog.Unread {
		to.Instruction, to.Unread = "", true
	}
}

// givenEffects is how many effects are read of a spell by themselves, without those of which only the words are kept.
func givenEffects(f *cardfile.Face) (n int) {
	for _, a := range oracle.ParseCard(f.Name, f.TypeLine, f.Text) {
		for i := range a.Effects {
			if !inWordsAlone(&a.Effects[i]) {
				n++
			}
		}
	}
	return n
}

// inWordsAlone reports whether what a spell gives something instead is kept in its words, so that nothing carries it out.
func inWordsAlone(e *engine.Effect) bool {
	return e.Self && e.When.Kind == engine.Alter && slices.ContainsFunc(e.Do, func(c engine.Change) bool {
		return slices.ContainsFunc(c.Do, func(in engine.Instruction) bool { return in.Verb == engine.OtherAction && !in.Told })
	})
}

// spellText is what a spell says of its resolving.
func spellText(f *cardfile.Face) oracle.SpellText {
	return oracle.ParseSpell(f.Name, withoutTriggers(f.Text))
}

// isSpell reports whether a type line is that of an instant or sorcery.
func isSpell(typeLine string) bool {
	return strings.Contains(typeLine, "Instant") || strings.Contains(typeLine, "Sorcery")
}

// instructionOf is the notation of instructions, "" for none and catalog.Unread where they cannot
// be written down exactly.
func instructionOf(list []engine.Instruction) string {
	if len(list) == 0 {
		return ""
	}
	a := oracle.Ability{Effects: []engine.Effect{{Kind: engine.InstructionOf, Class: engine.ClassOther, Then: list}}}
	return cmp.Or(strings.Join(notationsOf(&a), ""), catalog.Unread)
}

// withoutTriggers is a spell's text without the triggered abilities that it has in other zones,
// which are no part of what it does as it resolves; those that wait for something of this turn or
// a later one are, since its resolving makes them, and so is what its being cast triggers.
func withoutTriggers(text string) string {
	var rest []string
	for paragraph := range strings.SplitSeq(text, "\n") {
		triggers := strings.HasPrefix(paragraph, "When ") || strings.HasPrefix(paragraph, "Whenever ") || strings.HasPrefix(paragraph, "At the beginning ")
		if !triggers || strings.Contains(paragraph, " this turn") || strings.Contains(paragraph, " next ") || strings.HasPrefix(paragraph, "When you cast this spell") {
			rest = append(rest, paragraph)
		}
	}
	return strings.Join(rest, "\n")
}

// triggersOf writes down the triggered abilities of a face, "" for one that cannot
// be read, or not be written down exactly.
func triggersOf(f *cardfile.Face) []string {
	var list []string
	for _, a := range oracle.ParseCard(f.Name, f.TypeLine, f.Text) {
		switch {
		case !a.Triggered && !a.Untold:
		case a.Trigger == nil:
			list = append(list, "")
		default:
			only := oracle.Ability{Effects: []engine.Effect{*a.Trigger}}
			list = append(list, strings.Join(notationsOf(&only), ""))
		}
	}
	return list
}

// activatedOf writes down the activated abilities of a permanent.
func activatedOf(f *cardfile.Face) (list []catalog.Activated) {
	if isSpell(f.TypeLine) {
		return nil
	}
	for _, a := range oracle.ParseActivated(f.Name, f.TypeLine, f.Text) {
		does := catalog.Unread
		if a.Whole {
			does = instructionOf(a.Does)
		}
		list = append(list, catalog.Activated{Cost: costLetters(&a.Cost), Does: does})
	}
	return list
}

// costLetters writes down what an activated ability costs.
func costLetters(c *oracle.ActivationCost) string {
	if c.Loyalty != "" {
		return c.Loyalty
	}
	letters := ""
	for _, one := range []struct {
		set    bool
		letter string
	}{{c.Mana, "m"}, {c.Itself, "s"}, {c.X, "X"}, {c.Taps, "t"}, {c.More, "o"}} {
		if one.set {
			letters += one.letter
		}
	}
	for _, part := range c.Paid {
		letters += partSep + part.Verb + " " + part.What
		if part.From {
			letters += fromItself
		}
		if part.Aside {
			letters += asideMark
		}
	}
	return letters
}

// partSep stands before a part of a cost, fromItself behind one that is taken from the permanent
// itself, asideMark behind one that no event tells.
const partSep, fromItself, asideMark = ";", "<", ">"

// makesOf writes down what the static abilities of a permanent make of things, and notes whether
// one of them could not be read, or not be written down exactly.
func makesOf(f *cardfile.Face, to *catalog.Face) {
	if isSpell(f.TypeLine) {
		return
	}
	for _, a := range oracle.ParseCard(f.Name, f.TypeLine, f.Text) {
		makes := notationsOf(&oracle.Ability{Effects: a.Makes})
		to.Makes = append(to.Makes, makes...)
		to.Alters = to.Alters || a.Alters || len(makes) < len(a.Makes)
	}
}

// staticsOf reports whether a permanent has such a static ability that is out of scope.
func staticsOf(f *cardfile.Face, such func(string) bool) bool {
	if isSpell(f.TypeLine) {
		return false
	}
	return slices.ContainsFunc(oracle.ParseCard(f.Name, f.TypeLine, f.Text), func(a oracle.Ability) bool {
		return a.Scope == "other" && len(a.Effects)+len(a.Makes) == 0 && such(a.Text)
	})
}

// bearsOf are the letters of what the static abilities of a permanent bear on that are out of scope, none where not all
// of them are known.
func bearsOf(f *cardfile.Face) string {
	var letters []byte
	unclear := staticsOf(f, func(ability string) bool {
		if !cardfile.IsStatic(ability) {
			return false
		}
		on, ok := cardfile.BearsOn(f.Name, ability)
		letters = append(letters, on...)
		return !ok
	})
	if unclear {
		return ""
	}
	slices.Sort(letters)
	return string(slices.Compact(letters))
}

// restricts reports whether a permanent says which others can't attack, block or be blocked.
func restricts(f *cardfile.Face) bool {
	if isSpell(f.TypeLine) {
		return false
	}
	return slices.ContainsFunc(oracle.ParseCard(f.Name, f.TypeLine, f.Text), func(a oracle.Ability) bool {
		return a.Scope == "other" && len(a.Effects) == 0 && !strings.HasPrefix(a.Text, f.Name) && cardfile.Restricts(a.Text)
	})
}

// abilitiesOf reads a face's text and keeps what is in scope. An ability that
// cannot be read, or not be written down exactly, is kept without effects, so
// that nobody takes the card for one without it.
func abilitiesOf(f *cardfile.Face) []catalog.Ability {
	var kept []catalog.Ability
	for _, a := range oracle.ParseCard(f.Name, f.TypeLine, f.Text) {
		if !a.Matters() {
			continue
		}
		kept = append(kept, catalog.Ability{Scope: a.Scope, Created: a.Created, Mode: a.Mode, Effects: notationsOf(&a)})
	}
	return kept
}

// notationsOf writes the effects of an ability down, none if one of them
// cannot be read back.
func notationsOf(a *oracle.Ability) []string {
	if a.Err != nil {
		return nil
	}
	notations := make([]string, len(a.Effects))
	for i := range a.Effects {
		notations[i] = notation.Of(&a.Effects[i])
		back, err := notation.Parse(notations[i])
		if err != nil || notation.Of(&back) != notations[i] {
			return nil
		}
	}
	return notations
}
