package opponent

import (
	"dreist/game/dreist"
	"dreist/render/dreist/pictures"
	"dreist/render/dreist/situation"
	"dreist/render/stage"
)

// Opponents are all who play against the person in front.
type Opponents struct {
	Egon   Egon
	murmur murmur
	others others
	gift   gift
}

// gift is a gift on its way. Nobody says a word about it before it has arrived.
type gift struct {
	event *dreist.GiftGiven // nil for none
	seen  situation.Progress
	left  int // ticks after it has arrived
}

// giftTold is how long a gift lies there until somebody speaks of it.
const giftTold = stage.Span(150)

// Sit lets all take their places at a match.
func (o *Opponents) Sit(s *situation.Situation) {
	o.Egon.Sit(s)
	o.murmur.Sit(s.Match)
}

// Utter puts what is said into words.
func (o *Opponents) Utter(s *situation.Situation) {
	o.Egon.Utter(s)
	o.murmur.Utter(s)
}

// Hear tells all of an event that is shown from now on.
func (o *Opponents) Hear(s *situation.Situation, e dreist.Event) {
	o.hearOfGift(s)
	if given, ok := e.(dreist.GiftGiven); ok {
		o.gift = gift{&given, s.Seen, max(s.Line.Speed().Ticks(giftTold), 1)}
		return
	}
	o.hear(s, e)
}

// hear lets all hear of an event.
func (o *Opponents) hear(s *situation.Situation, e dreist.Event) {
	o.Egon.Listen(s, e)
	o.Egon.CommentOn(s, e)
	o.murmur.CommentOn(s, e)
}

// hearOfGift lets all hear of the gift as of the moment in which it was given.
func (o *Opponents) hearOfGift(s *situation.Situation) {
	if o.gift.event == nil {
		return
	}
	then := *s
	then.Seen = o.gift.seen
	event := *o.gift.event
	o.DropGift()
	o.hear(&then, event)
}

// Await lets a tick pass for a gift that is on its way, and reports whether all hear of it now.
func (o *Opponents) Await(s *situation.Situation) bool {
	if o.gift.event == nil {
		return false
	}
	if _, _, flies := s.Line.Current(); flies && !s.Line.Arrived(int(o.gift.event.Cards[len(o.gift.event.Cards)-1])) {
		return false
	}
	if o.gift.left--; o.gift.left > 0 && s.Line.Busy() {
		return false
	}
	o.hearOfGift(s)
	return true
}

// DropGift lets nobody speak of a gift that is on its way.
func (o *Opponents) DropGift() { o.gift = gift{} }

// Heard tells that there have been so many moves, which are no news when they are played again.
func (o *Opponents) Heard(moves int) {
	o.Egon.Heard(moves)
	o.murmur.Heard(moves)
}

// Settle ends what is said, and gives Egon the words and the face of a table at rest.
func (o *Opponents) Settle(s *situation.Situation) {
	o.DropGift()
	o.murmur.End()
	o.Egon.Settle(s)
}

// Retell lets it be told anew what happened last.
func (o *Opponents) Retell() { o.others.Retell() }

// Pass lets so many ticks pass, in which Egon sees what the player does. It reports whether anybody looks different now.
func (o *Opponents) Pass(s *situation.Situation, ticks int, sees Sight) bool {
	egon, murmured, others := o.Egon.Pass(s, ticks, sees), o.murmur.Pass(ticks), o.others.Pass(s, ticks)
	return egon || murmured || others
}

// Busy reports whether something about them moves in every tick.
func (o *Opponents) Busy(s *situation.Situation) bool { return o.Egon.Busy(s) || o.others.Busy() }

// Next returns in how many ticks something about them changes by itself, 0 where nothing will.
func (o *Opponents) Next(s *situation.Situation) int {
	if s.EgonPlays() {
		return o.Egon.Next(s)
	}
	murmur, others := o.murmur.Next(), o.others.Next(s)
	if murmur == 0 || 0 < others && others < murmur {
		return others
	}
	return murmur
}

// Draw draws them without their cards. A gift that is on its way is meant for one of them, and left says how many cards each has left.
func (o *Opponents) Draw(e pictures.Canvas, s *situation.Situation, meant dreist.Seat, left func(dreist.Seat) int) {
	if s.EgonPlays() {
		o.Egon.Draw(e, s, left(dreist.EgonSeat))
	} else {
		o.others.Draw(e, s, meant, left)
	}
}

// DrawThumb draws what of Egon's hand lies over the card that it holds.
func (o *Opponents) DrawThumb(e pictures.Canvas, s *situation.Situation) {
	o.Egon.drawHands(e, s, true)
}

// DrawSpeech draws what is said.
func (o *Opponents) DrawSpeech(e pictures.Canvas, s *situation.Situation) {
	if s.EgonPlays() {
		o.Egon.DrawBubble(e, s)
	}
	o.murmur.Draw(e, s)
}
