package lookup

import (
	"context"
	"fmt"
	"slices"
	"strings"

	"apnap/commands/answer"
	"apnap/commands/talk"
	"apnap/engine/cr"
	"apnap/engine/say"
	"apnap/rulesdb"
)

// childrenPerPage is how many sub-rules one reply offers as buttons.
const childrenPerPage = 10

// RuleSpec describes /rule.
func RuleSpec() talk.Spec {
	return talk.Spec{Name: say.New("rule"), Description: say.New("Show a rule by its number"), Options: []talk.OptionSpec{
		{Name: say.New("number"), Description: say.New("Such as 614.5, or 419.6a under an old edition"), Required: true, Autocomplete: true, MaxLength: 40},
		EditionOption(),
	}}
}

// Lookup finds a rule by its number, however it is written, or a term of the
// glossary. The error is a *Refusal unless something is broken.
func (d *Shelf) Lookup(ctx context.Context, number, edition string) (rulesdb.Answer, error) {
	if err := answer.Within("rule", number, maxSearchLength); err != nil {
		return rulesdb.Answer{}, err
	}
	db, e, err := d.index(ctx, edition)
	if err != nil {
		return rulesdb.Answer{}, err
	}
	answer, err := db.Lookup(ctx, number, e)
	return answer, ofIndex(err)
}

// AnswerJSON is a rule or a term as the contract has it, with a final newline.
func AnswerJSON(a rulesdb.Answer) []byte {
	if a.Term != nil {
		return answer.JSON(a.Term)
	}
	return answer.JSON(a.Rule)
}

// AnswerProse is a rule or a term as plain text for a terminal, the rule with what its
// sub-rules say, as on Discord.
func (d *Shelf) AnswerProse(ctx context.Context, a rulesdb.Answer) string {
	var b strings.Builder
	if a.Term != nil {
		fmt.Fprintf(&b, "%s\n%s\n", a.Term.Term, strings.Join(a.Term.Senses, "\n"))
		if len(a.Term.See) > 0 {
			fmt.Fprintf(&b, "See %s\n", strings.Join(a.Term.See, ", "))
		}
		fmt.Fprintln(&b, sourceSays(a.Term.Edition, a.Term.Source).In(say.English))
		return b.String()
	}
	p := a.Rule
	fmt.Fprintln(&b, ruleTitle(p))
	if p.Text != p.Heading {
		fmt.Fprintln(&b, p.Text)
	}
	for _, x := range p.Examples {
		fmt.Fprintf(&b, "  Example: %s\n", x)
	}
	if isBare(p) {
		fmt.Fprintln(&b, onlyTitled(p).In(say.English))
	}
	told := d.childrenOf(ctx, p).lines
	for _, line := range told {
		fmt.Fprintf(&b, "%s\n", line.Text)
	}
	if len(p.Children) > 0 && len(told) == 0 {
		fmt.Fprintf(&b, "Sub-rules: %s\n", strings.Join(p.Children, ", "))
	}
	if len(p.See) > 0 {
		fmt.Fprintf(&b, "See %s\n", strings.Join(p.See, ", "))
	}
	if near := nearSays(p); near != "" {
		fmt.Fprintln(&b, near)
	}
	fmt.Fprintln(&b, pageSource(p).In(say.English))
	return b.String()
}

// nearSays names what stands around a rule.
func nearSays(p *rulesdb.Rule) string {
	var near []string
	for _, one := range [][2]string{{"← ", p.Previous}, {"↑ ", p.Parent}, {"→ ", p.Next}} {
		if one[1] != "" {
			near = append(near, one[0]+one[1])
		}
	}
	return strings.Join(near, "  ")
}

// ruleTitle is a rule's number with the title it stands under.
func ruleTitle(p *rulesdb.Rule) string {
	if p.Heading == "" {
		return p.Number
	}
	return p.Number + " · " + p.Heading
}

// RuleShown shows a rule with its neighbours and sub-rules.
func (d *Shelf) RuleShown(ctx context.Context, number, edition string) talk.Reply {
	return d.ruleAt(ctx, number, edition, 0, 0)
}

// ruleAt shows a rule with a page of its sub-rules, and a page of its text. What is
// no number and no term is searched for.
func (d *Shelf) ruleAt(ctx context.Context, number, edition string, pageNumber, textPage int) talk.Reply {
	found, err := d.Lookup(ctx, number, edition)
	if no := answer.AsRefusal(err); no != nil && no.Code == answer.CodeUnknownRule && isWords(number) {
		return d.insteadOf(ctx, number, edition)
	}
	if err != nil {
		return d.RefuseRule(err, edition)
	}
	if found.Term != nil {
		return d.termReply(ctx, found.Term)
	}
	page := found.Rule
	text := []string{page.Text}
	if page.Text == page.Heading {
		text = nil // the title says it
	}
	if isBare(page) {
		text = append(text, onlyTitled(page).In(d.Lang))
	}
	r := talk.Reply{Title: ruleTitle(page), Body: strings.Join(append(text, d.inShort(page)...), "\n\n"), Footer: pageSource(page).In(d.Lang), Links: d.rulePages(page.Number, page.Edition)}
	for _, x := range page.Examples {
		r.Lines = append(r.Lines, talk.Line{Text: d.Lang.Say(sayExample, x)})
	}
	children := d.childrenOf(ctx, page)
	r.Lines = append(r.Lines, children.lines...)
	r.Buttons = d.ruleButtons(page, pageNumber)
	r.Menus = append(r.Menus, children.menu...)
	if m := d.sameRuleMenu(page); len(m.Entries) > 0 {
		r.Menus = append(r.Menus, m)
	}
	if len(page.See) > 0 {
		r.Menus = append(r.Menus, d.seeMenu(ctx, page.See, page.Edition))
	}
	return talk.Paged(d.Lang, d.Addressed(r, page.Edition), textPage, "text", page.Number+"@"+page.Edition)
}

