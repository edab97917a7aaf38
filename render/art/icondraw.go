package art

import (
	"math"

	"dreist/render/paint"
)

func (p iconPen) draw(i IconName) {
	switch i {
	case MenuIcon:
		p.lines(paint.StartPath(4, 6.5).Line(20, 6.5).Move(4, 12).Line(20, 12).Move(4, 17.5).Line(20, 17.5))
	case LogIcon:
		p.lines(paint.RoundRect(5, 3, 14, 18, 2.5))
		p.lines(paint.StartPath(8.8, 8).Line(15.2, 8).Move(8.8, 12).Line(15.2, 12).Move(8.8, 16).Line(12.6, 16))
	case SoundIcon:
		p.speaker()
		p.lines(arc(11, 12, 5, -45, 45, 16).Add(arc(11, 12, 9.3, -45, 45, 16)))
	case SoundOffIcon:
		p.speaker()
		p.lines(paint.StartPath(15.5, 9).Line(21.3, 15).Move(21.3, 9).Line(15.5, 15))
	case UndoIcon:
		p.lines(paint.StartPath(8.5, 4.2).Line(4, 8.7).Line(8.5, 13.2).Move(4, 8.7).Line(14, 8.7).Cubic(22, 8.7, 22, 19.2, 14, 19.2).Line(9, 19.2))
	case RedoIcon:
		p.lines(paint.StartPath(15.5, 4.2).Line(20, 8.7).Line(15.5, 13.2).Move(20, 8.7).Line(10, 8.7).Cubic(2, 8.7, 2, 19.2, 10, 19.2).Line(15, 19.2))
	case ForwardIcon:
		p.lines(paint.StartPath(4, 12).Line(20, 12).Move(13.5, 5.5).Line(20, 12).Line(13.5, 18.5))
	case UpIcon:
		p.solid(paint.StartPath(12, 6.5).Line(19.5, 17.5).Line(4.5, 17.5).Close())
	case DownIcon:
		p.solid(paint.StartPath(4.5, 6.5).Line(19.5, 6.5).Line(12, 17.5).Close())
	case CircleArrowIcon:
		p.again()
	case PauseIcon:
		p.solid(paint.RoundRect(5.5, 4.5, 4.6, 15, 1.6))
		p.solid(paint.RoundRect(13.9, 4.5, 4.6, 15, 1.6))
	case PlayIcon:
		p.solid(triangle(6.5, 4.5, 13, 15))
	case CloseIcon:
		p.lines(paint.StartPath(5.5, 5.5).Line(18.5, 18.5).Move(18.5, 5.5).Line(5.5, 18.5))
	case SkipIcon:
		p.solid(triangle(4.5, 5, 11.5, 14))
		p.lines(paint.StartPath(18.8, 5.6).Line(18.8, 18.4))
	case QuestionIcon:
		p.bold(paint.StartPath(7.4, 8.2).Cubic(7.4, 1.9, 16.9, 2, 16.9, 8.1).Cubic(16.9, 11.6, 12.1, 11.6, 12.1, 15))
		p.dot(12.1, 19.8, 1.9)
	case HintIcon:
		p.lines(paint.StartPath(9, 16.5).Cubic(9, 14, 5.4, 13, 5.4, 9.2).Cubic(5.4, 0.9, 18.6, 0.9, 18.6, 9.2).Cubic(18.6, 13, 15, 14, 15,
			16.5).Close())
		p.lines(paint.StartPath(9.8, 20.8).Line(14.2, 20.8))
	case StarIcon:
		p.solid(paint.Star(12, 12.7, 5, 4.6, 9.4, 0.12))
	case StarEmptyIcon:
		p.lines(paint.Star(12, 12.7, 5, 4.5, 9.1, 0.12))
	case FirstIcon, PreviousIcon, NextIcon, LastIcon:
		p.step(i)
	case EyeIcon:
		p.lines(paint.StartPath(2.5, 12).Cubic(7, 3.6, 17, 3.6, 21.5, 12).Cubic(17, 20.4, 7, 20.4, 2.5, 12).Close())
		p.dot(12, 12, 3.4)
	case CheckIcon:
		p.bold(paint.StartPath(4.5, 12.8).Line(9.8, 18).Line(19.5, 6.4))
	case ComputerIcon:
		p.computer()
	case WarningIcon:
		p.lines(paint.StartPath(12, 3.6).Line(21, 20).Line(3, 20).Close())
		p.lines(paint.StartPath(12, 9.4).Line(12, 13.6))
		p.dot(12, 16.9, 1.4)
	case GearIcon:
		p.gear()
	case ChartIcon:
		p.solid(paint.RoundRect(4, 12.5, 3.4, 7, 1))
		p.solid(paint.RoundRect(10.3, 8, 3.4, 11.5, 1))
		p.solid(paint.RoundRect(16.6, 4.3, 3.4, 15.2, 1))
	case GlobeIcon:
		p.lines(paint.Circle(12, 12, 8.8))
		p.lines(paint.Ellipse(12, 12, 3.9, 8.8))
		p.lines(paint.StartPath(3.6, 12).Line(20.4, 12))
	case LeaveIcon:
		p.lines(paint.StartPath(11, 3.6).Line(6.4, 3.6).Quad(4, 3.6, 4, 6).Line(4, 18).Quad(4, 20.4, 6.4, 20.4).Line(11, 20.4))
		p.lines(paint.StartPath(9.5, 12).Line(20, 12).Move(15.4, 7.2).Line(20.2, 12).Line(15.4, 16.8))
	}
}

