package oracle

import (
	"slices"
	"strconv"
	"strings"

	"apnap/engine"
	"apnap/engine/oracle/lex"
	"apnap/engine/oracle/shape"
)

// createVerb reads "create two 2/2 black Zombie creature tokens".
func (r *reader) createVerb(in *engine.Instruction) bool {
	in.Verb = engine.CreateTokens
	specs, ok := r.tokenSpecs()
	in.Tokens = specs
	return ok && r.createdUnder(in) && r.createdAttached()
}

// createdUnder reads under whose control tokens are created, where that is said.
func (r *reader) createdUnder(in *engine.Instruction) bool {
	rel, under := r.underControl()
	if !under {
		return true
	}
	in.Under = engine.RefYou
	return rel == engine.You || r.fail()
}

// putTokens reads what "create" was called before it was a keyword action:
//
//	PutTokens = Specs Onto ["tapped"] [Under] .
func (r *reader) putTokens(in *engine.Instruction) bool {
	at, was := r.i, *in
	specs, ok := r.tokenSpecs()
	if !ok || !r.ontoBattlefield() {
		r.i = at
		return false
	}
	in.Verb, in.Tokens = engine.CreateTokens, specs
	if r.eatWords("tapped") {
		for i := range in.Tokens {
			t := &in.Tokens[i].Tokens
			t.Tapped, t.Text = true, "tapped "+t.Text
		}
	}
	if !r.createdUnder(in) {
		r.i, *in = at, was
		return false
	}
	return true
}

// ontoBattlefield reads "onto the battlefield", once "into play".
func (r *reader) ontoBattlefield() bool {
	return r.eatWords("onto", "the", "battlefield") || r.eatWords("into", "play") || r.fail()
}

// tokenSpecs reads
//
//	Specs = Spec { ("," | "and" | "plus") Spec } .
func (r *reader) tokenSpecs() ([]engine.TokenSpec, bool) {
	s, ok := r.tokenSpec()
	if !ok {
		return nil, false
	}
	list := []engine.TokenSpec{s}
	for {
		at := r.i
		comma := r.eatWords(",")
		if !r.eatWords("and") && !r.eatWords("plus") && !comma {
			break
		}
		s, ok := r.tokenSpec()
		if !ok {
			r.i = at
			break
		}
		list = append(list, s)
	}
	for i := range list {
		r.standsFor(&list[i].N)
	}
	return list, true
}

// tokenSpec reads one group of tokens:
//
//	Spec = Quantity ["additional"] ["tapped"] [P/T] {Color | Type | Subtype} "token(s)" ["with" Keyword {"and" Keyword}] .
func (r *reader) tokenSpec() (engine.TokenSpec, bool) {
	at := r.i
	e, given, ok := r.quantity()
	if !ok || !given && !r.resolves {
		r.i = at
		return engine.TokenSpec{}, r.fail()
	}
	r.eatWords("additional")
	if !given {
		e = shape.Lit(0) // which stands behind the tokens
	}
	s := engine.TokenSpec{N: *e, Tokens: engine.Tokens{Power: engine.Unset, Toughness: engine.Unset, CopyOf: engine.NoObject}}
	start := r.i
	if r.copyTokens(&s) {
		return s, true
	}
	if !r.tokenWords(&s) {
		r.i = at
		return s, false
	}
	s.Tokens.Text = r.rawWords(start, r.i-1)
	if s.Tokens.Name == "" {
		s.Tokens.Name = strings.Join(s.Tokens.Subtypes, " ")
	}
	predefined(&s.Tokens)
	for last := r.i; r.eatWords("with") || len(s.Tokens.Keywords) > 0 && (r.eatWords(",", "and") || r.eatWords("and") || r.eatWords(",")); last = r.i {
		w, ok := r.keyword()
		if !ok {
			w, ok = r.ownAbility()
		}
		if !ok && len(s.Tokens.Keywords) > 0 {
			r.i = last // of something else
			break
		}
		if !ok {
			r.i = at
			return s, false
		}
		s.Tokens.Keywords = append(s.Tokens.Keywords, w)
		if w == OwnAbility && r.saysSize {
			s.Tokens.Power, s.Tokens.Toughness = engine.Unset, engine.Unset
		}
	}
	if !given {
		if e, ok = r.equalTo(); !ok {
			r.i = at
			return s, false
		}
		s.N = *e
	}
	return s, true
}

