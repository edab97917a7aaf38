package stage_test

import (
	"testing"

	"dreist/render/geom"
	"dreist/render/stage"
)

type toyTimeline = stage.Timeline[toyEvent, toyView, toyPicture]

func start(speed stage.Speed, rounds int) *toyTimeline {
	view, events := playToy(rounds)
	t := stage.NewTimeline(&toy{w: 1000}, view, speed)
	t.PlayEvents(events)
	return t
}

// finish ticks until nothing moves and returns how many ticks that took.
func finish(t *testing.T, tl *toyTimeline) int {
	t.Helper()
	for ticks := 0; ticks < 100_000; ticks++ {
		if !tl.Tick() {
			return ticks
		}
	}
	t.Fatal("the timeline does not end")
	return 0
}

// TestATimelinePlaysAnyGame is the promise that no motion is ever needed for the picture, for a game that nobody knows.
func TestATimelinePlaysAnyGame(t *testing.T) {
	ran := start(stage.NormalSpeed, 9)
	if ticks := finish(t, ran); ticks == 0 {
		t.Fatal("nothing moved")
	}
	view := ran.View()
	if want := (&toy{w: 1000}).Arrange(view); *ran.CurrentPicture() != want {
		t.Error("the end is not where its cards lie at rest")
	}
	ways := map[string]func(tl *toyTimeline){
		"flushed": (*toyTimeline).Flush,
		"flushed half way": func(tl *toyTimeline) {
			for range 20 {
				tl.Tick()
			}
			tl.Flush()
		},
		"skipped": func(tl *toyTimeline) {
			for tl.IsMoving() {
				tl.Tick()
				tl.SkipStep()
			}
		},
		"paused on the way": func(tl *toyTimeline) {
			tl.Tick()
			tl.SetPaused(true)
			frozen := *tl.CurrentPicture()
			if tl.Tick() || *tl.CurrentPicture() != frozen {
				t.Error("a paused timeline moves")
			}
			tl.SetPaused(false)
			finish(t, tl)
		},
	}
	for name, drive := range ways {
		tl := start(stage.NormalSpeed, 9)
		drive(tl)
		if tl.IsMoving() || *tl.CurrentPicture() != *ran.CurrentPicture() {
			t.Errorf("%s the table looks different", name)
		}
	}
	if tl := start(stage.InstantSpeed, 9); tl.IsMoving() || *tl.CurrentPicture() != *ran.CurrentPicture() {
		t.Error("at speed instant the table looks different")
	}
}

// TestStepBackGoesBackAStep goes back to each step of rewindable events from the next, not before the first, and stays paused.
func TestStepBackGoesBackAStep(t *testing.T) {
	view, events := playToy(2)
	tl := stage.NewTimeline(&toy{w: 1000}, view, stage.NormalSpeed)
	tl.PlayRewindableEvents(events)
	tl.SetPaused(true)
	var pictures []toyPicture
	for tl.IsMoving() && len(pictures) < 4 {
		pictures = append(pictures, *tl.CurrentPicture())
		tl.SkipStep()
	}
	for _, want := range [...]int{3, 2, 1, 0, 0} {
		tl.StepBack()
		if s, _, ok := tl.CurrentStep(); !ok || s.Event != events[want] || *tl.CurrentPicture() != pictures[want] || !tl.IsPaused() || len(tl.TakeStartedSteps()) != 1 {
			t.Errorf("back at %+v, want the beginning of step %d: %+v, paused", s, want, events[want])
		}
	}
	tl.SetPaused(false)
	finish(t, tl)
	if ran := start(stage.InstantSpeed, 2); *tl.CurrentPicture() != *ran.CurrentPicture() {
		t.Error("after going back the end looks different")
	}
}

// TestSkippingStopsBeforeWhatIsWatched checks that a skip in their own turn leads to the other's, and there one step on.
func TestSkippingStopsBeforeWhatIsWatched(t *testing.T) {
	tl := start(stage.NormalSpeed, 1)
	for _, want := range []toyEvent{{0, 3}, {1, 4}} {
		if s, _, ok := tl.CurrentStep(); !ok || s.Event != want || s.Seat != want.seat {
			t.Fatalf("got %+v, want the event %+v", s, want)
		}
		tl.SkipStep()
	}
}

