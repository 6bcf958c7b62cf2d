package lex

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"apnap/engine"

	"apnap/engine/lang/lexicon"
)

// MaxText is the longest text that is read, in characters.
const MaxText = 4000

// TooLong reports whether a text is beyond MaxText.
func TooLong(text string) bool {
	return len(text) > MaxText && utf8.RuneCountInString(text) > MaxText
}

// longestSymbol bounds the bytes of a mana or tap symbol.
const longestSymbol = 16

// TokenKind is the sort of a token.
type TokenKind uint8

// The sorts of tokens.
const (
	WordToken   TokenKind = iota // a word, lower case in Text: "creature", "can't", "'s"
	NumberToken                  // a number in figures or words: N
	SymbolToken                  // mana and tap symbols: "{T}"
	PTToken                      // "+1/+1", "2/2", "x/x"
	PunctToken                   // , . ; : — • " ( ) and the like
	SelfToken                    // the card's own name, or "~"
	EndToken                     // after the last
)

// Token is one word or sign, with the bytes it was read from.
type Token struct {
	Kind TokenKind
	// Text is the folded form: lower case, straight quotes, "—" for dashes.
	Text string
	// Raw is what stood in the text.
	Raw string
	// Start and End are byte offsets into the text.
	Start, End int
	// N is a NumberToken's value.
	N int
	// Glued is set when no space stood before the token.
	Glued bool
}

// Capital reports whether the word was written with a capital letter.
func (t Token) Capital() bool {
	r, _ := utf8.DecodeRuneInString(t.Raw)
	return unicode.IsUpper(r)
}

// Scan cuts a text into tokens; names are what the text may call its own
// object (the card's name, its short name), read as "~". Typography is folded,
// numbers in words become numbers, "cannot" becomes "can't". The last token is
// an EndToken.
func Scan(text string, names ...string) []Token {
	s := scanner{text: text, names: names}
	s.toks = make([]Token, 0, len(text)/5+2)
	for s.next() {
	}
	s.toks = append(s.toks, Token{Kind: EndToken, Start: len(text), End: len(text)})
	return s.toks
}

type scanner struct {
	text  string
	names []string
	pos   int
	glued bool
	toks  []Token
}

// next reads one token; it is false at the end.
func (s *scanner) next() bool {
	s.glued = s.pos > 0
	for s.pos < len(s.text) {
		r, n := utf8.DecodeRuneInString(s.text[s.pos:])
		if unicode.IsSpace(r) {
			s.glued = false
		} else if n = cardBracket(s.text[s.pos:]); n == 0 {
			break
		}
		s.pos += n
	}
	if s.pos >= len(s.text) {
		return false
	}
	rest := s.text[s.pos:]
	if n := s.selfName(rest); n > 0 {
		s.add(SelfToken, "~", n)
		return true
	}
	if s.glued && possessiveLength(rest) > 0 { // behind what is no word: ~'s, Player 1's
		s.add(WordToken, "'s", possessiveLength(rest))
		return true
	}
	switch n := powerToughness(rest); {
	case n > 0:
		s.add(PTToken, strings.ToLower(foldMinus(rest[:n])), n)
	case rest[0] == '{' && strings.IndexByte(rest[:min(len(rest), longestSymbol)], '}') > 0:
		n := strings.IndexByte(rest, '}') + 1
		s.add(SymbolToken, strings.ToUpper(rest[:n]), n)
	case rest[0] >= '0' && rest[0] <= '9':
		s.number(rest)
	default:
		s.wordOrPunct(rest)
	}
	return true
}

// cardBracket is the length of the brackets that people put around a card's name where a bot looks it
// up, "[[Furnace of Rath|2XM]]", at the start of rest, with the set behind the name; or 0.
func cardBracket(rest string) int {
	const opens, shuts = "[[", "]]"
	switch {
	case strings.HasPrefix(rest, opens), strings.HasPrefix(rest, shuts):
		return len(opens)
	case rest[0] == '|':
		if n := strings.Index(rest[:min(len(rest), longestSymbol)], shuts); n > 0 {
			return n + len(shuts)
		}
	}
	return 0
}

