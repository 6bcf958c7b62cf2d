package oracle

import (
	"apnap/engine"
	"apnap/engine/lang/lexicon"
	"apnap/engine/oracle/inenglish"
	"apnap/engine/oracle/lex"
)

// tellsAsItStands reads what is told of things or players as it stands (lexicon.Told).
func (s *eventReader) tellsAsItStands() bool {
	for _, row := range lexicon.AllTold() {
		if !s.eatWords(toldWords(row.Says)...) && !s.eatWords(toldWords(inenglish.ToldOf("you", row.Says)[len("you "):])...) {
			continue
		}
		if row.Of != lexicon.ToldOfThing {
			return s.settleSubject(true) && s.acts(engine.OtherAction, func(ev *engine.Event) { ev.What = row.Says })
		}
		return s.settleSubject(false) && s.keywordOf(row.Says, 1)
	}
	return s.fail()
}

// toldWords are the words of what is told, as a text has them.
func toldWords(says string) []string {
	var words []string
	for _, t := range lex.Scan(says) {
		if t.Kind != lex.EndToken {
			words = append(words, t.Text)
		}
	}
	return words
}
