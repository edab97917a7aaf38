package effects

import (
	"dreist/game/dreist"
	"dreist/render/dreist/pictures"
	"dreist/render/dreist/scene"
	"dreist/render/geom"
	"dreist/render/stage"
	"dreist/sounds"
)

// Effects runs the visible and audible effects on a table. No other motion waits for them.
type Effects struct {
	Sound   *sounds.Player
	seen    stage.Effects[pictures.Canvas] // effects above the table
	below   stage.Effects[pictures.Canvas] // effects below everything that lies on the table
	pushes  stage.Effects[*displaced]      // displacements of cards and of the whole table
	streak  int                            // number of the last DREIer heard within its turn, from 1
	cheers  int                            // number of DREIer letterings started; only the latest is drawn
	flying  *dreist.GiftGiven              // a gift on its way, or nil
	emptied bool                           // the lettering for the empty hand has been shown
	offered bool                           // the person in front is being offered a card
}

// show is a table with the effects to start there.
type show struct {
	*Effects
	*scene.Situation
}

// start draws an effect after a delay, for as long as lasts.
func (w show) start(delay, lasts stage.Span, draw func(c pictures.Canvas, at stage.Span)) {
	w.seen.StartEffect(w.Timeline.Speed(), delay, lasts, draw)
}

// StartStep plays and shows the effects of a step that begins, while more further steps begin at the same time. If there are
// more, as at instant speed, only melodies and the last steps are played, and pending effects of earlier steps are dropped.
func (e *Effects) StartStep(s *scene.Situation, step *scene.Step, more int) {
	w := show{e, s}
	if cue, ok := w.cueFor(step.Event); ok && (cue.Clip.IsJingle() || more <= 1) {
		e.Sound.Play(cue)
	}
	if laid, ok := step.Event.(dreist.CardLaid); ok && laid.Seat == dreist.EgonSeat && s.Timeline.IsAgainstEgon() && s.Timeline.IsWatching() {
		w.pointTo(laid)
	}
	if more > 0 || !s.Timeline.IsMoving() {
		return
	}
	switch event := step.Event.(type) {
	case dreist.CardLaid:
		w.land(event, step.TicksUntilTouch(int(event.Card)))
	case dreist.TrioMade:
		w.celebrateTrio(event)
	case dreist.GiftGiven:
		e.flying = &event
	case dreist.MatchWon:
		w.celebrateEnd(event.Seat)
	}
}

// StartGiftEffects starts those of a landed gift, an offered card and an emptied hand, and returns how long the next gift waits.
func (e *Effects) StartGiftEffects(s *scene.Situation) stage.Span {
	w := show{e, s}
	w.landGift()
	w.offerDraw()
	return w.cheerEmptyHand()
}

// Tick advances by a tick and reports whether the picture changed.
func (e *Effects) Tick() (changed bool) {
	seen, below, pushes := e.seen.Tick(), e.below.Tick(), e.pushes.Tick()
	return seen || below || pushes
}

// IsMoving reports whether an effect moves.
func (e *Effects) IsMoving() bool {
	return e.seen.IsMoving() || e.below.IsMoving() || e.pushes.IsMoving()
}

// EndEffects stops all effects.
func (e *Effects) EndEffects() {
	e.seen.EndEffects()
	e.below.EndEffects()
	e.pushes.EndEffects()
	e.flying = nil
}

// DrawAbove draws the effects above the table.
func (e *Effects) DrawAbove(c pictures.Canvas) { e.seen.Draw(c) }

// DrawBelow draws the effects that are below everything on the table.
func (e *Effects) DrawBelow(c pictures.Canvas) { e.below.Draw(c) }

// DisplacedPose returns the pose of a card that effects have displaced.
func (e *Effects) DisplacedPose(c dreist.Card, pose stage.Pose) stage.Pose {
	return e.displace(displaced{card: c, pose: pose}).pose
}

// GiftOffset returns the offset of a gift that Egon lifts from his pile, in device pixels; zero at rest.
func (e *Effects) GiftOffset() geom.Point { return e.displace(displaced{card: dreist.NoCard}).gift }

// TableOffset returns the displacement of the whole table, in device pixels.
func (e *Effects) TableOffset() geom.Point { return e.displace(displaced{card: dreist.NoCard}).table }

// BadgeScale returns the scale of the badge at an offered card, 1 at rest.
func (e *Effects) BadgeScale() float64 {
	return e.displace(displaced{card: dreist.NoCard, badge: 1}).badge
}
