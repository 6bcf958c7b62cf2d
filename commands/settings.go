package commands

import (
	"context"
	"encoding/json"
	"errors"
	"maps"
	"slices"
	"strings"

	"apnap/commands/answer"
	"apnap/commands/lookup"
	"apnap/commands/talk"
	"apnap/engine/cr"
	"apnap/engine/say"
)

// maxChannels is how many channels a server may allow.
const maxChannels = 25

// serverSettings are what the administrators of a server have settled.
type serverSettings struct {
	Edition  string   `json:"edition,omitempty"` // as people name it; empty for the newest
	Private  bool     `json:"private,omitempty"`
	Channels []string `json:"channels,omitempty"`  // ids; none for all
	Language string   `json:"language,omitempty"`  // the tag of what is answered in; empty for each one's own
	Ping     bool     `json:"ping,omitempty"`      // who is asked is pinged
	Quiet    bool     `json:"quiet,omitempty"`     // look-ups are private
	Images   bool     `json:"images,omitempty"`    // cards are shown with their picture
	Reports  string   `json:"reports,omitempty"`   // the id of the channel that reports are shown in
	News     string   `json:"news,omitempty"`      // and of that which is told what changes in the rules
	NoSecond bool     `json:"no_second,omitempty"` // no question goes to the second reader
	Told     string   `json:"told,omitempty"`      // the text that it was told of last, by date
	Tongue   string   `json:"tongue,omitempty"`    // the tag of what these channels are written to in
}

// settingsSpec describes /settings, with what is there only where there is a second reader.
func settingsSpec(second bool) talk.Spec {
	edition := lookup.EditionOption()
	edition.Description = say.New("The rules that questions are asked under here: a year, a date, or current")
	spec := talk.Spec{Name: say.New("settings"), Description: say.New("How I answer in this server; for those who manage it"), Admin: true, Options: []talk.OptionSpec{
		edition,
		{Name: say.New("private"), Description: say.New("Rulings are private unless the asker says otherwise"), Boolean: true},
		{Name: say.New("lookups"), Description: say.New("Rules, cards and searches are shown to who looks alone"), Boolean: true},
		{Name: say.New("ping"), Description: say.New("Who is asked to choose is pinged"), Boolean: true},
		{Name: say.New("images"), Description: say.New("Cards are shown with their picture"), Boolean: true},
		{Name: say.New("language"), Description: say.New("What I answer in here: en, fr, or auto for each one's own"), MaxLength: talk.MaxEditionLength},
		{Name: say.New("allow"), Description: say.New("A channel that I may answer in; once there is one, I answer in no others"), Channel: true},
		{Name: say.New("reports"), Description: say.New("A channel that is shown what people here call wrong"), Channel: true},
		{Name: say.New("news"), Description: say.New("A channel that is told which rules changed with each new text"), Channel: true},
		{Name: say.New("remove"), Description: say.New("A channel to leave alone: neither answers, reports nor news there"), Channel: true},
		{Name: say.New("reset"), Description: say.New("Back to how I came"), Boolean: true},
	}}
	if second {
		spec.Options = append(spec.Options, talk.OptionSpec{Name: say.New("reader"), Description: say.New("A question that I cannot read may go to a language model, for you to confirm"), Boolean: true})
	}
	return spec
}

// settingsOf reads a server's settings; there are none outside servers.
func (d *Desk) settingsOf(ctx context.Context, guild string) (serverSettings, error) {
	var set serverSettings
	if guild == "" {
		return set, nil
	}
	body, err := d.store.Settings(ctx, guild)
	if errors.Is(err, ErrNotFound) {
		return set, nil
	}
	if err != nil {
		return set, err
	}
	return set, json.Unmarshal(body, &set)
}

