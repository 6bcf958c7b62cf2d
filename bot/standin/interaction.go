package standin

import (
	"cmp"
	"encoding/json"
	"fmt"
	"net/http"
	"time"
)

// User is somebody on the stand-in.
type User struct {
	ID, Name string
	// Permissions are those in servers, as a number; empty means all.
	Permissions string
	// Locale is the language of their Discord; empty means "en-US".
	Locale string
}

func (u User) json() map[string]any {
	return map[string]any{"id": u.ID, "username": u.Name, "global_name": nil, "discriminator": "0"}
}

// allPermissions are those of an administrator.
const allPermissions = "2251799813685247"

// guildLocale is the language of every server: whoever speaks another is still
// answered in their own.
const guildLocale = "fr"

// Place is where somebody is; without a guild it is a direct message.
type Place struct {
	Guild, Channel string
	// NoExternal says that the bot is there only with its user, in a server that
	// forbids such apps to answer for everybody: what they answer is private.
	NoExternal bool
}

// noExternalApps are the permissions of members who may use no app of their own for
// everybody.
const noExternalApps = "1024"

// Answer is what came back for an interaction.
type Answer struct {
	// Type is the type of the callback; 0 when none came in time.
	Type int
	// Took is how long the callback took.
	Took time.Duration
	// Message is the message made or updated, if any.
	Message *Message
	// Private tells whether only the user sees it.
	Private bool
	// Data is the callback's data as it was sent.
	Data json.RawMessage
}

// Form is the form that an answer opened: its custom_id and what its boxes hold,
// by name.
func (a Answer) Form() (customID string, boxes map[string]string) {
	var f struct {
		CustomID   string `json:"custom_id"`
		Components []struct {
			Components []struct {
				CustomID string `json:"custom_id"`
				Value    string
			}
		}
	}
	_ = json.Unmarshal(a.Data, &f) // it was checked before
	boxes = map[string]string{}
	for _, row := range f.Components {
		for _, box := range row.Components {
			boxes[box.CustomID] = box.Value
		}
	}
	return f.CustomID, boxes
}

// exchange is an interaction and its answers; guarded by the server's lock.
type exchange struct {
	id, kind string
	place    Place
	sent     time.Time
	pressed  *Message
	message  *Message // @original
	answered chan Answer
	done     bool
	callback int // the type of the first answer
}

// The kinds of interactions.
const (
	kindCommand   = "command"
	kindComponent = "component"
	kindTyping    = "autocomplete"
	kindForm      = "form"
)

// Option is an option given to a slash command.
type Option struct {
	Name  string
	Value any
}

// Slash makes a user use a slash command and waits for the answer.
func (s *Server) Slash(u User, p Place, name string, options ...Option) Answer {
	return s.exchange(kindCommand, 2, u, p, nil, commandData(name, "", options))
}

// Type makes a user type into an option, the first of those given, and returns
// the labels suggested.
func (s *Server) Type(u User, p Place, name string, options ...Option) (Answer, []string) {
	a := s.exchange(kindTyping, 4, u, p, nil, commandData(name, options[0].Name, options))
	var d struct {
		Choices []struct{ Name string }
	}
	_ = json.Unmarshal(a.Data, &d) // what is wrong with it was noted already
	var out []string
	for _, c := range d.Choices {
		out = append(out, c.Name)
	}
	return a, out
}

func commandData(name, focused string, options []Option) map[string]any {
	list := []any{}
	for _, o := range options {
		kind := 3
		if _, ok := o.Value.(bool); ok {
			kind = 5
		}
		if _, ok := o.Value.(Place); ok {
			kind, o.Value = 7, o.Value.(Place).Channel
		}
		m := map[string]any{"name": o.Name, "type": kind, "value": o.Value}
		if o.Name == focused {
			m["focused"] = true
		}
		list = append(list, m)
	}
	return map[string]any{"id": "900000000000000009", "name": name, "type": 1, "options": list}
}

