package commands

import (
	"context"
	"fmt"
	"strings"
	"time"

	"apnap/engine/cr"
	"apnap/rulesdb"
)

// aboutSpec describes /about.
func aboutSpec() Spec {
	return Spec{Name: "about", Description: "Versions, the rules in force, the last update, and where things come from"}
}

// installedCards is a card index that knows what was imported.
type installedCards interface {
	Installed(ctx context.Context) (rulesdb.CardsInstalled, error)
}

// about tells which program, rules and cards answer here.
func (d *Desk) about(ctx context.Context) Reply {
	says := []string{fmt.Sprintf(sayEffective, dayOf(cr.Current().ID))}
	if d.program.Version != "" {
		says = append([]string{fmt.Sprintf(sayVersion, d.program.Version)}, says...)
	}
	rules, err := d.rulesSay(ctx)
	if err != nil {
		return fault()
	}
	says = append(says, rules)
	cards := sayCardsBuiltIn
	if index, ok := d.cards.(installedCards); ok {
		if is, err := index.Installed(ctx); err == nil {
			cards = fmt.Sprintf(sayCardsUpdated, is.Cards, is.Rulings, dayOf(is.Imported.Format(time.DateOnly)))
		}
	}
	says = append(says, cards)
	if d.program.Updates != nil {
		says = append(says, d.program.Updates()...)
	}
	return Reply{Title: "Apnap", Verdict: sayAbout, Body: strings.Join(says, "\n"), Notes: []string{sayUnofficial}, Links: d.program.Links}
}

// rulesSay tells which official texts are installed.
func (d *Desk) rulesSay(ctx context.Context) (string, error) {
	db, err := d.rules(ctx)
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
		return sayNotInstalled, nil
	}
	at, err := db.Imported(ctx)
	if err != nil {
		return "", err
	}
	when := "long ago"
	if !at.IsZero() {
		when = at.Format("2 January 2006")
	}
	return fmt.Sprintf(sayInstalled, n, dayOf(newest), when), nil
}

// dayOf is an ISO date as people write it.
func dayOf(date string) string {
	day, err := time.Parse(time.DateOnly, date)
	if err != nil {
		return date
	}
	return day.Format("2 January 2006")
}
