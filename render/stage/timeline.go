package stage

import (
	"math"
	"slices"

	"dreist/render/geom"
)

// Animator provides the cards of a game to a Timeline. Events E change views V, which define where cards are; a picture P of a view has the pose
// of every card and the places that move with the cards.
type Animator[E, V, P any] interface {
	// ApplyEvent applies an event to a view.
	ApplyEvent(v *V, e E)
	// Clone returns an independent copy of a view.
	Clone(v *V) V
	// SeatToMove returns the seat to move, negative for none.
	SeatToMove(v *V) int
	// IsShownSlowly reports whether a seat's turn is shown slowly enough to follow.
	IsShownSlowly(seat int) bool
	// PlanAnimation returns the animation of an event in a seat's turn.
	PlanAnimation(e E, seat int) AnimationPlan
	// Arrange returns the picture of a view at rest. If several are requested, the last one is shown.
	Arrange(v *V) P
	// Parts returns the cards' poses and the places of a picture, not copied. Every picture has the same number of each.
	Parts(p *P) (cards []Pose, places []geom.Rect)
}

// Timeline shows a view of a game and animates events. It counts ticks and has no clock. The view is ahead of the picture: it is the state at
// the end of the current step.
type Timeline[E, V, P any] struct {
	game    Animator[E, V, P]
	speed   Speed
	most    Speed // upper limit of the speed
	paused  bool
	reduced bool // cards fade instead of flying

	before, view  V // before and after the current step
	from, to, now P
	step          Step[E]
	tick          int
	motion        motion

	queue   []E
	rewind  rewind[E, V]
	started []Step[E]
	dropped []droppedCard
	thrown  []droppedCard // in the current step
}

type motion uint8

const (
	rests   motion = iota // nothing
	plays                 // a step
	returns               // a step in which dropped cards return
)

// rewind is the events among which StepBack goes back.
type rewind[E, V any] struct {
	view   V // before the events
	events []E
	steps  int // number of steps started so far, without those that take no time
}

// freshTicks is the number of ticks for which a step counts as just started, so that StepBack goes to the one before.
const freshTicks = 30

type droppedCard struct {
	card int
	at   Pose
}

// NewTimeline returns a timeline at rest with a view of a game.
func NewTimeline[E, V, P any](g Animator[E, V, P], v V, s Speed) *Timeline[E, V, P] {
	t := &Timeline[E, V, P]{game: g, speed: s, most: InstantSpeed}
	t.ShowView(v)
	return t
}

// ShowView stops all motion and shows a view at rest.
func (t *Timeline[E, V, P]) ShowView(v V) {
	t.queue, t.motion, t.paused, t.dropped, t.thrown = t.queue[:0], rests, false, t.dropped[:0], t.thrown[:0]
	t.before, t.view = t.game.Clone(&v), v
	t.ArrangeAgain()
}

// View returns the view at the end of the current step, read-only.
func (t *Timeline[E, V, P]) View() *V { return &t.view }

// ViewBefore returns the view at the beginning of the current step, equal to View at rest; read-only.
func (t *Timeline[E, V, P]) ViewBefore() *V { return &t.before }

// HasArrived reports whether a card has reached its place in the view.
func (t *Timeline[E, V, P]) HasArrived(card int) bool {
	if t.motion == rests {
		return true
	}
	for _, way := range t.step.travels {
		if way.card == card {
			return way.progress(t.tick) >= 1
		}
	}
	return true
}

// CurrentPose returns a card's pose in the picture of the current tick.
func (t *Timeline[E, V, P]) CurrentPose(card int) Pose {
	cards, _ := t.game.Parts(&t.now)
	return cards[card]
}

// GoalPose returns a card's pose at the end of the current step.
func (t *Timeline[E, V, P]) GoalPose(card int) Pose {
	cards, _ := t.game.Parts(&t.to)
	return cards[card]
}

// CurrentPicture returns the picture of the current tick.
func (t *Timeline[E, V, P]) CurrentPicture() *P { return &t.now }

// Speed returns the speed setting.
func (t *Timeline[E, V, P]) Speed() Speed { return t.speed }

// SetSpeed sets the speed of later steps.
func (t *Timeline[E, V, P]) SetSpeed(s Speed) { t.speed = s }

// LimitSpeed limits the speed of later steps, whatever the setting, so that they can be followed. InstantSpeed removes the limit.
func (t *Timeline[E, V, P]) LimitSpeed(most Speed) { t.most = most }

// SetReducedMotion sets whether cards fade instead of moving.
func (t *Timeline[E, V, P]) SetReducedMotion(reduced bool) { t.reduced = reduced }

// HasReducedMotion reports whether cards fade instead of moving.
func (t *Timeline[E, V, P]) HasReducedMotion() bool { return t.reduced }

// SetPaused pauses or continues the animation.
func (t *Timeline[E, V, P]) SetPaused(paused bool) { t.paused = paused && t.IsMoving() }

