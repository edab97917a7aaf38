package shell

import (
	"fmt"
	"image"
	"slices"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"dreist/build/need"
	"dreist/game/store"
	"dreist/input"
	"dreist/render/geom"
	"dreist/render/kit"
	"dreist/render/stage"
)

// puzzled is a toy that goes in pieces, and arriver one that notes that it arrives after such.
type (
	puzzled struct{ *toy }
	arriver struct{ *toy }
)

func (puzzled) Pieces() []ScreenPiece {
	return []ScreenPiece{{Rect: geom.Rect{W: 8, H: 8}, Offset: geom.Point{Y: 30}}}
}

func (p puzzled) DrawGround(*ebiten.Image) { p.note("shows its ground") }

func (a arriver) ArriveFrom(from Screen) { a.note(fmt.Sprint("arrives from ", from)) }
func (a arriver) DrawFlyingFigures()     { a.note("draws who comes over") }

// receiver is a toy in pieces that figures fly home to.
type receiver struct{ puzzled }

func (receiver) ReceiveFigures(from Screen) (geom.Rect, bool) {
	_, comes := from.(arriver)
	return geom.Rect{W: 2, H: 2}, comes
}
func (r receiver) DrawFiguresHome(far float64) { r.note("draws who flies home") }

// TestFiguresFlyHomeOnceAPanelHasShut leaves a table by a panel over it, waits, and leaves it once more without waiting: one
// press ends all there is to see.
func TestFiguresFlyHomeOnceAPanelHasShut(t *testing.T) {
	p := newProgram(t)
	start, table, menu := receiver{puzzled{p.toy("start")}}, arriver{p.toy("table")}, p.toy("menu")
	menu.panel = true
	p.stack.screens[0] = start
	screen := ebiten.NewImage(8, 8)
	leave := func() {
		t.Helper()
		for _, step := range []Navigation{Push(table), Push(menu)} {
			goes(p, step)
			p.transition.end()
		}
		if got := goes(p, CloseToLowest()); got != panelClosing || p.TopScreen() != Screen(start) {
			t.Fatalf("got transition %v to %v, want the panel to shut while the start takes input", got, p.TopScreen())
		}
	}
	leave()
	var seen []transitionKind
	for p.transition.isRunning {
		if how := p.transition.kind; len(seen) == 0 || seen[len(seen)-1] != how {
			seen = append(seen, how)
		}
		p.Draw(screen)
		p.Advance(nil, nil)
	}
	if !slices.Equal(seen, []transitionKind{panelClosing, figuresReturning}) || !slices.Contains(p.diary, "start draws who flies home") {
		t.Errorf("saw the transitions %v, and %q", seen, p.diary)
	}
	leave()
	p.skipTransition(input.Gesture{Kind: input.Tap})
	if p.Advance(nil, nil); p.transition.isRunning {
		t.Errorf("transition %v follows a press", p.transition.kind)
	}
	if got := goes(p, Push(table)); got != screenLeaving {
		t.Fatalf("got transition %v, want the start to leave", got)
	}
	if got := goes(p, CloseToLowest()); got != figuresReturning {
		t.Errorf("without a panel: got transition %v", got)
	}
	p.settings.HasReducedMotion = true
	goes(p, Push(table))
	if got := goes(p, CloseToLowest()); got != screenReturning {
		t.Errorf("in reduced motion: got transition %v", got)
	}
}

// goes takes a step and says how the program passes to the next picture.
func goes(p *program, step Navigation) transitionKind {
	p.t.Helper()
	p.Advance(nil, nil)
	p.RedrawAll()
	p.Draw(ebiten.NewImage(8, 8))
	p.Navigate(step)
	p.Advance(nil, nil)
	if !p.transition.isRunning {
		p.t.Fatal("nothing passes")
	}
	return p.transition.kind
}

