// Package rulesdb is the index of the rules: a SQLite database with every
// imported edition of the official texts and, where none is installed, the
// project's own digest of them. It answers by number, by word and by prefix.
//
// A DB is safe for use by several goroutines, and several processes may have
// the same database open.
//
// # The data
//
// types.go has what is answered, errors.go why nothing is. schema.go is what is in the database, key.go what its
// rows are called by and a rule's column of all but its text; migrate.go brings an older one forward.
// db.go is an open index and open.go opens it; query.go has its prepared statements, listing.go the
// editions in it.
//
// # In: a text is imported
//
// importer.go takes a text, keep.go puts it by, reindex.go makes the full-text table of it, and cited.go tells
// whether it still says what rulings cite it for. crtext reads the text's lines, update fetches it.
//
// # Out: somebody asks
//
// asked.go understands what was typed, lookup.go finds it, notfound.go says what is near, complete.go completes it.
// search.go finds by words: terms.go takes a search apart, vocabulary.go, words.go, stem.go and people.go know
// its words, look.go sees where they stand, names.go what people call rules, and worth.go ranks what has them. follow.go goes with a rule from
// edition to edition, by texts.go and likeness.go, shape.go tells what stands around it; history.go,
// compare.go, diff.go and worddiff.go tell what changed.
//
// # Where no text is installed
//
// digestbuild.go makes the digest of package cr's rules and of digestdata.go, digestterm.go its terms;
// digeststore.go puts it into the database, french.go tells it in French.
//
// # Cards
//
// cards.go is the index of cards, apart from that of the rules; cardschema.go is what is in it, cardreader.go and
// cardwriter.go take files in. cardfile reads the publishers' files, catalog is the built-in catalogue.
//
// # Where to begin
//
// A new edition's rule: its row in package engine/cr, from which the digest follows; what marks it
// in the official text in cited.go's table. A new column: schema.go with a step in migrate.go.
package rulesdb
