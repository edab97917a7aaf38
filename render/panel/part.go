package panel

import (
	"fmt"
	"image"
	"strconv"
	"strings"

	"github.com/hajimehoshi/ebiten/v2"

	"dreist/input"
	"dreist/render/kit"
	"dreist/render/target"
)

// Part is an item laid out in a panel.
type Part interface {
	// Measure lays the part out for a width in pixels and returns its height.
	Measure(width int) int
	// Put sets its rectangle on the screen.
	Put(at image.Rectangle)
	Draw(screen *ebiten.Image)
}

// Item is an element of a panel as the program describes it.
type Item interface {
	// Part makes the part of the item; place is its default ID.
	Part(d *Env, place string) Part
}

// Element is the base of the parts.
type Element struct {
	At image.Rectangle // on the screen
}

func (e *Element) Put(at image.Rectangle)  { e.At = at }
func (e *Element) Bounds() image.Rectangle { return e.At }

// Control is a part, or one of several in a part, that can be focused and pressed.
type Control interface {
	Bounds() image.Rectangle
	// Spots appends its targets at the moment. Of overlapping ones the first is pressed.
	Spots(dst []zone) []zone
	// Pointer returns the state of mouse and focus on it; only the panel changes that.
	Pointer() *Touch
	// Grab is called for a press on it, Drag for each move while it is held, and Drop for the release; Touch.Over is
	// the part below the mouse then.
	Grab(held input.Modifiers)
	Drag()
	Drop()
	// Wheel is called for the wheel over it, in notches.
	Wheel(notches float64)
	// Look returns everything that can change its picture. The panel draws again when it differs.
	Look() Look
	// Light shows or hides the focus ring.
	Light(on bool)
	// CanFocus reports whether it can have the focus.
	CanFocus() bool
	// buttonLine is called for Enter and Space.
	Press()
	// Turn is called for Left (-1) and Right (1); false lets the key move the focus.
	Turn(step int) (handled bool)
}

// zone is a target of a control: one of its parts, from 1, or a constant below.
type zone struct {
	target.Target
	Part int
}

// Targets that are no numbered part.
const (
	nowhere = 0
	whole   = -1 // a list or page outside of its rows and links
	bar     = -2 // its scroll bar
)

// Touch is the state of mouse and focus on a control; every control embeds it.
type Touch struct {
	Mouse image.Point
	Over  int  // part under the mouse; while any control is held, only of that one
	Held  int  // pressed part
	Ring  bool // the focus ring is shown
}

func (t *Touch) Pointer() *Touch         { return t }
func (t *Touch) Grab(input.Modifiers)    {}
func (t *Touch) Drag()                   {}
func (t *Touch) Drop()                   {}
func (t *Touch) Wheel(float64)           {}
func (t *Touch) Light(on bool)           { t.Ring = on }
func (t *Touch) Turn(int) (handled bool) { return false }

// Look is a snapshot of a control.
type Look struct {
	State kit.State
	Ring  bool
	Value int // of a slider; index of a choice; version of a field; scroll position of a list or page
	Spot  int // option, row or link under the pointer, from 1
	Lit   int // row or link with the focus, from 1
}

// keyed is a control with keys of its own while it is active: a field, a list, a page.
type keyed interface {
	Control
	// SetActive sets whether it is active.
	SetActive(on bool)
	// IsActive reports whether it is active.
	IsActive() bool
	// Strike handles a key; false for keys that are not its own.
	Strike(g input.Gesture) (handled bool)
}

// shaped is a control with a pointer other than the hand.
type shaped interface {
	Control
	Cursor() ebiten.CursorShapeType
}

// Place returns the default ID of an item by its index.
func Place(item Item, index int) string {
	kind := fmt.Sprintf("%T", item)
	return numbered(strings.ToLower(kind[strings.LastIndexByte(kind, '.')+1:]), index)
}

// numbered returns the ID of one of several parts.
func numbered(id string, index int) string { return id + "." + strconv.Itoa(index) }

// Named returns the given ID or, if it is empty, the default one.
func Named(given, place string) string {
	if given != "" {
		return given
	}
	return place
}
