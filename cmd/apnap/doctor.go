package main

import (
	"context"
	"errors"
	"fmt"
	"net"
	"net/http"
	"net/url"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"time"

	"github.com/spf13/cobra"

	"apnap/bot"
	"apnap/bot/store"
	"apnap/commands/answer"
	"apnap/commands/cardindex"
	"apnap/rulesdb/update"
)

// doctorLimit bounds each thing that the doctor tries over the network.
const doctorLimit = 5 * time.Second

// doctorCommand is apnap doctor.
func (s *session) doctorCommand() *cobra.Command {
	ready := false
	c := &cobra.Command{Use: "doctor", Args: cobra.NoArgs, Example: "  apnap doctor",
		Short: "Check configuration, index, token shape and reachability, and say how to mend what is wrong"}
	ask, examine := s.begin(func(ctx context.Context, _ []string) error { return s.ready(ctx) }), s.begin(func(ctx context.Context, _ []string) error { return s.examine(ctx) })
	c.RunE = func(c *cobra.Command, args []string) error {
		if ready {
			return ask(c, args)
		}
		s.settings.examined = true
		return examine(c, args)
	}
	s.jsonFlag(c, "doctor")
	c.Flags().BoolVar(&ready, "ready", false, "only ask the running bot whether it is ready, for a container's health check")
	return c
}

// finding is what one check found: what was looked at, and what is wrong with
// it and how to mend that, or what is out of date; both empty when all is well.
type finding struct{ what, wrong, old string }

// checkCards looks at the imported cards.
func (s *session) checkCards(ctx context.Context) finding {
	cards := cardindex.OpenCards(s.settings.dataDir())
	defer cards.Close()
	f := finding{what: "card index: none is imported, the built-in catalogue answers"}
	if is, err := cards.Installed(ctx); err == nil {
		f.what = fmt.Sprintf("card index: %d cards, %d rulings", is.Cards, is.Rulings)
		if age := time.Since(is.Imported); !is.Imported.IsZero() && age > oldCards {
			f.old = fmt.Sprintf("they were imported %d days ago; apnap cards update fetches the newest", int(age.Hours()/24))
		}
	}
	if err := cards.Check(ctx); err != nil {
		f.what, f.wrong = "card index", err.Error()
	}
	return f
}

// examine carries out every check and reports it.
func (s *session) examine(ctx context.Context) error {
	findings := append([]finding{{what: buildOf().String()}, s.checkFile(), s.checkData()}, s.checkRules(ctx)...)
	findings = append(findings, s.checkCards(ctx), s.checkStore(ctx), s.checkToken(), s.checkLog(), s.checkKeep(), s.checkBot(), s.checkPages(), s.checkSecond(ctx))
	findings = append(findings, s.checkUpdate(update.Rules), s.checkUpdate(update.Cards), s.checkAddress(ctx))
	wrong := 0
	for _, f := range findings {
		if f.wrong != "" {
			wrong++
		}
	}
	if err := s.printFindings(findings); err != nil {
		return err
	}
	if wrong > 0 {
		return fmt.Errorf("%d of %d checks failed", wrong, len(findings))
	}
	return nil
}

// checked is a finding as data.
type checked struct {
	Status string `json:"status"` // ok, old or wrong
	What   string `json:"what"`
	Says   string `json:"says"` // what is wrong or out of date, and how to mend it
}

// printFindings prints what the checks found.
func (s *session) printFindings(findings []finding) error {
	list := []checked{}
	for _, f := range findings {
		one := checked{"ok", f.what, ""}
		switch {
		case f.wrong != "":
			one = checked{"wrong", f.what, f.wrong}
		case f.old != "":
			one = checked{"old", f.what, f.old}
		}
		list = append(list, one)
	}
	if s.json {
		_, err := s.out.Write(answer.JSON(list))
		return err
	}
	for _, one := range list {
		line := fmt.Sprintf("%-5s  %s", one.Status, one.What)
		if one.Says != "" {
			line += ": " + one.Says
		}
		s.prose(line + "\n")
	}
	return nil
}

// checkFile tells which configuration file was read.
func (s *session) checkFile() finding {
	switch {
	case s.settings.wrong != nil:
		return finding{what: "configuration file", wrong: s.settings.wrong.Error()}
	case s.settings.read == "" && s.settings.usual() == "":
		return finding{what: "configuration file: none, and no home folder to look in, so the environment and the defaults count"}
	case s.settings.read == "":
		return finding{what: "configuration file: none at " + s.settings.usual() + ", so the environment and the defaults count"}
	}
	return finding{what: "configuration file " + s.settings.read}
}

// oldCards is after how long cards are worth updating: about how often sets come
// out.
const oldCards = 60 * 24 * time.Hour

// probeSize is how many bytes are written to see whether there is room.
const probeSize = 1 << 20

// checkData tries to write into the data directory.
func (s *session) checkData() finding {
	dir := s.settings.dataDir()
	f := finding{what: "data directory " + dir}
	if err := os.MkdirAll(dir, 0o700); err != nil {
		f.wrong = "it cannot be made; set data.dir (APNAP_DATA_DIR) to a folder that can be written"
		return f
	}
	probe, err := os.CreateTemp(dir, "probe")
	if err != nil {
		f.wrong = "it cannot be written; set data.dir (APNAP_DATA_DIR) to a folder that can be"
		return f
	}
	_, full := probe.Write(make([]byte, probeSize))
	if errors.Join(full, probe.Close()) != nil {
		f.wrong = "its disk is full"
	}
	_ = os.Remove(filepath.Clean(probe.Name()))
	return f
}

