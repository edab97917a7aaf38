package analysis

import (
	"math"
	"reflect"
	"strings"
	"testing"

	"dreist/build/need"
	"dreist/game/dreist"
	"dreist/game/dreist/coach"
	"dreist/game/dreist/record"
	"dreist/game/simulate"
)

// played returns a match between named players.
func played(t *testing.T, deal dreist.Deal, names ...string) (*dreist.Position, []record.Step) {
	t.Helper()
	var players []coach.Player
	for _, name := range names {
		p := need.Value(coach.NewPlayer(name))(t)
		players = append(players, p)
	}
	g := need.Value(coach.PlayGame(players, deal, 1))(t)
	seats := make([]string, len(deal.Piles))
	for i := range seats {
		seats[i] = "Player"
	}
	game := need.Value(record.New(deal, record.NumberedSeats(seats...), nil, g.Moves))(t)
	start := need.Value(game.Deal.Position())(t)
	var history []record.Step
	for step, err := range game.Replay() {
		need.OK(t, err)
		history = append(history, step)
	}
	return &start, history
}

// judged returns the analysis of a seat's match with few games per decision.
func judged(t *testing.T, start *dreist.Position, history []record.Step, seat dreist.Seat) *Analyser {
	t.Helper()
	r := NewAnalyser(start, history, seat, nil)
	for !r.IsDone() {
		r.judgeNext(simulate.Limit{MaxGames: 60})
	}
	return r
}

// The chance at the start, less all costs, plus all luck, is the result; and the parts add up.
func TestLuckAndCostsMakeTheResult(t *testing.T) {
	start, history := played(t, dreist.NewSoloDeal(dreist.EvenCardCount, 5), coach.FairKind)
	r := judged(t, start, history, 0)
	if r.DecisionCount < 5 {
		t.Fatalf("got only %d decisions", r.DecisionCount)
	}
	if won := history[len(history)-1].Position.Winner() == 0; r.HasWon != won {
		t.Errorf("won %v, want %v", r.HasWon, won)
	}
	luck := 0.0
	for i := range r.Decisions {
		luck += r.luckAfter(i)
	}
	if math.Abs(luck-r.Luck()) > 1e-9 {
		t.Errorf("the luck after each decision makes %v, want %v", luck, r.Luck())
	}
	if got := r.Decisions[0].BestChance.Share() - r.TotalCost() + luck; math.Abs(got-r.result()) > 1e-9 {
		t.Errorf("everything together makes %v, want %v", got, r.result())
	}
}

// The second best was tried on the same deals as the best, also if the played line is the best and others were dropped early; otherwise
// it is unknown.
func TestTheNextBestIsOfTheSameDeals(t *testing.T) {
	start, history := played(t, dreist.NewSoloDeal(dreist.EvenCardCount, 9), coach.FairKind)
	r := NewAnalyser(start, history, 0, nil)
	alone := 0
	for !r.IsDone() {
		r.judgeNext(simulate.Limit{MaxGames: 300})
		d := &r.Decisions[len(r.Decisions)-1]
		if d.SecondChance.GameCount != 0 && d.SecondChance.GameCount != d.BestChance.GameCount || d.PlayedChance.GameCount != d.BestChance.GameCount {
			t.Errorf("turn %d: played of %d games, best of %d, next of %d", d.TurnNumber, d.PlayedChance.GameCount, d.BestChance.GameCount, d.SecondChance.GameCount)
		}
		if ahead, known := d.ahead(); known && !d.isMistake() && ahead > 0 {
			alone++
		}
	}
	if alone == 0 {
		t.Error("nowhere is what was played better than all else")
	}
}

