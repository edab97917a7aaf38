package tabletop_test

import (
	"slices"
	"testing"

	"dreist/render/stage"
	"dreist/render/tabletop"
)

// TestFreshCardsStayMarkedForAWhile counts the ticks of the marks of a turn that has ended.
func TestFreshCardsStayMarkedForAWhile(t *testing.T) {
	marked := func() (f tabletop.NewCardMarks[int]) {
		f.NoteLaidCard(4)
		f.NoteLaidCard(9)
		f.EndTurn()
		return f
	}
	f, seen, changed := marked(), 0, 0
	for f.TicksUntilChange() > 0 {
		due := f.TicksUntilChange() == 1
		if seen++; f.Tick(false) {
			changed++
		} else if due {
			t.Errorf("nothing changes in tick %d, in which it was said to", seen)
		}
	}
	if seen != 96 || changed != 12 {
		t.Errorf("the cards are marked for %d ticks and the picture changes in %d of them, want 96 and 12", seen, changed)
	}
	f = marked()
	if cards, alpha := f.Cards(); !slices.Equal(cards, []int{4, 9}) || alpha != 1 {
		t.Errorf("got %v at %v", cards, alpha)
	}
	if !f.Tick(true) || f.TicksUntilChange() != 0 {
		t.Errorf("the marks stay although a card was picked up: %+v", f)
	}
}

func TestLightsComeAndGoAndPulseOnce(t *testing.T) {
	var l tabletop.Lights[string]
	tick := func(shines bool) bool {
		if l.Dim(); shines {
			l.SetLight("pile", 0.5)
			l.SetLight("pile", 0.3)
		}
		return l.Tick(0.2)
	}
	var seen []float64
	for i := range 8 {
		tick(i < 4)
		for _, strength := range l.All() {
			seen = append(seen, strength)
		}
	}
	if want := []float64{0.2, 0.4, 0.5, 0.5, 0.3, 0.1, 0}; len(seen) < 6 || !near(seen[:6], want[:6]) || l.IsMoving() {
		t.Errorf("the light goes %v, want %v", seen, want)
	}
	l.Pulse()
	most, ticks := 0.0, 0
	for ; tick(false); ticks++ {
		most = max(most, l.PulseStrength())
	}
	if ticks != stage.PulseTicks || most != 1 {
		t.Errorf("it pulses for %d ticks up to %v", ticks, most)
	}
}

func near(a, b []float64) bool {
	return slices.EqualFunc(a, b, func(x, y float64) bool { return max(x-y, y-x) < 1e-9 })
}

func TestCardsRiseStepByStepOrAtOnce(t *testing.T) {
	l := tabletop.NewLifts(3)
	out := func(c int) bool { return c == 1 }
	ticks := 0
	for l.Raise(false, out) {
		ticks++
	}
	if ticks != stage.LiftTicks || l.Progress(1) != 1 || l.Progress(0) != 0 || l.IsMoving() {
		t.Errorf("after %d ticks: %v and %v", ticks, l.Progress(0), l.Progress(1))
	}
	if !l.Raise(true, func(int) bool { return false }) || l.Progress(1) != 0 || l.IsMoving() {
		t.Error("it does not sink back at once")
	}
}

func TestWhatIsAtFaultShakesForAMoment(t *testing.T) {
	var s tabletop.Shake[string]
	s.Start([]string{"a"})
	ticks, farthest := 0, 0.0
	for s.IsMoving() {
		farthest = max(farthest, s.Offset("a"), -s.Offset("a"))
		if s.Offset("b") != 0 {
			t.Fatal("another one shakes")
		}
		s.Tick()
		ticks++
	}
	if ticks != stage.ShakeTicks || farthest == 0 || s.Tick() {
		t.Errorf("it shakes for %d ticks by %v", ticks, farthest)
	}
}

func TestMovementsWakeWithTheSoonest(t *testing.T) {
	still := func() bool { return false }
	never := tabletop.Animation{Tick: still, NeedsTick: still}
	in := func(ticks int) tabletop.Animation {
		return tabletop.Animation{Tick: func() bool { return true }, NeedsTick: func() bool { return ticks == 1 }, TicksUntilChange: func() int { return ticks }}
	}
	for _, test := range []struct {
		all  tabletop.Animations
		wake int
		busy bool
	}{{nil, 0, false}, {tabletop.Animations{never, in(0)}, 0, false}, {tabletop.Animations{in(7), never, in(3)}, 3, false},
		{tabletop.Animations{in(7), in(1)}, 1, true}} {
		if wake, busy := test.all.TicksUntilChange(), test.all.NeedsTick(); wake != test.wake || busy != test.busy {
			t.Errorf("wakes in %d, busy %v; want %d, %v", wake, busy, test.wake, test.busy)
		}
	}
}
