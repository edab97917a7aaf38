package panel

import (
	"image"

	"dreist/render/geom"
	"dreist/render/panel/show"
	"dreist/render/panel/widget"
	"dreist/render/target"
)

// Bounds returns the rectangle of the panel without its shadow.
func (p *Panel) Bounds() geom.Rect { return geom.From(p.at) }

// Targets appends everything that can be pressed now, in the order in which the keys lead through it, and returns the longer list. Where two lie over each
// other, as a row over its list, the first is pressed.
func (p *Panel) Targets(dst []target.Target) []target.Target {
	for i, c := range p.focus.controls {
		p.room = c.Spots(p.room[:0])
		for _, s := range p.room {
			if p.seen(i, s.Rect.Center()) {
				s.Target.Focused = p.focus.shown && i == p.focus.at
				dst = append(dst, s.Target)
			}
		}
	}
	return dst
}

// hit returns the index of the control under the pointer, or -1, and which part of it lies there.
func (p *Panel) hit() (control, part int) {
	at := geom.Point{X: float64(p.mouse.X), Y: float64(p.mouse.Y)}
	for i, c := range p.focus.controls {
		p.room = c.Spots(p.room[:0])
		for _, s := range p.room {
			if s.Rect.Contains(at) && p.seen(i, at) {
				return i, s.Part
			}
		}
	}
	return -1, widget.Nowhere
}

// seen reports whether a point of a control, by its index, is not scrolled away.
func (p *Panel) seen(control int, at geom.Point) bool {
	if p.columns == nil || control < p.inside.From || control >= p.inside.To {
		return true
	}
	return p.columns.seen(image.Pt(int(at.X), int(at.Y)))
}

// Stage returns where the first Stage of the panel lies, or the room of the first Beside; ok is false where there is none.
func (p *Panel) Stage() (at geom.Rect, ok bool) {
	for i, item := range p.column.items {
		switch item.(type) {
		case show.Stage:
			return geom.From(p.column.boxes[i].Add(p.at.Min)), true
		case Beside:
			return geom.From(p.column.parts[i].(*beside).stage()), true
		}
	}
	return geom.Rect{}, false
}

// keycap is a button. Its picture and its strip are where the caller draws on it, empty where it has none.
type keycap interface {
	widget.Control
	Primary() bool
	Picture() image.Rectangle
	Strip() image.Rectangle
}

// Rooms returns the rooms for pictures on the buttons that have one, in the order of the buttons.
func (p *Panel) Rooms() []geom.Rect { return p.onButtons(keycap.Picture) }

// Strips returns the rooms for pictures before the details of the tiles that have one, in the order of the tiles.
func (p *Panel) Strips() []geom.Rect { return p.onButtons(keycap.Strip) }

func (p *Panel) onButtons(room func(keycap) image.Rectangle) []geom.Rect {
	all := make([]geom.Rect, 0, len(p.focus.controls))
	for _, c := range p.focus.controls {
		if b, ok := c.(keycap); ok {
			if r := room(b); !r.Empty() {
				all = append(all, geom.From(r))
			}
		}
	}
	return all
}

// Portraits returns the squares for the portraits of the entries, from above.
func (p *Panel) Portraits() []geom.Rect {
	var all []geom.Rect
	for _, e := range only[interface{ Portraits() []image.Rectangle }](p.column.parts) {
		for _, r := range e.Portraits() {
			all = append(all, geom.From(r))
		}
	}
	return all
}

// page is a text to read.
type page interface {
	ScrollTo(block int)
	// Reading is the block that is read, -1 for none, and how far the page is scrolled.
	Reading() (block, top int)
	// SetHeight makes it so many pixels high, 0 for as high as it was told at first.
	SetHeight(pixels int)
}

// ScrollTo scrolls the panel's first page so that a block, by its index, is at the upper edge, or as near to it as the page reaches.
func (p *Panel) ScrollTo(block int) {
	if all := only[page](p.column.parts); len(all) > 0 {
		_, was := all[0].Reading()
		all[0].ScrollTo(block)
		_, top := all[0].Reading()
		p.changed = p.changed || top != was
		p.aim()
	}
}

// Reading returns the block that is read on the panel's first page, by its index, -1 for none, and how far that page is scrolled, in pixels.
func (p *Panel) Reading() (block, top int) {
	if all := only[page](p.column.parts); len(all) > 0 {
		return all[0].Reading()
	}
	return -1, 0
}

// chooser is a choice of several options.
type chooser interface {
	widget.Control
	// Show shows an option as chosen without telling anybody, and reports whether another was before.
	Show(option int) bool
}

// Choose lets the panel's first choice show an option that somebody has chosen in another way. Nobody is told.
func (p *Panel) Choose(option int) {
	if all := only[chooser](p.column.parts); len(all) > 0 && all[0].Show(option) {
		p.changed = true
	}
}

// Plot returns where the first Plot of the panel lies, and its spots; at is the one under the mouse or, where keys choose,
// the one they have chosen, -1 for none. ok is false where there is no Plot.
func (p *Panel) Plot() (room geom.Rect, spots []geom.Rect, at int, ok bool) {
	type plot interface {
		widget.Control
		Places() []image.Rectangle
		Lit() int
	}
	all := only[plot](p.column.parts)
	if len(all) == 0 {
		return geom.Rect{}, nil, -1, false
	}
	for _, r := range all[0].Places() {
		spots = append(spots, geom.From(r))
	}
	return geom.From(all[0].Bounds()), spots, all[0].Lit(), true
}

// only returns those of one kind, in their order.
func only[K, P any](all []P) (found []K) {
	for _, one := range all {
		if k, ok := any(one).(K); ok {
			found = append(found, k)
		}
	}
	return found
}
