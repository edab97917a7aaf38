package panel

import (
	"image"

	"github.com/hajimehoshi/ebiten/v2"
)

// Plot is room for a picture that the caller draws, with spots that can be pressed, side by side or in rows. Left and Right choose the
// next spot, Up and Down the next row, Enter presses. Panel.PlotRects returns the rectangles.
type Plot struct {
	ID          string  // see Button.ID; spots without a name are ID.0, ID.1 …
	Height      float64 // logical height
	SpotsLeft   float64 // left end of the spots, as a fraction of the width
	SpotsRight  float64 // right end of the spots, as a fraction of the width
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
	PartBase
	PointerState
	*Env
	id   string
	item Plot
	lit  int // index of the spot chosen by keys
}

func (item Plot) MakePart(d *Env, id string) Part {
	return &plot{Env: d, id: idOrDefault(item.ID, id), item: item}
}

func (p *plot) Measure(int) int { return p.skin.Px(p.item.Height) }

func (p *plot) place(i int) image.Rectangle {
	r, abreast := p.Bounds(), p.abreast()
	rows := (len(p.item.Spots) + abreast - 1) / abreast
	along := func(i int) int {
		part := p.item.SpotsLeft + (p.item.SpotsRight-p.item.SpotsLeft)*float64(i)/float64(abreast)
		return r.Min.X + int(part*float64(r.Dx()))
	}
	down := func(row int) int { return r.Min.Y + row*r.Dy()/rows }
	return image.Rect(along(i%abreast), down(i/abreast), along(i%abreast+1), down(i/abreast+1))
}

func (p *plot) abreast() int {
	if p.item.SpotsPerRow > 0 {
		return p.item.SpotsPerRow
	}
	return max(len(p.item.Spots), 1)
}

func (p *plot) AppendZones(dst []zone) []zone {
	for i, s := range p.item.Spots {
		dst = append(dst, newZone(i+1, idOrDefault(s.ID, numbered(p.id, i)), p.place(i), s.Label, s.Action != nil))
	}
	return dst
}

func (p *plot) choose(i int) {
	p.lit = i
	if action := p.item.Spots[i].Action; action != nil {
		p.Defer(action)
	}
}

func (p *plot) Appearance() Appearance {
	return Appearance{hasRing: p.hasRing, spot: p.overPart, focusedSpot: p.lit + 1}
}
func (p *plot) CanFocus() bool { return len(p.item.Spots) > 0 }
func (p *plot) Activate()      { p.choose(p.lit) }
func (p *plot) HandleRelease() { p.choose(p.overPart - 1) }

func (p *plot) HandleArrow(step int) (handled bool) { return p.light(p.lit + step) }

func (p *plot) climb(step int) (moved bool) { return p.light(p.lit + step*p.abreast()) }

// light lights a spot. It returns false beyond the ends, so that the keys move the focus on.
func (p *plot) light(to int) (moved bool) {
	if to < 0 || to >= len(p.item.Spots) {
		return false
	}
	p.lit = to
	return true
}

func (p *plot) InheritState(from Control) (inherited bool) {
	old, ok := from.(*plot)
	if ok {
		p.lit = max(min(old.lit, len(p.item.Spots)-1), 0)
	}
	return ok
}

func (p *plot) Draw(screen *ebiten.Image) {
	if p.hasRing && p.CanFocus() {
		p.skin.Pictures.DrawStretched(screen, p.skin.Ring, p.place(p.lit))
	}
}

// litSpot returns the index of the spot under the mouse or chosen by keys, or -1.
func (p *plot) litSpot() int {
	if p.overPart <= nowhere && p.hasRing && p.CanFocus() {
		return p.lit
	}
	return p.overPart - 1
}
