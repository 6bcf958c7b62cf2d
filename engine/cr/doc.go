// Package cr names the rules of the game by what they say, and knows which
// number each has, and whether it held, in every edition of the official
// Comprehensive Rules since April 1999. Logic cites a rule by its constant;
// the number appears only when a ruling is put into words.
package cr
