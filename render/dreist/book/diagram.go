package book

import (
	"dreist/game/dreist"
	"dreist/game/dreist/rulebook"
	"dreist/render/dreist/scene"
	"dreist/render/stage"
	"dreist/render/tabletop"
)

// Durations of a diagram in ticks.
const (
	diagramLook  = 80  // before the moves
	diagramPause = 24  // between events without motion
	diagramReach = 22  // a refused card moves to its cell
	diagramShown = 75  // it stays there with a cross
	diagramRest  = 110 // before the next round
	diagramLoops = 3   // number of rounds before it stops
)

// diagram shows a diagram of the overview on a small table: the position, the moves, and the refused moves. It stops after some rounds,
// so that the program can sleep.
type diagram struct {
	board *rulebook.Board
	line  *scene.Timeline

	events []dreist.Event // of a round
	played int            // number of events started
	tried  int            // number of refused moves shown
	wait   int            // ticks until the next step
	phase  phase
	full   int // index of the event that clears a column, or 0
	column int // the column that is cleared, if full is not 0
	loops  int // rounds started
	shake  tabletop.Shake[dreist.Cell]
	left   bool // a card is discarded in it
	bare   bool // it is about no hand
}

// phase is the phase of a diagram.
type phase uint8

const (
	atStart phase = iota // position before the moves
	inMoves
	atFull  // pause before a column is cleared
	inTries // refused moves
	atEnd   // pause after the moves
	atRest
)

// newDiagrams plays the diagrams of a page by the rules and returns them at their beginning, all with the same size of cards. It returns
// an error for a broken diagram.
func newDiagrams(of []rulebook.Diagram, speed stage.Speed) ([]*diagram, error) {
	var all []*diagram
	shape := scene.Diagram{Bare: true}
	for _, d := range of {
		board, err := d.Board()
		if err != nil {
			return nil, err
		}
		all = append(all, &diagram{board: board, bare: d.Hand == ""})
		shape.Rows = max(shape.Rows, rowsOf(board))
		shape.Bare = shape.Bare && d.Hand == "" && d.Egon == ""
	}
	for _, d := range all {
		d.open(shape, speed)
	}
	return all, nil
}

// open lays out the diagram with a shape and starts it.
func (d *diagram) open(shape scene.Diagram, speed stage.Speed) {
	board := d.board
	for _, step := range board.Steps {
		d.events = append(d.events, step.Events...)
	}
	for i, e := range d.events {
		switch e := e.(type) {
		case dreist.ColumnCleared:
			d.left, d.full, d.column = true, i, e.Column
		case dreist.CardDiscarded:
			d.left = true
		}
	}
	seating := scene.AgainstEgon() // for a diagram without other players
	if d.hasOther() {
		seating = scene.Around(board.Before.Seats(), [dreist.MaxSeats]bool{true}, 0, true)
	}
	seating.Watched = tabletop.Everyone() // slow enough to follow
	d.line = scene.NewSmallTimeline(scene.ViewOf(&board.Before), seating, shape, speed)
	d.again()
}

// rowsOf returns the number of rows that a diagram needs.
func rowsOf(b *rulebook.Board) int {
	rows := max(b.Before.Layout().Depth(), b.After.Layout().Depth(), 2)
	for _, m := range b.Marks {
		rows = max(rows, m.Cell.Row)
	}
	return rows
}

// again shows the diagram for the full number of rounds again.
func (d *diagram) again() {
	d.loops = 0
	d.begin()
}

// begin starts a round.
func (d *diagram) begin() {
	d.line.Show(scene.ViewOf(&d.board.Before))
	d.played, d.tried, d.shake = 0, 0, tabletop.Shake[dreist.Cell]{}
	d.loops++
	d.phase, d.wait = atStart, diagramLook
	if len(d.events) == 0 && len(d.board.Refusals) == 0 {
		d.phase = atRest
	}
}

// fit sets the size in device pixels.
func (d *diagram) fit(w, h float64) {
	d.line.SetFrame(stage.Frame{W: w, H: h})
}

// busy reports whether the diagram is still moving.
func (d *diagram) busy() bool { return d.phase != atRest }

// update advances by a tick and reports whether the picture changed.
func (d *diagram) update() bool {
	changed := d.line.Tick()
	d.line.TakeStarted()
	if d.shake.Tick() {
		changed = true
	}
	if d.phase == inTries {
		changed = true // the refused card is moving
	}
	if d.line.Busy() || d.phase == atRest {
		return changed
	}
	if d.wait > 0 {
		d.wait--
		if d.phase == inTries && d.wait == diagramShown+diagramReach {
			d.shake.Begin(d.board.Refusals[d.tried].Faults)
		}
		return changed
	}
	d.goOn()
	return true
}

// goOn starts the next step.
func (d *diagram) goOn() {
	switch {
	case d.phase == inTries && d.tried < len(d.board.Refusals)-1, d.phase != inTries && d.played == len(d.events) &&
		d.tried < len(d.board.Refusals):
		if d.phase == inTries {
			d.tried++
		}
		d.phase, d.wait = inTries, diagramReach+diagramShown+diagramReach
	case d.phase == inTries:
		d.tried++
		d.phase, d.wait = atEnd, diagramRest
	case d.full > 0 && d.played == d.full && d.phase != atFull:
		d.phase, d.wait = atFull, diagramLook
	case d.played < len(d.events):
		d.phase = inMoves
		d.line.Play(d.events[d.played : d.played+1])
		d.played++
		if d.line.Speed() == stage.Instant {
			d.wait = diagramPause
		}
	case d.phase != atEnd:
		d.phase, d.wait = atEnd, diagramRest
	case d.loops < diagramLoops:
		d.begin()
	default:
		d.rest()
	}
}

// rest stops at the position that the caption is about: the final one or, if a column is cleared, the one before that.
func (d *diagram) rest() {
	d.phase = atRest
	if d.full == 0 {
		return
	}
	d.line.Show(scene.ViewOf(&d.board.Before))
	d.line.Play(d.events[:d.full])
	d.line.Flush()
	d.line.TakeStarted()
}

// attempt returns the pose of the refused card on its way to the cell and back, and whether it has arrived.
func (d *diagram) attempt() (at stage.Pose, card dreist.Card, arrived bool) {
	r := d.board.Refusals[d.tried]
	card = r.Move.Card
	g := d.line.Geometry()
	home, cell := d.line.Now().Cards[card], g.Cell(card.Cell(int(r.Move.Row)))
	gone := diagramReach + diagramShown + diagramReach - d.wait
	way := min(float64(gone)/diagramReach, float64(d.wait)/diagramReach, 1)
	if d.line.Speed() == stage.Instant {
		way = 1
	}
	eased := stage.Smooth(way)
	at = home
	at.X += (cell.Center().X - home.X) * eased
	at.Y += (cell.Center().Y - home.Y) * eased
	at.Z = stage.ZHeld
	return at, card, way == 1
}
