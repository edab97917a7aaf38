// Package start draws the start screen except its buttons: the title with its characters, a fan of cards, Egon, and the
// pictures of the tiles.
package start

import (
	"cmp"

	"dreist/assets"
	"dreist/input"
	"dreist/render/dreist/pictures"
	"dreist/render/geom"
	"dreist/render/kit"
	"dreist/render/mascot"
	"dreist/render/screens"
	"dreist/render/stage"
	"dreist/sounds"
)

// Picture is the moving picture of the start screen: title, fan and Egon. They enter once, respond to the mouse, and then idle.
type Picture struct {
	*screens.GameScreens
	canvas      pictures.Canvas
	ButtonsRect geom.Rect // rectangle around the buttons of the start screen, zero before there are any

	comes   entrance
	figures figures
	packet  packet
	egon    mascot.IdleMotions
	aside   int // how far the fan and Egon have faded below a panel, 0 to asideTicks
}

// NewPicture returns a picture whose entrance begins after a number of ticks.
func NewPicture(g *screens.GameScreens, e pictures.Canvas, after int) *Picture {
	return &Picture{GameScreens: g, canvas: e, comes: entrance(-after), figures: figures{under: nobody}, egon: mascot.NewIdleMotions(1)}
}

// asideTicks are the ticks in which the fan and Egon fade below a panel.
const asideTicks = 10

// Layout returns the layout of the start screen with its buttons.
func (p *Picture) Layout() Layout {
	l := NewLayout(p.Frame())
	l.StartLayout = l.WithTaglineAbove(p.ButtonsRect)
	return l
}

// at returns the index of the figure at a point of the screen, egonHead for Egon, or nobody.
func (p *Picture) at(point geom.Point) int {
	l := p.Layout()
	if l.Egon.Inset(l.Egon.W * 0.1).Contains(point) {
		return egonHead
	}
	return figureAt(geom.Point{X: (point.X - l.TitleRect.X) / l.TitleRect.W, Y: (point.Y - l.TitleRect.Y) / l.TitleRect.W})
}

// Handle follows the mouse, and makes a clicked figure laugh. Any action ends the entrance.
func (p *Picture) Handle(g input.Gesture) {
	p.egon.RecordGesture()
	switch g.Kind {
	case input.Hover:
		p.figures.under = p.at(geom.Point(g.At))
	case input.FocusLost:
		p.figures.under = nobody
	case input.Tap:
		if i := p.at(geom.Point(g.At)); i != nobody {
			p.figures.wild[i] = wildTicks
			p.Sound.Play(sounds.Cue{Clip: sounds.SqueakClip})
			p.RedrawChanges()
		}
	}
	if g.Kind.IsAction() {
		p.EndEntrance()
		if p.HasPacket() {
			p.packet.tick = -1
			p.RedrawAll()
		}
	}
}

// EndEntrance ends the entrance at once.
func (p *Picture) EndEntrance() {
	if !p.comes.over() {
		p.comes = entranceTicks
		p.RedrawAll()
	}
}

// Update advances by a tick, on top or below a panel, and requests a redraw if the picture changed.
func (p *Picture) Update(top bool) {
	still := p.Speed() == stage.InstantSpeed
	if p.comes < entranceTicks {
		p.comes++
		if still || !top {
			p.comes = entranceTicks
		}
		p.RedrawAll()
	}
	if to := p.asideGoal(top); p.aside != to {
		p.aside += cmp.Compare(to, p.aside)
		if still {
			p.aside = to
		}
		p.RedrawChanges()
	}
	if !top {
		p.figures.under = nobody
	}
	if p.figures.pass(p.Settings().HasReducedMotion) {
		p.RedrawChanges()
	}
	p.passPacket(top)
	p.live(top)
}

func (p *Picture) asideGoal(top bool) int {
	if top {
		return 0
	}
	return asideTicks
}

