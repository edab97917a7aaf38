package coach

import (
	"fmt"
	"math/rand/v2"
	"strings"

	"dreist/game/dreist"
	"dreist/game/dreist/coach/sight"
)

// Player chooses moves. It may keep memory to work in but nothing of a game, so that one player can serve several
// seats and games in turn, though not at the same time.
type Player interface {
	// Choose returns a move of the seat to move, one of the view's. The same view and the same randomness give the
	// same move. It is asked again after each of its moves until the turn ends, unless it plans ahead: see Plan.
	Choose(v sight.View, rng *rand.Rand) dreist.Move
}

// planner is a player that thinks of all it will do until the turn ends or shows a card.
type planner interface {
	plan(v sight.View, rng *rand.Rand) []dreist.Move
}

// Plan returns the next moves of the seat to move: as many as a player thinks of at once, at least one, and none beyond
// the end of the turn or a draw. Who makes them all need not ask it again before. The same view and the same
// randomness give the same moves.
func Plan(p Player, v sight.View, rng *rand.Rand) []dreist.Move {
	if far, ok := p.(planner); ok {
		return far.plan(v, rng)
	}
	return []dreist.Move{p.Choose(v, rng)}
}

// The names of the players.
const (
	Random = "random"
	Easy   = "easy"
	Fair   = "fair"
	Strong = "strong"
	Coach  = "coach" // Strong with a limit of its own, see Lineup
)

// Names returns the names that New knows, weakest first.
func Names() []string { return append([]string{Random}, Opponents()...) }

// Opponents returns the names of the players that people play against, weakest first; the others are for simulations.
func Opponents() []string { return []string{Easy, Fair, Strong} }

// TakesTime reports whether a player of a name thinks so long about a move that nobody should have to wait for it.
func TakesTime(name string) bool { return name == Strong }

// New returns the player of a name. A name that Names does not list is an error.
func New(name string) (Player, error) {
	switch name {
	case Random:
		return &randomPlayer{}, nil
	case Easy:
		return &easyPlayer{}, nil
	case Fair:
		return &fairPlayer{}, nil
	case Strong:
		return &strongPlayer{limit: strongLimit}, nil
	}
	return nil, fmt.Errorf("coach: find player %q: want one of %s", name, strings.Join(Names(), ", "))
}

// randomPlayer takes each legal move with the same chance.
type randomPlayer struct{ moves []dreist.Move }

func (r *randomPlayer) Choose(v sight.View, rng *rand.Rand) dreist.Move {
	r.moves = v.AppendMoves(r.moves[:0])
	return r.moves[rng.IntN(len(r.moves))]
}
