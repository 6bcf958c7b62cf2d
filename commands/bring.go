package commands

import (
	"context"
	"strings"

	"apnap/commands/cardindex"
	"apnap/engine/say"
)

// rulingSpec describes /ruling.
func rulingSpec() Spec {
	return Spec{Name: say.New("ruling"), Description: say.New("The publisher's rulings on a card, or one of my rulings again"), Options: []OptionSpec{
		{Name: say.New("card"), Description: say.New("Such as Furnace of Rath"), Autocomplete: true, MaxLength: cardindex.MaxCardLength},
		{Name: say.New("id"), Description: say.New("The id of a ruling of mine, from its last line"), Autocomplete: true, MaxLength: maxEditionLength},
	}}
}

// ruling shows the publisher's rulings on a card, or a ruling of ours by its id.
func (d *Desk) ruling(ctx context.Context, r Request) Reply {
	card, id := strings.TrimSpace(r.Options["card"]), strings.TrimSpace(r.Options["id"])
	switch {
	case (card == "") == (id == ""):
		return told(d.lang.Say(sayNeitherGiven))
	case id != "":
		return d.bring(ctx, r)
	}
	return d.rulingsReply(ctx, card, 0)
}

// bring shows a ruling again by its id, where it lives: to everybody, where who wants
// it takes part in it, else to them alone.
func (d *Desk) bring(ctx context.Context, r Request) Reply {
	rec, s, gone := d.load(ctx, strings.ToLower(strings.TrimSpace(r.Options["id"])))
	switch {
	case gone != nil:
		return *gone
	case rec.Guild != r.Place.Guild, rec.Private && rec.Owner != r.User.ID:
		return told(d.lang.Say(sayElsewhere))
	case rec.Channel != "" && rec.Channel != r.Place.Channel:
		there := told(d.lang.Say(sayElsewhereIn, "<#"+rec.Channel+">"))
		there.Channels = []string{rec.Channel}
		return there
	}
	return d.shownTo(r.User.ID, rec, s)
}
