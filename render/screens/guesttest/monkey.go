package guesttest

import (
	"math/rand/v2"
	"slices"
	"testing"

	"dreist/input"
	"dreist/render/geom"
	"dreist/render/stage"
	"dreist/render/target"
)

// Monkey makes random gestures on any screen.
type Monkey struct {
	Random      *rand.Rand
	WindowFrame func() stage.Frame
	// Targets returns the targets of the topmost screen.
	Targets func() []target.Target
	// ExtraRects returns more rectangles worth clicking on; may be nil.
	ExtraRects func() []geom.Rect
	// IsAvoided reports whether the monkey avoids a target, for instance because it quits the program; may be nil.
	IsAvoided func(id string) bool
	// UsefulGestures returns useful gestures, because random ones hardly ever make a legal move; may be nil.
	UsefulGestures func() []input.Gesture

	held bool        // the mouse button is down
	from input.Point // where it went down
}

// RandomGestures returns the gestures of one tick, at times several.
func (m *Monkey) RandomGestures() []input.Gesture {
	var all []input.Gesture
	for range 1 + m.Random.IntN(3) {
		all = append(all, m.some()...)
	}
	all = all[:min(len(all), 4)]
	for _, g := range all {
		switch g.Kind {
		case input.Press:
			m.held, m.from = true, g.At
		case input.Tap, input.Drop, input.Cancel:
			m.held = false
		}
	}
	return all
}

func (m *Monkey) some() []input.Gesture {
	at := m.somewhere()
	if m.held {
		kind := []input.GestureKind{input.DragStart, input.Drag, input.Drag, input.Drop, input.Drop, input.Tap, input.Cancel}[m.Random.IntN(7)]
		if kind == input.Tap {
			at = m.from
		}
		return []input.Gesture{{Kind: kind, From: m.from, At: at}}
	}
	switch n := m.Random.IntN(24); {
	case n < 5:
		return ClickGestures(at)
	case n < 9 && m.UsefulGestures != nil:
		return m.UsefulGestures()
	case n < 10:
		return m.flick(at)
	case n < 11:
		return []input.Gesture{{Kind: input.Press, From: at, At: at}}
	case n < 12:
		return []input.Gesture{{Kind: input.Scroll, At: at, Wheel: input.Point{Y: m.Random.Float64()*6 - 3}}}
	case n < 14:
		return []input.Gesture{{Kind: input.Hover, At: at}}
	case n < 17:
		return []input.Gesture{{Kind: input.EditKey, Key: input.KeyEnter + input.Key(m.Random.IntN(int(input.KeyPaste))), Modifiers: input.Modifiers(m.Random.IntN(8) & m.Random.IntN(8)), IsRepeat: m.Random.IntN(4) == 0}}
	case n < 19:
		return []input.Gesture{{Kind: input.TextTyped, Rune: []rune("aeß7Egon ö-3\u0301🂡")[m.Random.IntN(13)]}}
	case n < 20 && m.Random.IntN(4) == 0:
		return []input.Gesture{{Kind: input.FocusLost}}
	case n < 21:
		return []input.Gesture{CommandGesture(input.CommandConfirm)}
	}
	c := input.Command(1 + m.Random.IntN(int(input.CommandPreviousFocus)))
	if c == input.CommandFullscreen { // there is no window
		c = input.CommandCancel
	}
	return []input.Gesture{CommandGesture(c)}
}

// somewhere returns a point in the window or a little outside, mostly one on a target or place.
func (m *Monkey) somewhere() input.Point {
	if all := m.Targets(); len(all) > 0 && m.Random.IntN(2) == 0 {
		if t := all[m.Random.IntN(len(all))]; m.IsAvoided == nil || !m.IsAvoided(t.ID) {
			return input.Point(t.Rect.Center())
		}
	}
	if m.ExtraRects != nil && m.Random.IntN(3) > 0 {
		if places := m.ExtraRects(); len(places) > 0 {
			return input.Point(places[m.Random.IntN(len(places))].Center())
		}
	}
	f := m.WindowFrame()
	return input.Point{X: (m.Random.Float64()*1.1 - 0.05) * f.W, Y: (m.Random.Float64()*1.1 - 0.05) * f.H}
}

// flick returns the gestures for a mouse that is pressed, moved and released within one tick.
func (m *Monkey) flick(from input.Point) []input.Gesture {
	r := input.NewGestureReader(nil)
	f := m.WindowFrame()
	d := input.Snapshot{Screen: input.ScreenSize{Width: int(f.W), Height: int(f.H), Scale: f.Scale}, HasFocus: true, Cursor: from}
	flick := slices.Clone(r.Read(&d))
	r.IsOverTarget = true
	d.Cursor, d.Left = m.somewhere(), input.ButtonState{WasPressed: true, WasReleased: true}
	return append(flick, r.Read(&d)...)
}

// PrimaryClick returns a click on the primary target, or the cancel command if there is none.
func (m *Monkey) PrimaryClick() []input.Gesture {
	for _, t := range m.Targets() {
		if t.Primary && t.Enabled {
			return ClickGestures(input.Point(t.Rect.Center()))
		}
	}
	return []input.Gesture{CommandGesture(input.CommandCancel)}
}

// RandomFrame returns a random window size.
func (m *Monkey) RandomFrame() stage.Frame {
	sizes := [][2]float64{{960, 600}, {1024, 768}, {1280, 800}, {1366, 768}, {1920, 1080}, {2560, 1440}}
	size, scale := sizes[m.Random.IntN(len(sizes))], float64(1+m.Random.IntN(2))
	return stage.Frame{W: size[0] * scale, H: size[1] * scale, Scale: scale}
}

// WantTargets fails the test if a target has no unique name or lies outside the window.
func WantTargets(t testing.TB, f stage.Frame, all []target.Target) {
	t.Helper()
	window := geom.Rect{X: -1, Y: -1, W: f.W + 2, H: f.H + 2}
	for i, at := range all {
		if at.ID == "" || slices.ContainsFunc(all[:i], func(o target.Target) bool { return o.ID == at.ID }) {
			t.Errorf("the name of %+v is not its own", at)
		}
		if r := at.Rect; !(r.X >= window.X && r.Y >= window.Y && r.Right() <= window.Right() && r.Bottom() <= window.Bottom()) { // NaN lies outside, too
			t.Errorf("%+v lies outside the window of %v×%v", at, f.W, f.H)
		}
	}
}
