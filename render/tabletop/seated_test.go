package tabletop_test

import (
	"slices"
	"testing"

	"dreist/build/toytable"
	"dreist/game/play"
	"dreist/game/play/stairs"
	"dreist/render/geom"
	"dreist/render/stage"
	"dreist/render/tabletop"
)

func TestASeatComesToTheFront(t *testing.T) {
	s := toytable.Sit(t, "AN", toytable.PersonWithHand("BZ"), toytable.LowPlayerWithHand("CY"))
	seats := s.Scene
	isPerson := func(seat play.Seat) bool { return seat < 2 }
	seats.SeatPeople(isPerson, 1, false)
	if seats.FrontSeat() != 1 || seats.IsHandOpen() || !seats.IsMoving() {
		t.Errorf("behind the curtain: seat %d in front, open %v, moving %v", seats.FrontSeat(), seats.IsHandOpen(), seats.IsMoving())
	}
	seats.FinishMotion()
	if at := seats.PoseOf('B').Point; at != toytable.CardPoint(0) {
		t.Errorf("the card of the seat in front lies at %v", at)
	}
	if seats.SeatPeople(isPerson, 1, true); !seats.IsHandOpen() || !seats.Seating().HidesHandsOutOfTurn || !seats.Seating().IsWatched(2) {
		t.Errorf("the curtain is up: %+v", seats.Seating())
	}
	if seats.SeatWithOpenHand(0); seats.FrontSeat() != 0 || !seats.IsHandOpen() || seats.Seating().HidesHandsOutOfTurn || seats.Seating().IsWatched(2) {
		t.Errorf("a seat of an example: %+v", seats.Seating())
	}
	seats.FinishMotion()
	seats.PlayEvents([]stairs.Event{{Seat: 0, Card: 'A'}})
	if seats.SeatWithOpenHand(0); !seats.IsMoving() {
		t.Error("a seat that was in front before ends what moves")
	}
	seats.FinishMotion()
	seats.SeatPeople(isPerson, 0, false)
	if seats.UncoverHands(); !seats.Seating().IsHandShown(1, 0) || !seats.Seating().IsHandShown(2, 0) {
		t.Errorf("at the end: %+v", seats.Seating())
	}
}

// A turn of the seat in front is skipped as a whole, one that is watched step by step.
func TestWhoseTurnIsWatched(t *testing.T) {
	s := toytable.Sit(t, "AN", toytable.LowPlayerWithHand("BZ"))
	for everybody, watched := range map[bool][]bool{false: {false, true}, true: {true, true}} {
		s.Scene.SetWatched(everybody, s.Match.IsPerson)
		s.Scene.ShowPosition(s.Match.Position())
		s.Scene.PlayEvents([]stairs.Event{{Seat: 0, Card: 'A'}, {Seat: 1, Card: 'B'}})
		for seat, want := range watched {
			if m := s.Scene.MotionState(); !m.Busy || m.Watched != want || m.Seat != seat || m.Event != "Event" || s.Scene.IsWatching() != want {
				t.Errorf("everybody %v, seat %d: %+v", everybody, seat, m)
			}
			s.Scene.SkipStep()
		}
		if m := s.Scene.MotionState(); m.Busy || m.Watched {
			t.Errorf("at rest: %+v", m)
		}
	}
	s.Scene.GlideTo(s.Match.Position())
	if m := s.Scene.MotionState(); !m.Busy || m.Event != "" {
		t.Errorf("cards that glide without an event: %+v", m)
	}
}

