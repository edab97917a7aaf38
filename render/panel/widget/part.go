// Package widget defines the parts of a panel: what a panel calls, the state of mouse and keys, and the alignment of
// labels.
package widget

import (
	"image"

	"github.com/hajimehoshi/ebiten/v2"
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
