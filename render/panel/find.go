package panel

import (
	"image"
	"slices"

	"dreist/render/geom"
	"dreist/render/kit"
	"dreist/render/target"
)

// Bounds returns the rectangle of the panel without its shadow.
func (p *Panel) Bounds() geom.Rect { return geom.FromImageRect(p.at) }

// Targets appends all controls that can be pressed now, in the order of the focus. If targets overlap, as a row and its list, the first is pressed.
func (p *Panel) Targets(dst []target.Target) []target.Target {
	for i, c := range p.focus.controls {
		p.room = c.AppendZones(p.room[:0])
		for _, s := range p.room {
			if p.seen(i, s.Rect.Center()) {
				s.Target.Focused = p.focus.shown && i == p.focus.at
				dst = append(dst, s.Target)
			}
		}
	}
	return dst
}

// hit returns the index of the control under the pointer, or -1, and its part there.
func (p *Panel) hit() (control, part int) {
	at := geom.Point{X: float64(p.mouse.X), Y: float64(p.mouse.Y)}
	for i, c := range p.focus.controls {
		p.room = c.AppendZones(p.room[:0])
		for _, s := range p.room {
			if s.Rect.Contains(at) && p.seen(i, at) {
				return i, s.part
			}
		}
	}
	return -1, nowhere
}

// seen reports whether a point of a control is not scrolled away.
func (p *Panel) seen(control int, at geom.Point) bool {
	if p.columns == nil || control < p.inside.from || control >= p.inside.to {
		return true
	}
	return image.Pt(int(at.X), int(at.Y)).In(p.columns.view)
}

// PictureRoomRect returns the rectangle of the first PictureRoom, or of the room of the first PictureRow; ok is false if there is none.
func (p *Panel) PictureRoomRect() (at geom.Rect, ok bool) {
	for i, item := range p.column.items {
		switch item := item.(type) {
		case PictureRoom:
			return geom.FromImageRect(p.column.boxes[i].Add(p.at.Min)), true
		case PictureRow:
			return geom.FromImageRect(p.column.parts[i].(*beside).stage()), item.MinHeight > 0
		}
	}
	return geom.Rect{}, false
}

// DrawPictures draws the pictures of the buttons.
func (p *Panel) DrawPictures() {
	for _, b := range only[*button](p.focus.controls) {
		if b.item.DrawPicture != nil {
			b.item.DrawPicture(geom.FromImageRect(b.picture()))
		}
		if b.item.DrawSidePicture != nil {
			b.item.DrawSidePicture(geom.FromImageRect(b.strip()))
		}
	}
}

// IsHighlighted reports whether the button with an ID is under the pointer or has the visible focus.
func (p *Panel) IsHighlighted(id string) bool {
	return slices.ContainsFunc(only[*button](p.focus.controls), func(b *button) bool {
		return b.id == id && (b.hasRing || b.state() == kit.HoveredState || b.state() == kit.PressedState)
	})
}

// PortraitRects returns the portrait squares of the entries, from the top.
func (p *Panel) PortraitRects() []geom.Rect {
	var all []geom.Rect
	for _, n := range only[*nameplates](p.column.parts) {
		for _, s := range n.seats {
			all = append(all, geom.FromImageRect(s.portrait))
		}
	}
	return all
}

// ScrollTo scrolls the first page so that a block is at its upper edge, as far as the page allows.
func (p *Panel) ScrollTo(block int) {
	if all := only[*reading](p.column.parts); len(all) > 0 {
		p.changed = all[0].scrollTo(block) || p.changed
		p.aim()
	}
}

// PlotRects returns the bounds of the first Plot and of its spots; at is the index of the spot under the mouse or chosen by keys, or
// -1. ok is false if there is no Plot.
func (p *Panel) PlotRects() (room geom.Rect, spots []geom.Rect, at int, ok bool) {
	all := only[*plot](p.column.parts)
	if len(all) == 0 {
		return geom.Rect{}, nil, -1, false
	}
	for i := range all[0].item.Spots {
		spots = append(spots, geom.FromImageRect(all[0].place(i)))
	}
	return geom.FromImageRect(all[0].Bounds()), spots, all[0].litSpot(), true
}

func only[K, P any](all []P) (found []K) {
	for _, one := range all {
		if k, ok := any(one).(K); ok {
			found = append(found, k)
		}
	}
	return found
}
