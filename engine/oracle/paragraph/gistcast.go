package paragraph

import (
	"slices"

	"apnap/engine"
	"apnap/engine/lang/lexicon"
	"apnap/engine/oracle"
	"apnap/engine/oracle/lex"
	"apnap/engine/say"
)

// spellIn is the instant or sorcery that a clause names, nil for none.
func (g *gist) spellIn(c gistClause) *gistSpell {
	for i := c.from; i < c.to; i++ {
		if m, card := g.marks[i]; card && isSpell(m.card) {
			return &gistSpell{m.card, i, i + m.length}
		} else if card {
			i += m.length - 1
			continue
		}
		g.i, g.end = i, c.to
		if card, n := g.verbedAt(i); card != nil && n > 0 {
			return &gistSpell{card, i, i + n}
		}
	}
	return nil
}

// gistSpell is a spell that a clause names, by its name or a verb made of it.
type gistSpell struct {
	card     *oracle.Card
	from, to int
}

// castIn takes up the casting of a spell that a clause names.
func (g *gist) castIn(c gistClause, s *gistSpell) bool {
	who, target := g.aroundSpell(c, s)
	if who != nil && target != nil && target.player && who.mine == target.mine && !target.mine || c.within {
		return false // "he bolts him" is about two others
	}
	caster := speakerActs
	switch {
	case who != nil:
		caster = nominative(*who)
	case g.ownedSpell(s, lexicon.OthersWord), target != nil && target.mine:
		caster = otherPlayer
	}
	for _, says := range g.castings(caster, s, target) {
		if says = say.Capital(says) + "."; g.reads(says) {
			g.happen(c, says, s.from, s.to)
			if before := max(0, s.from-1); g.toks[before].Text == kickedMark {
				g.use(before, s.from)
			}
			if target != nil {
				g.use(target.from, target.to)
			}
			return true
		}
	}
	return false
}

// aroundSpell is who casts a spell, and what it is aimed at; nil where nobody says.
func (g *gist) aroundSpell(c gistClause, s *gistSpell) (who, target *gistNoun) {
	suffers := slices.ContainsFunc(g.toks[c.from:s.from], func(t lex.Token) bool { return lexicon.Plays(t.Text, lexicon.SuffersGist) })
	for _, n := range g.nouns(c.from, s.to) {
		switch {
		case n.to >= s.from && !n.player:
			if n.whose != "" {
				who = &gistNoun{says: n.whose, player: true, theirs: true}
			}
		case suffers && target == nil && (n.player || n.card == nil || n.card.Types&(engine.Creature|engine.Planeswalker|engine.Battle) != 0):
			target = &n
		case n.player:
			who = &n
		}
	}
	for _, n := range g.nouns(s.to, c.to) {
		switch {
		case n.player && who == nil && lexicon.Plays(g.toks[n.from-1].Text, lexicon.CastFrom):
			who = &n
		case target == nil && g.aimedBefore(s.to, n.from):
			target = &n
		}
	}
	return who, target
}

// castings are the ways to tell that a spell is cast, the likeliest first: on its target, on nothing, on the other player.
func (g *gist) castings(caster string, s *gistSpell, target *gistNoun) []string {
	verb := " casts "
	if caster == speakerActs {
		verb = " cast "
	}
	says := caster + verb
	if before := g.toks[max(0, s.from-1)].Text; before == kickedMark {
		says += before + " "
	}
	says += s.card.Name
	if target != nil && lexicon.Plays(g.toks[target.from].Text, lexicon.Somebody) {
		return nil
	}
	on := func(what string) string { return says + " on " + what }
	switch {
	case target == nil && caster == speakerActs:
		return []string{says, on(otherPlayer)}
	case target == nil:
		return []string{says, on(speakerSuffers)}
	case target.player && target.mine && caster == speakerActs:
		return []string{says + onMyself, says}
	case target.to == target.from+1 && lexicon.Plays(g.toks[target.from].Text, lexicon.Gendered):
		return []string{on(target.says), says + onIt, says}
	}
	return []string{on(target.says), says}
}

// What a spell is aimed at by a pronoun.
const (
	onMyself = " on myself"
	onIt     = " on it"
)

// aimedBefore reports whether what stands behind a spell is what it is aimed at.
func (g *gist) aimedBefore(from, to int) bool {
	for i := from; i < to; i++ {
		if lexicon.Plays(g.toks[i].Text, lexicon.WithBoard) || !lexicon.Plays(g.toks[i].Text, lexicon.AimedAt) && !lexicon.Plays(g.toks[i].Text, lexicon.Preposition) && !lexicon.Plays(g.toks[i].Text, lexicon.Article) {
			return false
		}
	}
	return true
}

// ownedSpell reports whether a word of a role stands right before a spell.
func (g *gist) ownedSpell(s *gistSpell, role lexicon.Role) bool {
	i := s.from - 1
	if i > 0 && g.toks[i].Text == "'s" {
		i--
	}
	return i >= 0 && lexicon.Plays(g.toks[i].Text, role)
}
