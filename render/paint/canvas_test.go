package paint

import (
	"image"
	"image/color"
	"math"
	"testing"
)

func black() color.RGBA { return color.RGBA{A: 255} }
func red() color.RGBA   { return color.RGBA{R: 255, A: 255} }
func glass() color.RGBA { return color.RGBA{R: 64, A: 128} }

func TestFillCoversPartlyCoveredPixelsPartly(t *testing.T) {
	c := NewCanvas(10, 10)
	c.Fill(Rect(2, 3, 4.5, 5), Solid(red()))
	for _, want := range []struct {
		x, y  int
		alpha uint8
	}{{2, 3, 255}, {5, 7, 255}, {6, 5, 128}, {7, 5, 0}, {1, 5, 0}, {4, 2, 0}, {4, 8, 0}} {
		if got := c.Image().RGBAAt(want.x, want.y).A; !near(got, want.alpha, 1) {
			t.Errorf("opacity at %d, %d: got %d, want %d", want.x, want.y, got, want.alpha)
		}
	}
}

func TestMatricesApplyInnermostFirst(t *testing.T) {
	c := NewCanvas(40, 40).Transformed(Translate(10, 20)).Transformed(Scale(2, 2))
	c.Fill(Rect(0, 0, 5, 5), Solid(red()))
	if got, want := extent(c.Image()), image.Rect(10, 20, 20, 30); got != want {
		t.Errorf("got %v, want %v", got, want)
	}
	p := Rotate(90).Apply(Point{1, 0})
	if math.Hypot(p.X, p.Y-1) > 1e-9 {
		t.Errorf("a quarter turn takes (1, 0) to %v, want (0, 1): clockwise on the screen", p)
	}
	m := Rotate(30).Then(Scale(2, 3)).Then(Translate(4, 5))
	inverse, ok := m.inverse()
	if got := m.Then(inverse).Apply(Point{7, -3}); !ok || math.Hypot(got.X-7, got.Y+3) > 1e-9 {
		t.Errorf("there and back again leads to %v, want (7, -3)", got)
	}
}

func TestTranslucentStrokeShowsNoSeams(t *testing.T) {
	c := NewCanvas(60, 60)
	zigzag := StartPath(10, 50).Line(20, 15).Line(30, 45).Cubic(35, 5, 45, 5, 50, 45)
	c.Stroke(zigzag, 9, Solid(glass()))
	for _, l := range zigzag.flatten(0.1) {
		for _, p := range l.points {
			if got := c.Image().RGBAAt(int(p.X), int(p.Y)); got != glass() {
				t.Errorf("on the line at %.0f, %.0f: got %v, want %v", p.X, p.Y, got, glass())
			}
		}
	}
	if got := darkest(c.Image()); got > glass().A {
		t.Errorf("somewhere the line is laid twice: opacity %d, want at most %d", got, glass().A)
	}
}

func TestStrokeEndsRound(t *testing.T) {
	c := NewCanvas(40, 20)
	c.Stroke(StartPath(10, 10).Line(30, 10), 10, Solid(black()))
	if got, want := extent(c.Image()), image.Rect(5, 5, 35, 15); got != want {
		t.Errorf("the line covers %v, want %v", got, want)
	}
	if got := c.Image().RGBAAt(5, 5).A; got != 0 {
		t.Errorf("the corner of the end has opacity %d, want 0", got)
	}
	dot := NewCanvas(20, 20)
	dot.Stroke(StartPath(10, 10).Line(10, 10), 8, Solid(black()))
	if got, want := extent(dot.Image()), image.Rect(6, 6, 14, 14); got != want {
		t.Errorf("a line of no length covers %v, want a dot of %v", got, want)
	}
}

func TestClosedStrokeLeavesItsInsideEmpty(t *testing.T) {
	for name, path := range map[string]*Path{"circle": Circle(20, 20, 14), "the other way": Circle(20, 20, 14).backwards(),
		"box": RoundRect(6, 6, 28, 28, 4)} {
		c := NewCanvas(40, 40)
		c.Stroke(path, 4, Solid(black()))
		if got := c.Image().RGBAAt(20, 20).A; got != 0 {
			t.Errorf("%s: the middle has opacity %d, want 0", name, got)
		}
		if got := c.Image().RGBAAt(20, 6).A; got != 255 {
			t.Errorf("%s: the line has opacity %d, want 255", name, got)
		}
	}
}

