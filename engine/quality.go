package engine

// sharesQuality reports whether an object has a color, creature type or card
// type in common with what the filter's reference names.
func (v *view) sharesQuality(f *Filter, id ObjectID, o *Object) Tri {
	got := No
	for _, e := range v.refer(f.SharesRef) {
		if e.IsObject() {
			got = got.or(v.sharesWith(f.SharesWith, id, o, e.Object))
		}
	}
	return got
}

// sharesWith compares two objects by one quality.
func (v *view) sharesWith(quality string, id ObjectID, o *Object, with ObjectID) Tri {
	other := v.object(with)
	switch quality {
	case "color":
		if !o.ColorsKnown {
			return v.unknownColor(id, o)
		}
		if !other.ColorsKnown {
			return v.unknownColor(with, other)
		}
		return tri(o.Colors&other.Colors&^Colorless != 0)
	case "name":
		return tri(o.Name == other.Name)
	case "card type", "permanent type":
		if o.Types&other.Types&cardTypes != 0 {
			return Yes
		}
	case "creature type":
		if hasAny(o.Subtypes, other.Subtypes) || changes(o) && (changes(other) || len(other.Subtypes) > 0) || changes(other) && len(o.Subtypes) > 0 {
			return Yes
		}
	default:
		return v.unknown(id, whetherShared(quality, o, other))
	}
	if !o.TypesKnown {
		return v.unknownType(id, o)
	}
	if !other.TypesKnown {
		return v.unknownType(with, other)
	}
	return No
}

// changes reports whether an object has every creature type.
func changes(o *Object) bool { return hasWord(o.Keywords, "changeling") }

// cardTypes are the card types without supertypes.
const cardTypes = PermanentTypes | Instant | Sorcery
