package play

import (
	"fmt"
	"hash/fnv"
	"math/rand/v2"

	"dreist/game/dreist"
	"dreist/game/dreist/coach"
	"dreist/game/dreist/coach/sight"
	"dreist/game/dreist/record"
)

// ComputerTag returns the name of the tag that makes a seat of a record, numbered 1 to 4, a computer player's. Its
// value is a name that coach.New knows.
func ComputerTag(number int) string { return fmt.Sprintf("Computer%d", number) }

// computers are the computer players of a match. What they leave to chance follows from the deal and the number of
// moves made, so that a match that is resumed goes on as it would have.
type computers struct {
	players [dreist.MaxSeats]coach.Player
	seed    uint64
}

// newComputers returns the computer players that a game names.
func newComputers(game *record.Game) (computers, error) {
	var c computers
	for s, seat := range game.Seats {
		name := valueOf(game, ComputerTag(seat.Number))
		if name == "" || game.Deal.Mode == dreist.Solo {
			continue
		}
		player, err := coach.New(name)
		if err != nil {
			return c, fmt.Errorf("play: seat %d: %w", seat.Number, err)
		}
		c.players[s] = player
	}
	h := fnv.New64a()
	for _, pile := range append(game.Deal.Piles, game.Deal.Hands...) {
		for _, card := range pile {
			h.Write([]byte{byte(card)})
		}
		h.Write([]byte{dreist.Deck})
	}
	c.seed = h.Sum64()
	return c, nil
}

func (c *computers) plays(s dreist.Seat) bool { return s != dreist.NoSeat && c.players[s] != nil }

// choose asks the computer player who is to move. He is shown his turn from its start and nothing he may not know.
func (c *computers) choose(m *Match) (dreist.Move, error) {
	seat := m.position.Turn()
	first := len(m.history)
	for first > 0 && m.history[first-1].Turn == m.Turns()+1 {
		first--
	}
	watch, err := sight.NewWatch(*m.Before(first))
	if err != nil {
		return dreist.Move{}, fmt.Errorf("play: %w", err)
	}
	for _, step := range m.history[first:] {
		if err := watch.Play(step.Move); err != nil {
			return dreist.Move{}, fmt.Errorf("play: follow the turn of %s: %w", m.nameOf(seat), err)
		}
	}
	move := c.players[seat].Choose(watch.View(), rand.New(rand.NewPCG(c.seed, uint64(len(m.history)))))
	if move.Card < dreist.Deck {
		move.Card = m.position.InHand(seat, move.Card.Kind())
	}
	return move, nil
}

// Computer reports whether a seat is a computer player's.
func (m *Match) Computer(s dreist.Seat) bool { return m.computers.plays(s) }

// Player returns who plays a seat: Person, Egon or the name of a computer player.
func (m *Match) Player(s dreist.Seat) string {
	switch {
	case m.Person(s):
		return Person
	case m.Computer(s):
		return valueOf(m.game, ComputerTag(m.game.Seats[s].Number))
	}
	return Egon
}

// Person reports whether a seat is moved by a person.
func (m *Match) Person(s dreist.Seat) bool {
	return s >= 0 && int(s) < m.start.Seats() && !m.computers.plays(s) && (m.game.Deal.Mode != dreist.Solo || s != dreist.EgonSeat)
}
