package command_test

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"dreist/build/need"
	"dreist/game/dreist"
	"dreist/game/dreist/deals"
	"dreist/game/dreist/record"
)

// dealt runs the command and returns the game of the record it prints.
func dealt(t *testing.T, args ...string) *record.Game {
	t.Helper()
	status, out, complaints := run("deal", args...)
	g, err := record.Parse(out)
	if status != 0 || err != nil {
		t.Fatalf("deal %v: %v, %s\n%s", args, err, complaints, out)
	}
	if len(g.Moves) > 0 {
		t.Errorf("deal %v: the record has moves", args)
	}
	return g
}

// wantDeal asserts that a game is that of a code and played by these seats.
func wantDeal(t *testing.T, g *record.Game, code deals.Code, names ...string) {
	t.Helper()
	want := need.Value(record.New(code.Deal(), record.Seats(names...), []record.Tag{{Name: "Code", Value: code.String()}}, nil))(t)
	if diff := cmp.Diff(want, g); diff != "" {
		t.Errorf("%v (-want +got):\n%s", code, diff)
	}
}

func TestDealOfACode(t *testing.T) {
	table := need.Value(deals.Table(3, 2, 12345))(t)
	wantDeal(t, dealt(t, table.String()), table, "Player 1", "Player 2", "Player 3")
	daily := deals.Daily("2026-11-21")
	wantDeal(t, dealt(t, strings.ToLower(daily.String())), daily, "Player 1", "Egon")
	wantDeal(t, dealt(t, strings.Split(daily.String(), "-")...), daily, "Player 1", "Egon")
}

func TestNewDeal(t *testing.T) {
	code := need.Value(deals.Solo(dreist.EvenDeal, 7))(t)
	wantDeal(t, dealt(t), code, "Player 1", "Egon")
}