func TestClipsCombine(t *testing.T) {
	c := NewCanvas(20, 20)
	c.Clip(Rect(2, 2, 10, 10)).Clip(Rect(6, 0, 20, 8)).Fill(Rect(0, 0, 20, 20), Solid(red()))
	if got, want := extent(c.Image()), image.Rect(6, 2, 12, 8); got != want {
		t.Errorf("got %v, want %v", got, want)
	}
	c.Clip(Rect(50, 50, 5, 5)).Fill(Rect(0, 0, 20, 20), Solid(black()))
	if got := c.Image().RGBAAt(8, 4); got != red() {
		t.Errorf("a clip outside the picture lets something through: %v", got)
	}
}

func TestUnionAndHoles(t *testing.T) {
	alpha := func(p *Path, x, y int) uint8 {
		c := NewCanvas(40, 20)
		c.Fill(p, Solid(black()))
		return c.Image().RGBAAt(x, y).A
	}
	left, right := Rect(2, 2, 20, 16), RoundRect(15, 4, 20, 12, 3).backwards()
	both := Union(left, right)
	if got := alpha(both, 18, 10); got != 255 {
		t.Errorf("where two shapes overlap: opacity %d, want 255", got)
	}
	if got := alpha(both.CutHole(Circle(8, 10, 4)), 8, 10); got != 0 {
		t.Errorf("in a hole: opacity %d, want 0", got)
	}
	if got := alpha(both.CutHole(Circle(8, 10, 4)).WithoutHoles(), 8, 10); got != 255 {
		t.Errorf("in a hole filled up: opacity %d, want 255", got)
	}
}

func TestGradients(t *testing.T) {
	c := NewCanvas(100, 10)
	c.Fill(Rect(0, 0, 100, 10), Linear(Point{0, 0}, Point{100, 0}, black(), red()))
	for x, want := range map[int]uint8{0: 1, 50: 128, 99: 254} {
		if got := c.Image().RGBAAt(x, 5).R; !near(got, want, 2) {
			t.Errorf("linear at %d: got %d, want %d", x, got, want)
		}
	}
	r := NewCanvas(40, 40).Transformed(Scale(2, 2))
	r.Fill(Rect(0, 0, 20, 20), Radial(Point{10, 10}, 5, red(), black()))
	for x, want := range map[int]uint8{20: 242, 25: 117, 31: 0, 39: 0} {
		if got := r.Image().RGBAAt(x, 20).R; !near(got, want, 12) {
			t.Errorf("radial at %d: got %d, want about %d", x, got, want)
		}
	}
}

func TestSoftEdgeFallsSteadily(t *testing.T) {
	c := NewCanvas(80, 80)
	c.FillBlurred(Rect(20, 20, 40, 40), 8, black())
	if got := c.Image().RGBAAt(40, 40).A; got != 255 {
		t.Errorf("middle: opacity %d, want 255", got)
	}
	if got := c.Image().RGBAAt(20, 40).A; !near(got, 128, 16) {
		t.Errorf("edge: opacity %d, want about half", got)
	}
	before := uint8(255)
	for x := 40; x >= 0; x-- {
		now := c.Image().RGBAAt(x, 40).A
		if now > before {
			t.Fatalf("opacity rises outwards at %d: %d after %d", x, now, before)
		}
		if mirror := c.Image().RGBAAt(79-x, 40).A; !near(mirror, now, 2) {
			t.Fatalf("left %d and right %d differ at %d", now, mirror, x)
		}
		before = now
	}
	if before != 0 {
		t.Errorf("far outside: opacity %d, want 0", before)
	}
}

func near(a, b, within uint8) bool { return max(a, b)-min(a, b) <= within }

// extent is the box of all pixels that are not fully transparent.
func extent(img *image.RGBA) image.Rectangle {
	var box image.Rectangle
	for y := range img.Rect.Dy() {
		for x := range img.Rect.Dx() {
			if img.RGBAAt(x, y).A != 0 {
				box = box.Union(image.Rect(x, y, x+1, y+1))
			}
		}
	}
	return box
}

func darkest(img *image.RGBA) uint8 {
	most := uint8(0)
	for i := 3; i < len(img.Pix); i += 4 {
		most = max(most, img.Pix[i])
	}
	return most
}