func (s *scanner) add(kind TokenKind, text string, n int) {
	s.toks = append(s.toks, Token{Kind: kind, Text: text, Raw: s.text[s.pos : s.pos+n],
		Start: s.pos, End: s.pos + n, Glued: s.glued})
	s.pos += n
}

// selfName is the length of the longest of the names that rest begins with.
func (s *scanner) selfName(rest string) int {
	best := 0
	for _, name := range s.names {
		if len(name) > best && strings.HasPrefix(rest, name) && wordEnds(rest, len(name)) &&
			!(s.sentenceStart() && isVerbName(name)) {
			best = len(name)
		}
	}
	if best == 0 && rest[0] == '~' {
		return 1
	}
	return best
}

// sentenceStart reports whether the next token begins a sentence.
func (s *scanner) sentenceStart() bool {
	if len(s.toks) == 0 {
		return true
	}
	last := s.toks[len(s.toks)-1]
	return last.Kind == PunctToken && last.Text != ","
}

// isVerbName says that a card's whole name is also a word an instruction
// begins with, so that at the start of a sentence it is that word.
func isVerbName(name string) bool {
	switch strings.ToLower(name) {
	case "regenerate", "prevent", "counter", "exile", "regeneration", "skip", "sacrifice", "destroy", "return", "choose", "if", "as":
		return true
	}
	return false
}

// possessiveLength is the length of "'s" at the start of rest, or 0.
func possessiveLength(rest string) int {
	for _, p := range []string{"'s", "’s"} {
		if strings.HasPrefix(rest, p) && wordEnds(rest, len(p)) {
			return len(p)
		}
	}
	return 0
}

func wordEnds(s string, n int) bool {
	if n >= len(s) {
		return true
	}
	r, _ := utf8.DecodeRuneInString(s[n:])
	return !unicode.IsLetter(r) && !unicode.IsDigit(r)
}

// number reads a number. What is larger than any amount is left a word, which no
// amount takes, rather than cut short.
func (s *scanner) number(rest string) {
	n, v := 0, 0
	for n < len(rest) && rest[n] >= '0' && rest[n] <= '9' {
		v = min(v*10+int(rest[n]-'0'), engine.MaxAmount+1)
		n++
	}
	if v > engine.MaxAmount {
		s.add(WordToken, rest[:n], n)
		return
	}
	s.add(NumberToken, rest[:n], n)
	s.toks[len(s.toks)-1].N = v
}

func (s *scanner) wordOrPunct(rest string) {
	n := wordLength(rest)
	if n == 0 {
		_, size := utf8.DecodeRuneInString(rest)
		s.add(PunctToken, foldPunct(rest[:size]), size)
		return
	}
	word := foldWord(rest[:n])
	if n > 2 && strings.HasSuffix(word, "'s") {
		cut := strings.LastIndexAny(rest[:n], "'’")
		if r, size := utf8.DecodeLastRuneInString(rest[:n-1]); r == '’' || r == '\'' {
			cut = n - 1 - size
		}
		s.addWord(word[:len(word)-2], cut)
		s.glued = true
		s.add(WordToken, "'s", n-cut)
		return
	}
	s.addWord(word, n)
	if left := s.text[s.pos:]; strings.HasPrefix(left, "'") || strings.HasPrefix(left, "’") {
		if size := len(left) - len(strings.TrimLeft(left, "'’")); strings.HasSuffix(word, "s") {
			s.glued = true
			s.add(WordToken, "'s", size)
		}
	}
}

func (s *scanner) addWord(word string, n int) {
	word = foldAuxiliary(word)
	if v, ok := NumberWord(word); ok {
		s.add(NumberToken, word, n)
		s.toks[len(s.toks)-1].N = v
		return
	}
	s.add(WordToken, word, n)
}

// foldAuxiliary has one spelling for "cannot" and "can't".
func foldAuxiliary(word string) string {
	if word == "cannot" {
		return "can't"
	}
	return word
}

