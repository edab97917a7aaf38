package words

// Device is what somebody plays with.
type Device uint8

// The devices.
const (
	Mouse Device = iota // or a finger
	Keyboard
	Pad // a game controller, whose buttons are called by the letters that most have
)
