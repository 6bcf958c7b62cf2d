package cr

import (
	"errors"
	"testing"
)

func TestFindEdition(t *testing.T) {
	for text, want := range map[string]string{
		"":           Current().ID,
		"current":    Current().ID,
		"Current":    Current().ID,
		"2000":       "1999-11-01",
		"2008":       "2008-02-01",
		"2011":       "2011-09-30",
		"1999":       "1999-04-23",
		"2006":       "2006-05-01",
		"2001":       "2001-05-01",
		"2001-04-30": "1999-11-01",
		"2001-07-22": "2001-05-01",
		"2001-07-23": "2001-07-23",
		"2008-03-15": "2008-02-01",
		"1999-04-23": "1999-04-23",
		"2017-09-29": "2017-09-29",
		"2099":       Current().ID,
	} {
		got, err := Find(text)
		if err != nil || got.ID != want {
			t.Errorf("Find(%q) = %v, %v; want %s", text, got, err, want)
		}
	}
	for _, text := range []string{"1998", "1999-04-22", "the old one", "2008-02-31", "20080201", "-", "2008-2-1"} {
		if got, err := Find(text); !errors.Is(err, ErrUnknownEdition) {
			t.Errorf("Find(%q) = %v, %v; want ErrUnknownEdition", text, got, err)
		}
	}
}

func TestBeyond(t *testing.T) {
	newest := Current().ID
	for text, want := range map[string]bool{"": false, "current": false, "2008": false, newest: false, newest[:4]: false, newest[:4] + "-12-31": false, "3008": true, "3008-01-01": true, "30080": false, "today": false} {
		if got := Beyond(text); got != want {
			t.Errorf("Beyond(%q) = %v", text, got)
		}
	}
}

func TestParseRule(t *testing.T) {
	for _, r := range Rules() {
		if got, err := ParseRule(r.String()); err != nil || got != r {
			t.Errorf("ParseRule(%q) = %v, %v", r.String(), got, err)
		}
	}
	if _, err := ParseRule("NoSuchRule"); err == nil {
		t.Error("no error for a rule that does not exist")
	}
	if Rule(0).Number(Current()) != "" || Rule(0).InForce(Current()) {
		t.Error("the zero Rule has a number or is in force")
	}
}

func TestInForce(t *testing.T) {
	for _, c := range []struct {
		rule     Rule
		edition  string
		want     bool
		wantMain string
	}{
		{OneOpportunity, "current", true, "614.5"},
		{OneOpportunity, "2008", true, "419.6a"},
		{OneOpportunity, "2011", true, "614.5"},
		{CopyStep, "2008", false, ""},
		{CopyStep, "2011", true, "616.1c"},
		{FreeChoice, "2011", true, "616.1d"},
		{FreeChoice, "current", true, "616.1e"},
		{ModalReplacement, "2008-07-15", true, "419.6g"},
		{ContradictionOnly, "2000", true, ""},
		{ContradictionOnly, "2001-07-23", false, ""},
	} {
		e, err := Find(c.edition)
		if err != nil {
			t.Fatal(err)
		}
		if got := c.rule.InForce(e); got != c.want {
			t.Errorf("%v in force in %v: %v, want %v", c.rule, e, got, c.want)
		}
		if got := c.rule.Number(e); c.wantMain != "" && got != c.wantMain {
			t.Errorf("%v in %v is %s, want %s", c.rule, e, got, c.wantMain)
		}
	}
}

func FuzzFind(f *testing.F) {
	for _, seed := range []string{"current", "2008", "2008-02-01", "", "x", "99999-01-01"} {
		f.Add(seed)
	}
	f.Fuzz(func(t *testing.T, text string) {
		e, err := Find(text)
		if err == nil {
			if again, err := Find(e.ID); err != nil || again != e {
				t.Errorf("Find(%q) = %v, which is not found again: %v, %v", text, e, again, err)
			}
		}
	})
}
