package rival_test

import (
	"math"
	"math/rand/v2"
	"slices"
	"testing"

	"dreist/game/dreixdrei"
	"dreist/game/dreixdrei/rival"
	"dreist/game/simulate"
)

// TestReasonsAreTrue plays two hundred games and holds each reason against what the rules tell of the real position, in which hidden cards
// lie where they lie, and against worlds that look the same: of ways that are advised, and of any two ways.
func TestReasonsAreTrue(t *testing.T) {
	games := uint64(200)
	if testing.Short() {
		games = 12
	}
	var met tally
	kinds := []string{rival.Random, rival.Fair, rival.Easy, rival.Random}
	for seed := range games {
		p, err := dreixdrei.NewDeal(2+int(seed%3), 1, 0, seed).Position()
		if err != nil {
			t.Fatal(err)
		}
		rng := rand.New(rand.NewPCG(seed, 5))
		for n := uint64(0); !p.Over() && n < 600; n++ {
			view := rival.Look(&p)
			if rng.IntN(4) == 0 || p.Exchange() || p.Turned() != dreixdrei.NoCard {
				all, _ := rival.Advise(view, nil, simulate.Limit{Games: 30}, n)
				best, other, r := rival.Explain(view, all)
				wantTrue(t, &p, best, other, r, &met, rng)
				for range 4 {
					one, other := all[rng.IntN(len(all))].Moves, all[rng.IntN(len(all))].Moves
					wantTrue(t, &p, one, other, rival.Why(view, one, other), &met, rng)
				}
			}
			player, _ := rival.New(kinds[(uint64(p.Turn())+seed)%4], 1)
			for _, m := range player.Moves(view, seed+n) {
				if p.Play(m) != nil {
					break
				}
			}
		}
	}
	for k, n := range met {
		if n == 0 && !testing.Short() {
			t.Errorf("no game met reason %d", k)
		}
	}
}

// tally is how often each kind of reason was met.
type tally [rival.ReasonKinds]int

// held is a reason, and what it is held against.
type held struct {
	p, after    dreixdrei.Position
	line, other []dreixdrei.Move
	r           rival.Reason
	rng         *rand.Rand
}

func wantTrue(t *testing.T, p *dreixdrei.Position, line, other []dreixdrei.Move, r rival.Reason, met *tally, rng *rand.Rand) {
	t.Helper()
	after, _, err := dreixdrei.Apply(*p, line[0])
	if err != nil {
		t.Fatal(err)
	}
	met[r.Kind]++
	h := &held{*p, after, line, other, r, rng}
	if !truths[r.Kind](h) {
		t.Errorf("%v is advised and not %v for %+v, which is not true\n%s", line, other, r, p.Picture())
	}
}

// truths are what has to hold for each kind of reason.
var truths = [rival.ReasonKinds]func(h *held) bool{
	rival.Tried:    func(h *held) bool { return true },
	rival.GoesOut:  func(h *held) bool { return h.after.Out(h.seat()) && h.after.Place(h.seat()) == h.r.Place },
	rival.Blocks:   func(h *held) bool { return h.passes() && h.stuck(h.line[0]) == 1 },
	rival.Hinders:  hinders,
	rival.Clears:   clears,
	rival.Turns:    turns,
	rival.Opens:    func(h *held) bool { return h.begins(2) && h.after.HandSize(h.seat()) == 0 && h.again() },
	rival.Uncovers: func(h *held) bool { return h.begins(3) && h.after.DownSize(h.seat()) == h.r.Down && h.again() },
	rival.Several: func(h *held) bool {
		return h.r.Laid == len(h.line[0].Pieces()) && h.r.Other.Laid == len(h.other[0].Pieces()) && h.r.Laid > h.r.Other.Laid
	},
	rival.Helps: func(h *held) bool {
		return !h.fits(dreixdrei.Kind.Number) && !h.r.Of.Number() && h.p.PileSize() == h.r.Count && h.r.Count > 0 && h.keeps()
	},
	rival.Smallest:   smallest,
	rival.KeepsSeven: func(h *held) bool { return h.r.With == dreixdrei.Seven && h.keeps() && h.lays(h.r.With) && h.lasts() },
	rival.KeepsEqual: func(h *held) bool {
		other, _, err := dreixdrei.Apply(h.p, h.other[0])
		return err == nil && other.DrawSize() < h.after.DrawSize() && h.r.With == h.r.Of && h.r.Of >= 9 && h.keeps() && h.lasts()
	},
	rival.KeepsSpecial: func(h *held) bool {
		return !h.r.With.Number() && h.keeps() && h.lays(h.r.With) && h.lasts() && h.p.PileSize() == h.r.Count && h.r.Last == h.last()
	},
	rival.OnlyFit: func(h *held) bool {
		return h.p.PileSize() == h.r.Count && h.r.Count > 0 && !h.fits(func(k dreixdrei.Kind) bool { return k != h.r.Of })
	},
	rival.Fours: func(h *held) bool {
		n := h.p.HandCount(h.seat(), h.r.Of)
		for _, c := range h.p.Pile() {
			if c.Kind() == h.r.Of {
				n++
			}
		}
		return n >= 4
	},
	rival.Gains: gains,
	rival.Spares: func(h *held) bool {
		only := h.r.With == dreixdrei.NoKind || !h.fits(func(k dreixdrei.Kind) bool { return k != h.r.With })
		return h.p.PileSize() == h.r.Count && h.r.Count <= 5 && !h.fits(dreixdrei.Kind.Number) && only && h.keeps() &&
			h.fits(func(dreixdrei.Kind) bool { return true })
	},
	rival.Risks: func(h *held) bool { return math.Abs(h.turnsUp()-float64(h.r.Tenths)/10) < 0.15 },
	rival.Fits:  func(h *held) bool { return h.turnsUp() == 1 },
	rival.Saves: func(h *held) bool {
		return len(demands(h.r.Of)) > len(demands(h.r.With)) && h.line[0] == dreixdrei.Swap(h.r.Of, h.r.With)
	},
	rival.Matches: func(h *held) bool {
		end := h.end()
		return h.r.Of.Number() && end.OpenCount(h.seat(), h.r.Of) == h.r.Count && h.r.Count > max(1, h.p.OpenCount(h.seat(), h.r.Of)) &&
			h.line[0].Hand == h.r.Of && h.r.Of >= 8 && h.swapped(h.r.Swaps) == h.r.Count && h.swapped(h.r.Swaps-1) < h.r.Count
	},
	rival.Arms: func(h *held) bool {
		hand, end := h.p.AppendHand(nil, h.seat()), h.end()
		return h.r.Of >= 9 && slices.MaxFunc(hand, byKind).Kind() <= 6 && end.HandCount(h.seat(), h.r.Of) > 0
	},
	rival.Ready: func(h *held) bool {
		open, hand := h.p.Open(h.seat()), h.p.AppendHand(nil, h.seat())
		return h.line[0] == dreixdrei.Done() && slices.MaxFunc(hand, byKind).Kind() <= slices.MinFunc(open[:], byKind).Kind()
	},
}