// checkStore checks where the open rulings are kept. A file is made when the bot
// first runs; a PostgreSQL database must answer.
func (s *session) checkStore(ctx context.Context) finding {
	address, err := s.settings.storeAddress()
	if err != nil {
		return finding{what: "open rulings", wrong: err.Error()}
	}
	f := finding{what: "open rulings in " + store.Shown(address)}
	ctx, cancel := context.WithTimeout(ctx, doctorLimit)
	defer cancel()
	if err := store.Check(ctx, address); err != nil {
		return finding{what: "open rulings", wrong: err.Error()}
	}
	return f
}

// checkLog checks the log level.
func (s *session) checkLog() finding {
	f := finding{what: "log level"}
	if _, err := s.logger(); err != nil {
		f.wrong = err.Error()
	}
	return f
}

// checkKeep checks how long rulings are kept.
func (s *session) checkKeep() finding {
	f := finding{what: "how long rulings are kept"}
	if _, err := s.settings.keepRulings(); err != nil {
		f.wrong = err.Error()
	}
	return f
}

// checkBot checks how the bot is to connect and where it is to listen.
func (s *session) checkBot() finding {
	f := finding{what: "shards, public key and addresses"}
	_, web := s.settings.webURL()
	_, proxies := s.settings.webProxies()
	f.wrong = together(s.botConfig("", "").Check(), web, proxies)
	return f
}

// checkPages checks the addresses that are shown.
func (s *session) checkPages() finding {
	var wrong []error
	for _, key := range []string{"about.invite", "about.support", "about.source", "about.privacy", "rules.page", "cards.page", "cards.image"} {
		at, err := url.Parse(s.settings.get(key))
		if err != nil || at.String() != "" && (at.Scheme != "https" || at.Host == "") {
			wrong = append(wrong, fmt.Errorf("%s (%s) must be an https address, or empty", key, envOf(key)))
		}
	}
	return finding{what: "addresses that are shown", wrong: together(wrong...)}
}

// together is all that is wrong with one thing.
func together(wrong ...error) string {
	if err := errors.Join(wrong...); err != nil {
		return strings.ReplaceAll(err.Error(), "\n", "; ")
	}
	return ""
}

// tokenShape is what a bot's token looks like.
var tokenShape = regexp.MustCompile(`^[A-Za-z0-9_-]{20,}\.[A-Za-z0-9_-]{5,}\.[A-Za-z0-9_-]{20,}$`)

// checkToken looks at the token's shape. The token itself is never shown.
func (s *session) checkToken() finding {
	f := finding{what: "Discord token"}
	token, err := s.settings.token()
	switch {
	case err != nil:
		f.wrong = err.Error()
	case token == "":
		f.wrong = "none is set; make a bot on Discord's developer page and put its token into DISCORD_TOKEN"
	case !tokenShape.MatchString(token):
		f.wrong = "it does not look like one: three parts with dots between; copy it again, without spaces"
	}
	return f
}

// checkAddress tries to reach Discord, without the token.
func (s *session) checkAddress(ctx context.Context) finding {
	f := finding{what: "Discord's address"}
	base, err := bot.ParseAPIURL(s.settings.get("discord.api_url"))
	if err != nil {
		f.wrong = err.Error()
		return f
	}
	f.what += " " + base.Host
	if status, err := get(ctx, base.String()+"/gateway"); err != nil {
		f.wrong = "it cannot be reached; check the network, a proxy, or discord.api_url"
	} else if status != http.StatusOK {
		f.wrong = fmt.Sprintf("it answers %d; check discord.api_url", status)
	}
	return f
}

// ready asks the bot's own readiness page.
func (s *session) ready(ctx context.Context) error {
	addr := s.settings.get("http.addr")
	if addr == "" {
		return errors.New("http.addr (HTTP_ADDR) is not set, so readiness cannot be asked")
	}
	host, port, err := net.SplitHostPort(addr)
	if err != nil {
		return errors.New("http.addr (HTTP_ADDR) must be HOST:PORT or :PORT")
	}
	if ip := net.ParseIP(host); host == "" || ip != nil && ip.IsUnspecified() {
		host = "127.0.0.1"
	}
	status, err := get(ctx, "http://"+net.JoinHostPort(host, port)+"/readyz")
	if err != nil || status != http.StatusOK {
		return errors.New("the bot is not ready")
	}
	_, err = fmt.Fprintln(s.out, "ready")
	return err
}

// get asks for a page and returns its status.
func get(ctx context.Context, address string) (int, error) {
	ctx, cancel := context.WithTimeout(ctx, doctorLimit)
	defer cancel()
	r, err := http.NewRequestWithContext(ctx, http.MethodGet, address, strings.NewReader(""))
	if err != nil {
		return 0, err
	}
	r.Header.Set("User-Agent", "apnap (doctor)")
	answer, err := http.DefaultClient.Do(r)
	if err != nil {
		return 0, err
	}
	return answer.StatusCode, answer.Body.Close()
}
