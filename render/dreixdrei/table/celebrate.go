package table

import (
	"math"

	"dreist/assets"
	"dreist/game/dreixdrei"
	"dreist/render/art"
	"dreist/render/dreixdrei/pictures"
	"dreist/render/dreixdrei/scene"
	"dreist/render/geom"
	"dreist/render/kit"
	"dreist/render/stage"
)

// The measures of the eraser that wipes the ring.
const (
	wiperSize  = 0.42 // its size, in heights of the canvas
	wiperRubs  = 0.12 // how far it rubs up and down, in its sizes
	wiperTimes = 5    // how often it does
	wiperDust  = 6    // number of clouds of dust behind it
	dustApart  = 0.05 // the distance between clouds, in parts of the way
)

func (t *Table) wipe() {
	if t.Timeline.HasReducedMotion() {
		return
	}
	t.effects.StartEffect(t.Timeline.Speed(), 0, scene.SpanDelete, func(d drawing, at stage.Span) {
		in, size := d.g.Ring, d.g.RingFloor.H*wiperSize
		on := func(far float64) geom.Point {
			far = stage.EaseOut(min(max(far, 0), 1))
			return geom.Point{X: in.X + in.W*far, Y: in.Center().Y + size*wiperRubs*math.Sin(2*math.Pi*wiperTimes*far)}
		}
		far := at.ProgressWithin(0, scene.SpanDelete)
		for n := range wiperDust {
			part := float64(n+1) / wiperDust
			behind := on(far - dustApart*float64(n+1))
			d.DrawPicture(kit.DustCloud, geom.RectAround(behind, size*0.4, size*0.4), 0.8*(1-part))
		}
		d.DrawRotated(pictures.SpecialMotif(dreixdrei.Delete), on(far), size, size, 1, 0.2*math.Sin(2*math.Pi*wiperTimes*far), kit.WhiteTint(), 1-at.ProgressWithin(scene.SpanDelete-120, 120))
	})
}

// The measures of a ribbon.
const (
	ribbonEnds   = 0.11 // the width of the folded ends, in widths of the ribbon
	ribbonFigure = 0.12 // the middle of the figure, in widths of the ribbon
	ribbonWide   = 500  // its width in pixels in a window of the usual height
	ribbonHigh   = 62
	ribbonMost   = 0.6 // the greatest width, in widths of the canvas
)

// ribbon shows words below the pile after a while, with a hopping figure unless it is nil. An earlier ribbon disappears at once.
func (t *Table) ribbon(after, lasts stage.Span, figure kit.Motif, key string, values assets.Values) {
	text := t.Phrases.Say(key, values)
	t.ribbons++
	number := t.ribbons
	t.effects.StartEffect(t.Timeline.Speed(), after, lasts, func(d drawing, at stage.Span) {
		if d.t.ribbons != number {
			return
		}
		in, out := at.ProgressWithin(0, 200), 1-at.ProgressWithin(lasts-180, 180)
		low, canvas, u := d.g.Pile.Bottom(), d.g.RingFloor, d.g.SizingHeight()/ringHigh
		middle := geom.Point{X: canvas.Center().X, Y: (low + canvas.Bottom()) / 2}
		r := geom.RectAround(middle, min(ribbonWide*u, canvas.W*ribbonMost), max(ribbonHigh*u, 44*d.g.Unit))
		size, words := r.H*1.4, r
		words.X += r.W * ribbonEnds
		if figure != nil {
			words.X = r.X + r.W*ribbonFigure + size*0.66 // half of it, and its boxing gloves
		}
		words.W = r.Right() - r.W*ribbonEnds - words.X
		d.DrawGroup(r.Inset(-size), stage.EaseOut(in)*out, func() {
			d.DrawPicture(pictures.RibbonMotif, r, 1)
			d.DrawText(text, d.Labels.FitWidth(text, d.text(assets.DisplayFont, kit.HeadingSize, art.PaperColor()), words.W*0.92), words, kit.Center, 1)
			if figure != nil {
				hop := 0.0
				if !d.t.Timeline.HasReducedMotion() {
					hop = math.Abs(math.Sin(math.Pi*2*at.ProgressWithin(0, 560))) * (1 - at.ProgressWithin(0, 560)*0.5) * r.H * 0.35
				}
				d.DrawPicture(figure, geom.RectAround(geom.Point{X: r.X + r.W*ribbonFigure, Y: r.Center().Y - r.H*0.1 - hop}, size, size), 1)
			}
		})
	})
}

func (t *Table) sparks(seat dreixdrei.Seat) {
	t.effects.StartEffect(t.Timeline.Speed(), 0, 1600, func(d drawing, at stage.Span) {
		b := stage.Burst{From: t.FigureRect(seat).Center(), Unit: d.g.Unit, Direction: -math.Pi / 2, Spread: 2.2, Speed: 480, Gravity: 700, Duration: 1600}
		colour := pictures.FighterColor(pictures.Fighter(seat))
		for n := range 22 {
			p := b.PieceAt(n, at)
			d.DrawRotated(kit.Spark, p.Point, 20*d.g.Unit*p.Size, 20*d.g.Unit*p.Size, 1, p.Rotation, colour, p.Alpha)
		}
	})
}
