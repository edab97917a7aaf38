package records

import (
	"image"
	"image/color"
	"image/draw"
	"math"
	"strconv"
	"strings"

	xdraw "golang.org/x/image/draw"

	"dreist/game/dreist"
	"dreist/render/art"
	"dreist/render/dreist/pictures"
	"dreist/render/dreist/start"
	"dreist/render/geom"
	"dreist/render/kit"
	"dreist/render/paint"
)

// PosterSize is a poster's width and height in pixels.
const PosterSize = 1080

// The layout of a poster, in pixels.
const (
	posterEdge   = 48
	logoWide     = 236
	captionWide  = 346 // at most
	captionHigh  = 54
	heroX, heroY = PosterSize / 2, 232 // the winner
	heroSize     = 300
	ribbonY      = 404
	ribbonHigh   = 112
	ribbonEnds   = 250 // added to the width of the letters
	ribbonLeast  = 640
	ribbonMost   = 930
	figuresY     = 506 // base line
	chipY        = 560 // middle of the row of the other players at a table
	matTop       = 548
	matTopChips  = 610
	matBottom    = 1000
	footY        = 1046 // base line
	cardMost     = 104
)

// sheet is a poster while it is painted.
type sheet struct {
	*Poster
	img *image.RGBA
	on  paint.Canvas
	ui  art.UI
}

// Paint paints the poster, which takes a while.
func (p *Poster) Paint() *image.RGBA {
	on := paint.New(PosterSize, PosterSize)
	s := sheet{p, on.Image(), on, p.Theme.UI()}
	s.ground()
	s.rays()
	s.logo()
	s.winner()
	s.tell()
	if len(s.lead) > 0 {
		s.race()
	} else {
		s.layout()
	}
	return s.img
}

// ground paints the lit cloth of the table.
func (s *sheet) ground() {
	cloth := art.Cloth(s.Theme, 256)
	light := image.NewRGBA(s.img.Rect)
	small := art.Lighting(PosterSize, PosterSize, 96)
	xdraw.BiLinear.Scale(light, light.Rect, small, small.Rect, xdraw.Src, nil)
	for y := range PosterSize {
		for x := range PosterSize {
			at, tile := s.img.PixOffset(x, y), cloth.PixOffset(x%256, y%256)
			for c := range 3 {
				s.img.Pix[at+c] = uint8(min(float64(cloth.Pix[tile+c])*float64(light.Pix[at+c])/255*art.Brightest+0.5, 255))
			}
			s.img.Pix[at+3] = 255
		}
	}
}

// rays paints the light behind the winner.
func (s *sheet) rays() {
	const count, reach = 14, 560
	tone := art.RGB(0xFFC93C)
	strong := 0.42
	if s.Theme.Dark() {
		strong = 0.24
	}
	ink := paint.Radial(paint.Point{X: heroX, Y: heroY}, reach, paint.Fade(tone, strong), paint.Fade(tone, 0))
	for i := range count {
		turn := 2 * math.Pi * (float64(i) + 0.5) / count
		half := math.Pi / count / 2
		ray := paint.Start(heroX, heroY)
		for _, a := range [2]float64{turn - half, turn + half} {
			ray.Line(heroX+reach*math.Cos(a), heroY+reach*math.Sin(a))
		}
		s.on.Fill(ray.Close(), ink)
	}
	glow := paint.Radial(paint.Point{X: heroX, Y: heroY}, 330, paint.Fade(tone, strong*1.1), paint.Fade(tone, 0))
	s.on.Fill(paint.Circle(heroX, heroY, 330), glow)
}

// motif draws a picture around a point.
func (s *sheet) motif(m kit.Motif, x, y float64, w, h int) {
	s.lay(m.Paint(kit.Order{Studio: s.display, Theme: s.Theme, Cards: s.Cards, W: w, H: h}), x, y)
}

// lay draws a painted picture around a point.
func (s *sheet) lay(picture *image.RGBA, x, y float64) {
	size := picture.Rect.Size()
	at := image.Pt(kit.Round(x-float64(size.X)/2), kit.Round(y-float64(size.Y)/2))
	draw.Draw(s.img, picture.Rect.Add(at), picture, picture.Rect.Min, draw.Over)
}

// logo draws the title of the program and, opposite, the kind of game.
func (s *sheet) logo() {
	s.motif(start.Title{}, posterEdge+logoWide/2-8, posterEdge+float64(start.TitleHeight(logoWide))/2-10, logoWide, 0)
	if s.caption.text == "" {
		return
	}
	const high = captionHigh
	text, size := s.caption.set()
	wide := s.strong.Advance(text, size) + high
	x, y := PosterSize-posterEdge-wide, float64(posterEdge)+12
	s.on.Piece(paint.RoundRect(x, y, wide, high, high/2), paint.Solid(s.ui.Panel), 2, paint.Solid(s.ui.PanelEdge))
	s.write(s.strong, text, size, x+wide/2, y+high/2+size*0.35, s.ui.Text)
}

