package value

import (
	"math/rand/v2"
	"testing"

	"dreist/build/need"
	"dreist/game/dreist"
)

// scenes calls f with scenes from the middle of random games, and one of a deep layout.
func scenes(t testing.TB, f func(s *TurnEnd, hidden []dreist.Kind, p *dreist.Position)) {
	t.Helper()
	show := func(p *dreist.Position) {
		var kinds []dreist.Kind
		var hidden HiddenCounts
		for _, c := range p.AppendPile(p.AppendPile(nil, 0), 1) {
			kinds = append(kinds, c.Kind())
			hidden.Add(c.Kind())
		}
		s := TurnEnd{Layout: p.Layout(), Hidden: &hidden, Hand: p.Hand(0), PileSize: p.PileSize(0), SeatCount: 2}
		s.CardsLeft[0], s.CardsLeft[1] = p.CardsLeft(0), p.CardsLeft(1)
		f(&s, kinds, p)
	}
	rng := rand.New(rand.NewPCG(1, 2))
	for seed := range uint64(60) {
		p := need.Value(dreist.NewSoloDeal(52, seed).Position())(t)
		for p.Turn() != dreist.NoSeat {
			moves := p.AppendMoves(nil)
			need.OK(t, p.Play(moves[rng.IntN(len(moves))]))
			if p.IsEgonToMove() && rng.IntN(3) == 0 {
				show(&p)
			}
		}
	}
	p := stairs(t)
	show(&p)
}

// stairs returns a position with a layout like stairs, five cards down in each column and one to the right.
func stairs(t testing.TB) dreist.Position {
	t.Helper()
	d := dreist.Deal{Mode: dreist.SoloMode, StartSeat: dreist.EgonSeat, Piles: make([][]dreist.Card, 2)}
	row, color := 1, dreist.Red
	for number := 1; number <= dreist.NumberCount; number++ {
		for i := range 5 {
			if i == 3 {
				color = dreist.Red + dreist.Yellow - color
			}
			d.Layout = append(d.Layout, dreist.PlacedCard{Card: dreist.NewCard(number, color, i%3), Row: row + i})
		}
		row += 4
		for copy := range dreist.CopyCount {
			d.Piles[0] = append(d.Piles[0], dreist.NewCard(number, dreist.Turquoise, copy))
			d.Piles[1] = append(d.Piles[1], dreist.NewCard(number, dreist.Violet, copy))
		}
	}
	return need.Value(d.Position())(t)
}

