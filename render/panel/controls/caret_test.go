package controls

import (
	"image"
	"testing"

	"pgregory.net/rapid"

	"dreist/input"
	"dreist/render/panel/edit"
	"dreist/render/panel/paneltest"
	"dreist/render/panel/widget"
)

// TestTheCaretIsAlwaysSeen writes in a field at random, by keys and mouse.
func TestTheCaretIsAlwaysSeen(t *testing.T) {
	look := paneltest.Skin(t)
	rapid.Check(t, func(t *rapid.T) {
		f := Field{Text: kerned, Limit: 30, Changed: func(string) {}}.Part(widget.NewEnv(look, new(edit.Pocket)), "field").(*field)
		width := rapid.IntRange(60, 300).Draw(t, "width")
		f.Put(image.Rect(0, 0, width, f.Measure(width)))
		f.SetActive(true)
		for range rapid.IntRange(1, 40).Draw(t, "gestures") {
			held := input.Modifiers(rapid.IntRange(0, 7).Draw(t, "modifiers"))
			f.Mouse = image.Pt(rapid.IntRange(-20, width+20).Draw(t, "x"), 20)
			switch rapid.IntRange(0, 4).Draw(t, "what") {
			case 0:
				f.Write(rapid.SampledFrom([]rune("aÄß \u0308\u05d0\x00日")).Draw(t, "letter"))
			case 1:
				f.Strike(input.Gesture{Kind: input.Strike, Key: input.Key(rapid.IntRange(1, int(input.KeyPaste)).Draw(t, "key")), Modifiers: held})
			case 2:
				f.Grab(held)
			case 3:
				f.Drag()
			default:
				f.Env.Tick()
			}
			e := &f.edit
			if e.Caret() < 0 || e.Caret() > len(e.Letters()) || len(f.stops) != len(e.Letters())+1 {
				t.Fatalf("the caret is at %d of %d letters with %d stops", e.Caret(), len(e.Letters()), len(f.stops))
			}
			if x := f.stops[e.Caret()] - f.shift; x < 0 || x >= f.inner().Dx() {
				t.Fatalf("the caret is at %d of %d pixels", x, f.inner().Dx())
			}
			if wide := f.stops[len(f.stops)-1] + int(f.Skin.Hair(caretWidth)); f.shift > 0 && wide <= f.inner().Dx() {
				t.Fatalf("%d pixels are hidden of a text that has room", f.shift)
			}
		}
	})
}
