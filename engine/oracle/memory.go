package oracle

// Remembered is a card index that decodes each card once, and keeps what the texts of
// abilities were read as: for one question that is asked again and again with a thing
// taken away. What it gives is shared and not to be changed. It serves one question at
// a time.
type Remembered struct {
	cards     Cards
	looked    map[string]lookedUp
	close     map[string][]string
	abilities map[abilityText][]Ability
}

// lookedUp is what came of looking for a card.
type lookedUp struct {
	card  Card
	found bool
}

// abilityText is a text of abilities, and what it is printed on.
type abilityText struct{ name, typeLine, text string }

// Remember makes an index that remembers what it took from another.
func Remember(cards Cards) *Remembered {
	return &Remembered{cards: cards, looked: map[string]lookedUp{}, close: map[string][]string{}, abilities: map[abilityText][]Ability{}}
}

// Lookup implements Cards.
func (r *Remembered) Lookup(name string) (Card, bool) {
	was, asked := r.looked[name]
	if !asked {
		was.card, was.found = r.cards.Lookup(name)
		r.looked[name] = was
	}
	return was.card, was.found
}

// Candidates implements Cards.
func (r *Remembered) Candidates(name string) []string {
	names, asked := r.close[name]
	if !asked {
		names = r.cards.Candidates(name)
		r.close[name] = names
	}
	return names
}

// ShortFor implements Cards.
func (r *Remembered) ShortFor(words string) []string { return r.cards.ShortFor(words) }

// Begins implements Cards.
func (r *Remembered) Begins(words string) bool { return r.cards.Begins(words) }

// Abilities reads the abilities of a card's text as ParseCard does.
func (r *Remembered) Abilities(name, typeLine, text string) []Ability {
	key := abilityText{name, typeLine, text}
	list, read := r.abilities[key]
	if !read {
		list = ParseCard(name, typeLine, text)
		r.abilities[key] = list
	}
	return list
}

// abilitiesOf reads the abilities that the text of a flag gives, anew only where nobody
// remembers them.
func (a *asker) abilitiesOf(name, typeLine, text string) []Ability {
	if r, ok := a.cards.(interface {
		Abilities(name, typeLine, text string) []Ability
	}); ok {
		return r.Abilities(name, typeLine, text)
	}
	return ParseCard(name, typeLine, text)
}
