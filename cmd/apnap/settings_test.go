package main

import (
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/spf13/cobra"
	"github.com/spf13/viper"
)

// TestConfigExample holds config.yaml.example against the table of keys: every
// key is there, with its default, and no other.
func TestConfigExample(t *testing.T) {
	v := viper.New()
	v.SetConfigFile(filepath.Join("..", "..", "config.yaml.example"))
	v.SetConfigType("yaml")
	if err := v.ReadInConfig(); err != nil {
		t.Fatal(err)
	}
	var keys []string
	for _, s := range settingsTable() {
		keys = append(keys, s.key)
		if !v.IsSet(s.key) {
			t.Errorf("config.yaml.example lacks %s", s.key)
		} else if got := v.GetString(s.key); got != s.value {
			t.Errorf("config.yaml.example has %s: %q; the default is %q", s.key, got, s.value)
		}
	}
	for _, key := range v.AllKeys() {
		if !slices.Contains(keys, key) {
			t.Errorf("config.yaml.example has %s, which means nothing", key)
		}
	}
}

// loaded reads settings from a command line.
func loaded(t *testing.T, args ...string) (*settings, error) {
	t.Helper()
	s := &session{in: strings.NewReader(""), out: t.Output(), errOut: t.Output()}
	root := s.root()
	if err := root.ParseFlags(args); err != nil {
		t.Fatal(err)
	}
	return s.settings, s.settings.load()
}

// TestPrecedence checks flag before environment before file before default.
func TestPrecedence(t *testing.T) {
	dir := t.TempDir()
	t.Setenv("XDG_CONFIG_HOME", dir)
	t.Setenv("HOME", dir)
	file := filepath.Join(dir, "c.yaml")
	text := "log: {level: warn}\ndata: {dir: /from/file}\nhttp: {addr: \":1\"}\n"
	if err := os.WriteFile(file, []byte(text), 0o600); err != nil {
		t.Fatal(err)
	}
	t.Setenv("APNAP_DATA_DIR", "/from/env")
	t.Setenv("DATA_DIR", "/not/read")
	t.Setenv("HTTP_ADDR", ":2")
	s, err := loaded(t, "--config", file, "--data-dir", "/from/flag")
	if err != nil {
		t.Fatal(err)
	}
	for key, want := range map[string]string{"data.dir": "/from/flag", "http.addr": ":2", "log.level": "warn", "rules.url": "https://magic.wizards.com/en/rules"} {
		if got := s.get(key); got != want {
			t.Errorf("%s is %q, want %q", key, got, want)
		}
	}
	if s, _ := loaded(t, "--config", file); s.dataDir() != "/from/env" {
		t.Errorf("data.dir is %q, want the environment's", s.dataDir())
	}
}

// TestDefaultDataDir checks where data goes when nothing says so, and that
// DATA_DIR is not read.
func TestDefaultDataDir(t *testing.T) {
	dir := t.TempDir()
	t.Setenv("HOME", dir)
	t.Setenv("XDG_DATA_HOME", filepath.Join(dir, "share"))
	t.Setenv("APNAP_DATA_DIR", "")
	t.Setenv("DATA_DIR", "/not/read")
	s, err := loaded(t)
	if err != nil {
		t.Fatal(err)
	}
	if got := s.dataDir(); !strings.HasPrefix(got, dir) {
		t.Errorf("the data directory is %q", got)
	}
}

