package stage

import "slices"

// Step is one event on its way from what was to what is.
type Step[E any] struct {
	Event E   // the zero value for a plain glide, as after undo
	Seat  int // whose turn it is while the step runs, see Game.Turn
	Ticks int // how long it takes

	travels []travel
	home    int // ticks in which the places move along
}

// Plan says how an event moves: which cards in which order, how long each, how far apart, and what comes after.
type Plan struct {
	Cards       []int // by number in the picture
	Style       Style
	Each, Apart Span
	After       Span
	// Carried cards take this way from wherever a hand let them go, and those of a later step wait there. Where the cards
	// are not carried, one that was dropped alone has just to settle.
	Carried bool
}

// travel is the way of one card during a step.
type travel struct {
	card  int
	delay int
	ticks int
	style Style
}

// planTravels plans the way of every card whose pose changes, or that the plan names.
func (s *Step[E]) planTravels(p Plan, speed Speed, from, to []Pose) {
	each := speed.Ticks(p.Each)
	for i, c := range p.Cards {
		s.add(travel{card: c, delay: i * speed.Ticks(p.Apart), ticks: each, style: p.Style})
	}
	for c := range to {
		if from[c].Shown && to[c].Shown && from[c] != to[c] && !slices.Contains(p.Cards, c) {
			s.add(travel{card: c, ticks: speed.Ticks(Home)})
		}
	}
}

// Touches returns after how many ticks a card has come down on the table.
func (s *Step[E]) Touches(card int) int {
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

// progress returns how far the travel is at a tick of its step, from 0 to 1.
func (t travel) progress(tick int) float64 {
	if t.ticks == 0 {
		return 1
	}
	return min(max(float64(tick-t.delay)/float64(t.ticks), 0), 1)
}
