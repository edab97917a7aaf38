package art

import (
	"image/color"
	"math"
	"testing"

	"dreist/game/dreist"
)

// The matrices of Machado, Oliveira and Fernandes (2009) for full dichromacy, on linear RGB.
func visions() map[string][3][3]float64 {
	return map[string][3][3]float64{
		"normal":       {{1, 0, 0}, {0, 1, 0}, {0, 0, 1}},
		"protanopia":   {{0.152286, 1.052583, -0.204868}, {0.114503, 0.786281, 0.099216}, {-0.003882, -0.048116, 1.051998}},
		"deuteranopia": {{0.367322, 0.860646, -0.227968}, {0.280085, 0.672501, 0.047413}, {-0.011820, 0.042940, 0.968881}},
		"tritanopia":   {{1.255528, -0.076749, -0.178779}, {-0.078411, 0.930809, 0.147602}, {0.004733, 0.691367, 0.303900}},
	}
}

func TestFamiliesStayApartInEveryVision(t *testing.T) {
	const least = 25.0 // CIE76; below about 10 a glance confuses two colours
	for name, matrix := range visions() {
		for a := range dreist.Color(dreist.Colors) {
			for b := range a {
				if d := distance(seen(Family(a), matrix), seen(Family(b), matrix)); d < least {
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
			if d := math.Abs(lab(linear(Family(a)))[0] - lab(linear(Family(b)))[0]); d < least {
				t.Errorf("grey: %v and %v are %.1f apart, want at least %.0f", a, b, d, least)
			}
		}
	}
}

func TestEveryFamilyStandsOutFromPaper(t *testing.T) {
	for c := range dreist.Color(dreist.Colors) {
		for name, matrix := range visions() {
			if d := distance(seen(Family(c), matrix), seen(Paper(), matrix)); d < 30 {
				t.Errorf("%s: %v is %.1f from the paper, want at least 30", name, c, d)
			}
		}
	}
}

func TestPrintIsReadable(t *testing.T) {
	want := func(what string, text, ground color.RGBA) {
		t.Helper()
		if got := contrast(text, ground); got < 4.5 {
			t.Errorf("%s: contrast %.2f, want at least 4.5", what, got)
		}
	}
	want("ink on paper", Ink(), Paper())
	for c := range dreist.Color(dreist.Colors) {
		want(c.String()+" numeral on paper", FamilyInk(c), Paper())
		want(c.String()+" numeral on its tint", FamilyInk(c), shadesOf(c).tint)
	}
	for _, theme := range [2]Theme{Light, Dark} {
		ui := theme.UI()
		name := [2]string{"light: ", "dark: "}[theme]
		want(name+"text on cloth", ui.Text, ui.Cloth)
		want(name+"text on panel", ui.Text, ui.Panel)
		want(name+"muted text on cloth", ui.Muted, ui.Cloth)
		want(name+"muted text on panel", ui.Muted, ui.Panel)
		want(name+"accent button", ui.AccentText, ui.Accent)
		want(name+"quiet button", ui.QuietText, ui.Quiet)
		want(name+"warning on panel", ui.Warning, ui.Panel)
		want(name+"warning on cloth", ui.Warning, ui.Cloth)
	}
}

func seen(c color.RGBA, matrix [3][3]float64) [3]float64 {
	in := linear(c)
	var out [3]float64
	for i, row := range matrix {
		v := row[0]*in[0] + row[1]*in[1] + row[2]*in[2]
		out[i] = math.Max(0, math.Min(1, v))
	}
	return lab(out)
}

func linear(c color.RGBA) [3]float64 {
	var out [3]float64
	for i, v := range [3]uint8{c.R, c.G, c.B} {
		f := float64(v) / 255
		if f <= 0.04045 {
			out[i] = f / 12.92
		} else {
			out[i] = math.Pow((f+0.055)/1.055, 2.4)
		}
	}
	return out
}

func luminance(c color.RGBA) float64 {
	v := linear(c)
	return 0.2126*v[0] + 0.7152*v[1] + 0.0722*v[2]
}

func contrast(a, b color.RGBA) float64 {
	low, high := luminance(a), luminance(b)
	if low > high {
		low, high = high, low
	}
	return (high + 0.05) / (low + 0.05)
}

// lab converts linear RGB to CIE L*a*b* under D65.
func lab(v [3]float64) [3]float64 {
	f := func(t float64) float64 {
		if t > 216.0/24389 {
			return math.Cbrt(t)
		}
		return (24389.0/27*t + 16) / 116
	}
	x := f((0.4124564*v[0] + 0.3575761*v[1] + 0.1804375*v[2]) / 0.95047)
	y := f(0.2126729*v[0] + 0.7151522*v[1] + 0.0721750*v[2])
	z := f((0.0193339*v[0] + 0.1191920*v[1] + 0.9503041*v[2]) / 1.08883)
	return [3]float64{116*y - 16, 500 * (x - y), 200 * (y - z)}
}

func distance(a, b [3]float64) float64 {
	return math.Sqrt((a[0]-b[0])*(a[0]-b[0]) + (a[1]-b[1])*(a[1]-b[1]) + (a[2]-b[2])*(a[2]-b[2]))
}
