package rival

import (
	"fmt"

	"dreist/game/dreixdrei"
)

// The kinds of computer players, weakest first.
const (
	EasyKind   = "easy"
	FairKind   = "fair"
	StrongKind = "strong"
)

// The kinds of players that only serve to measure others.
const (
	RandomKind = "random"
	GreedyKind = "greedy"
)

// PlayerKinds returns the kinds of computer players that a person can play against, weakest first.
func PlayerKinds() []string { return []string{EasyKind, FairKind, StrongKind} }

// Player decides for a seat.
type Player interface {
	// NextMoves returns the next moves of the seat to move, which v belongs to: all moves up to the end of swapping, otherwise one move.
	NextMoves(v View, seed uint64) []dreixdrei.Move
}

// NewPlayer returns a player of a kind. games is the number of games that StrongKind plays for each decision. The error is for an unknown kind.
func NewPlayer(kind string, games int) (Player, error) {
	switch kind {
	case RandomKind:
		return random{}, nil
	case GreedyKind:
		return greedy{}, nil
	case EasyKind:
		return easy{}, nil
	case FairKind:
		return fair{}, nil
	case StrongKind:
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
		for _, m := range players[seat].NextMoves(ViewOf(&p), seed+uint64(len(g.moves))) {
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