// crowd is who stands around the winner of a match against Egon, behind the ribbon: the loser and the characters.
var crowd = [...]struct {
	family dreist.Color
	x, y   float64 // from the winner's middle
	size   float64
}{{dreist.Turquoise, 352, 96, 118}, {dreist.Yellow, -332, 100, 118}, {dreist.Violet, -222, 62, 168}}

// The place of the loser.
const otherX, otherY, otherSize = 232, 54, 186

// winner draws the winner and, after a match against Egon, the crowd.
func (s *sheet) winner() {
	first := s.places[0]
	if !s.egon {
		s.crowned(first)
		return
	}
	mood := pictures.Triumphant
	if first.seat == dreist.EgonSeat {
		mood = pictures.Downcast
	}
	for _, c := range crowd {
		s.motif(pictures.PortraitOf(c.family, mood), heroX+c.x, heroY+c.y, kit.Round(c.size), 0)
	}
	s.motif(s.mood(s.places[1]), heroX+otherX, heroY+otherY, otherSize, 0)
	if first.seat == dreist.EgonSeat {
		s.motif(s.mood(first), heroX, heroY+6, heroSize*0.82, 0)
		s.motif(kit.Laurel, heroX, heroY+18, heroSize*1.1, 0)
	} else {
		s.crowned(first)
	}
	s.badge(strconv.Itoa(s.places[1].left), heroX+otherX+otherSize*0.38, heroY+otherY-otherSize*0.36)
}

// crowned draws the winner with the crown.
func (s *sheet) crowned(of placing) {
	wide := kit.Round(heroSize * crownSize)
	s.motif(s.mood(of), heroX, heroY+20, heroSize, 0)
	s.motif(kit.Crown, heroX, heroY+20-heroSize*(0.5-crownInto)-float64(wide)*0.3, wide, 0)
}

// badge writes a number on a disc around a point.
func (s *sheet) badge(number string, x, y float64) {
	const r, size = 36, 38
	s.on.Soft(paint.Circle(x, y+4, r), 8, paint.Fade(color.RGBA{A: 255}, 0.35))
	s.on.Piece(paint.Circle(x, y, r), paint.Solid(s.ui.Accent), 4, paint.Solid(art.Paper()))
	s.on.Fill(s.display.Word(number, size).Centred(x, y), paint.Solid(s.ui.AccentText))
}

// tell writes the headline and the figures.
func (s *sheet) tell() {
	text, size := s.headline.set()
	wide := max(s.display.Advance(text, size)+ribbonEnds, ribbonLeast)
	s.motif(pictures.RibbonMotif, heroX, ribbonY, kit.Round(wide), ribbonHigh)
	word := s.display.Word(text, size).Map(paint.Move(heroX-s.display.Advance(text, size)/2, ribbonY-ribbonHigh*0.08+size*0.34))
	s.on.Stroke(word, 9, paint.Solid(art.RGB(0x6E1440)))
	s.on.Fill(word, paint.Solid(art.Paper()))

	text, size = s.figures.set()
	s.write(s.strong, text, size, heroX, figuresY, s.ui.Text)
	if !s.egon {
		s.others()
	}
	if s.foot.text != "" {
		text, size = s.foot.set()
		s.write(s.strong, text, size, heroX, footY, s.ui.OnCloth)
	}
}

// told returns a placing as text.
func (o placing) text() string { return o.name + " " + strconv.Itoa(o.left) }

// others draws the other players at a table in a row, with their cards left.
func (s *sheet) others() {
	const head, gap, most, least, back, number = 72, 40, 30, 23, 24, 32
	others := s.places[1:]
	names, size := make([]string, len(others)), float64(most)
	wide := func(i int) float64 {
		return head + 10 + s.strong.Advance(names[i], size) + 12 + back + 8 + s.display.Advance(strconv.Itoa(others[i].left), number)
	}
	whole := func() float64 {
		sum := gap * float64(len(others)-1)
		for i := range others {
			sum += wide(i)
		}
		return sum
	}
	const room = PosterSize - 2*posterEdge
	for i, o := range others {
		names[i] = o.name
	}
	for size > least && whole() > room {
		size--
	}
	for over := whole() - room; over > 0; over = whole() - room { // the longest name is shortened
		long := 0
		for i := range names {
			if s.strong.Advance(names[i], size) > s.strong.Advance(names[long], size) {
				long = i
			}
		}
		names[long] = cut(s.strong, names[long], size, s.strong.Advance(names[long], size)-1)
	}
	x := heroX - whole()/2
	for i, o := range others {
		s.motif(s.mood(o), x+head/2, chipY, head, 0)
		at, name := x+head+10, s.strong.Advance(names[i], size)
		s.write(s.strong, names[i], size, at+name/2, chipY+size*0.36, s.ui.Text)
		at += name + 12
		s.motif(pictures.BackMotif, at+back/2, chipY, back, 0)
		at += back + 8
		left := strconv.Itoa(o.left)
		s.write(s.display, left, number, at+s.display.Advance(left, number)/2, chipY+number*0.36, s.ui.Text)
		x += wide(i) + gap
	}
}

