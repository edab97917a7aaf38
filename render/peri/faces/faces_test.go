package faces

import (
	"bytes"
	"fmt"
	"image"
	"testing"

	"golang.org/x/image/font/sfnt"

	"dreist/assets"
	"dreist/build/need"
	"dreist/render/art"
	"dreist/render/art/arttest"
	"dreist/render/paint"
)

func newStudio(t testing.TB) *art.Studio {
	display := need.Value(sfnt.Parse(assets.Display.Data()))(t)
	return art.NewStudio(display)
}

func picturesByName(s *art.Studio, w int) map[string]*image.RGBA {
	pictures := map[string]*image.RGBA{"print of a king": KingPrint(s, w), "print of a stock": TurnPrint(w)}
	for design := range Backs {
		pictures[fmt.Sprintf("back %d", design)] = Back(w, design)
	}
	for card := range Suits * Ranks {
		for _, look := range [2]Look{{HasTwoColours: true}, {HasStrongColours: true, HasGermanLetters: true}} {
			pictures[fmt.Sprintf("face %d, %+v", card, look)] = Face(s, Suit(card/Ranks), card%Ranks+1, look, w)
		}
		pictures[fmt.Sprintf("print of suit %d", card/Ranks)] = SuitPrint(Suit(card/Ranks), w)
	}
	return pictures
}

func TestPicturesFillTheirCardAndComeOutTheSameAgain(t *testing.T) {
	s := newStudio(t)
	for _, w := range []int{7, 20, 63, 64, 105} {
		again := picturesByName(s, w)
		for name, picture := range picturesByName(s, w) {
			arttest.Check(t, fmt.Sprintf("%s at %d", name, w), picture, w, art.CardHeight(w))
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
		for card := range Suits * Ranks {
			rank := card%Ranks + 1
			faces = append(faces, Face(s, Suit(card/Ranks), rank, Look{}, w).SubImage(image.Rect(0, 0, w, w)).(*image.RGBA))
		}
		arttest.CheckApart(t, faces, w)
	}
}

// TestSmallCardsHaveOneIndex looks at the lower right corner, where two ranks differ only if there is a second index.
func TestSmallCardsHaveOneIndex(t *testing.T) {
	for _, w := range []int{63, 64} {
		corner := func(rank int) *image.RGBA {
			return Face(newStudio(t), Spades, rank, Look{}, w).SubImage(image.Rect(w*81/100, w*115/100, w*92/100, w*130/100)).(*image.RGBA)
		}
		if second := arttest.Differing(corner(10), corner(3)) > 0; second != (w == 64) {
			t.Errorf("at %d: got a second index: %v, want %v", w, second, w == 64)
		}
	}
}

func TestLettersAndSignsStandOutFromPaper(t *testing.T) {
	for i := range Suits * 2 {
		suit, strong := Suit(i%Suits), i >= Suits
		letter := arttest.Contrast(tonesOf(suit, Look{HasStrongColours: strong}).ink, paper())
		if mark := arttest.Contrast(tonesOf(suit, Look{HasStrongColours: strong}).mark, paper()); letter < 5 || mark < 3 {
			t.Errorf("suit %d, strong %v: letters have a contrast of %.2f, signs of %.2f, want at least 5 and 3", suit, strong, letter, mark)
		}
	}
}

// TestSuitsDifferByShapeInGreyAndInEveryVision compares signs as small as those of the narrowest card by their lightness alone.
func TestSuitsDifferByShapeInGreyAndInEveryVision(t *testing.T) {
	const size = 12
	for name, vision := range arttest.Visions() {
		for pair := range Suits * Suits * 2 {
			a, b, strong := Suit(pair%Suits), Suit(pair/Suits%Suits), pair >= Suits*Suits
			shape := func(s Suit) *image.RGBA { // black where it is dark
				page := paint.New(size, size)
				page.Fill(paint.Rect(0, 0, size, size), paint.Solid(paper()))
				sign(page, s, tonesOf(s, Look{HasStrongColours: strong}), size/2, size/2, size)
				out := image.NewRGBA(page.Image().Rect)
				for i := range size * size {
					if arttest.Seen(page.Image().RGBAAt(i%size, i/size), vision)[0] < 75 {
						out.Pix[4*i+3] = 255
					}
				}
				return out
			}
			if share := arttest.Differing(shape(a), shape(b)); a != b && share < 0.08 {
				t.Errorf("%s: signs %d and %d, strong %v, differ in %.1f %% of the pixels, want at least 8 %%", name, a, b, strong, 100*share)
			}
			mark := func(s Suit) [3]float64 { return arttest.Seen(tonesOf(s, Look{HasStrongColours: strong}).mark, vision) }
			if d := arttest.Distance(mark(a), mark(b)); a >= Hearts && b <= Spades && d < 20 {
				t.Errorf("%s: red suit %d and black suit %d, strong %v, are %.1f apart, want at least 20", name, a, b, strong, d)
			}
		}
	}
}
