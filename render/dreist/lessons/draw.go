package lessons

import (
	"dreist/assets"
	"dreist/game/dreist"
	"dreist/game/dreist/examples"
	"dreist/render/dreist/pictures"
	"dreist/render/dreist/scene"
	"dreist/render/dreist/situation"
	"dreist/render/dreist/table"
	"dreist/render/geom"
	"dreist/render/kit"
	"dreist/render/tabletop"
	"dreist/render/teach"
)

// mark marks what the lesson talks about.
func (l *Lesson) mark(o *table.Overlay, g *scene.Geometry) {
	for _, cell := range l.Marks {
		o.Outline(table.In(cell), tabletop.BrightTint)
	}
	for _, cell := range l.Faults {
		o.Outline(table.In(cell), tabletop.WarningTint)
	}
	for i := range l.partsShown() {
		o.Mark(tabletop.Mark{At: tabletop.In(l.NumberAt(g, i)), Disc: i + 1})
	}
	l.markHint(o)
	l.markAnswer(o, g)
	if to, ok := l.ventured(); ok && (!l.Trial.Landed() || table.CellOf(l.Trial.To) != situation.CellOf(to)) {
		o.Ghost(l.table.HeldCard(), table.In(situation.CellOf(to)), 0.4)
		o.Outline(table.In(situation.CellOf(to)), tabletop.MutedTint)
	}
	l.Trial.mark(l.table, o)
}

// partsShown returns how many parts of the table have been named in example 1.
func (l *Lesson) partsShown() int {
	switch {
	case !l.Tour():
		return 0
	case l.Way == teach.Watching:
		return l.Reel.At
	case l.Quiz.Quiz == nil:
		return 0
	case l.Quiz.Done():
		return len(l.Example.Steps)
	}
	return l.Quiz.Asked.Step
}

// NumberAt returns the disc for the number of a part of the table: at its first cell, on the left edge of the card below its corner
// numeral.
func (l *Lesson) NumberAt(g *scene.Geometry, part int) geom.Rect {
	first := l.Example.Steps[part].Marks[0]
	size := float64(kit.Round(22 * g.BoxUnit()))
	if first.Row == 0 { // the numeral of a stone is in its centre
		at := g.Stone(first.Column)
		return geom.Rect{X: at.X - size*0.3, Y: at.Y - size*0.3, W: size, H: size}
	}
	at := g.Cell(first)
	return geom.Rect{X: at.X - size*0.5, Y: at.Center().Y - size*0.5, W: size, H: size}
}

// markHint highlights the card and cells of the hint.
func (l *Lesson) markHint(o *table.Overlay) {
	if l.Hint == nil {
		return
	}
	switch l.Hint.Move.Action {
	case dreist.DrawCard:
		o.Glow(table.OnCard(l.table.PileTop()), tabletop.BrightTint)
	case dreist.DiscardCard:
		o.Glow(table.On(table.DiscardPlace), tabletop.BrightTint)
	}
	if c := l.Hint.Card; c != dreist.NoCard && c != l.table.HeldCard() && l.table.Line.Now().Cards[c].Face > 0.5 {
		o.Glow(table.OnCard(c), tabletop.BrightTint)
	}
	for _, cell := range l.Hint.Cells {
		if cell.Row == 0 {
			o.Outline(table.In(cell), tabletop.BrightTint)
			continue
		}
		o.Glow(table.In(cell), tabletop.BrightTint)
	}
}

// markAnswer marks the answers that a held card can give, and the one chosen by keys.
func (l *Lesson) markAnswer(o *table.Overlay, g *scene.Geometry) {
	q := &l.Quiz
	if !l.Quiz.open() {
		return
	}
	if q.points() {
		if q.picked {
			o.Outline(table.In(q.Cell), tabletop.AccentTint)
		}
		return
	}
	ring := func(at geom.Rect) { o.Mark(tabletop.Mark{Ring: true, At: tabletop.In(at)}) }
	for i, c := range q.Asked.Choices {
		chosen := q.picked && i == q.Pick
		if held := l.table.Hand.Holds() && l.table.HeldCard() == c.Card; !chosen && !held {
			continue
		}
		switch c.Deed {
		case examples.LayOn:
			o.Target(table.In(c.Cell), c.Card, chosen)
			if chosen {
				o.Ghost(c.Card, table.In(c.Cell), 0.55)
				o.Glow(table.OnCard(c.Card), tabletop.BrightTint)
			}
		case examples.SetAside:
			ring(g.AsideTray(len(l.table.Line.View().Aside) + 1))
			if chosen {
				ring(g.EndTurn.Inset(-5 * g.Unit))
				o.Glow(table.OnCard(c.Card), tabletop.BrightTint)
			}
		case examples.TurnUp:
			o.Glow(table.On(table.EgonPilePlace), tabletop.BrightTint)
		case examples.Stop:
			o.Glow(table.On(table.DiscardPlace), tabletop.BrightTint)
		}
	}
}

// Draw draws the names of the numbered parts of the table, in two columns below the players on the left.
func (l *Lesson) Draw(e pictures.Canvas) {
	parts := l.partsShown()
	if parts == 0 {
		return
	}
	g := l.table.Line.Geometry()
	unit := g.BoxUnit()
	pad, size := 5*unit, float64(kit.Round(18*unit))
	// below the heads of the race
	plate := geom.Rect{X: g.Recap.X, Y: g.Recap.Y, W: g.Left.W, H: 2*pad + size*float64((parts+1)/2)}
	e.Picture(kit.NotePlate, plate, 1)
	half := (plate.W - 2*pad) / 2
	for i, key := range l.Words().parts[:parts] {
		disc := geom.Rect{X: plate.X + pad + float64(i%2)*half, Y: plate.Y + pad + float64(i/2)*size, W: size, H: size}
		tabletop.DrawDisc(e.Canvas, unit, disc, i+1)
		name := geom.Rect{X: disc.Right() + 4*unit, Y: disc.Y, W: half - size - 5*unit, H: size}
		text := l.table.Say.Say(key)
		e.Write(text, e.Labels.Fit(text, l.table.Text(assets.Text, 14, e.UI().Text), name.W), name, kit.Left, 1)
	}
}
