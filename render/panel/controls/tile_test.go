package controls_test

import (
	"testing"

	"dreist/assets"
	"dreist/render/geom"
	"dreist/render/panel"
	"dreist/render/panel/controls"
	"dreist/render/panel/paneltest"
	"dreist/render/panel/skin"
	"dreist/render/panel/widget"
)

// group is a part of several controls.
type group interface{ Controls() []widget.Control }

// inside reports whether a rectangle lies in another.
func inside(r, of geom.Rect) bool {
	return r.W > 0 && r.H > 0 && r.X >= of.X && r.Y >= of.Y && r.Right() <= of.Right() && r.Bottom() <= of.Bottom()
}

func TestTilesAndIconsKeepTheirPartsApart(t *testing.T) {
	paneltest.EverySkin(t, func(t *testing.T, look *skin.Skin, at geom.Rect, texts *assets.Texts) {
		say := texts.Say
		tile := controls.Button{ID: "tile", Label: say("start.ladder"), Detail: say("start.ladder.first"), Form: controls.Tile, Room: 44, Strip: 70}
		icons := []controls.Button{{ID: "a", Label: say("start.statistics"), Form: controls.Icon, Room: 40}, {ID: "b", Label: say("start.code"), Form: controls.Icon, Room: 40}}
		var row widget.Part
		p := panel.New(look, at, []panel.Item{controls.Row{Buttons: []controls.Button{tile, tile}}, paneltest.Kept{Item: controls.Row{Buttons: icons}, As: &row}}, panel.Width(540))
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
		b := row.(group).Controls()[0].(*controls.ButtonPart)
		if caption := b.Bounds().Max.Y - b.Key().Max.Y; caption < b.Text().Height() || b.Key().Dx() != look.Px(40) {
			t.Errorf("the key %v leaves %d pixels of %v for the caption", b.Key(), caption, b.Bounds())
		}
		if len(b.Text().Lines) != 1 {
			t.Errorf("the caption has the lines %q, want one", b.Text().Lines)
		}
	})
}

func TestAStackedButtonKeepsItsPicturesApart(t *testing.T) {
	paneltest.EverySkin(t, func(t *testing.T, look *skin.Skin, at geom.Rect, texts *assets.Texts) {
		b := controls.Button{ID: "a", Detail: texts.Say("start.ladder.first"), Room: 17, Strip: 60}
		p := panel.New(look, at, []panel.Item{controls.Row{Buttons: []controls.Button{b, b}}}, panel.Width(540))
		rooms, strips, targets := p.Rooms(), p.Strips(), p.Targets(nil)
		if len(rooms) != 2 || len(strips) != 2 {
			t.Fatalf("got %d rooms and %d strips, want 2 of each", len(rooms), len(strips))
		}
		for i, strip := range strips {
			if !inside(strip, targets[i].Rect) || !inside(rooms[i], targets[i].Rect) || strip.Overlap(rooms[i]) > 0 {
				t.Errorf("the strip %v lies over the room %v, or one not inside of %v", strip, rooms[i], targets[i].Rect)
			}
		}
	})
}
