// Package lookup finds rules, terms and cards and shows them.
//
// shelf.go is what all is looked up in, with the language that it is told in, and turns the pages of what was found: begin there. addresses.go
// has where rules and cards are shown elsewhere. index.go finds the
// texts of an edition, source.go names editions and tells whose words they are. rule.go shows rules, with their sub-rules in subrules.go and whole sections in section.go; search.go finds words in
// them, define.go terms, history.go how a rule came to be, compare.go two editions. card.go shows a
// card and the publisher's rulings on it. sentences.go has what is said at several places.
package lookup
