package panel

import (
	"image"

	"github.com/hajimehoshi/ebiten/v2"

	"dreist/input"
	"dreist/render/target"
)

// control is a part, or one of several in a part, that can have the focus and be pressed.
type control interface {
	bounds() image.Rectangle
	// spots appends what of it can be pressed at the moment. Where two lie over each other, the first is pressed.
	spots(dst []spot) []spot
	// pointer is what it knows of the mouse; only the panel changes it.
	pointer() *touch
	// grab follows a press on it, drag each move while it is held, and drop its release: over then tells over what.
	grab(held input.Modifiers)
	drag()
	drop()
	// wheel follows the wheel over it, in notches.
	wheel(notches float64)
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

// spot is a target on a control: which of its parts it is, counted from 1, or one of the constants below.
type spot struct {
	target.Target
	part int
}

// What lies under the pointer where it is no counted part of a control.
const (
	nowhere = 0
	whole   = -1 // a list or page beside all that can be pressed on it
	bar     = -2 // its scroll bar
)

// touch is what mouse and focus do to a control; every control begins with it.
type touch struct {
	mouse image.Point
	over  int  // the part under the mouse; while any control is held, only of that one
	held  int  // the part that was pressed and not let go since
	ring  bool // of the focus
}

func (t *touch) pointer() *touch      { return t }
func (t *touch) grab(input.Modifiers) {}
func (t *touch) drag()                {}
func (t *touch) drop()                {}
func (t *touch) wheel(float64)        {}
func (t *touch) light(on bool)        { t.ring = on }
func (t *touch) turn(int) bool        { return false }

// look is a snapshot of a control.
type look struct {
	state state
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
	// strike works on a key and reports whether it is one of its own, so that it means nothing else.
	strike(g input.Gesture) bool
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
