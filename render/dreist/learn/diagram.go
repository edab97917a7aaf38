package learn

import (
	"image/color"
	"slices"

	"dreist/game/dreist"
	"dreist/game/dreist/primer"
	"dreist/render/dreist/effects"
	"dreist/render/dreist/pictures"
	"dreist/render/dreist/scene"
	"dreist/render/geom"
	"dreist/render/kit"
	"dreist/render/mascot"
	"dreist/render/screens"
	"dreist/render/shell"
	"dreist/render/stage"
	"dreist/render/tabletop"
)

// NewRuleBook returns the rule book; example opens an example by its number.
func NewRuleBook(c *shell.Context, e pictures.Canvas, example func(number int) shell.Navigation) *screens.RuleBook {
	return &screens.RuleBook{Context: c, Canvas: e.Canvas, Rules: primer.Book(), OpenExample: example,
		Pages: screens.OverviewPages(primer.Pages(), func(of primer.Diagram, page []primer.Diagram, speed stage.Speed, reduced bool) (screens.Diagram, error) {
			return newDiagram(of, page, e, speed, reduced)
		})}
}

// diagram is a diagram of the rule book on a small table: the position, the moves, and the refused moves.
type diagram struct {
	screens.DiagramLoop
	canvas pictures.Canvas
	board  *primer.PlayedDiagram
	line   *scene.Timeline

	pieces   [][]dreist.Event // events of the moves; a piece is played without a pause
	clears   int              // index of the piece that clears a column, which follows an empty one; 0 if none does
	column   int              // the column that is cleared
	shake    tabletop.Shake[dreist.Cell]
	discards bool          // a card is discarded
	bare     bool          // the diagram is not about a hand
	order    []dreist.Card // memory for the cards from the lowest up
}

// newDiagram plays a diagram of a page by the rules and returns it at its start, or an error if it is broken. All diagrams
// of a page have cards of the same size.
func newDiagram(of primer.Diagram, page []primer.Diagram, e pictures.Canvas, speed stage.Speed, reduced bool) (*diagram, error) {
	board, err := of.Play()
	if err != nil {
		return nil, err
	}
	shape, err := shapeOf(page)
	if err != nil {
		return nil, err
	}
	d := &diagram{canvas: e, board: board, bare: of.PlayerHand == ""}
	d.divide(speed)
	seating := scene.EgonSeating() // for a diagram without other players
	if d.hasOther() {
		seating = tabletop.SeatingAround(board.PositionBefore.SeatCount(), func(s dreist.Seat) bool { return s == 0 }, 0, true)
	}
	seating.SetWatched(true, nil) // slow enough to follow
	d.line = scene.NewSmallTimeline(scene.ViewOf(&board.PositionBefore), seating, shape, speed)
	d.line.SetReducedMotion(reduced)
	d.DiagramLoop = screens.DiagramLoop{
		StepCount: len(d.pieces) + len(board.Refusals), IsRefused: func(i int) bool { return i >= len(d.pieces) }, LoopTimeline: d.line,
		ShowStart: func() { d.line.ShowView(scene.ViewOf(&board.PositionBefore)) }, PlayStep: func(i int) { d.line.PlayEvents(d.pieces[i]) }, HandleReturn: func(int) {},
	}
	d.Restart()
	return d, nil
}

// shapeOf returns the shape that fits all diagrams of a page.
func shapeOf(page []primer.Diagram) (scene.Diagram, error) {
	shape := scene.Diagram{RowCount: 2, HasOnlyRows: true}
	for _, d := range page {
		b, err := d.Play()
		if err != nil {
			return shape, err
		}
		shape.RowCount = max(shape.RowCount, b.PositionBefore.Layout().Depth(), b.PositionAfter.Layout().Depth())
		for _, m := range b.Marks {
			shape.RowCount = max(shape.RowCount, m.Cell.Row)
		}
		shape.HasOnlyRows = shape.HasOnlyRows && d.PlayerHand == "" && d.EgonPile == ""
	}
	return shape, nil
}

