package egon

import (
	"image/color"

	"dreist/assets"
	"dreist/game/dreist"
	"dreist/render/dreist/pictures"
	"dreist/render/dreist/scene"
	"dreist/render/kit"
	"dreist/render/stage"
)

// Opponents are the opponents of the person in front: Egon, or the other players at a table.
type Opponents struct {
	Egon        Egon
	exclamation exclamation
	others      others
	gift        gift
}

// gift is a gift whose cards are still flying. Remarks on it wait until they have landed.
type gift struct {
	event *dreist.GiftGiven // nil if no gift is flying
	move  int               // the number of its move, from 0
	left  int               // ticks from its landing until the remark
}

// giftPause is the pause between a gift's landing and the remark on it.
const giftPause = stage.Span(150)

// Notify reports an event that begins to be shown to all opponents, a gift only once it has landed.
func (o *Opponents) Notify(s *scene.Situation, e dreist.Event) {
	o.notifyOfGift(s)
	if given, ok := e.(dreist.GiftGiven); ok {
		o.gift = gift{&given, s.MoveCount, max(s.Timeline.Speed().Ticks(giftPause), 1)}
		return
	}
	o.notify(s, e, s.MoveCount)
}

func (o *Opponents) notify(s *scene.Situation, e dreist.Event, move int) {
	o.Egon.RespondTo(s, e)
	o.Egon.commentOn(s, e, move)
	o.exclaim(s, e, move)
}

func (o *Opponents) notifyOfGift(s *scene.Situation) {
	if given := o.gift; given.event != nil {
		o.gift = gift{}
		o.notify(s, *given.event, given.move)
	}
}

// TickGift advances a flying gift by a tick, and reports whether it has now been reported to the opponents.
func (o *Opponents) TickGift(s *scene.Situation) (notified bool) {
	if o.gift.event == nil {
		return false
	}
	if _, _, flies := s.Timeline.CurrentStep(); flies && !s.Timeline.HasArrived(int(o.gift.event.Cards[len(o.gift.event.Cards)-1])) {
		return false
	}
	o.gift.left--
	if o.gift.left > 0 && s.Timeline.IsMoving() {
		return false
	}
	o.notifyOfGift(s)
	return true
}

// SkipRemarks suppresses remarks on the first moves of the match, which were made before and taken back.
func (o *Opponents) SkipRemarks(moves int) { o.Egon.voice.heard = max(o.Egon.voice.heard, moves) }

// Reset removes all remarks, and gives Egon the line and face of a table at rest.
func (o *Opponents) Reset(s *scene.Situation) {
	o.gift = gift{}
	o.exclamation.left = 0
	o.Egon.reset(s)
}

// RestartRecap shows the recap of the last moves again.
func (o *Opponents) RestartRecap() { o.others.age = 0 }

// Tick advances by a tick and reports whether the picture changed.
func (o *Opponents) Tick(s *scene.Situation, sees WatchedCard) (changed bool) {
	egon, others, exclaimed := o.Egon.tick(s, sees), o.others.tick(s), o.exclamation.left > 0
	o.exclamation.left = max(o.exclamation.left-1, 0)
	return egon || others || exclaimed && o.exclamation.left == 0
}

// IsMoving reports whether the picture may change in every tick.
func (o *Opponents) IsMoving(s *scene.Situation) bool { return o.Egon.isBusy(s) || o.others.moving }

// TicksUntilChange returns the ticks until the picture changes next, 0 for never.
func (o *Opponents) TicksUntilChange(s *scene.Situation) int {
	return soonest(o.Egon.next(s), o.exclamation.left, o.others.next(s))
}

// drawing is the opponents at a table, with the canvas that they are drawn on.
type drawing struct {
	pictures.Canvas
	*scene.Situation
	*Opponents
	g *scene.Geometry
}

func (o *Opponents) drawing(e pictures.Canvas, s *scene.Situation) drawing {
	return drawing{e, s, o, s.Timeline.Geometry()}
}

// text returns a lettering with a size in logical pixels that grows with the window.
func (d drawing) text(font assets.Font, size kit.LetterSize, c color.RGBA) kit.TextStyle {
	return kit.NewTextStyle(d.g.TextUnit(), font, size, c)
}

// Draw draws the opponents without their cards, and the recap of the others' moves. meant is the seat that a gift is aimed
// at, or NoSeat; left returns a seat's number of cards.
func (o *Opponents) Draw(e pictures.Canvas, s *scene.Situation, meant dreist.Seat, left func(dreist.Seat) int) {
	d := o.drawing(e, s)
	if s.Timeline.IsAgainstEgon() {
		d.drawEgon(left(dreist.EgonSeat))
	} else {
		d.drawOthers(meant, left)
		d.drawRecap()
	}
}

// DrawSpeech draws Egon's speech bubble, or the exclamation of a computer player.
func (o *Opponents) DrawSpeech(e pictures.Canvas, s *scene.Situation) {
	d := o.drawing(e, s)
	if s.Timeline.IsAgainstEgon() {
		d.drawSpeech()
	}
	d.drawExclamation()
}
