package main

import (
	"bytes"
	"encoding/json"
	"flag"
	"math/big"
	"os"
	"path/filepath"
	"reflect"
	"slices"
	"strings"
	"testing"

	"github.com/google/jsonschema-go/jsonschema"
	validator "github.com/santhosh-tekuri/jsonschema/v6"
	"github.com/spf13/cobra"

	"apnap/commands/answer"
	"apnap/commands/cardindex"
	"apnap/engine/say"
	"apnap/rulesdb"
	"apnap/rulesdb/update"
)

// updateSchemas writes the schemas anew: go test ./cmd/apnap -run Schemas -update.
var updateSchemas = flag.Bool("update", false, "write the schemas of the answers anew")

// refusedAnswer is a refusal as it stands in JSON.
type refusedAnswer struct {
	Refused *answer.Refusal `json:"refused"`
}

// drawnTree is commands.Tree without its going round in a circle: a branch is a tree
// again.
type (
	drawnTree struct {
		Option   string        `json:"option,omitempty"`
		Says     string        `json:"says"`
		End      bool          `json:"end,omitempty"`
		Branches []drawnBranch `json:"branches,omitempty"`
		More     string        `json:"more,omitempty"`
	}
	drawnBranch struct{}
)

// answerTypes are the answers by the names of their schemas.
func answerTypes() map[string]reflect.Type {
	return map[string]reflect.Type{
		"about": reflect.TypeFor[aboutAnswer](), "backup": reflect.TypeFor[backedUp](), "bulk": reflect.TypeFor[bulkAnswer](), "card": reflect.TypeFor[cardindex.CardPage](),
		"cards-import": reflect.TypeFor[cardindex.CardImport](), "compare": reflect.TypeFor[comparedRule](), "diff": reflect.TypeFor[[]rulesdb.Difference](),
		"doctor": reflect.TypeFor[[]checked](), "history": reflect.TypeFor[[]rulesdb.Change](), "parsed": reflect.TypeFor[cardindex.Parsed](),
		"refused": reflect.TypeFor[refusedAnswer](), "reports": reflect.TypeFor[[]reportJSON](), "rule": reflect.TypeFor[rulesdb.Rule](),
		"rules": reflect.TypeFor[[]rulesdb.Rule](), "rules-import": reflect.TypeFor[[]rulesdb.Report](), "rules-list": reflect.TypeFor[[]rulesdb.Installed](),
		"ruling": reflect.TypeFor[answer.Ruling](), "search": reflect.TypeFor[[]rulesdb.Hit](), "term": reflect.TypeFor[rulesdb.Term](),
		"test": reflect.TypeFor[[]tested](), "tree": reflect.TypeFor[drawnTree](), "update": reflect.TypeFor[update.Outcome](), "version": reflect.TypeFor[build](),
	}
}

// schemaOf is the schema of a type; answers may have more than it tells.
func schemaOf(t *testing.T, name string, of reflect.Type) []byte {
	t.Helper()
	var anything jsonschema.Schema
	opts := &jsonschema.ForOptions{TypeSchemas: map[reflect.Type]*jsonschema.Schema{
		reflect.TypeFor[say.Message]():     {Type: "string"},
		reflect.TypeFor[big.Int]():         {Type: "integer"},
		reflect.TypeFor[json.RawMessage](): &anything,
		reflect.TypeFor[drawnBranch]():     {Ref: "#"},
	}}
	schema, err := jsonschema.ForType(of, opts)
	if err != nil {
		t.Fatalf("%s: %v", name, err)
	}
	opened(schema)
	schema.Schema, schema.Title = "https://json-schema.org/draft/2020-12/schema", "apnap "+name
	text, err := json.MarshalIndent(schema, "", "  ")
	if err != nil {
		t.Fatal(err)
	}
	return append(text, '\n')
}

// opened lets every object have more than its schema tells, as the contract does, and lists hold no
// null.
func opened(s *jsonschema.Schema) {
	if s == nil {
		return
	}
	if s.Properties != nil {
		s.AdditionalProperties = nil
	}
	if s.Items != nil && slices.Equal(s.Items.Types, []string{"null", "object"}) {
		s.Items.Type, s.Items.Types = "object", nil // what is listed is there, though lists share it
	}
	opened(s.Items)
	opened(s.AdditionalProperties)
	for _, p := range s.Properties {
		opened(p)
	}
}

// TestSchemas: the schemas in the repository are those of the answers.
func TestSchemas(t *testing.T) {
	var names []string
	for name, of := range answerTypes() {
		names = append(names, name)
		file := filepath.Join("schemas", name+".json")
		text := schemaOf(t, name, of)
		if *updateSchemas {
			if err := os.WriteFile(file, text, 0o644); err != nil {
				t.Fatal(err)
			}
			continue
		}
		if is, err := os.ReadFile(file); err != nil || !bytes.Equal(is, text) {
			t.Errorf("%s is not the schema of that answer any more (-update writes it anew): %v", file, err)
		}
	}
	slices.Sort(names)
	if !*updateSchemas && !slices.Equal(names, schemaNames()) {
		t.Errorf("schemas of %v, answers %v", schemaNames(), names)
	}
}

