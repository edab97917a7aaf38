package rival_test

import (
	"math/rand/v2"
	"slices"
	"testing"

	"dreist/build/need"
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
	kinds := []string{rival.RandomKind, rival.FairKind, rival.EasyKind, rival.RandomKind}
	for seed := range games {
		p := need.Value(dreixdrei.NewDeal(2+int(seed%3), 1, 0, seed).Position())(t)
		rng := rand.New(rand.NewPCG(seed, 5))
		for n := uint64(0); !p.IsOver() && n < 600; n++ {
			view := rival.ViewOf(&p)
			if rng.IntN(4) == 0 || p.IsSwapping() || p.TurnedJoker() != dreixdrei.NoCard {
				all, _ := rival.RankMoves(view, nil, simulate.Limit{MaxGames: 30}, n)
				best, other, r := rival.Recommend(view, all)
				wantTrue(t, &p, best, other, r, &met, rng)
				for range 4 {
					one, other := all[rng.IntN(len(all))].Moves, all[rng.IntN(len(all))].Moves
					wantTrue(t, &p, one, other, rival.ReasonFor(view, one, other), &met, rng)
				}
			}
			player, _ := rival.NewPlayer(kinds[(uint64(p.Turn())+seed)%4], 1)
			for _, m := range player.NextMoves(view, seed+n) {
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
type tally [rival.ReasonKindCount]int

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
	need.OK(t, err)
	met[r.Kind]++
	h := &held{*p, after, line, other, r, rng}
	if !truths[r.Kind](h) {
		t.Errorf("%v is advised and not %v for %+v, which is not true\n%s", line, other, r, p.TextPicture())
	}
}

func (h *held) seat() dreixdrei.Seat { return h.p.Turn() }

// passes reports whether the next seat is to move after a way, with as many cards in the pile as are told.
func (h *held) passes() bool {
	return h.after.Turn() == h.r.NextSeat && h.after.PileSize() == h.r.PileSize && h.r.PileSize > 1
}

// begins reports whether a phase begins, and not the other way.
func (h *held) begins(phase int) bool {
	if h.other != nil {
		other, _, err := dreixdrei.Apply(h.p, h.other[0])
		if err != nil || other.Phase(h.seat()) >= phase && (h.r.OtherMoves.Kind != dreixdrei.NoKind || !h.r.MustLayAgain || other.Turn() == h.seat()) {
			return false
		}
	}
	return h.p.Phase(h.seat()) < phase && h.after.Phase(h.seat()) == phase
}

// again reports whether it is told that the seat lays again at once where it does.
func (h *held) again() bool {
	return h.r.MustLayAgain == (h.after.Turn() == h.seat() && len(h.after.AppendLays(nil)) > 0)
}

// fits reports whether a card of such kinds can be laid.
func (h *held) fits(such func(dreixdrei.Kind) bool) bool {
	return slices.ContainsFunc(h.p.AppendLays(nil), func(m dreixdrei.Move) bool {
		return slices.ContainsFunc(m.CardsToLay(), func(piece dreixdrei.CardToLay) bool { return such(piece.Kind) })
	})
}

// lays reports whether the other way lays such a card.
func (h *held) lays(k dreixdrei.Kind) bool {
	return slices.ContainsFunc(h.other[0].CardsToLay(), func(piece dreixdrei.CardToLay) bool { return piece.Kind == k })
}

// keeps reports whether the cards are still there that are told of.
func (h *held) keeps() bool {
	left := h.after.CountInHand(h.seat(), h.r.SecondKind) + h.after.CountOpenCards(h.seat(), h.r.SecondKind)
	return h.r.SecondKind == dreixdrei.NoKind || left >= h.r.HeldCount && h.r.HeldCount > 0
}

// finishes reports whether the seat goes out when its turn comes round, whatever the others do, and could not after the other way.
func (h *held) finishes() bool {
	end := h.after
	for turns := 0; end.Turn() != h.seat() || turns == 0; turns++ {
		moves := end.AppendMoves(nil)
		if end.Turn() == h.seat() || end.Play(moves[h.rng.IntN(len(moves))]) != nil || end.IsOver() {
			return false
		}
	}
	out := func(m dreixdrei.Move) bool {
		after, _, err := dreixdrei.Apply(end, m)
		return err == nil && after.IsFinished(h.seat())
	}
	return slices.ContainsFunc(end.AppendLays(nil), out)
}

// anyFits reports whether a RESTART, which the seat has, would let the next one lay anything.
func (h *held) anyFits() bool {
	return slices.ContainsFunc(h.p.AppendLays(nil), func(m dreixdrei.Move) bool {
		after, _, err := dreixdrei.Apply(h.p, m)
		demand, _ := after.Demand()
		return err == nil && m.CardsToLay()[0].Kind == dreixdrei.Restart && demand == dreixdrei.NoKind && h.r.CardKind == dreixdrei.Invisible
	})
}

// last reports whether the other way lays all specials that the seat might lay, and this one none.
func (h *held) last() bool {
	left := func(m dreixdrei.Move) (n int) {
		for k := dreixdrei.Delete; k <= dreixdrei.Joker; k++ {
			if n += h.p.CountInHand(h.seat(), k); h.p.Phase(h.seat()) == 2 {
				n += h.p.CountOpenCards(h.seat(), k)
			}
		}
		for _, piece := range m.CardsToLay() {
			if !piece.Kind.IsNumber() {
				n--
			}
		}
		return n
	}
	return left(h.line[0]) > 0 && left(h.other[0]) == 0
}

// lasts reports whether nobody else is nearly out.
func (h *held) lasts() bool {
	for s := range dreixdrei.Seat(h.p.SeatCount()) {
		if n := h.p.HandSize(s) + h.p.OpenCardCount(s) + h.p.FaceDownCount(s); s != h.seat() && n > 0 && n < 3 {
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
			world.TurnedJoker() != dreixdrei.NoCard || world.IsOver() || world.IsFinished(h.seat()))
	})
}

// goesOn reports whether a seat can lay, or turns up a card that fits.
func goesOn(p *dreixdrei.Position) bool {
	if len(p.AppendLays(nil)) > 0 {
		return true
	}
	demand, _ := p.Demand()
	if seat := p.Turn(); p.HandSize(seat) == 0 && p.Phase(seat) == 3 {
		for _, c := range p.FaceDownCards(seat) {
			if c != dreixdrei.NoCard {
				return c.Kind().CanMeet(demand) // they look the same: the first one will do
			}
		}
	}
	return false
}

// share returns in what share of worlds that look the same something holds.
func (h *held) share(holds func(dreixdrei.Position) bool) float64 {
	const worlds = 400
	n := 0
	for _, w := range rival.Worlds(rival.ViewOf(&h.p), worlds, h.rng) {
		if holds(w) {
			n++
		}
	}
	return float64(n) / worlds
}

// demands returns the numbers on which a kind may be laid.
func demands(k dreixdrei.Kind) (all []dreixdrei.Kind) {
	for n := dreixdrei.LowestNumber; n <= dreixdrei.HighestNumber; n++ {
		if k.CanMeet(n) {
			all = append(all, n)
		}
	}
	return all
}

func byKind(a, b dreixdrei.Card) int { return int(a.Kind()) - int(b.Kind()) }
