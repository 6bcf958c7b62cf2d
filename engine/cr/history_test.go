package cr

import (
	"slices"
	"testing"
)

func TestHistory(t *testing.T) {
	spans := OneOpportunity.History()
	want := []Span{
		{"1999-04-23", "2009-07-11", []string{"419.6a"}},
		{"2009-07-11", "2009-10-01", []string{"613.5"}},
		{"2009-10-01", "", []string{"614.5"}},
	}
	if !slices.EqualFunc(spans, want, func(a, b Span) bool {
		return a.From == b.From && a.To == b.To && slices.Equal(a.Numbers, b.Numbers)
	}) {
		t.Errorf("history %v, want %v", spans, want)
	}
}

func TestCiting(t *testing.T) {
	for _, c := range []struct {
		number, edition string
		want            Rule
	}{
		{"616.1d", "2010", OneAtATimeThenLookAgain},
		{"616.1d", "2011", FreeChoice},
		{"616.1d", "current", BackFaceStep},
		{"616.1c", "2010", FreeChoice},
		{"419.6g", "2008", ModalReplacement},
		{"419.6g", "2009-05-01", SkipThenAct},
		{"613.5", "2009-08-01", OneOpportunity},
		{"T.10.8", "2000", OneOpportunity},
	} {
		e, err := Find(c.edition)
		if err != nil {
			t.Fatal(err)
		}
		if got := Citing(c.number, e); !slices.Contains(got, c.want) {
			t.Errorf("%s in %v is %v, want %v", c.number, e, got, c.want)
		}
	}
	if got := Citing("T.10.8", Current()); len(got) != 0 {
		t.Errorf("T.10.8 today is %v", got)
	}
}
