// Package paragraph turns a whole question, told in a paragraph as people tell it to a judge, into
// the parts that `apnap resolve` takes: players, effects, facts and events.
//
// The way of a sentence: [Read] seats the people (people.go, and turnorder.go tells in whose turn,
// what they call themselves in handle.go) and cuts the text into sentences
// (text.go, pictures and arrows in signs.go); correction.go leaves out what somebody takes back, relative.go makes of a relative clause that is not understood one of its own, reworded.go puts in plain order what is said in another (whosebehind.go whose something is, described.go what describes a card that is named besides, rewordedholder.go who does or has it, likewise.go who has the same, castapart.go who casts it, permanentasverb.go whose ability is activated whose name is the verb, standingwith.go how it lies), clarified.go which card several words of its name mean; sentence.go reads a sentence as talk (what only says of what kind a question is in topic.go), as what is asked (questionadjunct.go what a question says besides, claimhead.go a claim that is to be checked), or clause by clause. A clause
// is a tree of the grammar in package english, to which clausetext.go says what words and names can
// be; statement.go takes the longest tree that means something here. What it means is told in
// act.go and acts.go (what players and things do; voice.go the same told of what it is done to; tokenability.go the tokens that are sacrificed for their own ability, sacrificepurpose.go for what something is sacrificed where nobody says, castway.go in which other way something is cast, demand.go what a spell has its target give up,
// trigger.go what triggers, entertrigger.go at what an ability is aimed that triggers as its permanent enters, doneto.go what a clause says that a card does to something, combatflag.go an attack of which a later flag tells the damage, carryout.go what that then does where it is asked, askednothing.go whether nothing told does that, leavingcounters.go which counters it has that dies, negation.go what a player has not done, commonobject.go what two clauses are both about, resultingsize.go how large a thing is after that, given.go what players give, onstack.go a spell that waits, untapstep.go what untaps, openattack.go one of several attackers that is blocked, gang.go several blockers of one attacker and division.go how its damage is divided among them), topcard.go (which card is on top of a library), revealedhand.go (which one somebody else takes from a hand), drawnorder.go (which draw of a turn one is), restricted.go (whether an attack may be forbidden), hold.go (what is had and where it is), choice.go (what was chosen for a permanent), turn.go (whose turn or step it is), happen.go
// (what the words of an event or a fact tell as they stand); noun phrases are resolved in noun.go,
// kindname.go (a creature called by its type alone), antecedent.go and objectpronoun.go. toldresult.go which life total somebody says he comes to, taste.go how somebody likes a card, introduced.go what a pronoun means of which only that is said. powerwanted.go supposes a power that decides nothing; restatement.go and conclusion.go compare and try the whole, spent.go where a spell goes that has resolved (trial.go, each question once); cover.go leaves out
// parentheses and questions that were not understood, variation.go what is asked of another situation besides, coveromission.go what may tell something; and gist.go, last of all, makes a
// reading to confirm of what its clauses say, one by one; where nothing happens in them, example.go takes what may.
// A question that only names an effect and what it is about (askedeffect.go, askedobject.go) is ruled on by an example of that (askedexample.go, by the list
// asked.txt) where all that it may mean is answered alike (askedanswer.go); one that asks whether something saves a permanent from a spell tells both (saved.go).
// Where that makes nothing of it either, outline.go takes no more than the cards, the players (outlineparty.go), what there is
// (outlinecard.go and outlinename.go, in which zone outlinezone.go, outlinefact.go, totals of life and cards outlinetotal.go, shields outlineshield.go, turns outlineturn.go) and the
// one event that a word of it names (outlinecue.go by the list outline.txt, outlinecast.go for spells, outlinemana.go for taps), with the spells and abilities
// that happen besides it (outlinestep.go), the events of its other clauses (outlinejoin.go), if each card does something in it, or, where all that takes part is told, whatever comes of
// it; outlineguard.go keeps it from leaving out what would make it another question, and objection.go any reading from being proposed that does, objectionopinion.go one that has nothing of what is told as an opinion.
//
// A new verb is an entry of verbs.tsv, and a case in act.go only if it does more than its event
// says; a new way to say of a noun what it is or whose is a row of package english. A clause that
// bears on the ruling and is not understood refuses the whole; nothing is guessed.
package paragraph
