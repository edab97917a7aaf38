package art

import "dreist/render/paint"

// sharing draws the icons of what takes something out of the game or brings it in.
func (p iconPen) sharing(i IconName) {
	switch i {
	case Copy:
		p.lines(paint.RoundRect(8.5, 8.5, 12, 12, 2.4))
		p.lines(paint.Start(5.4, 15.5).Quad(3.5, 15.5, 3.5, 13.4).Line(3.5, 5.9).Quad(3.5, 3.5, 5.9, 3.5).Line(13.4, 3.5).Quad(15.5, 3.5, 15.5, 5.4))
	case Export:
		p.tray()
		p.lines(paint.Start(12, 14.5).Line(12, 3.6).Move(7.4, 8).Line(12, 3.4).Line(16.6, 8))
	case Import:
		p.tray()
		p.lines(paint.Start(12, 3.4).Line(12, 14.2).Move(7.4, 9.8).Line(12, 14.4).Line(16.6, 9.8))
	case Camera:
		p.lines(paint.Start(5.4, 7).Line(7.4, 7).Line(9, 4.4).Line(15, 4.4).Line(16.6, 7).Line(18.6, 7).Quad(21, 7, 21, 9.4).
			Line(21, 17.1).Quad(21, 19.5, 18.6, 19.5).Line(5.4, 19.5).Quad(3, 19.5, 3, 17.1).Line(3, 9.4).Quad(3, 7, 5.4, 7).Close())
		p.lines(paint.Circle(12, 13, 3.4))
	}
}

func (p iconPen) tray() {
	p.lines(paint.Start(3.5, 14.5).Line(3.5, 18.1).Quad(3.5, 20.5, 5.9, 20.5).Line(18.1, 20.5).Quad(20.5, 20.5, 20.5, 18.1).Line(20.5, 14.5))
}
