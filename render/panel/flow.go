package panel

import (
	"image"
	"image/color"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/hajimehoshi/ebiten/v2"

	"dreist/assets"
	"dreist/render/kit"
)

type flow struct {
	skin   *Skin
	pieces []piece
	links  []flowLink
	tops   []int // upper edge of each block
	height int
	width  int
}

type piece struct {
	prose kit.WrappedText
	at    image.Rectangle // on the page
	ink   color.Color
	align kit.Alignment
	pill  bool              // in a pill, like the number of a ruling
	marks []image.Rectangle // on the page, behind the text
}

type flowLink struct {
	link  Link
	id    string
	prose kit.WrappedText
	at    image.Rectangle
	fold  bool // its text is a piece
}

// Logical distances on a page.
const (
	passageGap  = 12
	headingGap  = 22 // above a heading
	headingRoom = 8  // below it
	rulingWidth = 48
	rulingGap   = 12
	linkGap     = 18
	pillHeight  = 24
)

func newFlow(s *Skin, blocks []PageBlock, width int) *flow {
	f := &flow{skin: s, width: width}
	for i, b := range blocks {
		_, heading := b.(Heading)
		switch {
		case i == 0:
		case heading:
			f.height += s.Px(headingGap)
		default:
			f.height += s.Px(passageGap)
			if _, after := blocks[i-1].(Heading); after {
				f.height += s.Px(headingRoom) - s.Px(passageGap)
			}
		}
		f.tops = append(f.tops, f.height)
		switch b := b.(type) {
		case Heading:
			f.write(b.Text, nil, s.face(assets.DisplayFont, kit.HeadingSize), 0, s.Palette.Accent)
		case PageParagraph:
			f.write(b.Text, b.Highlights, s.face(assets.TextFont, kit.TextSize), 0, s.Palette.Text)
		case FoldableHeading:
			f.fold(b)
		case NumberedParagraph:
			f.list(b.Number, rulingWidth, b.Text, b.Highlights, s.face(assets.TextFont, kit.TextSize))
		case Links:
			f.refer(b)
		}
	}
	return f
}

func (f *flow) write(sentence string, marks []Highlight, face kit.Face, indent int, ink color.Color) {
	prose := face.WrapFilled(sentence, float64(f.width-indent))
	p := f.add(prose, indent, ink)
	if len(marks) > 0 {
		p.marks = highlight(sentence, prose, marks, p.at.Min)
	}
}

func (f *flow) add(prose kit.WrappedText, indent int, ink color.Color) *piece {
	at := image.Rect(indent, f.height, f.width, f.height+prose.Height())
	f.pieces = append(f.pieces, piece{prose: prose, ink: ink, align: kit.Left, at: at})
	f.height = at.Max.Y
	return &f.pieces[len(f.pieces)-1]
}

func (f *flow) fold(b FoldableHeading) {
	sign, top := "+", f.height
	if b.IsOpen {
		sign = "–"
	}
	f.list(sign, pillHeight, b.Label, b.Highlights, f.skin.face(assets.StrongFont, kit.TextSize))
	f.links = append(f.links, flowLink{link: b.Link, fold: true, at: image.Rect(0, top, f.width, f.height)})
}

func (f *flow) list(sign string, wide float64, text string, marks []Highlight, face kit.Face) {
	number := f.skin.layOutFitted(sign, assets.StrongFont, kit.TextSize, unlimitedWidth)
	long := max(f.skin.Px(wide), int(number.Width)+2*f.skin.Px(8))
	line := kit.WrappedText{Face: face}.LineHeight()
	y := f.height + (line-f.skin.Px(pillHeight))/2
	at := image.Rect(0, y, long, y+f.skin.Px(pillHeight))
	f.pieces = append(f.pieces, piece{prose: number, at: at, ink: f.skin.Palette.Text, align: kit.Center, pill: true})
	f.write(text, marks, face, long+f.skin.Px(rulingGap), f.skin.Palette.Text)
}