func TestACardRisesOutOfItsRow(t *testing.T) {
	s := toytable.Sit(t, "AN")
	raise := func(raised, offered []tabletop.Card) (ticks int) {
		for s.Scene.RaiseCards(false, raised, offered) {
			ticks++
		}
		return ticks
	}
	rest := toytable.CardPoint(0).Y
	if n := raise([]tabletop.Card{'A'}, []tabletop.Card{'N'}); n != stage.LiftTicks || s.Scene.IsRaising() {
		t.Errorf("rises for %d ticks, moving %v", n, s.Scene.IsRaising())
	}
	held, offered := s.Scene.PoseOf('A'), s.Scene.PoseOf('N')
	if held.Y >= offered.Y || offered.Y >= rest || held.W != 100*stage.LiftScale || offered.W != 100 || held.Elevation <= offered.Elevation {
		t.Errorf("a held card rises to %+v, one that can be laid to %+v", held, offered)
	}
	if s.Scene.CardLiftProgress('A') != 1 || s.Scene.OfferedLift('N') != 1 || s.Scene.LiftProgress('N') != 0 {
		t.Errorf("progress %v and %v", s.Scene.CardLiftProgress('A'), s.Scene.OfferedLift('N'))
	}
	if n := raise(nil, []tabletop.Card{'N'}); n < stage.LowerTicks || n > stage.LowerTicks+1 || s.Scene.PoseOf('A').Y != rest {
		t.Errorf("sinks for %d ticks to %+v", n, s.Scene.PoseOf('A'))
	}
	if s.Scene.LowerCards(); s.Scene.PoseOf('N').Y != rest || s.Scene.IsRaising() {
		t.Errorf("lowered to %+v", s.Scene.PoseOf('N'))
	}
	s.Scene.SetReducedMotion(true)
	if n := raise([]tabletop.Card{'A'}, nil); n != 1 || s.Scene.LiftProgress('A') != 1 {
		t.Errorf("with reduced motion it rises for %d ticks", n)
	}
	if s.Scene.DropCard('A', stage.LyingPose(geom.Rect{X: 900, Y: 300, W: 80, H: 112}, 5)); s.Scene.LiftProgress('A') != 0 {
		t.Error("a dropped card is still risen")
	}
	s.Scene.ReturnCards()
	if at := s.Scene.PoseOf('A').Point; at != (geom.Point{X: 940, Y: 356}) || !s.Scene.IsReturning() {
		t.Errorf("a dropped card starts home from %v", at)
	}
}

// The topmost card is hit, a risen one also where it lay before.
func TestWhichCardIsHit(t *testing.T) {
	s := toytable.Sit(t, "AN")
	hit := func(at geom.Point, cards ...tabletop.Card) tabletop.Card {
		c, ok := s.Scene.CardAt(cards, at)
		if ok != (c != tabletop.NoCard) {
			t.Errorf("card %d, ok %v", c, ok)
		}
		return c
	}
	for _, test := range []struct {
		at    geom.Point
		among []tabletop.Card
		want  tabletop.Card
	}{{toytable.CardPoint(1), []tabletop.Card{'A', 'N'}, 'N'}, {toytable.MiddlePoint, []tabletop.Card{'C', 'D'}, 'D'}, {toytable.Beside, []tabletop.Card{'A', 'N'}, tabletop.NoCard}} {
		if got := hit(test.at, test.among...); got != test.want {
			t.Errorf("at %v of %c card %d is hit, want %d", test.at, test.among, got, test.want)
		}
	}
	r := s.Scene.PoseOf('A').Rect()
	above, low := geom.Point{X: r.Center().X, Y: r.Y - 2}, geom.Point{X: r.Center().X, Y: r.Bottom() - 2}
	if hit(above, 'A') != tabletop.NoCard {
		t.Error("a card is hit above its upper edge")
	}
	for s.Scene.RaiseCards(false, nil, []tabletop.Card{'A'}) {
	}
	if hit(above, 'A') != 'A' || hit(low, 'A') != 'A' {
		t.Errorf("of a risen card is hit the upper edge %v, the lower one %v", hit(above, 'A') == 'A', hit(low, 'A') == 'A')
	}
}

// Cards of a layer are ordered by their spots: their numbers would tell who has which.
func TestTheOrderOfDrawingGivesNothingAway(t *testing.T) {
	at := func(x float64, z int, visible bool) stage.Pose {
		return stage.Pose{Point: geom.Point{X: x}, Z: z, IsVisible: visible}
	}
	got := tabletop.AppendVisible([]tabletop.Card{}, []stage.Pose{at(5, 1, true), at(9, 0, true), at(2, 1, true), at(1, 0, false)})
	if want := []tabletop.Card{1, 2, 0}; !slices.Equal(got, want) {
		t.Errorf("drawn are %v, want %v", got, want)
	}
}

// Another window lays the cards out anew, even while they move.
func TestATableFitsItsWindow(t *testing.T) {
	s := toytable.Sit(t, "AN", toytable.LowPlayerWithHand("BZ"))
	s.Lay(0)
	s.Tick(true)
	before := *s.Edges()
	s.Scene.SetFrame(stage.Frame{W: 1920, H: 1080, Scale: 1})
	if now := s.Edges(); now.W != 1920 || now.HandRect == before.HandRect || !s.Scene.IsMoving() {
		t.Errorf("the hand lies at %v, before at %v; moving %v", now.HandRect, before.HandRect, s.Scene.IsMoving())
	}
}
