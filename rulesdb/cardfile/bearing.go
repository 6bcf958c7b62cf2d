package cardfile

import (
	_ "embed"
	"regexp"
	"slices"
	"strings"
	"sync"
)

// bearingsText tells the patterns of what static abilities say, and on what each of them bears.
//
//go:embed bearings.txt
var bearingsText string

// Words and patterns that stand for others in that text.
const (
	quietKeywords    = `flying|reach|vigilance|haste|menace|fear|intimidate|shadow|skulk|horsemanship|defender|flash|\w+walk|nonbasic landwalk|convoke|delve|improvise|affinity for [a-z]+`
	fightingKeywords = `first strike|double strike|trample|banding`
	combatKeywords   = `(?:afflict|melee|mentor|renown|annihilator|bushido|rampage|flanking|myriad|training|battle cry|dethrone|provoke|mobilize|exalted)(?: \d+)?`
	sizePattern      = `[+-](?:\d+|x|y)/[+-](?:\d+|x|y)`
	manaPattern      = `(?:\{[^}]*\})+`
)

// ownName stands for the name of the permanent.
const ownName = "~"

// Where what is said of a subject begins, where a condition does, and what a subject does not hold.
const (
	saysOfIt    = `get|gets|has|have|gain|gains|lose|loses|can't|can|must|attack|attacks|block|blocks|is|are|doesn't|don't|its activated|their activated`
	conditional = `as long as|for each|for every|where x is|if|unless|during|while|equal to|until`
	notSubject  = ` (?:would|may|skips?|costs?|plays|casts|instead|whenever|when) `
)

// bearing is what sentences of a pattern bear on.
type bearing struct {
	on      byte
	pattern *regexp.Regexp
}

// bearingReader finds on what a static ability bears.
type bearingReader struct {
	all, is, does                    []bearing // of whole abilities, of sentences, and of what one says of its subject
	lead, verb, and, tail, noSubject *regexp.Regexp
}

// bearings reads the patterns.
var bearings = sync.OnceValue(func() *bearingReader {
	words := strings.NewReplacer("KEYWORD", "(?:"+quietKeywords+")", "FIGHTS", "(?:"+fightingKeywords+")", "COMBAT", combatKeywords, "SIZE", sizePattern, "MANA", manaPattern)
	b := &bearingReader{
		lead:      regexp.MustCompile(`^(?:` + conditional + `) .+?, `),
		verb:      regexp.MustCompile(` (?:` + saysOfIt + `) `),
		and:       regexp.MustCompile(`(?:, and |, | and )(?:each )?(?:` + saysOfIt + `) `),
		tail:      regexp.MustCompile(`,? (?:` + conditional + `) .+$`),
		noSubject: regexp.MustCompile(notSubject),
	}
	for line := range strings.Lines(bearingsText) {
		parts := strings.Split(strings.TrimSuffix(line, "\n"), "\t")
		if strings.HasPrefix(line, "#") || len(parts) != 3 {
			continue
		}
		one := bearing{parts[0][0], regexp.MustCompile("^(?:" + words.Replace(parts[2]) + ")$")}
		switch parts[1] {
		case "all":
			b.all = append(b.all, one)
		case "is":
			b.is = append(b.is, one)
		default:
			b.does = append(b.does, one)
		}
	}
	return b
})

// BearsOn tells on what one static ability of a permanent bears that is no effect to rule on, by the letters of
// bearings.txt; false where not all of it is of a pattern there.
func BearsOn(name, ability string) (string, bool) {
	text := strings.ToLower(strings.TrimSpace(withoutReminder(ability)))
	text = strings.ReplaceAll(text, strings.ToLower(name), ownName)
	if short, _, ok := strings.Cut(strings.ToLower(name), ","); ok {
		text = strings.ReplaceAll(text, short, ownName)
	}
	text = strings.TrimSuffix(quotesTold(text), ".")
	if on, ok := first(bearings().all, text); ok {
		return string([]byte{on}), true
	}
	if word, after, ok := strings.Cut(text, " — "); ok && !strings.Contains(word, "\"") {
		text = after
	}
	var letters []byte
	for sentence := range strings.SplitSeq(text, ". ") {
		on, ok := bearings().sentence(sentence)
		if !ok {
			return "", false
		}
		letters = append(letters, on...)
	}
	slices.Sort(letters)
	return string(slices.Compact(letters)), true
}

// first finds on what a text bears by the first of the patterns that it is of.
func first(patterns []bearing, s string) (byte, bool) {
	for _, one := range patterns {
		if one.pattern.MatchString(s) {
			return one.on, true
		}
	}
	return 0, false
}

// sentence finds on what a sentence bears: as a whole, or by all that it says of its subject, whatever its condition.
func (b *bearingReader) sentence(s string) ([]byte, bool) {
	if on, ok := first(b.is, s); ok {
		return []byte{on}, true
	}
	for {
		if on, ok := b.said(s); ok {
			return on, true
		}
		lead := b.lead.FindStringIndex(s)
		if lead == nil {
			return nil, false
		}
		if s = s[lead[1]:]; !b.lead.MatchString(s) {
			on, ok := b.said(s)
			if ok {
				return on, true
			}
		}
	}
}

// said finds it by what a sentence without a condition before it says of its subject.
func (b *bearingReader) said(s string) ([]byte, bool) {
	at := b.verb.FindStringIndex(s)
	if at == nil || b.noSubject.MatchString(" "+s[:at[0]]+" ") {
		return nil, false
	}
	var letters []byte
	for rest := s[at[0]+1:]; rest != ""; {
		one := rest
		next := b.and.FindStringIndex(rest)
		if next != nil {
			one = rest[:next[0]]
		}
		on, ok := b.doing(one)
		if !ok {
			return nil, false
		}
		letters = append(letters, on)
		if next == nil {
			break
		}
		rest = strings.TrimPrefix(strings.TrimPrefix(strings.TrimPrefix(strings.TrimPrefix(rest[next[0]:], ","), " "), "and "), "each ")
	}
	return letters, true
}

// doing finds it by one thing that is said of a subject.
func (b *bearingReader) doing(s string) (byte, bool) {
	for {
		if on, ok := first(b.does, s); ok {
			return on, true
		}
		tail := b.tail.FindStringIndex(s)
		if tail == nil {
			return 0, false
		}
		s = s[:tail[0]]
	}
}

// quotesTold is a text in lower case with a word in angle brackets for each ability in quotation marks: what sort it is of.
func quotesTold(text string) string {
	parts := strings.Split(text, "\"")
	for i := 1; i < len(parts); i += 2 {
		parts[i] = "<" + quoteSort(strings.TrimSuffix(parts[i], ".")) + ">"
	}
	return strings.Join(parts, "")
}

// quoteSort is of which sort an ability is that something is given.
func quoteSort(text string) string {
	trigger, _, _ := strings.Cut(text, ",")
	switch {
	case strings.HasPrefix(text, "at the beginning "):
		return "begins"
	case strings.HasPrefix(text, "when") && (strings.Contains(trigger, "this ") || strings.Contains(trigger, ownName)):
		for _, verb := range []string{" attacks", " blocks", " becomes blocked", " deals combat damage"} {
			if strings.Contains(trigger, verb) {
				return "fights"
			}
		}
		for _, verb := range []string{" dies", " enters", " leaves the battlefield", " is put into "} {
			if strings.Contains(trigger, verb) {
				return "moves"
			}
		}
		return "triggers"
	case strings.HasPrefix(text, "when"):
		return "triggers"
	case strings.Contains(text, ": "):
		return "cost"
	}
	return "other"
}
