package coach_test

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"dreist/build/need"
	"dreist/game/dreist"
	"dreist/game/dreist/coach"
	"dreist/game/dreist/record"
)

// board is a table of two or more as text: a layout, the hand and pile of the seat to move, and the numbers of the others' cards.
type board struct {
	layout, hand, pile string
	others             []int
}

// watch sets up a board. The others have the highest cards left, one of each kind.
func (b board) watch(t *testing.T) *dreist.Position {
	t.Helper()
	text := fmt.Sprintf("[Game \"DREIst!\"]\n[Format \"1\"]\n[Mode \"table\"]\n[Layout %q]\n[Seat1 \"\"]\n[Hand1 %q]\n[Pile1 %q]\n", b.layout, b.hand, b.pile)
	for i, n := range b.others {
		pile := ""
		for k := dreist.KindCount - 1; n > 0; k-- {
			with := pile + " " + dreist.Kind(k).String()
			if _, err := record.Parse(fmt.Sprintf("%s[Seat%d \"\"]\n[Pile%d %q]\n", text, i+2, i+2, with)); err == nil { // not a fourth of its kind
				pile, n = with, n-1
			}
		}
		text += fmt.Sprintf("[Seat%d \"\"]\n[Pile%d %q]\n", i+2, i+2, pile)
	}
	d := need.Value(record.Parse(text))(t).Deal
	p := need.Value(d.Position())(t)
	return &p
}

// turn lets a player play its turn and returns the moves in the notation of records.
func turn(t *testing.T, w *dreist.Position, name string, seed uint64) string {
	t.Helper()
	player := need.Value(coach.NewPlayer(name))(t)
	rng := rand.New(rand.NewPCG(seed, 3))
	var moves []string
	for now, seat := w, w.Turn(); now.Turn() == seat; {
		m := player.PlanMoves(coach.ViewOf(w), rng)[0]
		if err := w.Play(w.WithHandCard(m)); err != nil {
			t.Fatalf("%v: %v\n%s", m, err, now.TextPicture())
		}
		moves = append(moves, m.String())
	}
	return strings.Join(moves, " ")
}
