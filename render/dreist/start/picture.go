// Package start draws what is seen on the start screen beside its buttons: the title with its characters, a fan of cards and Egon, and what stands on the tiles.
package start

import (
	"dreist/assets"
	"dreist/input"
	"dreist/render/dreist/pictures"
	"dreist/render/geom"
	"dreist/render/kit"
	"dreist/render/shell"
	"dreist/render/stage"
	"dreist/sounds"
)

// Picture is the title, the fan and Egon. They come once, answer the mouse, and blink now and then until nobody has done anything for a while.
type Picture struct {
	*shell.Context
	Canvas  pictures.Canvas
	Buttons geom.Rect // where those of the start screen are, the zero Rect before there are any

	comes   entrance
	figures figures
	packet  packet
	egon    pictures.Life
	aside   int // ticks that fan and Egon are on their way out under a panel
	quiet   int // ticks since somebody last did anything
	slept   int // of them since the last tick
}

// NewPicture returns a picture that is about to come.
func NewPicture(c *shell.Context, e pictures.Canvas) *Picture {
	return &Picture{Context: c, Canvas: e, figures: figures{under: nobody}, egon: pictures.Life{Seed: 1}}
}

const (
	asideTicks = 10   // fan and Egon take so long to fade where a panel comes
	dozesAfter = 7200 // ticks without a gesture, after which nothing moves by itself
)

// Layout returns where everything lies.
func (p *Picture) Layout() Layout { return LayoutIn(p.Frame()).Over(p.Buttons) }

// at returns who is at a point of the screen.
func (p *Picture) at(point geom.Point) int {
	l := p.Layout()
	if l.Egon.Inset(l.Egon.W * 0.1).Contains(point) {
		return egonHead
	}
	if i, ok := figureAt(geom.Point{X: (point.X - l.Logo.X) / l.Logo.W, Y: (point.Y - l.Logo.Y) / l.Logo.W}); ok {
		return i
	}
	return nobody
}

// Handle notices where the mouse is and who is clicked. Whoever does anything has the entrance over.
func (p *Picture) Handle(g input.Gesture) {
	p.quiet = 0
	switch g.Kind {
	case input.Hover:
		p.figures.under = p.at(geom.Point(g.At))
	case input.Leave:
		p.figures.under = nobody
	case input.Tap:
		if i := p.at(geom.Point(g.At)); i != nobody {
			p.figures.wild[i] = wildTicks
			p.Sound.Play(sounds.Cue{Clip: sounds.Squeak})
			p.RedrawChanges()
		}
	}
	if g.Kind.Acts() {
		p.Come()
		if p.packet.busy() {
			p.packet.finish()
			p.Redraw()
		}
	}
}

// Come ends the entrance.
func (p *Picture) Come() {
	if !p.comes.over() {
		p.comes = entranceTicks
		p.Redraw()
	}
}

// Update lets a tick pass, at the top or below a panel, and asks for what has to be drawn.
func (p *Picture) Update(top bool) {
	ticks := 1 + p.slept
	p.slept = 0
	p.quiet += ticks
	still := p.Speed() == stage.Instant
	if p.comes < entranceTicks {
		p.comes++
		if still || !top {
			p.comes = entranceTicks
		}
		p.Redraw()
	}
	if to := p.asideGoal(top); p.aside != to {
		p.aside += sign(to - p.aside)
		if still {
			p.aside = to
		}
		p.RedrawChanges()
	}
	if !top {
		p.figures.under = nobody
	}
	if p.figures.pass(p.Settings().ReducedMotion) {
		p.RedrawChanges()
	}
	p.passPacket(top)
	p.live(top, ticks)
}

// sign returns which way a number lies.
func sign(n int) int { return max(min(n, 1), -1) }

// asideGoal is how far fan and Egon are to be out.
func (p *Picture) asideGoal(top bool) int {
	if top {
		return 0
	}
	return asideTicks
}

// live lets Egon move by himself, and the figures blink with him.
func (p *Picture) live(top bool, ticks int) {
	if !p.alive(top) {
		if p.egon.Still() || p.figures.blink.any() {
			p.figures.blink.follow(false)
			p.RedrawChanges()
		}
		return
	}
	moved, before := p.egon.Pass(ticks, p.figures.wild[egonHead] == 0, pictures.Smug), p.figures.blink.shut
	p.figures.blink.follow(p.egon.Blinks())
	if moved || p.figures.blink.shut != before {
		p.RedrawChanges()
	}
}

// alive reports whether anything moves by itself.
func (p *Picture) alive(top bool) bool {
	return top && p.comes.over() && p.quiet < dozesAfter && !p.Settings().ReducedMotion && p.Speed() != stage.Instant
}