// mat draws the plate below the layout or the race, and returns its place.
func (s *sheet) mat() geom.Rect {
	top := float64(matTop)
	if !s.egon {
		top = matTopChips
	}
	bottom := float64(matBottom)
	if s.foot.text == "" {
		bottom = PosterSize - posterEdge
	}
	r := geom.Rect{X: posterEdge, Y: top, W: PosterSize - 2*posterEdge, H: bottom - top}
	shape := paint.RoundRect(r.X, r.Y, r.W, r.H, 22)
	s.on.Fill(shape, paint.Solid(s.ui.Shade(1)))
	rim := paint.Fade(paint.Darker(s.ui.Cloth, 0.75), 0.2)
	s.on.Clip(shape).Soft(shape.Map(paint.Move(0, 2)).Stroked(3, 0.2), 2.4, rim)
	s.on.Stroke(shape, 1.5, paint.Solid(rim))
	return r
}

// The layout on a poster in widths or heights of a card: the gaps of columns and rows, the height of a stone, and the least
// visible part of an overlapped card; the rest in pixels.
const (
	columnGap   = 0.09
	rowGap      = 0.06
	stoneHigh   = 0.5
	shelfRim    = 0.14
	leastShown  = 0.43
	matPadding  = 16
	fewestWide  = 14
	mostColumns = dreist.Numbers
)

// layout draws the last layout below the stones.
func (s *sheet) layout() {
	mat, rows := s.mat(), 1
	for _, l := range s.lies {
		rows = max(rows, l.row)
	}
	w, pitch := fitRows(mat.H-2*matPadding, rows)
	wide := float64(w)
	step := wide * (1 + columnGap)
	left := mat.Center().X - step*(mostColumns-1)/2
	shelf := geom.Rect{W: step*mostColumns + wide*shelfRim, H: wide * (stoneHigh + 2*shelfRim)}
	all := shelf.H + wide*rowGap + float64(art.CardHeight(w)) + pitch*float64(rows-1)
	shelf.Y = mat.Y + max((mat.H-all)/2, matPadding)
	s.motif(kit.Shelf, mat.Center().X, shelf.Center().Y, kit.Round(shelf.W), kit.Round(shelf.H))
	for n := range mostColumns {
		s.motif(kit.Stone(n+1), left+step*float64(n), shelf.Center().Y, w, kit.Round(wide*stoneHigh))
	}
	first := shelf.Bottom() + wide*rowGap + float64(art.CardHeight(w))/2
	slot := art.Slot(w)
	for n := range mostColumns {
		at := slot.Rect.Add(image.Pt(kit.Round(left+step*float64(n)-wide/2), kit.Round(first)-slot.Rect.Dy()/2))
		draw.DrawMask(s.img, at, image.NewUniform(s.ui.SlotOutline), image.Point{}, slot, image.Point{}, draw.Over)
	}
	for _, l := range s.lies {
		x, y := left+step*float64(l.kind.Number()-1), first+pitch*float64(l.row-1)
		s.motif(kit.Shadow, x, y, w, 0)
		s.motif(pictures.FaceMotif(l.kind), x, y, w, 0)
	}
}

// fitRows returns the width of the cards and the pitch of the rows, in pixels, with which this many rows fit below the
// stones.
func fitRows(high float64, rows int) (wide int, pitch float64) {
	for wide = cardMost; ; wide-- {
		w, h := float64(wide), float64(art.CardHeight(wide))
		free := high - w*(stoneHigh+2*shelfRim+rowGap) - h
		if rows == 1 {
			if free >= 0 || wide == fewestWide {
				return wide, 0
			}
			continue
		}
		pitch = min(free/float64(rows-1), h+w*rowGap)
		if pitch >= h*leastShown || wide == fewestWide {
			return wide, pitch
		}
	}
}

