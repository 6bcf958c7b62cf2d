package main

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/rogpeppe/go-internal/testscript"

	"apnap/rulesdb/update/standin"
)

// TestMain lets the scripts below run the program as "apnap".
func TestMain(m *testing.M) {
	testscript.Main(m, map[string]func(){"apnap": main})
}

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
		return nil
	}})
}