// hinders holds how often the next seat is stuck after both ways.
func hinders(h *held) bool {
	near := func(m dreixdrei.Move, tenths int) bool { return math.Abs(h.stuck(m)-float64(tenths)/10) < 0.15 }
	next, _ := h.after.Demand()
	below := func(k dreixdrei.Kind) bool { return k < next }
	if next == dreixdrei.Seven {
		below = func(k dreixdrei.Kind) bool { return k > next }
	}
	for k := dreixdrei.Lowest; k <= dreixdrei.Highest; k++ {
		if below(k) && k.Meets(next) {
			return false
		}
	}
	return h.passes() && next == h.r.Demand && near(h.line[0], h.r.Tenths) && near(h.other[0], h.r.Other.Tenths) &&
		h.r.Tenths > h.r.Other.Tenths && (!h.r.Much || h.stuck(h.line[0]) > 1.5*h.stuck(h.other[0]))
}

// clears holds that the cards which are told of do not fit, and can be laid after the DELETE.
func clears(h *held) bool {
	demand, _ := h.p.Demand()
	return h.after.PileSize() == 0 && h.after.Turn() == h.seat() && !h.r.With.Meets(demand) &&
		slices.ContainsFunc(h.after.AppendLays(nil), func(m dreixdrei.Move) bool {
			return m.Kind() == h.r.With && len(m.Pieces()) == h.r.Held && m.Pieces()[0].Kind == h.r.With
		})
}

func turns(h *held) bool {
	moves := h.after.AppendMoves(nil)
	return h.after.PileSize() == 0 && h.after.DownSize(h.seat()) == h.r.Down && len(moves) == h.r.Down &&
		moves[0].Action == dreixdrei.TurnCard && h.r.Laid == max(len(h.line[0].Pieces()), 1) // a JOKER that is named has no pieces
}

// smallest holds that what is kept fits on more numbers than what is laid.
func smallest(h *held) bool {
	of, with := demands(h.r.Of), demands(h.r.With)
	if seldom := h.r.Seldom(); seldom != nil && !slices.Equal(seldom, of) {
		return false
	}
	more := slices.DeleteFunc(slices.Clone(with), func(k dreixdrei.Kind) bool { return slices.Contains(of, k) })
	if h.fits(func(k dreixdrei.Kind) bool { return k < h.r.Of || k.Number() && len(demands(k)) < len(of) }) {
		return false
	}
	return len(with) > len(of) && slices.Equal(h.r.More(), more) && len(more) > 0 && h.keeps() && h.lays(h.r.With) && h.lasts()
}

// gains holds that what is told of lies in the pile.
func gains(h *held) bool {
	n := 0
	for _, c := range h.p.Pile() {
		if k := c.Kind(); h.r.Of.Number() && k == h.r.Of || !h.r.Of.Number() && !k.Number() {
			n++
		}
	}
	return n == h.r.Got && n > 0 && h.r.Of >= 11 && h.p.PileSize() == h.r.Count && h.keeps()
}

func (h *held) seat() dreixdrei.Seat { return h.p.Turn() }

