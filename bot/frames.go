package bot

import "encoding/binary"

// The kinds of websocket messages.
const (
	frameMore  = 0
	frameText  = 1
	frameClose = 8
)

// frames finds whole messages in a stream of websocket frames as a server
// sends them.
type frames struct {
	// kind and payload are those of the message found last.
	kind    byte
	payload []byte
}

// next returns the length of the first whole message in the stream, fragments
// included, or 0 when it is not all there yet.
func (f *frames) next(stream []byte) (int, error) {
	f.kind, f.payload = frameMore, f.payload[:0]
	at := 0
	for {
		head, n, err := frameHead(stream[at:])
		if err != nil || head == 0 || len(stream)-at < head+n {
			return 0, err
		}
		kind, last := stream[at]&0x0F, stream[at]&0x80 != 0
		if kind >= frameClose && at > 0 {
			// Between the fragments of a message. Those before it are handed on
			// unjudged: the gateway does not fragment what it sends.
			f.kind = frameMore
			return at, nil
		}
		if kind != frameMore {
			f.kind = kind
		}
		f.payload = append(f.payload, stream[at+head:at+head+n]...)
		if at += head + n; last {
			return at, nil
		}
		if len(f.payload) > maxMessage {
			return 0, errOversized
		}
	}
}

// frameHead reads a frame's header: its length and the payload's.
func frameHead(b []byte) (head, payload int, err error) {
	if len(b) < 2 {
		return 0, 0, nil
	}
	if b[1]&0x80 != 0 {
		return 0, 0, errOversized // a server does not mask
	}
	switch n := int(b[1] & 0x7F); {
	case n < 126:
		return 2, n, nil
	case n == 126:
		if len(b) < 4 {
			return 0, 0, nil
		}
		return 4, int(binary.BigEndian.Uint16(b[2:])), nil
	}
	if len(b) < 10 {
		return 0, 0, nil
	}
	n := binary.BigEndian.Uint64(b[2:])
	if n > maxMessage {
		return 0, 0, errOversized
	}
	return 10, int(n), nil
}
