package panel

import (
	"image"
	"image/color"
	"unicode"
	"unicode/utf8"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/text/v2"
)

// flow is everything on a page laid out one below the other, as high as it must be.
type flow struct {
	skin   *Skin
	pieces []piece
	links  []flowLink
	stages []flowStage
	tops   []int // where each block begins
	height int
	width  int
}

// piece is a text of the page.
type piece struct {
	prose prose
	at    image.Rectangle // on the page
	ink   color.Color
	align align
	pill  bool              // it stands in a pill, as the number of a ruling
	marks []image.Rectangle // on the page, behind the letters
}

type flowLink struct {
	link  Link
	id    string
	prose prose
	at    image.Rectangle
}

type flowStage struct {
	block int
	at    image.Rectangle
}

// The logical distances on a page.
const (
	passageGap  = 12
	headingGap  = 22 // above a heading
	headingRoom = 8  // below it
	rulingWidth = 48
	rulingGap   = 12
	linkGap     = 18
	pillHeight  = 24
)

func newFlow(skin *Skin, blocks []Block, width int) *flow {
	f := &flow{skin: skin, width: width}
	for i, b := range blocks {
		_, heading := b.(Heading)
		switch {
		case i == 0:
		case heading:
			f.height += skin.px(headingGap)
		default:
			f.height += skin.px(passageGap)
			if _, after := blocks[i-1].(Heading); after {
				f.height += skin.px(headingRoom) - skin.px(passageGap)
			}
		}
		f.tops = append(f.tops, f.height)
		switch b := b.(type) {
		case Heading:
			f.write(b.Text, b.Marks, skin.face(display, headingSize), 0, skin.headline())
		case Passage:
			f.write(b.Text, b.Marks, skin.face(plain, paragraphSize), 0, skin.ui.Text)
		case Ruling:
			f.rule(b)
		case Links:
			f.refer(b)
		case Stage:
			at := image.Rect(0, f.height, width, f.height+skin.px(b.Height))
			f.stages = append(f.stages, flowStage{i, at})
			f.height = at.Max.Y
		}
	}
	return f
}

// write sets a text at the end of the page.
func (f *flow) write(sentence string, marks []Mark, face *text.GoTextFace, indent int, ink color.Color) {
	p := piece{prose: calm(sentence, face, float64(f.width-indent)), ink: ink, align: leftAligned}
	p.at = image.Rect(indent, f.height, f.width, f.height+p.prose.height())
	if len(marks) > 0 {
		p.marks = highlight(sentence, p.prose, marks, p.at.Min)
	}
	f.pieces = append(f.pieces, p)
	f.height = p.at.Max.Y
}

// calm wraps a text to be read in lines of nearly the whole width, but leaves no lonely word in the last one where a little less width avoids it.
func calm(sentence string, face *text.GoTextFace, width float64) prose {
	whole := wrap(sentence, face, width)
	if len(whole.lines) < 2 {
		return whole
	}
	for narrow := width; narrow > 0.85*width; narrow -= 0.03 * width {
		p := wrap(sentence, face, narrow)
		if n := len(p.lines); n > len(whole.lines) {
			break
		} else if advance(p.lines[n-1], face) >= width/6 {
			return p
		}
	}
	return whole
}

// rule sets a ruling: its number in a pill, its text beside it.
func (f *flow) rule(b Ruling) {
	number := f.skin.fit(b.Number, strong, smallestSize, 1e6)
	wide := max(f.skin.px(rulingWidth), int(number.width)+2*f.skin.px(8))
	face := f.skin.face(plain, paragraphSize)
	line := prose{face: face}.leading()
	y := f.height + (line-f.skin.px(pillHeight))/2
	at := image.Rect(0, y, wide, y+f.skin.px(pillHeight))
	f.pieces = append(f.pieces, piece{prose: number, at: at, ink: f.skin.ui.Text, align: centred, pill: true})
	f.write(b.Text, b.Marks, face, wide+f.skin.px(rulingGap), f.skin.ui.Text)
}

// refer sets links side by side, and below where the line is full.
func (f *flow) refer(links Links) {
	x := 0
	face := f.skin.face(strong, labelSize)
	for _, l := range links {
		p := flowing(l.Label, face, float64(f.width))
		wide := int(p.width) + 1
		if x > 0 && x+wide > f.width {
			x = 0
			f.height += f.rest() + f.skin.px(lineGap)
		}
		at := image.Rect(x, f.height, x+wide, f.height+p.height())
		f.links = append(f.links, flowLink{link: l, prose: p, at: at})
		x += wide + f.skin.px(linkGap)
	}
	if len(links) > 0 {
		f.height += f.rest()
	}
}

// rest is the height of the last link.
func (f *flow) rest() int { return f.links[len(f.links)-1].at.Dy() }

// highlight returns the rectangles of the marked ranges of a text that begins at a point of the page.
func highlight(sentence string, p prose, marks []Mark, at image.Point) []image.Rectangle {
	var all []image.Rectangle
	source := 0 // where in the text the next letter of a line is found
	for n, line := range p.lines {
		from := -1
		close := func(to int) {
			if from >= 0 {
				// From the whole line: its beginning measured alone would miss by the kerning with what follows.
				x := at.X + int(text.AdvanceAt(line, from, p.face))
				y := at.Y + n*p.leading()
				all = append(all, image.Rect(x-1, y, at.X+int(text.AdvanceAt(line, to, p.face))+1, y+p.leading()))
			}
			from = -1
		}
		for i, letter := range line {
			if letter != ' ' {
				source += spaces(sentence[source:])
			}
			if inside := marked(marks, source); inside && from < 0 {
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

// spaces is how many bytes of white space a text begins with.
func spaces(text string) int {
	for i, r := range text {
		if !unicode.IsSpace(r) {
			return i
		}
	}
	return len(text)
}

func marked(marks []Mark, at int) bool {
	for _, m := range marks {
		if m.From <= at && at < m.To {
			return true
		}
	}
	return false
}

// draw writes what of the page lies on a picture whose upper edge is at the given height of the page. One link may be lit, one may have the focus; -1 for none.
func (f *flow) draw(picture *ebiten.Image, from, lit, focused int) {
	seen := image.Rect(0, from, f.width, from+picture.Bounds().Dy())
	up := image.Pt(0, -from)
	for _, p := range f.pieces {
		if !p.at.Overlaps(seen) {
			continue
		}
		if p.pill {
			f.skin.pill.draw(picture, p.at.Add(up))
		}
		for _, m := range p.marks {
			f.skin.fill(picture, m.Add(up), f.skin.highlight())
		}
		p.prose.draw(picture, p.at.Add(up), p.align, p.ink)
	}
	for i, l := range f.links {
		if !l.at.Overlaps(seen) {
			continue
		}
		at := l.at.Add(up)
		line := int(f.skin.hair(1))
		if i == lit || i == focused {
			line = int(f.skin.hair(2))
		}
		ink := f.skin.headline()
		if i == focused {
			f.skin.marked.draw(picture, at.Inset(-f.skin.px(3)))
			ink = f.skin.ui.Text
		}
		l.prose.draw(picture, at, leftAligned, ink)
		y := at.Max.Y - f.skin.px(2)
		f.skin.fill(picture, image.Rect(at.Min.X, y, at.Max.X, y+line), ink)
	}
}
