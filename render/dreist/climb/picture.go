package climb

import (
	"strconv"

	"dreist/assets"
	"dreist/game/dreist"
	"dreist/render/art"
	"dreist/render/dreist/pictures"
	"dreist/render/dreist/words"
	"dreist/render/geom"
	"dreist/render/kit"
	"dreist/render/stage"
)

type picture struct {
	pictures.Canvas
	phrases words.Sentences
	unit    float64 // device pixels per logical pixel of texts
}

// LadderView is the content of the picture. A rung is its number of the player's cards; less than the first rung's is the ground.
type LadderView struct {
	Rung         int      // rung of the figure at the end of the motion
	BestRung     int      // highest rung ever won, 0 if none
	LastLostRung int      // rung at which the last climb ended
	Movement     Movement // how the figure came to its rung
	StartRung    int      // rung from which it came
}

// hung is the text of a sign, with widths in device pixels.
type hung struct {
	number, rating string
	wide           float64 // width of the sign
	beside         float64 // width of the crown that stands out beside it
}

// The measures of the signs in logical pixels of texts.
const (
	signEdge   = 9  // margin beside the words
	signGap    = 7  // distance between the number and the name of the rating
	signLeast  = 19 // least height
	fullPitch  = 19 // least distance of rungs for signs with words
	crownLeast = 15
	unbroken   = 400 // wider than any of these texts
)

// The usual and the largest height of a sign, in units.
const (
	signUsual = 25.0
	signMost  = 37.0
)

// draw draws the ladder at this time since its motion began, which ends at lasts. Before 0 the figure is hidden.
func (d picture) draw(room geom.Rect, v LadderView, at stage.Span) {
	p, signs := d.arrange(room, v)
	d.scenery(p, v, at)
	for i, s := range signs {
		own := v.cards(i)
		d.Canvas.DrawPicture(pile(own), p.pile(i, 0, own), 1)
		d.Canvas.DrawPicture(egons|pile(dreist.CardCount-own), p.pile(i, 1, dreist.CardCount-own), 1)
		d.sign(p, i, s, v)
	}
	d.pennant(p, v)
	if at >= 0 {
		d.drawFigure(p, v, at)
	}
}

func (d picture) arrange(room geom.Rect, v LadderView) (layout, [rungCount]hung) {
	p := newLayout(room, 0)
	signs, need := d.signs(p, v), 0.0
	for i, s := range signs {
		need = max(need, s.wide+s.beside-lean*float64(i)*p.unit)
	}
	return newLayout(room, need+signEdge*d.unit), signs
}

// figure returns the rectangle of the figure before it moves.
func (d picture) figure(room geom.Rect, v LadderView) geom.Rect {
	p, _ := d.arrange(room, v)
	at := v.Rung
	if v.Movement != StandsStill {
		at = v.StartRung
	}
	feet, size := p.stand(index(at)), figureSize*p.unit
	return geom.Rect{X: feet.X - size/2, Y: feet.Y - size, W: size, H: size}
}

// full reports whether the signs have room for words.
func (d picture) full(p layout) bool { return pitch*p.unit >= fullPitch*d.unit }

// cards returns the number of the player's cards on the i-th rung; on the last one the most that the player has reached.
func (v LadderView) cards(i int) int {
	cards := dreist.FirstRung + i*dreist.RungStep
	if i == rungCount-1 {
		return max(cards, v.Rung, v.StartRung)
	}
	return cards
}

func (d picture) signs(p layout, v LadderView) [rungCount]hung {
	var all [rungCount]hung
	for i := range all {
		s, cards := &all[i], v.cards(i)
		s.number = strconv.Itoa(cards)
		if i == rungCount-1 && cards == dreist.FirstRung+i*dreist.RungStep && v.Rung != cards {
			s.number += "+"
		}
		s.wide = 2*signEdge*d.unit + d.run(s.number, d.number(p))
		if !d.full(p) {
			continue
		}
		s.rating = d.phrases.RatingName(cards)
		s.wide += signGap*d.unit + d.run(s.rating, d.rating())
		if i == index(v.BestRung) {
			s.beside = d.crown(p) * 0.7
		}
	}
	return all
}

func (d picture) run(text string, style kit.TextStyle) float64 {
	return d.Labels.Label(text, style, kit.Left, unbroken*d.unit).W
}

