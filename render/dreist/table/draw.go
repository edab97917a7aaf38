package table

import (
	"image/color"
	"slices"

	"dreist/assets"
	"dreist/game/dreist"
	"dreist/render/dreist/effects"
	"dreist/render/dreist/pictures"
	"dreist/render/dreist/scene"
	"dreist/render/geom"
	"dreist/render/kit"
	"dreist/render/stage"
	"dreist/render/tabletop"
)

type drawing struct {
	pictures.Canvas
	*Table
	g *scene.Geometry
}

// Draw draws the table without the held card, see DrawHeld.
func (t *Table) Draw(e pictures.Canvas) {
	d := drawing{e, t, t.Timeline.Geometry()}
	now := t.Timeline.CurrentPicture()
	defer t.Arrival.Draw(e.Canvas, &d.g.Edges)
	if t.Arrival.ClothOpacity() == 1 {
		return
	}
	e.DrawCloth(d.g.W, d.g.H)
	still, shaken := e.Offset, t.Effects.TableOffset()
	e.Offset.X, e.Offset.Y = still.X+shaken.X, still.Y+shaken.Y
	defer func() { e.Offset = still }()
	d.ground()
	d.zones()
	t.Effects.DrawBelow(e)
	rest := e.Offset
	e.Offset.Y = rest.Y + t.Arrival.ShelfOffset(d.g)
	e.DrawPicture(kit.StoneLedge, now.Shelf(), 1)
	for i, stone := range now.Stones() {
		e.Offset.Y = rest.Y + t.Arrival.StoneOffset(d.g, i)
		e.DrawPicture(kit.BaseStone(i+1), stone, 1)
	}
	e.Offset = rest
	d.columns()
	d.lit()
	e.Offset.X += t.Arrival.OpponentOffset(d.g)
	t.Opponents.Egon.GiftOffset = t.Effects.GiftOffset()
	t.Opponents.Draw(e, t.Situation(), t.TargetSeat(), t.race.ShownCount)
	e.Offset = rest
	d.cards()
	d.fresh()
	d.dots()
	d.litCells(true)
	e.Offset.X += t.Arrival.OpponentOffset(d.g)
	t.Opponents.DrawThumb(e, t.Situation())
	end := t.Timeline.IsEnding() || t.Phase == tabletop.EndedPhase // which is celebrated over the cards
	if !end {
		t.Opponents.DrawSpeech(e, t.Situation()) // the cards that Egon turns up fly by below it
	}
	e.Offset = rest
	effects.DrawStep(e, t.Timeline)
	if !end {
		t.Effects.DrawAbove(e)
	}
	d.leaving()
	if !end {
		t.race.Draw(e, t.Situation(), &t.Opponents)
	}
	d.caption()
	d.DrawGuide(e.Canvas)
	d.line() // no shadow of what a guide says falls on it
	d.risen()
	d.buttons()
	d.DrawTopMarks(d.Canvas.Canvas)
	d.gift(false)
	d.ghosts() // on the cell that would take the held card
	if end {
		d.clear()
		t.Effects.DrawAbove(e)
		if !t.IsUnderEnd() { // else the panel says how it came out
			t.race.Draw(e, t.Situation(), &t.Opponents)
		}
		t.Opponents.DrawSpeech(e, t.Situation())
	}
}

// buttons draws the buttons except those on plates of their own, and fades the button that shows turns again.
func (d drawing) buttons() {
	again := func(b tabletop.Button) bool { return b.ID == tabletop.LastTurnsButton }
	d.keys(slices.DeleteFunc(d.ButtonsInPlace(), again))
	if k := &d.fades; !k.again.IsGone() {
		d.DrawGroup(k.againButton.Rect.Inset(-d.g.Gap), k.again.Opacity, func() { d.keys([]tabletop.Button{k.againButton}) })
	}
}

func (d drawing) keys(buttons []tabletop.Button) {
	d.DrawButtons(d.Canvas.Canvas, &d.g.Edges, d.ButtonLook(), buttons)
}

// clears is how long before the end is announced the area of its panel fades out. edge is how far the plates beside the
// columns, whose shadows fade with them, are from the parts that stay.
const (
	clears = stage.Span(200)
	edge   = 3 // device pixels
)

