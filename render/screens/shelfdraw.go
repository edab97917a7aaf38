package screens

import (
	"image/color"
	"math"
	"slices"

	"dreist/render/geom"
	"dreist/render/kit"
	"dreist/render/panel"
	"dreist/render/shell"
	"dreist/render/stage"
)

// Lengths of the shelf, in logical pixels.
const (
	boxHigh   = 80
	boxWide   = 64
	boardHigh = 12
	smallHigh = 34 // the row below the board, at the usual text size
	smallRoom = 18 // the pictures in that row
)

// shelfHigh returns the height of the shelf in device pixels, and that of its part from the top of the board down.
func shelfHigh(f stage.Frame) (all, low float64) {
	px := kit.Scale(f.PanelUnit())
	low = float64(px.Px(boardHigh) + px.Px(smallHigh*f.TextScale()))
	return low + float64(px.Px(boxHigh)), low
}

// StartLayout is the layout of a start screen: from the top the title, the tagline, the buttons and the shelf.
type StartLayout struct {
	TitleRect   geom.Rect
	TaglineRect geom.Rect
	ButtonsRect geom.Rect // the buttons and, at its lower edge, the shelf
	BoardRect   geom.Rect // the board on which the boxes and figures stand; as wide as the stage
}

// Lengths of a start screen: logical pixels, and fractions of the window's height.
const (
	StartButtonsWidth = 580  // width of the buttons
	startEdge         = 24   // minimum margin beside them
	startRow          = 68   // a row of buttons with the space below it
	startBelow        = 28   // space below the last row
	startAbove        = 0.04 // space above the title
	startTitle        = 0.31 // maximum height of the title with three rows of buttons
	startMore         = 0.04 // added to that for each row less
	startLine         = 0.08 // height of the tagline
	moreLetters       = 0.55 // fraction of the text size's growth by which buttons get higher
)

// NewStartLayout returns the layout for a number of rows of buttons; flat is the height of the title divided by its width.
func NewStartLayout(f stage.Frame, flat float64, rows int) StartLayout {
	u := f.PanelUnit()
	shelf, low := shelfHigh(f)
	buttons := float64(startRow*rows+startBelow) * u * (1 + moreLetters*(f.TextScale()-1))
	high := min(f.H*(startTitle+startMore*float64(max(3-rows, 0))), f.H*(1-startAbove-startLine)-buttons-shelf)
	wide := math.Floor(min(f.W*0.5, high/flat))
	var l StartLayout
	l.TitleRect = geom.Rect{X: math.Floor((f.W - wide) / 2), Y: math.Floor(f.H * startAbove), W: wide, H: math.Round(wide * flat)}
	l.TaglineRect = geom.Rect{X: f.W * 0.1, Y: l.TitleRect.Bottom(), W: f.W * 0.8, H: f.H * startLine}
	l.ButtonsRect.W = min(StartButtonsWidth*u*f.TextScale(), f.W-2*startEdge*u)
	l.ButtonsRect.X, l.ButtonsRect.Y = (f.W-l.ButtonsRect.W)/2, l.TaglineRect.Bottom()
	l.ButtonsRect.H = f.H - l.ButtonsRect.Y
	on := geom.UsedWindow(f.W, f.H)
	l.BoardRect = geom.Rect{X: on.X, Y: f.H - low, W: on.W, H: float64(kit.Scale(u).Px(boardHigh))}
	return l
}

// WithTaglineAbove returns the layout for buttons that do not fill their room: the tagline is centred between them and the title.
func (l StartLayout) WithTaglineAbove(buttons geom.Rect) StartLayout {
	l.TaglineRect.Y += max(0, buttons.Y-l.ButtonsRect.Y) / 2
	return l
}

// Pieces returns the pieces into which a start screen parts on the way to a table: the tagline moves up, the buttons and boxes
// down, and the board fades. Title and figures are animated separately.
func (l StartLayout) Pieces(f stage.Frame) []shell.ScreenPiece {
	menu, line, board, by := l.ButtonsRect, l.TaglineRect, l.BoardRect.Y, 30*f.TextUnit()
	low := line.Bottom()
	return []shell.ScreenPiece{
		{Rect: geom.Rect{W: f.W, H: line.Y}, Offset: geom.Point{Y: -2 * by}, IsSeparate: true},
		{Rect: geom.Rect{Y: line.Y, W: f.W, H: line.H}, Offset: geom.Point{Y: -2 * by}},
		{Rect: geom.Rect{X: menu.X, Y: low, W: menu.W, H: board - low}, Offset: geom.Point{Y: by}},
		{Rect: geom.Rect{Y: low, W: menu.X, H: board - low}, Offset: geom.Point{X: -by}, IsSeparate: true},
		{Rect: geom.Rect{X: menu.Right(), Y: low, W: f.W - menu.Right(), H: board - low}, Offset: geom.Point{X: by}, IsSeparate: true},
		{Rect: geom.Rect{Y: board, W: f.W, H: f.H - board}},
	}
}

// TileRows returns tiles in rows of two; with an odd number the first has a row of its own.
func TileRows(tiles []panel.Button) (rows []panel.Item) {
	if len(tiles)%2 == 1 {
		rows, tiles = append(rows, tiles[0]), tiles[1:]
	}
	for pair := range slices.Chunk(tiles, 2) {
		rows = append(rows, panel.Row{Buttons: pair})
	}
	return rows
}

