package main

import (
	"cmp"
	"context"
	"fmt"
	"runtime"
	"runtime/debug"
	"strings"

	"github.com/spf13/cobra"

	"apnap/commands"
)

// What a release says of itself, given to the linker: -X main.release=v1.2.3
// -X main.commit=… -X main.date=…. A build without says what Go has noted.
var release, commit, date string

// build is what this program was built from.
type build struct {
	Release string `json:"release"`
	Commit  string `json:"commit"`
	Date    string `json:"date"` // of the commit
	Go      string `json:"go"`
	On      string `json:"platform"`
}

// shownCommit is how much of a commit is shown.
const shownCommit = 12

// buildOf is what the linker was told, else what Go noted as it built.
func buildOf() build {
	b := build{Release: release, Commit: commit, Date: date, Go: runtime.Version(), On: runtime.GOOS + "/" + runtime.GOARCH}
	info, ok := debug.ReadBuildInfo()
	if !ok {
		return b
	}
	if v := strings.Trim(info.Main.Version, "()"); v != "devel" {
		b.Release = cmp.Or(b.Release, v)
	}
	for _, one := range info.Settings {
		switch one.Key {
		case "vcs.revision":
			b.Commit = cmp.Or(b.Commit, one.Value)
		case "vcs.time":
			b.Date = cmp.Or(b.Date, one.Value)
		}
	}
	return b
}

// version is the shortest that tells a build: a release, or the commit.
func (b build) version() string {
	return cmp.Or(b.Release, b.Commit[:min(len(b.Commit), shownCommit)])
}

// String is the build in a line.
func (b build) String() string {
	said := []string{"apnap " + cmp.Or(b.Release, "without a release")}
	if b.Commit != "" {
		said = append(said, "commit "+b.Commit[:min(len(b.Commit), shownCommit)])
	}
	if b.Date != "" {
		said = append(said, b.Date)
	}
	return strings.Join(append(said, b.Go, b.On), ", ")
}

// versionCommand is apnap version.
func (s *session) versionCommand() *cobra.Command {
	c := &cobra.Command{Use: "version", Short: "Say which release and commit this is", Args: cobra.NoArgs, Example: "  apnap version"}
	c.RunE = s.begin(func(context.Context, []string) error {
		if s.json {
			_, err := s.out.Write(commands.JSON(buildOf()))
			return err
		}
		_, err := fmt.Fprintln(s.out, buildOf())
		return err
	})
	return s.jsonFlag(c)
}
