package kit

import (
	"image"
	"image/color"
	"testing"

	"dreist/render/art"
	"dreist/render/art/arttest"
	"dreist/render/paint"
)

func TestLabelsOfButtonsAndTheRingStandOut(t *testing.T) {
	for _, theme := range art.Themes() {
		for style := range ButtonStyle(StyleCount) {
			for state := range ControlState(StateCount) {
				if c := ButtonColorsOf(theme, style, state); arttest.ContrastRatio(c.text, c.Face) < 4.5 {
					t.Errorf("theme %v, style %v, state %v: got a contrast of %.2f, want 4.5", theme, style, state, arttest.ContrastRatio(c.text, c.Face))
				}
			}
		}
		for ground, c := range map[string]color.RGBA{"panel": theme.Palette().Panel, "cloth": theme.Palette().Cloth} {
			if got := arttest.ContrastRatio(FocusColor(theme), c); got < 3 {
				t.Errorf("theme %v: ring on the %s: got %.2f, want 3", theme, ground, got)
			}
		}
	}
}

// TestAButtonSinksByItsLip looks at both heights of buttons, at usual scales.
func TestAButtonSinksByItsLip(t *testing.T) {
	for _, scale := range []Scale{1, 1.25, 2, 3} {
		look := NewControlPictures(art.Linen, scale)
		for _, high := range []float64{26, 36, 46, 88} {
			r := image.Rect(10, 20, 200, 20+scale.Px(high))
			_, up, _ := look.ButtonPicture(r, PrimaryStyle, IdleState)
			_, down, _ := look.ButtonPicture(r, PrimaryStyle, PressedState)
			_, flat, _ := look.ButtonPicture(r, PrimaryStyle, DisabledState)
			if up.Min != r.Min || up.Max.Y >= r.Max.Y || flat != r {
				t.Errorf("scale %v, %v high: a button in %v has its face in %v, one that rests in %v", scale, high, r, up, flat)
			}
			if by := down.Min.Y - up.Min.Y; by < scale.Px(2) || by > scale.Px(3) || down.Dy() != up.Dy() || !down.In(r) {
				t.Errorf("scale %v, %v high: pressed, the face moves from %v to %v", scale, high, up, down)
			}
		}
	}
}

// TestTheTableIsToldApartFromItsCloth measures what is drawn on all four cloths: the words of the race, the ring of
// whoever is to move against the cloth and against its own light, and the dashes of empty cells, which are to be seen
// without being in the way.
func TestTheTableIsToldApartFromItsCloth(t *testing.T) {
	for _, theme := range art.Themes() {
		ui := theme.Palette()
		dashes := 2.4
		if theme.IsDark() {
			dashes = 3
		}
		for what, c := range map[string]struct {
			a, b color.RGBA
			want float64
		}{
			"words of the race":       {ui.MutedOnCloth, ui.Cloth, 4.5},
			"number of the race":      {ui.Text, ui.Cloth, 4.5},
			"ring on cloth":           {ui.Ring, ui.Cloth, 3},
			"ring on its light":       {ui.Ring, paint.Mix(ui.Cloth, ui.Glow, ringLight), 3},
			"ring on the plate in it": {ui.Ring, paint.Mix(ui.Cloth, ui.Glow, 0.16), 3},
			"dashes of an empty cell": {ui.SlotOutline, ui.Cloth, dashes},
		} {
			if got := arttest.ContrastRatio(c.a, c.b); got < c.want {
				t.Errorf("theme %v, %s: got a contrast of %.2f, want %.1f", theme, what, got, c.want)
			}
		}
	}
}
