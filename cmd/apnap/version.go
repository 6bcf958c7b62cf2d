package main

import (
	"cmp"
	"context"
	_ "embed"
	"fmt"
	"runtime"
	"runtime/debug"
	"strings"

	"github.com/spf13/cobra"

	"apnap/commands/answer"
)

// What a release says of itself, given to the linker: -X main.release=v1.2.3
// -X main.commit=… -X main.date=…. A build without says what Go has noted.
var release, commit, date string

// origin is what an archive of the sources says it was made from: a commit, its date,
// and the nearest tag if there is one. In a clone it says nothing: git fills it in as
// it makes the archive.
//
//go:embed origin.txt
var origin string

// fromArchive is what an archive says, empty in a clone.
func fromArchive(origin string) build {
	cells := strings.Fields(origin)
	if len(cells) < 2 || strings.HasPrefix(origin, "$") {
		return build{}
	}
	b := build{Commit: cells[0], Date: cells[1]}
	if len(cells) > 2 && !strings.HasPrefix(cells[2], "%") { // git before 2.35 leaves it as it is
		b.Release = cells[2]
	}
	return b
}

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

// buildOf is what the linker was told, else what an archive says, else what Go noted
// as it built.
func buildOf() build {
	b := build{Release: release, Commit: commit, Date: date, Go: runtime.Version(), On: runtime.GOOS + "/" + runtime.GOARCH}
	archive := fromArchive(origin)
	b.Release, b.Commit, b.Date = cmp.Or(b.Release, archive.Release), cmp.Or(b.Commit, archive.Commit), cmp.Or(b.Date, archive.Date)
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
			_, err := s.out.Write(answer.JSON(buildOf()))
			return err
		}
		_, err := fmt.Fprintln(s.out, buildOf())
		return err
	})
	return s.jsonFlag(c, "version")
}