// TestUnknownKey refuses a configuration file with a misspelt key.
func TestUnknownKey(t *testing.T) {
	file := filepath.Join(t.TempDir(), "c.yaml")
	if err := os.WriteFile(file, []byte("discord: {tokn: x}\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	if _, err := loaded(t, "--config", file); err == nil || !strings.Contains(err.Error(), "discord.tokn") {
		t.Errorf("the error is %v", err)
	}
}

// TestWrongFile: what is wrong with a configuration file is said with the key or the
// line, and never with the token.
func TestWrongFile(t *testing.T) {
	for text, says := range map[string]string{
		"nonsense: 1\n":                              "\"nonsense\"",
		"discord: 5\n":                               "\"discord\"",
		"discord: {shards: [1, 2]}\n":                "discord.shards (DISCORD_SHARDS)",
		"store: {url: {a: b}}\n":                     "store.url (STORE_URL)",
		"discord:\n  token: \"secret\n":              "line",
		"discord:\n\ttoken: secret\n":                "line 2",
		"- secret\n":                                 "no YAML",
		"discord: {token: secret, token: secret2}\n": "no YAML",
		"secret\n":                                   "no YAML",
	} {
		file := filepath.Join(t.TempDir(), "c.yaml")
		if err := os.WriteFile(file, []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
		if _, err := loaded(t, "--config", file); err == nil || !strings.Contains(err.Error(), says) || strings.Contains(err.Error(), "secret") {
			t.Errorf("%q: %v", text, err)
		}
	}
	if _, err := loaded(t, "--config", filepath.Join(t.TempDir(), "none.yaml")); err == nil || !strings.Contains(err.Error(), "cannot be read") {
		t.Errorf("no file: %v", err)
	}
	for _, fine := range []string{"", "discord:\n", "discord: {shards: 2}\nDiscord: {}\n", "log: {level: info}\n---\n"} {
		file := filepath.Join(t.TempDir(), "c.yaml")
		if err := os.WriteFile(file, []byte(fine), 0o600); err != nil {
			t.Fatal(err)
		}
		if _, err := loaded(t, "--config", file); err != nil {
			t.Errorf("%q: %v", fine, err)
		}
	}
}

// TestTokenFile reads the token from a file, and never names it in an error.
func TestTokenFile(t *testing.T) {
	file := filepath.Join(t.TempDir(), "token")
	if err := os.WriteFile(file, []byte("Bot abc.def.ghi\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	t.Setenv("DISCORD_TOKEN", "")
	t.Setenv("DISCORD_TOKEN_FILE", file)
	s, err := loaded(t)
	if err != nil {
		t.Fatal(err)
	}
	if token, err := s.token(); token != "abc.def.ghi" || err != nil {
		t.Errorf("the token is %q, %v", token, err)
	}
}

// TestAtHome: ~/ is the user's folder, wherever a path is configured.
func TestAtHome(t *testing.T) {
	home := t.TempDir()
	t.Setenv("HOME", home)
	if err := os.WriteFile(filepath.Join(home, "token"), []byte("abc"), 0o600); err != nil {
		t.Fatal(err)
	}
	t.Setenv("APNAP_DATA_DIR", "~/data")
	t.Setenv("STORE_URL", "sqlite:~/r.db")
	t.Setenv("DISCORD_TOKEN", "")
	t.Setenv("DISCORD_TOKEN_FILE", "~/token")
	s, err := loaded(t)
	if err != nil {
		t.Fatal(err)
	}
	address, err := s.storeAddress()
	token, missing := s.token()
	if s.dataDir() != filepath.Join(home, "data") || address != filepath.Join(home, "r.db") || token != "abc" || err != nil || missing != nil {
		t.Errorf("%s, %s, %q: %v, %v", s.dataDir(), address, token, err, missing)
	}
	if got := atHome("~other/x"); got != "~other/x" {
		t.Errorf("somebody else's folder is %s", got)
	}
}

// TestStoreAddress checks where the open rulings are kept.
func TestStoreAddress(t *testing.T) {
	for url, want := range map[string]string{"sqlite:/x/r.db": "/x/r.db", "sqlite:///x/r.db": "/x/r.db", "file:/x/r.db": "/x/r.db", "/x/r.db": "/x/r.db", "postgres://u@h/d": "postgres://u@h/d", "mysql://x": ""} {
		t.Setenv("STORE_URL", url)
		s, err := loaded(t)
		if err != nil {
			t.Fatal(err)
		}
		got, err := s.storeAddress()
		if got != want || (want == "") != (err != nil) {
			t.Errorf("%s: %q, %v; want %q", url, got, err, want)
		}
	}
}

func TestKeepRulings(t *testing.T) {
	for text, want := range map[string]time.Duration{"30d": 720 * time.Hour, "0.5d": 12 * time.Hour, "12h": 12 * time.Hour, "45m": 45 * time.Minute, "1s": time.Second,
		"": 0, "d": 0, "-3d": 0, "10ms": 0, "30": 0, "1h 30m": 0, "99999d": 0, "soon": 0, "NaNd": 0} {
		s := newSettings(&cobra.Command{})
		s.v.Set("rulings.keep", text)
		got, err := s.keepRulings()
		if got != want || (err == nil) != (want > 0) || err != nil && !strings.Contains(err.Error(), "RULINGS_KEEP") {
			t.Errorf("%q: %v, %v", text, got, err)
		}
	}
}

// TestWebProxies reads the addresses of proxies.
func TestWebProxies(t *testing.T) {
	for text, want := range map[string]string{"": "[]", "127.0.0.1": "[127.0.0.1/32]", " 10.0.0.0/8, ::1 ": "[10.0.0.0/8 ::1/128]", "proxy": "", "10.0.0.0/99": "", "10.0.0.1:80": ""} {
		s := newSettings(&cobra.Command{})
		s.v.Set("web.proxies", text)
		got, err := s.webProxies()
		if (err != nil) != (want == "") || err == nil && fmt.Sprint(got) != want || err != nil && !strings.Contains(err.Error(), "WEB_PROXIES") {
			t.Errorf("%q: %v, %v", text, got, err)
		}
	}
}

// TestRhythm reads how often the bot updates and how long it waits for a server.
func TestRhythm(t *testing.T) {
	for text, want := range map[string]time.Duration{"": 0, "0": 0, "24h": 24 * time.Hour, "1m": time.Minute, "90m": 90 * time.Minute, "59s": -1, "-1h": -1, "daily": -1, "24": -1} {
		t.Setenv("RULES_UPDATE", text)
		s, err := loaded(t)
		if err != nil {
			t.Fatal(err)
		}
		got, err := s.rhythm("rules.update")
		if (want < 0) != (err != nil) || err == nil && got != want {
			t.Errorf("rules.update %q: %v, %v", text, got, err)
		}
		if err != nil && !strings.Contains(err.Error(), "RULES_UPDATE") {
			t.Errorf("the error does not name the key: %v", err)
		}
	}
	for text, want := range map[string]time.Duration{"30s": 30 * time.Second, "0": -1, "-1s": -1, "long": -1} {
		t.Setenv("UPDATE_STALL", text)
		s, err := loaded(t)
		if err != nil {
			t.Fatal(err)
		}
		if got, err := s.stall(); (want < 0) != (err != nil) || err == nil && got != want {
			t.Errorf("update.stall %q: %v, %v", text, got, err)
		}
	}
}
