package record

import (
	"slices"
	"strconv"
)

// ExtraTag is a tag that the format of a game does not define. It is kept unchanged.
type ExtraTag struct{ Name, Value string }

// ExtraTags are the extra tags of a record, in their order.
type ExtraTags []ExtraTag

// ValueOf returns the value of the first tag with a name, empty if it is missing.
func (x ExtraTags) ValueOf(name string) string {
	if i := x.index(name); i >= 0 {
		return x[i].Value
	}
	return ""
}

func (x ExtraTags) index(name string) int {
	return slices.IndexFunc(x, func(t ExtraTag) bool { return t.Name == name })
}

// Without returns the tags except those with the names.
func (x ExtraTags) Without(names ...string) ExtraTags {
	return slices.DeleteFunc(slices.Clone(x), func(t ExtraTag) bool { return slices.Contains(names, t.Name) })
}

// mostCounted is the largest count of a tag: more than the moves of any match.
const mostCounted = 9999

// Count returns the number in a tag, 0 if it is missing or not a number.
func (x ExtraTags) Count(name string) int {
	n, err := strconv.Atoi(x.ValueOf(name))
	if err != nil {
		return 0
	}
	return min(max(n, 0), mostCounted)
}

// Increase returns the tags with one added to the number in a tag.
func (x ExtraTags) Increase(name string) ExtraTags {
	tag := ExtraTag{name, strconv.Itoa(min(x.Count(name)+1, mostCounted))}
	if i := x.index(name); i >= 0 {
		x = slices.Clone(x)
		x[i] = tag
		return x
	}
	return append(slices.Clip(x), tag)
}
