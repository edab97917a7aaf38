package coach

import (
	"fmt"
	"math"
	"math/rand/v2"

	"dreist/game/dreist"
	"dreist/game/dreist/coach/value"
)

// Sample is one training example for a net: the facts at the end of a turn, and the winning chance that the net should predict.
type Sample struct {
	Facts  value.Facts
	Chance float64 // 0 to 1
}

// Sampler plays games by the policy, or as strong does, and takes samples. Each played turn is a sample with the result of the game. For
// some turns of the policy, and for all of strong, the alternatives are samples, too. Their chances are found by playing on: a net learns most
// from the difference between alternatives.
type Sampler struct {
	ExploreShare    float64 // share of turns, 0 to 1, that are not the best one, but one of about equal worth
	CompareShare    float64 // share of turns, 0 to 1, whose alternatives are samples
	DealCount       int     // number of deals of the hidden cards on which alternatives are played
	ResultWeight    float64 // weight of the game's result in a sample's chance, 0 to 1; the rest is the weight of the value of the seat's next turn
	StrongGameCount int     // number of games that strong simulates for a decision; 0 if the policy plays instead of strong
	Samples         []Sample

	policy, ahead policy
	now           dreist.Position // the true position of the game
	ways          []sampled
	played        []played
	adviser       Adviser
	ends          []end
}

type sampled struct {
	ending
	facts value.Facts
	seat  dreist.Seat
}

type played struct {
	seat   dreist.Seat
	chance float64 // the seat's winning chance when it was played, 0 to 1
	ended  bool    // whether the turn's end was known, so that it is a sample
	facts  value.Facts
}

// Limits for alternatives.
const (
	exploring = 0.15 // about how much worse an alternative may be to be played, in log odds
	comparing = 0.5  // about how much worse than the best an alternative may be and still be compared, in log odds
	compared  = 5    // largest number of alternatives compared
)

// SampleGame plays a game and samples its turns.
func (s *Sampler) SampleGame(deal dreist.Deal, rng *rand.Rand) error {
	start, err := deal.Position()
	if err != nil {
		return fmt.Errorf("coach: take samples of a game: %w", err)
	}
	s.now, s.played = start, s.played[:0]
	for now := &s.now; now.Turn() != dreist.NoSeat; {
		if now.IsEgonToMove() {
			must(now.Play(dreist.EgonMove()))
			continue
		}
		if s.StrongGameCount > 0 {
			s.decide(now, rng)
			continue
		}
		if _, draw := s.policy.choose(now); draw {
			must(now.Play(dreist.Draw()))
			continue
		}
		s.turn(now, rng)
	}
	s.keep(s.now.Winner())
	return nil
}

// turn plays for the seat to move up to a draw or the end of its turn.
func (s *Sampler) turn(now *dreist.Position, rng *rand.Rand) {
	seat := now.Turn()
	s.list(now)
	if rng.Float64() < s.CompareShare {
		s.compare(seat, rng)
	}
	noise := 0.0
	if rng.Float64() < s.ExploreShare {
		noise = exploring
	}
	taken := s.ways[s.pick(noise, rng)]
	if taken.worth < value.Victory {
		chance := float64(taken.worth.Chance()) / value.ChanceOne
		s.played = append(s.played, played{seat: seat, chance: chance, ended: true, facts: taken.facts})
	}
	for _, m := range taken.turn.Moves() {
		must(now.Play(now.WithHandCard(m)))
		if now.Turn() != seat || now.Pending() == dreist.DrawPending {
			return
		}
	}
}

func (s *Sampler) list(now *dreist.Position) {
	s.ways = s.ways[:0]
	judge := &s.policy.judge
	judge.sit(now)
	for t, end := range s.policy.finder.Turns(now) {
		worth := judge.worth(t, end)
		s.ways = append(s.ways, sampled{ending{*t, worth}, judge.facts(), now.Turn()})
	}
}

// pick returns the index of the best alternative after noise is added to the values.
func (s *Sampler) pick(noise float64, rng *rand.Rand) (best int) {
	most := math.Inf(-1)
	for i := range s.ways {
		if worth := float64(s.ways[i].worth)/value.LogitOne - noise*math.Log(rng.ExpFloat64()); worth > most {
			best, most = i, worth
		}
	}
	return best
}

// compare plays alternatives on, on the same deals, until the seat's next turn.
func (s *Sampler) compare(seat dreist.Seat, rng *rand.Rand) {
	var picked [compared]int
	for i := range picked {
		picked[i] = s.pick(min(float64(i), 1)*comparing, rng)
	}
	var won [compared]int64
	for range s.DealCount {
		world := ViewOf(&s.now).Imagine(rng)
		for i, way := range picked {
			p, t := world, &s.ways[way].turn
			for _, m := range t.Moves() {
				must(p.Play(p.WithHandCard(m)))
				if t.LastMove().Action == dreist.EndTurn && p.Pending() == dreist.DrawPending {
					s.ahead.turn(&p)
					break
				}
			}
			won[i] += s.ahead.chance(&p, seat, ahead)
		}
	}
	for i, way := range picked {
		if s.ways[way].worth < value.Victory {
			s.Samples = append(s.Samples, Sample{s.ways[way].facts, float64(won[i]) / float64(s.DealCount*value.ChanceOne)})
		}
	}
}

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
		if t.ended {
			s.Samples = append(s.Samples, Sample{t.facts, *c})
		}
		*c = float64(s.ResultWeight**c) + float64((1-s.ResultWeight)*t.chance)
	}
}
