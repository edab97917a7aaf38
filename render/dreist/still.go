package dreist

import (
	"dreist/game/dreist"
	"dreist/input"
)

// still is the guide of a table of which a picture is taken: nothing can be done there, and one line says what happened.
type still struct{ caption string }

func (still) weigh(*table, dreist.Move) bool          { return false }
func (still) gesture(*table, input.Gesture) bool      { return true }
func (still) buttons(_ *table, dst []button) []button { return dst }
func (still) push(*table, buttonID) bool              { return true }
func (still) update(*table) bool                      { return false }
func (still) busy(*table) bool                        { return false }
func (still) draw(*table, *canvas)                    {}

// prompt tells the turn that led to the position.
func (s still) prompt(*table) (string, bool) { return s.caption, true }
