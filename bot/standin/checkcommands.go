package standin

import (
	"cmp"
	"fmt"
	"regexp"
	"slices"
	"strings"
	"unicode/utf16"
)

// The shapes of commands as they are registered.
// wireCalled is what a command or an option is called and described as, in
// English and by locale.
type wireCalled struct {
	Name, Description string
	Names             map[string]string `json:"name_localizations"`
	Descriptions      map[string]string `json:"description_localizations"`
}

type wireCommand struct {
	wireCalled
	Type             int
	Options          []wireOption
	Permissions      *int  `json:"default_member_permissions"`
	IntegrationTypes []int `json:"integration_types"`
	Contexts         []int
}

type wireOption struct {
	wireCalled
	Type         int
	Required     bool
	Autocomplete bool
	MaxLength    *int  `json:"max_length"`
	ChannelTypes []int `json:"channel_types"`
}

// checkCommands checks what is registered.
func checkCommands(raw []byte) []string {
	c := &checker{where: "commands"}
	var list []wireCommand
	if !c.read(raw, &list) {
		return c.faults
	}
	if len(list) == 0 || len(list) > 100 {
		c.fail("%d commands", len(list))
	}
	for _, x := range list {
		c.where = "command " + x.Name
		c.command(x)
	}
	c.where = "commands"
	c.unlike(list)
	return c.faults
}

// unlike checks that no two commands of a sort, nor two options of a command, are
// called the same by anybody.
func (c *checker) unlike(list []wireCommand) {
	for _, locale := range append(locales(), "") {
		seen := map[string]bool{}
		once := func(what string, x *wireCalled) {
			if key := what + " " + x.in(locale); seen[key] {
				c.fail("%s twice in %q", key, locale)
			} else {
				seen[key] = true
			}
		}
		for i := range list {
			x := &list[i]
			once(fmt.Sprint("command of type ", x.Type), &x.wireCalled)
			for j := range x.Options {
				once("option of "+x.Name, &x.Options[j].wireCalled)
			}
		}
	}
}

// in is what is shown to people of a locale.
func (w *wireCalled) in(locale string) string { return cmp.Or(w.Names[locale], w.Name) }

// longest is how much of a command's 8,000 characters this takes: what its
// longest localization does.
func (w *wireCalled) longest() int {
	most := func(own string, others map[string]string) int {
		n := len(utf16.Encode([]rune(own)))
		for _, other := range others {
			n = max(n, len(utf16.Encode([]rune(other))))
		}
		return n
	}
	return most(w.Name, w.Names) + most(w.Description, w.Descriptions)
}

// locales are those that Discord knows.
func locales() []string {
	return strings.Fields("ar bg cs da de el en-GB en-US es-419 es-ES fi fr he hi hr hu id it ja ko lt nl no pl pt-BR ro ru sv-SE th tr uk vi zh-CN zh-TW")
}

// called checks a name and a description in every language they come in: all
// languages in which one command has a name, every one has.
func (c *checker) called(x *wireCalled, name func(string), least int) {
	name(x.Name)
	c.within("description", x.Description, least, 100)
	for locale, said := range x.Names {
		if name(said); !slices.Contains(locales(), locale) {
			c.fail("no locale %s", locale)
		}
	}
	for locale, said := range x.Descriptions {
		if c.within("description in "+locale, said, 1, 100); x.Names[locale] == "" {
			c.fail("a description in %s without a name", locale)
		}
	}
	if least > 0 && len(x.Descriptions) != len(x.Names) {
		c.fail("%s has names in %d languages, and descriptions in %d", x.Name, len(x.Names), len(x.Descriptions))
	}
}

// command checks one command: one that only those see who manage a server is of servers
// alone, all others are for servers and users, everywhere.
func (c *checker) command(x wireCommand) {
	where := fmt.Sprint(x.IntegrationTypes, x.Contexts)
	if x.Permissions != nil && (*x.Permissions != 32 || where != "[0] [0]") || x.Permissions == nil && where != "[0 1] [0 1 2]" {
		c.fail("permissions %v, integration and contexts %s", x.Permissions, where)
	}
	switch x.Type {
	case 1:
		c.called(&x.wireCalled, c.name, 1)
		c.options(x)
	case 3:
		c.called(&x.wireCalled, func(name string) { c.within("name", name, 1, 32) }, 0)
		if len(x.Descriptions) > 0 || x.Description != "" || len(x.Options) > 0 {
			c.fail("a command on a message has no description and no options")
		}
	default:
		c.fail("type %d", x.Type)
	}
}

func (c *checker) options(x wireCommand) {
	total, optional := x.longest(), false
	for _, o := range x.Options {
		c.called(&o.wireCalled, c.name, 1)
		if o.Required && optional {
			c.fail("required option %s after an optional one", o.Name)
		}
		optional = optional || !o.Required
		if o.Type != 3 && (o.Type != 5 && o.Type != 7 || o.Autocomplete || o.MaxLength != nil) || o.Type != 7 && len(o.ChannelTypes) > 0 {
			c.fail("option %+v", o)
		}
		if o.MaxLength != nil && (*o.MaxLength < 1 || *o.MaxLength > 6000) {
			c.fail("option %s takes %d characters", o.Name, *o.MaxLength)
		}
		total += o.longest()
	}
	if len(x.Options) > 25 || total > 8000 {
		c.fail("%d options, %d characters", len(x.Options), total)
	}
}

func (c *checker) name(s string) {
	if !regexp.MustCompile(`^[-_'\p{L}\p{N}]{1,32}$`).MatchString(s) || regexp.MustCompile(`\p{Lu}`).MatchString(s) {
		c.fail("name %q", s)
	}
}
