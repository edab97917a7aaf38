package pictures

import (
	"bytes"
	"fmt"
	"image"
	"slices"
	"testing"

	"golang.org/x/image/font/sfnt"

	"dreist/assets"
	"dreist/build/need"
	"dreist/game/thegame"
	"dreist/render/art"
	"dreist/render/art/arttest"
	"dreist/render/figure"
	"dreist/render/kit"
	"dreist/render/thegame/scene"
)

func newStudio(t testing.TB) *art.LetterPainter {
	t.Helper()
	display := need.Value(sfnt.Parse(assets.DisplayFont.Data()))(t)
	return art.NewLetterPainter(display)
}

// all calls f with every picture w pixels wide, by name.
func all(s *art.LetterPainter, w int, f func(name string, m kit.Motif, picture *image.RGBA, wide, high int)) {
	see := func(name string, m kit.Motif, high int) {
		picture := m.Paint(kit.PaintRequest{Letters: s, W: w, H: high})
		f(fmt.Sprintf("%s at %d", name, w), m, picture, w, high)
	}
	for n := thegame.Lowest; n <= thegame.Highest; n++ {
		see("face "+n.String(), FaceMotif(n), art.CardHeight(w))
	}
	for p := range thegame.Pile(thegame.PileCount) {
		see("base "+p.String(), BaseCardMotif(p), art.CardHeight(w))
		see("place "+p.String(), PlainBaseCardMotif(p), art.CardHeight(w))
		see("trick "+p.String(), TenBackPlateMotif(p), (w+1)/2)
		for m := range Mood(MoodCount) {
			see(fmt.Sprintf("%v in mood %d", p, m), CharacterMotif{p, m}, w)
		}
	}
	for m := range SourMood(SourMoodCount) {
		see(fmt.Sprintf("sour pile in mood %d", m), m, w)
	}
	for seat := range uint8(seatColorCount) {
		for signal := thegame.KeepOff; signal <= thegame.LayHere; signal++ {
			see(fmt.Sprintf("signal %v of seat %d", signal, seat), SignalTokenMotif{signal, seat, 'M'}, w)
		}
	}
	for seat := range SeatMotif(seatColorCount) {
		see(fmt.Sprintf("seat %d", seat), seat, w)
	}
	for p := range thegame.Pile(thegame.PileCount) {
		see("sign "+p.String(), PileSignMotif(p), 3*w)
		for kind := FootprintStone; kind <= TenBackStone; kind++ {
			see(fmt.Sprintf("stone %v, %d", p, kind), StoneMotif{p, kind}, w)
		}
	}
	land := scene.Landscape{W: 200, H: 120, LeftX: 40, RightX: 160, TopY: 20, BottomY: 90, Piles: 1<<thegame.PileCount - 1}
	see("land", LandscapeMotif(land), (3*w+4)/5)
	leap := land.LeapRect(1, 30, 60)
	see("leap", LeapMotif{Landscape: land, Path: 1, From: 30, To: 60}, int(float64(w)*leap.H/leap.W))
	for _, step := range []StepPlateMotif{1, 9, 34, 35, 97} {
		see(fmt.Sprintf("step %d", step), step, (w+1)/2)
	}
	see("back", BackMotif, art.CardHeight(w))
	see("cover", BoxCoverMotif, w)
	see("title", TitleMotif, titleHeight(w))
}

func TestEveryPictureHasTheSizeAskedForAndComesOutTheSameAgain(t *testing.T) {
	s := newStudio(t)
	for _, w := range []int{24, 46, 77, 146} {
		again := map[string]*image.RGBA{}
		all(s, w, func(name string, _ kit.Motif, picture *image.RGBA, wide, high int) {
			arttest.CheckPicture(t, name, picture, wide, high)
			again[name] = picture
		})
		all(s, w, func(name string, _ kit.Motif, picture *image.RGBA, _, _ int) {
			if !bytes.Equal(picture.Pix, again[name].Pix) {
				t.Errorf("%s: the second picture differs from the first", name)
			}
		})
	}
}

