package partner_test

import (
	"reflect"
	"testing"

	"dreist/build/need"
	"dreist/game/simulate"
	"dreist/game/thegame"
	"dreist/game/thegame/partner"
	"dreist/game/thegame/record"
)

// played returns the turns of a match of one seat that plays well, but for its turn number blunder: that lays the card farthest away.
func played(t *testing.T, blunder int) []partner.Turn {
	t.Helper()
	start := need.Value(thegame.NewDeal(thegame.Base, 1, 0, 3).Position())(t)
	fair := need.Value(partner.NewPlayer(partner.StrongKind, 300))(t)
	p, history := start, []record.Step(nil)
	for turn := 1; !p.IsOver() && turn <= blunder+2; turn++ {
		moves := fair.TurnMoves(partner.ViewOf(&p, 0), uint64(turn))
		if turn == blunder {
			moves = farthest(p)
		}
		for _, m := range moves {
			if p.IsOver() {
				break
			}
			need.OK(t, p.Play(m))
			history = append(history, record.Step{Move: m, Turn: turn, Position: p})
		}
	}
	return partner.TurnsOf(start, history, 0)
}

// farthest returns a turn that runs far ahead on the two rows upwards.
func farthest(p thegame.Position) (moves []thegame.Move) {
	for _, on := range []thegame.Pile{thegame.PileA, thegame.PileB} {
		far := thegame.NoCard
		for _, c := range p.Hand(0) {
			if p.FittingPiles(c).Has(on) && c > far {
				far = c
			}
		}
		moves = append(moves, thegame.Lay(far, on))
		_ = p.Play(moves[len(moves)-1])
	}
	return append(moves, thegame.EndMove())
}

// A planted blunder costs most, and a second look says the same.
func TestAPlantedBlunderIsFound(t *testing.T) {
	turns := played(t, 4)
	var losses []partner.Loss
	for _, turn := range turns {
		losses = append(losses, partner.JudgeTurn(turn, simulate.Limit{MaxGames: 200}))
	}
	worst := partner.CostliestIndices(losses, 3)
	if len(worst) == 0 || losses[worst[0]].TurnNumber != 4 || losses[worst[0]].ExtraCardsLeft < 3 {
		t.Fatalf("got %+v", losses)
	}
	for _, l := range losses {
		if l.MeanCardsLeft <= 0 || l.MeanCardsLeft > 98 {
			t.Errorf("after turn %d %v cards are left", l.TurnNumber, l.MeanCardsLeft)
		}
	}
	if again := partner.JudgeTurn(turns[3], simulate.Limit{MaxGames: 200}); !reflect.DeepEqual(again, losses[worst[0]]) {
		t.Errorf("got %+v and then %+v", losses[worst[0]], again)
	}
	for i := 1; i < len(worst); i++ {
		if losses[worst[i]].ExtraCardsLeft > losses[worst[i-1]].ExtraCardsLeft {
			t.Error("not the worst first")
		}
	}
}

// The moment of a turn is that of its first card, also where signals came before.
func TestTurnsBeginWithTheirFirstCard(t *testing.T) {
	p := need.Value(thegame.NewDeal(thegame.Base, 2, 0, 5).Position())(t)
	start, history := p, []record.Step(nil)
	play := func(m thegame.Move) {
		need.OK(t, p.Play(m))
		history = append(history, record.Step{Move: m, Turn: 1, Position: p})
	}
	play(thegame.SignalMove(1, thegame.LayHere, thegame.PileA))
	for p.LaidCount() < 2 {
		play(p.AppendLays(nil)[0])
	}
	if got := partner.TurnsOf(start, history, 0); len(got) != 0 {
		t.Errorf("got %+v before the end of the turn", got)
	}
	play(thegame.EndMove())
	if got := partner.TurnsOf(start, history, 0); len(got) != 1 || got[0].MoveIndex != 1 || len(got[0].Moves) != 3 {
		t.Errorf("got %+v", got)
	}
}
