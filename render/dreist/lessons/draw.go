package lessons

import (
	"image/color"
	"strconv"

	"dreist/assets"
	"dreist/game/dreist"
	"dreist/game/dreist/examples"
	"dreist/render/art"
	"dreist/render/dreist/pictures"
	"dreist/render/dreist/scene"
	"dreist/render/dreist/table"
	"dreist/render/geom"
	"dreist/render/kit"
)

// Draw draws the box of the lesson and what it points at on the table.
func (l *Lesson) Draw(t *table.Table, e *table.Canvas) {
	g := t.Line.Geometry()
	l.drawMarks(t, e, g)
	l.drawHint(t, e, g)
	l.drawAnswer(t, e, g)
	l.drawVenture(t, e, g)
	l.drawTrial(t, e)
	l.drawBox(t, e, g)
	if b, ok := l.ringed(t, e.Buttons[:0]); ok {
		e.Picture(kit.RingPlate, b.Rect.Inset(-5*g.Unit), 1)
	}
}

// DrawOver crosses out a button.
func (l *Lesson) DrawOver(t *table.Table, e *table.Canvas) {
	if r := &l.Trial; r.Landed() && r.To.kind == spotEnd {
		at, _ := r.To.Rect(t)
		e.Picture(kit.Cross, at, 1)
	}
}

// drawVenture shows where the keys would lay the chosen card although it must not lie there.
func (l *Lesson) drawVenture(t *table.Table, e *table.Canvas, g *scene.Geometry) {
	to, ok := l.ventured(t)
	if !ok || l.Trial.Landed() && l.Trial.To.Cell == to.Cell {
		return
	}
	e.Picture(pictures.FaceMotif(t.Hand.Card.Kind()), g.Cell(to.Cell), 0.4)
	l.drawMark(e, g, to.Cell, e.UI().Muted)
}

// drawMarks draws the outlines around what the sentence speaks of, and around what stands in the way.
func (l *Lesson) drawMarks(t *table.Table, e *table.Canvas, g *scene.Geometry) {
	for _, cell := range l.Marks {
		l.drawMark(e, g, cell, e.UI().Glow)
	}
	for _, cell := range l.Faults {
		l.drawMark(e, g, cell, e.UI().Warning)
	}
	for i := range l.partsShown() {
		l.drawNumber(e, g, i)
	}
}

// drawMark draws the outline around a place.
func (l *Lesson) drawMark(e *table.Canvas, g *scene.Geometry, cell dreist.Cell, tint color.RGBA) {
	if cell.Row > 0 && !g.Visible(cell.Row) {
		return
	}
	if cell.Row == 0 {
		e.Picture(kit.RingPlate, g.Stone(cell.Column).Inset(-2*g.Unit), 1)
		e.Picture(kit.RingPlate, g.Stone(cell.Column).Inset(-4*g.Unit), 1)
		return
	}
	e.Tinted(kit.Outline, g.Cell(cell), tint, 1)
}

// partsShown returns how many parts of the table have been named in figure 1.
func (l *Lesson) partsShown() int {
	switch {
	case !l.Tour():
		return 0
	case l.Way == Watching:
		return l.Reel.At
	case l.Quiz.Quiz == nil:
		return 0
	case l.Quiz.Done():
		return len(l.Example.Steps)
	}
	return l.Quiz.Asked.Step
}

// drawNumber writes the number of a part of the table on the first place that belongs to it: on the left edge of a card,
// below the numeral in its corner.
func (l *Lesson) drawNumber(e *table.Canvas, g *scene.Geometry, part int) {
	l.drawDisc(e, g, l.NumberAt(g, part), part+1)
}