// IsPaused reports whether the animation is paused.
func (t *Timeline[E, V, P]) IsPaused() bool { return t.paused }

// IsMoving reports whether anything moves or is queued.
func (t *Timeline[E, V, P]) IsMoving() bool { return t.motion != rests || len(t.queue) > 0 }

// CurrentStep returns the current step and its progress, 0 to 1; ok is false at rest.
func (t *Timeline[E, V, P]) CurrentStep() (s *Step[E], progress float64, ok bool) {
	if t.motion == rests {
		return nil, 1, false
	}
	return &t.step, float64(t.tick) / float64(max(t.step.Ticks, 1)), true
}

// NextEvent returns the event that follows the current step; false if there is none.
func (t *Timeline[E, V, P]) NextEvent() (e E, ok bool) {
	if len(t.queue) == 0 {
		return e, false
	}
	return t.queue[0], true
}

// TakeStartedSteps returns the steps started since its last call, for sounds and log, without those that Flush skipped. The slice is
// valid until the next call of any method.
func (t *Timeline[E, V, P]) TakeStartedSteps() []Step[E] {
	s := t.started
	t.started = t.started[:0]
	return s
}

// PlayEvents queues events.
func (t *Timeline[E, V, P]) PlayEvents(events []E) {
	t.queue = append(t.queue, events...)
	t.advance()
}

// PlayRewindableEvents queues events among which StepBack can go back.
func (t *Timeline[E, V, P]) PlayRewindableEvents(events []E) {
	t.rewind = rewind[E, V]{view: t.game.Clone(&t.view), events: events}
	t.PlayEvents(events)
}

// StepBack returns to the beginning of the current rewindable step or, if that has just started, of the one before. A pause goes on.
func (t *Timeline[E, V, P]) StepBack() {
	to, paused, old := t.rewind.steps, t.paused, t.rewind
	if t.tick < freshTicks {
		to--
	}
	t.ShowView(old.view)
	t.PlayRewindableEvents(old.events)
	for t.rewind.steps < to && t.motion != rests {
		t.tick = t.step.Ticks
		t.advance()
	}
	t.started = append(t.started[:0], t.step)
	t.SetPaused(paused)
	t.blend()
}

// StartFromDrop makes a card start its next motion at the pose in which it was dropped.
func (t *Timeline[E, V, P]) StartFromDrop(card int, at Pose) {
	t.dropped = append(t.dropped, droppedCard{card, at})
}

// GlideToView moves all cards directly to another view, as after undo or a refused drop.
func (t *Timeline[E, V, P]) GlideToView(v V) {
	t.Flush()
	t.glide(v)
}

// ReturnCards moves dropped cards back to their places in the final view.
func (t *Timeline[E, V, P]) ReturnCards() {
	t.Rearrange(func() {})
	if t.motion == plays {
		t.motion = returns
	}
}

// IsReturning reports whether only dropped cards are moving back.
func (t *Timeline[E, V, P]) IsReturning() bool { return t.motion == returns && len(t.queue) == 0 }

// Rearrange finishes all motion, lets change alter the game's arrangement, and moves the cards to their new places.
func (t *Timeline[E, V, P]) Rearrange(change func()) {
	t.Flush()
	change()
	t.glide(t.game.Clone(&t.view))
}

// Tick advances by one tick and reports whether the picture changed.
func (t *Timeline[E, V, P]) Tick() (changed bool) {
	if t.motion == rests || t.paused {
		return false
	}
	t.tick++
	t.advance()
	t.blend()
	return true
}

// SkipStep ends the current step. A paused timeline stays paused before the next one. In a turn that is not watched, the following steps end,
// too, up to the next watched one, so that the player need not wait.
func (t *Timeline[E, V, P]) SkipStep() {
	if t.motion == rests {
		return
	}
	own := !t.game.IsShownSlowly(t.step.Seat)
	for {
		t.tick = t.step.Ticks
		t.advance()
		if t.motion == rests || !own || t.game.IsShownSlowly(t.step.Seat) {
			break
		}
	}
	t.blend()
}

// Flush ends all motion. The picture is the same as after running to the end.
func (t *Timeline[E, V, P]) Flush() {
	t.paused = false
	for _, e := range t.queue {
		t.game.ApplyEvent(&t.view, e)
	}
	t.queue, t.motion, t.thrown = t.queue[:0], rests, t.thrown[:0]
	t.before = t.game.Clone(&t.view)
	t.ArrangeAgain()
}

// FinishMotion ends all motion like Flush, and empties the list of TakeStartedSteps.
func (t *Timeline[E, V, P]) FinishMotion() {
	t.Flush()
	t.started = t.started[:0]
}

