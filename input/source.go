package input

// Source is the kind of device from which a gesture came.
type Source uint8

// The sources of gestures.
const (
	MouseSource Source = iota // the mouse or a finger
	KeyboardSource
	PadSource // a game controller
)

// Source returns the device of a gesture.
func (g Gesture) Source() Source {
	switch {
	case g.IsFromPad:
		return PadSource
	case g.Kind == CommandGiven || g.Kind == EditKey || g.Kind == TextTyped:
		return KeyboardSource
	}
	return MouseSource
}
