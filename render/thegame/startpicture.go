package thegame

import (
	"dreist/assets"
	"dreist/game/thegame"
	"dreist/input"
	"dreist/render/geom"
	"dreist/render/kit"
	"dreist/render/screens"
	"dreist/render/stage"
	"dreist/render/tabletop"
	"dreist/render/thegame/pictures"
	"dreist/sounds"
)

// startLayout is the layout of the start screen in a window, with the four characters left of the buttons and the sour pile right of
// them, both on the board of the shelf.
type startLayout struct {
	screens.StartLayout
	Team [thegame.PileCount]geom.Rect // the characters; zero if there is no room
	Sour geom.Rect
}

// The logical measures beside the buttons.
const (
	startEdge = 24 // between the characters, the window and the buttons
	leastTeam = 90 // narrower characters are left out
)

// teamPlaces are the middles of the characters from the lower left corner of the team, and their sizes, in widths of the team.
var teamPlaces = [thegame.PileCount]struct{ x, up, size float64 }{{0.25, 0.27, 0.62}, {0.29, 0.83, 0.56}, {0.75, 0.8, 0.6}, {0.77, 0.25, 0.58}}

// layStart lays out the start screen with rows rows of buttons.
func layStart(f stage.Frame, rows int) startLayout {
	u := f.PanelUnit()
	l := startLayout{StartLayout: screens.NewStartLayout(f, pictures.TitleRatio, rows)}
	side := l.ButtonsRect.X - l.Board.X
	sour := min(f.W*0.2, f.H*0.34, side*0.98)
	l.Sour = geom.Rect{X: l.ButtonsRect.Right() + (side-sour)/2, Y: l.Board.Y - sour*0.94, W: sour, H: sour}
	if team := min(f.H*0.38, side-2*startEdge*u); team >= leastTeam*u {
		x := l.Board.X + (side-team)/2
		for p, at := range teamPlaces {
			size := team * at.size
			l.Team[p] = geom.RectAround(geom.Point{X: x + team*at.x, Y: l.Board.Y - team*at.up}, size, size)
		}
	}
	return l
}

// startPicture is the start screen without its buttons: the title, the four characters, and the sour pile that plays against them. They
// enter once, and move a little until nobody has done anything for a while.
type startPicture struct {
	game    *game
	buttons geom.Rect // the area of the buttons, zero before there are any
	rows    int       // the number of rows of buttons
	team    [thegame.PileCount]*pictures.LiveFigure[pictures.Role]
	sour    *pictures.LiveFigure[pictures.SourMood]
	comes   int // ticks since the entrance began, below 0 before
	life    screens.StartFigures
}

// laughs is the number of ticks for which a clicked figure laughs.
const laughs = 54

// newStartPicture returns a picture whose entrance begins after a number of ticks.
func newStartPicture(g *game, after int) *startPicture {
	p := &startPicture{game: g, sour: pictures.NewSourPile(uint64(thegame.PileCount)), comes: -after}
	for pile := range p.team {
		p.team[pile] = pictures.NewLiveFigure(thegame.Pile(pile), uint64(pile))
	}
	p.life = screens.StartFigures{Front: g.GameScreens, Tick: p.tick, NextChange: p.next}
	return p
}

// layout returns the layout of the screen. The line below the title is in the middle between it and the buttons.
func (p *startPicture) layout() startLayout {
	l := layStart(p.game.Frame(), p.rows)
	l.StartLayout = l.AboveButtons(p.buttons)
	return l
}

