package panel

import (
	"testing"

	"dreist/render/panel/paneltest"
)

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
