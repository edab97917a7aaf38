package tabletop

import (
	"dreist/input"
	"dreist/render/geom"
	"dreist/render/kit"
)

// Focus is what the person at a table points at, and what they play with.
type Focus struct {
	Cursor  geom.Point   // of the mouse
	Pointed bool         // the mouse was moved there with nothing pressed
	Over    Card         // the card under it that could be taken
	Hover   ButtonID     // the button under it
	Ring    ButtonID     // the button that the keys have chosen, and that they press
	Down    ButtonID     // the button that is down: as long as the mouse holds it and, for the eye, some ticks after it was pressed
	ticks   int          // until it comes up; 0 while the mouse holds it
	Device  input.Source // that the person plays with
	Covered bool         // something lies over the table
}

// downFor is how many ticks a button that was pressed is seen down: 60 ms.
const downFor = 4

// Hold shows a button down as long as the mouse holds it. ShowPressed shows it down for some ticks.
func (f *Focus) Hold(b ButtonID) { f.Down, f.ticks = b, 0 }

func (f *Focus) ShowPressed(b ButtonID) { f.Down, f.ticks = b, downFor }

// IsRising reports whether the button that is down comes up by itself.
func (f *Focus) IsRising() bool { return f.ticks > 0 }

// RaiseButton advances by a tick and reports whether that button has come up.
func (f *Focus) RaiseButton() (risen bool) {
	if f.ticks == 0 {
		return false
	}
	if f.ticks--; f.ticks > 0 {
		return false
	}
	f.Down = NoButton
	return true
}

// MoveRing moves the ring to the next or the previous button, see NextButton.
func (f *Focus) MoveRing(buttons []Button, forth bool, first ButtonID) {
	f.Ring = NextButton(buttons, f.Ring, forth, first)
}

// DrawButtons draws buttons with a ring around the one that the keys have chosen, below them.
func (f *Focus) DrawButtons(e *kit.Canvas, g *Edges, look ButtonLook, buttons []Button) {
	for i := range buttons {
		if b := &buttons[i]; f.Ring != NoButton && b.Id == f.Ring && (b.Enabled || b.Id >= GuideButton) {
			e.Grow(e.Look(g.BoxUnit()).Ring, b.Rect)
		}
	}
	look.Draw(e, buttons, f.Hover, f.Down)
}
