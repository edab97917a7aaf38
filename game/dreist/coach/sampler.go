package coach

import (
	"fmt"
	"math"
	"math/rand/v2"

	"dreist/game/dreist"
	"dreist/game/dreist/coach/sight"
	"dreist/game/dreist/coach/value"
)

// Sample is the end of a turn, and a chance to win that its value is to come near to.
type Sample struct {
	Facts  value.Facts
	Chance float64
}

// Sampler plays games between seats that all follow the policy, and takes samples of them. Each turn that was played is
// one, with what came of it. Of some turns the ways that were left are samples, too, with the chance that is found for
// them by playing on: what a value learns from most is the difference between ways that could be taken at once.
type Sampler struct {
	Explore float64 // in which part of the turns not the best way is taken, but one about as good
	Compare float64 // of which part of the turns the other ways are samples
	Deals   int     // on how many deals of what is hidden those are played on
	Trust   float64 // how far a turn's chance follows the end of the game rather than what the seat's next turn is worth
	Samples []Sample

	policy, ahead policy
	watch         sight.Watch
	ways          []sampled
	played        []sampled
}

// sampled is a turn that may become a sample.
type sampled struct {
	ending
	facts value.Facts
	seat  dreist.Seat
}

// About how much less the logarithm of the odds of a way may be that is taken or compared nevertheless.
const (
	exploring = 0.15
	comparing = 0.5
	compared  = 5 // how many ways are compared at most
)

// Play plays a game.
func (s *Sampler) Play(deal dreist.Deal, rng *rand.Rand) error {
	start, err := deal.Position()
	if err != nil {
		return fmt.Errorf("coach: take samples of a game: %w", err)
	}
	if err := s.watch.Begin(start); err != nil {
		return fmt.Errorf("coach: take samples of a game: %w", err)
	}
	s.played = s.played[:0]
	for now := s.watch.Position(); now.Turn() != dreist.NoSeat; {
		if now.EgonToMove() {
			must(s.watch.Play(dreist.Egon()))
			continue
		}
		if _, draw := s.policy.choose(now); draw {
			must(s.watch.Play(dreist.Draw()))
			continue
		}
		s.turn(now, rng)
	}
	s.keep(s.watch.Position().Winner())
	return nil
}

// turn lets the seat to move go on with its turn up to a draw or its end.
func (s *Sampler) turn(now *dreist.Position, rng *rand.Rand) {
	seat := now.Turn()
	s.list(now)
	if rng.Float64() < s.Compare {
		s.compare(seat, rng)
	}
	noise := 0.0
	if rng.Float64() < s.Explore {
		noise = exploring
	}
	taken := s.ways[s.pick(noise, rng)]
	if taken.worth < value.Victory {
		s.played = append(s.played, taken)
	}
	for _, m := range taken.turn.Moves() {
		must(s.watch.Play(m))
		if now.Turn() != seat || now.Pending() == dreist.DrawPending {
			return
		}
	}
}

// list lists the ways to go on with a turn.
func (s *Sampler) list(now *dreist.Position) {
	s.ways = s.ways[:0]
	judge := &s.policy.judge
	judge.sit(now)
	for t, end := range s.policy.finder.All(now) {
		worth := judge.worth(t, end)
		s.ways = append(s.ways, sampled{ending{*t, worth}, judge.facts, now.Turn()})
	}
}

// pick returns the way that is worth most once each got its share of noise.
func (s *Sampler) pick(noise float64, rng *rand.Rand) (best int) {
	most := math.Inf(-1)
	for i := range s.ways {
		if worth := float64(s.ways[i].worth)/value.LogitOne - noise*math.Log(rng.ExpFloat64()); worth > most {
			best, most = i, worth
		}
	}
	return best
}

// compare plays some ways on, the same deals with each, until the seat's next turn.
func (s *Sampler) compare(seat dreist.Seat, rng *rand.Rand) {
	var picked [compared]int
	for i := range picked {
		picked[i] = s.pick(min(float64(i), 1)*comparing, rng)
	}
	var won [compared]int64
	for range s.Deals {
		world := s.watch.View().Imagine(rng)
		for i, way := range picked {
			p, t := world, &s.ways[way].turn
			for _, m := range t.Moves() {
				must(p.Play(p.FromHand(m)))
				if t.Last().Action == dreist.EndTurn && p.Pending() == dreist.DrawPending {
					s.ahead.turn(&p)
					break
				}
			}
			won[i] += s.ahead.chance(&p, seat, ahead)
		}
	}
	for i, way := range picked {
		if s.ways[way].worth < value.Victory {
			s.Samples = append(s.Samples, Sample{s.ways[way].facts, float64(won[i]) / float64(s.Deals*value.Certain)})
		}
	}
}

// keep keeps the turns of a game as samples.
func (s *Sampler) keep(winner dreist.Seat) {
	var chances [dreist.MaxSeats]float64
	for i := range chances {
		if dreist.Seat(i) == winner {
			chances[i] = 1
		}
	}
	for i := len(s.played) - 1; i >= 0; i-- {
		t := &s.played[i]
		c := &chances[t.seat]
		s.Samples = append(s.Samples, Sample{t.facts, *c})
		*c = s.Trust**c + (1-s.Trust)*float64(t.worth.Chance())/value.Certain
	}
}
