package input

// Source is the device of a gesture.
type Source uint8

// The sources.
const (
	Mouse Source = iota // or a finger
	Keyboard
	Pad // a game controller, whose buttons have the names that most have
)

// Source returns the device of a gesture.
func (g Gesture) Source() Source {
	switch {
	case g.Pad:
		return Pad
	case g.Kind == Trigger || g.Kind == Strike || g.Kind == Text:
		return Keyboard
	}
	return Mouse
}
