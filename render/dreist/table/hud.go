package table

import (
	"dreist/assets"
	"dreist/render/art"
	"dreist/render/dreist/scene"
	"dreist/render/geom"
	"dreist/render/kit"
	"dreist/render/tabletop"
)

// caption draws the mode of the game below the icons, for practice on a ribbon.
func (d drawing) caption() {
	c, in := &d.Options.Caption, d.g.Caption
	if c.Text == "" {
		return
	}
	style := d.Text(assets.Text, 14, d.UI().Muted)
	if c.Ribbon && d.Phase != tabletop.Reviewing {
		ribbon := c.Sash(d.Labels, d.g)
		style, in.Y, in.H = c.sashStyle(d.Labels, d.g), ribbon.Y, ribbon.H
		d.Picture(kit.SashPlate, ribbon, 1)
	}
	d.Write(c.Text, style, in, kit.Right, 1)
}

// Sash returns the ribbon behind the caption of practice: from a little before the letters to the edge of the window.
func (c *Caption) Sash(l *kit.Labels, g *scene.Geometry) geom.Rect {
	high := g.Caption.H + 2*g.Unit // a little lower than other captions, clear of the icons
	x := g.Caption.Right() - l.Get(c.Text, c.sashStyle(l, g), kit.Right, g.Caption.W).W - high*(art.SashNotch+0.4)
	return geom.Rect{X: x, Y: g.Caption.Y + g.Unit, W: g.Stage.Right() - x, H: high}
}

// sashStyle returns the lettering of the caption, small enough for one line.
func (c *Caption) sashStyle(l *kit.Labels, g *scene.Geometry) kit.Lettering {
	return l.Fit(c.Text, kit.Sized(g.TextUnit(), assets.Strong, 14, art.SashText()), g.Caption.W)
}

// line draws the line above the hand, and what a question offers at the own pile.
func (d drawing) line() {
	there := d.Arrival.Turn()
	asked := d.Above.QuestionFade.Now*there > 0 && d.Question() == scene.DrawQuestion
	if asked && tabletop.IsPrimary(d.Above.Question.Buttons, DrawButton) {
		d.Tinted(kit.Glow, d.Effects.Touch(d.PileTop(), d.Line.Now().Cards[d.PileTop()]).Rect(), d.UI().Glow, d.Above.QuestionFade.Now*there)
	}
	d.Above.Draw(d.Canvas.Canvas, &d.g.Edges, d.ButtonLook(), &d.Focus, there)
	if asked {
		d.badge()
	}
}

// badge draws the offer of a card on the upper right corner of the own pile.
func (d drawing) badge() {
	const offer = "+1?"
	pile, size, grown := d.Effects.Touch(d.PileTop(), d.Line.Now().Cards[d.PileTop()]).Rect(), 34*d.g.TextUnit(), d.Effects.Badge()
	at := geom.Point{X: pile.Right() - size*0.15, Y: pile.Y + size*0.15}
	d.Pressed(kit.BonusPlate, at, size, size, grown, grown, 0, kit.White(), 1)
	if grown > 0.9 { // words do not grow
		d.Write(offer, d.Text(assets.Display, 15, art.Paper()), geom.Around(at, size, size), kit.Center, 1)
	}
}
