package coach_test

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"

	"dreist/build/need"
	"dreist/game/dreist"
	"dreist/game/dreist/coach"
)

func random(seed uint64) *rand.Rand { return rand.New(rand.NewPCG(seed, 1)) }

// watchGame plays a random game, drawing and laying if possible, and calls look before each move of a hand.
func watchGame(t *testing.T, hands int, seed uint64, look func(*dreist.Position)) {
	t.Helper()
	deal := dreist.NewTableDeal(max(hands, 2), 0, seed)
	if hands == 1 {
		deal = dreist.NewSoloDeal(dreist.EvenCardCount, seed)
	}
	p := need.Value(deal.Position())(t)
	w := &p
	rng := random(seed)
	for now := w; now.Turn() != dreist.NoSeat; {
		moves := coach.ViewOf(w).AppendMoves(nil)
		if !now.IsEgonToMove() {
			look(w)
		}
		m := moves[rng.IntN(len(moves))]
		if lays := moves[0]; lays.Action == dreist.LayCard && rng.IntN(3) > 0 {
			m = lays
		}
		if now.Pending() == dreist.DrawPending && rng.IntN(2) == 0 {
			m = dreist.Draw()
		}
		if err := w.Play(w.WithHandCard(m)); err != nil {
			t.Fatalf("%v: %v\n%s", m, err, now.TextPicture())
		}
	}
}

// kindsOf returns the kinds of cards.
func kindsOf(cards []dreist.Card) []dreist.Kind {
	kinds := make([]dreist.Kind, len(cards))
	for i, c := range cards {
		kinds[i] = c.Kind()
	}
	return kinds
}

// An imagined position shows its seat the same as the true one.
func TestImaginedPositionsShowWhatIsSeen(t *testing.T) {
	for hands := 1; hands <= dreist.MaxSeats; hands++ {
		t.Run(fmt.Sprintf("%d hands", hands), func(t *testing.T) {
			rng := random(7)
			drawn := 0
			for seed := range uint64(20) {
				watchGame(t, hands, seed, func(w *dreist.Position) {
					p := coach.ViewOf(w).Imagine(rng)
					if diff := seenDiffers(w, &p); diff != "" {
						t.Fatalf("%s differs: true\n%simagined\n%s", diff, w.TextPicture(), p.TextPicture())
					}
					if w.LaidCount() > 0 {
						drawn++
					}
				})
			}
			if drawn < 100 {
				t.Errorf("got only %d views in the middle of a turn", drawn)
			}
		})
	}
}

// seenDiffers names something visible to the seat to move that differs in two positions, "" for nothing.
func seenDiffers(a, b *dreist.Position) string {
	me := a.Turn()
	switch {
	case a.Layout().String() != b.Layout().String():
		return "layout"
	case !slices.Equal(kindsOf(a.AppendDiscardPile(nil)), kindsOf(b.AppendDiscardPile(nil))):
		return "discard pile"
	case b.Turn() != me, a.Mode() != b.Mode(), a.SeatCount() != b.SeatCount():
		return "seat to move"
	case !slices.Equal(kindsOf(a.Hand(me)), kindsOf(b.Hand(me))):
		return "own hand"
	case a.Pending() != b.Pending(), a.LaidCount() != b.LaidCount(), (a.OpeningCard() == dreist.NoCard) != (b.OpeningCard() == dreist.NoCard):
		return "turn"
	}
	for s := range dreist.Seat(a.SeatCount()) {
		if len(a.Hand(s)) != len(b.Hand(s)) || a.PileSize(s) != b.PileSize(s) {
			return fmt.Sprintf("number of cards of seat %d", s+1)
		}
	}
	return ""
}

// The hidden cards are all those not seen, and each of them may be anywhere.
func TestHiddenCardsMayBeAnywhere(t *testing.T) {
	watchGame(t, 2, 3, func(w *dreist.Position) {
		p, me := w, w.Turn()
		want := [dreist.KindCount]int{}
		total := 0
		for _, k := range kindsOf(append(p.AppendPile(p.AppendPile(nil, 0), 1), p.Hand(1-me)...)) {
			want[k]++
			total++
		}
		if got := coach.ViewOf(w).HiddenCounts(); got != want {
			t.Fatalf("got hidden kinds %v, want %v\n%s", got, want, p.TextPicture())
		}
		if p.LaidCount() != 1 || p.PileSize(me) < 10 || p.Pending() == dreist.PartnerPending {
			return
		}
		rng := random(11)
		const tries = 2000
		var next [dreist.KindCount]int
		for range tries {
			q := coach.ViewOf(w).Imagine(rng)
			next[q.AppendPile(nil, me)[0].Kind()]++
		}
		for k, n := range next {
			expected := float64(tries*want[k]) / float64(total)
			if off := float64(n) - expected; off*off > 25*(expected+1) {
				t.Errorf("%v came next %d times of %d, want about %.0f", dreist.Kind(k), n, tries, expected)
			}
		}
	})
}

func TestImagineNextPutsTheKindOnTop(t *testing.T) {
	rng := random(5)
	draws := 0
	watchGame(t, 3, 8, func(w *dreist.Position) {
		me := w.Turn()
		if w.PileSize(me) == 0 {
			return
		}
		hidden := coach.ViewOf(w).HiddenCounts()
		for kind, count := range hidden {
			if count == 0 {
				continue
			}
			p := coach.ViewOf(w).ImagineNext(dreist.Kind(kind), rng)
			if got := p.AppendPile(nil, me)[0].Kind(); got != dreist.Kind(kind) {
				t.Fatalf("got %v on top, want %v", got, dreist.Kind(kind))
			}
			if diff := seenDiffers(w, &p); diff != "" {
				t.Fatalf("%s differs\n%s", diff, p.TextPicture())
			}
			if p.Play(dreist.Draw()) == nil {
				draws++
			}
		}
	})
	if draws == 0 {
		t.Error("nothing was drawn in the game")
	}
}

// A card in a move stands for its kind, so moves from the view and from imagined positions are accepted.
func TestMovesStandForKinds(t *testing.T) {
	rng := random(6)
	watchGame(t, 2, 12, func(w *dreist.Position) {
		truth := w.AppendMoves(nil)
		p := coach.ViewOf(w).Imagine(rng)
		imagined := p.AppendMoves(nil)
		seen := coach.ViewOf(w).AppendMoves(nil)
		for i, m := range truth {
			if m.String() != seen[i].String() || m.String() != imagined[i].String() {
				t.Fatalf("got moves %v and %v, want %v", seen, imagined, truth)
			}
			if c := seen[i].Card; c != dreist.NoCard && c.Copy() != 0 {
				t.Errorf("%v tells which copy it is", m)
			}
		}
	})
}
