package menu

import "image"

// control is a part, or one of several in a part, that can have the focus.
type control interface {
	bounds() image.Rectangle
	// look is everything that may change its picture. The panel compares looks to know whether there is something to draw.
	look() look
	// light shows or hides the ring of the focus.
	light(on bool)
	// able reports whether it takes the focus at all.
	able() bool
	// press is what Enter and Space do.
	press()
	// turn is what Left (-1) and Right (1) do; it reports false where those keys are free to move the focus.
	turn(step int) bool
}

// look is a snapshot of a control.
type look struct {
	mood  mood
	ring  bool
	value int // of a slider, or the index of a choice
	spot  int // the option under the pointer, counted from 1
}

// teller takes note of what is to be told to the program. Callbacks run after the panel has finished its own work, so that they may replace it.
type teller struct{ waiting []func() }

func (t *teller) later(call func()) { t.waiting = append(t.waiting, call) }

// tell runs what has been noted.
func (t *teller) tell() {
	calls := t.waiting
	t.waiting = nil
	for _, call := range calls {
		call()
	}
}
