package answer

import (
	"bytes"
	"encoding/json"
	"testing"

	"pgregory.net/rapid"
)

// TestIndentedAsTheLibraryDoes: whatever an encoder writes is laid out as the library lays it out.
func TestIndentedAsTheLibraryDoes(t *testing.T) {
	var value *rapid.Generator[any]
	value = rapid.Custom(func(t *rapid.T) any {
		switch rapid.IntRange(0, 6).Draw(t, "kind") {
		case 0:
			return rapid.SliceOfN(value, 0, 3).Draw(t, "list")
		case 1:
			return rapid.MapOfN(rapid.String(), value, 0, 3).Draw(t, "object")
		case 2:
			return rapid.SampledFrom([]string{`"`, `\`, `\\"`, "{[,:]}", "a\nb", "<>&"}).Draw(t, "marks")
		case 3:
			return rapid.Int().Draw(t, "number")
		case 4:
			return rapid.Bool().Draw(t, "truth")
		case 5:
			return nil
		}
		return rapid.String().Draw(t, "word")
	})
	rapid.Check(t, func(t *rapid.T) {
		plain, err := json.Marshal(value.Draw(t, "value"))
		if err != nil {
			t.Fatal(err)
		}
		var want bytes.Buffer
		if err := json.Indent(&want, plain, "", "  "); err != nil {
			t.Fatal(err)
		}
		if got := indented(plain); !bytes.Equal(got, want.Bytes()) {
			t.Fatalf("%s\nis\n%s\ninstead of\n%s", plain, got, want.Bytes())
		}
	})
}
