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

// LadderView is the content of the picture. Each rung is given by its number of the player's cards; fewer cards than on the first rung mean the ground.
type LadderView struct {
	EndRung      int      // rung of the figure at the end of the motion
	BestRung     int      // highest rung ever won, 0 if none
	LastLostRung int      // rung at which the last climb ended
	Movement     Movement // how the figure came to its rung
	StartRung    int      // rung from which the figure came
}

// hung is a sign at a rung: its texts, and widths in device pixels.
type hung struct {
	number, rating string
	wide           float64 // width of the sign
	beside         float64 // width of the crown that stands out beside it
}

// The measures of the signs in logical pixels of texts.
const (
	signEdge   = 9  // margin beside the words
	signGap    = 7  // distance between the number and the name of the rating
	signLeast  = 19 // least height of a sign
	fullPitch  = 19 // least height from rung to rung for signs with words
	crownLeast = 15
	unbroken   = 400 // a width that no text of a sign reaches
)

// The usual and the largest height of a sign, in units.
const (
	signUsual = 25.0
	signMost  = 37.0
)

// draw draws the ladder at a time since its motion began, which ends at lasts. Before 0 the figure is hidden.
func (pic picture) draw(room geom.Rect, v LadderView, at stage.Span) {
	p, signs := pic.arrange(room, v)
	pic.scenery(p, v, at)
	for i, s := range signs {
		own := v.cards(i)
		pic.Canvas.DrawPicture(pile(own), p.pile(i, 0, own), 1)
		pic.Canvas.DrawPicture(egons|pile(dreist.CardCount-own), p.pile(i, 1, dreist.CardCount-own), 1)
		pic.sign(p, i, s, v)
	}
	pic.pennant(p, v)
	if at >= 0 {
		pic.drawFigure(p, v, at)
	}
}

func (pic picture) arrange(room geom.Rect, v LadderView) (layout, [rungCount]hung) {
	p := newLayout(room, 0)
	signs, need := pic.signs(p, v), 0.0
	for i, s := range signs {
		need = max(need, s.wide+s.beside-lean*float64(i)*p.unit)
	}
	return newLayout(room, need+signEdge*pic.unit), signs
}

// figure returns the rectangle of the figure before it moves.
func (pic picture) figure(room geom.Rect, v LadderView) geom.Rect {
	p, _ := pic.arrange(room, v)
	at := v.EndRung
	if v.Movement != NoMovement {
		at = v.StartRung
	}
	feet, size := p.stand(index(at)), figureSize*p.unit
	return geom.Rect{X: feet.X - size/2, Y: feet.Y - size, W: size, H: size}
}

// full reports whether the signs have room for words.
func (pic picture) full(p layout) bool { return pitch*p.unit >= fullPitch*pic.unit }

// cards returns the number of the player's cards on the i-th rung; on the last rung the most that the player has reached.
func (v LadderView) cards(i int) int {
	cards := dreist.FirstRung + i*dreist.RungStep
	if i == rungCount-1 {
		return max(cards, v.EndRung, v.StartRung)
	}
	return cards
}

func (pic picture) signs(p layout, v LadderView) [rungCount]hung {
	var all [rungCount]hung
	for i := range all {
		s, cards := &all[i], v.cards(i)
		s.number = strconv.Itoa(cards)
		if i == rungCount-1 && cards == dreist.FirstRung+i*dreist.RungStep && v.EndRung != cards {
			s.number += "+"
		}
		s.wide = 2*signEdge*pic.unit + pic.run(s.number, pic.number(p))
		if !pic.full(p) {
			continue
		}
		s.rating = pic.phrases.RatingName(cards)
		s.wide += signGap*pic.unit + pic.run(s.rating, pic.rating())
		if i == index(v.BestRung) {
			s.beside = pic.crown(p) * 0.7
		}
	}
	return all
}

func (pic picture) run(text string, style kit.TextStyle) float64 {
	return pic.Labels.Label(text, style, kit.Left, unbroken*pic.unit).W
}

func (pic picture) number(p layout) kit.TextStyle {
	s := kit.NewTextStyle(pic.unit, assets.DisplayFont, kit.TextSize, art.InkColor())
	s.Size = min(s.Size, float64(int(0.84*pic.high(p))))
	return s
}

