package effects

import (
	"math"
	"slices"

	"dreist/game/dreist"
	"dreist/render/geom"
	"dreist/render/tabletop"
)

// smallest is the lowest factor by which a lettering may shrink to keep off the cards.
const smallest = 0.4

// beside is the surroundings of a DREIer in which its lettering is placed.
type beside struct {
	board  geom.Rect // the limits of everything shown there
	around geom.Rect // the DREIer and the room for its hop
	lying  []geom.Rect
	covers func(geom.Rect) float64 // penalty for covering a place
	card   geom.Rect               // a card's size
	drifts float64                 // distance that a lettering moves as it goes
	leaves bool                    // the DREIer goes at once, past the lettering: it may lie there
}

// attempt is one way to place a lettering.
type attempt struct {
	part float64 // the least part of its size
	past bool    // it may cover cards that fall with the DREIer, as these pass in front of it
	over bool    // it may cover all cards
}

// besideTrio returns the surroundings of a DREIer. falling are the cards that its column drops; the lettering may cover those
// that are not in keepOff.
func (w show) besideTrio(trio dreist.TrioMade, falling, keepOff []dreist.Card) beside {
	g := w.Line.Geometry()
	card, drifts := geom.Rect{W: g.CardW, H: g.CardH}, letteringAway*g.TextUnit()
	return beside{
		w.board(), w.around(trio.Cards), w.lying(trio, falling, keepOff), w.coversOf(trio, falling), card, drifts, trio.Column,
	}
}

// place returns the best middle for a lettering: near the DREIer, above rather than below, and off the cards' way to the
// discard pile. It stays on the board, off the DREIer and off all other cards wherever they move as the rows part; an
// attempt over all may lie on cards and covers as little as it can. The lettering is wide×high sizes; if there is no room it
// shrinks, down to the least part; fits is its size, 0 if there is none. away is how far it may move down as it goes, negative
// for up, in device pixels.
func (b *beside) place(wide, high, size, least float64, over bool) (at geom.Point, away, fits float64) {
	const smaller, fine, rounded = 0.05, 0.3, 0.001 // parts of the size, and of a card's width
	best, far := math.Inf(1), b.around.Center()
	for part := 1.0; part >= least-rounded; part -= smaller {
		box := geom.Rect{W: wide * size * part, H: high * size * part}
		free := geom.Rect{X: b.board.X, Y: b.board.Y, W: b.board.W - box.W, H: b.board.H - box.H}
		if free.W < 0 || free.H < 0 {
			continue
		}
		across, down := math.Ceil(free.W/(fine*b.card.W)), math.Ceil(free.H/(fine*b.card.W))
		for row := 0.0; row <= down; row++ {
			for column := 0.0; column <= across; column++ {
				box.X, box.Y = free.X+free.W*column/max(across, 1), free.Y+free.H*row/max(down, 1)
				middle := box.Center()
				off := geom.Point{X: math.Abs(middle.X - far.X), Y: math.Abs(middle.Y - far.Y)}
				cost := (1-part)*3 + (0.03*off.X+0.1*max(off.X-(b.around.W+box.W)/2, 0)+0.1*max(off.Y-(b.around.H+box.H)/2, 0))/b.card.W
				if middle.Y > far.Y {
					cost += 0.05
				}
				if cost >= best {
					continue
				}
				if hides := b.hides(box); over {
					cost += hides
				} else if hides > 0 {
					continue
				}
				if cost += b.covers(box); cost < best {
					at, fits, best = middle, size*part, cost
				}
			}
		}
	}
	return at, b.leads(at, wide*fits, high*fits), fits
}

// leads returns how far a lettering may move down as it goes, negative for up; 0 if it would meet a card or leave the
// board.
func (b *beside) leads(at geom.Point, wide, high float64) float64 {
	away := b.drifts
	if at.Y < b.around.Center().Y {
		away = -away
	}
	gone := geom.Around(geom.Point{X: at.X, Y: at.Y + away}, wide, high)
	if b.hides(gone) > 0 || gone.Y < b.board.Y || gone.Bottom() > b.board.Bottom() {
		return 0
	}
	return away
}

