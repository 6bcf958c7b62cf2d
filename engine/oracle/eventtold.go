package oracle

import (
	"sync"

	"apnap/engine"
	"apnap/engine/lang/lexicon"
	"apnap/engine/oracle/inenglish"
	"apnap/engine/oracle/lex"
)

// tellsAsItStands reads what is told of things or players as it stands (lexicon.Told).
func (s *eventReader) tellsAsItStands() bool {
	for _, row := range toldEvents()[s.at(0).Text] {
		if !s.eatWords(row.words...) && !s.eatWords(row.ofYou...) {
			continue
		}
		if row.Of != lexicon.ToldOfThing {
			return s.settleSubject(true) && s.acts(engine.OtherAction, func(ev *engine.Event) { ev.What = row.Says })
		}
		return s.settleSubject(false) && s.keywordOf(row.Says, 1)
	}
	return s.fail()
}

// toldEvent is a row of what is told with its words as a text has them, of others and of you.
type toldEvent struct {
	lexicon.Told
	words, ofYou []string
}

// toldEvents are the rows of what is told by the word that begins them: cutting them into words takes longer than reading an
// event.
var toldEvents = sync.OnceValue(func() map[string][]*toldEvent {
	from := map[string][]*toldEvent{}
	for _, row := range lexicon.AllTold() {
		event := &toldEvent{row, toldWords(row.Says), toldWords(inenglish.ToldOf("you", row.Says)[len("you "):])}
		from[event.words[0]] = append(from[event.words[0]], event)
		if event.ofYou[0] != event.words[0] {
			from[event.ofYou[0]] = append(from[event.ofYou[0]], event)
		}
	}
	return from
})

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