func TestEveryChangeOfWhatIsSeenHasItsPassage(t *testing.T) {
	p := newProgram(t)
	start, table := puzzled{p.toy("start")}, arriver{p.toy("table")}
	p.stack.screens[0] = start
	menu, second, other := p.toy("menu"), p.toy("second"), p.toy("other")
	menu.panel, second.panel = true, true
	for _, c := range []struct {
		what string
		step Navigation
		want transitionKind
	}{
		{"a panel over the start", Push(menu), panelOpening},
		{"another one over that", Push(second), panelOpening},
		{"that one closed", Close(), panelOpening},
		{"all closed", CloseToLowest(), panelClosing},
		{"a table", Push(table), screenLeaving},
		{"another screen", Push(other), fading},
		{"the start again", CloseToLowest(), screenReturning},
	} {
		if got := goes(p, c.step); got != c.want {
			t.Errorf("%s: got transition %v, want %v", c.what, got, c.want)
		}
	}
	if n := len(slices.DeleteFunc(p.diary, func(s string) bool { return s != "table arrives from "+fmt.Sprint(start) })); n != 1 {
		t.Errorf("the table arrived %d times", n)
	}
	p.AnimatePageTurn(1)
	p.Advance(nil, nil)
	if p.transition.kind != pageTurning {
		t.Errorf("a page turned: got transition %v", p.transition.kind)
	}
}

// TestPagesNeverLieOverOneAnother goes through a turn and a fade: the next page comes once the old one has gone.
func TestPagesNeverLieOverOneAnother(t *testing.T) {
	for _, lasts := range [][2]stage.Span{{turnOutSpan, turnInSpan}, {fadeOutSpan, fadeInSpan}} {
		for far := range 101 {
			out, in := progressInTurn(float64(far)/100, lasts[0], lasts[1])
			if in > 0 && out < 1 {
				t.Errorf("at %d %% of %v the old page has gone by %.2f and the next one come by %.2f", far, lasts, out, in)
			}
			if far == 100 && in < 1 {
				t.Errorf("at the end the page has come by %.2f", in)
			}
		}
	}
}

// TestAScreenComesOnceTheOldOneIsUnderTheCloth draws every frame of a fade.
func TestAScreenComesOnceTheOldOneIsUnderTheCloth(t *testing.T) {
	p := newProgram(t)
	if got := goes(p, Push(p.toy("table"))); got != fading {
		t.Fatalf("got transition %v", got)
	}
	covered, least := 0.0, 1.0
	for p.transition.isRunning {
		p.diary = nil
		p.Draw(ebiten.NewImage(8, 8))
		comes := slices.Contains(p.diary, "table is drawn, top true")
		at := slices.IndexFunc(p.diary, func(s string) bool { return strings.HasPrefix(s, "the cloth lies over it") })
		if at < 0 {
			t.Fatalf("nothing covers it: %q", p.diary)
		}
		var alpha float64
		_, err := fmt.Sscanf(p.diary[at], "the cloth lies over it, %g", &alpha)
		need.OK(t, err)
		if comes {
			least = min(least, alpha)
		} else {
			covered = max(covered, alpha)
		}
		if comes && covered < 0.7 {
			t.Errorf("the table comes when the old screen is covered by %.1f", covered)
		}
		p.Advance(nil, nil)
	}
	if least > 0.3 {
		t.Errorf("the cloth still covers %.1f of the table in the end", least)
	}
}

