package scene

import (
	"math"

	"dreist/game/dreist"
	"dreist/game/play"
	"dreist/render/geom"
	"dreist/render/stage"
	"dreist/render/tabletop"
	"dreist/render/target"
)

// Timeline shows a view of DREIst! and plays its events as motion.
type Timeline struct {
	tabletop.Timeline[dreist.Card, dreist.Event, View, Arrangement]
	at       *table
	scrolled float64 // parts of a row that the wheel has turned
}

// Step is an event being shown.
type Step = stage.Step[dreist.Event]

// NewTimeline returns a timeline of a view at rest for a seating.
func NewTimeline(v View, s Seating, f stage.Frame, speed stage.Speed) *Timeline {
	return newTimeline(v, speed, &table{frame: f, seating: s})
}

// NewSmallTimeline returns a timeline of a view at rest on a small table, to be fitted into a frame by SetFrame.
func NewSmallTimeline(v View, s Seating, d Diagram, speed stage.Speed) *Timeline {
	return newTimeline(v, speed, &table{seating: s, shape: Shape{Diagram: d}})
}

func newTimeline(v View, speed stage.Speed, at *table) *Timeline {
	at.seat(at.seating)
	return &Timeline{Timeline: tabletop.NewTimeline(at, v, speed, dreist.Deck, dreist.NoCard), at: at}
}

// Seating returns the seating, to be read only.
func (t *Timeline) Seating() *Seating { return &t.at.seating }

// Seat ends all motion, changes the seating and what is visible, and moves or turns the cards accordingly.
func (t *Timeline) Seat(s Seating) {
	t.LowerAll()
	t.Rearrange(func() { t.at.seat(s) })
}

// Sit seats people around the table as Around does; against Egon nobody else sits in front.
func (t *Timeline) Sit(isPerson func(play.Seat) bool, front play.Seat, isCurtainUp bool) {
	if t.Seating().Egon {
		t.Seat(AgainstEgon())
		return
	}
	person := func(s dreist.Seat) bool { return isPerson(play.Seat(s)) }
	t.Seat(Seating{Seating: tabletop.Around(t.Seating().Seats, person, dreist.Seat(front), isCurtainUp)})
}

// SitAlone lets a seat sit in front with an open hand, whoever is to move, and nobody is watched.
func (t *Timeline) SitAlone(front play.Seat) {
	s := *t.Seating()
	s.Seating = tabletop.Around(s.Seats, func(s dreist.Seat) bool { return s == dreist.Seat(front) }, dreist.Seat(front), true)
	s.Watched = [tabletop.MaxSeats]bool{}
	t.Seat(s)
}

// Uncover turns up all hands after the end of a match, but Egon's.
func (t *Timeline) Uncover() {
	all := *t.Seating()
	if all.Egon {
		return
	}
	all.Veiled = false
	for seat := range all.Seats {
		all.Open[seat] = true
	}
	t.Seat(all)
}

// FrontSeat returns who sits in front, and IsOpen reports whether their hand lies face up.
func (t *Timeline) FrontSeat() play.Seat { return play.Seat(t.Seating().Front) }
func (t *Timeline) IsOpen() bool         { return t.Seating().Open[t.Seating().Front] }

// Watch has everybody's moves shown at a pace to follow from the next step on, or only those of who is not a person.
func (t *Timeline) Watch(everybody bool, isPerson func(play.Seat) bool) {
	t.at.seating.Watch(everybody, isPerson)
}

// Progress returns how far what moves is, and Around what is around the cards.
func (t *Timeline) Progress() target.Motion { return t.Motion() }
func (t *Timeline) Around() *tabletop.Edges { return &t.Geometry().Edges }

// ShowAt shows a position at once, GlideTo lets the cards glide there; both leave room for what can be laid.
func (t *Timeline) ShowAt(p *dreist.Position) {
	t.MakeRoom(p)
	t.Show(ViewOf(p))
}

