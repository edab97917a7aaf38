package rival_test

import (
	"slices"
	"testing"

	"dreist/game/dreixdrei"
	"dreist/game/dreixdrei/rival"
)

// TestReasonsAreTrue plays sixty games and holds each reason against what the rules tell of the real position, in which hidden cards lie
// where they lie.
func TestReasonsAreTrue(t *testing.T) {
	var met [rival.ReasonKinds]int
	kinds := []string{rival.Random, rival.Fair, rival.Easy, rival.Random}
	for seed := range uint64(60) {
		seats := 2 + int(seed%3)
		p, err := dreixdrei.NewDeal(seats, 1, 0, seed).Position()
		if err != nil {
			t.Fatal(err)
		}
		for n := uint64(0); !p.Over() && n < 600; n++ {
			player, _ := rival.New(kinds[(uint64(p.Turn())+seed)%4], 1)
			line := player.Moves(rival.Look(&p), seed+n)
			if p.Exchange() && seed%2 == 0 { // swaps at random, too
				all := p.AppendMoves(nil)
				line = []dreixdrei.Move{all[n%uint64(len(all))], dreixdrei.Done()}
			}
			r := rival.Why(rival.Look(&p), line)
			met[r.Kind]++
			wantTrue(t, p, line, r)
			for _, m := range line {
				if p.Play(m) != nil {
					break
				}
			}
		}
	}
	for k, n := range met {
		if n == 0 {
			t.Errorf("no game met reason %d", k)
		}
	}
}

// wantTrue fails where a reason is not true.
func wantTrue(t *testing.T, p dreixdrei.Position, line []dreixdrei.Move, r rival.Reason) {
	t.Helper()
	seat, m := p.Turn(), line[0]
	after, events, err := dreixdrei.Apply(p, m)
	if err != nil {
		t.Fatal(err)
	}
	demand, _ := p.Demand()
	next, _ := after.Demand()
	phase := func(n int) bool {
		return slices.Contains(events, dreixdrei.Event(dreixdrei.PhaseReached{Seat: seat, Phase: n}))
	}
	numbers := slices.DeleteFunc(p.AppendLays(nil), func(l dreixdrei.Move) bool {
		return !l.Pieces()[0].Kind.Number()
	})
	laid := len(m.Pieces())
	keeps := func() bool {
		return r.With == dreixdrei.NoKind || after.HandCount(seat, r.With)+after.OpenCount(seat, r.With) >= r.Held
	}
	only := func(with dreixdrei.Kind) bool { // besides what is laid at most this number fits
		return with == dreixdrei.NoKind && r.Kind == rival.Smallest || !slices.ContainsFunc(numbers, func(l dreixdrei.Move) bool {
			return l.Pieces()[0].Kind != m.Kind() && l.Pieces()[0].Kind != with && l.Pieces()[0].Kind != dreixdrei.Joker
		})
	}
	fitting := func(demand dreixdrei.Kind) (n int) {
		for k := dreixdrei.Lowest; k <= dreixdrei.Highest; k++ {
			if k.Meets(demand) {
				n++
			}
		}
		return n
	}
	holds := map[rival.ReasonKind]func() bool{
		rival.Tried:   func() bool { return true },
		rival.GoesOut: func() bool { return slices.Contains(after.Finished(), seat) },
		rival.Clears: func() bool {
			return after.PileSize() == 0 && after.Turn() == seat && r.Count == p.PileSize() && r.Phase == after.Phase(seat)
		},
		rival.Opens:    func() bool { return phase(2) },
		rival.Uncovers: func() bool { return phase(3) && after.OpenSize(seat) == 0 },
		rival.Several:  func() bool { return laid == r.Laid && laid > 1 && r.Drawn == p.DrawSize()-after.DrawSize() },
		rival.Helps: func() bool {
			return len(numbers) == 0 && !r.Of.Number() && p.PileSize() == r.Count && r.Count > 0 && keeps()
		},
		rival.Hides: func() bool { return next == demand && next == r.Demand && next != dreixdrei.NoKind && keeps() },
		rival.KeepsNumbers: func() bool {
			return !r.Of.Number() && !slices.ContainsFunc(numbers, func(l dreixdrei.Move) bool { return l.Pieces()[0].Kind < 9 })
		},
		rival.Lowers: func() bool { return next == dreixdrei.Seven },
		rival.Smallest: func() bool {
			return m.Kind() == r.Of && !slices.ContainsFunc(numbers, func(l dreixdrei.Move) bool { return l.Kind() < r.Of }) && only(r.With)
		},
		rival.KeepsEqual:   func() bool { return only(dreixdrei.NoKind) && r.With == r.Of && keeps() },
		rival.KeepsSpecial: func() bool { return only(dreixdrei.NoKind) && !r.With.Number() && keeps() },
		rival.OnlyFit:      func() bool { return len(p.AppendLays(nil)) == 1 && p.PileSize() == r.Count && r.Count > 0 },
		rival.Raises: func() bool {
			return next == r.Demand && next != dreixdrei.Seven && (next > demand || r.With != dreixdrei.NoKind) && r.With < next &&
				(r.With == dreixdrei.NoKind || fitting(r.With) > fitting(next) && r.With.Meets(demand))
		},
		rival.Fours: func() bool {
			return slices.ContainsFunc(events, func(e dreixdrei.Event) bool {
				four, ok := e.(dreixdrei.FourSetAside)
				return ok && four.Kind == r.Of
			})
		},
		rival.Gains:    func() bool { return after.HandCount(seat, r.Of) > p.HandCount(seat, r.Of) && !r.Of.Number() },
		rival.FewCards: func() bool { return p.PileSize() == r.Count && r.Count <= 3 && keeps() },
		rival.Pairs: func() bool {
			return r.Held > 1 && after.HandCount(seat, r.With) >= r.Held && p.HandCount(seat, r.With) > 0 && p.HandCount(seat, r.With) < r.Held
		},
		rival.Matches: func() bool {
			before, q := p.OpenCount(seat, r.Of), p
			for _, m := range line {
				if m.Action == dreixdrei.SwapCards && q.Play(m) != nil {
					return false
				}
			}
			return r.Of.Number() && q.OpenCount(seat, r.Of) == r.Count && r.Count > max(1, before)
		},
		rival.Risks: func() bool { return len(p.AppendLays(nil)) == 0 && p.PileSize() > 0 && demand != dreixdrei.NoKind },
		rival.Fits:  func() bool { return m.Action == dreixdrei.TurnCard && demand == dreixdrei.NoKind },
		rival.Saves: func() bool { return r.Of > r.With && p.HandCount(seat, r.Of) > 0 && p.OpenCount(seat, r.With) > 0 },
		rival.Arms: func() bool {
			before, q := p.HandCount(seat, r.Of), p
			for _, m := range line {
				if m.Action == dreixdrei.SwapCards && q.Play(m) != nil {
					return false
				}
			}
			return q.HandCount(seat, r.Of) > before && q.HandCount(seat, r.Of) == r.Held && q.Phase(seat) == 1
		},
		rival.Ready: func() bool {
			open, hand := p.Open(seat), p.AppendHand(nil, seat)
			return m == dreixdrei.Done() && slices.MaxFunc(hand, byKind).Kind() <= slices.MinFunc(open[:], byKind).Kind()
		},
	}
	if !holds[r.Kind]() {
		t.Errorf("%v is advised for %+v, which is not true\n%s", line, r, p.Picture())
	}
}

func byKind(a, b dreixdrei.Card) int { return int(a.Kind()) - int(b.Kind()) }
