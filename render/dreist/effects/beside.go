package effects

import (
	"math"
	"slices"

	"dreist/game/dreist"
	"dreist/render/dreist/situation"
	"dreist/render/geom"
)

// besideCards returns where the middle of something stands best that is to be seen beside a DREIer: close to it, above it where that
// is all the same, and out of the ways to the discard pile and of the cards that are about to fall. It never covers the DREIer itself, nor a card that remains, wherever
// that moves as the rows part. It is so many sizes wide and high; where there is no room for it, it gets a smaller size, and where there is none
// below the base, it stands beside the layout or on the base. Away is how far it may move down from there as it goes, less than nothing for up.
func (w show) besideCards(praised dreist.TrioMade, falling []dreist.Card, wide, high, size float64) (at geom.Point, away, fits float64) {
	const smallest, smaller, fine = 0.55, 0.15, 0.3 // parts of the size, and of a card's width
	g := w.Line.Geometry()
	around := w.around(praised.Cards)
	lying := w.lying(praised, falling)
	covers := w.coversOf(praised, falling)
	best := math.Inf(1)
	for _, room := range w.rooms() {
		for part := 1.0; part >= smallest; part -= smaller {
			box := geom.Rect{W: wide * size * part, H: high * size * part}
			for box.Y = room.Y; box.Bottom() <= room.Bottom(); box.Y += fine * g.CardW {
				for box.X = room.X; box.Right() <= room.Right(); box.X += fine * g.CardW {
					middle, far := box.Center(), around.Center()
					off := geom.Point{X: math.Abs(middle.X - far.X), Y: math.Abs(middle.Y - far.Y)}
					cost := (1-part)*1.5 + (0.03*off.X+0.1*max(off.X-(around.W+box.W)/2, 0)+0.1*max(off.Y-(around.H+box.H)/2, 0))/g.CardW
					if middle.Y > far.Y {
						cost += 0.05
					}
					if cost >= best || box.Overlap(around) > 0 || overlaps(lying, box) {
						continue
					}
					if cost += covers(box); cost < best {
						at, fits, best = middle, size*part, cost
					}
				}
			}
		}
		if !math.IsInf(best, 1) {
			break
		}
	}
	if away = letteringAway * g.TextUnit(); at.Y < around.Center().Y {
		away = -away
	}
	gone := geom.Around(at, wide*fits, high*fits)
	if gone.Y += away; gone.Overlap(around) > 0 || overlaps(lying, gone) {
		away = 0
	}
	return at, away, fits
}

// rooms returns where something may stand beside a DREIer, each where there is none in those before.
func (w show) rooms() [2]geom.Rect {
	g := w.Line.Geometry()
	below := geom.Rect{X: g.Shelf.X - g.CardW, Y: g.Shelf.Bottom(), W: g.Shelf.W + 2*g.CardW, H: g.Tray.Y - g.Gap - g.Shelf.Bottom()}
	if w.Mode == situation.Reviewing {
		below.H = g.Prompt.Y - below.Y // where the keys and the slider of a review are
	}
	switch {
	case w.Leader != nil || w.Logged: // what they tell stands on the right
		below.W = g.Shelf.Right() - below.X
	case g.Shape.Others == 0:
		below.W = g.Right.Right() - below.X
	}
	all := geom.Rect{X: g.Left.X, Y: g.Gap, W: below.Right() - g.Left.X, H: below.Bottom() - g.Gap}
	return [...]geom.Rect{below, all}
}

// around returns what some cards take, and what they need to hop.
func (w show) around(cards []dreist.Card) geom.Rect {
	around := w.Line.Now().Cards[cards[0]].Rect()
	for _, c := range cards[1:] {
		around = around.Union(w.Line.Now().Cards[c].Rect())
	}
	hop := w.Line.Geometry().CardW * 0.4
	return geom.Rect{X: around.X, Y: around.Y - hop, W: around.W, H: around.H + hop + w.Line.Geometry().Gap}
}

// lying returns what the cards take that remain beside those of a DREIer and those that are about to fall: where they lie, where they will lie without the
// others, and what is between.
func (w show) lying(praised dreist.TrioMade, falling []dreist.Card) (lying []geom.Rect) {
	then := w.Line.View().Clone()
	gone := slices.Clone(falling)
	if praised.Column {
		gone = append(gone, praised.Cards...)
	}
	for _, c := range gone {
		then.Rows[c] = 0
	}
	now, later := w.Line.Now(), w.Line.Foresee(&then)
	for c, row := range then.Rows {
		if row > 0 && !slices.Contains(praised.Cards, dreist.Card(c)) {
			lying = append(lying, now.Cards[c].Rect().Union(later.Cards[c].Rect()))
		}
	}
	return lying
}

// overlaps reports whether something covers any of some rectangles.
func overlaps(some []geom.Rect, r geom.Rect) bool {
	return slices.ContainsFunc(some, func(s geom.Rect) bool { return s.Overlap(r) > 0 })
}

// coversOf returns how bad it is to cover a place while a DREIer is praised and some cards are about to fall.
func (w show) coversOf(praised dreist.TrioMade, falling []dreist.Card) func(geom.Rect) float64 {
	const falls, based, asked, stations = 2, 1, 2, 8
	g, now := w.Line.Geometry(), &w.Line.Now().Cards
	var ways []geom.Rect
	questions := g.Plate // where none are asked in a review
	if w.Mode == situation.Reviewing {
		questions = geom.Rect{}
	}
	to := g.DiscardPile.Center()
	leaves := slices.Clone(falling)
	if praised.Column {
		leaves = append(leaves, praised.Cards...)
	}
	for _, c := range leaves {
		for i := 1; i < stations; i++ {
			part, from := float64(i)/stations, now[c].Rect()
			ways = append(ways, geom.Around(geom.Point{X: geom.Mix(from.Center().X, to.X, part), Y: geom.Mix(from.Center().Y, to.Y, part)}, from.W, from.H))
		}
	}
	return func(box geom.Rect) float64 {
		area := based * box.Overlap(g.Shelf)
		if w.EgonPlays() {
			area += based * box.Overlap(g.Egon.Box.Union(g.Egon.Bubble))
		}
		if box.Overlap(questions) > 0 {
			area += asked * box.W * box.H
		}
		for _, c := range falling {
			if box.Overlap(now[c].Rect()) > 0 {
				area += falls * box.W * box.H
			}
		}
		for _, r := range ways {
			area += box.Overlap(r) / stations
		}
		return area / (box.W * box.H)
	}
}