func TestTinyPicturesAreDrawnWithoutHarm(t *testing.T) {
	s := newStudio(t)
	for w := range 12 {
		all(s, w, func(string, kit.Motif, *image.RGBA, int, int) {})
	}
}

func TestCardsAreRoundAndFull(t *testing.T) {
	s := newStudio(t)
	for _, m := range []kit.Motif{FaceMotif(42), FaceMotif(99), BaseCardMotif(thegame.PileA), PlainBaseCardMotif(thegame.PileD), BackMotif} {
		arttest.CheckCard(t, fmt.Sprintf("%T", m), m.Paint(kit.PaintRequest{Letters: s, W: 90}))
	}
}

func TestFacesDifferPairwise(t *testing.T) {
	s := newStudio(t)
	for _, w := range []int{46, 77} {
		faces := map[thegame.Card]*image.RGBA{}
		for n := thegame.Lowest; n <= thegame.Highest; n++ {
			faces[n] = faceImage(s, n, w, false)
			for m := thegame.Lowest; m < n; m++ {
				if share := arttest.DifferingShare(faces[n], faces[m]); share < 0.03 {
					t.Errorf("at %d, %v and %v differ in %.1f %% of their pixels, want at least 3 %%", w, n, m, 100*share)
				}
			}
		}
	}
}

func TestOnlyNumbersThatCouldBeOthersUpsideDownAreBarred(t *testing.T) {
	var got []thegame.Card
	for n := thegame.Lowest; n <= thegame.Highest; n++ {
		if barred(n) {
			got = append(got, n)
		}
	}
	if want := []thegame.Card{6, 9, 66, 68, 86, 89, 98, 99}; !slices.Equal(got, want) {
		t.Errorf("barred are %v, want %v", got, want)
	}
}

// TestCornerNumeralsAreLargeEnough looks at what a fanned hand shows of a card.
func TestCornerNumeralsAreLargeEnough(t *testing.T) {
	s := newStudio(t)
	for n := thegame.Lowest; n <= thegame.Highest; n++ {
		for _, high := range [2]float64{indexHeight, strongIndex} {
			low, end := s.NumberOutline(int(n), high, 0, 0).Bounds()
			if tall := end.Y - low.Y; tall < 0.2*art.CardUnitWidth {
				t.Errorf("the corner numeral %v is %.1f %% of the width tall, want at least 20 %%", n, tall)
			}
			if wide := end.X - low.X; wide > 45 {
				t.Errorf("the corner numeral %v is %.1f %% of the width wide, want at most 45 %%", n, wide)
			}
		}
	}
}

func TestLandRisesWithTheNumber(t *testing.T) {
	for n := thegame.Lowest + 1; n <= thegame.Highest; n++ {
		if level(n) >= level(n-1) {
			t.Errorf("the land of %v is not above that of %v", n, n-1)
		}
	}
}

func TestBackHasNoUpperEnd(t *testing.T) {
	back := backImage(120)
	turned := image.NewRGBA(back.Rect)
	for y := range back.Rect.Dy() {
		for x := range back.Rect.Dx() {
			turned.SetRGBA(back.Rect.Dx()-1-x, back.Rect.Dy()-1-y, back.RGBAAt(x, y))
		}
	}
	// The arrows differ in colour, not in shape: look at what lies around them.
	around := func(p *image.RGBA) *image.RGBA { return p.SubImage(image.Rect(0, 0, 120, 44)).(*image.RGBA) }
	if share := arttest.DifferingShare(around(back), around(turned)); share > 0.02 {
		t.Errorf("upside down %.1f %% of the back is another one, want at most 2 %%", 100*share)
	}
}

