package moments

import (
	"fmt"

	"dreist/game/dreist"
	"dreist/game/match"
	"dreist/game/record"
)

// Moment is a match and the move that makes it notable.
type Moment struct {
	Save   string      // the match before the move, as the game saves it
	Move   dreist.Move // the move
	Before dreist.Position
	After  dreist.Position // after the move, and after Egon's turn if it brought him to play
	Events []dreist.Event  // of the move, then of Egon
}

// seeds is how many games are tried before a moment is given up.
const seeds = 3000

// Find plays games until a moment is the wished one, and returns it. Its error tells that none of very many was.
func Find(player Player, wished func(m *Moment) bool) (Moment, error) {
	for seed := range uint64(seeds) {
		m, err := begin(seed)
		if err != nil {
			return Moment{}, err
		}
		for !m.Over() {
			found, err := next(m, player)
			if err != nil {
				return Moment{}, err
			}
			if wished(&found) {
				return found, found.keep(m)
			}
		}
	}
	return Moment{}, fmt.Errorf("moments: none in %d games", seeds)
}

// Game returns the record of a whole game that a player plays, and who wins it.
func Game(seed uint64, player Player) (text string, winner dreist.Seat, err error) {
	m, err := begin(seed)
	if err != nil {
		return "", dreist.NoSeat, err
	}
	for !m.Over() {
		if _, err := m.Play(player(m.Position())); err != nil {
			return "", dreist.NoSeat, fmt.Errorf("moments: %w", err)
		}
	}
	text, err = m.Record()
	return text, m.Position().Winner(), err
}

// Start returns a game before its first move, as the game saves it.
func Start(seed uint64) (string, error) {
	m, err := begin(seed)
	if err != nil {
		return "", err
	}
	return m.Record()
}

func begin(seed uint64) (*match.Match, error) {
	m, err := match.New(dreist.NewSoloDeal(dreist.EvenDeal, seed), record.Seats("Anna", "Egon"), nil, match.Unkept{})
	if err != nil {
		return nil, fmt.Errorf("moments: %w", err)
	}
	return m, nil
}

// next plays a move and returns it as a moment, whose save is still missing.
func next(m *match.Match, player Player) (Moment, error) {
	found := Moment{Before: *m.Position()}
	found.Move = player(m.Position())
	events, err := m.Play(found.Move)
	if err != nil {
		return Moment{}, fmt.Errorf("moments: %w", err)
	}
	found.Events, found.After = events, *m.Position()
	return found, nil
}

// keep writes down the match before the last move.
func (f *Moment) keep(m *match.Match) error {
	text, err := m.Record()
	if err != nil {
		return fmt.Errorf("moments: %w", err)
	}
	game, err := record.Parse(text)
	if err != nil {
		return fmt.Errorf("moments: %w", err)
	}
	game, err = record.New(game.Deal, game.Seats, game.Tags, game.Moves[:len(game.Moves)-1])
	if err != nil {
		return fmt.Errorf("moments: %w", err)
	}
	f.Save = game.String()
	return nil
}
