package learn

import (
	"slices"

	"dreist/game/thegame"
	"dreist/game/thegame/primer"
	"dreist/render/geom"
	"dreist/render/kit"
	"dreist/render/screens"
	"dreist/render/stage"
	"dreist/render/tabletop"
	"dreist/render/thegame/pictures"
	"dreist/render/thegame/scene"
	"dreist/render/thegame/table"
)

type diagram struct {
	screens.DiagramLoop
	canvas *kit.Canvas
	board  *primer.PlayedDiagram
	shape  scene.SmallTable
	line   *scene.Timeline

	steps   [thegame.PileCount]int // the step of the card laid on a pile, 0 if none was laid
	refused []thegame.Card
	order   [scene.PoseCount]thegame.Card // memory for drawing
}

func newDiagram(of primer.Diagram, e *kit.Canvas, speed stage.Speed, reduced bool) (*diagram, error) {
	board, err := of.Play()
	if err != nil {
		return nil, err
	}
	d := &diagram{canvas: e, board: board, shape: scene.SmallTable{Piles: of.Piles, MaxHand: len(board.PositionBefore.Hand(0)), HasDrawPile: board.PositionBefore.DrawPileSize() > 0}}
	seating := tabletop.SeatingAround(board.PositionBefore.SeatCount(), func(s thegame.Seat) bool { return s == 0 }, 0, true)
	seating.SetWatched(true, nil) // slow enough to follow
	d.line = scene.NewSmallTimeline(scene.ViewOf(&board.PositionBefore), seating, d.shape, speed)
	d.line.SetReducedMotion(reduced)
	d.DiagramLoop = screens.DiagramLoop{
		StepCount: len(board.Steps), IsRefused: func(i int) bool { return board.Steps[i].IsRefused }, ShowStart: d.start, PlayStep: d.play,
		HandleReturn: func(i int) { d.refused = append(d.refused, board.Steps[i].Move.Card) }, LoopTimeline: d.line,
	}
	d.Restart()
	return d, nil
}

func (d *diagram) Fit(f stage.Frame) { d.line.SetFrame(f) }

func (d *diagram) start() {
	d.line.ShowView(scene.ViewOf(&d.board.PositionBefore))
	d.steps, d.refused = [thegame.PileCount]int{}, d.refused[:0]
}

func (d *diagram) play(i int) {
	for _, e := range d.board.Steps[i].Events {
		if e, ok := e.(thegame.CardLaid); ok {
			d.steps[e.Pile] = e.Step
		}
	}
	d.line.PlayEvents(d.board.Steps[i].Events)
	d.line.TakeStartedSteps()
}

// attempt returns the pose of a refused card on its way to the pile and back, NoCard if there is none.
func (d *diagram) attempt() (at stage.Pose, card thegame.Card, arrived bool) {
	i, way, ok := d.RefusedStep()
	if !ok {
		return at, thegame.NoCard, false
	}
	move := d.board.Steps[i].Move
	at = d.line.CurrentPicture().CardPoses[move.Card]
	to := d.line.Geometry().Rows[move.Pile].Card
	eased := stage.EaseInOutGently(way)
	at.X += (to.Center().X - at.X) * eased
	at.Y += (to.Center().Y - at.Y) * eased
	at.Z = stage.HeldZ
	return at, move.Card, way == 1
}

func (d *diagram) Draw(in geom.Rect) {
	e, g, v := d.canvas, d.line.Geometry(), d.line.View()
	e.Offset = geom.Point{X: in.X, Y: in.Y}
	defer func() { e.Offset = geom.Point{} }()
	e.DrawPicture(pictures.LandscapeMotif(g.Landscape), geom.Rect{W: float64(g.Landscape.W), H: float64(g.Landscape.H)}, 1)
	for on := range d.shape.Piles.Piles() {
		r, at := &g.Rows[on], float64(v.TopCard(on))
		table.DrawTrail(e, g, on, v.Piles[on], at)
		e.DrawPicture(pictures.CharacterMotif{Pile: on}, g.FigureRect(on, at), 1)
		e.DrawPicture(pictures.PileSignMotif(on), r.Sign, 1)
		e.DrawPicture(pictures.PlainBaseCardMotif(on), r.Card, 1)
		for seat := range thegame.Seat(thegame.MaxSeats) {
			if s := v.Signals[seat][on]; s != thegame.NoSignal {
				e.DrawPicture(pictures.SignalTokenMotif{Signal: s, Seat: uint8(seat), Letter: 'O'}, g.OwnSignalRect(on, s), 1)
			}
		}
	}
	if d.shape.HasDrawPile {
		e.DrawTinted(kit.CardSlot, g.DrawPile, e.Palette().SlotOutline, 1)
	}
	pose, away, arrived := d.attempt()
	for _, c := range d.line.CurrentPicture().AppendVisibleCards(d.order[:0]) {
		if c != away {
			d.card(c, d.line.CurrentPicture().CardPoses[c])
		}
	}
	for on := range d.shape.Piles.Piles() {
		if d.steps[on] != 0 {
			table.DrawStepPlate(e, g, on, v.TopCard(on), d.steps[on], 1)
		}
	}
	for _, c := range v.Hands[0] {
		if c != away && d.crossed(c) {
			e.DrawPicture(kit.Cross, d.line.CurrentPicture().CardPoses[c].Rect(), 1)
		}
	}
	if away != thegame.NoCard {
		if d.card(away, pose); arrived {
			e.DrawPicture(kit.Cross, pose.Rect(), 1)
		}
	}
}

func (d *diagram) card(c thegame.Card, p stage.Pose) {
	d.canvas.DrawTwoSidedCard(pictures.FaceMotif(c), pictures.BackMotif, p)
}

// crossed reports whether a hand card has a cross: it was refused and still fits nowhere, or the game is lost with it.
func (d *diagram) crossed(c thegame.Card) bool {
	v := d.line.View()
	if v.StuckSeat != thegame.NoSeat {
		return true
	}
	for on := range d.shape.Piles.Piles() {
		if on.CanLay(v.TopCard(on), c) {
			return false
		}
	}
	return slices.Contains(d.refused, c)
}
