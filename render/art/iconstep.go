package art

import "dreist/render/paint"

// step draws the icons that lead through a finished game move by move.
func (p iconPen) step(i IconName) {
	if i == First || i == Previous {
		// What leads back is what leads on, seen in a mirror.
		p.c = p.c.In(paint.Scale(-1, 1).Then(paint.Move(24, 0)))
	}
	angle := paint.Start(8.8, 5.5).Line(15.6, 12).Line(8.8, 18.5)
	if i == First || i == Last {
		p.bold(angle.Map(paint.Move(-2.3, 0)))
		p.bold(paint.Start(17.6, 5.5).Line(17.6, 18.5))
		return
	}
	p.bold(angle)
}

// bold draws lines that must be seen from afar.
func (p iconPen) bold(path *paint.Path) { p.c.Stroke(path, 3, p.ink) }
