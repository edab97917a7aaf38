// Package widget is what all parts of a panel share: what a panel asks of them, what they are told of mouse and keys, and the column of labels.
package widget

import (
	"image"

	"github.com/hajimehoshi/ebiten/v2"
)

// Part is what an item becomes in a panel.
type Part interface {
	// Measure lays the part out for a width in pixels and returns its height.
	Measure(width int) int
	// Put says where it lies on the screen.
	Put(at image.Rectangle)
	Draw(screen *ebiten.Image)
}

// Item is one part of a panel as the program asks for it.
type Item interface {
	// Part makes what the item is in a panel, which is named by its place unless the program has named it.
	Part(d *Desk, place string) Part
}

// Element is the base of the parts.
type Element struct {
	At image.Rectangle // on the screen
}

func (e *Element) Put(at image.Rectangle)  { e.At = at }
func (e *Element) Bounds() image.Rectangle { return e.At }