func (t *Timeline) GlideTo(p *dreist.Position) {
	t.MakeRoom(p)
	t.Glide(ViewOf(p))
}

// Play shows events, scrolled to the row of a card that is laid.
func (t *Timeline) Play(events []dreist.Event) {
	for _, e := range events {
		if laid, ok := e.(dreist.CardLaid); ok {
			t.ScrollInto(laid.Row)
		}
	}
	t.Timeline.Play(events)
}

// Watching reports whether the current step is shown at a pace to follow.
func (t *Timeline) Watching() bool {
	s, _, ok := t.Current()
	return ok && t.at.Watches(s.Seat)
}

// Ending reports whether the end of the match is being shown and has not been announced.
func (t *Timeline) Ending() bool {
	step, _, ok := t.Current()
	if !ok {
		return false
	}
	_, won := step.Event.(dreist.MatchWon)
	return won
}

// Left returns the visible score of every seat, see CardsLeft.
func (t *Timeline) Left() (left [dreist.MaxSeats]int) {
	for s := range left {
		left[s] = t.CardsLeft(dreist.Seat(s))
	}
	return left
}

// CardsLeft returns a seat's visible score: a moving card counts for the place it comes from.
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

// Geometry returns the places in the view.
func (t *Timeline) Geometry() *Geometry { return &t.at.geo }

// SetFrame fits the table into another window, whatever is moving. How far it is scrolled stays as it is.
func (t *Timeline) SetFrame(f stage.Frame) {
	if f != t.at.frame {
		t.at.frame = f
		t.Refit()
	}
}

// MakeRoom makes visible every row on which a hand card of a position can be laid, from the next step or view on.
func (t *Timeline) MakeRoom(p *dreist.Position) {
	t.at.room = 0
	if p.Turn() == dreist.NoSeat {
		return
	}
	for _, c := range p.Hand(p.Turn()) {
		t.at.room = max(t.at.room, p.Rows(c).Last())
	}
}

// Reserve makes a number of rows visible even if no card is that deep, from the next step or view on.
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

// ScrollTo scrolls a layout deeper than the table shows by shift rows, at most to the last row, and reports whether it moved.
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

// ScrollInto scrolls to a row with the next step.
func (t *Timeline) ScrollInto(row int) {
	s := &t.at.shape
	s.Shift = min(max(s.Shift, float64(row-t.Geometry().Deepest)), float64(row-1))
}

// table implements stage's interface for DREIst!.
type table struct {
	frame   stage.Frame
	shape   Shape
	seating Seating
	room    int      // rows to be visible even without cards
	geo     Geometry // of the last arranged view
	turned  int      // number of cards that Egon has turned up in his turn
}

func (t *table) seat(s Seating) {
	t.seating = s
	t.shape.Others = s.CountOthers()
}

// Follow applies an event to a view.
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

// Turn returns the seat to move in a view.
func (t *table) Turn(v *View) int { return int(v.Turn) }

// Watches reports whether a seat's turn is shown at a pace to follow.
func (t *table) Watches(seat int) bool { return t.seating.Watches(dreist.Seat(seat)) }

// Plan returns the motion of an event in a seat's turn.
func (t *table) Plan(e dreist.Event, seat int) stage.Plan {
	p := t.seating.planFor(e, dreist.Seat(seat))
	if t.turned > slowTurns && t.Watches(seat) {
		haste := stage.Span(max(math.Pow(quicker, float64(t.turned-slowTurns)), quickest))
		p.Each, p.After = p.Each*haste, p.After*haste
	}
	return p
}

// Arrange returns the arrangement of a view at rest.
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

// Foresee returns the arrangement of a possible view at rest.
func (t *Timeline) Foresee(v *View) Arrangement {
	at := *t.at
	return at.Arrange(v)
}

// Parts returns the poses of the cards and the places of the base.
func (t *table) Parts(a *Arrangement) ([]stage.Pose, []geom.Rect) { return a.Cards[:], a.base[:] }
