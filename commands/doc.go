// Package commands holds the slash commands: each turns a request into a reply.
// It knows nothing of Discord's library; the bot, the console and the command
// line drive the same functions.
//
// Below it stand talk, what is said between a transport and the desk, lookup, which finds rules and
// cards, ruling, which works questions out, answer, the shapes of what is answered, wording, the words for what the engine
// found, cardindex, which finds cards by their names, and secondreader, which puts a question into parts
// where the grammar cannot.
//
// # The desk
//
// command.go lists the commands, desk.go carries them out and is the place to begin; about.go and help.go tell
// of the bot itself, complete.go completes what is being typed, settings.go is what a server has settled,
// news.go what a new text brought, rulingcommand.go shows a card's rulings or one of ours, forget.go deletes, and
// paragraphcount.go counts how many questions are ruled on. labels.go and sentences.go have what is said at
// several places. store.go is what is kept, memory.go keeps it for as long as the process lasts.
//
// # Asking
//
// resolve.go takes a question in parts and paragraph.go one in sentences, question.go reads the
// names in both, playername.go what users are called there; form.go asks for a
// question in boxes.
//
// replies.go shows a ruling with what can be pressed: answerform.go asks for an answer that is typed,
// seats.go tells who sits where, reasons.go and lookpress.go show how ends come about, published.go
// shows a ruling as a page does. press.go takes what is pressed, the pages of a ruling among it;
// followup.go and changedquestion.go go on with a question that changes another, refusal.go tells what was not understood,
// readings.go and confirm.go offer what a question may mean, second.go what the second reader makes of it,
// rename.go calls its players by their names. report.go keeps what is called wrong.
//
// # Where to begin
//
// A new slash command: a file with what it is called and takes and with what it answers (one that
// looks something up in lookup, as define is there), and its row in command.go. From that follow
// that it is registered and completed, stands in the console, and does as a server's settings say. Its
// French is in package say. A new button: its name in talk, what it does in press.go.
package commands
