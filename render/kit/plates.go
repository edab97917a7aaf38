package kit

import (
	"image"
	"image/color"
	"math"

	"dreist/render/art"
	"dreist/render/paint"
)

// Plate is a background box, light or marker.
type Plate uint8

const (
	TrayPlate       Plate = iota // behind the hand
	TurnPlate                    // behind the player to move
	BoxPlate                     // behind a question
	SeatPlate                    // behind another player's place
	SeatTurnPlate                // behind another player's place in that player's turn
	NotePlate                    // behind a note next to the table
	PromptPlate                  // behind the possible actions
	BadgePlate                   // behind a number of cards
	DotPlate                     // dot of a visited page
	NumberPlate                  // behind a number used as a name
	FocusPlate                   // around the card or cell with the keyboard focus
	VeilPlate                    // over an inactive card
	ColumnPlate                  // light of a flaring column
	NoticePlate                  // behind a refusal
	ScreenVeilPlate              // over the table behind a panel
	KnobPlate                    // handle of a slider
	SelectionPlate               // behind the number of the selection
	BonusPlate                   // behind an offer, orange in every theme
	TrackPlate                   // groove of a bar
	MeterFillPlate               // filling of a meter, to be tinted
	WhitePlate                   // white, to be stretched and tinted
	BarPlate                     // bar of a chart, to be tinted
	PracticePlate                // behind the note that a game does not count
)

// PictureTraits returns that every plate fills its rectangle and depends on the theme.
func (Plate) PictureTraits() PictureTraits {
	return PictureTraits{IsStretched: true, DependsOnTheme: true}
}

// ringLight is the strength of the light around the ring of the player to move, low enough for the ring to stand out.
const ringLight = 0.25

// Paint draws the plate. Its picture may be larger than w×h by a shadow or a light.
func (p Plate) Paint(o PaintRequest) *image.RGBA {
	ui, w, h := o.Theme.Palette(), o.W, o.H
	x, y := float64(w), float64(h)
	if b, ok := blocks(ui, x, y)[p]; ok {
		return b.paint(w, h)
	}
	switch p {
	case TurnPlate, SeatTurnPlate:
		radius := softRadius(x, y)
		if p == SeatTurnPlate {
			radius = seatRadius(x, y)
		}
		margin := int(math.Ceil(math.Min(math.Min(x, y), 300)*0.12)) + 4
		page := paint.NewCanvas(w+2*margin, h+2*margin)
		m := float64(margin)
		shape := paint.RoundRect(m, m, x, y, radius)
		rim := math.Max(1.5, m*0.12)
		page.FillBlurred(shape.Stroked(m*0.5, 0.2), m*0.42, paint.ScaleOpacity(ui.Glow, ringLight))
		page.FillAndStroke(shape, paint.Solid(paint.ScaleOpacity(paint.Mix(ui.Cloth, ui.Glow, 0.16), 0.9)), rim, paint.Solid(ui.Ring))
		return page.Image()
	case BarPlate:
		// Round corners above only; it stands on a line.
		page := paint.NewCanvas(w, h)
		round := math.Min(x*0.18, y)
		page.Fill(paint.Union(paint.RoundRect(0, 0, x, y, round), paint.Rect(0, y-round, x, round)), paint.Solid(WhiteTint()))
		return page.Image()
	case FocusPlate:
		// Dark on light or light on dark with a contrasting rim, to be visible beside cards of every colour.
		line := math.Max(3, x*0.06)
		margin := int(math.Ceil(line * 1.6))
		page := paint.NewCanvas(w+2*margin, h+2*margin)
		m := float64(margin)
		shape := paint.RoundRect(m-line/2, m-line/2, x+line, y+line, x*0.09+line/2)
		page.Stroke(shape, line+math.Max(2, line*0.7), paint.Solid(ui.Panel))
		page.Stroke(shape, line, paint.Solid(ui.Text))
		return page.Image()
	case ColumnPlate:
		margin := int(math.Ceil(x*0.25)) + 2
		page := paint.NewCanvas(w+2*margin, h+2*margin)
		m := float64(margin)
		shape := paint.RoundRect(m, m, x, y, x*0.12)
		page.FillBlurred(shape, m*0.8, paint.ScaleOpacity(art.RGB(0xFFB020), 0.75))
		page.Fill(shape, paint.Solid(paint.ScaleOpacity(WhiteTint(), 0.6)))
		return page.Image()
	case ScreenVeilPlate:
		// Dark in the theme's own hue, darker in the corners.
		dark, thick := o.Theme.Palette().Scrim, 0.38
		if o.Theme.IsDark() {
			thick = 0.5
		}
		page := paint.NewCanvas(w, h)
		page.Transformed(paint.Scale(x, y)).Fill(paint.Rect(0, 0, 1, 1), paint.Radial(paint.Point{X: 0.5, Y: 0.45}, 0.78, paint.ScaleOpacity(dark, thick-0.06), paint.ScaleOpacity(dark, thick+0.1)))
		return page.Image()
	default: // PracticePlate
		return art.PracticeRibbon(w, h)
	}
}

