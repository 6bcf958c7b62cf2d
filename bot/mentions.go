package bot

import (
	"context"
	"net/http"
	"regexp"
	"sync"
	"time"
)

// Looking up the names of mentioned people.
const (
	lookupLimit = 700 * time.Millisecond // of an answer's 3 seconds
	nameAge     = 15 * time.Minute
	maxNames    = 5_000
)

// names looks people up by id and remembers them for a while.
type names struct {
	api *rest
	mu  sync.Mutex
	by  map[string]knownName
}

type knownName struct {
	name  string
	until time.Time
}

func newNames(api *rest) *names { return &names{api: api, by: map[string]knownName{}} }

// mentioned returns the ids mentioned in the texts, each once.
func mentioned(texts map[string]string) []string {
	pattern := regexp.MustCompile(`<@!?([0-9]{1,20})>`)
	var out []string
	seen := map[string]bool{}
	for _, text := range texts {
		for _, m := range pattern.FindAllStringSubmatch(text, -1) {
			if !seen[m[1]] {
				seen[m[1]] = true
				out = append(out, m[1])
			}
		}
	}
	return out
}

// resolve returns the names of the people mentioned in the interaction's
// texts: from what came with it, from memory, or from Discord if that answers
// in time. An unknown person is left out.
func (n *names) resolve(ctx context.Context, i *interaction, texts map[string]string) map[string]string {
	ctx, cancel := context.WithTimeout(ctx, lookupLimit)
	defer cancel()
	out := map[string]string{}
	var mu sync.Mutex
	var wg sync.WaitGroup
	asked := 0
	for _, id := range mentioned(texts) {
		name, ok := i.knows(id)
		if !ok {
			name, ok = n.remembered(id)
		}
		if ok {
			mu.Lock()
			out[id] = name
			mu.Unlock()
			continue
		}
		if asked++; asked > maxMentionsGet {
			continue
		}
		wg.Go(func() {
			if name, ok := n.get(ctx, id); ok {
				mu.Lock()
				out[id] = name
				mu.Unlock()
			}
		})
	}
	wg.Wait()
	return out
}

// knows returns the name of somebody who came with the interaction.
func (i *interaction) knows(id string) (string, bool) {
	if u := i.user(); u != nil && u.ID == id {
		return i.userName(), true
	}
	p := i.Data.Resolved.Users[id]
	if p == nil {
		return "", false
	}
	nick := ""
	if m := i.Data.Resolved.Members[id]; m != nil {
		nick = m.Nick
	}
	return displayName(nick, p), true
}

func (n *names) remembered(id string) (string, bool) {
	n.mu.Lock()
	defer n.mu.Unlock()
	known, ok := n.by[id]
	return known.name, ok && time.Now().Before(known.until)
}

func (n *names) get(ctx context.Context, id string) (string, bool) {
	var p person
	if err := n.api.call(ctx, http.MethodGet, "/users/"+id, nil, &p); err != nil || p.Username == "" && p.GlobalName == "" {
		return "", false
	}
	name := displayName("", &p)
	n.mu.Lock()
	defer n.mu.Unlock()
	if len(n.by) >= maxNames {
		clear(n.by)
	}
	n.by[id] = knownName{name: name, until: time.Now().Add(nameAge)}
	return name, true
}
