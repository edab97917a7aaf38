package panel

import (
	"image"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"
)

func TestPanelNeedsFramesOnlyForChanges(t *testing.T) {
	mouse := newPointer(t)
	p, keys, _ := counted(t)
	screen := ebiten.NewImage(1280, 800)
	if !p.NeedsFrame() {
		t.Error("a new panel needs no frame")
	}
	one, _ := p.ButtonRect("eins")
	four, _ := p.ButtonRect("vier")
	far := image.Pt(-9, -9)
	for _, step := range []struct {
		what string
		do   func()
		want bool
	}{
		{"nothing", func() {}, false},
		{"pointer moves beside the buttons", func() { mouse.at = image.Pt(3, 3) }, false},
		{"pointer enters", func() { mouse.over(one) }, true},
		{"pointer moves on the button", func() { mouse.at.X++ }, false},
		{"button goes down", func() { mouse.down = true }, true},
		{"still down", func() {}, false},
		{"pulled off", func() { mouse.at = far }, true},
		{"released", func() { mouse.down = false }, false},
		{"pointer over a button that cannot be pressed", func() { mouse.over(four) }, false},
		{"pointer away", func() { mouse.at = far }, false},
		{"Tab shows the ring", func() { keys[ebiten.KeyTab] = 1 }, true},
		{"Tab held", func() { keys[ebiten.KeyTab] = 2 }, false},
		{"Tab up", func() { clear(keys) }, false},
		{"another key", func() { keys[ebiten.KeyK] = 1 }, false},
	} {
		p.Draw(screen)
		step.do()
		p.Update()
		if got := p.NeedsFrame(); got != step.want {
			t.Errorf("%s: got NeedsFrame %v, want %v", step.what, got, step.want)
		}
	}
}

func TestNeedsFrameLastsUntilTheDraw(t *testing.T) {
	mouse := newPointer(t)
	p, _, _ := counted(t)
	p.Draw(ebiten.NewImage(1280, 800))
	r, _ := p.ButtonRect("eins")
	mouse.over(r)
	p.Update()
	p.Update()
	if !p.NeedsFrame() {
		t.Error("a change was forgotten before it was drawn")
	}
}

func TestCursor(t *testing.T) {
	mouse := newPointer(t)
	p, _, _ := counted(t)
	for label, want := range map[string]ebiten.CursorShapeType{"eins": ebiten.CursorShapePointer, "vier": ebiten.CursorShapeDefault} {
		r, _ := p.ButtonRect(label)
		mouse.over(r)
		p.Update()
		if got := p.Cursor(); got != want {
			t.Errorf("over %q: got %v, want %v", label, got, want)
		}
	}
}
