package rival

import (
	"math/rand/v2"

	"dreist/game/dreixdrei"
	"dreist/game/simulate"
)

// StrongGameCount is the usual number of games that StrongKind plays for a decision.
const StrongGameCount = 1000

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

func (s *strong) NextMoves(v View, seed uint64) []dreixdrei.Move {
	rng := v.chance(seed)
	if v.position.IdleTurnCount() >= patience && !v.position.IsSwapping() && v.position.TurnedJoker() == dreixdrei.NoCard {
		return []dreixdrei.Move{greedyMove(&v.position, rng)}
	}
	return s.try(&v, nil, simulate.Limit{MaxGames: s.games}, true, rng)[0].Option.Moves
}

// try tries the options of a view, and the moves asked if any, and returns them, best first.
func (s *strong) try(v *View, asked []dreixdrei.Move, limit simulate.Limit, onlyBest bool, rng *rand.Rand) []simulate.Trial[Advice] {
	var also *Advice
	if asked != nil {
		also = &Advice{Moves: asked}
	}
	trials := simulate.TrialsOf(s.options(&v.position), also, func(a, b *Advice) bool { return sameEnd(v.position, a.Moves, b.Moves) })
	if len(trials) > 1 || !onlyBest {
		deal, play := gamesOf(v, rng)
		simulate.RunTrials(trials, limit, onlyBest, deal, play)
	}
	return trials
}

// gamesOf returns functions that choose a world that agrees with a view, and that play a game after the moves of an advice in it. The result is
// counted.
func gamesOf(v *View, rng *rand.Rand) (deal func(), play func(*Advice) int64) {
	var world dreixdrei.Position
	var luck uint64
	dreams := newDreamer(v)
	source := rand.NewPCG(0, 0)
	chance := rand.New(source)
	return func() { world, luck = dreams.imagine(rng), rng.Uint64() }, func(a *Advice) int64 {
		p := world
		source.Seed(luck, 0)
		for _, m := range a.Moves {
			_ = p.Play(m) // never refused: the rules ask only for what the player sees
		}
		turns := finish(&p, chance)
		place := p.Place(v.seat)
		a.GameCount++
		a.places += place
		a.MeanPlace = float64(a.places) / float64(a.GameCount)
		if place == 1 {
			a.firstCount++
		}
		if place == p.SeatCount() {
			a.lastCount++
		}
		return int64(placeWorth*(p.SeatCount()-place) - turnCost*turns)
	}
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
