package book

import (
	"slices"

	"dreist/game/thegame"
	"dreist/game/thegame/rulebook"
	"dreist/render/geom"
	"dreist/render/kit"
	"dreist/render/stage"
	"dreist/render/tabletop"
	"dreist/render/thegame/pictures"
	"dreist/render/thegame/scene"
	"dreist/render/thegame/table"
)

// Durations of a diagram in ticks.
const (
	diagramLook  = 70  // before the moves
	diagramPause = 40  // after a move
	diagramReach = 22  // a refused card moves to its pile
	diagramShown = 65  // it stays there with a cross
	diagramRest  = 120 // before the next round
	diagramLoops = 3   // number of rounds before it stops
)

// diagram plays a diagram of the overview on a small table, card by card. A refused card goes to its pile and back. It stops after some
// rounds, so that the program can sleep.
type diagram struct {
	canvas *kit.Canvas
	board  *rulebook.Board
	shape  scene.Small
	line   *scene.Timeline

	played  int  // number of steps that are over, or run
	trying  bool // the step that runs is a refused card on its way
	wait    int  // ticks until the next step
	ended   bool // the steps are over
	rests   bool
	loops   int                // rounds begun
	steps   [thegame.Piles]int // how far the card on a pile went on, 0 for none
	refused []thegame.Card
	order   [scene.Cards]thegame.Card // memory for drawing
}

// newDiagram plays a diagram by the rules and returns it at its beginning, or an error for a broken one.
func newDiagram(of rulebook.Diagram, e *kit.Canvas, speed stage.Speed, reduced bool) (*diagram, error) {
	board, err := of.Board()
	if err != nil {
		return nil, err
	}
	d := &diagram{canvas: e, board: board, shape: scene.Small{Piles: of.Piles, Hand: len(board.Before.Hand(0)), Deck: board.Before.DeckSize() > 0}}
	seating := tabletop.Around(board.Before.Seats(), func(s thegame.Seat) bool { return s == 0 }, 0, true)
	seating.Watched = tabletop.Everyone() // slow enough to follow
	d.line = scene.NewSmallTimeline(scene.ViewOf(&board.Before), seating, d.shape, speed)
	d.line.SetReduced(reduced)
	d.Again()
	return d, nil
}

// Fit sets the size in device pixels.
func (d *diagram) Fit(f stage.Frame) { d.line.SetFrame(f) }

// Moves reports whether it ever moves.
func (d *diagram) Moves() bool { return len(d.board.Steps) > 0 }

// Again shows all its rounds again.
func (d *diagram) Again() {
	d.loops = 0
	d.begin()
}

// begin starts a round.
func (d *diagram) begin() {
	d.line.Show(scene.ViewOf(&d.board.Before))
	d.played, d.trying, d.ended, d.rests = 0, false, false, false
	d.steps, d.refused = [thegame.Piles]int{}, d.refused[:0]
	d.wait = diagramLook
	d.loops++
}

// Busy reports whether it is still moving.
func (d *diagram) Busy() bool { return !d.rests }

// Update lets a tick pass and reports whether the picture changed.
func (d *diagram) Update() bool {
	changed := d.line.Tick() || d.trying
	d.line.TakeStarted()
	switch {
	case d.line.Busy() || d.rests:
		return changed
	case d.wait > 0:
		d.wait--
		return changed
	}
	d.goOn()
	return true
}

// goOn starts the next step.
func (d *diagram) goOn() {
	switch {
	case d.trying:
		d.trying = false
		d.refused = append(d.refused, d.board.Steps[d.played-1].Move.Card)
		d.wait = diagramPause
	case d.played < len(d.board.Steps):
		step := &d.board.Steps[d.played]
		d.played++
		if step.Refusal != nil {
			d.trying, d.wait = true, diagramReach+diagramShown+diagramReach
			return
		}
		for _, e := range step.Events {
			if e, ok := e.(thegame.CardLaid); ok {
				d.steps[e.Pile] = e.Step
			}
		}
		d.line.Play(step.Events)
		d.wait = diagramPause
	case !d.ended:
		d.ended, d.wait = true, diagramRest
	case d.loops < diagramLoops:
		d.begin()
	default:
		d.rests = true
	}
}

// attempt returns the pose of the refused card on its way to the pile and back, and whether it has arrived.
func (d *diagram) attempt() (at stage.Pose, card thegame.Card, arrived bool) {
	move := d.board.Steps[d.played-1].Move
	at = d.line.Now().Cards[move.Card]
	to := d.line.Geometry().Rows[move.Pile].Card
	gone := diagramReach + diagramShown + diagramReach - d.wait
	way := min(float64(gone)/diagramReach, float64(d.wait)/diagramReach, 1)
	if d.line.Speed() == stage.Instant {
		way = 1
	}
	eased := stage.Smooth(way)
	at.X += (to.Center().X - at.X) * eased
	at.Y += (to.Center().Y - at.Y) * eased
	at.Z = stage.ZHeld
	return at, move.Card, way == 1
}

// Draw draws the diagram into a rectangle of the screen.
func (d *diagram) Draw(in geom.Rect) {
	e, g, v := d.canvas, d.line.Geometry(), d.line.View()
	e.Shift = geom.Point{X: in.X, Y: in.Y}
	defer func() { e.Shift = geom.Point{} }()
	for on := range d.shape.Piles.All() {
		r := &g.Rows[on]
		e.Picture(pictures.BaseMotif(on), r.Sign, 1)
		e.Tinted(kit.Slot, r.Card, e.UI().SlotOutline, 1)
		table.DrawScale(e, g, v, on)
		for seat := range thegame.Seat(thegame.MaxSeats) {
			if s := v.Signals[seat][on]; s != thegame.NoSignal {
				size := r.Signals.H
				e.Picture(pictures.TokenMotif{Signal: s, Seat: uint8(seat), Letter: 'O'}, geom.Rect{X: r.Signals.Right() - size, Y: r.Signals.Y, W: size, H: size}, 1)
			}
		}
	}
	if d.shape.Deck {
		e.Tinted(kit.Slot, g.Deck, e.UI().SlotOutline, 1)
	}
	away := thegame.NoCard
	if d.trying {
		away = d.board.Steps[d.played-1].Move.Card
	}
	for _, c := range d.line.Now().Upwards(d.order[:0]) {
		if c != away {
			d.card(c, d.line.Now().Cards[c])
		}
	}
	for on := range d.shape.Piles.All() {
		if d.steps[on] != 0 {
			table.DrawStep(e, &g.Rows[on], on, d.steps[on], 1)
		}
	}
	for _, c := range v.Hands[0] {
		if c != away && d.crossed(c) {
			e.Picture(kit.Cross, d.line.Now().Cards[c].Rect(), 1)
		}
	}
	if d.trying {
		pose, card, arrived := d.attempt()
		if d.card(card, pose); arrived {
			e.Picture(kit.Cross, pose.Rect(), 1)
		}
	}
}

func (d *diagram) card(c thegame.Card, p stage.Pose) {
	d.canvas.TwoSided(pictures.FaceMotif(c), pictures.BackMotif, p)
}

// crossed reports whether a hand card has a cross: it was refused and still fits nowhere, or the game is lost with it.
func (d *diagram) crossed(c thegame.Card) bool {
	v := d.line.View()
	if v.Stuck != thegame.NoSeat {
		return true
	}
	for on := range d.shape.Piles.All() {
		if on.Fits(v.Shown(on), c) {
			return false
		}
	}
	return slices.Contains(d.refused, c)
}
