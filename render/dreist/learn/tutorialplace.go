package learn

import (
	"math"

	"dreist/game/dreist"
	"dreist/render/dreist/scene"
	"dreist/render/geom"
	"dreist/render/tabletop"
)

// bubbleLayout is the position of the chick and of the tip of the bubble's tail; a tip inside the bubble means no tail.
type bubbleLayout struct {
	said  string
	chick geom.Rect
	tip   geom.Point
	avoid geom.Rect // bounds of the cells of a refusal that the bubble covered, empty if there are none
}

// The sizes of the chick and of bubbles, and the distances of a bubble from its subject, in logical pixels; then the parts
// of the chick that cover the bubble next to it and below it.
const (
	chickSize = 72.0
	mostWide  = 280.0
	openWide  = 380.0 // width of a bubble with the whole text open
	nearest   = 12.0
	longest   = 64.0
	hidden    = 0.12
	sunk      = 0.2
)

// BubbleRoom returns the greatest width of the bubble, and the height up to which its letters do not shrink.
func (t *Tutorial) BubbleRoom(struct{}) geom.Rect {
	geo := t.table.Timeline.Geometry()
	wide := mostWide * geo.TextUnit()
	switch _, beside := t.target(); {
	case t.Speech.IsOpen:
		wide = openWide * geo.TextUnit()
	case !beside:
		wide = min(wide, geo.MinColumnWidth()-2*geo.Margin)
	}
	return geom.Rect{W: wide, H: geo.H / 4}
}

// target returns the rectangle that the chick talks about, empty if there is none, and whether the bubble may be beside it.
func (t *Tutorial) target() (at geom.Rect, beside bool) {
	geo := t.table.Timeline.Geometry()
	m, ok := t.WantedMove()
	switch {
	case t.IsRemarking():
		c := t.lastRemark.cards[0]
		return geo.CellRect(c.Cell(t.table.Timeline.View().RowOf[c])), true
	case !ok || t.table.IsWatching() || t.Progress.IsDone():
		return at, false
	case t.table.Question() != scene.NoQuestion:
		return t.table.QuestionPlate(), true
	case m.Action == dreist.EndTurn:
		return geo.EndTurnRect, false
	case m.Action == dreist.GiveCards:
		return geo.Egon.Pile, true
	}
	at, _ = t.table.Timeline.SpotRect(scene.SpotOfMove(m))
	return at, true
}

// BubblePlace chooses a place for the bubble with the chick where it covers least: beside its subject, above it, or at the lower right.
func (t *Tutorial) BubblePlace(_ struct{}, w, h float64) (box geom.Rect, tip geom.Point) {
	geo, chick := t.table.Timeline.Geometry(), chickSize*t.table.Timeline.Geometry().PanelUnit()
	target, _ := t.target()
	p, near := t.placer(target), nearest*geo.TextUnit()
	offer := func(x, y, bottom, side, head float64) {
		box := geom.Rect{X: min(max(x, geo.Gap), geo.W-geo.Gap-w-side), Y: min(max(y, geo.Shelf.Bottom()+geo.Gap+head), bottom-h), W: w, H: h}
		at := geom.Rect{X: box.Right() - chick*1.1, Y: box.Y - head, W: chick, H: chick}
		if side > 0 {
			at.X, at.Y = box.Right()+side-chick, box.Y+max(h-chick, 0)
		}
		if p.Offer(box, 0, at) {
			t.bubbleLayout.chick = at
		}
	}
	side, head := chick*(1-hidden), chick*(1-sunk)
	if target != (geom.Rect{}) {
		bottom := geo.PromptLine.Y - geo.Gap
		offer(target.Right()+near, target.Y, bottom, side, 0)
		offer(target.X-near-w, target.Y, bottom, 0, head)
		offer(target.Center().X-w/2, target.Y-near-h, bottom, 0, head)
	}
	offer(geo.EndTurnRect.Right()-w, geo.H, geo.HintRect.Y-2*geo.Gap, 0, head)
	t.bubbleLayout.tip = t.pointer(p.BestRect, target)
	return p.BestRect, t.bubbleLayout.tip
}

// pointer returns the tip of the tail from a bubble to a target, or the middle of the bubble if there is no target.
func (t *Tutorial) pointer(box, target geom.Rect) geom.Point {
	unit := t.table.Timeline.Geometry().TextUnit()
	if target == (geom.Rect{}) {
		return box.Center()
	}
	to := nearestOn(target, box.Center())
	from := nearestOn(box, to)
	off := geom.Point{X: to.X - from.X, Y: to.Y - from.Y}
	far := math.Hypot(off.X, off.Y)
	long := min(far-3*unit, longest*unit)
	if long <= 0 {
		return box.Center()
	}
	return geom.Point{X: from.X + off.X*long/far, Y: from.Y + off.Y*long/far}
}

func nearestOn(r geom.Rect, p geom.Point) geom.Point {
	return geom.Point{X: min(max(p.X, r.X), r.Right()), Y: min(max(p.Y, r.Y), r.Bottom())}
}

func (t *Tutorial) placer(target geom.Rect) (p geom.LabelPlacer) {
	geo, rows := t.table.Timeline.Geometry(), t.table.Timeline.View().RowOf
	off := -6 * geo.TextUnit()
	p.Avoid(geom.NeverCoverCost, target, geo.Shelf, geo.Egon.Bounds, geo.Plate.Inset(off), t.bubbleLayout.avoid) // a refusal may appear on the plate, too
	for _, b := range t.table.Buttons() {
		if b.ID != tabletop.MoreButton {
			p.Avoid(geom.NeverCoverCost, b.Rect.Inset(off))
		}
	}
	if t.IsRemarking() {
		for _, c := range t.lastRemark.cards {
			p.Avoid(geom.NeverCoverCost, geo.CellRect(c.Cell(rows[c])).Inset(off))
		}
	}
	if wanted, _ := t.WantedMove(); wanted.Action == dreist.LayCard {
		for row := range t.table.ShownPosition().LegalRows(wanted.Card).All() {
			p.Avoid(geom.NeverCoverCost, geo.CellRect(wanted.Card.Cell(row)))
		}
	}
	p.Avoid(geom.SeldomCoverCost, geo.Egon.Bubble, geo.Caption)
	for c, row := range rows {
		if row > 0 {
			p.Avoid(geom.SeldomCoverCost, geo.CellRect(dreist.Card(c).Cell(row)))
		}
	}
	return p
}

// makeRoom keeps the bubble off the cells of a refusal until its text changes.
func (t *Tutorial) makeRoom() {
	if t.bubbleLayout.said != t.Bubble.Text {
		t.bubbleLayout.said, t.bubbleLayout.avoid = t.Bubble.Text, geom.Rect{}
	}
	var all geom.Rect
	for i, cell := range t.table.CellsOfRefusal() {
		if at := t.table.Timeline.Geometry().CellRect(cell); i == 0 {
			all = at
		} else {
			all = all.Union(at)
		}
	}
	if t.Speech.Rect.OverlapArea(all)+t.bubbleLayout.chick.OverlapArea(all) > 0 {
		t.bubbleLayout.avoid = all
	}
}
