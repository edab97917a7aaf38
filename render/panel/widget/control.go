package widget

import (
	"image"

	"github.com/hajimehoshi/ebiten/v2"

	"dreist/input"
	"dreist/render/kit"
	"dreist/render/target"
)

// Control is a part, or one of several in a part, that can have the focus and be pressed.
type Control interface {
	Bounds() image.Rectangle
	// Spots appends what of it can be pressed at the moment. Where two lie over each other, the first is pressed.
	Spots(dst []Spot) []Spot
	// Pointer is what it knows of the mouse; only the panel changes it.
	Pointer() *Touch
	// Grab follows a press on it, drag each move while it is held, and drop its release: over then tells over what.
	Grab(held input.Modifiers)
	Drag()
	Drop()
	// Wheel follows the wheel over it, in notches.
	Wheel(notches float64)
	// Look is everything that may change its picture. The panel compares looks to know whether there is something to draw.
	Look() Look
	// Light shows or hides the ring of the focus.
	Light(on bool)
	// Able reports whether it takes the focus at all.
	Able() bool
	// Press is what Enter and Space do.
	Press()
	// Turn is what Left (-1) and Right (1) do; it reports false where those keys are free to move the focus.
	Turn(step int) bool
}

// Spot is a target on a control: which of its parts it is, counted from 1, or one of the constants below.
type Spot struct {
	target.Target
	Part int
}

// What lies under the pointer where it is no counted part of a control.
const (
	Nowhere = 0
	Whole   = -1 // a list or page beside all that can be pressed on it
	Bar     = -2 // its scroll bar
)

// Touch is what mouse and focus do to a control; every control begins with it.
type Touch struct {
	Mouse image.Point
	Over  int  // the part under the mouse; while any control is held, only of that one
	Held  int  // the part that was pressed and not let go since
	Ring  bool // of the focus
}

func (t *Touch) Pointer() *Touch      { return t }
func (t *Touch) Grab(input.Modifiers) {}
func (t *Touch) Drag()                {}
func (t *Touch) Drop()                {}
func (t *Touch) Wheel(float64)        {}
func (t *Touch) Light(on bool)        { t.Ring = on }
func (t *Touch) Turn(int) bool        { return false }

// Look is a snapshot of a control.
type Look struct {
	State kit.State
	Ring  bool
	Value int // of a slider, the index of a choice, the version of a field, how far a list or page is scrolled
	Spot  int // the option, row or link under the pointer, counted from 1
	Lit   int // the row or link that has the focus, counted from 1
}

// Keyed is a control that has keys of its own while it is roused: a field, a list, a page.
type Keyed interface {
	Control
	// Rouse says whether the keys go to it.
	Rouse(on bool)
	// Roused reports whether they do.
	Roused() bool
	// Strike works on a key and reports whether it is one of its own, so that it means nothing else.
	Strike(g input.Gesture) bool
}

// Shaped is a control over which the pointer has another shape than a hand.
type Shaped interface {
	Control
	Cursor() ebiten.CursorShapeType
}
