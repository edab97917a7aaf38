package pictures

import (
	"image"

	"dreist/game/thegame"
	"dreist/render/figure"
	"dreist/render/paint"
)

// character is one of the four figures of the piles, drawn around (0, 0) and about 46 units to every side.
type character interface {
	// draw draws the figure with an expression.
	draw(p figure.Pen, e figure.Expression)
	// symbol returns the silhouette of the head, which still reads if it is a few pixels wide.
	symbol() *paint.Path
}

func characterOf(p thegame.Pile) character {
	return [thegame.PileCount]character{goat{}, rocket{}, frog{}, mole{}}[p]
}

func figureImage(p thegame.Pile, e figure.Expression, size int) *image.RGBA {
	return figure.PaintFigure(size, tonesOf(p).Colors, func(pen figure.Pen) { characterOf(p).draw(pen, e) })
}

// onward returns the hop of an expression in the direction of a pile, in units of the figure.
func onward(p thegame.Pile, e figure.Expression) paint.Matrix {
	way := 4 * e.Hop
	if p.IsAscending() {
		way = -way
	}
	return paint.Translate(0, way)
}

// stamp fills a square of a size around (x, y) with the silhouette of a pile's character.
func stamp(c paint.Canvas, p thegame.Pile, x, y, size float64, ink paint.Ink) {
	symbol := characterOf(p).symbol()
	low, high := symbol.Bounds()
	k := size / max(high.X-low.X, high.Y-low.Y)
	c.Transformed(paint.Scale(k, k).Then(paint.Translate(x, y))).Fill(symbol.Centred(0, 0), ink)
}

// LiveFigure is a figure of the game that glides from mood to mood M.
type LiveFigure[M figure.Mood[figure.Expression]] = figure.LiveFigure[M, figure.Expression]

// together is the number of figures on the start screen: the characters and the sour pile.
const together = thegame.PileCount + 1

// NewLiveFigure returns the character of a pile at rest.
func NewLiveFigure(p thegame.Pile, seed uint64) *LiveFigure[CharacterMotif] {
	return figure.NewLiveFigure(seed, together, CharacterMotif{Pile: p}, func(e figure.Expression, size int) *image.RGBA { return figureImage(p, e, size) })
}

// NewSourPile returns the sour pile, smug.
func NewSourPile(seed uint64) *LiveFigure[SourMood] {
	return figure.NewLiveFigure(seed, together, SourMoodSmug, sourPile)
}
