package panel

import (
	"image"
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"dreist/assets"
	"dreist/render/kit"
	"dreist/render/target"
)

// Swatches is one of several pictures side by side.
type Swatches struct {
	ID      string // as of a Button
	Label   string // left of the pictures
	Options []Swatch
	Width   float64 // logical, of a picture
	Height  float64
	Index   int             // of the picture chosen at the start, from 0
	Changed func(index int) // called when another one is chosen
}

// Swatch is one picture of Swatches.
type Swatch struct {
	ID    string // without one it is named after the Swatches
	Label string // said of it, not shown
	Motif kit.Motif
}

// The logical distances between pictures, and of the ring around the one that is chosen.
const (
	swatchGap  = 12
	swatchRing = 3
	swatchRoom = 2 // between picture and ring
)

// swatches is the part of Swatches.
type swatches struct {
	element
	touch
	*desk
	caption
	id   string
	item Swatches
}

func (item Swatches) part(d *desk, id string) part {
	d.align(item.Label)
	return &swatches{desk: d, id: named(item.ID, id), item: item}
}

func (s *swatches) measure(width int) int {
	s.caption = s.desk.caption(s.item.Label, width)
	return max(s.skin.Px(s.item.Height)+2*s.reach(), s.label.Height())
}

// reach is how far the ring goes beyond its picture, in pixels.
func (s *swatches) reach() int { return int(s.skin.Hair(swatchRing) + s.skin.Hair(swatchRoom)) }

// seat is where a picture lies on the screen. They come closer where there is less room.
func (s *swatches) seat(i int) image.Rectangle {
	r, w, h, n := s.bounds(), s.skin.Px(s.item.Width), s.skin.Px(s.item.Height), len(s.item.Options)
	step := w + s.skin.Px(swatchGap)
	if free := r.Dx() - s.start - 2*s.reach() - w; n > 1 {
		step = min(step, free/(n-1))
	}
	at := image.Pt(r.Min.X+s.start+s.reach()+i*step, (r.Min.Y+r.Max.Y-h)/2)
	return image.Rectangle{Min: at, Max: at.Add(image.Pt(w, h))}
}

func (s *swatches) spots(dst []spot) []spot {
	for i, o := range s.item.Options {
		dst = append(dst, spot{target.Target{ID: named(o.ID, numbered(s.id, i)), Rect: rect(s.seat(i)), Label: o.Label, Tip: o.Label, Enabled: true}, i + 1})
	}
	return dst
}

func (s *swatches) drop() {
	if s.over != nowhere {
		s.set(s.over - 1)
	}
}

func (s *swatches) set(index int) {
	if index < 0 || index >= len(s.item.Options) || index == s.item.Index {
		return
	}
	s.item.Index = index
	if s.item.Changed != nil {
		s.tell.later(func() { s.item.Changed(index) })
	}
}

func (s *swatches) look() look { return look{ring: s.ring, value: s.item.Index, spot: s.over} }
func (s *swatches) able() bool { return len(s.item.Options) > 0 }

// press goes on to the next picture and from the last to the first.
func (s *swatches) press() { s.set((s.item.Index + 1) % len(s.item.Options)) }

func (s *swatches) turn(step int) bool {
	s.set(s.item.Index + step)
	return true
}

// draw draws the pictures, a ring around the one that is chosen, and a paler one around the one under the pointer.
func (s *swatches) draw(screen *ebiten.Image) {
	s.drawLabel(screen, s.bounds(), s.skin.ui.Text)
	ring := s.skin.Ring.(kit.Ring)
	ring.Radius = swatchRadius * float64(s.skin.Scale)
	ring.Width, ring.Gap = s.skin.Hair(swatchRing), s.skin.Hair(swatchRoom)
	ring.Corner = kit.Corner{Size: int(math.Ceil(ring.Radius)) + 2, Reach: s.reach()}
	for i, o := range s.item.Options {
		seat := s.seat(i)
		around := ring
		switch {
		case i == s.item.Index && s.ring:
			s.skin.pictures.Grow(screen, around, seat)
		case i == s.item.Index:
			around.Color = s.skin.ui.Glow
			s.skin.pictures.Grow(screen, around, seat)
		case i == s.over-1:
			around.Color = s.skin.ui.PanelEdge
			s.skin.pictures.Grow(screen, around, seat)
		}
		s.skin.pictures.Show(screen, o.Motif, seat)
		if i == s.item.Index {
			size := s.skin.Px(swatchTick)
			s.skin.pictures.Stamp(screen, kit.Badge{Rim: s.skin.Hair(1.4), Face: s.skin.ui.Panel, Ink: s.skin.ui.Text}, size, seat.Max.Sub(image.Pt(size/4, size/4)))
		}
	}
	if s.ring { // which control it is shows where the chosen picture alone does not say it
		l := s.bounds()
		s.skin.fill(screen, image.Rect(l.Min.X, l.Max.Y-s.reach(), l.Min.X+int(s.label.Width), l.Max.Y-s.reach()+int(s.skin.Hair(2))), kit.Focus(s.skin.theme))
	}
}

// The logical radius of the corners of a picture, and the size of the sign on the one that is chosen.
const (
	swatchRadius = 7
	swatchTick   = 20
)

// Section is a small heading over a group of controls.
type Section struct{ Text string }

// section is the part of a Section.
type section struct {
	element
	*desk
	text  string
	prose kit.Prose
}

func (item Section) part(d *desk, _ string) part { return &section{desk: d, text: item.Text} }

// sectionSize is the logical size of its letters, and sectionRoom the room below them.
const (
	sectionSize = 17
	sectionRoom = 5
)

func (s *section) measure(width int) int {
	s.prose = s.skin.fit(s.text, assets.Display, sectionSize, float64(width))
	return s.prose.Height() + s.skin.Px(sectionRoom)
}

// draw writes the heading over a line.
func (s *section) draw(screen *ebiten.Image) {
	r := s.bounds()
	text := r
	text.Max.Y -= s.skin.Px(sectionRoom)
	s.prose.Draw(screen, text, kit.Left, s.skin.headline())
	line := int(s.skin.Hair(1.4))
	s.skin.fill(screen, image.Rect(r.Min.X, r.Max.Y-line, r.Max.X, r.Max.Y), s.skin.ui.PanelEdge)
}