// NumberAt returns the disc on which the number of a part of the table stands.
func (l *Lesson) NumberAt(g *scene.Geometry, part int) geom.Rect {
	at := CellRect(g, l.Example.Steps[part].Marks[0])
	size := float64(kit.Round(22 * g.TextUnit()))
	disc := geom.Rect{X: at.X - size*0.5, Y: at.Center().Y - size*0.5, W: size, H: size}
	if l.Example.Steps[part].Marks[0].Row == 0 {
		disc.X, disc.Y = at.X-size*0.3, at.Y-size*0.3 // the numeral of a stone is in its middle
	}
	return disc
}

// drawHint lets the card and the cells of the hint glow.
func (l *Lesson) drawHint(t *table.Table, e *table.Canvas, g *scene.Geometry) {
	if !l.Hinted {
		return
	}
	glow := e.UI().Glow
	switch l.Hint.Move.Action {
	case dreist.DrawCard:
		e.Tinted(kit.Glow, t.Line.Now().Cards[t.PileTop()].Rect(), glow, 1)
	case dreist.DiscardCard:
		e.Tinted(kit.Glow, g.DiscardPile, glow, 1)
	}
	if c := l.Hint.Card; c != dreist.NoCard && c != t.Hand.Card {
		if pose := t.Line.Now().Cards[c]; pose.Shown && pose.Face > 0.5 {
			e.Tinted(kit.Glow, pose.Rect(), glow, 1)
		}
	}
	for _, cell := range l.Hint.Cells {
		if cell.Row == 0 {
			l.drawMark(e, g, cell, glow)
			continue
		}
		e.Tinted(kit.Glow, g.Cell(cell), glow, 1)
	}
}

// drawAnswer shows the answers that a held card can give, and the one that the keys have chosen.
func (l *Lesson) drawAnswer(t *table.Table, e *table.Canvas, g *scene.Geometry) {
	q := &l.Quiz
	if !l.open(t) {
		return
	}
	glow := e.UI().Glow
	if q.points() {
		if q.picked {
			l.drawMark(e, g, q.Cell, e.UI().Accent)
		}
		return
	}
	for i, c := range q.Asked.Choices {
		chosen := q.picked && i == q.Pick
		held := t.Hand.Holds() && t.Hand.Card == c.Card
		if !chosen && !held {
			continue
		}
		switch c.Deed {
		case examples.LayOn:
			at := g.Cell(c.Cell)
			e.Tinted(kit.Glow, at, pictures.Family(c.Card.Color()), 1)
			if chosen {
				e.Picture(pictures.FaceMotif(c.Card.Kind()), at, 0.55)
				e.Tinted(kit.Glow, t.Line.Now().Cards[c.Card].Rect(), glow, 1)
			}
		case examples.SetAside:
			e.Picture(kit.RingPlate, asideRing(g), 1)
			if chosen {
				e.Picture(kit.RingPlate, g.EndTurn.Inset(-5*g.Unit), 1)
				e.Tinted(kit.Glow, t.Line.Now().Cards[c.Card].Rect(), glow, 1)
			}
		case examples.TurnUp:
			e.Tinted(kit.Glow, g.EgonPile, glow, 1)
		case examples.Stop:
			e.Tinted(kit.Glow, g.DiscardPile, glow, 1)
		}
	}
}

// asideRing returns what surrounds the place where Egon sets cards aside.
func asideRing(g *scene.Geometry) geom.Rect {
	slot := g.AsideSlot(0, 1)
	return geom.Rect{X: g.Aside.X - g.Gap*0.6, Y: slot.Y - g.Gap*1.6, W: g.Aside.W + g.Gap*1.2, H: slot.H + g.Gap*3}
}

// drawTrial shows a card where it must not lie, below a cross.
func (l *Lesson) drawTrial(t *table.Table, e *table.Canvas) {
	r := &l.Trial
	at, ok := r.To.Rect(t)
	if !ok {
		return
	}
	pose, flies := r.pose(t)
	if flies {
		e.Card(r.card, pose)
	} else if r.Landed() && r.To.card != dreist.NoCard {
		e.Picture(pictures.FaceMotif(r.To.card.Kind()), at, 0.5)
	}
	if r.Landed() && r.To.kind != spotEnd { // that is a button, which lies over all this
		e.Picture(kit.Cross, at, 1)
	}
}