// OnMessage makes a user use a command of a message's menu, on a message of
// somebody's with that text, in which the last users are mentioned.
func (s *Server) OnMessage(u User, p Place, name string, author User, text string, mentioned ...User) Answer {
	const id = "800000000000000008"
	people := []any{}
	for _, m := range mentioned {
		people = append(people, m.json())
	}
	data := map[string]any{"id": "900000000000000008", "name": name, "type": 3, "target_id": id, "resolved": map[string]any{
		"messages": map[string]any{id: map[string]any{"id": id, "channel_id": p.Channel, "content": text, "author": author.json(),
			"mentions": people, "type": 0, "embeds": []any{}, "attachments": []any{}}}}}
	return s.exchange(kindCommand, 2, u, p, nil, data)
}

// Press makes a user press the component with that custom_id on a message.
func (s *Server) Press(u User, p Place, m *Message, customID string) Answer {
	return s.exchange(kindComponent, 3, u, p, m, map[string]any{"custom_id": customID, "component_type": 2})
}

// Pick makes a user pick an entry of a menu.
func (s *Server) Pick(u User, p Place, m *Message, customID, value string) Answer {
	return s.exchange(kindComponent, 3, u, p, m, map[string]any{"custom_id": customID, "component_type": 3, "values": []string{value}})
}

// PickUser makes a user pick somebody from a menu of users.
func (s *Server) PickUser(u User, p Place, m *Message, customID string, picked User) Answer {
	return s.exchange(kindComponent, 3, u, p, m, map[string]any{"custom_id": customID, "component_type": 5, "values": []string{picked.ID},
		"resolved": map[string]any{"users": map[string]any{picked.ID: picked.json()}}})
}

// Submit makes a user send a form, opened from message m or from a command (nil).
func (s *Server) Submit(u User, p Place, m *Message, customID string, boxes ...Option) Answer {
	rows := []any{}
	for _, b := range boxes {
		rows = append(rows, map[string]any{"type": 1, "components": []any{
			map[string]any{"type": 4, "custom_id": b.Name, "value": b.Value}}})
	}
	return s.exchange(kindForm, 5, u, p, m, map[string]any{"custom_id": customID, "components": rows})
}

// Odd makes an interaction of that type, a component's (3) on message m, and
// changes it before it is sent: to what Discord may come to send, or what
// somebody may have forged.
func (s *Server) Odd(typ int, u User, p Place, m *Message, data any, change func(interaction map[string]any)) Answer {
	kind := map[int]string{2: kindCommand, 3: kindComponent, 4: kindTyping, 5: kindForm}[typ]
	return s.exchangeChanged(kind, typ, u, p, m, data, change)
}

// exchange sends an interaction and waits for the first answer.
func (s *Server) exchange(kind string, typ int, u User, p Place, m *Message, data any) Answer {
	return s.exchangeChanged(kind, typ, u, p, m, data, func(map[string]any) {})
}

func (s *Server) exchangeChanged(kind string, typ int, u User, p Place, m *Message, data any, change func(map[string]any)) Answer {
	s.mu.Lock()
	x := &exchange{id: s.id(), kind: kind, place: p, pressed: m, sent: time.Now(), answered: make(chan Answer, 1)}
	token := "aW50ZXJhY3Rpb24" + x.id
	s.open[token] = x
	sent := envelope(x, token, typ, u, data)
	change(sent)
	for range max(s.deliveries, 1) {
		if s.page.url == "" {
			s.gateway.shardOf(p.Guild).dispatch("INTERACTION_CREATE", sent)
		} else {
			go s.post(s.page, x, sent)
		}
	}
	s.mu.Unlock()
	select {
	case a := <-x.answered:
		return a
	case <-time.After(Deadline + 200*time.Millisecond):
		s.violate("no answer to a %s within %v", kind, Deadline)
		return Answer{}
	}
}

