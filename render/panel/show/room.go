package show

import (
	"github.com/hajimehoshi/ebiten/v2"

	"dreist/render/panel/widget"
)

// Gap sets what follows apart.
type Gap struct{}

// Fill takes the room that a panel of a given Height has left, so that what follows stands at its lower edge.
type Fill struct{}

// Stage is room for a picture that the caller draws over the panel, of the given logical height. Panel.Stage tells where the first is.
type Stage struct {
	Height  float64
	AltText []string // what is written in the picture, for who has the panel read aloud
}

// room is the part of a Gap, a Fill or a Stage: nothing, of a certain height.
type room struct {
	widget.Element
	height int
	told   []string
}

func (Gap) Part(*widget.Desk, string) widget.Part  { return new(room) }
func (Fill) Part(*widget.Desk, string) widget.Part { return new(room) }

// Part makes what the item is in a panel.
func (item Stage) Part(d *widget.Desk, _ string) widget.Part {
	return &room{height: d.Skin.Px(item.Height), told: item.AltText}
}

func (r *room) Measure(int) int { return r.height }

func (r *room) Draw(*ebiten.Image) {}

// Lines appends what is written in the picture.
func (r *room) Lines(dst []widget.Line, _ bool) []widget.Line {
	return widget.TextLines(dst, r.told...)
}
