package dreist

import (
	"testing"

	"dreist/game/dreist"
	"dreist/render/dreist/effects"
	"dreist/render/dreist/records"
	"dreist/render/geom"
	"dreist/render/stage"
)

// TestNobodyFliesAcrossTheTitleOfAWin follows every figure that goes on from the table into the panel, in windows of every shape.
func TestNobodyFliesAcrossTheTitleOfAWin(t *testing.T) {
	for _, size := range []stage.Frame{{W: 960, H: 560, Scale: 1}, {W: 1280, H: 800, Scale: 1}, {W: 1920, H: 1080, Scale: 1},
		{W: 3440, H: 1440, Scale: 1}} {
		a := newEnd(t, stage.Normal)
		a.resize(size)
		a.win()
		a.table.FinishMotion()
		a.settle()
		room, ok := a.panel.Panel().Stage()
		if !ok {
			t.Fatalf("%v: there is no room for a picture", size)
		}
		g, sheet := a.table.Line.Geometry(), a.panel.Bounds()
		side := room.X - sheet.X
		// The title begins a little right of the picture and takes no more than two thirds of the room there.
		words := geom.Rect{X: room.Right(), Y: room.Y, W: sheet.Right() - side - room.Right(), H: room.H}
		words = geom.Rect{X: words.X + words.W/32, Y: words.Y, W: words.W * 2 / 3, H: words.H}
		to, large := records.Crowned(g, room, sheet.Y)
		if foot := to.Y + large/2; foot > room.Bottom()+1 {
			t.Errorf("%v: the winner stands on the buttons: it ends at %.0f, its room at %.0f", size, foot, room.Bottom())
		}
		for family := range dreist.Color(dreist.Colors) {
			from, wide := effects.Figure(g, family)
			for i := range 101 {
				way := float64(i) / 100
				if at := geom.Around(records.Leap(from, to, large, way), wide*0.9, wide*0.9); at.Overlap(words) > 0 {
					t.Errorf("%v: after %.2f of its way figure %d is at %v, on the words at %v", size, way, family, at, words)
					break
				}
			}
		}
	}
}