// Busy reports whether something moves in every tick.
func (p *Picture) Busy(top bool) bool {
	return p.comes < entranceTicks || p.packet.busy() || p.aside != p.asideGoal(top) || p.figures.moving(p.Settings().ReducedMotion)
}

// Wake returns after how many ticks something changes by itself, 0 for never.
func (p *Picture) Wake() int {
	if !p.alive(true) {
		return 0
	}
	return p.egon.Next()
}

// Sleep tells that so many ticks passed without the picture.
func (p *Picture) Sleep(ticks int) { p.slept += ticks }

// Titled reports whether the title is seen: what sticks out behind a panel is none.
func (p *Picture) Titled() bool {
	l := p.Layout()
	return l.Logo.Union(l.Tagline).Overlap(p.Cover()) == 0
}

// Draw draws a table just before a game with a tagline below the title, which is left out where a panel would cut it.
func (p *Picture) Draw(tagline string) {
	e, f, l := p.Canvas, p.Frame(), p.Layout()
	p.DrawCloth()
	p.drawSuits(float64(p.aside) / asideTicks)
	comes, faded := p.comes, 1.0
	if p.Settings().ReducedMotion && !comes.over() {
		comes, faded = entranceTicks, comes.part(0, 20)
	}
	beside := faded * (1 - float64(p.aside)/asideTicks)
	p.drawFan(l, comes, beside)
	p.drawEgon(l, comes, beside)
	p.drawEdge()
	p.drawSaid(l, beside)
	if !p.Titled() {
		return
	}
	e.Together(geom.Rect{W: f.W, H: l.Tagline.Bottom()}, faded, func() { p.figures.draw(e, l.Logo, comes) })
	e.Write(tagline, kit.Sized(f.TextUnit(), assets.Text, 18, e.UI().Text), l.Tagline, kit.Center, faded*comes.part(lineAt, lineTicks))
}

// DrawCloth draws the bare table with its edge.
func (p *Picture) DrawCloth() {
	p.Canvas.Felt(p.Frame().W, p.Frame().H)
	p.drawEdge()
}

// drawEdge draws the edge of the table, at which the fan and Egon stand.
func (p *Picture) drawEdge() {
	f := p.Frame()
	on, high := geom.Stage(f.W, f.H), EdgeHigh(f)
	p.Canvas.Picture(kit.Ledge, geom.Rect{X: on.X, Y: f.H - high, W: on.W, H: high}, 1)
}

// The suits on the cloth under a panel: how strong they are, and how wide their tile is, in parts of the window's height.
const (
	suitsTone = 0.06
	suitsTile = 0.26
)

// drawSuits draws the suits that the cloth shows under a panel, as far as everything else has left it.
func (p *Picture) drawSuits(seen float64) {
	if seen <= 0 {
		return
	}
	f, tile := p.Frame(), float64(kit.Round(p.Frame().H*suitsTile))
	for y := 0.0; y < f.H; y += tile {
		for x := 0.0; x < f.W; x += tile {
			p.Canvas.Tinted(pictures.SuitsMotif, geom.Rect{X: x, Y: y, W: tile, H: tile}, p.Canvas.UI().Text, suitsTone*seen)
		}
	}
}

// drawFan draws a card of each family, from one pile at first.
func (p *Picture) drawFan(l Layout, comes entrance, alpha float64) {
	dealt := comes.part(fanAt, fanTicks)
	if l.Fan.W == 0 || alpha*dealt <= 0 {
		return
	}
	w, open := l.card, stage.Overshoot(dealt, 0.08)
	p.Canvas.Together(l.Fan.Inset(-w), alpha*min(1, 4*dealt), func() {
		for i, kind := range fan() {
			at, turn := l.fanCard(i, open)
			p.Canvas.Turned(kit.Shadow, at, w, w*stage.CardRatio, 1, turn, kit.White(), 0.9)
			p.Canvas.Turned(pictures.FaceMotif(kind), at, w, w*stage.CardRatio, 1, turn, kit.White(), 1)
		}
	})
}

// drawEgon draws Egon, who comes up from below.
func (p *Picture) drawEgon(l Layout, comes entrance, alpha float64) {
	come := comes.part(egonAt, egonTicks)
	if alpha*come <= 0 {
		return
	}
	at := l.Egon
	at.Y += at.H * (1 - stage.EaseOut(come))
	if p.figures.wild[egonHead] > 0 {
		p.Canvas.Picture(pictures.EgonMotif(pictures.Giggling), at, alpha)
		return
	}
	p.Canvas.Together(at, alpha, func() {
		p.Canvas.Face.Draw(&p.Canvas.Brush, p.egon.Pose(pictures.Smug.Expression()), at)
	})
}
