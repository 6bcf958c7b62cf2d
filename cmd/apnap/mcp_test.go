package main

import (
	"bytes"
	"context"
	"encoding/json"
	"io"
	"strings"
	"testing"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

// assistant connects a client of the protocol to the program.
func assistant(t *testing.T) *mcp.ClientSession {
	t.Helper()
	t.Setenv("APNAP_DATA_DIR", t.TempDir())
	t.Setenv("XDG_CONFIG_HOME", t.TempDir())
	in, toServer := io.Pipe()
	fromServer, out := io.Pipe()
	ended := make(chan int, 1)
	var says bytes.Buffer
	go func() {
		ended <- run([]string{"mcp"}, in, out, &says)
		_ = out.Close()
	}()
	client, err := mcp.NewClient(&mcp.Implementation{Name: "test", Version: "1"}, nil).
		Connect(context.Background(), &mcp.IOTransport{Reader: fromServer, Writer: toServer}, nil)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		_ = client.Close()
		if status := <-ended; status != exitDone {
			t.Errorf("ends with %d: %s", status, &says)
		}
	})
	return client
}

// TestAssistants asks every tool what it is for, and what it refuses.
func TestAssistants(t *testing.T) {
	client := assistant(t)
	tools, err := client.ListTools(t.Context(), nil)
	if err != nil {
		t.Fatal(err)
	}
	var names []string
	for _, tool := range tools.Tools {
		names = append(names, tool.Name)
	}
	if got := strings.Join(names, " "); got != "ask card history resolve rule search" {
		t.Errorf("tools: %s", got)
	}
	for _, c := range []struct {
		tool      string
		arguments map[string]any
		text      string // is in the words
		data      string // is in the data
		refused   bool
	}{
		{"ask", map[string]any{"question": "I control Furnace of Rath. Lightning Bolt deals 3 damage to Bob."}, "6 damage to Bob", `"amount":6`, false},
		{"ask", map[string]any{"question": "Flibberty gibbet the moon."}, "I", `"refused"`, true},
		{"resolve", map[string]any{"effects": []string{"Alice: Furnace of Rath"}, "events": []string{"Alice's Lightning Bolt deals 3 damage to Bob"}}, "6 damage to Bob", `"amount":6`, false},
		{"resolve", map[string]any{"effects": []string{"Alice: Furnac of Rath"}, "events": []string{"Bob draws a card"}}, "did you mean", `"unknown_card"`, true},
		{"rule", map[string]any{"number": "614.5"}, "one opportunity", `"number":"614.5"`, false},
		{"rule", map[string]any{"number": "419.6a", "edition": "2008"}, "419.6a", `"2008-02-01"`, false},
		{"rule", map[string]any{"number": "614.12-614.13"}, "614.13a", `"rules"`, false},
		{"rule", map[string]any{"number": "616", "all": true}, "616.1e", `"rules"`, false},
		{"rule", map[string]any{"number": "614.13-614.12"}, "does not come before", `"unknown_rule"`, true},
		{"search", map[string]any{"words": "one opportunity"}, "614.5", `"hits"`, false},
		{"history", map[string]any{"number": "614.5"}, "419.6a", `"stages"`, false},
		{"card", map[string]any{"name": "Furnace of Rath"}, "Furnace of Rath", `"abilities"`, false},
		{"card", map[string]any{"name": "Flibberty Gibbet"}, "I know no card", `"unknown_card"`, true},
	} {
		r, err := client.CallTool(t.Context(), &mcp.CallToolParams{Name: c.tool, Arguments: c.arguments})
		if err != nil {
			t.Errorf("%s %v: %v", c.tool, c.arguments, err)
			continue
		}
		text := r.Content[0].(*mcp.TextContent).Text
		data, _ := json.Marshal(r.StructuredContent)
		if r.IsError != c.refused || !strings.Contains(text, c.text) || !strings.Contains(string(data), c.data) {
			t.Errorf("%s %v: refused %v, %q, %s", c.tool, c.arguments, r.IsError, text, data)
		}
	}
}
