package tabletop

import (
	"dreist/render/geom"
	"dreist/render/kit"
)

// The distance of a sentence from the edge of its plate and from its buttons, and the size of its letters below which it stands in two lines, in logical
// pixels.
const (
	sentenceSide = 12
	smallestLine = 14
)

// Sentence writes a text on a plate, in the middle of what the buttons at its right end leave: in one line, or in two where one would be too small to
// read. A line stands on the baseline of the buttons' labels.
func (f ButtonLook) Sentence(e *kit.Canvas, text string, style kit.Lettering, plate geom.Rect, buttons []Button) {
	unit := f.PanelUnit()
	in := leftOf(buttons, plate, unit)
	line := e.Labels.Fit(text, style, in.W)
	if line.Size < smallestLine*f.TextUnit() {
		line = e.Labels.Within(text, style, in, smallestLine*unit)
	}
	set := e.Labels.Get(text, line, kit.Center, in.W)
	if set.Lines > 1 {
		in = geom.Around(in.Center(), e.Labels.Even(text, line, in.W), in.H)
	}
	in.Y += f.below(e, buttons, set, in)
	e.Write(text, line, in, kit.Center, 1)
}

// leftOf returns the room for a sentence on a plate beside its buttons.
func leftOf(buttons []Button, plate geom.Rect, unit float64) geom.Rect {
	side := sentenceSide * unit
	in := geom.Rect{X: plate.X + side, Y: plate.Y, W: plate.W - 2*side, H: plate.H}
	for _, b := range buttons {
		in.W = min(in.W, b.Rect.X-side-in.X)
	}
	return in
}

// below returns how far below the middle of its room a sentence stands, in device pixels: a line on the baseline of the labels of some buttons, several
// lines around the middle of the buttons' faces.
func (f ButtonLook) below(e *kit.Canvas, buttons []Button, sentence *kit.Label, in geom.Rect) float64 {
	for i := range buttons {
		if buttons[i].Bare {
			continue
		}
		face := e.KeyFace(f.PanelUnit(), buttons[i].Rect, buttons[i].style())
		w := f.words(e.Labels, buttons, i, face)
		label := e.Labels.Get(w.Text, w.Style, kit.Center, w.In.W)
		if sentence.Lines > 1 || label.Lines > 1 || w.Text == "" {
			return face.Center().Y - in.Center().Y
		}
		top := kit.Round(w.In.Y + (w.In.H-label.H)/2)
		return float64(top) + label.Base - sentence.Base - (in.Center().Y - sentence.H/2)
	}
	return 0
}
