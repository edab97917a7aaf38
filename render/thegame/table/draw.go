package table

import (
	"image/color"
	"math"
	"strconv"
	"unicode"

	"dreist/assets"
	"dreist/game/thegame"
	"dreist/render/art"
	"dreist/render/geom"
	"dreist/render/kit"
	"dreist/render/stage"
	"dreist/render/tabletop"
	"dreist/render/thegame/pictures"
	"dreist/render/thegame/scene"
)

type drawing struct {
	*kit.Canvas
	t *Table
	g *scene.Geometry
}

// Draw draws the table except for the held card, which DrawHeld draws.
func (t *Table) Draw(e *kit.Canvas) {
	d := drawing{e, t, t.Timeline.Geometry()}
	e.DrawCloth(d.g.W, d.g.H)
	d.g.DrawTableEdge(e)
	rest := e.Offset
	if low := float64(d.g.Landscape.BottomY) + mapFoot*d.g.Unit; t.isMap() {
		e.Offset.Y += min(0, t.EndPanelRect.Y-low)
	}
	d.drawLand()
	d.drawGround()
	e.Offset = rest
	for on := range thegame.Pile(thegame.PileCount) {
		if !t.isMap() {
			d.drawRow(on)
		}
	}
	d.drawOtherSeats()
	d.drawDrawPile()
	d.drawHandFrame()
	d.drawCards()
	for on := range thegame.Pile(thegame.PileCount) {
		d.drawHeldStep(on)
	}
	d.drawCaption()
	d.drawList()
	d.drawBids()
	d.drawRisenCards()
	t.DrawGuide(e)
	t.DrawPromptAndButtons(e)
	t.effects.Draw(d)
	t.Arrival.Draw(e, &d.g.Edges)
}

// DrawHeld draws the held card, above everything on the table.
func (t *Table) DrawHeld(e *kit.Canvas) {
	t.SharedTable.DrawHeld(e)
	if t.Held.Grip == tabletop.DraggedGrip && t.wouldStrand(t.Held.Aim) { // the card may cover the sign at the pile
		d, r := drawing{e, t, t.Timeline.Geometry()}, t.Held.Pose(t.Timeline).Rect()
		size := r.W * 0.44
		at := geom.RectAround(geom.Point{X: r.Right() - size*0.2, Y: r.Y + size*0.2}, size, size)
		d.DrawPicture(kit.BadgePlate, at, 1)
		d.DrawTinted(kit.WhiteIcon(art.WarningIcon), at.Inset(size*0.14), d.Palette().Warning, 1)
	}
}

// mapFoot is the height of the land between its nearest path and the panel about the end, in logical pixels.
const mapFoot = 10

// isMap reports whether the panel about the end is on the table. The land above it then shows the match, without the piles.
func (t *Table) isMap() bool { return t.IsCovered && t.ShownPosition().IsOver() }

func (d drawing) textStyle(font assets.Font, size kit.LetterSize, c color.RGBA) kit.TextStyle {
	return kit.NewTextStyle(d.g.TextUnit(), font, size, c)
}

func (d drawing) drawCard(c thegame.Card, p stage.Pose) {
	d.DrawTwoSidedCard(pictures.FaceMotif(c), pictures.BackMotif, p)
}

func (d drawing) drawGround() {
	high := math.Round(landEdge * d.g.Unit)
	d.DrawPicture(kit.TableEdge, geom.Rect{X: d.g.Stage.X, Y: d.g.MatBottom - high/2, W: d.g.Stage.W, H: high}, 1)
}

// landEdge is the height of the edge below the land, in logical pixels.
const landEdge = 8

func (d drawing) drawRow(on thegame.Pile) {
	r := &d.g.Rows[on]
	if light := d.t.Lights.Strength(aimAtPile(on)); light > 0 {
		d.DrawTinted(kit.CardGlow, r.Card, art.PaperColor(), min(light*(1+d.t.Lights.PulseStrength()), 1))
	}
	d.DrawPicture(pictures.PileSignMotif(on), r.Sign, 1)
	d.DrawPicture(pictures.PlainBaseCardMotif(on), r.Card, 1)
	d.drawSignals(on)
}

func (t *Table) initial(s thegame.Seat) rune {
	for _, r := range t.Phrases.SeatNames[s] {
		return unicode.ToUpper(r)
	}
	return rune('1' + s)
}

// The opacity of signals that the player may give.
const (
	offeredSignal = 0.75
	pointedSignal = 1 // the mouse is over the signal
)

