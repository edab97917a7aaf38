package panel

import (
	"image"

	"github.com/hajimehoshi/ebiten/v2"
)

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
	value int // of a slider, the index of a choice, the version of a field, how far a list or page is scrolled
	spot  int // the option, row or link under the pointer, counted from 1
	lit   int // the row or link that has the focus, counted from 1
}

// keyed is a control that has keys of its own while it is roused: a field, a list, a page.
type keyed interface {
	control
	// rouse says whether the keys go to it.
	rouse(on bool)
	// roused reports whether they do.
	roused() bool
	// strike works on the keyboard and reports whether one of its keys was struck, so that it means nothing else.
	strike(k keyboard) bool
}

// shaped is a control over which the pointer has another shape than a hand.
type shaped interface {
	control
	cursor() ebiten.CursorShapeType
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
