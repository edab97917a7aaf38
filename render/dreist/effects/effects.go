package effects

import (
	"dreist/game/dreist"
	"dreist/render/dreist/pictures"
	"dreist/render/dreist/scene"
	"dreist/render/dreist/situation"
	"dreist/render/geom"
	"dreist/render/stage"
	"dreist/sounds"
)

// Effects is what is seen, felt and heard beside the cards of a table on their way. Nobody waits for it, and nothing is left of it.
type Effects struct {
	sound   *sounds.Player
	seen    stage.Effects[pictures.Canvas]
	below   stage.Effects[pictures.Canvas] // the same, below all that lies on the table
	cards   stage.Effects[*jolted]         // what pushes cards for a moment out of the place where they lie
	table   stage.Effects[*geom.Point]     // and the whole table
	badge   stage.Effects[*float64]        // how large the badge is that offers a card
	streak  int                            // which DREIer of its turn was heard last
	cheers  int                            // so many letterings were begun for DREIers; only the last one is seen
	flying  *dreist.GiftGiven              // on its way
	emptied bool                           // the hand in front was told to be empty
	offered bool                           // a card is offered to whoever sits in front
}

// New returns the effects of a table that are heard by a player.
func New(sound *sounds.Player) Effects { return Effects{sound: sound} }

// show is effects that begin in a situation.
type show struct {
	*Effects
	*situation.Situation
}

// begin lets something be seen after a delay for a while.
func (w show) begin(delay, lasts stage.Span, draw func(c pictures.Canvas, at stage.Span)) {
	w.seen.Begin(w.Line.Speed(), delay, lasts, draw)
}

// Start lets a step that begins, and after which so many more begin at once, be heard, seen and felt. Where many do, as at speed instant, only the melodies and
// the last ones are heard, and whatever came before the last one has been passed over.
func (e *Effects) Start(s *situation.Situation, step *scene.Step, more int) {
	w := show{e, s}
	if cue, ok := w.cueFor(step.Event); ok && (cue.Clip.Jingle() || more <= 1) {
		e.sound.Play(cue)
	}
	if laid, ok := step.Event.(dreist.CardLaid); ok && laid.Seat == dreist.EgonSeat && s.EgonPlays() && s.Line.Watching() {
		w.pointTo(laid)
	}
	if more > 0 || !s.Line.Busy() {
		return
	}
	switch event := step.Event.(type) {
	case dreist.CardLaid:
		w.land(event, step.Touches(int(event.Card)))
	case dreist.TrioMade:
		w.celebrateTrio(event)
	case dreist.GiftGiven:
		e.flying = &event
	case dreist.MatchWon:
		w.celebrateEnd(event.Seat)
	}
}

// Follow notices that a gift has arrived, a card is offered or the hand in front is empty; it returns how long a gift then has to wait.
func (e *Effects) Follow(s *situation.Situation) stage.Span {
	w := show{e, s}
	w.landGift()
	w.offerDraw()
	return w.cheerEmptyHand()
}

// Tick moves on and reports whether the picture changed.
func (e *Effects) Tick() bool {
	seen, below, cards, table, badge := e.seen.Tick(), e.below.Tick(), e.cards.Tick(), e.table.Tick(), e.badge.Tick()
	return seen || below || cards || table || badge
}

// Busy reports whether something is seen or felt that moves.
func (e *Effects) Busy() bool {
	return e.seen.Busy() || e.below.Busy() || e.cards.Busy() || e.table.Busy() || e.badge.Busy()
}

// End ends all that is seen and felt.
func (e *Effects) End() {
	e.seen.End()
	e.below.End()
	e.cards.End()
	e.table.End()
	e.badge.End()
	e.flying = nil
}

// Draw draws what is seen.
func (e *Effects) Draw(c pictures.Canvas) { e.seen.Draw(c) }

// DrawBelow draws what is seen below all that lies on the table.
func (e *Effects) DrawBelow(c pictures.Canvas) { e.below.Draw(c) }

// Touch returns where a card is drawn that lies in a pose.
func (e *Effects) Touch(c dreist.Card, pose stage.Pose) stage.Pose {
	if !e.cards.Busy() {
		return pose
	}
	touched := jolted{c, pose}
	e.cards.Draw(&touched)
	return touched.pose
}

// Shift returns how far the table is off its place.
func (e *Effects) Shift() geom.Point {
	if !e.table.Busy() {
		return geom.Point{}
	}
	var off geom.Point
	e.table.Draw(&off)
	return off
}

// Badge returns how large the badge is that offers a card, 1 at rest.
func (e *Effects) Badge() float64 {
	if !e.badge.Busy() {
		return 1
	}
	grown := 0.0
	e.badge.Draw(&grown)
	return grown
}
