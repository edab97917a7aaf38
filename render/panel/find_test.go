package panel

import (
	"testing"

	"dreist/render/geom"
	"dreist/render/panel/paneltest"
	"dreist/render/panel/paneltest/samples"
)

func TestButtonRectFindsEveryButton(t *testing.T) {
	for _, language := range []string{"de", "en"} {
		for name, items := range samples.Screens(paneltest.Texts(t, language)) {
			p := New(paneltest.Skin(t), paneltest.Window(960, 600, 1), items)
			var buttons []Button
			for _, item := range items {
				switch item := item.(type) {
				case Button:
					buttons = append(buttons, item)
				case Row:
					buttons = append(buttons, item.Buttons...)
				}
			}
			seen := map[geom.Rect]bool{}
			for _, b := range buttons {
				r, ok := paneltest.Labelled(p, b.Label)
				if !ok || seen[r] || r.W <= 0 {
					t.Errorf("%s: button %q: got %v, %v, want a place of its own", name, b.Label, r, ok)
				}
				seen[r] = true
			}
		}
	}
}

func TestTilesLieInTheirButtonsAboveTheLabels(t *testing.T) {
	tile := func(label string) Button { return Button{Label: label, Room: 60, Action: func() {}} }
	p := made(t, []Item{Row{Buttons: []Button{tile("eins"), tile("zwei mit einem langen Namen")}}, Row{Buttons: []Button{{Label: "ohne"}}}})
	tiles := p.Rooms()
	if len(tiles) != 2 {
		t.Fatalf("got %d tiles, want those of the two buttons with pictures", len(tiles))
	}
	if tiles[0].W != tiles[1].W {
		t.Errorf("got tiles %v and %v wide, want the same", tiles[0].W, tiles[1].W)
	}
	for i, label := range []string{"eins", "zwei mit einem langen Namen"} {
		r, _ := paneltest.Labelled(p, label)
		if at := tiles[i]; at.H != 60 || at.Overlap(r) < at.W*at.H || r.Bottom()-at.Bottom() < 24 {
			t.Errorf("%s: the picture at %v leaves no room for the label in %v", label, at, r)
		}
	}
}

func TestRectsOfOtherItems(t *testing.T) {
	p := made(t, []Item{
		Stage{Height: 80},
		Choice{Label: "Tempo", Options: []string{"langsam", "schnell"}},
		Slider{Label: "Melodien"},
	})
	slow, ok1 := paneltest.Labelled(p, "langsam")
	fast, ok2 := paneltest.Labelled(p, "schnell")
	if !ok1 || !ok2 || slow.Right() > fast.X {
		t.Errorf("options: got %v and %v, want the second right of the first", slow, fast)
	}
	if r, ok := paneltest.Labelled(p, "Melodien"); !ok || r.Y < slow.Bottom() {
		t.Errorf("slider: got %v, %v, want it below the choice", r, ok)
	}
	if r, ok := p.Stage(); !ok || r.H != 80 || r.Bottom() > slow.Y {
		t.Errorf("stage: got %v, %v, want 80 pixels above the choice", r, ok)
	}
	if r, ok := paneltest.Labelled(p, "nicht da"); ok {
		t.Errorf("got %v for a label that no button has", r)
	}
}
