package main

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/rogpeppe/go-internal/testscript"

	"apnap/rulesdb/update/standin"
)

// TestMain lets the scripts below run the program as "apnap".
func TestMain(m *testing.M) {
	if os.Getenv(asProgram) != "" {
		main()
	}
	testscript.Main(m, map[string]func(){"apnap": main})
}

// asProgram is the variable under which the tests are the program itself.
const asProgram = "APNAP_TEST_AS_PROGRAM"

// TestScripts runs the program as people do; each script is one file of
// testdata. $PUBLISHER is a stand-in of the publishers' sites.
func TestScripts(t *testing.T) {
	publisher := standin.Start()
	t.Cleanup(publisher.Close) // after the scripts, which run in parallel
	testscript.Run(t, testscript.Params{Dir: "testdata", Setup: func(env *testscript.Env) error {
		env.Setenv("APNAP_DATA_DIR", filepath.Join(env.WorkDir, "data"))
		env.Setenv("XDG_CONFIG_HOME", filepath.Join(env.WorkDir, "config"))
		env.Setenv("PUBLISHER", publisher.URL())
		env.Setenv("GOCOVERDIR", os.Getenv("GOCOVERDIR"))
		if err := writeEditions(filepath.Join(env.WorkDir, "editions")); err != nil {
			return err
		}
		return nil
	}})
}

// writeEditions makes a folder with two rules texts of our own, for scripts.
func writeEditions(folder string) error {
	if err := os.MkdirAll(filepath.Join(folder, "older"), 0o755); err != nil {
		return err
	}
	for name, date := range map[string]string{"older/Rules 20210305.txt": "March 5, 2021", "Rules 20210601.txt": "June 1, 2021"} {
		var b strings.Builder
		fmt.Fprintf(&b, "Rules of the Table\r\n\r\nThese rules are effective as of %s.\r\n\r\n1. Tables\r\n\r\n100. Seats\r\n\r\n", date)
		for n := 1; n <= 120; n++ {
			fmt.Fprintf(&b, "100.%d. Seat %d is a chair, as of %s.\r\n\r\n", n, n, date)
		}
		b.WriteString("Glossary\r\n\r\nChair\r\nA seat. See rule 100.7.\r\n\r\nCredits\r\n\r\nNobody.\r\n")
		if err := os.WriteFile(filepath.Join(folder, name), []byte(b.String()), 0o644); err != nil {
			return err
		}
	}
	return nil
}
