package coach

import (
	"math/rand/v2"
	"slices"

	"dreist/game/dreist"
	"dreist/game/dreist/coach/value"
	"dreist/game/simulate"
)

const (
	known   = 3 // number of games after which the chance of a way is known well enough for a sample
	similar = 4 // number of the best ways among which exploring chooses
)

type end struct {
	way   []dreist.Move
	worth value.Logit
	facts value.Facts
}

// decide plays for the seat to move up to a draw or the end of its turn, as strong does. Each way that strong has tried is a sample.
func (s *Sampler) decide(now *dreist.Position, rng *rand.Rand) {
	seat, view := now.Turn(), ViewOf(now)
	p := view.Imagine(rng)
	s.adviser.list(&p)
	s.find(&p)
	ways := s.adviser.ways
	if len(ways) > 1 {
		s.adviser.weigh(view, simulate.Limit{MaxGames: s.StrongGameCount}, rng, false)
	}
	taken := 0
	if rng.Float64() < s.ExploreShare {
		taken = rng.IntN(min(similar, len(ways)))
	}
	chosen := played{seat: seat, chance: float64(ways[0].Share()) / value.ChanceOne}
	for i := range ways {
		w := &ways[i]
		at := slices.IndexFunc(s.ends, func(e end) bool { return slices.Equal(e.way, w.Option) })
		if at < 0 {
			continue
		}
		if i == taken {
			chosen.facts, chosen.ended = s.ends[at].facts, true
		}
		if games := int64(w.GameCount()); games >= known {
			won := float64(w.Share()*(games+w.StaticWeight)-w.StaticWeight*w.StaticValue) / float64(games*value.ChanceOne)
			s.Samples = append(s.Samples, Sample{s.ends[at].facts, min(max(won, 0), 1)})
		}
	}
	s.played = append(s.played, chosen)
	for _, m := range slices.Clone(ways[taken].Option) {
		must(now.Play(now.WithHandCard(m)))
		if now.Turn() != seat {
			return
		}
	}
}

// find finds for each way of the adviser the best end of a turn it leads to, without a gift after a draw.
func (s *Sampler) find(p *dreist.Position) {
	s.ends = s.ends[:0]
	judge := &s.policy.judge
	judge.sit(p)
	waiting := p.Pending() == dreist.DrawPending && len(p.Hand(p.Turn())) > 0
	for t, before := range s.policy.finder.Turns(p) {
		worth := judge.worth(t, before)
		way := t.Moves()
		switch {
		case worth == value.Victory:
			continue
		case t.LastMove().Action == dreist.GiveCards:
		case waiting:
			continue // the draw, whose end is not known
		case t.DeclinedDraws() > 0 && p.Pending() != dreist.DrawPending:
			first := t.WithTrioFirst(p)
			way = untilDraw(*p, first.Moves())
		}
		at := slices.IndexFunc(s.ends, func(e end) bool { return slices.Equal(e.way, way) })
		if at < 0 {
			at = len(s.ends)
			s.ends = append(s.ends, end{way: slices.Clone(way), worth: -value.Victory})
		}
		if e := &s.ends[at]; worth > e.worth {
			e.worth, e.facts = worth, judge.facts()
		}
	}
}
