package commands

import (
	"context"
	"fmt"
	"strings"
	"testing"

	"apnap/commands/talk"
	"apnap/engine/say"
)

// TestPagesTurn: pages turn by their buttons, to and fro, and say where they are.
func TestPagesTurn(t *testing.T) {
	r := talk.Reply{Body: strings.Repeat("A sentence stands here. ", 200), Footer: "f"}
	first, second := talk.Paged(say.English, r, 0, "text", "614.5"), talk.Paged(say.English, r, 1, "text", "614.5")
	if len(first.Buttons) != 1 || len(first.Buttons[0]) != 1 || first.Buttons[0][0].Value != "text:1:614.5" || !strings.HasPrefix(first.Footer, "f · page 1 of ") {
		t.Errorf("first: %+v %q", first.Buttons, first.Footer)
	}
	if len(second.Buttons[0]) != 2 || second.Buttons[0][0].Value != "text:0:614.5" || !strings.HasSuffix(second.Body, ".") {
		t.Errorf("second: %+v", second.Buttons)
	}
	if got := talk.Paged(say.English, talk.Reply{Body: "short"}, 7, "text", "x"); got.Buttons != nil || got.Body != "short" {
		t.Errorf("a short reply became %+v", got)
	}
	d := newDesk(NewMemory())
	for _, value := range []string{"", "text", "text:x:614.5", "text:-1:614.5", "text:99999:614.5", "odd:0:x"} {
		if got := d.Press(context.Background(), talk.Press{Action: talk.ActPage, Value: value}); got.Verdict != talk.NothingNow(say.English).Verdict {
			t.Errorf("%q: %s", value, got.Verdict)
		}
	}
	for _, kind := range []string{"rule", "text", "search", "history", "compare"} {
		got := d.Press(context.Background(), talk.Press{Action: talk.ActPage, Value: fmt.Sprintf("%s:0:614.5@2008/2026", kind)})
		if got.Verdict == talk.NothingNow(say.English).Verdict {
			t.Errorf("%s does not turn: %+v", kind, got)
		}
	}
}
