package commands

import (
	"testing"

	"apnap/internal/roommap"
)

// TestMapsNameEveryFile: each room's map names each of its files, and none that is gone.
func TestMapsNameEveryFile(t *testing.T) {
	roommap.Check(t, "doc.go")
	roommap.Check(t, "answer/doc.go")
	roommap.Check(t, "cardindex/doc.go")
	roommap.Check(t, "lookup/doc.go")
	roommap.Check(t, "ruling/doc.go")
	roommap.Check(t, "talk/doc.go")
	roommap.Check(t, "wording/doc.go")
}
