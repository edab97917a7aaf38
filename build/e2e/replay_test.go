//go:build window

package e2e

import (
	"os"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"
)

// TestAReviewSavesWhatIsSeen saves the record and the picture of a match that is looked back on, and goes on playing.
func TestAReviewSavesWhatIsSeen(t *testing.T) {
	d := sit(t)
	h, save, before := d.Home(), saved(t, d.Home()), look(t, d)
	for _, key := range []ebiten.Key{ebiten.KeyL, ebiten.KeyDigit2, ebiten.KeyEnter, ebiten.KeyDigit3, ebiten.KeyEnter} {
		d.PressKey(key)
		d.Advance(30)
	}
	records, err := h.FilePaths(".dreist")
	if err != nil || len(records) != 1 {
		t.Fatalf("got the records %v, %v", records, err)
	}
	if text, err := os.ReadFile(records[0]); err != nil || string(text) != save {
		t.Errorf("the record is\n%s (%v), want\n%s", text, err, save)
	}
	pictures, err := h.FilePaths(".png")
	if err != nil || len(pictures) != 1 {
		t.Fatalf("got the pictures %v, %v", pictures, err)
	}
	img := readPicture(t, pictures[0])
	layout := d.RectOf("rows").Inset(8)
	if n := differences(img, before, &layout); n > int(layout.W*layout.H)/50 {
		t.Errorf("the picture shows another layout: %d pixels differ", n)
	}
	d.PressKey(ebiten.KeyEscape)
	d.Advance(30)
	wantSame(t, "after the replay", look(t, d), before)
	hold(t, d)
}
