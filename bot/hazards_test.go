package bot

import (
	"go/ast"
	"go/parser"
	"go/token"
	"path/filepath"
	"strings"
	"testing"
)

// hazard is something that Discord, its library or an ill-willed person does, and
// the tests that would fail if the bot were not made for it.
type hazard struct {
	what  string
	tests []string // "Test" in this folder, "folder.Test" elsewhere
}

// hazards are those that are known: what bites in discordgo, by its number in our
// notes on Discord, what Discord limits and breaks, and what people try.
var hazards = []hazard{
	{"1 op 7 or 11 before READY, no HELLO, no READY", []string{"TestPoisonedHandshakes", "TestPoisonedPairs", "library.TestLink", "TestUnfinishedHandshakes"}},
	{"1 a gateway that falls silent", []string{"library.TestLinkSilent", "TestSilentGateway"}},
	{"2 op 9, again and again", []string{"TestInvalidSession", "TestPoisonedHandshakes"}},
	{"2 identifies too close, across restarts, none left", []string{"TestIdentifyGapAcrossRestarts", "TestIdentifyGapBesideASlowHandshake", "TestSessionLimit", "TestShards", "store.TestValuesAndIdentifies"}},
	{"3 buckets of the library that leak", []string{"library.TestLibrarySendsNothing"}},
	{"4 one slow answer that stalls all", []string{"TestSlowAnswerStallsNobody"}},
	{"5 unknown components, null data, unknown types", []string{"TestParseInteraction", "TestOddInteractions"}},
	{"6 a panic in a handler, no member, no user", []string{"TestFaultsOfTheService", "TestFaultWhileAnswering", "TestWhoActs", "TestOddInteractions"}},
	{"7 a panic in the library, kill -9", []string{"library.TestLink", "TestProgram", "TestProgramKilled", "store.TestKilled"}},
	{"8 tokens in the log", []string{"TestNoTokenIsLogged", "TestProgram"}},
	{"9 fatal close codes", []string{"TestFatal", "TestFatalCodes"}},
	{"10 an update that forgets a part of the message", []string{"standin.TestCheckMessage", "TestSlashAndPresses"}},
	{"11 old timestamps, bad signatures, a key of the wrong length", []string{"TestSignedInteractions", "TestFatal"}},
	{"12 another version of the API, another host", []string{"TestAPIVersion", "TestParseAPIURL", "TestOneHost", "TestDialLoopback", "library.TestResumeAt", "library.TestLinkOverTLS"}},
	{"13 forms as the library knows them", []string{"TestFormHoldsTheLimits", "TestLongValuesMenusAndForms"}},
	{"a session resumed elsewhere than READY says", []string{"TestResume", "library.TestResumeAt"}},
	{"a session that ends and is resumed", []string{"TestResume"}},
	{"the limits of messages, forms, suggestions and commands", []string{"TestRenderHoldsTheLimits", "TestFormHoldsTheLimits", "TestSuggestions", "TestEveryCommandCanBeRegistered", "standin.TestCheckOthers", "standin.TestDescribed"}},
	{"callbacks that the interaction does not allow", []string{"standin.TestAllowed", "TestEveryCommand"}},
	{"429, 5xx and dropped connections at the first answer", []string{"TestFaultsOfREST", "TestHolds"}},
	{"the same afterwards, and tokens that are gone", []string{"TestFaultsAfterwards"}},
	{"the same at registration", []string{"TestFaultsOfRegistration"}},
	{"an answer that was lost", []string{"commands.TestLostAnswerIsMadeGood", "commands.TestStaleButtonsLeadOn"}},
	{"a message that is gone", []string{"TestMessageGone"}},
	{"names that cannot be looked up", []string{"TestSlowLookup"}},
	{"answers that Discord makes private", []string{"TestForcedPrivate"}},
	{"interactions repeated or replayed", []string{"TestRecent", "TestRepeatedInteraction", "TestSignedInteractions", "commands.TestOnePressCountsOnce", "store.TestRecent"}},
	{"presses at once, on several replicas too", []string{"TestPressesAtOnce", "TestReplicas", "store.TestSwapOnce", "store.TestTwoReplicas"}},
	{"a replica killed between slash and press", []string{"TestReplicas"}},
	{"forged and stale custom ids", []string{"TestForgedIDs", "FuzzParseCustomID", "TestSlashAndPresses"}},
	{"other people's presses", []string{"commands.TestOnlyTheChooserPresses", "commands.TestPrivate", "TestSlashAndPresses"}},
	{"presses from another message, channel or server", []string{"TestSlashAndPresses", "commands.TestOnePressCountsOnce"}},
	{"mentions, markdown, links and invisible characters in what people type and are called", []string{"TestEscape", "TestClean", "TestLinks", "TestHostileTexts", "standin.TestCheckMessage"}},
	{"texts that are too long", []string{"TestFaultsOfTheService", "TestSignedInteractions", "TestRenderLong", "ruling.TestLabelsFit"}},
	{"floods by one person and by one server", []string{"TestFlood", "flood.TestFloodForgets", "TestFloodOfAServer", "TestCrowd"}},
	{"questions that explode", []string{"explore.TestBoundsAreConfessed", "TestFaultsOfTheService"}},
	{"a store filled by one person", []string{"commands.TestOpenRulingsAreBounded"}},
	{"commands of administrators used by others", []string{"commands.TestSettings", "TestRegistration"}},
	{"a store that does not answer", []string{"TestPages", "commands.TestSettingsLost"}},
	{"readiness and liveness", []string{"TestPages"}},
	{"an end while answers are under way", []string{"TestShutdownDrains", "TestProgram"}},
}

// TestHazards: each hazard has tests, and they are there.
func TestHazards(t *testing.T) {
	there := map[string]bool{}
	for prefix, folder := range map[string]string{"": ".", "flood.": "flood", "store.": "store", "library.": "library", "standin.": "standin", "commands.": "../commands", "ruling.": "../commands/ruling", "explore.": "../engine/explore"} {
		files, err := filepath.Glob(filepath.Join(folder, "*_test.go"))
		if err != nil {
			t.Fatal(err)
		}
		for _, name := range files {
			file, err := parser.ParseFile(token.NewFileSet(), name, nil, parser.SkipObjectResolution)
			if err != nil {
				t.Fatal(err)
			}
			for _, d := range file.Decls {
				if f, ok := d.(*ast.FuncDecl); ok && (strings.HasPrefix(f.Name.Name, "Test") || strings.HasPrefix(f.Name.Name, "Fuzz")) {
					there[prefix+f.Name.Name] = true
				}
			}
		}
	}
	for _, h := range hazards {
		if len(h.tests) == 0 {
			t.Errorf("nothing holds %q", h.what)
		}
		for _, name := range h.tests {
			if !there[name] {
				t.Errorf("%q: there is no %s", h.what, name)
			}
		}
	}
}
