package show

import (
	"image"

	"github.com/hajimehoshi/ebiten/v2"

	"dreist/assets"
	"dreist/render/kit"
	"dreist/render/panel/widget"
)

// Section is a small heading over a group of controls.
type Section struct{ Text string }

// section is the part of a Section.
type section struct {
	widget.Element
	*widget.Env
	text  string
	prose kit.Prose
}

// Part implements widget.Item.
func (item Section) Part(d *widget.Env, _ string) widget.Part {
	return &section{Env: d, text: item.Text}
}

// sectionSize is the logical text size, and sectionRoom the room below the text.
const (
	sectionSize = 17
	sectionRoom = 5
)

func (s *section) Measure(width int) int {
	s.prose = s.Skin.Fit(s.text, assets.Display, sectionSize, float64(width))
	return s.prose.Height() + s.Skin.Px(sectionRoom)
}

// Draw draws the heading over a line.
func (s *section) Draw(screen *ebiten.Image) {
	r := s.Bounds()
	text := r
	text.Max.Y -= s.Skin.Px(sectionRoom)
	s.prose.Draw(screen, text, kit.Left, s.Skin.Headline())
	line := int(s.Skin.Hair(1.4))
	s.Skin.Fill(screen, image.Rect(r.Min.X, r.Max.Y-line, r.Max.X, r.Max.Y), s.Skin.UI.PanelEdge)
}

// Lines appends the heading.
func (s *section) Lines(dst []widget.Line, _ bool) []widget.Line {
	return widget.TextLines(dst, s.text)
}