// drawBox draws the box beside the layout.
func (l *Lesson) drawBox(t *table.Table, e *table.Canvas, g *scene.Geometry) {
	ui, b := e.UI(), l.Box(g)
	e.Picture(kit.PagePlate, b.Frame, 1)
	words := l.Words(t)
	title := e.Labels.Fit(words.Title, t.Text(assets.Display, 18, ui.Text), b.Title.W)
	e.Write(words.Title, title, b.Title, kit.Center, 1)
	l.drawWords(t, e, g, b)
	l.drawLegend(t, e, g, b)
	l.drawFoot(e, b)
}

// drawLegend names the parts of the table that have numbers on it, two abreast below the players on the left.
func (l *Lesson) drawLegend(t *table.Table, e *table.Canvas, g *scene.Geometry, b lessonBox) {
	parts := l.partsShown()
	if parts == 0 {
		return
	}
	pad, size := 7*b.Unit, float64(kit.Round(20*b.Unit))
	pitch := size * 1.15
	plate := geom.Rect{X: g.Recap.X, Y: g.Replay.Y, W: g.Recap.W, H: 2*pad + pitch*float64((parts+1)/2) - pitch + size}
	e.Picture(kit.NotePlate, plate, 1)
	half := (plate.W - 2*pad) / 2
	for i := range parts {
		disc := geom.Rect{X: plate.X + pad + float64(i%2)*half, Y: plate.Y + pad + float64(i/2)*pitch, W: size, H: size}
		l.drawDisc(e, g, disc, i+1)
		name := geom.Rect{X: disc.Right() + 4*b.Unit, Y: disc.Y, W: half - size - 5*b.Unit, H: size}
		text := t.Say.Say(l.spoken.parts[i])
		e.Write(text, e.Labels.Fit(text, kit.Sized(g.TextUnit(), assets.Text, 14, e.UI().Text), name.W), name, kit.Left, 1)
	}
}

// drawDisc draws a number on a disc.
func (l *Lesson) drawDisc(e *table.Canvas, g *scene.Geometry, disc geom.Rect, n int) {
	e.Picture(kit.NumberPlate, disc, 1)
	e.Write(table.Number(n), kit.Sized(g.TextUnit(), assets.Strong, 14, e.UI().AccentText), disc, kit.Center, 1)
}

// drawFoot draws how far the pages are turned, or the star: an outline as long as it is to be had, gold once it is won.
func (l *Lesson) drawFoot(e *table.Canvas, b lessonBox) {
	middle := b.Foot.Center().Y
	switch {
	case l.reels():
		size := float64(kit.Round(9 * b.Unit))
		pitch := min(size*1.6, (b.rule.X-b.Foot.X)/float64(l.pages()))
		for i := range l.pages() {
			alpha := 0.22
			if i < l.Reel.At {
				alpha = 1
			}
			e.Picture(kit.DotPlate, geom.Rect{X: b.Foot.X + float64(i)*pitch, Y: middle - size/2, W: size, H: size}, alpha)
		}
	case l.Way == Playing:
		size := 22 * b.Unit
		at := geom.Rect{X: b.Foot.X, Y: middle - size/2, W: size, H: size}
		switch outline := (kit.Icon(art.StarEmpty)); {
		case l.Misses > 0:
			e.Picture(outline, at, 0.25)
		case l.Finished:
			e.Picture(kit.Prize, at, 1)
		default:
			e.Picture(outline, at, 0.9)
		}
	}
}

// titleOf returns the number and the title of a figure.
func titleOf(t *assets.Texts, f *examples.Example) string {
	return strconv.Itoa(f.Number) + " · " + t.Say(f.Title)
}
