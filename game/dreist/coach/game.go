package coach

import (
	"fmt"
	"math/rand/v2"

	"dreist/game/dreist"
)

// FinishedGame is a game that was played to its end, as PlayGame returns it.
type FinishedGame struct {
	deal          dreist.Deal
	Moves         []dreist.Move   // moves of all seats but Egon, whose moves follow from the deal
	turnCount     int             // number of turns of all seats, Egon's and the last one included
	finalPosition dreist.Position // after the last move
}

// PlayGame plays a deal to its end. players are one for each hand, clockwise; their random choices follow from the seed, independently for each
// seat. An impossible deal, or an illegal move of a player, is an error.
func PlayGame(players []Player, deal dreist.Deal, seed uint64) (*FinishedGame, error) {
	now, err := deal.Position()
	if err != nil {
		return nil, fmt.Errorf("coach: play a game: %w", err)
	}
	var chances []*rand.Rand
	for s := range players {
		chances = append(chances, rand.New(rand.NewPCG(seed, uint64(s))))
	}
	g := &FinishedGame{deal: deal}
	var planned []dreist.Move
	for now.Turn() != dreist.NoSeat {
		seat := now.Turn()
		m := dreist.EgonMove()
		if !now.IsEgonToMove() {
			if len(planned) == 0 {
				planned = players[seat].PlanMoves(ViewOf(&now), chances[seat])
			}
			m, planned = planned[0], planned[1:]
			g.Moves = append(g.Moves, m)
		}
		if err := now.Play(now.WithHandCard(m)); err != nil {
			return nil, fmt.Errorf("coach: the player on seat %d: %w", seat+1, err)
		}
		if now.Turn() != seat {
			planned = nil
			g.turnCount++
		}
	}
	g.finalPosition = now
	return g, nil
}