// divide divides the events of the moves into pieces, with a pause before a column is cleared. At instant speed each is a piece.
func (d *diagram) divide(speed stage.Speed) {
	for _, step := range d.board.Steps {
		for _, e := range step.Events {
			cleared, clears := e.(dreist.ColumnCleared)
			_, discarded := e.(dreist.CardDiscarded)
			d.discards = d.discards || clears || discarded
			if clears {
				d.pieces = append(d.pieces, nil)
				d.clears, d.column = len(d.pieces), cleared.Column
			}
			if clears || speed == stage.InstantSpeed || len(d.pieces) == 0 {
				d.pieces = append(d.pieces, nil)
			}
			last := len(d.pieces) - 1
			d.pieces[last] = append(d.pieces[last], e)
		}
	}
}

func (d *diagram) Fit(f stage.Frame) { d.line.SetFrame(stage.Frame{W: f.W, H: f.H}) }

// Tick advances by a tick and reports whether the picture changed. In the end it shows the position that the caption is
// about: the final position or, if a column is cleared, the position before that.
func (d *diagram) Tick() (changed bool) {
	busy := d.NeedsTick()
	_, _, arrived := d.attempt()
	changed = d.DiagramLoop.Tick()
	d.line.TakeStartedSteps()
	if _, _, now := d.attempt(); now && !arrived {
		d.shake.Start(d.board.Refusals[d.PlayedStepCount-1-len(d.pieces)].Faults)
	}
	if busy && !d.NeedsTick() && d.clears > 0 {
		d.line.ShowView(scene.ViewOf(&d.board.PositionBefore))
		d.line.PlayEvents(slices.Concat(d.pieces[:d.clears]...))
		d.line.Flush()
		d.line.TakeStartedSteps()
	}
	return d.shake.Tick() || changed
}

// isFull reports whether the column to be cleared is full: in the pause before it is cleared, and in the end.
func (d *diagram) isFull() bool {
	return d.clears > 0 && (!d.NeedsTick() || !d.line.IsMoving() && (d.PlayedStepCount == d.clears-1 || d.PlayedStepCount == d.clears))
}

// shows reports whether marks with a sign are visible now.
func (d *diagram) shows(s primer.MarkKind) bool {
	if !d.NeedsTick() {
		return s.IsAfterMoves() || len(d.pieces) == 0
	}
	return !s.IsAfterMoves() && d.PlayedStepCount == 0
}

// sign returns the picture and tint of a mark; ok is false while it is invisible. A cell on which the hand card fits is marked as at the table.
func (d *diagram) sign(m primer.CellSign) (motif kit.Motif, tint color.RGBA, ok bool) {
	e := d.canvas
	switch m.Kind {
	case primer.SubjectSign, primer.LandSign:
		return kit.CardGlow, e.Palette().Glow, d.shows(m.Kind)
	case primer.LeaveSign:
		return kit.CardGlow, e.Palette().Glow, m.Cell.Column == d.column && d.isFull()
	case primer.FitSign:
		crossed := primer.CellSign{Cell: m.Cell, Kind: primer.RefusalSign}
		if !d.NeedsTick() && slices.Contains(d.board.Marks, crossed) {
			return nil, color.RGBA{}, false
		}
		for _, c := range d.board.PositionBefore.Hand(0) {
			if c.Number() == m.Cell.Column && d.board.PositionBefore.LegalRows(c).Has(m.Cell.Row) {
				return pictures.DropSpotFor(1<<c.Color(), false), kit.WhiteTint(), d.shows(m.Kind)
			}
		}
	}
	return nil, color.RGBA{}, false
}

