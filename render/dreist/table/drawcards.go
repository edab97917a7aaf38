package table

import (
	"slices"

	"dreist/game/dreist"
	"dreist/render/art"
	"dreist/render/dreist/pictures"
	"dreist/render/dreist/scene"
	"dreist/render/geom"
	"dreist/render/kit"
	"dreist/render/tabletop"
)

// cards draws all visible cards from the lowest up, except the held card and those that leave.
func (d drawing) cards() {
	d.upwards(func(c dreist.Card) bool {
		return c != d.HeldCard() && !d.IsFlying(number(c)) && !d.leaves(c) && !d.isGift(c) && !d.raised(c)
	})
}

func (d drawing) upwards(wanted func(dreist.Card) bool) {
	d.order = d.Timeline.CurrentPicture().AppendVisible(d.order[:0])
	for _, c := range d.uncover(d.order) {
		if wanted(c) {
			d.lying(c)
		}
	}
}

func (d drawing) lying(c dreist.Card) {
	pose := d.Effects.DisplacedPose(c, d.Arrival.CardPose(d.Timeline, c, d.Timeline.Pose(c)))
	if row := d.Timeline.View().RowOf[c]; row != 0 {
		if !d.g.IsVisible(row) && !d.Timeline.IsMoving() {
			return
		}
		pose.X += d.shakes(c.Cell(row)) * pose.W
		pose = d.Preview.Adjust(c, pose)
	}
	d.PaintCard(c, pose)
	if d.isDimmed(c) {
		d.DrawPicture(kit.VeilPlate, pose.Rect(), 1)
	}
	if d.Preview.FallingCards[c] {
		d.DrawPicture(kit.VeilPlate, pose.Rect(), 0.8)
	}
}

// raised reports whether a card has risen out of the hand in front, so far that it lies over the prompt.
func (d drawing) raised(c dreist.Card) bool {
	return c != d.HeldCard() && d.Timeline.LiftProgress(c) > 0 && slices.Contains(d.Timeline.View().Hands[d.FrontSeat()], c)
}

func (d drawing) risen() {
	for _, c := range d.Timeline.View().Hands[d.FrontSeat()] {
		if d.raised(c) && d.Timeline.CurrentPicture().Cards[c].IsVisible {
			d.lying(c)
		}
	}
}

// dots draws a dot in the colour of its family below every card of the hand in front that can be laid.
func (d drawing) dots() {
	if !d.Options.MarksFitting {
		return
	}
	const dotSize = 8.2 // in logical pixels of texts
	unit := d.g.TextUnit()
	for _, c := range d.Timeline.View().Hands[d.FrontSeat()] {
		shown := d.Timeline.OfferedLift(c)
		if shown == 0 || c == d.HeldCard() && d.Held.Grip == tabletop.DraggedGrip {
			continue
		}
		at := geom.Point{X: d.Timeline.Pose(c).X, Y: d.g.HandRect.Bottom() - (dotSize+3.4)*unit/2} // above the edge of the table
		d.DrawTinted(kit.MeterFillPlate, geom.RectAround(at, (dotSize+3.4)*unit, (dotSize+3.4)*unit), pictures.FamilyInk(c.Color()), shown)
		d.DrawTinted(kit.MeterFillPlate, geom.RectAround(at, (dotSize+0.8)*unit, (dotSize+0.8)*unit), art.PaperColor(), shown)
		d.DrawTinted(kit.MeterFillPlate, geom.RectAround(at, dotSize*unit, dotSize*unit), pictures.FamilyColor(c.Color()), shown)
	}
}

// uncover moves the raised cards of the layout to the end of the order, over the cards that cover them.
func (d drawing) uncover(order []dreist.Card) []dreist.Card {
	if !d.g.HasOverlap() {
		return order
	}
	var buffer [4]dreist.Card
	free := buffer[:0]
	rest := order[:0]
	for _, c := range order {
		if d.Timeline.View().RowOf[c] != 0 && d.Timeline.LiftProgress(c) > 0 {
			free = append(free, c)
		} else {
			rest = append(rest, c)
		}
	}
	return append(rest, free...)
}

// leaves reports whether a card leaves the layout, or Egon's hand to be set aside. It flies in front of speech and praise.
func (d drawing) leaves(c dreist.Card) bool {
	step, _, ok := d.Timeline.CurrentStep()
	if !ok || d.Timeline.HasArrived(int(c)) {
		return false
	}
	switch e := step.Event.(type) {
	case dreist.EgonSetAside:
		return c == e.Card
	case dreist.ColumnCleared:
		return slices.Contains(e.Cards, c)
	case dreist.CardsLoosened:
		return slices.Contains(e.Cards, c)
	}
	return false
}

func (d drawing) leaving() {
	d.upwards(func(c dreist.Card) bool { return d.leaves(c) && !d.raised(c) })
}

// markFresh marks the cards that a computer player has laid, at the end of its turn.
func (t *Table) markFresh(step *scene.Step) {
	if t.Phase == tabletop.LastTurnsPhase || t.Phase == tabletop.ReplayPhase {
		return
	}
	switch e := step.Event.(type) {
	case dreist.CardLaid:
		if !t.Match.IsPerson(e.Seat) {
			t.fresh.NoteLaidCard(e.Card)
		}
	case dreist.TurnEnded:
		t.fresh.EndTurn()
	case dreist.MatchWon:
		t.fresh = tabletop.NewCardMarks[dreist.Card]{}
	}
}

func (d drawing) fresh() {
	cards, alpha := d.Table.fresh.Cards()
	ring := d.ControlPictures(d.g.BoxUnit()).Ring
	for _, c := range cards {
		if row := d.Timeline.View().RowOf[c]; row == 0 || !d.g.IsVisible(row) || !d.Timeline.HasArrived(int(c)) {
			continue
		}
		at := d.Timeline.Pose(c).Rect()
		d.DrawGroup(at.Inset(-2*d.g.Gap), alpha, func() { d.DrawStretched(ring, at) })
	}
}

// isDimmed reports whether a card is drawn dimmed while an opening waits: all but the opening and the hand cards that fit.
func (t *Table) isDimmed(c dreist.Card) bool {
	p := t.ShownPosition()
	switch {
	case p.Pending() != dreist.PartnerPending || c == p.OpeningCard() || !t.IsStill():
		return false
	case t.Timeline.View().RowOf[c] != 0:
		return true
	}
	return slices.Contains(p.Hand(t.FrontSeat()), c) && p.LegalRows(c) == 0
}