// The facts of the layout agree with the rules.
func TestFactsAreWhatTheRulesSay(t *testing.T) {
	count := 0
	scenes(t, func(s *TurnEnd, hidden []dreist.Kind, p *dreist.Position) {
		count++
		var f Facts
		f.Compute(s)
		egon := p.EgonTurn()
		var all, accepted, onThree, cleared, hand int32
		var columns [dreist.NumberCount][ColumnFactCount]int32
		for _, k := range hidden {
			rows := egon.FittingRows(k.Card(0))
			all++
			about := &columns[k.Number()-1]
			about[unseen]++
			if rows == 0 {
				continue
			}
			accepted++
			about[fits]++
			if rows.Len() > 1 {
				about[fitsTwice]++
			}
			if rows.Len() > 2 {
				onThree++
				about[fitsMore]++
			}
			if p.Layout().TrioAt(k, rows.First()) == dreist.ColumnTrio {
				cleared++
				about[clears]++
			}
		}
		for _, c := range s.Hand {
			about := &columns[c.Number()-1]
			about[held]++
			if rows := egon.FittingRows(c); rows != 0 {
				hand++
				about[heldFits]++
				if p.Layout().TrioAt(c.Kind(), rows.First()) == dreist.ColumnTrio {
					about[heldClears]++
				}
			}
		}
		for n := range columns {
			for _, i := range []int{unseen, fits, fitsTwice, fitsMore, clears} {
				if got, want := f.ColumnFacts(n)[i], columns[n][i]*FactOne/12; got != want {
					t.Fatalf("fact %d of column %d: got %d, want %d\n%s", i, n+1, got, want, p.TextPicture())
				}
			}
			for _, i := range []int{held, heldFits, heldClears} {
				if got, want := f.ColumnFacts(n)[i], columns[n][i]*FactOne/4; got != want {
					t.Fatalf("fact %d of the hand in column %d: got %d, want %d\n%s", i, n+1, got, want, p.TextPicture())
				}
			}
			if got, want := f.ColumnFacts(n)[size], int32(p.Layout().TakenRows(n+1).Len())*FactOne/6; got != want {
				t.Fatalf("size of column %d: got %d, want %d\n%s", n+1, got, want, p.TextPicture())
			}
			left, right := f.ColumnFacts(max(n-1, 0))[fits]/2, f.ColumnFacts(min(n+1, 7))[fits]/2
			if n == 0 {
				left = 0
			} else if n == 7 {
				right = 0
			}
			if got := f.ColumnFacts(n)[besideFits]; got != left+right {
				t.Fatalf("accepted beside column %d: got %d, want %d\n%s", n+1, got, left+right, p.TextPicture())
			}
		}
		all = max(all, 1)
		for _, fact := range []struct {
			what      string
			got, want int32
		}{
			{"fitting", f[FittingFact], accepted * FactOne / all}, {"on three rows", f[fittingMore], onThree * FactOne / all},
			{"clearing", f[clearing], cleared * FactOne / all}, {"of the hand", f[handFits], hand * FactOne / 5},
		} {
			if fact.got != fact.want {
				t.Fatalf("%s: got %d, want %d\n%s", fact.what, fact.got, fact.want, p.TextPicture())
			}
		}
	})
	if count < 200 {
		t.Errorf("only %d scenes were looked at", count)
	}
}

// turned returns a kind with permuted colours and mirrored numbers.
func turned(k dreist.Kind) dreist.Kind {
	return dreist.KindOf(dreist.NumberCount+1-k.Number(), (k.Color()+1)%dreist.ColorCount)
}

// Facts do not depend on the order of colours or the side of the layout.
func TestFactsKnowNoColourAndNoSide(t *testing.T) {
	scenes(t, func(s *TurnEnd, hidden []dreist.Kind, p *dreist.Position) {
		var placed []dreist.PlacedCard
		var turnedHidden HiddenCounts
		var hand []dreist.Card
		for c := range dreist.Card(dreist.CardCount) {
			if row := s.Layout.Row(c); row > 0 {
				placed = append(placed, dreist.PlacedCard{Card: turned(c.Kind()).Card(c.Copy()), Row: row})
			}
		}
		for _, k := range hidden {
			turnedHidden.Add(turned(k))
		}
		for _, c := range s.Hand {
			hand = append(hand, turned(c.Kind()).Card(c.Copy()))
		}
		layout := need.Value(dreist.NewLayout(placed))(t)
		other := *s
		other.Layout, other.Hidden, other.Hand = &layout, &turnedHidden, hand
		var f, g Facts
		f.Compute(s)
		g.Compute(&other)
		for n := range dreist.NumberCount / 2 {
			left, right := g.ColumnFacts(n), g.ColumnFacts(dreist.NumberCount-1-n)
			*left, *right = *right, *left
		}
		if f != g {
			t.Fatalf("got %v and %v\n%s", f, g, p.TextPicture())
		}
	})
}

// Chances grow with the logit, are a half at 0, and add up to 1 with those of the negative logit.
func TestChances(t *testing.T) {
	if got := Logit(0).Chance(); got != ChanceOne/2 {
		t.Errorf("even odds are a chance of %d", got)
	}
	before := int32(0)
	for l := Logit(-10 * LogitOne); l <= 10*LogitOne; l += 97 {
		c := l.Chance()
		if c < before || c <= 0 || c >= ChanceOne || c+(-l).Chance() != ChanceOne {
			t.Fatalf("the chance of %d is %d, after %d", l, c, before)
		}
		before = c
	}
	if got := Victory.Chance(); got != ChanceOne {
		t.Errorf("a victory is a chance of %d", got)
	}
}
