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
	tabletop.SeatedTimeline[dreist.Seat, dreist.Card, dreist.Position, dreist.Event, View, Arrangement]
	at       *table
	scrolled float64 // the part of a row that the wheel has scrolled so far
}

// Step is an event being shown.
type Step = stage.Step[dreist.Event]

// NewTimeline returns a timeline of a view at rest for a seating.
func NewTimeline(v View, s Seating, f stage.Frame, speed stage.Speed) *Timeline {
	return newTimeline(v, speed, &table{TableWindow: tabletop.TableWindow[dreist.Seat]{Frame: f, Seating: s}})
}

// NewSmallTimeline returns a timeline of a view at rest on a small table. SetFrame fits it into a frame.
func NewSmallTimeline(v View, s Seating, d Diagram, speed stage.Speed) *Timeline {
	return newTimeline(v, speed, &table{TableWindow: tabletop.TableWindow[dreist.Seat]{Seating: s}, shape: TableContents{Diagram: d}})
}

func newTimeline(v View, speed stage.Speed, at *table) *Timeline {
	return &Timeline{SeatedTimeline: tabletop.NewSeatedTimeline(at, ViewOf, v, speed, dreist.CardCount, dreist.NoCard, &at.TableWindow, &at.geo.Edges), at: at}
}

// UncoverHands turns all hands face up after the end of a match, except against Egon.
func (t *Timeline) UncoverHands() {
	if !t.Seating().IsOtherApart {
		t.SeatedTimeline.UncoverHands()
	}
}

// TurnPile turns the pile of the player in front face up, as in puzzles.
func (t *Timeline) TurnPile() {
	t.LowerCards()
	t.Rearrange(func() { t.at.isPileTurned = true })
}

// IsPileTurned reports whether the pile of the player in front is face up.
func (t *Timeline) IsPileTurned() bool { return t.at.isPileTurned }

// ShowPosition shows a position at once, with room for the cards that can be laid.
func (t *Timeline) ShowPosition(p *dreist.Position) {
	t.MakeRoom(p)
	t.SeatedTimeline.ShowPosition(p)
}

// GlideTo lets the cards glide to a position, with room for the cards that can be laid.
func (t *Timeline) GlideTo(p *dreist.Position) {
	t.MakeRoom(p)
	t.SeatedTimeline.GlideTo(p)
}

// PlayEvents shows events. It scrolls to the row of each card that is laid.
func (t *Timeline) PlayEvents(events []dreist.Event) {
	for _, e := range events {
		if laid, ok := e.(dreist.CardLaid); ok {
			t.ScrollToRow(laid.Row)
		}
	}
	t.SeatedTimeline.PlayEvents(events)
}

// IsEnding reports whether the end of the match is being celebrated.
func (t *Timeline) IsEnding() bool {
	step, _, ok := t.CurrentStep()
	if !ok {
		return false
	}
	_, won := step.Event.(dreist.MatchWon)
	return won
}

// VisibleCardsLeft returns the cards left of every seat, see cardsLeft.
func (t *Timeline) VisibleCardsLeft() (left [dreist.MaxSeats]int) {
	for s := range left {
		left[s] = t.CardsLeft(dreist.Seat(s))
	}
	return left
}

// CardsLeft returns how many cards a seat has left on the screen: a moving card still counts for the seat that it leaves.
func (t *Timeline) CardsLeft(s dreist.Seat) int {
	now, before := t.View(), t.ViewBefore()
	n := now.cardsLeft(s)
	if !t.IsMoving() {
		return n
	}
	for c := range dreist.Card(dreist.CardCount) {
		if t.HasArrived(int(c)) {
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

// Geometry returns the geometry of the view.
func (t *Timeline) Geometry() *Geometry { return &t.at.geo }

var _ tabletop.RoomMaker[dreist.Position] = (*Timeline)(nil)

// MakeRoom makes every row visible on which a hand card can be laid in a position, from the next step or view on.
func (t *Timeline) MakeRoom(p *dreist.Position) {
	t.at.room = 0
	if p.Turn() == dreist.NoSeat {
		return
	}
	for _, c := range p.Hand(p.Turn()) {
		t.at.room = max(t.at.room, p.LegalRows(c).Last())
	}
}

// LeaveBoxRoom leaves room for a box beside the layout, or takes it back.
func (t *Timeline) LeaveBoxRoom(beside bool) {
	if t.at.shape.hasBox != beside {
		t.Rearrange(func() { t.at.shape.hasBox = beside })
	}
}

// ReserveRows makes at least this many rows visible, from the next step or view on.
func (t *Timeline) ReserveRows(rows int) { t.at.room = rows }

// ScrollBy scrolls a layout deeper than the table, and reports whether it moved. Parts of rows are added up.
func (t *Timeline) ScrollBy(rows float64) (moved bool) {
	t.scrolled += rows
	whole := math.Trunc(t.scrolled)
	rest := t.scrolled - whole
	moved = t.ScrollTo(t.Geometry().Shape.ScrolledRows + whole)
	t.scrolled = rest
	return moved
}

// ScrollTo scrolls until shift rows are above the table, at most to the last row, and reports whether it moved.
func (t *Timeline) ScrollTo(shift float64) (moved bool) {
	g := t.Geometry()
	shift, t.scrolled = min(max(shift, 0), g.MaxScrolledRows()), 0
	if shift == g.Shape.ScrolledRows {
		return false
	}
	t.at.shape.ScrolledRows = shift
	t.ArrangeAgain()
	return true
}

// ScrollToRow scrolls until a row is visible, with the next step.
func (t *Timeline) ScrollToRow(row int) {
	s := &t.at.shape
	s.ScrolledRows = min(max(s.ScrolledRows, float64(row-t.Geometry().maxVisibleRows)), float64(row-1))
}

// table is the stage.Animator of DREIst!.
type table struct {
	tabletop.TableWindow[dreist.Seat]
	shape        TableContents
	isPileTurned bool     // the pile of the player in front lies face up
	room         int      // number of rows to be visible even without cards
	geo          Geometry // geometry of the last arranged view
	gift         Gift
	turned       int // number of cards that Egon has turned up in his turn
}

func (t *table) ApplyEvent(v *View, e dreist.Event) {
	switch e.(type) {
	case dreist.EgonRevealed:
		t.turned++
	case dreist.TurnEnded, dreist.MatchWon: // the end is celebrated at its usual pace
		t.turned = 0
	}
	v.ApplyEvent(e)
}

func (t *table) Clone(v *View) View { return v.Clone() }

func (t *table) SeatToMove(v *View) int { return int(v.Turn) }

func (t *table) PlanAnimation(e dreist.Event, seat int) stage.AnimationPlan {
	p := t.planFor(e, seat)
	if t.turned > slowTurns && t.IsShownSlowly(seat) {
		haste := stage.Span(max(math.Pow(quicker, float64(t.turned-slowTurns)), quickest))
		p.TimePerCard, p.PauseAfter = p.TimePerCard*haste, p.PauseAfter*haste
	}
	return p
}

// ArrangementOf returns the arrangement of a view at rest without showing it.
func (t *Timeline) ArrangementOf(v *View) Arrangement {
	at := *t.at
	return at.Arrange(v)
}

func (t *table) Parts(a *Arrangement) ([]stage.Pose, []geom.Rect) { return a.Cards[:], a.base[:] }
