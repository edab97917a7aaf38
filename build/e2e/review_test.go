//go:build window

package e2e

import (
	"image/png"
	"os"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"dreist/build/drive"
	"dreist/build/fixtures"
	"dreist/game/store"
	"dreist/render/geom"
)

// TestAReviewLeadsBackToTheTableAsItWas opens the review, goes through the game by keys and slider, saves record and
// picture, and returns.
func TestAReviewLeadsBackToTheTableAsItWas(t *testing.T) {
	m := moment(t, fixtures.Midgame)
	h := home(t, func(s *store.Settings) { s.Speed = store.Fast })
	table := sit(t, m.Save, drive.Options{Home: h})
	d := table.Driver()
	d.Step(30)
	before := look(t, d)
	lookBack(table)
	d.Step(30)
	end := look(t, d)
	if differences(end, before, nil) < 20_000 {
		t.Error("a review looks like the game")
	}
	d.Key(ebiten.KeyHome)
	d.Step(30)
	start := look(t, d)
	if differences(start, end, nil) == 0 {
		t.Error("Home does not lead to the beginning")
	}
	d.Key(ebiten.KeyArrowRight)
	d.Step(200)
	bar := d.Place("prompt")
	bar.X, bar.W = bar.X+bar.W*0.4, 1
	d.Drag(bar.Center(), geom.Point{X: d.Frame().W - 1, Y: bar.Bottom()})
	d.Step(30)
	wantSame(t, "at the end of the slider", look(t, d), end)

	for _, key := range []ebiten.Key{ebiten.KeyDigit2, ebiten.KeyDigit3} {
		d.Key(key)
		d.Step(30)
		if differences(look(t, d), end, nil) == 0 {
			t.Error("nothing tells where the file lies")
		}
		d.Key(ebiten.KeyEnter)
		d.Step(30)
	}
	wantSame(t, "after saving", look(t, d), end)
	records, err := h.Files(".dreist")
	if err != nil || len(records) != 1 {
		t.Fatalf("got the records %v, %v", records, err)
	}
	if text, err := os.ReadFile(records[0]); err != nil || string(text) != m.Save {
		t.Errorf("the record is\n%s (%v), want\n%s", text, err, m.Save)
	}
	pictures, err := h.Files(".png")
	if err != nil || len(pictures) != 1 {
		t.Fatalf("got the pictures %v, %v", pictures, err)
	}
	f, err := os.Open(pictures[0])
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	img, err := png.Decode(f)
	if err != nil || img.Bounds() != before.Bounds() {
		t.Fatalf("the picture is %v (%v), want the size of the window", img, err)
	}
	layout := d.Place("rows").Inset(8)
	if n := differences(rgba(img), before, &layout); n > int(layout.W*layout.H)/50 {
		t.Errorf("the picture shows another layout: %d pixels differ", n)
	}

	d.Key(ebiten.KeyEscape)
	d.Step(30)
	wantSame(t, "after the review", look(t, d), before)
	table.CheckSave()
	table.Lay(m.Move.Card, int(m.Move.Row))
	table.Settle()
	table.CheckSave()
	hold(t, d)
}

// TestARecordNamedAtTheStartIsShown starts the program with a file.
func TestARecordNamedAtTheStartIsShown(t *testing.T) {
	text, _, err := fixtures.Game(4, fixtures.Greedy)
	if err != nil {
		t.Fatal(err)
	}
	h := home(t, func(*store.Settings) {})
	path, err := h.File("game.dreist", text)
	if err != nil {
		t.Fatal(err)
	}
	d := begin(t, drive.Options{Home: h, File: path})
	d.Step(30)
	shown := look(t, d)
	start := begin(t, drive.Options{})
	start.Step(30)
	if differences(shown, look(t, start), nil) == 0 {
		t.Fatal("the record is not shown")
	}
	d.Key(ebiten.KeyEnd)
	d.Step(30)
	if differences(look(t, d), shown, nil) == 0 {
		t.Error("the end of the game looks like its beginning")
	}
	d.Key(ebiten.KeyEscape)
	d.Step(30)
	if !d.Has("start.new") {
		t.Error("the review does not lead back to the start screen")
	}
	if _, ok, err := h.Saved(); ok || err != nil {
		t.Errorf("looking at a record saved a game (%v)", err)
	}
}
