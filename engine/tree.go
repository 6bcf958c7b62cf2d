package engine

// samePointed reports whether two pointers are to equal values, or both to none.
func samePointed[T comparable](a, b *T) bool { return a == b || a != nil && b != nil && *a == *b }

// eachEqual reports whether two lists are equal, one by one.
func eachEqual[T any](a, b []T, equal func(a, b *T) bool) bool {
	if len(a) != len(b) {
		return false
	}
	for i := range a {
		if !equal(&a[i], &b[i]) {
			return false
		}
	}
	return true
}