func (d *diagram) Draw(in geom.Rect) {
	e := d.canvas
	e.Offset = geom.Point{X: in.X, Y: in.Y}
	defer func() { e.Offset = geom.Point{} }()
	g, now := d.line.Geometry(), d.line.CurrentPicture()
	e.DrawPicture(kit.StoneLedge, now.Shelf(), 1)
	for i, stone := range now.Stones() {
		e.DrawPicture(kit.BaseStone(i+1), stone, 1)
		e.DrawTinted(kit.CardSlot, g.CellRect(dreist.Cell{Row: 1, Column: i + 1}), e.Palette().SlotOutline, 1)
	}
	d.drawPlaces(e, g)
	for _, m := range d.board.Marks {
		if motif, tint, ok := d.sign(m); ok {
			e.DrawTinted(motif, g.CellRect(m.Cell), tint, 1)
		}
	}
	d.drawCards(e, g)
	effects.DrawStep(e, d.line)
	d.drawRefusals(e, g)
}

func (d *diagram) drawPlaces(e pictures.Canvas, g *scene.Geometry) {
	if d.discards {
		e.DrawTinted(kit.CardSlot, g.DiscardPile, e.Palette().SlotOutline, 1)
	}
	if d.board.PositionBefore.Mode() == dreist.SoloMode {
		mood := mascot.CuriousMood
		if d.PlayedStepCount == d.StepCount && !d.line.IsMoving() {
			mood = mascot.SmugMood
		}
		e.DrawPicture(mood, g.Egon.Face, 1)
		return
	}
	if d.hasOther() {
		e.DrawPicture(pictures.PortraitOf(dreist.Turquoise, pictures.MoodPatient), g.OtherSeats[0].Portrait, 1)
	}
}

func (d *diagram) hasOther() bool {
	return d.board.PositionBefore.Mode() == dreist.TableMode && d.board.PositionBefore.CardsLeft(1) > 1
}

func (d *diagram) drawCards(e pictures.Canvas, g *scene.Geometry) {
	now, view := d.line.CurrentPicture(), d.line.View()
	_, away, _ := d.attempt()
	d.order = now.AppendVisible(d.order[:0])
	for _, c := range d.order {
		if c == away || d.apart(c) {
			continue
		}
		pose := now.Cards[c]
		if row := view.RowOf[c]; row != 0 {
			pose.X += d.shake.Offset(c.Cell(row)) * pose.W
		}
		e.PaintCard(c, pose)
	}
}

// apart reports whether a card is in a hand that the diagram is not about.
func (d *diagram) apart(c dreist.Card) bool {
	hands := &d.line.View().Hands
	return d.bare && slices.Contains(hands[0], c) || slices.Contains(hands[1], c)
}

// drawRefusals draws refused cards: moving while they are tried, and at rest with a cross on their cell.
func (d *diagram) drawRefusals(e pictures.Canvas, g *scene.Geometry) {
	if pose, card, arrived := d.attempt(); card != dreist.NoCard {
		e.PaintCard(card, pose)
		if arrived {
			e.DrawPicture(kit.Cross, pose.Rect(), 1)
		}
	}
	if d.NeedsTick() {
		return
	}
	for _, r := range d.board.Refusals {
		cell := g.CellRect(r.Move.Card.Cell(int(r.Move.Row)))
		e.DrawPicture(pictures.FaceMotif(r.Move.Card.Kind()), cell, 0.5)
		e.DrawPicture(kit.Cross, cell, 1)
	}
}

// attempt returns the refused card, or NoCard, with its pose on the way to the cell and back, and whether it has arrived.
func (d *diagram) attempt() (at stage.Pose, card dreist.Card, arrived bool) {
	i, way, ok := d.RefusedStep()
	if !ok {
		return at, dreist.NoCard, false
	}
	m := d.board.Refusals[i-len(d.pieces)].Move
	at, eased := d.line.CurrentPicture().Cards[m.Card], stage.EaseInOutGently(way)
	cell := d.line.Geometry().CellRect(m.Card.Cell(int(m.Row)))
	at.X += (cell.Center().X - at.X) * eased
	at.Y += (cell.Center().Y - at.Y) * eased
	at.Z = stage.HeldZ
	return at, m.Card, way == 1
}
