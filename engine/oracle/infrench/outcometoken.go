package infrench

import (
	"strings"

	"apnap/engine"
	"apnap/engine/french"
	"apnap/engine/oracle/shape"
)

// specs writes groups of tokens.
func (p *printer) specs(specs []engine.TokenSpec) noun {
	parts := make([]noun, len(specs))
	for i := range specs {
		parts[i] = p.spec(&specs[i])
	}
	n := joined(parts, "et")
	return n
}

// spec is one group of tokens: "deux jetons de créature 1/1 blanche Soldier avec
// le vol".
func (p *printer) spec(s *engine.TokenSpec) noun {
	token := one("jeton")
	if s.CopyOf != engine.NoRef {
		tokens := p.count(&s.N, token)
		are, copies := "est", "une copie "
		if tokens.plural {
			are, copies = "sont", "des copies "
		}
		of := p.ref(s.CopyOf)
		if s.Aim != nil {
			of = p.bound(s.Aim)
		}
		return tokens.written(tokens.text + " qui " + are + " " + copies + of.of() + p.except(shape.Exceptions(&s.Tokens), token))
	}
	tokens := p.count(&s.N, token)
	tokens.text += p.sizedWords(s, tokens)
	for k, w := range s.Tokens.Keywords {
		tokens.text += []string{" avec ", " et "}[min(k, 1)] + p.keyword(w)
	}
	return tokens
}

// sizedWords describes tokens whose power and toughness may have to be worked out.
func (p *printer) sizedWords(s *engine.TokenSpec, tokens noun) string {
	if s.Size == nil {
		return p.tokenWords(&s.Tokens, tokens)
	}
	t := s.Tokens
	t.Power, t.Toughness = 0, 0
	x := p.fit(s.Size)
	if s.Size.Op != engine.Lit && s.Size.Op != engine.XValue {
		x = p.letter(s.Size)
	}
	return strings.Replace(p.tokenWords(&t, tokens), "0/0", x+"/"+x, 1)
}

// tokenWords describes tokens: " de créature 1/1 blanche Soldier", " Treasure engagé".
func (p *printer) tokenWords(t *engine.Tokens, tokens noun) string {
	s := ""
	if types := t.Types &^ superTypes; types != 0 && (t.Power != engine.Unset || len(t.Subtypes) == 0 || t.Colors != 0) {
		kind := typeNoun(types)
		s += " " + kind.of()
		if t.Power != engine.Unset {
			s += " " + p.size(t)
		}
		if t.Colors != 0 {
			s += " " + colors(t.Colors, kind, "et")
		} else if t.Power != engine.Unset {
			s += " incolore"
		}
		s += spaced(supertypes(t.Types, kind))
	}
	s += spaced(subtypeLabels(t.Subtypes, "et"))
	if len(t.Subtypes) == 0 && t.Name != "" {
		s += " " + tokenName(t.Name)
	} else if t.Name != "" && t.Name != strings.Join(t.Subtypes, " ") {
		s += " " + tokens.agreed("nommé") + " " + t.Name // of a kind that has a name of its own
	}
	if t.Tapped || strings.HasPrefix(t.Text, "tapped ") {
		s += " " + tokens.agreed("engagé")
	}
	return s
}

// size is a token's power and toughness: "2/2".
func (p *printer) size(t *engine.Tokens) string {
	power, toughness := engine.Number(t.Power), engine.Number(t.Toughness)
	return p.amount(&power) + "/" + p.amount(&toughness)
}

// otherTokens are tokens created instead of others, or besides them.
func (p *printer) otherTokens(c *engine.Change) string {
	switch {
	case c.Kind == engine.TokensPlus:
		return p.said(clause{verb: "créer", rest: "ces jetons plus " + p.specs(c.Tokens).text})
	case c.Filter != nil:
		return p.said(clause{verb: "choisir", rest: p.some(c.Filter).text}) + " et " +
			p.said(clause{verb: "créer", rest: "autant de jetons qui sont des copies de ce permanent"})
	}
	return p.said(clause{verb: "créer", rest: p.specs(c.Tokens).text})
}

// createsOthers reports whether every mode creates other tokens.
func createsOthers(c *engine.Change) bool {
	for i := range c.Modes {
		if c.Modes[i][0].Kind != engine.TokensInstead {
			return false
		}
	}
	return len(c.Modes) > 0
}

// tokensOneOf is a choice among tokens to create.
func (p *printer) tokensOneOf(c *engine.Change) string {
	var ways []string
	for i := range c.Modes {
		ways = append(ways, p.specs(c.Modes[i][0].Tokens).text)
	}
	return p.said(clause{verb: "créer", rest: french.List(ways, "ou")})
}
