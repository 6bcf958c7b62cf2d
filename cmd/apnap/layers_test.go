package main

import (
	"encoding/json"
	"errors"
	"io"
	"os/exec"
	"slices"
	"strings"
	"testing"
)

// layer says what a package of ours may import of ours.
type layer struct {
	path  string   // below the module
	knows []string // "*" is everything
}

// layers is the import table of the design.
func layers() []layer {
	return knowing("engine/oracle", oracleRooms(), append(rooms(), []layer{
		{"internal/every", nil},     // for tests
		{"internal/cputime", nil},   // for tests
		{"internal/roommap", nil},   // for tests
		{"internal/fieldtest", nil}, // for tests
		{"internal/asked", []string{"engine", "engine/agenda", "engine/oracle", "engine/play", "engine/scenario"}}, // for tests
		{"internal/timelines", nil}, // for tests
		{"engine/cr", nil},
		{"engine/french", nil},
		{"engine/lang/lexicon", nil},
		{"engine/lang/chart", nil},
		{"engine/lang/tree", nil},
		{"engine/lang/english", []string{"engine/lang/chart", "engine/lang/lexicon", "engine/lang/tree"}},
		{"engine/say", []string{"engine/french"}},
		{"engine/era", []string{"engine/cr", "engine/say"}},
		{"engine", []string{"engine/cr", "engine/say"}},
		{"engine/oracle", []string{"engine", "engine/cr", "engine/era", "engine/lang/chart", "engine/lang/english", "engine/lang/lexicon", "engine/lang/tree", "engine/say"}},
		{"engine/oracle/infrench", []string{"engine", "engine/cr", "engine/era", "engine/french", "engine/lang/lexicon", "engine/oracle", "engine/say"}},
		{"engine/oracle/treetest", []string{"engine", "engine/oracle", "rulesdb"}}, // for tests: the trees of the whole catalogue
		{"engine/oracle/paragraph", []string{"engine", "engine/cr", "engine/explore", "engine/look", "engine/lang/chart", "engine/lang/english", "engine/lang/lexicon", "engine/lang/tree", "engine/oracle", "engine/say"}},
		{"engine/scenario", []string{"engine", "engine/cr", "engine/oracle"}},
		{"rulesdb", []string{"engine/cr", "rulesdb"}},
		{"commands/secondreader", nil}, // knows nothing of the game
		{"commands/wording", []string{"engine", "engine/cr", "engine/era", "engine/oracle", "engine/oracle/infrench", "engine/say"}},
		{"commands/answer", []string{"commands/wording", "engine", "engine/cr", "engine/oracle", "engine/oracle/infrench", "engine/say", "rulesdb"}},
		{"commands/cardindex", []string{"commands/answer", "commands/wording", "engine", "engine/cr", "engine/oracle", "engine/oracle/infrench", "engine/say", "rulesdb"}},
		{"commands/talk", []string{"commands/answer", "engine/say", "rulesdb"}},
		{"commands/lookup", []string{"commands/answer", "commands/cardindex", "commands/talk", "commands/wording", "engine", "engine/cr", "engine/oracle", "engine/oracle/infrench", "engine/say", "rulesdb"}},
		{"commands/ruling", []string{"commands/answer", "commands/cardindex", "commands/lookup", "commands/talk", "commands/wording", "engine", "engine/cr", "engine/era", "engine/explore", "engine/oracle", "engine/oracle/infrench", "engine/oracle/paragraph", "engine/say", "engine/scenario"}},
		{"commands", []string{"commands/answer", "commands/cardindex", "commands/lookup", "commands/ruling", "commands/secondreader", "commands/talk", "commands/wording", "engine", "engine/cr", "engine/era", "engine/explore", "engine/oracle", "engine/oracle/infrench", "engine/oracle/paragraph", "engine/say",
			"engine/scenario", "rulesdb"}},
		{"bot/library", nil}, // Discord's, mended
		{"bot", []string{"commands", "commands/answer", "commands/lookup", "commands/ruling", "commands/talk", "engine/cr", "engine/say", "bot", "bot/library"}},
		{"cmd", []string{"*"}},
	}...))
}

// oracleRooms are the layers of what reads and prints the game's English, each of which knows
// those before it.
func oracleRooms() []layer {
	var all []layer
	knows := []string{"engine", "engine/cr", "engine/era", "engine/lang/chart", "engine/lang/english", "engine/lang/lexicon", "engine/lang/tree", "engine/say"}
	for _, room := range []string{"lex", "notation", "shape", "inenglish"} {
		path := "engine/oracle/" + room
		all = append(all, layer{path, slices.Clone(knows)})
		knows = append(knows, path)
	}
	return all
}

