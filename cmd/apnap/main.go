// Apnap rules on what happens when several replacement and prevention effects
// of Magic: The Gathering want the same event: on the command line, in a
// terminal, and on Discord.
package main

import "os"

func main() { os.Exit(run(os.Args[1:], os.Stdin, os.Stdout, os.Stderr)) }
