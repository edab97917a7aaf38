package learn

import (
	"slices"

	"dreist/game/dreixdrei"
	"dreist/game/dreixdrei/primer"
	"dreist/render/dreixdrei/pictures"
	"dreist/render/dreixdrei/scene"
	"dreist/render/dreixdrei/table"
	"dreist/render/geom"
	"dreist/render/kit"
	"dreist/render/screens"
	"dreist/render/shell"
	"dreist/render/stage"
	"dreist/render/tabletop"
)

// NewRuleBook returns the rule book. It opens examples by their numbers.
func NewRuleBook(c *shell.Context, e *kit.Canvas, example func(number int) shell.Navigation) *screens.RuleBook {
	return &screens.RuleBook{Context: c, Canvas: e, Rules: primer.Book(), OpenExample: example,
		Pages: screens.OverviewPages(primer.Pages(), func(of primer.Diagram, _ []primer.Diagram, speed stage.Speed, reduced bool) (screens.Diagram, error) {
			return newDiagram(of, e, speed, reduced)
		})}
}

type diagram struct {
	screens.DiagramLoop
	canvas *kit.Canvas
	board  *primer.PlayedDiagram
	line   *scene.Timeline
	order  [scene.PoseCount]dreixdrei.Card // memory for drawing
}

func newDiagram(of primer.Diagram, e *kit.Canvas, speed stage.Speed, reduced bool) (*diagram, error) {
	board, err := of.Play()
	if err != nil {
		return nil, err
	}
	d := &diagram{canvas: e, board: board}
	seating := tabletop.SeatingAround(board.PositionBefore.SeatCount(), func(s dreixdrei.Seat) bool { return s == 0 }, 0, true)
	seating.SetWatched(true, nil) // slow enough to follow
	d.line = scene.NewSmallTimeline(scene.ViewOf(&board.PositionBefore), seating, speed)
	d.line.SetReducedMotion(reduced)
	d.DiagramLoop = screens.DiagramLoop{
		StepCount: len(board.Steps), IsRefused: func(i int) bool { return board.Steps[i].IsRefused }, LoopTimeline: d.line,
		ShowStart: func() { d.line.ShowView(scene.ViewOf(&board.PositionBefore)) }, HandleReturn: func(int) {},
		PlayStep: func(i int) {
			d.line.PlayEvents(board.Steps[i].Events)
			d.line.TakeStartedSteps()
		},
	}
	d.Restart()
	return d, nil
}

func (d *diagram) Fit(f stage.Frame) { d.line.SetFrame(f) }

func (d *diagram) tried() (cards []dreixdrei.Card, way float64) {
	i, way, ok := d.RefusedStep()
	if !ok {
		return nil, 0
	}
	m, v := d.board.Steps[i].Move, d.line.View()
	hand, open := v.Hands[0], v.OpenCards[0][:]
	return table.RemoveLaidCards(&hand, &open, &m), way
}

func (d *diagram) Draw(in geom.Rect) {
	e, g, v := d.canvas, d.line.Geometry(), d.line.View()
	e.Offset = geom.Point{X: in.X, Y: in.Y}
	defer func() { e.Offset = geom.Point{} }()
	for _, slot := range []geom.Rect{g.DrawPile, g.Pile} {
		e.DrawTinted(kit.CardSlot, slot, e.Palette().SlotOutline, 1)
	}
	tried, way := d.tried()
	for _, c := range d.line.CurrentPicture().AppendVisibleCards(d.order[:0]) {
		if !slices.Contains(tried, c) {
			d.card(v, c, d.line.CurrentPicture().CardPoses[c])
		}
	}
	eased := stage.EaseInOutGently(way)
	for i, c := range tried {
		pose, to := d.line.CurrentPicture().CardPoses[c], g.Pile.Center()
		pose.X += (to.X + float64(i)*g.PileCardWidth*0.3 - pose.X) * eased
		pose.Y += (to.Y - pose.Y) * eased
		pose.Z = stage.HeldZ
		if d.card(v, c, pose); way == 1 {
			e.DrawPicture(kit.Cross, pose.Rect(), 1)
		}
	}
}

func (d *diagram) card(v *scene.View, c dreixdrei.Card, p stage.Pose) {
	d.canvas.DrawTwoSidedCard(pictures.FaceOf(v.Face(c), c.Colour()), pictures.BackMotif, p)
}
