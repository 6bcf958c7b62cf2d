package paragraph

import (
	"slices"

	"apnap/engine"
	"apnap/engine/lang/lexicon"
	"apnap/engine/lang/tree"
	"apnap/engine/oracle"
)

// tokensSaid is a phrase of tokens of which it only says how many and what they are, as it stands: "three
// Soldiers"; ok is false for another.
func (r *reader) tokensSaid(a *tree.Arg) (says string, ok bool) {
	if len(a.Of) != 1 {
		return "", false
	}
	p := a.Of[0]
	if p.Name != nil || p.Stuff != nil || p.Ref != "" || p.Whose != nil || p.Det == tree.Known || len(p.Mods) == 0 || p.Mods.Get(tree.Subtype) == nil && !isToken(p) {
		return "", false
	}
	return r.raw(p.Span[0], p.Span[1]), true
}

// isToken reports whether a phrase says that it means tokens.
func isToken(p *tree.Phrase) bool {
	const token = "token"
	kind := p.Mods.Get(tree.Kind)
	return kind != nil && kind.Key == token && !kind.Neg
}

// getsTokens makes the event that an effect has a player create tokens.
func (r *reader) getsTokens(t *claim, who int, tokens string) bool {
	const effect, create = "an effect makes ", " create "
	r.i = t.Span[1]
	return r.tell(effect+r.name(who)+create+tokens, t.from, r.i)
}

// givesTokens takes up the tokens that somebody gets from something: "Smothering Tithe gives me a Treasure".
func (r *reader) givesTokens(t *claim) bool {
	if len(t.Args) != 2 || len(t.Args[0].Of) != 1 || t.Args[0].Prep != "" {
		return false
	}
	tokens, ok := r.tokensSaid(&t.Args[1])
	if !ok {
		return false
	}
	to, ok := r.nounOf(t.Args[0].Of[0])
	return ok && to.who != nobody && r.getsTokens(t, to.who, tokens)
}

// tokensMade takes up tokens that are told to be created: "one Treasure is being made".
func (r *reader) tokensMade(t *claim) bool {
	tokens, ok := r.tokensSaid(&tree.Arg{Of: t.Subject})
	who := nobody
	if r.alone {
		who = r.speaker()
	}
	for i := range t.Args {
		if t.Args[i].Place == nil || !t.Args[i].Place.Side {
			return false
		}
		if who, ok = r.whoseOf(t.Args[i].Place.Whose); !ok {
			return false
		}
	}
	return ok && who != nobody && r.getsTokens(t, who, tokens)
}

// usedForTokens is what the arguments of the use of an ability say that it creates, with the others.
func (r *reader) usedForTokens(args []tree.Arg) (tokens string, rest []tree.Arg) {
	const purpose = "for"
	for i := range args {
		made := &args[i]
		if does := made.Does; does != nil && lexicon.Plays(does.Verb.Plain, lexicon.TokenVerb) && len(does.Args) == 1 && does.Args[0].Prep == "" {
			made = &does.Args[0]
		} else if made.Prep != purpose {
			continue
		}
		if says, ok := r.tokensSaid(made); ok {
			return says, slices.Delete(slices.Clone(args), i, i+1)
		}
	}
	return "", args
}

// makesTokens makes the event that a permanent creates tokens, where any are told.
func (r *reader) makesTokens(i int, tokens string, t *claim) bool {
	const creates = " creates "
	r.i = t.Span[1]
	return tokens == "" || r.tell(r.called(i)+creates+tokens, t.from, r.i)
}

// tellsToken reports whether what is said behind a target that is no creature is rather said of the token that the spell
// makes: "Beast Within on my Forest (a 3/3 Beast)".
func tellsToken(spell *oracle.Card, on *noun) bool {
	if spell.Does == nil || on.card == nil || on.card.Types&engine.Creature != 0 {
		return false
	}
	for i := range spell.Does.Then {
		for _, made := range spell.Does.Then[i].Tokens {
			for _, m := range on.detail.mods {
				if m.Slot == tree.Subtype && slices.Contains(made.Tokens.Subtypes, m.Key) || m.Slot == tree.Size && m.N == made.Tokens.Power && m.M == made.Tokens.Toughness {
					return true
				}
			}
		}
	}
	return false
}
