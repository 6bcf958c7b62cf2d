// Package crtext reads the official Comprehensive Rules texts as published
// since April 1999, in whatever encoding and with whatever line ends, into
// numbered rules, examples and glossary entries, losing no line of the body.
package crtext
