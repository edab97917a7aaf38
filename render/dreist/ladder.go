package dreist

import (
	"fmt"
	"strconv"

	"dreist/assets"
	"dreist/game/dreist"
	"dreist/game/dreist/ladder"
	"dreist/render/dreist/pictures"
	"dreist/render/dreist/words"
	"dreist/render/geom"
	"dreist/render/kit"
)

// steps is how many steps the picture of the ladder has: one for each rating, the last for all rungs above.
const steps = int(dreist.Sensational)

// drawLadder draws the climb as stairs: the rungs won, the one to play next with the player's figure on it, the
// best one with a crown; on each how many of a hundred games two computer players win there.
func drawLadder(e pictures.Canvas, unit float64, say words.Sentences, room geom.Rect, state ladder.State) {
	gap := room.W * 0.012
	w := (room.W - gap*float64(steps-1)) / float64(steps)
	head := room.H * 0.34 // room above the lowest step
	for i := range steps {
		rung := dreist.FirstRung + i*dreist.RungStep
		last := i == steps-1
		rise := (room.H - head) * (0.68 + 0.32*float64(i)/float64(steps-1))
		step := geom.Rect{X: room.X + float64(i)*(w+gap), Y: room.Bottom() - rise, W: w, H: rise}
		current := state.Running && (rung == state.Rung || last && state.Rung > rung)
		won := state.Running && rung < state.Rung
		style := kit.Quiet
		if won || current {
			style = kit.Chosen
		}
		_, ink := e.Key(unit, step, style, kit.Idle)
		cards := strconv.Itoa(rung)
		switch {
		case last && current:
			cards = strconv.Itoa(state.Rung)
		case last:
			cards += "+"
		}
		line := kit.Sized(unit, assets.Display, 20, ink)
		e.Write(cards, line, geom.Rect{X: step.X, Y: step.Y + step.H*0.08, W: w, H: line.Size * 1.3}, kit.Center, 1)
		odds := ladder.OddsOf(rung)
		tiny := kit.Sized(unit, assets.Text, 13, ink)
		e.Write(fmt.Sprintf("%d · %d", odds.Fair.Percent(), odds.Strong.Percent()), tiny,
			geom.Rect{X: step.X, Y: step.Y + step.H*0.08 + line.Size*1.2, W: w, H: tiny.Size * 1.3}, kit.Center, 0.85)
		small := kit.Sized(unit, assets.Text, 14, ink)
		e.Write(say.Say("rating."+dreist.RatingOf(rung).String()), small,
			geom.Rect{X: step.X, Y: step.Bottom() - small.Size*1.9, W: w, H: small.Size * 1.4}, kit.Center, 1)
		drawOnStep(e, step, head, current, state.Best > 0 && (rung == state.Best || last && state.Best > rung))
	}
}

// drawOnStep draws who stands on a step: the player's figure where the climb is, else the crown of the best one.
func drawOnStep(e pictures.Canvas, step geom.Rect, head float64, current, best bool) {
	size := min(head*0.78, step.W*0.8)
	at := geom.Point{X: step.Center().X, Y: step.Y - size*0.52}
	switch {
	case current:
		w := size * 0.72
		e.Turned(kit.Shadow, at, w, w*7/5, 1, 0.06, kit.White(), 0.9)
		e.Turned(pictures.FaceMotif(dreist.KindOf(8, dreist.Red)), at, w, w*7/5, 1, 0.06, kit.White(), 1)
	case best:
		e.Picture(kit.Crown, geom.Rect{X: at.X - size*0.4, Y: step.Y - size*0.8, W: size * 0.8, H: size * 0.8}, 1)
	}
}
