package rival

import (
	"math/rand/v2"
	"slices"
	"testing"

	"dreist/build/need"
	"dreist/game/dreixdrei"
	"dreist/game/simulate"
)

func begun(t testing.TB, seats int, seed uint64) dreixdrei.Position {
	t.Helper()
	return need.Value(dreixdrei.NewDeal(seats, dreixdrei.UsualSetCount(seats), 0, seed).Position())(t)
}

func players(t testing.TB, games int) map[string]Player {
	t.Helper()
	all := map[string]Player{}
	for _, name := range append(PlayerKinds(), RandomKind, GreedyKind) {
		p := need.Value(NewPlayer(name, games))(t)
		all[name] = p
	}
	return all
}

// moments returns positions of whole games.
func moments(t *testing.T, games uint64, visit func(p *dreixdrei.Position)) {
	t.Helper()
	for seats := dreixdrei.MinSeats; seats <= dreixdrei.MaxSeats; seats++ {
		for seed := range games {
			p := begun(t, seats, seed+10*uint64(seats))
			rng := rand.New(rand.NewPCG(seed, uint64(seats)))
			for !p.IsOver() {
				if rng.IntN(14) == 0 || p.IsSwapping() || p.TurnedJoker() != dreixdrei.NoCard {
					visit(&p)
				}
				m := dreixdrei.EndSwap()
				if !p.IsSwapping() {
					m = fairMove(&p, rng)
				}
				if p.TurnedJoker() != dreixdrei.NoCard {
					m = dreixdrei.NameMove(dreixdrei.Joker - 1 - dreixdrei.Kind(rng.IntN(3)))
				}
				if err := p.Play(m); err != nil {
					t.Fatalf("%v\n%s", err, p.TextPicture())
				}
			}
		}
	}
}

// shuffled returns a position with everything shuffled that a seat cannot see.
func shuffled(p *dreixdrei.Position, rng *rand.Rand) dreixdrei.Position {
	hidden := p.AppendHidden(nil, p.Turn())
	rng.Shuffle(len(hidden), func(i, j int) { hidden[i], hidden[j] = hidden[j], hidden[i] })
	q := *p
	q.Redeal(p.Turn(), hidden)
	return q
}

// D 19: whatever is hidden, a player sees the same and does the same.
func TestPlayersSeeNothingHidden(t *testing.T) {
	all, looked, changed := players(t, 40), 0, 0
	moments(t, 1, func(p *dreixdrei.Position) {
		looked++
		q := shuffled(p, rand.New(rand.NewPCG(3, uint64(looked))))
		if q != *p {
			changed++
		}
		v, w := ViewOf(p), ViewOf(&q)
		if v != w {
			t.Fatalf("the views differ\n%s\n%s", p.TextPicture(), q.TextPicture())
		}
		for name, player := range all {
			if a, b := player.NextMoves(v, 5), player.NextMoves(w, 5); !slices.Equal(a, b) {
				t.Fatalf("%s plays %v or %v\n%s", name, a, b, p.TextPicture())
			}
		}
	})
	if looked < 60 || changed < looked/2 {
		t.Errorf("looked %d times, %d of them at something hidden", looked, changed)
	}
}

// Moves are allowed, and the same for the same seed.
func TestMovesAreAllowed(t *testing.T) {
	all := players(t, 40)
	moments(t, 1, func(p *dreixdrei.Position) {
		for name, player := range all {
			moves := player.NextMoves(ViewOf(p), 9)
			if again := player.NextMoves(ViewOf(p), 9); !slices.Equal(moves, again) || len(moves) == 0 {
				t.Fatalf("%s plays %v, then %v\n%s", name, moves, again, p.TextPicture())
			}
			q := *p
			for _, m := range moves {
				if err := q.Play(m); err != nil {
					t.Fatalf("%s: %v\n%s", name, err, p.TextPicture())
				}
			}
			if p.IsSwapping() && q.Turn() == p.Turn() {
				t.Fatalf("%s does not end the exchange with %v\n%s", name, moves, p.TextPicture())
			}
		}
	})
}

// Imagined worlds have the same cards, and agree with what everybody has seen.
func TestWorldsAgreeWithTheView(t *testing.T) {
	known := 0
	moments(t, 1, func(p *dreixdrei.Position) {
		v := ViewOf(p)
		d := newDreamer(&v)
		for i := range uint64(3) {
			w := d.imagine(rand.New(rand.NewPCG(i, 1)))
			if ViewOf(&w) != v {
				t.Fatalf("another view\n%s\n%s", p.TextPicture(), w.TextPicture())
			}
			for s := range dreixdrei.Seat(p.SeatCount()) {
				for k := dreixdrei.LowestNumber; k <= dreixdrei.Joker; k++ {
					if n := p.CountKnownInHand(s, k); n > w.CountInHand(s, k) {
						t.Fatalf("seat %d is known to hold %d of %v\n%s\n%s", s+1, n, k, p.TextPicture(), w.TextPicture())
					} else if s != p.Turn() {
						known += n
					}
				}
			}
		}
	})
	if known < 100 {
		t.Errorf("%d known cards", known)
	}
}

// A hint counts the games that it played on, and tells of what was asked for.
func TestAdvice(t *testing.T) {
	p := begun(t, 3, 4)
	for range 3 {
		need.OK(t, p.Play(dreixdrei.EndSwap()))
	}
	asked := p.AppendMoves(nil)[0]
	games, found := 0, false
	all, at := RankMoves(ViewOf(&p), []dreixdrei.Move{asked}, simulate.Limit{MaxGames: 300}, 1)
	if all[at].Moves[0] != asked {
		t.Errorf("%v is told for %v", all[at].Moves, asked)
	}
	for _, a := range all {
		games += a.GameCount
		found = found || a.Moves[0] == asked
		if a.firstCount+a.lastCount > a.GameCount || a.GameCount > 0 && (a.MeanPlace < 1 || a.MeanPlace > 3) {
			t.Errorf("got %+v", a)
		}
	}
	if games == 0 || games > 300 || !found {
		t.Errorf("%d games, found %v", games, found)
	}
}

// The players are as strong as their names say, by much more than chance.
func TestStrength(t *testing.T) {
	for _, tt := range []struct {
		kinds    [2]string
		games    int
		low, top float64 // share of games of the first
	}{
		{[2]string{EasyKind, RandomKind}, 200, 0.9, 1},
		{[2]string{EasyKind, FairKind}, 400, 0.08, 0.30},
		{[2]string{FairKind, RandomKind}, 200, 0.97, 1},
	} {
		all := players(t, 60)
		won := 0
		for n := range tt.games {
			p := begun(t, 2, uint64(n/2))
			first := dreixdrei.Seat(n % 2)
			at := []Player{all[tt.kinds[1]], all[tt.kinds[1]]}
			at[first] = all[tt.kinds[0]]
			g := need.Value(playGame(p, at, uint64(n)))(t)
			if g.finalPosition.Place(first) == 1 {
				won++
			}
		}
		if share := float64(won) / float64(tt.games); share < tt.low || share > tt.top {
			t.Errorf("%v: the first wins %.3f", tt.kinds, share)
		}
	}
}