// race draws the cards left turn by turn, which gives nothing of the deal away.
func (s *sheet) race() {
	const left, right, above, below, head, line = 112, 150, 66, 92, 96, 12
	mat := s.mat()
	room := geom.Rect{X: mat.X + left, Y: mat.Y + above, W: mat.W - left - right, H: mat.H - above - below}
	last, most := len(s.lead)-1, max(s.lead[0][0], s.lead[0][1], 1)
	at := func(turn, of int) geom.Point {
		p := geom.Point{X: room.X + room.W*float64(turn)/float64(max(last, 1)), Y: room.Bottom() - room.H*float64(s.lead[turn][of])/float64(most)}
		if turn == last && s.lead[turn][of] > 0 {
			p.Y = min(p.Y, room.Bottom()-head) // clear of the winner's head
		}
		return p
	}
	s.motif(kit.Shelf, mat.Center().X, room.Bottom()+head*0.5+8, kit.Round(mat.W-44), 22)
	foot := room.Bottom() + head*0.5
	for i := len(s.places) - 1; i >= 0; i-- { // the winner last, on top
		of, tone := 0, art.Ornament()[dreist.Red]
		if s.places[i].seat == dreist.EgonSeat {
			of, tone = 1, egonTone()
		}
		way, below := paint.Start(at(0, of).X, at(0, of).Y), paint.Start(at(0, of).X, foot)
		for turn := range s.lead {
			way.Line(at(turn, of).X, at(turn, of).Y)
			below.Line(at(turn, of).X, at(turn, of).Y)
		}
		if i > 0 { // the loser, whose line lies higher, is filled below
			s.on.Fill(below.Line(at(last, of).X, foot).Close(), paint.Linear(paint.Point{Y: room.Y}, paint.Point{Y: foot}, paint.Fade(tone, 0.22), paint.Fade(tone, 0.03)))
		}
		s.on.Soft(way.Map(paint.Move(0, 4)).Stroked(line, 0.2), 6, paint.Fade(color.RGBA{A: 255}, 0.3))
		s.on.Stroke(way, line+8, paint.Solid(art.Paper()))
		s.on.Stroke(way, line, paint.Solid(tone))
		for turn := range s.lead {
			s.on.Fill(paint.Circle(at(turn, of).X, at(turn, of).Y, 4), paint.Solid(art.Paper()))
		}
		s.head(s.places[i], at(last, of), head)
		s.number(strconv.Itoa(s.lead[last][of]), at(last, of).X+head*0.5+42, at(last, of).Y)
	}
	for of := range 2 {
		if of == 0 || s.lead[0][0] != s.lead[0][1] {
			s.number(strconv.Itoa(s.lead[0][of]), room.X-52, at(0, of).Y)
		}
	}
}

// egonTone returns Egon's colour.
func egonTone() color.RGBA { return art.RGB(0xF28C00) }

// head draws a player's head at the end of its line, Egon's on a disc like the others.
func (s *sheet) head(of placing, at geom.Point, size int) {
	if of.seat != dreist.EgonSeat {
		s.motif(s.mood(of), at.X, at.Y, size, 0)
		return
	}
	r := float64(size) * 0.46
	s.on.Fill(paint.Circle(at.X, at.Y, r+3), paint.Solid(art.Paper()))
	s.on.Piece(paint.Circle(at.X, at.Y, r), paint.Solid(art.RGB(0xFFF1D6)), 6, paint.Solid(egonTone()))
	s.motif(s.mood(of), at.X, at.Y-1, kit.Round(1.7*r), 0)
}

// number writes a number around a point.
func (s *sheet) number(n string, x, y float64) {
	s.on.Fill(s.display.Word(n, 40).Centred(x, y), paint.Solid(s.ui.Text))
}

// set returns the text and the size at which it fits.
func (l lettering) set() (text string, size float64) { return fit(l.in, l.text, l.size, l.width) }

// fit returns a text and a size at which it fits a width: smaller than size, then shortened.
func fit(in *art.Studio, text string, size, width float64) (string, float64) {
	const least = 0.62
	if wide := in.Advance(text, size); wide > width {
		size *= max(width/wide, least)
	}
	return cut(in, text, size, width+1), size
}

// cut shortens a text to a width.
func cut(in *art.Studio, text string, size, width float64) string {
	letters := []rune(strings.TrimSuffix(text, kit.Ellipsis))
	for n := len(letters); n > 0 && in.Advance(text, size) > width; n-- {
		text = string(letters[:n-1]) + kit.Ellipsis
	}
	return text
}

// write writes a text with its middle at x on the base line y.
func (s *sheet) write(in *art.Studio, text string, size, x, y float64, tone color.RGBA) {
	s.on.Fill(in.Word(text, size).Map(paint.Move(x-in.Advance(text, size)/2, y)), paint.Solid(tone))
}
