package stage

import (
	"math"
	"slices"

	"dreist/render/geom"
)

// Game is what a timeline asks of a game. Its events E change its views V, which say what lies where; a picture P of a
// view holds the pose of every card and the places that move along with them.
type Game[E, V, P any] interface {
	// Follow changes a view by one event.
	Follow(v *V, e E)
	// Clone returns a view that shares no memory with another.
	Clone(v *V) V
	// Turn returns whose turn it is in a view, a negative number for nobody's.
	Turn(v *V) int
	// Watches reports whether what happens in a seat's turn is shown at a pace to follow.
	Watches(seat int) bool
	// Plan returns how an event moves in the turn of a seat.
	Plan(e E, seat int) Plan
	// Arrange returns the picture of a view at rest. Of several it is asked last for the one that is shown.
	Arrange(v *V) P
	// Parts returns the poses of the cards of a picture and its places. They are as many in every picture and share its
	// memory.
	Parts(p *P) (cards []Pose, places []geom.Rect)
}

// Timeline shows a view of a game and plays events on it as motion. It counts ticks and knows no clock. The view runs
// ahead of the picture: it is what the picture will show when the current step has ended.
type Timeline[E, V, P any] struct {
	game    Game[E, V, P]
	speed   Speed
	most    Speed // nothing runs faster, whatever the speed
	paused  bool
	hurried bool // what comes is shown one speed faster, at most Fast
	reduced bool // cards fade instead of flying

	before, view  V // before and after the current step
	from, to, now P
	step          Step[E]
	tick          int
	motion        motion

	queue   []E
	started []Step[E]
	dropped []droppedCard
	thrown  []droppedCard // in the step that runs
}

// motion is what moves.
type motion uint8

const (
	rests   motion = iota // nothing
	plays                 // a step
	returns               // a step in which only what was dropped glides back
)

// droppedCard is a card that starts its way where a hand let it go.
type droppedCard struct {
	card int
	at   Pose
}

// NewTimeline returns a timeline that shows a view of a game at rest.
func NewTimeline[E, V, P any](g Game[E, V, P], v V, s Speed) *Timeline[E, V, P] {
	t := &Timeline[E, V, P]{game: g, speed: s, most: Instant}
	t.Show(v)
	return t
}

// Show drops whatever runs and shows a view at rest.
func (t *Timeline[E, V, P]) Show(v V) {
	t.queue, t.motion, t.paused, t.dropped, t.thrown = t.queue[:0], rests, false, t.dropped[:0], t.thrown[:0]
	t.before, t.view = t.game.Clone(&v), v
	t.Refit()
}

// View returns what the table shows when the current step has ended. It must not be changed.
func (t *Timeline[E, V, P]) View() *V { return &t.view }

// Before returns what the table showed when the current step began; at rest it is what View shows. It must not be changed.
func (t *Timeline[E, V, P]) Before() *V { return &t.before }

