package rival

import (
	"dreist/game/dreixdrei"
	"dreist/game/dreixdrei/record"
	"dreist/game/simulate"
)

// Decision is a move of a seat, or all its swaps: the moves before it sees anything new.
type Decision struct {
	TurnNumber     int                // the turn in the match, from 1
	MoveIndex      int                // the number of moves of the match before it
	PositionBefore dreixdrei.Position // the position before it
	Moves          []dreixdrei.Move
}

// DecisionsOf returns the decisions of a seat in which it had a choice, without swaps that it has not ended.
func DecisionsOf(start dreixdrei.Position, history []record.Step, seat dreixdrei.Seat) (all []Decision) {
	before, swapping := start, false
	for i, step := range history {
		if before.Turn() == seat {
			if !swapping {
				all = append(all, Decision{TurnNumber: step.Turn, MoveIndex: i, PositionBefore: before})
			}
			last := &all[len(all)-1]
			last.Moves = append(last.Moves, step.Move)
			if swapping = step.Move.Action == dreixdrei.SwapCards; !swapping && len(last.PositionBefore.AppendMoves(nil)) < 2 {
				all = all[:len(all)-1]
			}
		}
		before = step.Position
	}
	if swapping {
		all = all[:len(all)-1]
	}
	return all
}

// Loss compares a decision with the best moves found. WinsLost, LastPlacesAdded and PlacesLost are 0 if the decision was as good.
type Loss struct {
	Decision
	BetterMoves     []dreixdrei.Move // the best moves found
	WinsLost        float64          // the share of games won more after the better moves, 0 to 1
	LastPlacesAdded float64          // the share of games with the last place less after the better moves, 0 to 1
	PlacesLost      float64          // the mean number of places gained by the better moves
	MeanPlace       float64          // the mean place after the decision itself
}

// JudgeDecision compares a decision with the best one. limit is for finding the best moves; as many games again compare both, so that the luck by which
// the best were found does not count.
func JudgeDecision(d Decision, limit simulate.Limit) Loss {
	l, view := Loss{Decision: d}, ViewOf(&d.PositionBefore)
	found, at := RankMoves(view, d.Moves, limit, uint64(d.MoveIndex))
	if l.BetterMoves, l.MeanPlace = found[0].Moves, found[at].MeanPlace; at == 0 || limit.ShouldStop != nil && limit.ShouldStop() {
		return l
	}
	played, better := compare(view, d.Moves, l.BetterMoves, limit.MaxGames/2, ^uint64(d.MoveIndex))
	share := func(n int, a Advice) float64 { return float64(n) / float64(max(a.GameCount, 1)) }
	l.MeanPlace = played.MeanPlace
	if l.PlacesLost = played.MeanPlace - better.MeanPlace; l.PlacesLost <= 0 {
		l.PlacesLost = 0
		return l
	}
	l.WinsLost = share(better.firstCount, better) - share(played.firstCount, played)
	l.LastPlacesAdded = share(played.lastCount, played) - share(better.lastCount, better)
	return l
}

// MinMistakeCost is the smallest number of places that a decision must cost to be shown as a mistake; less may be chance.
const MinMistakeCost = 0.1

// CostliestIndices returns the indices of the costliest decisions, worst first, cut off after most of them.
func CostliestIndices(judged []Loss, most int) []int {
	return simulate.CostliestIndices(judged, func(l *Loss) float64 { return l.PlacesLost }, MinMistakeCost, most)
}
