package table

import (
	"image/color"
	"math"
	"slices"

	"dreist/assets"
	"dreist/game/dreixdrei"
	"dreist/render/art"
	"dreist/render/dreixdrei/pictures"
	"dreist/render/dreixdrei/scene"
	"dreist/render/geom"
	"dreist/render/kit"
	"dreist/render/paint"
	"dreist/render/stage"
	"dreist/render/tabletop"
)

type drawing struct {
	*kit.Canvas
	t *Table
	g *scene.Geometry
	v *scene.View
}

func (t *Table) drawing(e *kit.Canvas) drawing {
	return drawing{e, t, t.Timeline.Geometry(), t.Timeline.View()}
}

// Draw draws the table except for the held cards, which DrawHeld draws.
func (t *Table) Draw(e *kit.Canvas) {
	d := t.drawing(e)
	e.DrawCloth(d.g.W, d.g.H)
	d.g.DrawTableEdge(e)
	rest := e.Offset
	e.Offset.Y += d.hit()
	d.ring()
	d.middle()
	d.others()
	d.drawFrontSeat()
	d.cards()
	d.counts()
	d.risen()
	d.winner()
	d.badges()
	d.aimed()
	d.counted()
	e.Offset = rest
	t.DrawGuide(e)
	e.DrawText(t.Status.Caption, d.text(assets.TextFont, kit.TextSize, e.Palette().MutedOnCloth), d.g.Caption, kit.Left, 1)
	t.DrawPromptAndButtons(e)
	t.effects.Draw(d)
	d.wheel()
	t.Arrival.Draw(e, &d.g.Edges)
}

// hitFar is the distance by which a laid card pushes the table down, in logical pixels.
const hitFar = 3

func (d drawing) hit() float64 {
	s, progress, ok := d.t.Timeline.CurrentStep()
	if !ok || d.t.Timeline.HasReducedMotion() {
		return 0
	}
	laid, ok := s.Event.(dreixdrei.CardsLaid)
	if !ok {
		return 0
	}
	touched := s.TicksUntilTouch(int(laid.Cards[len(laid.Cards)-1].Card))
	since := d.t.Timeline.Speed().Span(int(progress*float64(s.Ticks)) - touched)
	return hitFar * d.g.Unit * math.Sin(math.Pi*since.ProgressWithin(0, scene.SpanHit))
}

func (d drawing) ring() {
	d.DrawStretched(pictures.NewRing(d.g.SizingHeight()/ringHigh), d.g.Ring)
	in, turned := d.g.RingFloor, d.t.sevenFade.Opacity
	d.DrawPicture(pictures.RingEmblemMotif, d.g.EmblemRect(), 1)
	colour := paint.Mix(art.RGB(0xFFF6DC), art.RGB(0xFF5A3C), turned)
	d.DrawScaled(pictures.RingLightMotif, in.Center(), in.H/lightGrows, lightGrows*lightWide, colour, geom.Mix(0.5, 0.62, turned))
}

const (
	// ringHigh is the height of a window in which a unit of the ring is a pixel.
	ringHigh = 800
	// lightGrows is the scale of the light's picture.
	lightGrows = 4
	// lightWide is the width of the light as a multiple of the height of the ring's floor.
	lightWide = 1.05
)

func (d drawing) text(font assets.Font, size kit.LetterSize, c color.RGBA) kit.TextStyle {
	return kit.NewTextStyle(d.g.TextUnit(), font, size, c)
}

func (d drawing) card(c dreixdrei.Card, p stage.Pose) {
	d.DrawTwoSidedCard(pictures.FaceOf(d.v.Face(c), c.Colour()), pictures.BackMotif, p)
}

// winnerWide is the width of the winner's figure in a window of the usual height.
const winnerWide = 200

// winner draws the winner where the pile was once the game has ended. Before that it draws the number of cards over the top card of the pile.
func (d drawing) winner() {
	first := d.v.Winner()
	if first == dreixdrei.NoSeat {
		d.stackSize(d.g.Pile, len(d.v.Pile))
		return
	}
	size := min(winnerWide*d.g.SizingHeight()/ringHigh, d.g.RingFloor.H)
	role := pictures.FighterMotif{Fighter: pictures.Fighter(first), Mood: pictures.MoodFirstFinished}
	d.DrawPicture(role, geom.RectAround(d.g.Pile.Center(), size, size), 1)
}

