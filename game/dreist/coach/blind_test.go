package coach_test

import (
	"fmt"
	"math/rand/v2"
	"testing"

	"dreist/build/need"
	"dreist/game/dreist"
	"dreist/game/dreist/coach"
	"dreist/game/simulate"
)

// twin returns another game that looks the same to the seat to move: from the position at the start of the turn everything hidden is
// permuted (the order of piles, the others' hands, the copies of cards), except the cards drawn in this turn, and the moves of the turn
// are made.
func twin(t *testing.T, start dreist.Position, moves []dreist.Move, rng *rand.Rand) *dreist.Position {
	t.Helper()
	me, drawn := start.Turn(), 0
	for _, m := range moves {
		if m.Action == dreist.DrawCard {
			drawn++
		}
	}
	hands, piles := make([][]dreist.Card, start.SeatCount()), make([][]dreist.Card, start.SeatCount())
	var hidden []*dreist.Card
	for s := range dreist.Seat(start.SeatCount()) {
		hands[s], piles[s] = append(hands[s], start.Hand(s)...), start.AppendPile(nil, s)
		from := 0
		if s == me {
			from = drawn
		} else {
			for i := range hands[s] {
				hidden = append(hidden, &hands[s][i])
			}
		}
		for i := from; i < len(piles[s]); i++ {
			hidden = append(hidden, &piles[s][i])
		}
	}
	rng.Shuffle(len(hidden), func(i, j int) { *hidden[i], *hidden[j] = *hidden[j], *hidden[i] })

	deal := dreist.Deal{Mode: start.Mode(), StartSeat: me, Hands: hands, Piles: piles, Discard: start.AppendDiscardPile(nil)}
	for c := range dreist.Card(dreist.CardCount) {
		if row := start.Layout().Row(c); row > 0 {
			deal.Layout = append(deal.Layout, dreist.PlacedCard{Card: c, Row: row})
		}
	}
	relabel(&deal, rng)
	p := need.Value(deal.Position())(t)
	w := &p
	for _, m := range moves {
		need.OK(t, w.Play(w.WithHandCard(m)))
	}
	return w
}

// relabel permutes the copies of each kind in a deal.
func relabel(d *dreist.Deal, rng *rand.Rand) {
	var copies [dreist.KindCount][]int
	for k := range copies {
		copies[k] = rng.Perm(dreist.CopyCount)
	}
	other := func(c dreist.Card) dreist.Card { return c.Kind().Card(copies[c.Kind()][c.Copy()]) }
	for _, group := range append(append([][]dreist.Card{d.Discard}, d.Hands...), d.Piles...) {
		for i, c := range group {
			group[i] = other(c)
		}
	}
	for i, at := range d.Layout {
		d.Layout[i].Card = other(at.Card)
	}
}

// blindfold asks a player about a game and its twins and fails the test if its answers differ.
type blindfold struct {
	t      *testing.T
	player coach.Player
	rng    *rand.Rand // for the permutations
	start  dreist.Position
	moves  []dreist.Move // of the current turn
	asked  int
	seen   map[dreist.Action]int
}

func (b *blindfold) choose(w *dreist.Position) dreist.Move {
	b.asked++
	seed := b.rng.Uint64()
	same := func() *rand.Rand { return rand.New(rand.NewPCG(seed, 2)) }
	m := b.player.PlanMoves(coach.ViewOf(w), same())[0]
	for range 2 {
		other := twin(b.t, b.start, b.moves, b.rng)
		if *other == *w && w.PileSize(w.Turn()) > 5 {
			b.t.Fatal("the twin is the game itself")
		}
		if coach.ViewOf(w).HiddenCounts() != coach.ViewOf(other).HiddenCounts() || coach.ViewOf(w).Imagine(same()) != coach.ViewOf(other).Imagine(same()) {
			b.t.Fatalf("the views of twins differ:\n%s%s", w.TextPicture(), other.TextPicture())
		}
		if got := b.player.PlanMoves(coach.ViewOf(other), same())[0]; got != m {
			b.t.Fatalf("got %v, and %v in a game that looks the same:\n%s%s", m, got,
				w.TextPicture(), other.TextPicture())
		}
	}
	b.seen[m.Action]++
	return m
}

// Computer players see only what their seat may see.
func TestPlayersSeeOnlyWhatTheirSeatSees(t *testing.T) {
	for _, name := range coach.PlayerKinds() {
		for hands := 1; hands <= dreist.MaxSeats; hands++ {
			t.Run(fmt.Sprintf("%s, %d hands", name, hands), func(t *testing.T) {
				t.Parallel()
				player := need.Value(coach.NewPlayer(name))(t)
				games := uint64(8)
				if name == coach.StrongKind { // would take minutes
					player, games = &advised{}, 2
				}
				b := &blindfold{t: t, player: player, rng: rand.New(rand.NewPCG(1, uint64(hands))), seen: map[dreist.Action]int{}}
				for seed := range games {
					b.playOut(hands, seed)
				}
				for _, a := range []dreist.Action{dreist.LayCard, dreist.DrawCard, dreist.DiscardCard, dreist.EndTurn} {
					if b.seen[a] == 0 {
						t.Errorf("among %d moves there was none of action %d", b.asked, a)
					}
				}
			})
		}
	}
}

// advised plays by an Adviser with few games.
type advised struct{ adviser coach.Adviser }

func (a *advised) PlanMoves(v coach.View, rng *rand.Rand) []dreist.Move {
	return a.adviser.RankOptions(v, simulate.Limit{MaxGames: 40}, rng.Uint64())[0].Moves
}

func (b *blindfold) playOut(hands int, seed uint64) {
	b.t.Helper()
	p := deal(b.t, hands, seed)
	w := &p
	b.start, b.moves = *w, nil
	for now := w; now.Turn() != dreist.NoSeat; {
		seat, m := now.Turn(), dreist.EgonMove()
		if !now.IsEgonToMove() {
			m = b.choose(w)
		}
		need.OK(b.t, w.Play(w.WithHandCard(m)))
		b.moves = append(b.moves, m)
		if now.Turn() != seat {
			b.start, b.moves = *now, nil
		}
	}
}

// deal returns the start of a game of 1 hand against Egon, with 50 cards against 46, or of 2 to 4 hands.
func deal(t testing.TB, hands int, seed uint64) dreist.Position {
	t.Helper()
	d := dreist.NewSoloDeal(50, seed)
	if hands > 1 {
		d = dreist.NewTableDeal(hands, dreist.Seat(seed%uint64(hands)), seed)
	}
	return need.Value(d.Position())(t)
}
