package dreist

import (
	"dreist/game/dreist/puzzle"
	"dreist/input"
	"dreist/render/dreist/aloud"
	"dreist/render/dreist/situation"
)

// AsText tells the table, for who has it read aloud. What moves is brought to its end first: nobody who reads is to wait for what others
// see. A hand that whoever sits in front may not see now stays out of it. Of a puzzle about Egon’s turn only what is shown of that is told.
func (a *tableScreen) AsText() string {
	t, r := a.table, a.riddle
	t.Interrupt()
	t.Device = input.Keyboard // whoever copies wants to know the keys
	read := aloud.Table{Table: t, All: a.log.Shown(), Puzzle: r != nil, Keys: a.Targets(nil)}
	switch {
	case r != nil && r.Attempt.Puzzle().Kind == puzzle.Egon:
		p := r.Attempt.Position()
		read.Middle = &p
	case t.Mode != situation.Reviewing:
		t.Seen.CatchUp(t.Match)
	}
	return read.Text()
}
