package book

import (
	"image/color"

	"dreist/game/thegame"
	"dreist/game/thegame/rulebook"
	"dreist/render/kit"
	"dreist/render/screens"
	"dreist/render/shell"
	"dreist/render/stage"
	"dreist/render/thegame/pictures"
)

// NewOverview returns the rules at a glance, which lead to the rule book and to examples by number.
func NewOverview(c *shell.Context, e *kit.Canvas, open func(screens.Place) shell.Step, example func(number int) shell.Step) *screens.Overview {
	o := &screens.Overview{Context: c, Canvas: e, Rules: rulebook.Book(), Open: open, Example: example,
		Ink: func(point int) color.RGBA { return pictures.Colour(thegame.Pile(point % thegame.Piles)) }}
	for _, p := range rulebook.Pages() {
		page := screens.OverviewPage{ID: p.ID, Tab: p.TabKey(), Title: p.TitleKey(), Points: p.Points, Section: p.Section}
		for _, d := range p.Diagrams {
			page.Captions = append(page.Captions, d.CaptionKey())
		}
		page.Diagrams = func(speed stage.Speed, reduced bool) (all []screens.Diagram) {
			for _, of := range p.Diagrams {
				d, err := newDiagram(of, e, speed, reduced)
				if err != nil {
					panic(err) // the diagrams are part of the program; its tests play them all
				}
				all = append(all, d)
			}
			return all
		}
		o.Pages = append(o.Pages, page)
	}
	return o
}
