package learn

import (
	"dreist/assets"
	"dreist/game/dreist/primer"
	"dreist/render/dreist/scene"
	"dreist/render/dreist/table"
	"dreist/render/geom"
	"dreist/render/kit"
	"dreist/render/tabletop"
	"dreist/render/teach"
)

// partsShown returns how many parts of the table have been named in example 1.
func (q *Quiz) partsShown() int {
	switch {
	case q.Activity == teach.Watching && !q.Example.IsEgonTurn:
		return q.Pages.Current
	case q.asks == nil || q.Example.IsEgonTurn:
		return 0
	case q.due && !q.asks.IsDone(): // the next part is named as it is asked for
		return q.asks.StepIndex - 1
	}
	return q.asks.StepIndex
}

// NumberDiscRect returns the rectangle of the disc with the number of a part of the table, at the first cell of the part.
func (q *Quiz) NumberDiscRect(g *scene.Geometry, part int) geom.Rect {
	first := q.Example.Steps[part].Marks[0]
	size := float64(kit.Round(22 * g.BoxUnit()))
	if first.Row == 0 { // the numeral of a stone is in its centre
		at := g.StoneRect(first.Column)
		return geom.Rect{X: at.X - size*0.3, Y: at.Y - size*0.3, W: size, H: size}
	}
	at := g.CellRect(first)
	return geom.Rect{X: at.X - size*0.5, Y: at.Center().Y - size*0.5, W: size, H: size}
}

// markAnswer marks the answers that a held card can give, and the answer that the keys have chosen.
func (q *Quiz) markAnswer(o *tabletop.Overlay, g *scene.Geometry) {
	if !q.open() {
		return
	}
	if q.ChosenAnswer.Action == primer.PointAtCell {
		table.ShowOutline(o, scene.SpotOfCell(q.ChosenAnswer.Cell), tabletop.AccentTint)
	}
	ring := func(at geom.Rect) { o.AddMark(tabletop.Mark{HasRing: true, Spot: tabletop.SpotOfArea(at)}) }
	for _, c := range q.AskedStep.Choices {
		chosen := c == q.ChosenAnswer
		if held := q.table.Held.IsHolding() && q.table.HeldCard() == c.Card; !chosen && !held {
			continue
		}
		switch c.Action {
		case primer.LayRevealed:
			table.ShowTarget(o, scene.SpotOfCell(c.Cell), c.Card, chosen)
			if chosen {
				table.ShowGhost(o, c.Card, scene.SpotOfCell(c.Cell), 0.55)
				o.AddGlow(scene.SpotOfCard(c.Card), tabletop.BrightTint)
			}
		case primer.SetAside:
			ring(g.AsideTray(len(q.table.Timeline.View().AsideCards) + 1))
			if chosen {
				ring(g.EndTurnRect.Inset(-5 * g.Unit))
				o.AddGlow(scene.SpotOfCard(c.Card), tabletop.BrightTint)
			}
		case primer.RevealNext:
			o.AddGlow(scene.SpotOfKind(scene.EgonPileSpot), tabletop.BrightTint)
		case primer.StopTurn:
			o.AddGlow(scene.SpotOfKind(scene.DiscardSpot), tabletop.BrightTint)
		}
	}
}

// Draw draws the names of the numbered parts of the table, in two columns below the players on the left.
func (q *Quiz) Draw(e *kit.Canvas) {
	parts := q.partsShown()
	if parts == 0 {
		return
	}
	g := q.table.Timeline.Geometry()
	unit := g.BoxUnit()
	pad, size := 5*unit, float64(kit.Round(18*unit))
	plate := geom.Rect{X: g.RecapRect.X, Y: g.RecapRect.Y, W: g.LeftColumn.W, H: 2*pad + size*float64((parts+1)/2)}
	e.DrawPicture(kit.NotePlate, plate, 1)
	half := (plate.W - 2*pad) / 2
	for i := range parts {
		disc := geom.Rect{X: plate.X + pad + float64(i%2)*half, Y: plate.Y + pad + float64(i/2)*size, W: size, H: size}
		tabletop.DrawNumberDisc(e, unit, disc, i+1)
		name := geom.Rect{X: disc.Right() + 4*unit, Y: disc.Y, W: half - size - 5*unit, H: size}
		text := q.table.Phrases.Say(q.Example.Steps[i].PartKey)
		e.DrawText(text, e.Labels.FitWidth(text, q.table.SizedLettering(assets.TextFont, kit.TextSize, e.Palette().Text), name.W), name, kit.Left, 1)
	}
}
