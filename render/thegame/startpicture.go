package thegame

import (
	"github.com/hajimehoshi/ebiten/v2"

	"dreist/assets"
	"dreist/game/thegame"
	"dreist/render/geom"
	"dreist/render/kit"
	"dreist/render/screens"
	"dreist/render/stage"
	"dreist/render/tabletop"
	"dreist/render/thegame/pictures"
)

type startLayout struct {
	screens.StartLayout
	team [thegame.PileCount]geom.Rect // the characters; zero if there is no room
	sour geom.Rect
}

// The logical measures beside the buttons.
const (
	startEdge = 24 // the distance of the characters from the window and the buttons
	leastTeam = 90 // the least width of the characters together; with less room they are left out
)

// teamPlaces are the middles of the characters from the lower left corner of the team, and their sizes, in widths of the team.
var teamPlaces = [thegame.PileCount]struct{ x, up, size float64 }{{0.25, 0.27, 0.62}, {0.29, 0.83, 0.56}, {0.75, 0.8, 0.6}, {0.77, 0.25, 0.58}}

func layStart(f stage.Frame, rows int) startLayout {
	u := f.PanelUnit()
	l := startLayout{StartLayout: screens.NewStartLayout(f, pictures.TitleHeightRatio, rows)}
	side := l.ButtonsRect.X - l.BoardRect.X
	sour := min(f.W*0.2, f.H*0.34, side*0.98)
	l.sour = geom.Rect{X: l.ButtonsRect.Right() + (side-sour)/2, Y: l.BoardRect.Y - sour*0.94, W: sour, H: sour}
	if team := min(f.H*0.38, side-2*startEdge*u); team >= leastTeam*u {
		x := l.BoardRect.X + (side-team)/2
		for p, at := range teamPlaces {
			size := team * at.size
			l.team[p] = geom.RectAround(geom.Point{X: x + team*at.x, Y: l.BoardRect.Y - team*at.up}, size, size)
		}
	}
	return l
}

const laughTicks = 54

func (s *startScreen) layout() startLayout {
	l := layStart(s.game.Frame(), s.rows)
	l.StartLayout = l.WithTaglineAbove(s.buttons)
	return l
}

// laugh lets the figures at a point laugh, and reports whether there are any.
func (s *startScreen) laugh(at geom.Point) (hit bool) {
	l := s.layout()
	for pile, in := range l.team {
		if in.Contains(at) {
			s.team[pile].FlashMood(pictures.CharacterMotif{Pile: thegame.Pile(pile), Mood: pictures.MoodTriumphant}, laughTicks)
			hit = true
		}
	}
	if l.sour.Contains(at) {
		s.sour.FlashMood(pictures.SourMoodWorried, laughTicks)
		hit = true
	}
	return hit
}

// The times of the parts of the entrance.
const (
	titleComes  stage.Span = 300
	teamFrom    stage.Span = 160
	teamApart   stage.Span = 70
	teamComes   stage.Span = 300
	sourFrom    stage.Span = 420
	sourComes   stage.Span = 280
	lineFrom    stage.Span = 560
	lineComes   stage.Span = 160
	comesWithin            = lineFrom + lineComes
)

func (s *startScreen) entranceTime() stage.Span { return stage.NormalSpeed.Span(s.comes) }

func (s *startScreen) isEntering() bool { return s.entranceTime() < comesWithin }

func (s *startScreen) endEntrance() {
	if s.isEntering() {
		s.comes = stage.NormalSpeed.Ticks(comesWithin)
		s.game.RedrawAll()
	}
}

func (s *startScreen) IsMoving(top bool) bool { return s.isEntering() || s.life.IsMoving(top) }

func (s *startScreen) TicksUntilChange() int { return s.life.TicksUntilChange() }

func (s *startScreen) Update(top bool) {
	if s.isEntering() {
		if s.comes++; s.life.MustBeStill() || !top {
			s.endEntrance()
		}
		s.game.RedrawAll()
	}
	s.life.Update(top)
}

func (s *startScreen) tickFigures() bool {
	changed := s.sour.Tick()
	for _, one := range s.team {
		changed = one.Tick() || changed
	}
	return changed
}

