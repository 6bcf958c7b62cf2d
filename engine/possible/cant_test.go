package possible_test

import (
	"fmt"
	"testing"

	"apnap/engine/possible"
	"apnap/internal/asked"
)

// TestCantByWhomAndWhat: what somebody can't do stops those events of those players, and no others
// (cr.CantOverrides).
func TestCantByWhomAndWhat(t *testing.T) {
	whom := []struct {
		says  string // by Alice
		stops map[string]bool
	}{
		{"Players", map[string]bool{"Alice": true, "Bob": true}},
		{"Your opponents", map[string]bool{"Bob": true}},
		{"You", map[string]bool{"Alice": true}},
	}
	what := []struct{ cant, event string }{
		{"can't gain life", "%s gains 2 life"},
		{"can't lose life", "%s loses 2 life"},
		{"can't draw cards", "%s draws a card"},
		{"can't mill cards", "%s mills two cards"},
		{"can't discard cards", "%s discards a card"},
		{"can't scry", "%s scries 2"},
		{"can't surveil", "%s surveils 2"},
		{"can't proliferate", "%s proliferates"},
		{"can't win the game", "%s wins the game"},
		{"can't lose the game", "%s loses the game"},
	}
	for _, of := range whom {
		for _, no := range what {
			for _, does := range what {
				for _, player := range []string{"Alice", "Bob"} {
					effect, event := of.says+" "+no.cant+".", fmt.Sprintf(does.event, player)
					w, st := asked.Opened(t, "effect: Alice: Hush = "+effect, "event: "+event)
					if got, want := possible.Forbids(w.Walker, st, 0), does == no && of.stops[player]; got != want {
						t.Errorf("%s %s: forbidden is %v", effect, event, got)
					}
				}
			}
		}
	}
}
