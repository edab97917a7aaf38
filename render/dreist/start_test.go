package dreist

import (
	"math"
	"strings"
	"testing"

	"dreist/build/need"
	"dreist/game/dreist/match"
	"dreist/game/progress"
	"dreist/game/store"
	"dreist/input"
	"dreist/render/dreist/start"
	"dreist/render/screens/guesttest"
	"dreist/render/shell"
	"dreist/render/stage"
)

func onStart(a *guest) *startScreen { return a.App.Screens()[0].(*startScreen) }

// TestTheLogoNeverSticksOutBehindAPanel opens what lies over the start screen.
func TestTheLogoNeverSticksOutBehindAPanel(t *testing.T) {
	a := newApp(t)
	logo := start.NewLayout(a.Frame()).TitleRect
	for name, open := range map[string]func(*guest){
		"nothing": func(*guest) {}, "examples": func(g *guest) { g.take(g.game.examples.ShowList()) }, "overview": func(g *guest) { g.SendCommand(input.CommandHelp) },
		"book": func(g *guest) { g.openRule("") }, "learn": func(g *guest) { g.take(g.game.showLearn()) },
		"a small panel": func(g *guest) { g.take(shell.Push(g.NoticeScreen(shell.Notice{Text: "."}))) },
	} {
		a.showStart()
		open(a)
		a.draw()
		at := a.panel.Panel().Bounds()
		isFree := name == "nothing" || name == "a small panel" && at.Y > onStart(a).picture.Layout().TaglineRect.Bottom()
		if onStart(a).picture.IsTitleVisible() != isFree || !isFree && name != "a small panel" && logo.OverlapArea(at) == 0 {
			t.Errorf("%s at %v: the logo at %v is shown: %v", name, at, logo, !isFree)
		}
	}
}

// TestTheStartScreenFitsItsWindow is about the start screen with the most buttons, the fan beside them, and the tagline between them and the title.
func TestTheStartScreenFitsItsWindow(t *testing.T) {
	for _, size := range []stage.Frame{testFrame, smallestFrame, {W: 960, H: 560, Scale: 1, TextFactor: 1.3}, {W: 960, H: 600, Scale: 1},
		{W: 2 * 960, H: 2 * 560, Scale: 2}, {W: 1278, H: 634, Scale: 1}} {
		a := newApp(t)
		a.resize(size)
		buttons, l := a.panel.Bounds(), onStart(a).picture.Layout()
		if room := l.ButtonsRect; size.TextFactor == 0 && (buttons.Y < room.Y || buttons.Bottom() > room.Bottom()) {
			t.Errorf("%v: the buttons from %v to %v, the room from %v to %v", size, buttons.Y, buttons.Bottom(), room.Y, room.Bottom())
		}
		if air := 20 * size.PanelUnit(); size.TextFactor == 0 && size != testFrame && (l.Fan.X < air || l.Fan.Right() > l.ButtonsRect.X-air) {
			t.Errorf("%v: the fan from %v to %v has less than %v of air before the buttons from %v", size, l.Fan.X, l.Fan.Right(), air, l.ButtonsRect.X)
		}
		if above, below := l.TaglineRect.Y-l.TitleRect.Bottom(), buttons.Y-l.TaglineRect.Bottom(); math.Abs(above-below) > 1 {
			t.Errorf("%v: the tagline is %v below the title and %v above the buttons", size, above, below)
		}
	}
}

func settleStart(a *guest) {
	a.Helper()
	for n := 0; onStart(a).NeedsTick(true); n++ {
		if a.Advance(); n > 300 {
			a.Fatal("the start screen does not come to rest")
		}
	}
}

