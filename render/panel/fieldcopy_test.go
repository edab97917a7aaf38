package panel

import (
	"image"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"
)

func TestCopyCutPaste(t *testing.T) {
	newPointer(t)
	var pocket Pocket
	d := newDesk(t, "Anna Lena", Start(0), Copying(&pocket))
	d.strike(ebiten.KeyControl, ebiten.KeyC)
	if got, _ := pocket.Read(); got != "" {
		t.Errorf("copied %q with nothing selected", got)
	}
	d.strike(ebiten.KeyControl, ebiten.KeyShift, ebiten.KeyArrowLeft)
	d.strike(ebiten.KeyControl, ebiten.KeyX)
	d.want(t, "Anna ", 5)
	d.strike(ebiten.KeyHome)
	d.strike(ebiten.KeyControl, ebiten.KeyV)
	d.want(t, "LenaAnna ", 4)
	d.strike(ebiten.KeyControl, ebiten.KeyA)
	pocket.Write("Zeile 1\nZeile 2\t")
	d.strike(ebiten.KeyControl, ebiten.KeyV)
	d.want(t, "Zeile 1Zeile 2", 14)

	// On AZERTY the key that prints a is where Q is elsewhere.
	d.printed = func(k ebiten.Key) rune {
		switch k {
		case ebiten.KeyQ:
			return 'a'
		case ebiten.KeyA:
			return 'q'
		}
		return 0
	}
	d.strike(ebiten.KeyControl, ebiten.KeyA)
	if got := d.field(0).edit.selected(); got != "" {
		t.Errorf("the key that prints q selected %q", got)
	}
	d.strike(ebiten.KeyControl, ebiten.KeyQ)
	if got := d.field(0).edit.selected(); got != "Zeile 1Zeile 2" {
		t.Errorf("the key that prints a selected %q, want all", got)
	}
}

func TestPanelsWithoutAClipboardShareTheSkins(t *testing.T) {
	newPointer(t)
	d := newDesk(t, "Anna", Start(0))
	d.strike(ebiten.KeyControl, ebiten.KeyA)
	d.strike(ebiten.KeyControl, ebiten.KeyC)
	other := New(d.skin, window(960, 600, 1), []Item{Field{Changed: func(string) {}}})
	if got, _ := other.clipboard.Read(); got != "Anna" {
		t.Errorf("another panel would paste %q, want Anna", got)
	}
}

func TestMouseInAField(t *testing.T) {
	mouse := newPointer(t)
	d := newDesk(t, "Anna und Benno")
	f := d.field(0)
	place := func(letters int) image.Point {
		in := f.inner()
		return image.Pt(in.Min.X-f.shift+f.advance(letters), (in.Min.Y+in.Max.Y)/2)
	}
	rest := func() {
		for range doubleClick {
			d.Update()
		}
	}
	selected := func(what, want string) {
		t.Helper()
		if got := f.edit.selected(); got != want {
			t.Errorf("%s: got %q selected, want %q", what, got, want)
		}
	}
	mouse.at = place(4)
	mouse.click(d.Panel)
	d.want(t, "Anna und Benno", 4)
	rest()
	mouse.at = place(2)
	mouse.down = true
	d.Update()
	mouse.at = place(8).Add(image.Pt(0, 300)) // the hold stays though the pointer leaves the field
	d.Update()
	mouse.down = false
	d.Update()
	selected("drag", "na und")
	rest()
	mouse.at = place(6)
	mouse.click(d.Panel)
	mouse.click(d.Panel)
	selected("double click", "und")
	mouse.click(d.Panel)
	selected("triple click", "Anna und Benno")
	rest()
	mouse.at = place(5)
	mouse.click(d.Panel)
	rest()
	d.keys[ebiten.KeyShift] = 1
	mouse.at = place(8)
	mouse.click(d.Panel)
	selected("Shift and click", "und")
	mouse.over(d.FieldRects()[0])
	if got := d.Cursor(); got != ebiten.CursorShapeText {
		t.Errorf("over a field: got the pointer %v, want %v", got, ebiten.CursorShapeText)
	}
}
