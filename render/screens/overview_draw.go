package screens

import (
	"dreist/assets"
	"dreist/render/geom"
	"dreist/render/kit"
	"dreist/render/stage"
)

// pagePlaces is the places on a page.
type pagePlaces struct {
	frame    stage.Frame
	title    geom.Rect
	points   []geom.Rect // the texts
	boards   []geom.Rect
	captions []geom.Rect
}

// Distances on a page, in logical pixels.
const (
	pageTitle   = 31
	pageTitled  = 460 // smallest height of a window with room for a title, which repeats the tab
	pageColumns = 26  // between two columns
	pageBullet  = 20  // from the edge of a point to its text
	pagePoints  = 8   // between two points
	pageBreath  = 5   // between a board and its caption
	pageBoard   = 6   // around a diagram on its board
)

func (p *pagePlaces) text(e *kit.Canvas) kit.Lettering {
	return kit.Sized(p.frame.TextUnit(), assets.Text, 15, e.UI().Text)
}

func (p *pagePlaces) caption(e *kit.Canvas) kit.Lettering {
	return kit.Sized(p.frame.TextUnit(), assets.Text, 14, e.UI().Muted)
}

// pageAbreast is the number of points and of diagrams side by side.
const pageAbreast = 2

// lay lays out the page: title and points above, diagrams below.
func (o *overviewPage) lay(e *kit.Canvas, f stage.Frame, in geom.Rect) {
	u := f.TextUnit()
	head := (pageTitle + 4) * u
	if o.places = (pagePlaces{frame: f}); f.H < pageTitled*u {
		head = pageBreath * u
	} else {
		o.places.title = geom.Rect{X: in.X, Y: in.Y, W: in.W, H: pageTitle * u}
	}
	rest := geom.Rect{X: in.X, Y: in.Y + head, W: in.W, H: in.H - head}
	half := (rest.W - pageColumns*u) / pageAbreast
	y := rest.Y + o.layPoints(e, rest, half) + pageBreath*u
	captions := 0.0 // the highest caption, so that all boards have the same size
	for _, c := range o.captions {
		captions = max(captions, e.Labels.Get(c, o.places.caption(e), kit.Center, half-8*u).H)
	}
	for i := range o.diagrams {
		o.layDiagram(i, captions, geom.Rect{X: rest.X + float64(i)*(half+pageColumns*u), Y: y, W: half, H: rest.Bottom() - y})
	}
}

// layPoints lays out the points in columns, to be read one after the other, and returns their height.
func (o *overviewPage) layPoints(e *kit.Canvas, in geom.Rect, w float64) float64 {
	u := o.places.frame.TextUnit()
	o.places.points = make([]geom.Rect, len(o.points))
	each := (len(o.points) + pageAbreast - 1) / pageAbreast
	used, y := 0.0, in.Y
	for i := range o.points {
		if i%each == 0 {
			y = in.Y
		}
		x := in.X + float64(i/each)*(w+pageColumns*u) + pageBullet*u
		high := e.Labels.Get(o.points[i].text, o.places.text(e), kit.Left, w-(pageBullet+4)*u).H
		o.places.points[i] = geom.Rect{X: x, Y: y, W: w - (pageBullet+4)*u, H: high}
		y += high + pagePoints*u
		used = max(used, y-in.Y)
	}
	return used
}

// layDiagram lays out a diagram with its caption of a height below.
func (o *overviewPage) layDiagram(i int, high float64, in geom.Rect) {
	u := o.places.frame.TextUnit()
	board := geom.Rect{X: float64(kit.Round(in.X)), Y: float64(kit.Round(in.Y)), W: float64(kit.Round(in.W)),
		H: float64(kit.Round(in.H - high - pageBreath*u))}
	o.places.boards = append(o.places.boards, board)
	o.places.captions = append(o.places.captions, geom.Rect{X: in.X + 4*u, Y: board.Bottom() + pageBreath*u, W: in.W - 8*u, H: high})
	inner := board.Inset(pageBoard * u)
	f := o.places.frame
	f.W, f.H, f.Scale = inner.W, inner.H, f.PanelUnit() // its texts are as large as those of the page
	o.diagrams[i].Fit(f)
}

// draw draws the page.
func (o *overviewPage) draw(e *kit.Canvas) {
	u := o.places.frame.TextUnit()
	if o.places.title.H > 0 {
		e.Write(o.title, kit.Sized(o.places.frame.TextUnit(), assets.Display, 23, e.UI().Text), o.places.title, kit.Center, 1)
	}
	for i, in := range o.places.points {
		if o.points[i].wants {
			box := geom.Rect{X: in.X - (pageBullet+4)*u, Y: in.Y - 4*u, W: in.W + (pageBullet+8)*u, H: in.H + 8*u}
			e.Picture(kit.TurnPlate, box, 1)
		}
		dot := geom.Rect{X: in.X - (pageBullet-5)*u, Y: in.Y + 7*u, W: 7 * u, H: 7 * u}
		e.Tinted(kit.LevelPlate, dot, o.Ink(i), 1)
		e.Write(o.points[i].text, o.places.text(e), in, kit.Left, 1)
	}
	for i, board := range o.places.boards {
		e.Picture(kit.SeatPlate, board, 1)
		o.diagrams[i].Draw(board.Inset(pageBoard * u))
		e.Write(o.captions[i], o.places.caption(e), o.places.captions[i], kit.Center, 1)
	}
}
