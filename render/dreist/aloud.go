package dreist

import (
	"dreist/game/dreist/puzzle"
	"dreist/input"
	"dreist/render/dreist/aloud"
	"dreist/render/tabletop"
)

// read tells the table, for who has it read aloud. What moves is brought to its end first: nobody who reads is to wait for what others
// see. A hand that whoever sits in front may not see now stays out of it. Of a puzzle about Egon’s turn only what is shown of that is told.
func (b *board) read() string {
	t, r := b.table, b.riddle
	t.Interrupt()
	t.Device = input.Keyboard // whoever copies wants to know the keys
	told := aloud.Table{Table: t, All: b.screen.Log.Shown(), Puzzle: r != nil, Keys: b.Targets(nil)}
	switch {
	case r != nil && r.Attempt.Puzzle().Kind == puzzle.Egon:
		p := r.Attempt.Position()
		told.Middle = &p
	case t.Mode != tabletop.Reviewing:
		t.CatchUp()
	}
	return told.Text()
}
