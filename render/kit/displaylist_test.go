package kit

import (
	"image"
	"math"
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"
)

// noted returns a list of the same picture of 10×10 pixels at some points.
func noted(picture *ebiten.Image, at ...image.Point) *DisplayList {
	l := new(DisplayList)
	for _, p := range at {
		var op ebiten.DrawImageOptions
		op.GeoM.Translate(float64(p.X), float64(p.Y))
		l.DrawImage(picture, &op)
	}
	return l
}

// changes returns the parts that VisitChanges reports.
func changes(l, before *DisplayList) (parts []image.Rectangle) {
	l.VisitChanges(before, func(part image.Rectangle) { parts = append(parts, part) })
	return parts
}

func TestOnlyWhatMovedHasChanged(t *testing.T) {
	picture := ebiten.NewImage(10, 10)
	a, b, c, d := image.Pt(0, 0), image.Pt(20, 0), image.Pt(40, 0), image.Pt(60, 0)
	box := func(p image.Point) image.Rectangle { return image.Rectangle{Min: p, Max: p.Add(image.Pt(10, 10))} }
	for name, test := range map[string]struct{ before, now, want []image.Point }{
		"nothing":     {[]image.Point{a, b, c}, []image.Point{a, b, c}, nil},
		"one moves":   {[]image.Point{a, b, c}, []image.Point{a, d, c}, []image.Point{b, d}},
		"one goes":    {[]image.Point{a, b, c}, []image.Point{a, c}, []image.Point{b}},
		"one comes":   {[]image.Point{a, c}, []image.Point{a, b, c}, []image.Point{b}},
		"one rises":   {[]image.Point{a, b, c}, []image.Point{b, c, a}, []image.Point{a, a}},
		"all go":      {[]image.Point{a, b}, nil, []image.Point{a, b}},
		"all come":    {nil, []image.Point{a, b}, []image.Point{a, b}},
		"the last":    {[]image.Point{a, b}, []image.Point{a, c}, []image.Point{b, c}},
		"once thrice": {[]image.Point{a, b}, []image.Point{a, a, a, b}, []image.Point{a, a}},
	} {
		var want []image.Rectangle
		for _, p := range test.want {
			want = append(want, box(p))
		}
		if got := changes(noted(picture, test.now...), noted(picture, test.before...)); !slices.Equal(got, want) {
			t.Errorf("%s: got %v, want %v", name, got, want)
		}
	}
}

func TestEverythingAboutAPictureCounts(t *testing.T) {
	pictures := [...]*ebiten.Image{ebiten.NewImage(10, 10), ebiten.NewImage(10, 10)}
	plain := func() *DisplayList {
		l := new(DisplayList)
		l.DrawImage(pictures[0], new(ebiten.DrawImageOptions))
		return l
	}
	for name, change := range map[string]func(op *ebiten.DrawImageOptions) *ebiten.Image{
		"picture": func(*ebiten.DrawImageOptions) *ebiten.Image { return pictures[1] },
		"turned":  func(op *ebiten.DrawImageOptions) *ebiten.Image { op.GeoM.Rotate(0.01); return pictures[0] },
		"faded":   func(op *ebiten.DrawImageOptions) *ebiten.Image { op.ColorScale.ScaleAlpha(0.5); return pictures[0] },
		"blend":   func(op *ebiten.DrawImageOptions) *ebiten.Image { op.Blend = ebiten.BlendCopy; return pictures[0] },
		"filter":  func(op *ebiten.DrawImageOptions) *ebiten.Image { op.Filter = ebiten.FilterLinear; return pictures[0] },
	} {
		var op ebiten.DrawImageOptions
		l := new(DisplayList)
		l.DrawImage(change(&op), &op)
		if len(changes(l, plain())) == 0 {
			t.Errorf("%s: nothing has changed", name)
		}
	}
	if len(changes(plain(), plain())) != 0 {
		t.Error("the same is not the same")
	}
}

// TestOutsideOfTheChangesEverythingIsTheSame compares random lists: over every unchanged pixel there are the same pictures in the same
// order.
func TestOutsideOfTheChangesEverythingIsTheSame(t *testing.T) {
	const side, size = 60, 10
	random := rand.New(rand.NewPCG(1, 9))
	picture := ebiten.NewImage(size, size)
	over := func(l *DisplayList, at image.Point) (items []drawnItem) {
		for _, i := range l.items {
			if at.In(i.bounds) {
				items = append(items, i)
			}
		}
		return items
	}
	kept := 0
	for range 100 {
		at := make([]image.Point, 80+random.IntN(80))
		for i := range at {
			at[i] = image.Pt(random.IntN(side-size), random.IntN(side-size))
		}
		before := noted(picture, at...)
		for range random.IntN(12) {
			i := random.IntN(len(at))
			switch random.IntN(4) {
			case 0:
				at[i] = image.Pt(random.IntN(side-size), random.IntN(side-size))
			case 1:
				at = slices.Delete(at, i, i+1)
			case 2:
				at = slices.Insert(at, i, image.Pt(random.IntN(side-size), random.IntN(side-size)))
			case 3:
				j := random.IntN(len(at))
				at[i], at[j] = at[j], at[i]
			}
		}
		now := noted(picture, at...)
		parts := changes(now, before)
		for y := range side {
			for x := range side {
				p := image.Pt(x, y)
				if slices.ContainsFunc(parts, p.In) {
					continue
				}
				kept++
				if !slices.Equal(over(before, p), over(now, p)) {
					t.Fatalf("at %v there are other pictures, but %v has changed", p, parts)
				}
			}
		}
	}
	if kept < 100*side*side/4 {
		t.Errorf("only %d pixels have not changed", kept)
	}
}

func TestAGroupChangesAsAWhole(t *testing.T) {
	picture, whole := ebiten.NewImage(5, 5), image.Rect(10, 10, 40, 40)
	draw := func(l *DisplayList, x int) {
		for _, at := range [...]image.Point{{X: x, Y: 20}, {X: 38, Y: 38}} {
			var op ebiten.DrawImageOptions
			op.GeoM.Translate(float64(at.X), float64(at.Y))
			l.DrawImage(picture, &op)
		}
	}
	group := func(alpha float64, x int) *DisplayList {
		l := new(DisplayList)
		l.recordGroup(whole, alpha, func() { draw(l, x) })
		return l
	}
	open := new(DisplayList)
	draw(open, 15)
	box := func(x, y, right, bottom int) image.Rectangle { return image.Rect(x, y, right, bottom) }
	for name, test := range map[string]struct {
		now, before *DisplayList
		want        []image.Rectangle
	}{
		"one moves within it":            {group(0.5, 15), group(0.5, 20), []image.Rectangle{box(20, 20, 25, 25), box(15, 20, 20, 25)}},
		"it fades":                       {group(0.6, 15), group(0.5, 15), []image.Rectangle{whole, whole}},
		"nothing is cut off at it again": {open, group(0.5, 15), []image.Rectangle{whole, box(38, 38, 40, 40), box(38, 38, 43, 43)}},
	} {
		if got := changes(test.now, test.before); !slices.Equal(got, test.want) {
			t.Errorf("%s: %v changes, want %v", name, got, test.want)
		}
	}
}

func TestTheBoundsHoldAllOfAPicture(t *testing.T) {
	var place ebiten.GeoM
	place.Translate(-5, -10)
	place.Rotate(math.Pi / 4)
	place.Translate(50, 50)
	if got, want := covered(image.Pt(10, 20), &place), image.Rect(39, 39, 61, 61); got != want {
		t.Errorf("got %v, want %v", got, want)
	}
}
