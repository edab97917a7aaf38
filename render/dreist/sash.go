package dreist

import (
	"dreist/assets"
	"dreist/render/art"
	"dreist/render/geom"
	"dreist/render/kit"
	"dreist/render/stage"
)

// drawCaption says which game is played, below the icons: of practice on a ribbon, as it does not count.
func (t *table) drawCaption(e *canvas, g *stage.Geometry) {
	if t.caption == "" {
		return
	}
	style := t.text(assets.Text, 14, e.UI().Muted)
	in := g.Caption
	if ribbon, ok := t.sash(e.Labels, g); ok {
		e.Picture(kit.SashPlate, ribbon, 1)
		style, in.Y, in.H = t.sashStyle(), ribbon.Y, ribbon.H
	}
	e.Write(t.caption, style, in, kit.Right, 1)
}

// sashStyle is how the caption of practice is written.
func (t *table) sashStyle() kit.Lettering { return t.text(assets.Strong, 14, art.SashText()) }

// sash returns where the ribbon lies behind the caption, and whether there is one: from a little before the letters to
// the edge of the window.
func (t *table) sash(l *kit.Labels, g *stage.Geometry) (geom.Rect, bool) {
	if !t.practice || t.past != nil {
		return geom.Rect{}, false
	}
	high := g.Caption.H + 2*g.Unit // a little lower than the caption of others: it keeps off the icons
	x := g.Caption.Right() - l.Get(t.caption, t.sashStyle(), kit.Right, g.Caption.W).W - high*(art.SashNotch+0.4)
	return geom.Rect{X: x, Y: g.Caption.Y + g.Unit, W: g.W - x, H: high}, true
}
