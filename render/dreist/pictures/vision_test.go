package pictures

import (
	"image/color"
	"math"
	"testing"

	"dreist/game/dreist"
	"dreist/render/art"
	"dreist/render/art/arttest"
)

// The matrices of Machado, Oliveira and Fernandes (2009) for full dichromacy, on linear RGB.
func TestFamiliesStayApartInEveryVision(t *testing.T) {
	const least = 25.0 // CIE76; below about 10 a glance confuses two colours
	for name, matrix := range arttest.Visions() {
		for a := range dreist.Color(dreist.Colors) {
			for b := range a {
				if d := arttest.Distance(arttest.Seen(Family(a), matrix), arttest.Seen(Family(b), matrix)); d < least {
					t.Errorf("%s: %v and %v are %.1f apart, want at least %.0f", name, a, b, d, least)
				}
			}
		}
	}
}

func TestFamiliesStayApartInGrey(t *testing.T) {
	const least = 9.0 // in L*, 0 black to 100 white
	for a := range dreist.Color(dreist.Colors) {
		for b := range a {
			if d := math.Abs(arttest.Lab(arttest.Linear(Family(a)))[0] - arttest.Lab(arttest.Linear(Family(b)))[0]); d < least {
				t.Errorf("grey: %v and %v are %.1f apart, want at least %.0f", a, b, d, least)
			}
		}
	}
}

func TestEveryFamilyStandsOutFromPaper(t *testing.T) {
	for c := range dreist.Color(dreist.Colors) {
		for name, matrix := range arttest.Visions() {
			if d := arttest.Distance(arttest.Seen(Family(c), matrix), arttest.Seen(art.Paper(), matrix)); d < 30 {
				t.Errorf("%s: %v is %.1f from the paper, want at least 30", name, c, d)
			}
		}
	}
}

// lab converts linear RGB to CIE L*a*b* under D65.
func TestNumeralsAreReadable(t *testing.T) {
	for c := range dreist.Color(dreist.Colors) {
		for what, ground := range map[string]color.RGBA{"paper": art.Paper(), "its tint": shadesOf(c).tint} {
			if got := arttest.Contrast(FamilyInk(c), ground); got < 4.5 {
				t.Errorf("the numeral of %v on %s: contrast %.2f, want at least 4.5", c, what, got)
			}
		}
	}
}