// isWords reports whether what was asked for is no number.
func isWords(text string) bool {
	_, isNumber := rulesdb.NumberOf(text)
	return !isNumber && strings.TrimSpace(text) != ""
}

// inShort tells an official rule in our own words too, for those who do not read
// the publisher's language; none where we have no words for it.
func (d *Shelf) inShort(page *rulesdb.Rule) []string {
	e, err := cr.On(page.Edition)
	if d.Lang == say.English || page.Source != rulesdb.Official || err != nil {
		return nil
	}
	var says []string
	for _, rule := range cr.Citing(page.Number, e) {
		says = append(says, GlossIn(d.Lang, rule))
	}
	if len(says) == 0 {
		return nil
	}
	return []string{d.Lang.Say("In short, in our own words: %s", strings.Join(says, " "))}
}

// termReply shows a term of the glossary.
func (d *Shelf) termReply(ctx context.Context, t *rulesdb.Term) talk.Reply {
	r := talk.Reply{Title: t.Term, Body: strings.Join(t.Senses, "\n"), Footer: sourceSays(t.Edition, t.Source).In(d.Lang)}
	if len(t.See) > 0 {
		r.Menus = []talk.Menu{d.seeMenu(ctx, t.See, t.Edition)}
	}
	return d.Addressed(r, t.Edition)
}

// ruleButtons are the neighbours, the parent, and a page of the sub-rules.
func (d *Shelf) ruleButtons(page *rulesdb.Rule, at int) [][]talk.Button {
	show := func(label, number string) talk.Button {
		return talk.Button{Label: label, Action: talk.ActShowRule, Value: number + "@" + page.Edition}
	}
	var near []talk.Button
	if page.Previous != "" {
		near = append(near, show("← "+page.Previous, page.Previous))
	}
	if page.Parent != "" {
		near = append(near, show("↑ "+page.Parent, page.Parent))
	}
	if page.Next != "" {
		near = append(near, show(page.Next+" →", page.Next))
	}
	var rows [][]talk.Button
	if len(near) > 0 {
		rows = append(rows, near)
	}
	if len(page.Children) <= talk.MaxMenuEntries {
		return rows // a menu has them
	}
	from := min(at*childrenPerPage, len(page.Children))
	to := min(from+childrenPerPage, len(page.Children))
	for i := from; i < to; i += talk.MaxRowButtons {
		var row []talk.Button
		for _, child := range page.Children[i:min(i+talk.MaxRowButtons, to)] {
			row = append(row, show(child, child))
		}
		rows = append(rows, row)
	}
	if more := d.pageButtons(page, at, to); len(more) > 0 {
		rows = append(rows, more)
	}
	return rows
}

// pageButtons turn the pages of the sub-rules.
func (d *Shelf) pageButtons(page *rulesdb.Rule, at, to int) []talk.Button {
	turn := func(label string, n int) talk.Button {
		return talk.Button{Label: label, Action: talk.ActPage, Value: fmt.Sprintf("rule:%d:%s@%s", n, page.Number, page.Edition)}
	}
	var row []talk.Button
	if at > 0 {
		row = append(row, turn(d.Lang.Say(labelEarlierRules), at-1))
	}
	if to < len(page.Children) {
		row = append(row, turn(d.Lang.Say(labelMoreRules), at+1))
	}
	return row
}

// sameRuleMenu offers the rule under other editions.
func (d *Shelf) sameRuleMenu(page *rulesdb.Rule) talk.Menu {
	m := talk.Menu{Placeholder: d.Lang.Say(labelEditions), Action: talk.ActShowRule}
	last := ""
	for i := len(page.SameRuleIn) - 1; i >= 0 && len(m.Entries) < talk.MaxMenuEntries; i-- {
		in := page.SameRuleIn[i]
		if in.Number == last || in.Edition == page.Edition {
			continue
		}
		last = in.Number
		m.Entries = append(m.Entries, talk.MenuEntry{Label: in.Number, Value: in.Number + "@" + in.Edition, Description: EditionSays(cr.Edition{ID: in.Edition}).In(d.Lang)})
	}
	return m
}

// seeMenu offers the rules that a text refers to.
func (d *Shelf) seeMenu(ctx context.Context, see []string, edition string) talk.Menu {
	m := talk.Menu{Placeholder: d.Lang.Say(labelSee), Action: talk.ActShowRule}
	for _, n := range see[:min(len(see), talk.MaxMenuEntries)] {
		m.Entries = append(m.Entries, talk.MenuEntry{Label: n, Value: n + "@" + edition, Description: d.AboutRule(ctx, n, edition)})
	}
	return m
}

// GlossIn is what a rule says in our own words, in a language.
func GlossIn(l say.Language, rule cr.Rule) string {
	if l == say.French {
		return rule.FrenchGloss()
	}
	return rule.Gloss()
}

// AboutNumber is what a rule is about, in our own words; empty where we have none.
func AboutNumber(l say.Language, number string, e cr.Edition) string {
	cited := cr.Citing(number, e)
	if len(cited) == 0 {
		return ""
	}
	about := cited[0]
	for _, rule := range cited[1:] { // what a section begins with stands first in the table
		if rule < about && slices.Contains(rule.Cited(e, cr.AnySide), number) {
			about = rule
		}
	}
	return answer.Cut(GlossIn(l, about), talk.MaxEntryText)
}
