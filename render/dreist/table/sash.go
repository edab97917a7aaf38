package table

import (
	"dreist/assets"
	"dreist/render/art"
	"dreist/render/dreist/scene"
	"dreist/render/geom"
	"dreist/render/kit"
)

// caption says which game is played, below the icons: of practice on a ribbon, as it does not count.
func (d drawing) caption() {
	if d.Status.Caption.Text == "" {
		return
	}
	style := d.Text(assets.Text, 14, d.UI().Muted)
	in := d.g.Caption
	if ribbon, ok := d.Sash(d.Labels, d.g); ok {
		d.Picture(kit.SashPlate, ribbon, 1)
		style, in.Y, in.H = d.sashStyle(), ribbon.Y, ribbon.H
	}
	d.Write(d.Status.Caption.Text, style, in, kit.Right, 1)
}

// sashStyle is how the caption of practice is written.
func (t *Table) sashStyle() kit.Lettering { return t.Text(assets.Strong, 14, art.SashText()) }

// Sash returns where the ribbon lies behind the caption, and whether there is one: from a little before the letters to
// the edge of the window.
func (t *Table) Sash(l *kit.Labels, g *scene.Geometry) (geom.Rect, bool) {
	if !t.Status.Caption.Ribbon || t.Mode == Reviewing {
		return geom.Rect{}, false
	}
	high := g.Caption.H + 2*g.Unit // a little lower than the caption of others: it keeps off the icons
	x := g.Caption.Right() - l.Get(t.Status.Caption.Text, t.sashStyle(), kit.Right, g.Caption.W).W - high*(art.SashNotch+0.4)
	return geom.Rect{X: x, Y: g.Caption.Y + g.Unit, W: g.W - x, H: high}, true
}
