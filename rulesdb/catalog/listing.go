package catalog

import "strings"

// Listing writes names down folded and sorted, so that ReadListing has neither to do: a
// line for each, with its marks as a letter, how it is printed, a tab, and how it is
// folded. It is empty where a name has a tab or a line end in it.
func Listing(list []Name) string {
	names := NewNames(list)
	var b strings.Builder
	for i := range names.size() {
		k := names.key(i)
		printed := names.printed(k)
		if strings.ContainsAny(printed, "\t\n") {
			return ""
		}
		b.WriteByte('a' + k.marks())
		b.WriteString(printed + "\t" + k.folded + "\n")
	}
	return b.String()
}

// ReadListing makes an index of names out of what Listing wrote; nil for what it did not
// write.
func ReadListing(text string) *Names {
	keys := make([]key, 0, strings.Count(text, "\n"))
	printed := make([]string, 0, cap(keys))
	for line := range strings.Lines(text) {
		name, folded, ok := strings.Cut(strings.TrimSuffix(line, "\n"), "\t")
		if !ok || name == "" || len(keys) > 0 && folded < keys[len(keys)-1].folded {
			return nil
		}
		marks := name[0] - 'a'
		keys = append(keys, key{folded: folded, line: uint32(len(keys)), able: marks&ableMark != 0, listed: marks&listedMark != 0})
		printed = append(printed, name[1:])
	}
	if len(keys) == 0 {
		return nil
	}
	return namesOf(keys, func(k key) string { return printed[k.line] })
}