func (d drawing) drawSignals(on thegame.Pile) {
	v := d.t.Timeline.View()
	for number, seat := range d.t.Timeline.Seating().OtherSeats() {
		if s := v.Signals[seat][on]; s != thegame.NoSignal {
			d.drawSignal(s, seat, d.g.OtherSignalRect(on, number), 1, d.isAgainstHeldCard(on, s))
		}
	}
	front := d.t.FrontSeat()
	open := d.t.CanSignal()
	for s := thegame.KeepOff; s <= thegame.LayHere; s++ {
		alpha := 0.0
		switch {
		case v.Signals[front][on] == s:
			alpha = 1
		case open && d.t.HoveredButton == SignalButton(s, on):
			alpha = pointedSignal
		case open && d.t.isAskedAbout(on):
			alpha = offeredSignal
		}
		if alpha > 0 {
			d.drawSignal(s, front, d.g.OwnSignalRect(on, s), alpha, alpha == 1 && d.isAgainstHeldCard(on, s))
		}
	}
}

// smallStep is the largest step that satisfies a signal for a small one.
const smallStep = 5

func (d drawing) isAgainstHeldCard(on thegame.Pile, s thegame.Signal) bool {
	h := &d.t.Held
	if !h.IsHolding() || h.Aim != aimAtPile(on) {
		return false
	}
	step := on.Step(d.t.ShownPosition().TopCard(on), cardOf(h.Card))
	return s == thegame.KeepOff || s == thegame.SmallStep && step > smallStep
}

func (d drawing) drawSignal(s thegame.Signal, seat thegame.Seat, at geom.Rect, alpha float64, nods bool) {
	turn := 0.0
	if nods {
		turn = pictures.NodAngle(d.t.nodTicks)
	}
	d.DrawRotated(pictures.SignalTokenMotif{Signal: s, Seat: uint8(seat), Letter: d.t.initial(seat)}, at.Center(), at.W, at.H, 1, turn, kit.WhiteTint(), alpha)
}

func (d drawing) drawHeldStep(on thegame.Pile) {
	light := d.t.Lights.Strength(aimAtPile(on))
	if light == 0 || !d.t.Held.IsHolding() {
		return
	}
	c := cardOf(d.t.Held.Card)
	step := on.Step(d.t.ShownPosition().TopCard(on), c)
	at := DrawStepPlate(d.Canvas, d.g, on, c, step, min(light*1.4, 1))
	if d.t.wouldStrand(aimAtPile(on)) {
		size := at.H
		d.DrawTinted(kit.WhiteIcon(art.WarningIcon), geom.RectAround(geom.Point{X: at.Right() + size*0.7, Y: at.Center().Y}, size, size), d.Palette().Warning, 1)
	}
}

// DrawStepPlate draws the plate of a card's step, with a stone, at the card's number on the path of a pile. It returns the plate's rectangle.
func DrawStepPlate(e *kit.Canvas, g *scene.Geometry, on thegame.Pile, c thegame.Card, step int, alpha float64) geom.Rect {
	wide := g.Landscape.PathSpacing() * stepWide
	motif := kit.Motif(pictures.TenBackPlateMotif(on))
	if step > 0 {
		wide *= pictures.StepPlateScale(step)
		motif = pictures.StepPlateMotif(step)
	}
	to := g.PathPoint(on, float64(c))
	at := geom.Rect{X: to.X - wide/2, Y: to.Y + g.Landscape.PathSpacing()*0.14, W: wide, H: wide * pictures.PlateHeightRatio}
	drawStone(e, g, on, pictures.CardStone, c, aimStone, alpha)
	e.DrawPicture(motif, at, alpha)
	return at
}

// stepWide is the width of the plate of the largest step, in distances of two paths.
const stepWide = 0.9

func (d drawing) drawOtherSeats() {
	v := d.t.Timeline.View()
	for number, seat := range d.t.Timeline.Seating().OtherSeats() {
		p := &d.g.OtherSeats[number]
		plate := kit.NotePlate
		if v.SeatToMove == seat && !d.t.IsStartUndecided() {
			plate = kit.SeatTurnPlate
		}
		d.DrawPicture(plate, p.Box, 1)
		d.DrawPicture(pictures.SeatMotif(seat), p.Portrait, 1)
		d.DrawText(d.t.Phrases.SeatNames[seat], d.Labels.FitWidth(d.t.Phrases.SeatNames[seat], d.textStyle(assets.StrongFont, kit.TextSize, d.Palette().Text), p.Name.W), p.Name, kit.Left, 1)
		d.DrawText(strconv.Itoa(len(v.Hands[seat])), d.textStyle(assets.DisplayFont, kit.TextSize, d.Palette().Text), p.Count, kit.Right, 1)
	}
}

