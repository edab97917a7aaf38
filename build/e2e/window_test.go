//go:build window

package e2e

import (
	"fmt"
	"image"
	"os"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"
)

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

// TestAnIdleTableDrawsNothing counts the drawing commands while nothing happens on a table and in the rules, where a figure may blink. After
// a while the program sleeps; a later frame is requested by the system and drawn in full.
func TestAnIdleTableDrawsNothing(t *testing.T) {
	d := sit(t)
	d.SetTicksPerFrame(1)
	for _, blinks := range []int{0, 10} {
		look(t, d)
		d.Advance(60)
		d.DrawAndCountBytes()
		drawn := 0
		for range 60 {
			if d.Advance(1); d.DrawAndCountBytes() > nothingDrawn {
				drawn++
			}
		}
		if drawn > blinks {
			t.Errorf("%d of 60 frames are drawn, want at most %d", drawn, blinks)
		}
		d.PressKey(ebiten.KeyF1)
	}
	d.Resize(image.Pt(1000, 640))
	if n := d.DrawAndCountBytes(); n < nothingDrawn {
		t.Errorf("%d bytes of drawing commands after a resize", n)
	}
	hold(t, d)
}

func TestControlQEndsTheProgram(t *testing.T) {
	d := sit(t)
	d.PressKey(ebiten.KeyQ, ebiten.KeyControlLeft)
	if !d.HasEnded() {
		t.Error("the program still runs")
	}
}
