package bot

import (
	"bytes"
	"encoding/json"
	"os"
	"path/filepath"
	"testing"

	"github.com/santhosh-tekuri/jsonschema/v6"
)

// discordSchema returns a check of payloads against one of Discord's published
// schemas. Without the file it skips the check, not the test, and says so.
func discordSchema(t *testing.T, name string) func(failer, any) {
	t.Helper()
	path := filepath.Join("..", "..", "shared", "discord", "openapi.json")
	raw, err := os.ReadFile(path)
	if err != nil {
		t.Logf("payloads are not checked against Discord's schemas: %s is not there", path)
		return func(failer, any) {}
	}
	doc, err := jsonschema.UnmarshalJSON(bytes.NewReader(raw))
	if err != nil {
		t.Fatal(err)
	}
	c := jsonschema.NewCompiler()
	c.DefaultDraft(jsonschema.Draft2020)
	if err := c.AddResource("discord.json", doc); err != nil {
		t.Fatal(err)
	}
	schema, err := c.Compile("discord.json#/components/schemas/" + name)
	if err != nil {
		t.Fatal(err)
	}
	return func(t failer, payload any) {
		raw, err := json.Marshal(payload)
		if err != nil {
			t.Fatal(err)
		}
		value, err := jsonschema.UnmarshalJSON(bytes.NewReader(raw))
		if err != nil {
			t.Fatal(err)
		}
		if err := schema.Validate(value); err != nil {
			t.Errorf("%s\n%v", raw, err)
		}
	}
}
