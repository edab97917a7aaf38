package art

import "dreist/render/paint"

// sign draws the icons of what there is to find: help, prizes, people, dates.
func (p iconPen) sign(i IconName) {
	switch i {
	case Question:
		p.bold(paint.Start(7.4, 8.2).Cubic(7.4, 1.9, 16.9, 2, 16.9, 8.1).Cubic(16.9, 11.6, 12.1, 11.6, 12.1, 15))
		p.dot(12.1, 19.8, 1.9)
	case Book:
		p.book()
	case Hint:
		p.lines(paint.Start(9, 16.5).Cubic(9, 14, 5.4, 13, 5.4, 9.2).Cubic(5.4, 0.9, 18.6, 0.9, 18.6, 9.2).Cubic(18.6, 13, 15, 14, 15, 16.5).Close())
		p.lines(paint.Start(9.8, 20.8).Line(14.2, 20.8))
	case Trophy:
		p.trophy()
	case Gift:
		p.lines(paint.Start(5, 11.5).Line(5, 20.5).Line(19, 20.5).Line(19, 11.5).Move(3.5, 8).Line(20.5, 8).Line(20.5, 11.5).Line(3.5, 11.5).Close().Move(12, 8).Line(12, 20.5))
		p.lines(paint.Start(12, 7.5).Cubic(10, 2, 5, 2, 6.4, 5.4).Quad(7.3, 7.4, 12, 7.8).Quad(16.7, 7.4, 17.6, 5.4).Cubic(19, 2, 14, 2, 12, 7.5))
	case Star:
		p.solid(paint.Star(12, 12.7, 5, 4.6, 9.4, 0.12))
	case StarEmpty:
		p.lines(paint.Star(12, 12.7, 5, 4.5, 9.1, 0.12))
	case Eye:
		p.lines(paint.Start(2.5, 12).Cubic(7, 3.6, 17, 3.6, 21.5, 12).Cubic(17, 20.4, 7, 20.4, 2.5, 12).Close())
		p.dot(12, 12, 3.4)
	case Branch:
		p.lines(paint.Start(6.5, 6).Line(6.5, 18).Move(6.5, 15).Cubic(6.5, 11.4, 17.5, 13, 17.5, 8.5))
		p.dot(6.5, 5, 2.7)
		p.dot(6.5, 19, 2.7)
		p.dot(17.5, 7, 2.7)
	case Calendar:
		p.lines(paint.RoundRect(3.5, 5, 17, 15.5, 2.5))
		p.lines(paint.Start(3.5, 9.8).Line(20.5, 9.8).Move(8, 3).Line(8, 6).Move(16, 3).Line(16, 6))
		p.solid(paint.RoundRect(12.9, 13.1, 3.4, 3.4, 0.6))
	case Flag:
		p.lines(paint.Start(5.5, 3.5).Line(5.5, 20.8))
		p.solid(paint.Start(6, 4.6).Cubic(10, 2.4, 13, 7.4, 19, 4.8).Line(19, 13).Cubic(13, 15.6, 10, 10.8, 6, 13).Close())
	case Check:
		p.bold(paint.Start(4.5, 12.8).Line(9.8, 18).Line(19.5, 6.4))
	case Wrong:
		p.lines(paint.Circle(12, 12, 8.8))
		p.lines(paint.Start(8.8, 8.8).Line(15.2, 15.2).Move(15.2, 8.8).Line(8.8, 15.2))
	case Clock:
		p.lines(paint.Circle(12, 12, 8.8))
		p.lines(paint.Start(12, 6.8).Line(12, 12).Line(15.6, 14.2))
	case Person:
		p.dot(12, 7.6, 4.3)
		p.solid(paint.Start(4.6, 20).Cubic(4.6, 12.2, 19.4, 12.2, 19.4, 20).Close())
	case Computer:
		p.computer()
	case Redo:
		p.c = p.c.In(paint.Scale(-1, 1).Then(paint.Move(24, 0)))
		p.button(Undo)
	case Warning:
		p.lines(paint.Start(12, 3.6).Line(21, 20).Line(3, 20).Close())
		p.lines(paint.Start(12, 9.4).Line(12, 13.6))
		p.dot(12, 16.9, 1.4)
	}
}

func (p iconPen) dot(x, y, r float64) { p.c.Fill(paint.Circle(x, y, r), p.ink) }

func (p iconPen) book() {
	for _, half := range p.c.In(paint.Move(12, 0)).Halves() {
		iconPen{half, p.ink}.lines(paint.Start(0, 6.6).Cubic(2, 4.6, 5.4, 4.2, 9, 4.4).Line(9, 17.8).Cubic(5.4, 17.6, 2, 18, 0, 20).Line(0, 6.6))
	}
}

func (p iconPen) trophy() {
	p.solid(paint.Start(7.6, 4).Line(16.4, 4).Line(16.4, 9).Cubic(16.4, 15, 7.6, 15, 7.6, 9).Close())
	p.lines(paint.Start(7, 5.6).Line(3.4, 5.6).Cubic(3.4, 9.6, 5.4, 10.8, 7.6, 11.2).Move(17, 5.6).Line(20.6, 5.6).Cubic(20.6, 9.6, 18.6, 10.8, 16.4, 11.2))
	p.lines(paint.Start(12, 13).Line(12, 17.5))
	p.solid(paint.Start(8, 20.4).Quad(8.4, 18, 10.4, 18).Line(13.6, 18).Quad(15.6, 18, 16, 20.4).Close())
}

// computer is a screen with a face: two eyes, and two antennae that lean apart.
func (p iconPen) computer() {
	p.lines(paint.RoundRect(3.5, 8, 17, 12, 2.8))
	p.lines(paint.Start(9.4, 7.6).Line(7.6, 3.6).Move(14.6, 7.6).Line(16.4, 3.6))
	for _, x := range [2]float64{8.8, 15.2} {
		p.dot(x, 13.8, 1.7)
	}
}
