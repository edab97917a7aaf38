package panel

import (
	"image"
	"math"
	"strconv"

	"github.com/hajimehoshi/ebiten/v2"

	"dreist/assets"
	"dreist/input"
	"dreist/render/geom"
	"dreist/render/kit"
	"dreist/render/target"
)

// Slider is a control for a value from 0 to 100.
type Slider struct {
	ID       string // as of a Button
	Label    string
	Value    int
	OnChange func(value int) // called for each new value, also during a drag
}

// slider is the part of a Slider.
type slider struct {
	Element
	PointerState
	*Env
	Caption
	id   string
	item Slider
	room int     // width of the control, in pixels
	spun float64 // wheel rotation beyond whole values
}

// The step of a slider by key and wheel, and its maximum value.
const (
	sliderStep = 5
	sliderMax  = 100
)

// MakePart implements Item.
func (item Slider) MakePart(d *Env, id string) Part {
	d.WidenLabels(item.Label)
	s := &slider{Env: d, id: IDOrDefault(item.ID, id), item: item}
	s.item.Value = min(max(item.Value, 0), sliderMax)
	return s
}

func (s *slider) Measure(width int) int {
	s.Caption = s.Env.NewCaption(s.item.Label, width)
	s.room = width - s.Start - s.number()
	return max(s.Skin.Px(formHeight), s.Label.Height())
}

// number returns the width in pixels of the value at the right end.
func (s *slider) number() int { return s.Skin.Px(38) }

// AppendZones appends the slider's target: groove and value in the full height of the row, because the handle is taller than the groove.
func (s *slider) AppendZones(dst []zone) []zone {
	r := s.Bounds()
	r.Min.X += s.Start
	return append(dst, zone{Target: target.Target{ID: s.id, Rect: geom.FromImageRect(r), Label: s.item.Label, Enabled: true}, Part: 1})
}

func (s *slider) HandleGrab(input.Modifiers) { s.follow() }
func (s *slider) HandleDrag()                { s.follow() }

// HandleWheel changes the value by whole steps; a touchpad sends small parts of a notch.
func (s *slider) HandleWheel(notches float64) {
	s.spun += notches * sliderStep
	steps := math.Trunc(s.spun)
	s.spun -= steps
	s.set(s.item.Value + int(steps))
}

// follow sets the value from the position of the mouse on the groove.
func (s *slider) follow() {
	x := s.Mouse.X
	g, half := s.groove(), s.Skin.Px(knobSize)/2
	along := float64(x-g.Min.X-half) / float64(g.Dx()-2*half)
	s.set(int(math.Round(along * sliderMax)))
}

func (s *slider) set(value int) {
	value = min(max(value, 0), sliderMax)
	if value == s.item.Value {
		return
	}
	s.item.Value = value
	if s.item.OnChange != nil {
		s.Defer(func() { s.item.OnChange(value) })
	}
}

// groove returns the rectangle in which the handle moves; the middle of the handle stays half a handle away from both ends.
func (s *slider) groove() image.Rectangle {
	r := s.Bounds()
	thick := s.Skin.Px(grooveThick)
	y := (r.Min.Y + r.Max.Y - thick) / 2
	return image.Rect(r.Min.X+s.Start, y, r.Min.X+s.Start+s.room, y+thick)
}

// Draw draws label, groove, handle and value.
func (s *slider) Draw(screen *ebiten.Image) {
	r, g := s.Bounds(), s.groove()
	s.DrawLabel(screen, r, s.Skin.Palette.Text)

	half := s.Skin.Px(knobSize) / 2
	x := g.Min.X + half + (g.Dx()-2*half)*s.item.Value/sliderMax
	s.Skin.Pictures.DrawStretched(screen, groove(s.Skin), g)
	if s.item.Value > 0 {
		s.Skin.Pictures.DrawStretched(screen, filled(s.Skin), image.Rect(g.Min.X, g.Min.Y, x, g.Max.Y))
	}
	handle := image.Pt(x, (r.Min.Y+r.Max.Y)/2)
	if s.HasRing {
		ring, size := halo(s.Skin)
		s.Skin.Pictures.DrawCentred(screen, ring, size, handle)
	}
	s.Skin.Pictures.DrawCentred(screen, knobOf(s.Skin, s.state()), s.Skin.Px(knobSize), handle)
	box := r
	box.Min.X = g.Max.X
	value := s.Skin.Face(assets.StrongFont, kit.TextSize).SingleLine(strconv.Itoa(s.item.Value), MaxWidth)
	value.Draw(screen, box, kit.Right, s.Skin.Palette.MutedText)
}

func (s *slider) state() kit.State {
	switch {
	case s.HeldPart != nowhere:
		return kit.Pressed
	case s.OverPart != nowhere:
		return kit.Hovered
	}
	return kit.Idle
}

func (s *slider) Appearance() Appearance {
	return Appearance{State: s.state(), HasRing: s.HasRing, Value: s.item.Value}
}

// InheritState takes the wheel's remainder from the replaced slider.
func (s *slider) InheritState(from Control) (inherited bool) {
	old, ok := from.(*slider)
	if ok {
		s.spun = old.spun
	}
	return ok
}

func (s *slider) CanFocus() bool { return true }
func (s *slider) HandlePress()   {}

func (s *slider) HandleArrow(step int) (handled bool) {
	s.set(s.item.Value + step*sliderStep)
	return true
}