func (d drawing) middle() {
	if d.v.Winner() != dreixdrei.NoSeat {
		return
	}
	d.DrawTinted(kit.CardSlot, d.g.Pile, d.Palette().SlotOutline, 1)
	if d.v.IsOver() || d.v.IsSwapping || d.v.TurnedOverCard != dreixdrei.NoCard || d.t.wheelFade.Opacity > 0 {
		return
	}
	demand, _ := d.v.Demand()
	in := d.g.DemandSign
	d.DrawPicture(pictures.DemandSignMotif(demand), geom.RectAround(in.Center(), in.W, in.W*pictures.DemandHeightRatio), 1)
}

func (d drawing) aimed() {
	if light := d.t.Lights.Strength(aimAtPile); light > 0 {
		far := d.g.Pile.W * aimFar * (1 + d.t.Lights.PulseStrength())
		d.DrawPicture(pictures.AimOutlineMotif, geom.RectAround(d.g.Pile.Center(), d.g.Pile.W+far, d.g.Pile.H+far), light)
	}
}

// aimFar is the additional width of the line around the pile, in widths of the pile.
const aimFar = 0.14

func (d drawing) others() {
	for number, seat := range d.t.Timeline.Seating().OtherSeats() {
		p := &d.g.OtherSeats[number]
		if d.isCut(p.Box) {
			continue
		}
		plate := kit.SeatPlate
		if d.v.SeatToMove == seat {
			plate = kit.SeatTurnPlate
		}
		d.DrawPicture(plate, d.g.SeatPlateRect(p), 1)
		for i := range p.Spots {
			if d.v.FinalPlaces[seat] == 0 && !d.v.IsOver() {
				d.DrawTinted(kit.CardSlot, p.Spots[i].FaceDownCard, d.Palette().SlotOutline, 0.5)
			}
		}
		d.seatFigure(seat, p.Portrait)
		name, room := d.t.Phrases.SeatNames[seat], p.Name
		if d.v.IsOver() { // without lamps
			room = room.Union(p.Lamps)
		}
		d.DrawText(name, d.Labels.FitWidth(name, d.text(assets.StrongFont, kit.TextSize, d.Palette().Text), room.W), room, kit.Left, 1)
		d.lamps(seat, p.Lamps)
		none, row := [scene.SpotsPerRow]dreixdrei.Card{}, p.Spots[0].FaceDownCard.Union(p.Spots[scene.SpotsPerRow-1].OpenCard)
		if d.v.OpenCards[seat] == none && d.v.FaceDownCards[seat] == none {
			d.drawFinalPlace(seat, row.Center(), row.H)
		} else { // the loser still has cards, and the place is beside them
			d.drawFinalPlace(seat, geom.Point{X: p.Portrait.Center().X, Y: p.Portrait.Bottom()}, p.Name.H)
		}
	}
}

// isCut reports whether the panel about the end would cover a part of a rectangle.
func (d drawing) isCut(r geom.Rect) bool {
	return d.t.IsCovered && d.v.IsOver() && r.OverlapArea(d.t.endPanel) > 0
}

func (d drawing) lamps(seat dreixdrei.Seat, in geom.Rect) {
	if d.v.FinalPlaces[seat] == 0 && seat != d.v.Loser {
		d.DrawPicture(pictures.PhaseLampsMotif(d.v.Phases[seat]), in, 1)
	}
}

// DrawPortrait draws the fighter of a seat on the colour of the seat.
func DrawPortrait(e *kit.Canvas, seat dreixdrei.Seat, in geom.Rect, alpha float64) {
	drawGround(e, seat, in, alpha)
	e.DrawPicture(pictures.FighterMotif{Fighter: pictures.Fighter(seat)}, inGround(in), alpha)
}

func drawGround(e *kit.Canvas, seat dreixdrei.Seat, in geom.Rect, alpha float64) {
	e.DrawTinted(kit.MeterFillPlate, in, paint.Lighten(pictures.FighterColor(pictures.Fighter(seat)), 0.55), alpha)
}

func inGround(in geom.Rect) geom.Rect { return in.Inset(-in.W * 0.1) }

