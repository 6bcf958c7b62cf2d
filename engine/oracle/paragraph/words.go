package paragraph

import "strings"

// in reports whether a word is one of those listed with white space between them.
func in(w, list string) bool {
	if w == "" || strings.Contains(w, " ") {
		return false
	}
	for from := 0; ; {
		i := strings.Index(list[from:], w)
		if i < 0 {
			return false
		}
		at, end := from+i, from+i+len(w)
		if (at == 0 || list[at-1] <= ' ') && (end == len(list) || list[end] <= ' ') {
			return true
		}
		from = end
	}
}

// controlVerb reports whether a verb says what is on somebody's side.
func controlVerb(w string) bool {
	return in(w, "control controls controlled controlling have has had having got run runs running")
}

// playerVerb reports whether only a player does what a verb in the third person says.
func playerVerb(w string) bool {
	return in(w, `casts controls draws discards mills plays sacrifices cracks activates swings aims bolts gains loses scries surveils cycles
		sacs pays throws taps concedes activated casted drew drawn bolted`)
}

// actingVerb reports whether a verb is one that players begin a clause with.
func actingVerb(w string) bool {
	return playerVerb(w) || in(w, `cast draw discard mill play sacrifice crack activate swing attack attacks aim bolt gain lose would scry
		surveil cycle sac pay throw tap shock shocks point points fire fires use uses resolve wants want destroy destroys exile exiles kill kills bounce
		bounces create creates make makes put puts take takes proliferate proliferates search searches reanimate reanimates give gives gave bolted shocked attacked swung aimed threw gained lost milled discarded drew dealt created sacrificed destroyed exiled took`)
}

// startWord reports whether a word begins sentences with a capital letter and is
// nobody's name.
func startWord(w string) bool {
	return in(w, `how what who which whose where when why whom does do did is are was were can could will would should may might must if while with
		without then now so and but or also the a an there here it it's its that this these those each all both in on at during after before once my
		your his her their i i'm i've got have has having say says suppose assuming given since because thanks thank hi hello hey ok okay
		well yes no not please judge quick question meanwhile finally first next later two three four five six another one some somebody someone
		everybody everyone nobody he she they we you total combat turn rules rule mtg edh magic commander yesterday today tonight last let
		let's however instead opponent opp player ap nap dead am just only right correct or x at from for by as to of my ours any both either
		neither same still even though although imagine pretend assume my`)
}

// commonWord reports whether a word means something of its own in a question, so
// that alone it is no card's name.
func commonWord(w string) bool {
	return startWord(w) || controlVerb(w) || in(w, `out play battlefield board side be been being damage damages life card cards counter counters token tokens creature
		creatures land lands artifact artifacts enchantment enchantments planeswalker planeswalkers permanent permanents spell spells source sources red blue
		green black white colorless draw draws step main phase upkeep attack attacks attacking block blocks blocked unblocked swing gain gains lose
		loses die dies died death destroy destroys destroyed exile exiled graveyard graveyards hand hands library libraries deck mill mills effect effects
		make makes many much happens happen take takes deal deals dealt resolve resolves enter enters etb tapped untapped tap untap
		sacrifice sacrifices discard discards put puts prevent prevents prevented double doubles triple replace replaces choose chooses choice order
		orders orders end ends alive survive survives opponents players team teammate hit hits kill kills fight fights return returns power toughness mana
		regenerate regeneration regenerates shield shields help response ability abilities trigger triggers stack cast casts aim aims bolts target targets
		use uses used pay pays lethal loyalty poison me him them us mine yours theirs himself herself itself more less left every off onto into
		over under until this next time times again back down up too already currently own there's that's he's she's they're can't don't
		doesn't isn't gets get getting goes go going comes come came left leaves leave commander dmg gy state-based
		want wants try tries get new old big small normal nontoken non noncombat legendary basic snow instant sorcery aura equipment
		enchanted equipped activated regenerated turns untapped face bottom top zero ten seven eight nine monarch`)
}

// keywordWord reports whether a word is a keyword ability, and so no card's name where it
// is written small.
func keywordWord(w string) bool {
	return in(w, `flying lifelink deathtouch trample haste vigilance infect wither indestructible menace reach hexproof defender flash shroud prowess
		regeneration protection fear intimidate shadow banding flanking horsemanship undying persist dredge madness flashback cycling kicker morph`)
}

// firstName reports whether a word is a common first name, so that with a capital
// letter it is a player even where a card could stand.
func firstName(w string) bool {
	return in(w, `adam alan alex alice amy ana andrea andrew andy angela ann anna anne anthony ava ben bert beth bill bob brian cara carl carla carlos carol
		charlie chloe chris claire clara dan dana daniel dave david dean dennis diana dora doug drew ed elena eli ella emil emily emma eric erik erin eva eve
		felix finn frank fred gabe gary george gina greg gus hal hana hank hannah harry helen henry hugo ian ida igor ines ivan jack jake james jamie jan jane
		jason jean jeff jen jenny jerry jess jessica jill jim joan joe joel john jon jonas jose josh juan judy julia julie kai karen karl kate kathy ken kevin
		kim kyle lara larry laura lea lee lena leo leon lily linda lisa liz lou lucas lucy luis luke luna maria marie mark martin mary matt max mel mia
		mike mina mira molly nadia nancy nate ned nell nick nico nina noah nora olga oliver omar oscar otto pam pat paul paula pete peter phil priya quentin quinn
		rachel ralph ray rick rita rob robert robin roger ron rosa ross roy ruth ryan sally sam sara sarah scott sean sofia sonia sophie steve sue susan tara ted
		theo tim tina todd tom tony uma ursula vera vic victor vince wade walt wanda wendy wes will xander xena yara yuri zach zack zara zoe zelda`)
}
