package table

import (
	"dreist/assets"
	"dreist/render/art"
	"dreist/render/dreist/scene"
	"dreist/render/geom"
	"dreist/render/kit"
	"dreist/render/tabletop"
)

func (d drawing) caption() {
	in, style := d.g.Caption, d.SizedLettering(assets.TextFont, kit.TextSize, d.Palette().MutedText)
	if d.Options.HasRibbon && d.Phase != tabletop.ReplayPhase {
		ribbon := d.RibbonRect(d.Labels)
		style, in.Y, in.H = d.sashStyle(d.Labels), ribbon.Y, ribbon.H
		d.DrawPicture(kit.PracticePlate, ribbon, 1)
	}
	d.DrawText(d.Status.Caption, style, in, kit.Right, 1)
}

// RibbonRect returns the ribbon behind the caption of practice: from just left of the letters to the edge of the window.
func (t *Table) RibbonRect(l *kit.Labels) geom.Rect {
	g := t.Timeline.Geometry()
	high := g.Caption.H + 2*g.Unit // a little lower than other captions, clear of the icons
	x := g.Caption.Right() - l.Label(t.Status.Caption, t.sashStyle(l), kit.Right, g.Caption.W).W - high*(art.PracticeRibbonNotch+0.4)
	return geom.Rect{X: x, Y: g.Caption.Y + g.Unit, W: g.Stage.Right() - x, H: high}
}

func (t *Table) sashStyle(l *kit.Labels) kit.TextStyle {
	g := t.Timeline.Geometry()
	return l.FitWidth(t.Status.Caption, kit.NewTextStyle(g.TextUnit(), assets.StrongFont, kit.TextSize, art.PracticeRibbonTextColor()), g.Caption.W-g.Caption.H*(art.PracticeRibbonNotch+1))
}

func (d drawing) line() {
	there := d.Arrival.TurnAlpha()
	asked := d.PromptBar.QuestionFade.Opacity*there > 0 && d.Question() == scene.DrawQuestion
	if asked && tabletop.HasPrimary(d.PromptBar.Question.Buttons, DrawButton) {
		d.DrawTinted(kit.CardGlow, d.Effects.DisplacedPose(d.PileTop(), d.Timeline.CurrentPicture().Cards[d.PileTop()]).Rect(), d.Palette().Glow, d.PromptBar.QuestionFade.Opacity*there)
	}
	d.PromptBar.Draw(d.Canvas.Canvas, &d.g.Edges, d.ButtonLook(), &d.InputState, there)
	if asked {
		d.badge()
	}
}

func (d drawing) badge() {
	pile, size, grown := d.Effects.DisplacedPose(d.PileTop(), d.Timeline.CurrentPicture().Cards[d.PileTop()]).Rect(), 34*d.g.TextUnit(), d.Effects.BadgeScale()
	at := geom.Point{X: pile.Right() - size*0.15, Y: pile.Y + size*0.15}
	d.DrawSquashed(kit.BonusPlate, at, size, size, grown, grown, 0, kit.WhiteTint(), 1)
	if grown > 0.9 { // words do not grow
		d.DrawText("+1?", d.SizedLettering(assets.DisplayFont, kit.TextSize, art.PaperColor()), geom.RectAround(at, size, size), kit.Center, 1)
	}
}
