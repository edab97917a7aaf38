package widget

// Line is a line of a panel as it is read aloud.
type Line struct {
	Text    string
	Kind    Kind
	Value   string   // of a Setting: what it is set to, or what is written in it
	Options []string // of a Setting: what it can be set to; may be empty
	Here    bool     // the keys are on it
}

// Kind says what can be done with what stands on a line.
type Kind uint8

const (
	Plain   Kind = iota // it is only read
	Press               // it can be pressed
	Rest                // it could be, at other times
	Setting             // it can be set, or written in
	On                  // it is a switch
	Off
)

// Read is a part, or a control of several in a part, that is read aloud.
type Read interface {
	// Lines appends what it says. Here tells whether the keys are on it.
	Lines(dst []Line, here bool) []Line
}

// PressLine returns the line of something that can be pressed if it has an action.
func PressLine(text string, able, here bool) Line {
	if !able {
		return Line{Text: text, Kind: Rest, Here: here}
	}
	return Line{Text: text, Kind: Press, Here: here}
}

// TextLines returns texts as lines that are only read.
func TextLines(dst []Line, texts ...string) []Line {
	for _, t := range texts {
		if t != "" {
			dst = append(dst, Line{Text: t})
		}
	}
	return dst
}

// Joined returns a text and what is said beside it, as far as there is something, as one line.
func Joined(text, beside string) string {
	switch {
	case text == "":
		return beside
	case beside == "":
		return text
	}
	return text + " · " + beside
}
