// Package lookup finds rules, terms and cards and shows them.
//
// shelf.go is what all is looked up in, with the language that it is told in: begin there. edition.go
// names editions, and addresses.go has where rules and cards are shown elsewhere. index.go finds the
// texts of an edition, source.go tells whose words they are. rule.go shows rules, with their sub-rules in subrules.go and whole sections in section.go; search.go finds words in
// them, define.go terms, history.go how a rule came to be, compare.go two editions. card.go shows a
// card and the publisher's rulings on it. turn.go turns the pages of what was found, and sentences.go
// has what is said at several places.
package lookup
