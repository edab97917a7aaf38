package pictures

import (
	"bytes"
	"fmt"
	"image"
	"math"
	"testing"

	"golang.org/x/image/font/sfnt"

	"dreist/assets"
	"dreist/build/need"
	"dreist/game/dreixdrei"
	"dreist/render/art"
	"dreist/render/art/arttest"
	"dreist/render/figure"
	"dreist/render/geom"
	"dreist/render/kit"
)

func newStudio(t testing.TB) *art.LetterPainter {
	t.Helper()
	display := need.Value(sfnt.Parse(assets.DisplayFont.Data()))(t)
	return art.NewLetterPainter(display)
}

// everyFace returns all faces: each number in each colour, the specials, and the jokers with a name.
func everyFace() (all []FaceMotif) {
	for colour := range dreixdrei.ColourCount {
		for k := dreixdrei.LowestNumber; k <= dreixdrei.HighestNumber; k++ {
			all = append(all, FaceOf(dreixdrei.FaceOf(k), colour))
		}
	}
	for k := dreixdrei.Delete; k <= dreixdrei.Joker; k++ {
		all = append(all, FaceOf(dreixdrei.FaceOf(k), 0))
	}
	for name := dreixdrei.LowestNumber; name.IsNameable(); name++ {
		all = append(all, FaceOf(dreixdrei.NamedFace(name), 0))
	}
	return all
}

// all calls f with every picture w pixels wide, by name.
func all(s *art.LetterPainter, w int, f func(name string, picture *image.RGBA, wide, high int)) {
	see := func(name string, m kit.Motif, high int) {
		f(fmt.Sprintf("%s at %d", name, w), m.Paint(kit.PaintRequest{Letters: s, W: w, H: high}), w, high)
	}
	flat := func(tall float64) int { return max(1, int(math.Round(float64(w)*tall))) }
	for _, m := range everyFace() {
		kind, name, colour := m.parts()
		see(fmt.Sprintf("face %v=%v in colour %d", kind, name, colour), m, art.CardHeight(w))
	}
	for k := dreixdrei.Delete; k <= dreixdrei.Joker; k++ {
		see("the figure of "+k.String(), SpecialMotif(k), w)
	}
	for h := range Fighter(fighterCount) {
		for m := range Mood(MoodCount) {
			if h > BatFighter && m != MoodWaiting { // the others differ by their colours alone
				break
			}
			see(fmt.Sprintf("fighter %d in mood %d", h, m), FighterMotif{h, m}, w)
		}
	}
	for n := range 15 {
		see(fmt.Sprintf("lamps %d", n%4), PhaseLampsMotif(n%4), flat(phaseLampsHeightRatio))
		see(fmt.Sprintf("count %d", n), CountBadgeMotif(n), w)
		if n <= int(dreixdrei.HighestNumber) {
			see(fmt.Sprintf("demand %d", n), DemandSignMotif(n), flat(DemandHeightRatio))
		}
	}
	for _, m := range []wheelSegmentMotif{brightSegment, aimedSegment, dimSegment} {
		see(fmt.Sprintf("segment %d", m), m, w)
	}
	see("back", BackMotif, art.CardHeight(w))
	see("cover", BoxCoverMotif, w)
	see("hub", wheelHubMotif, w)
	see("emblem", RingEmblemMotif, w)
	see("light", RingLightMotif, w)
	see("aim", AimOutlineMotif, art.CardHeight(w))
	see("title", TitleMotif, titleHeight(w))
}

func TestEveryPictureHasTheSizeAskedForAndComesOutTheSameAgain(t *testing.T) {
	s := newStudio(t)
	for _, w := range []int{24, 77} {
		again := map[string]*image.RGBA{}
		all(s, w, func(name string, picture *image.RGBA, wide, high int) {
			arttest.CheckPicture(t, name, picture, wide, high)
			again[name] = picture
		})
		all(s, w, func(name string, picture *image.RGBA, _, _ int) {
			if !bytes.Equal(picture.Pix, again[name].Pix) {
				t.Errorf("%s: the second picture differs from the first", name)
			}
		})
	}
}

func TestTinyPicturesAreDrawnWithoutHarm(t *testing.T) {
	s := newStudio(t)
	for _, w := range []int{0, 1, 2, 5, 11} {
		all(s, w, func(string, *image.RGBA, int, int) {})
	}
}

