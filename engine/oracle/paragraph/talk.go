package paragraph

import (
	"slices"
	"strings"

	"apnap/engine/oracle"
)

// talk reports whether a sentence decides nothing: opinions about the answer, and
// what does not speak of the game at all.
func (r *reader) talk(p piece) bool { return r.opinion(p) || r.idle(p.from, p.to) || r.heading(p) }

// heading reads what only says what a question is about: "Question about Rest in Peace".
// The cards it names must be spoken of besides.
func (r *reader) heading(p piece) bool {
	old := r.end
	r.i, r.end = p.from, p.to
	defer func() { r.i, r.end = p.from, old }()
	r.leadWords()
	r.eat("i have a", "i've got a", "i've a", "just a", "a", "another", "rules", "got a", "have a")
	r.eat("quick", "simple", "dumb", "stupid", "weird", "rules", "general", "silly", "basic", "short")
	head := r.eat("question about", "question on", "question regarding", "question concerning", "question involving", "question with", "questions about", "about", "regarding", "re", "re :", "rules question about", "ruling on", "ruling question about", "interaction of", "interaction between", "question :")
	if !head && !(r.i > 0 && in(r.toks[r.i-1].Text, "question questions") && r.eat("about", "on", "regarding", "with", ":")) {
		return false
	}
	named := false
	for !r.done() {
		if m, ok := r.marks[r.i]; ok {
			if !r.namedBesides(p, m.card.Name) {
				return false
			}
			named = true
			r.i += m.length
			continue
		}
		if !r.eat("and", ",", "with", "&", "+", "/", "versus", "vs", "interaction", "the", "together", "replacement effects", "damage", "counters") {
			return false
		}
	}
	return named
}

// idle reports whether tokens [from, to) say nothing of the game: all are words of
// greetings and thanks, or none is a word by which a sentence could bear on a ruling.
func (r *reader) idle(from, to int) bool {
	if from >= to {
		return false
	}
	open, polite := r.idlySaid(from, to), true
	for i := from; i < to; i++ {
		t := r.toks[i]
		if _, ok := r.marks[i]; ok || t.Kind == oracle.PTToken || t.Kind == oracle.SymbolToken || t.Kind == oracle.PunctToken && !in(t.Text, ", : - — ( ) \" ' … &") {
			return false
		}
		switch t.Kind {
		case oracle.NumberToken:
			one := t.Raw[0] > '9' && t.N == 1 // "one" is no number in "a long one"
			polite = polite && one
			open = open && (one || i > from && in(r.toks[i-1].Text, "turn round game match table"))
		case oracle.WordToken:
			polite = polite && talkWord(t.Text) && (t.Text != "again" || i > from) // "thanks again", but not "again" alone
			open = open && !r.bears(i, from)
		}
	}
	return polite || open
}

// idlySaid reports whether tokens do not begin with a player who does something that nobody
// knows: only what people say of themselves beside the game is idle.
func (r *reader) idlySaid(from, to int) bool {
	i, end, err := r.i, r.end, r.err
	defer func() { r.i, r.end, r.err = i, end, err }()
	r.i, r.end = from, to
	for r.eat("so", "and", "but", "well", "anyway", "now", "also", "then", "ok", "first", "hi", "hello", ",") {
	}
	at := r.i
	if !r.eat("we", "i", "he", "she", "they") {
		if _, n := r.keyed(); n == 0 && !r.eat("my", "our", "the") {
			return true
		}
		r.i = at
		r.eat("my", "our", "the")
		_, n := r.keyed()
		if n == 0 {
			return true
		}
		r.i += n
	}
	for r.eat("also", "really", "just", "honestly", "always", "never", "still", "kind of", "do", "both", "all", "then", "even", "already", "didn't", "don't", "couldn't", "can't", "'m", "'re", "'s") {
	}
	return r.done() || r.is("and") || r.is(",") || in(r.peek().Text, `know knows think thinks thought love loves like likes hate hates feel feels felt swear swears promise read reads googled looked searched tried
		asked asks wonder wonders wondered hope hopes apologize forget remember remembers guess say says said mean understand understands am was is are were got gets started starts joined learned learning taught teach
		built would could should want wants wanted need needs came saw watched heard found find met seem seems seemed look looks laughed laughs smiled insisted insists kept keeps keep agree agrees agreed disagree disagrees disagreed
		play plays played playing have had has been about wrote write writes called calls told tells tell live lives believe believes believed argue argues argued checked posted spent enjoyed enjoy enjoys figured trying teaching getting becoming new`)
}

