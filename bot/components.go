package bot

import (
	"cmp"
	"strconv"
	"strings"

	"apnap/commands/talk"
)

// components lays buttons and menus out in rows. When there are more than fit,
// the grouping of buttons goes first, then menus, then the last buttons.
func components(r talk.Reply, ids *idMaker) []row {
	menus := menuRows(r.Menus, ids)
	rows := buttonRows(r.Buttons, ids)
	if links := linkRow(r.Links); len(links.Components) > 0 {
		rows = append(rows, links)
	}
	if len(rows)+len(menus) > maxRows {
		rows = dense(rows)
	}
	rows = rows[:min(len(rows), maxRows)]
	menus = menus[:min(len(menus), maxRows-len(rows))]
	return append(append(make([]row, 0, maxRows), rows...), menus...)
}

func buttonRows(groups [][]talk.Button, ids *idMaker) []row {
	var out []row
	for _, group := range groups {
		var now []any
		for _, b := range group {
			id := ids.button(b.Action, b.Value)
			if id == "" {
				continue
			}
			if len(now) == maxRowButtons {
				out = append(out, row{Type: componentRow, Components: now})
				now = nil
			}
			now = append(now, outButton{
				Type: componentButton, Style: buttonStyle(b.Style), CustomID: id,
				Label: label(b.Label, maxButtonLabel),
			})
		}
		if len(now) > 0 {
			out = append(out, row{Type: componentRow, Components: now})
		}
	}
	return out
}

// linkRow is the row of links; an address that is not https is left out.
func linkRow(links []talk.Link) row {
	out := row{Type: componentRow}
	for _, l := range links {
		if strings.HasPrefix(l.URL, "https://") && len(l.URL) <= maxURL && len(out.Components) < maxRowButtons {
			out.Components = append(out.Components, outLink{Type: componentButton, Style: styleLink, Label: label(l.Label, maxButtonLabel), URL: l.URL})
		}
	}
	return out
}

// dense fills every row.
func dense(rows []row) []row {
	var out []row
	for _, r := range rows {
		for _, c := range r.Components {
			if len(out) == 0 || len(out[len(out)-1].Components) == maxRowButtons {
				out = append(out, row{Type: componentRow})
			}
			last := &out[len(out)-1]
			last.Components = append(last.Components, c)
		}
	}
	return out
}

func buttonStyle(s talk.Style) int {
	switch s {
	case talk.StyleChoice:
		return 1
	case talk.StyleDanger:
		return 4
	}
	return 2
}

func menuRows(menus []talk.Menu, ids *idMaker) []row {
	var out []row
	for i, m := range menus {
		if m.Users {
			if id := ids.make(kindUsers, m.Action, m.Value); id != "" {
				out = append(out, row{Type: componentRow, Components: []any{outUsers{Type: componentUsers, CustomID: id,
					Placeholder: cut(oneLine(m.Placeholder), maxPlaceholder)}}})
			}
			continue
		}
		entries := menuEntries(m.Entries, ids)
		id := ids.make(kindMenu, m.Action, strconv.Itoa(i))
		if id == "" || len(entries) == 0 {
			continue
		}
		out = append(out, row{Type: componentRow, Components: []any{outMenu{
			Type: componentMenu, CustomID: id, Options: entries,
			Placeholder: cut(oneLine(m.Placeholder), maxPlaceholder),
		}}})
	}
	return out
}

func menuEntries(entries []talk.MenuEntry, ids *idMaker) []outEntry {
	var out []outEntry
	seen := map[string]bool{}
	for _, e := range entries {
		value := ids.entry(e.Value)
		if seen[value] || len(out) == maxEntries {
			continue
		}
		seen[value] = true
		out = append(out, outEntry{
			Label: label(e.Label, maxEntryText), Value: value,
			Description: cut(oneLine(e.Description), maxEntryText),
		})
	}
	return out
}

// label is a text that may not be empty. Labels show no markup, so nothing is
// escaped.
func label(s string, limit int) string { return cmp.Or(cut(oneLine(s), limit), "…") }

// form turns a reply's form into a modal; false when there is nothing to fill
// in.
func form(r talk.Reply) (outForm, bool) {
	if r.Form == nil {
		return outForm{}, false
	}
	id := newIDMaker(r).make(kindForm, r.Form.Action, r.Form.Value)
	out := outForm{Title: label(r.Form.Title, maxFormTitle), CustomID: id}
	seen := map[string]bool{}
	for _, b := range r.Form.Boxes {
		if b.Name == "" || size(b.Name) > maxCustomID || seen[b.Name] || len(out.Components) == maxFormBoxes {
			continue
		}
		seen[b.Name] = true
		out.Components = append(out.Components, row{Type: componentRow, Components: []any{box(b)}})
	}
	return out, id != "" && len(out.Components) > 0
}

func box(b talk.Box) outBox {
	most := min(max(b.MaxLength, 0), maxBoxText)
	out := outBox{
		Type: componentBox, Style: 1, CustomID: b.Name, Required: b.Required, MaxLength: most,
		Label: label(b.Label, maxBoxLabel), Placeholder: cut(oneLine(b.Placeholder), maxBoxHint),
		Value: cut(oneLine(b.Value), cmp.Or(most, maxBoxText)),
	}
	if b.Long {
		out.Style = 2
		out.Value = cut(clean(b.Value), cmp.Or(most, maxBoxText))
	}
	return out
}