// figures calls f with what draws each figure, and its moods.
func figures(f func(name string, moods []figure.Expression, draw func(figure.Expression, int) *image.RGBA)) {
	for p := range thegame.Pile(thegame.PileCount) {
		var moods []figure.Expression
		for m := range Mood(MoodCount) {
			moods = append(moods, CharacterMotif{p, m}.Expression())
		}
		f("pile "+p.String(), moods, func(e figure.Expression, size int) *image.RGBA { return figureImage(p, e, size) })
	}
	f("sour pile", []figure.Expression{SourMoodSmug.Expression(), SourMoodWorried.Expression(), SourMoodBeaten.Expression()}, sourPile)
}

func TestMoodsDifferClearly(t *testing.T) {
	figures(func(name string, moods []figure.Expression, draw func(figure.Expression, int) *image.RGBA) {
		for _, size := range []int{40, 160} {
			for a := range moods {
				for b := range a {
					if share := arttest.DifferingShare(draw(moods[a], size), draw(moods[b], size)); share < 0.04 {
						t.Errorf("%s at %d: moods %d and %d differ in %.1f %% of the pixels, want at least 4 %%", name, size, a, b, 100*share)
					}
				}
			}
		}
	})
}

func TestSmallStepsBetweenMoodsAreSmallOnThePicture(t *testing.T) {
	figures(func(name string, moods []figure.Expression, draw func(figure.Expression, int) *image.RGBA) {
		for a := range moods {
			from, to := moods[a], moods[(a+1)%len(moods)]
			before := draw(from, 80)
			for i := 1; i <= 24; i++ {
				now := draw(from.Blend(to, float64(i)/24), 80)
				if share := arttest.DifferingShare(before, now); share > 0.12 {
					t.Errorf("%s after mood %d: step %d changes %.1f %% of the pixels at once, want at most 12 %%", name, a, i, 100*share)
				}
				before = now
			}
		}
	})
}

func TestFiguresAreNowhereCutOff(t *testing.T) {
	figures(func(name string, moods []figure.Expression, draw func(figure.Expression, int) *image.RGBA) {
		for _, to := range moods {
			for step := range 3 {
				picture := draw(moods[0].Blend(to, float64(step)/2), 200)
				for i := range 200 {
					for _, at := range []image.Point{{i, 199}, {i, 0}, {0, i}, {199, i}} {
						if a := picture.RGBAAt(at.X, at.Y).A; a > 100 {
							t.Fatalf("%s: it reaches the edge of its picture at %v", name, at)
						}
					}
				}
			}
		}
	})
}

func TestStepsFollowTheirSize(t *testing.T) {
	for step := 2; step <= hottest; step++ {
		if StepPlateScale(step) <= StepPlateScale(step-1) {
			t.Errorf("the plate of %d is not larger than that of %d", step, step-1)
		}
	}
	for step, want := range map[int]Mood{-10: MoodDelighted, 1: MoodTickled, 3: MoodTickled, 4: MoodIdle, 14: MoodIdle, 15: MoodStartled, 29: MoodStartled, 30: MoodWincing, 97: MoodWincing} {
		if got := MoodAfterStep(step); got != want {
			t.Errorf("a step of %d: got mood %d, want %d", step, got, want)
		}
	}
}

func TestANodEndsWhereItBegan(t *testing.T) {
	if NodAngle(0) != 0 || NodAngle(nodTicks) != 0 || NodAngle(nodTicks+100) != 0 {
		t.Error("a nod leaves the signal turned")
	}
	if NodAngle(5) < 0.15 {
		t.Errorf("five ticks into a nod the signal is turned by %.2f, want at least 0.15", NodAngle(5))
	}
}

func TestALetterThatTheFontLacksBecomesTheNumberOfTheSeat(t *testing.T) {
	s := newStudio(t)
	if !bytes.Equal(tokenImage(s, thegame.KeepOff, 1, '猫', 60).Pix, tokenImage(s, thegame.KeepOff, 1, '2', 60).Pix) {
		t.Error("the token does not show a 2")
	}
}