func (p iconPen) gear() {
	const teeth = 8
	wheel := []*paint.Path{paint.Circle(12, 12, 6.6)}
	for i := range teeth {
		tooth := paint.RoundRect(-1.7, -9.4, 3.4, 5, 0.9)
		wheel = append(wheel, tooth.Map(paint.Rotate(360*float64(i)/teeth).Then(paint.Translate(12, 12))))
	}
	p.c.Fill(paint.Union(wheel...).CutHole(paint.Circle(12, 12, 3)), p.ink)
}

func (p iconPen) speaker() {
	p.solid(paint.StartPath(3, 9.6).Line(6.6, 9.6).Line(11, 5.6).Line(11, 18.4).Line(6.6, 14.4).Line(3, 14.4).Close())
}

func (p iconPen) again() {
	const end = 305.0
	p.lines(arc(12, 12.5, 8, 25, end, 40))
	sin, cos := math.Sincos(end * math.Pi / 180)
	head := paint.StartPath(-3.4, 0).Line(3.4, 0).Line(0, 4.4).Close()
	p.solid(head.Map(paint.Rotate(end).Then(paint.Translate(12+8*cos, 12.5+8*sin))))
}

// arc returns an arc around (x, y) between two angles in degrees, clockwise from the right, as straight pieces.
func arc(x, y, r, from, to float64, pieces int) *paint.Path {
	p := paint.StartPath(x+r*math.Cos(from*math.Pi/180), y+r*math.Sin(from*math.Pi/180))
	for i := 1; i <= pieces; i++ {
		sin, cos := math.Sincos((from + (to-from)*float64(i)/float64(pieces)) * math.Pi / 180)
		p.Line(x+r*cos, y+r*sin)
	}
	return p
}

func triangle(x, y, w, h float64) *paint.Path {
	return paint.StartPath(x, y).Line(x+w, y+h/2).Line(x, y+h).Close()
}

func (p iconPen) step(i IconName) {
	if i == FirstIcon || i == PreviousIcon {
		// Icons for steps back are mirrored icons for steps forward.
		p.c = p.c.Transformed(paint.Scale(-1, 1).Then(paint.Translate(24, 0)))
	}
	angle := paint.StartPath(8.8, 5.5).Line(15.6, 12).Line(8.8, 18.5)
	if i == FirstIcon || i == LastIcon {
		p.bold(angle.Map(paint.Translate(-2.3, 0)))
		p.bold(paint.StartPath(17.6, 5.5).Line(17.6, 18.5))
		return
	}
	p.bold(angle)
}

// bold draws thicker lines, for icons that must be recognised from afar.
func (p iconPen) bold(path *paint.Path) { p.c.Stroke(path, 3, p.ink) }

func (p iconPen) dot(x, y, r float64) { p.c.Fill(paint.Circle(x, y, r), p.ink) }

func (p iconPen) computer() {
	p.lines(paint.RoundRect(3.5, 8, 17, 12, 2.8))
	p.lines(paint.StartPath(9.4, 7.6).Line(7.6, 3.6).Move(14.6, 7.6).Line(16.4, 3.6))
	for _, x := range [2]float64{8.8, 15.2} {
		p.dot(x, 13.8, 1.7)
	}
}
