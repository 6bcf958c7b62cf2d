package commands

import (
	"context"
	"errors"
	"strings"
)

// remove deletes a ruling, if who asked it wants that.
func (d *Desk) remove(ctx context.Context, p Press, rec Record) Reply {
	if p.User.ID != rec.Owner {
		return told(d.lang.Say(sayOnlyAskerDeletes))
	}
	if err := d.store.Remove(ctx, rec.ID); err != nil && !errors.Is(err, ErrNotFound) {
		return d.fault()
	}
	return Reply{Ruling: rec.ID, Verdict: d.lang.Say(sayDeleted), Private: rec.Private}
}

// follow asks a question told in sentences once more with something added: first for
// the words, then with them, as a ruling of its own.
func (d *Desk) follow(ctx context.Context, p Press, rec Record, s *sheet) Reply {
	switch more := strings.TrimSpace(bare(p.Values["more"])); {
	case p.User.ID != rec.Owner:
		return told(d.lang.Say(sayOnlyAskerFollows))
	case s.Question == "":
		return told(d.lang.Say(sayNothingNow))
	case p.Action == ActFollow:
		return Reply{Ruling: rec.ID, Step: rec.Step, Private: true, Form: &Form{Title: d.lang.Say(labelFollow), Action: ActFollowed, Boxes: []Box{
			{Name: "more", Label: d.lang.Say(labelMoreBox), Placeholder: d.lang.Say(labelMoreHint), Long: true, Required: true, MaxLength: maxOptionLength}}}}
	case more == "":
		return told(d.lang.Say(sayEmptyForm))
	default:
		r := d.askParagraph(ctx, words{question: s.Question + " " + more, edition: s.Ask.Edition},
			asker{user: p.User, speaker: p.User, mentions: s.called(), at: p.Place, private: rec.Private, alone: s.Alone})
		r.New = true
		return r
	}
}

// called are the players' names by who sits there.
func (s *sheet) called() map[string]string {
	names := map[string]string{}
	for player, held := range s.Seats {
		if held.User != "" {
			names[held.User] = player
		}
	}
	return names
}
