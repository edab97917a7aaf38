package panel

import (
	"image"
	"math"
	"strconv"

	"github.com/hajimehoshi/ebiten/v2"

	"dreist/assets"
	"dreist/input"
	"dreist/render/kit"
	"dreist/render/target"
)

// slider is the part of a Slider.
type slider struct {
	element
	touch
	*desk
	caption
	id   string
	item Slider
	room int     // of the control, in pixels
	spun float64 // what the wheel turned beyond whole values
}

// The steps of a slider by key and wheel, and its largest value.
const (
	sliderStep = 5
	sliderMax  = 100
)

func (item Slider) part(d *desk, id string) part {
	d.align(item.Label)
	s := &slider{desk: d, id: named(item.ID, id), item: item}
	s.item.Value = min(max(item.Value, 0), sliderMax)
	return s
}

func (s *slider) measure(width int) int {
	s.caption = s.desk.caption(s.item.Label, width)
	s.room = width - s.start - s.number()
	return max(s.skin.Px(formHeight), s.label.Height())
}

// number is the width in pixels kept for the value at the right end.
func (s *slider) number() int { return s.skin.Px(38) }

// spots returns the groove with the value beside it, in the whole height: a handle is larger than its groove.
func (s *slider) spots(dst []spot) []spot {
	r := s.bounds()
	r.Min.X += s.start
	return append(dst, spot{target.Target{ID: s.id, Rect: rect(r), Label: s.item.Label, Enabled: true}, 1})
}

func (s *slider) grab(input.Modifiers) { s.follow() }
func (s *slider) drag()                { s.follow() }

// wheel turns the value by whole steps: a touchpad turns by small parts of a notch.
func (s *slider) wheel(notches float64) {
	s.spun += notches * sliderStep
	steps := math.Trunc(s.spun)
	s.spun -= steps
	s.set(s.item.Value + int(steps))
}

// follow sets the value to where the pointer is along the groove.
func (s *slider) follow() {
	x := s.mouse.X
	g, half := s.groove(), s.skin.Px(knobSize)/2
	along := float64(x-g.Min.X-half) / float64(g.Dx()-2*half)
	s.set(int(math.Round(along * sliderMax)))
}

func (s *slider) set(value int) {
	value = min(max(value, 0), sliderMax)
	if value == s.item.Value {
		return
	}
	s.item.Value = value
	if s.item.Changed != nil {
		s.tell.later(func() { s.item.Changed(value) })
	}
}

// groove is where the handle runs; the handle's middle stays half a handle away from both ends.
func (s *slider) groove() image.Rectangle {
	r := s.bounds()
	thick := s.skin.Px(grooveThick)
	y := (r.Min.Y + r.Max.Y - thick) / 2
	return image.Rect(r.Min.X+s.start, y, r.Min.X+s.start+s.room, y+thick)
}

// draw draws label, groove, handle and value.
func (s *slider) draw(screen *ebiten.Image) {
	r, g := s.bounds(), s.groove()
	s.drawLabel(screen, r, s.skin.ui.Text)

	half := s.skin.Px(knobSize) / 2
	x := g.Min.X + half + (g.Dx()-2*half)*s.item.Value/sliderMax
	s.skin.pictures.Grow(screen, s.skin.groove, g)
	if s.item.Value > 0 {
		s.skin.pictures.Grow(screen, s.skin.filled, image.Rect(g.Min.X, g.Min.Y, x, g.Max.Y))
	}
	handle := image.Pt(x, (r.Min.Y+r.Max.Y)/2)
	if s.ring {
		halo, size := s.skin.halo()
		s.skin.pictures.Stamp(screen, halo, size, handle)
	}
	s.skin.pictures.Stamp(screen, s.skin.knobs[s.state()], s.skin.Px(knobSize), handle)
	box := r
	box.Min.X = g.Max.X
	value := s.skin.face(assets.Strong, labelSize).Line(strconv.Itoa(s.item.Value), wide)
	value.Draw(screen, box, kit.Right, s.skin.ui.Muted)
}

func (s *slider) state() state {
	switch {
	case s.held != nowhere:
		return pressed
	case s.over != nowhere:
		return hovered
	}
	return idle
}

func (s *slider) look() look { return look{state: s.state(), ring: s.ring, value: s.item.Value} }
func (s *slider) able() bool { return true }
func (s *slider) press()     {}

func (s *slider) turn(step int) bool {
	s.set(s.item.Value + step*sliderStep)
	return true
}
