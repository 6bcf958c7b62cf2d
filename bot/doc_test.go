package bot

import (
	"testing"

	"apnap/internal/roommap"
)

// TestMapNamesEveryFile: the map names each file, and none that is gone.
func TestMapNamesEveryFile(t *testing.T) { roommap.Check(t, "doc.go") }
