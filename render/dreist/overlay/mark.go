package overlay

import (
	"image/color"
	"strconv"

	"dreist/assets"
	"dreist/game/dreist"
	"dreist/render/art"
	"dreist/render/dreist/pictures"
	"dreist/render/dreist/scene"
	"dreist/render/geom"
	"dreist/render/kit"
	"dreist/render/stage"
	"dreist/render/tabletop"
)

// Mark is something that is drawn on a card or place of the table.
type Mark struct {
	At     Place
	Motif  kit.Motif  // nil for none
	Tint   Tint       // of the motif
	Alpha  float64    // of the motif, from 0 to 1; 0 stands for 1
	Ring   bool       // the ring around the place, as around a button that has the focus
	Lift   bool       // the card of the place is drawn once more, above its neighbours
	Pose   stage.Pose // in place of all this: the card of the place on its way, if the pose is shown
	Number int        // the key of an option on the upper right corner, or 0
	Left   bool       // it is on the upper left corner, as something else is on the right
	Picked bool       // the option is chosen
	Disc   int        // a number on a disc that fills the place, or 0
	Label  string     // what stands in the place
}

// Tint is a colour of the theme.
type Tint uint8

const (
	Plain Tint = iota // as it was painted
	Ink
	Muted
	Bright // as all that is to be seen
	Accent
	Warning
)

// in returns the colour in a theme.
func (t Tint) in(ui art.UI) color.RGBA {
	return [...]color.RGBA{Plain: kit.White(), Ink: ui.Text, Muted: ui.Muted, Bright: ui.Glow, Accent: ui.Accent, Warning: ui.Warning}[t]
}

// DrawMarks draws marks over the cards of a timeline.
func DrawMarks(e pictures.Canvas, marks []Mark, line *scene.Timeline, shaking *tabletop.Shake[dreist.Cell]) {
	for i := range marks {
		m := &marks[i]
		at, ok := m.At.Rect(line)
		if !ok {
			continue
		}
		if m.At.Kind == Cell {
			at.X += shaking.Offset(m.At.Cell) * at.W
		}
		m.draw(e, at, line)
	}
}

func (m *Mark) draw(e pictures.Canvas, at geom.Rect, line *scene.Timeline) {
	g := line.Geometry()
	if m.Pose.Shown {
		e.Card(m.At.Card, m.Pose)
	}
	if m.Motif != nil {
		alpha := m.Alpha
		if alpha == 0 {
			alpha = 1
		}
		e.Tinted(m.Motif, at, m.Tint.in(e.UI()), alpha)
	}
	if m.Ring {
		e.Grow(e.Look(g.BoxUnit()).Ring, at)
	}
	if m.Lift {
		e.Card(m.At.Card, line.Pose(m.At.Card))
	}
	if m.Number > 0 {
		drawNumber(e, g, m, at)
	}
	if m.Disc > 0 {
		DrawDisc(e, g, at, m.Disc)
	}
	if m.Label != "" {
		e.Write(m.Label, kit.Sized(g.BoxUnit(), assets.Text, 14, e.UI().Muted), at, kit.Center, 1)
	}
}

// drawNumber writes the key of an option on an upper corner of its place.
func drawNumber(e pictures.Canvas, g *scene.Geometry, m *Mark, at geom.Rect) {
	size := max(20*g.BoxUnit(), at.W*0.28)
	box, ink := kit.BadgePlate, e.UI().Text
	if m.Picked {
		box, ink = kit.PickPlate, e.UI().AccentText
	}
	r := geom.Rect{X: at.Right() - size*0.72, Y: at.Y - size*0.28, W: size, H: size}
	if m.Left {
		r.X = at.X - size*0.28
	}
	e.Picture(box, r, 1)
	e.Write(strconv.Itoa(m.Number), kit.Lettering{Font: assets.Strong, Size: float64(kit.Round(size * 0.7)), Color: ink}, r, kit.Center, 1)
}

// DrawDisc draws a number on a disc.
func DrawDisc(e pictures.Canvas, g *scene.Geometry, at geom.Rect, n int) {
	e.Picture(kit.NumberPlate, at, 1)
	e.Write(strconv.Itoa(n), kit.Sized(g.BoxUnit(), assets.Strong, 14, e.UI().AccentText), at, kit.Center, 1)
}
