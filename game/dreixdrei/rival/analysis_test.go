package rival_test

import (
	"testing"

	"dreist/build/need"
	"dreist/game/dreixdrei"
	"dreist/game/dreixdrei/record"
	"dreist/game/dreixdrei/rival"
	"dreist/game/simulate"
)

const text = `[Game "DREI x DR3I"]
[Format "1"]
[Seat1 "Anna"]
[Seat2 "Ben"]
[Stage "play"]
[Hand1 "12"]
[Open1 ""]
[Down1 "9 J"]
[Hand2 "4"]
[Open2 ""]
[Down2 "3"]
[Draw ""]
[Discard "6 9"]

1: <
2: 4
1: 6
2: <
1: 9
2: <
1: 9
`

func decisions(t *testing.T, text string, seat dreixdrei.Seat) []rival.Decision {
	t.Helper()
	g := need.Value(record.Parse(text))(t)
	start := need.Value(g.Deal.Position())(t)
	var history []record.Step
	for step, err := range g.Replay() {
		need.OK(t, err)
		history = append(history, step)
	}
	return rival.DecisionsOf(start, history, seat)
}

// Who can go on to the face-down cards and takes up the pile instead gives the game away.
func TestWhatCosts(t *testing.T) {
	g, err := record.Parse(text)
	if err == nil {
		t.Fatalf("the seat holds no second 9: %v", g)
	}
	short := text[:len(text)-len("1: 9\n")]
	all := decisions(t, short, 0)
	if len(all) != 3 || all[0].TurnNumber != 1 || all[1].MoveIndex != 2 {
		t.Fatalf("got %+v", all)
	}
	var judged []rival.Loss
	for _, d := range all {
		judged = append(judged, rival.JudgeDecision(d, simulate.Limit{MaxGames: 600}))
	}
	worst := rival.CostliestIndices(judged, 1)
	if len(worst) != 1 {
		t.Fatalf("got %v of %+v", worst, judged)
	}
	if l := &judged[worst[0]]; l.TurnNumber != 1 || l.BetterMoves[0].String() != "12" || l.WinsLost < 0.1 || l.LastPlacesAdded < 0.1 || l.Kind() != rival.PickUpLoss || l.MeanPlace <= 1 {
		t.Errorf("got %+v, %s", l, l.Kind())
	}
}

// An exchange is one decision, and one without a choice is none.
func TestDecisions(t *testing.T) {
	const head = `[Game "DREI x DR3I"]
[Format "1"]
[Seat1 "Anna"]
[Seat2 "Ben"]
[Down1 "9 3 J"]
[Open1 "4 7 12"]
[Hand1 "D 5 5"]
[Down2 "8 8 I"]
[Open2 "3 10 R"]
[Hand2 "6 6 11"]
[Draw ""]
1: D~4 5~12 .
`
	if all := decisions(t, head, 0); len(all) != 1 || len(all[0].Moves) != 3 || all[0].MoveIndex != 0 {
		t.Errorf("got %+v", all)
	}
	if all := decisions(t, head+"2: 11~3", 1); len(all) != 0 {
		t.Errorf("got %+v", all)
	}
	if all := decisions(t, head+"2: .\n1: 4\n2: 6\n", 1); len(all) != 2 || all[1].TurnNumber != 4 || all[1].MoveIndex != 5 {
		t.Errorf("got %+v", all)
	}
}
