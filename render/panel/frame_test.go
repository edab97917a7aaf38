package panel

import (
	"image"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"dreist/input"
)

func TestPanelNeedsFramesOnlyForChanges(t *testing.T) {
	mouse := newHand()
	p, _ := counted(t)
	screen := ebiten.NewImage(1280, 800)
	if !p.NeedsRedraw() {
		t.Error("a new panel needs no frame")
	}
	one, _ := targetLabelled(p, "eins")
	four, _ := targetLabelled(p, "vier")
	far := image.Pt(-9, -9)
	for _, step := range []struct {
		what string
		do   func()
		want bool
	}{
		{"nothing", func() {}, false},
		{"pointer moves beside the buttons", func() { mouse.To(p, image.Pt(3, 3)) }, false},
		{"pointer enters", func() { mouse.Over(p, one) }, true},
		{"pointer moves on the button", func() { mouse.By(p, 1, 0) }, false},
		{"button goes down", func() { mouse.Press(p) }, true},
		{"time passes", p.Tick, false},
		{"pulled off", func() { mouse.To(p, far) }, true},
		{"released", func() { mouse.Release(p) }, false},
		{"pointer over a button that cannot be pressed", func() { mouse.Over(p, four) }, false},
		{"pointer away", func() { mouse.To(p, far) }, false},
		{"Tab shows the ring", func() { strike(p, input.KeyTab) }, true},
		{"another key", func() { strike(p, input.KeyCopy) }, false},
	} {
		p.Draw(screen)
		step.do()
		if got := p.NeedsRedraw(); got != step.want {
			t.Errorf("%s: got NeedsFrame %v, want %v", step.what, got, step.want)
		}
	}
}

func TestNeedsFrameLastsUntilTheDraw(t *testing.T) {
	mouse := newHand()
	p, _ := counted(t)
	p.Draw(ebiten.NewImage(1280, 800))
	r, _ := targetLabelled(p, "eins")
	mouse.Over(p, r)
	p.Tick()
	p.Tick()
	if !p.NeedsRedraw() {
		t.Error("a change was forgotten before it was drawn")
	}
}

func TestCursor(t *testing.T) {
	mouse := newHand()
	p, _ := counted(t)
	for label, want := range map[string]ebiten.CursorShapeType{"eins": ebiten.CursorShapePointer, "vier": ebiten.CursorShapeDefault} {
		r, _ := targetLabelled(p, label)
		mouse.Over(p, r)
		if got := p.CursorShape(); got != want {
			t.Errorf("over %q: got %v, want %v", label, got, want)
		}
	}
}
