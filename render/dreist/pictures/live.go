package pictures

import (
	"github.com/hajimehoshi/ebiten/v2"

	"dreist/game/dreist"
	"dreist/render/geom"
	"dreist/render/kit"
)

// moodTicks is how many ticks a face takes to change. It keeps its pace at every speed, as nobody waits for it.
const moodTicks = 12

// FaceMotion is Egon's face on its way from one mood to another.
type FaceMotion struct {
	from  Expression
	Mood  Mood
	at    int // ticks since the change
	known bool
}

// Change begins the way to another mood.
func (f *FaceMotion) Change(m Mood) {
	if f.known && m == f.Mood {
		return
	}
	f.from = f.Expression()
	if !f.known {
		f.from = m.Expression()
	}
	f.Mood, f.at, f.known = m, 0, true
}

func (f *FaceMotion) Moving() bool { return f.at < moodTicks }

// Tick moves on and reports whether the face changed.
func (f *FaceMotion) Tick() bool {
	if !f.Moving() {
		return false
	}
	f.at++
	return true
}

// Expression returns the face of this tick.
func (f *FaceMotion) Expression() Expression {
	return Blend(f.from, f.Mood.Expression(), min(float64(f.at)/moodTicks, 1))
}

// LiveFace is the pictures of Egon's face, each painted when it is seen first: what he does by himself he does again.
type LiveFace struct {
	faces map[Expression]*ebiten.Image
	size  int
}

// mostFaces is how many faces are kept.
const mostFaces = 24

// Draw draws the face in a square.
func (f *LiveFace) Draw(b *kit.Brush, of Expression, in geom.Rect) {
	if size := max(kit.Round(in.W), 1); f.size != size || len(f.faces) >= mostFaces && f.faces[of] == nil {
		for _, image := range f.faces {
			image.Deallocate()
		}
		f.faces, f.size = map[Expression]*ebiten.Image{}, size
	}
	image := f.faces[of]
	if image == nil {
		image = kit.NewImage(f.size, f.size)
		image.WritePixels(Egon(of, f.size).Pix)
		f.faces[of] = image
	}
	b.Image(image, in.X, in.Y, 1)
}

// MoodAt returns the face that Egon makes at an event, false where he makes none.
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
