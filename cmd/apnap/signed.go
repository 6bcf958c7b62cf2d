package main

import (
	"regexp"
	"strings"

	"github.com/spf13/cobra"
)

// signed is a word that begins with a minus and is no flag: -1/-1, -2, -X/-0, the dash of a list. No
// flag has a digit or a space for its letter.
var signed = regexp.MustCompile(`^-(\d|\s|[[:alpha:]*]/)`)

// wordMark stands before a word on its way past the reader of flags. No argument of
// a program can hold it.
const wordMark = "\x00"

// markWords marks the words of a command line that begin with a minus, so that they
// are not taken for flags. The value of a flag stays as it is.
func markWords(root *cobra.Command, args []string) []string {
	c, _, err := root.Find(args)
	if err != nil {
		c = root
	}
	marked := make([]string, len(args))
	for i, arg := range args {
		if arg == "--" {
			copy(marked[i:], args[i:])
			break
		}
		if signed.MatchString(arg) && (i == 0 || !takesValue(c, args[i-1])) {
			arg = wordMark + arg
		}
		marked[i] = arg
	}
	return marked
}

// takesValue reports whether an argument is a flag whose value is the argument
// behind it.
func takesValue(c *cobra.Command, arg string) bool {
	name, isFlag := strings.CutPrefix(arg, "--")
	if !isFlag || name == "" {
		return false
	}
	flag := c.Flag(name)
	return flag != nil && flag.NoOptDefVal == ""
}

// unmarked are words as they were typed.
func unmarked(args []string) []string {
	words := make([]string, len(args))
	for i, arg := range args {
		words[i] = strings.TrimPrefix(arg, wordMark)
	}
	return words
}
