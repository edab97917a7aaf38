package scene

import (
	"math"

	"dreist/game/dreist"
	"dreist/render/geom"
	"dreist/render/stage"
	"dreist/render/tabletop"
)

// Timeline shows a view of DREIst! and plays its events as motion.
type Timeline struct {
	tabletop.Timeline[dreist.Card, dreist.Event, View, Arrangement]
	at       *table
	scrolled float64 // parts of a row that the wheel has turned
}

// Step is one event of DREIst! on its way.
type Step = stage.Step[dreist.Event]

// NewTimeline returns a timeline that shows a view at rest, as seen by those who sit as told.
func NewTimeline(v View, s Seating, f stage.Frame, speed stage.Speed) *Timeline {
	return newTimeline(v, speed, &table{frame: f, seating: s})
}

// NewSmallTimeline returns a timeline that shows a view at rest on a small table, to be fitted into a frame by SetFrame.
func NewSmallTimeline(v View, s Seating, d Diagram, speed stage.Speed) *Timeline {
	return newTimeline(v, speed, &table{seating: s, shape: Shape{Diagram: d}})
}

func newTimeline(v View, speed stage.Speed, at *table) *Timeline {
	at.seat(at.seating)
	return &Timeline{Timeline: tabletop.NewTimeline[dreist.Card](at, v, speed, dreist.Deck), at: at}
}

// Seating returns who sits where, to be read only.
func (t *Timeline) Seating() *Seating { return &t.at.seating }

// Seat ends everything that moves, changes who sits where and what may be seen, and lets the cards glide or turn
// over to where they then belong.
func (t *Timeline) Seat(s Seating) {
	t.LowerAll()
	t.Rearrange(func() { t.at.seat(s) })
}

// Watch changes whose moves are shown at a pace to follow, from the next step on.
func (t *Timeline) Watch(watched [tabletop.MaxSeats]bool) { t.at.seating.Watched = watched }

// Watching reports whether what happens in the turn of the current step is shown at a pace to follow.
func (t *Timeline) Watching() bool {
	s, _, ok := t.Current()
	return ok && t.at.Watches(s.Seat)
}

// Left returns how many cards every seat has left as seen, see CardsLeft.
func (t *Timeline) Left() (left [dreist.MaxSeats]int) {
	for s := range left {
		left[s] = t.CardsLeft(dreist.Seat(s))
	}
	return left
}

// CardsLeft returns a seat's score as seen: a card counts as where it came from until it has arrived.
func (t *Timeline) CardsLeft(s dreist.Seat) int {
	now, before := t.View(), t.Before()
	n := now.CardsLeft(s)
	if !t.Busy() {
		return n
	}
	for c := range dreist.Card(dreist.Deck) {
		if t.Arrived(int(c)) {
			continue
		}
		if now.has(s, c) {
			n--
		}
		if before.has(s, c) {
			n++
		}
	}
	return n
}

// Geometry returns where things are in the view.
func (t *Timeline) Geometry() *Geometry { return &t.at.geo }

// SetFrame fits the table into another window, whatever is moving. How far it is scrolled stays as it is.
func (t *Timeline) SetFrame(f stage.Frame) {
	if f != t.at.frame {
		t.at.frame = f
		t.Refit()
	}
}

// MakeRoom lets the layout show every row on which a hand card of a position may be laid, even if no card lies so
// deep.
func (t *Timeline) MakeRoom(p *dreist.Position) {
	t.at.room = 0
	if p.Turn() == dreist.NoSeat {
		return
	}
	for _, c := range p.Hand(p.Turn()) {
		t.at.room = max(t.at.room, p.Rows(c).Last())
	}
}

// Reserve lets the layout show so many rows, even if no card lies so deep. Like MakeRoom it counts from the next step or
// view on.
func (t *Timeline) Reserve(rows int) { t.at.room = rows }

// Scroll moves a layout deeper than the table shows by rows and parts of rows, and reports whether it moved. Parts
// count when they have added up to a row.
func (t *Timeline) Scroll(rows float64) bool {
	t.scrolled += rows
	whole := math.Trunc(t.scrolled)
	rest := t.scrolled - whole
	moved := t.ScrollTo(t.Geometry().Shape.Shift + whole)
	t.scrolled = rest
	return moved
}

// ScrollTo hides so many rows of a layout deeper than the table shows above it, at most as many as leave the last one in sight, and reports whether it moved.
func (t *Timeline) ScrollTo(shift float64) bool {
	g := t.Geometry()
	shift, t.scrolled = min(max(shift, 0), g.MaxShift()), 0
	if shift == g.Shape.Shift {
		return false
	}
	t.at.shape.Shift = shift
	t.Refit()
	return true
}

// Uncover scrolls a row into sight with the next step.
func (t *Timeline) Uncover(row int) {
	s := &t.at.shape
	s.Shift = min(max(s.Shift, float64(row-t.Geometry().Deepest)), float64(row-1))
}

// table answers what the neutral timeline asks of DREIst!.
type table struct {
	frame   stage.Frame
	shape   Shape
	seating Seating
	room    int      // rows that have to be seen beyond those that lie
	geo     Geometry // of the view that was arranged last
	turned  int      // how many cards Egon has turned up in his turn
}

func (t *table) seat(s Seating) {
	t.seating = s
	t.shape.Others = s.CountOthers()
}

// Follow changes a view by one event.
func (t *table) Follow(v *View, e dreist.Event) {
	switch e.(type) {
	case dreist.EgonRevealed:
		t.turned++
	case dreist.TurnEnded, dreist.MatchWon: // the end is celebrated at its usual pace
		t.turned = 0
	}
	v.Follow(e)
}

// Clone returns a view that shares no memory with another.
func (t *table) Clone(v *View) View { return v.Clone() }

// Turn returns whose turn it is in a view.
func (t *table) Turn(v *View) int { return int(v.Turn) }

// Watches reports whether what happens in a seat's turn is shown at a pace to follow.
func (t *table) Watches(seat int) bool { return t.seating.Watches(dreist.Seat(seat)) }

// Plan returns how an event moves in the turn of a seat.
func (t *table) Plan(e dreist.Event, seat int) stage.Plan {
	p := t.seating.planFor(e, dreist.Seat(seat))
	if t.turned > slowTurns && t.Watches(seat) {
		haste := stage.Span(max(math.Pow(quicker, float64(t.turned-slowTurns)), quickest))
		p.Each, p.After = p.Each*haste, p.After*haste
	}
	return p
}

// Arrange returns the picture of a view at rest.
func (t *table) Arrange(v *View) Arrangement {
	s := t.shape
	s.Rows = max(v.Depth(), t.room)
	t.geo = NewGeometry(t.frame, s)
	if shift := min(s.Shift, t.geo.MaxShift()); shift != s.Shift {
		s.Shift = shift
		t.geo = NewGeometry(t.frame, s)
	}
	return Arrange(v, &t.geo, &t.seating)
}

// Foresee returns the picture of a view that may come, at rest.
func (t *Timeline) Foresee(v *View) Arrangement {
	at := *t.at
	return at.Arrange(v)
}

// Parts returns the poses of the cards of a picture, and the base.
func (t *table) Parts(a *Arrangement) ([]stage.Pose, []geom.Rect) { return a.Cards[:], a.base[:] }