// hides returns the penalty for the parts of the DREIer and of other cards that a box covers.
func (b *beside) hides(box geom.Rect) (bad float64) {
	const own = 2
	if !b.leaves {
		bad = own * box.Overlap(b.around)
	}
	for _, r := range b.lying {
		bad += box.Overlap(r)
	}
	return bad / (b.card.W * b.card.H)
}

// board returns the area for letterings: the board without the keys and the slider of a review.
func (w show) board() geom.Rect {
	g := w.Line.Geometry()
	low := max(g.Mat.Bottom(), g.Rows.Bottom()) // a diagram has no mat
	if w.Phase == tabletop.Reviewing {
		low = min(low, g.Prompt.Y)
	}
	return geom.Rect{X: g.Shelf.X, Y: g.Shelf.Bottom(), W: g.Shelf.W, H: low - g.Shelf.Bottom()}
}

// around returns the bounds of cards with the room for their hop.
func (w show) around(cards []dreist.Card) geom.Rect {
	around := w.Line.Now().Cards[cards[0]].Rect()
	for _, c := range cards[1:] {
		around = around.Union(w.Line.Now().Cards[c].Rect())
	}
	hop := w.Line.Geometry().CardW * 0.4
	return geom.Rect{X: around.X, Y: around.Y - hop, W: around.W, H: around.H + hop + w.Line.Geometry().Gap}
}

// lying returns the areas of all cards of the layout: where they lie, where they will lie after a column and its loosened cards
// have gone, and the space between. It leaves out the cards of the DREIer and those that fall with it, unless keepOff has them.
func (w show) lying(trio dreist.TrioMade, falling, keepOff []dreist.Card) []geom.Rect {
	now, then := w.Line.Now(), w.Line.View().Clone()
	lying := make([]geom.Rect, len(then.Rows))
	other := func(c int) bool {
		card := dreist.Card(c)
		return then.Rows[c] > 0 && !slices.Contains(trio.Cards, card) && (slices.Contains(keepOff, card) || !slices.Contains(falling, card))
	}
	for c := range lying {
		if other(c) {
			lying[c] = now.Cards[c].Rect()
		}
	}
	leave := func(cards []dreist.Card) {
		for _, c := range cards {
			then.Rows[c] = 0
		}
		later := w.Line.Foresee(&then)
		for c := range lying {
			if other(c) {
				lying[c] = lying[c].Union(later.Cards[c].Rect())
			}
		}
	}
	if trio.Column {
		leave(trio.Cards)
	}
	leave(falling)
	return slices.DeleteFunc(lying, func(r geom.Rect) bool { return r == geom.Rect{} })
}

// coversOf returns the penalty function of besideTrio for things that are not cards.
func (w show) coversOf(trio dreist.TrioMade, falling []dreist.Card) func(geom.Rect) float64 {
	const asked, stations = 2, 8
	g, now := w.Line.Geometry(), &w.Line.Now().Cards
	var ways []geom.Rect
	questions := g.Plate // empty in a review
	if w.Phase == tabletop.Reviewing {
		questions = geom.Rect{}
	}
	to := g.DiscardPile.Center()
	leaves := slices.Clone(falling)
	if trio.Column {
		leaves = append(leaves, trio.Cards...)
	}
	for _, c := range leaves {
		for i := 1; i < stations; i++ {
			part, from := float64(i)/stations, now[c].Rect()
			on := geom.Point{X: geom.Mix(from.Center().X, to.X, part), Y: geom.Mix(from.Center().Y, to.Y, part)}
			ways = append(ways, geom.Around(on, from.W, from.H))
		}
	}
	return func(box geom.Rect) float64 {
		area := 0.0
		if box.Overlap(questions) > 0 {
			area += asked * box.W * box.H
		}
		for _, r := range ways {
			area += box.Overlap(r) / stations
		}
		return area / (box.W * box.H)
	}
}