// block is a plate that is a rounded box with a thin edge; transparent edges are left out.
type block struct {
	radius     float64
	face, edge color.RGBA
	raised     bool // with a soft shadow
}

func blocks(ui art.Palette, x, y float64) map[Plate]block {
	none, soft := color.RGBA{}, softRadius(x, y)
	return map[Plate]block{
		TrayPlate:      {soft, paint.ScaleOpacity(ui.Veil, 0.12), none, false},
		BoxPlate:       {math.Min(soft, 16+y*0.05), ui.Panel, ui.PanelEdge, true},
		SeatPlate:      {seatRadius(x, y), paint.ScaleOpacity(ui.Veil, 0.1), none, false},
		NotePlate:      {math.Min(soft, 14), paint.ScaleOpacity(ui.Panel, 0.82), ui.PanelEdge, false},
		BadgePlate:     {y / 2, ui.Panel, ui.PanelEdge, false},
		DotPlate:       {y / 2, ui.Accent, none, false},
		NumberPlate:    {y / 2, ui.Accent, ui.Panel, false},
		VeilPlate:      {x * 0.09, paint.ScaleOpacity(ui.Cloth, 0.55), none, false}, // as rounded as a card
		NoticePlate:    {math.Min(y/2, 16+y*0.05), paint.Mix(ui.Panel, ui.Warning, 0.1), none, false},
		KnobPlate:      {y / 2, ui.Accent, ui.AccentText, true},
		SelectionPlate: {y / 2, ui.Accent, paint.Darken(ui.Accent, 0.25), false},
		BonusPlate:     {y / 2, art.RGB(0xE07A00), art.PaperColor(), false},
		TrackPlate:     {y / 2, paint.ScaleOpacity(ui.Veil, 0.22), ui.PanelEdge, false},
		MeterFillPlate: {x / 2, WhiteTint(), none, false},
		WhitePlate:     {0, WhiteTint(), none, false},
		PromptPlate:    {y / 2, paint.ScaleOpacity(ui.Panel, 0.6), none, false},
	}
}

func (b block) paint(w, h int) *image.RGBA {
	x, y, margin := float64(w), float64(h), 0
	if b.raised {
		margin = int(math.Ceil(math.Min(x, y)*0.1)) + 4
	}
	page, m := paint.NewCanvas(w+2*margin, h+2*margin), float64(margin)
	shape := paint.RoundRect(m, m, x, y, b.radius)
	if b.raised {
		page.FillBlurred(shape.Map(paint.Translate(0, m*0.22)), m*0.35, paint.ScaleOpacity(color.RGBA{A: 255}, 0.30))
	}
	page.Fill(shape, paint.Solid(b.face))
	if b.edge.A > 0 {
		page.Stroke(paint.RoundRect(m+0.75, m+0.75, x-1.5, y-1.5, b.radius-0.75), 1.5, paint.Solid(b.edge))
	}
	return page.Image()
}

func softRadius(w, h float64) float64 { return math.Min(h*0.3, math.Min(w, h)*0.22+4) }

// seatRadius returns the corner radius of a player's place: small, as a place is large.
func seatRadius(w, h float64) float64 { return math.Min(w, h)*0.06 + 4 }
