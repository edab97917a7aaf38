package table

import (
	"dreist/assets"
	"dreist/assets/msg"
	"dreist/game/dreist"
	"dreist/render/dreist/overlay"
	"dreist/render/dreist/scene"
	"dreist/render/dreist/situation"
	"dreist/render/geom"
	"dreist/render/kit"
)

// asksFitting reports whether it is asked just now whether cards that fit are to be marked: beside the first turn, where nothing
// else is asked and nothing else stands there.
func (t *Table) asksFitting() bool {
	return t.Status.Fitting == MarkedAndAsked && t.Guide == nil && !t.Logged && t.Still() && t.MarksFitting() && t.Question() == situation.NoQuestion
}

// fittingBox returns where that is asked: above the buttons for help.
func fittingBox(g *scene.Geometry) geom.Rect {
	unit := g.TextUnit()
	high := 104 * unit
	return geom.Rect{X: g.Hint.X, Y: g.Hint.Y - 2*g.Gap - high, W: g.Plan.Right() - g.Hint.X, H: high}
}

// fittingAnswers appends the buttons that answer.
func (t *Table) fittingAnswers(dst []overlay.Button) []overlay.Button {
	if !t.asksFitting() {
		return dst
	}
	g := t.Line.Geometry()
	unit, box := g.TextUnit(), fittingBox(g)
	w := (box.W - 30*unit) / 2
	yes := geom.Rect{X: box.X + 10*unit, Y: box.Bottom() - 42*unit, W: w, H: 32 * unit}
	no := yes
	no.X += w + 10*unit
	return append(dst,
		overlay.Button{Id: FittingButton, Rect: yes, Label: msg.FittingYes, Works: true},
		overlay.Button{Id: NoFittingButton, Rect: no, Label: msg.FittingNo, Works: true})
}

// drawFitting asks whether cards that fit are to be marked.
func (d drawing) drawFitting() {
	if !d.asksFitting() {
		return
	}
	unit, box := d.g.TextUnit(), fittingBox(d.g)
	d.Picture(kit.BoxPlate, box, d.Arrival.Turn())
	in := geom.Rect{X: box.X + 8*unit, Y: box.Y + 8*unit, W: box.W - 16*unit, H: 48 * unit}
	line, style := d.Say.Say(msg.FittingAsk), d.Text(assets.Strong, 16, d.UI().Text)
	d.Write(line, d.Labels.Within(line, style, in, 14*unit), in, kit.Center, d.Arrival.Turn())
}

// answerFitting tells the program whether cards that fit are to be marked.
func (t *Table) answerFitting(yes bool) {
	kind := RequestNoFitting
	t.Status.Fitting, t.Stale = Unmarked, true
	if yes {
		kind, t.Status.Fitting = RequestFitting, Marked
	}
	t.Request(kind)
}

// outlast asks no longer once the first turn has gone by without an answer.
func (t *Table) outlast() {
	if t.Status.Fitting != MarkedAndAsked {
		return
	}
	for _, s := range t.Match.History() {
		if dreist.Seat(s.Seat) == t.Front() && (t.Position().Turn() != t.Front() || t.Position().Laid() == 0) {
			t.Status.Fitting, t.Stale = Marked, true
			t.Request(RequestMissedFitting)
			return
		}
	}
}
