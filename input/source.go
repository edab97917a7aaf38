package input

// Source is the kind of device from which a gesture came.
type Source uint8

// The sources.
const (
	Mouse Source = iota // the mouse or a finger
	Keyboard
	Pad // a game controller
)

// Source returns the device of a gesture.
func (g Gesture) Source() Source {
	switch {
	case g.IsFromPad:
		return Pad
	case g.Kind == CommandGiven || g.Kind == EditKey || g.Kind == TextTyped:
		return Keyboard
	}
	return Mouse
}
