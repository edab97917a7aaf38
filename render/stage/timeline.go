package stage

import (
	"math"
	"slices"

	"dreist/game/dreist"
	"dreist/render/geom"
)

// Timeline shows a view and plays events on it as motion. It counts ticks and knows no clock. The view runs ahead
// of the picture: it is what the picture will show when the current step has ended.
type Timeline struct {
	speed    Speed
	frame    Frame
	seating  Seating
	room     int // rows that have to be seen beyond those that lie
	paused   bool
	scrolled float64 // parts of a row that the wheel has turned

	before View // before the current step
	view   View
	geo    Geometry // of view

	from, to, now Arrangement
	step          Step
	tick          int
	running       bool

	queue   []dreist.Event
	started []Step
	dropped []droppedCard
}

// droppedCard is a card that starts its way where a hand let it go.
type droppedCard struct {
	card dreist.Card
	at   Pose
}

// NewTimeline returns a timeline that shows a view at rest, as seen by those who sit as told.
func NewTimeline(v View, s Seating, f Frame, speed Speed) *Timeline {
	f.Others, f.Beside = s.CountOthers(), s.Beside
	t := &Timeline{speed: speed, frame: f, seating: s}
	t.Show(v)
	return t
}

// Seating returns who sits where, to be read only.
func (t *Timeline) Seating() *Seating { return &t.seating }

// Seat ends everything that moves, changes who sits where and what may be seen, and lets the cards glide or turn
// over to where they then belong.
func (t *Timeline) Seat(s Seating) {
	t.Flush()
	t.seating = s
	t.frame.Others, t.frame.Beside = s.CountOthers(), s.Beside
	t.before = t.view.Clone()
	t.begin(nil, plan{})
	t.advance()
}

// Watch changes whose moves are shown at a pace to follow, from the next step on.
func (t *Timeline) Watch(watched [dreist.MaxSeats]bool) { t.seating.Watched = watched }

// Show drops whatever runs and shows a view at rest.
func (t *Timeline) Show(v View) {
	t.queue, t.running, t.paused, t.dropped = t.queue[:0], false, false, t.dropped[:0]
	t.before, t.view = v.Clone(), v
	t.arrange()
}

// View returns what the table shows when the current step has ended. It must not be changed.
func (t *Timeline) View() *View { return &t.view }

// Geometry returns where things are in the view.
func (t *Timeline) Geometry() *Geometry { return &t.geo }

// Now returns what is to be drawn at the current tick.
func (t *Timeline) Now() *Arrangement { return &t.now }

// SetFrame fits the table into another window, whatever is moving. How far it is scrolled stays as it is.
func (t *Timeline) SetFrame(f Frame) {
	f.Shift, f.Others, f.Beside = t.frame.Shift, t.frame.Others, t.frame.Beside
	if f != t.frame {
		t.frame = f
		t.arrange()
	}
}

// SetSpeed changes the pace of the steps to come.
func (t *Timeline) SetSpeed(s Speed) { t.speed = s }

// MakeRoom lets the layout show every row on which a hand card of a position may be laid, even if no card lies so
// deep.
func (t *Timeline) MakeRoom(p *dreist.Position) {
	t.room = 0
	if p.Turn() == dreist.NoSeat {
		return
	}
	for _, c := range p.Hand(p.Turn()) {
		t.room = max(t.room, p.Rows(c).Last())
	}
}

// Reserve lets the layout show so many rows, even if no card lies so deep. Like MakeRoom it counts from the next step or
// view on.
func (t *Timeline) Reserve(rows int) { t.room = rows }

// Scroll moves a layout deeper than the table shows by rows and parts of rows, and reports whether it moved. Parts
// count when they have added up to a row.
func (t *Timeline) Scroll(rows float64) bool {
	t.scrolled += rows
	whole := math.Trunc(t.scrolled)
	t.scrolled -= whole
	shift := min(max(t.geo.Shift+whole, 0), t.geo.MaxShift())
	if shift == t.geo.Shift {
		return false
	}
	t.frame.Shift = shift
	t.arrange()
	return true
}

// Uncover scrolls a row into sight with the next step.
func (t *Timeline) Uncover(row int) {
	t.frame.Shift = min(max(t.frame.Shift, float64(row-deepestRows)), float64(row-1))
}

// SetPaused halts what is watched, or lets it go on.
func (t *Timeline) SetPaused(paused bool) { t.paused = paused && t.Busy() }

// Paused reports whether what is watched is halted.
func (t *Timeline) Paused() bool { return t.paused }

// Busy reports whether anything moves or waits to.
func (t *Timeline) Busy() bool { return t.running || len(t.queue) > 0 }

// Current returns the step that runs and how far it is, from 0 to 1; ok is false at rest.
func (t *Timeline) Current() (s *Step, progress float64, ok bool) {
	if !t.running {
		return nil, 1, false
	}
	return &t.step, float64(t.tick) / float64(max(t.step.Ticks, 1)), true
}

// TakeStarted returns the steps that began since the last call, for sounds and sentences. Steps that a flush
// passed over are not among them. The slice is valid until the next call of any method.
func (t *Timeline) TakeStarted() []Step {
	s := t.started
	t.started = t.started[:0]
	return s
}