// settings shows and changes a server's settings. That the asker is an
// administrator is asked here too, whatever the transport shows to whom.
func (d *Desk) settings(ctx context.Context, r talk.Request) talk.Reply {
	switch {
	case r.Place.Guild == "":
		return talk.Told(d.Lang.Say(sayNoServer))
	case !r.Admin:
		return talk.Told(d.Lang.Say(sayAdminsOnly))
	}
	set, err := d.settingsOf(ctx, r.Place.Guild)
	if err != nil {
		return d.Fault()
	}
	if len(r.Options) == 0 {
		return d.settingsReply(&set, d.Lang.Say(saySettings))
	}
	if refused := d.changeSettings(&set, r.Options); refused != nil {
		return *refused
	}
	posts, err := d.appoint(ctx, &set, r)
	if err != nil {
		return d.Fault()
	}
	body, err := json.Marshal(set)
	if err != nil || d.store.KeepSettings(ctx, r.Place.Guild, body) != nil {
		return d.Fault()
	}
	reply := d.settingsReply(&set, d.Lang.Say(sayKept))
	reply.Posts = posts
	return reply
}

// appoint takes over the channels that are written to unasked. The first message there
// says what they are for, and shows that I may write there.
func (d *Desk) appoint(ctx context.Context, set *serverSettings, r talk.Request) (posts []talk.Post, err error) {
	for _, one := range []struct {
		option, says string
		is           *string
	}{{"reports", d.Lang.Say(sayReportsHere), &set.Reports}, {"news", d.Lang.Say(sayNewsHere), &set.News}} {
		id := strings.TrimSpace(r.Options[one.option])
		if id == "" {
			continue
		}
		*one.is, set.Tongue = id, d.Lang.Tag()
		closed := talk.Told(d.Lang.Say(sayClosedChannel, channelsSay([]string{id})))
		closed.Channels = []string{id}
		posts = append(posts, talk.Post{Guild: r.Place.Guild, Channel: id, Language: d.Lang, Reply: talk.Reply{Verdict: one.says}, Else: closed})
	}
	if strings.TrimSpace(r.Options["news"]) == "" {
		return posts, nil
	}
	db, err := d.OpenRules(ctx)
	if err != nil {
		return nil, err
	}
	texts, err := wholeTexts(ctx, db)
	if set.Told = ""; len(texts) > 0 {
		set.Told = texts[0]
	}
	return posts, err
}

// changeSettings takes over what the options say, or says why it cannot.
func (d *Desk) changeSettings(set *serverSettings, options map[string]string) *talk.Reply {
	if isYes(options["reset"]) {
		*set = serverSettings{}
	}
	if edition, given := options["edition"]; given {
		if _, err := answer.FindEdition(edition); err != nil {
			no := d.RefuseRule(err, "")
			return &no
		}
		if set.Edition = strings.TrimSpace(edition); cr.MeansCurrent(set.Edition) {
			set.Edition = ""
		}
	}
	for name, is := range map[string]*bool{"private": &set.Private, "lookups": &set.Quiet, "ping": &set.Ping, "images": &set.Images} {
		if value, given := options[name]; given {
			*is = isYes(value)
		}
	}
	if value, given := options["reader"]; given {
		set.NoSecond = !isYes(value)
	}
	if language, given := options["language"]; given && !set.speaks(language) {
		no := talk.Told(d.Lang.Say(sayNoLanguage, strings.TrimSpace(language)))
		return &no
	}
	gone := strings.TrimSpace(options["remove"])
	set.Channels = slices.DeleteFunc(set.Channels, func(id string) bool { return id == gone })
	for _, is := range []*string{&set.Reports, &set.News} {
		if *is == gone {
			*is = ""
		}
	}
	if id := strings.TrimSpace(options["allow"]); id != "" && !slices.Contains(set.Channels, id) {
		set.Channels = append(set.Channels, id)
	}
	if len(set.Channels) > maxChannels {
		no := talk.Told(d.Lang.Say(sayManyAllowed))
		return &no
	}
	return nil
}

