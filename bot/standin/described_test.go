package standin

import (
	"strings"
	"testing"
)

// What Discord's own description refuses is a violation, where it is at hand.
func TestDescribed(t *testing.T) {
	schemas, err := described()
	if err != nil {
		t.Fatal(err)
	}
	if schemas == nil {
		t.Skipf("payloads are not checked against Discord's schemas: %s is not there", description())
	}
	for at, bodies := range map[string][2]string{ // a good one and a bad one
		asCallback: {`{"type":4,"data":` + good + `}`, `{"type":4,"data":` + strings.Replace(good, `"content":""`, `"content":5`, 1) + `}`},
		asFollowUp: {good, strings.Replace(good, `"content"`, `"attachments":[{"id":0,"filename":"a.png"}],"content"`, 1)},
		asEdit:     {good, strings.Replace(good, `"embeds":[`, `"embeds":["x",`, 1)},
		asCommands: {`[{"name":"a","description":"b","type":1}]`, `[{"name":"a","description":"b","type":77}]`},
	} {
		if faults := checkDescribed(at, []byte(bodies[0])); len(faults) > 0 {
			t.Errorf("%s: %q", bodies[0], faults)
		}
		if len(checkDescribed(at, []byte(bodies[1]))) == 0 {
			t.Errorf("%s is accepted", bodies[1])
		}
	}
}
