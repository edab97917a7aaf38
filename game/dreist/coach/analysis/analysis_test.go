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
		p := need.Value(coach.New(name))(t)
		players = append(players, p)
	}
	g := need.Value(coach.NewTable(players...).Play(deal, 1))(t)
	seats := make([]string, len(deal.Piles))
	for i := range seats {
		seats[i] = "Player"
	}
	game := need.Value(record.New(deal, record.Seats(seats...), nil, g.Moves))(t)
	start := need.Value(game.Deal.Position())(t)
	var history []record.Step
	for step, err := range game.Steps() {
		need.OK(t, err)
		history = append(history, step)
	}
	return &start, history
}

// judged returns the analysis of a seat's match with few games per decision.
func judged(t *testing.T, start *dreist.Position, history []record.Step, seat dreist.Seat) *Run {
	t.Helper()
	r := Begin(start, history, seat, nil)
	for !r.IsDone() {
		r.JudgeNext(simulate.Limit{Games: 60})
	}
	return r
}

// The chance at the start, less all costs, plus all luck, is the result; and the parts add up.
func TestLuckAndCostsMakeTheResult(t *testing.T) {
	start, history := played(t, dreist.NewSoloDeal(dreist.EvenDeal, 5), coach.Fair)
	r := judged(t, start, history, 0)
	if r.All < 5 {
		t.Fatalf("got only %d decisions", r.All)
	}
	if won := history[len(history)-1].Position.Winner() == 0; r.Won != won {
		t.Errorf("won %v, want %v", r.Won, won)
	}
	luck := 0.0
	for i := range r.Decisions {
		luck += r.LuckAfter(i)
	}
	if math.Abs(luck-r.Luck()) > 1e-9 {
		t.Errorf("the luck after each decision makes %v, want %v", luck, r.Luck())
	}
	if got := r.Decisions[0].Better.Share() - r.Costs() + luck; math.Abs(got-r.result()) > 1e-9 {
		t.Errorf("everything together makes %v, want %v", got, r.result())
	}
}

// The second best was tried on the same deals as the best, also if the played line is the best and others were dropped early; otherwise
// it is unknown.
func TestTheNextBestIsOfTheSameDeals(t *testing.T) {
	start, history := played(t, dreist.NewSoloDeal(dreist.EvenDeal, 9), coach.Fair)
	r := Begin(start, history, 0, nil)
	alone := 0
	for !r.IsDone() {
		r.JudgeNext(simulate.Limit{Games: 300})
		d := &r.Decisions[len(r.Decisions)-1]
		if d.Second.Games != 0 && d.Second.Games != d.Better.Games || d.Chance.Games != d.Better.Games {
			t.Errorf("turn %d: played of %d games, best of %d, next of %d", d.Turn, d.Chance.Games, d.Better.Games, d.Second.Games)
		}
		if ahead, known := d.ahead(); known && !d.IsFault() && ahead > 0 {
			alone++
		}
	}
	if alone == 0 {
		t.Error("nowhere is what was played better than all else")
	}
}

