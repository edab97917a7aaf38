package pictures

import (
	"image"
	"image/color"
	"math"

	"dreist/render/art"
	"dreist/render/kit"
	"dreist/render/paint"
)

// RingMotif is the platform of a boxing ring from above: a canvas within three ropes, and a post in each corner in the colours of the two sides.
// It grows to any rectangle.
type RingMotif struct{ kit.EqualCorners }

// ringCorner is the size of a corner in units of the ring.
const ringCorner = 150.0

// NewRing returns the ring with a unit in device pixels.
func NewRing(unit float64) RingMotif {
	return RingMotif{kit.EqualCorners{Size: int(math.Round(ringCorner * unit))}}
}

// PictureTraits says that the canvas follows the theme.
func (RingMotif) PictureTraits() kit.PictureTraits { return kit.PictureTraits{DependsOnTheme: true} }

// The measures of the ring in its units.
const (
	ringSkirt = 7.0 // the height of the side below the platform
	ringRim   = 6.0
	ropeFirst = 14.0 // the distance of the outer rope from the edge
	ropeApart = 7.5
	ropeThick = 3.6
	ropeLine  = 1.4
	postWide  = 27.0
	padReach  = 138.0 // the radius of a fighter's corner on the canvas
)

// Paint draws the ring in its smallest size.
func (r RingMotif) Paint(o kit.PaintRequest) *image.RGBA {
	whole := 2*r.Size + 1
	k := float64(r.Size) / ringCorner
	page := paint.NewCanvas(whole, whole)
	c, side := page.Transformed(paint.Scale(k, k)), float64(whole)/k
	fish, bat := fighterTones(Fish), fighterTones(BatFighter)
	c.Fill(paint.RoundRect(0, 0, side, side, 15), paint.Solid(bat.Line))
	c.Fill(paint.RoundRect(0, 0, side, side-ringSkirt, 15), paint.Solid(bat.Base))
	floor := paint.RoundRect(ringRim, ringRim, side-2*ringRim, side-2*ringRim-ringSkirt, 10)
	tone := art.RGB(0xF6EBD3)
	if p := o.Theme.Palette(); o.Theme.IsDark() { // a clear step from the cloth around it
		tone = paint.Mix(p.Cloth, p.SlotOutline, 0.24)
	}
	c.Fill(floor, paint.Solid(tone))
	inside := c.Clip(floor)
	for i := range 4 {
		right, low := float64(i%2), float64(i/2)
		pad := paint.Circle(right*side, low*(side-ringSkirt), padReach)
		inside.Fill(pad, paint.Solid(paint.ScaleOpacity(corner(i), 0.17)))
		inside.Stroke(pad, 3, paint.Solid(paint.ScaleOpacity(art.PaperColor(), 0.22)))
	}
	inside.FillBlurred(floor.Stroked(3, 0.2), 5, paint.ScaleOpacity(art.InkColor(), 0.35))
	for i, tone := range [3]color.RGBA{fish.Base, art.PaperColor(), bat.Base} {
		at := ropeFirst + ropeApart*float64(i)
		rope := paint.RoundRect(at, at, side-2*at, side-2*at-ringSkirt, 7)
		inside.FillBlurred(rope.Map(paint.Translate(0, 3)).Stroked(ropeThick, 0.2), 2.4, paint.ScaleOpacity(art.InkColor(), 0.3))
		inside.Stroke(rope, ropeThick+2*ropeLine, paint.Solid(bat.Line))
		inside.Stroke(rope, ropeThick, paint.Solid(tone))
	}
	for i := range 4 {
		right, low := float64(i%2), float64(i/2)
		at := paint.Point{X: 8 + right*(side-16-postWide), Y: 8 + low*(side-16-postWide-ringSkirt)}
		t := corner(i)
		post := paint.RoundRect(at.X, at.Y, postWide, postWide, 8)
		c.FillBlurred(post.Map(paint.Translate(0, 3)), 3, paint.ScaleOpacity(art.InkColor(), 0.35))
		c.FillAndStroke(post, paint.Solid(t), 2.6, paint.Solid(bat.Line))
		c.Stroke(paint.RoundRect(at.X+5, at.Y+5, postWide-10, postWide-10, 5), 2.2, paint.Solid(paint.Lighten(t, 0.45)))
	}
	return page.Image()
}

func corner(i int) color.RGBA {
	return fighterTones([2]Fighter{Fish, BatFighter}[(i+i/2)%2]).Base
}

// emblem returns the disc painted on the canvas, w×h pixels: one half is the sea, the other the night.
func emblem(w, h int) *image.RGBA {
	c := paint.NewCanvas(w, h).Transformed(paint.Scale(float64(h)/100, float64(h)/100))
	broad := 50 * float64(w) / float64(h)
	c = c.Transformed(paint.Translate(broad, 50))
	disc := paint.Ellipse(0, 0, broad-4, 46)
	inside := c.Clip(disc).Transformed(paint.Rotate(-20).Then(paint.Scale(broad/50, 1)))
	for side, h := range [2]Fighter{Fish, BatFighter} {
		half := paint.Rect(-60, -61+62*float64(side), 120, 60)
		inside.Fill(half, paint.Solid(paint.ScaleOpacity(fighterTones(h).Base, 0.48)))
	}
	c.Stroke(disc, 3, paint.Solid(paint.ScaleOpacity(art.PaperColor(), 0.22)))
	return c.Image()
}

// light returns a white spot of light, size×size pixels, to be tinted.
func light(size int) *image.RGBA {
	c := paint.NewSquareCanvas(size, 2)
	middle := paint.Point{X: 1, Y: 1}
	c.Fill(paint.Circle(1, 1, 1), paint.Radial(middle, 1, kit.WhiteTint(), paint.ScaleOpacity(kit.WhiteTint(), 0)))
	return c.Image()
}

// aim returns the line around the place of a card, w pixels wide, that takes the held card.
func aim(w int) *image.RGBA {
	page := paint.NewCanvas(w, art.CardHeight(w))
	c, shape := page.Transformed(art.CardMatrix(w)), paint.RoundRect(3, 3, art.CardUnitWidth-6, art.CardUnitHeight-6, art.CardRadius)
	c.Stroke(shape, 6, paint.Solid(art.PaperColor()))
	c.Stroke(shape, 4, paint.Solid(AccentColor()))
	return page.Image()
}
