package pictures

import (
	"fmt"
	"image"
	"image/color"
	"math"
	"testing"

	"dreist/game/dreist"
	"dreist/render/art"
	"dreist/render/art/arttest"
)

// portraitSizes are a seat in the narrowest window, in a usual one, and in a large one.
func portraitSizes() []int { return []int{26, 40, 72, 160} }

// sitters calls f with every portrait of a size.
func sitters(t *testing.T, size int, f func(name string, img *image.RGBA)) {
	t.Helper()
	for family := range dreist.Color(dreist.ColorCount) {
		for mood := range Mood(MoodCount) {
			f(fmt.Sprintf("%v in mood %d at %d", family, mood, size), PortraitImage(family, mood.Expression(), size))
		}
	}
}

func TestPortraitsFillTheSizeAskedForAndAreNotCut(t *testing.T) {
	for _, size := range portraitSizes() {
		sitters(t, size, func(name string, img *image.RGBA) {
			arttest.CheckPicture(t, name, img, size, size)
			if size < 100 {
				return // a picture's last row is half covered by what ends just within it
			}
			for i := range size {
				for _, at := range [4]image.Point{{i, 0}, {i, size - 1}, {0, i}, {size - 1, i}} {
					if a := img.RGBAAt(at.X, at.Y).A; a > 100 {
						t.Fatalf("%s: opacity %d on the edge of the picture at %v, want the figure to end within it", name, a, at)
					}
				}
			}
		})
	}
}

func TestRimHasTheColourOfTheFamily(t *testing.T) {
	for family := range dreist.Color(dreist.ColorCount) {
		img := PortraitImage(family, MoodPatient.Expression(), 200)
		y := int(math.Round(2*medalY + medalRim + medalField))
		if got, want := img.RGBAAt(100, y), FamilyColor(family); got != want {
			t.Errorf("the rim of %v below the sitter: got %v, want %v", family, got, want)
		}
	}
}

func TestMoodsDifferClearlyOnEverySitter(t *testing.T) {
	for _, size := range []int{40, 160} {
		for family := range dreist.Color(dreist.ColorCount) {
			for a := range Mood(MoodCount) {
				for b := range a {
					if share := arttest.DifferingShare(PortraitImage(family, a.Expression(), size), PortraitImage(family, b.Expression(), size)); share < 0.04 {
						t.Errorf("%v at %d: moods %d and %d differ in %.1f %% of the pixels, want at least 4 %%", family, size, a, b, 100*share)
					}
				}
			}
		}
	}
}

func TestSmallStepsBetweenMoodsAreSmallOnThePortrait(t *testing.T) {
	for family := range dreist.Color(dreist.ColorCount) {
		for a := range Mood(MoodCount) {
			b := (a + 1) % MoodCount
			before := PortraitImage(family, a.Expression(), 80)
			for i := 1; i <= 24; i++ {
				now := PortraitImage(family, a.Expression().Blend(b.Expression(), float64(i)/24), 80)
				if share := arttest.DifferingShare(before, now); share > 0.10 {
					t.Errorf("%v from mood %d to %d: step %d changes %.1f %% of the pixels at once, want at most 10 %%", family, a, b, i, 100*share)
				}
				before = now
			}
		}
	}
}

func TestSittersHaveOutlinesOfTheirOwn(t *testing.T) {
	for _, size := range []int{40, 160} {
		for a := range dreist.Color(dreist.ColorCount) {
			for b := range a {
				p, q, apart := PortraitImage(a, MoodPatient.Expression(), size), PortraitImage(b, MoodPatient.Expression(), size), 0
				for i := 3; i < len(p.Pix); i += 4 {
					if (p.Pix[i] > 127) != (q.Pix[i] > 127) {
						apart++
					}
				}
				if share := float64(apart) / float64(size*size); share < 0.02 {
					t.Errorf("at %d the outlines of %v and %v differ in %.1f %% of the pixels, want at least 2 %%", size, a, b, 100*share)
				}
			}
		}
	}
}

func TestSittersStayApartInGreyAndInEveryVision(t *testing.T) {
	const size = 40
	// By lightness alone, so that neither the hue of the rim nor that of the sitter can help.
	for name, matrix := range arttest.ColorVisions() {
		for a := range dreist.Color(dreist.ColorCount) {
			for b := range a {
				p, q, apart := PortraitImage(a, MoodPatient.Expression(), size), PortraitImage(b, MoodPatient.Expression(), size), 0
				for y := range size {
					for x := range size {
						if math.Abs(arttest.SeenLab(onCloth(p, x, y), matrix)[0]-arttest.SeenLab(onCloth(q, x, y), matrix)[0]) > 15 {
							apart++
						}
					}
				}
				if share := float64(apart) / (size * size); share < 0.2 {
					t.Errorf("%s: %v and %v differ in the lightness of %.1f %% of the pixels, want at least 20 %%", name, a, b, 100*share)
				}
			}
		}
	}
}

func TestPortraitsStandOutFromBothCloths(t *testing.T) {
	for family := range dreist.Color(dreist.ColorCount) {
		if got := arttest.ContrastRatio(shadesOf(family).line, art.Linen.Palette().Cloth); got < 4.5 {
			t.Errorf("the outline of %v on linen: contrast %.2f, want at least 4.5", family, got)
		}
	}
	if got := arttest.ContrastRatio(art.PaperColor(), art.Night.Palette().Cloth); got < 4.5 {
		t.Errorf("the paper edge on night blue: contrast %.2f, want at least 4.5", got)
	}
}

// onCloth is a pixel of a picture that lies on linen.
func onCloth(img *image.RGBA, x, y int) color.RGBA {
	p, cloth := img.RGBAAt(x, y), art.Linen.Palette().Cloth
	over := func(v, below uint8) uint8 { return v + uint8(int(below)*(255-int(p.A))/255) }
	return color.RGBA{over(p.R, cloth.R), over(p.G, cloth.G), over(p.B, cloth.B), 255}
}

func BenchmarkPortrait(b *testing.B) {
	for b.Loop() {
		PortraitImage(dreist.Violet, MoodTriumphant.Expression(), 120)
	}
}