// live advances Egon's idle motion. The figures blink with him.
func (p *Picture) live(top bool) {
	changed := false
	if p.alive(top) {
		changed = p.egon.Tick(p.figures.wild[egonHead] == 0, mascot.SmugMood)
	} else {
		changed = p.egon.EndIdling()
	}
	if p.figures.blink(p.egon.IsBlinking()) || changed {
		p.RedrawChanges()
	}
}

// alive reports whether there may be idle motion.
func (p *Picture) alive(top bool) bool {
	return top && p.comes.over() && !p.Settings().HasReducedMotion && p.Speed() != stage.InstantSpeed
}

// IsMoving reports whether the picture may change in every tick.
func (p *Picture) IsMoving(top bool) bool {
	return p.comes < entranceTicks || p.HasPacket() || p.aside != p.asideGoal(top) || p.figures.moving()
}

// TicksUntilChange returns the ticks until the picture changes next, 0 for never.
func (p *Picture) TicksUntilChange() int {
	if !p.alive(true) {
		return 0
	}
	return p.egon.TicksUntilChange()
}

// IsTitleVisible reports whether the title is drawn: whole, with no panel over it.
func (p *Picture) IsTitleVisible() bool {
	l := p.Layout()
	return l.TitleRect.Union(l.TaglineRect).OverlapArea(p.CoverRect()) == 0
}

// Draw draws the table with the title and a tagline, which are left out if a panel would cut them.
func (p *Picture) Draw(tagline string) {
	e, f, l := p.canvas, p.Frame(), p.Layout()
	p.DrawCloth()
	comes, faded := p.comes, 1.0
	if p.Settings().HasReducedMotion && !comes.over() {
		comes, faded = entranceTicks, comes.part(0, 20)
	}
	beside := faded * (1 - float64(p.aside)/asideTicks)
	p.drawFan(l, comes, beside)
	p.drawEgon(l, comes, beside)
	p.DrawBoard(l.StartLayout, 1-float64(p.aside)/asideTicks)
	p.drawSaid(l, beside)
	if !p.IsTitleVisible() {
		return
	}
	e.DrawGroup(geom.Rect{W: f.W, H: l.TaglineRect.Bottom()}, faded, func() { p.figures.draw(e, l.TitleRect, comes) })
	e.DrawText(tagline, kit.NewTextStyle(f.TextUnit(), assets.TextFont, kit.TextSize, e.Palette().Text), l.TaglineRect, kit.Center, faded*comes.part(lineAt, lineTicks))
}

// DrawCloth draws the cloth of the table with its edge.
func (p *Picture) DrawCloth() {
	p.DrawStartGround(NewLayout(p.Frame()).StartLayout)
}

func (p *Picture) drawFan(l Layout, comes entrance, alpha float64) {
	dealt := comes.part(fanAt, fanTicks)
	if l.Fan.W == 0 || alpha*dealt <= 0 {
		return
	}
	w, open := l.card, stage.EaseWithOvershoot(dealt, 0.08)
	p.canvas.DrawGroup(l.Fan.Inset(-w), alpha*min(1, 4*dealt), func() {
		for i, kind := range fan() {
			at, turn := l.fanCard(i, open)
			p.canvas.DrawRotated(kit.CardShadow, at, w, w*stage.CardRatio, 1, turn, kit.WhiteTint(), 0.9)
			p.canvas.DrawRotated(pictures.FaceMotif(kind), at, w, w*stage.CardRatio, 1, turn, kit.WhiteTint(), 1)
		}
	})
}

func (p *Picture) drawEgon(l Layout, comes entrance, alpha float64) {
	come := comes.part(egonAt, egonTicks)
	if alpha*come <= 0 {
		return
	}
	at := l.Egon
	at.Y += at.H * (1 - stage.EaseOut(come))
	if p.figures.wild[egonHead] > 0 {
		p.canvas.DrawPicture(mascot.GigglingMood, at, alpha)
		return
	}
	p.canvas.DrawGroup(at, alpha, func() {
		p.canvas.EgonFace.Draw(&p.canvas.Brush, p.egon.ApplyPose(mascot.SmugMood.Expression()), at)
	})
}
