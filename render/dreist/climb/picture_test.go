package climb

import (
	"fmt"
	"image"
	"math"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"dreist/assets"
	"dreist/build/need"
	"dreist/game/dreist"
	"dreist/render/art"
	"dreist/render/art/arttest"
	"dreist/render/dreist/pictures"
	"dreist/render/dreist/words"
	"dreist/render/geom"
	"dreist/render/kit"
	"dreist/render/stage"
)

// TestPartsFillTheSizeAskedFor paints every part for both tables.
func TestPartsFillTheSizeAskedFor(t *testing.T) {
	for _, theme := range art.Themes() {
		for p := country; p <= puff; p++ {
			for _, size := range []image.Point{{60, 31}, {377, 165}, {753, 330}} {
				img := p.Paint(kit.PaintRequest{Theme: theme, W: size.X, H: size.Y})
				arttest.CheckPicture(t, fmt.Sprintf("part %d on %v at %v", p, theme, size), img, size.X, size.Y)
			}
		}
	}
	for p := country; p <= puff; p++ {
		light, dark := p.Paint(kit.PaintRequest{Theme: art.Linen, W: 200, H: 90}), p.Paint(kit.PaintRequest{Theme: art.Night, W: 200, H: 90})
		if differs := arttest.DifferingShare(light, dark) > 0; differs != p.PictureTraits().DependsOnTheme {
			t.Errorf("part %d looks different on another table: %v, and says %v", p, differs, p.PictureTraits().DependsOnTheme)
		}
	}
}

// TestPilesAreInTrueProportion measures the piles of every rung.
func TestPilesAreInTrueProportion(t *testing.T) {
	p := newLayout(geom.Rect{W: 753, H: 330}, 200)
	for i := range rungCount {
		own := LadderView{}.cards(i)
		yours, egons := p.pile(i, 0, own), p.pile(i, 1, dreist.CardCount-own)
		top := pileTop * p.unit
		if got, want := (yours.H-top)/(egons.H-top), float64(own)/float64(dreist.CardCount-own); math.Abs(got-want) > 0.001 {
			t.Errorf("rung %d: the piles are %.3f to 1, want %.3f", i, got, want)
		}
		if math.Abs(yours.Bottom()-egons.Bottom()) > 0.001 || yours.Bottom() < p.at(0, rungY(i)).Y {
			t.Errorf("rung %d: the piles end at %.1f and %.1f, want both on the rung at %.1f", i, yours.Bottom(), egons.Bottom(),
				p.at(0, rungY(i)).Y)
		}
	}
	if arttest.DifferingShare(pile(50).Paint(kit.PaintRequest{W: 40, H: 50}), (egons|50).Paint(kit.PaintRequest{W: 40, H: 50})) == 0 {
		t.Error("nobody can tell whose pile it is")
	}
}

// listener notes where pictures are drawn.
type listener struct{ drawn []geom.Rect }

// DrawImage notes the rectangle around a picture.
func (l *listener) DrawImage(img *ebiten.Image, o *ebiten.DrawImageOptions) {
	size := img.Bounds().Size()
	low, high := geom.Point{X: math.Inf(1), Y: math.Inf(1)}, geom.Point{X: math.Inf(-1), Y: math.Inf(-1)}
	for _, corner := range [4]geom.Point{{}, {X: float64(size.X)}, {Y: float64(size.Y)}, {X: float64(size.X), Y: float64(size.Y)}} {
		x, y := o.GeoM.Apply(corner.X, corner.Y)
		low.X, low.Y, high.X, high.Y = min(low.X, x), min(low.Y, y), max(high.X, x), max(high.Y, y)
	}
	l.drawn = append(l.drawn, geom.Rect{X: low.X, Y: low.Y, W: high.X - low.X, H: high.Y - low.Y})
}

// newPicture returns the ladder in a language, and what hears where it is drawn.
func newPicture(t *testing.T, language string, unit float64) (picture, *listener) {
	t.Helper()
	fonts := need.Value(kit.NewFonts())(t)
	texts := need.Value(assets.NewTexts(language))(t)
	ears := new(listener)
	pic := picture{Canvas: pictures.Canvas{Canvas: kit.NewCanvas(fonts, new(kit.Layers))}, phrases: words.Sentences{Texts: texts}, unit: unit}
	pic.SetScreen(ears)
	return pic, ears
}

