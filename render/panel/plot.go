package panel

import (
	"image"

	"github.com/hajimehoshi/ebiten/v2"

	"dreist/render/geom"
	"dreist/render/target"
)

// plot is the part of a Plot.
type plot struct {
	element
	touch
	*desk
	id   string
	item Plot
	lit  int // the spot that the keys have chosen
}

func (item Plot) part(d *desk, id string) part {
	return &plot{desk: d, id: named(item.ID, id), item: item}
}

func (t *plot) measure(int) int { return t.skin.Px(t.item.Height) }

// place is where a spot lies on the screen.
func (t *plot) place(i int) image.Rectangle {
	r, abreast := t.bounds(), t.abreast()
	rows := (len(t.item.Spots) + abreast - 1) / abreast
	along := func(i int) int {
		part := t.item.From + (t.item.To-t.item.From)*float64(i)/float64(abreast)
		return r.Min.X + int(part*float64(r.Dx()))
	}
	down := func(row int) int { return r.Min.Y + row*r.Dy()/rows }
	return image.Rect(along(i%abreast), down(i/abreast), along(i%abreast+1), down(i/abreast+1))
}

// abreast is how many spots a row has.
func (t *plot) abreast() int {
	if t.item.Abreast > 0 {
		return t.item.Abreast
	}
	return max(len(t.item.Spots), 1)
}

func (t *plot) spots(dst []spot) []spot {
	for i, s := range t.item.Spots {
		dst = append(dst, spot{target.Target{ID: named(s.ID, numbered(t.id, i)), Rect: rect(t.place(i)), Label: s.Label, Enabled: s.Action != nil}, i + 1})
	}
	return dst
}

func (t *plot) drop() {
	if t.over != nowhere {
		t.choose(t.over - 1)
	}
}

func (t *plot) choose(i int) {
	t.lit = i
	if action := t.item.Spots[i].Action; action != nil {
		t.tell.later(action)
	}
}

func (t *plot) look() look { return look{ring: t.ring, spot: t.over, lit: t.lit + 1} }
func (t *plot) able() bool { return len(t.item.Spots) > 0 }
func (t *plot) press()     { t.choose(t.lit) }

// turn goes to a neighbour. From the ends the keys lead on to other controls.
func (t *plot) turn(step int) bool {
	to := t.lit + step
	if to < 0 || to >= len(t.item.Spots) {
		return false
	}
	t.lit = to
	return true
}

// climb goes up (-1) or down (1) by a row. Beyond the first and the last the keys lead on to other controls.
func (t *plot) climb(step int) bool {
	to := t.lit + step*t.abreast()
	if to < 0 || to >= len(t.item.Spots) {
		return false
	}
	t.lit = to
	return true
}

// keep takes over which spot the keys have chosen from the plot it replaces.
func (t *plot) keep(old *plot) { t.lit = max(min(old.lit, len(t.item.Spots)-1), 0) }

func (t *plot) draw(screen *ebiten.Image) {
	if t.ring && t.able() {
		t.skin.pictures.Grow(screen, t.skin.Ring, t.place(t.lit))
	}
}

// Plot returns where the first Plot of the panel lies, and its spots; at is the one under the mouse or, where keys choose,
// the one they have chosen, -1 for none. ok is false where there is no Plot.
func (p *Panel) Plot() (room geom.Rect, spots []geom.Rect, at int, ok bool) {
	all := only[*plot](p.column.parts)
	if len(all) == 0 {
		return geom.Rect{}, nil, -1, false
	}
	t := all[0]
	for i := range t.item.Spots {
		spots = append(spots, rect(t.place(i)))
	}
	at = t.over - 1
	if at < 0 && t.ring && t.able() {
		at = t.lit
	}
	return rect(t.bounds()), spots, at, true
}
