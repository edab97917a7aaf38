// Package gestures turns what a person does at a table with a mouse, a finger, keys or a controller into what
// the table does, unless its guide has done it.
package gestures

import "dreist/render/dreist/table"

// Controls are what a person has a table in hand with.
type Controls struct {
	*table.Table
	pulled   bool    // a layout that is deeper than the table shows is held by the mouse
	pulledAt float64 // where the mouse has it
}

// cards returns the table as the gestures of its hand see it.
func (c *Controls) cards() cards { return cards{c.Table} }
