package effects

import (
	"dreist/render/dreist/pictures"
	"dreist/render/geom"
	"dreist/render/kit"
	"dreist/render/stage"
)

// How long a lettering takes to appear and to disappear. Its field holds says how long it stays in between.
const (
	letteringPops = stage.Span(220)
	letteringGoes = stage.Span(200)
	letteringHold = stage.Span(450) // the usual time

	unrolls       = letteringPops * 2 / 5 // how long a ribbon takes to unroll from the left
	letteringAway = 24                    // how far it moves as it disappears, in logical pixels of texts, if no card is in its way
)

// The ribbon behind each line of a lettering, in sizes of the lettering.
const (
	ribbonHigh = 1.6  // with its tails
	ribbonLow  = 0.09 // how far its middle is below that of the letters: the band is visible above and below them
	ribbonHem  = 0.2  // of the band beside the letters
	ribbonTail = 1.2
	ribbonEnds = 2 * (ribbonHem + ribbonTail)
	ribbonLine = 1.35 // from line to line
)

// lettering is a text of one or more lines that appears, stays for a while and disappears.
type lettering struct {
	lines  []pictures.CheerText
	at     geom.Point // the middle of all lines
	size   float64    // in device pixels
	away   float64    // how far it moves down as it disappears, in device pixels; negative for up
	ribbon bool       // draw a ribbon behind each line
	still  bool       // fade in place, for reduced motion
	holds  stage.Span // how long it stays between appearing and disappearing
}

func (l *lettering) lasts() stage.Span { return letteringPops + l.holds + letteringGoes }

func (l *lettering) draw(e pictures.Canvas, at stage.Span) {
	in, out := at.ProgressWithin(0, letteringPops), at.ProgressWithin(letteringPops+l.holds, letteringGoes)
	middle, faint := l.at, 1-out
	if l.still {
		faint = min(in, faint)
	} else {
		middle.Y += l.away * stage.EaseIn(out)
	}
	wide, high := ribboned(e, l.lines)
	e.DrawGroup(geom.RectAround(middle, (wide+1)*l.size, (high+1)*l.size), faint, func() {
		for i, line := range l.lines {
			l.line(e, line, geom.Point{X: middle.X, Y: middle.Y + l.size*ribbonLine*(float64(i)-float64(len(l.lines)-1)/2)}, at)
		}
	})
}

// ribboned returns the width and height of lines with their ribbons, in sizes of the lettering.
func ribboned(e pictures.Canvas, lines []pictures.CheerText) (wide, high float64) {
	for _, line := range lines {
		wide = max(wide, e.CheerWidth(line, 1)+ribbonEnds)
	}
	return wide, ribbonHigh + ribbonLine*float64(len(lines)-1)
}

func (l *lettering) line(e pictures.Canvas, line pictures.CheerText, middle geom.Point, at stage.Span) {
	if l.ribbon {
		whole, now := l.cloth(e, line, middle, at)
		e.DrawSquashed(pictures.BannerMotif, now.Center(), whole.W, whole.H, now.W/whole.W, 1, 0, kit.WhiteTint(), 1)
	}
	e.WriteCheer(line, middle, l.size, func(i int) pictures.LetterState { return l.pop(e, line, i, at) })
}

// cloth returns the whole ribbon of a line and the part unrolled by now.
func (l *lettering) cloth(e pictures.Canvas, line pictures.CheerText, middle geom.Point, at stage.Span) (whole, now geom.Rect) {
	wide := e.CheerWidth(line, l.size) + ribbonEnds*l.size
	whole = geom.RectAround(geom.Point{X: middle.X, Y: middle.Y + l.size*ribbonLow}, wide, ribbonHigh*l.size)
	now = whole
	if !l.still {
		now.W *= max(at.ProgressWithin(0, unrolls), 0.02)
	}
	return whole, now
}

// pop returns the state of letter i, which appears once the ribbon has unrolled below it.
func (l *lettering) pop(e pictures.Canvas, line pictures.CheerText, i int, at stage.Span) pictures.LetterState {
	if l.still {
		return pictures.LetterState{Scale: 1, Alpha: 1}
	}
	band := e.CheerLetterEnd(line, i, l.size) + (ribbonTail+2*ribbonHem)*l.size
	all := e.CheerWidth(line, l.size) + (ribbonTail+2*ribbonHem)*l.size
	late := stage.Span(float64(unrolls) * band / all)
	in := at.ProgressWithin(late, letteringPops-unrolls)
	return pictures.LetterState{Scale: popped(in), Alpha: min(1, 4*in), GrowsInPlace: true}
}

// popped returns the scale of something that pops up, at t from 0 to 1.
func popped(t float64) float64 {
	const small, large, turn = 0.3, 1.15, 0.6
	if t < turn {
		return geom.Mix(small, large, stage.EaseOut(t/turn))
	}
	return geom.Mix(large, 1, stage.EaseInOut((t-turn)/(1-turn)))
}