// views are climbs at rest and moving, on low rungs and high ones.
func views() []LadderView {
	return []LadderView{
		{}, {EndRung: 50}, {EndRung: 54, BestRung: 56, LastLostRung: 52}, {BestRung: 56, LastLostRung: 58}, {EndRung: 66, BestRung: 64, LastLostRung: 60}, {EndRung: 50, BestRung: 94, LastLostRung: 94},
		{EndRung: 52, StartRung: 50, Movement: ClimbMovement}, {EndRung: 60, StartRung: 58, Movement: ClimbMovement, BestRung: 58}, {EndRung: 94, StartRung: 92, Movement: ClimbMovement, BestRung: 92},
		{EndRung: 94, StartRung: 94, Movement: TopMovement, BestRung: 94},
		{EndRung: 54, BestRung: 62}, {EndRung: 56},
		{StartRung: 50, Movement: FallMovement, LastLostRung: 50}, {StartRung: 62, Movement: FallMovement, LastLostRung: 62, BestRung: 60},
	}
}

// TestNothingLeavesThePicture looks at every moment of what moves in rooms of every shape.
func TestNothingLeavesThePicture(t *testing.T) {
	for _, language := range assets.Languages() {
		for _, c := range []struct {
			room geom.Rect
			unit float64
		}{
			{geom.Rect{X: 264, Y: 262, W: 753, H: 330}, 1.23}, {geom.Rect{X: 174, Y: 190, W: 612, H: 214}, 1},
			{geom.Rect{X: 171, Y: 430, W: 369, H: 184}, 1.23},
			{geom.Rect{X: 40, Y: 90, W: 612, H: 110}, 1.3}, {geom.Rect{X: 400, Y: 300, W: 1330, H: 594}, 2.2},
		} {
			d, ears := newPicture(t, language, c.unit)
			around := c.room.Inset(-4 * c.unit)
			for _, v := range views() {
				for at := stage.Span(-20); at <= lasts+40; at += 20 {
					ears.drawn = ears.drawn[:0]
					d.draw(c.room, v, at)
					for _, r := range ears.drawn {
						if r.X < around.X || r.Y < around.Y || r.Right() > around.Right() || r.Bottom() > around.Bottom() {
							t.Fatalf("%s, room %v, %+v at %.0f: something is drawn at %v", language, c.room, v, at, r)
						}
					}
				}
			}
		}
	}
}

// TestMotionEndsWherePicturesRest compares the last moment of every motion with the picture at rest.
func TestMotionEndsWherePicturesRest(t *testing.T) {
	d, ears := newPicture(t, assets.Languages()[0], 1)
	room := geom.Rect{W: 753, H: 330}
	for _, v := range views() {
		rest := v
		if rest.Movement == ClimbMovement {
			rest.Movement = NoMovement
		}
		d.draw(room, v, lasts)
		moved := append([]geom.Rect(nil), ears.drawn...)
		ears.drawn = ears.drawn[:0]
		d.draw(room, rest, lasts+1000)
		if len(moved) != len(ears.drawn) {
			t.Errorf("%+v: %d pictures after the motion, %d at rest", v, len(moved), len(ears.drawn))
		}
		ears.drawn = ears.drawn[:0]
	}
}

// TestTheFigureStandsOnItsRung follows rungs from the ground to the last one.
func TestTheFigureStandsOnItsRung(t *testing.T) {
	d, _ := newPicture(t, assets.Languages()[0], 1)
	room := geom.Rect{W: 753, H: 330}
	below := math.Inf(1)
	for _, cards := range []int{0, 50, 52, 54, 56, 58, 60} {
		at := d.figure(room, LadderView{EndRung: cards})
		if at.Bottom() >= below {
			t.Errorf("with %d cards it stands at %.1f, not above %.1f", cards, at.Bottom(), below)
		}
		below = at.Bottom()
	}
	if a, b := d.figure(room, LadderView{EndRung: 60}), d.figure(room, LadderView{EndRung: 94}); a != b {
		t.Errorf("with 94 cards it stands at %v, want the last rung at %v", b, a)
	}
	if a, b := d.figure(room, LadderView{EndRung: 54}), d.figure(room, LadderView{EndRung: 56, StartRung: 54, Movement: ClimbMovement}); a != b {
		t.Errorf("it begins to climb at %v, want %v", b, a)
	}
}
