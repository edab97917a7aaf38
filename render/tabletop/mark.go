package tabletop

import (
	"image/color"
	"math"
	"strconv"

	"dreist/assets"
	"dreist/render/art"
	"dreist/render/geom"
	"dreist/render/kit"
	"dreist/render/stage"
)

// Mark is a sign that a guide draws on a spot.
type Mark struct {
	Spot         Spot
	Motif        kit.Motif  // nil for no picture
	Tint         Tint       // colour of the motif
	Alpha        float64    // opacity of the motif; 0 stands for 1
	HasRing      bool       // a ring around the spot, like that of a focused button
	LiftsCard    bool       // the card of the spot is drawn again, above its neighbours
	Pose         stage.Pose // if it is shown, the card of the spot is drawn in this pose as well
	Number       int        // number of an option, in the middle of the upper edge, clear of the card's numerals; 0 for no number
	IsNumberLeft bool       // the number is at the upper left corner instead
	IsChosen     bool       // the option is chosen
	DiscNumber   int        // a number on a disc that fills the spot; 0 for no disc
	Label        string     // text in the spot
}

// Tint is a colour of the theme.
type Tint uint8

const (
	NoTint Tint = iota // own colours of the motif
	InkTint
	MutedTint
	BrightTint // glowing highlights
	AccentTint
	WarningTint
)

func (t Tint) in(ui art.Palette) color.RGBA {
	return [...]color.RGBA{NoTint: kit.WhiteTint(), InkTint: ui.Text, MutedTint: ui.MutedText, BrightTint: ui.Glow, AccentTint: ui.Accent,
		WarningTint: ui.Warning}[t]
}

func (m *Mark) drawBelow(e *kit.Canvas, unit float64, at geom.Rect) {
	if m.Motif != nil {
		alpha := m.Alpha
		if alpha == 0 {
			alpha = 1
		}
		e.DrawTinted(m.Motif, at, m.Tint.in(e.Palette()), alpha)
	}
	if m.HasRing {
		e.DrawStretched(e.ControlPictures(unit).Ring, at)
	}
}

func (m *Mark) drawOver(e *kit.Canvas, unit float64, at geom.Rect) {
	if m.Number > 0 {
		drawNumber(e, unit, m.Number, at, m.IsNumberLeft, m.IsChosen)
	}
	if m.DiscNumber > 0 {
		DrawNumberDisc(e, unit, at, m.DiscNumber)
	}
	if m.Label != "" {
		e.DrawText(m.Label, kit.NewTextStyle(unit, assets.TextFont, kit.TextSize, e.Palette().MutedText), at, kit.Center, 1)
	}
}

func drawNumber(e *kit.Canvas, unit float64, n int, at geom.Rect, left, picked bool) {
	size := max(20*unit, at.W*0.28)
	box, ink := kit.BadgePlate, e.Palette().Text
	if picked {
		box, ink = kit.SelectionPlate, e.Palette().AccentText
	}
	r := numberRect(at, size, left)
	e.DrawPicture(box, r, 1)
	e.DrawText(strconv.Itoa(n), kit.TextStyle{Font: assets.StrongFont, Size: float64(kit.Round(size * 0.7)), Color: ink}, r, kit.Center, 1)
}

func numberRect(at geom.Rect, size float64, left bool) geom.Rect {
	r := geom.Rect{X: at.Center().X - size/2, Y: at.Y - size*0.4, W: size, H: size}
	if left {
		r.X, r.Y = at.X-size*0.28, at.Y-size*0.28
	}
	return r
}

// DrawPileSize draws the number of cards of a pile at its lower right corner, nothing for an empty one.
func DrawPileSize(e *kit.Canvas, unit float64, pile geom.Rect, n int) {
	if n > 0 {
		size := math.Round(max(22*unit, pile.W*0.26))
		DrawCount(e, geom.Rect{X: pile.Right() - size*0.7, Y: pile.Bottom() - size*0.7, W: size, H: size}, n)
	}
}

// DrawCount draws a number of cards on a badge.
func DrawCount(e *kit.Canvas, at geom.Rect, n int) {
	e.DrawPicture(kit.BadgePlate, at, 1)
	e.DrawText(strconv.Itoa(n), kit.TextStyle{Font: assets.StrongFont, Size: math.Round(at.H * 0.6), Color: e.Palette().Text}, at, kit.Center, 1)
}

// DrawNumberDisc draws a number on a disc.
func DrawNumberDisc(e *kit.Canvas, unit float64, at geom.Rect, n int) {
	e.DrawPicture(kit.NumberPlate, at, 1)
	e.DrawText(strconv.Itoa(n), kit.TextStyle{Font: assets.StrongFont, Size: float64(kit.Round(at.H * 0.7)), Color: e.Palette().AccentText}, at, kit.Center, 1)
}
