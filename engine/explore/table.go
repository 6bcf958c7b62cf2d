package explore

import "apnap/engine/play"

// table maps fingerprints to vertices: open addressing, the fingerprint being
// its own hash.
type table struct {
	keys  []play.Fingerprint
	ids   []int32 // vertex + 1; 0 is a free place
	count int
}

// get is the vertex of a state seen before.
func (t *table) get(key play.Fingerprint) (int32, bool) {
	if len(t.ids) == 0 {
		return 0, false
	}
	for i := key.A & uint64(len(t.ids)-1); t.ids[i] != 0; i = (i + 1) & uint64(len(t.ids)-1) {
		if t.keys[i] == key {
			return t.ids[i] - 1, true
		}
	}
	return 0, false
}

// put remembers the vertex of a state.
func (t *table) put(key play.Fingerprint, id int32) {
	if t.count*4 >= len(t.ids)*3 {
		t.grow()
	}
	t.place(key, id+1)
	t.count++
}

func (t *table) place(key play.Fingerprint, id int32) {
	i := key.A & uint64(len(t.ids)-1)
	for t.ids[i] != 0 {
		i = (i + 1) & uint64(len(t.ids)-1)
	}
	t.keys[i], t.ids[i] = key, id
}

// meet is put for a state that may have been seen before.
func (t *table) meet(key play.Fingerprint, id int32) {
	if _, ok := t.get(key); !ok {
		t.put(key, id)
	}
}

// grow doubles the table.
func (t *table) grow() {
	keys, ids := t.keys, t.ids
	n := max(64, 2*len(ids))
	t.keys, t.ids = make([]play.Fingerprint, n), make([]int32, n)
	for i, id := range ids {
		if id != 0 {
			t.place(keys[i], id)
		}
	}
}
