//go:build window

package e2e

import (
	"fmt"
	"image"
	"os"
	"slices"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"dreist/build/drive"
	"dreist/build/fixtures"
	"dreist/game/store"

	"dreist/sounds"
)

func TestResizingPutsAHeldCardBack(t *testing.T) {
	m := moment(t, fixtures.Midgame)
	table := sit(t, m.Save, drive.Options{})
	d := table.Driver()
	table.Hold(m.Move.Card, table.Cell(m.Move.Card.Cell(int(m.Move.Row))))
	size := image.Pt(1280, 760)
	d.Resize(size)
	d.Step(5)
	d.Up()
	table.Settle()
	table.CheckSave()
	fresh := sit(t, m.Save, drive.Options{Size: size})
	wantSame(t, "after the resize", look(t, d), look(t, fresh.Driver()))
	table.Lay(m.Move.Card, int(m.Move.Row))
	table.Settle()
	table.CheckSave()
	hold(t, d)
}

func TestResizingWhileCardsMoveLosesNothing(t *testing.T) {
	m := moment(t, fixtures.ColumnTrio)
	small, large := image.Pt(960, 600), image.Pt(1400, 700)
	table := sit(t, m.Save, drive.Options{Size: small})
	d := table.Driver()
	table.Play(m.Move)
	for _, size := range []image.Point{large, small, large} {
		d.Step(9)
		d.Resize(size)
	}
	table.Settle()
	want := sit(t, m.Save, drive.Options{Size: large})
	want.Play(m.Move)
	want.Settle()
	wantSame(t, "after the resizes", look(t, d), look(t, want.Driver()))
	table.CheckSave()
}

// labels returns the enabled targets by label. Pictures of the start screen differ, as it is animated.
func labels(d *drive.Driver) (all []string) {
	for _, one := range d.Targets() {
		all = append(all, one.Label)
	}
	return all
}

// wantStart checks that the start screen is shown.
func wantStart(t *testing.T, d *drive.Driver) {
	t.Helper()
	d.Step(20)
	if !d.Has("start.quit") {
		t.Errorf("the start screen is not shown, but what has the buttons %q", labels(d))
	}
}

func TestTheLanguageChangesAtOnce(t *testing.T) {
	d := begin(t, drive.Options{Language: "de_DE.UTF-8"})
	d.Step(20)
	german := labels(d)
	d.Press("language.en")
	d.Step(40)
	english := labels(d)
	if slices.Equal(english, german) {
		t.Fatal("nothing changed")
	}
	fresh := begin(t, drive.Options{Language: "en_GB.UTF-8"})
	fresh.Step(20)
	if want := labels(fresh); !slices.Equal(english, want) {
		t.Errorf("the screen says %q, want %q", english, want)
	}
	s, err := settingsOf(d.Home())
	if err != nil || s.Language != store.English {
		t.Errorf("the settings say %q, %v", s.Language, err)
	}
}

// TestTheScaleIsTheOneAskedFor checks the scale, so that a run at another scale is not at the default one by mistake.
func TestTheScaleIsTheOneAskedFor(t *testing.T) {
	want := os.Getenv("DREIST_SCALE")
	if want == "" {
		want = "1"
	}
	if got := fmt.Sprint(host.Scale()); got != want {
		t.Errorf("the display has scale %s, want %s; the variable DREIST_SCALE says which is meant", got, want)
	}
}

// nothingDrawn is larger than the bytes of a frame without drawing commands, and far smaller than those of any with them.
const nothingDrawn = 2000

// TestAnIdleTableDrawsNothing counts the drawing commands while nothing happens. After a while the program sleeps; a later frame is
// requested by the system and drawn in full.
func TestAnIdleTableDrawsNothing(t *testing.T) {
	m := moment(t, fixtures.Midgame)
	table := sit(t, m.Save, drive.Options{Sparse: 1})
	d := table.Driver()
	look(t, d)
	for range 10 {
		d.Step(1)
		if n := d.DrawnBytes(); n > nothingDrawn {
			t.Errorf("tick %d: %d bytes of drawing commands", d.Ticks(), n)
		}
	}
	d.Resize(image.Pt(1000, 640))
	if n := d.DrawnBytes(); n < nothingDrawn {
		t.Errorf("%d bytes of drawing commands after a resize", n)
	}
	hold(t, d)
}

func TestMutingSilencesAtOnce(t *testing.T) {
	m := moment(t, fixtures.Midgame)
	table := sit(t, m.Save, drive.Options{})
	d := table.Driver()
	sounding := look(t, d)
	d.Key(ebiten.KeyM)
	d.Heard()
	table.Play(m.Move)
	table.Settle()
	wantHeard(t, d)
	icon := d.Place("sound")
	if differences(sounding, look(t, d), &icon) == 0 {
		t.Error("the icon does not show it")
	}
	for range 3 { // on, off, and on again: only sounds while it is on are heard
		d.Click(icon.Center())
	}
	wantHeard(t, d, sounds.Button)
}

func TestControlQEndsTheProgram(t *testing.T) {
	d := begin(t, drive.Options{})
	d.Key(ebiten.KeyQ, ebiten.KeyControlLeft)
	if !d.Ended() {
		t.Error("the program still runs")
	}
}
