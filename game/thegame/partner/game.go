package partner

import (
	"fmt"

	"dreist/game/thegame"
)

// PlayedGame is a finished game.
type PlayedGame struct {
	Moves         []thegame.Move // all moves, also signals
	TurnCount     int            // the number of turns, without one that lost the game
	FinalPosition thegame.Position
}

// PlayGame lets players play a game to its end; the seed decides all chance. With silent, no seat gives signals. An illegal move
// of a player is an error.
func PlayGame(p thegame.Position, players []Player, seed uint64, silent bool) (PlayedGame, error) {
	var g PlayedGame
	do := func(m thegame.Move) error {
		g.Moves = append(g.Moves, m)
		return p.Play(m)
	}
	for turn := uint64(0); !p.IsOver(); turn++ {
		for s := range thegame.Seat(p.SeatCount()) {
			for !silent {
				m, ok := NextSignal(&p, s)
				if !ok {
					break
				}
				if err := do(m); err != nil {
					return g, fmt.Errorf("partner: a signal of seat %d: %w", s+1, err)
				}
			}
		}
		seat := p.Turn()
		for _, m := range players[seat].TurnMoves(ViewOf(&p, seat), seed+turn) {
			if err := do(m); err != nil {
				return g, fmt.Errorf("partner: the player on seat %d: %w", seat+1, err)
			}
		}
		if !p.IsOver() && p.LaidCount() > 0 {
			return g, fmt.Errorf("partner: the player on seat %d did not finish its turn", seat+1)
		}
		if last := g.Moves[len(g.Moves)-1]; last.Action == thegame.EndTurn || p.IsWon() {
			g.TurnCount++
		}
	}
	g.FinalPosition = p
	return g, nil
}
