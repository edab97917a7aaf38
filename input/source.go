package input

// Source is what a gesture is made with.
type Source uint8

// The sources.
const (
	Mouse Source = iota // or a finger
	Keyboard
	Pad // a game controller, whose buttons are called by the letters that most have
)

// Source returns what a gesture is made with.
func (g Gesture) Source() Source {
	switch {
	case g.Pad:
		return Pad
	case g.Kind == Trigger || g.Kind == Strike || g.Kind == Text:
		return Keyboard
	}
	return Mouse
}
