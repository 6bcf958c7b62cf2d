package paragraph

import (
	"apnap/engine/lang/lexicon"
	"apnap/engine/oracle"
	"apnap/engine/oracle/lex"
)

// gistNoun is somebody or something that a clause names, in words that the reader reads.
type gistNoun struct {
	says     string
	from, to int
	// card is the card named, nil where none is; player is set on somebody.
	card   *oracle.Card
	player bool
	// mine and theirs say whose it is, or who it is, and whose names him where he has a name.
	mine, theirs bool
	whose        string
}

// What whoever asks and the other player are called in the statements that are made here.
const (
	speakerActs    = "I"
	speakerSuffers = "me"
	otherPlayer    = speakersOther
)

// sameWord says of a thing that it was spoken of.
const sameWord = "same"

// mostBefore is how many words may stand before what a noun names.
const mostBefore = 6

// nounAt reads a noun at a token: what says whose and what it is, and a card, a player, a size or the
// name of a kind.
func (g *gist) nounAt(i, to int) (n gistNoun, ok bool) {
	n.from = i
	begin := i
	for ; i < to && i < begin+mostBefore; i++ {
		t := g.toks[i]
		if m, card := g.marks[i]; card {
			n.card, n.to = m.card, i+m.length
			n.says = g.owner(n) + m.card.Name
			return n, true
		}
		g.i, g.end = i, to
		_, seated := g.keyed()
		across := g.roleAt(i, to, lexicon.AcrossFrom)
		switch {
		case across > 0:
			n.player, n.theirs, n.mine, n.to, n.says = true, true, false, i+across, otherPlayer
			return n, true
		case seated > 0 && i+seated < to && g.toks[i+seated].Text == "'s" && !controlVerb(g.toks[i+seated+1].Text):
			n.theirs, n.whose = true, g.raw(i, i+seated)
			i += seated
		case seated > 0:
			n.player, n.to, n.says = true, i+seated, g.raw(i, i+seated)
			n.theirs = true
			return n, true
		case lexicon.Plays(t.Text, lexicon.Face) && (n.mine || n.theirs || i > begin):
			n.player, n.to = true, i+1
			n.says = otherPlayer
			if n.mine {
				n.says = speakerSuffers
			}
			n.theirs = !n.mine
			return n, true
		case lexicon.Plays(t.Text, lexicon.Possessive) && i+1 < to && !lexicon.Plays(g.toks[i+1].Text, lexicon.Preposition):
			n.mine, n.theirs = lexicon.Plays(t.Text, lexicon.SpeakersWord) && !lexicon.Plays(g.toks[i+1].Text, lexicon.OthersWord), !lexicon.Plays(t.Text, lexicon.SpeakersWord)
		case lexicon.Plays(t.Text, lexicon.SpeakersWord):
			n.player, n.mine, n.to, n.says = true, true, i+1, speakerSuffers
			return n, true
		case t.Text == "other" && g.others(i):
			n.player, n.theirs, n.mine, n.to, n.says = true, true, false, i+2, otherPlayer
			return n, true
		case lexicon.Plays(t.Text, lexicon.OthersWord) && i+1 < to && g.toks[i+1].Text == "'s" && !controlVerb(g.toks[i+2].Text):
			n.theirs, n.mine = true, false
			i++
		case lexicon.Plays(t.Text, lexicon.OthersWord), lexicon.Plays(t.Text, lexicon.Somebody):
			n.player, n.theirs, n.mine, n.to, n.says = true, true, false, i+1, otherPlayer
			return n, true
		case t.Text == "it" && i == begin:
			n.to, n.says = i+1, t.Text
			return n, true
		case t.Kind == lex.PTToken:
			n.to = i + 1
			if i+1 < to && (headWord(g.toks[i+1]) || lexicon.Plays(g.toks[i+1].Text, lexicon.AnyCreature)) {
				n.to++
			}
			n.says = g.owner(n) + "a " + t.Text + " creature"
			if n.mine || n.theirs {
				n.says = g.owner(n) + t.Text + " creature"
			}
			return n, true
		case lexicon.Plays(t.Text, lexicon.AnyCreature):
			n.to, n.says = i+1, g.owner(n)+"creature"
			if !n.mine && !n.theirs {
				n.says = "a creature"
			}
			return n, true
		case headWord(t), t.Text == "commander":
			n.to, n.says = i+1, g.raw(begin, i+1)
			return n, true
		case lexicon.Plays(t.Text, lexicon.Article), adjectiveWord(t.Text), t.Text == "own", t.Text == "single", t.Text == sameWord && i > begin:
		default:
			return n, false
		}
	}
	return n, false
}

// owner is whose a noun is, as it stands before its name.
func (g *gist) owner(n gistNoun) string {
	switch {
	case n.mine:
		return "my "
	case n.whose != "":
		return n.whose + "'s "
	case n.theirs:
		return "my opponent's "
	}
	return ""
}

// nouns are all nouns of tokens, in order.
func (g *gist) nouns(from, to int) (list []gistNoun) {
	for i := from; i < to; i++ {
		if n, ok := g.nounAt(i, to); ok {
			list = append(list, n)
			i = n.to - 1
		}
	}
	return list
}
