package drive

import (
	"strconv"

	"dreist/game/dreist/puzzle"
	"dreist/render/script"
)

// Practise goes from the start screen to the screen of puzzles.
func (d *Driver) Practise() {
	d.Press("start.learn")
	d.Step(panelTicks)
	d.Press("learn.practice")
	d.Step(panelTicks)
	d.Press("puzzle.title")
	d.Step(script.Stillness)
}

// OpenPuzzle opens a puzzle of a kind and a level from the screen of puzzles, where its list may have to be scrolled.
func (d *Driver) OpenPuzzle(k puzzle.Kind, l puzzle.Level) {
	id := k.NameKey() + "." + strconv.Itoa(int(l))
	for range puzzle.Levels {
		if d.Has(id) {
			break
		}
		d.MoveMouse(d.Place("puzzles").Center())
		d.TurnWheel(-3)
		d.Step(script.Stillness)
	}
	d.Press(id)
	d.Step(8 * script.Stillness)
}
