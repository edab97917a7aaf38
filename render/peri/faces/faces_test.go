package faces

import (
	"bytes"
	"fmt"
	"image"
	"testing"

	"golang.org/x/image/font/sfnt"

	"dreist/assets"
	"dreist/build/need"
	"dreist/game/peri"
	"dreist/render/art"
	"dreist/render/art/arttest"
	"dreist/render/kit"
	"dreist/render/paint"
)

func newStudio(t testing.TB) *art.LetterPainter {
	display := need.Value(sfnt.Parse(assets.DisplayFont.Data()))(t)
	return art.NewLetterPainter(display)
}

func picturesByName(s *art.LetterPainter, w int) map[string]*image.RGBA {
	pictures := map[string]*image.RGBA{}
	see := func(name string, m kit.Motif, strong bool) {
		pictures[name] = m.Paint(kit.PaintRequest{Letters: s, W: w, CardStyle: kit.CardStyle{HasLargeSigns: strong}})
	}
	see("print of a king", KingPrintMotif, false)
	see("print of a stock", TurnOverPrintMotif, false)
	for design := range BackDesignCount {
		see(fmt.Sprintf("back %d", design), BackMotif(design), false)
	}
	for card := range peri.SuitCount * peri.King {
		for i, look := range [2]CardStyle{{HasTwoColors: true}, {HasGermanLetters: true}} {
			see(fmt.Sprintf("face %d, %+v", card, look), FaceMotif{cardOf(card), look}, i == 1)
		}
		see(fmt.Sprintf("print of card %d", card), FoundationPrint(cardOf(card)), false)
	}
	return pictures
}

// cardOf returns the card with a number from 0, in the order of the suits.
func cardOf(n int) peri.Card { return peri.NewCard(n%peri.King+peri.Ace, peri.Suit(n/peri.King)) }

func TestPicturesFillTheirCardAndComeOutTheSameAgain(t *testing.T) {
	s := newStudio(t)
	for _, w := range []int{7, 20, 63, 64, 105} {
		again := picturesByName(s, w)
		for name, picture := range picturesByName(s, w) {
			arttest.CheckPicture(t, fmt.Sprintf("%s at %d", name, w), picture, w, art.CardHeight(w))
			if !bytes.Equal(picture.Pix, again[name].Pix) {
				t.Errorf("%s at %d: the second picture differs from the first", name, w)
			}
			if w >= wholeFrom && picture.Pix[3]|picture.Pix[4*w-1]|picture.Pix[len(picture.Pix)-1] != 0 {
				t.Errorf("%s at %d: a corner outside the card is not empty", name, w)
			}
		}
	}
	picturesByName(s, 0)
}

func TestUpperPartsOfFacesDifferPairwise(t *testing.T) {
	s := newStudio(t)
	for _, w := range []int{40, 60, 74} {
		var faces []*image.RGBA
		for card := range peri.SuitCount * peri.King {
			faces = append(faces, FaceMotif{Card: cardOf(card)}.Paint(kit.PaintRequest{Letters: s, W: w}).SubImage(image.Rect(0, 0, w, w)).(*image.RGBA))
		}
		arttest.CheckDistinct(t, faces, w)
	}
}

// TestSmallCardsHaveOneIndex looks at the lower right corner, where two ranks differ only if there is a second index.
func TestSmallCardsHaveOneIndex(t *testing.T) {
	for _, w := range []int{63, 64} {
		corner := func(rank int) *image.RGBA {
			return FaceMotif{Card: peri.NewCard(rank, peri.Spades)}.Paint(kit.PaintRequest{Letters: newStudio(t), W: w}).SubImage(image.Rect(w*81/100, w*115/100, w*92/100, w*130/100)).(*image.RGBA)
		}
		if second := arttest.DifferingShare(corner(10), corner(3)) > 0; second != (w == 64) {
			t.Errorf("at %d: got a second index: %v, want %v", w, second, w == 64)
		}
	}
}

func TestLettersAndSignsStandOutFromPaper(t *testing.T) {
	for i := range peri.SuitCount * 2 {
		suit, strong := peri.Suit(i%peri.SuitCount), i >= peri.SuitCount
		letter := arttest.ContrastRatio(tonesOf(suit, CardStyle{hasStrongColours: strong}).ink, paper())
		if mark := arttest.ContrastRatio(tonesOf(suit, CardStyle{hasStrongColours: strong}).mark, paper()); letter < 5 || mark < 3 {
			t.Errorf("suit %d, strong %v: letters have a contrast of %.2f, signs of %.2f, want at least 5 and 3", suit, strong, letter, mark)
		}
	}
}

// TestSuitsDifferByShapeInGreyAndInEveryVision compares signs as small as those of the narrowest card by their lightness alone.
func TestSuitsDifferByShapeInGreyAndInEveryVision(t *testing.T) {
	const size = 12
	for name, vision := range arttest.ColorVisions() {
		for pair := range peri.SuitCount * peri.SuitCount * 2 {
			a, b, strong := peri.Suit(pair%peri.SuitCount), peri.Suit(pair/peri.SuitCount%peri.SuitCount), pair >= peri.SuitCount*peri.SuitCount
			shape := func(s peri.Suit) *image.RGBA { // black where it is dark
				page := paint.NewCanvas(size, size)
				page.Fill(paint.Rect(0, 0, size, size), paint.Solid(paper()))
				sign(page, s, tonesOf(s, CardStyle{hasStrongColours: strong}), size/2, size/2, size)
				out := image.NewRGBA(page.Image().Rect)
				for i := range size * size {
					if arttest.SeenLab(page.Image().RGBAAt(i%size, i/size), vision)[0] < 75 {
						out.Pix[4*i+3] = 255
					}
				}
				return out
			}
			if share := arttest.DifferingShare(shape(a), shape(b)); a != b && share < 0.08 {
				t.Errorf("%s: signs %d and %d, strong %v, differ in %.1f %% of the pixels, want at least 8 %%", name, a, b, strong, 100*share)
			}
			mark := func(s peri.Suit) [3]float64 {
				return arttest.SeenLab(tonesOf(s, CardStyle{hasStrongColours: strong}).mark, vision)
			}
			if d := arttest.ColorDistance(mark(a), mark(b)); a >= peri.Hearts && b <= peri.Spades && d < 20 {
				t.Errorf("%s: red suit %d and black suit %d, strong %v, are %.1f apart, want at least 20", name, a, b, strong, d)
			}
		}
	}
}
