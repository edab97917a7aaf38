package panel

import (
	"testing"

	"dreist/render/geom"
	"dreist/render/panel/paneltest"
)

// boxes returns where the boxes of all fields lie.
func boxes(p *Panel) []geom.Rect {
	var all []geom.Rect
	for _, c := range p.focus.controls {
		if f, ok := c.(writer); ok {
			all = append(all, geom.From(f.Bounds()))
		}
	}
	return all
}

func nothing() {}

const rule = "Leg so viele Karten, wie du willst und kannst. Schaffst du einen DREIer, darfst du sofort eine Karte von deinem Stapel ziehen – oder es lassen."

// made makes a panel in a window.
func made(t testing.TB, items []Item, options ...Option) *Panel {
	return New(paneltest.Skin(t), paneltest.Window(1280, 800, 1), items, options...)
}
