package guest

import (
	"errors"
	"flag"
	"image"
	"slices"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"dreist/game/store"
	"dreist/input"
	"dreist/render/geom"
	"dreist/render/screens"
	"dreist/render/script"
	"dreist/render/stage"
	"dreist/render/target"
)

// window is the program as a script uses it, by input devices and tick by tick.
type window struct {
	*Guest
	reader *input.GestureReader
	device input.Snapshot
	err    error
}

func (w *window) tick(change func(*input.Snapshot)) {
	if w.err != nil {
		return
	}
	change(&w.device)
	w.reader.Keys = w.KeyBindingsOn(w.App.TopScreen())
	w.Guest.Advance(slices.Clone(w.reader.Read(&w.device))...)
	w.device.Left.WasPressed, w.device.Left.WasReleased, w.device.Wheel, w.device.Keys, w.device.Text = false, false, input.Point{}, nil, nil
	if fault := w.App.Fault(); fault != nil {
		w.RecordFailure(errors.New(fault.Error()))
	}
}

func (w *window) Err() error { return w.err }

func (w *window) RecordFailure(err error) {
	if w.err == nil {
		w.err = err
	}
}

func (w *window) Advance(ticks int) {
	for range ticks {
		w.tick(func(*input.Snapshot) {})
	}
}

func (w *window) MoveMouse(to geom.Point) {
	w.tick(func(d *input.Snapshot) { d.Cursor = input.Point(to) })
}
func (w *window) PressMouse() {
	w.tick(func(d *input.Snapshot) { d.Left = input.ButtonState{WasPressed: true, IsDown: true} })
}
func (w *window) ReleaseMouse() {
	w.tick(func(d *input.Snapshot) { d.Left = input.ButtonState{WasReleased: true} })
}
func (w *window) TurnWheel(notches float64) {
	w.tick(func(d *input.Snapshot) { d.Wheel.Y = notches })
}

func (w *window) PressKey(k ebiten.Key, held ...ebiten.Key) {
	w.tick(func(d *input.Snapshot) {
		for _, h := range held {
			d.Modifiers |= map[ebiten.Key]input.Modifiers{ebiten.KeyControl: input.Ctrl, ebiten.KeyShift: input.Shift, ebiten.KeyAlt: input.Alt}[h]
		}
		d.Keys, d.Held = []input.KeyPress{{Key: k}}, append(held, k)
	})
	w.tick(func(d *input.Snapshot) { d.Modifiers, d.Held = 0, nil })
}

func (w *window) TypeText(text string) {
	for _, letter := range text {
		w.tick(func(d *input.Snapshot) { d.Text = []rune{letter} })
	}
}

func (w *window) Resize(size image.Point) {
	w.App.Resize(stage.Frame{W: float64(size.X), H: float64(size.Y), Scale: 1})
	w.device.Screen = input.ScreenSize{Width: size.X, Height: size.Y, Scale: 1}
}

func (w *window) Report() (r target.Report) {
	if w.err == nil {
		r = w.App.Report()
	}
	return r
}

func (w *window) ScreenText() (said string) {
	if w.err == nil {
		said = w.App.VisibleText()
	}
	return said
}

// The flag -update is for tests with scripts, see package script.
var _ = flag.Bool("update", false, "write what the screens say in scripts anew")

// StartForScript starts the program with a game, in the language and window size of a script and with the data in its folder.
func StartForScript(t *testing.T, s *script.Script, about screens.GameInfo) script.Driver {
	t.Helper()
	folder := t.TempDir()
	files, err := store.OpenFolder(folder)
	if err != nil {
		t.Fatal(err)
	}
	if err := s.FillFolder(files); err != nil {
		t.Fatal(err)
	}
	g := visit(t, about, folder, s.Seed, s.Language)
	g.App.Resize(stage.Frame{W: float64(s.Size.X), H: float64(s.Size.Y), Scale: 1})
	w := &window{Guest: g, reader: input.NewGestureReader(input.NewBindings("")), device: input.Snapshot{
		Screen: input.ScreenSize{Width: s.Size.X, Height: s.Size.Y, Scale: 1}, HasFocus: true,
	}}
	w.Advance(script.RestTicks)
	return script.Driver{Window: w}
}
