package partner

import (
	"dreist/game/simulate"
	"dreist/game/thegame"
	"dreist/game/thegame/record"
)

// Turn is a finished turn of a seat.
type Turn struct {
	TurnNumber     int              // the number of the turn in the match, from 1
	MoveIndex      int              // the number of moves of the match before its first card
	PositionBefore thegame.Position // the position before its first card
	Moves          []thegame.Move   // the moves of the turn, without signals
	positionAfter  thegame.Position // the position after the turn, with the cards drawn and the signals that followed
	HasDrawn       bool             // whether cards were drawn at its end
}

// TurnsOf returns the finished turns in which a seat laid cards.
func TurnsOf(start thegame.Position, history []record.Step, seat thegame.Seat) (turns []Turn) {
	before, done, follows := start, true, false
	for i, step := range history {
		if follows = follows && step.Move.Action == thegame.GiveSignal; follows {
			turns[len(turns)-1].positionAfter = step.Position
		}
		if before.Turn() == seat && step.Move.Action != thegame.GiveSignal {
			if before.LaidCount() == 0 {
				turns = append(turns, Turn{TurnNumber: step.Turn, MoveIndex: i, PositionBefore: before})
			}
			last := &turns[len(turns)-1]
			last.Moves = append(last.Moves, step.Move)
			last.positionAfter, last.HasDrawn = step.Position, step.Position.DrawPileSize() < before.DrawPileSize()
			follows = step.Move.Action == thegame.EndTurn
			done = follows || step.Position.IsOver()
		}
		before = step.Position
	}
	if !done {
		turns = turns[:len(turns)-1] // only the last one can be unfinished
	}
	return turns
}

// Loss is the price of a turn, in cards left at the end of games.
type Loss struct {
	Turn
	BetterMoves    []thegame.Move // the best turn found
	ExtraCardsLeft float64        // the mean number of cards by which the turn leaves more than the better one, 0 if it was as good
	MeanCardsLeft  float64        // the mean number of cards left after the turn
	Luck           float64        // the mean number of cards by which the cards drawn after the turn reduced the cards left
}

// JudgeTurn compares a turn with the best one. limit is for finding the best turn; as many games again compare both, so that the luck by which it
// was found does not count.
func JudgeTurn(t Turn, limit simulate.Limit) Loss {
	l, view := Loss{Turn: t}, ViewOf(&t.PositionBefore, t.PositionBefore.Turn())
	l.Luck = luck(t, 2*limit.MaxGames)
	found, at := RankMoves(view, t.Moves, limit, uint64(t.TurnNumber))
	if l.BetterMoves, l.MeanCardsLeft = found[0].moves, mean(&found[at]); at == 0 || limit.ShouldStop != nil && limit.ShouldStop() {
		return l
	}
	played, better := compare(view, t.Moves, l.BetterMoves, limit.MaxGames/2, ^uint64(t.TurnNumber))
	l.ExtraCardsLeft, l.MeanCardsLeft = max(mean(&played)-mean(&better), 0), mean(&played)
	return l
}

// luck returns the mean number of cards left after a turn, less the number if the cards drawn after it are known.
func luck(t Turn, games int) float64 {
	if !t.HasDrawn || t.positionAfter.IsOver() {
		return 0
	}
	seat := t.PositionBefore.Turn()
	hidden := playGamesAfter(ViewOf(&t.PositionBefore, seat), t.Moves, games, uint64(t.TurnNumber))
	seen := playGamesAfter(ViewOf(&t.positionAfter, seat), nil, games, uint64(t.TurnNumber))
	return mean(&hidden) - mean(&seen)
}

func mean(a *Advice) float64 { return float64(a.totalCardsLeft) / float64(max(a.gameCount, 1)) }

// MinMistakeCost is the smallest number of cards that a turn must cost to be shown as a mistake; less may be chance.
const MinMistakeCost = 1

// TotalLuck returns the sum of the luck in some turns, in cards.
func TotalLuck(judged []Loss) (cards float64) {
	for i := range judged {
		cards += judged[i].Luck
	}
	return cards
}

// CostliestIndices returns the indices of the turns that cost MinMistakeCost or more, worst first, cut off after most of them.
func CostliestIndices(judged []Loss, most int) []int {
	return simulate.CostliestIndices(judged, func(l *Loss) float64 { return l.ExtraCardsLeft }, MinMistakeCost, most)
}
