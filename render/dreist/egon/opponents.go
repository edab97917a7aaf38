package egon

import (
	"dreist/game/dreist"
	"dreist/render/dreist/pictures"
	"dreist/render/dreist/situation"
	"dreist/render/stage"
	"dreist/render/tabletop"
)

// Opponents are all opponents of the person in front.
type Opponents struct {
	Egon        Egon
	exclamation exclamation
	others      others
	gift        gift
}

// gift is a gift whose cards are still flying: remarks on it wait until they have landed.
type gift struct {
	event *dreist.GiftGiven // nil for none
	seen  tabletop.Progress
	left  int // ticks until the remark, once it has landed
}

// giftTold is the pause between a gift's landing and the remark on it.
const giftPause = stage.Span(150)

// Sit prepares all for a match.
func (o *Opponents) Sit(s *situation.Situation) {
	o.Egon.Sit(s)
	o.exclamation.Sit(s.Match)
}

// Phrase puts what is said into the current language.
func (o *Opponents) Phrase(s *situation.Situation) {
	o.Egon.Phrase(s)
	o.exclamation.phrase(s)
}

// Notify notifies all opponents of an event that begins to be shown; of a gift only when it has landed.
func (o *Opponents) Notify(s *situation.Situation, e dreist.Event) {
	o.notifyOfGift(s)
	if given, ok := e.(dreist.GiftGiven); ok {
		o.gift = gift{&given, s.Seen, max(s.Line.Speed().Ticks(giftPause), 1)}
		return
	}
	o.notify(s, e)
}

// notify notifies all of an event.
func (o *Opponents) notify(s *situation.Situation, e dreist.Event) {
	o.Egon.Respond(s, e)
	o.Egon.CommentOn(s, e)
	o.exclamation.CommentOn(s, e)
}

// notifyOfGift notifies all opponents of the landed gift, in the situation in which it was given.
func (o *Opponents) notifyOfGift(s *situation.Situation) {
	if o.gift.event == nil {
		return
	}
	then := *s
	then.Seen = o.gift.seen
	event := *o.gift.event
	o.DropGift()
	o.notify(&then, event)
}

// TickGift advances a flying gift by a tick and reports whether all are notified of it now.
func (o *Opponents) TickGift(s *situation.Situation) bool {
	if o.gift.event == nil {
		return false
	}
	if _, _, flies := s.Line.Current(); flies && !s.Line.Arrived(int(o.gift.event.Cards[len(o.gift.event.Cards)-1])) {
		return false
	}
	if o.gift.left--; o.gift.left > 0 && s.Line.Busy() {
		return false
	}
	o.notifyOfGift(s)
	return true
}

// DropGift forgets a flying gift, so that there are no remarks on it.
func (o *Opponents) DropGift() { o.gift = gift{} }

// SkipRemarks suppresses remarks on the first moves of the match: they are no news if they are played again.
func (o *Opponents) SkipRemarks(moves int) {
	o.Egon.SkipRemarks(moves)
	o.exclamation.SkipRemarks(moves)
}

// Reset removes what is said and gives Egon the line and face of a table at rest.
func (o *Opponents) Reset(s *situation.Situation) {
	o.DropGift()
	o.exclamation.End()
	o.Egon.Reset(s)
}

// RestartRecap shows the recap of the last moves again.
func (o *Opponents) RestartRecap() { o.others.restartRecap() }

// Advance advances by some ticks and reports whether the picture changed. sees is what the player does.
func (o *Opponents) Advance(s *situation.Situation, ticks int, sees Sight) bool {
	egon, exclaimed, others := o.Egon.Advance(s, ticks, sees), o.exclamation.Advance(ticks), o.others.Advance(s, ticks)
	return egon || exclaimed || others
}

// Busy reports whether the picture may change in every tick.
func (o *Opponents) Busy(s *situation.Situation) bool { return o.Egon.Busy(s) || o.others.Busy() }

// Next returns in how many ticks the picture changes next, 0 for never.
func (o *Opponents) Next(s *situation.Situation) int {
	if s.EgonPlays() {
		return o.Egon.Next(s)
	}
	exclamation, others := o.exclamation.Next(), o.others.Next(s)
	if exclamation == 0 || 0 < others && others < exclamation {
		return others
	}
	return exclamation
}

// Draw draws the opponents without their cards, and the recap. meant is the receiver of a gift being chosen; left returns a seat's
// number of cards.
func (o *Opponents) Draw(e pictures.Canvas, s *situation.Situation, meant dreist.Seat, left func(dreist.Seat) int) {
	if s.EgonPlays() {
		o.Egon.Draw(e, s, left(dreist.EgonSeat))
	} else {
		o.others.Draw(e, s, meant, left)
	}
	if o.Egon.open == 0 {
		table{e, s, &o.others, s.Line.Geometry()}.drawRecap()
	}
}

// DrawThumb draws the thumb of Egon's hand over the card that it holds.
func (o *Opponents) DrawThumb(e pictures.Canvas, s *situation.Situation) {
	o.Egon.drawHands(e, s, true)
}

// DrawSpeech draws what is said.
func (o *Opponents) DrawSpeech(e pictures.Canvas, s *situation.Situation) {
	if s.EgonPlays() {
		o.Egon.DrawBubble(e, s)
	}
	o.exclamation.Draw(e, s)
}
