package dreist

import (
	"strconv"

	"dreist/assets"
	"dreist/game/dreist"
	"dreist/game/dreist/ladder"
	"dreist/render/geom"
)

// steps is how many steps the picture of the ladder has: one for each rating, the last for all rungs above.
const steps = int(dreist.Sensational)

// drawLadder draws the climb as stairs: the rungs won, the one to play next with the player's figure on it, the
// best one with a crown.
func (a *App) drawLadder(e *canvas, room geom.Rect, state ladder.State) {
	ui := e.ui()
	gap := room.W * 0.012
	w := (room.W - gap*float64(steps-1)) / float64(steps)
	head := room.H * 0.34 // room above the lowest step
	for i := range steps {
		rung := dreist.FirstRung + i*dreist.RungStep
		last := i == steps-1
		rise := (room.H - head) * (0.58 + 0.42*float64(i)/float64(steps-1))
		step := geom.Rect{X: room.X + float64(i)*(w+gap), Y: room.Bottom() - rise, W: w, H: rise}
		current := state.Running && (rung == state.Rung || last && state.Rung > rung)
		won := state.Running && rung < state.Rung
		box, ink := quietButton, ui.QuietText
		if won || current {
			box, ink = leadButton, ui.AccentText
		}
		e.picture(motif{plateMotif, uint16(box)}, step, 1)
		cards := strconv.Itoa(rung)
		switch {
		case last && current:
			cards = strconv.Itoa(state.Rung)
		case last:
			cards += "+"
		}
		line := sized(a.frame, assets.Display, 20, ink)
		e.write(e.labels, cards, line, geom.Rect{X: step.X, Y: step.Y + step.H*0.08, W: w, H: line.size * 1.3}, center, 1)
		small := sized(a.frame, assets.Text, 14, ink)
		e.write(e.labels, a.say.Say("rating."+dreist.RatingOf(rung).String()), small,
			geom.Rect{X: step.X, Y: step.Bottom() - small.size*1.9, W: w, H: small.size * 1.4}, center, 1)
		a.drawOnStep(e, step, head, current, state.Best > 0 && (rung == state.Best || last && state.Best > rung))
	}
}

// drawOnStep draws who stands on a step: the player's figure where the climb is, else the crown of the best one.
func (a *App) drawOnStep(e *canvas, step geom.Rect, head float64, current, best bool) {
	size := min(head*0.78, step.W*0.8)
	at := geom.Point{X: step.Center().X, Y: step.Y - size*0.52}
	switch {
	case current:
		w := size * 0.72
		e.turned(motif{what: shadowMotif}, at, w, w*7/5, 1, 0.06, white, 0.9)
		e.turned(motif{faceMotif, uint16(dreist.KindOf(8, dreist.Red))}, at, w, w*7/5, 1, 0.06, white, 1)
	case best:
		e.picture(motif{what: crownMotif}, geom.Rect{X: at.X - size*0.4, Y: step.Y - size*0.8, W: size * 0.8, H: size * 0.8}, 1)
	}
}

// won reports whether the player has won.
func (t *table) won() bool { return t.position().Winner() == 0 }
