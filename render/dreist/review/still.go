package review

import (
	"dreist/input"
	"dreist/render/dreist/overlay"
	"dreist/render/dreist/table"
)

// Still is the guide of a table of which a picture is taken: nothing can be done there, and one line says what happened.
type Still struct {
	table.Bystander
	Caption string
}

// Keep keeps no button.
func (Still) Keep(_ *table.Table, b overlay.Button) (overlay.Button, bool) { return b, false }

// Gesture takes everything that people do.
func (Still) Gesture(*table.Table, input.Gesture) bool { return true }

// Prompt tells the turn that led to the position.
func (s Still) Prompt(*table.Table) (string, bool) { return s.Caption, true }