// clear fades out the area that the panel of the end will cover, and what would stick out from under it.
func (d drawing) clear() {
	gone := 1.0
	if !d.IsUnderEnd() {
		if !d.Timeline.IsEnding() || d.Phase != tabletop.PlayingPhase {
			return
		}
		_, progress, _ := d.Timeline.CurrentStep()
		at := stage.Span(progress) * scene.SpanWon
		gone = at.ProgressWithin(scene.SpanWon-clears, clears)
		for _, idle := range [...]geom.Rect{d.g.EndTurnRect, d.g.UndoRect} { // there is nothing to press any more
			d.CoverWithCloth(idle.Inset(-edge), at.ProgressWithin(0, clears))
		}
	}
	low := d.stays()
	d.CoverWithCloth(geom.Rect{Y: low, W: d.g.W, H: d.g.H - low}, gone)
	if d.Guide != nil { // what it offers beside the mat
		d.CoverWithCloth(d.g.RightOfMat(low), gone)
	}
}

// stays returns the lower edge of what stays visible above the panel of the end.
func (d drawing) stays() float64 { return d.g.ThirdRowBottom() + d.g.Gap/2 }

// mat caches the picture of the mat below the columns, so that drawing allocates nothing.
type mat struct {
	picture kit.Stretchable
	round   int // the radius of its corners
}

func (d drawing) ground() {
	u := d.g.Unit
	d.g.DrawTableEdge(d.Canvas.Canvas)
	if round := kit.Round(18 * u); d.mat.picture == nil || d.mat.round != round {
		d.mat = mat{kit.NewMat(round), round}
	}
	shelf := d.Timeline.CurrentPicture().Shelf()
	top := shelf.Center().Y
	low := d.g.Mat.Bottom()
	if d.IsUnderEnd() {
		low = min(low, d.stays()) // it has its corners there
	}
	d.DrawStretched(d.mat.picture, geom.Rect{X: shelf.X, Y: top, W: shelf.W, H: low - top})
}

func (d drawing) zones() {
	rim := d.g.HandRim()
	tray := geom.Rect{X: d.g.HandRect.X - d.g.Gap, Y: d.g.HandRect.Y - rim, W: d.g.HandRect.W + 2*d.g.Gap, H: d.g.HandRect.H + 2*rim}
	turn := d.fades.hand.Opacity * d.Arrival.TurnAlpha()
	if turn < 1 {
		d.DrawPicture(kit.TrayPlate, tray, 1)
	}
	d.DrawPicture(kit.TurnPlate, tray, turn)
	d.DrawPicture(kit.TurnPlate, d.g.Egon.Ledge.Inset(-2*d.g.Unit), d.fades.egon.Opacity)
	slot := d.Palette().SlotOutline
	d.DrawTinted(kit.CardSlot, d.g.OwnPile, slot, 1)
	d.DrawTinted(kit.CardSlot, d.g.DiscardPile, slot, 1)
}

func (d drawing) columns() {
	seen := d.Arrival.CellsAlpha()
	if !d.g.IsVisible(1) || seen == 0 {
		return
	}
	for number := 1; number <= dreist.NumberCount; number++ {
		stone := d.Timeline.CurrentPicture().Stones()[number-1]
		w := stone.W
		slot := geom.Rect{X: stone.X, Y: d.g.CellRect(dreist.Cell{Row: 1, Column: number}).Y, W: w, H: w * stage.CardRatio}
		d.DrawTinted(kit.CardSlot, slot, d.Palette().BoardLine, seen)
	}
}

// DrawHeld draws the held card or gift, over the table and the log.
func (t *Table) DrawHeld(e pictures.Canvas) {
	if t.isGift(t.HeldCard()) {
		drawing{e, t, t.Timeline.Geometry()}.gift(true)
		return
	}
	t.SharedTable.DrawHeld(e.Canvas)
}

// SizedLettering returns a lettering with a size in logical pixels that grows with the window.
func (t *Table) SizedLettering(font assets.Font, size kit.LetterSize, c color.RGBA) kit.TextStyle {
	return kit.NewTextStyle(t.Timeline.Geometry().TextUnit(), font, size, c)
}
