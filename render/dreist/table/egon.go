package table

import (
	"strconv"

	"dreist/assets"
	"dreist/assets/msg"
	"dreist/game/dreist"
	"dreist/render/dreist/pictures"
	"dreist/render/dreist/words"
	"dreist/render/geom"
	"dreist/render/kit"
)

// egon is what Egon shows where he plays: a face, and what he says.
type egon struct {
	Face   pictures.FaceMotion
	Speech Speech
}

// Speech is what Egon speaks of, so that he can say it again in another language.
type Speech struct {
	Line        string
	Of          dreist.Event // nil at rest
	opened      bool         // the event before was his opening
	reactivated bool         // the card he lays had been set aside
}

// phrase returns what he says of the event, and false where he says nothing.
func (s *Speech) phrase(say words.Sentences, hisTurn bool) (string, bool) {
	if loosened, ok := s.Of.(dreist.CardsLoosened); ok {
		return say.EgonLoosens(loosened), hisTurn
	}
	return say.Egon(s.Of, s.opened, s.reactivated)
}

// Listen lets Egon answer to an event with a sentence and a face, but not to the end of a turn after which nobody plays on.
func (g *egon) Listen(s *Situation, say words.Sentences, e dreist.Event) {
	if _, ended := e.(dreist.TurnEnded); !s.EgonPlays() || ended && s.handsOff() {
		return
	}
	before, next := g.Speech.Of, Speech{Of: e}
	if laid, ok := before.(dreist.CardLaid); ok {
		next.opened = laid.Opening
	}
	if laid, ok := e.(dreist.CardLaid); ok && laid.Seat == dreist.EgonSeat {
		_, revealed := before.(dreist.EgonRevealed)
		next.reactivated = !revealed
	}
	if line, says := next.phrase(say, s.OthersShow()); says {
		next.Line = line
		g.Speech = next
	}
	if mood, ok := pictures.MoodAt(e); ok {
		g.Face.Change(mood)
	}
}

// Utter puts what Egon speaks of into words.
func (g *egon) Utter(s *Situation, say words.Sentences) {
	if !s.EgonPlays() {
		return
	}
	if g.Speech.Of != nil {
		g.Speech.Line, _ = g.Speech.phrase(say, s.OthersShow())
		return
	}
	key := msg.EgonWaiting
	switch p := s.Position(); {
	case p.Winner() == dreist.EgonSeat:
		key = msg.EgonWins
	case p.Winner() == 0:
		key = msg.EgonLoses
	case p.EgonToMove(): // in a review
		key = msg.EgonReady
	}
	g.Speech.Line = say.Say(key)
}

// Settle gives Egon the words and the face of a table at rest.
func (g *egon) Settle(s *Situation, say words.Sentences) {
	if !s.EgonPlays() {
		return
	}
	g.Speech = Speech{}
	g.Utter(s, say)
	mood := pictures.Waiting
	switch s.Position().Winner() {
	case dreist.EgonSeat:
		mood = pictures.Delighted
	case 0:
		mood = pictures.Beaten
	}
	g.Face.Change(mood)
}

// egon draws Egon, the number of his cards and what he says.
func (d drawing) egon() {
	g := &d.g.Egon
	d.Face.Draw(&d.Brush, d.Egon.Face.Expression(), g.Face)
	d.badge(g.Count, d.race.Count(dreist.EgonSeat))
	if d.Egon.Speech.Line == "" {
		return
	}
	d.Picture(kit.BubblePlate, g.Bubble, 1)
	pad := 12 * d.g.Unit
	inside := geom.Rect{X: g.Bubble.X + pad, Y: g.Bubble.Y, W: g.Bubble.W - 2*pad, H: g.Bubble.H}
	d.Write(d.Egon.Speech.Line, d.Text(assets.Text, 14, d.UI().Text), inside, kit.Center, 1)
}

// badge draws a number of cards left, large enough to be the score.
func (d drawing) badge(r geom.Rect, n int) {
	d.Picture(kit.BadgePlate, r, 1)
	style := kit.Lettering{Font: assets.Display, Size: float64(kit.Round(r.H * 0.72)), Color: d.UI().Text}
	d.Write(strconv.Itoa(n), style, r, kit.Center, 1)
}
