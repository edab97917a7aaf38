package panel

import (
	"dreist/render/art"
	"dreist/render/paint"
)

// The logical measures of a button: a printed block with a thick lower edge.
const (
	buttonRadius = 13
	buttonLine   = 1.6
	buttonLip    = 3 // further thickness of the lower edge
)

// buttonPlates are the pictures of one style of button.
type buttonPlates struct {
	plates [moods]plate
	tones  [moods]tones
}

func (s *Skin) paintButton(style Style) buttonPlates {
	var b buttonPlates
	for m := range moods {
		b.tones[m] = s.tonesOf(style, m)
		b.plates[m] = s.paintBlock(b.tones[m], m)
	}
	return b
}

// paintBlock paints a button: its outline, thicker below, and its face; a pressed one has sunk by the lip.
func (s *Skin) paintBlock(t tones, m mood) plate {
	return newPlate(s.px(buttonRadius+buttonLip+2), 0, func(c paint.Canvas, side float64) {
		radius, line, lip := buttonRadius*s.scale, s.hair(buttonLine), float64(s.px(buttonLip))
		top, thick := 0.0, lip
		if m == pressed {
			top, thick = lip-s.hair(1), s.hair(1)
		}
		c.Fill(paint.RoundRect(0, top, side, side-top, radius), paint.Solid(t.line))
		face := paint.RoundRect(line, top+line, side-2*line, side-top-2*line-thick, radius-line)
		if m == pressed || m == disabled {
			c.Fill(face, paint.Solid(t.face))
			return
		}
		// Light from above: the upper rim is a shade lighter, less so where all around is dark.
		rim := 0.32
		if s.theme == art.Dark {
			rim = 0.16
		}
		c.Fill(face, paint.Solid(lighter(t.face, rim)))
		c.Clip(face).Fill(face.Map(paint.Move(0, s.hair(1.5))), paint.Solid(t.face))
	})
}

// The logical width of the ring around what has the focus, and its distance from the control.
const (
	ringWidth = 3
	ringGap   = 2
)

func (s *Skin) paintRing() plate {
	width, gap := s.hair(ringWidth), s.hair(ringGap)
	return newPlate(s.px(buttonRadius+2), int(width+gap), func(c paint.Canvas, side float64) {
		out := gap + width/2
		c.Stroke(paint.RoundRect(-out, -out, side+2*out, side+2*out, buttonRadius*s.scale+out), width, paint.Solid(s.focus()))
	})
}
