package input

import "testing"

func TestNothingIsKnownOfAKeyboardWithoutADisplay(t *testing.T) {
	t.Setenv("DISPLAY", "")
	var k keyboard
	for range 2 {
		if k.free() {
			t.Error("got a keyboard that is free, want none")
		}
	}
}
