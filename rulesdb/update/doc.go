// Package update brings the newest official rules text and card files from the
// publishers' addresses into the indexes: it finds what is newest, fetches it,
// checks it, and has it installed. An update that fails leaves everything as it
// was, and what came of the last one is remembered.
package update
