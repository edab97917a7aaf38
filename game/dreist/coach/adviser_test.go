package coach

import (
	"math/rand/v2"
	"reflect"
	"testing"

	"dreist/build/need"
	"dreist/game/dreist"
	"dreist/game/simulate"
)

// begun returns a new game against Egon.
func begun(t *testing.T, seed uint64) *dreist.Position {
	t.Helper()
	p := need.Value(dreist.NewSoloDeal(dreist.EvenCardCount, seed).Position())(t)
	return &p
}

// Equal questions get equal answers, whose counts add up.
func TestAdviceFollowsFromTheSeed(t *testing.T) {
	w := begun(t, 3)
	var a Adviser
	limit := simulate.Limit{MaxGames: 400}
	first := a.RankOptions(ViewOf(w), limit, 7)
	if again := new(Adviser).RankOptions(ViewOf(w), limit, 7); !reflect.DeepEqual(first, again) {
		t.Errorf("got %v, then %v", first, again)
	}
	games := 0
	for i, o := range first {
		games += o.WinChance.GameCount
		if i > 0 && o.WinChance.GameCount > first[0].WinChance.GameCount {
			t.Errorf("option %d was tried more often than the best", i)
		}
		q := *w
		for _, m := range o.Moves {
			if err := q.Play(q.WithHandCard(m)); err != nil {
				t.Fatalf("%v of %v: %v", m, o.Moves, err)
			}
		}
	}
	if games == 0 || games > limit.MaxGames {
		t.Errorf("played %d games, want at most %d", games, limit.MaxGames)
	}
}

// A requested line is tried as often as the best.
func TestAdviceAnswersWhatIsAsked(t *testing.T) {
	w := begun(t, 4)
	moves := ViewOf(w).AppendMoves(nil)
	for _, m := range moves {
		options := new(Adviser).RankOptions(ViewOf(w), simulate.Limit{MaxGames: 600}, 3, []dreist.Move{m})
		found := 0
		for _, o := range options {
			if o.WasRequested && o.Moves[0] == m {
				found++
				if o.WinChance.GameCount != options[0].WinChance.GameCount {
					t.Errorf("%v was tried %d times, the best %d times", m, o.WinChance.GameCount, options[0].WinChance.GameCount)
				}
			}
		}
		if found != 1 {
			t.Errorf("%v is answered %d times", m, found)
		}
	}
}

// A requested line that is listed is not tried twice.
func TestAdviceTriesNothingTwice(t *testing.T) {
	w := begun(t, 4)
	listed := new(Adviser).RankOptions(ViewOf(w), simulate.Limit{MaxGames: 600}, 3)
	worst := listed[len(listed)-1].Moves
	again := new(Adviser).RankOptions(ViewOf(w), simulate.Limit{MaxGames: 600}, 3, listed[0].Moves, worst)
	if len(again) != len(listed) {
		t.Errorf("%d options become %d by asking about two of them", len(listed), len(again))
	}
	asked := 0
	for _, o := range again {
		if o.WasRequested {
			asked++
		}
	}
	if asked != 2 {
		t.Errorf("%d of 2 are answered", asked)
	}
}

// A decision ends as soon as one line is better beyond doubt, with the result of the full limit.
func TestADecisionEndsWithoutDoubt(t *testing.T) {
	const limit, deals = 2000, 8
	games := 0
	for seed := range uint64(deals) {
		v := ViewOf(begun(t, seed))
		var a, patient Adviser
		best := a.best(v, simulate.Limit{MaxGames: limit}, rand.New(rand.NewPCG(seed, 0)))
		for _, w := range a.ways {
			games += w.GameCount()
		}
		if want := patient.RankOptions(v, simulate.Limit{MaxGames: limit}, seed)[0].Moves; !reflect.DeepEqual(best, want) {
			t.Errorf("deal %d: took %v, want %v", seed, best, want)
		}
	}
	if games > deals*limit*2/3 {
		t.Errorf("%d decisions took %d games", deals, games)
	}
}

// A winning move is the best.
func TestAdviceTakesTheWin(t *testing.T) {
	d := dreist.Deal{Hands: [][]dreist.Card{{0}, {40}}, Piles: [][]dreist.Card{{}, {41, 42}}, Layout: []dreist.PlacedCard{{Card: 1, Row: 1}}}
	p := need.Value(d.Position())(t)
	w := &p
	best := new(Adviser).RankOptions(ViewOf(w), simulate.Limit{MaxGames: 100}, 1)[0]
	if best.WinChance.Share() != 1 {
		t.Errorf("got %v at %v, want a move that wins", best.Moves, best.WinChance)
	}
}
