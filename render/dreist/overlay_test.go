package dreist

import (
	"testing"

	"dreist/render/dreist/table"
	"dreist/render/geom"
	"dreist/render/tabletop"
)

// shown returns what the guide of a table shows.
func shown(t *table.Table) *tabletop.Overlay {
	o := *t.Overlay()
	return &o
}

// partOf returns where a part of the box of a guide is, nowhere where there is none.
func partOf(t *table.Table, name string) geom.Rect {
	for _, p := range shown(t).Box.Parts {
		if p.Name == name {
			return p.Rect
		}
	}
	return geom.Rect{}
}

// checkBox checks that everything in the box of a guide is inside it and nothing lies over something else.
func checkBox(t *testing.T, at *table.Table) {
	t.Helper()
	box := at.Line.Geometry().Log
	o := shown(at)
	for i, p := range o.Box.Parts {
		r := p.Rect
		if r.X < box.X || r.Y < box.Y || r.Right() > box.Right()+0.01 || r.Bottom() > box.Bottom()+0.01 || p.Name != "" && r.H < 14 {
			t.Errorf("%s at %v leaves the box %v", p.Name, r, box)
		}
		for _, other := range o.Box.Parts[:i] {
			if r.Overlap(other.Rect) > 1e-6 {
				t.Errorf("%s and %s overlap: %v, %v", p.Name, other.Name, r, other.Rect)
			}
		}
	}
	for i, b := range o.Buttons {
		if !b.HitOnly && (b.Rect.W < 20 || b.Rect.H < 20) {
			t.Errorf("%s is only %v large", b.Target(), b.Rect)
		}
		for _, other := range o.Buttons[:i] {
			if !b.HitOnly && !other.HitOnly && b.Rect.Overlap(other.Rect) > 1e-6 {
				t.Errorf("%s and %s overlap", b.Target(), other.Target())
			}
		}
	}
}
