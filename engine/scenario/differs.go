package scenario

import (
	"fmt"
	"slices"
	"strings"
)

// Differences says, a sentence each, in what a ruling is not as the file expects
// it: what it leaves out is not compared, so that a file may hold no more than how
// it ends. A refusal may be expected by its code alone.
func (f *File) Differences(is *Ruling) []string {
	d := &differences{}
	want := &f.Expected
	if want.Refused != "" || is.Refused != "" {
		if !refusedAs(want.Refused, is.Refused) {
			d.value("refused", want.Refused, is.Refused)
		}
		return d.says
	}
	if want.Asks != "" && want.Asks != is.Asks {
		d.value("asks", want.Asks, is.Asks)
	}
	if want.Orders != "" && want.Orders != is.Orders {
		d.value("orders", want.Orders, is.Orders)
	}
	d.list("assumed", want.Assumed, is.Assumed)
	d.list("idle", want.Idle, is.Idle)
	d.list("rules", want.Rules, is.Rules)
	for _, number := range f.Cites {
		if !slices.Contains(is.Rules, number) {
			d.says = append(d.says, "cites: "+number+" is not cited")
		}
	}
	for _, number := range f.NeverCites {
		if slices.Contains(is.Rules, number) {
			d.says = append(d.says, "never cites: "+number+" is cited")
		}
	}
	d.ends(want.Ends, is.Ends)
	return d.says
}

// refusedAs reports whether a refusal is the one expected.
func refusedAs(want, is string) bool {
	code, _, _ := strings.Cut(is, ":")
	return want == is || want != "" && want == code
}

// differences collects what differs.
type differences struct{ says []string }

// value notes that something is otherwise.
func (d *differences) value(word, want, is string) {
	d.says = append(d.says, fmt.Sprintf("%s: expected %q, is %q", word, want, is))
}

// list compares a list, if one is expected.
func (d *differences) list(word string, want, is []string) {
	if len(want) > 0 && !slices.Equal(want, is) {
		d.value(word, strings.Join(want, "; "), strings.Join(is, "; "))
	}
}

// ends compares how it ends, if that is told: the same ends in any order, each by
// what happens.
func (d *differences) ends(want, is []End) {
	if len(want) == 0 {
		return
	}
	left := slices.Clone(is)
	for _, w := range want {
		at := slices.IndexFunc(left, func(e End) bool { return slices.Equal(e.Happens, w.Happens) })
		if at < 0 {
			d.says = append(d.says, "end: it does not come to: "+strings.Join(w.Happens, "; "))
			continue
		}
		d.list("end", w.Choices, left[at].Choices)
		d.list("step", w.Steps, left[at].Steps)
		d.list("triggers", w.Triggers, left[at].Triggers)
		d.list("remark", w.Remarks, left[at].Remarks)
		left = slices.Delete(left, at, at+1)
	}
	for _, e := range left {
		d.says = append(d.says, "end: it also comes to: "+strings.Join(e.Happens, "; "))
	}
}