func (d drawing) drawDrawPile() {
	n := len(d.t.Timeline.View().DrawPile)
	d.DrawTinted(kit.CardSlot, d.g.DrawPile, d.Palette().SlotOutline, 1)
	d.DrawText(strconv.Itoa(n), d.textStyle(assets.DisplayFont, kit.TitleSize, d.Palette().Text), d.g.DrawPileCount, kit.Right, 1)
}

func (d drawing) drawHandFrame() {
	rim := d.g.HandRim()
	tray := geom.Rect{X: d.g.HandRect.X - d.g.Gap, Y: d.g.HandRect.Y - rim, W: d.g.HandRect.W + 2*d.g.Gap, H: d.g.HandRect.H + 2*rim}
	plate := kit.TrayPlate
	if d.t.Timeline.View().SeatToMove == d.t.FrontSeat() && d.t.IsHandOpen() && !d.t.IsWatching() {
		plate = kit.TurnPlate
	}
	d.DrawPicture(plate, tray, 1)
}

func (d drawing) drawCards() {
	now := d.t.Timeline.CurrentPicture()
	for _, c := range now.AppendVisibleCards(d.t.order[:0]) {
		if !d.isDrawnElsewhere(c) && d.t.Timeline.LiftProgress(c) == 0 {
			d.drawLyingCard(c)
		}
	}
}

// isDrawnElsewhere reports whether a card is held, or drawn by a mark that lets it fly.
func (d drawing) isDrawnElsewhere(c thegame.Card) bool {
	return number(c) == d.t.Held.Card || d.t.IsFlying(number(c))
}

func (d drawing) drawRisenCards() {
	for _, c := range d.t.Timeline.View().Hands[d.t.FrontSeat()] {
		if !d.isDrawnElsewhere(c) && d.t.Timeline.LiftProgress(c) > 0 {
			d.drawLyingCard(c)
		}
	}
}

func (d drawing) drawLyingCard(c thegame.Card) {
	p := d.t.Timeline.Pose(c)
	if d.t.isMap() && p.Y > d.g.Rows[thegame.PileA].DropArea.Y {
		return
	}
	for on := range thegame.Pile(thegame.PileCount) {
		if d.t.Timeline.View().TopCard(on) == c {
			p.X += d.t.Shake.Offset(SpotOfPile(on)) * p.W
		}
	}
	d.drawCard(c, p)
}

func (d drawing) drawCaption() {
	if d.t.Status.Caption == "" {
		return
	}
	style, in := d.textStyle(assets.TextFont, kit.TextSize, d.Palette().Text), d.g.Caption
	pad := in.H * 0.5
	said := d.Labels.Label(d.t.Status.Caption, style, kit.Right, in.W-2*pad)
	plate := geom.Rect{X: in.Right() - said.W - 2*pad, Y: in.Y, W: said.W + 2*pad, H: max(in.H, said.H)}
	d.DrawPicture(kit.NotePlate, plate, 1)
	d.DrawText(d.t.Status.Caption, style, plate.Inset(pad), kit.Center, 1)
}

func (d drawing) drawBids() {
	if !d.t.IsStartUndecided() || d.t.IsMoving() {
		return
	}
	for number, seat := range d.t.Timeline.Seating().OtherSeats() {
		if w, ok := d.t.StartBid(seat); ok {
			p := &d.g.OtherSeats[number]
			at := geom.Rect{X: p.Hand.X, Y: p.Hand.Y, W: p.Box.Right() - d.g.Gap - p.Hand.X, H: p.Hand.H}
			text := d.t.Phrases.Say(wordKeys[w])
			d.DrawPicture(kit.BoxPlate, at, 1)
			d.DrawText(text, d.Labels.FitWidth(text, d.textStyle(assets.StrongFont, kit.TextSize, d.Palette().Text), at.W-2*d.g.Gap), at, kit.Center, 1)
		}
	}
}

