package play

import "dreist/game/dreist"

// Facts are what is remembered of a finished match besides its record.
type Facts struct {
	Winner  dreist.Seat
	Players []string // who played: Person, Egon or the name of a computer player; one per seat, as the lists below
	Left    []int    // cards left
	Trios   []int    // DREIer made
	Gifts   []int    // gifts given
	Turns   int
}

// Who plays a seat that no computer player has.
const (
	Person = "person"
	Egon   = "egon"
)

// Facts returns what there is to remember of the match so far.
func (m *Match) Facts() Facts {
	seats := m.position.Seats()
	f := Facts{Winner: m.position.Winner(), Turns: m.Turns(), Trios: make([]int, seats), Gifts: make([]int, seats)}
	for s := range dreist.Seat(seats) {
		f.Left = append(f.Left, m.position.CardsLeft(s))
		f.Players = append(f.Players, m.Player(s))
	}
	for _, step := range m.history {
		if step.Move.Action == dreist.GiveCards {
			f.Gifts[step.Seat]++
		}
		for _, e := range step.Events {
			if _, ok := e.(dreist.TrioMade); ok {
				f.Trios[step.Seat]++
			}
		}
	}
	return f
}
