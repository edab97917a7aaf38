package climb

import (
	"dreist/assets"
	"dreist/game/dreist"
	"dreist/render/dreist/effects"
	"dreist/render/dreist/pictures"
	"dreist/render/dreist/records"
	"dreist/render/dreist/scene"
	"dreist/render/dreist/words"
	"dreist/render/geom"
	"dreist/render/kit"
	"dreist/render/panel"
	"dreist/render/screens"
	"dreist/render/shell"
	"dreist/render/stage"
)

// The ladder at the end of one of its games, half as large as on its own screen.
const (
	endWide  = 300             // greatest width in logical pixels, with only numbers on the signs
	flat     = 0.5             // height in parts of the width
	EndMoves = landsOn + lasts // duration of the whole motion
)

// EndView returns the content of the picture after a game at a rung, with the figure's climb or fall.
func (c *Climb) EndView(rung int, won bool) View {
	v := c.view(c.State())
	next, higher := dreist.NextRung(rung)
	switch {
	case !won:
		v.At, v.From, v.Way = 0, rung, Falls
	case higher:
		v.At, v.From, v.Way = next, rung, Climbs
	default:
		v.At, v.From, v.Way = rung, rung, Arrives
	}
	return v
}

// EndPicture returns the drawing of the ladder at the end of a game. A winner celebrated on the table moves from there into
// the picture.
func (c *Climb) EndPicture(rung int, won bool, table *scene.Geometry) func(in screens.EndRoom, at stage.Span) {
	v := c.EndView(rung, won)
	return func(in screens.EndRoom, at stage.Span) {
		high := min(in.H, in.W*flat, endWide*flat*c.Frame().TextUnit())
		room := geom.Around(in.Center(), high/flat, high)
		since := at
		if v.Way != Falls {
			since -= landsOn
		}
		c.picture().draw(c.pictureIn(room), v, since)
		if v.Way != Falls {
			drawClimb(c.Canvas, table, c.picture().figure(room, v), at)
		}
	}
}

// End returns the text at the end of a game at a rung, and the button to continue.
func (c *Climb) End(rung int, won, practice bool) (text string, lead panel.Button) {
	next, higher := dreist.NextRung(rung)
	switch {
	case practice:
		text = c.Words.Say("ladder.practiced")
		lead = c.Button("ladder.practice", panel.Primary, func() shell.Step { return c.Practise(rung) })
		if won && (next-dreist.FirstRung)/dreist.RungStep < len(c.State().Seeds) {
			lead = c.Button("ladder.practice.next", panel.Primary, func() shell.Step { return c.Practise(next) })
		}
		return text, lead
	case won && higher:
		text = c.Words.Say("ladder.won", assets.Values{"Rung": rung, "Rating": c.Words.Rating(rung)})
		lead = panel.Button{Label: c.Words.Say("ladder.next", words.Shares(next)), Style: panel.Primary, Action: c.Press(c.Begin)}
		return text, lead
	case won:
		return c.Words.Say("ladder.top"), c.Button("ladder.show", panel.Primary, c.Show)
	}
	text = c.Words.Say("ladder.lost.first")
	if rung > dreist.FirstRung {
		lost := words.Shares(rung)
		lost["Rating"] = c.Words.Rating(rung - dreist.RungStep)
		text = c.Words.Say("ladder.lost", lost)
	}
	return text, c.Button("ladder.again", panel.Primary, c.Begin)
}

// The winner moves from the table to the picture of the ladder while the other figures fade.
const (
	landsOn  stage.Span = 320
	fadesOut stage.Span = 200
)

// drawClimb draws the figures that leave the table after the celebration, and the winner on its way to a rectangle in the
// picture.
func drawClimb(e pictures.Canvas, g *scene.Geometry, to geom.Rect, at stage.Span) {
	if left := at.ProgressWithin(0, fadesOut); left < 1 {
		for family := range dreist.Color(dreist.Colors) {
			if from, large := effects.Figure(g, family); family != dreist.Red {
				at := geom.Point{X: from.X, Y: from.Y - left*large/3}
				e.Picture(pictures.PortraitOf(family, pictures.Triumphant), geom.Around(at, large, large), 1-left)
			}
		}
	}
	way := stage.EaseInOut(at.ProgressWithin(0, landsOn))
	if way == 1 {
		return
	}
	from, large := effects.Figure(g, dreist.Red)
	winner, on := pictures.PortraitOf(dreist.Red, pictures.Triumphant), records.Leap(from, to.Center(), large, way)
	e.Grown(winner, on, large, geom.Mix(1, to.H/large, way), kit.White(), 1)
}
