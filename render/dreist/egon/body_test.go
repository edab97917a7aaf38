package egon

import (
	"math"
	"testing"

	"dreist/build/need"
	"dreist/game/dreist"
	"dreist/render/dreist/scene"
	"dreist/render/stage"
)

// egonsTurn returns the situation in which Egon's turn begins, with many cards on his pile.
func egonsTurn(t *testing.T) *scene.Situation {
	t.Helper()
	start := need.Value(dreist.NewSoloDeal(dreist.EvenCardCount, 1).Position())(t)
	view := scene.ViewOf(&start)
	view.Turn = dreist.EgonSeat
	return &scene.Situation{Timeline: scene.NewTimeline(view, scene.EgonSeating(), stage.Frame{W: 1280, H: 800, Scale: 1}, stage.NormalSpeed)}
}

// TestEgonHoldsTheCardThatHeTurnsUp follows a card from his pack to his chin and away: his hand waits at the pack, takes the card there and
// goes along.
func TestEgonHoldsTheCardThatHeTurnsUp(t *testing.T) {
	s, h := egonsTurn(t), hands{}
	g := s.Timeline.Geometry()
	pass := func() {
		for range 300 {
			s.Timeline.Tick()
			h.tick(s)
		}
	}
	pass()
	if h.in != handTicks || h.moving {
		t.Fatalf("before the first card the hands are %+v", h)
	}
	pile := s.Timeline.View().Piles[dreist.EgonSeat]
	card := pile[len(pile)-1]
	s.Timeline.PlayEvents([]dreist.Event{dreist.EgonRevealed{Card: card}})
	reached := math.Inf(1)
	for range 15 {
		s.Timeline.Tick()
		h.tick(s)
		at := s.Timeline.Pose(card)
		x, y := g.Egon.Grip.X+h.at.X*g.Egon.Face.W, g.Egon.Grip.Y+h.at.Y*g.Egon.Face.W
		reached = min(reached, math.Hypot(x-at.X, y-at.Y)/at.W)
		if y < g.Egon.Face.Y+0.85*g.Egon.Face.H {
			t.Fatalf("it reaches up to %v, into his face at %v", y, g.Egon.Face)
		}
	}
	if reached > 1 {
		t.Errorf("on the way the hand stays %.1f widths of the card away from it", reached)
	}
	pass()
	if math.Hypot(h.at.X, h.at.Y) > 0.01 || h.moving {
		t.Errorf("it holds the card at %v beside its place, still moving: %v", h.at, h.moving)
	}
	s.Timeline.PlayEvents([]dreist.Event{dreist.EgonSetAside{Card: card}})
	pushed := 0.0
	for range 20 {
		s.Timeline.Tick()
		h.tick(s)
		pushed = max(pushed, math.Hypot(h.at.X, h.at.Y))
	}
	if pushed < handPush/2 {
		t.Errorf("it follows a card that goes aside by %v", pushed)
	}
	s.Timeline.PlayEvents([]dreist.Event{dreist.TurnEnded{Seat: dreist.EgonSeat}})
	if pass(); h.in != 0 || h.moving {
		t.Errorf("after his turn the hands are %+v", h)
	}
}
