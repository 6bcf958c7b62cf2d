package library

import "encoding/binary"

// The kinds of websocket messages.
const (
	frameMore  = 0
	frameText  = 1
	frameClose = 8
	framePing  = 9
	framePong  = 10
)

// frames finds whole messages in a stream of websocket frames as a server
// sends them.
type frames struct {
	kind    byte   // of the message whose fragments are held
	partial []byte // the fragments so far
}

// next takes the stream's first frame, of n bytes, or none (0) when it is not all
// there yet. With it a message may be whole, of that kind and payload; until
// then the kind is frameMore.
func (f *frames) next(stream []byte) (kind byte, payload []byte, n int, err error) {
	head, size, err := frameHead(stream)
	if err != nil || head == 0 || len(stream)-head < size {
		return frameMore, nil, 0, err
	}
	n = head + size
	payload = stream[head:n]
	kind, last := stream[0]&0x0F, stream[0]&0x80 != 0
	if kind >= frameClose { // such a one may stand between the fragments of another
		return kind, payload, n, nil
	}
	if kind != frameMore {
		f.kind, f.partial = kind, f.partial[:0]
	}
	if f.partial = append(f.partial, payload...); len(f.partial) > maxMessage {
		return frameMore, nil, 0, errOversized
	}
	if !last {
		return frameMore, nil, n, nil
	}
	return f.kind, f.partial, n, nil
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

// appendFrame appends a message in one frame, as a server sends it.
func appendFrame(b []byte, kind byte, payload []byte) []byte {
	b = append(b, 0x80|kind)
	switch n := len(payload); {
	case n < 126:
		b = append(b, byte(n))
	case n <= 0xFFFF:
		b = binary.BigEndian.AppendUint16(append(b, 126), uint16(n))
	default:
		b = binary.BigEndian.AppendUint64(append(b, 127), uint64(n))
	}
	return append(b, payload...)
}
