package happen

import (
	"testing"

	"apnap/engine"
)

func TestTraitsEndAndAreForgotten(t *testing.T) {
	b := engine.Board{Objects: []engine.Object{{Name: "Hound", Colors: engine.Red, ColorsKnown: true, Types: engine.Creature, Zone: engine.Battlefield, AttachedTo: engine.Nobody()}}}
	b.AddTraits(0, &engine.Traits{CopyOf: engine.NoObject, Colors: engine.Blue, ThisTurn: true})
	b.AddTraits(0, &engine.Traits{CopyOf: engine.NoObject, AddTypes: engine.Artifact})
	b.DropTraits(0, func(t *engine.Traits) bool { return t.ThisTurn })
	if o := &b.Objects[0]; o.Colors != engine.Red || o.Types != engine.Creature|engine.Artifact {
		t.Errorf("after the turn %v %v, want red and still an artifact", o.Colors, o.Types)
	}
	forget(&b.Objects[0])
	if o := &b.Objects[0]; o.Types != engine.Creature || len(o.Traits) != 0 {
		t.Errorf("as a new object %v, want a creature alone", o.Types)
	}
}
