package stage

import "slices"

// Step is the animation of one event, or a motion without an event.
type Step[E any] struct {
	Event      E
	HasNoEvent bool // whether cards only move, without an Event, as after undo
	Seat       int  // the seat to move, see Animator.SeatToMove
	Ticks      int  // duration of the step

	travels []travel
	home    int // number of ticks in which the places move
}

// AnimationPlan is the animation of an event.
type AnimationPlan struct {
	Cards       []int // numbers of the moving cards in the picture, in order
	Style       MotionStyle
	TimePerCard Span // time for each card
	Stagger     Span // time between the starts of two cards
	PauseAfter  Span // pause after the last card
	// StartsWhereDropped is true if dropped cards move from where the player dropped them, and those of a later step wait there. Otherwise a single
	// dropped card only slides to its place.
	StartsWhereDropped bool
}

type travel struct {
	card  int
	delay int
	ticks int
	style MotionStyle
}

// planTravels plans the motion of every card that the plan names or whose pose changes.
func (s *Step[E]) planTravels(p AnimationPlan, speed Speed, from, to []Pose) {
	each := speed.Ticks(p.TimePerCard)
	for i, c := range p.Cards {
		s.add(travel{card: c, delay: i * speed.Ticks(p.Stagger), ticks: each, style: p.Style})
	}
	for c := range to {
		if from[c].IsVisible && to[c].IsVisible && from[c] != to[c] && !slices.Contains(p.Cards, c) {
			s.add(travel{card: c, ticks: speed.Ticks(ReturnTime)})
		}
	}
}

// TicksUntilTouch returns the number of ticks until a card touches the table, 0 for a card that does not move.
func (s *Step[E]) TicksUntilTouch(card int) int {
	for _, t := range s.travels {
		if t.card == card {
			return t.delay + int(float64(t.ticks)*t.style.touches())
		}
	}
	return 0
}

func (s *Step[E]) add(t travel) {
	s.travels = append(s.travels, t)
	s.Ticks = max(s.Ticks, t.delay+t.ticks)
}

// progress returns the progress at a tick of the step, 0 to 1.
func (t travel) progress(tick int) float64 {
	if t.ticks == 0 {
		return 1
	}
	return min(max(float64(tick-t.delay)/float64(t.ticks), 0), 1)
}
