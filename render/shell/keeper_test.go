package shell

import (
	"image"
	"testing"
)

// TestOnlyThePlayerChoosesThePlace lets the window manager, a smaller monitor and the player change the window's place.
func TestOnlyThePlayerChoosesThePlace(t *testing.T) {
	large, small := monitor{"A", image.Pt(1600, 1000), 1}, monitor{"A", image.Pt(1024, 700), 1}
	other := monitor{"B", image.Pt(1024, 700), 1}
	stored, fitted := image.Rect(100, 80, 1380, 880), image.Rect(1, 37, 1023, 651)
	free := func(on monitor, place image.Rectangle) windowState { return windowState{on, place, true} }
	whole := windowState{large, image.Rect(0, 0, 1600, 1000), false}
	for name, c := range map[string]struct {
		states []windowState
		want   image.Rectangle
	}{
		"full screen":               {[]windowState{free(large, stored), whole}, stored},
		"full screen and back":      {[]windowState{free(large, stored), whole, free(large, stored)}, stored},
		"a smaller screen":          {[]windowState{free(large, stored), free(small, stored), free(small, fitted)}, stored},
		"a smaller screen at first": {[]windowState{free(small, stored), free(small, fitted), free(large, fitted)}, stored},
		"shrunk with the screen":    {[]windowState{free(large, stored), free(small, fitted), free(small, fitted.Inset(1))}, stored},
		"dragged":                   {[]windowState{free(large, stored), free(large, stored.Add(image.Pt(5, 5)))}, stored.Add(image.Pt(5, 5))},
		"resized":                   {[]windowState{free(large, stored), free(large, stored.Inset(9))}, stored.Inset(9)},
		"dragged while small": {[]windowState{free(small, stored), free(small, fitted), free(small, fitted.Add(image.Pt(0, 9)))},
			image.Rectangle{Max: stored.Size()}.Add(image.Pt(1, 46))},
		"to another monitor": {[]windowState{free(large, stored), free(other, stored.Add(image.Pt(7, 0))), free(other, fitted)}, stored.Add(image.Pt(7, 0))},
	} {
		k := windowKeeper{chosenPlace: windowPlace{stored, true}, fittedMonitor: large}
		for _, s := range c.states {
			for rests := false; !rests; rests, _ = k.follow(s) {
			}
		}
		if got := k.chosenPlace; got != (windowPlace{c.want, true}) {
			t.Errorf("%s: got %v, want %v", name, got, c.want)
		}
	}
}

// TestAWindowIsFittedWhenItRests moves a window for longer than it has to rest, then changes its monitor.
func TestAWindowIsFittedWhenItRests(t *testing.T) {
	s := windowState{monitor{"A", image.Pt(1366, 768), 1}, image.Rect(0, 5, 960, 600), true}
	k := windowKeeper{chosenPlace: windowPlace{s.place, true}, fittedMonitor: s.monitor}
	for range 3 * restTicks {
		s.place = s.place.Add(image.Pt(1, 0))
		if rests, fit := k.follow(s); rests || fit {
			t.Fatalf("rests %v, must fit %v while it moves", rests, fit)
		}
	}
	wait := func(wantFit bool) {
		t.Helper()
		for n := 1; ; n++ {
			rests, fit := k.follow(s)
			if rests && (n != restTicks || fit != wantFit) {
				t.Errorf("after %d ticks it rests, must fit %v; want %d and %v", n, fit, restTicks, wantFit)
			}
			if rests {
				return
			}
		}
	}
	wait(false)
	s.monitor.scale = 2
	k.follow(s)
	wait(true)
}

func TestASizeIsRounded(t *testing.T) {
	for size, want := range map[[2]float64]bool{{1366, 768}: true, {1365.6, 768.3}: true, {1366, 740}: false, {1920, 1080}: false} {
		if got := isWindowSize(size[0], size[1], image.Pt(1366, 768)); got != want {
			t.Errorf("%v: got %v", size, got)
		}
	}
}
