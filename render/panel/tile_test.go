package panel

import (
	"testing"

	"dreist/assets"
	"dreist/render/geom"
)

// inside reports whether a rectangle lies in another.
func inside(r, of geom.Rect) bool {
	return r.W > 0 && r.H > 0 && r.X >= of.X && r.Y >= of.Y && r.Right() <= of.Right() && r.Bottom() <= of.Bottom()
}

func TestTilesAndIconsKeepTheirPartsApart(t *testing.T) {
	everySkin(t, func(t *testing.T, skin *Skin, at geom.Rect, texts *assets.Texts) {
		say := texts.Say
		tile := Button{ID: "tile", Label: say("start.ladder"), Detail: say("start.ladder.first"), Form: Tile, Room: 44, Strip: 70}
		icons := []Button{{ID: "a", Label: say("start.statistics"), Form: Icon, Room: 40}, {ID: "b", Label: say("start.code"), Form: Icon, Room: 40}}
		p := New(skin, at, []Item{Row{Buttons: []Button{tile, tile}}, Row{Buttons: icons}}, Width(540))
		rooms, strips, targets := p.Rooms(), p.Strips(), p.Targets(nil)
		if len(rooms) != 4 || len(strips) != 2 {
			t.Fatalf("got %d rooms and %d strips, want 4 and 2", len(rooms), len(strips))
		}
		for i, room := range rooms {
			if !inside(room, targets[i].Rect) {
				t.Errorf("the room %v is not inside of %v", room, targets[i].Rect)
			}
		}
		for i, strip := range strips {
			if !inside(strip, targets[i].Rect) || strip.Overlap(rooms[i]) > 0 {
				t.Errorf("the strip %v lies over the room %v, or not inside of %v", strip, rooms[i], targets[i].Rect)
			}
		}
		b := p.focus.controls[2].(*button)
		if caption := b.bounds().Max.Y - b.key().Max.Y; caption < b.label.Height() || b.key().Dx() != skin.Px(40) {
			t.Errorf("the key %v leaves %d pixels of %v for the caption", b.key(), caption, b.bounds())
		}
		if len(b.label.Lines) != 1 {
			t.Errorf("the caption has the lines %q, want one", b.label.Lines)
		}
	})
}
