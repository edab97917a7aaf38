package coach

import (
	"fmt"
	"math/rand/v2"
	"strings"

	"dreist/game/dreist"
)

// Player is a computer player. It may keep buffers but no state of a game, so that one Player can serve several seats
// and games, one at a time.
type Player interface {
	// PlanMoves returns the next moves of the seat to move: at least one, at most up to the end of the turn or a draw. The caller may make
	// all of them before it asks again. Equal views and randomness give equal moves.
	PlanMoves(v View, rng *rand.Rand) []dreist.Move
}

// The kinds of players.
const (
	RandomKind  = "random"
	EasyKind    = "easy"
	FairKind    = "fair"
	StrongKind  = "strong"
	LimitedKind = "coach" // the strong player with the limit Lineup.NewLimit, for simulations only
)

// PlayerKinds returns the kinds that NewPlayer accepts, weakest first.
func PlayerKinds() []string { return append([]string{RandomKind}, OpponentKinds()...) }

// OpponentKinds returns the kinds of computer players that people can choose, weakest first.
func OpponentKinds() []string { return []string{EasyKind, FairKind, StrongKind} }

// NeedsBackground reports whether a player of a kind thinks so long that it must run in the background.
func NeedsBackground(name string) bool { return name == StrongKind }

// NewPlayer returns a player of a kind; the error is for a kind that PlayerKinds does not list.
func NewPlayer(name string) (Player, error) {
	switch name {
	case RandomKind:
		return randomPlayer{}, nil
	case EasyKind:
		return easyPlayer{}, nil
	case FairKind:
		return &fairPlayer{}, nil
	case StrongKind:
		return &strongPlayer{limit: strongLimit}, nil
	}
	return nil, fmt.Errorf("coach: find player %q: want one of %s", name, strings.Join(PlayerKinds(), ", "))
}

type randomPlayer struct{}

func (randomPlayer) PlanMoves(v View, rng *rand.Rand) []dreist.Move {
	moves := v.AppendMoves(nil)
	at := rng.IntN(len(moves))
	return moves[at : at+1]
}
