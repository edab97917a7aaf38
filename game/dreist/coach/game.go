package coach

import (
	"fmt"
	"math/rand/v2"

	"dreist/game/dreist"
)

// Game is a finished game.
type Game struct {
	Deal          dreist.Deal
	Moves         []dreist.Move   // of all seats but Egon, whose moves follow from the deal
	TurnCount     int             // number of turns of all seats, Egon's and the last one included
	FinalPosition dreist.Position // after the last move
}

// Simulator plays games, one after the other, between the same players. It reuses its buffers.
type Simulator struct {
	players []Player
	chances []chance
	watch   Observer
	game    Game
}

// chance is the randomness of one seat, independent of the others'.
type chance struct {
	source *rand.PCG
	rng    *rand.Rand
}

// NewSimulator returns a table for players, clockwise; for games against Egon there is one player.
func NewSimulator(players ...Player) *Simulator {
	t := &Simulator{players: players}
	for range players {
		source := rand.NewPCG(0, 0)
		t.chances = append(t.chances, chance{source: source, rng: rand.New(source)})
	}
	return t
}

// Play plays a game of a deal; the seed determines the players' random choices. The result is valid until the next game. A
// deal for another number of players, or an illegal move of a player, is an error.
func (t *Simulator) Play(deal dreist.Deal, seed uint64) (*Game, error) {
	p, err := deal.Position()
	if err != nil {
		return nil, fmt.Errorf("coach: play a game: %w", err)
	}
	if hands := countHands(&p); hands != len(t.players) {
		return nil, fmt.Errorf("coach: play a game of %d hands with %d players", hands, len(t.players))
	}
	if err := t.watch.Start(p); err != nil {
		return nil, fmt.Errorf("coach: play a game: %w", err)
	}
	for s := range t.chances {
		t.chances[s].source.Seed(seed, uint64(s))
	}
	t.game = Game{Deal: deal, Moves: t.game.Moves[:0]}
	now := t.watch.Position()
	var planned []dreist.Move
	for now.Turn() != dreist.NoSeat {
		seat := now.Turn()
		m := dreist.EgonMove()
		if !now.IsEgonToMove() {
			if len(planned) == 0 {
				planned = PlanMoves(t.players[seat], t.watch.View(), t.chances[seat].rng)
			}
			m, planned = planned[0], planned[1:]
			t.game.Moves = append(t.game.Moves, m)
		}
		if err := t.watch.Play(m); err != nil {
			return nil, fmt.Errorf("coach: the player on seat %d: %w", seat+1, err)
		}
		if now.Turn() != seat {
			planned = nil
			t.game.TurnCount++
		}
	}
	t.game.FinalPosition = *now
	return &t.game, nil
}

func countHands(p *dreist.Position) int {
	n := 0
	for s := range dreist.Seat(p.SeatCount()) {
		if p.HasHand(s) {
			n++
		}
	}
	return n
}
