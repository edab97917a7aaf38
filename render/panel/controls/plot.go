package controls

import (
	"image"

	"github.com/hajimehoshi/ebiten/v2"

	"dreist/render/geom"
	"dreist/render/panel/widget"
	"dreist/render/target"
)

// Plot is room for a picture that the caller draws over the panel, with spots side by side in it that are pressed, or in rows. Left and Right go from one to
// the next, Up and Down to the next row, and Enter presses. Panel.Plot tells where they are.
type Plot struct {
	ID       string  // as of a Button; spots without a name are ID.0, ID.1 …
	Height   float64 // logical
	From, To float64 // which part of the width the spots share, from 0 to 1
	Abreast  int     // how many spots a row has; 0 for all of them
	Spots    []PlotSpot
}

// PlotSpot is a spot of a Plot.
type PlotSpot struct {
	ID     string
	Label  string // said of it, not shown
	Action func() // called once per press
}

// plot is the part of a Plot.
type plot struct {
	widget.Element
	widget.Touch
	*widget.Desk
	id   string
	item Plot
	lit  int // the spot that the keys have chosen
}

// Part makes what the item is in a panel.
func (item Plot) Part(d *widget.Desk, id string) widget.Part {
	return &plot{Desk: d, id: widget.Named(item.ID, id), item: item}
}

func (t *plot) Measure(int) int { return t.Skin.Px(t.item.Height) }

// place is where a spot lies on the screen.
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

// abreast is how many spots a row has.
func (t *plot) abreast() int {
	if t.item.Abreast > 0 {
		return t.item.Abreast
	}
	return max(len(t.item.Spots), 1)
}

func (t *plot) Spots(dst []widget.Spot) []widget.Spot {
	for i, s := range t.item.Spots {
		dst = append(dst, widget.Spot{Target: target.Target{ID: widget.Named(s.ID, widget.Numbered(t.id, i)), Rect: geom.From(t.place(i)), Label: s.Label, Enabled: s.Action != nil}, Part: i + 1})
	}
	return dst
}

func (t *plot) Drop() {
	if t.Over != widget.Nowhere {
		t.choose(t.Over - 1)
	}
}

func (t *plot) choose(i int) {
	t.lit = i
	if action := t.item.Spots[i].Action; action != nil {
		t.Later(action)
	}
}

func (t *plot) Look() widget.Look { return widget.Look{Ring: t.Ring, Spot: t.Over, Lit: t.lit + 1} }
func (t *plot) Able() bool        { return len(t.item.Spots) > 0 }
func (t *plot) Press()            { t.choose(t.lit) }

// Turn goes to a neighbour. From the ends the keys lead on to other controls.
func (t *plot) Turn(step int) bool {
	to := t.lit + step
	if to < 0 || to >= len(t.item.Spots) {
		return false
	}
	t.lit = to
	return true
}

// Climb goes up (-1) or down (1) by a row. Beyond the first and the last the keys lead on to other controls.
func (t *plot) Climb(step int) bool {
	to := t.lit + step*t.abreast()
	if to < 0 || to >= len(t.item.Spots) {
		return false
	}
	t.lit = to
	return true
}

// Inherit takes over which spot the keys have chosen from the plot it replaces.
func (t *plot) Inherit(from widget.Control) bool {
	old, ok := from.(*plot)
	if ok {
		t.lit = max(min(old.lit, len(t.item.Spots)-1), 0)
	}
	return ok
}

func (t *plot) Draw(screen *ebiten.Image) {
	if t.Ring && t.Able() {
		t.Skin.Pictures.Grow(screen, t.Skin.Ring, t.place(t.lit))
	}
}

// Places returns where the spots lie.
func (t *plot) Places() (all []image.Rectangle) {
	for i := range t.item.Spots {
		all = append(all, t.place(i))
	}
	return all
}

// Lit returns the spot under the mouse or, where keys choose, the one they have chosen, -1 for none.
func (t *plot) Lit() int {
	if t.Over <= widget.Nowhere && t.Ring && t.Able() {
		return t.lit
	}
	return t.Over - 1
}
