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
	endWide        = 300             // greatest width in logical pixels; the signs have only numbers
	flat           = 0.5             // height in parts of the width
	EndMotionTicks = landsOn + lasts // duration of the whole motion
)

// ViewAfterGame returns the content of the picture after a game at a rung, with the figure's climb or fall.
func (l *LadderScreen) ViewAfterGame(rung int, won bool) LadderView {
	v := l.view(l.Progress())
	next, higher := dreist.NextRung(rung)
	switch {
	case !won:
		v.EndRung, v.StartRung, v.Movement = 0, rung, FallMovement
	case higher:
		v.EndRung, v.StartRung, v.Movement = next, rung, ClimbMovement
	default:
		v.EndRung, v.StartRung, v.Movement = rung, rung, TopMovement
	}
	return v
}

// PictureAfterGame returns the drawing of the ladder at the end of a game. A winner celebrated on the table moves into it.
func (l *LadderScreen) PictureAfterGame(rung int, won bool, table *scene.Geometry) func(in screens.PictureRoom, at stage.Span) {
	v := l.ViewAfterGame(rung, won)
	return func(in screens.PictureRoom, at stage.Span) {
		high := min(in.H, in.W*flat, endWide*flat*l.Frame().TextUnit())
		room := geom.RectAround(in.Center(), high/flat, high)
		if v.Movement == FallMovement {
			l.picture().draw(l.pictureIn(room), v, at)
			return
		}
		l.picture().draw(l.pictureIn(room), v, at-landsOn)
		drawClimb(l.Canvas, table, l.picture().figure(room, v), at)
	}
}

// MessageAfterGame returns the text at the end of a game at a rung, and the button to continue.
func (l *LadderScreen) MessageAfterGame(rung int, won, practice bool) (text string, lead panel.Button) {
	next, higher := dreist.NextRung(rung)
	switch {
	case practice:
		text = l.Phrases.Say("ladder.practiced")
		lead = l.Button("ladder.practice", panel.PrimaryStyle, func() shell.Navigation { return l.StartPractice(rung) })
		if won && (next-dreist.FirstRung)/dreist.RungStep < len(l.Progress().Seeds) {
			lead = l.Button("ladder.practice.next", panel.PrimaryStyle, func() shell.Navigation { return l.StartPractice(next) })
		}
		return text, lead
	case won && higher:
		lead = panel.Button{Label: l.Phrases.Say("ladder.next", words.RungCardCounts(next)), Style: panel.PrimaryStyle, Action: l.ClickAction(l.StartNextGame)}
		return l.Phrases.Say("ladder.won", assets.Values{"Rung": rung, "Rating": l.Phrases.RatingName(rung)}), lead
	case won:
		return l.Phrases.Say("ladder.top"), l.Button("ladder.show", panel.PrimaryStyle, l.OpenLadder)
	}
	text = l.Phrases.Say("ladder.lost.first")
	if rung > dreist.FirstRung {
		lost := words.RungCardCounts(rung)
		lost["Rating"] = l.Phrases.RatingName(rung - dreist.RungStep)
		text = l.Phrases.Say("ladder.lost", lost)
	}
	return text, l.Button("ladder.again", panel.PrimaryStyle, l.StartNextGame)
}

// The times in which the winner moves from the table to the picture of the ladder, and the other figures fade.
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
				e.DrawPicture(pictures.PortraitOf(family, pictures.MoodTriumphant), geom.RectAround(at, large, large), 1-left)
			}
		}
	}
	way := stage.EaseInOut(at.ProgressWithin(0, landsOn))
	if way == 1 {
		return
	}
	from, large := effects.FigurePlace(g, dreist.Red)
	winner, on := pictures.PortraitOf(dreist.Red, pictures.MoodTriumphant), records.LeapPoint(from, to.Center(), large, way)
	e.DrawScaled(winner, on, large, geom.Mix(1, to.H/large, way), kit.WhiteTint(), 1)
}