// TestATransitionEndsAndKeepsNothing waits for its end, and ends it by a key, which the new screen gets.
func TestATransitionEndsAndKeepsNothing(t *testing.T) {
	for _, skipped := range []bool{false, true} {
		p := newProgram(t)
		table := p.toy("table")
		goes(p, Push(table))
		screen := ebiten.NewImage(8, 8)
		p.Draw(screen)
		if !p.NeedsTick() || p.transition.oldPicture == nil {
			t.Fatal("no transition is drawn")
		}
		ticks, gesture := 0, []input.Gesture(nil)
		if skipped {
			gesture = []input.Gesture{trigger(input.CommandUndo)}
			p.diary = nil
		}
		for ; p.NeedsTick() && ticks < 60; ticks++ {
			p.Advance(gesture, nil)
		}
		switch {
		case p.transition.oldPicture != nil:
			t.Error("the pictures of a transition are kept")
		case skipped && (ticks != 1 || !slices.ContainsFunc(p.diary, func(s string) bool { return s == fmt.Sprint("table ", gesture[0]) })):
			t.Errorf("a key ended the transition after %d ticks; %q happened", ticks, p.diary)
		case !skipped && (ticks < 5 || ticks > stage.NormalSpeed.Ticks(transitionSpans[fading])+1):
			t.Errorf("the transition took %d ticks", ticks)
		}
		p.diary = nil
		p.Draw(screen)
		p.wantDiary("table is drawn, top true")
		if p.Layers().ByteCount() != 0 {
			t.Error("a layer is kept after a transition")
		}
		p.Advance(nil, nil)
		p.diary = nil
		p.Draw(screen)
		p.wantDiary()
	}
}

func TestALargePanelStandsAtOnce(t *testing.T) {
	for _, c := range []struct {
		high  float64
		grows bool
	}{{900, true}, {1150, false}} {
		p := newProgram(t)
		p.Resize(stage.Frame{W: 1920, H: 1200, Scale: 1})
		window := ebiten.NewImage(1920, 1200)
		p.Advance(nil, nil)
		p.RedrawAll()
		p.Draw(window)
		menu := p.toy("menu")
		menu.panel, menu.bounds = true, geom.Rect{X: 200, Y: 20, W: 1500, H: c.high}
		p.Navigate(Push(menu))
		p.Advance(nil, nil)
		p.Draw(window)
		if got := p.Layers().ByteCount() > 0; got != c.grows || menu.drawn.Empty() {
			t.Errorf("a panel %v high: got a picture of its own %v, want %v", c.high, got, c.grows)
		}
	}
}

// TestAPanelThatComesTakesItsOwnRoomOnly counts on it that a window is dear: the picture of a whole one takes
// megabytes.
func TestAPanelThatComesTakesItsOwnRoomOnly(t *testing.T) {
	p := newProgram(t)
	window := ebiten.NewImage(1280, 800)
	p.Advance(nil, nil)
	p.RedrawAll()
	p.Draw(window)
	menu := p.toy("menu")
	menu.panel, menu.bounds = true, geom.Rect{X: 400, Y: 300, W: 480, H: 200}
	p.Navigate(Push(menu))
	p.Advance(nil, nil)
	p.Draw(window)
	room := menu.bounds.Pixels()
	if shadow := menu.drawn; !room.In(shadow) || shadow.Dx() > room.Dx()+100 || shadow.Dy() > room.Dy()+100 {
		t.Errorf("a panel at %v is drawn on a picture of %v", room, shadow)
	}
	p.Advance(nil, nil)
	for p.NeedsTick() {
		p.Advance(nil, nil)
	}
	p.Navigate(Push(p.toy("table")))
	p.Advance(nil, nil)
	p.Draw(window)
	if p.transition.kind != fading || p.Layers().ByteCount() != 0 {
		t.Errorf("transition %v keeps a picture of what comes", p.transition.kind)
	}
}

func TestTheCopyOfAWindowTakesLittleMoreThanItsPixels(t *testing.T) {
	for _, size := range []image.Point{{960, 560}, {1024, 512}, {1280, 800}, {1920, 1200}, {2560, 1440}} {
		bytes, covered := 0, 0
		for _, part := range copyInParts(kit.NewImage(size.X, size.Y)) {
			bytes += kit.ByteCount(part)
			covered += part.Bounds().Dx() * part.Bounds().Dy()
		}
		if covered != size.X*size.Y {
			t.Errorf("%v: %d pixels are copied", size, covered)
		}
		if most := 4 * size.X * size.Y * 3 / 2; bytes > most {
			t.Errorf("%v: the copy takes %d bytes, want at most %d", size, bytes, most)
		}
	}
}

