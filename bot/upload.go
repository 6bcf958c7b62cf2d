package bot

import (
	"bytes"
	"context"
	"fmt"
	"mime/multipart"
	"net/http"
	"net/textproto"
	"time"

	"apnap/bot/picture"
	"apnap/commands/talk"
)

// pictureName is the file of a reply's picture.
const pictureName = "outcomes.png"

// withPicture adds a reply's tree to its message, drawn. A message goes without
// rather than not at all.
func (b *Bot) withPicture(r talk.Reply, m outMessage) outMessage {
	if r.Tree == nil || b.painter == nil || len(m.Embeds) == 0 {
		return m
	}
	data, err := b.painter.PNG(r.Tree)
	if err != nil {
		b.log.Error("a picture was not drawn", "err", err)
		return m
	}
	m.files = []file{{pictureName, data}}
	m.Attachments = []attachment{{ID: "0", Filename: pictureName, Description: cut(oneLine(r.Tree.Alt()), maxAlt)}}
	m.Embeds[0].Image = &image{URL: "attachment://" + pictureName}
	return m
}

// newPainter makes the painter; without one replies have no pictures.
func (b *Bot) newPainter() *picture.Painter {
	p, err := picture.New()
	if err != nil {
		b.log.Error("there will be no pictures", "err", err)
		return nil
	}
	return p
}

// filesOf are the files that a request's body sends along.
func filesOf(body any) []file {
	switch v := body.(type) {
	case callback:
		return filesOf(v.Data)
	case outMessage:
		return v.files
	}
	return nil
}

// multipartOf is a body with files, and its content type.
func multipartOf(payload []byte, files []file) ([]byte, string) {
	var out bytes.Buffer
	w := multipart.NewWriter(&out)
	part := func(name, filename, kind string, data []byte) {
		h := textproto.MIMEHeader{"Content-Type": {kind}}
		h.Set("Content-Disposition", fmt.Sprintf(`form-data; name=%q`, name))
		if filename != "" {
			h.Set("Content-Disposition", fmt.Sprintf(`form-data; name=%q; filename=%q`, name, filename))
		}
		p, _ := w.CreatePart(h) // a buffer takes everything
		_, _ = p.Write(data)
	}
	part("payload_json", "", "application/json", payload)
	for i, f := range files {
		part(fmt.Sprintf("files[%d]", i), f.name, "image/png", f.data)
	}
	_ = w.Close()
	return out.Bytes(), w.FormDataContentType()
}

// pictureDelay is how long a picture waits for the answer that it belongs to,
// where that answer is a response.
const pictureDelay = 250 * time.Millisecond

// addPicture adds the picture to an answer that went out as a response, which
// cannot carry files.
func (b *Bot) addPicture(i *interaction, m outMessage) {
	ctx, cancel := context.WithTimeout(context.Background(), lateLimit)
	defer cancel()
	m.Flags = 0
	for range 3 {
		pause(ctx, pictureDelay)
		err := b.api.hooked(ctx, http.MethodPatch, "/webhooks/"+i.AppID+"/"+i.Token+"/messages/@original", m, nil)
		if err == nil {
			return
		}
		b.log.Warn("a picture was not added", "err", err, "interaction", i.ID)
	}
}
