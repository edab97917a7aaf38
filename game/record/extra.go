package record

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
)

// Extra is a tag that the format of a game does not define; it is kept as it is.
type Extra struct{ Name, Value string }

// CheckExtras returns an error for the first tag that is not strict, that the format defines or, with Once, that stands there twice.
func (h *Header) CheckExtras(tags Extras) error {
	for i, t := range tags {
		_, _, defined := h.FieldOf(t.Name)
		if err := t.check(defined || h.Once && tags.index(t.Name) < i); err != nil {
			return fmt.Errorf("record: tag %d: %w", i+1, err)
		}
	}
	return nil
}

// check returns an error for a tag that is not strict or whose name is taken.
func (t Extra) check(taken bool) error {
	if err := CheckText(t.Value); err != nil {
		return err
	}
	line := Line{Number: 1, Text: strings.TrimSuffix(string(AppendTag(nil, t.Name, t.Value)), "\n")}
	if read, err := line.Tag(); err != nil || !read.IsStrict() || read.Name != t.Name {
		return fmt.Errorf("%q cannot name a tag", t.Name)
	}
	if taken {
		return fmt.Errorf("%s is not free to use", t.Name)
	}
	return nil
}

// Extras are the tags of a record that its format does not define, in their order.
type Extras []Extra

// Of returns the value of the first tag with a name, empty if it is missing.
func (x Extras) Of(name string) string {
	if i := x.index(name); i >= 0 {
		return x[i].Value
	}
	return ""
}

func (x Extras) index(name string) int {
	return slices.IndexFunc(x, func(t Extra) bool { return t.Name == name })
}

// Without returns the tags but those with the names.
func (x Extras) Without(names ...string) Extras {
	return slices.DeleteFunc(slices.Clone(x), func(t Extra) bool { return slices.Contains(names, t.Name) })
}

// mostCounted is the largest count of a tag: more than the moves of any match.
const mostCounted = 9999

// Count returns the number in a tag, 0 where there is none.
func (x Extras) Count(name string) int {
	n, err := strconv.Atoi(x.Of(name))
	if err != nil {
		return 0
	}
	return min(max(n, 0), mostCounted)
}

// Increase returns the tags with the number in one of them greater by one.
func (x Extras) Increase(name string) Extras {
	tag := Extra{name, strconv.Itoa(min(x.Count(name)+1, mostCounted))}
	if i := x.index(name); i >= 0 {
		x = slices.Clone(x)
		x[i] = tag
		return x
	}
	return append(slices.Clip(x), tag)
}
