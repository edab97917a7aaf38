package match

import "dreist/game/dreist"

// Facts are what is remembered of a finished match besides its record.
type Facts struct {
	Winner dreist.Seat
	Left   []int // cards left, one number per seat
	Turns  int
	Trios  int // DREIer made by seat 0
	Gifts  int // gifts given by seat 0
}

// Facts returns what there is to remember of the match so far.
func (m *Match) Facts() Facts {
	f := Facts{Winner: m.position.Winner(), Turns: m.Turns()}
	for s := range dreist.Seat(m.position.Seats()) {
		f.Left = append(f.Left, m.position.CardsLeft(s))
	}
	for _, step := range m.history {
		if step.Seat != 0 {
			continue
		}
		if step.Move.Action == dreist.GiveCards {
			f.Gifts++
		}
		for _, e := range step.Events {
			if _, ok := e.(dreist.TrioMade); ok {
				f.Trios++
			}
		}
	}
	return f
}
