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
	endWide       = 300             // greatest width in logical pixels, with only numbers on the signs
	flat          = 0.5             // height in parts of the width
	SpanEndMotion = landsOn + lasts // duration of the whole motion
)

// EndView returns the content of the picture after a game at a rung, with the figure's climb or fall.
func (l *LadderScreen) EndView(rung int, won bool) LadderView {
	v := l.view(l.Progress())
	next, higher := dreist.NextRung(rung)
	switch {
	case !won:
		v.Rung, v.StartRung, v.Movement = 0, rung, FallsDown
	case higher:
		v.Rung, v.StartRung, v.Movement = next, rung, ClimbsUp
	default:
		v.Rung, v.StartRung, v.Movement = rung, rung, ArrivesOnTop
	}
	return v
}

// EndPicture returns the drawing of the ladder at the end of a game. A winner celebrated on the table moves into it.
func (l *LadderScreen) EndPicture(rung int, won bool, table *scene.Geometry) func(in screens.PictureRoom, at stage.Span) {
	v := l.EndView(rung, won)
	return func(in screens.PictureRoom, at stage.Span) {
		high := min(in.H, in.W*flat, endWide*flat*l.Frame().TextUnit())
		room := geom.RectAround(in.Center(), high/flat, high)
		if v.Movement == FallsDown {
			l.picture().draw(l.pictureIn(room), v, at)
			return
		}
		l.picture().draw(l.pictureIn(room), v, at-landsOn)
		drawClimb(l.Canvas, table, l.picture().figure(room, v), at)
	}
}

// EndMessage returns the text at the end of a game at a rung, and the button to continue.
func (l *LadderScreen) EndMessage(rung int, won, practice bool) (text string, lead panel.Button) {
	next, higher := dreist.NextRung(rung)
	switch {
	case practice:
		text = l.Phrases.Say("ladder.practiced")
		lead = l.Button("ladder.practice", panel.Primary, func() shell.Navigation { return l.StartPractice(rung) })
		if won && (next-dreist.FirstRung)/dreist.RungStep < len(l.Progress().Seeds) {
			lead = l.Button("ladder.practice.next", panel.Primary, func() shell.Navigation { return l.StartPractice(next) })
		}
		return text, lead
	case won && higher:
		lead = panel.Button{Label: l.Phrases.Say("ladder.next", words.RungShares(next)), Style: panel.Primary, Action: l.ClickAction(l.StartNextGame)}
		return l.Phrases.Say("ladder.won", assets.Values{"Rung": rung, "Rating": l.Phrases.RatingName(rung)}), lead
	case won:
		return l.Phrases.Say("ladder.top"), l.Button("ladder.show", panel.Primary, l.OpenLadder)
	}
	text = l.Phrases.Say("ladder.lost.first")
	if rung > dreist.FirstRung {
		lost := words.RungShares(rung)
		lost["Rating"] = l.Phrases.RatingName(rung - dreist.RungStep)
		text = l.Phrases.Say("ladder.lost", lost)
	}
	return text, l.Button("ladder.again", panel.Primary, l.StartNextGame)
}

// The winner moves from the table to the picture of the ladder while the other figures fade.
const (
	landsOn  stage.Span = 320
	fadesOut stage.Span = 200
)

// drawClimb draws the figures that leave the table after the celebration, and the winner on its way to a rectangle.
func drawClimb(e pictures.Canvas, g *scene.Geometry, to geom.Rect, at stage.Span) {
	if left := at.ProgressWithin(0, fadesOut); left < 1 {
		for family := range dreist.Color(dreist.ColorCount) {
			if from, large := effects.FigurePlace(g, family); family != dreist.Red {
				at := geom.Point{X: from.X, Y: from.Y - left*large/3}
				e.DrawPicture(pictures.PortraitOf(family, pictures.Triumphant), geom.RectAround(at, large, large), 1-left)
			}
		}
	}
	way := stage.EaseInOut(at.ProgressWithin(0, landsOn))
	if way == 1 {
		return
	}
	from, large := effects.FigurePlace(g, dreist.Red)
	winner, on := pictures.PortraitOf(dreist.Red, pictures.Triumphant), records.LeapPoint(from, to.Center(), large, way)
	e.DrawScaled(winner, on, large, geom.Mix(1, to.H/large, way), kit.WhiteTint(), 1)
}
