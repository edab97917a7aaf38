package records

import (
	"image/color"
	"strconv"

	"dreist/assets"
	"dreist/game/dreist"
	"dreist/game/store"
	"dreist/render/art"
	"dreist/render/dreist/pictures"
	"dreist/render/geom"
	"dreist/render/kit"
	"dreist/render/mascot"
	"dreist/render/panel"
	"dreist/render/screens"
)

// The logical measures of the bars.
const (
	chartNumber = 20 // height of the number beyond a bar
	chartBars   = 26 // least height of the bars
)

// drawGames draws a bar for each game: up for a win, down for a loss, with a length by the cards that decided it.
func (s *Statistics) drawGames(in geom.Rect, spots []geom.Rect, games []store.HistoryEntry, grown float64) {
	e, u := s.Canvas, s.Frame().TextUnit()
	ui := e.Palette()
	up, down := 0, 0
	for i := range games {
		switch summary := &games[i].Summary; outcomeOf(summary) {
		case panel.WonOutcome:
			up = max(up, deciding(summary))
		case panel.LostOutcome:
			down = max(down, deciding(summary))
		}
	}
	beyond := chartNumber * u
	if in.H-2*beyond < chartBars*u {
		beyond = 0 // bars need the room more than numbers, which tips show
	}
	free := max(in.H-2*beyond, 8*u)
	per := free / float64(max(up+down, 1))
	per = min(per, free/8) // a close game has a short bar even if it is the only one
	middle := float64(kit.Round(in.Y + beyond + per*float64(up) + (free-per*float64(up+down))/2))
	number := kit.NewTextStyle(u, assets.StrongFont, kit.TextSize, ui.Text)
	for i := range games {
		outcome, by := outcomeOf(&games[i].Summary), deciding(&games[i].Summary)
		wide := min(spots[i].W*0.66, 22*u)
		bar := geom.Rect{X: spots[i].Center().X - wide/2, W: wide, H: max(per*float64(by), 3*u) * grown}
		label := geom.Rect{X: spots[i].X - 4*u, W: spots[i].W + 8*u, H: chartNumber * u}
		switch outcome {
		case panel.WonOutcome:
			bar.Y = middle - bar.H
			label.Y = bar.Y - label.H
		case panel.LostOutcome:
			bar.Y = middle
			label.Y = bar.Bottom()
		default:
			e.DrawPicture(panel.NeutralOutcome, geom.RectAround(geom.Point{X: spots[i].Center().X, Y: middle}, 14*u, 14*u), 1)
			continue
		}
		e.FillRect(bar, barTone(outcome, e.Sprites.Theme()), 1)
		if beyond > 0 {
			e.DrawText(strconv.Itoa(by), number, label, kit.Center, grown)
		}
	}
	e.FillRect(geom.Rect{X: in.X, Y: middle - max(1, u)/2, W: in.W, H: max(1, u)}, ui.MutedText, 1)
	for i := len(games); i < screens.MinChartPlaces; i++ { // the spots of future games
		e.FillRect(geom.RectAround(geom.Point{X: in.X + in.W*(float64(i)+0.5)/screens.MinChartPlaces, Y: middle}, 22*u, 8*u), ui.MutedText, 0.25)
	}
}

func barTone(o panel.Outcome, t art.Theme) color.RGBA {
	switch {
	case o == panel.WonOutcome:
		return pictures.FamilyColor(dreist.Turquoise)
	case t.IsDark():
		return art.RGB(0xF0566A)
	}
	return pictures.FamilyColor(dreist.Red)
}

// DrawInvitation draws Egon in front of an example chart, for players without finished games.
func DrawInvitation(e pictures.Canvas, room geom.Rect) {
	const faint, face = 0.25, 0.82 // face is Egon's size in parts of the room
	size := room.H * face
	middle := float64(kit.Round(room.Y + room.H*0.62))
	slot := min(room.W, room.H*4) / float64(len(example()))
	left := room.Center().X - slot*float64(len(example()))/2
	for i, by := range example() {
		bar := geom.Rect{X: left + slot*(float64(i)+0.18), Y: middle, W: slot * 0.64, H: room.H * 0.034 * float64(max(by, -by))}
		if by > 0 {
			bar.Y -= bar.H
		}
		e.FillRect(bar, e.Palette().MutedText, faint)
	}
	e.FillRect(geom.Rect{X: left, Y: middle, W: slot * float64(len(example())), H: max(1, room.H/150)}, e.Palette().MutedText, faint)
	e.DrawPicture(mascot.GleefulMood, geom.Rect{X: room.Center().X - size/2, Y: room.Bottom() - size, W: size, H: size}, 1)
}

// example returns the results in an example chart: cards won by, negative for losses.
func example() []int {
	return []int{-9, 3, -6, -2, 7, 4, -4, 11, 2, -7, 9, 14, -3, 6, 10, -5, 4, 12, -2, 8, 15, 6, -4, 13}
}