// knowing adds the rooms of a package to the layers, and to what those know that may know it.
func knowing(path string, rooms, all []layer) []layer {
	for i := range all {
		if l := &all[i]; l.path == path || slices.Contains(l.knows, path) {
			for _, room := range rooms {
				l.knows = append(l.knows, room.path)
			}
		}
	}
	return append(rooms, all...)
}

// rooms are the layers of the engine's machinery, each of which knows those before it.
func rooms() []layer {
	var all []layer
	knows := []string{"engine", "engine/cr", "engine/era", "engine/say"}
	for _, room := range []string{"play", "look", "possible", "cite", "turn", "happen", "apply", "moment", "check", "agenda", "explore"} {
		path := "engine/" + room
		all = append(all, layer{path, slices.Clone(knows)})
		knows = append(knows, path)
	}
	return all
}

// onlyImporters lists, for a technology, who may import it.
func onlyImporters() map[string][]string {
	return map[string][]string{
		"reflect":                                {"engine/oracle/treetest", "internal/fieldtest"}, // both for tests
		"github.com/bwmarrin/discordgo":          {"bot"},
		"modernc.org/sqlite":                     {"rulesdb", "bot/store"},
		"golang.org/x/image":                     {"bot/picture"},
		"github.com/spf13/cobra":                 {"cmd"},
		"github.com/spf13/viper":                 {"cmd"},
		"github.com/lib/pq":                      {"bot/store"},
		"github.com/VictoriaMetrics/metrics":     {"bot"},
		"github.com/sashabaranov/go-openai":      {"commands/secondreader"},
		"github.com/modelcontextprotocol/go-sdk": {"cmd"},
	}
}

// listedPackage is what go list says of a package.
type listedPackage struct {
	ImportPath string
	Imports    []string
}

// ours lists the packages of the module with what they import.
func ours(t *testing.T) []listedPackage {
	t.Helper()
	out, err := exec.Command("go", "list", "-json=ImportPath,Imports", "apnap/...").Output()
	if err != nil {
		t.Fatalf("go list: %v", err)
	}
	var list []listedPackage
	for dec := json.NewDecoder(strings.NewReader(string(out))); ; {
		var p listedPackage
		if err := dec.Decode(&p); errors.Is(err, io.EOF) {
			return list
		} else if err != nil {
			t.Fatal(err)
		}
		list = append(list, p)
	}
}

// under reports whether a path is a folder or lies in it.
func under(path, folder string) bool {
	return path == folder || strings.HasPrefix(path, folder+"/")
}

// layerOf is the row of the table for a package: the longest that fits.
func layerOf(path string) (layer, bool) {
	best := layer{}
	for _, l := range layers() {
		if under(path, l.path) && len(l.path) > len(best.path) {
			best = l
		}
	}
	return best, best.path != ""
}

// TestLayers holds the import table of the design.
func TestLayers(t *testing.T) {
	for _, p := range ours(t) {
		path := strings.TrimPrefix(p.ImportPath, "apnap/")
		l, ok := layerOf(path)
		if !ok {
			t.Errorf("%s is in no layer", path)
			continue
		}
		for _, imported := range p.Imports {
			checkImport(t, path, l, imported)
		}
	}
}

// checkImport checks one import of a package.
func checkImport(t *testing.T, path string, l layer, imported string) {
	for technology, who := range onlyImporters() {
		if under(imported, technology) && !slices.ContainsFunc(who, func(w string) bool { return under(path, w) }) {
			t.Errorf("%s imports %s; only %v may", path, technology, who)
		}
	}
	own, isOurs := strings.CutPrefix(imported, "apnap/")
	if !isOurs || slices.Contains(l.knows, "*") {
		return
	}
	target, _ := layerOf(own)
	if target.path != l.path && !slices.Contains(l.knows, target.path) {
		t.Errorf("%s imports %s; it may know %v", path, own, l.knows)
	}
	if strings.Contains(own, "internal/") && !under(path, strings.SplitN(own, "/internal/", 2)[0]) {
		t.Errorf("%s imports %s, which is internal", path, own)
	}
}

// TestOneImporterOfDiscord is the stricter half of the table: below bot, only
// the bot itself knows Discord's library, not the store.
func TestOneImporterOfDiscord(t *testing.T) {
	for _, p := range ours(t) {
		if p.ImportPath == "apnap/bot/store" && slices.ContainsFunc(p.Imports, func(i string) bool { return strings.Contains(i, "discordgo") }) {
			t.Error("bot/store imports discordgo")
		}
	}
}