func TestTheFiguresAnswerTheMouseAndComeToRest(t *testing.T) {
	a := newApp(t)
	settleStart(a)
	l := start.NewLayout(a.Frame())
	imp := input.Point{X: l.TitleRect.X + l.TitleRect.W*27/250, Y: l.TitleRect.Y + l.TitleRect.W*29/250}
	for _, at := range []input.Point{imp, input.Point(l.Egon.Center())} {
		a.Advance(append([]input.Gesture{{Kind: input.Hover, At: at}}, guesttest.ClickGestures(at)...)...)
		if !onStart(a).NeedsTick(true) || a.App.TopScreen() != shell.Screen(onStart(a)) {
			t.Errorf("who is at %v is clicked and does not laugh", at)
		}
		a.Advance(input.Gesture{Kind: input.Hover, At: input.Point{X: 5, Y: 5}})
		settleStart(a)
	}
}

// TestTheEntranceEndsAtOnceForWhoeverDoesAnything is about the keys and the mouse, and a speed at which nothing moves.
func TestTheEntranceEndsAtOnceForWhoeverDoesAnything(t *testing.T) {
	for name, g := range map[string]input.Gesture{"a key": {Kind: input.EditKey, Key: input.KeyTab}, "a click": {Kind: input.Press}, "instant": {}} {
		a := newApp(t)
		a.App = shell.NewApp(a.GameScreens.Context, a.Window(), a.game.FirstScreen, "")
		a.App.Resize(testFrame)
		if name == "instant" {
			a.SetSpeed(stage.InstantSpeed)
		} else if a.Advance(); !onStart(a).NeedsTick(true) {
			t.Fatal("the start screen has no entrance")
		}
		if a.Advance(g); onStart(a).NeedsTick(true) {
			t.Errorf("after %s, it still comes", name)
		}
	}
}

