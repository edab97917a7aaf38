package panel

import (
	"image"
	"image/color"
	"math"
	"strings"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/text/v2"

	"dreist/render/kit"
)

// prose is a text laid out in lines.
type prose struct {
	lines []string
	face  *text.GoTextFace
	width float64 // of the longest line, in pixels
}

// align says where in its box a line begins.
type align uint8

const (
	centred align = iota
	leftAligned
	rightAligned
)

// leading is the distance of two lines in whole pixels, so that all base lines are equally sharp.
func (p prose) leading() int {
	m := p.face.Metrics()
	return int(math.Ceil(m.HAscent + m.HDescent))
}

func (p prose) height() int { return p.leading() * len(p.lines) }

// rise is how far above its base line the middle of a line seems to lie: nearer to the middle of the capitals than of the small letters.
func (p prose) rise() float64 {
	m := p.face.Metrics()
	return (3*m.CapHeight + m.XHeight) / 8
}

// draw writes the text in the middle of the box's height.
func (p prose) draw(screen *ebiten.Image, box image.Rectangle, a align, c color.Color) {
	last := float64((len(p.lines) - 1) * p.leading())
	base := math.Round((float64(box.Min.Y+box.Max.Y)-last)/2 + p.rise())
	y := base - p.face.Metrics().HAscent
	for _, line := range p.lines {
		x := float64(box.Min.X)
		switch free := float64(box.Dx()) - advance(line, p.face); a {
		case centred:
			x += free / 2
		case rightAligned:
			x += free
		}
		op := new(text.DrawOptions)
		op.GeoM.Translate(math.Round(x), y)
		op.ColorScale.ScaleWithColor(c)
		text.Draw(screen, line, p.face, op)
		y += float64(p.leading())
	}
}

// wrap breaks a text into lines no wider than the given pixels: between words and, where one word alone is wider, at its joints or, at worst, anywhere.
func wrap(sentence string, face *text.GoTextFace, width float64) prose {
	p := prose{face: face}
	for paragraph := range strings.SplitSeq(sentence, "\n") {
		line := ""
		for _, word := range kit.Words(paragraph) {
			between := " "
			if line == "" {
				between = ""
			}
			for _, piece := range pieces(word, face, width) {
				if longer := line + between + piece; advance(longer, face) <= width {
					line = longer
				} else {
					if line != "" {
						p.add(line)
					}
					line = piece
				}
				between = ""
			}
		}
		p.add(line)
	}
	return p
}

// balanced wraps like wrap, but with lines of about equal length.
func balanced(sentence string, face *text.GoTextFace, width float64) prose {
	best := wrap(sentence, face, width)
	if len(best.lines) < 2 {
		return best
	}
	low := width / 2
	for _, word := range kit.Words(sentence) {
		// No word may be broken for balance's sake.
		low = math.Max(low, advance(word, face))
	}
	for high := width; high-low > 1; {
		middle := (low + high) / 2
		if p := wrap(sentence, face, middle); len(p.lines) == len(best.lines) && p.width <= middle {
			best, high = p, middle
		} else {
			low = middle
		}
	}
	return best
}

// flowing wraps like wrap, but leaves no lonely word in the last line.
func flowing(sentence string, face *text.GoTextFace, width float64) prose {
	p := wrap(sentence, face, width)
	if n := len(p.lines); n > 1 && advance(p.lines[n-1], face) < width/5 {
		return balanced(sentence, face, width)
	}
	return p
}

// fit sets a text in one line of the wanted logical size or, where that is wider than the given pixels, a smaller one; below the smallest size
// it wraps instead.
func (s *Skin) fit(sentence string, w weight, size, width float64) prose {
	for ; size > smallestSize; size -= 0.5 {
		if face := s.face(w, size); advance(sentence, face) <= width {
			return wrap(sentence, face, width)
		}
	}
	return balanced(sentence, s.face(w, smallestSize), width)
}

// advance is how wide a line is in pixels.
func advance(line string, face *text.GoTextFace) float64 {
	return text.AdvanceAt(line, len(line), face)
}

func (p *prose) add(line string) {
	p.lines = append(p.lines, line)
	p.width = math.Max(p.width, advance(line, p.face))
}

// pieces cuts a word that is wider than a line, after the joints of a file name or compound and where even that leaves too much.
func pieces(word string, face *text.GoTextFace, width float64) []string {
	if advance(word, face) <= width {
		return []string{word}
	}
	var all []string
	for word != "" {
		end := len(word)
		if joint := strings.IndexAny(word, `/\-_`); joint >= 0 {
			end = joint + 1
		}
		end = len(beginning(word[:end], face, width))
		all = append(all, word[:end])
		word = word[end:]
	}
	return all
}

// beginning returns as many letters of a word as fit, at least one.
func beginning(word string, face *text.GoTextFace, width float64) string {
	end := 0
	for i, letter := range word {
		next := i + len(string(letter))
		if end > 0 && advance(word[:next], face) > width {
			break
		}
		end = next
	}
	return word[:end]
}
