// Package tree holds what grammar and meaning share: noun phrases as they were said,
// with everything said of the noun in one list, wherever it stood. A tree knows neither
// the words it was read from nor what the engine makes of it.
package tree

//go:generate go run ../../internal/treegen -package tree -roots Clause -out equal_gen.go -more=false
