package tutorial

import (
	"dreist/game/dreist"
	"dreist/render/dreist/guide"
	"dreist/render/dreist/pictures"
	"dreist/render/geom"
)

// gestured returns the move that the ghost shows now; ok is false if there is none. It is shown until a card is laid.
func (g *Tutorial) gestured(now *guide.Now) (m dreist.Move, ok bool) {
	if !g.speech.Whole() || g.steps.laid || now.Hand.Holds() || g.silent(now) || g.remarking(now) {
		return m, false
	}
	m, ok = g.Wanted()
	return m, ok && m.Action == dreist.LayCard
}

// moveGhost advances the ghost by ticks and reports whether it moved.
func (g *Tutorial) moveGhost(now *guide.Now, ticks int) bool {
	_, shown := g.gestured(now)
	return g.ghost.Tick(shown, now.Line.Reduced(), ticks)
}

// next returns the number of ticks until the ghost starts again, 0 for never.
func (g *Tutorial) next(now *guide.Now) int {
	if _, ok := g.gestured(now); !ok || now.Line.Reduced() {
		return 0
	}
	return g.ghost.Next()
}

// drawGhost draws the ghost, or with reduced motion an arrow.
func (g *Tutorial) drawGhost(now *guide.Now, e pictures.Canvas) {
	if m, ok := g.gestured(now); ok {
		from, to := ends(now, m)
		g.ghost.Draw(e.Canvas, now.Line.Geometry().TextUnit(), pictures.FaceMotif(m.Card.Kind()), from, to, now.Line.Reduced())
	}
}

// ends returns the start and the end of a card's motion.
func ends(now *guide.Now, m dreist.Move) (from, to geom.Rect) {
	return now.Line.Now().Cards[m.Card].Rect(), now.Line.Geometry().Cell(m.Card.Cell(int(m.Row)))
}
