package rival

import (
	"math/rand/v2"

	"dreist/game/dreixdrei"
	"dreist/game/simulate"
)

// StrongGames is the usual number of games that Strong plays for a decision.
const StrongGames = 1000

// The weights in the score of a game.
const (
	placeWorth = 1000 // the gain of each better place
	turnCost   = 2    // the cost of each move, against dawdling
)

// strong tries its moves in worlds that agree with all that its seat may know, and lets fair play each game to its end at all seats.
type strong struct {
	games int
	moves []dreixdrei.Move // reused memory
}

// option is a choice to try: moves up to the end of swapping, or one move.
type option struct {
	moves  []dreixdrei.Move
	first  *int // the number of games with the first place
	last   *int // the number of games with the last place
	places *int // the sum of the places
}

func (s *strong) Moves(v View, seed uint64) []dreixdrei.Move {
	rng := v.chance(seed)
	if v.position.IdleTurns() >= patience && !v.position.IsSwapping() && v.position.TurnedJoker() == dreixdrei.NoCard {
		return []dreixdrei.Move{greedyMove(&v.position, rng)}
	}
	return s.try(&v, nil, simulate.Limit{MaxGames: s.games}, true, rng)[0].Option.moves
}

// try tries the options of a view, and the moves asked if any, and returns them, best first.
func (s *strong) try(v *View, asked []dreixdrei.Move, limit simulate.Limit, onlyBest bool, rng *rand.Rand) []simulate.Trial[option] {
	var trials []simulate.Trial[option]
	found := asked == nil
	for _, moves := range s.options(&v.position) {
		same := asked != nil && sameEnd(v.position, moves, asked)
		trials = append(trials, trialOf(moves, same))
		found = found || same
	}
	if !found {
		trials = append(trials, trialOf(asked, true))
	}
	if len(trials) > 1 || !onlyBest {
		tryOptions(v, trials, limit, onlyBest, rng)
	}
	return trials
}

func trialOf(moves []dreixdrei.Move, asked bool) simulate.Trial[option] {
	return simulate.Trial[option]{Option: option{moves, new(int), new(int), new(int)}, IsRequested: asked}
}

// tryOptions plays games after options in worlds that agree with a view, and sorts the options, best first.
func tryOptions(v *View, trials []simulate.Trial[option], limit simulate.Limit, onlyBest bool, rng *rand.Rand) {
	var world dreixdrei.Position
	var luck uint64
	dreams := newDreamer(v)
	deal := func() { world, luck = dreams.imagine(rng), rng.Uint64() }
	source := rand.NewPCG(0, 0)
	chance := rand.New(source)
	simulate.RunTrials(trials, limit, onlyBest, deal, func(o option) int64 {
		p := world
		source.Seed(luck, 0)
		for _, m := range o.moves {
			if p.Play(m) != nil {
				return 0 // never: what can be seen allows it
			}
		}
		turns := finish(&p, chance)
		place := p.Place(v.seat)
		*o.places += place
		if place == 1 {
			*o.first++
		}
		if place == p.SeatCount() {
			*o.last++
		}
		return int64(placeWorth*(p.SeatCount()-place) - turnCost*turns)
	})
}

// finish lets fair play a game to its end at all seats and returns the number of moves.
func finish(p *dreixdrei.Position, rng *rand.Rand) (moves int) {
	for ; !p.IsOver(); moves++ {
		m := dreixdrei.EndSwap()
		if !p.IsSwapping() {
			m = fairMove(p, rng)
		}
		if p.Play(m) != nil {
			break // never: fair plays what is allowed
		}
	}
	return moves
}

// sameEnd reports whether moves a and b lead to the same position.
func sameEnd(p dreixdrei.Position, a, b []dreixdrei.Move) bool {
	q := p
	for _, m := range a {
		_ = p.Play(m) // both ways were found by the rules
	}
	for _, m := range b {
		_ = q.Play(m)
	}
	return p == q
}