func TestFacesAreToldByKindNameAndColour(t *testing.T) {
	seen := map[FaceMotif]bool{}
	for _, m := range everyFace() {
		if seen[m] {
			t.Errorf("two cards have the face %d", m)
		}
		seen[m] = true
	}
	if kind, name, _ := FaceOf(dreixdrei.NamedFace(dreixdrei.Restart), 2).parts(); kind != dreixdrei.Joker || name != dreixdrei.Restart {
		t.Errorf("a JOKER named RESTART has the face of %v named %v", kind, name)
	}
	if kind, name, colour := FaceOf(dreixdrei.FaceOf(12), 7).parts(); kind != 12 || name != dreixdrei.NoKind || colour != 3 {
		t.Errorf("a 12 in the last colour has the face of %v named %v in colour %d", kind, name, colour)
	}
	if FaceOf(dreixdrei.FaceOf(dreixdrei.Delete), 1) != FaceOf(dreixdrei.FaceOf(dreixdrei.Delete), 2) {
		t.Error("specials differ by their colour, which they have not")
	}
}

func TestCardsAreRoundAndFull(t *testing.T) {
	s := newStudio(t)
	for _, m := range []kit.Motif{FaceOf(dreixdrei.FaceOf(7), 1), FaceOf(dreixdrei.FaceOf(dreixdrei.Joker), 0), BackMotif} {
		arttest.CheckCard(t, fmt.Sprintf("%T", m), m.Paint(kit.PaintRequest{Letters: s, W: 90}))
	}
}

// TestCornersTellKindsApart looks at what overlapping cards leave free: the strip at the left and that at the top, without colour.
func TestCornersTellKindsApart(t *testing.T) {
	s := newStudio(t)
	const w = 80
	for _, strong := range []bool{false, true} {
		for name, strip := range map[string]image.Rectangle{"left": image.Rect(0, 0, w*2/5, 32), "top": image.Rect(0, 0, w, 30)} {
			for a := dreixdrei.LowestNumber; a <= dreixdrei.Joker; a++ {
				for b := dreixdrei.LowestNumber; b < a; b++ {
					p, q := faceImage(s, FaceOf(dreixdrei.FaceOf(a), 0), w, strong), faceImage(s, FaceOf(dreixdrei.FaceOf(b), 0), w, strong)
					if share := arttest.DifferingShare(p.SubImage(strip).(*image.RGBA), q.SubImage(strip).(*image.RGBA)); share < 0.05 {
						t.Errorf("%s strip, strong %v: %v and %v differ in %.1f %% of the pixels, want at least 5 %%", name, strong, a, b, 100*share)
					}
				}
			}
		}
	}
}

func TestCornerSignsAreLargeEnough(t *testing.T) {
	s := newStudio(t)
	for k := dreixdrei.LowestNumber; k <= dreixdrei.Joker; k++ {
		low, end := narrowed(sign(s, k, indexHeight), widest).Bounds()
		if tall := end.Y - low.Y; tall < 0.2*art.CardUnitWidth && k != dreixdrei.Joker {
			t.Errorf("the corner sign of %v is %.1f %% of the width tall, want at least 20 %%", k, tall)
		}
	}
}

// TestNamedJokersDifferFromTheCardsTheyAreNamed and from each other.
func TestNamedJokersDifferFromTheCardsTheyAreNamed(t *testing.T) {
	s := newStudio(t)
	for _, w := range []int{24, 80} {
		for a := dreixdrei.LowestNumber; a.IsNameable(); a++ {
			joker := faceImage(s, FaceOf(dreixdrei.NamedFace(a), 0), w, false)
			if share := arttest.DifferingShare(joker, faceImage(s, FaceOf(dreixdrei.FaceOf(a), 0), w, false)); share < 0.25 {
				t.Errorf("at %d, a JOKER named %v differs from it in %.1f %% of the pixels, want at least 25 %%", w, a, 100*share)
			}
			for b := dreixdrei.LowestNumber; b < a; b++ {
				if share := arttest.DifferingShare(joker, faceImage(s, FaceOf(dreixdrei.NamedFace(b), 0), w, false)); share < 0.02 {
					t.Errorf("at %d, JOKERs named %v and %v differ in %.1f %% of the pixels, want at least 2 %%", w, a, b, 100*share)
				}
			}
		}
	}
}