// Every move of the seat belongs to at most one decision, which ends with the turn or a draw.
func TestDecisionsAreWhatWasPlayed(t *testing.T) {
	start, history := played(t, dreist.NewTableDeal(2, 0, 8), coach.RandomKind, coach.FairKind)
	at := 0
	for _, s := range spans(history, 0, start) {
		if s.from < at || s.to <= s.from {
			t.Fatalf("decision %v begins before %d", s, at)
		}
		at = s.to
		for i := s.from; i < s.to; i++ {
			last := i == s.to-1
			if history[i].Seat != 0 || history[i].Turn != history[s.from].Turn || history[i].Move.Action == dreist.DrawCard && !last {
				t.Errorf("decision %v holds step %d: %v", s, i, history[i].Move)
			}
		}
		if s.to < len(history) && history[s.to].Turn == history[s.to-1].Turn && history[s.to-1].Move.Action != dreist.DrawCard {
			t.Errorf("decision %v ends before its turn", s)
		}
	}
	if at == 0 {
		t.Error("got no decision")
	}
}

// A text gives back the analysis, however much was judged, and the rest can be judged with the same result.
func TestAnalysisGoesOnFromItsText(t *testing.T) {
	start, history := played(t, dreist.NewSoloDeal(dreist.EvenCardCount, 9), coach.EasyKind)
	whole := judged(t, start, history, 0)
	half := NewAnalyser(start, history, 0, nil)
	for range whole.DecisionCount / 2 {
		half.judgeNext(simulate.Limit{MaxGames: 60})
	}
	text := need.Value(half.Text())(t)
	read := need.Value(Parse(text, start, history))(t)
	rest := NewAnalyser(start, history, read.Seat, read.Decisions)
	for !rest.IsDone() {
		rest.judgeNext(simulate.Limit{MaxGames: 60})
	}
	for i := range whole.Decisions {
		if a, b := rest.Decisions[i], whole.Decisions[i]; tokensOf(a.BestMoves) != tokensOf(b.BestMoves) || a.PlayedChance != b.PlayedChance || a.BestChance != b.BestChance {
			t.Errorf("decision %d: got %v, want %v", i, a, b)
		}
	}
	again := need.Value(rest.Text())(t)
	want := need.Value(whole.Text())(t)
	if !reflect.DeepEqual(again, want) {
		t.Errorf("got %s, want %s", again, want)
	}
}

// A text that is broken or belongs to another match is an error.
func TestBrokenTextsAreTold(t *testing.T) {
	start, history := played(t, dreist.NewSoloDeal(dreist.EvenCardCount, 9), coach.EasyKind)
	for name, text := range map[string]string{
		"no JSON":         `{`,
		"no seat":         `{"seat":0}`,
		"too many seats":  `{"seat":5}`,
		"other steps":     `{"seat":1,"decisions":[{"from":7,"to":3,"chance":[0,0],"better":[0,0],"second":[0,0]}]}`,
		"too many":        `{"seat":1,"decisions":[` + strings.TrimSuffix(strings.Repeat(`{},`, 500), ",") + `]}`,
		"more won than 0": `{"seat":1,"decisions":[{"from":0,"to":` + end(history) + `,"chance":[3,2],"better":[0,0],"second":[0,0]}]}`,
	} {
		if a, err := Parse([]byte(text), start, history); err == nil {
			t.Errorf("%s: got %v and no error", name, a)
		}
	}
}

// end returns the moves of the first decision of a solo match, up to its end.
func end(history []record.Step) string {
	n := 0
	for n < len(history) && history[n].Turn == 1 {
		n++
		if history[n-1].Move.Action == dreist.DrawCard {
			break
		}
	}
	return string(rune('0' + n))
}

