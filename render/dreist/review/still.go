package review

import (
	"dreist/game/dreist"
	"dreist/input"
	"dreist/render/dreist/table"
)

// Still is the guide of a table of which a picture is taken: nothing can be done there, and one line says what happened.
type Still struct{ Caption string }

func (Still) Weigh(*table.Table, dreist.Move) bool                      { return false }
func (Still) Gesture(*table.Table, input.Gesture) bool                  { return true }
func (Still) Buttons(_ *table.Table, dst []table.Button) []table.Button { return dst }
func (Still) Push(*table.Table, table.ButtonID) bool                    { return true }
func (Still) Update(*table.Table) bool                                  { return false }
func (Still) Busy(*table.Table) bool                                    { return false }
func (Still) Draw(*table.Table, *table.Canvas)                          {}

// Prompt tells the turn that led to the position.
func (s Still) Prompt(*table.Table) (string, bool) { return s.Caption, true }