func TestADroppedCardGoesOnFromWhereTheHandLetGo(t *testing.T) {
	view, events := playToy(1)
	tl := stage.NewTimeline(&toy{w: 1000}, view, stage.NormalSpeed)
	at := stage.LyingPose(geom.Rect{X: 310, Y: 90, W: 50, H: 70}, stage.HeldZ)
	tl.StartFromDrop(3, at)
	tl.PlayEvents(events[:1])
	if tl.IsReturning() {
		t.Error("a card that goes elsewhere returns")
	}
	if got := tl.CurrentPicture().cards[3]; got.Point != at.Point {
		t.Errorf("the card begins at %v, want %v", got.Point, at.Point)
	}
	finish(t, tl)
	rest := tl.CurrentPicture().cards[3]

	tl.StartFromDrop(3, at)
	tl.ReturnCards()
	if !tl.IsReturning() {
		t.Error("a card that goes back does not return")
	}
	if got := tl.CurrentPicture().cards[3]; got.Point != at.Point {
		t.Errorf("the returned card begins at %v, want %v", got.Point, at.Point)
	}
	finish(t, tl)
	if tl.IsReturning() {
		t.Error("a card that lies returns")
	}
	if got := tl.CurrentPicture().cards[3]; got != rest {
		t.Errorf("the returned card lies at %v, want %v", got, rest)
	}
}

// TestWhatMovesAlongEndsAtItsPlace checks the places of a picture, and a window that changes on the way.
func TestWhatMovesAlongEndsAtItsPlace(t *testing.T) {
	view, events := playToy(1)
	g := &toy{w: 1000}
	tl := stage.NewTimeline(g, view, stage.NormalSpeed)
	tl.PlayEvents(events[:1])
	for range 3 {
		tl.Tick()
	}
	if x := tl.CurrentPicture().mark[0].X; x <= 0 || x >= 1000 {
		t.Errorf("the mark is at %v, want it on its way", x)
	}
	g.w = 500
	tl.ArrangeAgain()
	finish(t, tl)
	if x := tl.CurrentPicture().mark[0].X; x != 500 {
		t.Errorf("the mark ends at %v, want 500", x)
	}
}

func TestNothingRunsFasterThanTheLimit(t *testing.T) {
	want := finish(t, start(stage.FastSpeed, 3))
	view, events := playToy(3)
	tl := stage.NewTimeline(&toy{w: 1000}, view, stage.NormalSpeed)
	tl.LimitSpeed(stage.FastSpeed)
	tl.SetSpeed(stage.InstantSpeed)
	tl.PlayEvents(events)
	if got := finish(t, tl); got != want {
		t.Errorf("limited it takes %d ticks, want %d", got, want)
	}
	tl.LimitSpeed(stage.InstantSpeed)
	tl.GlideToView(view)
	if tl.IsMoving() {
		t.Error("without the limit something still moves at speed instant")
	}
}

// TestReducedMotionFadesInsteadOfFlying follows every card through a match: it is never seen anywhere but where it
// lay or will lie.
func TestReducedMotionFadesInsteadOfFlying(t *testing.T) {
	tl := start(stage.NormalSpeed, 9)
	tl.SetReducedMotion(true)
	faded := false
	before := *tl.CurrentPicture()
	for tl.Tick() {
		now := *tl.CurrentPicture()
		for i, card := range now.cards {
			if card.Transparency == 0 {
				before.cards[i] = card
				continue
			}
			faded = true
			if card.Transparency < 0 || card.Transparency > 1 {
				t.Fatalf("card %d has faded by %v", i, card.Transparency)
			}
			if was := before.cards[i]; card.Point != was.Point && card.Transparency < 1 {
				before.cards[i] = card // it comes where it belongs
				if tl.IsMoving() && card.Point != lying(tl, i) {
					t.Fatalf("card %d is on its way at %v", i, card.Point)
				}
			}
		}
	}
	if !faded {
		t.Error("no card faded")
	}
}

// lying returns where a card lies when the current step has ended.
func lying(tl *toyTimeline, card int) geom.Point {
	at := (&toy{w: 1000}).Arrange(tl.View())
	return at.cards[card].Point
}

// TestACardThatLandsIsPressedDown follows a card that was let go of, and one that is laid from afar.
func TestACardThatLandsIsPressedDown(t *testing.T) {
	from, to := stage.LyingPose(geom.Rect{X: 300, Y: 90, W: 52, H: 70}, 0), stage.LyingPose(geom.Rect{X: 10, Y: 20, W: 50, H: 70}, 0)
	from.Elevation, from.Rotation = stage.ElevationHeld, 0.1
	tl := stage.NewTimeline(&toy{w: 1000}, toyView{}, stage.NormalSpeed)
	for _, style := range []stage.MotionStyle{stage.LandMotion, stage.LayMotion} {
		least, down := to.W, 0.0
		for i := range 101 {
			p := float64(i) / 100
			pose := tl.PoseBetween(style, from, to, p)
			if pose.W < least {
				least = pose.W
			}
			if pose.Point == to.Point && down == 0 {
				down = p
			}
		}
		end := tl.PoseBetween(style, from, to, 1)
		if least < to.W*0.955 || least > to.W*0.965 || down < 0.5 || down > 0.9 {
			t.Errorf("style %d: lies at %v of its way and is pressed down to %v of %v", style, down, least, to.W)
		}
		if end.Point != to.Point || end.W != to.W || end.Rotation != 0 || end.Elevation != 0 {
			t.Errorf("style %d: ends at %+v, want %+v", style, end, to)
		}
	}
}