// TestAnswersFitTheirSchemas asks every command for JSON and holds it to its schema.
func TestAnswersFitTheirSchemas(t *testing.T) {
	t.Setenv("APNAP_DATA_DIR", t.TempDir())
	t.Setenv("XDG_CONFIG_HOME", t.TempDir())
	t.Setenv("DISCORD_API_URL", "http://127.0.0.1:9/api/v10")
	editions := filepath.Join(t.TempDir(), "editions")
	if err := writeEditions(editions); err != nil {
		t.Fatal(err)
	}
	question := []string{"--effect", "Alice: Furnace of Rath", "--effect", "Bob: Urza's Armor", "--event", "Alice's Lightning Bolt deals 3 damage to Bob"}
	with := func(first string, more ...string) []string {
		return append(append([]string{first}, question...), more...)
	}
	for _, c := range []struct {
		schema string
		args   []string
		in     string
	}{
		{"ruling", with("resolve"), ""}, {"ruling", with("resolve", "--choose", "Urza's Armor"), ""}, {"ruling", with("resolve", "--edition", "2001"), ""},
		{"ruling", with("resolve", "--explore=false"), ""}, {"ruling", []string{"ask", "I control Doubling Season and Hardened Scales. My Walking Ballista enters with X=2."}, ""},
		{"ruling", []string{"resolve", "--event", "Bob draws a card"}, ""},
		{"refused", []string{"resolve", "--event", "Bob frobs"}, ""}, {"refused", []string{"rule", "999.9"}, ""}, {"refused", []string{"cards", "show", "Furnac of Rath"}, ""},
		{"refused", []string{"ask", "Flibberty gibbet the moon."}, ""}, {"refused", []string{"resolve", "--event", "Bob draws a card", "--edition", "1850"}, ""},
		{"tree", with("tree"), ""}, {"tree", []string{"tree", "--event", "Bob draws a card"}, ""}, {"card", []string{"cards", "show", "Furnace of Rath"}, ""}, {"card", []string{"cards", "show", "Walking Ballista"}, ""},
		{"rule", []string{"rule", "614.5"}, ""}, {"rule", []string{"rule", "T.10.8", "--edition", "2000"}, ""}, {"term", []string{"rule", "regenerate"}, ""},
		{"rules", []string{"rule", "614.17", "--all"}, ""}, {"search", []string{"search", "one opportunity"}, ""}, {"search", []string{"search", "xyzzyq"}, ""},
		{"history", []string{"history", "614.5"}, ""}, {"compare", []string{"compare", "614.12", "2008"}, ""}, {"version", []string{"version"}, ""}, {"about", []string{"about"}, ""},
		{"reports", []string{"reports"}, ""}, {"doctor", []string{"doctor"}, ""}, {"rules-import", []string{"rules", "import", editions}, ""},
		{"rules-list", []string{"rules", "list"}, ""}, {"diff", []string{"rules", "diff", "2021-03-05", "2021-06-01"}, ""}, {"history", []string{"history", "100.7", "--edition", "2021-06-01"}, ""},
		{"backup", []string{"backup", filepath.Join(t.TempDir(), "copy.db")}, ""}, {"test", []string{"test", "-"}, "event: Bob draws a card\n---\norders: 2\n"}, {"test", []string{"test", "-"}, "letter"},
		{"cards-import", []string{"cards", "import", "-"}, `[{"object":"card","name":"Idol","layout":"normal","type_line":"Artifact","oracle_text":"If you would gain life, instead you gain twice that much life."}]`},
		{"bulk", []string{"ask", "--file", "-"}, "I control Furnace of Rath. Lightning Bolt deals 3 damage to Bob.\n"},
		{"parsed", []string{"parse"}, `{"name": "Idol", "text": "If you would draw a card, draw two cards instead. {T}: Add {G}."}` + "\n"}, {"parsed", []string{"parse"}, "letter\n"},
	} {
		args := c.args
		if c.schema != "bulk" && c.schema != "parsed" {
			args = append(slices.Clone(args), "--json")
		}
		var out, errOut bytes.Buffer
		run(args, strings.NewReader(c.in), &out, &errOut)
		fits(t, c.schema, strings.Join(args, " "), out.Bytes())
	}
}

// TestEveryJSONHasASchema: a command with --json names the schemas of its answers, and
// those are there.
func TestEveryJSONHasASchema(t *testing.T) {
	root := (&session{in: strings.NewReader(""), out: &bytes.Buffer{}, errOut: &bytes.Buffer{}}).root()
	everyCommand(root, func(c *cobra.Command) {
		named := strings.Fields(c.Annotations[schemaNote])
		if (c.Flags().Lookup("json") != nil) != (len(named) > 0) {
			t.Errorf("%s names %v", c.CommandPath(), named)
		}
		for _, name := range named {
			if !slices.Contains(schemaNames(), name) {
				t.Errorf("%s: there is no schema %q", c.CommandPath(), name)
			}
		}
	})
}

// fits checks an answer against its schema.
func fits(t *testing.T, name, what string, answer []byte) {
	t.Helper()
	text, err := schemas.ReadFile("schemas/" + name + ".json")
	if err != nil {
		t.Fatal(err)
	}
	doc, err := validator.UnmarshalJSON(bytes.NewReader(text))
	if err != nil {
		t.Fatal(err)
	}
	c := validator.NewCompiler()
	if err := c.AddResource("schema.json", doc); err != nil {
		t.Fatal(err)
	}
	schema, err := c.Compile("schema.json")
	if err != nil {
		t.Fatalf("%s: %v", name, err)
	}
	value, err := validator.UnmarshalJSON(bytes.NewReader(answer))
	if err != nil {
		t.Errorf("%s: %v\n%s", what, err, answer)
		return
	}
	if err := schema.Validate(value); err != nil {
		t.Errorf("%s does not fit %s: %v", what, name, err)
	}
}