// handle lets clicked figures laugh. Any gesture ends the entrance.
func (p *startPicture) handle(g input.Gesture) {
	p.life.NoteGesture()
	if g.Kind.IsAction() {
		p.come()
	}
	if g.Kind != input.Tap {
		return
	}
	l, hit := p.layout(), false
	for pile, at := range l.Team {
		if at.Contains(geom.Point(g.At)) {
			mood := pictures.Role{Pile: thegame.Pile(pile), Mood: pictures.Triumphant}
			p.team[pile].FlashMood(mood, laughs)
			hit = true
		}
	}
	if l.Sour.Contains(geom.Point(g.At)) {
		p.sour.FlashMood(pictures.Worried, laughs)
		hit = true
	}
	if hit {
		p.life.KeepMoving(laughs)
		p.game.Sound.Play(sounds.Cue{Clip: sounds.Squeak})
		p.game.Redraw()
	}
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

// enters returns the time since the entrance began.
func (p *startPicture) enters() stage.Span { return stage.Normal.Span(p.comes) }

// entering reports whether the entrance goes on.
func (p *startPicture) entering() bool { return p.enters() < comesWithin }

// come ends the entrance.
func (p *startPicture) come() {
	if p.entering() {
		p.comes = stage.Normal.Ticks(comesWithin)
		p.game.Redraw()
	}
}

// IsMoving reports whether the picture changes in every tick.
func (p *startPicture) IsMoving(top bool) bool { return p.entering() || p.life.IsMoving(top) }

// TicksUntilChange returns the ticks until a figure moves by itself, 0 for never.
func (p *startPicture) TicksUntilChange() int { return p.life.TicksUntilChange() }

// Update advances by a tick.
func (p *startPicture) Update(top bool) {
	if p.entering() {
		if p.comes++; p.life.MustBeStill() || !top {
			p.come()
		}
		p.game.Redraw()
	}
	p.life.Update(top)
}

// tick advances the figures by a tick and reports whether one changed.
func (p *startPicture) tick() bool {
	changed := p.sour.Tick()
	for _, one := range p.team {
		changed = one.Tick() || changed
	}
	return changed
}

// next returns the number of ticks until a figure changes.
func (p *startPicture) next() int {
	next := p.sour.TicksUntilChange()
	for _, one := range p.team {
		next = min(next, one.TicksUntilChange())
	}
	return next
}

// cloth draws the cloth of the table with its edge.
func (p *startPicture) cloth() {
	p.game.Canvas.DrawCloth(p.game.Frame().W, p.game.Frame().H)
	p.game.DrawTableEdge(p.layout().StartLayout)
}

// draw draws the picture; below a panel the table is bare.
func (p *startPicture) draw(top bool) {
	c, f, l, at := p.game.Canvas, p.game.Frame(), p.layout(), p.enters()
	p.cloth()
	if top {
		for pile, one := range p.team {
			if in := l.Team[pile]; in.W > 0 {
				come := stage.Overshoot(at.ProgressWithin(teamFrom+stage.Span(pile)*teamApart, teamComes), 0.12)
				in.Y += (1 - come) * (l.Board.Y - in.Y)
				one.Draw(&c.Brush, in)
			}
		}
		sour := l.Sour
		sour.Y += (1 - stage.EaseOut(at.ProgressWithin(sourFrom, sourComes))) * (l.Board.Y - sour.Y)
		p.sour.Draw(&c.Brush, sour)
		p.game.DrawBoard(l.StartLayout, 1)
	}
	if l.Title.Union(l.Tagline).OverlapArea(p.game.CoverRect()) > 0 { // it would stick out behind a panel
		return
	}
	come := at.ProgressWithin(0, titleComes)
	grown := geom.Mix(0.6, 1, stage.Overshoot(come, 0.15))
	if come == 1 {
		grown = 1
	}
	c.DrawSquashed(pictures.TitleMotif, l.Title.Center(), l.Title.W, l.Title.H, grown, grown, 0, kit.WhiteTint(), min(3*come, 1))
	c.DrawText(p.game.Say("begin.tagline"), kit.NewTextStyle(f.TextUnit(), assets.TextFont, kit.TextSize, c.Palette().Text), l.Tagline, kit.Center, at.ProgressWithin(lineFrom, lineComes))
}

// startGoals are the places at a table to which the figures of the start screen fly: each character to the sign of its pile, the sour
// pile to the draw pile.
type startGoals struct {
	Team [thegame.PileCount]geom.Rect
	Deck geom.Rect
}

// depart draws the figures on their way to a table at a time since they left. The table draws those that have arrived.
func (p *startPicture) depart(to startGoals, at stage.Span) {
	l := p.layout()
	tabletop.DrawTitleLeaving(p.game.Canvas, pictures.TitleMotif, l.Title, at)
	p.fly(l, to, func(n int) float64 { return tabletop.FigureProgress(n, at) })
}

// comeHome draws the figures on their way back, of which the part far is done, 0 to 1.
func (p *startPicture) comeHome(from startGoals, far float64) {
	l, come := p.layout(), stage.EaseOut(far)
	p.game.Canvas.DrawPicture(pictures.TitleMotif, l.Title, screens.ReturnOpacity(far))
	p.fly(l, from, func(int) float64 { return min(1-come, 0.999) })
	p.game.DrawReturning(l.StartLayout, far)
}

// fly draws the figures between the start screen and a table. far returns the part of a figure's way that is done, 0 to 1.
func (p *startPicture) fly(l startLayout, to startGoals, far func(n int) float64) {
	c, high := p.game.Canvas, p.game.Frame().H
	if part := far(0); part < 1 {
		middle, size := tabletop.FigureOnArc(l.Sour, geom.RectAround(to.Deck.Center(), to.Deck.W, to.Deck.W), part, high)
		c.DrawScaled(pictures.Smug, middle, l.Sour.W, size/l.Sour.W, kit.WhiteTint(), 1-part*part*part)
	}
	for pile, from := range l.Team {
		if part := far(pile); part < 1 && from.W > 0 {
			middle, size := tabletop.FigureOnArc(from, to.Team[pile], part, high)
			c.DrawScaled(pictures.Role{Pile: thegame.Pile(pile)}, middle, from.W, size/from.W, kit.WhiteTint(), 1)
		}
	}
}
