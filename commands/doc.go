// Package commands holds the slash commands: each turns a Request into a Reply.
// It knows nothing of Discord's library; the bot, the console and the command
// line drive the same functions.
//
// Below it stand answer, the shapes of what is answered, wording, the words for what the engine
// found, cardindex, which finds cards, and secondreader, which puts a question into parts where
// the grammar cannot.
//
// # What is exchanged
//
// request.go is what a transport brings and reply.go what it is answered, post.go what is sent
// unasked; service.go is all that a transport needs, and desk.go, which carries it out, the place
// to begin. labels.go and sentences.go have what is said at several places, page.go lays long
// replies out on pages, room.go bounds what stands under them and treetold.go tells a tree in words; ofengine.go refuses what the engine could not work out, with reasons told by
// needed.go and claims.go. store.go is what is kept, memory.go keeps it for as long as the process lasts.
//
// # Asking
//
// resolve.go takes a question in parts and paragraph.go one in sentences, question.go reads the
// names in both, playername.go and thirdperson.go what users are called there; form.go asks for a
// question in boxes. asscenario.go takes a scenario file. ruling.go works the question out;
// choose.go answers its choices, bounds.go bounds the walk, whether.go says yes or no where that
// is asked, idle.go finds what changes nothing
// and today.go what another edition says.
//
// replies.go shows a ruling with what can be pressed: asking.go words the open choice,
// answerform.go asks for an answer that is typed, optionlabel.go labels the options by ends.go
// and brief.go, seats.go tells who sits where, reasons.go, look.go and tree.go show how ends come
// about, prose.go shows a ruling as a terminal does, published.go as
// a page does, cardsnamed.go finds the cards that it may name. press.go takes what is pressed, rulingpage.go turns a ruling's pages; follow.go and after.go go on with a question
// that changes another, readings.go, confirm.go and restated.go offer what a question may mean,
// second.go what the second reader makes of it, renamed.go calls its players by their names.
// report.go keeps what is called wrong, forget.go deletes, settings.go is what a server has settled.
//
// # Looking up
//
// shelf.go is what all is looked up in, edition.go names editions, and turn.go turns the pages of
// what was found. rule.go finds rules, with their sub-rules in subrules.go and whole sections in section.go;
// search.go finds words in them, define.go terms, history.go how a rule came to be, compare.go
// two editions, news.go what a new text brought. card.go shows a card, bring.go its rulings or one of ours, addresses.go has where
// rules and cards are shown elsewhere, complete.go what is being typed. about.go and help.go tell
// of the bot itself, and askcount.go counts how many questions are ruled on.
package commands
