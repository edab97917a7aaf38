package effects

import (
	"dreist/render/dreist/pictures"
	"dreist/render/geom"
	"dreist/render/kit"
	"dreist/render/stage"
)

// How long a lettering pops up and goes away again; how long it stays in between is its own.
const (
	letteringPops = stage.Span(220)
	letteringGoes = stage.Span(200)
	letteringHold = stage.Span(450) // as a rule
)

// ribbonHigh is how high the ribbon behind a lettering is with its tails, in sizes of that, and ribbonLow how far it lies below its middle: its band is seen above and
// below the letters, and lettered is how much room both take.
const (
	ribbonHigh = 1.6
	ribbonLow  = 0.09
	lettered   = 1.3
)

// letteringAway is how far a lettering moves as it goes, in logical pixels of texts, where that leads it over no card.
const letteringAway = 24

// lettering is a word that pops up, stays for a while and goes.
type lettering struct {
	word   pictures.Cheer
	at     geom.Point
	size   float64 // in device pixels
	away   float64 // how far it moves down as it goes
	ribbon bool    // one lies behind it
	still  bool    // it appears and fades in its place
	holds  stage.Span
}

// lasts is how long it is seen.
func (l *lettering) lasts() stage.Span { return letteringPops + l.holds + letteringGoes }

// draw draws the lettering when so much of it has gone by.
func (l *lettering) draw(e pictures.Canvas, at stage.Span) {
	in, out := at.Within(0, letteringPops), at.Within(letteringPops+l.holds, letteringGoes)
	middle, faint := l.at, 1-out
	if l.still {
		faint = min(in, faint)
	} else {
		middle.Y += l.away * stage.EaseIn(out)
	}
	wide := e.CheerWidth(l.word, l.size) + 4*l.size
	e.Together(geom.Around(middle, wide, 3*l.size), faint, func() { l.whole(e, middle, at) })
}

// whole draws the word on its ribbon.
func (l *lettering) whole(e pictures.Canvas, middle geom.Point, at stage.Span) {
	if l.ribbon {
		wide := e.CheerWidth(l.word, l.size) + l.size*2.8
		unrolled := 1.0
		if !l.still {
			unrolled = max(stage.EaseOut(at.Within(0, letteringPops*0.8)), 0.02)
		}
		e.Pressed(kit.Ribbon, geom.Point{X: middle.X, Y: middle.Y + l.size*ribbonLow}, wide, l.size*ribbonHigh, unrolled, 1, 0, kit.White(), 1)
	}
	letters := len([]rune(l.word.Text))
	e.Cheer(l.word, middle, l.size, func(i int) pictures.Pop {
		if l.still {
			return pictures.Pop{Grown: 1, Alpha: 1}
		}
		// The letters follow each other closely, and all stand when the time to pop up is over.
		late := letteringPops * 0.3 * stage.Span(i) / stage.Span(letters)
		return pictures.Pop{Grown: popped(at.Within(late, letteringPops*0.7)), Alpha: min(1, 4*at.Within(late, letteringPops*0.7))}
	})
}

// popped is how large something is that pops up, at t from 0 to 1.
func popped(t float64) float64 {
	const small, large, turn = 0.3, 1.15, 0.6
	if t < turn {
		return geom.Mix(small, large, stage.EaseOut(t/turn))
	}
	return geom.Mix(large, 1, stage.EaseInOut((t-turn)/(1-turn)))
}
