package record

// Header is what the tag lines of a record say. The zero Header has none.
type Header struct {
	Tags []Tag // in the text's order
	of   map[string]Tag
}

// Fault returns why a tag cannot be the next one, whatever it says: GameNotFirst, TagTwice, or nothing.
func (h *Header) Fault(t Tag) Fault {
	switch {
	case len(h.Tags) == 0 && t.Name != gameTag:
		return GameNotFirst
	case h.Has(t.Name):
		return TagTwice
	}
	return ""
}

// Add takes the next tag.
func (h *Header) Add(t Tag) {
	if h.of == nil {
		h.of = map[string]Tag{}
	}
	h.of[t.Name] = t
	h.Tags = append(h.Tags, t)
}

// Has reports whether there is a tag of a name.
func (h *Header) Has(name string) bool {
	_, ok := h.of[name]
	return ok
}

// Value returns the value of a tag, the zero Value where there is no such tag.
func (h *Header) Value(name string) Value { return h.of[name].Value }