// Every move of the seat belongs to at most one decision, which ends with the turn or a draw.
func TestDecisionsAreWhatWasPlayed(t *testing.T) {
	start, history := played(t, dreist.NewTableDeal(2, 0, 8), coach.Random, coach.Fair)
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
	start, history := played(t, dreist.NewSoloDeal(dreist.EvenDeal, 9), coach.Easy)
	whole := judged(t, start, history, 0)
	half := Begin(start, history, 0, nil)
	for range whole.All / 2 {
		half.JudgeNext(simulate.Limit{Games: 60})
	}
	text := need.Value(half.Text())(t)
	read := need.Value(Read(text, start, history))(t)
	rest := Begin(start, history, read.Seat, read.Decisions)
	for !rest.IsDone() {
		rest.JudgeNext(simulate.Limit{Games: 60})
	}
	for i := range whole.Decisions {
		if a, b := rest.Decisions[i], whole.Decisions[i]; Tokens(a.Best) != Tokens(b.Best) || a.Chance != b.Chance || a.Better != b.Better {
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
	start, history := played(t, dreist.NewSoloDeal(dreist.EvenDeal, 9), coach.Easy)
	for name, text := range map[string]string{
		"no JSON":         `{`,
		"no seat":         `{"seat":0}`,
		"too many seats":  `{"seat":5}`,
		"other steps":     `{"seat":1,"decisions":[{"from":7,"to":3,"chance":[0,0],"better":[0,0],"second":[0,0]}]}`,
		"too many":        `{"seat":1,"decisions":[` + strings.TrimSuffix(strings.Repeat(`{},`, 500), ",") + `]}`,
		"more won than 0": `{"seat":1,"decisions":[{"from":0,"to":` + end(history) + `,"chance":[3,2],"better":[0,0],"second":[0,0]}]}`,
	} {
		if a, err := Read([]byte(text), start, history); err == nil {
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
	c := func(won int) simulate.Chance { return simulate.Chance{Won: won, Games: 1000} }
	lay := func(card dreist.Card) []dreist.Move { return []dreist.Move{dreist.Lay(card, 1)} }
	a := Analysis{All: 4, Won: true, Decisions: []Decision{
		{Turn: 1, Played: lay(1), Best: lay(1), Chance: c(500), Better: c(500), Second: c(350)},
		{Turn: 3, Played: lay(1), Best: lay(4), Chance: c(300), Better: c(480)},
		{Turn: 5, Played: lay(1), Best: lay(4), Chance: c(595), Better: c(600)},
		{Turn: 7, Played: lay(1), Best: lay(4), Chance: c(700), Better: c(800)},
	}}
	if got := a.CostliestIndex(); got != 1 {
		t.Errorf("decided by %d, want 1", got)
	}
	if got := a.Costly(5); !reflect.DeepEqual(got, []int{1, 3}) {
		t.Errorf("costly are %v, want 1 and 3", got)
	}
	if p, at := a.Praise(); p != Found || at != 0 {
		t.Errorf("praised is %v of %d, want what was found first", p, at)
	}
	a.Decisions[0].Second.Games, a.Decisions[0].Second.Won = 31, 11
	if p, _ := a.Praise(); p == Found {
		t.Error("a turn is praised that is compared with what was tried on other deals")
	}
	a.Decisions[0].Second = c(350)
	a.Decisions[1].Turn = 1
	if p, _ := a.Praise(); p == Found {
		t.Error("a turn is praised in which something was missed")
	}
	four := Analysis{Seats: 4, All: 2, Decisions: []Decision{{Turn: 1, Chance: c(300), Better: c(300)},
		{Turn: 2, Chance: c(100), Better: c(200)}}}
	if got := four.CostliestIndex(); got != 1 {
		t.Errorf("decided by %d among four, want 1, which cost most", got)
	}
	if good, all := four.OpenTurns(); good != 1 || all != 2 {
		t.Errorf("%d of %d turns are good, want 1 of 2", good, all)
	}
	if p, _ := four.Praise(); p == Fought {
		t.Error("who never was far behind is praised for coming back")
	}
	a.Decisions = a.Decisions[2:3]
	if p, _ := a.Praise(); p != Faultless {
		t.Errorf("praised is %v, want that there is no fault", p)
	}
}

// A match is tipped only if it was open, much was lost, and it stayed lost; when it is practically over nothing counts.
func TestOnlyAnOpenMatchTips(t *testing.T) {
	at := func(turn, chance, better int) Decision {
		return Decision{Turn: turn, Chance: simulate.Chance{Won: chance, Games: 1000}, Better: simulate.Chance{Won: better, Games: 1000}}
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
		a := Analysis{Seats: 2, All: len(test.decisions), Won: test.won, Decisions: test.decisions}
		if got := a.WasTipped(a.CostliestIndex()); got != test.tips {
			t.Errorf("%s: it tips: %v", name, got)
		}
		if good, all := a.OpenTurns(); good != test.good || all != test.all {
			t.Errorf("%s: %d of %d turns are good, want %d of %d", name, good, all, test.good, test.all)
		}
		if p, _ := a.Praise(); p == Steady {
			t.Errorf("%s: it is praised for what was not at stake", name)
		}
	}
}