// passes reports whether the next seat is to move after a way, with as many cards in the pile as are told.
func (h *held) passes() bool {
	return h.after.Turn() == h.r.Next && h.after.PileSize() == h.r.Pile && h.r.Pile > 1
}

// begins reports whether a phase begins, and not the other way.
func (h *held) begins(phase int) bool {
	if h.other != nil {
		if other, _, err := dreixdrei.Apply(h.p, h.other[0]); err != nil || other.Phase(h.seat()) >= phase {
			return false
		}
	}
	return h.p.Phase(h.seat()) < phase && h.after.Phase(h.seat()) == phase
}

// again reports whether it is told that the seat lays again at once where it does.
func (h *held) again() bool {
	return h.r.Again == (h.after.Turn() == h.seat() && len(h.after.AppendLays(nil)) > 0)
}

// swapped returns how many cards of the kind that is told of lie open after so many moves of an exchange.
func (h *held) swapped(n int) int {
	p := h.p
	for _, m := range h.line[:n] {
		_ = p.Play(m)
	}
	return p.OpenCount(h.seat(), h.r.Of)
}

// fits reports whether a card of such kinds can be laid.
func (h *held) fits(such func(dreixdrei.Kind) bool) bool {
	return slices.ContainsFunc(h.p.AppendLays(nil), func(m dreixdrei.Move) bool {
		return slices.ContainsFunc(m.Pieces(), func(piece dreixdrei.Piece) bool { return such(piece.Kind) })
	})
}

// lays reports whether the other way lays such a card.
func (h *held) lays(k dreixdrei.Kind) bool {
	return slices.ContainsFunc(h.other[0].Pieces(), func(piece dreixdrei.Piece) bool { return piece.Kind == k })
}

// keeps reports whether the cards are still there that are told of.
func (h *held) keeps() bool {
	left := h.after.HandCount(h.seat(), h.r.With) + h.after.OpenCount(h.seat(), h.r.With)
	return h.r.With == dreixdrei.NoKind || left >= h.r.Held && h.r.Held > 0
}

// last reports whether a single special is left to lay, but for what is drawn.
func (h *held) last() bool {
	n := 0
	for k := dreixdrei.Delete; k <= dreixdrei.Joker; k++ {
		if n += h.p.HandCount(h.seat(), k); h.p.Phase(h.seat()) == 2 {
			n += h.p.OpenCount(h.seat(), k)
		}
	}
	for _, piece := range h.line[0].Pieces() {
		if !piece.Kind.Number() {
			n--
		}
	}
	return n == 1
}

// lasts reports whether nobody else is nearly out.
func (h *held) lasts() bool {
	for s := range dreixdrei.Seat(h.p.Seats()) {
		if n := h.p.HandSize(s) + h.p.OpenSize(s) + h.p.DownSize(s); s != h.seat() && n > 0 && n < 3 {
			return false
		}
	}
	return true
}

// end returns the position after an exchange.
func (h *held) end() dreixdrei.Position {
	end := h.p
	for _, m := range h.line {
		if m.Action == dreixdrei.SwapCards {
			_ = end.Play(m)
		}
	}
	return end
}

// stuck returns in what share of worlds the next seat can lay nothing after a move.
func (h *held) stuck(m dreixdrei.Move) float64 {
	return h.share(func(world dreixdrei.Position) bool {
		return world.Play(m) == nil && (world.Turn() == h.seat() || !goesOn(&world))
	})
}

// turnsUp returns in what share of worlds a card that is turned up stays.
func (h *held) turnsUp() float64 {
	return h.share(func(world dreixdrei.Position) bool {
		before := world.PileSize()
		return world.Play(h.line[0]) == nil && (world.PileSize() > before || world.PileSize() == 0 && world.Turn() == h.seat() ||
			world.Turned() != dreixdrei.NoCard || world.Over() || world.Out(h.seat()))
	})
}

// goesOn reports whether a seat can lay, or turns up a card that fits.
func goesOn(p *dreixdrei.Position) bool {
	if len(p.AppendLays(nil)) > 0 {
		return true
	}
	demand, _ := p.Demand()
	if seat := p.Turn(); p.HandSize(seat) == 0 && p.Phase(seat) == 3 {
		for _, c := range p.Down(seat) {
			if c != dreixdrei.NoCard {
				return c.Kind().Meets(demand) // they look the same: the first one will do
			}
		}
	}
	return false
}

// share returns in what share of worlds that look the same something holds.
func (h *held) share(holds func(dreixdrei.Position) bool) float64 {
	const worlds = 400
	n := 0
	for _, w := range rival.Worlds(rival.Look(&h.p), worlds, h.rng) {
		if holds(w) {
			n++
		}
	}
	return float64(n) / worlds
}

// demands returns the numbers on which a kind may be laid.
func demands(k dreixdrei.Kind) (all []dreixdrei.Kind) {
	for n := dreixdrei.Lowest; n <= dreixdrei.Highest; n++ {
		if k.Meets(n) {
			all = append(all, n)
		}
	}
	return all
}

func byKind(a, b dreixdrei.Card) int { return int(a.Kind()) - int(b.Kind()) }