func (d picture) number(p layout) kit.TextStyle {
	s := kit.NewTextStyle(d.unit, assets.DisplayFont, kit.TextSize, art.InkColor())
	s.Size = min(s.Size, float64(int(0.84*d.high(p))))
	return s
}

func (d picture) rating() kit.TextStyle {
	return kit.NewTextStyle(d.unit, assets.StrongFont, kit.TextSize, art.InkColor())
}

func (d picture) high(p layout) float64 {
	return min(max(signUsual*p.unit, signLeast*d.unit), signMost*p.unit)
}

func (d picture) scenery(p layout, v LadderView, at stage.Span) {
	d.Canvas.DrawPicture(country, p.room, 1)
	left := p.loftLeft()
	d.Canvas.DrawPicture(railing, p.box(left, railTop, p.wide()-left, loftTop-railTop), 1)
	d.Canvas.DrawPicture(v.egon(at), p.egon(), 1)
	d.gift(p, v, at)
	d.Canvas.DrawPicture(loft, p.box(left, 0, p.wide()-left, tall), 1)
	d.Canvas.DrawPicture(wood, p.box(p.left, 0, ladderWide, tall), 1)
}

func (d picture) sign(p layout, i int, s hung, v LadderView) {
	high := d.high(p)
	rail := p.at(p.rail(i)-railThick/2-1, rungY(i)+rungThick/2)
	in := geom.Rect{X: rail.X - s.wide, Y: rail.Y - high/2, W: s.wide, H: high}
	what := board
	switch now := index(v.Rung); {
	case i == now:
		what = boardNow
	case i < now || i <= index(v.BestRung) && now < 0:
		what = boardWon
	}
	d.Canvas.DrawPicture(what, in, 1)
	number, edge := d.number(p), signEdge*d.unit
	text := geom.Rect{X: in.X + edge, Y: in.Y - high*0.03, W: in.W - 2*edge, H: high}
	d.DrawText(s.number, number, text, kit.Left, 1)
	d.DrawText(s.rating, d.rating(), text, kit.Right, 1)
	if i == index(v.BestRung) {
		size := d.crown(p)
		d.DrawTurned(kit.Crown, geom.Point{X: in.X - size*0.3, Y: in.Y - size*0.02}, size, size, 1, -0.32, kit.WhiteTint(), 1)
	}
}

func (d picture) crown(p layout) float64 { return max(crownSize*p.unit, crownLeast*d.unit) }

// The measures of the flag where the last climb ended.
const (
	flagBare = 44 // units wide without a text
	flagHigh = 26
)

// pennant draws the flag beside the rung where the last climb ended.
func (d picture) pennant(p layout, v LadderView) {
	i := index(v.LastLostRung)
	if i < 0 || i == index(v.Rung) {
		return
	}
	wide, high, words := flagBare*p.unit, flagHigh*p.unit, ""
	style := kit.NewTextStyle(d.unit, assets.StrongFont, kit.TextSize, art.RGB(0x4A2779))
	if d.full(p) {
		words = d.phrases.Say("ladder.was")
		high = max(high, 21*d.unit)
		wide = d.run(words, style) + 2*signEdge*d.unit + high*0.24
	}
	pole := p.at(p.rail(i)+between+railThick/2+4, rungY(i)+rungThick/2)
	in := geom.Rect{X: pole.X, Y: pole.Y - high*0.5, W: wide, H: high}
	if i == rungCount-1 { // Egon stands beside the last rung
		pole = p.at(p.rail(i)+between*0.42, rungY(i)-26)
		in = geom.Rect{X: pole.X - wide*0.4, Y: pole.Y - high/2, W: wide, H: high}
		d.DrawLine(geom.Point{X: in.X + 1, Y: in.Y}, geom.Point{X: in.X + 1, Y: p.at(0, rungY(i)).Y}, max(1.5, 2.2*p.unit), art.RGB(0x6A3FA0), 1)
	}
	d.Canvas.DrawPicture(pennant, in, 1)
	if words != "" {
		label := geom.Rect{X: in.X + signEdge*d.unit, Y: in.Y - high*0.04, W: in.W - 2*signEdge*d.unit - high*0.2, H: high}
		d.DrawText(words, style, label, kit.Center, 1)
	}
}