func (t *Table) celebrateTenBack(e thegame.CardLaid) {
	t.effects.StartEffect(t.Timeline.Speed(), 0, trickLasts, func(d drawing, at stage.Span) {
		swells := at.ProgressWithin(0, trickSwells)
		over, wide := d.figureRect(e.Pile), d.g.Landscape.PathSpacing()*stepWide
		middle := geom.Point{X: over.Center().X, Y: max(over.Y-wide*0.15, wide*0.35)}
		d.DrawScaled(pictures.TenBackPlateMotif(e.Pile), middle, wide, 1+0.25*4*swells*(1-swells), kit.WhiteTint(), 1-at.ProgressWithin(trickLasts-trickGoes, trickGoes))
	})
}

// The times of the plate of ten back.
const (
	trickSwells stage.Span = 120
	trickGoes   stage.Span = 160 // the fading at the end
	trickLasts  stage.Span = 700 // the whole
)

// The times of the parts of a won end, and the heights of jumps.
const (
	winTakes  stage.Span = 2500
	leapApart stage.Span = 110
	leapTakes stage.Span = 420
	hopsFrom  stage.Span = 700
	hopTakes  stage.Span = 340
	homeTakes stage.Span = 320
	wonFrom   stage.Span = 520 // until the ribbon appears
	wonFades  stage.Span = 260
	leapHigh             = 0.5  // the height of a leap, in sizes of a character
	hopHigh              = 0.22 // the height of a hop, in sizes of a character
)

func (t *Table) isLeaping() bool {
	v := t.Timeline.View()
	return v.IsOver() && v.StuckSeat == thegame.NoSeat && t.effects.IsMoving() && !t.Timeline.HasReducedMotion()
}

func (t *Table) drawLeap(d drawing, at stage.Span) {
	mat, room := d.g.Mat, d.g.FreeCorner()
	size := min(room.W/2.1, room.H/2.4)
	home := stage.EaseOut(at.ProgressWithin(winTakes-homeTakes, homeTakes))
	ribbon := geom.RectAround(geom.Point{X: mat.Center().X, Y: d.g.Rows[thegame.PileA].Card.Center().Y}, mat.W*0.9, d.g.PileCardHeight*0.6)
	d.DrawGroup(ribbon.Inset(-d.g.Gap), stage.EaseOut(at.ProgressWithin(wonFrom, wonFades))*(1-home), func() {
		d.DrawPicture(pictures.RibbonMotif, ribbon, 1)
		said := t.Phrases.Say(RatingTextKey(0))
		d.DrawText(said, d.Labels.FitWidth(said, d.textStyle(assets.DisplayFont, kit.TitleSize, art.PaperColor()), ribbon.W*0.72), ribbon, kit.Center, 1)
	})
	if !t.isLeaping() {
		return
	}
	for on := range thegame.Pile(thegame.PileCount) {
		from, since := d.g.FigureRect(on, d.t.walks[on].reachedNumber()), at-stage.Span(on)*leapApart
		part := stage.EaseOut(since.ProgressWithin(0, leapTakes)) * (1 - home)
		goal := geom.Point{X: room.Center().X + (float64(on%2)-0.5)*size*1.05, Y: room.Center().Y + (float64(on/2)-0.4)*size*1.2}
		up := leapHigh * math.Sin(math.Pi*part)
		if hops := since - hopsFrom; hops > 0 {
			up += hopHigh * math.Abs(math.Sin(math.Pi*float64(hops/hopTakes))) * part
		}
		middle := geom.Point{X: geom.Mix(from.Center().X, goal.X, part), Y: geom.Mix(from.Center().Y, goal.Y, part) - up*size}
		d.DrawScaled(pictures.CharacterMotif{Pile: on, Mood: pictures.MoodTriumphant}, middle, size, geom.Mix(from.W, size, part)/size, kit.WhiteTint(), 1)
	}
}

func (t *Table) celebrateWin() {
	for i := range t.cast {
		t.effects.StartEffect(t.Timeline.Speed(), stage.Span(i)*180, 1800, func(d drawing, at stage.Span) {
			b := stage.Burst{From: d.g.Rows[i].Card.Center(), Unit: d.g.Unit, Direction: -math.Pi / 2, Spread: 1.4, Speed: 620, Gravity: 700, Duration: 1800}
			for n := range 24 {
				p := b.PieceAt(n, at)
				d.DrawRotated(kit.Spark, p.Point, 34*d.g.Unit*p.Size, 34*d.g.Unit*p.Size, 1, p.Rotation, pictures.PileColor(thegame.Pile(i)), p.Alpha)
			}
		})
	}
	t.effects.StartEffect(t.Timeline.Speed(), 0, winTakes, t.drawLeap) // over the sparks
}