func (pic picture) rating() kit.TextStyle {
	return kit.NewTextStyle(pic.unit, assets.StrongFont, kit.TextSize, art.InkColor())
}

func (pic picture) high(p layout) float64 {
	return min(max(signUsual*p.unit, signLeast*pic.unit), signMost*p.unit)
}

func (pic picture) scenery(p layout, v LadderView, at stage.Span) {
	pic.Canvas.DrawPicture(country, p.room, 1)
	left := p.loftLeft()
	pic.Canvas.DrawPicture(railing, p.box(left, railTop, p.wide()-left, loftTop-railTop), 1)
	pic.Canvas.DrawPicture(v.egon(at), p.egon(), 1)
	pic.gift(p, v, at)
	pic.Canvas.DrawPicture(loft, p.box(left, 0, p.wide()-left, tall), 1)
	pic.Canvas.DrawPicture(wood, p.box(p.left, 0, ladderWide, tall), 1)
}

func (pic picture) sign(p layout, i int, s hung, v LadderView) {
	high := pic.high(p)
	rail := p.at(p.rail(i)-railThick/2-1, rungY(i)+rungThick/2)
	in := geom.Rect{X: rail.X - s.wide, Y: rail.Y - high/2, W: s.wide, H: high}
	what := board
	switch now := index(v.EndRung); {
	case i == now:
		what = boardNow
	case i < now || i <= index(v.BestRung) && now < 0:
		what = boardWon
	}
	pic.Canvas.DrawPicture(what, in, 1)
	number, edge := pic.number(p), signEdge*pic.unit
	text := geom.Rect{X: in.X + edge, Y: in.Y - high*0.03, W: in.W - 2*edge, H: high}
	pic.DrawText(s.number, number, text, kit.Left, 1)
	pic.DrawText(s.rating, pic.rating(), text, kit.Right, 1)
	if i == index(v.BestRung) {
		size := pic.crown(p)
		pic.DrawRotated(kit.Crown, geom.Point{X: in.X - size*0.3, Y: in.Y - size*0.02}, size, size, 1, -0.32, kit.WhiteTint(), 1)
	}
}

func (pic picture) crown(p layout) float64 { return max(crownSize*p.unit, crownLeast*pic.unit) }

// The measures of the flag where the last climb ended.
const (
	flagBare = 44 // width in units, without a text
	flagHigh = 26
)

// pennant draws the flag beside the rung where the last climb ended.
func (pic picture) pennant(p layout, v LadderView) {
	i := index(v.LastLostRung)
	if i < 0 || i == index(v.EndRung) {
		return
	}
	wide, high, words := flagBare*p.unit, flagHigh*p.unit, ""
	style := kit.NewTextStyle(pic.unit, assets.StrongFont, kit.TextSize, art.RGB(0x4A2779))
	if pic.full(p) {
		words = pic.phrases.Say("ladder.was")
		high = max(high, 21*pic.unit)
		wide = pic.run(words, style) + 2*signEdge*pic.unit + high*0.24
	}
	pole := p.at(p.rail(i)+between+railThick/2+4, rungY(i)+rungThick/2)
	in := geom.Rect{X: pole.X, Y: pole.Y - high*0.5, W: wide, H: high}
	if i == rungCount-1 { // Egon stands beside the last rung
		pole = p.at(p.rail(i)+between*0.42, rungY(i)-26)
		in = geom.Rect{X: pole.X - wide*0.4, Y: pole.Y - high/2, W: wide, H: high}
		pic.DrawLine(geom.Point{X: in.X + 1, Y: in.Y}, geom.Point{X: in.X + 1, Y: p.at(0, rungY(i)).Y}, max(1.5, 2.2*p.unit), art.RGB(0x6A3FA0), 1)
	}
	pic.Canvas.DrawPicture(pennant, in, 1)
	if words != "" {
		label := geom.Rect{X: in.X + signEdge*pic.unit, Y: in.Y - high*0.04, W: in.W - 2*signEdge*pic.unit - high*0.2, H: high}
		pic.DrawText(words, style, label, kit.Center, 1)
	}
}
