package pictures

import (
	"image/color"
	"math"
	"testing"

	"dreist/game/dreixdrei"
	"dreist/render/art"
	"dreist/render/art/arttest"
	"dreist/render/kit"
)

func TestColoursOfNumbersStayApartInGreyAndInEveryVision(t *testing.T) {
	var colours []color.RGBA
	for colour := range dreixdrei.ColourCount {
		colours = append(colours, tonesOf(colour).Base)
	}
	arttest.CheckColors(t, "colours", colours, 20, 9)
}

func TestHostsOfAKindStayApartInGreyAndInEveryVision(t *testing.T) {
	for kind := range Fighter(2) {
		var colours []color.RGBA
		for h := kind; h < fighterCount; h += 2 {
			colours = append(colours, FighterColor(h))
		}
		arttest.CheckColors(t, "fighters", colours, 12, 6)
	}
}

func TestTextIsReadable(t *testing.T) {
	want := func(what string, text, ground color.RGBA, least float64) {
		t.Helper()
		if got := arttest.ContrastRatio(text, ground); got < least {
			t.Errorf("%s: contrast %.2f, want at least %.1f", what, got, least)
		}
	}
	for colour := range dreixdrei.ColourCount {
		t0 := tonesOf(colour)
		want("a corner numeral", t0.ink, art.PaperColor(), 4.5)
		want("a fighter's outline on its burst", t0.Line, art.PaperColor(), 7)
	}
	for k := dreixdrei.Delete; k <= dreixdrei.Joker; k++ {
		t0, name := tonesOfSpecial(k), art.PaperColor()
		want("the corner of "+k.String(), t0.ink, art.PaperColor(), 4.5)
		if k == dreixdrei.Invisible {
			name = t0.ink
		}
		want("the name of "+k.String(), name, t0.Dark, 4.5)
	}
	for h := range Fighter(fighterCount) {
		want("the line of a fighter", fighterTones(h).Line, art.PaperColor(), 4.5)
	}
}

// A segment that may not be chosen is told from one that may by its lightness alone, and the one that is aimed at from both.
func TestSegmentsDifferWithoutColour(t *testing.T) {
	const size = 200
	for name, vision := range arttest.ColorVisions() {
		var light [3]float64
		for i, kind := range []wheelSegmentMotif{brightSegment, aimedSegment, dimSegment} {
			light[i] = arttest.SeenLab(kind.Paint(kit.PaintRequest{W: size}).RGBAAt(size/2, size/2), vision)[0]
		}
		if math.Abs(light[0]-light[1]) < 15 || math.Abs(light[1]-light[2]) < 15 {
			t.Errorf("%s: segments have the lightness %.0f, want the one that is aimed at at least 15 from the others", name, light)
		}
	}
}

// Fish and bats are told apart by their outlines, down to the smallest portrait.
func TestFishAndBatHaveOutlinesOfTheirOwn(t *testing.T) {
	for _, size := range []int{24, 60, 160} {
		p, q, differing := fighterImage(Fish, FighterMotif{Fighter: Fish}.Expression(), size), fighterImage(BatFighter, FighterMotif{Fighter: BatFighter}.Expression(), size), 0
		for i := 3; i < len(p.Pix); i += 4 {
			if (p.Pix[i] > 127) != (q.Pix[i] > 127) {
				differing++
			}
		}
		if share := float64(differing) / float64(size*size); share < 0.12 {
			t.Errorf("at %d the outlines differ in %.1f %% of the pixels, want at least 12 %%", size, 100*share)
		}
	}
}

// Demands, places and lamps are told by numeral and shape: without colour the pictures still differ.
func TestSignsDifferWithoutColour(t *testing.T) {
	s := newStudio(t)
	at := func(w int) kit.PaintRequest { return kit.PaintRequest{Letters: s, W: w} }
	for a := dreixdrei.LowestNumber; a <= dreixdrei.HighestNumber; a++ {
		for b := dreixdrei.NoKind; b < a; b++ {
			if b != dreixdrei.NoKind && !b.IsNumber() {
				continue
			}
			p, q, differing := DemandSignMotif(a).Paint(at(60)), DemandSignMotif(b).Paint(at(60)), 0
			for y := range p.Rect.Dy() {
				for x := range 60 {
					vision := arttest.ColorVisions()["normal"]
					if math.Abs(arttest.SeenLab(p.RGBAAt(x, y), vision)[0]-arttest.SeenLab(q.RGBAAt(x, y), vision)[0]) > 25 {
						differing++
					}
				}
			}
			if share := float64(differing) / float64(60*p.Rect.Dy()); share < 0.015 {
				t.Errorf("the demands %v and %v differ in the lightness of %.1f %% of the pixels, want at least 1.5 %%", a, b, 100*share)
			}
		}
	}
	for phase := 1; phase <= 3; phase++ {
		if share := arttest.DifferingShare(PhaseLampsMotif(phase).Paint(at(40)), PhaseLampsMotif(phase-1).Paint(at(40))); share < 0.08 {
			t.Errorf("the lamps of the phases %d and %d differ in %.1f %% of the pixels, want at least 8 %%", phase, phase-1, 100*share)
		}
	}
}