// TestTheStartScreenRests lets time pass as the program does that sleeps: figures blink, and no more once nobody is there.
func TestTheStartScreenRests(t *testing.T) {
	a := newApp(t)
	settleStart(a)
	woken := 0
	for ticks := 0; ticks < 3*60*stage.TicksPerSecond && onStart(a).TicksUntilChange() > 0; woken++ {
		next := onStart(a).TicksUntilChange()
		ticks += next
		if a.wait(next); a.App.TopScreen().NeedsTick(true) {
			t.Fatal("it moves in every tick")
		}
	}
	// each time is a frame, of which a machine without a graphics card makes 42 in a second
	if woken < 18 || woken > 32 || onStart(a).TicksUntilChange() != 0 {
		t.Errorf("it woke %d times in two minutes, and wakes again in %d ticks; want bursts, and then none", woken, onStart(a).TicksUntilChange())
	}
	if a.Advance(input.Gesture{Kind: input.Hover}); onStart(a).TicksUntilChange() == 0 {
		t.Error("nothing lives although somebody is there again")
	}
	a.ChangeSettings(func(s *store.Settings) { s.HasReducedMotion = true })
	if onStart(a).TicksUntilChange() != 0 {
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
	read := map[string]bool{}
	for range lines {
		before := tagline()
		a.take(a.game.showLearn())
		if a.showStart(); tagline() != before || read[before] {
			t.Errorf("%q becomes %q while it is looked at, or was read before: %v", before, tagline(), read[before])
		}
		read[before] = true
		a.newGame()
		a.showStart()
	}
}

// newcomer starts the program for somebody who is treated as what the folder tells.
func newcomer(t *testing.T, folder string) *guest {
	t.Helper()
	g := visit(t, folder, 1)
	g.game.welcome.all = false
	g.App = shell.NewApp(g.GameScreens.Context, g.Window(), g.game.FirstScreen, "")
	onStart(g).picture.EndEntrance()
	g.resize(testFrame)
	g.Advance()
	return g
}

// wantDoors checks which of the doors that a newcomer is brought are there, and whether one comes as a packet.
func (g *guest) wantDoors(when, want string, brings bool) {
	g.Helper()
	var doors []string
	for _, door := range []string{"firstgame.offer", "start.new", "start.table", "start.learn", "start.ladder", "start.daily"} {
		if g.offers(door) {
			doors = append(doors, door[strings.Index(door, ".")+1:])
		}
	}
	if g.game.welcome.showsMedals() {
		doors = append(doors, "shelf")
	}
	if got := strings.Join(doors, " "); got != want || onStart(g).picture.HasPacket() != brings {
		g.Errorf("%s: there are %s, want %s; something is brought: %v", when, got, want, !brings)
	}
}

func (g *guest) lose() {
	g.Helper()
	g.newGame()
	g.finish(false)
	g.showStart()
}

// TestANewcomerIsBroughtOneThingAfterTheOther walks from nothing to all that there is, and starts the program anew in between.
func TestANewcomerIsBroughtOneThingAfterTheOther(t *testing.T) {
	folder := t.TempDir()
	g := newcomer(t, folder)
	g.wantDoors("a newcomer", "offer new table learn", false)
	g.take(g.game.firstGame.play())
	g.showStart()
	g.wantDoors("a first game that was begun", "offer new table learn", false)
	g.lose()
	g.wantDoors("after a game", "new table learn ladder", true)
	g.Advance()
	g.Advance(input.Gesture{Kind: input.EditKey, Key: input.KeyTab})
	g.wantDoors("a key unwraps the packet", "new table learn ladder", false)
	g.onDisk()
	g = newcomer(t, folder)
	g.wantDoors("at the next start", "new table learn ladder", false)
	g.lose()
	g.wantDoors("after two games", "new table learn ladder daily", true)
	g.lose()
	g.wantDoors("after three games", "new table learn ladder daily shelf", true)
	g.showStart()
	g.wantDoors("then", "new table learn ladder daily shelf", false)
}

// TestThePacketEndsByItself waits for it, and asks for it where less is to move and where nothing does.
func TestThePacketEndsByItself(t *testing.T) {
	for name, change := range map[string]func(*guest){
		"as usual": func(*guest) {}, "less motion": func(g *guest) { g.ChangeSettings(func(s *store.Settings) { s.HasReducedMotion = true }) },
		"no motion": func(g *guest) { g.SetSpeed(stage.InstantSpeed) },
	} {
		g := newcomer(t, t.TempDir())
		change(g)
		g.lose()
		g.wait(200)
		g.wantDoors(name, "new table learn ladder", false)
	}
}

// TestTheFirstMedalBringsTheShelf earns one without any game.
func TestTheFirstMedalBringsTheShelf(t *testing.T) {
	g := newcomer(t, t.TempDir())
	g.game.medals.Award(match.ExamplesMedal)
	g.showStart()
	g.press("statistics.title", "statistics.page.medals")
}

// TestWhoHasPlayedBeforeHasEverything starts the program on what earlier versions may have left.
func TestWhoHasPlayedBeforeHasEverything(t *testing.T) {
	for name, before := range map[string]func(*guest) error{
		"a game": func(g *guest) error { _, err := g.onDisk().AddFinished(dailyWin(t, "2026-11-20")); return err },
		"a medal": func(g *guest) error {
			return g.onDisk().SaveNotes(progress.MedalNotes, progress.EarnedMedals{match.TrioMedal: {Day: "2026-11-20"}}.NotesFor(match.TrioMedal))
		},
		"lessons":    func(g *guest) error { return g.onDisk().SaveNotes("learning", store.Notes{"figures": []byte("{}")}) },
		"unfinished": func(g *guest) error { g.newGame(); g.onDisk(); return nil },
	} {
		folder := t.TempDir()
		need.OK(t, before(visit(t, folder, 1)))
		g := newcomer(t, folder)
		if !g.offers("start.ladder") || !g.offers("start.daily") || !g.game.welcome.showsMedals() || onStart(g).picture.HasPacket() {
			t.Errorf("%s: something is missing, or is brought:\n%s", name, g.ScreenText())
		}
		if notes, err := g.onDisk().LoadNotes(match.FeatureNotes); err != nil || len(notes) > 0 {
			t.Errorf("%s: noted is %s (%v)", name, notes, err)
		}
	}
}
