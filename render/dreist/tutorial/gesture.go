package tutorial

import (
	"dreist/game/dreist"
	"dreist/render/dreist/pictures"
	"dreist/render/geom"
)

// gestured returns the move that the ghost shows now; ok is false if there is none. It is shown until a card is laid.
func (g *Tutorial) gestured() (m dreist.Move, ok bool) {
	if !g.speech.Whole() || g.steps.laid || g.table.Hand.Holds() || g.silent() || g.remarking() {
		return m, false
	}
	m, ok = g.Wanted()
	return m, ok && m.Action == dreist.LayCard
}

// moveGhost advances the ghost by ticks and reports whether it moved.
func (g *Tutorial) moveGhost(ticks int) bool {
	_, shown := g.gestured()
	return g.ghost.Tick(shown, g.table.Line.Reduced(), ticks)
}

// next returns the number of ticks until the ghost starts again, 0 for never.
func (g *Tutorial) next() int {
	if _, ok := g.gestured(); !ok || g.table.Line.Reduced() {
		return 0
	}
	return g.ghost.Next()
}

// drawGhost draws the ghost, or with reduced motion an arrow.
func (g *Tutorial) drawGhost(e pictures.Canvas) {
	if m, ok := g.gestured(); ok {
		from, to := g.ends(m)
		g.ghost.Draw(e.Canvas, g.table.Line.Geometry().TextUnit(), pictures.FaceMotif(m.Card.Kind()), from, to, g.table.Line.Reduced())
	}
}

// ends returns the start and the end of a card's motion.
func (g *Tutorial) ends(m dreist.Move) (from, to geom.Rect) {
	return g.table.Line.Now().Cards[m.Card].Rect(), g.table.Line.Geometry().Cell(m.Card.Cell(int(m.Row)))
}
