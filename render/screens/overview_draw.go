package screens

import (
	"dreist/assets"
	"dreist/render/geom"
	"dreist/render/kit"
	"dreist/render/stage"
)

type pagePlaces struct {
	frame    stage.Frame
	boards   []geom.Rect
	captions []geom.Rect
}

// Distances on a page, in logical pixels.
const (
	pageColumns = 26 // between two columns
	pageBreath  = 5  // between a board and its caption
	pageBoard   = 6  // around a diagram on its board
)

func (p *pagePlaces) caption(e *kit.Canvas) kit.TextStyle {
	return kit.NewTextStyle(p.frame.TextUnit(), assets.TextFont, kit.TextSize, e.Palette().MutedText)
}

func (o *overviewPage) lay(e *kit.Canvas, f stage.Frame, in geom.Rect) {
	o.places = pagePlaces{frame: f}
	u := f.TextUnit()
	columns := float64(max(len(o.diagrams), 2))
	wide := (in.W - (columns-1)*pageColumns*u) / columns
	captions := 0.0 // the highest caption, so that all boards have the same size
	for _, c := range o.captions {
		captions = max(captions, e.Labels.Label(c, o.places.caption(e), kit.Center, wide-8*u).H)
	}
	for i := range o.diagrams {
		o.layDiagram(i, captions, geom.Rect{X: in.X + float64(i)*(wide+pageColumns*u), Y: in.Y, W: wide, H: in.H})
	}
}

// layDiagram lays out a diagram, with a caption of height high below.
func (o *overviewPage) layDiagram(i int, high float64, in geom.Rect) {
	u := o.places.frame.TextUnit()
	board := geom.Rect{X: float64(kit.Round(in.X)), Y: float64(kit.Round(in.Y)), W: float64(kit.Round(in.W)),
		H: float64(kit.Round(in.H - high - pageBreath*u))}
	o.places.boards = append(o.places.boards, board)
	o.places.captions = append(o.places.captions, geom.Rect{X: in.X + 4*u, Y: board.Bottom() + pageBreath*u, W: in.W - 8*u, H: high})
	inner := board.Inset(pageBoard * u)
	f := o.places.frame
	f.W, f.H, f.Scale = inner.W, inner.H, f.PanelUnit() // its texts have the same size as the page's
	o.diagrams[i].Fit(f)
}

func (o *overviewPage) draw(e *kit.Canvas) {
	for i, board := range o.places.boards {
		e.DrawPicture(kit.SeatPlate, board, 1)
		o.diagrams[i].Draw(board.Inset(pageBoard * o.places.frame.TextUnit()))
		e.DrawText(o.captions[i], o.places.caption(e), o.places.captions[i], kit.Center, 1)
	}
}
