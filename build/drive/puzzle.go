package drive

import (
	"strconv"

	"dreist/assets/msg/dreistmsg"
	"dreist/game/dreist/puzzle"
)

// Practise goes from the start screen to the screen of puzzles.
func (d *Driver) Practise() {
	d.Press(dreistmsg.StartLearn)
	d.Step(panelTicks)
	d.Press(dreistmsg.LearnPractice)
	d.Step(panelTicks)
	d.Press(dreistmsg.PuzzleTitle)
	d.Step(stillness)
}

// OpenPuzzle opens a puzzle of a kind and a level from the screen of puzzles.
func (d *Driver) OpenPuzzle(k puzzle.Kind, l puzzle.Level) {
	d.Press(k.NameKey() + "." + strconv.Itoa(int(l)))
	d.Step(8 * stillness)
}
