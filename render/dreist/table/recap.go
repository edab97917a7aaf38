package table

import (
	"dreist/assets"
	"dreist/render/dreist/situation"
	"dreist/render/geom"
	"dreist/render/kit"
)

// recap tells what happened last on a plate as high as that takes.
func (d drawing) recap() {
	if d.Question() == situation.GiftQuestion || d.Mode == situation.Reviewing {
		return
	}
	who, did := d.Seen.Recap(&d.Situation)
	if who == "" {
		return
	}
	pad := 9 * d.g.Unit
	inside := d.RecapRoom().Inset(pad)
	style := d.Text(assets.Text, 14, d.UI().Text)
	name := d.Labels.Fit(who, d.Text(assets.Strong, 14, d.UI().Text), inside.W)
	high := d.Labels.Get(who, name, kit.Left, inside.W).H
	plate := geom.Rect{X: d.g.Recap.X, Y: d.g.Recap.Y, W: d.g.Recap.W, H: high + 2*pad}
	for _, line := range did {
		if more := d.Labels.Get(line, style, kit.Left, inside.W).H; high+more <= inside.H {
			high += more
			plate.H = high + 2*pad
			continue
		}
		plate.H = d.RecapRoom().H
		break
	}
	d.Picture(kit.NotePlate, plate, 1)
	d.writeRecap(inside, who, name, did, style)
}

// writeRecap writes a turn line by line, and as much of the line that does not fit as does.
func (d drawing) writeRecap(in geom.Rect, who string, name kit.Lettering, did []string, style kit.Lettering) {
	next := func(line string, style kit.Lettering) bool {
		k := d.Labels.Get(line, style, kit.Left, in.W)
		if k.H > in.H {
			k = d.Labels.Get(d.Labels.Cut(line, style, in), style, kit.Left, in.W)
		}
		if k.H > in.H {
			return false
		}
		d.Image(k.Image, in.X, in.Y, 1)
		in.Y, in.H = in.Y+k.H, in.H-k.H
		return true
	}
	next(who, name)
	for _, line := range did {
		if !next(line, style) {
			return
		}
	}
}