// bears reports whether a word could make a sentence bear on the ruling: a word of the
// game, one that takes something back or says the same of another, a name, or one that
// stands for a thing that was spoken of.
func (r *reader) bears(i, from int) bool {
	t := r.toks[i]
	switch {
	case i > from && nameLike(t) && !settingWord(t.Text):
		return true
	case len(r.things) > 0 && in(t.Text, "it its it's them they they're both these those this that one ones all mine his hers theirs ours"):
		return !(in(t.Text, "this that it") && i > from && in(r.toks[i-1].Text, "about of with over for to"))
	case i > from && in(t.Text, "mine his hers theirs ours yours") && in(r.toks[i-1].Text, "is are was were both all also"):
		return true // it says whose something is
	case i == from && nameLike(t) && !talkWord(t.Text) && r.beginsLegend(t.Text):
		return true
	case in(t.Text, "turn round") && i+1 < len(r.toks) && r.toks[i+1].Kind == oracle.NumberToken:
		return false
	case in(t.Text, "commander game games") && i+1 < len(r.toks) && in(r.toks[i+1].Text, "game games night pod table group match after of"):
		return false
	case in(t.Text, "have has had got having run runs running own owns i've"):
		return !r.harmlessToHave(i + 1)
	case t.Text == "out":
		return i == from || !in(r.toks[i-1].Text, "figure figured find found hang hung help helped sort sorted work worked me us him turn turns turned check went come came figuring finding freaked pointed")
	case in(t.Text, "side sides down here") && i > from && !in(r.toks[i-1].Text, "by sit sat calm"):
		return true
	case !startWord(t.Text) && !commonWord(t.Text) && !talkWord(t.Text) && t.Kind == oracle.WordToken && r.cards.find(t.Raw) != nil:
		return true
	case in(t.Text, "play plays playing played"):
		return i+1 < len(r.toks) && in(r.toks[i+1].Text, "a an my his her their the it its two three another this that into out around . ,") || i > from && in(r.toks[i-1].Text, "in into out")
	case in(t.Text, "goes going go") && i > from && in(r.toks[i-1].Text, "here was is ever"):
		return false
	case t.Text == "red" || t.Text == "blue" || t.Text == "green" || t.Text == "black" || t.Text == "white":
		return i == from || !strings.HasPrefix(r.toks[i-1].Text, "mono")
	}
	return gameWord(t.Text) || isSubtype(t.Raw) && t.Capital() && i > from
}

// beginsLegend reports whether a word is what people call a legendary card by.
func (r *reader) beginsLegend(word string) bool {
	return slices.ContainsFunc(r.cards.candidates(word), func(name string) bool {
		l := strings.ToLower(name)
		return (strings.HasPrefix(l, word+" ") || strings.HasPrefix(l, word+",")) && r.legend(name)
	})
}

// harmlessToHave reports whether what somebody has, from a token on, is nothing of the game:
// "a question", "a lot of fun", "been playing".
func (r *reader) harmlessToHave(i int) bool {
	for n := 0; n < 6 && i+n < len(r.toks) && !r.isStop(i+n); n++ {
		if in(r.toks[i+n].Text, `question questions situation situations interaction interactions argument problem problems doubt doubts idea clue game games match discussion debate dispute disagreement
			disagreements fun trouble time been to heard seen read looked tried asked searched googled wondered something issue scenario friend friends playgroup group store`) {
			return true
		}
	}
	return in(r.toks[i].Text, "into really mad upset angry confused") && i > 0
}

// gameWord reports whether a word, or what it is formed from, is one of the game's, or
// denies, repeats or limits what was said.
func gameWord(w string) bool {
	if controlWord(w) {
		return true
	}
	for _, end := range []string{"s", "es", "ed", "d", "ing", "n't", "'t", "ped", "ting", "ping"} {
		if stem, ok := strings.CutSuffix(w, end); ok && controlWord(stem) {
			return true
		}
	}
	return false
}

