package paragraph_test

import (
	"slices"
	"strings"
	"testing"

	"apnap/engine/oracle/paragraph"
)

// TestLeftOut holds what is left out of paragraphs that are not read whole, and how it may bear on
// the ruling.
func TestLeftOut(t *testing.T) {
	const bolted = "I control Urza's Armor. My opponent casts Lightning Bolt on me. "
	for _, c := range []struct {
		text, left string
		bears      paragraph.Bearing
	}{
		{"I control Urza's Armor. My opponent casts Lightning Bolt on me in desperation.", "in desperation", paragraph.Unclear},
		{"I control Furnace of Rath and I cast Shock on my opponent without thinking.", "without thinking", paragraph.Doubtful},
		{bolted + "He has no other creatures.", "He has no other creatures", paragraph.Unclear},
		{"I control Parallel Lives. During my attack I cast Raise the Alarm to get surprise blockers.", "During my attack", paragraph.Unclear},
		{"I control Urza's Armor. My opponent bolts me, therefore I lose 3 life.", "therefore I lose 3 life", paragraph.Doubtful},
		{"In order to finish him I bolt my opponent. He has Urza's Armor.", "In order to finish him", paragraph.Unclear},
		{"I control Furnace of Rath (only one). I bolt my opponent.", "(only one)", paragraph.Doubtful},
		{"I control Furnace of Rath and bolt my opponent, for a total of 6.", "for a total of 6", paragraph.Doubtful},
		{bolted + "Can I respond with the stack empty?", "Can I respond with the stack empty", paragraph.Doubtful},
	} {
		r, err := read(c.text)
		if err != nil {
			t.Errorf("%s: %s", c.text, err.Says)
			continue
		}
		if len(r.Left) == 0 || r.Left[0].Words != c.left || r.Left[0].Bears != c.bears || c.text[r.Left[0].Span[0]:r.Left[0].Span[1]] != c.left {
			t.Errorf("%s: left out are %+v", c.text, r.Left)
		}
		if !slices.Contains(r.Events, "opponent's Lightning Bolt deals 3 damage to you") && strings.HasPrefix(c.text, bolted) {
			t.Errorf("%s: %q happens", c.text, r.Events)
		}
	}
}

// TestNotLeftOut: words that may name, count, deny or tell something else are never left out.
func TestNotLeftOut(t *testing.T) {
	for _, text := range []string{
		"I control Furnace of Rath and quibbled Reflection. I gain 3 life.",
		"I've got Thought quibbled, my opponent controls Alms Collector. I draw a card.",
		"I have quibbled Blood Scrivener on my board, no cards in hand, I draw a card.",
		"I control Boon Reflection. I gain 3 life quibbled times.",
		"I control Boon Reflection. I gain 3 life twice quibbled.",
		"I control Boon Reflection. I gain 3 life unless he quibbles.",
		"I control Furnace of Rath. I cast Shock on quibbled.",
		"I control Urza's Armor. My opponent's Goblin Piker quibbles Hill Giant. My opponent bolts me.",
		"quibbled is my commander. I control Leyline of the Void. I sacrifice Progenitus.",
		"Urza's quibbled is his. I control Furnace of Rath. I bolt Bob.",
		"Bob kills quibbled Grizzly Bears with Murder. I control Rest in Peace.",
		"I control Furnace of Rath and my opponent controls Urza's Armor. I bolt him. How much did he take under the old rules?",
		"I control Grizzly Bears and Blood Artist. Grizzly Bears dies. In what order do the triggers resolve?",
		"I control Urza's Armor (it has lost all abilities). My opponent bolts me.",
		"I control Boon Reflection (two of them actually). I gain 3 life.",
		"I control Boon Reflection (well, my opponent does). I gain 3 life.",
		"I control Boon Reflection. I gain 3 life (plus another 2 from lifelink).",
		"I bolt my opponent and he has Urza's Armor (in his hand).",
		"I control Doubling Season, which was destroyed. I cast Raise the Alarm.",
		"I control Doubling Season, which my opponent destroyed before. I cast Raise the Alarm.",
		"I bolt my opponent, who has Urza's Armor, three times.",
		"My opponent bolts me and then I'm at 2 life. I control Urza's Armor.",
		"I have Rest in Peace. My opponent casts Murder on my Grizzly Bears, which dies.",
	} {
		if r, err := read(text); err == nil {
			t.Errorf("%s: %q %q %q, without %+v", text, r.Effects, r.Facts, r.Events, r.Left)
		}
	}
}
