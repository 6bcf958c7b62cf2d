package engine

// shares matches a quality that an object shares with what the filter names.
func (v *view) shares(f *Filter, id ObjectID, o *Object) Tri {
	got := No
	for _, e := range v.refer(f.SharesRef) {
		if !e.IsObject() {
			continue
		}
		got = got.or(v.sharesOne(f.SharesWith, id, o, e.Object, v.object(e.Object)))
	}
	return got
}

// sharesOne reports whether two objects have a quality in common.
func (v *view) sharesOne(quality string, id ObjectID, o *Object, otherID ObjectID, other *Object) Tri {
	switch quality {
	case "color":
		for _, x := range []struct {
			id ObjectID
			o  *Object
		}{{id, o}, {otherID, other}} {
			if !x.o.ColorsKnown {
				return v.unknownColor(x.id, x.o)
			}
		}
		return tri(o.Colors&other.Colors&^Colorless != 0)
	case "name":
		return tri(o.Name == other.Name)
	case "card type", "permanent type":
		if !o.TypesKnown || !other.TypesKnown {
			return v.unknownType(id, o)
		}
		return tri(o.Types&other.Types&(PermanentTypes|Instant|Sorcery) != 0)
	case "creature type":
		for _, s := range o.Subtypes {
			if hasWord(other.Subtypes, s) {
				return Yes
			}
		}
		return No
	}
	return v.unknown(id, whetherShared(quality, o, other))
}
