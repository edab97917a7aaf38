package dreist

import (
	"math"
	"slices"
	"testing"

	"dreist/game/store"
	"dreist/input"
	"dreist/render/dreist/start"
	"dreist/render/shell"
	"dreist/render/stage"
)

// onStart returns the start screen.
func onStart(a *guest) *startScreen { return a.app.Screens()[0].(*startScreen) }

// TestTheLogoNeverSticksOutBehindAPanel opens what lies over the start screen.
func TestTheLogoNeverSticksOutBehindAPanel(t *testing.T) {
	a := newApp(t)
	logo := start.LayoutIn(a.Frame()).Title
	for name, open := range map[string]func(*guest){
		"nothing": func(*guest) {}, "examples": (*guest).showExamples, "overview": func(g *guest) { g.key(input.CommandHelp) },
		"book": func(g *guest) { g.openRule("") }, "learn": (*guest).showLearn,
		"a small panel": func(g *guest) { g.take(shell.Push(g.NoticeOf(shell.Notice{Text: "."}))) },
	} {
		a.showStart()
		open(a)
		a.draw()
		at := a.panel.Panel().Bounds()
		isFree := name == "nothing" || name == "a small panel" && at.Y > onStart(a).picture.Layout().Tagline.Bottom()
		if onStart(a).picture.Titled() != isFree || !isFree && name != "a small panel" && logo.Overlap(at) == 0 {
			t.Errorf("%s at %v: the logo at %v is shown: %v", name, at, logo, !isFree)
		}
	}
}

// TestTheStartScreenFitsItsWindow is about the start screen with the most buttons, the fan beside them, and the tagline between them and the title.
func TestTheStartScreenFitsItsWindow(t *testing.T) {
	for _, size := range []stage.Frame{testFrame, {W: 960, H: 560, Scale: 1}, {W: 960, H: 560, Scale: 1, Text: 1.3}, {W: 960, H: 600, Scale: 1},
		{W: 2 * 960, H: 2 * 560, Scale: 2}, {W: 1278, H: 634, Scale: 1}} {
		a := newApp(t)
		a.resize(size)
		buttons, l := a.panel.Bounds(), onStart(a).picture.Layout()
		if room := l.Menu; size.Text == 0 && (buttons.Y < room.Y || buttons.Bottom() > room.Bottom()) {
			t.Errorf("%v: the buttons from %v to %v, the room from %v to %v", size, buttons.Y, buttons.Bottom(), room.Y, room.Bottom())
		}
		if air := 20 * size.PanelUnit(); size.Text == 0 && size != testFrame && (l.Fan.X < air || l.Fan.Right() > l.Menu.X-air) {
			t.Errorf("%v: the fan from %v to %v has less than %v of air before the buttons from %v", size, l.Fan.X, l.Fan.Right(), air, l.Menu.X)
		}
		if above, below := l.Tagline.Y-l.Title.Bottom(), buttons.Y-l.Tagline.Bottom(); math.Abs(above-below) > 1 {
			t.Errorf("%v: the tagline is %v below the title and %v above the buttons", size, above, below)
		}
	}
}

// settleStart lets ticks pass until nothing moves on the start screen.
func settleStart(t *testing.T, a *guest) {
	t.Helper()
	for n := 0; onStart(a).Busy(true); n++ {
		if n > 300 {
			t.Fatal("the start screen does not come to rest")
		}
		a.app.Advance(nil, nil)
	}
}

func TestTheFiguresAnswerTheMouseAndComeToRest(t *testing.T) {
	a := newApp(t)
	settleStart(t, a)
	l := start.LayoutIn(a.Frame())
	imp := input.Point{X: l.Title.X + l.Title.W*27/250, Y: l.Title.Y + l.Title.W*29/250}
	egon := input.Point(l.Egon.Center())
	for name, at := range map[string]input.Point{"the imp": imp, "Egon": egon} {
		a.app.Advance([]input.Gesture{{Kind: input.Hover, At: at}, {Kind: input.Press, At: at}, {Kind: input.Tap, At: at}}, nil)
		if !onStart(a).Busy(true) || a.app.Top() != shell.Screen(onStart(a)) {
			t.Errorf("%s is clicked and does not laugh", name)
		}
		a.app.Advance([]input.Gesture{{Kind: input.Hover, At: input.Point{X: 5, Y: 5}}}, nil)
		settleStart(t, a)
	}
}