func controlWord(w string) bool {
	return in(w, `control cast draw drew drawn mill discard sacrifice sac die dead kill destroy bury remove removal exile flicker blink bounce return counter
		prevent redirect replace double triple half halve regenerate attack swing swung block blocker unblocked tap untap deal dealt gain lose lost pay paid choose chose
		chosen name enter resolve trigger activate target enchant equip attach attached detach copy clone transform flip phase steal stole stolen donate concede
		scoop win won respond response fizzle stifle chump trade traded blow blew wipe wrath nuke clear stay gone left leave survive shield protect protection indestructible
		hexproof flying lifelink deathtouch infect trample haste creature artifact enchantment land planeswalker walker permanent token spell source
		instant sorcery aura equipment vehicle battle card damage dmg life hand library deck graveyard gy yard stack battlefield upkeep combat step
		power toughness poison monarch initiative emblem dungeon empty same likewise too also another other either neither not no none never nor unless except only
		until without instead if when whenever while nvm nevermind mind actually correction mistake kidding wait scratch don't isn't aren't wasn't didn't doesn't
		can't won't cannot hit hits bolt shock ping burn fog cycle dredge reveal search shuffle scry surveil proliferate create make made put take took
		twice thrice triple both each every again mana tutor reanimate loot rummage bring brought animate unanimate face down morph manifest removed ability abilities effect keyword commander loyalty zone
		cancel negate stop stopped deny investigate explore connive amass populate support bolster manifest incubate discover cloak suspect forage
		endure exert meld goad monstrosity adapt mutate convert clash vote roll rolled crew saddle plot cascade storm evoke escape foretell channel bestow embalm eternalize encore unearth
		suspend exploit devour evolve train renown blitz kick kicked overload rebound buyback deck legendary basic color
		colour turn turns red blue green black white colorless more less fewer extra additional first-strike x rid goes went go going move moved switch switched swap end ended`)
}

// settingWord reports whether a capitalised word only says when or where something was played.
func settingWord(w string) bool {
	return in(w, `mondays tuesdays wednesdays thursdays fridays saturdays sundays monday tuesday wednesday thursday friday saturday sunday january february march april may june july august september october november december
		fnm lgs edh gp rcq ptq mtgo arena magic commander modern legacy standard pioneer pauper reddit discord english saturday's friday's god christmas`)
}

// talkWord reports whether a word is one of greetings, thanks and introductions.
func talkWord(w string) bool {
	return in(w, `hi hello hey howdy greetings dear good morning evening afternoon day all everyone everybody guys folks people friends friend team judge judges reddit discord please
		help quick simple basic dumb stupid silly noob newbie beginner easy weird odd strange tricky interesting fun complicated question questions just a an the i i'm im
		we my me our us new newer fairly pretty very really kind sort of to game games magic mtg the gathering rules rule ruling rulings about this that is it's it was 's came come up last night
		yesterday today recently earlier at fnm store shop lgs local in playgroup group pod table sorry if been asked before already again thanks thank you ty tia thx cheers
		advance for any and so much lot many appreciated appreciate need needs confused sure how these things works work wondering curious want wanted know understand make
		making settle argument dispute bet debate discussion between with agree figure out edit tl;dr tldr context situation scenario setup here here's
		what happened following one hypothetical hypothetically commander edh modern legacy vintage pauper draft sealed limited standard casual tournament prerelease ok okay right well now
		let explain bear i've hope someone somebody could can clarify clear this up looking answer answers an official forgot mention also some hmm um uh lol haha yeah yes yep sure
		problem have has got came arose arises issue interaction interactions trying understand sense does makes wording read reading long time player first post best regards
		day night week weekend game's actual real anyway ask asking wonder there from on`)
}

// opinion reports whether a sentence only says what somebody thinks of the answer:
//
//	Opinion = { "so" | "but" | "," } ( Player | "the judge" | "somebody" | … ) { Adverb } ( "thinks" | "said" | … ) … .
func (r *reader) opinion(p piece) bool {
	old := r.end
	r.i, r.end = p.from, p.to
	defer func() { r.i, r.end = p.from, old }()
	for r.eat("so", "but", "and", "well", ",", "now", "personally", "anyway", "of course", "honestly") {
	}
	return r.holds() && r.onlyOfTheAnswer(p)
}

// thinksHere reports whether the rest of a sentence only says what somebody thinks of the answer.
func (r *reader) thinksHere(p piece) bool {
	at := r.i
	defer func() { r.i = at }()
	return at > p.from && r.holds() && r.onlyOfTheAnswer(p)
}

// reported reads the head of a question that is only told of: "he asks whether", "I'd like to know".
func (r *reader) reported() bool {
	at := r.i
	if !r.eat("i'd like to know", "i would like to know", "i want to know", "i wanna know", "we want to know", "we'd like to know", "i need to know", "tell me", "please tell me", "explain", "please explain", "my question is", "the question is", "question is", "can you tell me",
		"could you tell me", "i'm wondering", "i was wondering", "we were wondering", "i wonder", "i'm asking", "just wondering", "wondering", "curious", "not sure", "i'm not sure", "i don't know", "idk", "no idea", "we're not sure", "we don't know") {
		if !r.holder() {
			r.i = at
			return false
		}
		r.eat("is", "was", "are", "were", "am", "now", "then", "just")
		if !r.eat("ask", "asks", "asked", "asking", "wonder", "wonders", "want to know", "wants to know", "wanted to know", "wondering", "calls a judge and asks", "called a judge and asked") {
			r.i = at
			return false
		}
	}
	r.eat("you", "me", "us", "the judge", "him", "her", ",", ":")
	if r.eat("if", "whether", "about") || interrogative(r.peek().Text) {
		return true
	}
	r.i = at
	return false
}

