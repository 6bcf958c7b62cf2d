package inenglish

import (
	"slices"
	"strconv"
	"strings"

	"apnap/engine"
	"apnap/engine/lang/lexicon"
	"apnap/engine/oracle/shape"
)

// Signed is the sign of what is got, and how much it is.
func Signed(e *engine.Expr) (sign string, much *engine.Expr) {
	switch {
	case e.Op == engine.Product && e.A.Op == engine.Lit && e.A.N == -1:
		return "-", e.B
	case e.Op == engine.Lit && e.N < 0:
		return "-", shape.Lit(-e.N)
	}
	return "+", e
}

// SignedNumber is a number with its sign.
func SignedNumber(n int) string {
	if n < 0 {
		return strconv.Itoa(n)
	}
	return "+" + strconv.Itoa(n)
}

// alterSays tells what an object got and gained.
func alterSays(t *engine.Traits) (verb, rest string) {
	got := ""
	if t.AddPower != 0 || t.AddToughness != 0 || len(t.AddKeywords) == 0 && t.Made == nil {
		got = SignedNumber(t.AddPower) + "/" + SignedNumber(t.AddToughness)
	}
	if t.Made == nil {
		verb, rest = gainsSays(t.AddKeywords, got)
		return verb, rest + shape.UntilEnd
	}
	gained := slices.DeleteFunc(slices.Clone(t.AddKeywords), func(w string) bool { return slices.Contains(t.Made.AddKeywords, w) })
	verb, rest = gainsSays(gained, got)
	if verb, rest = becomesToo(verb, rest, t.Made); t.ThisTurn {
		rest += shape.UntilEnd
	}
	return verb, rest
}

// Alter is what an object got and gained, without the object: "gets +2/+2 until end of
// turn".
func Alter(t *engine.Traits) string {
	verb, rest := alterSays(t)
	return lexicon.ThirdPerson(verb) + " " + rest
}

// alterWords writes the verb and what is got and gained.
func (p *printer) alterWords(in *engine.Instruction) (verb, rest string) {
	got := ""
	if in.Power != nil {
		got = p.signedSay(in.Power) + "/" + p.signedSay(in.Toughness)
	}
	verb, rest = gainsSays(in.Keywords, got)
	if in.Makes == nil {
		return verb, " " + rest + shape.UntilEnd
	}
	verb, rest = becomesToo(verb, rest, in.Makes)
	if in.ThisTurn {
		rest += shape.UntilEnd
	}
	return verb, " " + rest
}

// becomesToo adds what an object becomes to what it gets and gains.
func becomesToo(verb, rest string, m *engine.Making) (string, string) {
	const and = " and "
	parts := MakingParts(m, true)
	for i, part := range parts {
		said, what, _ := strings.Cut(part, " ")
		if said == oneIs {
			said = lexicon.ThirdPerson(shape.Become)
		}
		parts[i] = said + " " + what
	}
	if verb != "" {
		return verb, rest + and + strings.Join(parts, and)
	}
	first, what, _ := strings.Cut(parts[0], " ")
	parts[0] = what
	if v, ok := lexicon.VerbOf(first); ok {
		first = v.Plain
	}
	return first, strings.Join(parts, and)
}

// signedSay writes a number with its sign, and a letter for what is worked out.
func (p *printer) signedSay(e *engine.Expr) string {
	sign, e := Signed(e)
	if e.Op == engine.Lit || e.Op == engine.XValue {
		return sign + p.amount(e)
	}
	return sign + p.letter(e)
}

// gainsSays writes what is gained and what things become unable to do, behind what they get
// where that is said before.
func gainsSays(gained []string, got string) (verb, rest string) {
	const gain, and, to = "gain", " and ", " and to "
	keywords, unable := shape.Unables(gained)
	var parts []string
	add := func(v, what string) {
		if got == "" && len(parts) == 0 {
			verb = v
		} else {
			what = lexicon.ThirdPerson(v) + " " + what
		}
		parts = append(parts, what)
	}
	if len(keywords) > 0 {
		add(gain, listed(keywords, "and"))
	}
	if len(unable) > 0 {
		add(shape.Become, shape.UnableTo+strings.Join(unable, to))
	}
	if got != "" {
		verb, parts = "get", slices.Insert(parts, 0, got)
	}
	return verb, strings.Join(parts, and)
}

// amongSays writes what such damage is divided among.
func (p *printer) amongSays(in *engine.Instruction) string {
	words := "divided as " + p.you() + " choose among "
	if in.Word == shape.Evenly {
		words = "divided evenly, rounded down, among "
	}
	return words + p.amongWhat(in.Filter)
}

// amongWhat is "one or two target creatures".
func (p *printer) amongWhat(of *engine.Filter) string {
	f := *of
	if f.Is, f.Targeted, f.Targets = engine.NoRef, false, ""; shape.Same(f, engine.Filter{}) {
		return of.Targets + " targets"
	}
	return p.bound(of)
}

// shuffledZone writes the shuffling of a whole zone into its library; "" for any other instruction.
func (p *printer) shuffledZone(in *engine.Instruction) string {
	if in.Dest != engine.Library || in.Position != shape.Shuffled || in.From != engine.Hand && in.From != engine.Graveyard || in.Filter != nil || in.What != engine.NoRef || in.Amount != nil && in.Amount.Op == engine.Lit {
		return ""
	}
	whose := p.relPossessive2(in.Who)
	return " " + whose + " " + in.From.String() + " into " + whose + " library"
}
