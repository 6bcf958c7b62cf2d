package commands

import (
	"context"
	"strings"

	"apnap/commands/cardindex"
	"apnap/commands/talk"
	"apnap/engine/say"
)

// rulingSpec describes /ruling.
func rulingSpec() talk.Spec {
	return talk.Spec{Name: say.New("ruling"), Description: say.New("The publisher's rulings on a card, or one of my rulings again"), Options: []talk.OptionSpec{
		{Name: say.New("card"), Description: say.New("Such as Furnace of Rath"), Autocomplete: true, MaxLength: cardindex.MaxCardLength},
		{Name: say.New("id"), Description: say.New("The id of a ruling of mine, from its last line"), Autocomplete: true, MaxLength: talk.MaxEditionLength},
	}}
}

// ruling shows the publisher's rulings on a card, or a ruling of ours by its id.
func (d *Desk) ruling(ctx context.Context, r talk.Request) talk.Reply {
	card, id := strings.TrimSpace(r.Options["card"]), strings.TrimSpace(r.Options["id"])
	switch {
	case (card == "") == (id == ""):
		return talk.Told(d.Lang.Say(sayNeitherGiven))
	case id != "":
		return d.bring(ctx, r)
	}
	return d.RulingsReply(ctx, card, 0)
}

// bring shows a ruling again by its id, where it lives: to everybody, where who wants
// it takes part in it, else to them alone.
func (d *Desk) bring(ctx context.Context, r talk.Request) talk.Reply {
	rec, s, gone := d.load(ctx, strings.ToLower(strings.TrimSpace(r.Options["id"])))
	switch {
	case gone != nil:
		return *gone
	case rec.Guild != r.Place.Guild, rec.Private && rec.Owner != r.User.ID:
		return talk.Told(d.Lang.Say(sayElsewhere))
	case rec.Channel != "" && rec.Channel != r.Place.Channel:
		there := talk.Told(d.Lang.Say(sayElsewhereIn, "<#"+rec.Channel+">"))
		there.Channels = []string{rec.Channel}
		return there
	}
	return d.shownTo(r.User.ID, rec, s)
}