// The decisive decision, the costs and the praise follow from the chances.
func TestWhatIsTold(t *testing.T) {
	c := func(won int) simulate.Chance { return simulate.Chance{WonCount: won, GameCount: 1000} }
	lay := func(card dreist.Card) []dreist.Move { return []dreist.Move{dreist.Lay(card, 1)} }
	a := Analysis{DecisionCount: 4, HasWon: true, Decisions: []Decision{
		{TurnNumber: 1, PlayedMoves: lay(1), BestMoves: lay(1), PlayedChance: c(500), BestChance: c(500), SecondChance: c(350)},
		{TurnNumber: 3, PlayedMoves: lay(1), BestMoves: lay(4), PlayedChance: c(300), BestChance: c(480)},
		{TurnNumber: 5, PlayedMoves: lay(1), BestMoves: lay(4), PlayedChance: c(595), BestChance: c(600)},
		{TurnNumber: 7, PlayedMoves: lay(1), BestMoves: lay(4), PlayedChance: c(700), BestChance: c(800)},
	}}
	if got := a.CostliestIndex(); got != 1 {
		t.Errorf("decided by %d, want 1", got)
	}
	if got := a.CostlyIndices(5); !reflect.DeepEqual(got, []int{1, 3}) {
		t.Errorf("costly are %v, want 1 and 3", got)
	}
	if p, at := a.Praise(); p != FoundOnlyMove || at != 0 {
		t.Errorf("praised is %v of %d, want what was found first", p, at)
	}
	a.Decisions[0].SecondChance.GameCount, a.Decisions[0].SecondChance.WonCount = 31, 11
	if p, _ := a.Praise(); p == FoundOnlyMove {
		t.Error("a turn is praised that is compared with what was tried on other deals")
	}
	a.Decisions[0].SecondChance = c(350)
	a.Decisions[1].TurnNumber = 1
	if p, _ := a.Praise(); p == FoundOnlyMove {
		t.Error("a turn is praised in which something was missed")
	}
	four := Analysis{seatCount: 4, DecisionCount: 2, Decisions: []Decision{{TurnNumber: 1, PlayedChance: c(300), BestChance: c(300)},
		{TurnNumber: 2, PlayedChance: c(100), BestChance: c(200)}}}
	if got := four.CostliestIndex(); got != 1 {
		t.Errorf("decided by %d among four, want 1, which cost most", got)
	}
	if good, all := four.CountTurnsWhileUndecided(); good != 1 || all != 2 {
		t.Errorf("%d of %d turns are good, want 1 of 2", good, all)
	}
	if p, _ := four.Praise(); p == CameBack {
		t.Error("who never was far behind is praised for coming back")
	}
	a.Decisions = a.Decisions[2:3]
	if p, _ := a.Praise(); p != PlayedFaultlessly {
		t.Errorf("praised is %v, want that there is no fault", p)
	}
}

// A match is tipped only if it was open, much was lost, and it stayed lost; when it is practically over nothing counts.
func TestOnlyAnOpenMatchTips(t *testing.T) {
	at := func(turn, chance, better int) Decision {
		return Decision{TurnNumber: turn, PlayedChance: simulate.Chance{WonCount: chance, GameCount: 1000}, BestChance: simulate.Chance{WonCount: better, GameCount: 1000}}
	}
	for name, test := range map[string]struct {
		won       bool
		decisions []Decision
		tips      bool
		good, all int
	}{
		"it tips":          {false, []Decision{at(1, 450, 450), at(2, 120, 400), at(3, 30, 30)}, true, 1, 2},
		"hopeless before":  {false, []Decision{at(1, 450, 450), at(2, 40, 240)}, false, 1, 2},
		"a little":         {false, []Decision{at(1, 450, 450), at(2, 330, 400)}, false, 1, 2},
		"it came back":     {false, []Decision{at(1, 120, 400), at(2, 500, 500), at(3, 0, 0)}, false, 1, 2},
		"it was won":       {true, []Decision{at(1, 120, 400)}, false, 0, 1},
		"lost for so long": {false, []Decision{at(1, 190, 300), at(2, 50, 50), at(3, 30, 30), at(4, 10, 10)}, true, 0, 1},
	} {
		a := Analysis{seatCount: 2, DecisionCount: len(test.decisions), HasWon: test.won, Decisions: test.decisions}
		if got := a.IsTurningPoint(a.CostliestIndex()); got != test.tips {
			t.Errorf("%s: it tips: %v", name, got)
		}
		if good, all := a.CountTurnsWhileUndecided(); good != test.good || all != test.all {
			t.Errorf("%s: %d of %d turns are good, want %d of %d", name, good, all, test.good, test.all)
		}
		if p, _ := a.Praise(); p == PlayedSteadily {
			t.Errorf("%s: it is praised for what was not at stake", name)
		}
	}
}
