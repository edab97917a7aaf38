package pictures

import (
	"image"
	"image/color"
	"math"
	"testing"

	"dreist/game/dreist"
	"dreist/render/art"
	"dreist/render/art/arttest"
	"dreist/render/kit"
	"dreist/render/paint"
)

// The matrices of Machado, Oliveira and Fernandes (2009) for full dichromacy, on linear RGB.
func TestFamiliesStayApartInEveryVision(t *testing.T) {
	const least = 25.0 // CIE76; below about 10 a glance confuses two colours
	for name, matrix := range arttest.ColorVisions() {
		for a := range dreist.Color(dreist.ColorCount) {
			for b := range a {
				if d := arttest.ColorDistance(arttest.SeenLab(FamilyColor(a), matrix), arttest.SeenLab(FamilyColor(b), matrix)); d < least {
					t.Errorf("%s: %v and %v are %.1f apart, want at least %.0f", name, a, b, d, least)
				}
			}
		}
	}
}

func TestFamiliesStayApartInGrey(t *testing.T) {
	const least = 9.0 // in L*, 0 black to 100 white
	for a := range dreist.Color(dreist.ColorCount) {
		for b := range a {
			if d := math.Abs(arttest.LinearToLab(arttest.LinearRGB(FamilyColor(a)))[0] - arttest.LinearToLab(arttest.LinearRGB(FamilyColor(b)))[0]); d < least {
				t.Errorf("grey: %v and %v are %.1f apart, want at least %.0f", a, b, d, least)
			}
		}
	}
}

func TestEveryFamilyStandsOutFromPaper(t *testing.T) {
	for c := range dreist.Color(dreist.ColorCount) {
		for name, matrix := range arttest.ColorVisions() {
			if d := arttest.ColorDistance(arttest.SeenLab(FamilyColor(c), matrix), arttest.SeenLab(art.PaperColor(), matrix)); d < 30 {
				t.Errorf("%s: %v is %.1f from the paper, want at least 30", name, c, d)
			}
		}
	}
}

// lab converts linear RGB to CIE L*a*b* under D65.
func TestNumeralsAreReadable(t *testing.T) {
	for c := range dreist.Color(dreist.ColorCount) {
		for what, ground := range map[string]color.RGBA{"paper": art.PaperColor(), "its tint": shadesOf(c).tint} {
			if got := arttest.ContrastRatio(FamilyInk(c), ground); got < 4.5 {
				t.Errorf("the numeral of %v on %s: contrast %.2f, want at least 4.5", c, what, got)
			}
		}
	}
}

func TestTargetsStandOutFromBothCloths(t *testing.T) {
	for _, theme := range art.Themes() {
		for c := range dreist.Color(dreist.ColorCount) {
			if got := arttest.ContrastRatio(targetLine(theme, c), theme.Palette().Cloth); got < 3 {
				t.Errorf("theme %v: the outline of a place for %v: contrast %.2f, want at least 3", theme, c, got)
			}
		}
	}
}

// A place for a card shows its family's sign and not only its colour: pictures of any two differ in their middle even in grey.
func TestTargetsDifferWithoutColour(t *testing.T) {
	for _, theme := range art.Themes() {
		o := kit.PaintRequest{Theme: theme, W: 40}
		for a := range dreist.Color(dreist.ColorCount) {
			for b := range a {
				if share := differingInGrey(DropSpotFor(1<<a, false).Paint(o), DropSpotFor(1<<b, false).Paint(o)); share < 0.02 {
					t.Errorf("theme %v: places for %v and %v differ in %.3f of the pixels, want 0.02", theme, a, b, share)
				}
			}
		}
	}
}

// The hills tell the families apart without their colours, down to small cards.
func TestHillsHaveFourPatterns(t *testing.T) {
	for _, w := range []int{40, 71, 120} {
		hills := [dreist.ColorCount]*image.RGBA{}
		for c := range hills {
			page := paint.NewCanvas(w, art.CardHeight(w))
			pattern(page.Transformed(art.CardMatrix(w)), dreist.Color(c), paint.Solid(art.InkColor()))
			hills[c] = page.Image()
		}
		for a := range hills {
			for b := range a {
				if share := arttest.DifferingShare(hills[a], hills[b]); share < 0.1 {
					t.Errorf("width %d: the patterns of %v and %v differ in %.2f of the pixels, want 0.1", w, dreist.Color(a), dreist.Color(b), share)
				}
			}
		}
	}
}

// differingInGrey returns the share of pixels whose opacity or lightness differs visibly.
func differingInGrey(a, b *image.RGBA) float64 {
	grey := func(img *image.RGBA) *image.RGBA {
		out := image.NewRGBA(img.Bounds())
		for i := 0; i < len(img.Pix); i += 4 {
			y := color.GrayModel.Convert(color.RGBA{img.Pix[i], img.Pix[i+1], img.Pix[i+2], 255}).(color.Gray).Y
			copy(out.Pix[i:], []uint8{y, y, y, img.Pix[i+3]})
		}
		return out
	}
	return arttest.DifferingShare(grey(a), grey(b))
}
