package art

import (
	"image"
	"testing"

	"dreist/render/art/arttest"
)

func TestMarkIsNeitherGlowNorSlot(t *testing.T) {
	for _, w := range widths() {
		mark := DoubleOutline(w)
		margin := marginOf(mark, w)
		h := CardHeight(w)
		arttest.CheckPicture(t, "mark", mark, w+2*margin, h+2*margin)
		// All three, cut to the card.
		card := func(img *image.RGBA, margin int) *image.RGBA {
			return img.SubImage(image.Rect(margin, margin, margin+w, margin+h)).(*image.RGBA)
		}
		glow := Glow(w)
		for name, other := range map[string]*image.RGBA{"glow": card(glow, marginOf(glow, w)), "slot": Slot(w)} {
			if share := arttest.DifferingShare(card(mark, margin), other); share < 0.06 {
				t.Errorf("at %d, mark and %s differ in %.1f %% of the card, want at least 6 %%", w, name, 100*share)
			}
		}
		x, y := knobAt(w, margin)
		if a := mark.RGBAAt(int(x), int(y)).A; a != 255 {
			t.Errorf("at %d, the middle of the knob has opacity %d, want 255", w, a)
		}
		if a := mark.RGBAAt(margin+w/2, margin+h/2).A; a > 60 {
			t.Errorf("at %d, the middle of the mark has opacity %d, want the card to show through", w, a)
		}
		if reach := x + outlineKnob(w)/2; reach > float64(w+2*margin) {
			t.Errorf("at %d, the knob reaches to %.1f, beyond the picture, which is %d wide", w, reach, w+2*margin)
		}
	}
}

func TestVerdictsLeaveTheCornersOfTheCardToRead(t *testing.T) {
	for _, w := range widths() {
		for name, img := range map[string]*image.RGBA{"cross": Cross(w), "tick": CheckMark(w)} {
			arttest.CheckPicture(t, name, img, w, CardHeight(w))
			// The corner numeral is within a third of the width from either edge and above 0.26 of the width.
			for y := range w * 26 / 100 {
				for x := range w * 27 / 100 {
					if a := img.RGBAAt(x, y).A; a > 40 {
						t.Fatalf("%s at %d covers the corner numeral at (%d, %d) with opacity %d", name, w, x, y, a)
					}
				}
			}
		}
		if share := arttest.DifferingShare(Cross(w), CheckMark(w)); share < 0.1 {
			t.Errorf("at %d, cross and tick differ in %.1f %%, want at least 10 %%", w, 100*share)
		}
	}
}

func TestVerdictsDifferWithoutColour(t *testing.T) {
	const w = 46
	cross, tick, apart := Cross(w), CheckMark(w), 0
	for i := 3; i < len(cross.Pix); i += 4 {
		if (cross.Pix[i] > 127) != (tick.Pix[i] > 127) {
			apart++
		}
	}
	if share := float64(apart) / float64(w*CardHeight(w)); share < 0.08 {
		t.Errorf("the outlines of cross and tick differ in %.1f %% of the card, want at least 8 %%", 100*share)
	}
}

// A ring leaves the card as it is, up to the numerals in its corners.
func TestARingLeavesTheCardAsItIs(t *testing.T) {
	for _, w := range widths() {
		img := Ring(w)
		margin := marginOf(img, w)
		h, in := CardHeight(w), max(2, w*5/100)
		for y := margin + in; y < margin+h-in; y++ {
			for x := margin + in; x < margin+w-in; x++ {
				if a := img.RGBAAt(x, y).A; a > 96 {
					t.Fatalf("at %d, the ring covers (%d, %d) of the card with opacity %d", w, x-margin, y-margin, a)
				}
			}
		}
		if a := img.RGBAAt(margin-1, margin+h/2).A; a < 200 {
			t.Errorf("at %d, the ring has opacity %d beside the card", w, a)
		}
	}
}

// On a red card a red cross needs a broad pale rim.
func TestACrossHasABroadRim(t *testing.T) {
	for _, w := range widths() {
		if w < 40 {
			continue
		}
		img := Cross(w)
		red, pale := 0, 0
		for y := range CardHeight(w) {
			for x := range w {
				switch c := img.RGBAAt(x, y); {
				case c.A < 250:
				case c.R > 225 && c.G > 225:
					pale++
				case c.R > 190 && c.G < 110:
					red++
				}
			}
		}
		if pale*5 < red*2 {
			t.Errorf("at %d, the rim is %d pixels large and the cross %d", w, pale, red)
		}
	}
}