// holds reads who thinks something, and that they do.
func (r *reader) holds() bool {
	if r.eat("i'm not sure", "i am not sure", "not sure", "i'm confused", "i'm unsure", "i'm playing commander", "we're playing", "we are playing", "this is commander", "i'm playing edh", "this came up", "last night",
		"i'm pretty sure", "i am pretty sure", "we were arguing", "we argued", "we disagree", "i was told", "people say", "my understanding is", "my reading is", "i was under the impression", "i'm convinced", "i am convinced", "i'm sure", "i am sure", "our judge ruled", "the judge ruled", "my playgroup can't agree", "we can't agree", "nobody can agree", "nobody agrees", "we couldn't agree", "my group can't agree", "we don't agree", "my friends can't agree", "nobody knows", "nobody is sure", "nobody was sure", "nobody at the table knew", "nobody at the table knows") {
		return true
	}
	if !r.holder() {
		return false
	}
	r.eat("also", "just", "then", "still", "now", "actually", "always", "really", "both", "personally", "would", "'d", "kept", "keeps", "was", "is", "are", "were", "all", "only", "honestly", "do")
	return r.eat("think", "thinks", "thought", "believe", "believes", "believed", "say", "says", "said", "saying", "claim", "claims", "claimed", "claiming", "insist", "insists", "insisted", "insisting", "argue", "argues", "argued", "arguing",
		"guess", "guessed", "assume", "assumes", "assumed", "figure", "figured", "figures", "reckon", "reckons", "reckoned", "suppose", "wonder", "wondered", "wondering", "swears", "swore", "told me", "tells me", "tells us", "told us", "maintains", "disagrees", "disagree", "disagreed", "disputes", "objects", "convinced", "sure that")
}

// holder reads somebody who may hold an opinion: a player, or somebody who does not play.
func (r *reader) holder() bool {
	if r.eat("i", "he", "she", "they", "we", "someone", "somebody", "some people", "everyone", "everybody", "the judge", "a judge", "our judge", "one judge", "my friend", "my buddy", "a friend", "my playgroup", "the group", "the table", "the internet", "google", "my group", "another player", "a guy", "the others") {
		return true
	}
	at := r.i
	if who, n := r.keyed(); n > 0 && who != nobody {
		r.i += n
		return true
	}
	if r.eat("my", "the", "our", "his", "her", "your", "their") {
		if who, n := r.keyed(); n > 0 && who != nobody {
			r.i += n
			return true
		}
	}
	r.i = at
	return false
}

// onlyOfTheAnswer reports whether the rest of a sentence tells nothing that is no answer:
// no card that is not spoken of elsewhere, and nothing that was done or is on a side.
func (r *reader) onlyOfTheAnswer(p piece) bool {
	for i := r.i; i < p.to; i++ {
		if in(r.toks[i].Text, "control controls controlled cast casts attacked attacks played plays unless activated activates sacrificed sacrifices flickered regenerated controlling responds responded respond killed") {
			return false
		}
		if r.toks[i].Text == "at" && r.toks[i+1].Kind == oracle.NumberToken {
			return false
		}
		if in(r.toks[i].Text, "has have had got") && !in(r.toks[i+1].Text, "to") && r.carries(i+1) {
			return false
		}
		if m, ok := r.marks[i]; ok && !r.namedBesides(p, m.card.Name) {
			return false
		}
	}
	return true
}

// carries reports whether what stands at a token can be had: a card, a thing, or an amount of something.
func (r *reader) carries(i int) bool {
	for in(r.toks[i].Text, "a an the his her their my its no another already") {
		i++
	}
	_, card := r.marks[i]
	return card || headWord(r.toks[i]) || nameLike(r.toks[i]) || r.toks[i].Kind == oracle.NumberToken || r.toks[i].Kind == oracle.PTToken || keywordHead(r.toks[i].Text) != ""
}

// namedBesides reports whether a card is named outside a sentence too.
func (r *reader) namedBesides(p piece, name string) bool {
	for at, m := range r.marks {
		if (at < p.from || at >= p.to) && m.card.Name == name {
			return true
		}
	}
	return false
}
