package standin

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"image/png"
	"io"
	"mime"
	"mime/multipart"
	"net/http"
	"strings"
)

func (s *Server) routes() http.Handler {
	mux := http.NewServeMux()
	mux.HandleFunc("/gateway/", s.serveGateway)
	mux.HandleFunc("/resume/", s.serveGateway)
	api := func(pattern string, own bool, do func(w http.ResponseWriter, r *http.Request, body []byte)) {
		method, path, _ := strings.Cut(pattern, " ")
		mux.HandleFunc(method+" /api/v10"+path, func(w http.ResponseWriter, r *http.Request) { s.serve(w, r, own, do) })
	}
	api("GET /gateway", false, s.getGateway)
	api("GET /gateway/bot", true, s.getGateway)
	api("GET /applications/@me", true, s.getApplication)
	api("GET /oauth2/applications/@me", true, s.getApplication)
	api("PUT /applications/{app}/commands", true, s.putCommands)
	api("GET /users/{user}", true, s.getUser)
	api("POST /channels/{channel}/messages", true, s.postMessage)
	api("POST /interactions/{id}/{token}/callback", false, s.postCallback)
	api("POST /webhooks/{app}/{token}", false, s.postFollowUp)
	api("PATCH /webhooks/{app}/{token}/messages/@original", false, s.patchOriginal)
	api("PATCH /webhooks/{app}/{token}/messages/{message}", false, s.patchFollowUp)
	api("DELETE /webhooks/{app}/{token}/messages/@original", false, s.deleteOriginal)
	mux.HandleFunc("/", func(w http.ResponseWriter, r *http.Request) {
		s.violate("unknown address: %s %s", r.Method, r.URL.Path)
		answer(w, http.StatusNotFound, map[string]any{"message": "404: Not Found", "code": 0})
	})
	return s.withFaults(mux)
}

// serve checks what every request must hold. own tells whether the request
// needs the bot's token.
func (s *Server) serve(w http.ResponseWriter, r *http.Request, own bool, do func(http.ResponseWriter, *http.Request, []byte)) {
	given := r.Header.Get("Authorization")
	if given != "" && given != "Bot "+Token || own && given == "" {
		answer(w, http.StatusUnauthorized, map[string]any{"message": "401: Unauthorized", "code": 0})
		return
	}
	if !strings.HasPrefix(r.UserAgent(), "DiscordBot (") {
		s.violate("user agent %q", r.UserAgent())
	}
	body, err := io.ReadAll(r.Body)
	if err != nil {
		return
	}
	kind, params, err := mime.ParseMediaType(r.Header.Get("Content-Type"))
	var files map[string][]byte
	switch {
	case len(body) == 0:
	case err == nil && kind == "multipart/form-data":
		if body, files, err = readForm(body, params["boundary"]); err != nil {
			s.violate("a form that cannot be read: %v", err)
		}
	case kind != "application/json":
		s.violate("content type %q", r.Header.Get("Content-Type"))
	}
	if faults := checkFiles(body, files); len(faults) > 0 {
		s.check(faults)
	}
	do(w, r.WithContext(context.WithValue(r.Context(), filesKey{}, files)), body)
}

// filesKey is where a request's context has the files that were sent with it, by
// name.
type filesKey struct{}

// readForm reads a form with a payload and files.
func readForm(raw []byte, boundary string) (payload []byte, files map[string][]byte, err error) {
	files = map[string][]byte{}
	for form := multipart.NewReader(bytes.NewReader(raw), boundary); ; {
		part, err := form.NextPart()
		if errors.Is(err, io.EOF) {
			return payload, files, nil
		}
		if err != nil {
			return payload, files, err
		}
		data, err := io.ReadAll(part)
		if err != nil {
			return payload, files, err
		}
		switch name := fmt.Sprintf("files[%d]", len(files)); part.FormName() {
		case "payload_json":
			payload = data
		case name:
			files[part.FileName()] = data
		default:
			return payload, files, fmt.Errorf("a part named %q", part.FormName())
		}
	}
}

// checkFiles checks that the files sent are those described, and pictures.
func checkFiles(body []byte, files map[string][]byte) []string {
	var m struct {
		Attachments []wireAttachment
		Data        struct{ Attachments []wireAttachment }
	}
	_ = json.Unmarshal(body, &m) // what is wrong with it is noted elsewhere
	described := append(m.Attachments, m.Data.Attachments...)
	c := &checker{where: "files"}
	if len(described) != len(files) {
		c.fail("%d described and %d sent", len(described), len(files))
	}
	for _, a := range described {
		if _, err := png.Decode(bytes.NewReader(files[a.Filename])); err != nil {
			c.fail("%s is no picture: %v", a.Filename, err)
		}
	}
	return c.faults
}

// filesOf are the files that came with a request.
func filesOf(r *http.Request) map[string][]byte {
	files, _ := r.Context().Value(filesKey{}).(map[string][]byte)
	return files
}

func (s *Server) getGateway(w http.ResponseWriter, r *http.Request, _ []byte) {
	s.mu.Lock()
	limit, shards := s.limit, len(s.gateway.shards)
	s.mu.Unlock()
	out := map[string]any{"url": "ws" + strings.TrimPrefix(s.http.URL, "http") + "/gateway"}
	if strings.HasSuffix(r.URL.Path, "/bot") {
		out["shards"], out["session_start_limit"] = shards, limit
	}
	answer(w, http.StatusOK, out)
}

func (s *Server) getApplication(w http.ResponseWriter, _ *http.Request, _ []byte) {
	answer(w, http.StatusOK, map[string]any{"id": AppID, "name": "Apnap", "flags": 0})
}

func (s *Server) putCommands(w http.ResponseWriter, r *http.Request, body []byte) {
	if r.PathValue("app") != AppID {
		s.violate("commands registered for application %q", r.PathValue("app"))
	}
	s.check(append(checkCommands(body), checkDescribed(asCommands, body)...))
	s.mu.Lock()
	s.commands = json.RawMessage(body)
	s.puts++
	s.mu.Unlock()
	answer(w, http.StatusOK, json.RawMessage(body))
}

func (s *Server) getUser(w http.ResponseWriter, r *http.Request, _ []byte) {
	s.mu.Lock()
	s.lookups++
	u, ok := s.users[r.PathValue("user")]
	s.mu.Unlock()
	if !ok {
		answer(w, http.StatusNotFound, map[string]any{"message": "Unknown User", "code": 10013})
		return
	}
	answer(w, http.StatusOK, u.json())
}

func (s *Server) check(faults []string) {
	for _, f := range faults {
		s.violate("%s", f)
	}
}
