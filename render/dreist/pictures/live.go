package pictures

import (
	"dreist/game/dreist"
	"dreist/render/face"
	"dreist/render/geom"
	"dreist/render/kit"
)

// FaceMotion is Egon's face on its way from one mood to another.
type FaceMotion = face.Motion[Mood, Expression]

// LiveFace caches the pictures of Egon's face.
type LiveFace struct{ faces kit.Stills[Expression] }

// Draw draws the face in a square.
func (f *LiveFace) Draw(b *kit.Brush, of Expression, in geom.Rect) { f.faces.Draw(b, of, in, Egon) }

// MoodAt returns Egon's mood at an event; false if the event does not change it.
func MoodAt(e dreist.Event) (Mood, bool) {
	switch e := e.(type) {
	case dreist.EgonRevealed:
		return Curious, true
	case dreist.EgonSetAside:
		return Sour, true
	case dreist.GiftGiven:
		return Biting, true
	case dreist.CardLaid:
		return Smug, e.Seat == dreist.EgonSeat
	case dreist.TurnEnded:
		if e.Next == dreist.EgonSeat {
			return Curious, true
		}
		return Waiting, true
	case dreist.MatchWon:
		if e.Seat == dreist.EgonSeat {
			return Delighted, true
		}
		return Beaten, true
	}
	return Waiting, false
}