func TestBackHasNoUpperEnd(t *testing.T) {
	low, high := seam().Bounds()
	if math.Abs(low.Y+high.Y-art.CardUnitHeight) > 1e-9 || math.Abs(low.X+high.X-art.CardUnitWidth) > 1e-9 {
		t.Fatalf("the seam from %v to %v is another one upside down", low, high)
	}
}

func TestTheWheelHasEveryNameOnce(t *testing.T) {
	wheel := geom.Rect{X: 30, Y: 50, W: 300, H: 300}
	for k := dreixdrei.LowestNumber; k.IsNameable(); k++ {
		at := WheelCardRect(k, wheel)
		if got := WheelKindAt(at.Center(), wheel); got != k {
			t.Errorf("on the card of %v lies %v", k, got)
		}
		for other := dreixdrei.LowestNumber; other < k; other++ {
			if at.OverlapArea(WheelCardRect(other, wheel)) > 0 {
				t.Errorf("on the wheel the cards of %v and %v overlap", k, other)
			}
		}
		if at.OverlapArea(wheelHub(wheel)) > 0 {
			t.Errorf("the card of %v lies on the hub", k)
		}
	}
	for _, off := range []geom.Point{{X: 180, Y: 200}, {X: 31, Y: 51}, {X: 500, Y: 200}} {
		if got := WheelKindAt(off, wheel); got != dreixdrei.NoKind {
			t.Errorf("at %v, beside all segments, lies %v", off, got)
		}
	}
}

func TestBlendReachesEveryFeature(t *testing.T) {
	if got, want := (Expression{}).Blend(arttest.FilledExpression[Expression](2), 0.5), arttest.FilledExpression[Expression](1); got != want {
		t.Errorf("half way: got %+v, want %+v", got, want)
	}
}

func TestMoodsDifferClearly(t *testing.T) {
	for h := range Fighter(2) {
		for _, size := range []int{40, 160} {
			for a := range Mood(MoodCount) {
				for b := range a {
					p, q := fighterImage(h, FighterMotif{h, a}.Expression(), size), fighterImage(h, FighterMotif{h, b}.Expression(), size)
					if share := arttest.DifferingShare(p, q); share < 0.04 {
						t.Errorf("fighter %d at %d: moods %d and %d differ in %.1f %% of the pixels, want at least 4 %%", h, size, a, b, 100*share)
					}
				}
			}
		}
	}
}

func TestSmallStepsBetweenMoodsAreSmallOnThePicture(t *testing.T) {
	for h := range Fighter(2) {
		for m := range Mood(MoodCount) {
			from, to := FighterMotif{h, m}.Expression(), FighterMotif{h, (m + 1) % MoodCount}.Expression()
			before := fighterImage(h, from, 80)
			for i := 1; i <= 24; i++ {
				now := fighterImage(h, from.Blend(to, float64(i)/24), 80)
				if share := arttest.DifferingShare(before, now); share > 0.12 {
					t.Errorf("fighter %d after mood %d: step %d changes %.1f %% of the pixels at once, want at most 12 %%", h, m, i, 100*share)
				}
				before = now
			}
		}
	}
}

func TestFiguresAreNowhereCutOff(t *testing.T) {
	uncut := func(name string, picture *image.RGBA) {
		t.Helper()
		for i := range 200 {
			for _, at := range []image.Point{{i, 199}, {i, 0}, {0, i}, {199, i}} {
				if a := picture.RGBAAt(at.X, at.Y).A; a > 100 {
					t.Fatalf("%s reaches the edge of its picture at %v", name, at)
				}
			}
		}
	}
	for h := range Fighter(2) {
		for m := range Mood(MoodCount) {
			for step := range 3 {
				e := FighterMotif{h, MoodWaiting}.Expression().Blend(FighterMotif{h, m}.Expression(), float64(step)/2)
				uncut(fmt.Sprintf("fighter %d in mood %d", h, m), fighterImage(h, e, 200))
			}
		}
	}
	for k := dreixdrei.Delete; k <= dreixdrei.Joker; k++ {
		uncut(k.String(), SpecialMotif(k).Paint(kit.PaintRequest{W: 200}))
	}
}

func TestWhoCarriesThePileKeepsItInAllPoses(t *testing.T) {
	loaded := FighterMotif{Fish, MoodLoaded}.Expression()
	for pose := range figure.IdlePose(8) {
		if e := loaded.InPose(pose); e.HandLeft != loaded.HandLeft || e.HandRight != loaded.HandRight {
			t.Errorf("in pose %d the fighter lets go of the pile", pose)
		}
	}
}
