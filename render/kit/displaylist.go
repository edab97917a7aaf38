package kit

import (
	"image"
	"math"

	"github.com/hajimehoshi/ebiten/v2"
)

// DisplayList records everything drawn in a frame, in order. Two lists can be compared, as only their differences must be redrawn.
type DisplayList struct {
	items []drawnItem
	clip  image.Rectangle // of the current group, empty outside of one
}

// drawnItem is a drawn picture, or the beginning of a group drawn as one picture.
type drawnItem struct {
	picture *ebiten.Image // nil for a group; its pixels must never change
	place   ebiten.GeoM
	tint    ebiten.ColorScale
	blend   ebiten.Blend
	filter  ebiten.Filter
	bounds  image.Rectangle // on the screen
}

func (l *DisplayList) reset() { l.items = l.items[:0] }

// DrawImage records a picture.
func (l *DisplayList) DrawImage(picture *ebiten.Image, op *ebiten.DrawImageOptions) {
	l.add(drawnItem{picture, op.GeoM, op.ColorScale, op.Blend, op.Filter, covered(picture.Bounds().Size(), &op.GeoM)})
}

func (l *DisplayList) add(i drawnItem) {
	if !l.clip.Empty() {
		i.bounds = i.bounds.Intersect(l.clip)
	}
	l.items = append(l.items, i)
}

// recordGroup records what draw draws in a part of the screen, as one picture with an opacity.
func (l *DisplayList) recordGroup(part image.Rectangle, alpha float64, draw func()) {
	i := drawnItem{bounds: part}
	i.tint.ScaleAlpha(float32(alpha))
	l.add(i)
	clip := l.clip
	if l.clip = l.items[len(l.items)-1].bounds; !l.clip.Empty() {
		draw()
	}
	l.clip = clip
}

func covered(size image.Point, place *ebiten.GeoM) image.Rectangle {
	x, y := place.Apply(0, 0)
	left, top, right, bottom := x, y, x, y
	for _, corner := range [...]image.Point{{X: size.X}, {Y: size.Y}, size} {
		x, y = place.Apply(float64(corner.X), float64(corner.Y))
		left, top, right, bottom = min(left, x), min(top, y), max(right, x), max(bottom, y)
	}
	return image.Rect(int(math.Floor(left)), int(math.Floor(top)), int(math.Ceil(right)), int(math.Ceil(bottom)))
}

// nearby is the number of items ahead among which an equal one is searched in the other list.
const nearby = 64

// VisitChanges calls seen with parts of the screen that cover all differences from an earlier list, in items or their order.
func (l *DisplayList) VisitChanges(before *DisplayList, seen func(part image.Rectangle)) {
	was, is := before.items, l.items
	for len(was) > 0 && len(is) > 0 {
		if was[0] == is[0] {
			was, is = was[1:], is[1:]
			continue
		}
		// Skip the fewest items after which both lists are equal again.
		gone, come := index(was, is[0]), index(is, was[0])
		switch {
		case gone < nearby && gone <= come:
			report(was[:gone], seen)
			was = was[gone:]
		case come < nearby:
			report(is[:come], seen)
			is = is[come:]
		default:
			report(was[:1], seen)
			report(is[:1], seen)
			was, is = was[1:], is[1:]
		}
	}
	report(was, seen)
	report(is, seen)
}

// index returns the distance to the next equal item, nearby if there is none within that.
func index(items []drawnItem, wanted drawnItem) int {
	for i := range min(len(items), nearby) {
		if items[i] == wanted {
			return i
		}
	}
	return nearby
}

func report(items []drawnItem, seen func(part image.Rectangle)) {
	for _, i := range items {
		if !i.bounds.Empty() {
			seen(i.bounds)
		}
	}
}

// FrameRecorder compares each frame with the one before by their display lists.
type FrameRecorder struct{ before, now DisplayList }

// RecordFrame records the next frame, which note draws, and calls changed with the parts of the screen that differ from the frame before.
func (f *FrameRecorder) RecordFrame(note func(*DisplayList), changed func(part image.Rectangle)) {
	f.before, f.now = f.now, f.before
	note(&f.now)
	f.now.VisitChanges(&f.before, changed)
}