// ArrangeAgain arranges the current view again, even during motion, as after a change of the window size.
func (t *Timeline[E, V, P]) ArrangeAgain() {
	t.from = t.game.Arrange(&t.before)
	from, _ := t.game.Parts(&t.from)
	for _, d := range t.thrown {
		from[d.card] = d.at
	}
	t.to = t.game.Arrange(&t.view)
	t.blend()
}

// advance starts steps until one takes time or none is left.
func (t *Timeline[E, V, P]) advance() {
	for t.motion == rests || t.tick >= t.step.Ticks {
		if t.motion != rests {
			t.motion, t.thrown = rests, t.thrown[:0]
			t.before = t.game.Clone(&t.view)
			t.from = t.to
		}
		if len(t.queue) == 0 {
			t.paused = false
			t.blend()
			return
		}
		e := t.queue[0]
		t.queue = append(t.queue[:0], t.queue[1:]...)
		t.game.ApplyEvent(&t.view, e)
		t.to = t.game.Arrange(&t.view)
		p := t.game.PlanAnimation(e, t.game.SeatToMove(&t.before))
		t.takeDropped(&p)
		t.startStep(e, p, false)
	}
}

// glide starts a step without an event to another view.
func (t *Timeline[E, V, P]) glide(v V) {
	t.before, t.view = t.view, v
	t.to = t.game.Arrange(&t.view)
	var p AnimationPlan
	from, _ := t.game.Parts(&t.from)
	for _, d := range t.dropped { // even one that ends hidden in a pile is seen on its way there
		from[d.card] = d.at
		p.Cards, p.TimePerCard = append(p.Cards, d.card), ReturnTime
	}
	t.thrown, t.dropped = append(t.thrown[:0], t.dropped...), t.dropped[:0]
	var none E
	t.startStep(none, p, true)
	t.advance()
}

func (t *Timeline[E, V, P]) startStep(e E, p AnimationPlan, isPlain bool) {
	from, placesFrom := t.game.Parts(&t.from)
	to, placesTo := t.game.Parts(&t.to)
	pace := min(t.speed, t.most)
	t.step = Step[E]{Event: e, HasNoEvent: isPlain, Seat: t.game.SeatToMove(&t.before), home: pace.Ticks(ReturnTime)}
	t.step.planTravels(p, pace, from, to)
	if !slices.Equal(placesFrom, placesTo) {
		t.step.Ticks = max(t.step.Ticks, t.step.home)
	}
	t.step.Ticks += pace.Ticks(p.PauseAfter)
	t.tick, t.motion = 0, plays
	if t.started = append(t.started, t.step); t.step.Ticks > 0 {
		t.rewind.steps++
	}
	t.blend()
}

// takeDropped makes dropped cards start where they were dropped.
func (t *Timeline[E, V, P]) takeDropped(p *AnimationPlan) {
	from, _ := t.game.Parts(&t.from)
	to, _ := t.game.Parts(&t.to)
	waiting := t.dropped[:0]
	for _, d := range t.dropped {
		from[d.card] = d.at
		t.thrown = append(t.thrown, d)
		switch {
		case p.StartsWhereDropped && !slices.Contains(p.Cards, d.card):
			to[d.card] = d.at
			waiting = append(waiting, d)
		case !p.StartsWhereDropped && len(p.Cards) == 1 && p.Cards[0] == d.card:
			p.Style, p.TimePerCard = LandMotion, SettleTime
		}
	}
	t.dropped = waiting
}

// PoseBetween returns the pose of a card between two poses, at p from 0 to 1. With reduced motion the card fades.
func (t *Timeline[E, V, P]) PoseBetween(s MotionStyle, from, to Pose, p float64) Pose {
	if t.reduced {
		return fadePose(from, to, p)
	}
	return s.at(from, to, p)
}

// blend computes the picture of the current tick.
func (t *Timeline[E, V, P]) blend() {
	t.now = t.to
	if t.motion == rests {
		return
	}
	from, placesFrom := t.game.Parts(&t.from)
	to, placesTo := t.game.Parts(&t.to)
	now, places := t.game.Parts(&t.now)
	for _, way := range t.step.travels {
		p := way.progress(t.tick)
		if p < 1 {
			now[way.card] = t.PoseBetween(way.style, from[way.card], to[way.card], p)
		}
		if p == 0 && from[way.card] != to[way.card] {
			now[way.card] = from[way.card]
			now[way.card].IsVisible = true
		}
	}
	for c := range to { // covered cards are visible until they are covered
		if from[c].IsVisible && !to[c].IsVisible && from[c].Point == to[c].Point {
			now[c].IsVisible = true
		}
	}
	if home := t.step.home; home > 0 && !slices.Equal(placesFrom, placesTo) {
		e := EaseOut(min(float64(t.tick)/float64(home), 1))
		if t.reduced {
			e = math.Round(e)
		}
		for i := range places {
			places[i] = geom.MixRect(placesFrom[i], placesTo[i], e)
		}
	}
}
