package main

import (
	"errors"
	"fmt"
	"io/fs"
	"net"
	"net/netip"
	"net/url"
	"os"
	"path/filepath"
	"regexp"
	"runtime"
	"slices"
	"strconv"
	"strings"
	"time"
	"unicode"

	"github.com/spf13/cobra"
	"github.com/spf13/viper"
)

// setting is one configuration key: its default, its environment variable, and
// what it is for.
type setting struct {
	key, env, value, about string
	secret                 bool
}

// settingsTable lists every configuration key.
func settingsTable() []setting {
	table := []setting{
		{key: "discord.token", about: "the bot's token", secret: true},
		{key: "discord.token_file", about: "a file that holds the token instead"},
		{key: "discord.api_url", value: "https://discord.com/api/v10", about: "the base of Discord's API, with its version; https, or this machine"},
		{key: "discord.public_key", about: "the application's public key, for the signed HTTP endpoint"},
		{key: "discord.shards", value: "1", about: "sessions at the gateway: how many, auto, or such as 0-3/16 for this process"},
		{key: "http.addr", about: "where /healthz, /readyz and /metrics are served; nowhere when empty"},
		{key: "data.dir", env: "APNAP_DATA_DIR", about: "where the indexes and the open rulings live"},
		{key: "store.url", about: "where the open rulings are kept: a file, or a PostgreSQL database; rulings.db in the data directory when empty"},
		{key: "rulings.keep", value: "30d", about: "how long an open ruling is kept after it was last touched, such as 30d, 12h or 45m"},
		{key: "log.level", value: "info", about: "debug, info, warn or error"},
		{key: "rules.url", value: "https://magic.wizards.com/en/rules", about: "the page that links the newest rules text, or the text itself; https, or this machine"},
		{key: "rules.page", value: "https://yawgatog.com/resources/magic-rules/#R{undotted}", about: "the page that a rule is linked to, with {number} for its number, or {undotted} for that without its dot; none when empty"},
		{key: "rules.update", about: "how often the bot updates the rules, such as 24h; never when empty"},
		{key: "cards.url", value: "https://api.scryfall.com/bulk-data", about: "Scryfall's list of card files, or MTGJSON's AtomicCards file; https, or this machine"},
		{key: "cards.page", value: "https://gatherer.wizards.com/Pages/Card/Details.aspx?name={name}", about: "the page that a card is linked to, with {name} for its name; none when empty"},
		{key: "cards.image", value: "https://api.scryfall.com/cards/named?format=image&exact={name}", about: "the picture of a card, shown where a server's settings allow; none when empty"},
		{key: "cards.update", about: "how often the bot updates the cards, such as 168h; never when empty"},
		{key: "about.invite", about: "where the bot is invited, for a link in /about"},
		{key: "about.support", about: "where its users find help, for a link in /about"},
		{key: "about.source", about: "where its source is, for a link in /about"},
		{key: "about.privacy", about: "what is kept of its users, for a link in /about"},
		{key: "web.url", about: "the address at which rulings that were shared have pages, such as https://rulings.example; none when empty"},
		{key: "web.proxies", about: "the addresses of the proxies before that address, such as 127.0.0.1 or 10.0.0.0/8: what they tell of who asks is believed"},
		{key: "reader.url", about: "a server that speaks the OpenAI-compatible chat protocol, asked where a question cannot be read; none when empty"},
		{key: "reader.model", about: "the model that reads there"},
		{key: "reader.key", about: "what that server knows you by, where it asks", secret: true},
		{key: "reader.key_file", about: "a file that holds that key instead"},
		{key: "reader.timeout", value: "20s", about: "how long it may take for one question, from 1s to 60s"},
		{key: "update.stall", value: "15s", about: "how long a server may send nothing before an update gives it up"},
	}
	for i := range table {
		if table[i].env == "" {
			table[i].env = envOf(table[i].key)
		}
	}
	return table
}

// envOf is the environment variable of a key, but for those that have another.
func envOf(key string) string { return strings.ToUpper(strings.ReplaceAll(key, ".", "_")) }

// settings reads the configuration: flag, environment, file, default.
type settings struct {
	v    *viper.Viper
	file string // the one named
	read string // the one read, empty for none

	examined bool  // what is wrong with the file is told among the rest
	wrong    error // what that is
}