func envelope(x *exchange, token string, typ int, u User, data any) map[string]any {
	out := map[string]any{
		"id": x.id, "application_id": AppID, "type": typ, "token": token, "version": 1, "locale": cmp.Or(u.Locale, "en-US"),
		"channel_id": x.place.Channel, "app_permissions": "562949953421311", "entitlements": []any{}, "data": data,
		"authorizing_integration_owners": map[string]any{"0": x.place.Guild},
	}
	if x.place.Guild == "" {
		out["user"], out["context"] = u.json(), 1
	} else {
		out["guild_id"], out["context"], out["guild_locale"] = x.place.Guild, 0, guildLocale
		out["member"] = map[string]any{"user": u.json(), "nick": nil, "permissions": cmp.Or(u.Permissions, allPermissions), "roles": []any{}}
	}
	if x.place.NoExternal {
		out["authorizing_integration_owners"] = map[string]any{"1": u.ID}
		out["member"].(map[string]any)["permissions"] = noExternalApps
	}
	if x.pressed != nil {
		out["message"] = x.pressed.json()
	}
	return out
}

// allowed says which callback types an interaction may get.
func allowed(x *exchange, typ int) bool {
	switch typ {
	case 4, 5:
		return x.kind != kindTyping
	case 6, 7:
		return x.kind == kindComponent || x.kind == kindForm && x.pressed != nil
	case 8:
		return x.kind == kindTyping
	case 9:
		return x.kind == kindCommand || x.kind == kindComponent
	}
	return false
}

func (s *Server) postCallback(w http.ResponseWriter, r *http.Request, body []byte) {
	s.mu.Lock()
	defer s.mu.Unlock()
	x := s.open[r.PathValue("token")]
	switch {
	case x == nil || x.id != r.PathValue("id"):
		answer(w, http.StatusNotFound, map[string]any{"message": "Unknown interaction", "code": unknownInteraction})
		return
	case x.done:
		answer(w, http.StatusBadRequest, map[string]any{"message": "Interaction has already been acknowledged.", "code": 40060})
		return
	case time.Since(x.sent) > Deadline:
		s.violateLocked("a %s was answered after %v", x.kind, time.Since(x.sent))
		answer(w, http.StatusNotFound, map[string]any{"message": "Unknown interaction", "code": unknownInteraction})
		return
	}
	if !s.take(x, body, filesOf(r)) {
		answer(w, http.StatusBadRequest, map[string]any{"message": "Invalid Form Body", "code": 50035})
		return
	}
	if r.URL.Query().Get("with_response") != "true" {
		w.WriteHeader(http.StatusNoContent)
		return
	}
	out := map[string]any{"interaction": map[string]any{"id": x.id, "type": x.callback}}
	if x.message != nil {
		out["resource"] = map[string]any{"type": x.callback, "message": x.message.json()}
	}
	answer(w, http.StatusOK, out)
}

// take carries a callback out, unless something is wrong with it.
func (s *Server) take(x *exchange, body []byte, files map[string][]byte) bool {
	var c struct {
		Type int             `json:"type"`
		Data json.RawMessage `json:"data"`
	}
	faults := []string{}
	if err := json.Unmarshal(body, &c); err != nil || !allowed(x, c.Type) {
		faults = append(faults, fmt.Sprintf("a %s was answered with %s", x.kind, body))
	} else {
		faults = append(checkCallback(c.Type, c.Data), checkDescribed(asCallback, body)...)
	}
	if len(faults) > 0 {
		s.violations = append(s.violations, faults...)
		return false
	}
	s.accept(x, c.Type, c.Data, files)
	return true
}

// accept makes or changes the message of a callback.
func (s *Server) accept(x *exchange, typ int, data json.RawMessage, files map[string][]byte) {
	x.done, x.callback = true, typ
	a := Answer{Type: typ, Took: time.Since(x.sent), Data: data}
	switch typ {
	case 4, 5:
		x.message = s.newMessage(x.place, data, files)
		a.Message, a.Private = x.message, x.message.Private
	case 6, 7:
		x.message = x.pressed
		if typ == 7 {
			x.message.set(data, files)
		}
		a.Message, a.Private = x.message, x.message.Private
	}
	x.answered <- a
}
