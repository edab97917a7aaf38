package coach

import (
	"fmt"

	"dreist/game/dreist"
	"dreist/game/dreist/record"
	"dreist/game/simulate"
	"dreist/game/store"
)

// Lineup is the players and the handicap of simulated games.
type Lineup struct {
	PlayerKinds []string              // kind of each player, clockwise: 2 to 4 at a table, 1 against Egon
	SoloCards   int                   // number of the player's cards in a game against Egon, 1 to 95
	NewLimit    func() simulate.Limit // returns the limit of one decision of a LimitedKind player; called concurrently
}

// EgonName is Egon's name in records.
const EgonName = "Egon"

// codeTag returns the record's tag that holds the code of its deal.
func codeTag(c record.Code) record.Tag { return record.Tag{Name: "Code", Value: c.String()} }

// Simulation returns a simulation of the lineup, before its first game.
func (l Lineup) Simulation() simulate.Simulation {
	return simulate.Simulation{PlayerNames: l.seats(), NewPlayFunc: l.newPlayFunc}
}

// Check returns an error if the players or cards are invalid.
func (l Lineup) Check() error {
	if _, err := l.players(); err != nil {
		return err
	}
	_, err := l.code(0, 0)
	return err
}

// IsSolo reports whether the games are against Egon.
func (l Lineup) IsSolo() bool { return len(l.PlayerKinds) == 1 }

func (l Lineup) seats() []string {
	if l.IsSolo() {
		return []string{l.PlayerKinds[0], EgonName}
	}
	return l.PlayerKinds
}

// newPlayFunc returns the function that plays the lineup's games. Its errors are those of Check.
func (l Lineup) newPlayFunc() (simulate.PlayFunc, error) {
	players, err := l.players()
	if err != nil {
		return nil, err
	}
	return func(number int, deal, chance uint64) (simulate.Result, error) {
		code, err := l.code(number, deal)
		if err != nil {
			return simulate.Result{}, err
		}
		g, err := PlayGame(players, code.Deal(), chance)
		if err != nil {
			return simulate.Result{}, fmt.Errorf("coach: game %d: %w", number+1, err)
		}
		return l.result(code, g), nil
	}, nil
}

func (l Lineup) players() ([]Player, error) {
	players := make([]Player, len(l.PlayerKinds))
	for i, name := range l.PlayerKinds {
		if name == LimitedKind {
			players[i] = &strongPlayer{limit: func(dreist.Mode) simulate.Limit { return l.NewLimit() }}
			continue
		}
		var err error
		if players[i], err = NewPlayer(name); err != nil {
			return nil, err
		}
	}
	return players, nil
}

// code returns the deal of a game. At a table the starting seat moves on clockwise from game to game (R 1).
func (l Lineup) code(number int, seed uint64) (record.Code, error) {
	if l.IsSolo() {
		return record.SoloCode(l.SoloCards, seed)
	}
	seats := len(l.PlayerKinds)
	return record.TableCode(seats, dreist.Seat(number%max(seats, 1)), seed)
}

func (l Lineup) result(code record.Code, g *FinishedGame) simulate.Result {
	left := make([]int, g.finalPosition.SeatCount())
	for s := range left {
		left[s] = g.finalPosition.CardsLeft(dreist.Seat(s))
	}
	return simulate.Result{Outcome: store.WonBy(int(g.finalPosition.Winner()), left...), TurnCount: g.turnCount, Record: func() (string, error) {
		kept, err := record.New(g.deal, record.NumberedSeats(l.seats()...), []record.Tag{codeTag(code)}, g.Moves)
		if err != nil {
			return "", err
		}
		return kept.String(), nil
	}}
}
