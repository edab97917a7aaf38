package hints

import (
	"dreist/game/dreist"
	"dreist/game/dreist/coach"
	"dreist/game/dreist/coach/advice"
	"dreist/game/dreist/coach/sight"
	"dreist/game/simulate"
	"dreist/render/session/thinking"
)

// Thinking is the limits of the search for a hint.
type Thinking thinking.Limits

// DefaultThinking returns the limits in play.
func DefaultThinking() Thinking { return Thinking(thinking.Default()) }

// thought is a search for a hint.
type thought = thinking.Thought[[]coach.Option]

// begin asks an adviser about a seat's view. Within the time limit the answer depends only on view and seed.
func (t Thinking) begin(watch *sight.Watch, seed uint64) *thought {
	return thinking.Begin(thinking.Limits(t), func(limit simulate.Limit) []coach.Option {
		var adviser coach.Adviser
		var asked [][]dreist.Move
		if without, err := advice.Without(*watch, seed); err == nil { // otherwise nothing is compared
			asked = append(asked, without)
		}
		return adviser.Advise(watch.View(), limit, seed, asked...)
	})
}