// Arrived reports whether a card is where View shows it, and not still on its way there.
func (t *Timeline[E, V, P]) Arrived(card int) bool {
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

// Goal returns where a card lies when the current step has ended.
func (t *Timeline[E, V, P]) Goal(card int) Pose {
	cards, _ := t.game.Parts(&t.to)
	return cards[card]
}

// Now returns what is to be drawn at the current tick.
func (t *Timeline[E, V, P]) Now() *P { return &t.now }

// Speed returns the speed that is set.
func (t *Timeline[E, V, P]) Speed() Speed { return t.speed }

// SetSpeed changes the pace of the steps to come.
func (t *Timeline[E, V, P]) SetSpeed(s Speed) { t.speed = s }

// Limit lets the steps to come run at most at a speed, whatever is set, so that what is to be watched moves. Instant lifts
// the limit.
func (t *Timeline[E, V, P]) Limit(most Speed) { t.most = most }

// pace is the speed of the steps to come.
func (t *Timeline[E, V, P]) pace() Speed {
	pace := min(t.speed, t.most)
	if t.hurried && pace < Fast {
		pace++
	}
	return pace
}

// SetHurried lets the steps to come run about twice as fast, or no longer.
func (t *Timeline[E, V, P]) SetHurried(hurried bool) { t.hurried = hurried }

// Hurried reports whether the steps to come run faster than is set.
func (t *Timeline[E, V, P]) Hurried() bool { return t.hurried }

// SetReduced lets cards fade where they were and appear where they go, instead of flying there.
func (t *Timeline[E, V, P]) SetReduced(reduced bool) { t.reduced = reduced }

// Reduced reports whether cards fade instead of flying.
func (t *Timeline[E, V, P]) Reduced() bool { return t.reduced }

// SetPaused halts what is watched, or lets it go on.
func (t *Timeline[E, V, P]) SetPaused(paused bool) { t.paused = paused && t.Busy() }

// Paused reports whether what is watched is halted.
func (t *Timeline[E, V, P]) Paused() bool { return t.paused }

// Busy reports whether anything moves or waits to.
func (t *Timeline[E, V, P]) Busy() bool { return t.motion != rests || len(t.queue) > 0 }

// Current returns the step that runs and how far it is, from 0 to 1; ok is false at rest.
func (t *Timeline[E, V, P]) Current() (s *Step[E], progress float64, ok bool) {
	if t.motion == rests {
		return nil, 1, false
	}
	return &t.step, float64(t.tick) / float64(max(t.step.Ticks, 1)), true
}

// TakeStarted returns the steps that began since the last call, for sounds and sentences. Steps that a flush
// passed over are not among them. The slice is valid until the next call of any method.
func (t *Timeline[E, V, P]) TakeStarted() []Step[E] {
	s := t.started
	t.started = t.started[:0]
	return s
}

// Play appends events to what is shown.
func (t *Timeline[E, V, P]) Play(events []E) {
	t.queue = append(t.queue, events...)
	t.advance()
}

// Drop lets a card begin its next way from where the hand let it go.
func (t *Timeline[E, V, P]) Drop(card int, at Pose) {
	t.dropped = append(t.dropped, droppedCard{card, at})
}

// Glide moves everything straight to another view, as after undo or a refused drop.
func (t *Timeline[E, V, P]) Glide(v V) {
	t.Flush()
	t.glide(v)
}

// Return lets what was dropped glide back to where it belongs in the view that is shown when everything has ended.
func (t *Timeline[E, V, P]) Return() {
	t.Rearrange(func() {})
	if t.motion == plays {
		t.motion = returns
	}
}

// Returns reports whether nothing moves but what was dropped and glides back.
func (t *Timeline[E, V, P]) Returns() bool { return t.motion == returns && len(t.queue) == 0 }

// Rearrange ends everything that moves, lets the game change how it arranges its views, and lets the cards glide or turn
// over to where they then belong.
func (t *Timeline[E, V, P]) Rearrange(change func()) {
	t.Flush()
	change()
	t.glide(t.game.Clone(&t.view))
}

// Tick moves on by one tick and reports whether the picture changed.
func (t *Timeline[E, V, P]) Tick() bool {
	if t.motion == rests || t.paused {
		return false
	}
	t.tick++
	t.advance()
	t.blend()
	return true
}

// Skip ends the current step at once; a paused turn stays paused before the next. In a turn that nobody watches it ends
// everything that runs, so that nothing stands between the player and the next card.
func (t *Timeline[E, V, P]) Skip() {
	if t.motion == rests {
		return
	}
	own := !t.game.Watches(t.step.Seat)
	for {
		t.tick = t.step.Ticks
		t.advance()
		if t.motion == rests || !own || t.game.Watches(t.step.Seat) {
			break
		}
	}
	t.blend()
}

// Flush ends everything at once. The picture is the one that would have come at the end.
func (t *Timeline[E, V, P]) Flush() {
	t.paused = false
	for _, e := range t.queue {
		t.game.Follow(&t.view, e)
	}
	t.queue, t.motion, t.thrown = t.queue[:0], rests, t.thrown[:0]
	t.before = t.game.Clone(&t.view)
	t.Refit()
}

// Refit places everything afresh where the game arranges it now, whatever is moving, as in another window.
func (t *Timeline[E, V, P]) Refit() {
	t.from = t.game.Arrange(&t.before)
	from, _ := t.game.Parts(&t.from)
	for _, d := range t.thrown {
		from[d.card] = d.at
	}
	t.to = t.game.Arrange(&t.view)
	t.blend()
}

// advance begins steps until one takes time or none is left.
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
		t.game.Follow(&t.view, e)
		t.to = t.game.Arrange(&t.view)
		p := t.game.Plan(e, t.game.Turn(&t.before))
		t.takeDropped(&p)
		t.begin(e, p)
	}
}

// glide begins a step without an event to another view.
func (t *Timeline[E, V, P]) glide(v V) {
	t.before, t.view = t.view, v
	t.to = t.game.Arrange(&t.view)
	var p Plan
	from, _ := t.game.Parts(&t.from)
	for _, d := range t.dropped { // even one that ends hidden in its pile is seen on its way there
		from[d.card] = d.at
		p.Cards, p.Each = append(p.Cards, d.card), Home
	}
	t.thrown, t.dropped = append(t.thrown[:0], t.dropped...), t.dropped[:0]
	var none E
	t.begin(none, p)
	t.advance()
}

// begin starts a step from before to view.
func (t *Timeline[E, V, P]) begin(e E, p Plan) {
	from, placesFrom := t.game.Parts(&t.from)
	to, placesTo := t.game.Parts(&t.to)
	pace := t.pace()
	t.step = Step[E]{Event: e, Seat: t.game.Turn(&t.before), home: pace.Ticks(Home)}
	t.step.planTravels(p, pace, from, to)
	if !slices.Equal(placesFrom, placesTo) {
		t.step.Ticks = max(t.step.Ticks, t.step.home)
	}
	t.step.Ticks += pace.Ticks(p.After)
	t.tick, t.motion = 0, plays
	t.started = append(t.started, t.step)
	t.blend()
}

// takeDropped lets dropped cards begin the way of an event where they were let go.
func (t *Timeline[E, V, P]) takeDropped(p *Plan) {
	from, _ := t.game.Parts(&t.from)
	to, _ := t.game.Parts(&t.to)
	waiting := t.dropped[:0]
	for _, d := range t.dropped {
		from[d.card] = d.at
		t.thrown = append(t.thrown, d)
		switch {
		case p.Carried && !slices.Contains(p.Cards, d.card):
			to[d.card] = d.at
			waiting = append(waiting, d)
		case !p.Carried && len(p.Cards) == 1 && p.Cards[0] == d.card:
			p.Style, p.Each = Land, Settle
		}
	}
	t.dropped = waiting
}

// Between returns the pose of a card on its way from one to another, at p from 0 to 1.
func (t *Timeline[E, V, P]) Between(s Style, from, to Pose, p float64) Pose {
	if t.reduced {
		return Fade(from, to, p)
	}
	return s.at(from, to, p)
}

// blend computes what is to be drawn at the current tick.
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
			now[way.card] = t.Between(way.style, from[way.card], to[way.card], p)
		}
		if p == 0 && from[way.card] != to[way.card] {
			now[way.card] = from[way.card]
			now[way.card].Shown = true
		}
	}
	for c := range to { // what others come to lie on is seen until they do
		if from[c].Shown && !to[c].Shown && from[c].Point == to[c].Point {
			now[c].Shown = true
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
