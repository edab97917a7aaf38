// Package displaylist notes what is drawn in a frame, to tell which parts of the window the next one changes.
package displaylist

import (
	"image"
	"math"

	"github.com/hajimehoshi/ebiten/v2"
)

// List notes what would be drawn, in order, so that two frames can be compared: where they differ is all that has to
// be drawn again.
type List struct {
	items []item
	clip  image.Rectangle // of the group that is being drawn, empty outside of one
}

// item is a picture as it is drawn, or the beginning of a group that is shown as one picture.
type item struct {
	picture *ebiten.Image // nil for a group; no picture that is shown ever changes
	place   ebiten.GeoM
	tint    ebiten.ColorScale
	blend   ebiten.Blend
	filter  ebiten.Filter
	bounds  image.Rectangle // on the screen
}

// Reset forgets what was noted.
func (l *List) Reset() { l.items = l.items[:0] }

// DrawImage notes a picture.
func (l *List) DrawImage(picture *ebiten.Image, op *ebiten.DrawImageOptions) {
	l.add(item{picture, op.GeoM, op.ColorScale, op.Blend, op.Filter, Covered(picture.Bounds().Size(), &op.GeoM)})
}

func (l *List) add(i item) {
	if !l.clip.Empty() {
		i.bounds = i.bounds.Intersect(l.clip)
	}
	l.items = append(l.items, i)
}

// Group notes what draw draws in a part of the screen, all of it with an opacity.
func (l *List) Group(part image.Rectangle, alpha float64, draw func()) {
	i := item{bounds: part}
	i.tint.ScaleAlpha(float32(alpha))
	l.add(i)
	clip := l.clip
	if l.clip = l.items[len(l.items)-1].bounds; !l.clip.Empty() {
		draw()
	}
	l.clip = clip
}

// Covered returns the pixels that a picture of a size reaches where a matrix puts it.
func Covered(size image.Point, place *ebiten.GeoM) image.Rectangle {
	x, y := place.Apply(0, 0)
	left, top, right, bottom := x, y, x, y
	for _, corner := range [...]image.Point{{X: size.X}, {Y: size.Y}, size} {
		x, y = place.Apply(float64(corner.X), float64(corner.Y))
		left, top, right, bottom = min(left, x), min(top, y), max(right, x), max(bottom, y)
	}
	return image.Rect(int(math.Floor(left)), int(math.Floor(top)), int(math.Ceil(right)), int(math.Ceil(bottom)))
}

// near is how many items on the same one is looked for in the other list.
const near = 64

// Changed calls seen with every part of the screen on which a list shows something else than another one did. What is
// not in both, or not in the same order, is in one of these parts.
func (l *List) Changed(before *List, seen func(part image.Rectangle)) {
	was, is := before.items, l.items
	for len(was) > 0 && len(is) > 0 {
		if was[0] == is[0] {
			was, is = was[1:], is[1:]
			continue
		}
		// The fewest items are left out after which both go on alike.
		gone, come := index(was, is[0]), index(is, was[0])
		switch {
		case gone < near && gone <= come:
			tell(was[:gone], seen)
			was = was[gone:]
		case come < near:
			tell(is[:come], seen)
			is = is[come:]
		default:
			tell(was[:1], seen)
			tell(is[:1], seen)
			was, is = was[1:], is[1:]
		}
	}
	tell(was, seen)
	tell(is, seen)
}

// index returns how many items come before one, near where it is not close.
func index(items []item, wanted item) int {
	for i := range min(len(items), near) {
		if items[i] == wanted {
			return i
		}
	}
	return near
}

func tell(items []item, seen func(part image.Rectangle)) {
	for _, i := range items {
		if !i.bounds.Empty() {
			seen(i.bounds)
		}
	}
}

// Frames are the lists of the frame before and of this one.
type Frames struct{ before, now List }

// Next takes what note notes as the next frame, and calls changed with the parts of the screen that it changes.
func (f *Frames) Next(note func(*List), changed func(part image.Rectangle)) {
	f.before, f.now = f.now, f.before
	note(&f.now)
	f.now.Changed(&f.before, changed)
}
