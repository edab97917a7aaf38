package record_test

import (
	"errors"
	"fmt"
	"os"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/google/go-cmp/cmp/cmpopts"

	"dreist/build/need"
	"dreist/game/dreist"
	"dreist/game/dreist/record"
)

func parse(t *testing.T, text string) *record.Game {
	t.Helper()
	return need.Value(record.Parse(text))(t)
}

func readFile(t *testing.T, path string) string {
	t.Helper()
	text := need.Value(os.ReadFile(path))(t)
	return string(text)
}

// Whatever is written freely is printed in one form.
func TestCanonicalText(t *testing.T) {
	g := parse(t, "; a save\r\n [ Game  \"DREIst!\" ] ; x\r\n[Date \"1. \\\"May\\\"\"]\n[Format \"1\"]\n"+
		"[Discard \"\"]\n[Layout \"111112r/8\"]\n[Mode \"table\"]\n[Seat3 \"C\\\\D\"]\n[Result \"*\"]\n[Hand1 \"\"]\n"+
		"[Seat1 \"Anna\"]\n[Pile3 \" 1r  1t \"]\n[Starts \"1\"]\n[Pile1 \"7r 8y 1v 1v 2t\"]\n\n1:7r1\t. ; y\n;z\n3:  x1t\n\n1:\n")
	want := `[Game "DREIst!"]
[Format "1"]
[Mode "table"]
[Seat1 "Anna"]
[Seat3 "C\\D"]
[Pile1 "7r 8y 1v 1v 2t"]
[Pile3 "1r 1t"]
[Layout "7r"]
[Result "*"]
[Date "1. \"May\""]

1: 7r1 .
3: x1t
`
	if diff := cmp.Diff(want, g.String()); diff != "" {
		t.Errorf("-want +got\n%s", diff)
	}
}

// The format's own sample stays as it is.
func TestSample(t *testing.T) {
	sample := readFile(t, "testdata/games/sample.dreist")
	g := parse(t, sample)
	if diff := cmp.Diff(sample, g.String()); diff != "" {
		t.Errorf("-want +got\n%s", diff)
	}
	if len(g.Moves) != 5 || g.Deal.Mode != dreist.SoloMode || g.Result != "" {
		t.Errorf("got %d moves, mode %d, result %q, want 5 moves against Egon and no result", len(g.Moves), g.Deal.Mode, g.Result)
	}
}

// Of two equal cards a record always moves the first, whichever was moved.
func TestNewTakesTheFirstOfEqualCards(t *testing.T) {
	y4, y5 := dreist.KindOf(4, dreist.Yellow), dreist.KindOf(5, dreist.Yellow)
	deal := dreist.Deal{Piles: [][]dreist.Card{{y4.Card(2), y5.Card(1), y4.Card(0)}, {y5.Card(2)}}}
	g := need.Value(record.New(deal, record.NumberedSeats("Anna", "Benno"), nil, []dreist.Move{dreist.Lay(y5.Card(1), 1), dreist.Lay(y4.Card(0), 1)}))(t)
	want := &record.Game{
		Seats:  []record.Seat{{Number: 1, Name: "Anna"}, {Number: 2, Name: "Benno"}},
		Deal:   dreist.Deal{Piles: [][]dreist.Card{{y4.Card(0), y5.Card(0), y4.Card(1)}, {y5.Card(1)}}},
		Moves:  []dreist.Move{dreist.Lay(y5.Card(0), 1), dreist.Lay(y4.Card(0), 1)},
		Result: "*",
	}
	if diff := cmp.Diff(want, g, cmpopts.IgnoreUnexported(record.Game{})); diff != "" {
		t.Errorf("-want +got\n%s", diff)
	}
	if deal.Piles[0][0] != y4.Card(2) {
		t.Error("New changed the deal it was given")
	}
}

