// Package book is the rule book of DREIst!: its pages with moving diagrams.
package book

import (
	"dreist/game/dreist/rulebook"
	"dreist/render/dreist/pictures"
	"dreist/render/geom"
	"dreist/render/screens"
	"dreist/render/shell"
	"dreist/render/stage"
)

// NewOverview returns the rule book, which leads to examples by number.
func NewOverview(c *shell.Context, e pictures.Canvas, example func(number int) shell.Step) *screens.Overview {
	o := &screens.Overview{Context: c, Canvas: e.Canvas, Rules: rulebook.Book(), Example: example}
	for _, p := range rulebook.Pages() {
		page := screens.OverviewPage{Tab: p.Tab, Points: p.Points}
		for _, d := range p.Diagrams {
			page.Captions = append(page.Captions, d.CaptionKey())
		}
		page.Diagrams = func(speed stage.Speed, reduced bool) (all []screens.Diagram) {
			diagrams, err := newDiagrams(p.Diagrams, speed)
			if err != nil {
				panic(err) // the diagrams are part of the program; its tests play them all
			}
			for _, d := range diagrams {
				d.line.SetReduced(reduced)
				all = append(all, shown{d, e})
			}
			return all
		}
		o.Pages = append(o.Pages, page)
	}
	return o
}

// shown is a diagram on a canvas.
type shown struct {
	*diagram
	canvas pictures.Canvas
}

func (s shown) Fit(f stage.Frame) { s.fit(f.W, f.H) }
func (s shown) Moves() bool       { return len(s.events) > 0 || len(s.board.Refusals) > 0 }
func (s shown) Again()            { s.again() }
func (s shown) Busy() bool        { return s.busy() }
func (s shown) Update() bool      { return s.update() }
func (s shown) Draw(in geom.Rect) { s.draw(s.canvas, in) }