// StartPanelOptions returns the options of a start screen's panel.
func StartPanelOptions() []panel.Option {
	return []panel.Option{panel.WithoutBackground(), panel.AtLowerEdge(), panel.WithWidth(StartButtonsWidth)}
}

// DrawBoard draws the board of the shelf and the wood below it.
func (p *Program) DrawBoard(l StartLayout, alpha float64) {
	c, f := p.Canvas, p.Frame()
	b := l.BoardRect
	front := geom.Rect{X: b.X, Y: b.Bottom(), W: b.W, H: f.H - b.Bottom()}
	c.DrawTinted(kit.TableEdge, front, dimmed(kit.WhiteTint(), 0.9), alpha)
	c.FillRect(geom.Rect{X: b.X, Y: b.Bottom(), W: b.W, H: b.H * 0.3}, color.RGBA{A: 0xFF}, 0.22*alpha)
	c.DrawPicture(kit.TableEdge, b, alpha)
}

// ReturnOpacity returns the opacity of a start screen on the way back from a table, which fades first; far is the progress of the way.
func ReturnOpacity(far float64) float64 {
	return max(far-shell.ReturnFadeShare, 0) / (1 - shell.ReturnFadeShare)
}

// DrawBoardReturning draws the board in front of the figures that return to it; far is the progress of the way.
func (p *Program) DrawBoardReturning(l StartLayout, far float64) {
	p.Canvas.DrawPicture(kit.TableEdge, l.BoardRect, ReturnOpacity(far))
}

// DrawStartGround draws the cloth and, as high as the shelf's board, the table's edge at the lower edge of the window.
func (p *Program) DrawStartGround(l StartLayout) {
	p.Canvas.DrawCloth(p.Frame().W, p.Frame().H)
	p.Canvas.DrawPicture(kit.TableEdge, geom.Rect{X: l.BoardRect.X, Y: p.Frame().H - l.BoardRect.H, W: l.BoardRect.W, H: l.BoardRect.H}, 1)
}

func dimmed(c color.RGBA, bright float64) color.RGBA {
	part := func(v uint8) uint8 { return uint8(math.Round(float64(v) * bright)) }
	return color.RGBA{R: part(c.R), G: part(c.G), B: part(c.B), A: c.A}
}

// Lengths of a box as fractions of its height: its lid, also when tipped, its steps forward and growth; and the brightness of the
// boxes behind.
const (
	lidHigh   = 0.05
	lidTipped = 0.13
	boxComes  = 0.07
	boxGrows  = 0.07
	boxBehind = 0.86
)

// drawBox draws a box on the board. Tipped forward it comes nearer and shows more of its lid.
func (s *GameShelf) drawBox(b *shelfBox, in geom.Rect) {
	c, out := s.front.Canvas, b.tips
	bright := geom.Mix(boxBehind, 1, b.tips)
	if b.of == s.front {
		out, bright = 1, 1
	}
	grown := 1 + boxGrows*out
	foot := geom.Point{X: in.Center().X, Y: in.Bottom() + in.H*boxComes*out}
	wide, high := in.W*grown, in.H*grown-in.H*(lidTipped-lidHigh)*b.tips
	lid := in.H * geom.Mix(lidHigh, lidTipped, b.tips)
	c.DrawTinted(kit.MeterFillPlate, geom.Rect{X: foot.X - wide*0.53, Y: foot.Y - in.H*0.07, W: wide * 1.06, H: in.H * 0.1}, color.RGBA{A: 0xFF}, 0.28)
	top := geom.Point{X: foot.X, Y: foot.Y - high - lid/2}
	c.DrawSquashed(kit.BoxLid, top, in.W, in.H*lidTipped, grown, lid/(in.H*lidTipped), 0, dimmed(b.of.about.Box.LidColor, bright), 1)
	c.DrawSquashed(b.of.about.Box.Cover, geom.Point{X: foot.X, Y: foot.Y - high/2}, in.W, in.H, grown, high/in.H, 0, dimmed(kit.WhiteTint(), bright), 1)
	if b.begun {
		size := in.H * 0.36
		c.DrawPicture(kit.Bookmark{Color: b.of.about.AccentColor}, geom.Rect{X: foot.X + wide/2 - size*1.05, Y: foot.Y - high - size*0.12, W: size, H: size}, 1)
	}
}

// DrawOpening draws a flying box on its way to the title.
func (s *GameShelf) DrawOpening(title geom.Rect) {
	if s.opens == 0 {
		return
	}
	at := opensFor - s.front.Speed().Span(s.opens)
	soft, left := stage.EaseOut(at.ProgressWithin(0, opensFor*0.75)), 1-at.ProgressWithin(opensFor*0.6, opensFor*0.4)
	from, to := s.from.Center(), title.Center()
	middle := geom.Point{X: geom.Mix(from.X, to.X, soft), Y: geom.Mix(from.Y, to.Y, soft)}
	grown := geom.Mix(1, title.H*0.8/s.from.H, soft)
	s.front.Canvas.DrawSquashed(s.front.about.Box.Cover, middle, s.from.W, s.from.H, grown, grown, 0.08*math.Sin(math.Pi*soft), kit.WhiteTint(), left)
}
