package bot_test

import (
	"context"
	"net/http"
	"strings"
	"testing"
	"time"

	"apnap/bot/standin"
	"apnap/commands/talk"
)

// drawn is a reply with a picture.
func drawn(context.Context, talk.Request) talk.Reply {
	return talk.Reply{Verdict: "2 orders, 2 ends.", Tree: &talk.Tree{Says: "Bob chooses", Branches: []*talk.Tree{
		{Option: "Forge first", Says: "5 damage", End: true}, {Option: "Plate first", Says: "4 damage", End: true}}}}
}

// A picture goes out with the answer, described in words; when its first try is
// answered with a fault, it goes out again, whole.
func TestPictureWithAnswer(t *testing.T) {
	w := newWorld(t, nil)
	w.fake.run = drawn
	w.connected()
	w.Inject(standin.Fault{Path: "/callback", Status: http.StatusBadGateway})
	a := w.Slash(alice, table, "help")
	says(t, a, 4, false, "2 orders")
	files := a.Message.Attachments()
	if len(files) != 1 || files[0].Description != "Forge first: 5 damage. Plate first: 4 damage." || !strings.HasPrefix(string(files[0].Data), "\x89PNG") {
		t.Errorf("the files are %+v", files)
	}
}

// An answer that is the response to a post cannot carry files: the words come at
// once, and the picture is added.
func TestPictureAfterPost(t *testing.T) {
	w, url, private := newPostedWorld(t, drawn)
	w.PostTo(url, private)
	defer w.PostTo("", nil)
	a := w.Slash(alice, table, "help")
	says(t, a, 4, false, "2 orders")
	for end := time.Now().Add(5 * time.Second); time.Now().Before(end) && len(a.Message.Attachments()) == 0; {
		time.Sleep(10 * time.Millisecond)
	}
	if files := a.Message.Attachments(); len(files) != 1 || len(files[0].Data) == 0 {
		t.Errorf("the picture was not added: %+v", files)
	}
	says(t, a, 4, false, "2 orders")
}

// When the message that a press would change is gone, the ruling goes on in a new
// one.
func TestMessageGone(t *testing.T) {
	w := newWorld(t, nil)
	choosing(w)
	w.AddUser(bobby)
	w.connected()
	a := w.Slash(alice, table, "resolve", standin.Option{Name: "event", Value: "Storm"})
	w.Inject(standin.Fault{Path: "/callback", Status: http.StatusNotFound, Code: 10008})
	says(t, w.Press(bobby, table, a.Message, a.Message.Button("Furnace")), 4, false, "Bob chose furnace.")
}
