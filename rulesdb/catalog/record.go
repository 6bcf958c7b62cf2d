package catalog

import (
	"encoding/binary"
	"strings"
)

// recordSize is how many bytes tell of a name, lowest byte of a number first:
//
//	4  where it begins in Names.text
//	4  which card it is of, or which name of a list
//	2  how long it is
//	1  the face, 255 for Whole
//	1  marks
const recordSize = 12

// The marks of a name.
const (
	ableMark = 1 << iota
	listedMark
	aliasMark
)

// layOut writes the folded names of sorted keys, a line end before each, and a record of
// each: what Names looks things up in.
func layOut(keys []key) (text, table string) {
	size := 0
	for i := range keys {
		size += len("\n") + len(keys[i].folded)
	}
	var names strings.Builder
	names.Grow(size)
	records := make([]byte, 0, recordSize*len(keys))
	for i := range keys {
		names.WriteByte('\n')
		keys[i].at = uint32(names.Len())
		names.WriteString(keys[i].folded)
		records = keys[i].appendRecord(records)
	}
	return names.String(), string(records)
}

// appendRecord writes the record of a key.
func (k *key) appendRecord(to []byte) []byte {
	to = binary.LittleEndian.AppendUint32(to, k.at)
	to = binary.LittleEndian.AppendUint32(to, k.line)
	to = binary.LittleEndian.AppendUint16(to, uint16(len(k.folded)))
	return append(to, byte(k.face), k.marks())
}

// marks are those of a key's record.
func (k *key) marks() byte {
	marks := byte(0)
	if k.able {
		marks |= ableMark
	}
	if k.listed {
		marks |= listedMark
	}
	if k.alias {
		marks |= aliasMark
	}
	return marks
}

// record is a record as it was read, before its name.
type record struct {
	at, line uint32
	size     uint16
	face     int8
	marks    byte
}

// end is where its name ends.
func (r *record) end() int { return int(r.at) + int(r.size) }

// size is how many names there are.
func (n *Names) size() int { return len(n.table) / recordSize }

// record reads the i-th record.
func (n *Names) record(i int) record {
	t := n.table[i*recordSize:][:recordSize]
	return record{at: number32(t[:4]), line: number32(t[4:8]), size: uint16(t[8]) | uint16(t[9])<<8, face: int8(t[10]), marks: t[11]}
}

// number32 reads a number of four bytes.
func number32(t string) uint32 {
	return uint32(t[0]) | uint32(t[1])<<8 | uint32(t[2])<<16 | uint32(t[3])<<24
}

// key is the i-th name.
func (n *Names) key(i int) key {
	r := n.record(i)
	return key{folded: n.text[r.at:r.end()], at: r.at, line: r.line, face: r.face,
		able: r.marks&ableMark != 0, listed: r.marks&listedMark != 0, alias: r.marks&aliasMark != 0}
}

// folded is the i-th name alone.
func (n *Names) folded(i int) string {
	r := n.record(i)
	return n.text[r.at:r.end()]
}
