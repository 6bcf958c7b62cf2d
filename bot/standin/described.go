package standin

import (
	"bytes"
	"os"
	"path/filepath"
	"sync"

	"github.com/santhosh-tekuri/jsonschema/v6"
)

// The bodies that are checked against Discord's published description, by the
// pointer to their schema there.
const (
	asCallback = "#/paths/~1interactions~1{interaction_id}~1{interaction_token}~1callback/post/requestBody/content/application~1json/schema"
	asFollowUp = "#/paths/~1webhooks~1{webhook_id}~1{webhook_token}/post/requestBody/content/application~1json/schema"
	asEdit     = "#/paths/~1webhooks~1{webhook_id}~1{webhook_token}~1messages~1@original/patch/requestBody/content/application~1json/schema"
	asPost     = "#/paths/~1channels~1{channel_id}~1messages/post/requestBody/content/application~1json/schema"
	asCommands = "#/paths/~1applications~1{application_id}~1commands/put/requestBody/content/application~1json/schema"
)

// described are the compiled schemas, read once; none where the description is
// not at hand. It is no part of the project.
var described = sync.OnceValues(func() (map[string]*jsonschema.Schema, error) {
	raw, err := os.ReadFile(description())
	if err != nil {
		return nil, nil // it is not at hand
	}
	doc, err := jsonschema.UnmarshalJSON(bytes.NewReader(raw))
	if err != nil {
		return nil, err
	}
	c := jsonschema.NewCompiler()
	c.DefaultDraft(jsonschema.Draft2020)
	if err := c.AddResource("discord.json", doc); err != nil {
		return nil, err
	}
	out := map[string]*jsonschema.Schema{}
	for _, at := range []string{asCallback, asFollowUp, asEdit, asPost, asCommands} {
		if out[at], err = c.Compile("discord.json" + at); err != nil {
			return nil, err
		}
	}
	return out, nil
})

// description is where the file lies: beside the module that is tested.
func description() string {
	dir, err := os.Getwd()
	for err == nil && dir != filepath.Dir(dir) {
		if _, missing := os.Stat(filepath.Join(dir, "go.mod")); missing == nil {
			break
		}
		dir = filepath.Dir(dir)
	}
	return filepath.Join(dir, "..", "shared", "discord", "openapi.json")
}

// checkDescribed checks a body against the description, where that is at hand.
func checkDescribed(at string, raw []byte) []string {
	c := &checker{where: "description"}
	schemas, err := described()
	if err != nil {
		c.fail("the description cannot be used: %v", err)
	}
	schema := schemas[at]
	if schema == nil {
		return c.faults
	}
	value, err := jsonschema.UnmarshalJSON(bytes.NewReader(raw))
	if err == nil {
		err = schema.Validate(value)
	}
	if err != nil {
		c.fail("%.800v in %.300s", err.Error(), raw)
	}
	return c.faults
}
