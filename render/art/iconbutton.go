package art

import (
	"math"

	"dreist/render/paint"
)

// button draws the icons of the buttons at the table.
func (p iconPen) button(i IconName) {
	switch i {
	case Menu:
		p.lines(paint.Start(4, 6.5).Line(20, 6.5).Move(4, 12).Line(20, 12).Move(4, 17.5).Line(20, 17.5))
	case Log:
		p.lines(paint.RoundRect(5, 3, 14, 18, 2.5))
		p.lines(paint.Start(8.8, 8).Line(15.2, 8).Move(8.8, 12).Line(15.2, 12).Move(8.8, 16).Line(12.6, 16))
	case Sound:
		p.speaker()
		p.lines(arc(11, 12, 5, -45, 45, 16).Add(arc(11, 12, 9.3, -45, 45, 16)))
	case SoundOff:
		p.speaker()
		p.lines(paint.Start(15.5, 9).Line(21.3, 15).Move(21.3, 9).Line(15.5, 15))
	case Undo:
		p.lines(paint.Start(8.5, 4.2).Line(4, 8.7).Line(8.5, 13.2).Move(4, 8.7).Line(14, 8.7).Cubic(22, 8.7, 22, 19.2, 14, 19.2).Line(9, 19.2))
	case Again:
		p.again()
	case Speed:
		p.solid(triangle(3.5, 5.5, 8.5, 13))
		p.solid(triangle(12.5, 5.5, 8.5, 13))
	case Pause:
		p.solid(paint.RoundRect(5.5, 4.5, 4.6, 15, 1.6))
		p.solid(paint.RoundRect(13.9, 4.5, 4.6, 15, 1.6))
	case Play:
		p.solid(triangle(6.5, 4.5, 13, 15))
	case Fullscreen:
		for _, turn := range [4]float64{0, 90, 180, 270} {
			corner := paint.Start(-8, -3).Line(-8, -6.5).Quad(-8, -8, -6.5, -8).Line(-3, -8)
			p.lines(corner.Map(paint.Turn(turn).Then(paint.Move(12, 12))))
		}
	case Close:
		p.lines(paint.Start(5.5, 5.5).Line(18.5, 18.5).Move(18.5, 5.5).Line(5.5, 18.5))
	case Skip:
		p.solid(triangle(4.5, 5, 11.5, 14))
		p.lines(paint.Start(18.8, 5.6).Line(18.8, 18.4))
	case Language:
		p.lines(paint.Circle(12, 12, 8.8))
		p.lines(paint.Ellipse(12, 12, 3.9, 8.8))
		p.lines(paint.Start(3.4, 12).Line(20.6, 12))
	}
}

func (p iconPen) speaker() {
	p.solid(paint.Start(3, 9.6).Line(6.6, 9.6).Line(11, 5.6).Line(11, 18.4).Line(6.6, 14.4).Line(3, 14.4).Close())
}

func (p iconPen) again() {
	const end = 305.0
	p.lines(arc(12, 12.5, 8, 25, end, 40))
	sin, cos := math.Sincos(end * math.Pi / 180)
	head := paint.Start(-3.4, 0).Line(3.4, 0).Line(0, 4.4).Close()
	p.solid(head.Map(paint.Turn(end).Then(paint.Move(12+8*cos, 12.5+8*sin))))
}

// arc is a part of a circle between two angles in degrees, clockwise from the right, in so many straight pieces.
func arc(x, y, r, from, to float64, pieces int) *paint.Path {
	p := paint.Start(x+r*math.Cos(from*math.Pi/180), y+r*math.Sin(from*math.Pi/180))
	for i := 1; i <= pieces; i++ {
		sin, cos := math.Sincos((from + (to-from)*float64(i)/float64(pieces)) * math.Pi / 180)
		p.Line(x+r*cos, y+r*sin)
	}
	return p
}

// triangle points right.
func triangle(x, y, w, h float64) *paint.Path {
	return paint.Start(x, y).Line(x+w, y+h/2).Line(x, y+h).Close()
}
