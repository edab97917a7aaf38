package input

import "fmt"

// String returns the gesture for tests.
func (g Gesture) String() string {
	at := fmt.Sprintf("%v %g,%g", g.Kind, g.At.X, g.At.Y)
	switch g.Kind {
	case CommandGiven:
		return fmt.Sprintf("%v %v", g.Kind, g.Command)
	case Scroll:
		return fmt.Sprintf("%s by %g,%g", at, g.Wheel.X, g.Wheel.Y)
	case DragStart, Drag, Drop, Tap, Cancel:
		if g.IsDouble {
			at = "double " + at
		}
		return fmt.Sprintf("%s from %g,%g", at, g.From.X, g.From.Y)
	case FocusLost:
		return g.Kind.String()
	case RawKey:
		return fmt.Sprintf("%v %v%v", g.Kind, g.Modifiers, g.Raw.Key)
	case TextTyped:
		return fmt.Sprintf("%v %q", g.Kind, g.Rune)
	case EditKey:
		again := ""
		if g.IsRepeat {
			again = " again"
		}
		return fmt.Sprintf("%v %v%v%s", g.Kind, g.Modifiers, g.Key, again)
	}
	return at
}

// String returns the kind in plain English.
func (k GestureKind) String() string { return name(kindTexts[:], uint8(k), "kind") }

var kindTexts = [...]string{
	Hover:        "hover",
	Press:        "press",
	DragStart:    "drag start",
	Drag:         "drag",
	Drop:         "drop",
	Tap:          "tap",
	Cancel:       "cancel",
	PutBack:      "put back",
	Scroll:       "scroll",
	CommandGiven: "trigger",
	FocusLost:    "leave",
	TextTyped:    "text",
	EditKey:      "strike",
	TipAsked:     "ask",
	RawKey:       "raw key",
}

// String returns the name of the command in settings.
func (c Command) String() string { return c.Name() }

// name returns the name of a value, or its kind and number if it has none.
func name(names []string, value uint8, kind string) string {
	if int(value) < len(names) && names[value] != "" {
		return names[value]
	}
	return fmt.Sprintf("%s %d", kind, value)
}

// String returns the key in plain English.
func (k Key) String() string { return name(keyTexts[:], uint8(k), "key") }

var keyTexts = [...]string{
	KeyEnter:     "enter",
	KeySpace:     "space",
	KeyTab:       "tab",
	KeyBackspace: "backspace",
	KeyDelete:    "delete",
	KeyLeft:      "left",
	KeyRight:     "right",
	KeyUp:        "up",
	KeyDown:      "down",
	KeyHome:      "home",
	KeyEnd:       "end",
	KeyPageUp:    "page up",
	KeyPageDown:  "page down",
	KeySelectAll: "select all",
	KeyCopy:      "copy",
	KeyCut:       "cut",
	KeyPaste:     "paste",
}

// String returns the modifiers for tests, each followed by a plus.
func (m Modifiers) String() string {
	names := ""
	for i, name := range [...]string{"ctrl+", "shift+", "alt+", "system+"} {
		if m&(1<<i) != 0 {
			names += name
		}
	}
	return names
}
