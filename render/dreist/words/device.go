package words

import (
	"dreist/assets"
	"dreist/assets/msg"
)

// Device is what somebody plays with.
type Device uint8

// The devices.
const (
	Mouse Device = iota // or a finger
	Keyboard
	Pad // a game controller, whose buttons are called by the letters that most have
)

// Keys returns a sentence of the catalogue that names keys, with those of a device.
func (s Sentences) Keys(key string, d Device) string {
	if d == Pad {
		return s.Say(key, assets.Values{"Cards": "LB/RB", "Confirm": "A", "Yes": "RT", "No": "LT", "Cancel": "B", "More": "Y", "Arrows": s.Say(msg.DevicePadArrows)})
	}
	return s.Say(key, assets.Values{"Cards": "1–5", "Confirm": "Enter", "Yes": "D", "No": "N", "Cancel": "Esc", "More": "H", "Arrows": s.Say(msg.DeviceKeysArrows)})
}
