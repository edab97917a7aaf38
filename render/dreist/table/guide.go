package table

import (
	"math"
	"slices"

	"dreist/render/dreist/guide"
	"dreist/render/dreist/hand"
	"dreist/render/dreist/overlay"
	"dreist/render/dreist/pictures"
	"dreist/render/dreist/situation"
	"dreist/render/geom"
	"dreist/render/kit"
	"dreist/render/stage"
	"dreist/render/tabletop"
)

// SetGuide sets the guide at the table, nil for none.
func (t *Table) SetGuide(g guide.Guide) { t.Guide, t.Leader = g, g }

// Try reports whether the guide has handled an attempt.
func (t *Table) Try(a guide.Attempt) bool {
	return t.Guide != nil && t.Guide.Try(&t.now, a) == tabletop.Handled
}

// Now returns the argument of all methods of a guide at the table.
func (t *Table) Now() *guide.Now { return &t.now }

// Overlay returns the overlay of the guide, filled anew.
func (t *Table) Overlay() *overlay.Overlay {
	o := &t.laid
	o.Clear(t.Line.Geometry())
	if t.Guide != nil {
		t.Guide.Show(&t.now, o)
		if t.Mine() {
			o.GlowAlike(t.Position().Hand(t.Front()))
		}
		o.Arrange()
	}
	return o
}

// guide draws the marks and the box of the guide, below the buttons.
func (d drawing) guide() {
	if d.Guide == nil {
		d.box()
		return
	}
	d.marks(d.Overlay().Marks)
	d.box()
	d.Guide.Draw(&d.Table.now, d.Canvas)
}

// marks draws marks of the overlay.
func (d drawing) marks(all []overlay.Mark) {
	tabletop.DrawMarks(d.Canvas.Canvas, d.g.BoxUnit(), all, (*places)(d.Table))
}

// places is the table as marks ask for it.
type places Table

// Rect returns the rectangle of a place; that of a cell shakes with a refusal.
func (t *places) Rect(at overlay.Place) (geom.Rect, bool) {
	r, seen := at.Rect(t.Line)
	if at.Kind == overlay.Cell {
		r.X += t.Refused.Shake.Offset(at.Cell) * r.W
	}
	return r, seen
}

func (t *places) CardPose(at overlay.Place) stage.Pose { return t.Line.Pose(at.Card) }

func (t *places) DrawCard(e *kit.Canvas, of overlay.Place, pose stage.Pose) {
	pictures.Canvas{Canvas: e}.Card(of.Card, pose)
}

// boxSlides is how far the box of a guide slides in from the right, in logical pixels.
const boxSlides = 36

// box draws the box of a guide. While it appears or disappears it slides together with its buttons.
func (d drawing) box() {
	o, there := &d.fades.shownBox, d.fades.box.Now
	if there == 0 {
		return
	}
	if there == 1 && d.Guide != nil {
		o = &d.Overlay().Box
	}
	rest := d.Shift
	if !d.Line.Reduced() {
		d.Shift.X += math.Round(boxSlides * d.g.Unit * (1 - stage.EaseOut(there)))
	}
	d.Together(d.g.Log.Inset(-2*d.g.Gap), there, func() {
		o.Draw(d.Canvas.Canvas)
		if there < 1 {
			buttons := slices.DeleteFunc(slices.Clone(o.Buttons), func(b tabletop.Button) bool { return !d.inBox(b) })
			d.look().Draw(d.Canvas.Canvas, buttons, d.Hover, d.Down)
		}
	})
	d.Shift = rest
}

// inBox reports whether a button is in the box of a guide.
func (d drawing) inBox(b tabletop.Button) bool {
	return b.Id >= tabletop.GuideButton && d.g.Log.Contains(b.Rect.Center())
}

// AimOf returns the aim of a click at a point with the held card.
func (t *Table) AimOf(at geom.Point) situation.Aim {
	return hand.AimOf(&t.Situation, t.Overlay().Aside, t.Hand.Card, at)
}