// TestTheEntranceEndsAtOnceForWhoeverDoesAnything is about the keys and the mouse, and a speed at which nothing moves.
func TestTheEntranceEndsAtOnceForWhoeverDoesAnything(t *testing.T) {
	for name, g := range map[string]input.Gesture{"a key": {Kind: input.Strike, Key: input.KeyTab}, "a click": {Kind: input.Press}, "instant": {}} {
		a := newApp(t)
		a.app = shell.New(a.Context, a.Window(), a.Start, "")
		a.resize(testFrame)
		if name == "instant" {
			a.SetSpeed(stage.Instant)
			a.app.Advance(nil, nil)
		} else {
			if a.app.Advance(nil, nil); !onStart(a).Busy(true) {
				t.Fatal("the start screen has no entrance")
			}
			a.app.Advance([]input.Gesture{g}, nil)
		}
		if onStart(a).Busy(true) {
			t.Errorf("after %s, it still comes", name)
		}
	}
}

// TestTheStartScreenRests lets time pass as the program does that sleeps: figures blink now and then, and no more once
// nobody has done anything for long.
func TestTheStartScreenRests(t *testing.T) {
	a := newApp(t)
	settleStart(t, a)
	woken := 0
	for ticks := 0; ticks < 3*60*stage.TicksPerSecond; {
		next := onStart(a).Wake()
		if next == 0 {
			break
		}
		woken++
		ticks += next
		for range next {
			a.app.Advance(nil, nil)
		}
		if a.app.Top().Busy(true) {
			t.Fatal("it moves in every tick")
		}
	}
	// each time is a frame, of which a machine without a graphics card makes 42 in a second
	if woken < 18 || woken > 32 || onStart(a).Wake() != 0 {
		t.Errorf("it woke %d times in two minutes, and wakes again in %d ticks; want bursts, and then none", woken, onStart(a).Wake())
	}
	a.app.Advance([]input.Gesture{{Kind: input.Hover}}, nil)
	if onStart(a).Wake() == 0 {
		t.Error("nothing lives although somebody is there again")
	}
	a.Change(func(s *store.Settings) { s.ReducedMotion = true })
	if onStart(a).Wake() != 0 {
		t.Error("something moves by itself although less motion is wanted")
	}
}

// TestAnotherTaglineComesWithEachVisit leaves the start screen for a table, and for panels only.
func TestAnotherTaglineComesWithEachVisit(t *testing.T) {
	a := newApp(t)
	lines := taglines()
	tagline := func() string { return lines[onStart(a).tagline%len(lines)] }
	if tagline() != "start.tagline" {
		t.Errorf("somebody new reads %q first", tagline())
	}
	var read []string
	for range lines {
		before := tagline()
		a.showLearn()
		a.showStart()
		if tagline() != before {
			t.Errorf("%q becomes %q while it is looked at", before, tagline())
		}
		read = append(read, before)
		a.newGame()
		a.showStart()
	}
	if slices.Sort(read); len(slices.Compact(read)) != len(lines) {
		t.Errorf("%d visits show the taglines %v, want each once", len(lines), read)
	}
}

// TestTheRedButtonContinuesWhatWasPlayedLast leaves a table, starts the program again, and then plays against Egon.
func TestTheRedButtonContinuesWhatWasPlayedLast(t *testing.T) {
	folder := t.TempDir()
	a := visit(t, folder, 1)
	a.startTable()
	a.showStart()
	if err := a.Profile.Flush(); err != nil {
		t.Fatal(err)
	}
	a = visit(t, folder, 2)
	for _, want := range []store.Slot{store.Table, store.Solo} {
		if want == store.Solo {
			a.newGame()
			a.showStart()
		}
		if a.pressPrimary(); a.table == nil || a.mode.slot != want {
			t.Errorf("the red button leads to %q, want %q; it reads\n%s", a.mode.slot, want, a.reads())
		}
		a.showStart()
	}
}