// OwnAbility stands for an ability of a token that is no keyword, and neither replaces nor
// prevents anything nor says what can't happen: the token has it, and that is all that is told.
const OwnAbility = "an ability of its own"

// ownWords are its words.
var ownWords = strings.Fields(OwnAbility)

// ownAbility reads a token's ability in quotation marks.
func (r *reader) ownAbility() (string, bool) {
	if r.eatPhrase(OwnAbility) {
		return OwnAbility, true
	}
	from := r.i
	if !r.eatWords("\"") {
		return "", false
	}
	for !r.done() && !r.is("\"") {
		r.i++
	}
	text := r.text[r.toks[from+1].Start:max(r.toks[from+1].Start, r.peek().Start)]
	if !r.eatWords("\"") || text == "" {
		r.i = from
		return "", r.fail()
	}
	r.saysSize = changesSize(text)
	if !onlyTold(text) {
		r.i = from
		return "", r.fail()
	}
	return OwnAbility, true
}

// onlyTold reports whether an ability neither replaces nor prevents anything nor says what can't happen.
func onlyTold(text string) bool {
	return !slices.ContainsFunc(ParseCard("", "Creature", text), func(a Ability) bool { return a.Scope != "other" })
}

// changesSize reports whether an ability always says what power and toughness are.
func changesSize(text string) bool {
	toks := lex.Scan(text)
	return !begins(toks, "when") && !begins(toks, "whenever") && !begins(toks, "at") && (spoken(toks, "gets") || spoken(toks, "get") || spoken(toks, "power and toughness"))
}

// tokenWords reads the description up to "token" or "tokens".
func (r *reader) tokenWords(s *engine.TokenSpec) bool {
	t := &s.Tokens
	for n := 0; ; n++ {
		w := r.peek()
		if w.Text == "token" || w.Text == "tokens" {
			r.i++
			return n > 0 || r.fail()
		}
		if t.Name == "" && r.resolves && r.roleName(t) {
			continue
		}
		sub, isSub := shape.Subtype(w.Text)
		types, _, isType := shape.TypeWord(w.Text)
		c, isColor := shape.ColorWord(w.Text)
		switch {
		case w.Kind == lex.PTToken && w.Text == sizeX && s.Size == nil:
			s.Size = r.letter("X")
		case w.Kind == lex.PTToken && t.Power == engine.Unset:
			p, to, ok := splitPT(w.Text)
			if !ok {
				return r.fail()
			}
			t.Power, t.Toughness = p, to
		case isColor:
			t.Colors |= c
			if c == engine.Colorless {
				t.Colors &^= engine.Colorless
			}
		case isType:
			t.Types |= types
		case isSub && w.Capital():
			t.Subtypes = append(t.Subtypes, sub)
		case w.Text == "tapped":
			t.Tapped = true
		case w.Text == "and" && n > 0:
		default:
			return r.fail()
		}
		r.i++
	}
}

// sizeX stands for power and toughness that are both to be worked out.
const sizeX = "x/x"

// rawWords is the text of tokens from..to-1 with single spaces.
func (r *reader) rawWords(from, to int) string {
	words := make([]string, 0, to-from)
	for _, t := range r.toks[from:to] {
		words = append(words, t.Raw)
	}
	return strings.Join(words, " ")
}

func splitPT(s string) (int, int, bool) {
	a, b, ok := strings.Cut(s, "/")
	p, err1 := strconv.Atoi(a)
	t, err2 := strconv.Atoi(b)
	return p, t, ok && err1 == nil && err2 == nil
}