// New takes nothing that its own text does not tell.
func TestNewErrors(t *testing.T) {
	deal := dreist.NewTableDeal(2, 0, 1)
	two := record.NumberedSeats("Anna", "Benno")
	for name, tt := range map[string]struct {
		deal  dreist.Deal
		seats []record.Seat
		tags  []record.Tag
		moves []dreist.Move
	}{
		"bad deal":         {dreist.Deal{}, two, nil, nil},
		"seats missing":    {deal, two[:1], nil, nil},
		"not clockwise":    {deal, []record.Seat{{Number: 2}, {Number: 1}}, nil, nil},
		"seat 5":           {deal, []record.Seat{{Number: 2}, {Number: 5}}, nil, nil},
		"Egon on seat 3":   {dreist.NewSoloDeal(48, 1), []record.Seat{{Number: 1}, {Number: 3}}, nil, nil},
		"line end":         {deal, record.NumberedSeats("An\nna", "Benno"), nil, nil},
		"not UTF-8":        {deal, record.NumberedSeats("Anna", "\xff"), nil, nil},
		"known tag":        {deal, two, []record.Tag{{Name: "Layout", Value: "-"}}, nil},
		"tag twice":        {deal, two, []record.Tag{{Name: "a"}, {Name: "a"}}, nil},
		"no name":          {deal, two, []record.Tag{{}}, nil},
		"bracket":          {deal, two, []record.Tag{{Name: "a]"}}, nil},
		"two tags in one":  {deal, two, []record.Tag{{Name: "a \"\"]\n[b"}}, nil},
		"control":          {deal, two, []record.Tag{{Name: "a\x01"}}, nil},
		"control in value": {deal, two, []record.Tag{{Name: "a", Value: "\r"}}, nil},
		"against a rule":   {deal, two, nil, []dreist.Move{dreist.Draw()}},
		"no move":          {deal, two, nil, []dreist.Move{{}}},
	} {
		if g, err := record.New(tt.deal, tt.seats, tt.tags, tt.moves); err == nil {
			t.Errorf("%s: got no error but\n%s", name, g)
		}
	}
}

// A game that was made by hand and breaks the rules is told of, not believed.
func TestReplayErrors(t *testing.T) {
	g := parse(t, readFile(t, "testdata/games/sample.dreist"))
	g.Moves = append(g.Moves, dreist.Draw())
	_, err := end(g)
	var refusal *dreist.Refusal
	if !errors.As(err, &refusal) || !strings.HasPrefix(err.Error(), "play: turn 3: ") {
		t.Errorf("got %v, want a refusal of turn 3", err)
	}
	steps := 0
	var last error
	for _, err := range g.Replay() {
		steps++
		last = err
	}
	if steps != 7 || !errors.As(last, &refusal) {
		t.Errorf("got %d steps and %v, want 6 steps and a refusal", steps, last)
	}
	g.Deal.Piles = nil
	if _, err := end(g); err == nil {
		t.Error("got no error for a deal without piles")
	}
	for _, err := range g.Replay() {
		if err == nil {
			t.Error("got a step of a deal without piles")
		}
	}
}

// Steps counts turns, tells Egon's, and can be left.
func TestSteps(t *testing.T) {
	g := parse(t, egonTags+"1: 4y1 5y1 8v1 8r2 .\n1: x1t\n")
	var got []string
	for step, err := range g.Replay() {
		need.OK(t, err)
		got = append(got, fmt.Sprintf("%d:%d:%v", step.Turn, step.Seat, step.Move))
	}
	want := "1:0:4y1 1:0:5y1 1:0:8v1 1:0:8r2 1:0:. 2:1:egon 3:0:x1t 4:1:egon"
	if got := strings.Join(got, " "); got != want {
		t.Errorf("got %s, want %s", got, want)
	}
	for step := range g.Replay() {
		if step.Turn > 2 {
			t.Fatalf("got turn %d after the loop was left", step.Turn)
		}
		if step.Move == dreist.EgonMove() {
			break
		}
	}
}