// newSettings binds the configuration to the command line's flags.
func newSettings(root *cobra.Command) *settings {
	s := &settings{v: viper.New()}
	flags := root.PersistentFlags()
	flags.StringVar(&s.file, "config", "", "configuration file")
	flags.String("data-dir", "", "where the indexes and the open rulings live")
	flags.String("log-level", "", "debug, info, warn or error")
	for _, one := range settingsTable() {
		s.v.SetDefault(one.key, one.value)
		_ = s.v.BindEnv(one.key, one.env) // fails only without a key
	}
	_ = s.v.BindPFlag("data.dir", flags.Lookup("data-dir")) // fails only without a flag
	_ = s.v.BindPFlag("log.level", flags.Lookup("log-level"))
	return s
}

// load reads the configuration file: the one named, else config.yaml in the
// user's configuration folder, if there is one.
func (s *settings) load() error {
	file := s.file
	if file == "" {
		file = s.usual()
		if _, err := os.Stat(file); errors.Is(err, fs.ErrNotExist) || file == "" {
			return nil
		}
	}
	s.wrong = s.readFile(file)
	if s.examined {
		return nil
	}
	return s.wrong
}

// readFile reads a configuration file and checks its keys.
func (s *settings) readFile(file string) error {
	s.v.SetConfigFile(file)
	s.v.SetConfigType("yaml")
	if err := s.v.ReadInConfig(); err != nil {
		return unreadable(file, err)
	}
	s.read = file
	return s.checkKeys(file)
}

// usual is where the configuration file is looked for when none is named, empty
// where there is no such place.
func (s *settings) usual() string {
	dir, err := os.UserConfigDir()
	if err != nil {
		return ""
	}
	return filepath.Join(dir, "apnap", "config.yaml")
}

// lineOf finds in which line of a file YAML is broken.
var lineOf = regexp.MustCompile(`line (\d+)`)

// unreadable says why a configuration file cannot be read. What YAML says of it may
// repeat the token, so that only the line is told.
func unreadable(file string, err error) error {
	var gone *fs.PathError
	if errors.As(err, &gone) {
		return fmt.Errorf("the configuration file %w", cannotRead(file, gone))
	}
	where := ""
	if at := lineOf.FindStringSubmatch(err.Error()); at != nil {
		where = ", line " + at[1]
	}
	return fmt.Errorf("the configuration file %s is no YAML of keys and values%s", file, where)
}

// checkKeys refuses keys of a configuration file that mean nothing, and values that
// are not one word or number.
func (s *settings) checkKeys(file string) error {
	var known, unknown []string
	for _, one := range settingsTable() {
		known = append(known, one.key)
		switch s.v.Get(one.key).(type) {
		case []any, map[string]any:
			return fmt.Errorf("the configuration file %s has more than one value for %s (%s)", file, one.key, one.env)
		}
	}
	for _, key := range s.v.AllKeys() {
		if s.v.InConfig(strings.Split(key, ".")[0]) && !slices.Contains(known, key) {
			unknown = append(unknown, strconv.Quote(key))
		}
	}
	slices.Sort(unknown)
	switch len(unknown) {
	case 0:
		return nil
	case 1:
		return fmt.Errorf("the configuration file %s has the key %s, which means nothing", file, unknown[0])
	}
	return fmt.Errorf("the configuration file %s has the keys %s, which mean nothing", file, strings.Join(unknown, ", "))
}

// shortestRhythm is how often the bot updates at most.
const shortestRhythm = time.Minute

// rhythm is how often the bot updates what the key is about; 0 is never.
func (s *settings) rhythm(key string) (time.Duration, error) {
	text := s.get(key)
	if text == "" || text == "0" {
		return 0, nil
	}
	every, err := time.ParseDuration(text)
	if err != nil || every < shortestRhythm {
		return 0, fmt.Errorf("%s (%s) must be a time such as 24h, at least %v, or empty for never", key, envOf(key), shortestRhythm)
	}
	return every, nil
}

// stall is how long a server may send nothing.
func (s *settings) stall() (time.Duration, error) {
	stall, err := time.ParseDuration(s.get("update.stall"))
	if err != nil || stall <= 0 {
		return 0, errors.New("update.stall (UPDATE_STALL) must be a time such as 30s")
	}
	return stall, nil
}

// get is the value of a key.
func (s *settings) get(key string) string { return strings.TrimSpace(s.v.GetString(key)) }

// token is the bot's token, from the key or from the file it names.
func (s *settings) token() (string, error) {
	if t := s.get("discord.token"); t != "" {
		return strings.TrimPrefix(t, "Bot "), nil
	}
	file := atHome(s.get("discord.token_file"))
	if file == "" {
		return "", nil
	}
	text, err := os.ReadFile(file)
	if err != nil {
		return "", errors.New("discord.token_file (DISCORD_TOKEN_FILE) cannot be read")
	}
	return strings.TrimPrefix(strings.TrimSpace(string(text)), "Bot "), nil
}

