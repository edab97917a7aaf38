package widget

// Line is a line of a panel for a screen reader.
type Line struct {
	Text    string
	Kind    Kind
	Value   string   // of a Setting: its value or text
	Options []string // of a Setting: its possible values; may be empty
	Here    bool     // it has the focus
}

// Kind is what can be done with a line.
type Kind uint8

const (
	Plain   Kind = iota // only text
	Press               // can be pressed
	Rest                // cannot be pressed now
	Setting             // can be set, or written in
	On                  // a switch
	Off
)

// Read is a part or control with text for a screen reader.
type Read interface {
	// Lines appends its text. here reports whether it has the focus.
	Lines(dst []Line, here bool) []Line
}

// PressLine returns the line of a button; able reports whether it has an action.
func PressLine(text string, able, here bool) Line {
	if !able {
		return Line{Text: text, Kind: Rest, Here: here}
	}
	return Line{Text: text, Kind: Press, Here: here}
}

// TextLines appends texts as lines of kind Plain; empty ones are left out.
func TextLines(dst []Line, texts ...string) []Line {
	for _, t := range texts {
		if t != "" {
			dst = append(dst, Line{Text: t})
		}
	}
	return dst
}

// Joined joins a text and the one beside it, either of which may be empty, to one line.
func Joined(text, beside string) string {
	switch {
	case text == "":
		return beside
	case beside == "":
		return text
	}
	return text + " · " + beside
}
