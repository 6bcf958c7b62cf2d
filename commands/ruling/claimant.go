package ruling

import (
	"slices"

	"apnap/commands/wording"
	"apnap/engine"
	"apnap/engine/oracle/paragraph"
	"apnap/engine/say"
)

// rightAt says who of those who claim to know the answer is right at an end; zero where one of the claims
// can't be judged.
func (c *Case) rightAt(i int, w *paragraph.Whether) say.Message {
	var right []*paragraph.Claim
	for k := range w.Claims {
		claim := &w.Claims[k]
		switch c.answering(i, &claim.Whether).sure() {
		case engine.Unknown:
			return say.Message{}
		case engine.Yes:
			right = append(right, claim)
		}
	}
	switch all := len(w.Claims); {
	case all == 1:
		return yesOrNo(tri(len(right) == 1))
	case len(right) == 0:
		return say.New("Nobody is right.")
	case len(right) == all:
		return say.New("Everybody is right.")
	case len(right) > 1:
		return say.Message{}
	case right[0].Player == "":
		return say.New("\"%s\" is right.", right[0].Words)
	case wording.IsYou(right[0].Player):
		return say.New("You are right.")
	}
	return say.New("%s is right.", wording.AtStart(right[0].Player))
}

// often tells how often what is asked about triggers.
func (a *answering) often() say.Message {
	if !a.find() {
		return say.Message{}
	}
	times := a.times()
	switch {
	case times == 1:
		return say.New("Once.")
	case times == 2:
		return say.New("Twice.")
	case times > 2:
		return say.New("%d times.", times)
	case a.triggers() == engine.No && !a.asked.Unsure:
		return say.New("Not at all.")
	}
	return say.Message{}
}

// becauseAt says because of which effects something is so that is asked for its reason; zero where it is
// not so, or they are none.
func (c *Case) becauseAt(i int, w *paragraph.Whether) say.Message {
	if len(w.Claims) != 1 || c.answering(i, &w.Claims[0].Whether).sure() != engine.Yes {
		return say.Message{}
	}
	var names []say.Message
	for k, id := range c.plays[i].applied {
		if !slices.Contains(c.plays[i].applied[:k], id) {
			names = append(names, wording.Called(c.Scenario, id))
		}
	}
	if len(names) == 0 {
		return say.Message{}
	}
	return say.New("Because of %s.", say.All(names))
}
