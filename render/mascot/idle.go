package mascot

import "math"

// IdleKind is a kind of idle motion of Egon.
type IdleKind uint8

const (
	Blink         IdleKind = iota
	Yawn                   // yawn with his eyes shut
	StraightenTie          // straighten his bow tie
	PeekAtPile             // glance at his pile
	WhistleNote            // whistle a note
	RubHands               // rub his hands, if they are raised
	IdleCount     = iota   // the number of idle motions
)

// still is one picture of an idle motion, at t from 0 to 1, held for some ticks.
type still struct {
	ticks int
	t     float64
}

// stills are the pictures of each idle motion: few, as each costs a whole frame. After the last one the mood is shown again.
var stills = [IdleCount][4]still{
	Blink:         {{7, 0.5}},
	Yawn:          {{6, 0.08}, {30, 0.5}},
	StraightenTie: {{8, 0.14}, {14, 0.36}, {14, 0.7}},
	PeekAtPile:    {{6, 0.13}, {30, 0.5}},
	WhistleNote:   {{10, 0.25}, {14, 0.5}, {12, 0.75}},
	RubHands:      {{9, 0.125}, {9, 0.375}, {9, 0.625}, {9, 0.84}},
}

func (i IdleKind) ticks() (sum int) {
	for _, s := range stills[i] {
		sum += s.ticks
	}
	return sum
}

func (i IdleKind) at(tick int) (n, left int) {
	for n, s := range stills[i] {
		if tick < s.ticks {
			return n, s.ticks - tick
		}
		tick -= s.ticks
	}
	return 0, 0 // it is over
}

// pose returns an expression changed by the idle motion, at t from 0 to 1. At both ends it is unchanged.
func (i IdleKind) pose(e Expression, t float64) Expression {
	t = math.Max(0, math.Min(1, t))
	there := math.Min(1, 4*math.Min(t, 1-t)) // comes, stays and goes
	there *= there * (3 - 2*there)
	next := e
	switch i {
	case Blink:
		next.EyeOpenLeft, next.EyeOpenRight = 0.12, 0.12
	case Yawn:
		next.EyeOpenLeft, next.EyeOpenRight, next.Joy = 0.04, 0.04, 0
		next.MouthOpen, next.MouthWidth, next.MouthCurve, next.Teeth, next.Tongue = 1.15, 0.62, -0.1, 0, 0
		next.BrowLeft, next.BrowRight, next.BrowTiltLeft, next.BrowTiltRight = 0.9, 0.9, -0.8, -0.8
		next.HeadTilt = e.HeadTilt - 8
	case StraightenTie:
		next.HandHeight, next.LookX, next.LookY, next.HeadTilt = 1, 0, 0.9, 0
		next.EyeOpenLeft, next.EyeOpenRight = 0.7, 0.7
		e.BowTilt = 14 * math.Sin(math.Pi*math.Min(1, 2*t)) * (1 - t) // it was never straight
		next.BowTilt = e.BowTilt - 12*math.Sin(2*math.Pi*t)*(1-t)
	case PeekAtPile:
		next.LookX, next.LookY, next.EyeOpenLeft, next.EyeOpenRight = 1.05, 0.1, 0.9, 1
		next.BrowLeft, next.BrowRight, next.HeadTilt, next.MouthWidth, next.MouthSkew = 0.2, 1.2, e.HeadTilt+9, e.MouthWidth*0.8, 0.7
	case WhistleNote:
		next.MouthOpen, next.MouthWidth, next.MouthCurve, next.Teeth, next.MouthSkew = 0.28, 0.26, 0, 0, 0.4
		next.LookX, next.LookY, next.BrowLeft, next.BrowRight, next.HeadTilt = -0.6, -0.8, 0.8, 0.8, e.HeadTilt+5
	case RubHands:
		e.RubShift = math.Sin(t*4*math.Pi) * math.Min(1, 6*(1-t))
		return e
	}
	face := e.Blend(next, there)
	if i == WhistleNote {
		face.NoteProgress = t
	}
	return face
}
