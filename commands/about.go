package commands

import (
	"context"
	"strings"

	"apnap/commands/lookup"
	"apnap/commands/talk"
	"apnap/engine/cr"
	"apnap/engine/say"
	"apnap/rulesdb"
)

// aboutSpec describes /about.
func aboutSpec() talk.Spec {
	return talk.Spec{Name: say.New("about"), Description: say.New("Versions, the rules in force, the last update, and where things come from")}
}

// about tells which program, rules and cards answer here.
func (d *Desk) about(ctx context.Context) talk.Reply {
	says := []string{d.Lang.Say(sayEffective, lookup.DayOf(cr.Current().ID))}
	if d.Program.Version != "" {
		says = append([]string{d.Lang.Say(sayVersion, d.Program.Version)}, says...)
	}
	rules, err := d.rulesSay(ctx)
	if err != nil {
		return d.Fault()
	}
	says = append(says, rules)
	cards := d.Lang.Say(sayCardsBuiltIn)
	if index, ok := d.Cards.(lookup.InstalledCards); ok {
		if is, err := index.Installed(ctx); err == nil {
			cards = d.Lang.Say(sayCardsUpdated, is.Cards, is.Rulings, say.Day(is.Imported))
		}
	}
	says = append(says, cards)
	if d.Program.Updates != nil {
		for _, update := range d.Program.Updates() {
			says = append(says, update.In(d.Lang))
		}
	}
	about := d.Lang.Say(sayAbout)
	if d.second != nil {
		about = d.Lang.Say(sayAboutSecond)
	}
	return talk.Reply{Title: "Apnap", Verdict: about, Body: strings.Join(says, "\n"), Notes: []string{d.Lang.Say(sayUnofficial)}, Links: d.links()}
}

// links are the program's links, with labels.
func (d *Desk) links() []talk.Link {
	var links []talk.Link
	for _, one := range d.Program.Links {
		links = append(links, talk.Link{Label: one.Label.In(d.Lang), URL: one.URL})
	}
	return links
}

// rulesSay tells which official texts are installed.
func (d *Desk) rulesSay(ctx context.Context) (string, error) {
	db, err := d.OpenRules(ctx)
	if err != nil {
		return "", err
	}
	list, err := db.Editions(ctx)
	if err != nil {
		return "", err
	}
	n, newest := 0, ""
	for _, e := range list {
		if e.Source == rulesdb.Official {
			n++
			newest = max(newest, e.ID)
		}
	}
	if n == 0 {
		return d.Lang.Say(sayNotInstalled), nil
	}
	at, err := db.Imported(ctx)
	if err != nil {
		return "", err
	}
	if at.IsZero() {
		return d.Lang.Say(sayInstalledOnce, n, lookup.DayOf(newest)), nil
	}
	return d.Lang.Say(sayInstalled, n, lookup.DayOf(newest), say.Day(at)), nil
}
