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
	// same move. It is asked again after each of its moves until the turn ends.
	Choose(v sight.View, rng *rand.Rand) dreist.Move
}

// The names of the players.
const (
	Random = "random"
	Easy   = "easy"
	Fair   = "fair"
)

// kind is a sort of player.
type kind struct {
	name     string
	opponent bool // people play against it; otherwise it is for simulations
	make     func() Player
}

// kinds lists all players there are, weakest first.
func kinds() []kind {
	return []kind{
		{Random, false, func() Player { return &randomPlayer{} }},
		{Easy, true, func() Player { return &easyPlayer{} }},
		{Fair, true, func() Player { return &fairPlayer{} }},
	}
}

// Names returns the names that New knows, weakest first.
func Names() []string { return names(func(kind) bool { return true }) }

// Opponents returns the names of the players that people play against, weakest first.
func Opponents() []string { return names(func(k kind) bool { return k.opponent }) }

func names(wanted func(kind) bool) []string {
	var found []string
	for _, k := range kinds() {
		if wanted(k) {
			found = append(found, k.name)
		}
	}
	return found
}

// New returns the player of a name. A name that Names does not list is an error.
func New(name string) (Player, error) {
	for _, k := range kinds() {
		if k.name == name {
			return k.make(), nil
		}
	}
	return nil, fmt.Errorf("coach: find player %q: want one of %s", name, strings.Join(Names(), ", "))
}
