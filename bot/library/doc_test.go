package library

import (
	"testing"

	"apnap/internal/roommap"
)

// TestEveryFileSaysWhatItMends: the map names each file, and none that is gone.
func TestEveryFileSaysWhatItMends(t *testing.T) { roommap.Check(t, "doc.go") }
