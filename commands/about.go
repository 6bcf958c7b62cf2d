package commands

import (
	"context"
	"strings"

	"apnap/engine/cr"
	"apnap/engine/say"
	"apnap/rulesdb"
)

// aboutSpec describes /about.
func aboutSpec() Spec {
	return Spec{Name: say.New("about"), Description: say.New("Versions, the rules in force, the last update, and where things come from")}
}

// about tells which program, rules and cards answer here.
func (d *Desk) about(ctx context.Context) Reply {
	says := []string{d.lang.Say(sayEffective, dayOf(cr.Current().ID))}
	if d.program.Version != "" {
		says = append([]string{d.lang.Say(sayVersion, d.program.Version)}, says...)
	}
	rules, err := d.rulesSay(ctx)
	if err != nil {
		return d.fault()
	}
	says = append(says, rules)
	cards := d.lang.Say(sayCardsBuiltIn)
	if index, ok := d.cards.(installedCards); ok {
		if is, err := index.Installed(ctx); err == nil {
			cards = d.lang.Say(sayCardsUpdated, is.Cards, is.Rulings, say.Day(is.Imported))
		}
	}
	says = append(says, cards)
	if d.program.Updates != nil {
		for _, update := range d.program.Updates() {
			says = append(says, update.In(d.lang))
		}
	}
	about := d.lang.Say(sayAbout)
	if d.second != nil {
		about = d.lang.Say(sayAboutSecond)
	}
	return Reply{Title: "Apnap", Verdict: about, Body: strings.Join(says, "\n"), Notes: []string{d.lang.Say(sayUnofficial)}, Links: d.links()}
}

// links are the program's links, with labels.
func (d *Desk) links() []Link {
	var links []Link
	for _, one := range d.program.Links {
		links = append(links, Link{Label: one.Label.In(d.lang), URL: one.URL})
	}
	return links
}

// rulesSay tells which official texts are installed.
func (d *Desk) rulesSay(ctx context.Context) (string, error) {
	db, err := d.openRules(ctx)
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
		return d.lang.Say(sayNotInstalled), nil
	}
	at, err := db.Imported(ctx)
	if err != nil {
		return "", err
	}
	if at.IsZero() {
		return d.lang.Say(sayInstalledOnce, n, dayOf(newest)), nil
	}
	return d.lang.Say(sayInstalled, n, dayOf(newest), say.Day(at)), nil
}
