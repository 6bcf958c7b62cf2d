package paragraph

import (
	"slices"
	"strings"

	"apnap/engine/oracle"
)

// Topic is what a question wants to know first.
type Topic uint8

// The topics of closing questions.
const (
	NoTopic Topic = iota
	AskedDamage
	AskedLife
	AskedCounters
	AskedCards
	AskedTokens
	AskedChooser
	AskedFate // whether something dies, is exiled, enters
)

// interrogative reports whether a question begins with the word.
func interrogative(w string) bool {
	return in(w, `how what what's who whose which where why do does did can could should is are am was were will would who's dead total whom
		anyone anybody`)
}

// asksHere reports whether what is asked begins here.
func (r *reader) asksHere(p piece) bool {
	t := r.peek()
	if in(t.Text, "is are was were do did would will") && r.i > p.from && !p.asks {
		return false
	}
	if t.Text == "who" && in(r.ahead(1).Text, "has controls also already") && r.ahead(2).Text != "to" && r.i > p.from || t.Text == "who's" && r.ahead(1).Text == "got" {
		return false
	}
	if r.i > p.from && in(t.Text, "which who whose where what whom why") && !r.asksOf(t.Text) {
		return false // it tells something of what stands before
	}
	if in(t.Text, "right correct yes yeah no ok okay") && r.ahead(1).Kind == oracle.EndToken {
		return p.asks
	}
	if t.Text == "dead" || t.Text == "total" {
		return p.asks || r.i > p.from
	}
	return interrogative(t.Text) && !r.cardHere()
}

// asksOf reports whether a word that may also tell something of what stands before it
// ("which is a 4/4") begins a question here.
func (r *reader) asksOf(w string) bool {
	next := r.ahead(1).Text
	switch w {
	case "which":
		return in(next, "one ones effect effects order of applies apply happens happen player players first goes replacement should do does would will can choice way")
	case "who":
		return in(next, "chooses choose decides decide picks pick gets orders order wins takes take draws draw ends makes chooses' should does would will applies loses gains")
	case "whose":
		return in(next, "choice call decision turn effect")
	case "where":
		return in(next, "does do did is are will would should")
	}
	return true
}

// question reads what is asked, to the end of the sentence: it is set aside, but
// the conditions in it are statements, and what it names must be known.
func (r *reader) question(p piece) bool {
	from := r.i
	if r.aboutElse(from) {
		return false
	}
	for i := from; i < r.end; i++ {
		if r.inside[i] || !in(r.toks[i].Text, "if when while with given assuming once because since after") {
			continue
		}
		if r.toks[i].Text == "with" && i > 0 && in(r.toks[i-1].Text, "enter enters up end left die dies battlefield deal happens happen wrong right come comes") && !r.marksWithin(i+1, r.end) {
			continue
		}
		return r.conditionIn(p, from, i)
	}
	r.pending = append(r.pending, piece{from, r.end, p.asks})
	r.leave(from, r.end)
	return true
}

func (r *reader) marksWithin(from, to int) bool {
	for i := from; i < to; i++ {
		if _, ok := r.marks[i]; ok {
			return true
		}
	}
	return false
}

// conditionIn reads the condition at token i of what is asked.
func (r *reader) conditionIn(p piece, from, i int) bool {
	r.pending = append(r.pending, piece{from, i, p.asks})
	r.leave(from, i)
	if r.ownChoice(i + 1) {
		r.leave(i, r.end)
		return true
	}
	r.i = i + 1
	for {
		r.leadIn()
		if r.done() {
			return true
		}
		if r.asksHere(piece{from: nobody, asks: true}) {
			return r.question(p)
		}
		if !r.clause() {
			return false
		}
		if r.done() {
			return true
		}
		if !r.joint() {
			return r.fail()
		}
	}
}

// ownChoice reports whether a condition is only a choice of the ruling itself, up to
// the end: "if I pay the 2 life", "if I apply mine first".
func (r *reader) ownChoice(from int) bool {
	i := from
	if !in(r.toks[i].Text, "i he she they you") {
		return false
	}
	i++
	for in(r.toks[i].Text, "don't do not choose to want decide") {
		i++
	}
	if !in(r.toks[i].Text, "pay pays apply applies choose chooses pick picks use uses order decline") && !in(r.toks[i-1].Text, "don't not choose") {
		return false
	}
	for ; i < r.end; i++ {
		if m, named := r.marks[i]; named && !slices.ContainsFunc(r.things, func(t thing) bool { return t.card != nil && t.card.Name == m.card.Name }) {
			return false
		}
	}
	return true
}

