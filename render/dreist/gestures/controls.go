// Package gestures turns the input of mouse, finger, keys and controller at a table into its actions, unless the guide handles it.
package gestures

import "dreist/render/dreist/table"

// Controls are the input controls of a table.
type Controls struct {
	*table.Table
	draggingRows bool    // the mouse drags a scrollable layout
	draggedAt    float64 // y of the mouse at the last scroll
}

// cards returns the table for the gestures of its hand.
func (c *Controls) cards() cards { return cards{c.Table} }
