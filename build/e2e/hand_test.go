//go:build window

package e2e

import (
	"fmt"
	"slices"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"dreist/game/store"
	"dreist/render/geom"
	"dreist/sounds"
)

// TestNothingIsLeftWhereOnlyChangesAreDrawn drags and lays a card, with a frame in every tick: the window shows the same as after a
// complete redraw, caused by switching the sound.
func TestNothingIsLeftWhereOnlyChangesAreDrawn(t *testing.T) {
	d := sit(t)
	d.SetTicksPerFrame(1)
	egon := d.RectOf("egon") // he blinks at any time
	wantWhole := func(when string) {
		t.Helper()
		got := d.TakeWindowPicture()
		d.PressKey(ebiten.KeyM)
		d.PressKey(ebiten.KeyM)
		want := d.TakeWindowPicture()
		hold(t, d)
		if all, there := differences(got, want, nil), differences(got, want, &egon); all > there {
			keep(t, "got", got)
			keep(t, "want", want)
			t.Errorf("%s: %d pixels are not as they should be", when, all-there)
		}
	}
	cell := d.PointOf("cell.2.7")
	d.DragAndHold(d.PointOf("card.7r"), cell)
	for _, to := range []geom.Point{{X: 0.9, Y: 0.3}, {X: 0.4, Y: 0.2}, {X: 0.3, Y: 0.6}, {X: 0.7, Y: 0.9}} {
		f := d.WindowFrame()
		d.MoveMouse(geom.Point{X: f.W * to.X, Y: f.H * to.Y})
		d.Advance(25)
		wantWhole(fmt.Sprint("a card is held at ", to))
	}
	d.MoveMouse(cell)
	d.Advance(25)
	wantWhole("a card is held where it may lie")
	d.ReleaseMouse()
	d.WaitForRest()
	wantWhole("it lies")
}

// TestAClearedColumnIsHeard lays the card that clears a column of four, and loosens three others.
func TestAClearedColumnIsHeard(t *testing.T) {
	d := perform(t, "testdata/column.play", store.UnnamedGame)
	var cues []sounds.Cue
	for _, h := range d.TakeStartedSounds() {
		cues = append(cues, h.Cue)
	}
	want := []sounds.Cue{{Clip: sounds.LiftClip}, {Clip: sounds.LayClip}, {Clip: sounds.ColumnClearClip, CardCount: 4, TrioNumber: 1},
		{Clip: sounds.CardsFallClip, CardCount: 3}}
	if !slices.Equal(cues[max(len(cues)-len(want), 0):], want) {
		t.Errorf("heard %v, want %v at the end", cues, want)
	}
}
