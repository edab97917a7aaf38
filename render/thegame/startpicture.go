package thegame

import (
	"math"

	"dreist/assets"
	"dreist/assets/msg/thegamemsg"
	"dreist/game/thegame"
	"dreist/input"
	"dreist/render/geom"
	"dreist/render/kit"
	"dreist/render/stage"
	"dreist/render/thegame/pictures"
	"dreist/sounds"
)

// startLayout is the layout of the start screen in a window: the title above the line below it above the buttons, the four characters
// left of these and the sour pile right, both at the edge of the table.
type startLayout struct {
	Title, Tagline, Menu geom.Rect
	Team                 [thegame.Piles]geom.Rect // zero where there is no room
	Sour                 geom.Rect
	Edge                 geom.Rect
}

// The measures of the start screen, in logical pixels.
const (
	startWidth = 560
	startHigh  = 274 // of the buttons where nothing was begun
	resumeHigh = 66  // of each button that goes on with something
	startEdge  = 24  // between the characters, the window and the buttons
	leastTeam  = 90  // narrower characters are left out
)

// teamPlaces are the middles of the characters and their sizes, in widths of the team from its lower left corner: the climbers behind.
var teamPlaces = [thegame.Piles]struct{ x, up, size float64 }{{0.3, 0.62, 0.5}, {0.7, 0.68, 0.52}, {0.25, 0.2, 0.5}, {0.73, 0.19, 0.5}}

// layStart lays the start screen out with so many buttons that go on with something.
func layStart(f stage.Frame, begun int) startLayout {
	u := f.PanelUnit()
	var l startLayout
	high := float64(startHigh+resumeHigh*begun) * u * (1 + (f.Letters()-1)/2) // larger letters take some of the room in their buttons
	flat := float64(pictures.TitleHeight(1000)) / 1000
	wide := math.Floor(min(f.W*0.5, min(f.H*0.4, f.H*0.83-high)/flat))
	l.Title = geom.Rect{X: math.Floor((f.W - wide) / 2), Y: math.Floor(f.H * 0.05), W: wide, H: float64(pictures.TitleHeight(kit.Round(wide)))}
	l.Tagline = geom.Rect{X: f.W * 0.1, Y: l.Title.Bottom(), W: f.W * 0.8, H: f.H * 0.08}
	l.Menu.W = min(startWidth*u*f.Letters(), f.W-2*startEdge*u)
	l.Menu.X, l.Menu.Y = (f.W-l.Menu.W)/2, l.Tagline.Bottom()
	l.Menu.H = f.H*0.965 - l.Menu.Y
	on, ledge := geom.Stage(f.W, f.H), float64(kit.Round(12*u))
	l.Edge = geom.Rect{X: on.X, Y: f.H - ledge, W: on.W, H: ledge}
	side := l.Menu.X - on.X
	sour := min(f.W*0.2, f.H*0.34, side*0.98)
	l.Sour = geom.Rect{X: l.Menu.Right() + (side-sour)/2, Y: l.Edge.Y - sour*0.94, W: sour, H: sour}
	if team := min(f.H*0.4, side-2*startEdge*u); team >= leastTeam*u {
		x := on.X + (side-team)/2
		for p, at := range teamPlaces {
			size := team * at.size
			l.Team[p] = geom.Around(geom.Point{X: x + team*at.x, Y: l.Edge.Y - team*at.up}, size, size)
		}
	}
	return l
}

// startPicture is all of the start screen but its buttons: the title, the four characters, and the sour pile that plays against them.
// They live a little until nobody has done anything for a while.
type startPicture struct {
	game    *game
	buttons geom.Rect // where the buttons are, the zero Rect before there are any
	begun   int       // how many of them go on with something
	team    [thegame.Piles]*pictures.Live[pictures.Role]
	sour    *pictures.Live[pictures.SourMood]
	quiet   int // ticks since the last gesture
	slept   int // ticks since the last one that it took
	moving  int // ticks for which it changes in each
}

// dozesAfter is how many ticks without a gesture it takes until nothing lives any more, laughs how many a clicked figure laughs for.
const (
	dozesAfter = 7200
	laughs     = 54
)

func newStartPicture(g *game) *startPicture {
	p := &startPicture{game: g, sour: pictures.NewSour(uint64(thegame.Piles))}
	for pile := range p.team {
		p.team[pile] = pictures.NewLive(thegame.Pile(pile), uint64(pile))
	}
	return p
}

// layout returns where everything lies; the line below the title stands in the middle between it and the buttons.
func (p *startPicture) layout() startLayout {
	l := layStart(p.game.Frame(), p.begun)
	l.Tagline.Y += max(0, p.buttons.Y-l.Menu.Y) / 2
	return l
}

// handle has figures laugh that are clicked.
func (p *startPicture) handle(g input.Gesture) {
	p.quiet = 0
	if g.Kind != input.Tap {
		return
	}
	l, hit := p.layout(), false
	for pile, at := range l.Team {
		if at.Contains(geom.Point(g.At)) {
			mood := pictures.Role{Pile: thegame.Pile(pile), Mood: pictures.Triumphant}
			p.team[pile].Flash(mood, laughs)
			hit = true
		}
	}
	if l.Sour.Contains(geom.Point(g.At)) {
		p.sour.Flash(pictures.Worried, laughs)
		hit = true
	}
	if hit {
		p.moving = laughs
		p.game.Sound.Play(sounds.Cue{Clip: sounds.Squeak})
		p.game.Redraw()
	}
}

// alive reports whether anything moves by itself.
func (p *startPicture) alive() bool {
	return p.quiet < dozesAfter && !p.game.Settings().ReducedMotion && p.game.Speed() != stage.Instant
}

// update lets a tick pass.
func (p *startPicture) update(top bool) {
	ticks := 1 + p.slept
	p.slept = 0
	p.quiet += ticks
	p.moving = max(p.moving-ticks, 0)
	if !top || !p.alive() {
		return
	}
	changed := false
	for range min(ticks, dozesAfter) {
		for _, one := range p.team {
			changed = one.Tick() || changed
		}
		changed = p.sour.Tick() || changed
	}
	if changed {
		p.game.Redraw()
	}
}

// wake returns after how many ticks something changes, 0 for never.
func (p *startPicture) wake() int {
	if !p.alive() {
		return 0
	}
	next := p.sour.Next()
	for _, one := range p.team {
		next = min(next, one.Next())
	}
	return next
}

// titled reports whether the title is seen; what sticks out behind a panel is left out.
func (p *startPicture) titled() bool {
	l := p.layout()
	return l.Title.Union(l.Tagline).Overlap(p.game.Cover()) == 0
}

// draw draws the picture; below a panel the table is bare.
func (p *startPicture) draw(top bool) {
	c, f, l := p.game.Canvas, p.game.Frame(), p.layout()
	c.Felt(f.W, f.H)
	if top {
		for pile, one := range p.team {
			if at := l.Team[pile]; at.W > 0 {
				one.Draw(&c.Brush, at)
			}
		}
		p.sour.Draw(&c.Brush, l.Sour)
	}
	c.Picture(kit.Ledge, l.Edge, 1)
	if !p.titled() {
		return
	}
	c.Picture(pictures.TitleMotif, l.Title, 1)
	c.Write(p.game.Say(thegamemsg.BeginTagline), kit.Sized(f.TextUnit(), assets.Text, 18, c.UI().Text), l.Tagline, kit.Center, 1)
}
