package panel

import (
	"image"
	"testing"

	"dreist/assets"
	"dreist/render/art"
	"dreist/render/geom"
	"dreist/render/panel/paneltest"
	"dreist/render/panel/paneltest/samples"
	"dreist/render/panel/skin"
)

func TestPanelsLieInTheWindow(t *testing.T) {
	paneltest.EverySkin(t, func(t *testing.T, skin *Skin, at geom.Rect, texts *assets.Texts) {
		for name, items := range samples.Screens(texts) {
			b := New(skin, at, items).Bounds()
			if b.X < 0 || b.Y < 0 || b.Right() > at.W || b.Bottom() > at.H {
				t.Errorf("%s: got %v, want it inside %v", name, b, at)
			}
			if left, right := b.X, at.W-b.Right(); left-right > 1 || right-left > 1 {
				t.Errorf("%s: got %v left and %v right of the panel, want the same", name, left, right)
			}
		}
	})
}

func TestNothingOverlaps(t *testing.T) {
	paneltest.EverySkin(t, func(t *testing.T, skin *Skin, at geom.Rect, texts *assets.Texts) {
		for name, items := range samples.Screens(texts) {
			p := New(skin, at, items)
			var boxes []image.Rectangle
			for _, c := range p.focus.controls {
				boxes = append(boxes, c.Bounds())
			}
			for i, item := range items {
				switch item.(type) {
				case Title, Paragraph, Stage:
					boxes = append(boxes, p.column.boxes[i].Add(p.at.Min))
				}
			}
			for i, a := range boxes {
				if !a.In(p.at) {
					t.Errorf("%s: %v reaches out of the panel %v", name, a, p.at)
				}
				for _, b := range boxes[:i] {
					if a.Overlaps(b) {
						t.Errorf("%s: %v and %v overlap", name, a, b)
					}
				}
			}
		}
	})
}

func TestTightPanelDrawsItsPartsTogether(t *testing.T) {
	items := samples.Screens(paneltest.Texts(t, "de"))["pause"]
	loose := New(paneltest.Skin(t), paneltest.Window(1280, 800, 1), items).Bounds()
	tight := New(paneltest.Skin(t), paneltest.Window(1280, loose.H-40, 1), items).Bounds()
	if tight.H > loose.H-40 {
		t.Errorf("got a height of %v in a room of %v", tight.H, loose.H-40)
	}
}

// TestRowsOfButtonsAreAsFarApartAsButtons squeezes a panel into ever lower windows: other distances give way before.
func TestRowsOfButtonsAreAsFarApartAsButtons(t *testing.T) {
	skin := skin.New(paneltest.Fonts(t), art.Linen, 1, 1)
	two := Row{Buttons: []Button{{ID: "a", Label: "A"}, {ID: "b", Label: "B"}}}
	items := []Item{Title{Text: "Title"}, Paragraph{Text: "Text"}, Paragraph{Text: "Text"}, Paragraph{Text: "Text"}, Button{ID: "lead", Label: "Lead"}, two}
	full := New(skin, paneltest.Window(960, 800, 1), items).Bounds().H
	gap := func(high float64) int {
		p := New(skin, paneltest.Window(960, high, 1), items)
		return p.column.boxes[5].Min.Y - p.column.boxes[4].Max.Y
	}
	for high := full; high > full-40; high -= 8 {
		if got := gap(high); got != skin.Px(partGap) {
			t.Errorf("in a window %v high, %v less than enough, rows are %d apart, want %d", high, full-high, got, skin.Px(partGap))
		}
	}
	if got := gap(full * 0.6); got >= skin.Px(partGap) {
		t.Errorf("with no room left, rows are still %d apart", got)
	}
}
