package panel

import (
	"testing"

	"dreist/assets"
	"dreist/render/geom"
)

// tileGroup is a part of several controls.
type tileGroup interface{ Controls() []Control }

// inside reports whether a rectangle lies in another.
func inside(r, of geom.Rect) bool {
	return r.W > 0 && r.H > 0 && r.X >= of.X && r.Y >= of.Y && r.Right() <= of.Right() && r.Bottom() <= of.Bottom()
}

// noteRect returns a function for a button to draw with, which notes where it draws.
func noteRect(all *[]geom.Rect) func(in geom.Rect) {
	return func(in geom.Rect) { *all = append(*all, in) }
}

func TestTilesKeepTheirPartsApart(t *testing.T) {
	everySkin(t, func(t *testing.T, look *Skin, at geom.Rect, texts *assets.Texts) {
		say := texts.Say
		var rooms, strips []geom.Rect
		tile := Button{ID: "tile", Label: say("start.ladder"), Detail: say("start.ladder.first"), Form: TileForm, PictureHeight: 44, SidePictureWidth: 70,
			DrawPicture: noteRect(&rooms), DrawSidePicture: noteRect(&strips)}
		p := New(look, at, []Item{Row{Buttons: []Button{tile, tile}}}, WithWidth(540))
		p.DrawPictures()
		targets := p.Targets(nil)
		if len(rooms) != 2 || len(strips) != 2 {
			t.Fatalf("got %d rooms and %d strips, want 2 and 2", len(rooms), len(strips))
		}
		for i, room := range rooms {
			if !inside(room, targets[i].Rect) {
				t.Errorf("the room %v is not inside of %v", room, targets[i].Rect)
			}
		}
		for i, strip := range strips {
			if !inside(strip, targets[i].Rect) || strip.OverlapArea(rooms[i]) > 0 {
				t.Errorf("the strip %v lies over the room %v, or not inside of %v", strip, rooms[i], targets[i].Rect)
			}
		}
	})
}

// TestBoxesStandOnTheBoard is about where a shelf puts its boxes and small buttons: what draws the board counts on that.
func TestBoxesStandOnTheBoard(t *testing.T) {
	everySkin(t, func(t *testing.T, look *Skin, at geom.Rect, texts *assets.Texts) {
		var small []Button
		var rooms []geom.Rect
		note := noteRect(&rooms)
		for _, key := range []string{"start.settings", "statistics.title", "language.en", "start.quit"} {
			small = append(small, Button{ID: key, Label: texts.Say(key), Form: SmallForm, PictureHeight: 18, DrawPicture: note, Action: func() {}})
		}
		boxes := []Button{{ID: "wide", Label: "A", Form: BoxedForm, PictureHeight: 80, SidePictureWidth: 128, DrawPicture: note}, {ID: "box", Label: "B", Form: BoxedForm, PictureHeight: 80, SidePictureWidth: 64, DrawPicture: note, Action: func() {}}}
		shelf := Shelf{Boxes: boxes, BoardHeight: 12, SmallButtons: small, SmallButtonsHeight: 34 * look.textScale}
		p := New(look, at, []Item{shelf}, WithoutBackground(), AtLowerEdge(), WithWidth(560))
		p.DrawPictures()
		targets := p.Targets(nil)
		if len(targets) != 6 || len(rooms) != 6 {
			t.Fatalf("got %d targets and %d rooms, want 6", len(targets), len(rooms))
		}
		low := at.Bottom() - float64(look.Px(12)+look.Px(34*look.textScale))
		for i, x := range targets {
			switch in := x.Rect; {
			case i < 2 && (rooms[i] != in || in.Bottom() != low || in.H != float64(look.Px(80)) || in.W != float64(look.Px(boxes[i].SidePictureWidth))):
				t.Errorf("the box %s is at %v and drawn in %v, the board begins at %v", x.ID, in, rooms[i], low)
			case i >= 2 && (x.Cut || !inside(rooms[i], in) || in.Y < low+float64(look.Px(12)) || in.Bottom() > at.Bottom()):
				t.Errorf("the button %s is at %v with its picture in %v, the wood below the board begins at %v", x.ID, in, rooms[i], low+float64(look.Px(12)))
			}
			for _, y := range targets[:i] {
				if x.Rect.OverlapArea(y.Rect) > 0 {
					t.Errorf("%s at %v overlaps %s at %v", x.ID, x.Rect, y.ID, y.Rect)
				}
			}
		}
		if p.IsHighlighted("box") {
			t.Error("a box is pointed at without a pointer")
		}
		if targets[0].Enabled || !targets[1].Enabled || targets[1].Tip != "B" {
			t.Errorf("got the boxes %+v, want the second one with its tip", targets[:2])
		}
		newHand().Over(p, targets[1].Rect)
		if !p.IsHighlighted("box") || p.IsHighlighted("wide") {
			t.Error("not the box under the pointer is pointed at")
		}
	})
}

// TestALeadingButtonIsTheWidest is about the red button that goes on with a game beside the one that begins another.
func TestALeadingButtonIsTheWidest(t *testing.T) {
	everySkin(t, func(t *testing.T, look *Skin, at geom.Rect, texts *assets.Texts) {
		buttons := []Button{{ID: "go on", Label: texts.Say("start.continue")}, {ID: "new", Label: texts.Say("start.new")}}
		targets := New(look, at, []Item{Row{Buttons: buttons, HasWideFirst: true}}, WithWidth(560)).Targets(nil)
		if first, second := targets[0].Rect.W, targets[1].Rect.W; first < second-1 {
			t.Errorf("got the widths %v and %v", first, second)
		}
		only := New(look, at, []Item{Row{Buttons: buttons[:1], HasWideFirst: true}}, WithWidth(560)).Targets(nil)
		if across := targets[1].Rect.Right() - targets[0].Rect.X; only[0].Rect.W != across {
			t.Errorf("a leading button alone is %v wide, want %v", only[0].Rect.W, across)
		}
	})
}

// Rows that look alike have letters of one size, however short the labels of one are.
func TestRowsThatAreAlikeHaveLettersOfOneSize(t *testing.T) {
	labels := []string{"Short", "A label that is much too long for the button that it stands on"}
	everySkin(t, func(t *testing.T, look *Skin, at geom.Rect, _ *assets.Texts) {
		sizes := func(alike []string) (found [2]float64) {
			for i, label := range labels {
				row := Row{SimilarLabels: alike, Buttons: []Button{{Label: label, PictureHeight: 40, Action: func() {}}, {Label: label, PictureHeight: 40, Action: func() {}}, {Label: label, PictureHeight: 40, Action: func() {}}}}
				var part Part
				New(look, at, []Item{kept{Item: row, As: &part}})
				found[i] = part.(tileGroup).Controls()[0].(*button).label.Face.Size
			}
			return found
		}
		if alone := sizes(nil); alone[0] == alone[1] {
			t.Fatalf("by themselves both have letters of %v", alone[0])
		}
		if alike := sizes(labels); alike[0] != alike[1] {
			t.Errorf("got letters of %v and %v", alike[0], alike[1])
		}
	})
}