// Play appends events to what is shown.
func (t *Timeline) Play(events []dreist.Event) {
	t.queue = append(t.queue, events...)
	t.advance()
}

// Drop lets a card begin its next way from where the hand let it go.
func (t *Timeline) Drop(c dreist.Card, at Pose) { t.dropped = append(t.dropped, droppedCard{c, at}) }

// Glide moves everything straight to another view, as after undo or a refused drop.
func (t *Timeline) Glide(v View) {
	t.Flush()
	t.before, t.view = t.view, v
	t.begin(nil, plan{})
	t.advance()
}

// Return lets what was dropped glide back to where it belongs in the view that is shown when everything has ended.
func (t *Timeline) Return() {
	t.Flush()
	t.Glide(t.view.Clone())
}

// Tick moves on by one tick and reports whether the picture changed.
func (t *Timeline) Tick() bool {
	if !t.running || t.paused {
		return false
	}
	t.tick++
	t.advance()
	t.blend()
	return true
}

// Skip ends the current step at once; a paused turn stays paused before the next. In a turn that nobody watches it ends
// everything that runs, so that nothing stands between the player and the next card.
func (t *Timeline) Skip() {
	if !t.running {
		return
	}
	own := !t.seating.watches(t.step.Seat)
	for {
		t.tick = t.step.Ticks
		t.advance()
		if !t.running || !own || t.seating.watches(t.step.Seat) {
			break
		}
	}
	t.blend()
}

// Flush ends everything at once. The picture is the one that would have come at the end.
func (t *Timeline) Flush() {
	t.paused = false
	for _, e := range t.queue {
		t.view.Follow(e)
	}
	t.queue, t.running = t.queue[:0], false
	t.before = t.view.Clone()
	t.arrange()
}

// advance begins steps until one takes time or none is left.
func (t *Timeline) advance() {
	for !t.running || t.tick >= t.step.Ticks {
		if t.running {
			t.running = false
			t.before = t.view.Clone()
			t.from = t.to
		}
		if len(t.queue) == 0 {
			t.paused = false
			t.blend()
			return
		}
		e := t.queue[0]
		t.queue = append(t.queue[:0], t.queue[1:]...)
		t.view.Follow(e)
		t.begin(e, t.seating.planFor(e, t.before.Turn))
	}
}

// begin starts a step from before to view.
func (t *Timeline) begin(e dreist.Event, p plan) {
	t.geo = t.geometry(&t.view)
	t.to = Arrange(&t.view, &t.geo, &t.seating)
	t.takeDropped(e, &p)
	t.step = newStep(e, t.before.Turn, p, t.speed, &t.from, &t.to)
	t.tick, t.running = 0, true
	t.started = append(t.started, t.step)
	t.blend()
}

// takeDropped lets dropped cards begin their way where they were let go. Those of a gift that another step is to
// carry wait there.
func (t *Timeline) takeDropped(e dreist.Event, p *plan) {
	_, gift := e.(dreist.GiftGiven)
	waiting := t.dropped[:0]
	for _, d := range t.dropped {
		t.from.Cards[d.card] = d.at
		if gift && !slices.Contains(p.cards, d.card) {
			t.to.Cards[d.card] = d.at
			waiting = append(waiting, d)
		}
		if !gift && len(p.cards) == 1 && p.cards[0] == d.card {
			p.style, p.each = glide, spanSettle
		}
		if e == nil { // even one that ends hidden in its pile is seen on its way there
			p.cards, p.each = append(p.cards, d.card), spanHome
		}
	}
	t.dropped = waiting
}

func (t *Timeline) geometry(v *View) Geometry {
	f := t.frame
	f.Rows = max(v.Depth(), t.room)
	g := NewGeometry(f)
	if shift := min(f.Shift, g.MaxShift()); shift != f.Shift {
		f.Shift = shift
		g = NewGeometry(f)
	}
	return g
}

// arrange places before and view afresh, on a new frame or after a jump.
func (t *Timeline) arrange() {
	g := t.geometry(&t.before)
	t.from = Arrange(&t.before, &g, &t.seating)
	t.geo = t.geometry(&t.view)
	t.to = Arrange(&t.view, &t.geo, &t.seating)
	t.blend()
}

// blend computes what is to be drawn at the current tick.
func (t *Timeline) blend() {
	t.now = t.to
	if !t.running {
		return
	}
	for _, way := range t.step.travels {
		p := way.progress(t.tick)
		if p < 1 {
			t.now.Cards[way.card] = way.style.at(t.from.Cards[way.card], t.to.Cards[way.card], p)
		}
		if p == 0 && t.from.Cards[way.card] != t.to.Cards[way.card] {
			t.now.Cards[way.card] = t.from.Cards[way.card]
			t.now.Cards[way.card].Shown = true
		}
	}
	if home := t.speed.ticks(spanHome); home > 0 && t.from.Shelf != t.to.Shelf {
		e := easeOut(min(float64(t.tick)/float64(home), 1))
		t.now.Shelf = geom.MixRect(t.from.Shelf, t.to.Shelf, e)
		for i := range t.now.Stones {
			t.now.Stones[i] = geom.MixRect(t.from.Stones[i], t.to.Stones[i], e)
		}
	}
}