// speaks settles what is answered in, and reports whether that is a language of ours.
func (set *serverSettings) speaks(language string) bool {
	tag := strings.ToLower(strings.TrimSpace(language))
	for _, l := range say.Languages() {
		if tag == l.Tag() {
			set.Language = tag
			return true
		}
	}
	if tag == "auto" {
		set.Language = ""
	}
	return tag == "auto"
}

// spoken is what the language of the answers is called.
func (set *serverSettings) spoken() say.Message {
	switch set.Language {
	case say.English.Tag():
		return say.New("English")
	case say.French.Tag():
		return say.New("French")
	}
	return say.New("%s", set.Language)
}

// settingsReply tells a server's settings.
func (d *Desk) settingsReply(set *serverSettings, verdict string) talk.Reply {
	e, err := answer.FindEdition(set.Edition)
	says := []string{}
	if err == nil {
		says = append(says, d.Lang.Say(sayEditionSet, lookup.EditionSays(e)))
	}
	if set.Private {
		says = append(says, d.Lang.Say(sayPrivateOn))
	} else {
		says = append(says, d.Lang.Say(sayPrivateOff))
	}
	for _, one := range []struct {
		is   bool
		says string
	}{{set.Quiet, d.Lang.Say(sayLookupsPrivate)}, {set.Ping, d.Lang.Say(sayPings)}, {set.Images, d.Lang.Say(sayImages)}, {set.Language != "", d.Lang.Say(sayLanguage, set.spoken())},
		{d.second != nil && set.NoSecond, d.Lang.Say(sayNoSecond)}, {d.second != nil && !set.NoSecond, d.Lang.Say(saySecond)}} {
		if one.is {
			says = append(says, one.says)
		}
	}
	if len(set.Channels) == 0 {
		says = append(says, d.Lang.Say(sayAnywhere))
	} else {
		says = append(says, d.Lang.Say(sayOnlyIn, channelsSay(set.Channels)))
	}
	named := slices.Clone(set.Channels)
	for _, one := range []struct{ id, says string }{
		{set.Reports, d.Lang.Say(sayReportsTo, channelsSay([]string{set.Reports}))},
		{set.News, d.Lang.Say(sayNewsTo, channelsSay([]string{set.News}))},
	} {
		if one.id != "" {
			says, named = append(says, one.says), append(named, one.id)
		}
	}
	return talk.Reply{Title: d.Lang.Say(titleSettings), Verdict: verdict, Body: strings.Join(says, "\n"), Channels: named, Private: true}
}

// channelsSay names channels as the transport shows them.
func channelsSay(ids []string) say.List {
	names := make([]string, len(ids))
	for i, id := range ids {
		names[i] = "<#" + id + ">"
	}
	return say.All(say.Texts(names))
}

// outside tells that a command was given where the server does not want me to
// answer, if it was.
func (d *Desk) outside(set *serverSettings, r talk.Request) *talk.Reply {
	if len(set.Channels) == 0 || d.isSort(r.Command, aboutUs) || slices.Contains(set.Channels, r.Place.Channel) || slices.Contains(set.Channels, r.Place.Parent) {
		return nil
	}
	no := talk.Told(d.Lang.Say(sayNotHere, channelsSay(set.Channels)))
	no.Channels = set.Channels
	return &no
}

// withDefaults gives a request the options that a server has settled, where it
// has none of its own.
func withDefaults(r talk.Request, edition string, private bool) talk.Request {
	if edition == "" && !private || r.Command == "settings" {
		return r
	}
	r.Options = maps.Clone(r.Options)
	if r.Options == nil {
		r.Options = map[string]string{}
	}
	setDefault(r.Options, "edition", edition)
	if private {
		setDefault(r.Options, "private", "true")
	}
	return r
}

// setDefault gives an option a value where it has none.
func setDefault(options map[string]string, name, value string) {
	if strings.TrimSpace(options[name]) == "" && value != "" {
		options[name] = value
	}
}
