package match

import (
	"fmt"
	"hash/fnv"
	"math/rand/v2"

	"dreist/game/dreist"
	"dreist/game/dreist/coach"
	"dreist/game/dreist/record"
	"dreist/game/play"
)

// ComputerTag returns the name of the tag for a computer player on a seat, 1 to 4. Its value is a name for coach.New.
func ComputerTag(number int) string { return fmt.Sprintf("Computer%d", number) }

// computers are the computer players of a match. Chance follows from the deal and the number of moves, so that a
// resumed match continues as it would have.
type computers struct {
	players [dreist.MaxSeats]coach.Player
	thinks  [dreist.MaxSeats]bool // whether the seat's player thinks in the background
	seed    uint64
	thinker play.Thinker[dreist.Move]
}

// newComputers returns the computer players named by a game.
func newComputers(game *record.Game) (computers, error) {
	var c computers
	for s, seat := range game.Seats {
		name := game.Tags.ValueOf(ComputerTag(seat.Number))
		if name == "" || game.Deal.Mode == dreist.SoloMode {
			continue
		}
		player, err := coach.New(name)
		if err != nil {
			return c, fmt.Errorf("match: seat %d: %w", seat.Number, err)
		}
		c.players[s], c.thinks[s] = player, coach.NeedsTime(name)
	}
	h := fnv.New64a()
	for _, pile := range append(game.Deal.Piles, game.Deal.Hands...) {
		for _, card := range pile {
			h.Write([]byte{byte(card)})
		}
		h.Write([]byte{dreist.CardCount})
	}
	c.seed = h.Sum64()
	return c, nil
}

func (c *computers) plays(s dreist.Seat) bool { return s != dreist.NoSeat && c.players[s] != nil }

// choose returns the move of the computer player to move; ok is false while it thinks.
func (c *computers) choose(start, now *dreist.Position, history []record.Step) (move dreist.Move, ok bool, err error) {
	s, steps := now.Turn(), len(history)
	move, ok, err = c.thinker.NextMove(steps, c.thinks[s], func() (func() []dreist.Move, error) {
		watch, err := NewObserver(start, history)
		return func() []dreist.Move {
			return coach.PlanMoves(c.players[s], watch.View(), rand.New(rand.NewPCG(c.seed, uint64(steps))))
		}, err
	})
	if ok {
		move = now.WithHandCard(move)
	}
	return move, ok, err
}

// NewObserver returns a watch at the end of a history. It has followed the current turn from its start.
func NewObserver(start *dreist.Position, history []record.Step) (*coach.Observer, error) {
	first := len(history) - movesInTurn(history)
	if first > 0 {
		start = &history[first-1].Position
	}
	watch, err := coach.NewObserver(*start)
	if err != nil {
		return nil, err
	}
	for _, step := range history[first:] {
		if err := watch.Play(step.Move); err != nil {
			return nil, fmt.Errorf("follow it: %w", err)
		}
	}
	return watch, nil
}

// movesInTurn returns the number of moves of the current turn.
func movesInTurn(history []record.Step) int {
	n := len(history)
	if n == 0 || history[n-1].Position.Turn() != dreist.Seat(history[n-1].Seat) {
		return 0
	}
	moves := 0
	for moves < n && history[n-1-moves].Turn == history[n-1].Turn {
		moves++
	}
	return moves
}
