package menu

import (
	"image"

	"dreist/render/scene"
)

// Bounds returns the rectangle of the panel without its shadow.
func (p *Panel) Bounds() scene.Rect { return rect(p.at) }

// ButtonRect returns where the button with this label lies, or the option of a choice with this text where no button has it; ok is false where there is neither.
func (p *Panel) ButtonRect(label string) (at scene.Rect, ok bool) {
	for _, c := range p.focus.controls {
		if b, isButton := c.(*button); isButton && b.item.Label == label {
			return rect(b.bounds()), true
		}
	}
	for _, c := range p.focus.controls {
		c, isChoice := c.(*choice)
		if !isChoice || c.stepper {
			continue
		}
		for i, option := range c.item.Options {
			if option == label {
				return rect(c.seat(i)), true
			}
		}
	}
	return scene.Rect{}, false
}

// SliderRect returns where the groove of the slider with this label lies: its left end is 0, its right end 100.
func (p *Panel) SliderRect(label string) (at scene.Rect, ok bool) {
	for _, c := range p.focus.controls {
		if s, isSlider := c.(*slider); isSlider && s.item.Label == label {
			return rect(s.groove()), true
		}
	}
	return scene.Rect{}, false
}

// Stage returns where the first Stage of the panel lies; ok is false where there is none.
func (p *Panel) Stage() (at scene.Rect, ok bool) {
	for i, item := range p.column.items {
		if _, isStage := item.(Stage); isStage {
			return rect(p.column.boxes[i].Add(p.at.Min)), true
		}
	}
	return scene.Rect{}, false
}

func rect(r image.Rectangle) scene.Rect {
	return scene.Rect{X: float64(r.Min.X), Y: float64(r.Min.Y), W: float64(r.Dx()), H: float64(r.Dy())}
}