func (d drawing) drawFrontSeat() {
	front, rim := d.t.FrontSeat(), d.g.HandRim()
	plate := kit.SeatPlate
	if d.v.SeatToMove == front && d.t.IsHandOpen() && !d.t.IsWatching() {
		plate = kit.SeatTurnPlate
	}
	if d.v.FinalPlaces[front] == 0 && !d.v.IsOver() {
		d.DrawPicture(plate, d.g.HandRect.Inset(-rim), 1)
	}
	for i := range d.g.OwnSpots {
		if d.v.FinalPlaces[front] == 0 {
			d.DrawTinted(kit.CardSlot, d.g.OwnSpots[i].FaceDownCard, d.Palette().SlotOutline, 0.7)
		}
		if light := d.t.Lights.Strength(to(d.v.OpenCards[front][i])); light > 0 && d.v.OpenCards[front][i] != dreixdrei.NoCard {
			d.DrawScaled(kit.CardGlow, d.g.OwnSpots[i].OpenCard.Center(), d.g.OwnSpots[i].OpenCard.W*1.3, 1, d.Palette().Glow, light)
		}
	}
	if !d.isCut(d.g.OwnFigure) {
		d.seatFigure(front, d.g.OwnFigure)
		d.lamps(front, d.g.OwnLamps)
		d.drawFinalPlace(front, d.g.OwnLamps.Center(), d.g.OwnLamps.H*ownPlace)
	}
}

// ownPlace is the size of the player's final place, in heights of the lamps that it replaces.
const ownPlace = 1.7

func (d drawing) cards() {
	for _, c := range d.t.Timeline.CurrentPicture().AppendVisibleCards(d.t.order[:0]) {
		if !d.elsewhere(c) && d.t.Timeline.LiftProgress(c) == 0 {
			d.lying(c)
		}
	}
}

// elsewhere reports whether a card is held, drawn by a mark that lets it fly, or cleared away for the winner.
func (d drawing) elsewhere(c dreixdrei.Card) bool {
	h, n := &d.t.Held, number(c)
	cleared := d.v.Winner() != dreixdrei.NoSeat && slices.Contains(d.v.Pile, c)
	return cleared || h.IsHolding() && n == h.Card || h.IsCarrying(n) || d.t.IsFlying(n)
}

func (d drawing) risen() {
	front := d.t.FrontSeat()
	rows := slices.Concat(d.v.FaceDownCards[front][:], d.v.OpenCards[front][:])
	for _, c := range slices.Concat(present(rows), d.v.Pile[max(len(d.v.Pile)-1, 0):], scene.SortedHand(d.v.Hands[front])) {
		if !d.elsewhere(c) && d.t.Timeline.LiftProgress(c) > 0 {
			d.lying(c)
		}
	}
}

func (d drawing) lying(c dreixdrei.Card) {
	p := d.t.Timeline.Pose(c)
	p.X += d.t.Shake.Offset(SpotOfCard(c)) * p.W
	if !d.isCut(p.Rect()) {
		d.card(c, p)
	}
}

func (d drawing) counts() {
	d.stackSize(d.g.DrawPile, len(d.v.DrawPile))
	d.stackSize(d.g.RemovedPile, len(d.v.RemovedCards))
	by, arrived, all := d.t.taking()
	for number, seat := range d.t.Timeline.Seating().OtherSeats() {
		p := &d.g.OtherSeats[number]
		n := len(d.v.Hands[seat])
		if seat == by {
			n -= all - arrived
		}
		if n > 0 && d.v.Loser != seat { // the loser's cards lie open
			tabletop.DrawCount(d.Canvas, geom.RectAround(p.Hand.Center(), p.Hand.W*0.6, p.Hand.W*0.6), n)
		}
	}
}

func (d drawing) badges() {
	front := d.t.FrontSeat()
	if !d.t.Timeline.Seating().IsHandShown(front, d.v.SeatToMove) || d.v.IsSwapping {
		return
	}
	hand := scene.SortedHand(d.v.Hands[front])
	groups := scene.GroupsOf(hand)
	for _, of := range groups {
		for of.Count > 1 && d.t.Held.Grip == tabletop.DraggedGrip && d.elsewhere(hand[of.FirstIndex+of.Count-1]) {
			of.Count--
		}
		if of.Count > 1 && !d.t.IsMoving() {
			d.DrawPicture(pictures.CountBadgeMotif(of.Count), d.g.CountBadgeRect(of, groups), 1)
		}
	}
}

func (d drawing) stackSize(at geom.Rect, n int) {
	tabletop.DrawPileSize(d.Canvas, d.g.TextUnit(), at, n)
}
