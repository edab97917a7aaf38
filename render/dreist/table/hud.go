package table

import (
	"dreist/assets"
	"dreist/render/art"
	"dreist/render/dreist/scene"
	"dreist/render/geom"
	"dreist/render/kit"
	"dreist/render/tabletop"
)

// caption draws the mode of the game below the icons, on a ribbon if the game is practice.
func (d drawing) caption() {
	in, style := d.g.Caption, d.SizedLettering(assets.Text, kit.TextSize, d.UI().Muted)
	if d.Options.HasRibbon && d.Phase != tabletop.Reviewing {
		ribbon := d.RibbonRect(d.Labels)
		style, in.Y, in.H = d.sashStyle(d.Labels), ribbon.Y, ribbon.H
		d.Picture(kit.SashPlate, ribbon, 1)
	}
	d.Write(d.Status.Caption, style, in, kit.Right, 1)
}

// RibbonRect returns the ribbon behind the caption of practice: from just left of the letters to the edge of the window.
func (t *Table) RibbonRect(l *kit.Labels) geom.Rect {
	g := t.Timeline.Geometry()
	high := g.Caption.H + 2*g.Unit // a little lower than other captions, clear of the icons
	x := g.Caption.Right() - l.Get(t.Status.Caption, t.sashStyle(l), kit.Right, g.Caption.W).W - high*(art.SashNotch+0.4)
	return geom.Rect{X: x, Y: g.Caption.Y + g.Unit, W: g.Stage.Right() - x, H: high}
}

// sashStyle returns the lettering of the caption on the ribbon, small enough for one line.
func (t *Table) sashStyle(l *kit.Labels) kit.Lettering {
	g := t.Timeline.Geometry()
	return l.Fit(t.Status.Caption, kit.Sized(g.TextUnit(), assets.Strong, kit.TextSize, art.SashText()), g.Caption.W-g.Caption.H*(art.SashNotch+1))
}

// line draws the line above the hand, and the offer of a card at the player's own pile.
func (d drawing) line() {
	there := d.Arrival.TurnAlpha()
	asked := d.PromptBar.QuestionFade.Opacity*there > 0 && d.Question() == scene.DrawQuestion
	if asked && tabletop.HasPrimary(d.PromptBar.Question.Buttons, DrawButton) {
		d.Tinted(kit.Glow, d.Effects.Displace(d.PileTop(), d.Timeline.CurrentPicture().Cards[d.PileTop()]).Rect(), d.UI().Glow, d.PromptBar.QuestionFade.Opacity*there)
	}
	d.PromptBar.Draw(d.Canvas.Canvas, &d.g.Edges, d.ButtonLook(), &d.Focus, there)
	if asked {
		d.badge()
	}
}

// badge draws the offer of a card on the upper right corner of the player's own pile.
func (d drawing) badge() {
	const offer = "+1?"
	pile, size, grown := d.Effects.Displace(d.PileTop(), d.Timeline.CurrentPicture().Cards[d.PileTop()]).Rect(), 34*d.g.TextUnit(), d.Effects.BadgeScale()
	at := geom.Point{X: pile.Right() - size*0.15, Y: pile.Y + size*0.15}
	d.Pressed(kit.BonusPlate, at, size, size, grown, grown, 0, kit.White(), 1)
	if grown > 0.9 { // words do not grow
		d.Write(offer, d.SizedLettering(assets.Display, kit.TextSize, art.Paper()), geom.Around(at, size, size), kit.Center, 1)
	}
}
