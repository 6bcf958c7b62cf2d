package cardfile

import (
	"strconv"
	"strings"
	"sync"
)

// keywordNames are the game's keyword abilities, in lower case.
const keywordNames = `absorb;affinity;afflict;afterlife;aftermath;amplify;annihilator;ascend;assist;aura swap;awaken;backup;banding;bargain;
battle cry;bestow;blitz;bloodthirst;boast;bushido;buyback;cascade;casualty;champion;changeling;cipher;cleave;companion;compleated;conspire;
convoke;craft;crew;cumulative upkeep;cycling;dash;daybound;nightbound;deathtouch;decayed;defender;delve;demonstrate;dethrone;devoid;devour;
disguise;disturb;double strike;dredge;echo;embalm;emerge;enchant;encore;enlist;entwine;epic;equip;escalate;escape;eternalize;evoke;evolve;
exalted;exhaust;exploit;extort;fabricate;fading;fear;firebending;first strike;flanking;flash;flashback;flying;forecast;foretell;fortify;
freerunning;frenzy;fuse;gift;graft;gravestorm;harmonize;haste;haunt;hexproof;hideaway;horsemanship;impending;improvise;increment;
indestructible;infect;ingest;intimidate;jump-start;kicker;multikicker;level up;lifelink;living metal;living weapon;madness;mayhem;megamorph;
melee;menace;mentor;miracle;mobilize;modular;morph;mutate;myriad;ninjutsu;offspring;outlast;overload;partner;persist;phasing;plot;poisonous;
protection;prototype;provoke;prowess;prowl;rampage;ravenous;reach;read ahead;rebound;reconfigure;recover;reinforce;renown;replicate;retrace;
riot;ripple;saddle;scavenge;shadow;shroud;skulk;sneak;soulbond;soulshift;spectacle;splice;split second;spree;squad;station;storm;sunburst;
surge;suspend;toxic;training;trample;transfigure;transmute;tribute;umbra armor;totem armor;undaunted;undying;unearth;unleash;vanishing;
vigilance;ward;warp;web-slinging;wither;plainswalk;islandwalk;swampwalk;mountainwalk;forestwalk`

// keywordSet is the names as a set.
var keywordSet = sync.OnceValue(func() map[string]bool {
	set := map[string]bool{}
	for name := range strings.SplitSeq(strings.ReplaceAll(keywordNames, "\n", ""), ";") {
		set[name] = true
	}
	return set
})

// Keywords returns the keyword abilities that a card's text lists, in lower
// case and in order: with their number ("absorb 1"), with what they are about
// where it is a quality ("protection from red"), without their cost. Only
// paragraphs that consist of keyword abilities count.
func Keywords(text string) []string {
	var found []string
	for paragraph := range strings.SplitSeq(text, "\n") {
		if strings.HasPrefix(paragraph, "LEVEL ") || strings.HasPrefix(paragraph, "STATION ") {
			break // it has what follows only with so many counters on it
		}
		found = append(found, listed(withoutReminder(paragraph))...)
	}
	return found
}

// listed returns the keywords of one paragraph, none if it holds anything else. What stands behind a comma in the
// cost of the last one is part of that: "Escape—{R}, Exile two other cards from your graveyard."
func listed(paragraph string) []string {
	var found []string
	cost := false
	for item := range strings.FieldsFuncSeq(strings.ToLower(paragraph), func(r rune) bool { return r == ',' || r == ';' }) {
		item = strings.TrimSuffix(strings.TrimSpace(item), ".")
		keyword, ok := keyword(item)
		if !ok {
			if cost {
				continue
			}
			return nil
		}
		cost = strings.HasPrefix(item, keyword[0]+"—")
		found = append(found, keyword...)
	}
	return found
}

// keyword reads one item of a list of keywords; "protection from red and from
// blue" is two.
func keyword(item string) ([]string, bool) {
	name, rest := splitName(item)
	switch {
	case name == "":
		return nil, false
	case rest == "" || rest[0] == '{' || strings.HasPrefix(rest, "—"):
		return []string{name}, true
	case name == "enchant" || name == "equip" || name == "affinity" || name == "champion" || name == "craft" || name == "partner":
		return []string{item}, true
	case (name == "protection" || name == "hexproof") && strings.HasPrefix(rest, "from "):
		return qualities(name, rest), true
	}
	word, _, _ := strings.Cut(rest, "—")
	if _, err := strconv.Atoi(word); err == nil || word == "x" {
		return []string{name + " " + word}, true
	}
	return nil, false
}

// qualities splits "from red and from blue" into one keyword for each quality.
func qualities(name, rest string) []string {
	var found []string
	for part := range strings.SplitSeq(rest, " and from ") {
		found = append(found, name+" from "+strings.TrimPrefix(part, "from "))
	}
	return found
}

// typecycling is how the keyword ends by which a card is cycled for one of a sort: "plainscycling", "basic landcycling".
const typecycling = "cycling"

// splitName separates the longest keyword name an item begins with from the
// rest; the name is empty if there is none.
func splitName(item string) (name, rest string) {
	for end := len(item); end > 0; end = strings.LastIndexAny(item[:end], " —") {
		name = strings.TrimRight(item[:end], " ")
		if keywordSet()[name] || strings.HasSuffix(name, typecycling) {
			return name, strings.TrimSpace(item[end:])
		}
	}
	return "", item
}

// withoutReminder leaves out what stands in parentheses.
func withoutReminder(paragraph string) string {
	for {
		before, after, ok := strings.Cut(paragraph, "(")
		if !ok {
			return paragraph
		}
		_, after, _ = strings.Cut(after, ")")
		paragraph = strings.TrimSpace(before) + after
	}
}
