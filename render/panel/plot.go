package panel

import (
	"image"

	"github.com/hajimehoshi/ebiten/v2"
)

// Plot is room for a picture that the caller draws, with spots that can be pressed, side by side or in rows. Left and Right choose
// the next spot, Up and Down the next row, Enter presses. Panel.Plot returns the rectangles.
type Plot struct {
	ID          string  // as of a Button; spots without a name are ID.0, ID.1 …
	Height      float64 // logical height
	From        float64 // left end of the spots, as a fraction of the width
	To          float64 // right end of the spots, as a fraction of the width
	SpotsPerRow int     // spots in a row; 0 for all
	Spots       []PlotSpot
}

// PlotSpot is a spot of a Plot.
type PlotSpot struct {
	ID     string
	Label  string // shown only as a tip
	Action func() // called once per press
}

type plot struct {
	Element
	PointerState
	*Env
	id   string
	item Plot
	lit  int // index of the spot chosen by keys
}

func (item Plot) MakePart(d *Env, id string) Part {
	return &plot{Env: d, id: idOrDefault(item.ID, id), item: item}
}

func (t *plot) Measure(int) int { return t.skin.Px(t.item.Height) }

func (t *plot) place(i int) image.Rectangle {
	r, abreast := t.Bounds(), t.abreast()
	rows := (len(t.item.Spots) + abreast - 1) / abreast
	along := func(i int) int {
		part := t.item.From + (t.item.To-t.item.From)*float64(i)/float64(abreast)
		return r.Min.X + int(part*float64(r.Dx()))
	}
	down := func(row int) int { return r.Min.Y + row*r.Dy()/rows }
	return image.Rect(along(i%abreast), down(i/abreast), along(i%abreast+1), down(i/abreast+1))
}

func (t *plot) abreast() int {
	if t.item.SpotsPerRow > 0 {
		return t.item.SpotsPerRow
	}
	return max(len(t.item.Spots), 1)
}

func (t *plot) AppendZones(dst []zone) []zone {
	for i, s := range t.item.Spots {
		dst = append(dst, newZone(i+1, idOrDefault(s.ID, numbered(t.id, i)), t.place(i), s.Label, s.Action != nil))
	}
	return dst
}

func (t *plot) choose(i int) {
	t.lit = i
	if action := t.item.Spots[i].Action; action != nil {
		t.Defer(action)
	}
}

func (t *plot) Appearance() Appearance {
	return Appearance{hasRing: t.hasRing, spot: t.overPart, focusedSpot: t.lit + 1}
}
func (t *plot) CanFocus() bool { return len(t.item.Spots) > 0 }
func (t *plot) HandlePress()   { t.choose(t.lit) }
func (t *plot) HandleRelease() { t.choose(t.overPart - 1) }

func (t *plot) HandleArrow(step int) (handled bool) { return t.light(t.lit + step) }

func (t *plot) climb(step int) (moved bool) { return t.light(t.lit + step*t.abreast()) }

// light lights a spot. It returns false beyond the ends, so that the keys move the focus on.
func (t *plot) light(to int) (moved bool) {
	if to < 0 || to >= len(t.item.Spots) {
		return false
	}
	t.lit = to
	return true
}

func (t *plot) InheritState(from Control) (inherited bool) {
	old, ok := from.(*plot)
	if ok {
		t.lit = max(min(old.lit, len(t.item.Spots)-1), 0)
	}
	return ok
}

func (t *plot) Draw(screen *ebiten.Image) {
	if t.hasRing && t.CanFocus() {
		t.skin.Pictures.DrawStretched(screen, t.skin.Ring, t.place(t.lit))
	}
}

// litSpot returns the index of the spot under the mouse or chosen by keys, or -1.
func (t *plot) litSpot() int {
	if t.overPart <= nowhere && t.hasRing && t.CanFocus() {
		return t.lit
	}
	return t.overPart - 1
}
