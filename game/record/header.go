package record

// Header is the tags of a record. The zero Header has none.
type Header struct {
	Tags []Tag // in the order of the text
	of   map[string]Tag
}

// Fault returns why a tag must not come next, whatever its value: GameNotFirst, TagTwice, or empty.
func (h *Header) Fault(t Tag) Fault {
	switch {
	case len(h.Tags) == 0 && t.Name != gameTag:
		return GameNotFirst
	case h.Has(t.Name):
		return TagTwice
	}
	return ""
}

// Add adds the next tag.
func (h *Header) Add(t Tag) {
	if h.of == nil {
		h.of = map[string]Tag{}
	}
	h.of[t.Name] = t
	h.Tags = append(h.Tags, t)
}

// Has reports whether a tag with a name is there.
func (h *Header) Has(name string) bool {
	_, ok := h.of[name]
	return ok
}

// Value returns the value of a tag, the zero Value if it is missing.
func (h *Header) Value(name string) Value { return h.of[name].Value }
