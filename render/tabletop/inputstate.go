package tabletop

import (
	"dreist/input"
	"dreist/render/geom"
	"dreist/render/kit"
)

// InputState is the player's pointer, focused button and input device at a table.
type InputState struct {
	Cursor        geom.Point   // position of the mouse
	IsPointing    bool         // the mouse was moved there with no button held
	HoveredCard   Card         // the card under the mouse that can be picked up, or NoCard
	HoveredButton ButtonID     // the button under the mouse
	FocusedButton ButtonID     // the button with the keyboard focus
	PressedButton ButtonID     // the button that is drawn pressed: while the mouse holds it, and some ticks after it was pressed
	ticks         int          // remaining until it is released; 0 while the mouse holds it
	Device        input.Source // the player's input device
	IsCovered     bool         // a panel lies over the table
}

// downFor is the number of ticks, 60 ms, for which a pressed button is drawn down.
const downFor = 4

// HoldButton draws a button pressed until the mouse releases it.
func (f *InputState) HoldButton(b ButtonID) { f.PressedButton, f.ticks = b, 0 }

func (f *InputState) showPressed(b ButtonID) { f.PressedButton, f.ticks = b, downFor }

func (f *InputState) isButtonRising() bool { return f.ticks > 0 }

// raiseButton advances by a tick and reports whether the pressed button was released.
func (f *InputState) raiseButton() (risen bool) {
	if f.ticks == 0 {
		return false
	}
	f.ticks--
	if f.ticks > 0 {
		return false
	}
	f.PressedButton = NoButton
	return true
}

// MoveFocus moves the focus to the next or previous button, see nextButton.
func (f *InputState) MoveFocus(buttons []Button, forth bool, first ButtonID) {
	f.FocusedButton = nextButton(buttons, f.FocusedButton, forth, first)
}

// DrawButtons draws buttons, and a ring around the one with the focus.
func (f *InputState) DrawButtons(e *kit.Canvas, g *Edges, look ButtonLook, buttons []Button) {
	for i := range buttons {
		if b := &buttons[i]; f.FocusedButton != NoButton && b.ID == f.FocusedButton && (b.IsEnabled || b.ID >= GuideButtonsFrom) {
			e.DrawStretched(e.ControlPictures(g.BoxUnit()).Ring, b.Rect)
		}
	}
	look.Draw(e, buttons, f.HoveredButton, f.PressedButton)
}