// The bounds of how long rulings are kept.
const (
	leastKept = time.Second
	mostKept  = 3650 * 24 * time.Hour
)

// keepRulings is how long an open ruling is kept.
func (s *settings) keepRulings() (time.Duration, error) {
	text := s.get("rulings.keep")
	keep, err := time.ParseDuration(text)
	if days, isDays := strings.CutSuffix(text, "d"); isDays {
		var n float64
		n, err = strconv.ParseFloat(days, 64)
		keep = time.Duration(n * float64(24*time.Hour))
	}
	if err != nil || keep < leastKept || keep > mostKept {
		return 0, errors.New("rulings.keep (RULINGS_KEEP) must be a time from 1s to 3650d, such as 30d")
	}
	return keep, nil
}

// kept is keepRulings for commands that can do without: 0 where the setting
// cannot be read.
func (s *settings) kept() time.Duration {
	keep, err := s.keepRulings()
	if err != nil {
		return 0
	}
	return keep
}

// webURL is where rulings have pages, without its final slash; empty for nowhere.
func (s *settings) webURL() (string, error) {
	address := strings.TrimSuffix(s.get("web.url"), "/")
	if address == "" {
		return "", nil
	}
	at, err := url.Parse(address)
	local := err == nil && at.Scheme == "http" && (at.Hostname() == "localhost" || net.ParseIP(at.Hostname()).IsLoopback())
	if err != nil || at.Host == "" || at.Scheme != "https" && !local || at.RawQuery != "" || at.Fragment != "" {
		return "", errors.New("web.url (WEB_URL) must be an address such as https://rulings.example, or http on this machine")
	}
	return address, nil
}

// webProxies are the addresses of the proxies before web.url.
func (s *settings) webProxies() ([]netip.Prefix, error) {
	var list []netip.Prefix
	for _, one := range strings.FieldsFunc(s.get("web.proxies"), func(r rune) bool { return r == ',' || unicode.IsSpace(r) }) {
		proxy, err := netip.ParsePrefix(one)
		if at, single := netip.ParseAddr(one); single == nil {
			proxy, err = netip.PrefixFrom(at, at.BitLen()), nil
		}
		if err != nil {
			return nil, fmt.Errorf("web.proxies (WEB_PROXIES) holds %q, which is no address such as 127.0.0.1 and no range such as 10.0.0.0/8", one)
		}
		list = append(list, proxy)
	}
	return list, nil
}

// dataDir is where data lives; the user's data directory unless it is told.
func (s *settings) dataDir() string {
	if dir := s.get("data.dir"); dir != "" {
		return atHome(dir)
	}
	return userDataDir()
}

// atHome is a path with the user's own folder for the ~/ that it begins with: in a
// file or a unit no shell puts it there.
func atHome(path string) string {
	rest, ok := strings.CutPrefix(path, "~/")
	home, err := os.UserHomeDir()
	if !ok || err != nil {
		return path
	}
	return filepath.Join(home, rest)
}

// userDataDir is the system's place for a user's data. Who has no home gets a folder of
// their own where others have theirs.
func userDataDir() string {
	home, err := os.UserHomeDir()
	if err != nil {
		return filepath.Join(os.TempDir(), fmt.Sprintf("apnap-%d", os.Getuid()))
	}
	switch runtime.GOOS {
	case "darwin":
		return filepath.Join(home, "Library", "Application Support", "apnap")
	case "windows":
		if local := os.Getenv("LocalAppData"); local != "" {
			return filepath.Join(local, "apnap")
		}
	}
	if xdg := os.Getenv("XDG_DATA_HOME"); filepath.IsAbs(xdg) {
		return filepath.Join(xdg, "apnap")
	}
	return filepath.Join(home, ".local", "share", "apnap")
}

// storeAddress is where the open rulings are kept: a file, or the URL of a
// PostgreSQL database.
func (s *settings) storeAddress() (string, error) {
	url := s.get("store.url")
	if url == "" {
		return filepath.Join(s.dataDir(), "rulings.db"), nil
	}
	for _, scheme := range []string{"sqlite://", "sqlite:", "file://", "file:"} {
		if path, ok := strings.CutPrefix(url, scheme); ok {
			return atHome(path), nil
		}
	}
	if scheme, _, ok := strings.Cut(url, "://"); ok && scheme != "postgres" && scheme != "postgresql" {
		return "", errors.New("store.url (STORE_URL) must be a file, such as sqlite:/data/rulings.db, or postgres://USER@HOST/DATABASE")
	}
	return atHome(url), nil
}