// wordLength is the length of the word that rest begins with: letters with their
// marks and figures, with hyphens, apostrophes and slashes ("and/or") between them.
func wordLength(rest string) int {
	n := 0
	for n < len(rest) {
		if c := rest[n]; c|0x20 >= 'a' && c|0x20 <= 'z' || c >= '0' && c <= '9' { // as most are
			n++
			continue
		}
		r, size := utf8.DecodeRuneInString(rest[n:])
		if unicode.IsLetter(r) || unicode.IsDigit(r) || n > 0 && unicode.IsMark(r) {
			n += size
			continue
		}
		if n == 0 || !joins(r) {
			break
		}
		after, _ := utf8.DecodeRuneInString(rest[n+size:])
		if !unicode.IsLetter(after) {
			break
		}
		n += size
	}
	return n
}

func joins(r rune) bool { return r == '-' || r == '\'' || r == '’' || r == '/' || r == '‑' }

func foldWord(w string) string {
	w = strings.ToLower(w)
	if plain(w) {
		return w
	}
	if strings.Contains(w, "’") {
		w = strings.ReplaceAll(w, "’", "'")
	}
	if strings.Contains(w, "‑") {
		w = strings.ReplaceAll(w, "‑", "-")
	}
	return w
}

// OneWord is the folded form of a text that is a single word of plain letters, as [Scan] has it; ok is false for
// any other.
func OneWord(text string) (word string, ok bool) {
	for i := range len(text) {
		if c := text[i] | 0x20; c < 'a' || c > 'z' {
			return "", false
		}
	}
	return foldAuxiliary(strings.ToLower(text)), text != ""
}

// plain reports whether all of a text is ASCII.
func plain(text string) bool {
	for i := range len(text) {
		if text[i] >= utf8.RuneSelf {
			return false
		}
	}
	return true
}

func foldPunct(p string) string {
	switch p {
	case "“", "”", "\"", "«", "»":
		return "\""
	case "–", "—", "―":
		return "—"
	case "−":
		return "-"
	case "‘", "’":
		return "'"
	case "·":
		return "•"
	}
	return p
}

func foldMinus(s string) string {
	return strings.ReplaceAll(strings.ReplaceAll(s, "−", "-"), "–", "-")
}

// powerToughness is the length of "2/2", "+1/+1", "-X/-X" at the start of rest, or 0.
func powerToughness(rest string) int {
	if c := rest[0]; c|0x20 >= 'a' && c|0x20 <= 'z' && c|0x20 != 'x' {
		return 0 // a word, as most are
	}
	n := signedLength(rest)
	if n == 0 || n >= len(rest) || rest[n] != '/' {
		return 0
	}
	m := signedLength(rest[n+1:])
	if m == 0 || !wordEnds(rest, n+1+m) {
		return 0
	}
	return n + 1 + m
}

func signedLength(s string) int {
	n := 0
	for _, sign := range []string{"+", "-", "−", "–"} {
		if strings.HasPrefix(s, sign) {
			n = len(sign)
			break
		}
	}
	digits := n
	for digits < len(s) && s[digits] >= '0' && s[digits] <= '9' {
		digits++
	}
	if digits == n && n < len(s) && (s[n] == 'X' || s[n] == 'x' || s[n] == '*') {
		digits++
	}
	if digits == n {
		return 0
	}
	return digits
}

// NumberWord is the value of a number written out, "twenty" and "sixty-four" too.
func NumberWord(w string) (int, bool) {
	tens, unit, both := strings.Cut(w, "-")
	s, ok := lexicon.Read(lexicon.Number, tens)
	if !ok {
		return 0, false
	}
	n, ok := WholeNumber(s.Of)
	if !both {
		return n, ok
	}
	u, ok := NumberWord(unit)
	return n + u, ok && n >= 20 && n < 100 && u > 0 && u < 10
}

// WholeNumber is the value of a number in figures, nine of them at most.
func WholeNumber(s string) (int, bool) {
	n := 0
	if s == "" || len(s) > 9 {
		return 0, false
	}
	for _, c := range s {
		if c < '0' || c > '9' {
			return 0, false
		}
		n = n*10 + int(c-'0')
	}
	return n, true
}
