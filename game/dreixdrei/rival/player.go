package rival

import (
	"fmt"

	"dreist/game/dreixdrei"
)

// The kinds of computer players, weakest first.
const (
	Easy   = "easy"
	Fair   = "fair"
	Strong = "strong"
)

// The kinds of players that only serve to measure others.
const (
	Random = "random"
	Greedy = "greedy"
)

// PlayerKinds returns the kinds of computer players that a person can play against, weakest first.
func PlayerKinds() []string { return []string{Easy, Fair, Strong} }

// Player decides for a seat.
type Player interface {
	// Moves returns the next moves of the seat to move, which v belongs to: all moves up to the end of swapping, otherwise one move.
	Moves(v View, seed uint64) []dreixdrei.Move
}

// New returns a player of a kind. games is the number of games that Strong plays for each decision. The error is for an unknown kind.
func New(kind string, games int) (Player, error) {
	switch kind {
	case Random:
		return random{}, nil
	case Greedy:
		return greedy{}, nil
	case Easy:
		return easy{}, nil
	case Fair:
		return fair{}, nil
	case Strong:
		return &strong{games: games}, nil
	}
	return nil, fmt.Errorf("rival: there is no player %q", kind)
}

// PlayedGame is a finished game.
type PlayedGame struct {
	moves         []dreixdrei.Move
	turnCount     int // the number of turns, without swapping
	finalPosition dreixdrei.Position
}

// playGame lets players play a game to its end; the seed decides all chance. An illegal move of a player is an error.
func playGame(p dreixdrei.Position, players []Player, seed uint64) (PlayedGame, error) {
	var g PlayedGame
	for !p.IsOver() {
		seat := p.Turn()
		for _, m := range players[seat].Moves(ViewOf(&p), seed+uint64(len(g.moves))) {
			exchange := p.IsSwapping()
			if err := p.Play(m); err != nil {
				return g, fmt.Errorf("rival: the player on seat %d: %w", seat+1, err)
			}
			g.moves = append(g.moves, m)
			if !exchange && p.Turn() != seat {
				g.turnCount++
			}
		}
	}
	g.finalPosition = p
	return g, nil
}
