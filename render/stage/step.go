package stage

import (
	"math"

	"dreist/game/dreist"
	"dreist/render/geom"
)

// Step is one event on its way from what was to what is.
type Step struct {
	Event dreist.Event // nil for a plain glide, as after undo
	Seat  dreist.Seat  // whose turn it is while the step runs
	Ticks int          // how long it takes

	travels []travel
}

// travel is the way of one card during a step.
type travel struct {
	card  dreist.Card
	delay int
	ticks int
	style style
}

// parcelFar is from how far on, in card widths, a gift flies in its whole arc.
const parcelFar = 4

// style is how a card travels.
type style uint8

const (
	glide  style = iota // straight, eased out
	arc                 // lifted over the table on its way
	hop                 // up and down on its place
	tilt                // tips over, then drops
	parcel              // high through the air, as a gift
)

// at mixes two poses at t from 0 to 1 in the style.
func (s style) at(a, b Pose, t float64) Pose {
	e := easeOut(t)
	high := 0.0
	spin := 0.0
	switch s {
	case arc:
		e, high = easeInOut(t), 0.25
	case hop:
		high = 0.28
	case tilt:
		e, high, spin = easeIn(t), 0.12, 0.55
	case parcel:
		// Whoever drags a gift to somebody's place has flown most of the way already.
		far := math.Hypot(b.X-a.X, b.Y-a.Y) / (parcelFar * max(a.W, b.W))
		e, high = easeInOut(t), 0.9*min(far, 1)
	}
	bow := 4 * t * (1 - t)
	return Pose{
		Point: geom.Point{X: geom.Mix(a.X, b.X, e), Y: geom.Mix(a.Y, b.Y, e) - high*bow*max(a.W, b.W)},
		W:     geom.Mix(a.W, b.W, e),
		Turn:  geom.Mix(a.Turn, b.Turn, e) + spin*bow,
		Face:  geom.Mix(a.Face, b.Face, e),
		Z:     max(a.Z, b.Z) + zMoving,
		Shown: true,
	}
}

// Glide returns a card's pose on its way from one to another, at t from 0 to 1.
func Glide(from, to Pose, t float64) Pose { return glide.at(from, to, t) }

// plan says how an event moves: which cards in which order, how long each, how far apart, and what comes before
// and after.
type plan struct {
	cards         []dreist.Card
	style         style
	each, apart   span
	before, after span
}

// planFor returns the plan of an event in the turn of a seat. What is watched takes the time it needs to follow it.
func (s *Seating) planFor(e dreist.Event, turn dreist.Seat) plan {
	watched := s.watches(turn)
	pause := span(0)
	if watched {
		pause = spanThink
	}
	switch e := e.(type) {
	case dreist.CardLaid:
		each := spanLay
		if watched {
			each = spanEgonLay
		}
		return plan{cards: []dreist.Card{e.Card}, style: arc, each: each, after: pause}
	case dreist.TrioMade:
		if e.Column {
			return plan{after: spanFlare}
		}
		return plan{cards: e.Cards, style: hop, each: spanHopHeight, apart: spanHop, after: spanHop}
	case dreist.ColumnCleared:
		return plan{cards: e.Cards, style: arc, each: spanFly, apart: spanSweep}
	case dreist.CardsLoosened:
		return plan{cards: e.Cards, style: tilt, each: spanTilt, apart: spanSweep}
	case dreist.CardDrawn:
		return plan{cards: []dreist.Card{e.Card}, style: arc, each: spanDraw, after: pause}
	case dreist.HandFilled:
		return plan{cards: e.Cards, style: arc, each: spanDraw, apart: spanDeal}
	case dreist.CardDiscarded:
		if s.Egon {
			pause = 0 // he discards a whole row one after the other
		}
		return plan{cards: []dreist.Card{e.Card}, style: arc, each: spanDiscard, after: pause}
	case dreist.GiftGiven:
		return plan{cards: e.Cards, style: parcel, each: spanGift, before: spanTie}
	case dreist.EgonRevealed:
		return plan{cards: []dreist.Card{e.Card}, style: arc, each: spanReveal, after: spanThink}
	case dreist.EgonSetAside:
		return plan{cards: []dreist.Card{e.Card}, style: glide, each: spanAside, after: spanThink}
	case dreist.TurnEnded:
		if s.watches(e.Next) {
			return plan{after: spanBreath}
		}
	case dreist.MatchWon:
		return plan{after: spanWin}
	}
	return plan{}
}

// newStep plans the way of every card whose pose changes, or that the plan names, from one arrangement to another.
func newStep(e dreist.Event, seat dreist.Seat, p plan, speed Speed, from, to *Arrangement) Step {
	s := Step{Event: e, Seat: seat}
	var named [dreist.Deck]bool
	start, each := speed.ticks(p.before), speed.ticks(p.each)
	for i, c := range p.cards {
		named[c] = true
		s.add(travel{card: c, delay: start + i*speed.ticks(p.apart), ticks: each, style: p.style})
	}
	for c := range dreist.Card(dreist.Deck) {
		a, b := from.Cards[c], to.Cards[c]
		if !named[c] && a.Shown && b.Shown && a != b {
			s.add(travel{card: c, delay: start, ticks: speed.ticks(spanHome)})
		}
	}
	if from.Shelf != to.Shelf {
		s.Ticks = max(s.Ticks, speed.ticks(spanHome))
	}
	s.Ticks += speed.ticks(p.after)
	return s
}

func (s *Step) add(t travel) {
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