func TestNothingPassesAtInstantAndLittleInReducedMotion(t *testing.T) {
	p := newProgram(t)
	p.ChangeSettings(func(s *store.Settings) { s.HasReducedMotion = true })
	menu := p.toy("menu")
	menu.panel = true
	if got := goes(p, Push(menu)); got != fading {
		t.Errorf("reduced motion: got transition %v", got)
	}
	p.ChangeSettings(func(s *store.Settings) { s.Speed = store.InstantSpeed })
	p.Navigate(Close())
	p.Advance(nil, nil)
	if p.transition.isRunning {
		t.Error("something passes at speed instant")
	}
}

// TestAScreenReturnsOnceWhatWasThereIsGone counts what is drawn: as long as the old picture fades only the ground
// below it, then the screen, once, which comes in the pieces of that picture.
func TestAScreenReturnsOnceWhatWasThereIsGone(t *testing.T) {
	for _, reduced := range []bool{false, true} {
		p := newProgram(t)
		p.ChangeSettings(func(s *store.Settings) { s.HasReducedMotion = reduced })
		start := puzzled{p.toy("start")}
		p.stack.screens[0] = start
		p.Navigate(Push(p.toy("table")))
		p.Advance(nil, nil)
		for p.Advance(nil, nil); p.transition.isRunning; {
			p.Advance(nil, nil)
		}
		if got := goes(p, CloseToLowest()); got != screenReturning {
			t.Fatalf("got transition %v", got)
		}
		if moves := p.transition.pieces[0].Offset != (geom.Point{}); moves == reduced {
			t.Errorf("reduced motion %v: the pieces move %v", reduced, moves)
		}
		screen, drawn, frames := ebiten.NewImage(8, 8), 0, 0
		for ; p.transition.isRunning && frames < 60; frames++ {
			p.diary = nil
			p.Draw(screen)
			if !slices.Contains(p.diary, "start shows its ground") {
				t.Fatalf("frame %d has no ground: %q", frames, p.diary)
			}
			if slices.Contains(p.diary, "start is drawn, top true") {
				drawn++
				if frames == 0 {
					t.Error("the screen is there at once")
				}
			}
			p.Advance(nil, nil)
		}
		if drawn != 1 {
			t.Errorf("the screen is drawn %d times in %d frames, want once", drawn, frames)
		}
		if p.transition.oldPicture != nil || p.transition.holdsNewPicture {
			t.Error("the pictures of a transition are kept")
		}
	}
}

// TestAPanelThatGoesSinksWhileItsVeilFades closes panels over what was veiled and what was not.
func TestAPanelThatGoesSinksWhileItsVeilFades(t *testing.T) {
	for _, bright := range []bool{false, true} {
		p := newProgram(t)
		window := ebiten.NewImage(1280, 800)
		menu := p.toy("menu")
		menu.panel, menu.bounds, menu.bright = true, geom.Rect{X: 400, Y: 300, W: 480, H: 200}, bright
		p.Navigate(Push(menu))
		for range 30 {
			p.Advance(nil, nil)
			p.RedrawAll()
			p.Draw(window)
		}
		p.Navigate(CloseToLowest())
		p.Advance(nil, nil)
		p.diary = nil
		p.Draw(window)
		if p.transition.kind != panelClosing || p.transition.closedRect != menu.bounds.Pixels() {
			t.Fatalf("transition %v of a panel at %v, want %v", p.transition.kind, p.transition.closedRect, menu.bounds)
		}
		if veiled := slices.Contains(p.diary, "a veil is drawn"); veiled == bright {
			t.Errorf("what lay below was seen as it is: %v; a veil that fades: %v", bright, veiled)
		}
	}
}
