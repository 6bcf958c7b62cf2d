package engine

// turnedAs makes an object what it was turned face up as.
func (b *Board) turnedAs(id ObjectID, e *Entry) {
	if e.CopyOf != NoObject || e.AddTypes != 0 || len(e.AddSubtypes)+len(e.AddKeywords) > 0 || e.Shape != nil {
		t := &Traits{CopyOf: e.CopyOf, AddTypes: e.AddTypes, AddSubtypes: e.AddSubtypes, AddKeywords: e.AddKeywords}
		if e.Shape != nil {
			t.HasSize, t.Power, t.Toughness = true, e.Shape[0], e.Shape[1]
		}
		b.addTraits(id, t)
	}
	if len(e.Chosen) > 0 {
		b.Objects[id].Chosen = e.Chosen[len(e.Chosen)-1]
	}
}
