package partner

import (
	"fmt"
	"math/rand/v2"

	"dreist/game/thegame"
)

// The kinds of computer players, weakest first.
const (
	EasyKind   = "easy"
	FairKind   = "fair"
	StrongKind = "strong"
)

// PlayerKinds returns the kinds of all computer players, weakest first.
func PlayerKinds() []string { return []string{EasyKind, FairKind, StrongKind} }

// Player decides for a seat.
type Player interface {
	// TurnMoves returns the remaining moves in the turn of the seat to move, which v belongs to: cards, then the end of the turn
	// unless the cards end the game.
	TurnMoves(v View, seed uint64) []thegame.Move
}

// NewPlayer returns a player of a kind. games is the number of games that StrongKind plays for each decision. The error is for an
// unknown kind.
func NewPlayer(kind string, games int) (Player, error) {
	switch kind {
	case EasyKind:
		return easy, nil
	case FairKind:
		return &thrifty{}, nil
	case StrongKind:
		return &strong{games: games}, nil
	}
	return nil, fmt.Errorf("partner: there is no player %q", kind)
}

// movesOf returns the moves of a turn that lays cards, with its end unless the cards end the game.
func movesOf(p thegame.Position, lays []lay) []thegame.Move {
	moves := make([]thegame.Move, 0, len(lays)+1)
	for _, l := range lays {
		m := thegame.Lay(l.card, l.pile)
		if p.Play(m) != nil {
			break // never: players lay what fits
		}
		moves = append(moves, m)
	}
	if !p.IsOver() && p.CanEndTurn() {
		moves = append(moves, thegame.EndMove())
	}
	return moves
}

// thrifty finds the cheapest way to lay the cards that the turn owes, and lays more as long as they cost next to nothing.
type thrifty struct {
	ways ways
	lays []lay
}

func (f *thrifty) TurnMoves(v View, _ uint64) []thegame.Move {
	t := tableOf(&v.position, true)
	f.lays = f.ways.appendTurn(f.lays[:0], &t, owed(&v.position))
	return movesOf(v.position, f.lays)
}

// greedy lays the cheapest card, one after the other: the cards that the turn owes, and further cards that make a step of 1
// or go ten back.
type greedy struct {
	heeds bool // it respects signals
	slips int  // the percentage of cards for which it takes the second best
}

func (g greedy) TurnMoves(v View, seed uint64) []thegame.Move {
	t := tableOf(&v.position, g.heeds)
	rng := v.chance(seed)
	var lays []lay
	for owed := owed(&v.position); ; owed-- {
		l, i, cost := g.next(&t, rng)
		if cost == noFit || owed <= 0 && cost > nearest {
			return movesOf(v.position, lays)
		}
		lays = append(lays, l)
		t.lay(i, l.pile)
	}
}

// next returns the card to lay, its index in the hand and its cost, which is noFit if no card fits.
func (g greedy) next(t *table, rng *rand.Rand) (best lay, at, cost int) {
	var second lay
	secondAt, secondCost := 0, noFit
	cost = noFit
	for i, c := range t.hand[:t.held] {
		for on := range thegame.Pile(thegame.PileCount) {
			switch now := t.cost(c, on); {
			case now < cost:
				second, secondAt, secondCost = best, at, cost
				best, at, cost = lay{c, on}, i, now
			case now < secondCost:
				second, secondAt, secondCost = lay{c, on}, i, now
			}
		}
	}
	if g.slips > 0 && secondCost < noFit && rng.IntN(100) < g.slips {
		return second, secondAt, secondCost
	}
	return best, at, cost
}

// easy has the percentage of slips that makes up for the gain by respecting signals.
var easy = greedy{heeds: true, slips: 8}
