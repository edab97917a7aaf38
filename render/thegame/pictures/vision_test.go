package pictures

import (
	"image"
	"image/color"
	"math"
	"testing"

	"dreist/game/thegame"
	"dreist/render/art"
	"dreist/render/art/arttest"
)

// lightness returns L* of a colour as somebody with a kind of sight sees it, 0 black to 100 white.
func lightness(c color.RGBA, vision [3][3]float64) float64 { return arttest.SeenLab(c, vision)[0] }

func TestPilesStayApartInGreyAndInEveryVision(t *testing.T) {
	var colours []color.RGBA
	for p := range thegame.Pile(thegame.PileCount) {
		colours = append(colours, PileColor(p))
	}
	arttest.CheckColors(t, "piles", append(colours, art.PaperColor()), 25, 9)
}

func TestSeatsStayApartInGreyAndInEveryVision(t *testing.T) {
	var colours []color.RGBA
	for seat := range uint8(seatColorCount) {
		colours = append(colours, tonesOfSeat(seat).base)
	}
	arttest.CheckColors(t, "seats", append(colours, art.PaperColor()), 25, 8)
}

// The grounds of the numbers keep their order, so that which of two cards is higher is seen without their colour.
func TestGroundsGrowLighterInEveryVision(t *testing.T) {
	for name, vision := range arttest.ColorVisions() {
		for n := thegame.Lowest; n+20 <= thegame.Highest; n++ {
			if d := lightness(groundOf(n+20).base, vision) - lightness(groundOf(n).base, vision); d < 2.5 {
				t.Errorf("%s: the ground of %v is %.1f lighter than that of %v, want at least 2.5", name, n+20, d, n)
			}
		}
	}
}

func TestTextIsReadable(t *testing.T) {
	want := func(what string, text, ground color.RGBA) {
		t.Helper()
		if got := arttest.ContrastRatio(text, ground); got < 4.5 {
			t.Errorf("%s: contrast %.2f, want at least 4.5", what, got)
		}
	}
	for n := thegame.Lowest; n <= thegame.Highest; n++ {
		want("the numeral "+n.String(), numeralInk(n), art.PaperColor())
	}
	for p := range thegame.Pile(thegame.PileCount) {
		want("the number of pile "+p.String(), tonesOf(p).ink, art.PaperColor())
		want("the number of pile "+p.String()+" on its tint", tonesOf(p).ink, tonesOf(p).tint)
		want("the letter of pile "+p.String(), tonesOf(p).Line, art.PaperColor())
	}
	for seat := range uint8(seatColorCount) {
		t0 := tonesOfSeat(seat)
		want("text on the colour of a seat", t0.on, t0.base)
		want("the letter of a seat", t0.line, art.PaperColor())
	}
	for step := 1; step < thegame.CardCount; step++ {
		ground, _, text := stepTones(step)
		want("a step", text, ground)
	}
}

// Signs of the piles differ by their picture in lightness alone, so that no hue is needed.
func TestCharactersStayApartInGreyAndInEveryVision(t *testing.T) {
	const size = 40
	for name, vision := range arttest.ColorVisions() {
		for a := range thegame.Pile(thegame.PileCount) {
			for b := range a {
				p, q, differing := figureOf(a, size), figureOf(b, size), 0
				for y := range size {
					for x := range size {
						if math.Abs(lightness(onCloth(p, x, y), vision)-lightness(onCloth(q, x, y), vision)) > 15 {
							differing++
						}
					}
				}
				if share := float64(differing) / (size * size); share < 0.2 {
					t.Errorf("%s: %v and %v differ in the lightness of %.1f %% of the pixels, want at least 20 %%", name, a, b, 100*share)
				}
			}
		}
	}
}

func TestCharactersHaveOutlinesOfTheirOwn(t *testing.T) {
	for _, size := range []int{24, 60, 160} {
		for a := range thegame.Pile(thegame.PileCount) {
			for b := range a {
				p, q, differing := figureOf(a, size), figureOf(b, size), 0
				for i := 3; i < len(p.Pix); i += 4 {
					if (p.Pix[i] > 127) != (q.Pix[i] > 127) {
						differing++
					}
				}
				if share := float64(differing) / float64(size*size); share < 0.12 {
					t.Errorf("at %d the outlines of %v and %v differ in %.1f %% of the pixels, want at least 12 %%", size, a, b, 100*share)
				}
			}
		}
	}
}

// Signals of one seat differ by their object, down to the smallest token.
func TestSignalsDifferWithoutColour(t *testing.T) {
	s := newStudio(t)
	for _, size := range []int{22, 40} {
		for a := thegame.KeepOff; a <= thegame.LayHere; a++ {
			for b := thegame.KeepOff; b < a; b++ {
				if share := arttest.DifferingShare(tokenImage(s, a, 0, 'M', size), tokenImage(s, b, 0, 'M', size)); share < 0.08 {
					t.Errorf("at %d signals %v and %v differ in %.1f %% of the pixels, want at least 8 %%", size, a, b, 100*share)
				}
			}
		}
	}
}

func figureOf(p thegame.Pile, size int) *image.RGBA {
	return figureImage(p, CharacterMotif{Pile: p}.Expression(), size)
}

// onCloth is a pixel of a picture that lies on linen.
func onCloth(picture *image.RGBA, x, y int) color.RGBA {
	p, cloth := picture.RGBAAt(x, y), art.Linen.Palette().Cloth
	over := func(v, below uint8) uint8 { return v + uint8(int(below)*(255-int(p.A))/255) }
	return color.RGBA{over(p.R, cloth.R), over(p.G, cloth.G), over(p.B, cloth.B), 255}
}