// refer appends links side by side, and on more lines if needed.
func (f *flow) refer(links Links) {
	x := 0
	face := f.skin.face(assets.StrongFont, kit.TextSize)
	for _, l := range links {
		p := face.WrapFlowing(l.Label, float64(f.width))
		long := int(p.Width) + 1
		if x > 0 && x+long > f.width {
			x = 0
			f.height += f.rest() + f.skin.Px(lineGap)
		}
		at := image.Rect(x, f.height, x+long, f.height+p.Height())
		f.links = append(f.links, flowLink{link: l, prose: p, at: at})
		x += long + f.skin.Px(linkGap)
	}
	if len(links) > 0 {
		f.height += f.rest()
	}
}

func (f *flow) rest() int { return f.links[len(f.links)-1].at.Dy() }

// highlight returns the rectangles of the marked ranges of a text whose upper left corner is at a point of the page.
func highlight(sentence string, p kit.WrappedText, marks []Highlight, at image.Point) []image.Rectangle {
	var all []image.Rectangle
	source := 0 // position in the text of the next letter of a line
	for n, line := range p.Lines {
		from := -1
		close := func(to int) {
			if from >= 0 {
				// Measured in the whole line, because of kerning with the next letter.
				x := at.X + int(p.Face.WidthUpTo(line, from))
				y := at.Y + n*p.LineHeight()
				all = append(all, image.Rect(x-1, y, at.X+int(p.Face.WidthUpTo(line, to))+1, y+p.LineHeight()))
			}
			from = -1
		}
		for i, letter := range line {
			if letter != ' ' {
				source += spaces(sentence[source:])
			}
			if inside := isMarked(marks, source); inside && from < 0 {
				from = i
			} else if !inside {
				close(i)
			}
			_, size := utf8.DecodeRuneInString(sentence[source:])
			source += size
		}
		close(len(line))
	}
	return all
}

func spaces(text string) int { return len(text) - len(strings.TrimLeftFunc(text, unicode.IsSpace)) }

func isMarked(marks []Highlight, at int) bool {
	return slices.ContainsFunc(marks, func(m Highlight) bool { return m.From <= at && at < m.To })
}

// draw draws the part of the page that is in a view, with the upper left corner of the page at a point. lit and focused are indices of links, or -1.
func (f *flow) draw(view *ebiten.Image, corner image.Point, lit, focused int) {
	seen := view.Bounds().Sub(corner)
	for i, l := range f.links {
		if l.fold && (i == lit || i == focused) && l.at.Overlaps(seen) {
			f.skin.Pictures.DrawStretched(view, marker(f.skin), l.at.Add(corner).Inset(-f.skin.Px(3)))
		}
	}
	for _, p := range f.pieces {
		if !p.at.Overlaps(seen) {
			continue
		}
		if p.pill {
			f.skin.Pictures.DrawStretched(view, pill(f.skin), p.at.Add(corner))
		}
		for _, m := range p.marks {
			f.skin.fill(view, m.Add(corner), f.skin.highlightColor())
		}
		p.prose.Draw(view, p.at.Add(corner), p.align, p.ink)
	}
	for i, l := range f.links {
		if l.fold || !l.at.Overlaps(seen) {
			continue
		}
		at := l.at.Add(corner)
		line := int(f.skin.LinePx(1))
		if i == lit || i == focused {
			line = int(f.skin.LinePx(2))
		}
		ink := f.skin.Palette.Accent
		if i == focused {
			f.skin.Pictures.DrawStretched(view, marker(f.skin), at.Inset(-f.skin.Px(3)))
			ink = f.skin.Palette.Text
		}
		l.prose.Draw(view, at, kit.Left, ink)
		y := at.Max.Y - f.skin.Px(2)
		f.skin.fill(view, image.Rect(at.Min.X, y, at.Max.X, y+line), ink)
	}
}