func (s *startScreen) nextChange() int {
	next := s.sour.TicksUntilChange()
	for _, one := range s.team {
		next = min(next, one.TicksUntilChange())
	}
	return next
}

func (s *startScreen) DrawGround(*ebiten.Image) {
	s.game.DrawStartGround(s.layout().StartLayout)
}

func (s *startScreen) draw(top bool) {
	c, f, l, at := s.game.Canvas, s.game.Frame(), s.layout(), s.entranceTime()
	s.DrawGround(nil)
	if top {
		for pile, one := range s.team {
			if in := l.team[pile]; in.W > 0 {
				come := stage.EaseWithOvershoot(at.ProgressWithin(teamFrom+stage.Span(pile)*teamApart, teamComes), 0.12)
				in.Y += (1 - come) * (l.BoardRect.Y - in.Y)
				one.Draw(&c.Brush, in)
			}
		}
		sour := l.sour
		sour.Y += (1 - stage.EaseOut(at.ProgressWithin(sourFrom, sourComes))) * (l.BoardRect.Y - sour.Y)
		s.sour.Draw(&c.Brush, sour)
		s.game.DrawBoard(l.StartLayout, 1)
	}
	if l.TitleRect.Union(l.TaglineRect).OverlapArea(s.game.CoverRect()) > 0 { // it would stick out behind a panel
		return
	}
	come := at.ProgressWithin(0, titleComes)
	grown := geom.Mix(0.6, 1, stage.EaseWithOvershoot(come, 0.15))
	if come == 1 {
		grown = 1
	}
	c.DrawSquashed(pictures.TitleMotif, l.TitleRect.Center(), l.TitleRect.W, l.TitleRect.H, grown, grown, 0, kit.WhiteTint(), min(3*come, 1))
	c.DrawText(s.game.Say("begin.tagline"), kit.NewTextStyle(f.TextUnit(), assets.TextFont, kit.TextSize, c.Palette().Text), l.TaglineRect, kit.Center, at.ProgressWithin(lineFrom, lineComes))
}

// startGoals are the places at a table to which the characters and the sour pile fly.
type startGoals struct {
	team [thegame.PileCount]geom.Rect
	deck geom.Rect
}

// depart draws the leaving title and the figures on their way to a table; at is the time since they left. The table draws the figures that have
// arrived.
func (s *startScreen) depart(to startGoals, at stage.Span) {
	l := s.layout()
	tabletop.DrawTitleLeaving(s.game.Canvas, pictures.TitleMotif, l.TitleRect, at)
	s.fly(l, to, func(n int) float64 { return tabletop.FigureProgress(n, at) })
}

func (s *startScreen) DrawFiguresHome(far float64) {
	l, come := s.layout(), stage.EaseOut(far)
	s.game.Canvas.DrawPicture(pictures.TitleMotif, l.TitleRect, screens.ReturnOpacity(far))
	s.fly(l, s.home, func(int) float64 { return min(1-come, 0.999) })
	s.game.DrawBoardReturning(l.StartLayout, far)
}

// fly draws the figures between the start screen and a table. far returns the part of a figure's way that is done, 0 to 1.
func (s *startScreen) fly(l startLayout, to startGoals, far func(n int) float64) {
	c, high := s.game.Canvas, s.game.Frame().H
	if part := far(0); part < 1 {
		middle, size := tabletop.FigureOnArc(l.sour, geom.RectAround(to.deck.Center(), to.deck.W, to.deck.W), part, high)
		c.DrawScaled(pictures.SourMoodSmug, middle, l.sour.W, size/l.sour.W, kit.WhiteTint(), 1-part*part*part)
	}
	for pile, from := range l.team {
		if part := far(pile); part < 1 && from.W > 0 {
			middle, size := tabletop.FigureOnArc(from, to.team[pile], part, high)
			c.DrawScaled(pictures.CharacterMotif{Pile: thegame.Pile(pile)}, middle, from.W, size/from.W, kit.WhiteTint(), 1)
		}
	}
}
