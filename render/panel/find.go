package panel

import (
	"image"

	"dreist/render/geom"
	"dreist/render/target"
)

// Bounds returns the rectangle of the panel without its shadow.
func (p *Panel) Bounds() geom.Rect { return rect(p.at) }

// Targets appends everything that can be pressed now, in the order in which the keys lead through it, and returns the longer list. Where two lie over each
// other, as a row over its list, the first is pressed.
func (p *Panel) Targets(dst []target.Target) []target.Target {
	for i, c := range p.focus.controls {
		p.room = c.spots(p.room[:0])
		for _, s := range p.room {
			if p.seen(i, s.Rect.Center()) {
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
		p.room = c.spots(p.room[:0])
		for _, s := range p.room {
			if s.Rect.Contains(at) && p.seen(i, at) {
				return i, s.part
			}
		}
	}
	return -1, nowhere
}

// seen reports whether a point of a control, by its index, is not scrolled away.
func (p *Panel) seen(control int, at geom.Point) bool {
	if p.columns == nil || control < p.inside.from || control >= p.inside.to {
		return true
	}
	return p.columns.seen(image.Pt(int(at.X), int(at.Y)))
}

// Stage returns where the first Stage of the panel lies, or the room of the first Beside; ok is false where there is none.
func (p *Panel) Stage() (at geom.Rect, ok bool) {
	for i, item := range p.column.items {
		switch item.(type) {
		case Stage:
			return rect(p.column.boxes[i].Add(p.at.Min)), true
		case Beside:
			return rect(p.column.parts[i].(*beside).stage()), true
		}
	}
	return geom.Rect{}, false
}

// Rooms returns the rooms for pictures on the buttons that have one, in the order of the buttons.
func (p *Panel) Rooms() []geom.Rect {
	all := make([]geom.Rect, 0, len(p.focus.controls))
	for _, c := range p.focus.controls {
		if b, ok := c.(*button); ok && b.item.Room > 0 {
			all = append(all, rect(b.room()))
		}
	}
	return all
}

// Portraits returns the squares for the portraits of the entries, from above.
func (p *Panel) Portraits() []geom.Rect {
	var all []geom.Rect
	for _, e := range only[*nameplate](p.column.parts) {
		all = append(all, rect(e.portrait()))
	}
	return all
}

// ScrollTo scrolls the panel's first page so that a block, by its index, is at the upper edge, or as near to it as the page reaches.
func (p *Panel) ScrollTo(block int) {
	if all := only[*reading](p.column.parts); len(all) > 0 {
		t, was := all[0], all[0].top
		t.goTo(block)
		p.changed = p.changed || t.top != was
		p.aim()
	}
}

// Reading returns the block that is read on the panel's first page, by its index, -1 for none, and how far that page is scrolled, in pixels.
func (p *Panel) Reading() (block, top int) {
	if all := only[*reading](p.column.parts); len(all) > 0 {
		return all[0].read(), all[0].top
	}
	return -1, 0
}

// Choose lets the panel's first choice show an option that somebody has chosen in another way. Nobody is told.
func (p *Panel) Choose(option int) {
	if all := only[*choice](p.column.parts); len(all) > 0 {
		p.changed = p.changed || all[0].item.Index != option
		all[0].item.Index = option
	}
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

func rect(r image.Rectangle) geom.Rect {
	return geom.Rect{X: float64(r.Min.X), Y: float64(r.Min.Y), W: float64(r.Dx()), H: float64(r.Dy())}
}
