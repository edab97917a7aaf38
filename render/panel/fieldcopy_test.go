package panel

import (
	"image"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"dreist/input"
)

func TestCopyCutPaste(t *testing.T) {
	d := newLetter(t, "Anna Lena", FocusItem(0))
	pocket := d.field(0).skin.Clipboard
	strike(d, input.KeyCopy, input.Ctrl)
	if got, _ := pocket.RequestText().TakeText(); got != "" {
		t.Errorf("copied %q with nothing selected", got)
	}
	strike(d, input.KeyLeft, input.Ctrl, input.Shift)
	strike(d, input.KeyCut, input.Ctrl)
	d.want(t, "Anna ", 5)
	strike(d, input.KeyHome)
	strike(d, input.KeyPaste, input.Ctrl)
	d.Tick()
	d.want(t, "LenaAnna ", 4)
	strike(d, input.KeySelectAll, input.Ctrl)
	pocket.Write("Zeile 1\nZeile 2\t")
	strike(d, input.KeyPaste, input.Ctrl)
	d.Tick()
	d.want(t, "Zeile 1Zeile 2", 14)

}

func TestPanelsShareTheClipboardOfTheirSkin(t *testing.T) {
	d := newLetter(t, "Anna", FocusItem(0))
	strike(d, input.KeySelectAll, input.Ctrl)
	strike(d, input.KeyCopy, input.Ctrl)
	var other Part
	New(d.field(0).skin, window(960, 600, 1), []Item{kept{Item: Field{OnChange: func(string) {}}, As: &other}})
	if got, _ := other.(*field).skin.Clipboard.RequestText().TakeText(); got != "Anna" {
		t.Errorf("another panel would paste %q, want Anna", got)
	}
}

func TestMouseInAField(t *testing.T) {
	mouse := newHand()
	d := newLetter(t, "Anna und Benno")
	f := d.field(0)
	place := func(letters int) image.Point {
		in := f.inner()
		return image.Pt(in.Min.X-f.shift+f.stops[letters], (in.Min.Y+in.Max.Y)/2)
	}
	rest := func() {
		for range doubleClick {
			d.Tick()
		}
	}
	selected := func(what, want string) {
		t.Helper()
		if got := f.edit.SelectedText(); got != want {
			t.Errorf("%s: got %q selected, want %q", what, got, want)
		}
	}
	mouse.To(d, place(4))
	mouse.Click(d)
	d.want(t, "Anna und Benno", 4)
	rest()
	mouse.To(d, place(2))
	mouse.Press(d)
	mouse.To(d, place(8).Add(image.Pt(0, 300))) // the hold stays though the pointer leaves the field
	mouse.Release(d)
	selected("drag", "na und")
	rest()
	mouse.To(d, place(6))
	mouse.Click(d)
	mouse.Click(d)
	selected("double click", "und")
	mouse.Click(d)
	selected("triple click", "Anna und Benno")
	rest()
	mouse.To(d, place(5))
	mouse.Click(d)
	rest()
	mouse.Modifiers = input.Shift
	mouse.To(d, place(8))
	mouse.Click(d)
	selected("Shift and click", "und")
	mouse.Over(d, d.box(0))
	if got := d.CursorShape(); got != ebiten.CursorShapeText {
		t.Errorf("over a field: got the pointer %v, want %v", got, ebiten.CursorShapeText)
	}
}