// aboutElse refuses a question about what no ruling of this kind answers.
func (r *reader) aboutElse(from int) bool {
	for i := from; i < r.end; i++ {
		if in(r.toks[i].Text, "trigger triggers triggered stack layer layers timestamp timestamps priority respond mulligan concede legal legally sideboard banned deck decks "+
			"mana-value cmc priority misplay penalty warning judge's") {
			r.stop(r.refuse("out_of_scope", from, r.end, "I rule on replacement and prevention effects, and this asks about \""+r.toks[i].Raw+"\"."))
			return true
		}
		if r.toks[i].Text == "power" && (r.toks[i+1].Text == "and" || r.toks[i+1].Text == "/") {
			r.stop(r.refuse("out_of_scope", from, r.end, "I rule on replacement and prevention effects, and this asks about power and toughness."))
			return true
		}
	}
	return false
}

// talk reports whether a sentence decides nothing: greetings and thanks, all of whose
// words are of that sort, and opinions about the answer.
func (r *reader) talk(p piece) bool {
	if r.opinion(p) {
		return true
	}
	for i := p.from; i < p.to; i++ {
		t := r.toks[i]
		if _, ok := r.marks[i]; ok || t.Kind == oracle.WordToken && !talkWord(t.Text) || t.Kind == oracle.NumberToken && t.Raw[0] <= '9' ||
			t.Kind == oracle.PunctToken && !in(t.Text, ", : - — ( ) \" ' …") || t.Kind == oracle.PTToken || t.Kind == oracle.SymbolToken {
			return false
		}
	}
	return true
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

// opinion reports whether a sentence only says what somebody thinks of the answer.
func (r *reader) opinion(p piece) bool {
	old := r.end
	r.i, r.end = p.from, p.to
	defer func() { r.i, r.end = p.from, old }()
	r.eat("so", "but", "and", "well", ",")
	r.eat("so", "but", "and", ",")
	if !r.eat("i think", "i believe", "i say", "i said", "he says", "she says", "they say", "he thinks", "she thinks", "they think", "my friend says", "my friend thinks", "my opponent says",
		"my opponent thinks", "my opponent claims", "he claims", "she claims", "they claim", "we think", "i'm not sure", "i am not sure", "not sure", "i'm confused", "i'm unsure", "i'm wondering", "i wonder", "i guess", "i assume", "my opponent insists", "he insists", "she insists", "my buddy says", "my buddy thinks",
		"i would say", "i'd say", "the judge said", "we were arguing", "we argued", "we disagree", "i was told", "someone told me", "somebody told me", "people say", "i'm playing commander", "we're playing", "we are playing", "this is commander", "i'm playing edh", "this came up", "last night", "he argues", "she argues", "my opponent argues", "i argue", "i'm pretty sure", "i am pretty sure", "opponent says", "opp says") {
		return false
	}
	for i := r.i; i < p.to; i++ {
		if in(r.toks[i].Text, "control controls controlled has have cast casts attacked drew played unless") {
			return false
		}
		if m, ok := r.marks[i]; ok && !r.namedBesides(p, m.card.Name) {
			return false
		}
	}
	return true
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

// topicOf is what a question wants to know first.
func topicOf(text string) Topic {
	text = strings.ToLower(text)
	for _, one := range []struct {
		topic Topic
		words string
	}{{AskedCounters, "counter"}, {AskedTokens, "token"}, {AskedTokens, "soldier"}, {AskedDamage, "damage"}, {AskedDamage, " take"}, {AskedCards, "card"}, {AskedCards, "draw"},
		{AskedLife, "life"}, {AskedChooser, "choos"}, {AskedChooser, "choice"}, {AskedChooser, "order"}, {AskedChooser, "pick"}, {AskedFate, "dead"}, {AskedFate, "die"}, {AskedFate, "exile"}} {
		if strings.Contains(text, one.words) {
			return one.topic
		}
	}
	return NoTopic
}
