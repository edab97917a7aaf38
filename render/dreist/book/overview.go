package book

import (
	"image/color"

	"dreist/game/dreist"
	"dreist/game/dreist/rulebook"
	"dreist/render/dreist/pictures"
	"dreist/render/geom"
	"dreist/render/screens"
	"dreist/render/shell"
	"dreist/render/stage"
)

// NewOverview returns the rules at a glance, which lead to the rule book and to examples.
func NewOverview(c *shell.Context, e pictures.Canvas, open func(screens.Place) shell.Step, example func(number int) shell.Step) *screens.Overview {
	o := &screens.Overview{Context: c, Canvas: e.Canvas, Rules: rulebook.Book(), Open: open, Example: example,
		Ink: func(point int) color.RGBA { return pictures.Family(dreist.Color(point % dreist.Colors)) }}
	for _, p := range rulebook.Pages() {
		page := screens.OverviewPage{ID: p.ID, Tab: "book.tab." + p.ID, Title: p.TitleKey(), Points: p.Points, Section: p.Sections[0]}
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
