package show

import (
	"github.com/hajimehoshi/ebiten/v2"

	"dreist/render/panel/widget"
)

// Gap is vertical space.
type Gap struct{}

// Fill takes the remaining height of a panel with a fixed Height, so that what follows is at its lower edge.
type Fill struct{}

// Stage is room of a logical height for a picture that the caller draws over the panel. Panel.Stage returns the first
// one.
type Stage struct {
	Height  float64  // the least one where IsFill is set
	IsFill  bool     // it takes the remaining height like a Fill
	AltText []string // the texts in the picture, for screen readers
}

// room is the part of a Gap, a Fill or a Stage.
type room struct {
	widget.Element
	height int
	texts  []string
}

func (Gap) Part(*widget.Env, string) widget.Part  { return new(room) }
func (Fill) Part(*widget.Env, string) widget.Part { return new(room) }

// Part implements widget.Item.
func (item Stage) Part(d *widget.Env, _ string) widget.Part {
	return &room{height: d.Skin.Px(item.Height), texts: item.AltText}
}

func (r *room) Measure(int) int { return r.height }

func (r *room) Draw(*ebiten.Image) {}

// Lines appends the texts in the picture.
func (r *room) Lines(dst []widget.Line, _ bool) []widget.Line {
	return widget.TextLines(dst, r.texts...)
}
