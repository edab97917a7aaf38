package coach_test

import (
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
func (b board) watch(t *testing.T) *coach.Watch {
	t.Helper()
	var deck record.Deck
	d := dreist.Deal{Mode: dreist.TableMode}
	var err error
	if d.Layout, err = deck.TakeLayout(b.layout); err != nil {
		t.Fatal(err)
	}
	cards := func(list string) []dreist.Card {
		t.Helper()
		return need.Value(deck.TakeCards(list))(t)
	}
	d.Hands, d.Piles = [][]dreist.Card{cards(b.hand)}, [][]dreist.Card{cards(b.pile)}
	for _, n := range b.others {
		var pile []dreist.Card
		for k := dreist.KindCount - 1; len(pile) < n; k-- {
			if c, err := deck.TakeCards(dreist.Kind(k).String()); err == nil {
				pile = append(pile, c...)
			}
		}
		d.Hands, d.Piles = append(d.Hands, nil), append(d.Piles, pile)
	}
	p := need.Value(d.Position())(t)
	return need.Value(coach.NewWatch(p))(t)
}

// turn lets a player play its turn and returns the moves in the notation of records.
func turn(t *testing.T, w *coach.Watch, name string, seed uint64) string {
	t.Helper()
	player := need.Value(coach.New(name))(t)
	rng := rand.New(rand.NewPCG(seed, 3))
	var moves []string
	for now, seat := w.Position(), w.Position().Turn(); now.Turn() == seat; {
		m := player.Choose(w.View(), rng)
		if err := w.Play(m); err != nil {
			t.Fatalf("%v: %v\n%s", m, err, now.Picture())
		}
		moves = append(moves, m.String())
	}
	return strings.Join(moves, " ")
}
